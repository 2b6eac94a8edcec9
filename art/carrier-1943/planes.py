"""Aircraft and the carrier from above, on discs: no certain type, and none bears the sign of a state."""
from lib import *
LEAST = 1.06    # the finest line of a disc: 0.2 mm where it is 19 mm wide
A = dict(ground='#2f3b42', rim='#2b343a', ring='#c8432f', cloud='#52626a', body='#97a3a6', body2='#6f7c81',
    line='#2c3538', glass='#dfe6e2', mark='#d5452f', prop='#b9c2c2')
D = dict(ground='#eff2ea', rim='#1b4550', ring='#e0e6dc', cloud='#b7cccb', body='#5f8f94', body2='#41727a',
    line='#1d3b46', glass='#fff3c4', mark='#efbf2f', prop='#1d3b46')
K = dict(ground='#f2c230', rim='#a32c22', ring='#fbe9ae', wake='#fbe6a0', deck='#5c686d', deck2='#4a555a',
    line='#2e3739', paint='#f4f1df', hull='#8d989a', island='#c3cac8')



def fighter_path():
    p = Path(1)
    # wings in one, fuselage over them
    w = Path(1).M(0, -17).L(6, -17).C(22, -16, 38, -13, 45, -8).C(49, -5, 48, 0, 43, 1.5).C(30, 5.5, 16, 8.5, 5,
        9.5).L(-5, 9.5).C(-16, 8.5, -30, 5.5, -43, 1.5).C(-48, 0, -49, -5, -45, -8).C(-38, -13, -22, -16, -6, -17).Z()
    t = Path(1).M(0, 27).C(8, 27, 15, 29, 17, 32).C(18.4, 35, 15, 37, 11, 37.4).L(-11, 37.4).C(-15, 37, -18.4, 35,
        -17, 32).C(-15, 29, -8, 27, 0, 27).Z()
    f = Path(1).M(0, -40).C(4, -40, 6.6, -38, 6.8, -32).C(7.2, -14, 6.4, 8, 3.2, 30).L(1.4, 41, -1.4, 41, -3.2, 30).C(
        -6.4, 8, -7.2, -14, -6.8, -32).C(-6.6, -38, -4, -40, 0, -40).Z()
    return w, t, f


def fighter(c, size=1.0):
    """Half as large it is simpler, and no line is finer than 0.2 mm on a disc of 19 mm."""
    lw, least, small = (3, LEAST/size, True) if size < .6 else (2.2, LEAST/size, False)
    w, t, f = fighter_path()
    o = both(w, c['body'], c['line'], lw) + both(t, c['body'], c['line'], lw)
    tips = Path(1)
    for s in (-1, 1):
        tips.M(s*35.5, -12.6).C(s*40, -11, s*43, -9.6, s*45, -8).C(s*49, -5, s*48, 0, s*43, 1.5).C(s*41, 2.2, s*38.6,
            2.8, s*36.4, 3.3).Z()
    o += both(tips, c['mark'], c['line'], max(lw*.7, least))
    ail = Path(1)
    for s in (-1, 1): ail.M(s*12, 5.6).L(s*33, 1)
    o += '' if small else line(ail, c['line'], least)
    o += both(f, c['body2'], c['line'], lw)
    o += both(Path(1).M(0, -11).C(3.6, -11, 3.8, 4, 0, 6).C(-3.8, 4, -3.6, -11, 0, -11).Z(), c['glass'], c['line'],
        max(lw*.65, least))
    o += fill(Path(1).M(-6.9, -30).C(-6.6, -38, -4, -40, 0, -40).C(4, -40, 6.6, -38, 6.9, -30).Z(),
        c['mark']) + line(Path(1).M(-6.9, -30).C(-6.6, -38, -4, -40, 0, -40).C(4, -40, 6.6, -38, 6.9, -30).Z(),
        c['line'], max(lw*.8, least))
    o += line(Path(1).M(-12, -42.4).Q(0, -40.6, 12, -42.4), c['prop'], max(lw*.8, least), stroke_linecap='round')
    o += '' if small else line(Path(1).M(0, 31).L(0, 41), c['line'], lw*.8, stroke_linecap='round')
    return o


def bomber(c, engines=4, size=1.0):
    lw, least, small = (2.6, LEAST/size, True) if size < .6 else (2.0, LEAST/size, False)
    o = ''
    w = Path(1).M(0, -15).L(5, -15).L(46, -7).C(50, -6, 50, 0, 46, 1).L(24, 5.5, 5, 8.5, -5, 8.5, -24, 5.5, -46, 1).C(
        -50, 0, -50, -6, -46, -7).L(-5, -15).Z()
    o += both(w, c['body'], c['line'], lw)
    nac = Path(1)
    for x in ((14, 28) if engines == 4 else (16,)):
        y = -15+x*.19
        r = 3.6 if engines == 4 else 4.6
        L = 13 if engines == 4 else 17
        for s in (-1, 1):
            nac.M(s*x-r, y+L).L(s*x-r, y-5).C(s*x-r, y-9, s*x+r, y-9, s*x+r, y-5).L(s*x+r, y+L).Q(s*x, y+L+6, s*x-r,
                y+L).Z()
    o += both(nac, c['body2'], c['line'], max(lw*.8, least))
    pr = Path(1)
    for x in ((14, 28) if engines == 4 else (16,)):
        y = -15+x*.19-9.4
        for s in (-1, 1): pr.M(s*x-6.5, y).Q(s*x, y+1.6, s*x+6.5, y)
    o += line(pr, c['prop'], max(lw*.8, least), stroke_linecap='round')
    t = Path(1).M(0, 31).L(19, 33).C(22, 34, 22, 39, 19, 39.4).L(-19, 39.4).C(-22, 39, -22, 34, -19, 33).Z()
    o += both(t, c['body'], c['line'], lw)
    fins = Path(1)
    for s in (-1, 1): fins.poly([(s*17.6, 29), (s*21.4, 29), (s*21.4, 42), (s*17.6, 42)])
    if engines == 2: o += both(fins, c['body2'], c['line'], max(lw*.8, least))
    f = Path(1).M(0, -41).C(4.6, -41, 6, -35, 6, -28).L(5.4, 10, 2.6, 38).Q(0, 45, -2.6, 38).L(-5.4, 10, -6, -28).C(
        -6, -35, -4.6, -41, 0, -41).Z()
    o += both(f, c['body2'], c['line'], lw)
    o += both(Path(1).M(0, -40).C(3.8, -40, 5, -35, 5.2, -30).L(-5.2, -30).C(-5, -35, -3.8, -40, 0, -40).Z(),
        c['glass'], c['line'], max(lw*.6, least))
    o += '' if small else both(Path(1).M(-3.4, -24).L(3.4, -24, 2.8, -17, -2.8, -17).Z(), c['glass'], c['line'],
        max(lw*.6, least))
    bands = Path(1)
    for s in (-1, 1): bands.poly([(s*36, -9.1), (s*41, -8.1), (s*41, 2), (s*36, 3)])
    o += fill(bands, c['mark'])
    return o


def streaks(c, seed, w=1.3):
    rnd = random.Random(seed)
    p = Path()
    for i in range(11):
        y = -36+i*7.2
        h = math.sqrt(max(0, 40**2-y*y))
        x = rnd.uniform(-h, h*.4)
        l = rnd.uniform(8, 20)
        if x+l < h: p.M(x, y).Q(x+l*.3, y-1.4, x+l*.5, y).Q(x+l*.75, y+1.2, x+l, y)
    return line(p, c['cloud'], w, stroke_linecap='round')


# kind, and for each aircraft: x, y, size, turn
BF = [(4, [(0, 2, .84, 0)]), (2, [(-16, 6, .5, 0), (17, -7, .5, 0)]), (4, [(0, 1, .8, -28)]),
    (2, [(0, -16, .42, 0), (-20.5, 12, .42, 0), (20.5, 12, .42, 0)]), (4, [(-14, -14, .54, 24), (12, 15, .54, 24)]),
    (2, [(0, 1, .8, 20)]), (2, [(-13, 13, .56, -24), (13, -13, .56, -24)]), (2, [(0, 0, .8, -46)])]
DF = [[(0, 1, .86, 0)], [(-15, 8, .5, 0), (16, -8, .5, 0)], [(0, 0, .82, -32)], [(0, -16, .42, 0), (-20.5, 12, .42, 0),
        (20.5, 12, .42, 0)], [(-13, -13, .52, 28), (13, 14, .52, 28)], [(0, 0, .82, 24)],
    [(-14, 13, .55, -28), (14, -12, .55, -28)], [(0, 0, .82, -50)]]


def squadron(plane, ps):
    at = lambda x, y, s, t: f'translate({n(50+x)} {n(50+y)}) rotate({t}) scale({s})'
    if len(ps) == 1: return g(plane, at(*ps[0]))
    return f'<defs><g id="p">{plane}</g></defs>' + ''.join(f'<use href="#p" transform="{at(*p)}"/>' for p in ps)


def attacker(i):
    c = A
    kind, ps = BF[i]
    o = circ(50, 50, 74, c['rim']) + circ(50, 50, 44.8, c['ring']) + circ(50, 50, 43.1, c['ground']) + g(streaks(c,
            40+i), 'translate(50 50)')
    o += squadron(bomber(c, kind, ps[0][2]), ps)
    return svg(100, 100, o)


def defender(i):
    c = D
    o = circ(50, 50, 74, c['rim']) + ring(50, 50, 46.4, c['ring'], LEAST) + circ(50, 50, 43.4,
        c['ground']) + g(streaks(c, 60+i, 1.4), 'translate(50 50)')
    o += squadron(fighter(c, DF[i][0][2]), DF[i])
    return svg(100, 100, o)


def carrier(c, lw=1.8, small=True):
    """The ship from above, 84 long, bow up."""
    o = ''
    hull = Path(1).M(0, -43).C(3, -40, 8, -33, 9.5, -25).L(10.5, 30).C(10, 36, 7, 40, 0, 42).C(-7, 40, -10, 36, -10.5,
        30).L(-9.5, -25).C(-8, -33, -3, -40, 0, -43).Z()
    o += both(hull, c['hull'], c['line'], lw)
    deck = Path(1).M(-8, -37).L(8, -37, 11.5, -31, 13.5, -12, 13.5, 30, 11, 38, -11, 38, -13.5, 30, -13.5, -12, -11.5,
        -31).Z()
    o += both(deck, c['deck'], c['line'], lw)
    o += fill(Path(1).M(-8, -36).L(0, -36, 0, 37, -10.6, 37, -12.7, 30, -12.7, -12, -10.8, -31).Z(), c['deck2'])
    # lifts, lines, landing stripes
    o += line(Path(1).M(-5, -25).L(5, -25, 5, -15, -5, -15).Z().M(-5, 13).L(5, 13, 5, 23, -5, 23).Z(), c['paint'],
        LEAST)
    o += f'<path d="M0 -33V-27M0 -12V-7M0 -3V2M0 6V11" stroke="{c["paint"]}" stroke-width="1.5"/>'
    o += line(Path(1).M(-9, 28).L(9, 28).M(-9, 31).L(9, 31).M(-8, 34).L(8, 34), c['paint'], 1)
    # island to starboard
    o += both(Path(1).M(12, -9).L(17, -7, 17, 9, 12, 11).Z(), c['island'], c['line'], 1.3) + circ(14.6, 4.6, 1.7,
        c['line']) + line(Path(1).M(14.6, -6).L(14.6, 0), c['line'], 1.4)
    return o


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
    wk = Path()
    for s in (-1, 1):
        for k in (0, 1, 2):
            wk.M(50+s*(13+k*4), 17+k*9).C(50+s*(19+k*4), 28+k*8, 50+s*(23+k*3), 41+k*8, 50+s*(26+k*2.4), 58+k*4)
    o += line(wk, c['wake'], 1.9, stroke_linecap='round')
    o += g(carrier(c), 'translate(48 50.5) scale(1.25 .97)')
    for x, y, t in ((41.5, 57.5, 24), (52.4, 57.5, 24), (41.5, 46, 24)):
        w, tt, f = fighter_path()
        o += f'<g transform="translate({x} {y}) rotate({t}) scale(.115)"><path d="{w}{tt}{f}" fill="#eef1ec"/></g>'
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
            + squadron(fighter(c, .84), [(x, y, .84, turn)]))
        c = dict(A, body2='#76838a', line='#20292e', mark=A['glass'])
        o[f'commander-{i+1}'] = svg(100, 100, circ(50, 50, 74, A['rim']) + circ(50, 50, 44.8, A['ring'])
            + circ(50, 50, 43.1, A['ground']) + diamond(A['mark'], '#20292e', 33, 5)
            + squadron(bomber(c, 4 if i == 0 else 2, .8), [(0, 0, .8, (-30, 45)[i])]))
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
    o = {}
    cs = Path(1).M(-9, -39).L(9, -39, 16, -26, 16, 34, 10, 40, -10, 40, -16, 34, -16, -26).Z()
    o['king-symbol'] = svg(100, 100, circ(50, 50, 50, K['rim']) + circ(50, 50, 41, K['ground'])
        + g(fill(cs, K['line']) + fill(Path(1).M(17, -10).L(24, -7, 24, 9, 17, 12).Z(), K['line'])
            + f'<path d="M0 -30V-18M0 -8V4M0 14V28" stroke="#f4f1df" stroke-width="5"/>', 'translate(47 50)'))
    w, t, f = fighter_path()
    o['defender-symbol'] = svg(100, 100, circ(50, 50, 50, D['rim']) + circ(50, 50, 41, D['ground'])
        + f'<path d="{w}{t}{f}" transform="translate(50 51) scale(.8)" fill="{D["line"]}"/>')
    bm = Path(1).M(-5, -42).L(5, -42, 6, -16, 48, -10, 48, 3, 6, 9, 4, 29, 20, 31, 20, 40, -20, 40, -20, 31, -4, 29,
        -6, 9, -48, 3, -48, -10, -6, -16).Z()
    nc = Path(1)
    for x in (17, 32):
        for s in (-1, 1):
            nc.poly([(s*x-4, -24+x*.2), (s*x+4, -24+x*.2), (s*x+4, 0), (s*x-4, 0)])
    o['attacker-symbol'] = svg(100, 100, circ(50, 50, 50, A['rim']) + g(fill(bm, '#e06a55') + fill(nc, '#e06a55'),
            'translate(50 50) scale(.84)'))
    o['knight-symbol'] = svg(100, 100, circ(50, 50, 50, D['rim']) + circ(50, 50, 41, D['ground'])
        + fill(Path().poly([polar(50, 50, 30, k) for k in (0, 90, 180, 270)]), '#a87b00'))
    o['commander-symbol'] = svg(100, 100, circ(50, 50, 50, A['rim'])
        + fill(Path().poly([polar(50, 50, 32, k) for k in (0, 90, 180, 270)]), '#dfe6e2'))
    return o


def draw():
    w = lambda f, s: write(f + '.svg', s)
    for i in range(8):
        w(f'attacker-{i+1}', attacker(i))
        w(f'defender-{i+1}', defender(i))
    w('king', king())
    for k, v in {**officers(), **backs(), **symbols()}.items(): w(k, v)
