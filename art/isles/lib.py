"""Wool: colours of the dyer and the sheep, knitted charts as paths, and felt shapes."""
import math
from common import chance as rnd, mix, number, write

# undyed shades, from white to nearly black
WHITE, CREAM, FAWN, SHAELA, MOORIT, PEAT = "#fbf7ec", "#f1e8d6", "#dfcfb2", "#b5a893", "#6b4733", "#3a3330"
# dyed: indigo, madder, lichen, and the sky between
INDIGO, BLUE, SKY, MADDER, LICHEN, GREEN = "#27405f", "#4f7590", "#bcd0d8", "#9a3527", "#e0b04a", "#5d7350"


def f(value, digits=1):
    return number(value, digits)


def pt(x, y):
    return f"{f(x)} {f(y)}"


def path(d, fill, more=""):
    d = d if isinstance(d, str) else "".join(d)
    more = f"{getattr(d, 'where', '')} {more}".strip()
    return f'<path d="{d}" fill="{fill}"{" " + more if more else ""}/>'


def stroke(d, color, width, more=""):
    d = d if isinstance(d, str) else "".join(d)
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{f(width, 2)}"{" " + more if more else ""}/>'


def circ(x, y, r):
    return f"M{f(x - r)} {f(y)}a{f(r)} {f(r)} 0 1 0 {f(2 * r)} 0a{f(r)} {f(r)} 0 1 0 {f(-2 * r)} 0z"


def rect(x, y, w, h):
    return f"M{f(x)} {f(y)}h{f(w)}v{f(h)}h{f(-w)}z"


def poly(points):
    return "M" + "L".join(pt(x, y) for x, y in points) + "Z"


def place(x, y, scale=1, turn=0, flip=False, parts=()):
    """Parts moved, turned and scaled; flip looks the other way."""
    sx = f"{'-' if flip else ''}{number(scale, 3)}"
    spin = f" rotate({f(turn)})" if turn else ""
    return [f'<g transform="translate({pt(x, y)}){spin} scale({sx} {number(scale, 3)})">', *parts, "</g>"]


def svg(name, width, height, parts):
    view = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {f(width, 2)} {f(height, 2)}">'
    write(f"{name}.svg", "\n".join([view, *parts, "</svg>"]) + "\n")


# Knitting. A chart is rows of letters, each a stitch; "." and " " are left open. Stitches sit in one another as V in V,
# so an upper or lower side of a shape is a row of notches.

class Knitted(str):
    """A path in stitches of 10 by 10, and how they are moved and scaled: whole numbers keep drawings small."""
    where = ""


def stitched(d, x, y, w, h):
    d = Knitted(d)
    scale = number(w / 10, 4) if w == h else f"{number(w / 10, 4)} {number(h / 10, 4)}"
    d.where = f'transform="translate({pt(x, y)}) scale({scale})"'
    return d


def knit(cells, x, y, w, h=None):
    """One path around cells, a set of (column, row), of stitches w wide and h high from (x, y)."""
    go = {}
    for c, r in cells:
        for a, b, beside in (((c, r), (c + 1, r), (c, r - 1)), ((c + 1, r), (c + 1, r + 1), (c + 1, r)),
                ((c + 1, r + 1), (c, r + 1), (c, r + 1)), ((c, r + 1), (c, r), (c - 1, r))):
            if beside not in cells:
                go.setdefault(a, []).append(b)
    d = []
    for start in sorted(go):
        while go.get(start):
            here, last, sides = start, None, []
            while go.get(here):
                ways = go[here]
                # where two shapes touch with a corner, the line turns right and keeps them apart
                best = 0
                if len(ways) > 1 and last:
                    dx, dy = here[0] - last[0], here[1] - last[1]
                    best = next((i for i, q in enumerate(ways) if (q[0] - here[0], q[1] - here[1]) == (-dy, dx)), 0)
                to = ways.pop(best)
                sides.append((here, to))
                last, here = here, to
            run, down, sloped = [f"M{f(10 * start[0])} {f(10 * start[1])}"], 0, False
            for (px, py), (qx, qy) in sides:
                if px == qx:
                    down += 10 * (qy - py)
                    continue
                if down:
                    run.append(f"v{f(down)}")
                    down, sloped = 0, False
                run.append(("" if sloped else "l") + ("5 4 5-4" if qx > px else "-5 4-5-4") if not sloped or qx < px else " 5 4 5-4")
                sloped = True
            d.append("".join(run) + "z")
    return stitched("".join(d), x, y, w, h or w)


def notches(color, x, y, w, h, columns, height):
    """A strip of knitting whose upper side is a row of stitches."""
    return path(stitched("M0 0l5 4 5-4" + " 5 4 5-4" * (columns - 1) + f"V{f(height * 10 / h)}H0z", x, y, w, h), color)


def cells_of(chart, letters="x"):
    return {(c, r) for r, line in enumerate(chart) for c, letter in enumerate(line) if letter in letters}


def mirrored(half):
    """A chart from its left half: the last column is the middle."""
    return [line + line[-2::-1] for line in half]


def four(quarter):
    """A chart from its upper left quarter."""
    top = mirrored(quarter)
    return top + top[-2::-1]


def charted(chart, colors, x, y, w, h=None):
    """A chart in its colours, by letters."""
    return [path(knit(cells_of(chart, letter), x, y, w, h), color) for letter, color in colors.items()
        if cells_of(chart, letter)]
