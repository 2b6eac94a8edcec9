"""What stands for pieces in figures, on squares of 4 mm: the discs seen small, in large shapes."""
from lib import *

INK = "#373332"
# A gannet's head looks to the right; a raven's and an eagle's, turned over, to the left. The rim
# hides where birds end. The gannet is white to the tip of its bill: its shape is what is seen at 4 mm.
GANNET = "M17 77C23 70 24 62 22 52C19 34 29 21 45 21C55 21 62 26 66 33L87 47C89 49 88 52 85 52L66 57" \
    "C60 64 62 72 67 86C52 96 28 92 17 77Z"
GANNET_CROWN = "M22 55C18 34 29 20 45 20C52 20 57 22 61 26C53 28 47 31 43 38C39 47 33 53 22 55Z"
GANNET_BILL = "M62 45.500L81 48"
RAVEN = "M22 86C30 76 26 64 26 51C25 33 36 21 51 21C60 21 66 26 69 34C79 34 85 41 88 52C80 50 74 52 67 58" \
    "C66 65 71 76 77 86A44 44 0 0 1 22 86Z"
CROWN = "M24 45L18 22L35 32L47 13L59 32L76 22L70 45Z"
PUFFIN = "M14 76C19 70 17 64 18 60C20 46 31 38 46 38C60 38 68 46 69 57L68 76C68 80 69 83 71 86C55 95 27 93 14 76Z"
PUFFIN_FACE = "M68 52C58 42 38 44 34 57C32 70 42 78 54 79C62 79 67 76 69 72Z"
PUFFIN_BILL = "M64 46C77 43 87 53 89 67C82 70 75 76 66 78C61 69 60 57 64 46Z"
SHOE = "M26 36C26 10 74 10 74 36C74 54 68 66 66 80H54C56 66 60 50 60 38C60 26 40 26 40 38C40 50 44 66 46 80H34C32 66 26 54 26 36Z"
EAGLE = "M12 72C20 44 36 25 53 26C66 27 72 36 72 46C73 58 66 64 65 76L58 71L56 85L47 76L42 90L34 79L26 86L24 76Z"
EAGLE_BILL = "M66 36C82 33 94 44 92 62C91 67 89 70 86 73C84 64 80 61 75 61L66 62C63 54 63 45 66 36Z"


def disc(felt, parts, rim, wide=10):
    """A felt in its rim."""
    return [path(circ(50, 50, 46), felt), *parts, stroke(circ(50, 50, 48.5 - wide / 2), rim, wide)]


def draw():
    king = [path(PUFFIN, INK), path(PUFFIN_FACE, WHITE), path(circ(50, 59, 6.4), INK),
        path(PUFFIN_BILL, "#ee7418", f'stroke="{INK}" stroke-width="3.4" stroke-linejoin="round"'),
        path(CROWN, "#f5b324", f'stroke="{INK}" stroke-width="4.6" stroke-linejoin="round"')]
    svg("king-symbol", 100, 100, disc("#fdf0cc", king, MADDER))
    # the other games' kings are other animals: in figures the crown alone stands for each, on the ground of its disc
    crown = place(50, 51, 1.24, parts=[path("M-25 20L-31-9L-13 2L0-21L13 2L31-9L25 20Z", "#f7bb2e",
        f'stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"')])
    wools = (("ardri", "#fdf0cc", "#1f3654"), ("scottish", "#eadcea", "#6b4878"), ("magpie", "#d5e6f2", "#1f5688"))
    for name, felt, rim in wools:
        svg(f"king-symbol-{name}", 100, 100, disc(felt, crown, rim))
    gannet = [path(GANNET, WHITE), path(GANNET_CROWN, "#f2b950"),
        path(circ(50, 42, 6.6), INDIGO), stroke(GANNET_BILL, INDIGO, 4, 'stroke-linecap="round"')]
    svg("defender-symbol", 100, 100, disc("#5291b9", gannet, INDIGO, 7))
    raven = place(104, 0, 1, flip=True, parts=[path(RAVEN, INK), path(circ(54, 40, 6), "#f7e3bb")])
    svg("attacker-symbol", 100, 100, disc("#b88848", raven, INK, 8))
    svg("knight-symbol", 100, 100, [path(circ(50, 50, 46), INDIGO), path(circ(50, 50, 38), WHITE), path(SHOE, INDIGO)])
    eagle = [path(EAGLE, "#b08d62"), path(EAGLE_BILL, "#eab436"), path(circ(56, 44, 4.6), INK)]
    svg("commander-symbol", 100, 100,
        [path(circ(50, 50, 46), INK), *place(103, -3, 1, flip=True, parts=eagle)])
