"""The board's frame: a ring-chain of bronze ribbons in green enamel, with silver rings; its corners; a head on each side."""
from lib import *
from motifs import triskele
from weave import Strand, circle_points, weave
from head import bronze_head


def zigzag(period, width, low, high, shift, rounding=.22):
    """A ribbon that goes up and down in straight runs with turned corners."""
    points = []
    middle, half = (low + high) / 2, (high - low) / 2
    steps = 48
    for i in range(int((width + period / 2) / period * steps) + 1):
        t = i / steps + shift - .25
        phase = t % 1
        tri = 4 * abs(phase - .5) - 1
        # Blunt tips, so that a ribbon of even width can turn there.
        soft = math.copysign(min(abs(tri), 1 - rounding / 2 + rounding / 2 * math.sin(max(0, abs(tri) - 1 + rounding)
            / rounding * math.pi / 2)), tri)
        points.append(((i / steps - .25) * period, middle - half * soft))
    slim = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        bend = abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]))
        if bend > .02:
            slim.append(b)
    return slim + [points[-1]]


def chain(ground, between, ribbon, middle, ring_color, ring_middle, eye, rail, gap=2.6):
    """One square long: two ribbons that cross twice, a ring about each crossing, enamel in the eyes between."""
    w = 250
    a = zigzag(w, w, 19, 81, 0)
    b = zigzag(w, w, 19, 81, .5)
    strands = [Strand(a, ribbon, 12, middle, middle_width=2.4), Strand(b, ribbon, 12, middle, middle_width=2.4)]
    for x in (w / 4, 3 * w / 4):
        strands.append(Strand(circle_points(x, 50, 25, 32), ring_color, 8.4, ring_middle, closed=True, middle_width=1.7))
    parts = [fill(rect(-1, 0, w + 2, 100), ground)]
    parts += weave(strands, between, gap)
    for x in (0, w / 2, w):
        parts.append(fill(poly([(x - 17, 50), (x, 37), (x + 17, 50), (x, 63)]), eye))
        parts.append(fill(disc(x, 50, 4.4), rail))
    parts.append(fill(rect(-1, 3, w + 2, 5) + rect(-1, 92, w + 2, 5), rail))
    return parts


def corner(name, ground, rail, light, enamel, dark):
    """A round of enamel with three spirals, within the rails that turn there."""
    parts = [fill(rect(0, 0, 100.6, 100.6), ground), fill("M3 3H100.6V8H8V100.6H3ZM92 100.6V92H100.6V97H97V100.6Z", rail)]
    parts += [fill(disc(50, 50, 39), dark), fill(disc(50, 50, 37.4), rail), fill(disc(50, 50, 31.6), dark), fill(disc(50, 50, 30), enamel)]
    parts += triskele(50, 50.5, 28, light, 3, 0, 1, .15, dark)
    parts.append(fill([disc(*polar(34.6, 30 * i), 1.7) for i in range(12)], dark))
    save(name, 100, 100, parts)


def medallion(name, ground, rail, dark, enamel, cell, parts_of_head):
    """The head that looks out over the side of the board, in a round of enamel between two cells."""
    w = 150
    parts = [fill(rect(0, 0, w, 100), ground), fill(rect(-2, 3, w + 4, 5) + rect(-2, 92, w + 4, 5), rail)]
    for x in (0, w):
        s = 1 if x == 0 else -1
        parts.append(fill(rect(min(x, x + s * 5), 3, 5, 94), rail))
        parts += [fill(poly([(x + s * 10, 14), (x + s * 26, 14), (x + s * 10, 44)]) + poly([(x + s * 10, 86), (x + s * 26, 86), (x + s * 10, 56)]),
            cell)]
    parts += [fill(disc(w / 2, 50, 49.4), dark), fill(disc(w / 2, 50, 47.6), rail), fill(disc(w / 2, 50, 42.4), dark), fill(disc(w / 2, 50, 40.8), enamel)]
    parts.append(place(w / 2, 46.5, .72, parts_of_head))
    save(name, w, 100, parts)


def plain_medallion(name, pen, metal, hair):
    """The head in few shapes, where ink is saved and where it is to be coloured in."""
    w = 150
    edge = f' stroke="{pen}" stroke-width="2.4" stroke-linejoin="round"'
    face = [fill("M0-49C-30-49-40-30-36-8C-34 8-40 14-38 24L-18 26L0 54L18 26L38 24C40 14 34 8 36-8C40-30 30-49 0-49Z", hair, edge),
        fill("M-22-26H22C24-4 20 12 13 25L0 34L-13 25C-20 12-24-4-22-26Z", metal, edge),
        stroke("M-17-11H-6M17-11H6M0-12V6H-5M-8 15Q0 20 8 15", pen, 3.4, ROUND)]
    save(name, w, 100, [fill(rect(0, 0, w, 100), "#ffffff"), stroke("M0 5.500H150M0 94.500H150", pen, 2.4), fill(disc(w / 2, 50, 47), "#ffffff", edge),
        place(w / 2, 47, .78, face)])


def narrow(name, ground, metal):
    """For a frame of a few millimetres: lozenges and studs."""
    w = 125
    d = poly([(4, 50), (62.5, 14), (121, 50), (62.5, 86)]) + poly([(30, 50), (62.5, 70), (95, 50), (62.5, 30)])
    save(name, w, 100, [fill(rect(-1, 0, w + 2, 100), ground), fill(d, metal, ' fill-rule="evenodd"'), fill(disc(62.5, 50, 10) + disc(0, 18, 8) + disc(w, 18, 8)
        + disc(0, 82, 8) + disc(w, 82, 8), metal)])


def corner_narrow(name, ground, metal):
    save(name, 100, 100, [fill(rect(0, 0, 100.6, 100.6), ground), fill(ring(50, 50, 36, 22) + disc(50, 50, 11), metal, ' fill-rule="evenodd"')])


def whole(more, ground, between, eye, field, rings=SILVER_LIGHT):
    """All pieces of a frame; `more` is what their names end in."""
    parts = chain(ground, between, GOLD, BROWN, rings, "#5f7a74", eye, GOLD)
    save("frame-edge" + more, 250, 100, [clipped("c", rect(0, 0, 250, 100), parts)])
    corner("frame-corner" + more, ground, GOLD, GOLD_LIGHT, field, BROWN)
    medallion("frame-medallion" + more, ground, GOLD, BROWN, field, eye, bronze_head())
    narrow("frame-edge-narrow" + more, ground, GOLD_LIGHT)
    corner_narrow("frame-corner-narrow" + more, ground, GOLD_LIGHT)


def draw():
    whole("", FIELD, GAP, RED, RED_DARK)
    plain_medallion("frame-medallion-low", BRONZE, GOLD_LIGHT, "#efd9a4")
    plain_medallion("frame-medallion-lines", "#6c6c6c", "#ffffff", "#ffffff")
