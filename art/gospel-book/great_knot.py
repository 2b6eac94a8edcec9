"""What lies under the squares: a carpet page. The four corners are washed, a quarter of the page for each Gospel, and gold lies in
the middle; all of it in whole squares. On the great board a knot fills each quarter: its ribbons cross on the lines between squares,
so that the middles of squares stay free, and turn back wherever a man stands at the start, so that none is cut. On the
crossings of the middle, where the old page has its men, lie lozenges."""
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

# Quarters and knots are a breath of colour on the vellum: nothing happens there by the rules.
ROSE_WASH, MIST_WASH, GOLD_WASH = "#eccfab", "#d3dbc0", "#f1d383"
RIBBON, RIM = "#f4e5c8", {ROSE_WASH: "#dcb58c", MIST_WASH: "#b3c2a3"}
LOZENGE = "#f9ecc4"


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
                    steps = [(a[0] - b[0], a[1] - b[1]) for a, b in zip(turns, (None, turns[0], *[turns[1]] * 3, turns[4])) if b]
                    at = [f"{n(v, 2)} {n(u, 2)}" if upright else f"{n(u, 2)} {n(v, 2)}" for u, v in steps]
                    u, v = turns[0]
                    start = f"{n(x + v, 2)} {n(y + u, 2)}" if upright else f"{n(x + u, 2)} {n(y + v, 2)}"
                    below.append(f"M{start}l{at[0]}c{at[1]} {at[2]} {at[3]}l{at[4]}")
    return "".join(below), "".join(above)


def crossings(side):
    """In the middle of the page a lozenge lies on each crossing of lines; the cross of vellum stays empty."""
    gold = lambda i, j: all(part(i - a, j - b, side) == GOLD_WASH for a in (0, 1) for b in (0, 1))
    return "".join(f"M{i * SQUARE} {n(j * SQUARE - 3.2)}l3.2 3.2-3.2 3.2-3.2-3.2z" for i in range(1, side) for j in range(1, side) if gold(i, j))


def edge(side, colors):
    """The outline of parts of the page, along the lines of the grid."""
    inside = lambda x, y: 0 <= x < side and 0 <= y < side and part(x, y, side) in colors
    d = ""
    for i in range(side + 1):
        for go, differs in (("v", lambda j: inside(i, j) != inside(i - 1, j)), ("h", lambda j: inside(j, i) != inside(j, i - 1))):
            run = 0
            for j in range(side + 1):
                if differs(j):
                    run += 1
                elif run:
                    x, y = (i, j - run) if go == "v" else (j - run, i)
                    d += f"M{x * SQUARE} {y * SQUARE}{go}{run * SQUARE}"
                    run = 0
    return d


def layer(side):
    p = Page(side * SQUARE, side * SQUARE)
    washes(p, side)
    p.fill(LOZENGE, crossings(side))
    if side == GREAT:
        for color in (ROSE_WASH, MIST_WASH):
            below, above = ribbons(color, .1)
            longer = ribbons(color, .9)     # or hair-lines would be seen where stretches meet
            p.line(RIM[color], 5.4, below, cap=False).line(RIBBON, 4, longer[0], cap=False)
            p.line(color, 7, above, cap=False).line(RIM[color], 5.4, above, cap=False).line(RIBBON, 4, longer[1], cap=False)
    p.save(f"great-{side}")


def in_lines(side):
    """To be coloured in: the knots in lines, and lozenges on the crossings."""
    p = Page(side * SQUARE, side * SQUARE)
    row = "".join(f"M{SQUARE * i}-4l4 4-4 4-4-4z" for i in range(side + 1))
    p.parts.append(f'<defs><path id="row" d="{row}"/></defs>')
    p.parts.append('<g fill="none" stroke="#b0b0b0" stroke-width=".25">' + "".join(f'<use href="#row" y="{SQUARE * j}"/>' for j in range(side + 1)) + "</g>")
    if side == GREAT:
        for nth, color in enumerate((ROSE_WASH, MIST_WASH)):
            for level, (d, longer) in enumerate(zip(ribbons(color, .1), ribbons(color, .9))):
                p.parts.append(f'<defs><path id="r{nth}{level}" d="{d}"/></defs>')
                for ink, width in (("#ffffff", 6.6), ("#8c8c8c", 4.6)):
                    p.parts.append(f'<g fill="none" stroke="{ink}" stroke-width="{width}"><use href="#r{nth}{level}"/></g>')
                p.line("#ffffff", 4.1, longer, cap=False)
    p.save(f"great-lines-{side}")


def draw():
    for side in SIZES:
        layer(side)
        in_lines(side)
