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
LONG = [(0, -18), (44, -13), (49, -12, 49, -1, 44, -.4), (14, 6), (0, 6)]
BROAD = [(0, -20), (39, -17), (49.6, -16, 49.6, 3, 39, 4), (0, 8)]
BACK = [(0, -22), (9, -22), (44, -2), (48, .4, 47.6, 9, 43.6, 9), (22, 10), (0, 13)]


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


def engines(c, places, wing, r=5, back=12, ahead=9):
    """Engines with their airscrews before a wing, as pods that run on behind its leading edge, or beneath it if drawn first."""
    o = ''
    for x in places:
        y = between(wing, x)[0]
        o += folded(pod(r, y-ahead, y+back), c, 'body', (-x, x)) + airscrew(c, x, y-ahead-1.2, r*1.2)
    return o


def glazed(c, r, nose, long, bar=True):
    """A nose of glass."""
    o = folded([(0, nose), (r*.62, nose, r, nose+3, r, nose+long), (0, nose+long)], c, 'glass')
    return o + (line(Path(1).M(-r, nose+long*.6).L(r, nose+long*.6), c['line'], 1.4) if bar else '')


def turret(c, y, r=4.2):
    return circ(0, y, r, c['glass'], stroke=c['line'], stroke_width='1.5')


def fins(c, x, y, long):
    half, p = pod(3.6, y, y+long), Path(0)
    for k in (-x, x): mirrored(half, k, p)
    return flat(p, c, 'mark')


def four_straight(c):
    o = engines(c, (17, 31), LONG, 5, 10, 9) + folded(LONG, c, 'wing') + painted(LONG, (38, 44, 46.6, 47.4), c)
    o += folded(tailplane(19, 28, 12), c, 'wing') + folded(body(7.6, -45, 45), c, 'body') + glazed(c, 7.6, -45, 11)
    return o + turret(c, -2) + fin(c, 27, 45)


def twin_long(c):
    o = folded(TAPER, c, 'wing') + painted(TAPER, (36, 42), c) + engines(c, (20,), TAPER, 6.6, 36, 13)
    o += folded(tailplane(22, 30, 10, True), c, 'wing') + folded(body(7.6, -45, 42), c, 'body') + glazed(c, 7.6, -45, 11)
    return o + canopy(c, -24, 18, 4.4, (.4,)) + fins(c, 21.6, 26, 18)


def four_broad(c):
    o = engines(c, (18, 32), BROAD, 5, 10, 8) + folded(BROAD, c, 'wing') + painted(BROAD, (38, 43, 45.6, 46.8), c)
    o += folded(tailplane(20, 30, 11, True), c, 'wing') + folded(body(9.4, -45, 43, thick=5), c, 'body') + glazed(c, 9.4, -45, 9, False)
    return o + turret(c, -28, 4.4) + turret(c, 14, 4.4) + fins(c, 20, 27, 17)


def twin_boom(c):
    wing = [(0, -16), (20, -17), (45, -11), (49, -10, 49, -1, 45, -.4), (20, 8), (0, 9)]
    o = folded([(0, 31), (19, 31), (19, 39.4), (0, 39.4)], c, 'mark') + folded(wing, c, 'wing') + painted(wing, (37, 43), c)
    o += folded(pod(5.6, -35, 45), c, 'body', (-19, 19)) + airscrew(c, 19, -36.4, 7)
    return o + folded(pod(8.6, -43, 22), c, 'body') + glazed(c, 7.8, -43, 11) + turret(c, 1)


def four_boat(c):
    wing = [(0, -16), (43, -16), (49, -15, 49, 1, 43, 2), (0, 2)]
    o = folded(boat(4.2, -22, 12), c, 'mark', (-40, 40)) + folded(tailplane(22, 29, 13), c, 'wing')
    o += folded(boat(11.4, -47, 46), c, 'body') + canopy(c, -33, 12, 5.6, (.5,)) + engines(c, (17, 30), wing, 5, 10, 9) + folded(wing, c, 'wing')
    return o + turret(c, 13) + fin(c, 26, 46)


def twin_round(c):
    o = folded(ROUND, c, 'wing') + painted(ROUND, (37, 43, 46.4, 47.6), c) + engines(c, (19,), ROUND, 7, 18, 10)
    o += folded(tailplane(22, 25, 15), c, 'wing') + folded(body(9.6, -44, 45), c, 'body') + glazed(c, 9.6, -44, 13)
    return o + turret(c, 4) + fin(c, 25, 45)


def twin_gull(c):
    o = folded(GULL, c, 'wing') + painted(GULL, (0, 10, 19, 21), c, 'inner') + painted(GULL, (38, 44, 46.6), c)
    o += engines(c, (21,), GULL, 6.6, 28, 8) + folded(tailplane(20, 27, 12), c, 'mark')
    return o + folded(body(7.8, -43, 45), c, 'body') + glazed(c, 7.8, -43, 12) + canopy(c, -10, 22, 4.2, (.5,)) + fin(c, 26, 45, role='line')


def twin_float(c):
    o = folded(boat(6.2, -47, 36), c, 'mark', (-20, 20)) + folded(BACK, c, 'wing') + folded(tailplane(21, 28, 12, True), c, 'wing')
    o += engines(c, (20,), BACK, 7, 20, 10)
    return o + folded(body(8.4, -44, 45), c, 'body') + glazed(c, 8.4, -44, 11) + turret(c, 2) + fin(c, 27, 45)


BOMBERS = [twin_gull, four_straight, four_boat, twin_round, twin_boom, four_broad, twin_long, twin_float]


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
