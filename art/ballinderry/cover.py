"""The cover: dusk on the lake; in front the board on the bank with its golden king, a raven on
a pile; far off the crannog and a log boat."""
from birds import standing
from head import head, spiral
from lib import *
from scene import *

X0, Y0, X1, Y1 = 12, 12, 388, 288
# The board on the bank, in perspective: its far and near side from left to right, their heights.
FAR, NEAR, TOP, FOOT = (112, 272), (44, 340), 192, 271


def at(u, v):
    """A place on the board that lies on the bank: u and v from 0 to 7."""
    t = v / 7
    p = t / (t + (1 - t) * (NEAR[1] - NEAR[0]) / (FAR[1] - FAR[0]))
    left, right = FAR[0] + (NEAR[0] - FAR[0]) * p, FAR[1] + (NEAR[1] - FAR[1]) * p
    return left + (right - left) * u / 7, TOP + (FOOT - TOP) * p


def field(u0, v0, u1, v1):
    return [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]


def slab():
    """Yew framed in enamel with gold beads; rings about the middle and the corners, peg holes."""
    outer = field(-.75, -.8, 7.75, 7.7)
    (ax, ay), (bx, by) = outer[3], outer[2]
    parts = [fill(poly([(x + 5, y + 8) for x, y in outer]), "#2b3c34"),
        fill(poly([(ax, ay), (bx, by), (bx - 1, by + 7), (ax + 1, ay + 7)]), "#6d3d22"),
        fill(poly(outer), "#9c5a32"), fill(poly(field(-.6, -.6, 7.6, 7.55)), GREEN)]
    beads = []
    for k in range(15):
        t = -.35 + 7.7 * k / 14
        beads += [disc(*at(u, v), 1.2 + .12 * v) for u, v in ((t, -.32), (t, 7.3))]
        if 0 < k < 14:
            beads += [disc(*at(u, t), 1.2 + .12 * t) for u in (-.34, 7.34)]
    parts += [fill(beads, GOLD), fill(poly(field(-.1, -.1, 7.1, 7.05)), GOLD)]
    parts.append(fill(poly(field(0, 0, 7, 7)), "#f0cb96"))
    vein = lambda u, k: at(u, .4 + .78 * k + .18 * math.sin(u * 1.3 + k))
    grain = [curve([vein(u, k) for u in (0, 1.4, 2.8, 4.2, 5.6, 7)]) for k in range(9)]
    parts.append(stroke(grain, "#dcae78", .8))
    round_middle = [math.pi * i / 10 for i in range(20)]
    rings = [curve([at(3.5 + 1.15 * math.sin(a), 3.5 + 1.15 * math.cos(a))
        for a in round_middle], True)]
    for u, v, first in ((0, 0, 0), (7, 0, 90), (7, 7, 180), (0, 7, 270)):
        turns = [math.radians(first + 15 * i) for i in range(7)]
        rings.append(curve([at(u + 1.05 * math.cos(a), v + 1.05 * math.sin(a)) for a in turns]))
    parts.append(stroke(rings, GREEN, 1.8))
    holes = ""
    for x, y in ((at(u + .5, v + .5)) for u in range(7) for v in range(7)):
        r = 1 + .011 * (y - TOP)
        half = f"a{f(r)} {f(r * .6)} 0 1 0"
        holes += f"M{f(x - r)} {f(y)}{half} {f(2 * r)} 0{half} {f(-2 * r)} 0z"
    return parts + [fill(holes, "#6d3d22")]


def raven_man():
    """A peg with a raven's head, to the left, 11 high."""
    body = ("M-3.5 0C-3.8-2.800-2-4-1.900-6.300L-6.600-7C-5.400-8.900-3.900-9.700-2.500-9.800"
        "C-1.600-11.600 1.400-11.900 2.700-9.700"
        "C3.700-7.900 2.500-5.800 2.700-4.100C2.900-2.600 3.900-2 3.500 0Q0 1.800-3.500 0Z")
    return [fill(body, PAINTED), fill(disc(-.4, -9, .7), GOLD_LIGHT),
        stroke(curve(spiral(.5, -3.6, 1.9, 1.3, 200, 1, .1)), "#71839a", .5, ROUND)]


def white_man():
    """A turned stud: a dome of white enamel on a broad foot, a gold wire between them, a red spiral."""
    foot, dome = "M-4.700-2.600V-.6Q0 2.200 4.700-.6V-2.600Z", "M-4.700-2.600C-4.700-9.600 4.700-9.600 4.700-2.600Q0 .2-4.700-2.600Z"
    return [fill(foot, GREEN), fill("M1.600 .6Q3.600 .2 4.700-.6V-2.600H1.600Z", RIM), fill(dome, WHITE),
        fill("M.8-1.200C3.400-3 3.200-6.500 1.600-7.700C3.600-6.900 4.700-5 4.700-2.600Q3-1.500 .8-1.200Z", "#cdbf9c"),
        stroke("M-4.700-2.300Q0 .5 4.700-2.300", GOLD, .8), stroke(curve(spiral(-.6, -4.600, 1.9, 1.4, 200, 1, .1)), RED, .65, ROUND)]


def king_man():
    """The king, 17 high: a golden peg with the head from the board's end, a red stone below."""
    body = "M-4.300 0C-4.700-4-2.600-5-2.700-8H2.700C2.600-5 4.700-4 4.300 0Q0 2.200-4.300 0Z"
    shade = "M.8 1.100C1.600-3.500.5-5 .6-8H2.700C2.600-5 4.700-4 4.300 0Q2.600 1 .8 1.100Z"
    face = head(GOLD_LIGHT, GOLD, BROWN, "#c98f3a", "#7d4d1e", BROWN)
    return [fill(body, GOLD), fill(shade, "#ab7434"), stroke("M-4-1.700Q0 .4 4-1.700", BROWN, .5),
        place(0, -12, .104, face), fill(disc(0, -4.400, 1.3), BROWN),
        fill(disc(0, -4.400, .9), RED)]


KING = 3, 3
MEN = {KING: king_man, **dict.fromkeys(((2, 2), (4, 2), (1, 4), (5, 3)), white_man),
    **dict.fromkeys(((1, 0), (5, 0), (0, 2), (6, 2), (0, 5), (6, 5), (2, 6), (4, 6)), raven_man)}


def men():
    """Shadows, and all men, the nearer over the farther; ravens look at the king.

    The low sun throws shadows to the right, and a line of light on each raven's left."""
    shadows, parts = [], []
    for (x, y), man in sorted(MEN.items(), key=lambda m: m[0][1]):
        px, py = at(x + .5, y + .62)
        king = man == king_man
        size = (at(x + 1, y + .62)[0] - at(x, y + .62)[0]) / 10 * (1.06 if king else .96)
        tall = size * (17 if king else 12 if man == raven_man else 10)
        tip = (px + tall, py + tall * .26)
        foot = (px - 3 * size, py + size * .5), (px + 3 * size, py - size * .4)
        shadows.append(poly([foot[0], tip, foot[1]]))
        drawn, flip = man(), man == raven_man and x < KING[0]
        if man == raven_man:
            lit = drawn[0].replace(PAINTED, "#e8b981")
            drawn = [group(f"translate({'.4' if flip else '-.4'} -.15)", [lit]), *drawn]
        parts.append(place(px, py, size, drawn, flip=flip))
    return fill(shadows, "#c48a55"), parts


def board():
    shadows, standing_men = men()
    return slab() + [clipped("b", poly(field(0, 0, 7, 7)), [shadows]), *standing_men]


def pile(x, top, foot):
    """An old oak pile, split, with moss."""
    left = f"M{x - 12} {foot}L{x - 10} {top + 4}"
    moss = (f"M{x - 11} {top + 3}Q{x - 4} {top - 3} {x} {top}Q{x + 6} {top - 3} {x + 12} {top + 3}"
        f"Q{x + 9} {top + 9} {x + 5} {top + 5}Q{x + 1} {top + 10} {x - 3} {top + 5}"
        f"Q{x - 7} {top + 9} {x - 11} {top + 3}Z")
    return [fill(left + f"Q{x - 4} {top - 2} {x} {top + 1}Q{x + 6} {top - 2} {x + 11} {top + 3}"
            f"L{x + 14} {foot}Z", "#5a4636"),
        fill(left + f"Q{x - 8} {top + 1} {x - 5} {top + 1}L{x - 6} {foot}Z", "#94683f"),
        stroke(f"M{x} {top + 14}L{x + 1} {foot - 8}M{x + 7} {top + 9}L{x + 8} {foot - 16}",
            "#3e322b", 1.6, ROUND), fill(moss, "#5d7a4e")]


def bank(c):
    """The bank, its rim lit, with blades of grass."""
    rim = "M8 196C60 178 120 172 190 172C270 172 340 180 392 192"
    parts = [fill(rim + "V292H8Z", c["bank"]),
        fill(rim + "V195C340 184 270 175.500 190 175.500C120 175.500 60 182 8 201Z", "#6f8457")]
    blades = []
    for i in range(90):
        x, y = 14 + 374 * noise(11, i), 190 + 96 * noise(12, i)
        if x < 24 or x < 330 and y < 184 + abs(x - 190) * .06:
            bend, tip = 2 * noise(13, i), 5 * noise(14, i) - 2
            blades.append(f"M{f(x)} {f(y + 8)}q{f(bend)}-6 {f(tip)}-10")
    return parts + [stroke(blades, "#567250", 1.1, ROUND)]


def far_raven(x, y, s):
    d = (f"M{f(x - s)} {f(y - s * .34)}Q{f(x - s * .4)} {f(y - s * .55)} {x} {y}"
        f"Q{f(x + s * .4)} {f(y - s * .62)} {f(x + s)} {f(y - s * .4)}"
        f"Q{f(x + s * .4)} {f(y - s * .2)} {f(x + s * .1)} {f(y + s * .3)}"
        f"L{f(x - s * .2)} {f(y + s * .22)}Q{f(x - s * .5)} {f(y - s * .2)}"
        f" {f(x - s)} {f(y - s * .34)}Z")
    return fill(d, "#33333c")


def raven(x, foot, size):
    """The raven on its pile; the low sun draws a line of light along its breast and beak."""
    bird = standing(PAINTED, "#71839a", GOLD_LIGHT)
    lit = [bird[0].replace(PAINTED, "#f3c98d").replace(RAVEN_LINE, "#f3c98d")]
    return [group(f"translate({f(x - 45 * size)} {f(foot - 88 * size)}) scale({f(size, 2)})",
        [group("translate(-1.5 -1)", lit), *bird])]


def picture():
    c = DUSK
    shore, sun = 118, (128, 99)
    parts = sky(c, X0, X1, Y0, shore, sun) + hills(c, X0, X1, shore)
    parts += water(c, X0, X1, shore, Y1, sun[0])
    parts += causeway(c, [(262, 130, .8), (278, 131, .95), (296, 132, 1.1), (316, 133.5, 1.25),
        (338, 135, 1.4), (362, 137, 1.6), (402, 140, 1.9)]) + crannog(c, 206, 130, .78, -1)
    flock = (60, 52, 7), (82, 43, 6), (40, 40, 5), (276, 44, 6), (258, 55, 5)
    parts += [far_raven(*one) for one in flock] + boat(c, 88, 154, .58) + bank(c)
    parts += pile(340, 182, 262) + raven(340, 183, .76) + board()
    dark = "#2b3c34", "#5c3823"
    return parts + reeds("#3c5a48", "#7a4a2c", 28, 292, 9, 118, 21, 2) \
        + reeds(*dark, 44, 294, 6, 60, 23, -6) + reeds(*dark, 378, 294, 5, 74, 25, -4)


def border():
    return [fill(rect(0, 0, 400, 300), GREEN),
        fill(rect(3, 3, 394, 294) + "M4.600 4.600v290.800h390.800v-290.800z", GOLD),
        fill(rect(10, 10, 380, 280), GOLD)]


def corners():
    parts = []
    for x, y in ((10, 10), (390, 10), (390, 290), (10, 290)):
        rounds = (10, BROWN), (9, GOLD), (6.6, RED), (2.4, GOLD_LIGHT)
        parts += [fill(disc(x, y, r), color) for r, color in rounds]
    return parts


def draw():
    inside = rect(X0, Y0, X1 - X0, Y1 - Y0)
    whole = border() + [clipped("p", inside, picture())] + corners()
    save("cover", 400, 300, whole)
    save("cover-lines", 400, 300, in_lines(whole, .8))
