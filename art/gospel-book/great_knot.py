"""A great knot that runs under the whole board: pale ribbons with a row of dots, as on pages that are nothing but ornament."""
from lib import *

RIBBON, RIM, DOT = "#f6e8bf", "#d9a77f", "#c96f4e"

# For each size of board: cells of the knot, and the crossings where ribbons turn back.
KNOTS = {
    7: (2, [], []),
    9: (2, [], []),
    11: (3, [(2, 3), (4, 3)], [(3, 2), (3, 4)]),
    13: (3, [(2, 3), (4, 3)], [(3, 2), (3, 4)]),
    15: (4, [(3, 4), (5, 4)], [(4, 3), (4, 5)]),
    19: (4, [(3, 4), (5, 4), (4, 1), (4, 7)], [(4, 3), (4, 5), (1, 4), (7, 4)]),
}


def middle_lines(knot, x, y, step):
    """The parts of the ribbons below and above, as paths along their middles; those above go on a little beyond the parts they meet."""
    below, above = "", ""
    at = lambda u, v: f"{n(x + u * step)} {n(y + v * step)}"
    for strand in knot.strands():
        for i, j, di, dj, ei, ej, kind in strand:
            ax, ay, bx, by = i - di / 2, j - dj / 2, i + ei / 2, j + ej / 2
            if kind:
                below += f"M{at(ax, ay)}C{at(ax + di * .42, ay + dj * .42)} {at(bx - ei * .42, by - ej * .42)} {at(bx, by)}"
            elif (di == dj) == (i % 2 == 0):
                above += f"M{at(ax - di * .03, ay - dj * .03)}L{at(bx + ei * .03, by + ej * .03)}"
            else:
                below += f"M{at(ax - di * .03, ay - dj * .03)}L{at(bx + ei * .03, by + ej * .03)}"
    return below, above


def layer(size, cells, flat, upright):
    """The knot for a board of so many squares, 25 units each."""
    side = size * 25
    step = side * .86 / (2 * cells)
    wide = 11 if size < 15 else 14
    p = Page(side, side)
    below, above = middle_lines(Knot(cells, cells, flat, upright), side * .07, side * .07, step)
    for d in (below, above):
        if d is above:
            p.line(VELLUM, wide + 7, d, cap=False)    # what lies below ends clear of it
        p.line(RIM, wide, d, cap=False).line(RIBBON, wide - 1, d, cap=False).dots(DOT, 1, 4.2, d)
    p.save(f"great-{size}")


def draw():
    for size, knot in KNOTS.items():
        layer(size, *knot)
