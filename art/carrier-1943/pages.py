"""Pictures of the pages: cards of silhouettes on a thread, tools of the table, carrier and convoy; initial, box and board's back."""
import pieces, planes, things
from lib import *
from colours import C as T
from room import framed
C = dict(T, w2='#86a9a8', w3='#5f8b8d', w4='#3c6d72', foam='#e9efe9', hull='#77868a', hull2='#5a686d', hull3='#95a3a5', line='#2e383b',
    dark='#2b3230', deck='#3d484c', ship='#5e6d72', ship2='#7d8c90', chart=T['sea'])


def carrier_side(x, y, s, c, flip=1, sy=None, wave=True):
    """From the side, 116 long at s = 1, bow to the right; water line at y."""
    L = c['line']
    o = ''
    h = Path(2).M(-54, -9).L(-52, -2, -50, 5, 46, 5).C(50, 1, 54, -4, 58, -11).L(-54, -11).Z()
    o += both(h, c['hull'], L, .6)
    d = Path(2).M(-53.8, -10.7).L(-38, -10.7, -30, 4.8, -49.8, 4.8).Z().M(-16, -10.7).L(-2, -10.7, -16, 4.8, -28,
        4.8).Z().M(20, -10.7).L(34, -10.7, 42, 4.8, 30, 4.8).Z()
    o += fill(d, c['hull2'])
    d = Path(2).M(-38, -10.7).L(-30, -10.7, -22, 4.8, -30, 4.8).Z().M(4, -10.7).L(10, -10.7, -4, 4.8, -12, 4.8).Z().M(
        46, -10.7).L(57.4, -10.7).C(53, -4, 50, 1, 46, 4.8).Z()
    o += fill(d, c['hull3']) + line(h, L, .6)
    o += line(Path(2).M(-53.4, -6.4).L(55.6, -6.4), L, .35)
    # hangar openings, gun tubs, boats
    g_ = Path(2)
    for x0 in (-47, -40, -33, -9, -2, 5, 12):
        g_.M(x0, -10.4).L(x0+4.6, -10.4, x0+4.6, -7.6, x0, -7.6).Z()
    o += fill(g_, L)
    t = Path(2)
    gn = Path(2)
    for x0 in (-25, -18, 24, 39):
        t.M(x0-3, -11).L(x0+3, -11, x0+2.2, -7.8, x0-2.2, -7.8).Z()
        gn.M(x0, -11.6).L(x0+5, -14.6)
    o += both(t, c['hull3'], L, .45) + line(gn, L, .7)
    p = Path(2)
    for x0 in range(-46, 50, 6): p.M(x0, -3).L(x0+.1, -3)
    o += line(p, L, .9, stroke_linecap='round')
    dk = Path(2).M(-58, -10.6).L(60, -10.6, 58.6, -13.2, -57, -13.2).Z()
    o += both(dk, c['deck'], L, .6) + line(Path(2).M(-57, -12).L(59, -12), c['hull3'], .3)
    st = Path(2)
    for x0 in (-56, -52, 52, 56): st.M(x0, -10.6).L(x0*.93, -6.6)
    o += line(st, L, .6)
    # island: bridge, funnel, lattice mast with the turning frame
    o += both(Path(2).M(12, -13.2).L(12, -18.6, 15, -18.6, 15, -23.4, 20.4, -23.4, 20.4, -20.4, 27, -20.4, 27,
            -13.2).Z(), c['hull3'], L, .6) + fill(Path(2).M(20.4, -18).L(27, -18, 27, -13.4, 20.4, -13.4).Z(),
        c['hull2'])
    o += fill(Path(2).M(15.6, -22.4).L(19.8, -22.4, 19.8, -21.2, 15.6, -21.2).Z().M(13, -17.4).L(19, -17.4, 19, -16.4,
            13, -16.4).Z(), L)
    o += both(Path(2).M(22.4, -20.4).L(22.8, -24, 25.6, -24, 26, -20.4).Z(), c['hull2'], L, .5)
    o += line(Path(2).M(17.2, -23.4).L(18, -37.5).M(19.6, -23.4).L(18.8, -37.5).M(17.4, -27).L(19.4, -30).M(19.2,
            -27).L(17.6, -30).M(17.7, -31).L(19, -34).M(13.4, -31.4).L(23, -31.4).M(15, -27).L(21.6, -27), L, .5)
    fr = Path(2).M(13.6, -41.6).L(23, -41.6, 23, -37.6, 13.6, -37.6).Z().M(13.6, -39.6).L(23, -39.6)
    for x0 in (16, 18.3, 20.6): fr.M(x0, -41.6).L(x0, -37.6)
    o += line(fr, L, .5)
    o += fill(Path(2).M(13.4, -31.2).L(13.4, -26.8, 7.6, -28, 7.6, -30).Z(), c['yel']) + line(Path(2).M(18.4,
            -37).L(56, -13.4).M(18.4, -36).L(-30, -13.4), L, .2)
    for px in (-48, -40.5, -33, -25.5): o += plane_side(px, -13.6, .12, c)
    men = Path(2)
    for x0 in (-14, -11.6, -8, 2.4, 33, 35): men.M(x0, -13.4).L(x0, -14.6)
    o += line(men, L, .7, stroke_linecap='round')
    if wave:
        f = Path(2).M(60, 6.6).C(56, 3, 54, 1, 49.6, .4).C(46, 3, 40, 4.4, 30, 4.6).C(10, 4.4, -10, 5.6, -50, 4).L(
            -60, 6.6).C(-20, 8.4, 30, 8.4, 60, 6.6).Z()
        o += fill(f, c['foam'])
    return g(o, f'translate({n(x)} {n(y)}) scale({n(s*flip,3)} {n(sy or s,3)})')


def plane_side(x, y, s, c, turn=0, col=None):
    p = Path(1).M(-34, -10).C(-30, -18, -4, -20, 2, -20).C(6, -28, 18, -28, 22, -20).L(38, -17).C(44, -16, 44, -4, 38,
        -3).L(-30, -6).Z().M(-34, -8).L(-40, -24, -30, -24, -22, -10).Z().M(-8, -8).L(20, -10, 16, -4, -10, -3).Z()
    w = Path(1).M(14, -4).L(18, 6)
    return g(fill(p, col or c['line']) + line(w, col or c['line'], 4) + line(Path(1).M(43, -22).L(43, 2),
            col or c['line'], 2.4), f'translate({n(x)} {n(y)}) rotate({turn}) scale({s})')


def freighter(x, y, s, c, col, flip=1, tanker=False):
    h = Path(2).M(-48, -12).L(-44, 6, 40, 6).C(45, 1, 48, -6, 50, -15).L(36, -12).L(34, -9, -36, -9, -38, -12).Z()
    o = fill(h, col)
    b = Path(2)
    if tanker:
        b.M(-42, -9).L(-42, -18, -28, -18, -28, -9).Z().M(4, -8).L(4, -19, 15, -19, 15, -8).Z().M(-37, -18).L(-37,
            -27, -32, -27, -32, -18).Z()
    else:
        b.M(-10, -8).L(-10, -17, -6, -17, -6, -22, 6, -22, 6, -17, 10, -17, 10, -8).Z().M(-3, -22).L(-3, -31, 3, -31,
            3, -22).Z().M(-42, -11).L(-42, -15, -34, -15, -34, -11).Z()
    o += fill(b, col)
    o += line(Path(2).M(-25, -8).L(-25, -31).M(25, -8).L(25, -31).M(-25, -28).L(-14, -10).M(-25, -28).L(-36,
            -12).M(25, -28).L(14, -10).M(25, -28).L(36, -14), col, 1.1)
    return g(o, f'translate({n(x)} {n(y)}) scale({n(s*flip,3)} {n(s,3)})')


def far_bomber(x, y, s, turn, col):
    """From ahead and far away: wings, four engines."""
    p = Path(2).M(-50, -4).L(-8, 0, -5, -5, 0, -7, 5, -5, 8, 0, 50, -4, 50, -1.6, 8, 5, 4, 7, 0, 8, -4, 7, -8, 5, -50,
        -1.6).Z().M(-1.2, -6).L(-1.2, -18, 1.2, -18, 1.2, -6).Z().M(-14, -8).L(14, -8, 14, -6.4, -14, -6.4).Z()
    for q in (17, 30):
        for k in (-1, 1): p.circle(k*q, 1.4-q*.05, 4)
    return f'<path d="{p}" transform="translate({n(x)} {n(y)}) rotate({turn}) scale({s})" fill="{col}"/>'


def swell(W, y, wl, amp, H, c):
    """Water with waves that lean."""
    p = Path().M(-10, y)
    x = -10
    while x < W+10:
        p.C(x+wl*.3, y+amp*.2, x+wl*.42, y-amp, x+wl*.5, y-amp).C(x+wl*.62, y-amp*.9, x+wl*.7, y+amp*.3, x+wl, y)
        x += wl
    return fill(p.L(x, H, -10, H).Z(), c)


def scale_strip(W, y, c, high=9):
    """A brass scale as at the edge of the board."""
    t = Path()
    for k in range(1, W//5): t.M(k*5, y+high).L(k*5, y+high-(6 if k % 10 == 0 else 4.4 if k % 5 == 0 else 2.8))
    return rect(0, y, W, high, c['brass'], stroke=c['brass3'], stroke_width='1.2') + line(t, c['ink'], 1)


def carrier_above(x, y, s, turn, c):
    """The marker of the carrier: the ship of the king's disc, cut from wood."""
    return g(planes.carrier(pieces.K), f'translate({n(x)} {n(y)}) rotate({turn}) scale({n(s*.9, 2)})')


def tailpieces(c):
    W, H = 300, 100
    arc = Path(1).smooth([polar(150, 176, 138, a) for a in range(-52, 53, 8)])
    o = [line(arc, c['blue'], 2.4, stroke_dasharray='9 5') + things.dividers(150, 16, .84, c, 0, 34) + ''.join(things.pin(x, y, 5, c, c['red'], f) for x, y, f in ((66, 66, None), (240, 66, c['wall'])))]
    pts = [(44, 74), (112, 40), (188, 62), (250, 28)]
    o.append(line(Path(1).poly([(14, 84)] + pts + [(286, 16)], close=False), c['red'], 2) + ''.join(things.pin(x, y+.1, 5, c, c[col], f)
        for (x, y), col, f in zip(pts, ('blue', 'red', 'yel', 'red'), (None, c['wall'], c['yel'], c['wall']))))
    o.append(things.rulers(150, 42, 1.5, c, -5) + things.pencil(78, 88, 1.5, c, -3))
    o.append(things.convoy(150, 52, c, 78, 6.2) + line(things.arrow(Path(1).M(216, 38).L(262, 28), 262, 28, 12, 77), c['blue'], 3, stroke_linecap='round'))
    return [svg(W, H, x) for x in o]


def initial(c):
    """A square of celluloid with the bearings about its middle."""
    o = rect(2, 2, 96, 96, c['enamel']) + rect(5, 5, 90, 90, c['brass']) + rect(9, 9, 82, 82, c['wall'], stroke=c['ink'], stroke_width='1.2')
    t = Path(2)
    for k in range(36): t.M(*polar(50, 50, 39.6, k*10)).L(*polar(50, 50, 36.6 if k % 3 else 34, k*10))
    o += ring(50, 50, 39.6, c['ink'], 1) + line(t, c['ink'], 1) + ring(50, 50, 31, c['w2'], .9)
    for x, y in ((14.4, 14.4), (85.6, 14.4), (14.4, 85.6), (85.6, 85.6)): o += circ(x, y, 2.6, c['red'], stroke=c['ink'], stroke_width='.8')
    return svg(100, 100, o)


def vignette(c):
    W, H = 300, 110
    o = ''
    for x, y, s, t in ((52, 24, .3, 3), (90, 14, .24, 3)): o += far_bomber(x, y, s, t, '#5d6a6e')
    o += freighter(46, 84, .62, c, c['ship']) + freighter(254, 84, .62, c, c['ship'], 1, True) + carrier_side(150, 85, 1.5, c)
    for x, y, s in ((240, 30, .32), (212, 18, .26)): o += plane_side(x, y, s, c, -12, '#2d3c42')
    return clipped(W, H, o + swell(W, 88, 50, 6, 98, c['w3']) + scale_strip(W, 97, c, 11))


def desk(W, c):
    """The chart from above, with rings about the carrier and what lies beside her."""
    m = W/2
    sh = coast([(-60, -60), (m*.9, -60), (m*.78, m*.2), (m*.6, m*.26), (m*.5, m*.5), (m*.3, m*.56), (m*.22, m*.86), (-60, m*1.02)], random.Random(12), .16, 3)
    P = Path(1).poly(sh)
    o = rect(0, 0, W, W, c['sea']) + f'<defs><path id="l" d="{P}"/></defs>'
    for w, col in ((54, 'water'), (52, 'shallow'), (32, 'water'), (30, 'shallow'), (13, 'water'), (11, 'shallow')):
        o += f'<use href="#l" fill="none" stroke="{c[col]}" stroke-width="{w}" stroke-linejoin="round"/>'
    o += f'<use href="#l" fill="{c["land"]}" stroke="{T["line"]}" stroke-width="1.8"/>'
    for k in (.3, .46, .62): o += ring(m, m, m*k, c['ring'], 1.6)
    return o + things.bearings(m, m, m*.74, c, c['water'], 1.2, 4, 10, 3)


def box_face(c):
    W = 300
    red = things.loop(things.cross(Path(1), 226, 92, 9), 226, 92, 15)
    o = desk(W, c) + line(red, c['red'], 3, stroke_linecap='round')
    thread = [(-4, 284), (84, 196), (150, 150), (252, 40)]
    o += line(Path(1).poly(thread + [(300, 6)], close=False), c['red'], 2)
    o += things.convoy(150, 150, c, 45, 8.6)
    o += carrier_above(150, 150, .58, 45, c)
    for (x, y), f in zip((thread[1], thread[3]), (c['wall'], c['yel'])): o += things.pin(x, y, 4.4, c, c['red'], f)
    return framed(o + things.rulers(92, 62, 1, c, -32) + things.dividers(238, 150, 1.05, c, 18) + things.pencil(100, 258, 1.3, c, -8), W, W)


def board_back(c):
    """Bearings about the carrier, a tool of the table at either side."""
    W = 200
    o = circ(100, 100, 96, c['enamel']) + circ(100, 100, 92, c['brass']) + circ(100, 100, 84, c['wall'], stroke=c['ink'], stroke_width='1.4')
    t, u = Path(1), Path(1)
    for k in range(72): (u if k % 6 == 0 else t).M(*polar(100, 100, 92, k*5)).L(*polar(100, 100, 85.4 if k % 6 == 0 else 88.6, k*5))
    o += line(t, c['ink'], .9) + line(u, c['ink'], 1.8)
    for r in (34, 52, 70): o += ring(100, 100, r, c['water'], 1)
    sector = Path(1).M(100, 100).L(*polar(100, 100, 78, 20)).Q(*polar(100, 100, 80.6, 35), *polar(100, 100, 78, 50)).Z()
    o += fill(sector, c['hall']) + line(Path(1).M(100, 100).L(*polar(100, 100, 78, 50)), c['red'], 1.8)
    for a, r in ((30, 60), (41, 47), (36, 70)): o += circ(*polar(100, 100, r, a), 3, c['red'], stroke=c['ink'], stroke_width='.8')
    return svg(W, W, o + things.convoy(100, 100, c, 0, 5.8) + carrier_above(100, 100, .4, 0, c))


def draw(c=C):
    for name, text in (('initial', initial(c)), ('vignette', vignette(c)), ('board-back', board_back(c)),
        ('box-face', box_face(c))): write(name + '.svg', text)
    for i, text in enumerate(tailpieces(c)): write(f'tailpiece-{i+1}.svg', text)
