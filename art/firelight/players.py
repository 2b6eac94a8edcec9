"""Two who lean over the board, dark before the light: only what faces it is lit, in a few clear facets; their eyes lie in the shade of the brow.

Both look to the right. A head's ear is (0, 0), its crown at -66, its chin at 58; bodies and hands are in the measure of the picture."""
from lib import *
from shadows import curve, way_through


class Tones:
    """Of a picture: cloth and hair in the shade, fine lines, skin in the shade, what glows and what is lit; of the man and the girl the hair that glows and is lit, of both robes the lit edge."""

    def __init__(self, dark, lines, skin, glow, lit, grey, red, robes, band):
        self.dark, self.lines, self.skin, self.glow, self.lit, self.grey, self.red, self.robes, self.band = dark, lines, skin, glow, lit, grey, red, robes, band


def facet(edge, first, last, *inner):
    """What lies between a stretch of a contour and the way back inside; the contour's own curve is kept."""
    a, b = max(0, first - 1), min(len(edge), last + 2)
    steps = way_through(edge[a:b]).split("C")[1:]
    steps = steps[first - a:first - a + last - first]
    return f"M{pt(edge[first])}C" + "C".join(steps) + way_through([edge[last][:2] + (0,), *inner, edge[first][:2] + (0,)]) + "Z"


# ---------- The old man: hair swept back and down the nape, a hooked nose, a beard to the breast.
OLD = ((8, -68), (26, -61), (40, -49), (47, -34), (50, -22), (57, -15, 0), (52, -6), (55, 2), (62, 12), (69, 22), (70, 28), (65, 31.5), (57, 31, 0), (66, 35), (72, 43), (71, 51), (66, 54, 0), (73, 62), (76, 74), (71, 90), (60, 106), (46, 120, 0),
       (36, 104), (20, 90), (-36, 88, 0), (-48, 80), (-62, 76), (-78, 62, 0), (-70, 44), (-70, 22), (-66, 2), (-64, -16), (-61, -34), (-47, -57), (-22, -69))


def old_head(t):
    shade, hair = t.grey
    return [fill(curve(*OLD), t.dark),
            # The face in the shade, then all that faces the fire, but for the socket below the brow and the hollow beside the nose.
            fill(facet(OLD, 1, 12, (50, 34), (40, 40), (24, 46), (12, 38), (10, 22), (14, 4), (12, -16), (8, -32), (14, -50)), t.skin),
            fill(facet(OLD, 1, 12, (46, 36), (33, 44, 0), (25, 28), (21, 10), (25, -6), (33, -18), (28, -32), (27, -46)), t.glow),
            fill(curve((55, -12, 0), (46, -16), (35, -15), (27, -7, 0), (34, 0), (42, 4), (49, 3), (52, -4)), t.skin), fill(curve((47, 2, 0), (50, 10), (54, 20), (59, 25), (60, 31), (53, 31), (50, 22), (47, 12)), t.skin),
            line("M37 -1C42 2 46 2 50 -1", t.lines, 1.7, ROUND),
            fill(facet(OLD, 1, 4, (45, -24), (42, -36), (35, -49)), t.lit), fill(facet(OLD, 6, 11, (63, 26), (59, 18), (53, 6)), t.lit),
            fill(curve((31, -18, 0), (40, -24), (50, -22), (57, -15, 0), (53, -9), (44, -14)), hair),
            *ear(t),
            # Hair swept back from the brow, its foremost locks lit.
            fill(curve((26, -61, 0), (20, -46), (10, -32), (0, -14, 0), (-4, -32), (-16, -22), (-24, 2), (-38, 44, 0), (-36, 4), (-28, -26), (-14, -46), (4, -60)), shade),
            fill(curve((26, -61, 0), (17, -47), (7, -37, 0), (9, -45), (-4, -40), (-14, -28, 0), (-8, -44), (4, -55), (10, -62), (2, -67), (18, -65)), hair),
            fill(curve((-12, -62, 0), (-36, -42), (-48, -10), (-52, 26), (-64, 64, 0), (-60, 26), (-56, -10), (-40, -44)), shade),
            # The beard's edge in tufts, the moustache over it.
            fill(facet(OLD, 16, 21, (50, 104), (40, 106, 0), (52, 88), (36, 92, 0), (50, 72), (34, 74, 0), (50, 58)), shade),
            fill(facet(OLD, 16, 21, (54, 104), (62, 92), (54, 96, 0), (66, 76), (58, 78, 0), (68, 62)), hair),
            fill(facet(OLD, 12, 16, (56, 50), (46, 52), (36, 62), (24, 68, 0), (32, 56), (38, 44), (48, 34)), shade), fill(facet(OLD, 12, 15, (60, 46), (50, 46), (40, 52, 0), (46, 42), (51, 36)), hair)]


def ear(t):
    """Half in the shade."""
    return [fill(curve((-5, -15), (4, -17), (9, -9), (7, 2), (3, 9), (1, 17), (-4, 16), (-6, 4)), t.skin), line("M-1 -11C5 -14 7 -7 4 0", mix(t.skin, t.glow, .7), 2.4, ROUND), line("M1 13C-1 12 -2 10 -2 7", mix(t.skin, t.glow, .7), 2, ROUND)]


# ---------- The girl: hair drawn back under a band, a plait over the shoulder, a young profile.
YOUNG = ((4, -71), (24, -61), (38, -51), (45.5, -39), (47, -26), (46.5, -17), (45, -9), (48.5, 0), (54, 9), (59, 17), (57.5, 22), (50.5, 24.5, 0), (51.5, 28), (54.5, 32), (54, 36), (50.5, 38.5, 0), (53, 41.5), (52, 45), (48.5, 47.5), (49.5, 53), (46, 59), (38, 61.5),
         (28, 59), (22, 64), (21, 78), (26, 104, 0), (-50, 110, 0), (-50, 84), (-46, 56), (-58, 34), (-66, 4), (-62, -34), (-40, -62), (-18, -71))


def plait(t):
    """From the nape over the shoulder: strands one over the other, each lit at its edge."""
    shade, bright = t.red
    ways = [(-42, 26), (-50, 46), (-54, 68), (-52, 90), (-44, 112), (-32, 132)]
    out = [fill(taper(ways + [(-26, 142)], [13, 16, 16, 15, 14, 11, 7]), t.dark)]
    strands, lights = [], []
    for k in range(8):
        u = k * 5 / 8 + .3
        i, w = int(u), u % 1
        (ax, ay), (bx, by) = ways[i], ways[i + 1]
        x, y = ax + (bx - ax) * w, ay + (by - ay) * w
        a = math.atan2(by - ay, bx - ax)
        r = 15 - .55 * k
        q = lambda along, across: (x + along * math.cos(a) + across * math.sin(a), y + along * math.sin(a) - across * math.cos(a))
        m = 1 if k % 2 else -1
        strands.append(curve((*q(-11, m * r), 0), q(2, m * r * 1.06), q(13, m * r * .5), (*q(19, -m * r * .22), 0), q(7, -m * r * .1), q(-3, m * r * .4)))
        if m > 0:
            lights.append(curve((*q(-9, r), 0), q(2, r * 1.06), q(13, r * .5), (*q(18, -r * .15), 0), q(8, r * .35), q(0, r * .72)))
    x, y = ways[-1]
    return [*out, fill(strands, shade), fill(lights, bright), line(f"M{x - 8} {y + 2}L{x + 14} {y + 8}", t.band, 5), fill(curve((x - 6, y + 8, 0), (x + 11, y + 12, 0), (x + 10, y + 24), (x + 16, y + 42, 0), (x + 2, y + 30), (x - 4, y + 18)), shade)]


def young_head(t):
    shade, bright = t.red
    return [fill(curve(*YOUNG), t.dark),
            # The face in the shade, down to the jaw.
            fill(facet(YOUNG, 1, 22, (14, 52), (4, 42), (-5, 26), (-4, 14), (10, 0), (22, -20), (26, -40)), t.skin),
            # All that faces the fire, but for the socket below the brow, the hollow beside the nose and the corner of the mouth.
            fill(facet(YOUNG, 1, 21, (38, 50), (36, 40), (28, 26), (21, 9), (25, -6), (32, -18), (29, -32), (27, -46)), t.glow),
            fill(curve((46.5, -14, 0), (38, -16), (31, -13), (27, -5, 0), (33, 1), (39, 3), (44, 0), (45, -8)), t.skin), fill(curve((43.5, -1, 0), (45, 7), (48, 14), (52, 19), (52, 24), (47, 23), (45, 15), (43, 6)), t.skin), fill(curve((51, 38, 0), (46, 37.5), (40, 35, 0), (45, 40.5)), t.skin),
            line("M32 -2C36 2 40 2.500 44 0", t.lines, 1.7, ROUND), line("M29 -16C34 -19.500 39 -19 45 -16", t.lines, 2.4, ROUND),
            fill(facet(YOUNG, 1, 5, (43, -18), (43, -28), (40, -40), (33, -51)), t.lit), fill(facet(YOUNG, 6, 10, (53, 19), (48.5, 9), (45, 0)), t.lit), fill(facet(YOUNG, 12, 15, (51, 33)), t.lit), fill(facet(YOUNG, 15, 21, (44, 56), (47, 50), (46.5, 46), (49, 42)), t.lit),
            # Hair: drawn back from the brow, the foremost strands lit.
            fill(curve((25, -60, 0), (24, -44), (18, -26), (8, -8), (-2, 8), (-18, 26), (-36, 36, 0), (-24, 8), (-12, -18), (-4, -42), (6, -66)), shade),
            fill(curve((25, -60, 0), (22, -46), (16, -32), (14, -44), (6, -20, 0), (8, -44), (-6, -20, 0), (2, -50), (8, -69), (16, -67)), bright),
            fill(curve((-8, -68, 0), (-22, -46), (-32, -16), (-40, 22, 0), (-42, -16), (-30, -50)), shade), fill(curve((-42, -50, 0), (-50, -20), (-50, 24, 0), (-57, 4), (-54, -28)), shade), fill(curve((26, -39, 0), (27, -33, 0), (6, -26), (-24, -14), (-65.6, -4, 0), (-66.2, -10, 0), (-24, -20), (4, -31)), mix(shade, t.band, .5)), fill(curve((42.5, -44, 0), (46, -38, 0), (26, -33, 0), (6, -26, 0), (5, -31.500, 0), (25, -39)), t.band),
            *ear(t)]


# ---------- Bodies and hands.
def body(t, edge, neck):
    """Shoulders of one who leans forward, the edge along the breast lit."""
    x, y = neck
    front = ((x + 26, y), (x + 34, y + 20), (x + 40, y + 44), (x + 38, y + 80, 0))
    return [fill(curve((-24, 330, 0), (-24, 206, 0), (-6, 182), (14, y + 8), (x - 34, y - 14, 0), *front, (60, 330, 0)), t.dark), fill(facet(front, 0, 3, (x + 32, y + 44), (x + 27, y + 20)), edge),
            fill(curve((x - 66, y + 6, 0), (x - 30, y + 14), (x + 4, y + 20), (x + 34, y + 20, 0), (x + 30, y + 34, 0), (x - 4, y + 31), (x - 36, y + 22)), mix(t.dark, edge, .14))]


def fist(t):
    """A closed hand seen from the back of it, the wrist at (0, 0) to the left, 46 long: four fingers folded, one before the other, the thumb along them."""
    out = [fill(curve((-8, -13), (8, -18), (24, -20), (36, -16), (42, -8), (42, 6), (36, 15), (22, 18), (6, 16), (-8, 14)), t.skin)]
    for x, y, w in ((39, -9, 14), (40, -1.5, 15), (38, 6, 14), (33, 12.5, 12)):
        out.append(fill(curve((x - w, y - 3.5), (x - 3, y - 4), (x + 3.5, y - 1), (x + 3, y + 3), (x - 3, y + 4), (x - w, y + 3)), t.glow))
        out.append(line(f"M{f(x - w)} {f(y + 3.6)}C{f(x - 4)} {f(y + 4.2)} {f(x + 3)} {f(y + 4)} {f(x + 3.4)} {f(y + .5)}", t.lines, 1.2, ROUND))
    return out


def fist_light(t):
    """The light on its back, where the back is up."""
    return fill(curve((-6, -12), (8, -18), (24, -20), (36, -16), (42, -8), (34, -11), (24, -14), (10, -12)), t.lit)


def pinch(t, disc):
    """A hand to the right, seen from the back of it: thumb and forefinger hold a disc, whose middle is (8, 1); the other fingers are folded below."""
    dusk = mix(t.skin, t.glow, .55)
    out = [fill(curve((-66, -13), (-50, -19), (-36, -20), (-24, -12), (-12, 4), (-12, 18), (-20, 30), (-34, 33), (-50, 25), (-66, 15)), t.skin)]
    # Three fingers, folded, each over the next; then the forefinger, its tip behind the disc.
    for x, y, w, h in ((-24, 31, 18, 4.6), (-15, 25.5, 24, 5), (-9, 18, 26, 5.4)):
        out.append(fill(curve((x - w, y - h), (x - 6, y - h), (x + 2, y - h * .5), (x + 3.5, y + h * .4), (x - 3, y + h), (x - w, y + h)), dusk))
        out += [fill(curve((x - 7, y - h), (x + 2, y - h * .5), (x + 3.5, y + h * .4), (x, y + h * .8), (x - .5, y - h * .1)), t.glow), line(f"M{f(x - w + 3)} {f(y + h)}H{f(x - 5)}C{f(x + 1)} {f(y + h)} {f(x + 4)} {f(y + 3)} {f(x + 3.6)} {f(y)}", t.lines, 1.3, ROUND)]
    out += [fill(curve((-40, -2), (-26, 0), (-10, 7), (6, 8), (16, 13), (17, 18), (8, 19.5), (-8, 17), (-24, 13), (-38, 10)), t.glow), line("M-30 12C-18 16 -8 18 6 19.500C14 20 18 17 17 14", t.lines, 1.3, ROUND), *disc]
    # The thumb, over the disc's edge.
    thumb = ((-54, -18), (-38, -22), (-22, -19.5), (-8, -14.5), (0, -11), (4.5, -6.500), (2, -2.5), (-6, -2), (-18, -4.5), (-28, -2), (-40, 4))
    return [*out, line("M4.500 -5C4 -1 -1 -.5 -6 -1.500L-18 -4C-23 -4.500 -26 -3 -30 0", t.lines, 1.6, ROUND), fill(curve(*thumb), t.glow), fill(facet(thumb, 0, 5, (0, -7), (-9, -10), (-22, -14.5), (-38, -16.5)), t.lit)]


def sleeve(t, edge):
    """Of the arm that reaches over the board, its cuff at (-60, 0)."""
    top = ((-210, -20), (-170, -46), (-134, -50), (-104, -36), (-60, -17))
    return [fill(curve(*top[:-1], (-60, -17, 0), (-58, 0), (-60, 19, 0), (-96, 36), (-126, 58), (-170, 100), (-210, 140)), t.dark), fill(facet(top, 0, 4, (-70, -2), (-104, -12), (-140, -18), (-180, 10)), mix(t.dark, edge, .14)), fill(facet(top, 0, 4, (-104, -30), (-136, -44), (-168, -41)), edge), line("M-62 -17C-59 -6 -59 8 -62 19", t.band, 5)]


def resting(t, edge):
    """An arm that lies on the table, its fist near (50, 226)."""
    top = ((-24, 196), (-8, 201), (10, 210), (28, 214))
    return [at(28, 230, .96, [*fist(t), fist_light(t)], -4), fill(curve(*top[:-1], (28, 214, 0), (32, 230), (29, 248, 0), (8, 264), (-24, 280)), t.dark), fill(facet(top, 0, 3, (10, 222), (-10, 216), (-24, 214)), mix(t.dark, edge, .14)),
            fill(facet(top, 0, 3, (9, 213.500), (-8, 206)), edge), line("M28 215C31 224 32 238 29 247", t.band, 4)]


def propped(t, edge):
    """An elbow on the table, the chin on the fist."""
    front = ((111, 166), (114, 182), (110, 200), (98, 216))
    return [at(99, 174, .78, fist(t), -80), fill(curve((87, 172, 0), (98, 166), *front, (84, 232), (50, 226), (46, 206), (70, 190)), t.dark), fill(facet(front, 0, 3, (106, 198), (109, 182)), edge)]
