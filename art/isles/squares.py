"""Squares of the blanket: patches knitted in undyed wool, and the signs on them."""
from charts import O, STAR
from lib import *


def stitches(seed, color, share, away=26, width=1.1):
    """Single stitches that show in a patch of wool, none near its middle, where pieces stand."""
    d = []
    for r in range(20):
        for c in range(20):
            x, y = 2.5 + 5 * c, 2 + 5 * r
            if max(abs(x - 50), abs(y - 50)) < away or rnd(seed, c, r) > share * (.35 + rnd(seed + 7, c // 4, r // 4)):
                continue
            if max(x, y) > 96 or min(x, y) < 4:
                continue
            d.append(f"M{pt(x - 2, y - 1.4)}l2 3 2-3")
    return stroke(d, color, width, 'stroke-linecap="round" stroke-linejoin="round"')


def patch(color, seed, share=.5, strength=.13, away=26):
    return [path(rect(-1, -1, 102, 102), color), stitches(seed, mix(color, "#6b4733", strength), share, away)]


GROUNDS = ("#efe5d0", "#eadec5", "#f1e9d8", "#e6d9c0")


def marks(chart, w, colors, at):
    """A small pattern in each corner of a square, mirrored."""
    out = []
    n = len(chart[0])
    for x, y in ((at, at), (100 - at - n * w, at), (at, 100 - at - len(chart) * w), (100 - at - n * w, 100 - at - len(chart) * w)):
        out += charted(chart, colors, x, y - .7, w)
    return out


def draw():
    for i, color in enumerate(GROUNDS):
        svg(f"ground-{i + 1}", 100, 100, patch(color, 11 + i))
    peerie = ["..x..", ".xxx.", "xx.xx", ".xxx.", "..x.."]
    for i, color in enumerate(("#bfb3a0", "#b8ab96", "#c4b8a6")):
        svg(f"camp-{i + 1}", 100, 100, patch(color, 31 + i, .6, .2) + marks(["x.x", ".x.", "x.x"], 4, {"x": "#7b6857"}, 6))
    for i, color in enumerate((WHITE, "#f8f2e2", "#fdfaf2")):
        svg(f"town-{i + 1}", 100, 100, patch(color, 51 + i, .4, .12) + marks([".x.", "xxx", ".x."], 4, {"x": BLUE}, 6))
    # the throne: the great O with a star in it
    w = 4.5
    n = 22
    o = []
    big = {(c, r) for c in range(21) for r in range(21)}
    out = {p for p in big if abs(p[0] - 10) + abs(p[1] - 10) <= 15}
    ring = {p for p in out if abs(p[0] - 10) + abs(p[1] - 10) >= 13}
    star = {(c + 1, r + 1) for c, r in cells_of(STAR)}
    o = [path(rect(-1, -1, 102, 102), "#e9c98a"),
        path(knit(big, 2.75, 1.95, w), LICHEN),
        path(knit(out, 2.75, 1.95, w), CREAM),
        path(knit(star & {p for p in out if abs(p[0] - 10) + abs(p[1] - 10) <= 12}, 2.75, 1.95, w), MADDER),
        path(knit(ring, 2.75, 1.95, w), MADDER)]
    svg("throne", 100, 100, o)
    # corner: the eight-pointed star in indigo
    svg("corner", 100, 100, [path(rect(-1, -1, 102, 102), SKY),
        path(knit({(c, r) for c in range(21) for r in range(21)}, 2.75, 1.95, w), "#d7e3e6"),
        path(knit(star, 2.75, 1.95, w), INDIGO)])
