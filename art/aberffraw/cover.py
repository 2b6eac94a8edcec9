"""The cover, 400 x 300: the board in the window of the hall, the king's cloth beside it, Eryri across the water."""
from beasts import dragon, harp
from floor import BELL, LEWIS, LINES
from lib import *
from pieces import HEATHER, SEA, crowned_face, mustering

# The board recedes: half its width at the back and in front, and where those edges lie.
BACK, FRONT, TOP, FOOT = 86, 168, 186, 279
MIDDLE = 200
# The window's arch.
CX, CY, RADIUS, SILL = 206, 134, 94, 180
# Where the board's edges would meet, and how much smaller the wall's far side is.
HORIZON = TOP - BACK / (FRONT - BACK) * (FOOT - TOP)
FAR = .91

# What differs between the hours: sky from above, sun, hills from afar, water and its light, land, the light indoors, wall, arch, its lit side, the table.
EVENING = {"sky": ("#4f6286", "#c98d86", "#f3b774", "#fbe3a6"), "sun": ("#fff3cf", 150, 107, 13), "hills": ("#a07a86", "#6f5f7a", "#443f58"),
    "water": "#c99a86", "shine": "#fde3ac", "land": "#2c2b3a", "warm": "#ffd596", "wall": "#272a35", "stone": "#343846", "lit": "#c58a66", "table": "#5d4639"}
MORNING = {"sky": ("#5f9fb0", "#9cc9cb", "#d9e8d6", "#fbf3d0"), "sun": ("#fffbe6", 240, 80, 12), "hills": ("#9dbfc4", "#6596a3", "#356873"),
    "water": "#7fb5ba", "shine": "#f1f7e4", "land": "#1f4a50", "warm": "#f6f2d4", "wall": "#1c343c", "stone": "#28464f", "lit": "#9cbdb6", "table": "#4a625f"}
DUSK = {"sky": ("#241f46", "#4b3d73", "#8a5f92", "#d79aa6"), "sun": ("#f4ead2", 240, 79, 10), "hills": ("#6a568a", "#493a6b", "#2c2447"),
    "water": "#6f5b8e", "shine": "#eed9c8", "land": "#1c1730", "warm": "#ffcf86", "wall": "#231d33", "stone": "#302843", "lit": "#8a6a93", "table": "#493848"}


def arch(r, foot):
    """A round-headed opening about the window's middle."""
    return f"M{n(CX - r)} {foot}V{CY}A{r} {r} 0 0 1 {n(CX + r)} {CY}V{foot}Z"


def hill(*ridge):
    """Old, broad hills: a soft ridge down to the shore."""
    return smooth(list(ridge)) + "V157H108Z"


def outside(hour):
    """The sky, the mountains of Eryri, the strait with a ship; the court's hall on its headland."""
    a, b, c, d = hour["sky"]
    tone, x, y, r = hour["sun"]
    far, middle, near = hour["hills"]
    glow = mix(c, d, .7)
    shine = "".join(f"M{n(x + w * (noise(k, 3) - .5) * 2 - run / 2)} {n(yy)}h{n(run)}" for k, (yy, run, w) in enumerate(
        ((155, 26, 3), (157.5, 34, 5), (160, 24, 9), (162.8, 40, 8), (166, 26, 16), (169, 48, 10), (172.5, 34, 20), (176, 52, 14), (158.5, 10, 40), (164.5, 12, 46), (171, 16, 50))))
    return [f'<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="{a}"/><stop offset=".45" stop-color="{b}"/><stop offset=".75" stop-color="{c}"/>'
        f'<stop offset="1" stop-color="{d}"/></linearGradient>', fill("url(#s)", rect(108, 30, 214, 122)),
        fill(mix(b, c, .55), "M108 74C150 66 176 80 226 70C252 65 290 72 322 62V68C290 80 250 73 222 79C170 88 150 76 108 84ZM150 52C190 46 214 56 258 48C240 57 190 58 150 52Z"),
        fill(glow, circ(x, y, r * 1.75)), fill(tone, circ(x, y, r)),
        fill(far, hill((108, 124), (124, 118), (142, 113), (158, 110), (174, 105), (190, 97), (204, 93), (216, 97), (228, 100), (242, 93), (256, 84), (268, 81), (280, 86), (294, 96), (308, 101), (322, 103))),
        fill(mix(far, middle, .45), hill((108, 135), (126, 128), (146, 124), (164, 125), (182, 121), (200, 113), (216, 111), (234, 117), (250, 121), (268, 114), (284, 108), (300, 107), (322, 113))),
        fill(middle, hill((108, 138), (130, 137), (152, 133), (172, 133), (194, 137), (218, 134), (240, 127), (258, 126), (278, 130), (300, 127), (322, 124))),
        fill(near, hill((108, 147), (136, 144), (164, 145), (192, 148), (220, 146), (248, 141), (276, 140), (300, 143), (322, 141))),
        fill(hour["water"], rect(108, 153, 214, 30)), soft(hour["shine"], 1.2, shine),
        # the headland with the hall, its smoke and gable
        fill(hour["land"], "M108 172C132 168 152 170 176 176L196 181H108Z"),
        group("translate(-17 0)", fill(hour["land"], "M345 154H322C306 154 290 157 262 159C280 160 300 162 322 168H345ZM276 157V149L283 140H303L310 149V156Z"),
            soft(hour["land"], 1.4, "M283 140L280.500 136.500M303 140L305.500 136.500"), fill(hour["warm"], rect(290, 150, 4, 6) + rect(300, 150, 2.4, 2.4)),
            soft(mix(hour["land"], b, .55), 1.8, "M294 138C291 132 298 128 295 121C293 116 298 112 297 108")),
        # a ship
        fill(hour["land"], "M186 163C192 167 206 167 212 162.500L208 169H191Z"), fill(mix(R2, hour["land"], .25), "M191 148C197 146 203 146 209 148C211 153 211 157 209 161C203 159.500 197 159.500 191 161C193 157 193 152 191 148Z"),
        line(hour["land"], 1.2, "M200 143V165")]


def courses(hour):
    """The wall of the hall."""
    joints = ""
    for row in range(8):
        y = 8 + 22 * row
        joints += f"M0 {y}H400" + "".join(f"M{n(16 + 46 * k + (23 if row % 2 else 0) + 8 * (noise(row, k) - .5))} {y}v22" for k in range(9))
    return [fill(hour["wall"], "M0 0H400V200H0Z"), line(hour["stone"], 1.1, joints)]


def window(hour):
    """The stones of the arch, and the thickness of the wall beyond, lit on the side away from the sun."""
    base, stone, lit = hour["wall"], hour["stone"], hour["lit"]
    wedges = ""
    for k in range(17):
        a = -90 + 180 * k / 16
        wedges += f"M{pt(P(RADIUS, a, CX, CY))}L{pt(P(RADIUS + 19, a, CX, CY))}"
    # The thickness of the wall: between the arch and the same arch beyond it, smaller towards the point where the board's lines meet. The sun lights the side that faces it.
    far_r, far_x, far_y, far_sill = RADIUS * FAR, MIDDLE + (CX - MIDDLE) * FAR, HORIZON + (CY - HORIZON) * FAR, HORIZON + (SILL - HORIZON) * FAR
    hole = f"M{n(far_x + far_r)} {n(far_sill)}V{n(far_y)}A{n(far_r)} {n(far_r)} 0 0 0 {n(far_x - far_r)} {n(far_y)}V{n(far_sill)}Z"
    dim = mix(lit, base, .72)
    sides = (dim, lit) if hour["sun"][1] < CX else (lit, dim)
    joints = "".join(f"M{pt(P(RADIUS, a, CX, CY))}L{pt(P(far_r, a, far_x, far_y))}" for a in (-90 + 180 * k / 16 for k in range(17)))
    joints += f"M{CX - RADIUS} {SILL}L{n(far_x - far_r)} {n(far_sill)}M{CX + RADIUS} {SILL}L{n(far_x + far_r)} {n(far_sill)}M{CX - RADIUS} 158L{n(far_x - far_r)} {n(HORIZON + (158 - HORIZON) * FAR)}M{CX + RADIUS} 158L{n(far_x + far_r)} {n(HORIZON + (158 - HORIZON) * FAR)}"
    return [fill(stone, f"M{CX - RADIUS - 19} {SILL}V{CY}A{RADIUS + 19} {RADIUS + 19} 0 0 1 {CX + RADIUS + 19} {CY}V{SILL}H{CX + RADIUS}V{CY}A{RADIUS} {RADIUS} 0 0 0 {CX - RADIUS} {CY}V{SILL}Z"),
        line(base, 1.4, wedges + f"M{CX - RADIUS - 19} 158h19M{CX + RADIUS} 158h19"),
        f'<linearGradient id="r"><stop offset=".1" stop-color="{sides[0]}"/><stop offset=".9" stop-color="{sides[1]}"/></linearGradient>',
        fill("url(#r)", arch(RADIUS, SILL) + hole), line(mix(lit, base, .6), .9, joints), line(base, 1.2, arch(RADIUS, SILL)),
        line(mix(lit, stone, .45), 1.2, arch(RADIUS + 18.5, SILL))]


def spot(u, v):
    """The place on the page of a place on the board, u from -1 to 1, v from the back to the front."""
    s = 1 / ((1 - v) / BACK + v / FRONT)
    return MIDDLE + u * s, TOP + (s - BACK) / (FRONT - BACK) * (FOOT - TOP)


# The men in play on each layout, the king on his way.
IN_PLAY = {
    BELL: ("....AAA....", "....A......", ".....A.....", "......D....", "AA..DD..A.A", "A..D.D.....", "AA..DDK.D.A", ".....D.....", "...A.A..A..", "....A.A....", "....AAA...."),
    LEWIS: ("....AAA....", "....A.A....", ".....DA....", ".....D.....", "AA..D....AA", "AADD.D.DD.A", "AA...D.K.AA", ".....D.....", "...D.......", "....AA.A...", "....AAA...."),
    LINES: ("...AA.AA...", ".....A.....", ".....D.A...", "A....D....A", "A...D.....A", "A..DD.D.DAA", "AA....K...A", "A....D.....", "...D.......", ".....A..A..", "...AAAA...."),
}


def table(hour, stones, dye, layout):
    """The board on the sill, and its men; the light comes from the window, so shadows fall towards us."""
    warm, dark = hour["warm"], mix(hour["wall"], "#10121a", .35)
    far = hour["sun"][1]
    ground, camp, deep = stones
    cell = lambda x, y: [spot((2 * (x + i) - 11) / 11, (y + j) / 11) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))]
    parts = [fill(hour["table"], "M0 178H400V300H0Z"), fill(mix(hour["table"], warm, .42), "M0 178H400V182H0Z"),
        soft(mix(hour["table"], dark, .4), 1.2, "M0 200H130M0 226H96M0 258H52M276 200H400M308 226H400M352 258H400"), fill(dark, poly([spot(-1.1, -.05), spot(1.1, -.05), spot(1.13, 1.1), spot(-1.13, 1.1)]) )]
    left, right = spot(-1.07, 1.035), spot(1.07, 1.035)
    parts += [fill(mix(deep, dark, .5), poly([left, right, (right[0], right[1] + 8), (left[0], left[1] + 8)])),
        fill(deep, poly([spot(-1.07, -.05), spot(1.07, -.05), right, left])),
        line(mix(dye, warm, .15), 2.2, poly([spot(-1.035, -.025), spot(1.035, -.025), spot(1.037, 1.017), spot(-1.037, 1.017)])),
        line(mix(deep, warm, .6), .9, "M" + pt(left) + "H" + n(right[0]) + "M" + pt(spot(-1.07, -.05)) + "L" + pt(spot(1.07, -.05)))]
    tones = {}
    for y, row in enumerate(layout):
        for x, man in enumerate(row):
            face = ground if man == "." else camp if man == "A" else B1
            # Near the window the stone is bright and warm, near us in the shade.
            share = abs((x - 5) / 11 - (far - MIDDLE) / 400 * (1 - y / 11))
            tone = mix(mix(face, warm, max(.12, .6 - .05 * y - .6 * share)), dark, .018 * y + .12 * share + (.03 if (x + y) % 2 else 0))
            tones[tone] = tones.get(tone, "") + poly(cell(x, y))
    parts += [fill(t, d) for t, d in tones.items()]
    # the light that falls through the window
    shift = (MIDDLE - far) / 160
    parts.append(fill(warm, poly([spot(-.62, 0), spot(.62, 0), spot(.5 + shift, 1), spot(-.5 + shift, 1)]), ' fill-opacity=".28"'))
    grid = "".join(f"M{pt(spot(-1, k / 11))}L{pt(spot(1, k / 11))}M{pt(spot((2 * k - 11) / 11, 0))}L{pt(spot((2 * k - 11) / 11, 1))}" for k in range(12))
    parts.append(line(mix(deep, ground, .25), .7, grid))
    shadows, discs = "", []
    oval = lambda r, y: f"M{n(-r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0z"
    defs = "<defs>"
    for man, (side, top, cut) in {"A": ("#140d08", "#45311f", "#b79f7a"), "D": ("#a97f45", "#fff8e6", dye), "K": (mix(G3, dark, .25), "#ffd968", dye)}.items():
        high = 9 if man == "K" else 6.5
        defs += f'<g id="{man}">' + fill(mix(side, dark, .06), f"M-10 {n(-high)}V0A10 10 0 0 0 10 0V{n(-high)}z") + fill(mix(top, dark, .06), oval(10, -high))
        defs += line(cut, 1, oval(6.2, -high)) + fill(cut, oval(3.4 if man == "K" else 2.2, -high)) + (line(warm, 1, f"M-10 {n(-high)}A10 10 0 0 1 10 {n(-high)}") if man == "K" else "") + "</g>"
    for y, row in enumerate(IN_PLAY[layout]):
        for x, man in enumerate(row):
            if man == ".": continue
            cx, cy = spot((2 * x - 10) / 11, (y + .53) / 11)
            wide = spot((2 * x - 9) / 11, (y + .53) / 11)[0] - cx
            tall = spot(0, (y + 1) / 11)[1] - spot(0, y / 11)[1]
            size = .54 if man == "K" else .41
            rx, ry = 2 * wide * size, tall * size
            slant = (cx - far) / 260 * tall * .8
            shadows += poly([(cx - rx, cy), (cx + rx, cy), (cx + rx * .96 + slant, cy + tall * .62), (cx - rx * .96 + slant, cy + tall * .62)])
            discs.append(f'<use href="#{man}" transform="matrix({n(rx / 10, 2)} 0 0 {n(ry / 10, 2)} {n(cx)} {n(cy)})"/>')
    return [defs + "</defs>"] + parts + [fill(mix(deep, dark, .5), shadows, ' fill-opacity=".5"')] + discs


def cloth(hour, sign, dye):
    """The king's sign on a cloth of gold that hangs from a pole."""
    gold, shade = mix(G1, hour["wall"], .08), mix(G2, hour["wall"], .25)
    return [soft("#6b4a2c", 4, "M16 28H108"), fill(G2, circ(15, 28, 4) + circ(109, 28, 4)),
        fill(gold, "M24 30H100V150L81 138L62 152L43 138L24 150Z"), fill(shade, "M24 30C30 70 26 110 33 144L24 150ZM72 30C68 70 74 110 69 146.500L62 152L54 146C60 110 58 70 62 30ZM100 30V150L92 145C96 110 90 70 94 30Z"),
        line(dye, 3, "M28 34H96V142L81 132.500L62 146.500L43 132.500L28 142Z"), *sign, soft(dye, 1.6, "M32 30v-4M44 30v-4M56 30v-4M68 30v-4M80 30v-4M92 30v-4")]


def frame(deep, dye):
    """A slate frame with fine inlaid lines."""
    return [fill(deep, "M0 0H400V300H0ZM9 9V291H391V9Z"), line(dye, 2, rect(4.5, 4.5, 391, 291)), line(G2, .8, rect(8.5, 8.5, 383, 283))]


def cover(name, layout, hour, stones, dye, sign, beside):
    scene = courses(hour) + ['<g clip-path="url(#w)">', group("translate(-10 0)", *outside(hour)), "</g>"] + window(hour) + [group("translate(4 0)", *cloth(hour, sign, dye))] + table(hour, stones, dye, layout) + beside
    save(name, 400, 300, '<clipPath id="q"><path d="M9 9h382v282h-382z"/></clipPath>',
        f'<clipPath id="w"><path d="{arch(RADIUS, 190)}"/></clipPath>',
        '<g clip-path="url(#q)">', scene, "</g>", frame(stones[2], dye))


def nearer(points, depth):
    """Points of an upright plane as seen nearer (or farther, below 0), along the lines that meet on the horizon."""
    x0, y0 = MIDDLE, HORIZON
    return [(x0 + (x - x0) * (1 + depth), y0 + (y - y0) * (1 + depth)) for x, y in points]


def solid(front, depth):
    """What an upright shape covers with its thickness away from us: one closed outline, behind its front."""
    back = nearer(front, -depth)
    area = sum(x * v - u * y for (x, y), (u, v) in zip(front, front[1:] + front[:1]))
    out, was = [], None
    for i, ((x, y), (u, v)) in enumerate(zip(front, front[1:] + front[:1])):
        (bx, by), (bu, bv) = back[i], back[(i + 1) % len(front)]
        # an edge whose outer side looks to where the shape recedes is seen from the back
        away = ((v - y) * (bx - x) - (u - x) * (by - y)) * (1 if area > 0 else -1) > 0
        out += [(bx, by), (bu, bv)] if away else [(x, y), (u, v)]
    return poly([p for p, q in zip(out, out[-1:] + out[:-1]) if math.dist(p, q) > .08])


def standing_harp():
    """The poet's harp, upright on the table at the right: a straight pillar on a low round foot, as flat as the men of the board, its shadow away from the window."""
    wood, side, edge, lit = "#c08a4e", "#7d4f2b", "#2c1b12", "#f3cf8d"
    ground = 226
    pillar = [(344, ground - 8), (345, 136), (343, 131), (353, 131), (351.5, 136), (352.5, ground - 8)]
    box_ = [(354, ground - 8), (377.5, 147), (386, 151), (386, 156), (372, ground - 8)]
    neck = through([(342.5, 132), (343, 124), (349, 120.5), (355, 124), (361, 132.5), (368, 136), (376, 135), (383, 139), (387, 147), (386.5, 153)], 5) + through([(377, 150), (374, 145.5), (367, 146), (360, 143), (354.5, 136.5), (351, 133)], 5)
    # the sun is low behind the window: each height falls as far to the right as towards us, along the board's edge
    fallen = lambda points: poly([(x + (ground - y) * 1.02, 2 * ground - y) for x, y in points])
    shadow = fallen([(341, ground + 6), (344, 121), (387, 147), (386, ground + 3)])
    strings = "".join(f"M{n(x)} {n(top)}V{n(ground - 8 - (x - 354) * 3.02)}" for x, top in ((357, 139), (360.5, 142.5), (364, 144.5), (367.5, 145.5), (371, 145.5)))
    parts = [fill("#12131a", shadow, ' fill-opacity=".6"'), both(side, edge, 1.2, f"M337 {ground - 9}V{ground - 4.5}A24.500 8 0 0 0 386 {ground - 4.5}V{ground - 9}Z"),
        both(wood, edge, 1, f"M337 {ground - 9}A24.500 8 0 0 1 386 {ground - 9}A24.500 8 0 0 1 337 {ground - 9}Z")]
    parts += [both(side, edge, 1.2, solid(box_, .05)), both(wood, edge, 1, poly(box_)), line("#ffe4a6", 1.1, strings)]
    parts += [both(lit, edge, 1.2, solid(pillar, .03)), both(wood, edge, 1, poly(pillar)), both(lit, edge, 1.2, solid(neck, .03)), both(wood, edge, 1, poly(neck))]
    return parts + [fill(G1, "".join(circ(x, y, 1.5) for x, y in ((363, 209), (368, 193), (373, 177), (378, 161)))), both(G2, edge, 1, circ(349, 127, 3.6)), fill(edge, circ(349, 127, 1.2))]


def candle(hour):
    """A tall candle on an iron foot, alight."""
    return [fill("#b98a5e", circ(357, 112, 30), ' fill-opacity=".25"'), fill("#f3c47c", circ(357, 112, 17), ' fill-opacity=".35"'),
        fill("#15131d", "M340 232C340 224 374 224 374 232L378 240H336ZM354 196H360V226H354ZM345 192H369L366 199H348Z"), fill("#f6ead0", "M350 124H364V193H350Z"), fill("#cdb79a", "M359.500 124H364V193H359.500Z"),
        fill("#ffb347", "M357 90C365 102 366 112 362 118C360 122 354 122 352 118C348 112 350 102 357 90Z"), fill("#fff1c2", "M357 101C361 108 361 114 359.500 117C358 119.500 355.500 119.500 354.500 117C353 113 354 108 357 101Z")]


def draw():
    cover("cover", BELL, EVENING, ("#b9c6d3", "#a2a0ba", S5), R2, [group(place(31, 54, .61), *dragon(R2, R3, G1))],
        standing_harp())
    cover("cover-sea", LEWIS, MORNING, ("#b4d0c8", "#8aa9c0", "#173a44"), SEA[1], [group(place(29, 50, .68), *harp(SEA[1], SEA[2], SEA[0], G1))],
        [soft(G3, 1.6, "M328 82L350 52L386 114"), fill(G2, circ(350, 51, 3.5)), group(place(304, 62, .94), *mustering("#efe2c4", "#b99c68", G2)[1:])])
    cover("cover-heather", LINES, DUSK, ("#b9a9c6", "#8f9870", "#2c2338"), HEATHER[1], [group(place(62, 84, 1.0), *crowned_face())], candle(DUSK))
