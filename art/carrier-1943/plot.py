"""The charts of nine, eleven and thirteen squares a side, in millimetres: two coasts and the gap between them, plotted upon."""
from lib import *
from colours import C
import things
S, Q = 225.0, 25.0
ROUND = dict(stroke_linecap='round', stroke_linejoin='round')
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


# Where lines of the grid cross: pins of the thread, contacts (two of them ships seen), the convoy.
PINS = [(25, 150), (75, 125), (125, 100), (175, 75), (200, 50)]
MARKS = [(150, 150), (175, 125), (100, 50), (75, 75), (100, 175), (50, 100)]
# The same on eleven and on thirteen squares a side.
MID_PINS = [(25, 175), (75, 150), (150, 125), (200, 100), (250, 50)]
MID_MARKS = [(200, 175), (225, 150), (125, 75), (75, 100), (125, 225), (50, 125)]
WIDE_PINS = [(50, 225), (100, 200), (175, 150), (225, 125), (275, 75)]
WIDE_MARKS = [(225, 225), (250, 175), (150, 75), (100, 125), (150, 250), (75, 150)]


def inside(x, y, poly):
    hit = False
    for (x0, y0), (x1, y1) in zip(poly, poly[1:] + poly[:1]):
        if (y0 > y) != (y1 > y) and x < x0+(y-y0)*(x1-x0)/(y1-y0): hit = not hit
    return hit


def hachures(shores, rnd, size, unit=1):
    """Short strokes that run from the shore inland, as an engraver draws a cliff; unit is a millimetre."""
    p = Path()
    for s in shores:
        area = sum(a[0]*b[1]-b[0]*a[1] for a, b in zip(s, s[1:] + s[:1]))
        side = 1 if area > 0 else -1
        left, k = 0.0, 0
        for a, b in zip(s, s[1:] + s[:1]):
            l = math.hypot(b[0]-a[0], b[1]-a[1])
            if l > 30*unit: continue
            t = left
            while t < l:
                x, y = a[0]+(b[0]-a[0])*t/l, a[1]+(b[1]-a[1])*t/l
                d = (1.9, 3.2, 1.5, 2.5)[k % 4]*rnd.uniform(.85, 1.15)*unit
                if -2 < x < size+2 and -2 < y < size+2:
                    p.M(x, y).L(x-(b[1]-a[1])/l*d*side, y+(b[0]-a[0])/l*d*side)
                t += 1.25*unit
                k += 1
            left = t-l
    return p


def lands(c, rnd, shores, size):
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
    return o + line(hachures(shores, rnd, size), c['hatch'], .26) + f'</g><use href="#l" fill="none" stroke="{c["line"]}" stroke-width=".6"/>'


def figure(p, text, x, y, h):
    """A number in straight strokes, as drawn with a ruling pen; curves would make a chart twice as large."""
    s = h/6
    x -= 2.7*s*len(text)-.7*s
    for ch in text:
        for stroke in DIGITS[ch]: p.poly([(x+a*s, y-h/2+b*s) for a, b in stroke], close=False)
        x += 5.4*s


def soundings(c, rnd, shores, squares, clear):
    """Depths in corners of squares, deeper the farther from land; no square of open water is without one, nor one inland without
    a height, for those who colour the outlines in."""
    p, heights = Path(1), Path(1)
    near = [q for s in shores for q in s]
    for row in range(squares):
        for col in range(squares):
            spare, bare = None, True
            for x, y in ((col*Q+4.8, row*Q+4.3), (col*Q+20.4, row*Q+20.9), (col*Q+20.2, row*Q+4.1)):
                x += rnd.uniform(-1, 1)
                y += rnd.uniform(-.7, .7)
                skip = rnd.random() < (.34 if squares < 10 else .55)
                d = min(math.hypot(x-a, y-b) for a, b in near)
                if any(inside(x, y, s) for s in shores):
                    # inland, where no shore comes near
                    if bare and d > 17 and all(math.hypot(x-a, y-b) > 9 for a, b in clear): peak(heights, x, y)
                    bare = bare and d <= 17
                    continue
                if d < 10 or any(math.hypot(x-a, y-b) < 6.4 for a, b in clear): continue
                if skip:
                    spare = spare or (x, y, d)
                    continue
                figure(p, str(int(d*2.3+rnd.uniform(4, 16))), x, y, 1.9)
                bare = False
            if bare and spare: figure(p, str(int(spare[2]*2.3+10)), *spare[:2], 1.9)
    return line(p, c['num'], .25, **ROUND) + line(heights, c['hatch'], .3, **ROUND)


def peak(p, x, y):
    """The top of a hill: strokes that run down it on all sides."""
    for k in range(9):
        p.M(*polar(x, y, .9, k*40)).L(*polar(x, y, 2.4 if k % 2 else 1.9, k*40+4))


def beside(pins):
    """Where the times stand at three of the pins."""
    return [(x+dx, y+dy) for (x, y), (dx, dy) in zip(pins[1:4], ((-6.4, -3.4), (7, 3.4), (-6.4, -3.4)))]


def plotted(c, pins, marks, size):
    """Tracks and contacts: a thread about pins, red and blue grease, times in pencil."""
    far = (size-18, size*.165)
    o = line(Path().poly([(-3, pins[0][1]+13)] + pins + [far], close=False), c['red'], .6)
    red, blue = Path(), Path()
    for x, y in marks[:4]:
        things.fix(red, x, y, 2.5)
    x, y = marks[1]
    blue.smooth([(size+3, y+46), (size-11, y+38), (x+25, y+27), (x+12, y+14), (x+3, y+4)])
    things.arrow(blue, x+3, y+4, 4, -32)
    x, y = marks[4]
    blue.smooth([(x+3, size+4), (x+3, y+37), (x+1, y+24), (x+.4, y+6)])
    things.arrow(blue, x+.4, y+6, 4, -3)
    things.ship(blue, x, y, 3, 0)
    x, y = marks[5]
    blue.smooth([(-3, y-12), (x-36, y-9), (x-20, y-3), (x-5, y-.6)])
    things.arrow(blue, x-5, y-.6, 4, 84)
    things.ship(blue, x, y, 3, 85)
    o += line(blue, c['blue'], .75, stroke_linecap='round', stroke_linejoin='round')
    o += line(red, c['ink'], .45, stroke_linecap='round', stroke_linejoin='round')
    times = Path(1)
    for (x, y), t in zip(beside(pins), ('0410', '0635', '0850')): figure(times, t, x, y, 2)
    return o + line(times, c['ink'], .26, stroke_linecap='round', stroke_linejoin='round')


def painting(squares, pins, marks, seed, c=C):
    rnd = random.Random(seed)
    size = squares*Q
    k = size/S
    larger = lambda pts: [(x*k, y*k) for x, y in pts]
    # the first point of a land is a corner beyond the board; the coast runs between the others
    shores = [coast(larger(p[1:]), rnd, .24, 3, closed=False) + larger(p[:1]) for p in LANDS]
    shores += [coast(larger(p), rnd, .22, 2) for p in ISLES]
    far = lambda v: -60 if v < -3 else size+60 if v > size+3 else v
    shores = [[(far(a), far(b)) for a, b in s] for s in shores]
    m = size/2
    o = rect(0, 0, size, size, c['sea']) + lands(c, rnd, shores, size)
    o += ''.join(ring(m, m, r*k, c['ring'], .42) for r in (37.5, 62.5)) + things.bearings(m, m, 87.5*k, c, c['ring'], .42, 1.5, 5, 6)
    # the reach of aircraft: dashed, in blue pencil
    reach = Path(1)
    fields = larger(FIELDS)
    for (x, y), a in zip(fields, (0, 180)): reach.smooth([polar(x, y, REACH*k, a+step*10-10) for step in range(12)])
    o += line(reach, mix(c['blue'], c['sea'], .45), .5, stroke_dasharray='3.4 1.6')
    strips = fields + [(8, 8), (size-7, size-6)]
    o += soundings(c, rnd, shores, squares, pins + marks + beside(pins) + strips) + plotted(c, pins, marks, size)
    o += things.convoy(*pins[0], c) + ''.join(things.airfield(x, y, 3.4, c, 20+x) for x, y in fields)
    o += ''.join(things.airfield(x, y, 2.6, c, turn) for (x, y), turn in zip(strips[2:], (60, 10)))
    for x, y in ((172.5, 19.5), (29, 177), (32, 3.4), (211, 209)): o += things.light(x*k, y*k, 5, c)
    for (x, y), col in zip(pins[1:], ('red', 'yel', 'red', 'red')):
        o += things.pin(x, y, 1.25, c, c[col], c['yel'] if col == 'yel' else c['wall'])
    return clipped(size, size, o)


def draw():
    write('chart-9.svg', painting(9, PINS, MARKS, 43))
    write('chart-11.svg', painting(11, MID_PINS, MID_MARKS, 45))
    write('chart-13.svg', painting(13, WIDE_PINS, WIDE_MARKS, 44))
