"""The pages: a carved frieze, small ornaments, the initial, the frame of cards, the back of the board and the base of the box."""
from beasts import dragon, harp, heavy, stag, whale
from frame import ring_cross
from lib import *
from pieces import HEATHER, SEA, crowned_face
from squares import BLUES, GREENS, PURPLES, triskele
from weave import triquetra, weave

HARP = (G2, G3, B1, S5)


def stepped_row(x, y, count, step, up=1, size=1):
    """A row of stepped teeth from (x, y) to the right."""
    d = ""
    for k in range(count):
        c = x + step * (k + .5)
        d += poly([(c + step * u, y - up * size * v) for u, v in ((-.5, 0), (-.5, 3), (-.28, 3), (-.28, 6), (-.1, 6), (-.1, 9), (.1, 9), (.1, 6), (.28, 6), (.28, 3), (.5, 3), (.5, 0))])
    return d


# Half a wave of the dragons' tails; the teeth of the border point at their crossings.
BEAT = 31.2


def tail(body, lace, ground):
    """A dragon's tail behind the rump, from (424, 27): a broad twist with a strand of another colour, which ends in beads; a bead in each loop, a barb at its end."""
    start = 300 + 4.5 * BEAT
    wave = lambda k, up: (start + BEAT * k / 12, 50 + up * 25 * math.sin(math.pi * k / 12))
    trunk = [wave(k, 1) for k in range(-6, 50)]
    thin = [wave(k, -1) for k in range(-3, 52)]
    x, y = wave(48, 1)
    eyes = lambda r: "".join(circ(start + BEAT * (k + .5), 50, r) for k in range(4))
    ends = lambda r: "".join(circ(*p, r) for p in (thin[0], thin[-1]))
    return [fill(lace, eyes(6))] + weave([trunk, thin], 14.6, .4, body, ground, closed=False, first=False, colors=[body, lace], edge="#20262d") + [
        fill(ground, eyes(2.4)), fill(lace, ends(8)), fill(ground, ends(3)), soft(body, 10.6, poly([wave(k, 1) for k in (-6, -5)], False)), fill(body, f"M{n(x - 11)} {n(y + 4)}L{n(x + 11)} {n(y + 27)}L{n(x + 13)} {n(y - 6)}L{n(x + 4)} {n(y + 1)}Z")]


def frieze(name="story-head", dye=(R1, R2, R3), star=0):
    """The two dragons under the fort in Eryri: one in the dye, one white, over the king's plate; a tooth of the border for every beat of their bodies."""
    w, h = 600, 100
    ground = S5
    red = {R1: "#d24a36"}.get(dye[0], mix(dye[0], "#ffffff", .14))
    teeth = stepped_row(300 - 9 * BEAT, 91, 18, BEAT, 1, 1.15) + stepped_row(300 - 9 * BEAT, 9, 18, BEAT, -1, 1.15)
    parts = [fill(ground, rect(0, 0, w, h)), line(B2, 2.2, rect(3.500, 3.500, w - 7, h - 7)), fill(dye[0], rect(8, 8, w - 16, 3) + rect(8, 89, w - 16, 3) + rect(8, 8, 3, 84) + rect(w - 11, 8, 3, 84)), fill(dye[0], teeth)]
    def whole(body, dark, cut, lace):
        under, over = heavy(body, dark, cut, "#20262d")
        return [group(place(340, 9.5, .86), *under), *tail(body, lace, ground), group(place(340, 9.5, .86), *over)]
    white, other = whole(B1, B2, B4, "#8f9db0"), whole(red, dye[1], G1, G2)
    parts += [group("matrix(-1 0 0 1 600 0)", *other), *white]
    parts += [fill(ground, circ(300, 50, 42)), fill(dye[2], circ(300, 50, 40)), fill(G1, circ(300, 50, 36.5)), line(G3, 1.2, circ(300, 50, 33.5))]
    parts += [ring_cross(300, 50, 30, dye[1], G1, G1, G2), [group(place(275.500, 25.500, .5), *harp(dye[1], dye[2], dye[0], G1))], [group(place(300, 51.500, .74), *crowned_face())]][star]
    save(name, w, h, parts)


def tailpieces():
    ground = lambda color: soft(color, 1.6, "M60 93H128M172 93H240") + fill(color, poly([(150, 89), (154, 93), (150, 97), (146, 93)]))
    save("tailpiece-1", 300, 100, ground(S3), group(place(97, 26, 1.06), *whale(S4, S3, B1)))
    save("tailpiece-2", 300, 100, group(place(120, 4, .78), *harp(G2, G3, S3, B1)), ground(S3))
    strands = [[(60 + x, 50 + s * 20 * math.cos(math.pi * x / 30)) for x in range(0, 181, 5)] for s in (1, -1)]
    save("tailpiece-3", 300, 100, weave([s[:-1] + strands[1 - k][::-1][:0] for k, s in enumerate(strands)], 7, 2, S4, "#ffffff", closed=False, colors=[S4, R1]),
        ring_cross(30, 50, 24, S3, B1, "#ffffff", R1), ring_cross(270, 50, 24, S3, B1, "#ffffff", R1))
    save("tailpiece-4", 300, 100, group(place(108, 4, .88), *stag(B4, B3, B1)), ground(S3))


def initial():
    parts = [fill(S5, rect(0, 0, 100, 100)), line(B2, 2, rect(3, 3, 94, 94)), fill(R2, rect(6, 6, 88, 88)), fill("#f3ead5", rect(14, 14, 72, 72))]
    for x, y in ((14, 14), (86, 14), (86, 86), (14, 86)): parts += [fill(S5, rect(x - 8, y - 8, 16, 16)), *ring_cross(x, y, 7.4, B1, None, R2, G2)]
    parts += [fill(B2, stepped_row(23, 14, 6, 9, 1, .7) + stepped_row(23, 86, 6, 9, -1, .7))]
    parts += [group(f"rotate({a} 50 50)", fill(B2, stepped_row(23, 14, 6, 9, 1, .7))) for a in (90, 270)]
    # pale triquetra behind the letter
    parts += weave([triquetra(50, 56, 36, 0, 9)], 5, 1.4, "#e3d5b4", "#f3ead5")
    save("initial", 100, 100, parts)


def emblem(cx, cy, r, dye=(R1, R2, R3), star=0):
    """The dragon on its plate of gold within a plait: what stands for the set."""
    parts = [fill(S5, circ(cx, cy, r)), line(B2, r * .02, circ(cx, cy, r * .96) + circ(cx, cy, r * .7))]
    parts += [fill(B1, "".join(ring(*P(r * .83, 15 * k, cx, cy), r * .045, r * .075) for k in range(24))), fill(G2, "".join(circ(*P(r * .83, 15 * k, cx, cy), r * .022) for k in range(24)))]
    parts += [fill(dye[2], circ(cx, cy, r * .68)), fill(dye[1], circ(cx, cy, r * .66)), fill(G1, "".join(circ(*P(r * .625, 11.25 * k, cx, cy), r * .017) for k in range(32))),
        fill(G1, circ(cx, cy, r * .585)), line(G2, r * .02, circ(cx, cy, r * .555))]
    s = r * .0113
    sign = (group("translate(-51 -43)", *dragon(R2, R3, G1)), group(place(-44, -48, .9), *harp(dye[1], dye[2], dye[0], G1)), group(place(0, 4, 1.28), *crowned_face()))[star]
    return parts + [group(place(cx, cy + r * .015, s), sign)]


def vignette():
    rings = "".join(circ(x, 100, 9) for x in (24, 276)) + "".join(circ(x, 100, 5) for x in (46, 254))
    save("vignette", 300, 200, line(S3, 2, rings), fill(R1, "".join(circ(x, 100, 3.2) for x in (24, 276))), *emblem(150, 100, 94))


def floor(parts, size, cells, seed):
    """Slates laid over a square of the pages, as on the board."""
    step = size / cells
    tones, lit = {}, ""
    for y in range(cells):
        x = 0
        while x < cells:
            w = min(cells - x, 1 + int(2.4 * noise(seed, x, y)))
            kind = noise(seed, x, y, 3)
            tone = (BLUES if kind < .5 else PURPLES if kind < .8 else GREENS)[int(3 * noise(seed, x, y, 4))]
            tones[tone] = tones.get(tone, "") + rect(x * step, y * step, w * step, step)
            lit += rect(x * step, y * step, w * step, step)
            x += w
    return parts + [fill(t, d) for t, d in sorted(tones.items())] + [line("#aeb9c4", 1.4, lit)]


def board_back():
    """Nine men's morris cut into slates, a mill in the middle of every side."""
    s = 400
    parts = floor([], s, 7, 3) + [line(S5, 5, rect(26, 26, 348, 348)), line(R2, 3, rect(33, 33, 334, 334))]
    lines = "".join(rect(200 - r, 200 - r, 2 * r, 2 * r) for r in (132, 88, 44)) + "M200 68V156M200 244V332M68 200H156M244 200H332"
    parts += [line("#edf0f3", 8, lines), line(S5, 4, lines)]
    points = [(200 + r * x, 200 + r * y) for r in (132, 88, 44) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    parts += [fill(S5, "".join(circ(x, y, 10.5) for x, y in points)), fill(B1, "".join(circ(x, y, 8.2) for x, y in points)), fill(R2, "".join(circ(x, y, 3.4) for x, y in points))]
    parts += [fill(S5, circ(200, 200, 35)), fill(B1, circ(200, 200, 32)), *weave([triquetra(200, 204, 27)], 4.4, 1.2, R2, B1)]
    for x, y in ((30, 30), (370, 30), (370, 370), (30, 370)): parts += [fill(BLUES[0], circ(x, y, 25)), *ring_cross(x, y, 24, S4, S1, BLUES[0], G2)]
    save("board-back", s, s, parts)


def box_face(name="box-face", dye=(R1, R2, R3), star=0):
    s = 400
    parts = floor([], s, 7, 8) + [line(S5, 6, rect(14, 14, 372, 372)), line(dye[1], 3, rect(22, 22, 356, 356))]
    for x, y in ((50, 50), (350, 50), (350, 350), (50, 350)): parts += [*ring_cross(x, y, 34, S4, S1, dye[1], G2)]
    save(name, s, s, parts + emblem(200, 200, 156, dye, star))


OUT = 5


def card_frame(suffix, ground, field, strand, edge, gem):
    """Cards: a key between two rules; a ring-cross in the corner. In millimetres."""
    white = ground == "#ffffff"
    out = 0 if white else OUT
    length, pen = 2.6, .24
    # the key of the board's frame, in a band half as wide as its rules are apart from the edge
    d = "".join(poly([(x - .3, 2.73), (x + 2.18, 2.73), (x + 2.18, 1.73), (x + .58, 1.73), (x + .58, 2.25), (x + 1.5, 2.25)], False, 2) for x in (-length, 0, length))
    rules = lambda *places: "".join(rect(-.05, y, length + .1, t, 2) for y, t in places)
    save(f"card-edge{suffix}", length, 3.9, f'<clipPath id="k"><path d="{rect(-.05, 0, length + .1, 3.9, 2)}"/></clipPath>', fill(ground, rect(-.05, -out, length + .1, out + 3.9, 2)),
        fill(field, rules((1.4, 1.66))), line(strand, pen, d, ' clip-path="url(#k)"'), fill(edge, rules((.75, .2), (1.2, .2), (3.06, .2))))
    out = 0 if white else -OUT
    parts = [fill(ground, f"M{out} {out}H4.95V3.9H3.9V4.95H{out}Z"), fill(field, "M1.4 1.4H4.95V3.06H3.06V4.95H1.4Z"),
        fill(edge, "M.75 .75H4.95V.95H.95V4.95H.75ZM1.2 1.2H4.95V1.4H1.4V4.95H1.2ZM4.95 3.06V3.26H4.55V3.06ZM3.06 4.95H3.26V4.55H3.06Z"), fill(ground if not white else field, circ(2.55, 2.55, 1.9, 2))]
    if not white: parts.append(line(edge, .2, circ(2.55, 2.55, 1.75, 2)))
    parts.append(group("translate(2.55 2.55) scale(.042)", *ring_cross(0, 0, 36, strand, None, field, gem, edge if white else None, 3)))
    save(f"card-corner{suffix}", 4.9, 4.9, parts)


def draw():
    for star, (suffix, dye) in enumerate((("", (R1, R2, R3)), ("-sea", SEA), ("-heather", HEATHER))):
        frieze("story-head" + suffix, dye, star)
        box_face("box-face" + suffix, dye, star)
    vignette()
    tailpieces()
    initial()
    board_back()
    white = "#ffffff"
    card_frame("", S5, R2, B1, B2, G2)
    card_frame("-low", white, white, "#c8d0d8", S3, R1)
    card_frame("-lines", white, white, "#d0d0d0", "#585858", "#8c8c8c")
