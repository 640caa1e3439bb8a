"""What the table of Lawrence of Arabia is drawn from."""

from __future__ import annotations

from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.view import View
from game.table import look

Look = look.Look[Lawrence, View]
