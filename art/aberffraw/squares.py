"""Slabs of slate, bone and purple slate let into them, throne, corner, signs: all of 100 units."""
from floor import STONES, slate
from frame import ring_cross
from lib import *
from weave import rope, triquetra, weave

CORNERS = ((0, 0, 90), (100, 0, 180), (100, 100, 270), (0, 100, 0))
FULL = rect(-.6, -.6, 101.2, 101.2)


# Three hues that lie near each other: slate is one stone; purple is kept for the camps.
BLUES, PURPLES, GREENS = ("#c6d0d9", "#c0cbd5", "#cdd6de"), ("#cacdd9", "#c5c9d6", "#cfd2dc"), ("#c8d2d4", "#cdd6d7", "#c2cdd0")


def slabs():
    for k, tone in enumerate((BLUES[0], GREENS[1], BLUES[2], PURPLES[0], BLUES[1])):
        save(f"ground-{k + 1}", 100, 100, fill(tone, FULL), line("#e9edf1", 2, "M3 98V3H98"))
    for k in range(4):
        tone = mix(mix(P1, ("#a79eb6", "#bdb6c8", "#aea4b9", "#b9b3c6")[k], .6), S2, .4)
        save(f"camp-{k + 1}", 100, 100, fill(tone, FULL), *stepped(mix(tone, P3, .5)))
    for k in range(3):
        tone = ("#f3ead5", "#f5edda", "#f0e6ce")[k]
        grain = "".join(f"M{n(8 + 84 * noise(71 + k, i))} {n(8 + 80 * noise(72 + k, i))}v{n(3 + 7 * noise(73 + k, i))}" for i in range(9))
        save(f"town-{k + 1}", 100, 100, fill(tone, FULL), line("#e3d5b4", 1, grain), *quarter_dots(R1, B3))


def stepped(color):
    """Steps cut into each corner, so that a cross of steps stands where four squares meet."""
    d = ""
    for x, y, turn in CORNERS:
        sx, sy = (1 if x == 0 else -1), (1 if y == 0 else -1)
        at = lambda u, v: (x + sx * u, y + sy * v)
        d += poly([at(0, 0), at(20, 0), at(20, 5), at(12, 5), at(12, 12), at(5, 12), at(5, 20), at(0, 20)])
    return [fill(color, d)]


def quarter_dots(outer, inner):
    """A quarter of a ring-and-dot in each corner: whole where four squares meet."""
    d, dot = "", ""
    for x, y, a in CORNERS:
        d += arc(x, y, 8.5, a, a + 90)
        q0, q1 = P(3.2, a, x, y), P(3.2, a + 90, x, y)
        dot += f"M{n(x)} {n(y)}L{pt(q0)}A3.2 3.2 0 0 1 {pt(q1)}Z"
    return [line(outer, 1.6, d), fill(inner, dot)]


def edges():
    """A camp has a fillet of dark slate about it, the town one of bone with red studs."""
    save("camp-edge", 100, 100, fill(P3, rect(-1.4, -1.4, 102.8, 2.8)), fill("#e9e4ee", rect(3.4, 3.4, 93.2, 1.3)))
    studs = "".join(circ(10 + 20 * k, 0, 1.9) for k in range(5))
    save("town-edge", 100, 100, fill(R3, rect(-2.8, -2.8, 105.6, 5.6)), fill(B1, studs))
    save("camp-edge-lines", 100, 100, fill("#9c9c9c", "".join(rect(18 + 8 * k, 3.4, 4, 3) for k in range(8))))
    save("town-edge-lines", 100, 100, fill("#6c6c6c", "".join(circ(20 + 10 * k, 5, 1.8) for k in range(7))))


def throne():
    """The king's seat: a plaited ring of bone on red, gold in the middle."""
    def made(ground, ring_, knot, gap, gold, edge, rim, outline=None):
        out = [fill(ground, FULL), line(edge, 2.6, rect(5, 5, 90, 90)), ]
        for x, y, a in ((17, 17, 315), (83, 17, 45), (83, 83, 135), (17, 83, 225)):
            out += weave([triquetra(x, y, 10.5, a, 6)], 2.2, .5, knot, ground, edge=outline)
        out += [both(gap, rim, 2.2, circ(50, 50, 38))]
        out += weave([rope(50, 50, 29, 4.6, 8, 0, 6), rope(50, 50, 29, 4.6, 8, math.pi, 6)], 3.4, 1, knot, gap, colors=[knot, ring_], edge=outline)
        out += [both(gold, rim, 2, circ(50, 50, 20))]
        return out
    save("throne", 100, 100, made("#f0e2c2", G1, B1, R2, G1, R2, R3), line(G3, 1.2, circ(50, 50, 15.5)), *triskele(50, 50, 12, G3, 1.7))
    # To be coloured in: its plait as two bands of white.
    white, grey = "#ffffff", "#5a5a5a"
    save("throne-lines", 100, 100, fill(white, FULL), line(grey, 1, rect(5, 5, 90, 90) + rect(9, 9, 82, 82)),
        line("#8c8c8c", 1, circ(50, 50, 38)), weave([rope(50, 50, 29, 5.5, 6), rope(50, 50, 29, 5.5, 6, math.pi)], 5, 1, white, white, edge="#8c8c8c"),
        line("#8c8c8c", 1, circ(50, 50, 18)), triskele(50, 50, 12, "#a4a4a4", 1.2))


def triskele(x, y, r, color, width, turn=0):
    """Three spirals from one middle."""
    d = ""
    for k in range(3):
        a = turn + 120 * k
        cx, cy = P(r * .56, a, x, y)
        # From the middle out along the spiral's back, then inwards.
        points = [(x, y)]
        for i in range(15):
            share = i / 14
            points.append(P(r * .5 * (1 - .78 * share), a + 150 + 560 * share, cx, cy))
        d += smooth(points)
    return [soft(color, width, d)]


def corner():
    """A ring-cross let into slate, the king's sanctuary."""
    slab = poly([(0, 0), (94, 0), (94, 8), (88, 8), (88, 88), (8, 88), (8, 94), (0, 94)])
    save("corner", 100, 100, fill("#e4d9bf", FULL), line(S4, 2.4, rect(6, 6, 88, 88)), *[fill(R2, poly([(x, y) for x, y in
        ((50 + sx * 44, 50 + sy * 44), (50 + sx * 44, 50 + sy * 26), (50 + sx * 35, 50 + sy * 26), (50 + sx * 35, 50 + sy * 35), (50 + sx * 26, 50 + sy * 35),
            (50 + sx * 26, 50 + sy * 44))])) for sx in (-1, 1) for sy in (-1, 1)], *ring_cross(50, 50, 42, S3, S1, B1, G1, S5, 1.4))
    save("corner-lines", 100, 100, fill("#ffffff", FULL), line("#6c6c6c", 1, rect(6, 6, 88, 88)), *ring_cross(50, 50, 40, "#ffffff", None, "#ffffff",
        "#ffffff", "#6c6c6c", 1.2))
    save("corner-sign", 100, 100, fill("#e4d9bf", rect(0, 0, 100, 100)), *ring_cross(50, 50, 46, S4, None, "#e4d9bf", G1))


def escape():
    """A way out: steps that open to each side about a ring."""
    gate = "".join(poly([P(r, 90 * k + a) for r, a in ((39, -10), (47, -8), (47, -4), (54, -3.500), (54, 3.500), (47, 4), (47, 8), (39, 10))]) for k in range(4))
    dots = "".join(circ(*P(41, 45 + 90 * k), 3.4) for k in range(4))
    save("escape", 100, 100, line("#fbf8f0", 2.6, circ(50, 50, 35)), line(R2, 1.3, circ(50, 50, 37)), fill(R2, gate + dots))
    sign = "".join(poly([P(r, 90 * k + a) for r, a in ((22, -26), (33, -17), (33, -8), (48, -6), (48, 6), (33, 8), (33, 17), (22, 26))]) for k in range(4))
    save("escape-sign", 100, 100, fill(R2, sign), fill(B1, circ(50, 50, 20)), line(R2, 6, circ(50, 50, 20)))


def camp_mark():
    """A key that runs along the inside of a camp's square."""
    d = ""
    for turn in range(4):
        for k in range(6):
            x = 14 + 12 * k
            points = [(x, 13), (x, 7), (x + 8.500, 7), (x + 8.500, 11)]
            for _ in range(turn): points = [(100 - y, x_) for x_, y in points]
            d += poly(points, False)
    save("camp-mark", 100, 100, line(P3, 1.7, d))
    save("camp-mark-low", 100, 100, line("#8d83a0", 1.5, d))
    save("camp-mark-lines", 100, 100, line("#8c8c8c", 1.1, d))
    big = ""
    for turn in range(4):
        for k in range(3):
            x = 16 + 25 * k
            points = [(x, 24), (x, 9), (x + 16, 9), (x + 16, 18)]
            for _ in range(turn): points = [(100 - y, x_) for x_, y in points]
            big += poly(points, False)
    save("camp-sign", 100, 100, line(P3, 4.6, big))


def in_lines():
    white = fill("#ffffff", FULL)
    for k in (0, 1): save(f"ground-lines-{k + 1}", 100, 100, line("#bdbdbd", .9, leaf(0, 100, 15, k) + leaf(0, 100, 85, k + 5)))
    lozenge = lambda r: poly([(50, 50 - r), (50 + r, 50), (50, 50 + r), (50 - r, 50)])
    step = both("#ffffff", "#6c6c6c", .9, "".join(p.split('d="')[1].split('"')[0] for p in stepped("#000000")))
    for k, d in enumerate((lozenge(36) + lozenge(24), rect(26, 26, 48, 48) + rect(34, 34, 32, 32))):
        save(f"camp-lines-{k + 1}", 100, 100, white, line("#a4a4a4", .9, d), step)
    for k, d in enumerate((circ(50, 50, 36) + circ(50, 50, 25), circ(50, 50, 36) + "".join(circ(*P(26, 90 * i + 45), 8) for i in range(4)))):
        save(f"town-lines-{k + 1}", 100, 100, white, line("#a4a4a4", .9, d), *quarter_dots("#6c6c6c", "#6c6c6c"))


def leaf(x0, x1, y, seed):
    """An edge where a leaf of slate has split off: a long flat curve."""
    step = (x1 - x0) / 5
    return smooth([(x0 + step * k, y + 9 * (noise(seed, k) - .5)) for k in range(6)])


def blocks():
    """Slabs of two to six squares; the program lays them where the ground is free."""
    for k, (w, h) in enumerate(((2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (2, 2), (3, 2), (2, 3), (2, 1), (1, 2))):
        # each from another place of the quarry, so that no two have the same leaves
        x, y = 3 * k, 5 * k
        save(f"slab-{k + 1}", 100 * w, 100 * h, group(f"translate({-100 * x} {-100 * y}) scale(4)", *slate([(x, y, w, h)], STONES["blue"])))


def draw():
    slabs()
    edges()
    throne()
    corner()
    escape()
    camp_mark()
    in_lines()
    blocks()
    save("throne-sign", 100, 100, fill("#f0e2c2", rect(0, 0, 100, 100)), line(R2, 5, rect(10, 10, 80, 80)), line(R2, 7, circ(50, 50, 26)), fill(G2, circ(50, 50, 11)))
