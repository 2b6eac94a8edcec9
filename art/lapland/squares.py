"""Patches of wool on the hide, the king's fort, corners, goals, marks and seams."""
import figures as fig
from lib import *

PATCH = rect(-.6, -.6, 101.2, 101.2)


def quarter(steps, size, corner):
    """A quarter of a stepped diamond in a corner of the square."""
    sx, sy = corner
    d = ""
    for n in range(steps):
        x, y, w, h = 0, n * size, (steps - n) * size, size
        d += rect(x if sx == 0 else 100 - w, y if sy == 0 else 100 - y - h, w, h)
    return d


CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


def quarters(steps, size, color):
    return fill([quarter(steps, size, c) for c in CORNERS], color)


def twill(seed, color):
    """A few short threads of the weave, clear of the middle."""
    d = ""
    for row in range(12):
        for col in range(6):
            x, y = 6 + 16.5 * col + 8 * (row % 2) + 3 * chance(seed, row, col), 4 + 8.4 * row
            if chance(seed + 9, row, col) < .38 and x < 92:
                d += f"M{f(x)} {f(y)}h{f(4 + 3 * chance(seed, col, row))}"
    return line(d, color, 1, "")


def patches():
    svg("ground", 100, 100, [fill("M-.6 -.6H100.6V100.6H-.6Z", HIDE)])
    for n in range(3):
        svg(f"camp-{n + 1}", 100, 100, [fill(PATCH, (BLUE3, "#b5c7d1", "#bdcdd6")[n]), twill(20 + n, "#a8bcc8"),
            quarters(3, 4.2, "#8fa9bd")])
        svg(f"town-{n + 1}", 100, 100, [fill(PATCH, (CORN, "#eed08e", "#f2d79a")[n]), twill(30 + n, "#e3bf76"),
            quarters(3, 4.2, "#e0a06f")])


def seams():
    """Patches are sewn down with slanting stitches."""
    def seam(cord):
        stitches = "".join(f"M{f(3.2 + 10 * n)} 4.5l3.6 -9" for n in range(10))
        return [line(stitches, cord, 3, "")]
    svg("camp-edge", 100, 100, seam(BLUE))
    svg("town-edge", 100, 100, seam(RED))


def bastions(reach, inner, cx=50, cy=50):
    """The plan of a fort with four bastions, as forts were built about 1700."""
    r, i = reach, inner
    one = [(-r, -r), (-.44 * r, -.9 * r), (-.52 * r, -i), (.52 * r, -i), (.44 * r, -.9 * r)]
    points = []
    for turn in range(4):
        for x, y in one:
            for _ in range(turn):
                x, y = -y, x
            points.append((cx + x, cy + y))
    return poly(points)


def fort(cx, cy, scale=1):
    """The king's fort, red within a yellow and a blue line."""
    d = bastions(34 * scale, 24.5 * scale, cx, cy)
    sharp = ' stroke-linejoin="miter" stroke-miterlimit="6"'
    return [f'<path d="{d}" fill="{c}" stroke="{c}" stroke-width="{f(w * scale)}"{sharp}/>' for c, w in ((BLUE, 15),
        (YELLOW2, 8.4))] + [fill(d, RED)]


def throne():
    b = [fill(PATCH, RED2), *fort(50, 50)]
    b += [fill(rays(22, 10, 16), YELLOW2), fill(disc(50, 50, 5), RED)]
    svg("throne", 100, 100, b)
    # For squares of 4 mm: the same fort and sun without their lines, so light that arrows are seen on them.
    svg("throne-sign", 100, 100, [fill(rect(0, 0, 100, 100), "#eeb28e"), fill(bastions(46, 34), RED2),
        fill(rays(27, 12, 16), YELLOW2)])


def rays(outer, inner, count):
    """A sun of sharp rays, as many as half of count."""
    return poly([at(outer if n % 2 == 0 else inner, 360 / count * n - 90) for n in range(count)])


def corner():
    """A patch of red wool with a star of tin thread."""
    b = [fill(PATCH, RED2), quarters(4, 4.8, BLUE), quarters(2, 4.8, YELLOW2), line(rect(4, 4, 92, 92), YELLOW, 2,
        ' stroke-dasharray="6 4"')]
    b += [moved(fig.tin_star(WHITE, RED2), 50, 50, .86)]
    svg("corner", 100, 100, b)
    svg("corner-sign", 100, 100, [fill(rect(0, 0, 100, 100), RED2), fill(rays(44, 17, 16), WHITE)])


def escape():
    """A quarter of the sun in every corner: the light that the king is looking for."""
    b = []
    for x, y, a0 in ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270)):
        b.append(fill("M%sL%sA13 13 0 0 1 %sZ" % (point((x, y)), point(at(13, a0, x, y)), point(at(13, a0 + 90, x, y))),
            YELLOW))
        b.append(fill([poly([at(16, a0 + a - 7, x, y), at(27, a0 + a, x, y), at(16, a0 + a + 7, x, y)]) for a in (11,
            33.5, 56.5, 79)], RED2))
    svg("escape", 100, 100, b)
    svg("escape-sign", 100, 100, [moved(fig.sun(RED2, None, 8), 50, 50, .95), fill(disc(50, 50, 16), YELLOW)])


def camp_mark():
    """Zigzag of tin thread inside the patch."""
    zig = "".join(f"M24 {y}" + "".join(f"l6.5 {6 * s if n % 2 else -6 * s}" for n in range(8)) for y, s in ((7, -1),
        (93, 1)))
    zag = "".join(f"M{x} 24" + "".join(f"l{6 * s if n % 2 else -6 * s} 6.5" for n in range(8)) for x, s in ((7, -1),
        (93, 1)))
    svg("camp-mark", 100, 100, [line(zig + zag, BLUE, 2, ' stroke-linejoin="miter"')])
    svg("camp-sign", 100, 100, [quarters(3, 9, BLUE2), line(rect(6, 6, 88, 88), BLUE2, 5, "")])


def starts():
    """Where men start, on boards on which such squares look like any other: a few stitches in the corners."""
    stitch = "M6 14V6H14M86 6H94V14M94 86V94H86M14 94H6V86"
    for name, color in (("start-attacker", BLUE2), ("start-defender", RED2), ("start-king", YELLOW)):
        svg(name, 100, 100, [line(stitch, color, 3, "")])


def in_lines():
    """Squares to be coloured in: steps in the camps, quarters of a sun in the town, a knot where patches of hide meet."""
    white = fill(PATCH, "#ffffff")
    mid, pale = "#6c6c6c", "#a4a4a4"
    steps = lambda n, size: "".join(stair(n, size, corner) for corner in CORNERS)
    svg("camp-lines", 100, 100, [white, line(steps(4, 6.5), mid, 1, ' stroke-linejoin="miter"'), line(steps(2, 6.5),
        mid, 1, ' stroke-linejoin="miter"')])
    arcs, rays = "", ""
    for x, y, a0 in ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270)):
        arcs += "M%sA14 14 0 0 1 %s" % (point(at(14, a0, x, y)), point(at(14, a0 + 90, x, y)))
        rays += "".join(poly([at(16, a0 + a - 10, x, y), at(29, a0 + a, x, y), at(16, a0 + a + 10, x, y)]) for a in (16,
            45, 74))
    svg("town-lines", 100, 100, [white, line(arcs + rays, mid, 1)])
    svg("ground-lines", 100, 100, [line("".join("M%sA9 9 0 0 1 %s" % (point(at(9, a, x, y)), point(at(9, a + 90, x, y)))
        for x, y, a in ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270))), pale, .9)])
    # Where ink is saved, the wool has no ground of its own, but its steps.
    svg("camp-low", 100, 100, [white, quarters(4, 4.8, "#a9bccb"), quarters(2, 4.8, "#ffffff")])
    svg("town-low", 100, 100, [white, quarters(4, 4.8, "#eeb28e"), quarters(2, 4.8, "#f9e5b4")])
    stitches = "".join(f"M{f(8 + 12 * n)} 7.5l3 -5" for n in range(8))
    svg("camp-edge-lines", 100, 100, [line(stitches, mid, 1.4, "")])
    svg("town-edge-lines", 100, 100, [line(stitches, mid, 1.4, "")])


def stair(steps, size, corner):
    """The edge of a quarter of a stepped diamond."""
    x, y = 0.0, steps * size
    d = []
    for n in range(steps):
        d += [(x, y), (x + size, y)]
        x, y = x + size, y - size
        d.append((x, y))
    turned = [(abs(100 * corner[0] - px), abs(100 * corner[1] - py)) for px, py in d]
    return "M" + "L".join(point(p) for p in turned)


def draw():
    in_lines()
    patches()
    seams()
    throne()
    corner()
    escape()
    camp_mark()
    starts()
