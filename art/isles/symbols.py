"""What stands for pieces in figures, where a square may be 4 mm: flat, a few shapes."""
from lib import *

INK = "#373332"
FELT, EARTH, AMBER = "#8db4cb", "#d3a468", "#f0a52e"
# A gull's head looks to the right; a raven's, turned over, to the left.
GULL = "M16 76C24 70 27 62 27 52C27 34 38 22 53 22C66 22 74 30 75 41C75 53 67 60 68 70C69 76 71 79 74 82" \
    "C67 89 58 91 50 91C36 91 24 85 16 76Z"
GULL_BILL = "M72 35L91 45C92 50 90 54 85 53L73 53Z"
RAVEN = "M14 74C20 64 22 56 24 46C27 30 39 20 53 21C62 22 68 27 71 33L90 44C89 50 86 53 81 54L71 57" \
    "C67 66 70 74 76 81C68 89 59 91 50 91C35 91 23 84 14 74Z"
SHOE = "M26 36C26 10 74 10 74 36C74 54 68 66 66 80H54C56 66 60 50 60 38C60 26 40 26 40 38C40 50 44 66 46 80H34C32 66 26 54 26 36Z"
BILL = "M30 34C56 26 80 38 78 66C76 74 72 78 68 82C66 68 60 64 50 64L30 64Z"


def draw():
    svg("king-symbol", 100, 100, [path(circ(50, 50, 48), "#6d1f14"), path(circ(50, 50, 43), LICHEN), path(circ(50, 50, 36), MADDER),
        path("M24 66L20 34L36 48L50 24L64 48L80 34L76 66Z", LICHEN), path(rect(24, 69, 52, 6), LICHEN)])
    svg("defender-symbol", 100, 100, [path(circ(50, 50, 48), INDIGO), path(circ(50, 50, 41.5), FELT), path(GULL, WHITE),
        path(GULL_BILL, AMBER), path(circ(58, 42, 5.5), INDIGO)])
    svg("attacker-symbol", 100, 100, [path(circ(50, 50, 48), INK), path(circ(50, 50, 41), EARTH),
        *place(100, 0, 1, flip=True, parts=[path(RAVEN, INK), path(circ(56, 41, 5.5), "#f6e3b8")])])
    svg("knight-symbol", 100, 100, [path(circ(50, 50, 46), INDIGO), path(circ(50, 50, 38), WHITE), path(SHOE, INDIGO)])
    svg("commander-symbol", 100, 100, [path(circ(50, 50, 46), INK), path(BILL, "#eab436")])
