"""What stands for pieces in figures, where a square may be 4 mm: flat, a few shapes."""
from lib import *

INK = "#373332"
GULL = "M16 45C26 32 40 32 50 52C60 32 74 32 84 45C70 43 60 50 50 68C40 50 30 43 16 45Z"
BILL = "M30 34C56 26 80 38 78 66C76 74 72 78 68 82C66 68 60 64 50 64L30 64Z"
SHOE = "M26 36C26 10 74 10 74 36C74 54 68 66 66 80H54C56 66 60 50 60 38C60 26 40 26 40 38C40 50 44 66 46 80H34C32 66 26 54 26 36Z"


def draw():
    svg("king-symbol", 100, 100, [path(circ(50, 50, 48), "#6d1f14"), path(circ(50, 50, 43), LICHEN), path(circ(50, 50, 36), MADDER),
        path("M24 66L20 34L36 48L50 24L64 48L80 34L76 66Z", LICHEN), path(rect(24, 69, 52, 6), LICHEN)])
    svg("defender-symbol", 100, 100, [path(circ(50, 50, 46), INDIGO), path(circ(50, 50, 37), WHITE), path(GULL, INDIGO)])
    svg("attacker-symbol", 100, 100, [path(circ(50, 50, 46), INK), path(circ(50, 50, 23), "#d9b27c"), path(circ(50, 50, 12), INK)])
    svg("knight-symbol", 100, 100, [path(circ(50, 50, 46), INDIGO), path(circ(50, 50, 38), WHITE), path(SHOE, INDIGO)])
    svg("commander-symbol", 100, 100, [path(circ(50, 50, 46), INK), path(BILL, "#eab436")])
