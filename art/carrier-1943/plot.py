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


# Where lines of the grid cross: the convoy, and pins of the thread; the innermost two lie on the ring about the middle.
PINS = [(25, 150), (75, 125), (150, 100), (200, 75)]
# The same on eleven and on thirteen squares a side.
MID_PINS = [(50, 175), (100, 150), (175, 125), (225, 100)]
WIDE_PINS = [(75, 200), (125, 175), (200, 150), (250, 125), (300, 100)]
CALM = math.hypot(37.5, 12.5)    # the ring within which nothing is plotted


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


def soundings(c, rnd, shores, squares, clear, lines):
    """A depth in a corner of each square of open water, out from under its disc and away from lines, deeper the farther from land;
    a height in each square inland, for those who colour the outlines in."""
    p, heights, waves, done = Path(1), Path(1), Path(1), []
    near = [q for s in shores for q in s]
    free = lambda x, y, pts, d: all(math.hypot(x-a, y-b) > d for a, b in pts)
    for row in range(squares):
        for col in range(squares):
            corners = [(col*Q+a, row*Q+b) for a in (3.9, 21.1) for b in (2.4, 22.6)]    # top and bottom left, then right
            if col % 2: corners = [corners[k] for k in (1, 3, 0, 2)]
            room = lambda q: min([math.hypot(q[0]-a, q[1]-b) for a, b in near + clear + lines])
            water = [q for q in corners if not any(inside(*q, s) for s in shores)]
            if math.hypot(row-squares//2, col-squares//2) < squares*.36:    # the middle is left calm
                if water: wave(waves, *max(water, key=room))
                continue
            inland = [q for q in corners if any(inside(*q, s) for s in shores)]
            if inland:
                peaks = [q for q in inland if free(*q, near, 17) and free(*q, clear, 9)]
                if peaks: peak(heights, *peaks[0])
                elif water: wave(waves, *max(water, key=room))
                else: peak(heights, *max(inland, key=room))
                continue
            deep = [q for q in corners if free(*q, near, 10) and free(*q, clear, 7) and free(*q, lines, 3.6)]
            if not deep:
                wave(waves, *max(water, key=room))
                continue
            x, y = max(deep, key=lambda q: min([16] + [math.hypot(q[0]-a, q[1]-b) for a, b in done]))
            done.append((x, y))
            wave(waves, *max([q for q in water if q != (x, y)] or [(x, y+1.6)], key=room))    # a short number is not enough
            figure(p, str(int(min(math.hypot(x-a, y-b) for a, b in near)*2.3+rnd.uniform(4, 16))), x, y, 1.9)
    return line(waves, c['ring'], .32, **ROUND) + line(p, c['num'], .25, **ROUND) + line(heights, c['hatch'], .3, **ROUND)


def peak(p, x, y):
    """The top of a hill: strokes that run down it on all sides."""
    for k in range(9):
        p.M(*polar(x, y, .9, k*40)).L(*polar(x, y, 2.4 if k % 2 else 1.9, k*40+4))


def wave(p, x, y):
    """A pale wavelet, so that no square is empty in outline."""
    p.M(x-2.4, y).Q(x-1.2, y-1, x, y).Q(x+1.2, y-1, x+2.4, y)


def steps(pts):
    """Points close together along a line of straight pieces."""
    return [(a+(d-a)*t/12, b+(e-b)*t/12) for (a, b), (d, e) in zip(pts, pts[1:]) for t in range(13)]


def thread(pins, size):
    """In one straight line from the convoy to the middle's ring, and from the ring on to port."""
    (x, y), (X, Y), port = pins[0], pins[-1], size*.965
    return [(-3, y+(x+3)/2)] + pins[:2], pins[2:] + [(port, Y-(port-X)/2)]


def painting(squares, pins, seed, c=C):
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
    fields = larger(FIELDS)
    # the reach of aircraft is a wash of light about each field, and leaves the gap
    o = rect(0, 0, size, size, c['sea']) + ''.join(circ(x, y, REACH*k, c['calm']) for x, y in fields) + lands(c, rnd, shores, size)
    o += circ(m, m, CALM, c['wall']) + ring(m, m, CALM, c['water'], .6) + things.bearings(m, m, CALM+1.4, c, c['water'], .42, 1.5, 5, 6)
    o += ring(m, m, 87.5*k, c['ring'], .5)
    lines = [q for part in thread(pins, size) for q in steps(part)] + [polar(m, m, 87.5*k, a) for a in range(360)]
    strips = fields + [(8, 8), (size-7, size-6)]
    o += soundings(c, rnd, shores, squares, pins + strips, lines)
    for part in thread(pins, size): o += line(Path().poly(part, close=False), c['red'], .7)
    o += things.convoy(*pins[0], c) + ''.join(things.airfield(x, y, 3.4, c, 20+x) for x, y in fields)
    o += ''.join(things.airfield(x, y, 2.6, c, turn) for (x, y), turn in zip(strips[2:], (60, 10)))
    for x, y in ((171.5, 17), (22.2, 183.8), (22.3, 9.6), (209, 219.5)): o += things.light(x*k, y*k, c)
    for (x, y), col in zip(pins[1:], ('red', 'yel', 'red', 'red')):
        o += things.pin(x, y, 1, c, c[col], c['yel'] if col == 'yel' else c['wall'])
    return clipped(size, size, o)


def draw():
    write('chart-9.svg', painting(9, PINS, 43))
    write('chart-11.svg', painting(11, MID_PINS, 45))
    write('chart-13.svg', painting(13, WIDE_PINS, 44))
