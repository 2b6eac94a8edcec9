"""The chart of the main game, 225 x 225 units of a millimetre: two coasts and the gap between them, plotted upon."""
from lib import *
from colours import C
import things
S, Q = 225.0, 25.0
LANDS = [
    [(233, -8), (126, -8), (130, 2), (139, 7), (149, 4), (157, 12), (168, 11), (172, 21), (183, 26), (190, 21), (196, 30),
        (207, 32), (203, 42), (212, 48), (210, 58), (218, 66), (222, 79), (233, 82)],
    [(-8, 233), (-8, 147), (4, 150), (9, 159), (18, 163), (20, 174), (29, 178), (24, 187), (33, 194), (45, 196), (50, 206),
        (63, 208), (70, 216), (86, 219), (92, 233)],
    [(-8, -8), (37, -8), (31, 4), (20, 9), (17, 19), (6, 22), (-8, 29)],
    [(233, 233), (193, 233), (198, 222), (208, 219), (212, 208), (222, 204), (233, 195)],
]
ISLES = [[(46, 50), (53, 45), (58, 51), (54, 58), (47, 57)], [(66, 29), (71, 26), (73, 31), (68, 33)],
    [(178, 171), (186, 168), (191, 174), (186, 182), (177, 180)], [(157, 196), (162, 193), (165, 198), (160, 201)],
    [(196, 193), (201, 191), (203, 196), (198, 198)], [(30, 70), (34, 68), (36, 72), (32, 74)]]
# Airfields, and how far aircraft from there reach: between their arcs is the gap.
FIELDS = ((11, 207), (211, 16))
REACH = 98


def inside(x, y, poly):
    hit = False
    for (x0, y0), (x1, y1) in zip(poly, poly[1:] + poly[:1]):
        if (y0 > y) != (y1 > y) and x < x0+(y-y0)*(x1-x0)/(y1-y0): hit = not hit
    return hit


def hachures(shores, rnd):
    """Short strokes that run from the shore inland, as an engraver draws a cliff."""
    p = Path()
    for s in shores:
        area = sum(a[0]*b[1]-b[0]*a[1] for a, b in zip(s, s[1:] + s[:1]))
        side = 1 if area > 0 else -1
        left, k = 0.0, 0
        for a, b in zip(s, s[1:] + s[:1]):
            l = math.hypot(b[0]-a[0], b[1]-a[1])
            if l > 30: continue
            t = left
            while t < l:
                x, y = a[0]+(b[0]-a[0])*t/l, a[1]+(b[1]-a[1])*t/l
                d = (1.9, 3.2, 1.5, 2.5)[k % 4]*rnd.uniform(.85, 1.15)
                if -2 < x < S+2 and -2 < y < S+2:
                    p.M(x, y).L(x-(b[1]-a[1])/l*d*side, y+(b[0]-a[0])/l*d*side)
                t += 1.25
                k += 1
            left = t-l
    return p


def lands(c, rnd, shores):
    P = Path()
    for s in shores: P.poly(s)
    use = lambda col, w, f=None: f'<use href="#l" fill="{f or col}" stroke="{col}" stroke-width="{n(w, 2)}" stroke-linejoin="round"/>'
    o = f'<defs><path id="l" d="{P}"/></defs>' + use(c['deep'], 40) + use(c['water'], 17.6) + use(c['shallow'], 17)
    for w in (9.4, 5.2): o += use(c['water'], w) + use(c['shallow'], w-.6)
    o += use(c['line'], 1.3, c['land'])
    o += f'<clipPath id="k"><path d="{P}"/></clipPath><g clip-path="url(#k)">'
    for w, col in ((30, 'land2'), (15, 'land2')):
        o += (f'<use href="#l" fill="none" stroke="{c["hatch"]}" stroke-width="{w+.5}" stroke-linejoin="round"/>'
            f'<use href="#l" fill="none" stroke="{mix(c["land"], c["land2"], .35 if w > 20 else .8)}" stroke-width="{w}" '
            f'stroke-linejoin="round"/>')
    return o + line(hachures(shores, rnd), c['hatch'], .26) + f'</g><use href="#l" fill="none" stroke="{c["line"]}" stroke-width=".6"/>'


def soundings(c, rnd, shores):
    """Depths in corners of squares, deeper the farther from land."""
    p = Path(1)
    near = [q for s in shores for q in s]
    for row in range(9):
        for col in range(9):
            for x, y in ((col*Q+4.8, row*Q+4.3), (col*Q+20.4, row*Q+20.9), (col*Q+20.2, row*Q+4.1)):
                x += rnd.uniform(-1, 1)
                y += rnd.uniform(-.7, .7)
                skip = rnd.random() < .34
                d = min(math.hypot(x-a, y-b) for a, b in near)
                if skip or d < 10 or any(inside(x, y, s) for s in shores): continue
                if any(math.hypot(x-a, y-b) < 6.4 for a, b in PINS + MARKS + [(25, 150)]): continue
                number(p, str(int(d*2.3+rnd.uniform(4, 16))), x, y, 1.9)
    return line(p, c['num'], .25, stroke_linecap='round', stroke_linejoin='round')


PINS = [(25, 150), (75, 125), (125, 100), (175, 75), (200, 50)]
MARKS = [(150, 150), (175, 125), (100, 50), (75, 75), (100, 175), (50, 100)]


def plotted(c):
    """Tracks and contacts: a thread about pins, red and blue grease, times in pencil."""
    o = line(Path().poly([(-3, 163)] + PINS + [(207, 37)], close=False), c['red'], .6)
    red, blue = Path(), Path()
    for k, (x, y) in enumerate(MARKS[:4]):
        things.cross(red, x, y, 2.1, k*9)
        things.loop(red, x, y, 3.5)
    blue.smooth([(228, 171), (214, 163), (200, 152), (187, 139), (178, 129)])
    things.arrow(blue, 178, 129, 4, -32)
    blue.smooth([(103, 229), (103, 212), (101, 199), (100.4, 181)])
    things.arrow(blue, 100.4, 181, 4, -3)
    blue.smooth([(-3, 88), (14, 91), (30, 97), (45, 99.4)])
    things.arrow(blue, 45, 99.4, 4, 84)
    for x, y in MARKS[4:]: things.ship(blue, x, y, 3, (0, 85)[x < 60])
    o += line(blue, c['blue'], .75, stroke_linecap='round', stroke_linejoin='round')
    o += line(red, c['red'], .75, stroke_linecap='round', stroke_linejoin='round')
    times = Path(2)
    for (x, y), t in zip(((68.6, 121.6), (132, 103.4), (168.6, 71.6)), ('0410', '0635', '0850')): number(times, t, x, y, 2)
    return o + line(times, c['ink'], .26, stroke_linecap='round', stroke_linejoin='round')


def painting(c=C):
    rnd = random.Random(43)
    # the first point of a land is a corner beyond the board; the coast runs between the others
    shores = [coast(p[1:], rnd, .24, 3, closed=False) + p[:1] for p in LANDS] + [coast(p, rnd, .22, 2) for p in ISLES]
    far = lambda v: -60 if v < -3 else S+60 if v > S+3 else v
    shores = [[(far(a), far(b)) for a, b in s] for s in shores]
    o = rect(0, 0, S, S, c['sea'])
    land = lands(c, rnd, shores)
    m = S/2
    rings = ''.join(ring(m, m, r, c['ring'], .42) for r in (37.5, 62.5)) + things.bearings(m, m, 87.5, c, c['ring'], .42, 1.5, 5, 6)
    # the reach of aircraft: dashed, in blue pencil
    reach = Path(1)
    for (x, y), a in zip(FIELDS, (0, 180)):
        pts = [polar(x, y, REACH, a+k*10-10) for k in range(12)]
        reach.smooth(pts)
    o += land + rings + line(reach, mix(c['blue'], c['sea'], .45), .5, stroke_dasharray='3.4 1.6')
    o += soundings(c, rnd, shores) + plotted(c)
    o += things.convoy(25, 150, c) + ''.join(things.airfield(x, y, 3.4, c, 20+x) for x, y in FIELDS)
    o += things.airfield(8, 8, 2.6, c, 60) + things.airfield(218, 219, 2.6, c, 10)
    o += things.light(172.5, 19.5, 5, c) + things.light(29, 177, 5, c) + things.light(32, 3.4, 4, c) + things.light(211, 209, 4, c)
    for (x, y), col in zip(PINS[1:], ('red', 'yel', 'red', 'red')):
        o += things.pin(x, y, 1.25, c, c[col], c['yel'] if col == 'yel' else c['wall'])
    return clipped(S, S, o)


def draw():
    write('chart-9.svg', painting())
