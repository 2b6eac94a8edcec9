"""The cover: low sun through a window of the hall, and its path across the sea, the sill and the board; a hound asleep, the harp beside us."""
from beasts import dragon_head, harp
from floor import BELL, LEWIS, LINES
from lib import *
from pieces import HEATHER, SEA, mustering
from weave import triquetra

# The board recedes: half its width at the back and in front, and where those edges lie.
BACK, FRONT, TOP, FOOT = 80, 168, 186, 285
MIDDLE = 182
# Where its edges would meet: the height of our eyes, and of the light that falls along it.
HORIZON = TOP - BACK / (FRONT - BACK) * (FOOT - TOP)
# The window within the thickness of the wall: middle, height of the springing, half its width outside and inside, the sill outside and inside.
CX, CY, OUTSIDE, INSIDE, SILL, LEDGE = 182, 116, 88, 108, 167, 180
SEA_LINE = 128

# What differs between the hours: the sky from above, sun, mountains from afar, water and its light, land, the light indoors, that on the board, wall and its joints, the reveal in
# the light and in the shade, the table.
EVENING = {"sky": ("#5b5078", "#c8716a", "#f3a35f", "#fde2a0"), "sun": ("#fff8de", 216, 112, 13), "hills": ("#b5717a", "#7c506c", "#472f4a"),
    "water": "#d98e74", "shine": "#fff0bd", "land": "#2a1c2c", "warm": "#ffd28a", "beam": "#ffd28a", "wall": "#251b22", "stone": "#3a2a2f", "lit": "#dd9a62", "shade": "#50353c", "table": "#63402c"}
MORNING = {"sky": ("#4f93a8", "#8fc3c8", "#d3e6d8", "#fdf4cf"), "sun": ("#fffdea", 160, 90, 12), "hills": ("#94bcc4", "#55899a", "#2c6070"),
    "water": "#86bcc0", "shine": "#fbfde6", "land": "#173f49", "warm": "#fbf4cb", "beam": "#fbf4cb", "wall": "#152c34", "stone": "#21424b", "lit": "#bcd6c6", "shade": "#315661", "table": "#4d5a50"}
DUSK = {"sky": ("#1d1a40", "#443570", "#83558f", "#dc98a4"), "sun": ("#fbf0dc", 152, 74, 10), "hills": ("#65508a", "#433466", "#251d42"),
    "water": "#6d588f", "shine": "#f3dfd6", "land": "#171230", "warm": "#ffd393", "beam": "#ddd3ee", "wall": "#1b152b", "stone": "#2b2140", "lit": "#9a7aa6", "shade": "#3b2e52", "table": "#4e3744"}


def arch(r, foot, x=CX, y=CY):
    """A round-headed opening."""
    return f"M{n(x - r)} {foot}V{y}A{r} {r} 0 0 1 {n(x + r)} {y}V{foot}Z"


def hill(*ridge):
    """Old, broad hills: a soft ridge down to the shore."""
    return smooth(list(ridge)) + f"V{SEA_LINE + 3}H90Z"


def outside(hour):
    """The sky, the mountains of Eryri that sink towards Llyn and the open sea, a ship, the path of the light."""
    a, b, c, d = hour["sky"]
    tone, x, y, r = hour["sun"]
    far, middle, near = hour["hills"]
    shine = "".join(f"M{n(x + wide * 1.2 * (noise(k, 3) - .5) - run / 2)} {n(yy)}h{n(run)}" for k, (yy, run, wide) in enumerate(
        (SEA_LINE + 2 + 1.25 * i + .05 * i * i, 13 + 15 * noise(i, 21) + .5 * i, 3 + .7 * i) for i in range(24)))
    return [f'<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="{a}"/><stop offset=".45" stop-color="{b}"/><stop offset=".78" stop-color="{c}"/>'
        f'<stop offset="1" stop-color="{d}"/></linearGradient>', f'<radialGradient id="g"><stop offset=".2" stop-color="{tone}" stop-opacity=".85"/><stop offset="1" stop-color="{tone}" stop-opacity="0"/></radialGradient>',
        fill("url(#s)", rect(90, 24, 184, 108)),
        fill(mix(b, d, .4), "M90 62C126 50 150 66 196 57C226 51 250 60 274 52V57C248 68 222 61 194 67C156 75 130 62 90 74ZM150 84C186 78 214 90 274 80C250 92 190 94 150 84ZM120 42C150 36 190 44 230 38C200 48 150 48 120 42Z"),
        fill("url(#g)", circ(x, y, r * 4)), fill(tone, circ(x, y, r)),
        fill(far, hill((90, 92), (100, 88), (110, 82), (118, 78), (126, 82), (136, 92), (148, 97), (158, 100), (170, 108), (184, 116), (196, 121), (206, 126), (214, 130))),
        fill(middle, hill((90, 104), (104, 106), (116, 101), (128, 104), (140, 112), (152, 113), (164, 118), (176, 124), (186, 129), (190, 131))),
        fill(near, hill((90, 117), (104, 115), (118, 118), (132, 121), (146, 126), (160, 131))),
        f'<linearGradient id="t" x2="0" y2="1"><stop offset="0" stop-color="{mix(hour["water"], d, .4)}"/><stop offset=".2" stop-color="{hour["water"]}"/>'
        f'<stop offset=".65" stop-color="{mix(hour["water"], hour["land"], .25)}"/></linearGradient>', fill("url(#t)", rect(90, SEA_LINE, 184, 60)),
        soft(hour["shine"], 1.3, shine),
        group("translate(249 134) scale(.85)", fill(hour["land"], "M-14 3C-8 7 6 7 12 2.5L8 9H-9Z"), fill(mix(R2, hour["land"], .35), "M-9 -12C-3 -14 3 -14 9 -12C11 -7 11 -3 9 1C3 -.5 -3 -.5 -9 1C-7 -3 -7 -8 -9 -12Z"),
            line(hour["land"], 1.2, "M0 -17V5"))]


def wall(hour):
    """The dark of the hall, a few stones in it where light grazes them, and the window's thickness: one side in the light."""
    base, stone, lit, shade = hour["wall"], hour["stone"], hour["lit"], hour["shade"]
    lit_left = hour["sun"][1] >= CX - 40
    hole = f"M{CX + OUTSIDE} {SILL}V{CY}A{OUTSIDE} {OUTSIDE} 0 0 0 {CX - OUTSIDE} {CY}V{SILL}Z"
    sides = (lit, shade) if lit_left else (shade, lit)
    joints = "".join(f"M{pt(P(INSIDE, a, CX, CY))}L{pt(P(OUTSIDE, a, CX, CY))}" for a in (-72, -47, -23, 3, 26, 50, 74))
    joints += "".join(f"M{n(CX + s * INSIDE)} {y0}L{n(CX + s * OUTSIDE)} {y1}" for s in (-1, 1) for y0, y1 in ((122, 121), (151, 146)))
    # a ring of dressed stones about it; the rubble of the wall is only felt
    edge = INSIDE + 17
    ring_ = "".join(poly([P(INSIDE, a + .6, CX, CY), P(edge, a + .5, CX, CY), P(edge, a + 6, CX, CY), P(edge, a + 11.5, CX, CY), P(INSIDE, a + 11.4, CX, CY), P(INSIDE, a + 6, CX, CY)]) for a in range(-90, 90, 12))
    ring_ += "".join(rect(CX + s * INSIDE - 17 * (s < 0), y, 17, 19) for s in (-1, 1) for y in (118, 139, 160))
    rubble = "".join(f"M{n(x)} {n(y + 3)}Q{n(x + 1)} {n(y)} {n(x + 5)} {n(y)}L{n(x + w - 3)} {n(y + 1)}Q{n(x + w)} {n(y + 2)} {n(x + w)} {n(y + 6)}V{n(y + h - 2)}L{n(x + 2)} {n(y + h)}Z" for x, y, w, h in (
        (309, 30, 39, 20), (352, 27, 40, 23), (322, 53, 50, 18), (331, 75, 30, 22), (365, 74, 30, 19), (310, 107, 34, 19), (347, 100, 48, 22), (316, 130, 44, 20), (364, 126, 30, 23), (311, 154, 30, 20), (345, 153, 50, 19), (84, 12, 30, 20), (286, 12, 32, 15)))
    return [fill(base, "M0 0H400V200H0Z"), fill(mix(base, stone, .45), rubble), fill(stone, ring_),
        f'<linearGradient id="r"><stop offset=".08" stop-color="{sides[0]}"/><stop offset=".5" stop-color="{mix(*sides, .5)}"/><stop offset=".92" stop-color="{sides[1]}"/></linearGradient>',
        fill("url(#r)", arch(INSIDE, LEDGE) + hole), line(mix(shade, base, .5), 1, joints), line(mix(lit, stone, .55), 1.4, arch(INSIDE + .7, LEDGE)),
        # the ledge, on which the light lies
        fill(mix(lit, shade, .35), poly([(CX - OUTSIDE, SILL), (CX + OUTSIDE, SILL), (CX + INSIDE, LEDGE), (CX - INSIDE, LEDGE)])),
        fill(hour["beam"], beam(hour, 46, SILL, LEDGE), ' fill-opacity=".6"')]


def beam(hour, wide, y0, y1):
    """A strip of light on the level, from under the sun, so wide at the window's sill."""
    x = hour["sun"][1]
    at_ = lambda y, side: (x + side * wide / 2 * (y - HORIZON) / (SILL - HORIZON), y)
    return poly([at_(y0, -1), at_(y0, 1), at_(y1, 1), at_(y1, -1)])


def hound(hour):
    """A greyhound asleep on the ledge, its head on its folded forelegs, its tail about it; its back to the light, its flank lit by what comes off the board."""
    dark, lit = mix(hour["land"], hour["wall"], .5), mix(hour["warm"], hour["lit"], .4)
    flank, limb_, edge = mix(dark, hour["lit"], .2), mix(dark, hour["lit"], .36), mix(dark, "#000000", .35)
    back = "M86 172C83 159 88 147.5 99 146C107 145 113 150 121 151.5C130 153 135 145.5 144 144.5C152 144 157 148.5 162 151"
    muzzle = "C166 149 171 150.5 174 154C179 157.5 186 160.5 193 163"
    return [fill(mix(hour["shade"], dark, .5), "M82 175H198L206 179H76Z"),
        fill(dark, back + muzzle + "C196 164.5 195.5 168.5 191 168.5L196 176H90C87 175 86.5 174 86 172Z"),
        # the planes of ribs, haunch and shoulder
        fill(flank, "M113 154C121 157 130 155.5 138 150C146 153 148 163 145 173H112C117 167 117 160 113 154Z"),
        both(limb_, edge, .9, "M89 173C86.5 161 92 152.5 101 152.5C111 153 117.5 161 115 168.5C120 170 126 171.5 128 173.5C129 175.5 127.5 177 125 177H95C91 177 89.5 175.5 89 173Z"),
        both(limb_, edge, .9, "M141 152C149 151 155 156 154 164C153.5 166 153 167 152.5 168C166 168 182 169.5 198 171.5C202 172.5 202 177 198 177H146C138 176 136.5 170 138 164C136.5 159 137.5 154 141 152Z"),
        # the head lies on them
        both(dark, edge, .9, "M158 158C158 152.5 162 149.5 167 149.7C171 150 173 152 175.5 155C180 158 187 160.8 193 163C196 164.5 195.5 169 191.5 169.2C184 170 172 170 165 167C160 165 158 162 158 158Z"),
        both(limb_, edge, .9, "M168 151.5C162 150.5 155 154 152.5 163C155 166.5 158.5 166 160.5 163.5C162 159 166 157 170.5 156Z"), soft(lit, 1.4, back), soft(lit, 1.4, "M168 150C172 150.5 173 152 175.5 155C180 158 187 160.8 193 163"),
        soft(mix(G2, dark, .1), 2.4, "M155.5 149C151.5 152.5 150.5 157 152 161.5"), soft(limb_, 1.1, "M174 160.5C176.5 162 179 162 181 161"), soft(limb_, 1, "M181 167.5C185 167.5 189 167 193 166"),
        soft(edge, 4.6, "M89 169C79 171.5 78 177 87 177.5C101 178 114 175.5 130 178"), soft(limb_, 3, "M89 169C79 171.5 78 177 87 177.5C101 178 114 175.5 130 178")]


def spot(u, v):
    """The place on the page of a place on the board, u from -1 to 1, v from the back to the front."""
    s = 1 / ((1 - v) / BACK + v / FRONT)
    return MIDDLE + u * s, TOP + (s - BACK) / (FRONT - BACK) * (FOOT - TOP)


# The men in play on each layout, the king on his way.
IN_PLAY = {
    BELL: ("....AAA....", "....A......", ".....A.....", "......D....", "AA..DD..A.A", "A..D.D.....", "AA..DDK.D.A", ".....D.....", "...A.A..A..", "....A.A....", "....AAA...."),
    LEWIS: ("....AAA....", "....A.A....", "....AD.....", ".....D.....", "AA....D..AA", "A.DD.D.DDAA", "AA.K.D...AA", ".....D.....", ".......D...", "...A.AA....", "....AAA...."),
    LINES: ("...AA.AA...", ".....A.....", "...A.D.....", "A....D....A", "A.....D...A", "AAD.D.DD..A", "A...K....AA", ".....D....A", ".......D...", "..A..A.....", "....AAAA..."),
}


def table(hour, stones, dye, layout, sign):
    """The board below the window, and its men; the sun is low, so that their shadows fall far towards us."""
    warm, dark = hour["warm"], mix(hour["wall"], "#0c0a10", .3)
    sun = hour["sun"][1]
    ground, camp, deep = stones
    cell = lambda x, y: poly([spot((2 * (x + i) - 11) / 11, (y + j) / 11) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))])
    edge = [spot(-1.07, -.05), spot(1.07, -.05), spot(1.07, 1.035), spot(-1.07, 1.035)]
    parts = [fill(mix(hour["table"], dark, .35), f"M0 {LEDGE}H400V300H0Z"), fill(mix(hour["table"], hour["beam"], .3), beam(hour, 150, LEDGE, 300)), fill(mix(hour["table"], warm, .45), f"M0 {LEDGE}H400V{LEDGE + 1.6}H0Z"),
        fill(dark, poly([edge[0], edge[1], (edge[2][0] + 3, 300), (edge[3][0] - 3, 300)])),
        fill(deep, poly(edge)), line(mix(dye, warm, .12), 2.2, poly([spot(-1.035, -.026), spot(1.035, -.026), spot(1.037, 1.017), spot(-1.037, 1.017)]))]
    # the carved ring lies on the ground, the camps and the town over it
    def round_(r):
        """A circle about the board's middle, seen from here: an ellipse."""
        top, foot = spot(0, .5 - r)[1], spot(0, .5 + r)[1]
        wide = max(spot(2 * r * math.sin(k / 50), .5 + r * math.cos(k / 50))[0] for k in range(50, 110)) - MIDDLE
        return f"M{n(MIDDLE - wide)} {n((top + foot) / 2)}a{n(wide)} {n((foot - top) / 2)} 0 1 0 {n(2 * wide)} 0a{n(wide)} {n((foot - top) / 2)} 0 1 0 {n(-2 * wide)} 0z"

    floor_, tones = {}, {}
    for y, row in enumerate(layout):
        for x, man in enumerate(row):
            face = ground if man == "." else camp if man == "A" else B1
            tone = mix(mix(face, dark, .34 + .012 * y), hour["lit"], .08) if (x + y) % 2 else mix(mix(face, dark, .38 + .012 * y), hour["lit"], .08)
            into = floor_ if man == "." else tones
            into[tone] = into.get(tone, "") + cell(x, y)
    # the light through the window lies on the board as broad as the window, brightest below the sun
    carved = [fill(mix(ground, "#ffffff", .1), round_(.313)), fill(mix(ground, dark, .55), round_(.236)), line(mix(ground, dark, .75), .9, round_(.313) + round_(.274) + round_(.236))]
    parts += [fill(t, d) for t, d in floor_.items()] + carved + [fill(t, d) for t, d in tones.items()] + [f'<clipPath id="b"><path d="{poly([spot(-1, 0), spot(1, 0), spot(1, 1), spot(-1, 1)])}"/></clipPath>'
        f'<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{TOP}" y2="{FOOT}"><stop offset="0" stop-color="{mix(hour["beam"], "#ffffff", .35)}" stop-opacity=".95"/><stop offset="1" stop-color="{hour["beam"]}" stop-opacity=".4"/></linearGradient>',
        '<g clip-path="url(#b)">', fill(hour["beam"], beam(hour, 128, TOP, FOOT), ' fill-opacity=".36"'), fill("url(#p)", beam(hour, 40, TOP, FOOT)), "</g>"]
    grid = "".join(f"M{pt(spot(-1, k / 11))}L{pt(spot(1, k / 11))}M{pt(spot((2 * k - 11) / 11, 0))}L{pt(spot((2 * k - 11) / 11, 1))}" for k in range(12))
    parts.append(line(mix(deep, ground, .2), .7, grid))
    shadows, discs = "", []
    oval = lambda r, y: f"M{n(-r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0z"
    lozenge = lambda r, y: f"M0 {n(y - r)}L{n(r)} {n(y)}L0 {n(y + r)}L{n(-r)} {n(y)}Z"
    defs = "<defs>"
    for man, (side, top, cut) in {"A": ("#0e0906", "#3d2a1c", "#c3a97f"), "D": ("#9a6f3b", "#fbf1da", dye), "K": (G3, "#ffd662", dye)}.items():
        high = 9 if man == "K" else 7
        defs += f'<g id="{man}">' + fill(side, f"M-10 {n(-high)}V0A10 10 0 0 0 10 0V{n(-high)}z") + fill(top, oval(10, -high))
        if man == "A": defs += line(cut, .9, lozenge(6.6, -high)) + fill(cut, lozenge(3, -high))
        if man == "D": defs += line(cut, 1.5, poly([(x, y - high) for x, y in triquetra(0, 1, 7.6, 0, 8)[:-1]]))
        if man == "K": defs += line(dye, 1, oval(8.7, -high)) + group(f"translate(0 {n(-high)}) scale(.145)", *sign)
        defs += line(mix(warm, "#ffffff", .3), .9, f"M-9.6 {n(-high)}A9.6 9.6 0 0 1 9.6 {n(-high)}") + "</g>"
    for y, row in enumerate(IN_PLAY[layout]):
        for x, man in enumerate(row):
            if man == ".": continue
            v = (y + .53) / 11
            (cx, cy), reach = spot((2 * x - 10) / 11, v), (1.5 if man == "K" else 1.15) / 11
            wide, tall = spot((2 * x - 9) / 11, v)[0] - cx, spot(0, (y + 1) / 11)[1] - spot(0, y / 11)[1]
            rx, ry = 2 * wide * (.58 if man == "K" else .42), tall * (.58 if man == "K" else .42)
            if man == "K": glow = f'<ellipse cx="{n(cx)}" cy="{n(cy - 3)}" rx="{n(rx * 2.4)}" ry="{n(ry * 2.8)}" fill="url(#g)"/>'
            far = min(spot(0, v + reach)[1], FOOT)
            grow = (far - HORIZON) / (cy - HORIZON)
            ex = sun + (cx - sun) * grow
            shadows += f"M{pt((cx - rx, cy))}L{pt((ex - rx * grow * .96, far))}Q{pt((ex, far + ry * .8))} {pt((ex + rx * grow * .96, far))}L{pt((cx + rx, cy))}Z"
            discs.append(f'<use href="#{man}" transform="matrix({n(rx / 10, 2)} 0 0 {n(ry / 10, 2)} {n(cx)} {n(cy)})"/>')
    return [defs + "</defs>"] + parts + ['<g clip-path="url(#b)">', glow, fill(mix(deep, dark, .5), shadows, ' fill-opacity=".62"'), "</g>"] + discs


def hanging(hour, dye, deep):
    """A cloth of the court's colour, drawn aside from the window, with a border of gold."""
    dark, lit = mix(deep, hour["wall"], .55), mix(dye, hour["warm"], .22)
    keys = "".join(poly([(62.5, y + 9), (62.5, y), (69.5, y), (69.5, y + 6), (65.5, y + 6), (65.5, y + 3.2)], False) for y in range(14, 196, 13))
    return [fill(dye, "M0 0H78C75 60 80 130 76 213Q72 217.5 66 215Q58 207 50 213.5Q40 219 32 211Q25 206 18 214Q8 219 0 212Z"),
        fill(dark, "M0 0H13C17 70 8 150 17 214.5Q8 218.5 0 212ZM27 0H36C32 80 41 150 32 211L28 208.5C21 150 30 80 27 0ZM50 0H55C53 80 58 150 58 210L51 212.5C46 150 53 80 50 0Z"),
        fill(mix(dye, lit, .6), "M18 0H23C26 80 17 150 24 209.5L20 212C14 150 22 80 18 0ZM40 0H45C47 80 40 150 44 215.5L40 215C36 150 43 80 40 0Z"),
        line(mix(G2, hour["wall"], .12), 1.5, keys), soft(mix(G1, hour["warm"], .4), 1.6, "M78 0C75 60 80 130 76 213"), soft(mix(G2, hour["wall"], .25), 1.5, "M76 210.5Q72 215 66 212.5Q58 204.5 50 211Q40 216.5 32 208.5Q25 203.5 18 211.5Q8 216.5 0 209.5"), line(mix(G2, hour["wall"], .12), 1, "M59.5 0C57.5 80 61 150 60 211")]


def great_harp(hour):
    """The poet's harp close beside us, so that the picture's edge cuts it: dark wood, its edges in the light."""
    wood, face, edge, lit = "#4a2a1a", "#7b4a29", "#1a0f0c", "#ffc978"
    neck = ("M332 99C324 101 314 101 307 97C302 98 297 98.5 292 98C286 97.5 284 92 288 89.5C292 87 296 86 299 82.5C302 77 307 74 312 74L317 64L322 75C329 78 335 84 342 91C354 103 372 109 392 104L404 101V121"
        "C380 130 356 124 346 111C342 105 338 100 332 99Z")
    pillar = "M310 93C318 97 324 97 331 98C323 130 321 170 326 210C329 240 336 270 345 306H322C313 270 307 236 305 206C302 166 303 128 310 93Z"
    # each string from its peg to the edge of the sound board
    strung = [(349, 106, 114), (357, 110.5, 118), (365, 113, 121), (373, 114.5, 122), (381, 114.5, 122), (389, 113, 121)]
    foot = lambda x: 190 + (404 - x) * 116 / 66
    strings = "".join(f"M{x} {top}V{n(foot(x))}" for x, _, top in strung)
    board = "M404 190V306H338Z"
    return [fill(mix(wood, hour["wall"], .3), board), soft(mix(lit, wood, .45), 3, "M404 190L338 306"), line("#f7d696", .9, strings), fill(G1, "".join(circ(x, foot(x), 1.4) for x, _, _ in strung)),
        both(wood, edge, 1, pillar), fill(face, "M310 93C318 97 321 97 324 97.5C316 130 313 170 317 210C320 240 326 270 334 306H322C313 270 307 236 305 206C302 166 303 128 310 93Z"),
        soft(lit, 1.5, "M308 104C303 136 303 168 305.5 206C307.5 236 313 268 321 300"),
        both(wood, edge, 1, neck), soft(lit, 1.6, "M286 94C285 91.5 286.5 90 288 89.5C292 87 296 86 299 82.5C302 77 307 74 312 74L317 64L322 75C329 78 335 84 342 91C354 103 372 109 392 104"),
        soft(mix(lit, wood, .3), 1.1, "M288 94.5C294 94.5 300 94 304 91M314 76C314 81 317 84 321 86"), fill(lit, "M301 84L307 82.5L304.5 86.5Z"),
        fill(G1, "".join(circ(x, y, 1.4) for x, y, _ in strung)),
        soft(mix(G2, wood, .2), 1.1, "M309 140C312 146 315 146 318 141M307.5 160C311 166 314 166 317 161M307.5 180C311 186 314 186 317 181M308.5 200C312 206 315 206 318 201M311 220C314 226 318 226 320.5 221M314.5 240C318 246 321 246 323.5 241")]


def great_horn():
    """The mustering horn, hung close beside us."""
    return [soft(G3, 2, "M314 92L346 30L379 139"), fill(G2, circ(346, 29, 4)), group(place(282, 66, 1.16), *mustering("#efe2c4", "#a98d5f", G2)[1:])]


def candle():
    """A candle on an iron foot, close beside us."""
    return [f'<radialGradient id="f"><stop offset="0" stop-color="#ffc978" stop-opacity=".75"/><stop offset="1" stop-color="#ffc978" stop-opacity="0"/></radialGradient>', fill("url(#f)", circ(350, 84, 78)), '<ellipse cx="352" cy="262" rx="104" ry="44" fill="url(#f)"/>',
        fill("#100c18", "M326 306C328 284 340 274 344 258V224H358V258C362 274 374 284 376 306ZM328 212H374L368 226H334Z"), fill("#f6ead0", "M338 116C342 113 360 113 364 116V213H338Z"), fill("#d3bb8c", "M354 114.5C359 115 362 115 364 116V213H354ZM338 116C337 128 334 132 336 140C338 146 341 142 341 132Z"),
        fill("#ffb347", "M351 66C363 84 364 98 359 106C356 112 346 112 343 106C338 98 340 84 351 66Z"), fill("#fff4cf", "M351 82C357 91 357 98 355 103C353 107 349 107 347 103C345 98 346 90 351 82Z"), soft("#3a2a1c", 1.2, "M351 106V115")]


def frame(deep, dye):
    """A slate frame with fine inlaid lines."""
    return [fill(deep, "M0 0H400V300H0ZM9 9V291H391V9Z"), line(dye, 2, rect(4.5, 4.5, 391, 291)), line(G2, .8, rect(8.5, 8.5, 383, 283))]


def cover(name, layout, hour, stones, dye, deep, sign, beside):
    scene = wall(hour) + ['<g clip-path="url(#w)">', *outside(hour), "</g>"] + hound(hour) + table(hour, stones, dye, layout, sign) + hanging(hour, dye, deep) + beside
    save(name, 400, 300, '<clipPath id="q"><path d="M9 9h382v282h-382z"/></clipPath>', f'<clipPath id="w"><path d="{arch(OUTSIDE, SILL)}"/></clipPath>',
        '<g clip-path="url(#q)">', scene, "</g>", frame(stones[2], dye))


def draw():
    cover("cover", BELL, EVENING, ("#b9c6d3", "#a694b8", S5), R2, R3, [group("translate(-51 -52)", *dragon_head(R2, G1))], great_harp(EVENING))
    cover("cover-sea", LEWIS, MORNING, ("#b4d0c8", "#7d9fba", "#173a44"), SEA[1], SEA[2], [group("translate(-46 -48) scale(.9)", *harp(SEA[1], SEA[2], SEA[1]))], great_horn())
    crown = fill(HEATHER[1], "M-36 34L-44 -30L-22 2L0 -40L22 2L44 -30L36 34Q0 24 -36 34Z")
    cover("cover-heather", LINES, DUSK, ("#b9a9c6", "#8f9870", "#2c2338"), HEATHER[1], HEATHER[2], [crown], candle())
