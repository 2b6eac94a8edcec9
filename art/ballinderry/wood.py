"""The board of one slab of yew: honey heartwood in fine lines that part about knots, pale sapwood along two edges."""
from lib import *

# From the heart outwards; light and dark years in it, its lines; the sapwood and the line where it begins; a knot.
HEART, SLAB, LIGHT_YEARS, DARK_YEARS = "#f0c48c", "#f4cf9d", "#f5d4a6", "#eec189"
FINE, STRONG, SAPWOOD, SAP_FINE, KNOT = "#dca468", "#cc8a50", "#fbefd0", "#eed6a6", "#b5733f"
# Knots, away from holes: across and down in squares of a board of seven, and how far they push the grain in units.
KNOTS = (1.07, 2.04, 4.2), (5.56, 5.13, 5.4), (4.9, .86, 3)


def grain(x, at, size):
    """How far down a line of the grain runs that would lie `at` units down in a tree without knots."""
    y = at + 2.2 * math.sin(x / 52 + .5) + 1.3 * math.sin(x / 23 + at / 40) * math.sin(at / 29 + 1)
    for across, down, push in KNOTS:
        dx, dy = (x - across * size * 25 / 7) / (push * 2.3), at - down * size * 25 / 7
        y += math.copysign(push, dy) * math.exp(-dx * dx - abs(dy) / (push * 1.9))
    return y


def run(at, size, start=-2, end=None):
    """A line of the grain between two places across; it has points where it bends."""
    end = end or 25 * size + 2
    count = max(2, round((end - start) / 9))
    across = [start + (end - start) * i / count for i in range(count + 1)]
    return [(x, grain(x, at, size)) for x in across]


def between(upper, lower, size):
    return curve(run(upper, size)) + "L" + curve(run(lower, size)[::-1])[1:] + "Z"


def lines(size, fine, strong):
    """Years: fine lines close together, some of them broken off, here and there a stronger one."""
    w, at, nth = 25 * size, -8., 0
    while at < w + 8:
        at += 1.1 + 1.5 * noise(3, nth) * (.4 + noise(5, nth // 9))
        nth += 1
        # In the middle of a knot a line would cross itself.
        if any(abs(at - down * w / 7) < .3 for _, down, _ in KNOTS):
            continue
        if nth % 7 == 3:
            strong.append(run(at, size))
        elif noise(11, nth) < .45:
            fine.append(run(at, size))
        else:
            stop = w * (.2 + .6 * noise(13, nth))
            fine.append(run(at, size, -2, stop) if nth % 2 else run(at, size, stop))


def knot(across, down, push, size):
    """Rings about a dark eye, drawn out along the grain."""
    x = across * size * 25 / 7
    # The grain parts at this place: a hair below it lies lower by the push.
    y = grain(x, down * size * 25 / 7 + .001, size) - push

    def oval(share):
        r = push * share
        half = f"a{f(1.5 * r)} {f(r)} 0 1 0 "
        return f"M{f(x - 1.5 * r)} {f(y)}{half}{f(3 * r)} 0{half}{f(-3 * r)} 0z"

    rings = [stroke(oval(.62), STRONG, .4), stroke(oval(.4), STRONG, .3)]
    return [fill(oval(.62), DARK_YEARS), *rings, fill(oval(.2), KNOT)]


def pins(size):
    """Small eyes in the grain, where twigs died early."""
    d = []
    for across, down in ((2.2, 4.25), (2.3, 4.32), (5.24, 1.7), (.76, 5.24), (4.7, 6.3)):
        x = across * size * 25 / 7
        y = grain(x, down * size * 25 / 7, size)
        d.append(f"M{f(x - 1.7)} {f(y)}q1.7-1.5 3.4 0q-1.7 1.5-3.4 0z")
    return fill(d, KNOT)


def slab(size):
    """A painting for a board of so many squares a side, 25 units to a square."""
    w = 25 * size
    all_of_it = rect(-1, -1, w + 2, w + 2)
    deep = f'<stop offset=".1" stop-color="{LIGHT_YEARS}"/><stop offset=".52" stop-color="{HEART}"/>'
    deep += f'<stop offset=".92" stop-color="{SLAB}"/>'
    parts = [f'<linearGradient id="h" x1="0" y1="0" x2="0" y2="1">{deep}</linearGradient>', fill(all_of_it, "url(#h)")]
    # Years that grew light or dark, none broader than a fifth of a square.
    light, dark = [], []
    at, nth = 14., 0
    while at < w - 8:
        thick = 1.6 + 3.4 * noise(29, nth)
        (light if nth % 2 else dark).append(between(at, at + thick, size))
        at, nth = at + thick + 2.5 + 7 * noise(31, nth), nth + 1
    parts += [fill(light, LIGHT_YEARS), fill(dark, DARK_YEARS)]
    fine, strong = [], []
    lines(size, fine, strong)
    parts.append(stroke([curve(points) for points in fine], FINE, .3))
    parts.append(stroke([curve(points) for points in strong], STRONG, .35))
    for each in KNOTS:
        parts += knot(*each, size)
    parts.append(pins(size))
    # The sapwood: its border runs a little across the grain.
    top = [(x, 13 + 3 * math.sin(x / 47 + 2) + .6 * math.sin(x / 15) - .02 * x) for x in range(-2, w + 9, 9)]
    foot = [(x, w - 5.5 - 2.4 * math.sin(x / 39 + .4) - .6 * math.sin(x / 17) - .01 * x) for x in range(-2, w + 9, 9)]
    edges = curve(top) + "V-2H-2Z" + curve(foot) + f"V{w + 2}H-2Z"
    parts += [fill(edges, SAPWOOD), stroke(curve(top) + curve(foot), STRONG, .4)]
    years = [curve([(x, y * share) for x, y in top]) for share in (.3, .62)]
    years += [curve([(x, w - (w - y) * share) for x, y in foot]) for share in (.4, .75)]
    parts.append(stroke(years, SAP_FINE, .35))
    return w, [clipped("w", all_of_it, parts)]


def draw():
    for size in (7,):
        w, parts = slab(size)
        save(f"slab-{size}", w, w, parts)
