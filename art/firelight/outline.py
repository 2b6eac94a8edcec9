"""Squares to be coloured in, and for little ink: pale lines, closed shapes, nothing that is stronger than the grid."""
import frame
from beast import beast
from lib import *
from squares import CORNERS, FULL

WHITE = "#ffffff"


def both(name, w, h, parts):
    """The same drawing in greys for outline, and in browns for little ink; parts are made for a colour of lines and a tint."""
    save(name + "-lines", w, h, parts("#8c8c8c", WHITE))
    save(name + "-low", w, h, parts("#b98a54", "#fbeed6"))


def camp(ink, tint):
    kites = []
    for x, y, a in CORNERS:
        for turn in (20, 70):
            p, q, m = polar(2, a + turn, x, y), polar(32, a + turn, x, y), polar(14, a + turn, x, y)
            b = a + turn + 90
            dx, dy = 4.6 * math.cos(math.radians(b)), 4.6 * math.sin(math.radians(b))
            kites.append(poly([p, (m[0] + dx, m[1] + dy), q, (m[0] - dx, m[1] - dy)]))
    return [fill(FULL, WHITE), line(poly([(50, 14), (86, 50), (50, 86), (14, 50)]) + poly([(50, 28), (72, 50), (50, 72), (28, 50)]), ink if ink != "#8c8c8c" else "#b4b4b4", .9),
            fill(kites, tint, f'stroke="{ink}" stroke-width=".9"')]


def town(ink, tint):
    petals, arcs = [], []
    for x, y, a in CORNERS:
        p, q = polar(33, a, x, y), polar(33, a + 90, x, y)
        arcs.append(f"M{pt(p)}A33 33 0 0 1 {pt(q)}")
        for turn in (22.5, 67.5):
            petals.append(lens(polar(2, a + turn, x, y), polar(31, a + turn, x, y), 4.4))
    return [fill(FULL, WHITE), line(arcs, ink, .9), line(circle(50, 50, 19), ink if ink != "#8c8c8c" else "#b4b4b4", .9), fill(petals, tint, f'stroke="{ink}" stroke-width=".9"')]


def corner(ink, tint):
    """The beast of the corner, its forms white."""
    deep = "#5c5c5c" if ink == "#8c8c8c" else "#8f4a24"
    colors = {"body": tint, "dark": WHITE, "lit": deep, "fang": WHITE}
    pen = f'stroke="{deep}" stroke-width="1.3" stroke-linejoin="round"'
    return [fill(FULL, WHITE), line(rect(4.5, 4.5, 91, 91), deep, 1.6), *[line(d, WHITE, 4) if tone == "gap" else fill(d, colors[tone], pen) for d, tone in beast()]]


def hearth(ink, tint):
    deep = "#5c5c5c" if ink == "#8c8c8c" else "#8f4a24"
    pen = f'stroke="{deep}" stroke-width="1.1"'
    glow = "#fde3b4" if tint != WHITE else WHITE
    petals = [lens(polar(2, a + t, x, y), polar(17, a + t, x, y), 3.4) for x, y, a in ((8, 8, 0), (92, 8, 90), (92, 92, 180), (8, 92, 270)) for t in (15, 75)]
    return [fill(FULL, WHITE), line(rect(4.5, 4.5, 91, 91), deep, 1.6), fill(petals, tint, pen), fill(circle(50, 50, 40), WHITE, pen), fill([lens(polar(4, 45 * k + 22.5), polar(38, 45 * k + 22.5), 5.4) for k in range(8)], WHITE, pen),
            fill([lens(polar(4, 45 * k), polar(38, 45 * k), 6) for k in range(8)], glow, pen), fill(circle(50, 50, 7), WHITE, pen)]


def planks(nth):
    quarter = "".join(f"M{f(x + sx * 13)} {f(y)}A13 13 0 0 {1 if sx * sy > 0 else 0} {f(x)} {f(y + sy * 13)}" for x, y, sx, sy in ((0, 0, 1, 1), (100, 0, -1, 1), (100, 100, -1, -1), (0, 100, 1, -1)))
    if nth == 2:
        quarter += "".join(f"M{f(x + sx * 8)} {f(y + sy * 8)}L{f(x + sx * 19)} {f(y + sy * 19)}" for x, y, sx, sy in ((0, 0, 1, 1), (100, 0, -1, 1), (100, 100, -1, -1), (0, 100, 1, -1)))
    return line(quarter, "#a8a8a8", .9)


def light():
    """The light of the fire as lines: the rosette's petals to be coloured in, each with one within it, and the rings that compasses
    would go on to draw, close enough that no square of a large board is empty."""
    for size in (7, 9, 11, 13, 15, 17, 19):
        side = size * 25
        m, reach = side / 2, side * .47
        # From the middle outwards: rings, then white petals over them, the long ones last.
        steps = math.ceil((.485 - .3) * side / 30)
        rings = [circle(m, m, (.3 + (.485 - .3) * k / steps) * side) for k in range(steps + 1)]
        for x, y, a in ((0, 0, 0), (side, 0, 90), (side, side, 180), (0, side, 270)):
            for r in [25 * k + 12.5 for k in range(size) if 25 * k + 12.5 < .3 * side]:
                rings.append(f"M{pt(polar(r, a, x, y))}A{f(r)} {f(r)} 0 0 1 {pt(polar(r, a + 90, x, y))}")
        white = 'stroke="#a0a0a0" stroke-width=".4"'

        def petals(turn, inner, outer, width):
            """Each with another within it, as wide as a square at most."""
            out = []
            for k in range(8):
                a = 45 * k + turn
                out += [lens(polar(inner, a, m, m), polar(outer, a, m, m), width),
                        lens(polar(inner + (outer - inner) * .16, a, m, m), polar(inner + (outer - inner) * .84, a, m, m), width * .45)]
            return fill(out, WHITE, white)
        save(f"glow-lines-{size}", side, side, [line(rings, "#b4b4b4", .35), petals(22.5, 15, reach * .8, reach * .075), petals(0, 15, reach, reach * .105)])


def draw():
    light()
    both("camp", 100, 100, camp)
    both("town", 100, 100, town)
    both("corner", 100, 100, corner)
    both("throne", 100, 100, hearth)
    for suffix, ink, tint in (("-lines", "#5c5c5c", WHITE), ("-low", "#8f5a2c", "#f9e6bd")):
        frame.narrow("frame", (WHITE, tint, tint, ink, ink), suffix, ink)
    for nth in (1, 2):
        save(f"ground-lines-{nth}", 100, 100, planks(nth))
