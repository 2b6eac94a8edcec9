"""What the other dresses share with the first, in their own dyes: the same drawings, red in another colour."""
import common
from common import write
from lib import R1, R2, R3
from pieces import HEATHER, SEA

NAMES = [f"defender-{k}" for k in range(1, 9)] + ["town-1", "town-2", "town-3", "town-edge", "throne", "corner", "escape", "knight", "defender-symbol", "knight-symbol",
    "throne-sign", "escape-sign", "initial", "card-edge", "card-corner"]


def draw():
    for suffix, dye in (("sea", SEA), ("heather", HEATHER)):
        for name in NAMES:
            text = (common._folder / f"{name}.svg").read_text(encoding="utf-8")
            for red, other in zip((R1, R2, R3), dye): text = text.replace(red, other)
            write(f"{name}-{suffix}.svg", text)
