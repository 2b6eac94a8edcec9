"""What stands for pieces in figures, on squares of 4 mm: the discs seen small, in large shapes."""
from lib import *

INK = "#373332"
NAVY, BLACK, GOLD = "#1d3557", "#231f1e", "#ffc935"
THISTLE = "#6b4878"
# A light bird's head looks to the right; a dark bird's and an eagle's, turned over, to the left. A bird is one shape
# that fills its disc, a bill along the middle, where no stroke of a capture's cross goes, and an eye. What is dark is
# large: the means of the two discs have to differ 3:1.
LIGHT = "M16 81C25 78 29 73 28 65C22 60 20 53 20 45C20 27 33 14 49 14C62 14 71 21 74 32L72 60C69 66 65 67 65 72" \
    "C66 76 74 78 84 81A46 46 0 0 1 16 81Z"
LIGHT_BILL = "M69 31C78 33 87 40 92 50C86 56 78 60 68 61C71 51 71 41 69 31Z"
DARK = "M16 81C25 79 29 74 28 66C22 61 20 54 20 46C20 28 33 16 49 16C61 16 69 22 72 31L70 62C67 66 64 68 64 73" \
    "C65 77 74 78 84 81A46 46 0 0 1 16 81Z"
DARK_BILL = "M66 30C76 33 86 41 92 51C85 58 76 62 65 64C68 53 68 42 66 30Z"
CROWN = "M23 49L14 21L33 33L47 11L61 33L80 21L71 49Z"
PUFFIN = "M16 81C19 77 20 70 19 62C19 52 24 45 32 44H64L66 80C67 84 70 86 77 87A46 46 0 0 1 16 81Z"
PUFFIN_FACE = "M69 46H40C30 54 28 70 38 78C46 84 58 82 69 76Z"
PUFFIN_BILL = "M63 46C77 45 88 55 91 70C84 74 74 78 64 79C60 68 60 57 63 46Z"
SHOE = "M26 36C26 10 74 10 74 36C74 54 68 66 66 80H54C56 66 60 50 60 38C60 26 40 26 40 38C40 50 44 66 46 80H34C32 66 26 54 26 36Z"
EAGLE = "M12 72C20 44 36 25 53 26C66 27 72 36 72 46C73 58 66 64 65 76L58 71L56 85L47 76L42 90L34 79L26 86L24 76Z"
EAGLE_BILL = "M66 36C82 33 94 44 92 62C91 67 89 70 86 73C84 64 80 61 75 61L66 62C63 54 63 45 66 36Z"


def disc(felt, parts, rim, wide=10):
    """A felt in its rim."""
    return [path(circ(50, 50, 46), felt), *parts, stroke(circ(50, 50, 48.5 - wide / 2), rim, wide)]


def crown(size, gold, outline=""):
    return place(50, 51, size, parts=[path("M-25 20L-31-9L-13 2L0-21L13 2L31-9L25 20Z", gold, outline)])


def draw():
    # Gold on the dye itself is what is seen first.
    king = [path(PUFFIN, INK), path(PUFFIN_FACE, WHITE), path(circ(49, 64, 7), INK),
        path(PUFFIN_BILL, "#ff8a2a"), path(CROWN, GOLD)]
    svg("king-symbol", 100, 100, disc(MADDER, king, MADDER))
    # The other games' kings are other animals: in figures the crown alone stands for each. Blue felt would be the light
    # birds', so kings in blue have a blue rim, and their crown an outline.
    svg("king-symbol-scottish", 100, 100, disc(THISTLE, crown(1.2, GOLD), THISTLE))
    outline = f'stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"'
    for name, felt, rim in (("ardri", "#fdf0cc", "#1f3654"), ("magpie", "#d5e6f2", "#1f5688")):
        svg(f"king-symbol-{name}", 100, 100, disc(felt, crown(1.12, GOLD, outline), rim))
    light = [path(LIGHT, WHITE), path(LIGHT_BILL, "#f7b32b"), path(circ(54, 42, 6.5), NAVY)]
    svg("defender-symbol", 100, 100, disc(NAVY, light, NAVY, 8))
    dark = place(100, 0, 1, flip=True, parts=[path(DARK, BLACK), path(DARK_BILL, "#f24a1c"),
        path(circ(53, 42, 6), "#f7dc9a")])
    svg("attacker-symbol", 100, 100, disc("#ffd884", dark, BLACK, 8))
    svg("knight-symbol", 100, 100, [path(circ(50, 50, 46), INDIGO), path(circ(50, 50, 38), WHITE), path(SHOE, INDIGO)])
    eagle = [path(EAGLE, "#b08d62"), path(EAGLE_BILL, "#eab436"), path(circ(56, 44, 4.6), INK)]
    svg("commander-symbol", 100, 100,
        [path(circ(50, 50, 46), INK), *place(103, -3, 1, flip=True, parts=eagle)])
