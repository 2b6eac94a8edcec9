"""The pictures of the pages: cover, head of the story, tailpieces, cards, the back of the board, the box."""
from lib import *
import chart, frame, pieces, tiles
from chart import SEA
PC = dict(SEA, sun='#efc25c', sun2='#f6dfa0', w2='#9fc0c9', w3='#6f9fb0',
    w4='#3f7890', w5='#285a73', foam='#f4f3e4', dark='#2a3740', hullk='#9a5c2c', hullk2='#74421d', hullp='#463730',
    hullp2='#3c312d', sailr='#a8332a', sailc='#fff6df', sailb='#2f6f93', gold='#d8a94e', line='#33454f',
    bone='#d9c59a', paper='#f8f5e8')


def ship(x, y, s, kind, c, flip=1, furl=False, lw=.8):
    """A ship from the side, 100 long at s = 1, water line at y; sails to the right. knarr, snekkja or longship."""
    T = f'translate({n(x)} {n(y)}) scale({n(s*flip,3)} {n(s,3)})'
    o = ''
    L = c['ink'] if 'ink' in c else '#2f2a26'
    if kind == 'longship':
        h = Path(2).M(-55, -17).C(-51, -3, -43, 3, -28, 5).L(30, 5).C(44, 3, 51, -4, 55, -20).L(52.5, -20).C(48, -9,
            41, -5.4, 28, -4.6).L(-26, -4.6).C(-40, -5.2, -47, -8, -52.6, -18).Z()
        hc, hc2 = c['hullp'], c['hullp2']
        sw, sh, m = 46, 34, 50
    else:
        d = 9 if kind == 'knarr' else 6.4
        h = Path(2).M(-50, -18-d*.5).C(-47, -3, -38, d*.6, -22, d).L(24, d).C(39, d*.6, 47, -5, 51, -22-d*.4).L(48,
            -22-d*.4).C(44, -11, 38, -8, 25, -6.6).L(-23, -6.6).C(-37, -8, -43, -10, -47, -19-d*.4).Z()
        hc, hc2 = c['hullk'], c['hullk2']
        sw, sh, m = (52, 40, 60) if kind == 'knarr' else (44, 34, 52)
    mast = Path(2).M(0, -2).L(0, -m)
    # stays
    o += line(Path(2).M(0, -m+1).L(-46, -15).M(0, -m+1).L(47, -16), L, .45*lw)
    o += line(mast, L, 2.2*lw)
    if not furl:
        t = -m+4
        b = t+sh
        S = Path(2).M(-sw/2, t).Q(0, t-2.4, sw/2, t).C(sw/2+6, t+sh*.3, sw/2+5, t+sh*.75, sw/2+1, b).Q(2, b-7, -sw/2
            +2, b-1).C(-sw/2+7, t+sh*.7, -sw/2+6, t+sh*.3, -sw/2, t).Z()
        return o, S, h, hc, hc2, T, t, b, sw, L
    yard = Path(2).M(-sw/2, -m+6).L(sw/2, -m+6)
    roll = Path(2).M(-sw/2, -m+5).Q(0, -m+12, sw/2, -m+5).L(sw/2, -m+9).Q(0, -m+18, -sw/2, -m+9).Z()
    return o, None, h, hc, hc2, T, roll, None, sw, L


def sailor(x, y, s, coat, cap, L, lw, hand, flip=1):
    """A man in a hood from the side, looking to the right, to the left with flip -1; his hand lies at `hand`, of the ship."""
    q = lambda *v: [z for a, b in zip(v[::2], v[1::2]) for z in (x+flip*a*s, y+b*s)]
    o = both(Path(2).M(*q(-2.2, 6)).C(*q(-2.6, 3, -2.7, 0, -1.7, -2.4)).L(*q(1.3, -2.4)).C(*q(2.3, 0, 2.3, 3, 2.2, 6)).Z(), coat, L,
        .7*lw)
    o += line(Path(2).M(*q(-2.4, 3)).Q(*q(0, 3.6, 2.2, 3)), L, .9*lw)    # a belt
    face = Path(2).M(*q(-.8, -6.2)).L(*q(1.2, -6.3)).C(*q(1.5, -5.8, 1.5, -5.3, 1.5, -5)).L(*q(2.5, -4, 1.6, -3.7))
    face.C(*q(1.7, -3, 1.4, -2.3, .6, -2.1)).L(*q(-.8, -2.3)).Z()
    o += both(face, '#f0cfa6', L, .6*lw) + circ(*q(.75, -4.75), .34*s, L)
    hood = Path(2).M(*q(1.4, -6.2)).C(*q(.4, -7.9, -1.6, -7.8, -2.5, -6.4)).C(*q(-3.2, -6.3, -4, -5.6, -4.3, -4.6))
    hood.C(*q(-3.4, -5, -2.8, -4.9, -2.4, -4.4)).C(*q(-2.3, -3.2, -2.5, -2.4, -3, -1.6)).C(*q(-1.2, -.6, 1, -.7, 2, -1.5))
    hood.C(*q(.8, -2, -.2, -3, -.1, -4.4)).C(*q(0, -5.4, .6, -6, 1.4, -6.2)).Z()
    o += both(hood, cap, L, .7*lw)
    (sx, sy), (hx, hy) = q(-.2, .2), hand
    ex, ey = (sx+hx)/2, max(sy, hy)+.5*s    # the elbow; the sleeve is a closed form, for those who colour in
    d, l = .95*s, .7*s
    arm = Path(2).M(sx-d*.6, sy-d).Q(ex, ey-2*d, hx-l*.7, hy-l*.7).L(hx+l*.7, hy+l*.7).Q(ex, ey+2*d, sx+d*.6, sy+d).Z()
    if (hx-sx)*flip > 0: arm = Path(2).M(sx+d*.6, sy-d).Q(ex, ey-2*d, hx-l, hy).L(hx+l, hy).Q(ex+d, ey+2*d, sx-d*.6, sy+d).Z()
    o += both(arm, coat, L, .7*lw)
    return o + circ(hx, hy, .85*s, '#f0cfa6', stroke=L, stroke_width=n(.6*lw, 2))


def side_ship(x, y, s, kind, c, pat=('pales', 'sailr', 'sailc'), flip=1, furl=False, lw=.8, cid='a', oarsn=14,
    cargo=True, foam=False):
    """A ship with her sail, those of a longship with oars; foam is thrown up by the merchant's bow."""
    o, S, h, hc, hc2, T, t, b, sw, L = ship(x, y, s, kind, c, flip, furl, lw)
    if S:
        kindp, c1, c2 = pat
        o += f'<clipPath id="{cid}"><path d="{S}"/></clipPath>' + fill(S, c[c2])
        p = Path(2)
        if kindp == 'pales':
            k = 7
            for i in range(0, k, 2):
                x0 = -sw/2+3+i*(sw+2)/k
                x1 = x0+(sw+2)/k
                if i == 0: x0 -= 6
                p.M(x0-3, t-4).L(x1-3, t-4).C(x1+3.5, t+12, x1+3.5, b-10, x1, b+3).L(x0, b+3).C(x0+3.5, b-10, x0+3.5,
                    t+12, x0-3, t-4).Z()
        elif kindp == 'bars':
            k = 5
            for i in range(1, k, 2):
                y0 = t+i*(b-t)/k
                y1 = y0+(b-t)/k
                p.M(-sw/2-6, y0).Q(4, y0-3, sw/2+9, y0).L(sw/2+9, y1).Q(4, y1-3, -sw/2-6, y1).Z()
        elif kindp == 'checks':
            for i in range(7):
                for j in range(5):
                    if (i+j) % 2:
                        q = sw/6
                        x0 = -sw/2-2+i*q
                        y0 = t-2+j*(b-t)/4.4
                        p.poly([(x0, y0), (x0+q, y0), (x0+q+.6, y0+(b-t)/4.4), (x0+.6, y0+(b-t)/4.4)])
        elif kindp == 'lattice':
            for i in range(-4, 6): p.M(i*9-20, t-3).L(i*9+16, b+2).M(i*9+16, t-3).L(i*9-20, b+2)
        elif kindp == 'sun': p.circle(2, (t+b)/2-1, 8)
        inner = line(p, c[c1], 1.6) if kindp == 'lattice' else fill(p, c[c1])
        sh = Path(2).M(-sw/2-1, t-2).C(-sw/2+6, t+8, -sw/2+6, b-8, -sw/2+1, b+2).L(-sw/2+6, b+2).C(-sw/2+12, b-10, -sw/2+12, t+10,
            -sw/2+4, t-2).Z()    # away from the sun
        o += (f'<g clip-path="url(#{cid})">{inner}{fill(sh, c["dark"], fill_opacity=".16")}</g>'
            + line(S, L, 1.1*lw, stroke_linejoin='round'))
        o += line(Path(2).M(-sw/2-3, t+.4).Q(0, t-2.4, sw/2+3, t+.4), L, 2*lw, stroke_linecap='round')
        o += line(Path(2).M(sw/2+1, b).L(38, -8).M(-sw/2+2, b-1).L(-34, -8), L, .45*lw)
    elif furl:
        o += both(t, c[pat[1]], L, 1*lw)
    if kind == 'knarr':
        if cargo: o += load(c, L, lw)
        return g(o + broad_hull(c, L, lw, foam), T)
    o += both(h, hc, L, 1.1*lw)
    # strakes
    st = Path(2)
    for f in (.32, .62):
        if kind == 'longship':
            st.M(-53.5+f*3, -15+f*6).C(-49+f*3, -4+f*4, -41, -4.6+f*9, -27, -4.6+f*9.6).L(29, -4.6+f*9.6).C(43, -4.6
                +f*9, 49-f*2, -6+f*4, 53.8-f*2, -17+f*6)
        else:
            st.M(-48.4+f*3, -18+f*8).C(-45+f*3, -8+f*6, -38, -6.6+f*13, -22, -6.6+f*14.6).L(24, -6.6+f*14.6).C(38,
                -6.6+f*13, 45-f*3, -8+f*5, 49.6-f*3, -21+f*8)
    o += line(st, L if kind != 'longship' else c['bone'], .6*lw)
    if kind == 'longship':
        o += g(pieces.dragon_prow(hc, hc), 'translate(32.4 -12.8) scale(.7)')
        o += line(Path(2).M(-54, -17).C(-56, -24, -60, -25, -61, -21.6).C(-61.4, -19.6, -58.8, -19, -58.4, -20.6), hc,
            2.4, stroke_linecap='round')
        sp = Path(2)
        sq = Path(2)
        for i in range(12): (sp if i % 2 else sq).circle(-31+i*5.6, -4.2, 2.9)
        o += both(sp, c['sailr'], L, .7*lw) + both(sq, c['bone'], L, .7*lw)
        oa = Path(2)
        for i in range(oarsn): oa.M(-33+i*66/(oarsn-1), -1).L(-42+i*66/(oarsn-1), 10.5)
        o += line(oa, c['bone'], 1.0, stroke_linecap='round')
    else:
        o += line(Path(2).M(-34, -7).L(-41, 9), L, 2*lw, stroke_linecap='round')
    return g(o, T)


def load(c, L, lw):
    """What the merchant carries, before and behind the mast: barrels, bales under a cloth; a man at the rudder, one forward."""
    o = ''
    for x in (-25, -17.6, 24.4):    # barrels
        o += both(Path(2).M(x-3.2, -4).L(x-3.2, -13.6).C(x-1, -15, x+1, -15, x+3.2, -13.6).L(x+3.2, -4).Z(), '#b5783a', L, .8*lw)
        o += line(Path(2).M(x-3.2, -11.4).L(x+3.2, -11.4).M(x-3.2, -8).L(x+3.2, -8), c['hullk2'], .9*lw)
    cloth = Path(2).M(4, -4).C(4.6, -12, 7, -16.6, 11.4, -16.8).C(16, -17, 19.4, -12, 20.4, -4).Z()
    o += both(cloth, c['bone'], L, .9*lw) + line(Path(2).M(9, -16).C(7.6, -12, 7.4, -8, 7.2, -5).M(15, -15.4).C(16.6, -12,
        16.8, -8, 17, -5), c['hullk2'], .8*lw)
    bale = Path(2).M(-13.4, -5).L(-13, -14).C(-10, -15.4, -6.4, -15.4, -3.6, -14).L(-3.2, -5).Z()
    o += both(bale, c['bone'], L, .9*lw) + line(Path(2).M(-10, -14.8).L(-10, -5).M(-6.6, -14.8).L(-6.6, -5), c['sailr'], 1*lw)
    # one at the steering oar, one with a hand on the stay
    o += line(Path(2).M(-36.4, -20).L(-41, -4), L, 2.6*lw, stroke_linecap='round')
    o += line(Path(2).M(-36.4, -20).L(-41, -4), '#c98545', 1.3*lw, stroke_linecap='round')
    o += sailor(-30.6, -14.2, 1.5, c['sailb'], c['sailr'], L, lw, (-37.2, -17.4))
    return o + sailor(34.8, -13.2, 1.4, c['gold'], c['hullk2'], L, lw, (39.8, -22))


def band(spine, wide):
    """A closed ribbon along a line of points."""
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(i-1, 0)], spine[min(i+1, len(spine)-1)]
        k = wide/2/math.hypot(bx-ax, by-ay)
        left.append((x+(by-ay)*k, y-(bx-ax)*k))
        right.append((x-(by-ay)*k, y+(bx-ax)*k))
    return Path(2).smooth(left+right[::-1], closed=True)


def broad_hull(c, L, lw, foam):
    """The hull of a merchant ship, broad and high, of five strakes lit from above; posts that curl inwards, a rudder."""
    keel = lambda k: (-46.5+k*7, -17+k*13, -34+k*8, -8.6+k*17.6, -22+k*4, 24-k*3, 37-k*9, -7.6+k*16.6, 47.5-k*8, -21+k*16)
    def edge(p, k, first):
        x0, y0, x1, y1, x2, x3, x4, y4, x5, y5 = keel(k)
        if first: p.M(x0, y0)
        return p.C(x0+5, y0+7-k*4, x1, y1+1.6, x2, y1+1.6).L(x3, y1+1.6).C(x4, y1+1.6, x5-5, y5+9-k*5, x5, y5)
    def strake(k0, k1, col):
        p = edge(Path(2), k0, True)
        x0, y0, x1, y1, x2, x3, x4, y4, x5, y5 = keel(k1)
        p.L(x5, y5).C(x5-5, y5+9-k1*5, x4, y1+1.6, x3, y1+1.6).L(x2, y1+1.6).C(x1, y1+1.6, x0+5, y0+7-k1*4, x0, y0)
        return both(p.Z(), col, L, .8*lw)
    o = line(Path(2).M(-39, -9).L(-44.5, 12), L, 4.6*lw, stroke_linecap='round')
    tones = ('#c98545', '#b06c34', '#c07a3c', '#a05f2d', '#8a5026')
    for sx, x, y in ((1, 47.5, -20.5), (-1, -46.5, -16.5)):
        spine = [(-7.6, 15), (-3.4, 8.6), (-.6, 2), (1.2, -5), (1.4, -10.6), (-.6, -14.6), (-4, -15.2), (-5.6, -12.4), (-5, -10)]
        o += both(band([(x+sx*a, y+b) for a, b in spine], 3), '#c98545', L, .8*lw)
    for k, col in reversed(list(enumerate(tones))): o += strake(k/5, (k+1)/5, col)
    studs = Path(2)
    for k in range(13): studs.dot(-29+k*4.8, -4.6, .55)
    o += fill(studs, L)
    return o + (bow_wave(c, L, lw) if foam else '')


def bow_wave(c, L, lw):
    """Foam along the water line, thrown up in a curl by the bow; drops fly off it."""
    o = fill(Path(2).M(50, 16).C(34, 14, 36, 6, 24, 6).C(16, 8.4, 10, 4.6, 2, 6.6).C(-6, 8.8, -12, 4.8, -20, 6.8).C(-30, 9, -36, 4,
        -46, 7).C(-56, 8, -60, 10, -68, 10).L(-60, 16).Z(), c['foam'])
    crest = Path(2).M(20, 12).C(29, 11, 34, 5, 38, -1).C(42, -8, 50, -9.6, 54, -6).C(58, -2, 55, 3.4, 51, 2.4).C(48.4, 1.6, 49, -1.6,
        51.2, -1.6).C(47, -4, 43.4, 1, 46, 5).C(49, 9, 56, 11, 66, 12).Z()
    o += both(crest, '#ffffff', L, .7*lw)
    o += line(Path(2).M(31, 9.6).C(36, 7.4, 38.6, 3.6, 40.6, 0).M(38, 10.4).Q(41, 8.4, 42, 5.4), c['w3'], 1.1*lw, stroke_linecap='round')
    drops = Path(2)
    for x, y, r in ((57, -9.4, 1.1), (60.4, -5, .9), (52.4, -11.6, .8), (60, 1.4, 1)): drops.circle(x, y, r)
    return o + fill(drops, '#ffffff')


def swell(W, y, wl, amp, ph, H, c):
    p = Path().M(-10, y)
    x = -10-ph
    p = Path().M(x, y)
    while x < W+10:
        p.C(x+wl*.3, y+amp*.2, x+wl*.42, y-amp, x+wl*.5, y-amp).C(x+wl*.62, y-amp*.9, x+wl*.7, y+amp*.3, x+wl, y)
        x += wl
    return fill(p.L(x, H, -10-ph, H).Z(), c)


def ripples(W, y0, y1, c, rnd, rows, size, w):
    p = Path()
    for i in range(rows):
        t = (i+.5)/rows
        y = y0+(y1-y0)*t
        s = size*(.5+t)
        x = rnd.uniform(0, s*2)
        while x < W:
            p.crescent(x, y, x+s, y+rnd.uniform(-.6, .6), s*.16, w*(.6+.7*t))
            x += s+rnd.uniform(s*.4, s*2.2)
    return fill(p, c)


def scrolls(W, y, h, c, wl):
    o = ''
    k = round(W/wl)
    wl = W/k
    p = frame.running_wave(wl, y, y+h)
    for i in range(k): o += f'<path d="{p}" transform="translate({n(i*wl)} 0)" fill="{c}"/>'
    return o


def gulls(pts, c, w):
    p = Path()
    for x, y, s in pts:
        p.M(x-s, y-s*.2).Q(x-s*.5, y-s*.55, x, y).Q(x+s*.5, y-s*.55, x+s, y-s*.2)
    return line(p, c, w, stroke_linecap='round')


def sun(x, y, r, c, R, nn=32):
    p = Path()
    for i in range(nn):
        a = i*360/nn
        x0, y0 = polar(x, y, r*1.16, a)
        x1, y1 = polar(x, y, R*(1 if i % 2 else .8), a)
        p.M(x0, y0).L(x1, y1)
    return line(p, c['sun2'], 1.6, stroke_linecap='round') + circ(x, y, r, c['sun'])


def sky(x, y, W, hz):
    """Morning: rings of light around a low sun, from gold to the blue of the far sky."""
    o = rect(0, 0, W, hz+4, '#86b3c6')
    for r, light in ((300, '#9cc4d1'), (232, '#b4d4da'), (176, '#cde2dd'), (130, '#e4ebd3'), (92, '#f6e9bf'), (60, '#fbdc93')):
        o += circ(x, y, r, light)
    return o + circ(x, y, 34, '#f4b942')


def heap(x, y, s, c):
    """A fair-weather cloud, round above, flat below, its lower side in the shade."""
    top = Path(1).M(x-40*s, y).C(x-46*s, y-12*s, x-30*s, y-17*s, x-25*s, y-11*s).C(x-26*s, y-26*s, x-4*s, y-30*s, x-1*s,
        y-17*s).C(x+4*s, y-25*s, x+20*s, y-22*s, x+18*s, y-11*s).C(x+28*s, y-17*s, x+42*s, y-8*s, x+38*s, y).Z()
    curls = Path(1).M(x-25*s, y-11*s).C(x-19*s, y-13*s, x-15*s, y-7*s, x-19*s, y-5*s).M(x-1*s, y-17*s).C(x+6*s, y-17*s, x+9*s,
        y-9*s, x+3*s, y-7*s)
    shade = Path(1).M(x-40*s, y).C(x-24*s, y-6*s, x+22*s, y-6*s, x+38*s, y).Z()
    return fill(top, '#fdf9ec') + fill(shade, '#d5e3e2') + line(curls, c['w2'], 1.4, stroke_linecap='round')


def glitter(x, y0, y1, wide, colour):
    """The sun's road over the water, broader towards us."""
    p = Path()
    for k in range(9):
        y, h = y0+(y1-y0)*k/9, 1.2+k*.22
        half = wide*(.35+.65*k/9)*(1 if k % 2 else .7)
        p.crescent(x-half+(k*7) % 9, y, x+half-(k*5) % 7, y, h, h*1.6)
    return fill(p, colour)


def scale_border(x, y, w, h, t, step, c):
    """The black-and-white border of a chart around a rectangle, t thick."""
    o = (f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="none" stroke="{c["light2"]}" '
        f'stroke-width="{n(t)}"/>')
    b = Path()
    for L, hor, (X, Y) in ((w, 1, (x, y-t/2)), (w, 1, (x, y+h-t/2)), (h, 0, (x-t/2, y)), (h, 0, (x+w-t/2, y))):
        k = round(L/step)
        k += 1-k % 2
        s = L/k
        for i in range(0, k, 2):
            a = i*s
            b.poly([(X+a, Y), (X+a+s, Y), (X+a+s, Y+t), (X+a, Y+t)] if hor else [(X, Y+a), (X, Y+a+s), (X+t, Y+a+s),
                    (X+t, Y+a)])
    o += fill(b, c['dark'])
    o += (f'<rect x="{n(x-t/2)}" y="{n(y-t/2)}" width="{n(w+t)}" height="{n(h+t)}" fill="none" '
        f'stroke="{c["dark"]}" stroke-width="{n(t*.22,2)}"/><rect x="{n(x+t/2)}" y="{n(y+t/2)}" '
        f'width="{n(w-t)}" height="{n(h-t)}" fill="none" stroke="{c["dark"]}" stroke-width="{n(t*.22,2)}"/>')
    return o


def roundel(x, y, r, c):
    o = circ(x, y, r, c['paper'], stroke=c['dark'], stroke_width=n(r*.1, 1)) + ring(x, y, r*.84, c['dark'], r*.03)
    for lst, rr, ri, da, L, D in (([45, 135, 225, 315], .62, .2, 30, c['sailb'], '#b9d2d8'),
        ([0, 90, 180, 270], .88, .22, 34, c['sailr'], c['gold'])):
        pl, pd = Path(2), Path(2)
        for a in lst: spike(x, y, r*rr, a, r*ri, da, pl, pd)
        o += fill(pl, D) + fill(pd, L)
    return o + circ(x, y, r*.11, c['paper'], stroke=c['dark'], stroke_width=n(r*.05, 2))


def voyage(W, H, c, hz, x, s):
    """The merchant in the morning light, escorts and pirates about her; hz is the height where the sea ends, x where she is."""
    rnd = random.Random(77)
    sx, y = W*.84, hz+91
    o = sky(sx, hz-24, W, hz) + heap(W*.15, 88, 1.1, c) + heap(W*.33, 44, .7, c) + heap(W*.94, 56, .8, c)
    o += gulls([(W*.72, 44, 8), (W*.77, 60, 6), (W*.68, 64, 5)], c['line'], 1.5)
    for k, coast in enumerate(([(-6, hz+5), (-6, hz-20), (W*.07, hz-24), (W*.13, hz-13), (W*.22, hz-9), (W*.33, hz+5)],
            [(W*.86, hz+5), (W*.92, hz-7), (W*.96, hz-12), (W+6, hz-10), (W+6, hz+5)])):
        o += fill(Path().poly(chart.coast(coast, random.Random(3+2*k), .1, 3)), '#7fa5ab')
    o += rect(0, hz, W, H-hz, '#a9cbd2') + ripples(W, hz+4, hz+26, '#86b3c0', rnd, 3, 11, 1)
    o += glitter(sx, hz+3, hz+36, 30, '#fbe9b4')
    for i, (at, size, flip, p) in enumerate(((.085, .4, 1, 'pales'), (.285, .3, 1, 'bars'), (.93, .34, -1, 'checks'))):
        o += side_ship(W*at, hz+6+size*14, size, 'longship', c, (p, 'gold', 'sailr'), flip, False, 1, f'p{i}', 9)
    o += swell(W, hz+28, 66, 7, 20, H, '#7fb0c0') + ripples(W, hz+34, hz+54, '#a9cbd2', rnd, 3, 15, 1.3)
    o += side_ship(W*.895, hz+48, .6, 'snekkja', c, ('pales', 'sailb', 'sailc'), 1, False, .9, 'e2')
    o += swell(W, hz+56, 84, 9, 50, H, '#5590a8') + ripples(W, hz+62, hz+86, '#8db9c8', rnd, 3, 20, 1.6)
    o += side_ship(W*.12, hz+78, .74, 'snekkja', c, ('lattice', 'sailb', 'sailc'), 1, False, .9, 'e1')
    o += swell(W, hz+82, 96, 5, 10, H, '#48839d')
    o += side_ship(x, y, s, 'knarr', c, ('pales', 'sailr', 'sailc'), 1, False, .58, 'k', foam=True)
    o += swell(W, y+25, 110, 7, 16, H, '#34708c') + ripples(W, y+28, y+44, '#6fa3b8', rnd, 2, 24, 2)
    return o + scrolls(W, H-40, 28, '#1f4f69', 44) + rect(0, H-13, W, 13, '#1f4f69')


def framed(W, H, picture, c):
    """A picture within the border of a chart, roses in its corners."""
    o = f'<clipPath id="cl"><rect x="3" y="3" width="{W-6}" height="{H-6}"/></clipPath>{rect(0, 0, W, H, c["dark"])}' + \
        f'<g clip-path="url(#cl)">{picture}</g>'
    o += scale_border(4.2, 4.2, W-8.4, H-8.4, 6.6, 22, dict(dark=c['dark'], light2='#fbf6e6'))
    for x, y in ((15, 15), (W-15, 15), (15, H-15), (W-15, H-15)):
        o += rect(x-15 if x < 20 else x+3, y-15 if y < 20 else y+3, 12, 12, c['dark']) + roundel(x, y, 14.2, c)
    return svg(W, H, o)


def cover(c): return framed(400, 300, voyage(400, 300, c, 140, 204, 2.7), c)
def box_face(c): return framed(300, 300, voyage(300, 300, c, 140, 152, 2.2), c)


def headland(c):
    """A rock in the sea at the left end of the strip, with a beacon on it."""
    top = [(15, 92), (20, 76), (18, 62), (23, 52), (21, 42), (25, 33), (33, 30), (41, 33), (45, 43), (51, 47), (53, 58), (57, 63),
        (58, 74), (62, 79), (64, 92)]
    o = both(Path(1).poly(top), '#8fa59a', c['line'], 1.1)
    o += fill(Path(1).poly([*top[7:], (48, 92), (43, 70), (40, 52)]), '#6d857c')
    o += fill(Path(1).M(24.4, 35).L(25, 33, 33, 30, 41, 33, 43, 38).C(37, 36, 30, 38, 22, 41).Z(), '#b7c29a')
    fire = Path(1).M(28, 22).C(24, 15, 31, 13, 31.6, 4).C(37, 10, 40, 16, 36, 22).Z()
    o += both(fire, c['sun'], c['line'], 1)
    o += fill(Path(1).M(30.4, 22).C(29, 18, 32.6, 16, 33, 12).C(35.4, 16, 36, 19, 34.4, 22).Z(), c['sailr'])
    return o + both(Path(1).poly([(25, 21.6), (39, 21.6), (36, 31), (28, 31)]), c['hullk2'], c['line'], 1)


def crests(W, y, h, wl, H, c):
    """A row of running waves as one form down to H, so that other inks have one line along it."""
    k = round(W/wl)
    w, b, p = W/k, y+h*.88, Path().M(-4, H).L(-4, y+h*.88)
    for i in range(k):
        q = lambda *v: [i*w+a*w if j % 2 == 0 else y+a*h for j, a in enumerate(v)]
        p.C(*q(.16, .9, .3, .66, .36, .38)).C(*q(.42, .1, .6, 0, .78, .04)).C(*q(.96, .09, 1.02, .34, .93, .48))
        p.C(*q(.86, .58, .73, .55, .71, .43)).C(*q(.7, .35, .78, .3, .82, .35)).C(*q(.8, .22, .62, .24, .6, .46))
        p.C(*q(.58, .7, .78, .88, 1, .88))
    return fill(p.L(W+4, b, W+4, H).Z(), c)


def strip_frame(W, H, c):
    """The border of the cover, narrower, around a strip; roses in its corners."""
    t, r, o = 3.6, 11.6, ''
    for x, y, w, h, k in ((1, 1, W-2, t, 45), (1, H-1-t, W-2, t, 45), (1, 1, t, H-2, 7), (W-1-t, 1, t, H-2, 7)):
        o, cells = o + rect(x, y, w, h, '#fbf6e6'), Path()
        a, b = (w/k, 0) if w > h else (0, h/k)
        for i in range(1, k, 2):
            u, v = x+i*a, y+i*b
            cells.poly([(u, v), (u+(a or t), v), (u+(a or t), v+(b or t)), (u, v+(b or t))])
        o += fill(cells, c['dark'])
    for d in (.8, 1.2+t):
        o += f'<rect x="{n(d)}" y="{n(d)}" width="{n(W-2*d)}" height="{n(H-2*d)}" fill="none" stroke="{c["dark"]}" stroke-width="1"/>'
    for x, y in ((r+.6, r+.6), (W-r-.6, r+.6), (r+.6, H-r-.6), (W-r-.6, H-r-.6)): o += roundel(x, y, r, c)
    return o


def story_head(c):
    """The cover's morning as a strip: the merchant before the sun, escorts beside her, pirates farther out, two beacons."""
    W, H, hz = 600, 100, 56
    rnd = random.Random(8)
    o = sky(W/2, hz-8, W, hz) + line(f'M267 {hz}a34 34 0 1 1 66 0', '#d9962a', 1)
    for x, y, s in ((100, 32, .46), (190, 22, .3), (424, 22, .34), (505, 34, .42)): o += heap(x, y, s, c)
    o += gulls([(226, 36, 4.4), (238, 28, 3.6), (376, 32, 4.4)], c['line'], 1)
    o += rect(0, hz, W, H-hz, '#a9cbd2') + ripples(W, hz+2, hz+13, '#86b3c0', rnd, 3, 9, .8)
    o += line(Path().M(0, hz).L(W, hz), '#5f94a8', .9)
    for x, flip, p in ((157, 1, 'pales'), (443, -1, 'checks')):
        o += side_ship(x, 68, .45, 'longship', c, (p, 'gold', 'sailr'), flip, False, 1.3, f's{x}', 9)
    o += swell(W, 71, 50, 2.4, 12, H, '#7fb0c0') + ripples(W, 73, 80, '#a9cbd2', rnd, 2, 11, .9)
    for x, p in ((218.5, 'lattice'), (381.5, 'pales')):
        o += side_ship(x, 75, .52, 'snekkja', c, (p, 'sailb', 'sailc'), 1, False, 1.1, f's{int(x)}')
    for x, flip, p in ((87, 1, 'bars'), (513, -1, 'pales')):
        o += side_ship(x, 76, .6, 'longship', c, (p, 'gold', 'sailr'), flip, False, 1, f's{x}', 11)
    o += side_ship(W/2, 76, .92, 'knarr', c, ('pales', 'sailr', 'sailc'), 1, False, .9, 'k')
    for flip in (False, True):
        end = g(headland(c), 'translate(-3 26) scale(.72)')
        o += g(end, f'translate({W} 0) scale(-1 1)') if flip else end
    o += crests(W, 78, 13, 24, H, c['w4'])
    return clipped(W, H, o + strip_frame(W, H, c))


def tail_sea(c, wide):
    """A short row of running waves under a tailpiece."""
    return g(scrolls(wide, 76, 16, c['w5'], 22.5) + rect(0, 91, wide, 3, c['w5']), f'translate({150-wide/2} 0)')


def tailpieces(c):
    """The merchant under sail, an anchor with its rope, a serpent that rises from the waves."""
    K = pieces.K
    form = (76, -8, 12, 34, .88)
    ship = pieces.small_ship((54, -40, 4, form), K['wood'], K['sail'], [('pales', K['red'])], K['line'], 2.6)
    ship += line(pieces.strakes(*form, (.3, .6)), K['line'], 2.2)
    for x, side in ((-37, -1), (37, 1)): ship += pieces.stem(x, -7, side, K['line'], K['wood2'], 3.4, 1.06)
    def half(flip):
        p = Path().M(150, 12).C(128, -2, 100, 8, 104, 30).C(107, 50, 84, 58, 66, 48)
        p.C(52, 40, 58, 24, 70, 29).C(76, 32, 76, 38, 71, 40)
        o = line(p, c['hullk2'], 7, stroke_linecap='round') + line(p, c['bone'], 3.4, stroke_linecap='round')
        o += f'<path d="{p}" fill="none" stroke="{c["hullk2"]}" stroke-width="3.4" stroke-dasharray="2.4 4.4"/>'
        return g(o, 'translate(300 0) scale(-1 1)') if flip else o
    anchor = half(False) + half(True) + tiles.anchor(150, 52, 1.2, c['w5'], 7)
    serpent = chart.monster(c, 0, 0, 1, 1, ((15.5, 13, 10.6, 4.2), (30.5, 11, 8.6, 3.6)), 41, .5)
    return [svg(300, 100, g(ship, 'translate(150 53) scale(1.12)') + tail_sea(c, 180)), svg(300, 100, anchor),
        svg(300, 100, g(serpent, 'translate(66 82) scale(4)') + tail_sea(c, 270))]


def initial(c):
    o = circ(50, 50, 49, c['dark']) + circ(50, 50, 47.4, c['paper'])
    t = Path()
    for i in range(0, 32, 2):
        a0, a1 = i*11.25, i*11.25+11.25
        t.poly([polar(50, 50, 46.4, a0), polar(50, 50, 46.6, a0+5.6), polar(50, 50, 46.4, a1), polar(50, 50, 43, a1),
                polar(50, 50, 43, a0)])
    o += fill(t, c['dark']) + ring(50, 50, 42.6, c['dark'], .8)
    # the points of the rose, broad enough to show around the letter
    for lst, rr, ri, da, L, D in (([22.5+45*i for i in range(8)], 33, 22, 9, '#eadfbe', c['gold']),
        ([45+90*i for i in range(4)], 38, 22, 17, '#dfe9e6', c['w3']), ([0, 90, 180, 270], 42, 22, 19, '#f6e6c8',
            c['sailr'])):
        pl, pd = Path(2), Path(2)
        for a in lst: spike(50, 50, rr, a, ri, da, pl, pd)
        o += fill(pl, L) + fill(pd, D)
    o += circ(50, 50, 24, c['paper'], stroke=c['dark'], stroke_width='1')
    return svg(100, 100, o)


def vignette(c):
    W, H = 300, 110
    rnd = random.Random(4)
    o = sun(150, 50, 30, c, 48, 28)
    o += side_ship(150, 84, 1.15, 'knarr', c, ('pales', 'sailr', 'sailc'), 1, False, .8, 'k') + side_ship(45, 85, .68,
        'longship', c, ('bars', 'gold', 'sailr'), 1, False, .9, 'a', 12) + side_ship(255, 85, .68, 'longship', c,
        ('pales', 'gold', 'sailr'), -1, False, .9, 'b', 12)
    o += scrolls(W, 84, 22, c['w4'], 25)
    return clipped(W, H, o)


def board_back(c, cc=SEA):
    W = 200
    o = rect(0, 0, W, W, c['w5']) + ripples(W, 0, W, c['w4'], random.Random(6), 16, 12, 1.6)
    o += circ(100, 100, 82, c['dark']) + circ(100, 100, 79, c['paper'])
    rc = dict(line=cc['ink'], light=cc['rose_l'], dark=cc['rose_d'], mid_l=cc['mid_l'], mid_d=cc['mid_d'],
        minor_l=cc['minor_l'], minor_d=cc['minor_d'], face=None)
    o += rose(100, 100, 76, rc, .8)
    for x, y, f, t in ((24, 24, 1, 45), (176, 24, -1, -45), (24, 176, 1, -45), (176, 176, -1, 45)):
        o += chart.windhead(cc, x, y, 1.9*f, t, False, .5)
    return clipped(W, W, o)


def draw(c=PC, cc=SEA):
    w = lambda f, s: write(f + '.svg', s)
    picture = cover(c)
    w('cover', picture)
    w('cover-low', in_lines(picture, True))
    w('cover-lines', in_lines(picture, False))
    w('box-face', box_face(c))
    w('story-head', story_head(c))
    w('initial', initial(c))
    w('vignette', vignette(c))
    w('board-back', board_back(c, cc))
    for i, s in enumerate(tailpieces(c)): w(f'tailpiece-{i+1}', s)
