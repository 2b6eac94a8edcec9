"""Great letters on the king's men: half-uncials cut with a broad pen held nearly flat. Stems are thick and begin in a wedge, bowls swell and
thin to a hair-line, and each letter ends in the head of a hound, as those of the margins; red dots stand about them."""
from lib import *

LETTER, HEAD = "#d65332", "#f5d474"
LINE = 2.3

# The forms of L, which the symbol of the king's men has, too.
L_FORM = "M17 25C25 24 32 20 39 14L44 18V62C44 72 49 77 57 76C63 75 68 72 72 67L78 75C71 83 62 87 51 86C35 85 28 79 28 65V41C28 33 25 30 17 29Z"


def head(p, x, y, scale, turn=0, flip=False):
    """A hound's head with parted jaws, its ear laid over the neck, which comes from the right to (x, y)."""
    h = Page()
    h.pen(HEAD, INK, LINE / scale, form("6 -10!, -4 -12, -11 -8, -19 -11, -27 -12, -30 -6, -27 -1!, -16 0, -7 4!, -23 7!, -22 13, -10 13, 6 10!"))
    h.pen(HEAD, INK, LINE / scale, form("-4 -12!, 5 -17, 15 -18, 24 -13!, 15 -8, 4 -4"))
    h.line(INK, LINE * .8 / scale, "M-24-7Q-21-9-20-5.500").fill(INK, "M-13-4.500Q-7-10.500 0-4.500Q-7-.500-13-4.500Z")
    p.put(h, x, y, scale, turn, flip)


def initial(outline, at, dots, more=None):
    """A letter upon its disc: red within ink; a head; dots."""
    p = Page().dots(RED, 2.6, 5.8, dots).line(INK, 2 * LINE, outline).fill(LETTER, outline)
    if more:
        more(p)
    head(p, *at)
    return p


def panel(p):
    """A twist in gold let into a stem."""
    p.pen(HEAD, INK, 1.6, "M46 36H54V70H46Z").line(INK, 1.6, "M46.500 37L53.500 45.200L46.500 53L53.500 61L46.500 69M53.500 37L46.500 45.200L53.500 53L46.500 61L53.500 69")


def letters():
    """L(iber), I(nitium), Q(uoniam) begin Gospels, A(lea) the game."""
    yield initial(L_FORM, (66, 70, .76, -12, True), "M22 42V66Q23 83 36 89M50 26V58")
    yield initial("M41 24L59 20V72C59 78 62 81 70 82V86H30V82C38 81 41 78 41 72Z", (52, 27, .88, 0), "M35 46V74M65 34V74", panel)
    yield initial("M59.500 24L72 16L75 19V70C75 79 70 85 60 86L54 78C60 78 61 74 61 68V59C57 64 50 66.500 43 67C31 68 22 59 22 46C22 33 30 22 44 20C50 19 55 20 59.500 24Z"
        "M61 32C58 27 55 25 50 25C42 25 37 31 37 40C37 50 42 57.500 50 57.500C55 57.500 58 54 61 49.500Z", (60, 81, .74, 4), "M16.500 42Q17 66 32 73")
    yield initial("M38 19C50 18 57 25 61 37L73 70C75 75 78 77 82 76L84 80C77 87 65 86 62 77L60.500 72.500C54 79 47 83.500 38 84C26 84 19 72 25 59C30 49 41 46.500 50.500 46.500L47 37C45 32 42 30 36 30Z"
        "M53 52.500C47 52 42.500 54 40 59.500C37 66 39 73 45 73C50 73 54 68 57.300 64Z", (43, 27, .8, 4), "M66 28L80 64")
