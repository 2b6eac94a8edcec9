"""The people of the cover, from behind: backs in few planes, the pale ones turned up to the lamp, and a warm rim on
its side; no faces.

A contour is a list of points, smooth at those of two numbers, with a corner at those of three."""
from lib import *
R = dict(line='#10181a', rim='#ffd489', skin='#a8693f', skin2='#e3ab70', shirt='#efe3c0',
    navy='#2a4152', navy2='#4b6677', navy3='#1d303d', cap='#8e958c', cap2='#f1e6c4', band='#131d21', gold='#dcae4c',
    cut='#3a281d', phone='#26383b', stick='#7a3b1f',
    blue='#47626b', blue2='#6f8b90', blue3='#344b53', hair='#6d432a', hair2='#ad7640', hair3='#452a1b', steel='#b9c6c2')


def contour(points, p=None):
    """A closed outline through points, always the same way round, so that outlines in one path cut no holes."""
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


def lit(part, face, lamp, lines):
    """A form with the rim that the lamp gives it, on the side it is shifted to; as lines, the form alone."""
    p = contour(part)
    if lines: return both(p, R[face], R['line'], .9)
    return both(p, R['rim'], R['line'], 1.8, transform=f'translate({n(lamp[0])} {n(lamp[1])})') + fill(p, R[face])


def plane(part, face): return fill(contour(part), R[face])


def seam(w, *points, color='line'): return line(Path(1).smooth(points), R[color], w, stroke_linecap='round')


def strap(x, y, x2, y2, wide):
    """A strap on a shoulder, from the collar to the sleeve."""
    l = math.hypot(x2-x, y2-y)
    ux, uy = (x2-x)/l*wide/2, (y2-y)/l*wide/2
    return [(x-uy, y+ux, 0), (x+uy, y-ux, 0), (x2+uy, y2-ux, 0), (x2-uy, y2+ux, 0)]


def officer(lines):
    """At the left: a cap with a white cover, a broad navy back, two bars of gold on each shoulder."""
    lamp = (2.4, -1.4)
    back = [(10, 300, 0), (10, 232, 0), (17, 226), (30, 220), (49, 211, 0), (85, 211, 0), (104, 219), (117, 227),
        (125, 240), (131, 262), (134, 300, 0)]
    o = lit(back, 'navy', lamp, lines)
    # the tops of his shoulders, his sleeves, the seam of his back
    for part in ([(49, 211, 0), (30, 220), (17, 226), (10, 232, 0), (10, 241, 0), (28, 234), (48, 224), (58, 213, 0)],
            [(85, 211, 0), (104, 219), (117, 227), (123.6, 238, 0), (108, 232), (90, 224), (76, 213, 0)]):
        o += plane(part, 'navy2')
    o += plane([(10, 241, 0), (22, 236.4, 0), (25, 256), (21, 300, 0), (10, 300, 0)], 'navy3')
    o += plane([(110, 232.8, 0), (123.6, 238, 0), (131, 262), (134, 300, 0), (114, 300, 0), (109, 262)], 'navy3')
    o += seam(1, (67, 219), (68, 255), (67, 300))
    for x, y, x2, y2 in ((52, 217, 23, 230.6), (83, 217, 111, 230.6)):
        o += both(contour(strap(x, y, x2, y2, 8)), R['band'], R['line'], .9)
        for k in (.6, .8):
            bar, middle = x+(x2-x)*k, y+(y2-y)*k
            o += seam(1.9, (bar, middle-3.4), (bar, middle+3.4), color='gold')
    # his neck, the hair cut short above it, both collars
    o += lit([(50, 178, 0), (51, 192), (53, 200), (52, 212, 0), (83, 212, 0), (81, 200), (83, 192), (84, 178, 0)],
        'skin', lamp, lines)
    o += plane([(44, 168, 0), (43.4, 178), (47, 188), (55, 193.6), (67, 195), (79, 193.6), (87, 188), (90.6, 178),
        (90, 168, 0)], 'cut')
    o += both(contour([(50, 205, 0), (67, 209), (84, 205, 0), (85, 211, 0), (67, 215), (49, 211, 0)]), R['shirt'],
        R['line'], .9)
    o += both(contour([(46, 211, 0), (67, 214), (88, 211, 0), (93, 216, 0), (67, 223), (41, 216, 0)]), R['navy'],
        R['line'], .9)
    # his cap: the band, the side of the crown, its top
    o += both(contour([(42, 160, 0), (42.6, 171, 0), (54, 175), (67, 176), (80, 175), (91.4, 171, 0), (92, 160, 0)]),
        R['band'], R['line'], .9)
    o += lit([(28, 146), (31, 152), (42, 164, 0), (54, 167.6), (67, 168.6), (80, 167.6), (92, 164, 0), (103, 152),
        (106, 146), (101, 138), (86, 132), (67, 130), (48, 132), (33, 138)], 'cap', lamp, lines)
    o += plane([(28, 146), (33, 151.6), (48, 155), (67, 156), (86, 155), (101, 151.6), (106, 146), (101, 138),
        (86, 132), (67, 130), (48, 132), (33, 138)], 'cap2')
    return g(o, 'translate(-5.3 30) scale(.9)')


# From the counter to her wrist, and half the width of its head.
RAKE = (244, 187), (283.7, 234.5), 9


def plotter(lines):
    """At the right: rolled hair, a headset over it, one arm with the rake over the chart."""
    lamp = (-2.2, -1.3)
    back = [(282, 300, 0), (283, 268), (290, 252), (302, 243), (322, 236, 0), (350, 236, 0), (368, 242), (381, 249),
        (390, 258, 0), (390, 300, 0)]
    (x, y), (x2, y2), half = RAKE
    l = math.hypot(x2-x, y2-y)
    ux, uy = (x-x2)/l, (y-y2)/l
    # from her wrist along the rake, and to its right
    along = lambda points: [(x2+ux*q[0]-uy*q[1], y2+uy*q[0]+ux*q[1], *q[2:]) for q in points]
    o = line(Path(1).poly(along([(l, 0), (0, 0)]), close=False), R['stick'], 3)
    o += line(Path(1).poly(along([(l, -half), (l, half)]), close=False), R['stick'], 4.4)
    # her hand about it, the cuff, the sleeve
    o += lit(along([(-2, -5, 0), (4, -7), (11, -8), (16.6, -6.6), (18.4, -2), (18, 2), (15, 5, 0), (19, 5.4), (20, 8),
        (17, 9.6), (10, 9), (4, 6), (-2, 5, 0)]), 'skin2', lamp, lines)
    for t in (-3.4, .6): o += seam(1, *along([(17.6, t), (13, t-.4), (10, t)]))
    o += seam(1, *along([(15, 5), (11, 4.4), (7, 4.4)]))
    o += lit([(279, 234, 0), (290, 224, 0), (295, 229, 0), (284, 240, 0)], 'shirt', lamp, lines)
    o += lit([(283, 239, 0), (294, 228, 0), (304, 238), (318, 246, 0), (318, 284, 0), (300, 276), (290, 256)], 'blue',
        lamp, lines)
    o += lit(back, 'blue', lamp, lines)
    for part in ([(322, 236, 0), (302, 243), (290, 252), (284.6, 262, 0), (300, 256), (320, 248), (331, 238, 0)],
            [(350, 236, 0), (368, 242), (381, 249), (390, 258, 0), (390, 266, 0), (370, 256), (352, 248),
            (341, 238, 0)]):
        o += plane(part, 'blue2')
    o += plane([(284.6, 262, 0), (297, 257, 0), (301, 275), (299, 300, 0), (282, 300, 0), (283, 268)], 'blue3')
    o += plane([(376, 259, 0), (390, 266, 0), (390, 300, 0), (374, 300, 0), (372, 275)], 'blue3')
    o += seam(1, (336, 246), (336.6, 270), (336, 300))
    for x, y, x2, y2 in ((319, 242, 297, 252), (353, 242, 376, 252)):
        o += both(contour(strap(x, y, x2, y2, 6.6)), R['blue'], R['line'], .9)
    o += lit([(323, 210, 0), (325, 222), (323, 236, 0), (349, 236, 0), (347, 222), (349, 210, 0)], 'skin', lamp, lines)
    o += both(contour([(321, 230, 0), (336, 234), (351, 230, 0), (352, 236, 0), (336, 240.6), (320, 236, 0)]),
        R['shirt'], R['line'], .9)
    o += both(contour([(318, 236, 0), (336, 239.4), (354, 236, 0), (358, 241, 0), (336, 248), (314, 241, 0)]),
        R['blue'], R['line'], .9)
    # her hair: combed from the crown to a roll at her nape, a band of light over it
    o += lit([(312, 198), (311, 187), (315, 175), (324, 167.4), (336, 165), (348, 167.4), (357, 175), (361, 187),
        (360, 198), (353, 209), (336, 216), (319, 209)], 'hair', lamp, lines)
    o += plane([(313, 189, 0), (315, 179), (324, 171), (336, 168.6), (348, 171), (357, 179), (359, 189, 0), (349, 181),
        (336, 178.6), (323, 181)], 'hair2')
    for k in (-1, 1):
        for wide, foot in ((19, 10), (9, 4)):
            o += seam(1.2, (336+k*wide*.6, 172), (336+k*wide, 188), (336+k*foot, 204), color='hair3')
    o += lit([(320, 211), (324, 204.6), (336, 202.6), (348, 204.6), (352, 211), (348, 218), (336, 220.4), (324, 218)],
        'hair', lamp, lines)
    o += plane([(322, 209.6, 0), (326, 205.6), (336, 204.4), (346, 205.6), (347, 208, 0), (336, 208.4), (327, 212, 0)],
        'hair2')
    o += seam(1.2, (327, 217), (331, 211.6), (340, 209.6), (349, 207.6), color='hair3')
    o += seam(1.2, (335, 219), (340, 214.8), (350, 212.6), color='hair3')
    # the headset: its bow over the crown, a cup at either side
    o += both(contour([(309, 190, 0), (311, 177), (320, 166), (336, 161.6), (352, 166), (361, 177), (363, 190, 0),
        (360, 190, 0), (358, 178), (350, 168.6),
        (336, 165), (322, 168.6), (314, 178), (312, 190, 0)]), R['steel'], R['line'], .9)
    for x in (305, 359):
        o += both(f'M{x+2.6} 184h2.8q2.6 0 2.6 3v11q0 3-2.6 3h-2.8q-2.6 0-2.6-3v-11q0-3 2.6-3z', R['phone'],
        R['line'], .9)
    return o
