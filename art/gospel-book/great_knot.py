"""What lies under the squares: a carpet page. The four corners are washed, a quarter of the page for each Gospel, and gold
lies in the middle; all of it in whole squares. On the great board a knot fills each of them: its ribbons cross on the lines
between squares, so that the middles of squares stay free, and turn back wherever a man stands at the start, so that none is
cut. A line of ink and red dots close the middle. Elsewhere dots are set about the crossings of the lines, where the old page
has its men."""
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

# Washes are told from the vellum across a room; the knots in them are a breath: nothing happens there by the rules.
ROSE_WASH, MIST_WASH, GOLD_WASH = "#efd5ba", "#dde0c6", "#f0d590"
RIBBON = {ROSE_WASH: "#f3dfc6", MIST_WASH: "#e6e6cf", GOLD_WASH: "#f5e0a9"}
RIM = {ROSE_WASH: "#e4c6a5", MIST_WASH: "#cdd2b4", GOLD_WASH: "#e3c272"}
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
    """Whether ribbons may enter a square."""
    return 0 <= x < GREAT and 0 <= y < GREAT and part(x, y, GREAT) == color and STARTS[y][x] == "."


def alone(x, y, color):
    """Whether a square has no free neighbour, so that its ribbon is a ring."""
    return not any(free(x + dx, y + dy, color) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def ribbons(color, rings):
    """A knot's stretches of ribbon, one on each side of a square, 100 units to a square: what lies below, and what lies above.
    Only those left of the middle and not below it: the board is the same after a quarter turn, and so is what lies above."""
    below, above = [], []
    for i in range(GREAT):
        for j in range(1 - i % 2, GREAT + 1, 2):
            upright = i % 2 == 0       # the line between a square to the left and one to the right
            two = (i // 2, j // 2)
            one = (two[0] - 1, two[1]) if upright else (two[0], two[1] - 1)
            x, y = i * 50, j * 50
            open_ = [free(*at, color) and (rings or not alone(*at, color)) for at in (one, two)]
            if all(open_):
                falling, rising = f"M{x - 25} {y - 25}l50 50", f"M{x - 25} {y + 25}l50-50"
                (above if upright else below).append(falling)
                (below if upright else above).append(rising)
                continue
            for side, is_open in zip((-1, 1), open_):
                if is_open:
                    bend = [(18, -17 * side), (32, -17 * side), (50, 0)]    # to the line, along it, and back
                    bend = " ".join(f"{v} {u}" if upright else f"{u} {v}" for u, v in bend)
                    start = (x + side * 25, y - 25) if upright else (x - 25, y + side * 25)
                    below.append(f"M{start[0]} {start[1]}c{bend}".replace(" -", "-"))
    return "".join(below), "".join(above)


# Which of two knots fills a wash, and after which turns.
KNOTS = {ROSE_WASH: ("quarter", (0, 180)), MIST_WASH: ("quarter", (90, 270)), GOLD_WASH: ("middle", (0, 90, 180, 270))}


def knots(p, strokes, rings=True):
    """All knots: strokes(color) has color, width and cap of each stroke of what lies below, and of what lies above."""
    for color in (ROSE_WASH, GOLD_WASH):
        for level, d in enumerate(ribbons(color, rings)):
            p.parts.append(f'<defs><path id="{KNOTS[color][0]}{level}" d="{d}"/></defs>')
    about = GREAT * 50
    p.parts.append(f'<g fill="none" transform="scale({SQUARE / 100})">')
    for color, (name, turns) in KNOTS.items():
        for level, several in enumerate(strokes(color)):
            all_ = "".join(f'<use href="#{name}{level}" transform="rotate({turn} {about} {about})"/>' for turn in turns)
            for stroke, width, cap in several:
                p.parts.append(f'<g stroke="{stroke}" stroke-width="{width}"{cap}>{all_}</g>')
    p.parts.append("</g>")


# Where stretches meet, one of two is longer, or hair-lines would be seen there.
LONGER = ' stroke-linecap="square"'


def painted(color):
    rim, ribbon = (RIM[color], 21.6, ""), (RIBBON[color], 16, LONGER)
    return (rim, ribbon), ((color, 28, ""), rim, ribbon)


def in_ink(color):
    line = (("#ffffff", 26.4, ""), ("#8c8c8c", 18.4, ""), ("#ffffff", 16.4, LONGER))
    return line, line


def around_middle(out):
    """The outline of the great board's middle, so far outside it."""
    rows = [[x for x in range(GREAT) if part(x, y, GREAT) == GOLD_WASH] for y in range(GREAT)]
    right = []
    before = 0
    for y, row in enumerate(rows):
        now = row[-1] + 1 if row else 0
        if now != before:
            at = y * SQUARE + (-out if now > before else out)
            right += [(before * SQUARE + out, at)] * bool(before) + [(now * SQUARE + out, at)] * bool(now)
        before = now
    return right + [(GREAT * SQUARE - x, y) for x, y in reversed(right)]


def close_middle(p, ink, dot):
    """A line of ink along the middle's edge, and outside it red dots, some in each corner."""
    p.line(ink, 1.2, poly(around_middle(.9)), cap=False)
    points = around_middle(4.2)
    dots = ""
    for (x, y), (u, v) in zip(points, points[1:] + points[:1]):
        count = round((abs(u - x) + abs(v - y)) / 3.6)
        step = f"m{n((u - x) / count, 2)} {n((v - y) / count, 2)}h0".replace(" -", "-")
        dots += f"M{n(x)} {n(y)}h0" + step * (count - 1)
    p.line(dot, 1.5, dots)


def crossings(side):
    """Four dots about each crossing of lines outside the washes; on smaller boards within them, too."""
    dots = ""
    for i in range(1, side):
        for j in range(1, side):
            around = {part(i - a, j - b, side) for a in (0, 1) for b in (0, 1)}
            if around != {None} and side == GREAT or len(around) > 1:
                continue
            x, y = i * SQUARE, j * SQUARE
            dots += f"M{n(x - 1.9)} {n(y - 1.9)}h0m3.8 0h0m0 3.8h0m-3.8 0h0"
    return dots


def layer(side):
    p = Page(side * SQUARE, side * SQUARE)
    washes(p, side)
    p.line(DOT, 1.3, crossings(side))
    if side == GREAT:
        knots(p, painted)
        close_middle(p, DEEP, RED)
    p.save(f"great-{side}")


def in_lines(side):
    """To be coloured in: the knots in lines, and lozenges on the crossings."""
    p = Page(side * SQUARE, side * SQUARE)
    row = "".join(f"M{SQUARE * i}-4l4 4-4 4-4-4z" for i in range(side + 1))
    p.parts.append(f'<defs><path id="row" d="{row}"/></defs>')
    p.parts.append('<g fill="none" stroke="#b0b0b0" stroke-width=".25">' + "".join(f'<use href="#row" y="{SQUARE * j}"/>' for j in range(side + 1)) + "</g>")
    if side == GREAT:
        knots(p, in_ink, False)     # rings would be taken for the circles of squares where men start
        close_middle(p, "#8c8c8c", "#8c8c8c")
    p.save(f"great-lines-{side}")


def draw():
    for side in SIZES:
        layer(side)
        in_lines(side)
