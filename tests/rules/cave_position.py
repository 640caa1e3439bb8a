from __future__ import annotations
import yaml
from game.match import Match
from game.rules.core.dice import Scripted
from game.rules.core.play import Frame
from game.rules.prehistoric import phases
from game.rules.prehistoric import state as st
from game.rules.prehistoric.state import *
from game.rules.prehistoric.rules import Prehistoric
REST=(NEXT_TURN,PHASE_RAID,PHASE_FOOD,PHASE_TRIBE,PHASE_ELEMENTS,PHASE_HUNT)
def start(rules, text):
    d=yaml.safe_load(text) or {}
    seats=d.get('seats',2)
    o=rules.options_from({k:('off' if v is False else str(v)) for k,v in d.get('options',{}).items()})
    s=State(seats,o,d.get('first',1)-1)
    s.active=d.get('active',1)-1
    s.round=d.get('round',1)
    s.hunted=d.get('hunted',0)
    used=set()
    def card(tok):
        for c in rules.catalogue.copies(tok):
            if c not in used:
                used.add(c); return c
        raise ValueError(tok)
    for seat,cards in d.get('hands',{}).items():
        s.hands[seat-1]=[card(c) for c in cards]
    for i in range(seats): s.tribes[i]=Tribe(10,(),2)
    for seat,t in d.get('tribes',{}).items():
        band=[]
        for m in t.get('band',[]):
            who,gear=(m,[]) if isinstance(m,str) else next(iter(m.items()))
            mem=Member(-1 if who=='person' else card(who))
            for g in gear:
                c=card(g); kind=rules.tables.type[c]
                mem=mem._replace(**dict.fromkeys({'both':('ranged','hand')}.get(kind,(kind,)),c))
            band.append(mem)
        s.tribes[seat-1]=Tribe(t.get('people',0),tuple(band),t.get('food',0),t.get('prisoners',0))
    deck=[card(c) for c in d.get('deck',[])]
    s.discard=[card(c) for c in d.get('discard',[])]
    rest=[c for c in range(183) if c not in used]
    where=d.get('rest','deck')
    if where=='deck': deck+=rest
    elif where=='discard': s.discard=rest+s.discard
    s.deck=deck[::-1]
    phase=d.get('phase','tribe')
    if phase=='nomad': s.agenda=[Frame(TURN,s.active)]
    else:
        n={'hunt':6,'elements':5,'tribe':4,'food':3,'raid':2}[phase]
        s.agenda=[Frame(k,s.active) for k in REST[:n]]
    dice=Scripted(d.get('dice',[])); out=[]
    phases.run(rules.tables,s,dice,out)
    return Match.at(rules,s,dice),dice,out
