"""The pictures of the pages: carrier, convoy and aircraft, on cover, story, cards, box and tailpieces."""
import planes, sea
from lib import *
import chart, frame, pages, tiles
from sea import CS, FC, radar, radar_bold
C = dict(sky1='#c9d2cf', sky2='#dfe3da', sky3='#eeeadb', glow='#f3dfa2', cloud='#aab8b8', cloud2='#8fa0a3',
    w1='#a9c2bf', w2='#86a9a8', w3='#5f8b8d', w4='#3c6d72', w5='#22525a', foam='#e9efe9', hull='#77868a',
    hull2='#5a686d', hull3='#95a3a5', line='#2e383b', dark='#2e383b', deck='#3d484c', yel='#e9bf3c', red='#a8392c',
    paper='#f4f4ea', ship='#5e6d72', ship2='#7d8c90')


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


def smoke(x, y, s, c, tanker=False):
    """Drifts astern from the funnel."""
    if tanker:
        x -= 34.5*s
        y += 4*s
    p = Path(1).M(x+2.6*s, y).L(x-2.6*s, y).C(x-8*s, y-7*s, x-22*s, y-4*s, x-46*s, y-12*s).C(x-34*s, y-14*s, x-24*s,
        y-17*s, x-14*s, y-13*s).C(x-6*s, y-12*s, x+1*s, y-8*s, x+2.6*s, y).Z()
    return fill(p, c['cloud2'])




def far_bomber(x, y, s, turn, col):
    """From ahead and far away: wings, four engines."""
    p = Path(2).M(-50, -4).L(-8, 0, -5, -5, 0, -7, 5, -5, 8, 0, 50, -4, 50, -1.6, 8, 5, 4, 7, 0, 8, -4, 7, -8, 5, -50,
        -1.6).Z().M(-1.2, -6).L(-1.2, -18, 1.2, -18, 1.2, -6).Z().M(-14, -8).L(14, -8, 14, -6.4, -14, -6.4).Z()
    for q in (17, 30):
        for k in (-1, 1): p.circle(k*q, 1.4-q*.05, 4)
    return f'<path d="{p}" transform="translate({n(x)} {n(y)}) rotate({turn}) scale({s})" fill="{col}"/>'


def clouds(W, y0, y1, c, rnd, cols):
    o = ''
    for k, col in enumerate(cols):
        p = Path(1)
        for j in range(6):
            x = rnd.uniform(-40, W)
            y = y0+(y1-y0)*(k+rnd.random())/len(cols)
            l = rnd.uniform(W*.25, W*.55)
            h = rnd.uniform(5, 10)
            p.M(x, y).C(x+l*.15, y-h, x+l*.3, y-h*1.2, x+l*.42, y-h*.6).C(x+l*.55, y-h*1.6, x+l*.75, y-h*1.2, x+l*.8,
                y-h*.4).C(x+l*.9, y-h*.7, x+l, y-h*.1, x+l*1.05, y).Z()
        o += fill(p, col)
    return o


def scene(W, H, hz, c, cx, cs):
    rnd = random.Random(43)
    o = rect(0, 0, W, H, c['sky1']) + rect(0, hz-70, W, 40, c['sky2']) + rect(0, hz-34, W, 40, c['sky3']) + rect(0,
        hz-9, W, 12, c['glow'])
    o += clouds(W, 16, hz-22, c, rnd, (c['cloud'], mix(c['cloud'], c['cloud2'], .5), c['sky2'], c['cloud'],
            c['sky3']))
    # searching: beams of light through the clouds
    o += rect(0, hz, W, H-hz, c['w1']) + pages.ripples(W, hz+2, hz+26, c['w2'], rnd, 4, 11, 1)
    return o, rnd


def waves(W, hz, H, c, rnd, o2='', o3=''):
    o = pages.swell(W, hz+28, 60, 7, 20, H, c['w2']) + pages.ripples(W, hz+34, hz+52, c['w1'], rnd, 3, 15, 1.3) + o2
    o += pages.swell(W, hz+54, 80, 10, 50, H, c['w3']) + pages.ripples(W, hz+60, hz+82, c['w2'], rnd, 3, 20, 1.6) + o3
    return o


def frame_(W, H, c, o, r=14.5):
    o = (f'<clipPath id="cl"><rect x="12" y="12" width="{W-24}" height="{H-24}"/></clipPath>'
        + rect(0, 0, W, H, c['paper']) + f'<g clip-path="url(#cl)">{o}</g>')
    o += pages.scale_border(9, 9, W-18, H-18, 6, 22, dict(dark=c['dark'], light2='#f6f4e8'))
    for x, y in ((15, 15), (W-15, 15), (15, H-15), (W-15, H-15)): o += radar_bold(x, y, r, FC)
    return o


def cover(c):
    W, H, hz = 400, 300, 150
    o, rnd = scene(W, H, hz, c, 0, 0)
    for x, y, s, t in ((70, 62, .34, 4), (104, 50, .28, 4), (128, 66, .26, 4), (318, 46, .26, -4),
        (346, 58, .32, -4)):
        o += far_bomber(x, y, s, t, '#566367')
    for x, s, tk in ((36, .34, 0), (86, .3, 1), (132, .28, 0), (268, .28, 0), (314, .3, 1), (364, .34, 0)):
        o += smoke(x, hz+4-31*s, s, c, tk) + freighter(x, hz+4, s, c, c['ship2'], 1, tk)
    esc = freighter(60, hz+34, .6, c, c['ship']) + freighter(346, hz+34, .58, c, c['ship'], 1, True)
    big = carrier_side(196, hz+76, 2.72, c)
    o += waves(W, hz, H, c, rnd, esc, big)
    o += pages.swell(W, hz+88, 110, 12, 16, H, c['w4']) + pages.ripples(W, hz+96, hz+130, c['w3'], rnd, 3, 24,
        2) + pages.swell(W, hz+122, 140, 12, 60, H, c['w5']) + pages.ripples(W, hz+128, hz+146, c['w4'], rnd, 2, 26,
        2)
    # fighters climbing away ahead of the ship
    for x, y, s, t in ((340, 122, .42, -16), (302, 96, .34, -16), (270, 76, .27, -16)):
        o += plane_side(x, y, s, c, t, '#2d3c42')
    return svg(W, H, frame_(W, H, c, o))


def box_face(c):
    W, H, hz = 300, 300, 160
    o, rnd = scene(W, H, hz, c, 0, 0)
    for x, y, s, t in ((66, 62, .34, 4), (98, 50, .28, 4), (122, 66, .26, 4)):
        o += far_bomber(x, y, s, t, '#566367')
    for x, s, tk in ((36, .34, 0), (90, .3, 1), (210, .28, 0), (260, .3, 1)):
        o += smoke(x, hz+4-31*s, s, c, tk) + freighter(x, hz+4, s, c, c['ship2'], 1, tk)
    o += waves(W, hz, H, c, rnd, '', carrier_side(148, hz+74, 2.1, c))
    o += pages.swell(W, hz+86, 110, 12, 16, H, c['w4']) + pages.swell(W, hz+118, 140, 12, 60, H,
        c['w5']) + pages.ripples(W, hz+94, hz+114, c['w3'], rnd, 2, 24, 2)
    for x, y, s, t in ((242, 112, .42, -16), (204, 90, .34, -16)):
        o += plane_side(x, y, s, c, t, '#2d3c42')
    return svg(W, H, frame_(W, H, c, o))


def story_head(c):
    W, H = 600, 100
    rnd = random.Random(8)
    o = ''
    for x, y, s, t in ((44, 26, .26, 3), (84, 17, .22, 3), (120, 28, .2, 3), (560, 24, .26, -3), (522, 15, .22, -3)):
        o += far_bomber(x, y, s, t, '#6d7a7e')
    for x, s, tk in ((40, .62, 0), (120, .54, 1), (190, .48, 0), (410, .48, 1), (480, .54, 0), (558, .62, 1)):
        o += smoke(x, 77-31*s, s, c, tk) + freighter(x, 77, s, c, c['ship'], 1, tk)
    o += carrier_side(300, 77, 1.36, c)
    for x, y, s in ((388, 34, .3), (420, 24, .25)): o += plane_side(x, y, s, c, -12, '#2d3c42')
    o += pages.swell(W, 80, 50, 5, 10, 92, c['w3']) + pages.ripples(W, 83, 91, c['w2'], rnd, 2, 16, 1.2) + rect(0,
        91.5, W, 2.5, c['w4'])
    b = Path()
    for i in range(0, 40, 2):
        b.poly([(i*15, 95.5), (i*15+15, 95.5), (i*15+15, 98.5), (i*15, 98.5)])
    return clipped(W, H, o + fill(b, c['dark']) + line(Path().M(0, 95.2).L(W, 95.2).M(0, 99).L(W, 99), c['dark'], .8))


def lifebuoy(x, y, r, c):
    o = circ(x, y, r, c['dark']) + circ(x, y, r-1.6, c['paper'])
    p = Path()
    for a in (45, 135, 225, 315):
        pts = [polar(x, y, r-1.8, a-17), polar(x, y, r-1.2, a), polar(x, y, r-1.8, a+17), polar(x, y, r*.5, a+17),
            polar(x, y, r*.5, a-17)]
        p.poly(pts)
    o += fill(p, c['red']) + ring(x, y, r-.8, c['dark'], 1.6) + circ(x, y, r*.52, c['dark']) + circ(x, y, r*.47,
        '#ffffff')
    return o


def tailpieces(c):
    W, H = 300, 100
    rnd = random.Random(2)
    o = []
    w = lambda y: pages.swell(W-80, y, 44, 5, 10, y+9, c['w3'])
    def sea_strip(y):
        p = Path()
        a = Path()
        for k in range(7): a.crescent(48+k*30, y, 72+k*30, y, 5, 2.2)
        for k in range(6): a.crescent(64+k*30, y+9, 84+k*30, y+9, 4, 1.8)
        return fill(a, c['w4'])
    buoy = both(Path().M(128, 78).L(136, 52, 164, 52, 172, 78).Z(), c['red'], c['dark'],
        2) + line(Path().M(140, 52).L(147, 22).M(160, 52).L(153, 22).M(143, 40).L(157, 40).M(143, 38).L(158,
            50).M(157, 38).L(142, 50), c['dark'], 2.2) + both(Path().M(144, 22).L(156, 22, 153, 10, 147, 10).Z(),
        c['yel'], c['dark'], 2)
    ray = line(Path().M(128, 12).L(96, 6).M(128, 18).L(92, 22).M(172, 12).L(204, 6).M(172, 18).L(208, 22), c['yel'],
        2.4, stroke_linecap='round')
    o.append(svg(W, H, ray + buoy + sea_strip(82)))
    o.append(svg(W, H, line(Path().M(120, 66).C(104, 92, 62, 60, 40, 76).C(28, 84, 20, 78, 16, 70).M(180, 66).C(196,
                    92, 238, 60, 260, 76).C(272, 84, 280, 78, 284, 70), c['hull2'], 3, stroke_linecap='round')
            + lifebuoy(150, 48, 36, c)))
    o.append(svg(W, H, carrier_side(150, 78, 1.6, c) + sea_strip(84)))
    return o


def initial(c):
    o = circ(50, 50, 49, c['dark']) + circ(50, 50, 47.2, c['paper'])
    for a0, a1, t in ((10, 28, .18), (28, 45, .36), (45, 62, .6)):
        p = Path(2).M(*polar(50, 50, 25, a0)).L(*polar(50, 50, 41, a0)).Q(
            *polar(50, 50, 41/math.cos(math.radians((a1-a0)/2)), (a0+a1)/2), *polar(50, 50, 41, a1)).L(
            *polar(50, 50, 25, a1)).Z()
        o += fill(p, mix(c['paper'], c['yel'], t))
    t = Path(2)
    b = Path(2)
    for i in range(72):
        t.M(*polar(50, 50, 41, i*5)).L(*polar(50, 50, 43.4 if i % 2 else 44.4, i*5))
    for i in range(0, 36, 2):
        b.poly([polar(50, 50, 47, i*10), polar(50, 50, 47.1, i*10+5), polar(50, 50, 47, i*10+10),
                polar(50, 50, 44.8, i*10+10), polar(50, 50, 44.8, i*10)])
    o += line(t, c['dark'], .6) + fill(b, c['dark']) + ring(50, 50, 41, c['w4'], .9) + ring(50, 50, 33, c['w2'], .8)
    o += line(Path(2).M(*polar(50, 50, 25, 62)).L(*polar(50, 50, 41, 62)), c['red'], 1.8)
    q = Path(2)
    for a in (20, 40, 52): q.M(*polar(50, 50, 37, a-3)).L(*polar(50, 50, 37, a+3))
    o += line(q, c['red'], 2, stroke_linecap='round') + circ(50, 50, 25, c['paper'], stroke=c['w4'], stroke_width='1')
    return svg(100, 100, o)


def vignette(c):
    W, H = 300, 110
    rnd = random.Random(4)
    o = ''
    for x, y, s, t in ((52, 24, .3, 3), (90, 14, .24, 3)):
        o += far_bomber(x, y, s, t, '#6d7a7e')
    o += freighter(46, 84, .62, c, c['ship']) + freighter(254, 84, .62, c, c['ship'], 1, True) + carrier_side(150, 85,
        1.5, c)
    for x, y, s in ((240, 30, .32), (212, 18, .26)): o += plane_side(x, y, s, c, -12, '#2d3c42')
    return clipped(W, H, o + pages.swell(W, 88, 50, 6, 10, 106, c['w3']) + pages.ripples(W, 92, 104, c['w2'], rnd, 2,
            16, 1.3))


def board_back(c, cc=CS):
    W = 200
    o = rect(0, 0, W, W, c['w5']) + pages.ripples(W, 0, W, c['w4'], random.Random(6), 16, 12, 1.6) + circ(100, 100,
        84, c['dark'])
    return svg(W, W, o + circ(100, 100, 82, c['paper']) + radar(100, 103, 76, dict(cc, sweep='#9fc2a6'), .9))


def draw(c=C, cc=CS):
    w = lambda f, s: write(f + '.svg', s)
    picture = cover(c)
    for k, s in (('cover', picture), ('cover-low', in_lines(picture, True)), ('cover-lines', in_lines(picture, False)),
        ('box-face', box_face(c)), ('story-head', story_head(c)), ('initial', initial(c)), ('vignette', vignette(c)),
        ('board-back', board_back(c))):
        w(k, s)
    for i, s in enumerate(tailpieces(c)): w(f'tailpiece-{i+1}', s)
