"""What Irish smiths drew: triskeles, whirls, the golden branch."""
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
