"""The people of the cover: dark shapes against the lamplight, seen from behind, with a rim on the side of the lamp; no faces.

A contour is a list of points, smooth at those of two numbers, with a corner at those of three."""
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


def limb(*joints):
    """An arm along joints: each a place and half its width there."""
    one, other = [], []
    for i, (x, y, w) in enumerate(joints):
        p, q = joints[max(i-1, 0)], joints[min(i+1, len(joints)-1)]
        l = math.hypot(q[0]-p[0], q[1]-p[1])
        nx, ny = -(q[1]-p[1])/l*w, (q[0]-p[0])/l*w
        one.append((x+nx, y+ny))
        other.append((x-nx, y-ny))
    return one + other[::-1]


def lit(figure, dark, rim, shift, lines=False):
    """A figure with the rim that the light gives it on the side of shift; with lines, its parts one by one."""
    if lines: return ''.join(both(contour(part), dark, rim, .9) for part in figure)
    p = Path(1)
    for part in figure: contour(part, p)
    return fill(p, rim, transform=f'translate({n(shift[0])} {n(shift[1])})') + fill(p, dark)


def placed(points, x, y, size=1):
    """Points scaled about (0, 0) and moved."""
    return [(x+q[0]*size, y+q[1]*size, *q[2:]) for q in points]


# ---------- The officer, at the left: his back, his cap turned towards the table; a hand on the table's edge.
HIS = 51, 172, .94
HIS_HEAD = placed([(-22, -4, 0), (-23, 10), (-19, 22), (-14, 34, 0), (10, 38, 0), (17, 30), (22, 20), (25, 8), (24, -4,
    0)], *HIS)
EAR = placed([(6, 4), (11, 5), (12, 12), (9, 18), (6, 16), (5, 10)], *HIS)
BACK = [(36, 200, 0), (20, 207), (0, 214), (-20, 300, 0), (112, 300, 0), (117, 268), (117, 246), (110, 228), (98, 217),
    (82, 210), (66, 205), (60, 200, 0)]
SLEEVE = limb((84, 232, 14), (106, 249, 13.4), (121, 262, 10.4), (129.6, 268.4, 8.4))
HIS_HAND = [(124, 271), (132, 261, 0), (139, 261.4), (147, 265), (151, 271), (150, 278), (145, 281), (138, 280), (130,
    277)]
CAP = placed([(-36, -20), (-32, -31), (-12, -39), (12, -40), (30, -34), (36, -25), (31, -17), (25, -13, 0), (25, -8, 0),
    (36, -3), (40, 3, 0), (24, 1.6, 0), (0, 3.6), (-24, 0, 0),
    (-25, -13, 0)], *HIS)
CAP_TOP = placed([(-34, -22), (-30, -30), (-11, -37), (12, -38), (28, -32.4), (34, -25), (16, -29), (-10, -28)], *HIS)
CAP_BAND = placed([(-24.4, -9, 0), (0, -6), (25, -9, 0), (25, -3.6, 0), (0, -.6), (-24.2, -3.6, 0)], *HIS)
HIS_COLLAR = [(37, 202, 0), (48, 205), (61, 203, 0), (64, 206, 0), (49, 209.6), (34, 205.4, 0)]
# Two rings at the end of his sleeve.
RINGS = ((112.4, 267.4), (124, 253.6)), ((116, 270.4), (127.6, 256.6))

# ---------- The plotter, at the right: she leans over the chart; her rake lies on it.
HER_HEAD = [(318, 199), (315.4, 191), (314, 184), (318, 176), (327, 172), (340, 173), (352, 180), (358, 192), (366,
    197), (369, 207), (363, 216), (352, 217, 0), (354, 226, 0),
    (332, 228, 0), (331, 219, 0), (323, 218), (319.4, 211)]
HAIR = [    # the roll at her nape, the crown in the light
    [(347, 216, 0), (345, 208), (349, 200), (357, 196), (365, 199), (368, 205), (360, 202), (352, 206), (350, 212)],
    [(316.4, 187), (319, 178), (328, 173.6), (340, 174.6), (351, 181), (340, 179.4), (328, 180), (321, 183)]]
HER_BACK = [(330, 223, 0), (323, 230), (317, 242), (315, 260), (320, 280), (322, 300, 0), (420, 300, 0), (420, 236),
    (404, 226), (388, 222), (370, 221), (356, 221, 0)]
HER_COLLAR = [(329, 222, 0), (340, 224.6), (355, 220, 0), (361, 222.4, 0), (342, 230), (327, 226, 0)]
HER_SLEEVE = limb((348, 246, 15), (326, 258, 15.4), (307, 252, 12), (293, 239, 8.6))
HER_HAND = [(287, 243), (298, 234, 0), (295, 226), (290, 219), (283, 215), (277, 215.4), (275, 219), (271, 221.6), (270,
    227), (274, 233), (280, 238)]
HEADSET = [(331, 172.6), (335, 186), (336, 200)]
RAKE = (304, 255), (244, 187)
