"""What stands for pieces in figures, on squares of 4 mm: the discs seen small, in large shapes."""
from lib import *

INK = "#373332"
NAVY, BLACK, GOLD = "#1d3557", "#201c1b", "#ffc935"
DYED, STRAW = "#2a5c8c", "#ddaf5a"
THISTLE = "#6b4878"
# A light bird's head looks to the right; a dark bird's and an eagle's, turned over, to the left. Each is a head and neck
# whose whole outline stands free within the disc: a gannet with a dagger of a bill, a raven with a bent one. They fill
# the disc: the means of the two have to differ 3:1.
GANNET = "M25 79C31 70 29 62 25 54C16 33 28 15 46 15C57 15 64 21 67 31L66 47C64 51 64 55 67 60C71 66 74 71 76 78" \
    "C62 91 40 91 25 79Z"
GANNET_BILL = "M62 28C73 31 83 36 91 43C83 46 74 48 63 49C66 42 66 35 62 28Z"
RAVEN = "M25 79C31 70 29 62 25 54C16 33 28 15 46 15C55 15 61 19 65 26C77 25 87 33 89 49C82 45 74 46 65 49" \
    "C62 53 63 58 68 63C73 68 75 72 76 78C62 91 41 91 25 79Z"
SHOE = "M26 36C26 10 74 10 74 36C74 54 68 66 66 80H54C56 66 60 50 60 38C60 26 40 26 40 38C40 50 44 66 46 80H34C32 66 26 54 26 36Z"
EAGLE = "M12 72C20 44 36 25 53 26C66 27 72 36 72 46C73 58 66 64 65 76L58 71L56 85L47 76L42 90L34 79L26 86L24 76Z"
EAGLE_BILL = "M66 36C82 33 94 44 92 62C91 67 89 70 86 73C84 64 80 61 75 61L66 62C63 54 63 45 66 36Z"


def disc(felt, parts, rim, wide=10):
    """A felt in its rim."""
    return [path(circ(50, 50, 46), felt), *parts, stroke(circ(50, 50, 48.5 - wide / 2), rim, wide)]


def crown(size, gold, outline=""):
    return place(50, 51, size, parts=[path("M-25 20L-31-9L-13 2L0-21L13 2L31-9L25 20Z", gold, outline)])


def draw():
    # Gold on the dye itself is what is seen first: in figures the crown alone stands for each king. Blue felt would be
    # the light birds', so kings in blue have a blue rim, and their crown an outline.
    svg("king-symbol", 100, 100, disc(MADDER, crown(1.2, GOLD), MADDER))
    svg("king-symbol-scottish", 100, 100, disc(THISTLE, crown(1.2, GOLD), THISTLE))
    outline = f'stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"'
    for name, felt, rim in (("ardri", "#fdf0cc", "#1f3654"), ("magpie", "#d5e6f2", "#1f5688")):
        svg(f"king-symbol-{name}", 100, 100, disc(felt, crown(1.12, GOLD, outline), rim))
    light = [path(GANNET, WHITE), path(GANNET_BILL, GOLD), path(circ(52, 36, 5), NAVY)]
    svg("defender-symbol", 100, 100, disc(DYED, light, NAVY, 5))
    dark = place(100, 0, 1, flip=True, parts=[path(RAVEN, BLACK), path(circ(53, 35, 4.4), STRAW)])
    svg("attacker-symbol", 100, 100, disc(STRAW, dark, BLACK, 5))
    svg("knight-symbol", 100, 100, [path(circ(50, 50, 46), INDIGO), path(circ(50, 50, 38), WHITE), path(SHOE, INDIGO)])
    eagle = [path(EAGLE, "#b08d62"), path(EAGLE_BILL, "#eab436"), path(circ(56, 44, 4.6), INK)]
    svg("commander-symbol", 100, 100,
        [path(circ(50, 50, 46), INK), *place(103, -3, 1, flip=True, parts=eagle)])
