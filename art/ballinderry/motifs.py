"""What Irish smiths drew: triskeles, whirls, the brooch, the golden branch."""
from head import spiral
from lib import *


def triskele(x, y, r, color, count=3, turn=0, way=1, width=.17, edge=None):
    """Arms that leave the middle and roll up into spirals."""
    parts = []
    d = []
    for i in range(count):
        a = turn + 360 / count * i
        eye = polar(r * .58, a, x, y)
        # From the middle round the eye and into it.
        points = [(x, y)]
        rr = r * .40
        coil = spiral(eye[0], eye[1], rr, 1.42, a + 180 - way * 52, way, .2)
        points += coil
        d.append(curve(points))
    if edge:
        parts.append(stroke(d, edge, r * width + 1.8, ROUND))
    parts.append(stroke(d, color, r * width, ROUND))
    return parts


def brooch(metal, light, dark, enamel, jewel, second):
    """A brooch about (0, 0), 76 wide, a crescent broad at its foot as those of Irish kings; the pin runs down across it."""
    def moon(r, hole, up):
        return disc(0, 0, r) + (f"M{f(-hole)} {f(-up)}a{f(hole)} {f(hole)} 0 1 1 {f(2 * hole)} 0a{f(hole)} {f(hole)} 0 1 1 {f(-2 * hole)} 0z")
    parts = [fill(moon(38, 17, 11), dark), fill(moon(36.2, 18.8, 11), metal)]
    parts.append(stroke(disc(0, 0, 34.400), light, 1.5))
    # Cells of enamel in the bow, with bosses between them.
    arc = lambda r, a, b: "M" + pt(polar(r, a, 0, 0)) + f"A{r} {r} 0 0 1 " + pt(polar(r, b, 0, 0))
    upper, lower = ((40, 80), (280, 320)), ((94, 166), (194, 266))
    parts += [stroke([arc(29.4, a, b) for a, b in upper], dark, 7.4), stroke([arc(29.4, a + 3, b - 3) for a, b in upper], jewel, 4.8)]
    parts += [stroke([arc(26, a, b) for a, b in lower], dark, 15.4), stroke([arc(26, a + 3, b - 3) for a, b in lower], enamel, 12.4)]
    scrolls = []
    for side in (-1, 1):
        # A running scroll in each: two coils that hang together.
        one, two = polar(26, 180 - side * 32, 0, 0), polar(26, 180 - side * 66, 0, 0)
        coil = spiral(*one, 5.4, 1.3, 180 - side * 32 - side * 90, side, .16)[::-1] + spiral(*two, 5.4, 1.3, 180 - side * 66 + side * 90, side, .16)
        scrolls.append(curve(coil))
    parts.append(stroke(scrolls, light, 2, ROUND))
    pin = poly([(-4.6, -30), (4.6, -30), (3.2, 33), (0, 42.5), (-3.2, 33)])
    parts += [stroke(pin, dark, 3.2, ROUND), fill(pin, light), fill(poly([(0, -30), (4.6, -30), (3.2, 33), (0, 42.5)]), metal)]
    top = "M-12-40H12L9.500-17H-9.500Z"
    parts += [stroke(top, dark, 3.4, ROUND), fill(top, metal), fill("M-8.400-37H8.400L6.600-20.500H-6.600Z", dark),
        fill("M-6.900-35.500H6.900L5.500-22H-5.500Z", second), fill(poly([(0, -35), (4.2, -28.800), (0, -22.500), (-4.2, -28.800)]), light)]
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
