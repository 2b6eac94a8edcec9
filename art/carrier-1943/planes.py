"""Aircraft and the carrier from above, on discs: no certain type, and none bears the sign of a state."""
from lib import *
LEAST = 1.06    # the finest line of a disc: 0.2 mm where it is 19 mm wide
A = dict(ground='#29353d', rim='#12191d', ring='#d5452f', cloud='#4b5c65', body='#b8a36f', body2='#e4d4a4',
    line='#1c2529', glass='#8199a0', mark='#d5452f', prop='#e6d8b4')
D = dict(ground='#fafbf5', rim='#1f4f5b', ring='#e8ede4', cloud='#d3e1df', body='#84b2b4', body2='#4b868d',
    line='#1b4450', glass='#fff3c4', mark='#efbf2f', prop='#1d3b46')
K = dict(ground='#f2c230', rim='#a32c22', ring='#fbe9ae', wake='#fdf3d0', deck='#5c686d', deck2='#4a555a',
    line='#2e3739', paint='#f4f1df', hull='#8d989a', island='#c3cac8', plane='#9fd0cf')


# Fighters: how far out the wing is broadest, how deep its tips are, how long the nose is, and what is painted.
FIGHTERS = [dict(tip='round', paint='tips'), dict(tip='blunt', paint='bands'), dict(tip='sharp', paint='tips'),
    dict(tip='blunt', paint='tail'), dict(tip='round', paint='bands'), dict(tip='sharp', paint='tail'),
    dict(tip='blunt', paint='tips'), dict(tip='round', paint='tail')]
# Bombers: engines, fins, wings, what is painted, how broad the body is, what else tells it from the others.
BOMBERS = [(4, 1, 'straight', 'bands', 7, ''), (2, 2, 'round', 'tips', 6.4, 'long'), (4, 2, 'broad', 'bands', 8.4, 'turret'), (2, 1, 'slim', 'bands', 8.4, 'nose'),
    (4, 1, 'back', 'tips', 7, 'turret'), (2, 2, 'broad', 'tips', 7, 'long nose'), (4, 2, 'slim', 'bands', 6, ''), (2, 1, 'back', 'bands', 7.6, 'long turret')]
FIGHTER_TURNS = (0, 30, -30, 0, 45, -45, 18, -18)
BOMBER_TURNS = (0, -30, 30, 0, -45, 45, -18, 18)


def mirrored(half):
    """A closed outline from its right half, given from the bow to the stern: each a point, or a curve of three points."""
    p = Path(1).M(*half[0])
    for v in half[1:]: (p.L if len(v) == 2 else p.C)(*v)
    back, ends = [], [v[-2:] for v in half]
    for k in range(len(half)-1, 0, -1):
        v, (x, y) = half[k], ends[k-1]
        back.append((-x, y) if len(v) == 2 else (-v[2], v[3], -v[0], v[1], -x, y))
    x, y = ends[-1]
    p.L(-x, y)
    for v in back: (p.L if len(v) == 2 else p.C)(*v)
    return p.Z()


FIGHTER_WINGS = dict(
    round=[(5, -17), (22, -17, 38, -13, 45, -8), (49, -5, 48, 0, 43, 1.5), (30, 5.5, 16, 8.5, 5, 9.5)],
    blunt=[(5, -18), (42, -12), (46, -11, 46, -9, 46, -7), (46, 0), (46, 2, 45, 3, 42, 3.4), (5, 9)],
    sharp=[(5, -18), (45, -8), (48.6, -6.4, 48.6, -2.4, 45, -1.6), (5, 10)])


def fighter_path(tip='round'):
    w = mirrored(FIGHTER_WINGS[tip])
    t = Path(1).M(0, 27).C(8, 27, 15, 29, 17, 32).C(18.4, 35, 15, 37, 11, 37.4).L(-11, 37.4).C(-15, 37, -18.4, 35,
        -17, 32).C(-15, 29, -8, 27, 0, 27).Z()
    f = Path(1).M(0, -40).C(5, -40, 7.6, -38, 7.8, -32).C(8.2, -14, 7, 8, 3.6, 30).L(1.4, 41, -1.4, 41, -3.6, 30).C(
        -7, 8, -8.2, -14, -7.8, -32).C(-7.6, -38, -5, -40, 0, -40).Z()
    return w, t, f


def stripes(p, x, wide, edge):
    """A band across both wings, from the leading to the trailing edge; edge says where they are, at a place of the span."""
    for s in (-1, 1):
        (a, b), (d, e) = edge(x), edge(x+wide)
        p.poly([(s*x, a), (s*(x+wide), d), (s*(x+wide), e), (s*x, b)])
    return p


def between(half, x):
    """Leading and trailing edge of a wing at a place of its span."""
    hits, (x0, y0) = [], half[0]
    for v in half[1:]:
        q = [(x0, y0)] + list(zip(v[::2], v[1::2]))
        if len(v) == 6: q = [tuple((1-t)**3*a + 3*t*(1-t)**2*b + 3*t*t*(1-t)*c + t**3*d for a, b, c, d in zip(*q))
            for t in (k/8 for k in range(9))]
        for (a, b), (c, d) in zip(q, q[1:]):
            if (a-x)*(c-x) <= 0 and a != c: hits.append(b+(d-b)*(x-a)/(c-a))
        x0, y0 = v[-2:]
    return min(hits), max(hits)


def fighter(c, kind=FIGHTERS[0], lw=2.2):
    w, t, f = fighter_path(kind['tip'])
    edge = lambda x: between(FIGHTER_WINGS[kind['tip']], x)
    o = both(w, c['body'], c['line'], lw)
    if kind['paint'] == 'bands': o += both(stripes(Path(1), 24, 9, edge), c['mark'], c['line'], 1.4)
    if kind['paint'] == 'tips':
        tips = Path(1)
        for s in (-1, 1):
            tips.M(s*35, edge(35)[0])
            tips.L(*[v for k in (38, 41, 43.5, 45) for v in (s*k, edge(k)[0])])
            tips.L(*[v for k in (45, 43.5, 41, 38, 35) for v in (s*k, edge(k)[1])]).Z()
        o += both(tips, c['mark'], c['line'], 1.4)
    o += both(t, c['mark'] if kind['paint'] == 'tail' else c['body'], c['line'], lw)
    ail = Path(1)
    for s in (-1, 1): ail.M(s*11, 5).L(s*(21 if kind['paint'] == 'bands' else 31), edge(31)[1]-4)
    o += line(ail, c['line'], 1.4)
    o += both(f, c['body2'], c['line'], lw)
    o += both(Path(1).M(0, -12).C(4.4, -12, 4.6, 4, 0, 7).C(-4.6, 4, -4.4, -12, 0, -12).Z(), c['glass'], c['line'], 1.5)
    nose = Path(1).M(-7.9, -30).C(-7.6, -38, -5, -40, 0, -40).C(5, -40, 7.6, -38, 7.9, -30).Z()
    o += both(nose, c['mark'], c['line'], 1.8)
    o += line(Path(1).M(-13, -42.4).Q(0, -40.4, 13, -42.4), c['prop'], 2, stroke_linecap='round')
    return o + line(Path(1).M(0, 31).L(0, 41), c['line'], 1.8, stroke_linecap='round')


BOMBER_WINGS = dict(
    straight=[(5, -16), (45, -8), (49, -7, 49, 1, 45, 1.6), (5, 10)],
    round=[(5, -17), (24, -16, 38, -13, 45, -9), (50, -6, 49, 0, 44, 1.6), (30, 6, 16, 9, 5, 10)],
    broad=[(5, -18), (42, -14), (49.5, -13, 49.5, 0, 42, 1), (5, 11)],
    slim=[(5, -14), (45, -8), (49, -7, 49, -2, 45, -1.6), (5, 4)],
    back=[(5, -18), (44, -3), (48.6, -1, 48.4, 5, 44, 5.4), (26, 6), (5, 10)])


def bomber(c, kind=BOMBERS[0], lw=2):
    """One with two or four engines; the finest line is 0.2 mm where the disc is 19 mm wide."""
    engines, fins, wing, paint, broad, more = kind
    half = BOMBER_WINGS[wing]
    edge = lambda x: between(half, x)
    o = both(mirrored(half), c['body'], c['line'], lw)
    if paint == 'bands': o += fill(stripes(Path(1), 36.5, 6, lambda x: (edge(x)[0]+.9, edge(x)[1]-.9)), c['mark'])
    else:
        tips = Path(1)
        for s in (-1, 1): tips.poly([(s*x, edge(x)[0]+.9) for x in (38, 41, 44)] + [(s*46.6, dict(back=2, broad=-6).get(wing, -1))]
            + [(s*x, edge(x)[1]-.9) for x in (44, 41, 38)])
        o += fill(tips, c['mark'])
    nac = Path(1)
    for x in ((17, 31) if engines == 4 else (19,)):
        y, r = edge(x)[0], 4.6 if engines == 4 else 6.4
        for k in (-x, x):    # a round nose that ends within the wing
            nac.M(k-r, y+4).L(k-r, y-3).C(k-r, y-3-r*1.4, k+r, y-3-r*1.4, k+r, y-3).L(k+r, y+4).Z()
    o = both(nac, c['prop'], c['line'], 1.6) + o
    if 'long' in more:    # engines that run on behind the wing
        nac = Path(1)
        for k in (-19, 19): nac.M(k-5, y+6).L(k-5.6, y-3).C(k-5.6, y-12, k+5.6, y-12, k+5.6, y-3).L(k+5, y+6).Q(k+4, 15, k, 20).Q(k-4, 15, k-5, y+6).Z()
        o += both(nac, c['body'], c['line'], 1.6)
    wide = 19 if fins == 2 else 17
    t = Path(1).M(0, 30).L(wide, 32).C(wide+3, 33, wide+3, 38.6, wide, 39).L(-wide, 39).C(-wide-3, 38.6, -wide-3, 33,
        -wide, 32).Z()
    o += both(t, c['body'], c['line'], lw)
    b = broad
    f = Path(1).M(0, -42).C(b*.77, -42, b, -36, b, -28).L(b*.89, 10, 3, 38).Q(0, 45, -3, 38).L(-b*.89, 10, -b, -28).C(-b, -36, -b*.77, -42, 0, -42).Z()
    o += both(f, c['body2'], c['line'], lw)
    if fins == 2:
        p = Path(1)
        for s in (-1, 1):
            p.M(s*wide-2.6, 29).C(s*wide-2.6, 26, s*wide+2.6, 26, s*wide+2.6, 29).L(s*wide+2.2, 42, s*wide-2.2, 42).Z()
        o += both(p, c['mark'], c['line'], 1.6)
    else: o += both(Path(1).poly([(-2, 27), (2, 27), (2.4, 43), (-2.4, 43)]), c['mark'], c['line'], 1.5)
    b, y = broad-.8, -27 if 'nose' in more else -31
    o += both(Path(1).M(0, -41).C(b*.74, -41, b*.97, -36, b, y).L(-b, y).C(-b*.97, -36, -b*.74, -41, 0, -41).Z(), c['glass'], c['line'], 1.5)
    if 'nose' in more: o += line(Path(1).M(0, -41).L(0, y), c['line'], 1.4)    # a glazed nose with a bar
    else: o += both(Path(1).M(-4, -25).L(4, -25, 3.4, -17, -3.4, -17).Z(), c['glass'], c['line'], 1.4)
    return o + (circ(0, 3, 4, c['glass'], stroke=c['line'], stroke_width='1.5') if 'turret' in more else '')


def streaks(c, seed, w):
    rnd = random.Random(seed)
    p = Path()
    for i in range(11):
        y = -36+i*7.2
        h = math.sqrt(max(0, 40**2-y*y))
        x = rnd.uniform(-h, h*.4)
        l = rnd.uniform(8, 20)
        if x+l < h: p.M(x, y).Q(x+l*.3, y-1.4, x+l*.5, y).Q(x+l*.75, y+1.2, x+l, y)
    return line(p, c['cloud'], w, stroke_linecap='round')


def on_disc(plane, turn, size=.88, x=0, y=0):
    return g(plane, f'translate({n(50+x)} {n(50+y)}) rotate({turn}) scale({size})')


def shadow(half, turn, c):
    """What an aircraft throws on the disc, to the right and below: the light comes from the left, whichever way it flies."""
    body = mirrored([(0, -42), (7, -36, 7, -28, 6, 10), (3, 33), (16, 33), (16, 40), (0, 40)])
    return on_disc(f'<path d="{mirrored(half)}{body}" fill="{c}"/>', turn, .86, 2.2, 3)


def attacker(i):
    c = A
    o = circ(50, 50, 74, c['rim']) + circ(50, 50, 45.4, c['ring']) + circ(50, 50, 43.6, c['ground'])
    o += shadow(BOMBER_WINGS[BOMBERS[i][2]], BOMBER_TURNS[i], '#1b252b')
    return svg(100, 100, o + on_disc(bomber(c, BOMBERS[i]), BOMBER_TURNS[i]))


def defender(i):
    c = D
    o = circ(50, 50, 74, c['rim']) + ring(50, 50, 46.4, c['ring'], LEAST) + circ(50, 50, 43.4, c['ground'])
    o += g(streaks(c, 60+i, 1.4), 'translate(50 50)') + shadow(FIGHTER_WINGS[FIGHTERS[i]['tip']], FIGHTER_TURNS[i], c['cloud'])
    return svg(100, 100, o + on_disc(fighter(c, FIGHTERS[i]), FIGHTER_TURNS[i]))


DECK = [(0, -42.6), (3, -42.6, 5, -41.4, 5.6, -38), (10.4, -10), (10.4, 28), (8.8, 42), (0, 42)]    # narrow at the bow, broadest by the island


def carrier(c, lw=1.8):
    """The ship from above, 92 long, upwards: a round bow below a long deck that tapers, aircraft parked aft, the island to starboard."""
    o = both(mirrored([(0, -46), (5, -46, 8.4, -38, 9.8, -28), (11.4, -12), (11.4, 29), (10, 45), (0, 45)]), c['hull'], c['line'], lw)
    o += both(Path(1).M(-10, -4).L(-13.6, -2, -13.6, 14, -10, 16).Z(), c['hull'], c['line'], 1.6)
    o += both(mirrored(DECK), c['deck2'], c['line'], lw)
    dashes = Path(1)
    for y in (-37, -24, -11, 2): dashes.M(-1.2, y).L(1.2, y, 1.2, y+8, -1.2, y+8).Z()
    o += fill(dashes, c['paint'])
    o += line(Path(1).M(-6.6, 15).L(6.6, 15).M(-4.4, -34).L(-6.6, -12).M(4.4, -34).L(6.6, -12), c['paint'], 1.3)
    planes = Path(1)
    for x, y in ((-4.7, 21), (4.7, 26.6), (-4.4, 33)): planes.M(x, y-4.6).L(x+1.3, y-1.8, x+4.5, y-.6, x+4.5, y+1.2, x+1.2, y+1, x+.8, y+3, x+2.4, y+3.6, x+2.4,
        y+4.8, x-2.4, y+4.8, x-2.4, y+3.6, x-.8, y+3, x-1.2, y+1, x-4.5, y+1.2, x-4.5, y-.6, x-1.3, y-1.8).Z()
    o += fill(planes, c['plane'])
    # bridge, funnel
    o += both(Path(1).M(8, -12).L(11.4, -14, 15, -9.6, 15, 7, 11.4, 11, 8, 9).Z(), c['island'], c['line'], 1.6)
    return o + both(Path(1).M(9.6, -8).L(13.2, -8, 13.2, -3.4, 9.6, -3.4).Z(), c['paint'], c['line'], 1.3) + circ(11.6, 4, 2.2, c['line'])


def king():
    c = K
    o = circ(50, 50, 74, c['rim'])
    b = Path()
    for i in range(36):
        x, y = polar(50, 50, 48, i*10)
        X, Y = polar(50, 50, 44.9 if i % 3 else 44.2, i*10)
        b.M(x, y).L(X, Y)
    o += line(b, c['ring'], 1.25) + circ(50, 50, 43.4, c['line']) + circ(50, 50, 42.4, c['ring']) + circ(50, 50, 41.2,
        c['ground'])
    wk = Path(1)    # the waves that fall back from the bow, and the churned water astern
    for s in (-1, 1):
        wk.M(s*7, -42).C(s*14, -33, s*19, -15, s*31, 7).C(s*20, -3, s*14, -18, s*7, -42).Z()
        wk.M(s*18.6, -1).C(s*24, 6, s*26, 15, s*28.6, 24).C(s*22.4, 19, s*19, 11, s*18.6, -1).Z()
        wk.M(s*14, 24).C(s*18, 30, s*19.4, 35, s*21, 41).C(s*15.6, 38, s*13.4, 32, s*14, 24).Z()
    o += g(both(wk, c['wake'], '#8d6a1c', 1.3) + carrier(c), 'translate(49.6 50) rotate(45) scale(.86)')
    return svg(100, 100, o)


def diamond(c, edge, r, w):
    """The frame of a square on its corner, by which officers are known."""
    p = Path(2).poly([polar(50, 50, r, a) for a in (0, 90, 180, 270)])
    return line(p, edge, w+2.2, stroke_linejoin='round') + line(p, c, w, stroke_linejoin='round')


def officers():
    """Leaders: one large aircraft in the colour of signals before a broad diamond."""
    o = {}
    for i, (turn, x, y) in enumerate(((45, -1, 1), (-45, 1, 1))):
        c = dict(D, body='#f4cb4c', body2='#f9dc79', mark='#2b7077', glass='#1d5560')
        o[f'knight-{i+1}'] = svg(100, 100, circ(50, 50, 74, D['rim']) + ring(50, 50, 46.4, D['ring'], LEAST)
            + circ(50, 50, 43.4, D['ground']) + diamond('#6bb0ae', D['line'], 32.5, 7)
            + on_disc(fighter(c), turn, .84, x, y))
        c = dict(A, body2='#76838a', line='#20292e', mark='#38474e')
        o[f'commander-{i+1}'] = svg(100, 100, circ(50, 50, 74, A['rim']) + circ(50, 50, 44.8, A['ring'])
            + circ(50, 50, 43.1, A['ground']) + diamond(A['mark'], '#20292e', 33, 5)
            + on_disc(bomber(c, BOMBERS[i]), (-30, 45)[i], .8))
    return o


def backs():
    o = {}
    q = Path()
    for j in range(-1, 9):
        for i in range(-1, 7):
            x, y = i*20+(10 if j % 2 else 0)-6, j*14-6
            q.M(x-6, y+2).L(x, y-4, x+6, y+2)
    o['back-defender'] = svg(100, 100, rect(-16, -16, 132, 132, D['rim']) + line(q, '#dfe9e4', 2,
            stroke_linejoin='round', stroke_linecap='round'))
    q = Path()
    for i in range(-10, 12): q.M(i*12-16, -16).L(i*12+116, 116)
    o['back-attacker'] = svg(100, 100, rect(-16, -16, 132, 132, A['ground']) + line(q, '#4a5860', 3))
    q = Path()
    b = Path()
    for i in range(-2, 12):
        for j in range(-2, 12):
            b.M(i*12-4, j*12-4).L(i*12-3.9, j*12-4)
            q.M(i*12-8, j*12-10).L(i*12, j*12-10)
    o['back-king'] = svg(100, 100, rect(-16, -16, 132, 132, K['rim']) + line(q, '#f2c230', 1.6,
            stroke_linecap='round') + line(b, '#fbe9ae', 3, stroke_linecap='round'))
    return o


def symbols():
    """The discs seen small: their grounds, rims and colours, each ship or aircraft one bold shape."""
    o = {}
    disc = lambda c, inner: svg(100, 100, circ(50, 50, 50, c['rim']) + circ(50, 50, 43, c['ground']) + inner)
    hull = mirrored([(0, -42), (5, -42, 8, -37, 9, -30), (12, -8), (12, 26), (9.6, 41), (0, 41)])
    island = Path(1).M(11, -12).L(15, -14, 19, -9, 19, 8, 15, 12, 11, 10).Z()
    o['king-symbol'] = disc(K, f'<g transform="translate(49 49) rotate(45)">{fill(hull, K["line"])}{fill(island, K["rim"])}'
        f'<path d="M0 -33V-21M0 -13V-1M0 7V19" stroke="{K["paint"]}" stroke-width="5"/></g>')
    w, t, f = fighter_path()
    o['defender-symbol'] = disc(D, f'<g transform="translate(50 51) scale(.84)"><path d="{w}{t}{f}" fill="#2b5f69"/>'
        + fill(Path(1).M(-8, -28).C(-8, -44, 8, -44, 8, -28).Z(), D['mark']) + '</g>')
    shape = mirrored([(0, -44), (6, -42, 8, -36, 8, -18), (47, -9), (50, -7, 50, 2, 47, 4), (8, 10), (5, 29), (21, 31), (21, 41), (0, 41)])
    tips = Path(1)
    for k in (-1, 1): tips.M(k*37, -11.4).L(k*47, -9).C(k*50, -7, k*50, 2, k*47, 4).L(k*37, 5.6).Z()
    for x, y in ((18, -16), (31, -13)): shape.circle(-x, y, 6).circle(x, y, 6)
    o['attacker-symbol'] = disc(A, g(fill(shape, A['body2']) + fill(tips, A['mark']), 'translate(50 51) scale(.83)'))
    lozenge = lambda r, c: fill(Path().poly([polar(50, 50, r, k) for k in (0, 90, 180, 270)]), c)
    o['knight-symbol'], o['commander-symbol'] = disc(D, lozenge(32, '#a87b00')), disc(A, lozenge(33, A['body2']))
    return o


def draw():
    w = lambda f, s: write(f + '.svg', s)
    for i in range(8):
        w(f'attacker-{i+1}', attacker(i))
        w(f'defender-{i+1}', defender(i))
    w('king', king())
    for k, v in {**officers(), **backs(), **symbols()}.items(): w(k, v)
