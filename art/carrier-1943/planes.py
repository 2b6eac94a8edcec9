"""Aircraft and the carrier from above, folded along their middle: the port half is lit, the other in shade.

They are no certain type, and none bears the sign of a state. A machine has its nose up and is about 94 wide and 88 long around 0, 0.
"""
from lib import *

SEAM = 2.6    # the dark line around every part


def mirrored(half, x=0, p=None):
    """A closed outline about the line at x, from its right half, given from the bow to the stern: each a point, or a curve of three points."""
    p = Path(1) if p is None else p
    p.M(x + half[0][0], half[0][1])
    step = lambda v: (p.L if len(v) == 2 else p.C)(*(x + a if k % 2 == 0 else a for k, a in enumerate(v)))
    for v in half[1:]: step(v)
    ends = [v[-2:] for v in half]
    if ends[-1][0]: step((-ends[-1][0], ends[-1][1]))
    for k in range(len(half)-1, 0, -1):
        v, (a, b) = half[k], ends[k-1]
        step((-a, b) if len(v) == 2 else (-v[2], v[3], -v[0], v[1], -a, b))
    return p.Z()


def half_path(half, side, x=0, p=None):
    """One half of an outline about the line at x: side 1 is the right one, -1 the left."""
    p = Path(1) if p is None else p
    p.M(x + side*half[0][0], half[0][1])
    for v in half[1:]:
        w = [x + side*a if k % 2 == 0 else a for k, a in enumerate(v)]
        (p.L if len(v) == 2 else p.C)(*w)
    return p.Z()


def folded(half, c, role, at=(0,)):
    """A part in shade with its line, and its left half in light; `at` are the places of its middle. `SEAM` is said by the group around."""
    whole, lit = Path(0), Path(0)
    for x in at:
        mirrored(half, x, whole)
        half_path(half, -1, x, lit)
    return flat(whole, c, role + '2') + fill(lit, c[role])


def flat(p, c, role):
    """A form in one tone with its line."""
    return f'<path d="{p}" fill="{c[role]}" stroke="{c["line"]}"/>'


def between(half, x):
    """Leading and trailing edge of a wing at a place of its span."""
    hits, (x0, y0) = [], half[0]
    for v in half[1:]:
        q = [(x0, y0)] + list(zip(v[::2], v[1::2]))
        if len(v) == 6: q = [tuple((1-t)**3*a + 3*t*(1-t)**2*b + 3*t*t*(1-t)*c + t**3*d for a, b, c, d in zip(*q))
            for t in (k/10 for k in range(11))]
        for (a, b), (c, d) in zip(q, q[1:]):
            if (a-x)*(c-x) <= 0 and a != c: hits.append(b+(d-b)*(x-a)/(c-a))
        x0, y0 = v[-2:]
    return (min(hits), max(hits)) if hits else None


def painted(half, xs, c, role='mark'):
    """A wing painted between the places xs of its span, in light and in shade."""
    o = ''
    for side, tone in ((1, c[role + '2']), (-1, c[role])):
        edges = [(x, *between(half, x)) for x in xs if between(half, x)]
        o += fill(Path(0).poly([(side*x, a) for x, a, _ in edges] + [(side*x, b) for x, _, b in reversed(edges)]), tone)
    return o


def body(r, nose, tail, cowl=True, thick=3):
    """Half of a fuselage: round in front as a cowl, or pointed, r to each side."""
    front = [(0, nose), (r*.62, nose, r, nose+2, r, nose+8)] if cowl else [(0, nose), (r*.5, nose+3, r, nose+12, r, nose+22)]
    return front + [(r, nose+22), (r*.96, nose+44, thick, tail-16, thick*.6, tail-2), (thick*.4, tail, 0, tail, 0, tail)]


def pod(r, nose, tail):
    """Half of an engine's or a float's body, with a round nose, running out to a point."""
    return [(0, nose), (r*.9, nose, r, nose+r*.9, r, nose+r*1.7), (r, (nose+tail)/2), (r*.9, tail-r*1.6, r*.3, tail, 0, tail)]


def boat(r, bow, stern):
    """Half of a float or a hull, with a sharp bow."""
    return [(0, bow), (r*.7, bow+r*1.1, r, bow+r*2.2, r, bow+r*3.4), (r, stern-r*3), (r*.7, stern-r, 0, stern, 0, stern)]


def boat_hull(r, bow, stern):
    """Half of a flying boat's hull: a broad round bow, a step, a narrow stern."""
    return [(0, bow), (r*.6, bow, r, bow+4, r, bow+12), (r, bow+50), (r*.7, stern-22, 4, stern-6, 0, stern)]


def tailplane(wide, y, deep, square=False):
    if square: return [(0, y), (wide-1, y+1.4), (wide, y+2.4), (wide, y+deep-1), (wide-1, y+deep), (0, y+deep)]
    return [(0, y), (wide*.5, y, wide, y+deep*.3, wide, y+deep*.62), (wide, y+deep, wide*.5, y+deep, 0, y+deep)]


def airscrew(c, x, y, r):
    """A turning airscrew, seen on edge."""
    p = Path(1)
    for k in ([x, -x] if x else [0]): p.M(k-r, y+.6).Q(k, y-.8, k+r, y+.6)
    return f'<path d="{p}" fill="none" stroke="{c["screw"]}" stroke-linecap="round"/>'


def canopy(c, y, long, r=4.4, bars=()):
    """A cockpit's glass, with its lit half and perhaps bars."""
    half = [(0, y), (r, y+long*.1, r, y+long*.5, r*.8, y+long*.7), (r*.6, y+long, 0, y+long, 0, y+long)]
    b = Path(1)
    for at in bars: b.M(-r, y+long*at).L(r, y+long*at)
    return folded(half, c, 'glass') + line(b, c['line'], 1.4)


def cowl(c, r, nose, deep):
    """The painted ring of a cowl; deep is how far it reaches back."""
    return folded([(0, nose), (r*.62, nose, r, nose+2, r, nose+8), (r, nose+deep), (0, nose+deep)], c, 'mark')


def fin(c, y, tail, role='mark'):
    """The fin, a narrow lozenge on the tail."""
    return fill(Path(1).poly([(0, y), (2.2, (y+tail*2)/3), (0, tail), (-2.2, (y+tail*2)/3)]), c[role])


ROUND = [(0, -19), (15, -20), (34, -19, 48, -13, 48, -4), (48, 5, 32, 10, 15, 12), (0, 13)]
BLUNT = [(0, -21), (43, -15), (46, -14.6, 47, -13, 47, -11), (47, 2), (47, 4, 46, 5, 43, 5.4), (0, 11)]
SHARP = [(0, -20), (9, -19), (45, -7), (49, -5.4, 49, -1, 45.4, -.6), (9, 11), (0, 11)]
GULL = [(0, -9), (19, -25), (24, -26.6), (45, -9), (48, -6, 48, 0, 45, .6), (25, -1), (16, 9), (0, 15)]
TAPER = [(0, -20), (10, -20), (44, -12), (48, -11, 48, -1, 44, -.4), (10, 9), (0, 9)]


def round_fighter(c):
    o = folded(ROUND, c, 'wing') + painted(ROUND, (37, 43, 46.4, 47.6), c) + folded(tailplane(21, 25, 14), c, 'wing')
    o += folded(body(10, -41, 45), c, 'body') + cowl(c, 10, -41, 10) + canopy(c, -17, 22)
    return o + airscrew(c, 0, -43.6, 13) + fin(c, 27, 45)


def blunt_fighter(c):
    o = folded(BLUNT, c, 'wing') + painted(BLUNT, (24, 34), c) + folded(tailplane(21, 26, 13, True), c, 'wing')
    o += folded(body(9, -41, 45), c, 'body') + cowl(c, 9, -41, 9) + canopy(c, -18, 30, 4.6, (.3, .55))
    return o + airscrew(c, 0, -43.6, 14) + fin(c, 30, 45)


def sharp_fighter(c):
    o = folded(SHARP, c, 'wing') + folded([(0, 25), (20, 31), (22, 32, 22, 35, 20, 35.6), (0, 40)], c, 'mark')
    o += folded(body(8, -45, 45, False), c, 'body') + folded([(0, -45), (4, -42, 6.6, -37, 7.4, -31), (0, -31)], c, 'mark')
    return o + airscrew(c, 0, -40, 16) + canopy(c, -8, 22) + fin(c, 28, 45, role='line')


def gull_fighter(c):
    o = folded(GULL, c, 'wing') + painted(GULL, (0, 10, 19, 21), c, 'inner') + painted(GULL, (33, 40), c)
    o += folded(tailplane(20, 26, 13), c, 'wing') + folded(body(9.4, -42, 45), c, 'body') + cowl(c, 9.4, -42, 9)
    return o + canopy(c, -8, 20) + airscrew(c, 0, -44.4, 13) + fin(c, 27, 45)


def biplane(c):
    lower = [(0, 2), (36, 3), (41, 4, 41, 15, 36, 15.4), (0, 16)]
    upper = [(0, -27), (41, -26), (48.6, -25, 48.6, -8, 41, -7.4), (9, -7), (6, -4), (0, -4)]
    struts = Path(1).M(-30, -10).L(-30, 6).M(30, -10).L(30, 6)
    o = folded(lower, c, 'inner') + line(struts, c['line'], 2.4) + folded(tailplane(19, 28, 13), c, 'mark')
    o += folded(body(8, -42, 45), c, 'body') + folded(upper, c, 'wing') + painted(upper, (33, 40), c)
    return o + cowl(c, 8, -42, 12) + airscrew(c, 0, -44, 15) + canopy(c, 2, 9, 4.2) + fin(c, 30, 45, role='line')


def float_fighter(c):
    o = folded(boat(6.4, -46, 33), c, 'mark', (-19, 19)) + folded(TAPER, c, 'wing') + folded(tailplane(19, 28, 12), c, 'wing')
    o += folded(body(8.6, -36, 45), c, 'body') + cowl(c, 8.6, -36, 9)
    return o + canopy(c, -15, 26, 4.4, (.4,)) + airscrew(c, 0, -38.4, 11) + fin(c, 30, 45)


def flying_boat(c):
    wing = [(0, -15), (42, -15), (48, -14, 48, 2, 42, 3), (0, 3)]
    o = folded(boat(4.4, -21, 12), c, 'mark', (-37, 37)) + folded(tailplane(20, 30, 12), c, 'mark')
    o += folded(boat(11.4, -46, 46), c, 'body') + folded(wing, c, 'wing') + canopy(c, -31, 12, 5.4, (.5,))
    return o + folded(pod(6, -22, 10), c, 'inner') + airscrew(c, 0, 11, 15) + fin(c, 28, 46)


def parasol(c):
    wing = [(0, -18), (6, -20), (40, -20), (48.6, -18, 48.6, 0, 40, 3), (13, 7), (10, -3, 4, -6, 0, -6)]
    o = folded(tailplane(21, 24, 16), c, 'wing') + folded(body(9, -42, 45), c, 'body') + cowl(c, 9, -42, 12)
    o += folded(wing, c, 'wing') + painted(wing, (36, 42, 45, 47.4), c)
    return o + canopy(c, -2, 12, 4.6) + airscrew(c, 0, -44.4, 13) + fin(c, 26, 45)


FIGHTERS = [sharp_fighter, biplane, round_fighter, flying_boat, parasol, gull_fighter, float_fighter, blunt_fighter]


def engines(c, places, wing, r, ahead):
    """Engines let into the wing, pale as the fuselage; each turns its airscrew, a bright bar, seen on edge."""
    o, screws = '', Path(1)
    for x in places:
        y, back = between(wing, x)
        back, y, w = y+(back-y)*.5, y-ahead*.62, r*.56
        o += folded([(0, y), (w*.7, y, w, y+2, w, y+5), (w, back-9), (w*.9, back-4, w*.3, back, 0, back)], c, 'body', (-x, x))
        for k in (-x, x): screws.M(k-r*1.3, y-1.6).Q(k, y-3.8, k+r*1.3, y-1.6).Q(k, y+.6, k-r*1.3, y-1.6).Z()
    return o + fill(screws, c['steel'], stroke='none')


def bomber(c, wing, places, tail, hull, glass=12, r=5.6, ahead=13, fins=None, under=''):
    """From the back: the tail, the wing with its painted tips, the engines let into it, the fuselage with a nose of glass; one high fin,
    or two at the ends of the tail: place, y, length."""
    o = under + folded(tail, c, 'wing')
    if fins:
        x, y, long = fins
        p = Path(0)
        for k in (-x, x): mirrored(pod(3.8, y, y+long), k, p)
        o += flat(p, c, 'mark')
    o += folded(wing, c, 'wing') + painted(wing, (41, 43, 45, 46.5, 47.6, 48.6), c) + engines(c, places, wing, r, ahead) + folded(hull, c, 'body')
    nose, wide = hull[0][1], hull[1][4]
    o += folded([(0, nose), (wide*.62, nose, wide, nose+3, wide, nose+glass), (0, nose+glass)], c, 'glass')
    return o if fins else o + fin(c, 26, hull[-1][-1])


SLENDER = [(0, -15), (42, -11), (47, -10, 49, -8, 49, -5), (49, -1, 46, 0, 43, 0), (13, 5.6), (0, 5.6)]
OVAL = [(0, -20), (15, -21), (36, -20, 49, -13, 49, -4), (49, 6, 34, 12, 15, 14), (0, 15)]
PLANK = [(0, -18), (43, -18), (47, -18, 49, -15, 49, -11), (49, -3), (49, 1, 47, 4, 43, 4), (0, 4)]
ARROW = [(0, -26), (9, -26), (45, 0), (49, 3, 49, 10, 45, 11), (24, 8), (0, 13)]
KITE = [(0, -25), (8, -25), (45, -7), (49, -5, 49, 1, 45, 2), (8, 13), (0, 13)]
CRANKED = [(0, -10), (20, -22), (25, -23), (44, -11), (49, -8, 49, 0, 44, 0), (25, -1), (17, 10), (0, 15)]
SICKLE = [(0, -16), (44, -17), (49, -17, 50, -10, 46, -8), (14, 13), (0, 14)]


def four_slender(c):
    return bomber(c, SLENDER, (17, 31), tailplane(18, 29, 11, True), body(7, -46, 44), fins=(18, 26, 17))


def twin_oval(c):
    return bomber(c, OVAL, (20,), tailplane(22, 25, 16), body(9.6, -44, 45), 14, 7.4, 15)


def four_boat(c):
    floats = folded(pod(4, -8, 15), c, 'wing', (-41, 41))
    return bomber(c, PLANK, (16, 28.4), tailplane(22, 29, 14), boat_hull(11, -46, 46), 15, 5.2, under=floats)


def twin_arrow(c):
    tail = [(0, 24), (5, 24), (20, 34), (23, 36, 22, 42, 18, 42), (0, 42)]
    return bomber(c, ARROW, (20,), tail, body(7.8, -46, 45), 15, 7, 14)


def twin_boom(c):
    tail = [(0, 31), (19, 31), (19, 41), (0, 41)]
    booms = folded(pod(5, -20, 46), c, 'body', (-19, 19))
    return bomber(c, SLENDER, (19,), tail, [(0, -44), (5.6, -44, 9, -41, 9, -34), (9, 6), (8, 16, 4, 22, 0, 24)], 15, 6.6, 16, under=booms, fins=(19, 24, 22))


def four_kite(c):
    return bomber(c, KITE, (16, 30), tailplane(21, 27, 14), body(9, -45, 45), 12, 5.5, 14)


def twin_cranked(c):
    return bomber(c, CRANKED, (22,), tailplane(20, 29, 12, True), body(8, -45, 44), 14, 7.2, 14, fins=(20, 25, 19))


def four_sickle(c):
    return bomber(c, SICKLE, (17, 31), tailplane(20, 26, 14), body(8.2, -47, 45), 13, 5.6, 14)


BOMBERS = [four_slender, twin_oval, four_boat, twin_arrow, twin_boom, four_kite, twin_cranked, four_sickle]


DECK = [(0, -44), (5, -44, 8, -42, 9, -38), (13.4, -14), (13.4, 30), (11, 44), (0, 44)]    # narrow at the bow, broadest by the island
HULL = [(0, -48.6), (5, -47.6, 9.6, -41, 11.4, -34), (15.2, -14), (15.2, 30), (12.4, 47), (0, 47)]
PARKED = ((-6, 17), (6, 23), (-6, 29.4), (5.4, 35.6))


def small_plane(p, x, y, s=1.0):
    """A machine on deck, its nose up."""
    f = lambda *v: [(x if k % 2 == 0 else y) + s*a for k, a in enumerate(v)]
    p.M(*f(0, -5)).L(*f(1.4, -2, 5.6, -.8, 5.6, 1.4, 1.3, 1.5, .9, 3.6, 2.6, 4.2, 2.6, 5.6, -2.6, 5.6, -2.6, 4.2, -.9, 3.6, -1.3, 1.5, -5.6, 1.4, -5.6, -.8, -1.4, -2))
    return p.Z()


def carrier(c, lw=1.8):
    """The ship from above, 96 long, upwards: the deck with its lines, one aircraft about to start and others parked aft, the island to starboard."""
    o = both(mirrored(HULL), c['hull'], c['line'], lw) + both(mirrored(DECK), c['deck2'], c['line'], 1.3)
    o += fill(half_path([(0, -43.4), (4.6, -43.4, 7.4, -41.4, 8.3, -37.6), (12.7, -14), (12.7, 30), (10.4, 43.4), (0, 43.4)], -1), c['deck'])
    dashes = Path(1)
    for y in (-21, -10.6, -.2): dashes.M(-1.3, y).L(1.3, y, 1.3, y+6.4, -1.3, y+6.4).Z()
    o += fill(dashes, c['paint']) + line(Path(1).M(-6.6, -35).L(-10, -14, -10, 8).M(6.6, -35).L(8.6, -23), c['paint'], 1.4)
    o += line(Path(1).M(-12.6, 9.6).L(12.6, 9.6), c['paint'], 1.6)
    shade, planes = Path(1), Path(1)
    for x, y in PARKED:
        small_plane(shade, x+1, y+1.4)
        small_plane(planes, x, y)
    small_plane(shade, 1.2, -29)
    o += fill(shade, c['line']) + fill(planes, c['plane']) + fill(small_plane(Path(1), 0, -31, 1.15), c['first'])
    # the island with its bridge and its funnel
    o += both(Path(1).M(9, -16).L(12.6, -19, 17.6, -14, 17.6, 7, 13, 11, 9, 9).Z(), c['island'], c['line'], 1.6)
    return o + both(Path(1).M(10.6, -11.6).L(15.6, -11.6, 15.6, -6, 10.6, -6).Z(), c['mark'], c['line'], 1.4) + circ(13.2, 1.6, 2.8, c['line'])
