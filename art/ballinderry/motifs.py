"""What Irish smiths drew: triskeles, whirls, the brooch, the golden branch."""
from lib import *


def arm(r0, r1, turn, sweep=150, thick=.2, x=50, y=50, way=1):
    """A trumpet: a curved arm from the middle that widens to a round end."""
    out, back = [], []
    n = 12
    for i in range(n + 1):
        t = i / n
        r = r0 + (r1 - r0) * t
        a = turn + way * sweep * t ** .8
        w = thick * r1 * (.28 + .72 * t)
        out.append(polar(r + w / 2, a, x, y))
        back.append(polar(r - w / 2, a, x, y))
    return out + back[::-1]


def triskele(x, y, r, color, count=3, turn=0, way=1, width=.17):
    """Arms that leave the middle and roll up into spirals."""
    from head import spiral
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
    parts.append(stroke(d, color, r * width, ROUND))
    return parts


def brooch(metal, light, dark, enamel, jewel, second):
    """A penannular brooch about (0, 0), its ring 74 wide; the pin runs down through the gap."""
    r = 30
    bow = "M" + pt(polar(r, 206, 0, 0)) + f"A{r} {r} 0 1 1 " + pt(polar(r, 154, 0, 0))
    parts = [stroke(bow, dark, 17.5), stroke(bow, metal, 14.5), stroke(bow.replace(f"A{r} {r}", f"A{r} {r}"), light, 0)][:2]
    arc = lambda a, b: "M" + pt(polar(r, a, 0, 0)) + f"A{r} {r} 0 0 1 " + pt(polar(r, b, 0, 0))
    # Cells of enamel in the bow, with bosses between them.
    parts.append(stroke([arc(a, a + 40) for a in (18, 70, 250, 302)], dark, 8.4))
    parts.append(stroke([arc(a + 3, a + 37) for a in (18, 70, 250, 302)], enamel, 5.4))
    parts.append(fill([disc(*polar(r, a, 0, 0), 3.3) for a in (64, 296)], dark))
    parts.append(fill([disc(*polar(r, a, 0, 0), 2.1) for a in (64, 296)], light))
    for side in (-1, 1):
        c = polar(r + 2, 180 - side * 37, 0, 0)
        parts += [fill(disc(*c, 15), dark), fill(disc(*c, 13.4), metal), fill(disc(*c, 9.6), dark), fill(disc(*c, 8.2), jewel)]
        parts += [fill([poly([polar(8.2, a + 45, *c), polar(3, a + 90, *c), polar(8.2, a + 135, *c)]) for a in (0, 90, 180, 270)], light),
            fill(disc(*c, 3.2), second)]
    pin = poly([(-4, -30), (4, -30), (3, 36), (0, 50), (-3, 36)])
    parts += [stroke(pin, dark, 3.4, ROUND), fill(pin, light), fill(poly([(0, -30), (4, -30), (3, 36), (0, 50)]), metal)]
    top = "M-12-43H12L9.500-18H-9.500Z"
    parts += [stroke(top, dark, 3.4, ROUND), fill(top, metal), fill("M-8.400-39.500H8.400L6.600-21.500H-6.600Z", dark),
        fill("M-6.900-38H6.900L5.500-23H-5.500Z", jewel), fill(poly([(0, -37), (4, -30.5), (0, -24), (-4, -30.5)]), light)]
    return parts


def leaf(x, y, length, turn, color, vein=None, wide=.3):
    tip = polar(length, turn, x, y)
    side = [polar(length * wide, turn + s, *polar(length * .5, turn, x, y)) for s in (-90, 90)]
    d = f"M{f(x)} {f(y)}Q{pt(side[0])} {pt(tip)}Q{pt(side[1])} {f(x)} {f(y)}Z"
    return d
