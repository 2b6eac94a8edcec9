"""The pages: a carved frieze, small ornaments, the initial, the frame of cards, the back of the board and the base of the box."""
from beasts import HEAD, RIBS, TONGUE, WING, coiled, harp, paw, ribbon, stag, whale
from frame import ring_cross
from lib import *
from pieces import HEATHER, SEA, crowned_head
from squares import BLUES, GREENS, PURPLES
from weave import triquetra, weave, who_is_over



def stepped_row(x, y, count, step, up=1, size=1):
    """A row of stepped teeth from (x, y) to the right."""
    d = ""
    for k in range(count):
        c = x + step * (k + .5)
        d += poly([(c + step * u, y - up * size * v) for u, v in ((-.5, 0), (-.5, 3), (-.28, 3), (-.28, 6), (-.1, 6), (-.1, 9), (.1, 9), (.1, 6), (.28, 6), (.28, 3), (.5, 3), (.5, 0))])
    return d


# Half a wave of the dragons' tails; the teeth of the border point at their crossings.
BEAT = 31.2


def ribbon_beast(body, dark, cut, lace, ground):
    """A dragon to the left whose neck, body and tail are one ribbon: the tail goes out in waves, turns, comes back through itself and ends in a spade over the rump."""
    edge = "#20262d"
    x = lambda k: 300 + BEAT * k
    # from the nape down the neck to the shoulder, along the belly to the hip, and on into the plait
    spine = through([(370, 30, 10.5), (378, 36, 9.8), (381, 46, 10.5), (387, 56, 14), (399, 58.5, 12.5), (411, 53, 12), (423, 47.5, 13.5), (433.5, 51.5, 12.5), (441, 62, 12), (447.5, 71.5, 11.8), (x(5), 75, 11.8), (x(5) + 7, 71, 11.8)])[:-8]
    wave = [(x(5 + k / 16), 50 + 25 * math.cos(math.pi * k / 16)) for k in range(1, 49)]
    turn = [(x(8) + 23 * math.sin(math.pi * k / 14), 50 - 25 * math.cos(math.pi * k / 14)) for k in range(1, 14)]
    back = [(x(8 - k / 16), 50 + 25 * math.cos(math.pi * k / 16)) for k in range(49)]
    # every step of the tail a little narrower; what is left curls over the rump
    plait = wave + turn + back
    spine += [(*p, 11.8 - 6.3 * (k / len(plait)) ** 1.5) for k, p in enumerate(plait)]
    spine += through([spine[-1], (x(5) - 6, 25.5, 4.6), (444, 29, 3.8), (441, 30, 3.4)])[1:]
    over = who_is_over([[p[:2] for p in spine]], True)
    # the ribbon where it passes over: short strokes, so that their ends show no line
    bridges = lambda half: [[p for i, p in enumerate(spine) if abs(i - middle) <= half] for _, middle in over]
    ridge = lambda part: poly([p[:2] for p in part], False)
    def bridge(low, high):
        w = low[len(low) // 2][2]
        return [line(edge, w + 3, ridge(low)), line(body, w - .9, ridge(high)), line(lace, 2.2, ridge(high))]
    from_hip = spine[8 * 7:-6]
    far = limb([(393, 58), (387, 66), (393, 73), (390, 79)], [8, 5.5, 3.8, 3]) + limb([(425, 50), (429, 62), (436, 70), (432, 79)], [10, 6.5, 4, 3])
    far_feet = paw((391, 76), (382, 78.5), (383.5, 82), (388.5, 83.5), (395.5, 82)) + paw((433, 76), (424, 78.5), (425.5, 82), (430.5, 83.5), (437.5, 82))
    fore = limb([(391, 53), (388, 59), (379, 66.5), (371, 61), (363.5, 60)], [10, 11.5, 6, 4, 3])
    hind = limb([(424, 46), (422, 52.5), (412.5, 63), (419.5, 71.5), (416, 79)], [10, 14, 8, 4.2, 3.2])
    feet = paw((367, 60.3), (357.5, 53.5), (354, 58.5), (355.5, 64.5), (361.5, 67)) + paw((417, 76), (407.5, 78.5), (409, 82), (414.5, 83.5), (422, 82))
    spade = "M444 28.2C442.5 25.5 442.5 22.5 445 19.5C436.5 20.5 432 25.5 424.5 35.5C432 35.5 439 38.5 447 36.5C444 34.5 443.3 32 443.8 30Z"
    head = place(343.5, 9.8, .76)
    parts = [fill(lace, "".join(circ(x(k), 50, 5.2) for k in (6, 7, 8))), fill(ground, "".join(circ(x(k), 50, 2.2) for k in (6, 7, 8)))]
    parts += [both(dark, edge, 1, far), both(dark, edge, 1, far_feet), soft(dark, 2, "M391 75L389.5 79.5M433 75L431.5 79.5"), group(place(347, 12.4, .8), both(dark, cut, 1.3, WING), soft(cut, 1.4, RIBS))]
    # With little ink large forms are cleared and small dark ones keep their colour: the ribbon is laid with small ones.
    laid = lambda part, less: both(body, body, .4, ribbon(part, -less))
    # Out and back are two forms, so that none crosses itself.
    middle = len(spine) - 10 - len(back) - len(turn) // 2
    parts += [both(body, edge, 1.2, ribbon(spine[:middle + 2])), both(body, edge, 1.2, ribbon(spine[middle:])), *(laid(spine[i:i + 10], 1.2) for i in range(0, len(spine) - 3, 8)), line(lace, 2.2, ridge(from_hip), ' stroke-linecap="round"')]
    for low, high in zip(bridges(4.3), bridges(5.2)): parts += bridge(low, high)
    # legs, head and spade grow out of the ribbon: where they meet, no line
    parts += [both(body, edge, 1.2, fore), both(body, edge, 1.2, hind), both(body, edge, 1, feet), soft(body, 2.1, "M368.5 60.4L361.5 60.3M417.2 75L415.3 79.5"), both(body, edge, 1.2, spade), group(head, both(body, edge, 1.5, HEAD))]
    parts += [laid(spine[:20], 1.6), laid(spine[18:36], 1.6), laid(spine[34:54], 1.6), soft(body, 2.2, ridge(spine[-5:]))]
    parts += [group(head, soft(body, 1.9, TONGUE), fill(edge, "M21 14.5L28 15.5L24.5 18.5Z"))]
    return parts + [line(lace, 2.2, ridge(from_hip[:9]), ' stroke-linecap="round"'),
        soft(cut, 1.4, "M381 60C383 53.5 388.5 50.5 392.5 53C396 56 393.5 60.5 390 59.5C388 58.5 388.5 56 390.2 56.2M414 56C415 48 421 42.5 426 45.5C430 49 427.5 54.5 423.5 53.5C421 52.5 421.5 49.5 423.8 49.6")]


def frieze(name="story-head", dye=(R1, R2, R3), star=0):
    """The two dragons under the fort in Eryri: one in the dye, one white, over the king's plate; a tooth of the border for every beat of their bodies."""
    w, h = 600, 100
    ground = S5
    red = {R1: "#d24a36"}.get(dye[0], mix(dye[0], "#ffffff", .14))
    teeth = stepped_row(300 - 9 * BEAT, 91, 18, BEAT, 1, 1.15) + stepped_row(300 - 9 * BEAT, 9, 18, BEAT, -1, 1.15)
    parts = [fill(ground, rect(0, 0, w, h)), line(B2, 2.2, rect(3.5, 3.5, w - 7, h - 7)), fill(dye[0], rect(8, 8, w - 16, 3) + rect(8, 89, w - 16, 3) + rect(8, 8, 3, 84) + rect(w - 11, 8, 3, 84)), fill(dye[0], teeth)]
    white = ribbon_beast(B1, B2, B4, "#8f9db0", ground)
    other = ribbon_beast(red, dye[1], G1, G2, ground)
    parts += [group("matrix(-1 0 0 1 600 0)", *other), *white]
    parts += [fill(ground, circ(300, 50, 42)), fill(dye[2], circ(300, 50, 40)), fill(G1, circ(300, 50, 36.5)), line(G3, 1.2, circ(300, 50, 33.5))]
    parts += [ring_cross(300, 50, 30, dye[1], G1, G1, G2), [group(place(275.5, 25.5, .5), *harp(dye[1], dye[2], dye[0], G1))], [group(place(299.5, 50.5, .76), *crowned_head())]][star]
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
    sign = (group("scale(1.150) translate(-50.5 -50)", *coiled(R2, R3, G1)), group(place(-44, -48, .9), *harp(dye[1], dye[2], dye[0], G1)), group(place(-1, 1, 1.160), *crowned_head()))[star]
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


def card_frame(suffix, ground, field, strand, rule, bead):
    """Cards: two strands that cross on the slant, as on the board's frame, between two rules; a ring-cross in the corner. In millimetres."""
    white = ground == "#ffffff"
    out = 0 if white else OUT
    length, pen = 3.9, .46
    # from the inner edge to the outer one and back; the strand that rises lies above
    wave = lambda x, way: [(x - .5, 2.1 - .62 * way), (x + .5, 2.1 - .62 * way), (x + length - .5, 2.1 + .62 * way), (x + length + .5, 2.1 + .62 * way)]
    path = lambda way: "".join(poly(wave(x, way), False, 2) for x in (-length, 0, length))
    middle = [(length / 2 - 1.05 * s, 2.1 + .45 * s) for s in (1, -1)]
    rules = lambda *places: "".join(rect(-.05, y, length + .1, t, 2) for y, t in places)
    over = poly(wave(0, -1)[1:3], False, 2)
    save(f"card-edge{suffix}", length, 3.9, f'<clipPath id="k"><path d="{rect(-.05, 0, length + .1, 3.9, 2)}"/></clipPath>', fill(ground, rect(-.05, -out, length + .1, out + 3.9, 2)),
        fill(field, rules((1, 2.2))), '<g clip-path="url(#k)">', line(strand, pen, path(1)), line(field, pen + .36, poly(middle, False, 2)), line(strand, pen, path(-1)),
        fill(bead, "".join(poly([(x, 1.68), (x + .5, 2.1), (x, 2.52), (x - .5, 2.1)], True, 2) for x in (0, length))), "</g>", fill(rule, rules((.8, .2), (3.2, .2))))
    out = 0 if white else -OUT
    parts = [fill(ground, f"M{out} {out}H4.95V3.9H3.9V4.95H{out}Z"), fill(field, "M1 1H4.95V3.2H3.2V4.95H1Z"),
        fill(rule, "M.8 .8H4.95V1H1V4.95H.8ZM4.95 3.2V3.4H4.55V3.2ZM3.2 4.95H3.4V4.55H3.2Z"), fill(ground if not white else field, circ(2.55, 2.55, 1.95, 2))]
    if not white: parts.append(line(rule, .2, circ(2.55, 2.55, 1.85, 2)))
    parts.append(group("translate(2.55 2.55) scale(.042)", *ring_cross(0, 0, 36, strand, None, field, bead, rule if white else None, 3)))
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
    card_frame("", S5, R3, B2, G3, G2)
    card_frame("-low", white, white, "#c8d0d8", S3, R1)
    card_frame("-lines", white, white, "#d0d0d0", "#585858", "#8c8c8c")
