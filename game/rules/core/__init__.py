"""What the games share: cards, actions, chance, the agenda, refusals and outcomes."""
