"""What stands for pieces in figures, on squares of 4 mm: the discs seen small, in large shapes."""
from lib import *

INK = "#373332"
# A gannet's head looks to the right; a raven's and an eagle's, turned over, to the left. The rim
# hides where birds end.
GANNET = "M16 86C22 78 21 66 20 52C18 32 29 19 45 19C56 19 63 24 67 33L90 46C91 48 91 50 89 51L66 58C61 70 64 80 72 88A43 43 0 0 1 16 86Z"
GANNET_CROWN = "M20 52C18 32 29 19 45 19C52 19 58 21 62 25C60 36 44 35 38 46C34 53 28 56 20 56Z"
GANNET_BILL = "M65 31L91 46C92 48 92 50 90 51.500L63 59C60 50 61 40 65 31Z"
RAVEN = "M22 86C30 76 26 64 26 51C25 33 36 21 51 21C60 21 66 26 69 34C79 34 85 41 88 52C80 50 74 52 67 58" \
    "C66 65 71 76 77 86A44 44 0 0 1 22 86Z"
CROWN = "M27 45L20 20L35 30L46 12L57 30L72 20L65 45Z"
PUFFIN = "M13 73C20 70 22 64 22 58C23 47 31 41 45 41C58 41 66 48 67 58L66 74C66 80 68 84 70 88A43 43 0 0 1 13 73Z"
PUFFIN_FACE = "M66 54C58 46 43 47 39 57C37 67 43 74 53 75C60 75 65 73 67 70Z"
PUFFIN_BILL = "M63 49C75 45 87 53 90 66C82 68 75 75 65 77C61 68 60 58 63 49Z"
SHOE = "M26 36C26 10 74 10 74 36C74 54 68 66 66 80H54C56 66 60 50 60 38C60 26 40 26 40 38C40 50 44 66 46 80H34C32 66 26 54 26 36Z"
EAGLE = "M12 72C20 44 36 25 53 26C66 27 72 36 72 46C73 58 66 64 65 76L58 71L56 85L47 76L42 90L34 79L26 86L24 76Z"
EAGLE_BILL = "M66 36C82 33 94 44 92 62C91 67 89 70 86 73C84 64 80 61 75 61L66 62C63 54 63 45 66 36Z"


def disc(felt, parts, rim, wide=10):
    """A felt in its rim."""
    return [path(circ(50, 50, 46), felt), *parts, stroke(circ(50, 50, 48.5 - wide / 2), rim, wide)]


def draw():
    king = [path(PUFFIN, INK), path(PUFFIN_FACE, WHITE), path(circ(53, 59, 4.6), INK),
        path(PUFFIN_BILL, "#ea7a1e", f'stroke="{INK}" stroke-width="3"'),
        path(CROWN, "#f7b92c", f'stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"')]
    svg("king-symbol", 100, 100, disc("#f2d893", king, MADDER))
    gannet = [path(GANNET, WHITE), path(GANNET_CROWN, "#efc681"), path(GANNET_BILL, INDIGO), path(circ(50, 43, 6), INDIGO)]
    svg("defender-symbol", 100, 100, disc("#8bbbd6", gannet, INDIGO, 8))
    raven = place(104, 0, 1, flip=True, parts=[path(RAVEN, INK), path(circ(54, 40, 6), "#f7e3bb")])
    svg("attacker-symbol", 100, 100, disc("#d9ab68", raven, INK, 8))
    svg("knight-symbol", 100, 100, [path(circ(50, 50, 46), INDIGO), path(circ(50, 50, 38), WHITE), path(SHOE, INDIGO)])
    eagle = [path(EAGLE, "#b08d62"), path(EAGLE_BILL, "#eab436"), path(circ(56, 44, 4.6), INK)]
    svg("commander-symbol", 100, 100,
        [path(circ(50, 50, 46), INK), *place(103, -3, 1, flip=True, parts=eagle)])
