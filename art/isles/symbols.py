"""What stands for pieces in figures, on squares of 4 mm: the discs seen small, in large shapes."""
from birds import LINE
from lib import *
from pieces import EARTH

INK = "#373332"
# A gannet's head looks to the right; a raven's and an eagle's, turned over, to the left. The rim
# hides where birds end.
GANNET = "M10 74C21 66 21 56 23 46C25 29 33 20 45 20C57 20 64 29 65 40C66 54 58 64 61 78C63 84 67 87 70 89A46 46 0 0 1 10 74Z"
GANNET_CROWN = "M23 50C22 29 32 20 45 20C54 20 60 24 63 31C56 35 50 37 46 44C42 52 35 55 23 50Z"
GANNET_BILL = "M59 31C73 33 87 39 97 48C84 52.500 72 52.500 59 50C56 44 56 37 59 31Z"
RAVEN = "M24 83C31 71 29 58 30 48C32 32 41 23 52 24C60 25 65 28 67 32C80 31 90 37 92 50C84 47 77 49 66 54" \
    "C62 62 65 66 71 73C73 77 75 81 76 85A43 43 0 0 1 24 83Z"
CROWN = "M27 45L20 20L35 30L46 12L57 30L72 20L65 45Z"
PUFFIN = "M13 73C20 70 22 64 22 58C23 47 31 41 45 41C58 41 66 48 67 58L66 74C66 80 68 84 70 88A43 43 0 0 1 13 73Z"
PUFFIN_FACE = "M66 54C58 46 43 47 39 57C37 67 43 74 53 75C60 75 65 73 67 70Z"
PUFFIN_BILL = "M63 49C75 45 87 53 90 66C82 68 75 75 65 77C61 68 60 58 63 49Z"
SHOE = "M26 36C26 10 74 10 74 36C74 54 68 66 66 80H54C56 66 60 50 60 38C60 26 40 26 40 38C40 50 44 66 46 80H34C32 66 26 54 26 36Z"
EAGLE = "M12 72C20 44 36 25 53 26C66 27 72 36 72 46C73 58 66 64 65 76L58 71L56 85L47 76L42 90L34 79L26 86L24 76Z"
EAGLE_BILL = "M66 36C82 33 94 44 92 62C91 67 89 70 86 73C84 64 80 61 75 61L66 62C63 54 63 45 66 36Z"


def disc(felt, parts, rim):
    """A felt in its rim."""
    return [path(circ(50, 50, 46), felt), *parts, stroke(circ(50, 50, 43.5), rim, 10)]


def draw():
    king = [path(PUFFIN, INK), path(PUFFIN_FACE, WHITE), path(circ(53, 59, 4.6), INK),
        path(PUFFIN_BILL, "#ea7a1e", f'stroke="{INK}" stroke-width="3"'),
        path(CROWN, "#f7b92c", f'stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"')]
    svg("king-symbol", 100, 100, disc("#f2d893", king, MADDER))
    # the bill cuts the rim
    gannet = [path(GANNET, WHITE), path(GANNET_CROWN, "#e3a23c"), path(circ(49.500, 39, 5), LINE)]
    bill = path(GANNET_BILL, "#e3edf2", f'stroke="{INDIGO}" stroke-width="4.4" stroke-linejoin="round"')
    svg("defender-symbol", 100, 100, [*disc("#97bfd5", gannet, INDIGO), bill])
    raven = place(100, 0, 1, flip=True, parts=[path(RAVEN, INK), path(circ(53, 39, 5), "#f7e3bb")])
    felt = mix(EARTH, "#f2c98a", .4)
    svg("attacker-symbol", 100, 100, disc(felt, raven, INK))
    svg("knight-symbol", 100, 100, [path(circ(50, 50, 46), INDIGO), path(circ(50, 50, 38), WHITE), path(SHOE, INDIGO)])
    eagle = [path(EAGLE, "#b08d62"), path(EAGLE_BILL, "#eab436"), path(circ(56, 44, 4.6), INK)]
    svg("commander-symbol", 100, 100,
        [path(circ(50, 50, 46), INK), *place(103, -3, 1, flip=True, parts=eagle)])
