"""What lies under the squares: a carpet page. The four corners are washed, a quarter of the page for each Gospel, and gold lies in
the middle; all of it in whole squares. On the great board a knot fills each quarter: its ribbons cross on the lines between squares,
so that the middles of squares stay free, and turn back wherever a man stands at the start, so that none is cut. Elsewhere dots are
set about the crossings of the lines, where the old page has its men."""
from lib import *

SQUARE = 25
SIZES = (7, 9, 11, 13, 15, 19)

# Where men start on the great board, in both of its layouts, the throne, and the blocks in its corners.
STARTS = """
##x..x.......x..x##
##...............##
x....x.......x....x
.......x.x.x.......
......x.x.x.x......
x.x..x.......x..x.x
....x....x....x....
...x....x.x....x...
....x..x.x.x..x....
...x..x.x#x.x..x...
....x..x.x.x..x....
...x....x.x....x...
....x....x....x....
x.x..x.......x..x.x
......x.x.x.x......
.......x.x.x.......
x....x.......x....x
##...............##
##x..x.......x..x##
""".split()
GREAT = len(STARTS)

# Quarters are washes that are told from the vellum across a room; the knots in them are a breath: nothing happens there by
# the rules.
ROSE_WASH, MIST_WASH, GOLD_WASH = "#efd5ba", "#dde0c6", "#f0d590"
RIBBON, RIM = {ROSE_WASH: "#f3dfc6", MIST_WASH: "#e6e6cf"}, {ROSE_WASH: "#e4c6a5", MIST_WASH: "#cdd2b4"}
DOT = "#c2603f"


def part(x, y, side):
    """The part of the page that a square is in: the middle, one of four quarters, or None for the cross of vellum between them."""
    u, v = abs(x - side // 2), abs(y - side // 2)
    near = side * 4 // 9
    if u + v <= near and max(u, v) <= near - 2:
        return GOLD_WASH
    if min(u, v) > side // 6:
        return ROSE_WASH if (x < side // 2) == (y < side // 2) else MIST_WASH
    return None


def washes(p, side):
    """Whole squares, so that the edges of a wash are lines of the grid."""
    rows = {}
    for y in range(side):
        first = 0
        for x in range(1, side + 1):
            if x == side or part(x, y, side) != part(first, y, side):
                color = part(first, y, side)
                rows[color] = rows.get(color, "") + rect(first * SQUARE, y * SQUARE, (x - first) * SQUARE, SQUARE)
                first = x
    for color in (GOLD_WASH, ROSE_WASH, MIST_WASH):
        p.fill(color, rows[color])


def free(x, y, color):
    """Whether the ribbons of a quarter may enter a square."""
    if not (0 <= x < GREAT and 0 <= y < GREAT) or part(x, y, GREAT) != color or STARTS[y][x] != ".":
        return False
    return True


def alone(x, y, color):
    """Whether a square has no free neighbour, so that its ribbon would be a ring."""
    return not any(free(x + dx, y + dy, color) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def ribbons(color, more):
    """The stretches of ribbon of two quarters, one on each side of a square, `more` longer at both ends: first what lies below,
    then what lies above."""
    half, q = SQUARE / 2, SQUARE / 4
    e = q + more
    below, above = [], []
    for i in range(2 * GREAT + 1):
        for j in range(2 * GREAT + 1):
            if (i + j) % 2 == 0:
                continue
            upright = i % 2 == 0       # the line between a square to the left and one to the right
            two = (i // 2, j // 2)
            one = (two[0] - 1, two[1]) if upright else (two[0], two[1] - 1)
            x, y = i * half, j * half
            open_ = [free(*at, color) and not alone(*at, color) for at in (one, two)]
            if all(open_):
                falling = f"M{n(x - e, 2)} {n(y - e, 2)}l{n(2 * e, 2)} {n(2 * e, 2)}"
                rising = f"M{n(x - e, 2)} {n(y + e, 2)}l{n(2 * e, 2)} {n(-2 * e, 2)}"
                (above if upright else below).append(falling)
                (below if upright else above).append(rising)
                continue
            for side, is_open in zip((-1, 1), open_):
                if is_open:
                    turns = [(-e, side * e), (-q, side * q), (-1.9, side * 1.9), (1.9, side * 1.9), (q, side * q), (e, side * e)]
                    at = [f"{n(x + v, 2)} {n(y + u, 2)}" if upright else f"{n(x + u, 2)} {n(y + v, 2)}" for u, v in turns]
                    below.append(f"M{at[0]}L{at[1]}C{at[2]} {at[3]} {at[4]}L{at[5]}")
    return "".join(below), "".join(above)


def crossings(side):
    """Four dots about each crossing of lines outside the quarters."""
    dots = ""
    for i in range(1, side):
        for j in range(1, side):
            around = {part(i - a, j - b, side) for a in (0, 1) for b in (0, 1)}
            if around & {ROSE_WASH, MIST_WASH} and side == GREAT or len(around) > 1:
                continue
            x, y = i * SQUARE, j * SQUARE
            dots += f"M{n(x - 1.9)} {n(y - 1.9)}h0m3.8 0h0m0 3.8h0m-3.8 0h0"
    return dots


def layer(side):
    p = Page(side * SQUARE, side * SQUARE)
    washes(p, side)
    p.line(DOT, 1.3, crossings(side))
    if side == GREAT:
        for color in (ROSE_WASH, MIST_WASH):
            below, above = ribbons(color, .1)
            longer = ribbons(color, .9)     # or hair-lines would be seen where stretches meet
            p.line(RIM[color], 5.4, below, cap=False).line(RIBBON[color], 4, longer[0], cap=False)
            p.line(color, 7, above, cap=False).line(RIM[color], 5.4, above, cap=False)
            p.line(RIBBON[color], 4, longer[1], cap=False)
    p.save(f"great-{side}")


def in_lines(side):
    """To be coloured in: the knots in lines, and lozenges on the crossings."""
    p = Page(side * SQUARE, side * SQUARE)
    row = "".join(f"M{SQUARE * i}-4l4 4-4 4-4-4z" for i in range(side + 1))
    p.parts.append(f'<defs><path id="row" d="{row}"/></defs>')
    p.parts.append('<g fill="none" stroke="#b0b0b0" stroke-width=".25">' + "".join(f'<use href="#row" y="{SQUARE * j}"/>' for j in range(side + 1)) + "</g>")
    if side == GREAT:
        for color in (ROSE_WASH, MIST_WASH):
            for d, longer in zip(ribbons(color, .1), ribbons(color, .9)):
                p.line("#ffffff", 6.6, d, cap=False).line("#8c8c8c", 4.6, d, cap=False).line("#ffffff", 4.1, longer, cap=False)
    p.save(f"great-lines-{side}")


def draw():
    for side in SIZES:
        layer(side)
        in_lines(side)
