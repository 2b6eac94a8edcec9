"""The people of the cover, by their contours alone: dark against the lamplight, with a thin rim where it falls on them.

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


def limb(*joints):
    """An arm along joints: each a place and half its width there."""
    left, right = [], []
    for i, (x, y, w) in enumerate(joints):
        a, b = joints[max(i-1, 0)], joints[min(i+1, len(joints)-1)]
        l = math.hypot(b[0]-a[0], b[1]-a[1])
        nx, ny = -(b[1]-a[1])/l*w, (b[0]-a[0])/l*w
        left.append((x+nx, y+ny))
        right.append((x-nx, y-ny))
    return left + right[::-1]


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
STICK = 94, 136, 167, 213
SLANT = math.degrees(math.atan2(STICK[3]-STICK[1], STICK[2]-STICK[0]))


def on_stick(points, along):
    """Points about a place on the plotter's stick, x along it."""
    k = along/math.dist(STICK[:2], STICK[2:])
    return placed(points, STICK[0]+(STICK[2]-STICK[0])*k, STICK[1]+(STICK[3]-STICK[1])*k, 1, SLANT)


FIST = [(-8, 7), (-9.4, 0), (-7.6, -5), (-2, -7), (4, -6.4), (8, -3.6), (14, -2.6), (14.6, .2), (9, 1.6), (8.4, 5.4), (4, 8), (-2, 8.6)]
HERS = 113, 103, .335, 14
PLOTTER = [placed(ROLLED, *HERS), [(103, 118), (90, 127), (74, 138), (59, 156), (50, 178), (47, 199), (39, 220), (31, 248), (26, 298, 0), (102, 298, 0), (101, 266),
    (98, 238), (91, 214), (97, 199), (109, 182), (118, 165), (118, 148), (114, 132)]]
PLOTTER_FAR = [limb((104, 144, 9.6), (120, 164, 9), (136, 184, 7.4), (147, 198, 5.4), (152, 205, 4.2))]
PLOTTER_NEAR = [limb((79, 148, 13), (81, 168, 12.6), (86, 190, 10.4), (96, 199, 9.2), (112, 194, 7.4), (127, 183, 4.6)), on_stick(FIST, 54)]
COLLAR = [(101, 122, 0), (108, 128), (116, 134, 0), (120, 144, 0), (110, 140), (99, 130, 0)]
SKIRT = [(47, 199, 0), (60, 208), (78, 213), (91, 214, 0), (98, 238), (101, 266), (102, 298, 0), (26, 298, 0), (31, 248), (39, 220)]

HIS = 292, 102, .345, 12, True
OFFICER = [placed(PEAKED, *HIS), [(312, 121), (326, 122), (344, 130), (362, 148), (375, 172), (383, 198), (389, 230), (392, 298, 0), (346, 298, 0), (349, 262), (350, 236),
    (346, 216), (336, 196), (322, 180), (306, 164), (296, 148), (291, 134)]]
OFFICER_FAR = [limb((304, 144, 12), (290, 160, 12), (271, 177, 10), (252, 188, 8), (238, 195, 5.6)), [(243, 189), (234, 189), (224, 194), (211, 200), (210, 204), (216, 205), (224, 203),
    (220, 207), (224, 210), (232, 206), (240, 201)]]
OFFICER_NEAR = [limb((328, 138, 14), (325, 160, 13), (319, 184, 11), (314, 206, 9), (311.4, 222, 6.4)), [(305, 219), (317, 221), (318, 231), (313, 236), (304, 239), (293, 243), (290, 241),
    (296, 237.6), (286, 238.6), (285, 235.6), (294, 232.6), (301, 227)]]

HIS_COLLAR = [(291, 132, 0), (300, 129), (310, 124, 0), (313, 128, 0), (303, 135), (293, 139, 0)]
HEM = [(346, 217), (360, 224), (376, 226), (388, 224)]

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
