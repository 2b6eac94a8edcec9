"""What Irish smiths drew: triskeles, whirls, the brooch, the golden branch."""
from head import spiral
from lib import *


def triskele(x, y, r, color, count=3, turn=0, way=1, width=.17, edge=None, turns=1.42):
    """Arms that leave the middle and roll up into spirals."""
    parts = []
    d = []
    for i in range(count):
        a = turn + 360 / count * i
        eye = polar(r * .58, a, x, y)
        # From the middle round the eye and into it.
        points = [(x, y)]
        rr = r * .40
        coil = spiral(eye[0], eye[1], rr, turns, a + 180 - way * 52, way, .2)
        points += coil
        d.append(curve(points))
    if edge:
        parts.append(stroke(d, edge, r * width + 1.8, ROUND))
    parts.append(stroke(d, color, r * width, ROUND))
    return parts


def knob(x, y, r, metal, light, dark, stone):
    """A round end of gold about a stone."""
    return [fill(disc(x, y, r + 1.6), dark), fill(disc(x, y, r), metal), stroke(disc(x, y, r - 1.2), light, 1.2),
        fill(disc(x, y, round(r * .56, 1)), dark), fill(disc(x, y, round(r * .42, 1)), stone)]


def brooch(metal, light, dark, glass, stone):
    """A ring brooch about (0, 0), 86 high: the whole ring, open below between two knobs; a thin pin hangs on its top by a collar
    and runs down between the knobs, far beyond the ring."""
    x, y, r = 0, -8, 26.5
    arc = lambda r, a, b: "M" + pt(polar(r, a, x, y)) + f"A{r} {r} 0 {int(b - a > 180)} 1 " + pt(polar(r, b, x, y))
    parts = [stroke(arc(r, 213, 507), dark, 13), stroke(arc(r, 213, 507), metal, 10), stroke(arc(r + 3.9, 213, 507), light, 1.6)]
    cells = [360 + 40 * k for k in (-2.4, -1.1, 1.1, 2.4)]
    parts += [stroke([arc(r - .4, a - 14, a + 14) for a in cells], dark, 6.6), stroke([arc(r - .4, a - 11.5, a + 11.5) for a in cells], glass, 4.2)]
    for side in (-33.5, 33.5):
        parts += knob(*polar(r, 180 + side, x, y), 8.7, metal, light, dark, stone)
    pin, shade = "M-2.6-30H2.6L2 26L0 44L-2 26Z", "M0-30H2.6L2 26L0 44Z"
    parts += [stroke(pin, dark, 3, ROUND), fill(pin, light), fill(shade, metal)]
    collar = rect(-6, -41.5, 12, 14)
    parts += [stroke(collar, dark, 3, ROUND), fill(collar, light), stroke("M-6-38H6M-6-31H6", dark, 1.6)]
    return parts


def leaf(x, y, length, turn, color, vein=None, wide=.3):
    tip = polar(length, turn, x, y)
    side = [polar(length * wide, turn + s, *polar(length * .5, turn, x, y)) for s in (-90, 90)]
    d = f"M{f(x)} {f(y)}Q{pt(side[0])} {pt(tip)}Q{pt(side[1])} {f(x)} {f(y)}Z"
    return d


def branch(gold, shade, stem, fruit):
    """A golden branch about (0, 0), upright, 130 high: leaves in pairs, fruit that rings like bells."""
    parts = [stroke("M0 62C-3 30 3 0 0-40", stem, 4.6, ROUND)]
    left, right, twigs, fruits = [], [], [], []
    for n, (y, length) in enumerate(((34, 26), (14, 30), (-6, 30), (-26, 26))):
        for side in (-1, 1):
            turn = side * (62 - 5 * n)
            (left if side < 0 else right).append(leaf(0, y, length, turn, gold, wide=.44))
    left.append(leaf(0, -36, 28, 0, gold, wide=.44))
    for side in (-1, 1):
        for y, far in ((44, 20), (22, 33), (-2, 34), (-22, 28)):
            p = (side * far * .86, y + 7 - far * .12)
            twigs.append(f"M0 {y + 8}Q{f(side * far * .5)} {f(y + 10)} {pt(p)}")
            fruits.append(disc(p[0], p[1], 6))
    parts += [stroke(twigs, stem, 1.8, ROUND), fill(left, gold), fill(right, shade), fill(fruits, fruit)]
    parts.append(fill([disc(side * far * .86 - 1.4, y + 5.6 - far * .12, 1.5) for side in (-1, 1) for y, far in ((44, 20), (22, 33), (-2, 34), (-22, 28))], GOLD_LIGHT))
    return parts
