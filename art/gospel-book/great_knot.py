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


def middle_lines(knot, x, y, step, more=.03):
    """The parts of the ribbons below and above, as paths along their middles; straight ones go on a little beyond the parts they meet."""
    below, above = "", ""
    at = lambda u, v: f"{n(x + u * step)} {n(y + v * step)}"
    for strand in knot.strands():
        for i, j, di, dj, ei, ej, kind in strand:
            ax, ay, bx, by = i - di / 2, j - dj / 2, i + ei / 2, j + ej / 2
            if kind:
                below += f"M{at(ax, ay)}C{at(ax + di * .42, ay + dj * .42)} {at(bx - ei * .42, by - ej * .42)} {at(bx, by)}"
            elif (di == dj) == (i % 2 == 0):
                above += f"M{at(ax - di * more, ay - dj * more)}L{at(bx + ei * more, by + ej * more)}"
            else:
                below += f"M{at(ax - di * more, ay - dj * more)}L{at(bx + ei * more, by + ej * more)}"
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
    in_lines(size, (below, above), middle_lines(Knot(cells, cells, flat, upright), side * .07, side * .07, step, .06), wide)


def in_lines(size, parts, longer, wide):
    """To be coloured in: the same knot in lines, over lozenges where four squares meet. What is white within a ribbon is longer
    than its edges, or a hair-line would be seen where parts meet."""
    side = size * 25
    p = Page(side, side)
    lozenges = "".join(f"M{25 * i}-4l4 4-4 4-4-4z" for i in range(size + 1))
    p.parts.append(f'<defs><path id="row" d="{lozenges}"/>' + "".join(f'<path id="r{nth}" d="{d}"/>' for nth, d in enumerate(parts)) + "</defs>")
    p.parts.append('<g fill="none" stroke="#b0b0b0" stroke-width=".25">' + "".join(f'<use href="#row" y="{25 * j}"/>' for j in range(size + 1)) + "</g>")
    for nth, d in enumerate(longer):
        again = lambda look: p.parts.append(f'<use href="#r{nth}" fill="none" {look}/>')
        if nth:
            again(f'stroke="#ffffff" stroke-width="{wide + 7}"')
        again(f'stroke="#8c8c8c" stroke-width="{wide}"')
        p.line("#ffffff", wide - .5, d, cap=False)
        again('stroke="#8c8c8c" stroke-width=".8" stroke-linecap="round" stroke-dasharray="0 4.2"')
    p.save(f"great-lines-{size}")


def draw():
    for size, knot in KNOTS.items():
        layer(size, *knot)
