"""People, beasts and things as they stand against a light: contours alone, cut as with scissors.

All look to the right. A person's ear is (0, 0), the crown at -66, the chin at 58, so a head is 124 high; bodies go on in that measure. A figure is
a list of contours; `against` draws it once in the light of the fire, shifted towards it, and once dark, so that a thin rim stays lit."""
import re

from lib import *


def curve(*points):
    """A closed smooth contour through points; three numbers: a corner."""
    return "M" + pt(points[0]) + way_through(points, True) + "Z"


def way_through(points, close=False):
    """The smooth way through points, from the first one."""
    n = len(points)
    get = (lambda i: points[i % n]) if close else (lambda i: points[max(0, min(n - 1, i))])
    out = ""
    for i in range(n if close else n - 1):
        a, b, c, d = (get(i + k) for k in (-1, 0, 1, 2))
        p = b[:2] if len(b) > 2 else (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        q = c[:2] if len(c) > 2 else (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        out += f"C{pt(p)} {pt(q)} {pt(c)}"
    return out


def from_afar(d, place):
    """The same contour, begun at its point that is farthest from a place: where a drawing becomes lines, it is asked there what lies beneath."""
    start, *steps = re.findall(r"([MLC])([^MLCZ]*)", d)
    if d.count("M") > 1:
        return d
    ends = [[float(v) for v in step[1].split()[-2:]] for step in steps]
    far = max(range(len(ends)), key=lambda k: math.hypot(ends[k][0] - place[0], ends[k][1] - place[1]))
    closing = [] if math.dist(ends[-1], [float(v) for v in start[1].split()]) < .05 else [("L", start[1])]
    steps += closing
    return f"M{ends[far][0]} {ends[far][1]} " + "".join(a + b for a, b in steps[far + 1:] + steps[:far + 1]) + "Z"


def limb(*joints):
    """An arm or a branch along joints: place and half width."""
    return taper([j[:2] for j in joints], [j[2] for j in joints])


def oval(x, y, rx, ry):
    k = .5523
    return (f"M{f(x - rx)} {f(y)}C{f(x - rx)} {f(y - k * ry)} {f(x - k * rx)} {f(y - ry)} {f(x)} {f(y - ry)}C{f(x + k * rx)} {f(y - ry)} {f(x + rx)} {f(y - k * ry)} {f(x + rx)} {f(y)}"
            f"C{f(x + rx)} {f(y + k * ry)} {f(x + k * rx)} {f(y + ry)} {f(x)} {f(y + ry)}C{f(x - k * rx)} {f(y + ry)} {f(x - rx)} {f(y + k * ry)} {f(x - rx)} {f(y)}Z")


def placed(contours, x, y, size=1, turn=0, flip=False):
    """Contours (M, L, C, Z with places) turned, scaled, mirrored and moved."""
    a = math.radians(turn)
    c, s, m = math.cos(a) * size, math.sin(a) * size, -1 if flip else 1

    def move(match):
        px, py = float(match[1]), float(match[2])
        return f"{x + m * (px * c - py * s):.2f} {y + px * s + py * c:.2f} "
    return [re.sub(r"(-?[\d.]+)[ ,]*(-?(?:\d+\.?\d*|\.\d+)) *", move, re.sub(r"(?<=\d)-", " -", d)) for d in contours]


def against(figure, dark, rim, shift, name):
    """A figure against the light: the rim that it lights, then the dark; its contours are written once."""
    return [f'<g fill="{rim}"><g id="{name}" transform="translate({f(shift[0], 2)} {f(shift[1], 2)})">', *[f'<path d="{d}"/>' for d in figure],
            f'</g></g><use href="#{name}" transform="translate({f(-shift[0], 2)} {f(-shift[1], 2)})" fill="{dark}"/>']


# ---------- Heads: from the hairline over brow, nose and lips to the throat; the nape; from there over the crown; and what hangs on them.
BROW = "M26 -59C40 -51 47 -39 48 -26C48.500 -20 51 -16 51 -11"
FINE = "M26 -59C41 -51 47 -40 47 -27C47 -19 45 -15 45 -10C46 -5 51 4 58 15C60 19 57 23 51 24.500C50.500 27 51 29 52.500 31C55.500 33 55.500 36 51 38C54.500 40 54.500 43 51 45C49 48 50.500 51 50 54C48 61 40 63 30 59C20 57 13 60 11 70"
PLAIT = ((-68, 18), (-79, 30), (-90, 43), (-102, 55), (-115, 66), (-128, 77), (-142, 88), (-155, 100), (-167, 114), (-176, 130))


def girl():
    """Hair drawn back tight, a plait down the back."""
    plait = limb((-56, 6, 20), *[(x, y, 24 - k if k % 2 else 15 - .6 * k) for k, (x, y) in enumerate(PLAIT)], (-182, 146, 7))
    return FINE, (-50, 56), "C-62 40 -68 14 -64 -12C-60 -46 -34 -70 -2 -70C10 -70 19 -66 26 -59Z", plait, curve((-190, 138), (-174, 140), (-176, 164), (-198, 196, 0), (-196, 162))


def kerchief():
    """A woman's cloth, knotted at the nape."""
    return FINE, (-46, 50), "C-62 44 -74 24 -76 0C-74 -46 -40 -76 -4 -74C12 -74 24 -68 26 -59Z", curve((-60, 22), (-88, 34), (-112, 62, 0), (-84, 66), (-80, 96, 0), (-62, 62), (-48, 44))


def old_man():
    """A bald dome, hair at the nape, a hooked nose, a beard to the breast."""
    return ("M26 -60C40 -53 47 -42 48 -29C49 -22 56 -20 56 -13C55 -9 52 -7 53 -3C58 2 68 12 72 24C72 30 66 32 58 31C66 34 71 39 70 46C78 62 80 86 74 110C69 136 62 158 44 196C42 168 36 128 18 98", (-52, 92),
            "C-60 92 -80 84 -88 66C-80 58 -80 34 -74 14C-70 2 -63 2 -62 -10C-60 -48 -32 -72 0 -70C10 -69 18 -65 26 -60Z")


def man():
    """Hair to the nape, a short beard that juts."""
    return (BROW + "C51 -7 50 -5 51 -1C54 7 60 14 63 21C65 26 61 29 54 30C62 32 66 37 63 43C68 50 70 62 64 78C58 90 46 88 34 80C24 80 16 86 14 98", (-50, 88),
            "C-66 92 -86 86 -96 70C-86 62 -82 42 -78 18C-76 -34 -50 -74 -2 -72C10 -71 19 -66 26 -59Z")


def child():
    """A round brow, a short nose, hair that stands off."""
    return ("M26 -58C44 -52 52 -40 51 -24C51 -17 48 -13 48.500 -8C50 -3 53 2 56 8C58 13 55 17 50 18C49.500 21 50.500 24 52 25.500C54 28 53.500 31 50 33C53 35 52.500 38 49.500 40C48.500 44 50 47 47 50C42 56 32 56 22 52C14 54 9 62 10 72", (-46, 50),
            "C-58 42 -68 26 -70 6C-78 6 -84 2 -88 -6C-80 -8 -76 -14 -74 -24C-70 -50 -48 -72 -16 -76C-8 -82 4 -84 14 -80C10 -78 8 -76 8 -73C16 -70 22 -65 26 -58Z")


def hooded(beard=False):
    """A hood with a point behind; out of it look nose and chin, or a beard."""
    face = "C51 4 62 14 67 24C68 29 63 31 58 32C66 35 71 41 69 49C74 72 70 104 50 142C42 126 34 118 28 120" if beard else "C46 -5 51 4 58 15C60 19 57 23 51 24.500C50.500 27 51 29 52.500 31C55.500 33 55.500 36 51 38C54.500 40 54.500 43 51 45C49 48 50.500 51 50 54C48 61 40 64 32 66C26 78 25 94 28 110"
    return "M47 -44C44 -36 45 -28 46 -20C46 -16 45 -14 45 -10" + face, (-92, 104), "C-86 88 -86 74 -88 58C-94 40 -110 24 -132 16C-110 -2 -84 -40 -56 -64C-30 -84 16 -80 47 -44Z"


def helmed():
    """A pointed helmet with a rim, a short beard."""
    return ("M60 -12L58 4C59 10 61 14 63 19C66 26 61 29 54 30C62 32 66 37 63 43C68 50 70 62 64 78C58 90 46 88 34 80C24 80 16 86 14 98", (-50, 72),
            "C-60 76 -74 74 -84 66C-68 40 -64 14 -62 -13L-72 -16L-72 -28L-62 -31C-58 -60 -36 -86 -7 -97L-5 -112L3 -112L5 -97C28 -86 52 -60 56 -31L64 -28L64 -16Z")


def skin(muzzle, *ears):
    """Somebody under a beast's skin: its head above his brow, its fur down his back; ears and muzzle are the beast's."""
    return (BROW + "C51 -7 50 -5 51 -1C54 7 60 14 63 21C65 26 61 29 54 30C62 32 67 38 65 45C72 58 76 80 68 104C62 118 52 128 42 134L32 118", (-100, 134),
            "L-88 112L-104 108L-88 84L-104 76L-86 54L-98 40L-82 22L-90 6L-74 -14C-66 -40 -40 -60 -8 -66C6 -68 18 -64 26 -59Z", muzzle, *ears)


def wolf_skin():
    return skin("M-80 0C-84 -36 -66 -66 -34 -80C-10 -92 14 -88 34 -80L66 -70C86 -66 108 -62 122 -56C128 -52 126 -42 118 -40L112 -38L106 -28L100 -38L88 -36L82 -24L76 -36L54 -32L30 -20Z",
                "M-52 -54L-54 -118L-14 -74Z", "M-24 -70L-10 -124L14 -78Z")


def bear_skin():
    return skin("M-84 4C-90 -40 -66 -80 -28 -88C0 -94 24 -92 40 -84C50 -76 58 -72 70 -72C92 -74 108 -66 110 -54C110 -44 104 -38 94 -36L88 -24L82 -36L68 -34L62 -24L56 -34L24 -20Z", oval(-42, -84, 21, 20))


# ---------- Bodies, from the throat down before, and up behind to the nape.
LEANING = (((24, 120), (30, 164), (26, 220), (22, 290), (44, 380, 0)), ((-236, 380, 0), (-224, 300), (-204, 224), (-172, 152), (-124, 112), (-78, 92)))
UPRIGHT = (((22, 120), (42, 156), (52, 214), (56, 290), (78, 400, 0)), ((-166, 400, 0), (-150, 300), (-146, 230), (-134, 164), (-104, 122), (-66, 96)))


def person(head, body=UPRIGHT, size=1, x=0, y=0, turn=0):
    """Head and body in one contour, and what hangs on the head, which is moved and turned on the body; the body's size beside the head's."""
    face, nape, crown, *more = head
    face, crown, *more = placed([face, crown, *more], x, y, 1, turn)
    nape = tuple(float(v) for v in placed([pt(nape)], x, y, 1, turn)[0].split())
    throat = tuple(float(v) for v in re.findall(r"-?[\d.]+", face)[-2:])
    before, behind = ([(px * size, py * size, *c) for px, py, *c in side] for side in body)
    way = [throat, *[q for q in before if q[1] > throat[1] + 18], *[q for q in behind if q[0] < nape[0] - 12 and q[1] > nape[1] - 4], nape]
    return [face + way_through(way) + crown, *more]


def hand():
    """A hand to the right, its wrist at (0, 0): thumb and forefinger hold a man of the board, the others stand off."""
    return [curve((-6, -15), (24, -20), (50, -18), (76, -12), (96, 2), (104, 12), (99, 16), (82, 8), (88, 20), (91, 33), (85, 36), (75, 25), (62, 16), (66, 27), (78, 35), (76, 42), (60, 38), (38, 24), (18, 17), (-6, 15)),
            placed(["M-24 -8C-24 -12 24 -12 24 -8L24 8C24 12 -24 12 -24 8Z"], 87, 47, 1, 10)[0]]


def fist(x, y, size=1, turn=0):
    """A closed hand, fingers to the right, its wrist below."""
    return placed([curve((-14, 30), (-18, 8), (-16, -12), (-4, -24), (14, -24), (24, -16), (26, -6), (24, 6), (18, 14), (14, 30))], x, y, size, turn)


def reaching(sleeve=28):
    """An arm over the board, a man of it lifted between the fingers."""
    return [limb((-84, 136, 44), (-40, 178, 44), (20, 216, 37), (72, 222, sleeve), (130, 196, sleeve - 3), (190, 166, 20)), limb((176, 174, 14), (206, 160, 12), (226, 152, 13)), *placed(hand(), 222, 152, 1.12, 2)]


def thinking():
    """An elbow on the table, the fist below the chin."""
    return [limb((-88, 140, 44), (-50, 180, 42), (10, 226, 34), (58, 252, 28)), limb((40, 268, 24), (64, 240, 27), (66, 190, 23), (60, 140, 15), (54, 104, 14)), *fist(48, 80, 1, -14)]


def toasting():
    """An arm raised with a drinking horn."""
    return [limb((-60, 150, 46), (0, 186, 42), (64, 196, 34), (104, 178, 27), (124, 122, 23), (134, 70, 15)), limb((133, 78, 13), (137, 50, 12), (138, 30, 13)), *fist(140, 10, 1, 8),
            "M128 -104L190 -88C194 -40 180 8 146 38C122 56 92 62 64 52C96 48 118 32 130 4C140 -26 140 -64 128 -104Z"]


def pointing():
    """An arm stretched out, a finger towards what is going on."""
    return [limb((-60, 148, 44), (0, 150, 36), (60, 132, 28), (120, 110, 22), (170, 92, 17)), limb((160, 96, 13), (190, 84, 11), (212, 76, 13)), curve((200, 68), (222, 62), (262, 52), (268, 57), (262, 62), (238, 70), (240, 80), (232, 90), (210, 92), (200, 86))]


LYRE = (176, 62, 1.4, 9)


def harping():
    """A lyre upright on the knee, its strings drawn apart; an arm stretched out to it, the fingers across the strings."""
    lyre = placed(["M-50 -112C-50 -154 50 -154 50 -112L45 -10C45 20 58 50 58 84C58 112 -58 112 -58 84C-58 50 -45 20 -45 -10ZM-32 -106L-29 16C-29 26 29 26 29 16L32 -106C32 -124 -32 -124 -32 -106Z"], *LYRE)
    fingers = [limb((136, 74, 10), (164, 58, 7.4), (188, 54, 4.6)), limb((138, 84, 10), (170, 74, 7.4), (196, 76, 4.6)), limb((136, 94, 10), (166, 92, 7.4), (188, 98, 4.6))]
    return [limb((-64, 146, 44), (-36, 196, 40), (6, 206, 31), (58, 160, 22), (112, 100, 14)), *fist(124, 98, .95, 55), *fingers, limb((-60, 262, 50), (60, 246, 42), (150, 226, 34), (230, 222, 24))], lyre


def strings():
    return placed([f"M{x} -114L{x * .8:.1f} 24" for x in (-16, 0, 16)], *LYRE)


def jug():
    """Arms that carry a jug."""
    return [limb((-70, 148, 44), (-40, 200, 40), (10, 236, 32), (62, 232, 24), (96, 220, 14)), curve((84, 150, 0), (136, 150, 0), (128, 172), (146, 206), (142, 250), (124, 268, 0), (92, 268, 0), (76, 248), (74, 206), (92, 172)), *fist(92, 216, .9, 60)]


def distaff():
    """A distaff with its wool, and the hand that draws the thread."""
    return [limb((-60, 150, 46), (0, 200, 40), (50, 200, 26), (92, 156, 14)), *fist(98, 140, .95, 30), "M100 210L110 210L134 -40L126 -40Z", curve((112, 20), (100, -30), (112, -84), (136, -116, 0), (154, -80), (158, -26), (140, 22)), limb((-40, 190, 40), (40, 250, 26), (110, 250, 20), (150, 244, 12)), *fist(164, 240, .8, 80)]


def spear(x, y0, y1, lean=0):
    """A spear from its foot to its point."""
    return [f"M{x - 9} {y1}L{x + 9} {y1}L{x + lean + 8} {y0 + 70}L{x + lean - 8} {y0 + 70}Z", f"M{x + lean} {y0 - 20}C{x + lean + 22} {y0 + 24} {x + lean + 24} {y0 + 60} {x + lean + 8} {y0 + 94}L{x + lean - 8} {y0 + 94}C{x + lean - 24} {y0 + 60} {x + lean - 22} {y0 + 24} {x + lean} {y0 - 20}Z"]


def shield(x=138, y=214, r=128):
    """A round shield held out before him, seen aslant, its boss towards the light, and the arm behind it."""
    return [limb((-60, 150, 46), (0, 196, 38), (70, 206, 26), (120, 210, 20)), oval(x, y, r * .44, r), oval(x + r * .4, y, r * .2, r * .2)]


# ---------- Beasts and things, in the same measure.
def dog():
    """Sits, its snout up; between its paws (0, 0)."""
    return [curve((2, 0), (-8, -50), (-14, -96), (-16, -140), (-2, -178), (12, -196), (14, -226, 0), (32, -206), (46, -202), (62, -208), (92, -222), (104, -226), (110, -216), (106, -206), (84, -190), (66, -178), (50, -160), (44, -134), (46, -96), (36, -50), (32, -10), (44, 0, 0)),
            curve((10, -140), (-22, -128), (-60, -96), (-92, -52), (-100, -18), (-90, 0, 0), (20, 0, 0)), limb((-84, -14, 12), (-116, -16, 11), (-138, -36, 10), (-146, -64, 7), (-138, -86, 3))]


# A gaping dragon's head to the right, from the nape to the throat.
DRAGON = ((-34, -54), (-46, -74), (-74, -90, 0), (-36, -98), (-8, -112), (4, -128), (2, -158, 0), (30, -130), (52, -116), (84, -114), (116, -108), (140, -116), (150, -134), (168, -128), (170, -104), (154, -84), (126, -78), (116, -58, 0), (106, -76), (92, -72, 0), (82, -54, 0), (74, -70), (56, -64), (46, -50), (70, -44), (80, -60, 0), (88, -40), (104, -38), (112, -54, 0), (122, -34), (130, -22), (118, -10), (88, -12), (56, -20))


def post():
    """A post of the high seat: a gaping dragon's head on its neck; the foot of the head is (0, 0)."""
    return [curve((-26, 440, 0), (-26, 90), (-40, 40), (-44, -10), *DRAGON, (34, -6), (24, 30), (26, 90), (26, 440, 0))]


def cauldron():
    """Hangs from its chain at (0, 0), which goes up to -400."""
    return [curve((-74, 40, 0), (74, 40, 0), (66, 56), (78, 92), (62, 132), (24, 152), (-24, 152), (-62, 132), (-78, 92), (-66, 56)), "M-66 44L-9 -20L-7 -400L7 -400L9 -20L66 44L54 44L0 -8L-54 44Z", oval(0, -40, 15, 18), oval(0, -110, 15, 18)]


def oar(x, y0, y1, lean=0):
    return [f"M{x - 10} {y1}L{x + 10} {y1}L{x + lean + 8} {y0 + 120}L{x + lean - 8} {y0 + 120}Z", f"M{x + lean - 6} {y0 + 130}C{x + lean - 22} {y0 + 110} {x + lean - 22} {y0 + 30} {x + lean - 10} {y0}L{x + lean + 10} {y0}C{x + lean + 22} {y0 + 30} {x + lean + 22} {y0 + 110} {x + lean + 6} {y0 + 130}Z"]


def ship():
    """Under sail from the side, the middle of the waterline (0, 0)."""
    return ["M-4 -250L4 -250L4 -20L-4 -20Z", "M-118 -216C-112 -226 112 -226 118 -216C98 -160 100 -110 116 -58C70 -40 -70 -40 -116 -58C-100 -110 -98 -160 -118 -216Z",
            "M-196 -92C-206 -100 -222 -98 -224 -86C-216 -88 -210 -82 -208 -72C-202 -30 -180 8 -130 18L120 18C176 8 200 -30 208 -76C210 -88 216 -92 226 -88C224 -104 206 -108 198 -96C184 -60 164 -38 120 -30C40 -20 -50 -20 -124 -30C-164 -38 -186 -58 -196 -92Z"]


def prow():
    """The stem of a ship drawn up on the shore, its dragon to the right, the keel's foot at (-60, 400)."""
    return [curve((-420, 440, 0), (-420, 150, 0), (-250, 160), (-130, 130), (-62, 70), (-40, 0), *DRAGON, (34, -4), (28, 60), (26, 160), (0, 280), (-60, 390), (-100, 440, 0))]


def fir():
    """A fir, its foot (0, 400), 520 high."""
    right = [(0, -120), (34, -40), (22, -44), (62, 50), (40, 44), (88, 150), (58, 144), (114, 256), (74, 250), (136, 366), (16, 352), (16, 400)]
    d = f"M{right[0][0]} {right[0][1]}"
    for a, b in zip(right, right[1:]):
        d += f"C{a[0] + (b[0] - a[0]) * .3:.0f} {a[1] + (b[1] - a[1]) * .45:.0f} {a[0] + (b[0] - a[0]) * .6:.0f} {a[1] + (b[1] - a[1]) * .8:.0f} {b[0]} {b[1]}"
    left = [(-x, y) for x, y in right[::-1]]
    d += f"L{left[0][0]} {left[0][1]}"
    for a, b in zip(left, left[1:]):
        d += f"C{a[0] + (b[0] - a[0]) * .4:.0f} {a[1] + (b[1] - a[1]) * .2:.0f} {a[0] + (b[0] - a[0]) * .7:.0f} {a[1] + (b[1] - a[1]) * .55:.0f} {b[0]} {b[1]}"
    return [d + "Z"]


def axe():
    """An axe with a long edge, upright in the hand, to the right."""
    return [limb((-84, 140, 44), (-40, 190, 42), (30, 232, 34), (84, 226, 26), (124, 196, 14)), *fist(132, 186, 1, 20), "M124 292L138 292L152 -70L138 -70Z",
            "M136 -50L154 -52C170 -54 190 -66 202 -88C220 -54 222 -8 202 40C190 12 176 -2 152 -4L134 -4Z"]


def holding(thing):
    """A hand that holds a shaft upright, which stands at 96."""
    return [*thing, limb((-60, 150, 46), (-14, 206, 42), (40, 212, 30), (84, 170, 15)), *fist(94, 158, 1, 16)]
