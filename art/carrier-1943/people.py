"""The people of the cover: dark against the lamplight, with a thin rim, and a few planes of face, hands and cloth that it falls on; no eyes.

Heads look to the right around the ear at 0, 0; a head is 124 high. A contour is a list of points, smooth at those of two numbers,
with a corner at those of three."""
from lib import *


def contour(points, p=None):
    """A closed outline through points, always the same way round, so that outlines in one path never cut holes in each other."""
    if sum(a[0]*b[1]-a[1]*b[0] for a, b in zip(points, points[1:] + points[:1])) < 0: points = points[::-1]
    p = Path(1) if p is None else p
    p.M(*points[0][:2])
    get = lambda i: points[i % len(points)]
    for i in range(len(points)):
        a, b, c, d = (get(i+k) for k in (-1, 0, 1, 2))
        slope = lambda q, r, s: (0, 0) if len(q) > 2 else ((s[0]-r[0])/6, (s[1]-r[1])/6)
        (x0, y0), (x1, y1) = slope(b, a, c), slope(c, b, d)
        p.C(b[0]+x0, b[1]+y0, c[0]-x1, c[1]-y1, *c[:2])
    return p.Z()


def placed(points, x, y, size=1, turn=0, flip=False):
    """Points turned, scaled, mirrored and moved."""
    a, m = math.radians(turn), -1 if flip else 1
    co, si = math.cos(a)*size, math.sin(a)*size
    return [(x+m*(q[0]*co-q[1]*si), y+q[0]*si+q[1]*co, *q[2:]) for q in points]


def limb(*joints, a=1, b=-1):
    """An arm along joints: each a place and half its width there; or a strip of it, between two parts of that width, which
    begins in a point."""
    one, other = [], []
    for i, (x, y, w) in enumerate(joints):
        p, q = joints[max(i-1, 0)], joints[min(i+1, len(joints)-1)]
        l = math.hypot(q[0]-p[0], q[1]-p[1])
        nx, ny = -(q[1]-p[1])/l*w, (q[0]-p[0])/l*w
        one.append((x+nx*a, y+ny*a))
        other.append((x+nx*b, y+ny*b))
    if a != 1 or b != -1: one[0], one[-1], other[0], other[-1] = [q + (0,) for q in (one[0], one[-1], one[0], other[-1])]
    return one + other[::-1]


# ---------- Heads.
FINE = [(31, -50), (44, -38), (47, -25), (45, -11), (50, 2), (58, 14, 0), (57, 19), (51, 24), (52.5, 29), (55.5, 34), (51, 38.5, 0), (54, 43), (51, 47), (51, 54),
    (43, 61), (28, 60), (15, 62), (12, 84)]
ROLLED = FINE + [(-30, 84), (-38, 72), (-58, 76), (-78, 62), (-82, 40), (-74, 16), (-72, -14), (-62, -44), (-36, -66), (-8, -74), (12, -84), (36, -82), (48, -68), (44, -54)]
KNOTTED = FINE + [(-34, 84), (-40, 56), (-54, 34), (-64, 24), (-88, 26), (-102, 6), (-94, -20), (-70, -26), (-58, -48), (-34, -68), (-4, -73), (20, -66)]
PEAKED = [(50, -42), (66, -33), (78, -17, 0), (60, -20), (47, -18), (47, -8), (54, 4), (62, 15, 0), (60, 21), (53, 26), (54, 31), (56, 36), (52, 40, 0), (55, 45), (52, 50),
    (55, 58), (49, 67), (34, 70), (16, 64), (8, 90), (-50, 90), (-54, 56), (-62, 30), (-66, 4), (-64, -22, 0), (-68, -26, 0), (-67, -46, 0), (-86, -48), (-84, -62), (-44, -86),
    (8, -106), (52, -116), (82, -104), (84, -90), (54, -60, 0)]
CAP = [(-82, -51), (-80, -61), (-44, -83), (8, -103), (52, -113), (79, -102), (80, -91), (53, -63, 0), (0, -54), (-60, -48)]
CAP_SHADE = [(-82, -51, 0), (-58, -64), (0, -78), (46, -88), (80, -94, 0), (53, -63, 0), (0, -54), (-60, -48)]
# Where light falls on a head: each its tone and its contour, the socket of the eye in the shade.
NOSE = [(46, -6), (50, 2), (58, 14, 0), (57, 19), (53, 19), (50, 11), (46, 4)]
HER_LIGHT = [('shade', FINE[:-1] + [(12, 84, 0), (-20, 84, 0), (-14, 40), (-10, 20), (-4, 2), (4, -18), (16, -34)]),
    ('glow', [(31, -50, 0)] + FINE[1:14] + [(43, 61, 0), (36, 52), (32, 38), (20, 26), (16, 6), (24, -10), (29, -30)]),
    ('dusk', [(46, -15, 0), (38, -19), (28, -17), (22, -8), (26, -3), (36, -6), (46, -5, 0)]),
    ('lit', [(44, -38), (47, -25), (45.5, -13, 0), (41, -17), (41, -28), (38, -42)]), ('lit', NOSE), ('lit', [(51, 47, 0), (51, 54), (43, 61), (34, 60, 0), (43, 54)]),
    ('hair', [(12, -84, 0), (36, -82), (48, -68), (44, -54), (32, -50, 0), (34, -62), (24, -72)]), ('hair', [(-38, 72, 0), (-52, 75), (-70, 68, 0), (-60, 58), (-40, 58)]),
    ('hair', [(0, -72, 0), (20, -66), (28, -54, 0), (10, -52), (-6, -40, 0), (0, -58)])]
HIS_LIGHT = [('shade', PEAKED[4:19] + [(8, 90, 0), (-34, 90, 0), (-26, 44), (-18, 22), (-16, -21, 0)]),
    ('glow', [(47, -6, 0)] + PEAKED[6:17] + [(49, 67), (36, 69, 0), (37, 54), (30, 42), (16, 30), (14, 12), (28, 3), (40, 2)]),
    ('lit', [(48, -4), (54, 4), (62, 15, 0), (60, 20), (56, 19), (52, 11), (47, 3)]),
    ('lit', [(52, 50, 0), (55, 58), (49, 67), (38, 69, 0), (46, 60)]), ('glow', [(-8, -10), (2, -14), (7, -6), (3, 8), (-2, 18), (-6, 12)])]
BADGE = [(34, -58), (47, -62), (50, -48), (38, -42)]


def headphones(x, y, size, turn, flip, c):
    """A band over the hair and a cup on the ear."""
    band = placed([(-4, -76), (-12, -60), (-14, -36), (-8, -12)], x, y, size, turn, flip)
    (ex, ey), = placed([(-4, 4)], x, y, size, turn, flip)
    return line(Path(1).smooth(band), c, 1.7, stroke_linecap='round') + ring(ex, ey, 15*size, c, 1.7)


def rake(x0, y0, x1, y1, turn):
    """A stick with a small bar across its end, with which counters are pushed."""
    bar = placed([(-9, -1.7, 0), (9, -1.7, 0), (9, 1.7, 0), (-9, 1.7, 0)], x1, y1, 1, turn)
    return Path(1).poly(placed([(0, -1.1), (math.dist((x0, y0), (x1, y1)), -1.3), (math.dist((x0, y0), (x1, y1)), 1.3), (0, 1.1)], x0, y0, 1,
        math.degrees(math.atan2(y1-y0, x1-x0)))), contour(bar)


# ---------- Whole figures, as they stand in the picture.
STICK = 113, 160, 170, 212
SLANT = math.degrees(math.atan2(STICK[3]-STICK[1], STICK[2]-STICK[0]))
HERS = 113, 103, .335, 14
PLOTTER = [placed(ROLLED, *HERS), [(103, 118), (90, 127), (74, 138), (59, 156), (50, 178), (47, 199), (39, 220), (31, 248), (26, 298, 0), (102, 298, 0), (101, 266),
    (98, 238), (91, 214), (97, 199), (109, 182), (118, 165), (118, 148), (114, 132)]]
HER_ARM = (80, 148, 14), (83, 168, 13), (91, 188, 11), (103, 196, 9), (117, 193, 7.4), (129, 187.4, 5.6)
HER_FRONT = [(115, 134, 0), (118, 148), (118, 165), (109, 182), (98, 198, 0), (104, 176), (107, 158), (105, 142)]
# A hand that holds the stick, its wrist to the left: its back, three folded fingers, the thumb along the stick.
HER_HAND = [placed(q, 136, 184.6, 1, -8) for q in ([(-8, -4.6), (-1, -6.8), (6, -7), (12, -4), (13, 2), (7, 6), (-1, 6), (-8, 5)],
    [(8, -6), (12.4, -5.4), (15.4, -1.4), (14.6, 3), (11.6, 4.4), (9.4, 1), (6, -2)], [(4.6, -4), (9, -2.6), (12, 2), (11.4, 7), (8.4, 8.4), (6, 4.6), (3, 1)],
    [(1, -1.6), (5.4, .4), (8, 5), (7.2, 9.6), (4.2, 10.6), (2, 7), (-.6, 3)], [(-7, 1), (-3, -.6), (0, 2.6), (1.4, 7.4), (.6, 11), (-2.4, 11), (-4, 7)])]
COLLAR = [(101, 122, 0), (108, 128), (116, 134, 0), (120, 144, 0), (110, 140), (99, 130, 0)]
SKIRT = [(47, 199, 0), (60, 208), (78, 213), (91, 214, 0), (98, 238), (101, 266), (102, 298, 0), (26, 298, 0), (31, 248), (39, 220)]
SKIRT_LIGHT = [(91, 214, 0), (98, 238), (101, 266), (102, 298, 0), (88, 298, 0), (88, 262), (84, 236), (78, 213, 0)]

HIS = 292, 102, .345, 12, True
OFFICER = [placed(PEAKED, *HIS), [(312, 121), (326, 122), (344, 130), (362, 148), (375, 172), (383, 198), (389, 230), (392, 298, 0), (346, 298, 0), (349, 262), (350, 236),
    (346, 216), (336, 196), (322, 180), (306, 164), (296, 148), (291, 134)]]
HIS_FAR_ARM = (304, 144, 12), (290, 160, 12), (271, 177, 10), (252, 188, 8), (238, 195, 5.6)
# Each hand: its back, three parted fingers, the thumb.
HIS_FAR_HAND = [[(243, 188.6), (234, 188), (226, 191), (221, 196), (223, 203), (232, 206), (241, 202)], [(231, 202), (226, 205.6), (221.4, 210), (222.6, 212.4), (226, 211.6), (232, 207.6), (236, 204)],
    [(227, 197.6), (220, 201.6), (213.6, 206.4), (214.2, 209), (217.6, 208.8), (225, 205.2), (230, 202)], [(232, 189), (222, 191.6), (211.4, 197.4), (208.6, 201), (210.6, 203), (214.6, 201.8), (223, 198.4), (231, 196)]]
HIS_NEAR_ARM = (328, 142, 14), (325, 162, 13), (319, 184, 11), (314, 206, 9), (311.4, 222, 6.6)
HIS_NEAR_HAND = [[(305, 219), (317.4, 221), (318.4, 230), (313, 237), (304, 237), (299, 230)], [(303, 223), (297, 223.4), (290.4, 226.2), (289.6, 228.8), (292, 230), (298, 228.8), (304, 229.4)],
    [(303, 228.6), (294, 231), (285, 234), (284, 236.6), (286.8, 238), (296, 236.4), (304, 234)], [(305, 232), (298, 236.4), (290, 240.6), (289.6, 243.2), (292.4, 244), (300, 241.2), (308, 236.4)],
    [(310, 234), (305, 239), (299, 243.6), (299.4, 246.4), (302.4, 246.4), (308.4, 242.6), (314, 236.6)]]
HIS_FRONT = [(293, 139, 0), (296, 148), (306, 164), (322, 180), (336, 196), (346, 216), (350, 236), (349, 262), (346, 298, 0), (359, 298, 0), (362, 262), (361, 234), (354, 210), (342, 189),
    (326, 170), (312, 150), (303, 136)]
HIS_COLLAR = [(291, 132, 0), (300, 129), (310, 124, 0), (313, 128, 0), (303, 135), (293, 139, 0)]

FAR = 168, 92, .21
WAITING = [placed(q, *FAR) for q in (KNOTTED, [(12, 78), (26, 108), (48, 146), (60, 188), (50, 236), (44, 284), (60, 340), (66, 440, 0), (-66, 440, 0), (-66, 350), (-50, 288),
    (-70, 230), (-90, 180), (-94, 142), (-72, 108), (-38, 92), (-30, 60)], limb((-44, 150, 34), (-46, 200, 30), (-30, 258, 25), (4, 274, 22), (52, 246, 18), (84, 222, 13)),
    [(80, 206), (96, 194), (114, 198), (120, 216), (112, 236), (90, 238)])]
WAITING_RAKE = [(102, 440), (102, -96)]
WAITING_COLLAR = placed([(-32, 82, 0), (-8, 88), (13, 84, 0), (26, 112, 0), (4, 108), (-34, 100, 0)], *FAR)
WAITING_SKIRT = placed([(-51, 290, 0), (0, 300), (44, 286, 0), (60, 340), (66, 440, 0), (-66, 440, 0), (-66, 350)], *FAR)


def sleeve_rings(x, y, turn, w):
    """Two gold rings at the end of a sleeve."""
    p = Path(1)
    for k in (0, 3.4): p.M(*placed([(-w-k*.12, -k)], x, y, 1, turn)[0]).L(*placed([(w+k*.12, -k)], x, y, 1, turn)[0])
    return line(p, '#e0b24c', 1.5)


def lit(figure, dark, rim, shift, lines=False):
    """A figure with the rim that the light gives it on the side of shift; with lines, its parts one by one."""
    if lines: return ''.join(both(contour(part), dark, rim, .9) for part in figure)
    p = Path(1)
    for part in figure: contour(part, p)
    return fill(p, rim, transform=f'translate({n(shift[0])} {n(shift[1])})') + fill(p, dark)


def arm(joints, dark, light, a, b, lines=False):
    """An arm with the plane of light on its sleeve, between two parts of its width."""
    if lines: return both(contour(limb(*joints)), dark, light, .9)
    return fill(contour(limb(*joints)), dark) + fill(contour(limb(*joints, a=a, b=b)), light)


def hand(parts, tones, edge):
    """A hand: its back in shade, fingers parted by thin dark lines."""
    return ''.join(both(contour(part), tone, edge, .6) for part, tone in zip(parts, tones))


def light(planes, where, tones):
    """The planes of light on a head."""
    return ''.join(fill(contour(placed(q, *where)), tones[tone]) for tone, q in planes)
