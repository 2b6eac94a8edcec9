"""The chart of the North Atlantic, its border, squares and signs, in the colours of 1943."""
import planes
from lib import *
import chart, frame, tiles
CS = dict(chart.SEA, sea='#d3e2dc', band='#c3d7d2', band2='#dee9e2', wave='#82aaa8', wave2='#a9c6c2', line='#3f5f63',
    shoal='#e2ebe0', shoal2='#e9e8d2', sand='#e6e4cc', land='#dcdac6', land2='#d0cdb6', hill='#e8e6d6',
    hatch='#858569', wood='#8d9d86', wood2='#b4c2a9', roof='#b8483a', roof2='#d9694f', wall='#f6f4e8', ink='#3d4648',
    rhumb='#c99a8a', rhumb2='#9dbdb8', rose_l='#f4f3e6', rose_d='#b8483a', mid_l='#f4f3e6', mid_d='#5f868a',
    minor_l='#eceadb', minor_d='#b99f4e', face='#e3ece3', num='#4f7276', red='#b8483a', yel='#e9bf3c')
TC = {**CS, 'calm': '#e4ece6', 'camp': '#c3d0cc', 'town': '#e2e9dd', 'hall': '#ecdf9e', 'basin': '#e9eee6',
    'rock': '#9aa19a', 'mark': '#4f7a80'}


def radar(cx, cy, R, c, lw=.3, sweep=True, blips=3, labels=True, fine=5, seed=3):
    """A radar rose: range rings, a graduated rim, one bright sector, echoes."""
    o = circ(cx, cy, R*.86, c['face'])
    if sweep:
        for k, (a0, a1, t) in enumerate(((-62, -44, .2), (-44, -27, .4), (-27, -12, .62), (-12, 0, .9))):
            p = Path(2).M(cx, cy).L(*polar(cx, cy, R*.86, a0+45))
            m = polar(cx, cy, R*.86/math.cos(math.radians((a1-a0)/2)), (a0+a1)/2+45)
            p.Q(*m, *polar(cx, cy, R*.86, a1+45)).Z()
            o += fill(p, mix(c['face'], c['sweep'] if 'sweep' in c else mix(c['mid_d'], '#7fae8c', .5), t*.62))
        o += line(Path(2).M(cx, cy).L(*polar(cx, cy, R*.86, 45)), c['line'], lw*1.6)
    for r in (.215, .43, .645): o += ring(cx, cy, R*r, c['line'], lw*.75)
    o += ring(cx, cy, R*.86, c['line'], lw*1.2) + ring(cx, cy, R*.98, c['line'], lw*1.2)
    t = Path(2)
    b = Path(2)
    n_ = 360//fine
    for i in range(n_):
        a = i*fine
        r0 = .86
        r1 = .9 if i % 2 else .93
        if a % 90 == 0: r1 = .98
        t.M(*polar(cx, cy, R*r0, a)).L(*polar(cx, cy, R*r1, a))
    for i in range(0, 36, 2):
        a0, a1 = i*10, i*10+10
        m = polar(cx, cy, R*.98/math.cos(math.radians(5)), a0+5)
        m2 = polar(cx, cy, R*.945/math.cos(math.radians(5)), a0+5)
        b.M(*polar(cx, cy, R*.98, a0)).Q(*m, *polar(cx, cy, R*.98, a1)).L(*polar(cx, cy, R*.945, a1)).Q(*m2,
            *polar(cx, cy, R*.945, a0)).Z()
    o += line(t, c['line'], lw*.8) + fill(b, c['line'])
    x = Path(2)
    for a in range(0, 360, 30): x.M(*polar(cx, cy, R*.215, a)).L(*polar(cx, cy, R*.86, a))
    o += line(x, mix(c['face'], c['line'], .5), lw*.7)
    nrt = Path(2).poly([polar(cx, cy, R*1.12, 0), polar(cx, cy, R*.985, -4.4), polar(cx, cy, R*.985, 4.4)])
    o += fill(nrt, c['rose_d']) + circ(cx, cy, R*.05, c['rose_d'])
    rnd = random.Random(seed)
    q = Path(2)
    for k in range(blips):
        a = (28, 38, 14, 200, 310)[k]
        r = (.55, .74, .36, .5, .7)[k]
        x0, y0 = polar(cx, cy, R*r, a-5)
        x1, y1 = polar(cx, cy, R*r, a+5)
        q.M(x0, y0).Q(*polar(cx, cy, R*r*1.01, a), x1, y1)
    o += line(q, c['rose_d'], max(lw*2.6, R*.035), stroke_linecap='round')
    return o


def light(x, y, r, c):
    """A lighthouse of a chart: a dot and the sectors of its light."""
    o = ''
    for a0, a1, col in ((-70, 10, c['yel']), (10, 60, c['red']), (60, 130, '#7fa98a')):
        p = Path(2).M(*polar(x, y, r, a0)).Q(*polar(x, y, r/math.cos(math.radians((a1-a0)/2)), (a0+a1)/2),
            *polar(x, y, r, a1))
        o += line(p, col, .9)
    drop = Path(2).M(x, y).C(x+.4, y-2.2, x+3.2, y-4.6, x+4.4, y-3.6).C(x+5.2, y-2.6, x+2.6, y-.6, x, y).Z()
    return o + fill(drop, c['red']) + circ(x, y, .8, c['wall'], stroke=c['ink'], stroke_width='.4')


def runways(x, y, s, turn=20):
    """Three runways that cross in pairs, as on most airfields of the time."""
    p = Path(2)
    for a in (turn, turn+120, turn+240):
        mx, my = polar(x, y, s*.3, a)
        p.M(*polar(mx, my, s, a+90)).L(*polar(mx, my, s, a-90))
    return p


def airfield(x, y, s, c, turn=0):
    p = runways(x, y, s, turn)
    return line(p, c['ink'], s*.3) + line(p, c['wall'], s*.15)


def front(c):
    """A cold front of the weather chart, along the seams of the squares."""
    pts = [(112, -4), (104, 22), (98, 46), (99, 72), (88, 97), (74, 112), (50, 124), (26, 126), (-4, 120)]
    p = Path().smooth(pts)
    tri = Path()
    # points along the polyline
    for i in range(len(pts)-1):
        (a, b), (d, e) = pts[i], pts[i+1]
        l = math.hypot(d-a, e-b)
        for t in (.25, .75):
            x, y = a+(d-a)*t, b+(e-b)*t
            ux, uy = (d-a)/l, (e-b)/l
            nx, ny = -uy, ux
            nx, ny = -nx, -ny
            tri.poly([(x-ux*1.7, y-uy*1.7), (x+ux*1.7, y+uy*1.7), (x+nx*2.5, y+ny*2.5)])
    return line(p, c['mid_d'], .5) + fill(tri, c['mid_d'])




def isobars(c):
    p = Path()
    for k, d in enumerate((0, 16, 34, 54)):
        p.smooth([(-5, 60+d*1.6), (40, 78+d*1.3), (84, 92+d), (128, 140+d*.9), (150, 190+d*.8), (156, 232)])
    for k, d in enumerate((0, 18, 40)):
        p.smooth([(60+d*1.8, -4), (90+d*1.4, 40-d*.3), (140+d, 64-d*.4), (190+d*.4, 96-d*.5), (230, 108-d*.8)])
    return line(p, c['rhumb2'], .3)


def contours(c, shores):
    P = Path()
    for s in shores: P.poly(s)
    o = f'<clipPath id="k"><path d="{P}"/></clipPath><g clip-path="url(#k)">'
    for w, a in ((30, 'land2'), (16, 'land2')): o += ''
    o += f'<use href="#l" fill="{c["land2"]}"/>'
    for w, col, d in ((26, mix(c['land'], c['land2'], .66), .26), (16, mix(c['land'], c['land2'], .33), .26),
        (7.6, c['land'], .26)):
        o += (f'<use href="#l" fill="none" stroke="{c["hatch"]}" stroke-width="{w+.5}" stroke-linejoin="round"/>'
            f'<use href="#l" fill="none" stroke="{col}" stroke-width="{w}" stroke-linejoin="round"/>')
    return o + f'</g><use href="#l" fill="none" stroke="{c["line"]}" stroke-width=".55" stroke-linejoin="round"/>'


def painting(c, seed=11):
    rnd = random.Random(seed)
    S = chart.S
    # another coast than that of the old chart: mirrored, with other breaks
    fl = lambda poly: [(S-x, y) for x, y in poly]
    L0, I0, R0, B0, K0 = chart.LANDS, chart.ISLES, chart.ROSES, chart.BANKS, chart.SKERRIES
    lands = [fl(p) for p in L0]
    isles = [fl(p) for p in I0]
    chart.ROSES = [(75, 75, 31), (150, 150, 20)]
    chart.BANKS = [(S-x, y, a, b, -r) for x, y, a, b, r in B0]
    shores = [coast(p, rnd, .22, 3) for p in lands] + [coast(p, rnd, .2, 2) for p in isles]
    far = lambda v: -60 if v < -3 else S+60 if v > S+3 else v
    shores = [[(far(a), far(b)) for a, b in s] for s in shores]
    o = rect(0, 0, S, S, c['sea']) + chart.bands(c) + isobars(c) + chart.waves(c, rnd, shores) + chart.bank(c, rnd)
    sk = Path()
    for x, y in fl(K0):
        if math.hypot(x-25, y-150) > 15:
            sk.smooth(chart.ellipse_pts(x, y, rnd.uniform(.9, 1.7), rnd.uniform(.6, 1.1), rnd.uniform(-40, 40), 6,
                    rnd), closed=True)
    o += f'<path d="{sk}" fill="{c["shoal"]}" stroke="{c["shoal"]}" stroke-width="3.4"/>'
    o += chart.lands(c, rnd, shores) + contours(c, shores) + both(sk, c['land2'], c['line'], .35)
    for x, y, R in chart.ROSES:
        o += radar(x, y, R, dict(c, sweep='#9fc2a6'), .44, True, 3 if R > 25 else 0)
    o += track2(c) + convoy(c, 25, 150)
    o += light(176.5, 19.5, 5, c) + light(26, 173, 5, c) + light(52, 14.5, 4, c) + airfield(209, 24.6, 3.4,
        c) + airfield(17.6, 201.6, 3.2, c, 30) + airfield(214, 50, 2.6, c, 60) + airfield(200.6, 221, 2.4, c, 80)
    o += chart.soundings(c, [('90', 3, 2), ('80', 2, 3), ('60', 2, 1), ('110', 5, 2), ('80', 6, 3), ('140', 3, 6), ('130', 5, 5),
        ('90', 6, 6), ('70', 2, 6), ('60', 7, 6), ('60', 3, 7)])
    chart.ROSES, chart.BANKS = R0, B0
    return clipped(S, S, o)


def convoy(c, x, y, a=58):
    """Ships in three columns, as they are pinned on a plot."""
    p = Path(2)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            if i == j == 0: continue
            cx, cy = polar(*polar(x, y, i*4.2, a+90), j*4.6, a)
            p.poly([polar(cx, cy, 1.8, a), polar(*polar(cx, cy, .6, a), .72, a+90), polar(*polar(cx, cy, 1.5, a+180),
                        .62, a+90), polar(*polar(cx, cy, 1.5, a+180), .62, a-90), polar(*polar(cx, cy, .6, a), .72,
                        a-90)])
    k = Path(2).poly([polar(x, y, 2.9, a), polar(*polar(x, y, 1.6, a), 1.2, a+90), polar(*polar(x, y, 2.5, a+180),
                1.2, a+90), polar(*polar(x, y, 2.5, a+180), 1.2, a-90), polar(*polar(x, y, 1.6, a), 1.2, a-90)])
    return both(p, c['mid_d'], c['ink'], .24) + both(k, c['yel'], c['ink'], .3)


def track2(c):
    pts = [(-3, 130), (24, 125.5), (50, 126), (76, 124), (100, 124.5), (124.6, 118), (126, 100), (150, 75), (172, 76),
        (200, 74.5), (206, 60)]
    pts = [(-3, 152), (25, 149), (50, 140), (75, 125.5), (100, 121), (124.5, 100), (150, 99.5), (174, 100.5),
        (200, 76), (205, 66)]
    p = Path().smooth(pts)
    o = f'<path d="{p}" fill="none" stroke="{c["red"]}" stroke-width=".55" stroke-dasharray="2.8 1.7"/>'
    for x, y in ((75, 125.5), (124.5, 100), (174, 100.5)):
        o += circ(x, y, 1.5, c['wall'], stroke=c['red'], stroke_width='.5') + circ(x, y, .5, c['red'])
    return o + fill(Path(2).poly([(206.4, 62.6), (203.2, 66.4), (206.6, 67.2)]), c['red'])


FC = dict(ground='#e6ebe2', wave='#2f666d', foam='#c3d7d2', dark='#2b3638', light='#f6f4e8', line='#2b3638',
    red='#a8392c', gold='#e9bf3c')


def edge(c):
    W = 178
    o = rect(-1, 0, W+2, 100, c['ground']) + rect(-2, 0, W+4, 6, c['dark'])
    # a teal band with one long swell in it
    o += rect(-2, 14, W+4, 38, c['wave'])
    p = Path().M(-.6, 32.4).L(0, 33)
    for k in range(4):
        x = k*W/4
        p.C(x+W*.06, 22 if k % 2 else 44, x+W*.19, 22 if k % 2 else 44, x+W/4, 33)
    p.L(W+.6, 33.6)
    o += line(p, c['light'], 7) + rect(-2, 56, W+4, 3.6, c['dark'])
    t = Path()
    for k in range(11): t.M(k*W/10, 58).L(k*W/10, 70 if k % 5 else 58)
    o += line(t, c['dark'], 3)
    o += rect(-1, 72, W+2, 21, c['light']) + fill(Path().M(0, 72).L(W/2, 72, W/2, 93, 0, 93).Z(),
        c['dark']) + rect(-2, 69.5, W+4, 3.6, c['dark']) + rect(-2, 92.5, W+4, 3.6, c['dark'])
    return svg(W, 100, o)


def corner(c):
    o = rect(0, 0, 100, 100, c['ground']) + fill(Path().M(0, 0).L(100, 0, 100, 6, 6, 6, 6, 100, 0, 100).Z(),
        c['dark']) + rect(67.5, 67.5, 32.5, 32.5, c['dark'])
    return svg(100, 100, o + radar_bold(50, 50, 44, c))


def radar_bold(x, y, r, c):
    """A radar screen of few shapes: a dark glass with a bright sector, ticks around it."""
    o = circ(x, y, r, c['dark']) + circ(x, y, r*.94, c['light'])
    t = Path(2)
    for i in range(24):
        t.M(*polar(x, y, r*.93, i*15)).L(*polar(x, y, r*(.8 if i % 2 else .76), i*15))
    o += line(t, c['dark'], r*.06) + circ(x, y, r*.77, '#1f4d50')
    for a0, a1, col in ((-26, 4, '#2d6661'), (4, 34, '#4d8a72'), (34, 62, '#8fc08a')):
        p = Path(2).M(x, y).L(*polar(x, y, r*.77, a0)).Q(*polar(x, y, r*.77/math.cos(math.radians((a1-a0)/2)),
                (a0+a1)/2), *polar(x, y, r*.77, a1)).Z()
        o += fill(p, col)
    o += ring(x, y, r*.44, '#6fa68c', r*.06)
    q = Path(2)
    for a, d in ((20, .6), (250, .56), (300, .3)):
        X, Y = polar(x, y, r*d, a)
        q.M(X, Y).L(X+.1, Y)
    return o + line(q, c['gold'], r*.15, stroke_linecap='round') + line(Path(2).M(x, y).L(*polar(x, y, r*.76, 62)),
        c['gold'], r*.08, stroke_linecap='round') + circ(x, y, r*.09, c['gold'])


def medallion(c):
    """A radar rose over a plate of bearings."""
    W = 210
    m = W/2
    P = lambda i: Path().M(m-98+i, 100-i).L(m-98+i, 42+i*.6, m-86+i*.7, 30+i, m+86-i*.7, 30+i, m+98-i, 42+i*.6,
        m+98-i, 100-i).Z()
    o = fill(P(0), c['dark']) + fill(P(5), c['wave'])
    t = Path()
    for i in range(15):
        x = m-88+i*12.57
        t.M(x, 42).L(x, 54 if i % 2 else 62)
    o += line(t, c['light'], 3.4) + rect(m-92, 74, 184, 8, c['gold'])
    return svg(W, 100, o + radar_bold(m, 51, 48, c))


def draw():
    w = lambda f, s: write(f + '.svg', s)
    w('chart-9', painting(CS))
    w('frame-edge', edge(FC))
    w('frame-corner', corner(FC))
    w('frame-medallion', medallion(FC))
    for name, tint in (('low', True), ('lines', False)):
        w('frame-edge-' + name, in_lines(edge(FC), tint, 3.2))
        w('frame-medallion-' + name, in_lines(medallion(FC), tint, 3.2, (FC['dark'],)))
    c = TC
    w('calm', tiles.calm(c))
    w('throne', throne(c))
    w('corner', corner_sq(c))
    w('escape', tiles.escape(c))
    w('camp-mark', camp_mark(c))
    w('camp-edge', camp_edge(c))
    w('town-edge', tiles.town_edge(c))
    for i in range(4):
        w(f'sea-{i+1}', tiles.ground(c, i))
        w(f'camp-{i+1}', camp(c, i))
    for i in range(2): w(f'town-{i+1}', tiles.town(c, i))
    sc = tiles.scatter(c)
    for k in ('shoal-1', 'shoal-2', 'skerry-1', 'skerry-2', 'isle-2x1', 'isle-2x2', 'bank-2x1'):
        w(k, sc[k])
    for i, t in enumerate(('70', '120', '45', '90')):
        p = Path()
        number(p, t, 50, 50, 36)
        w(f'sounding-{i+1}', svg(100, 100, line(p, c['num'], 4.4, stroke_linecap='round', stroke_linejoin='round')))
    w('rose-2x2', svg(200, 200, radar(100, 102, 84, dict(c, sweep='#9fc2a6'), 1.2)))
    w('throne-sign', svg(100, 100, rect(0, 0, 100, 100, c['hall']) + pennant(50, 50, 1, c)))
    w('corner-sign', svg(100, 100, fill(Path().M(0, 0).L(100, 0).C(72, 20, 20, 22, 0, 100).Z(), c['land2'])
            + line(Path().M(100, 0).C(72, 20, 20, 22, 0, 100), c['line'], 6) + tiles.anchor(58, 56, .9, c['line'],
                8)))
    s = tiles.signs(c)
    w('escape-sign', s['escape-sign'])
    w('camp-sign', svg(100, 100, line(runways(50, 52, 42, 35), c['ink'], 9)))


def pennant(x, y, s, c):
    """A signal pennant at its staff."""
    q = lambda *v: [(x+a*s, y+b*s) for a, b in zip(v[::2], v[1::2])]
    o = both(Path(2).poly(q(-20, -38, 40, -18, -20, 4)), c['yel'], c['ink'],
        5*s) + fill(Path(2).poly(q(-20, -30, 12, -17, -20, -4)), c['red'])
    return o + line(Path(2).poly(q(-22, -42, -22, 42), False), c['ink'], 8*s, stroke_linecap='round')


def throne(c):
    """The meeting point: a position plotted on the chart."""
    o = rect(0, 0, 100, 100, c['sea']) + rect(5, 5, 90, 90, c['line']) + rect(7, 7, 86, 86, c['hall']) + rect(12.6,
        12.6, 74.8, 74.8, c['line']) + rect(14, 14, 72, 72, c['basin'])
    b = Path()
    for i in range(0, 10, 2):
        for x, y, h in ((8.6+i*8.28, 7, 1), (8.6+(i+1)*8.28, 87.4, 1), (7, 8.6+(i+1)*8.28, 0), (87.4, 8.6+i*8.28, 0)):
            b.poly([(x, y), (x+8.28, y), (x+8.28, y+5.6), (x, y+5.6)] if h else [(x, y), (x+5.6, y), (x+5.6, y+8.28),
                    (x, y+8.28)])
    o += fill(b, c['line'])
    o += ring(50, 50, 27, c['mark'], 2)
    t = Path()
    for i in range(36):
        t.M(*polar(50, 50, 27, i*10)).L(*polar(50, 50, 31 if i % 3 else 33, i*10))
    return svg(100, 100, o + line(t, c['mark'], 1.3) + pennant(50, 50, .5, c))


def corner_sq(c):
    """A port: land in the corner, two moles, a light."""
    s = tiles.corner(c)
    return s


def camp(c, i):
    rnd = random.Random(430+i)
    o = rect(0, 0, 100, 100, c['camp'])
    p = Path()
    for k in range(5):
        x = rnd.choice((8, 92))+rnd.uniform(-4, 4)
        y = 10+k*20+rnd.uniform(-4, 4)
        p.M(x-8, y).Q(x-4, y-3, x, y).Q(x+4, y+3, x+8, y)
    return svg(100, 100, o + line(p, c['wave'], 1.5, stroke_linecap='round'))


def camp_mark(c):
    o = ''
    for x, y, t in ((12, 12, 20), (88, 12, 50), (88, 88, 20), (12, 88, 50)):
        o += line(runways(x, y, 8.5, t), c['ink'], 2.8)+line(runways(x, y, 8, t), c['wall'], 1.2)
    return svg(100, 100, o)


def camp_edge(c):
    b = Path()
    for i in range(0, 10): b.poly([(i*10, -2), (i*10+5, -2), (i*10+8, 2), (i*10+3, 2)])
    return svg(100, 100, fill(b, c['red']))
