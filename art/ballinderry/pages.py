"""The pages: the frieze, vignette, tailpieces, initial, frames of cards, the box, the back of the board."""
from birds import displayed, flying, landing, looking_back, standing, walking
from head import bronze_head
from lib import *
from motifs import branch, triskele
from scene import DUSK, boat, crannog, hills, in_lines, reeds, sky, water
from weave import Strand, circle_points, weave

BIRD = PAINTED, "#71839a", GOLD_LIGHT


def raven(posture, x, y, size, flip=False, turn=0):
    """A raven whose square of 100 units is `size` wide, its middle at (x, y)."""
    return place(x, y, size / 100, [group("translate(-50 -50)", posture(*BIRD))], turn, flip)


def frieze():
    """The lake at dusk, long and low like the side of the board, with a head at either end."""
    w, h = 600, 100
    x0, y0, x1, y1 = 6, 6, 594, 94
    shore = 62
    parts = sky(DUSK, x0, x1, y0, shore, (262, 54)) + hills_low(x0, x1, shore) + water(DUSK, x0, x1, shore, y1, 262)
    parts += crannog(DUSK, 300, 68, .5, -1)
    parts += boat(DUSK, 188, 80, .46)
    parts += reeds("#2b4437", "#6a4027", 112, 97, 8, 52, 31, 4) + reeds("#2b4437", "#6a4027", 488, 97, 9, 56, 33, -6)
    parts += reeds("#38543f", "#6a4027", 408, 97, 5, 30, 35, -3)
    for x, top in ((149, 73), (450, 67.5)):
        parts += [fill(rect(x - 6, top, 12, 24), "#41342b"), fill(rect(x - 6 if x < 300 else x + 3, top, 3, 24), "#8a5f3c")]
    parts += [raven(standing, 146, 49, 62, True), raven(looking_back, 456, 43, 62), raven(flying, 384, 29, 40), raven(landing, 226, 28, 38, True)]
    body = rect(x0, y0, x1 - x0, y1 - y0)
    frame = [fill(rect(0, 0, w, h), GREEN), fill(rect(2, 2, w - 4, h - 4), GOLD), fill(rect(4, 4, w - 8, h - 8), GREEN)]
    ends = []
    for x in (50, w - 50):
        rounds = (46, GREEN), (43.6, GOLD), (41, BROWN), (39.8, RED_DARK)
        ends += [fill(rect(6 if x < 300 else x - 6, 6, 50, 88), GREEN)] + [fill(disc(x, 50, r), color) for r, color in rounds]
        ends.append(place(x, 46, .7, bronze_head(), flip=True).replace("<g ", '<g id="h" ', 1) if x < 300
            else f'<use href="#h" transform="matrix(-1 0 0 1 {w} 0)"/>')
    whole = frame + [clipped("f", body, parts)] + ends
    save("story-head", w, h, whole)
    save("story-head-lines", w, h, in_lines(whole, .8))


def hills_low(x0, x1, shore):
    c = dict(DUSK)
    return [group(f"translate(0 {f(shore * .5)}) scale(1 .5)", hills(c, x0, x1, shore))]


def chain_ring(x, y, r, half, count, ribbon, rings, ground):
    """The frame's chain, run round in a ring."""
    scale = half / 50
    strands = []
    for first in (0, 1):
        points = []
        for k in range(count):
            # Blunt tips, in and out in turns; between them the run bends a little with the ring.
            side = 1 if (k + first) % 2 else -1
            for along, out in ((-8, 30), (8, 30), (39, 14), (86, -14)):
                points.append(polar(r + side * out * scale, 360 * (k + along / 125) / count, x, y))
        strands.append(Strand(points, ribbon, 12 * scale, closed=True))
    for i in range(count):
        strands.append(Strand(circle_points(*polar(r, 360 * (i + .5) / count, x, y), 25 * scale, 16), rings, 8.4 * scale, closed=True))
    return weave(strands, GAP, 2.6 * scale)


def roundel(x, y, r, count, inner):
    """A round of the frame's chain about what is drawn within: from its outer edge inwards."""
    half = r * .13
    return [fill(disc(x, y, r), BROWN), fill(disc(x, y, r * .988), GOLD), fill(disc(x, y, r * .962), FIELD),
        *chain_ring(x, y, r * .83, half, count, GOLD, SILVER_LIGHT, FIELD),
        fill(disc(x, y, r * .70), GOLD), fill(disc(x, y, r * .676), BROWN), fill(disc(x, y, r * .665), inner)]


def vignette():
    parts = [raven(standing, 50, 100, 92), raven(looking_back, 252, 100, 92)]
    parts.append(stroke("M2 137C30 134 60 138 88 135M212 135C240 138 270 134 298 137", BRONZE, 2.4, ROUND))
    parts += [fill(disc(150, 100, r), color) for r, color in ((74, BROWN), (72.6, GOLD), (68, BROWN), (66.6, FIELD), (53, BROWN), (51.6, GOLD), (48.5, BROWN), (47.4, RED))]
    parts.append(fill([disc(*polar(59.8, 18 * k, 150, 100), 3) for k in range(20)], GOLD_LIGHT))
    parts.append(place(150, 97, .82, bronze_head()))
    save("vignette", 300, 200, parts)


def tailpieces():
    """Small and light: a raven in the reeds, spirals on a wire, the boat, the golden branch."""
    waves = [f"M{x} {y}" + "q7.5-3 15 0t15 0" * n for x, y, n in ((66, 82, 2), (108, 90, 3), (186, 80, 2))]
    save("tailpiece-1", 300, 100, [*reeds(GREEN, BRONZE, 98, 90, 5, 60, 41, 4), raven(walking, 158, 62, 76), *reeds(GREEN, BRONZE, 214, 90, 3, 44, 43, -4),
        stroke("M60 90C100 87 200 92 244 89", BRONZE, 1.6, ROUND)])
    wires = stroke("M40 50H104M196 50H260M40 50C48 41 56 41 63 50C56 59 48 59 40 50M260 50C252 41 244 41 237 50C244 59 252 59 260 50", BRONZE, 1.6, ROUND)
    save("tailpiece-2", 300, 100, [wires, *triskele(150, 51, 32, GREEN, 3, 0, 1, .1), fill([disc(x, 50, 3) for x in (82, 104, 196, 218)], RED), fill(disc(150, 50, 5), GOLD),
        fill(disc(150, 50, 2.2), RED)])
    save("tailpiece-3", 300, 100, [*boat(dict(DUSK, image="#c9d4d2"), 150, 64, 1.05), stroke(waves, "#3f6f73", 1.6, ROUND)])
    save("tailpiece-4", 300, 100, [group("translate(150 50) rotate(86)", branch(GOLD, BRONZE, BRONZE, RED))])


def initial():
    parts = [fill(rect(0, 0, 100, 100), FIELD), fill(rect(3, 3, 94, 94) + "M5.400 5.400v89.200h89.200v-89.200z", GOLD), fill(rect(14, 14, 72, 72), GOLD), fill(rect(16.4, 16.4, 67.2, 67.2), CREAM)]
    dots = [disc(9.8, y, 2) for y in (26, 38, 50, 62, 74)] + [disc(90.2, y, 2) for y in (26, 38, 50, 62, 74)]
    dots += [disc(x, 9.8, 2) for x in (26, 38, 50, 62, 74)] + [disc(x, 90.2, 2) for x in (26, 38, 50, 62, 74)]
    parts.append(fill(dots, GOLD_LIGHT))
    for n, (x, y) in enumerate(((12, 12), (88, 12), (88, 88), (12, 88))):
        parts += [fill(disc(x, y, 11.4), BROWN), fill(disc(x, y, 10.2), GOLD), fill(disc(x, y, 7.8), RED)]
        parts.append(triskele(x, y + .3, 7.4, GOLD_LIGHT, 3, 0, 1, .2)[0].replace("<path ", '<path id="t" ', 1) if n == 0
            else f'<use href="#t" transform="translate({x - 12} {y - 12})"/>')
    save("initial", 100, 100, parts)


def cards():
    """Edge and corner of cards, in millimetres; drawn in tenths: a fine twist between two wires, at the corner a bead of enamel."""
    length = 50
    def edge(name, ground, one, two, wire, out=50):
        # The strands cross where the edge begins and ends.
        strands = [Strand([(x, 22 + sign * 4.2 * math.sin(2 * math.pi * x / 25)) for x in range(-6, 58, 2)], color, 2.5) for sign, color in ((1, one), (-1, two))]
        inner = [fill(rect(-.5, -out, length + 1, 39 + out), ground), clipped("e", rect(-.5, 5, length + 1, 33), weave(strands, ground if ground == "#ffffff" else GAP, 1.1)),
            fill(rect(-.5, 9, length + 1, 2.2) + rect(-.5, 33, length + 1, 2.8), wire)]
        save(name, 5, 3.9, [group("scale(.1)", inner)])
    def corner(name, ground, wire, enamel, light, out=-50):
        inner = [fill(f"M{out} {out}H49.500V39H39V49.500H{out}Z", ground), fill("M9 9H49.500V11.200H11.200V49.500H9ZM33 49.500V33H49.500V35.800H35.800V49.500Z", wire),
            fill(disc(22, 22, 7.6), wire), fill(disc(22, 22, 5.2), enamel), fill(disc(22, 22, 1.8) + disc(41, 22, 2) + disc(22, 41, 2), light)]
        save(name, 4.9, 4.9, [group("scale(.1)", inner)])
    for more, ground, soft, enamel in (("", FIELD, GREEN_LIGHT, RED), ("-blue", BLUE_FIELD, BLUE_LIGHT, RED), ("-red", RED_FIELD, "#d08a6c", GREEN)):
        edge("card-edge" + more, ground, GOLD, soft, GOLD)
        corner("card-corner" + more, ground, GOLD, enamel, GOLD_LIGHT)
    edge("card-edge-low", "#ffffff", GREEN_LIGHT, "#cbb17a", BRONZE, 0)
    corner("card-corner-low", "#ffffff", BRONZE, "#ffffff", RED, 0)
    edge("card-edge-lines", "#ffffff", "#8a8a8a", "#8a8a8a", "#585858", 0)
    corner("card-corner-lines", "#ffffff", "#585858", "#ffffff", "#8a8a8a", 0)


def slab_square(size, seed):
    """Polished yew for a square picture."""
    parts = [fill(rect(0, 0, size, size), YEW)]
    lines, strong = [], []
    for k in range(24):
        y = size * (k + noise(seed, k)) / 24
        d = curve([(size * i / 6 - 2 + .5 * i, y + 7 * math.sin(i * .8 + k * .12 + seed) + 3 * math.sin(i * 1.9 + k * .5)) for i in range(7)])
        (strong if k % 4 == 1 else lines).append(d)
    return parts + [stroke(lines, "#e0b079", .8), stroke(strong, "#d39a63", 1.1)]


def squares_of_box():
    size = 400
    parts = slab_square(size, 61)
    for n, (x, y) in enumerate(((0, 0), (size, 0), (size, size), (0, size))):
        for r, color in ((96, BROWN), (94, GOLD), (88, BROWN), (86, (FIELD, BLUE_FIELD, FIELD, RED_FIELD)[n]), (70, BROWN), (68.500, GOLD), (62, BROWN), (60.500, SAP), (30, BROWN), (28.500, RED)):
            parts.append(fill(disc(x, y, r), color))
        parts.append(fill([disc(*polar(78, 90 * n + 90 + 11.25 * k + 5.6, x, y), 3.4) for k in range(8)], GOLD_LIGHT))
    parts += roundel(200, 200, 176, 16, SHEET_LIGHT)
    parts.append(stroke(disc(200, 200, 108), SILVER_LIGHT, 2))
    parts.append(place(200, 202, 2.2, [group("translate(-50 -50)", displayed(PAINTED, CUT, GOLD_LIGHT))]))
    save("box-face", size, size, [clipped("x", rect(0, 0, size, size), parts)])


SHEET_LIGHT = "#a5b2b6"


def board_back():
    """For the middle of nine men's morris: three great spirals on green, in a round with rings."""
    parts = [fill(rect(0, 0, 400, 400), YEW)]
    for r, color in ((196, BROWN), (193, GOLD), (184, BROWN), (181, FIELD), (140, BROWN), (137, GOLD), (128, BROWN), (125, WHITE)):
        parts.append(fill(disc(200, 200, r), color))
    for k in range(12):
        x, y = polar(160.500, 30 * k, 200, 200)
        parts += [fill(ring(x, y, 15, 9), GOLD if k % 2 else SILVER_LIGHT, ' fill-rule="evenodd"'), fill(disc(x, y, 4.5), RED)]
    parts += triskele(200, 203, 122, RED, 3, 0, 1, .15, RED_DARK) + [fill(disc(200, 200, 18), BROWN), fill(disc(200, 200, 15), GOLD)]
    save("board-back", 400, 400, parts)


def draw():
    frieze()
    vignette()
    tailpieces()
    initial()
    cards()
    squares_of_box()
    board_back()
