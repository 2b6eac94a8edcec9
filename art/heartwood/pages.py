"""The pages: tailpieces, initial, vignette, cards, the back of the board, the box."""
from lib import *
from squares import head, rosette
from pieces import bust


def smooth(pts, close=False):
    if close:
        m = lambda a, b: ((a[0]+b[0])/2, (a[1]+b[1])/2)
        n = len(pts)
        s = m(pts[-1], pts[0])
        return 'M'+pt(s)+''.join('Q%s %s' % (pt(pts[i]), pt(m(pts[i], pts[(i+1) % n]))) for i in range(n))+'Z'
    return spline(pts)


def ring_chain(cx, cy, R, half, n, base, strand, rings, lens_d, lens_l, bg=True):
    """The chain of the frame, run round in a ring: n rings, on a band R-half..R+half."""
    W = 104.0
    sc = half/50
    def m(x, y):
        a = x/(W*n)*360-90
        r = R-(y-50)*sc
        return P(r, a, cx, cy)
    b = []
    if bg:
        b += [path(ring(cx, cy, R-half, R+half), base), path(ring(cx, cy, R+half*.79, R+half*.93)
                +ring(cx, cy, R-half*.93, R-half*.79), M2)]
    k = .46
    t, u = 25, 75
    def strand_pts(sg, q0, q1, n_=8, x0=0):
        o = []
        for i in range(n_+1):
            v = q0+(q1-q0)*i/n_
            w = 1-v
            X = 3*w*w*v*W*k+3*w*v*v*W*(1-k)+v**3*W
            Y = w**3*t+3*w*w*v*t+3*w*v*v*u+v**3*u
            o.append(m(x0+X, Y if sg > 0 else 100-Y))
        return o
    sw = 11*sc
    g = 4.5*sc
    D, L = [], []
    for j in range(n): chip(m(W*j-20, 50), m(W*j+20, 50), 9.5*sc, D, L)
    b += [path(L, lens_l), path(D, lens_d)]
    allp = []
    for s0 in (1, -1):
        for j in range(n):
            allp.append('M'+'L'.join(pt(p) for p in strand_pts(s0, -.01, 1.01, 12, W*j)))
    b.append(stroke(allp, strand, sw))
    rr = [circ(*m(W*(j+.5), 50), 23.5*sc) for j in range(n)]
    b += [stroke(rr, base, sw*.9+2*g), stroke(rr, rings, sw*.9)]
    def over(sg, q0, q1):
        a, c = [], []
        for j in range(n):
            a.append('M'+'L'.join(pt(p) for p in strand_pts(sg, q0, q1, 5, W*j)))
            c.append('M'+'L'.join(pt(p) for p in strand_pts(sg, q0-.03, q1+.03, 5, W*j)))
        return [stroke(a, base, sw+2*g), stroke(c, strand, sw)]
    b += over(-1, .17, .37) + over(-1, .63, .83) + over(1, .42, .58)
    return b


def knife(x, y, s, ang=0):
    o = ['<g transform="translate(%s %s) rotate(%s) scale(%s)">' % (f(x), f(y), f(ang), f(s, 2))]
    o.append(path('M0 -7C24 -12 52 -11 70 -6L72 6C52 11 24 12 0 8C-6 4 -6 -4 0 -7Z', R2))
    o.append(path('M0 -7C24 -12 52 -11 70 -6L70.500 -2C48 -6 20 -6 -3 -2Z', R1))
    o.append(path('M69 -7H77V7H69Z', A2))
    o.append(path('M77 -6H108C124 -5 136 0 144 7C122 8 98 7 77 6Z', BOG2))
    o.append(path('M77 3C98 4.500 122 6 144 7C122 8 98 7 77 6Z', '#b9b2a2'))
    o.append(path(circ(14, 0, 2.4)+circ(52, 0, 2.4), M1))
    o.append('</g>')
    return ''.join(o)


def curl(x, y, s, flip=1, col=M3, col2=W1):
    """A shaving: a ribbon rolled into a spiral."""
    pts = []
    for i in range(26):
        a = i*26
        r = 4+.052*a/1.0*.55
        pts.append((x+flip*s*r*math.cos(math.radians(a)), y+s*r*math.sin(math.radians(a))))
    d = smooth(pts)
    return stroke(d, col2, 5.2*s, 'stroke-linecap="round"')+stroke(d, col, 3.2*s, 'stroke-linecap="round"')


def oak_leaf(x, y, s, ang, c1, c2):
    o = '<g transform="translate(%s %s) rotate(%s) scale(%s)">' % (f(x), f(y), f(ang), f(s, 2))
    half = ('M0 0C6 %s 10 %s 18 %sC26 %s 28 %s 22 %sC32 %s 42 %s 46 %sC52 %s 56 %s 50 %sC60 %s 72 %s 76 %sC82 %s '
        '86 %s 88 0Z')
    up = half % tuple(f(v) for v in (-2, -10, -12, -12, -6, -5, -18, -22, -18, -14, -8, -6, -16, -18, -12, -9, -4))
    dn = half % tuple(f(-v) for v in (-2, -10, -12, -12, -6, -5, -18, -22, -18, -14, -8, -6, -16, -18, -12, -9, -4))
    return o+path(up, c1)+path(dn, c2)+stroke('M-12 0H78', BOG2, 1.8)+'</g>'


def acorn(x, y, s, ang):
    return '<g transform="translate(%s %s) rotate(%s) scale(%s)">' % (f(x), f(y), f(ang), f(s, 2))+stroke('M0 -16V-6',
        BOG2, 2.4)+path('M-10 0C-11 14 -4 22 0 26C4 22 11 14 10 0Z', A1)+path('M3 0C4 12 2 20 0 26C4 22 11 14 10 0Z',
        A2)+path('M-13 1C-13 -9 -6 -11 0 -11C6 -11 13 -9 13 1Q0 5 -13 1Z',
        W2)+stroke('M-9 -2Q0 1 9 -2M-6 -6Q0 -4 6 -6', W3, 1.4)+'</g>'


def tailpieces():
    b = [knife(78, 62, .95, ang=-9), curl(52, 50, .9, -1), curl(236, 62, .75),
        path('M96 84h14l-4 5h-12zM128 88h10l3 4h-12zM160 84l12 1l-4 4zM188 88h12l-2 3h-11zM60 86l12 -2l2 5z', M3),
        path('M96 84h14l-2 2.500h-13zM128 88h10l1.500 2h-11z', W1)]
    save('tailpiece-1', 300, 100, b)
    # 2 compasses walking round half a flower
    R = 34
    c = (150, 92)
    b = []
    D, L = [], []
    for k in range(5): chip(c, P(R*1.9, 198+36*k, *c), 8.4, D, L)
    for k in range(6):
        chip(P(R*(.95 if 0 < k < 5 else 1.2), 180+36*k+(4 if k == 0 else -4 if k == 5 else 0), *c),
            P(R*1.9, 180+36*k+(4 if k == 0 else -4 if k == 5 else 0), *c), 3.6, D, L)
    b += [stroke('M%s 92A%s %s 0 0 1 %s 92' % (f(150-R*2.05), f(R*2.05), f(R*2.05), f(150+R*2.05)), W3, 2.2),
        path(L, R1), path(D, R2)]
    b.append(path('M70 91H230V94H70ZM40 91.500H64L60 94H44ZM236 91.500H260L256 94H240Z', W3))
    b.append(path('M139 92A11 11 0 0 1 161 92Z', W3))
    b.append(path('M143.500 92A6.500 6.500 0 0 1 156.500 92Z', A1))
    save('tailpiece-2', 300, 100, b)
    # 3 a head at either end
    b = []
    W = 47.0
    t, u = 36, 64
    n = 4
    x0 = 150-n*W/2
    st = lambda s0: 'M%s %s' % (f(x0), f(t if s0 > 0 else u))+''.join('C%s %s %s %s %s %s' % tuple(f(v)
            for v in (x0+W*j+W*.46, (t if (s0 > 0) == (j % 2 == 0) else u), x0+W*j+W*.54,
                (u if (s0 > 0) == (j % 2 == 0) else t), x0+W*(j+1), (u if (s0 > 0) == (j % 2 == 0) else t)))
        for j in range(n))
    D, L = [], []
    for j in range(1, n): chip((x0+W*j-9, 50), (x0+W*j+9, 50), 4.4, D, L)
    b += [path(L, G3), path(D, G1), stroke([st(1), st(-1)], W3, 7), stroke([st(1), st(-1)], M2, 4.6)]
    rr = [circ(x0+W*(j+.5), 50, 11) for j in range(n)]
    b += [stroke(rr, W3, 6.6), stroke(rr, A1, 4.2)]
    def bit(j, sg, q0, q1):
        o = []
        for i in range(7):
            v = q0+(q1-q0)*i/6
            w = 1-v
            X = 3*w*w*v*W*.46+3*w*v*v*W*.54+v**3*W
            Y = w**3*t+3*w*w*v*t+3*w*v*v*u+v**3*u
            o.append((x0+W*j+X, Y if sg > 0 else 100-Y))
        return 'M'+'L'.join(pt(p) for p in o)
    for sg, q0, q1 in ((-1, .2, .36), (-1, .64, .8), (1, .42, .58)):
        b += [stroke([bit(j, sg, q0, q1) for j in range(n)], W3, 7),
            stroke([bit(j, sg, q0-.03, q1+.03) for j in range(n)], M2, 4.6)]
    b += ['<g transform="translate(38 50) rotate(0)">'+path(circ(0, 0, 24), R3)+head(0, -3, .4)
        +stroke(circ(0, 0, 24), W3, 2.4)+'</g>', '<g transform="translate(262 50)">'+path(circ(0, 0, 24), R3)
        +head(0, -3, .4)+stroke(circ(0, 0, 24), W3, 2.4)+'</g>']
    save('tailpiece-3', 300, 100, b)
    b = [oak_leaf(143, 45, 1.12, 170, G1, G2), oak_leaf(157, 45, 1.12, 10, G2, G1), acorn(131, 66, .95, 22),
        acorn(169, 66, .95, -22), acorn(150, 60, 1.1, 0)]
    save('tailpiece-4', 300, 100, b)


def initial():
    b = [path(rect(0, 0, 100, 100), '#7d5836'), path(rect(2, 2, 96, 96)+'M4 4v92h92v-92z', M2)]
    t = []
    for i in range(9):
        a = 9+82/9*i
        c = 9+82/9*(i+1)
        m = (a+c)/2
        t += [poly([(a+.6, 4.8), (c-.6, 4.8), (m, 10)]), poly([(a+.6, 95.2), (c-.6, 95.2), (m, 90)]),
            poly([(4.8, a+.6), (4.8, c-.6), (10, m)]), poly([(95.2, a+.6), (95.2, c-.6), (90, m)])]
    b += [path(t, M2), path(rect(11, 11, 78, 78), M1)]
    D, L = [], []
    for i in range(8): chip(P(14, 45*i+22.5), P(38, 45*i+22.5), 6.5, D, L)
    b += [path(L, '#f0dcb4'), path(D, '#e6cb98'), stroke(circ(50, 50, 38.2), '#d8b98b', 1.6)]
    D, L = [], []
    for cx, cy, a0 in ((11, 11, 45), (89, 11, 135), (89, 89, 225), (11, 89, 315)):
        for k in (-28, 0, 28): chip(P(2, a0+k, cx, cy), P(14, a0+k, cx, cy), 2.2, D, L)
    b += [path(L, G3), path(D, G1)]
    save('initial', 100, 100, b)


def emblem(cx, cy, R):
    """Rosette within a ring chain: R is the outer radius."""
    b = [path(circ(cx, cy, R), W3)]
    b += ring_chain(cx, cy, R*.825, R*.155, 12, BASE, M1, A1, G1, G3)
    r = R*.655
    b += [path(circ(cx, cy, r), M1), path(''.join(circ(*P(r*.47, 45*i, cx, cy), r*.47) for i in range(8)), 'none',
            'stroke="#dcbf8c" stroke-width="%s"' % f(R*.012, 2))]
    b.append(rosette(cx, cy, r*.14, r*.95, r*.155))
    b.append(rosette(cx, cy, r*.42, r*.95, r*.062, off=0, dark=G2, light=G1))
    b += [path(circ(cx, cy, r*.15), W3), path(circ(cx, cy, r*.1), A1), stroke(circ(cx, cy, r), R2, R*.025)]
    return b


BASE = '#7d5836'


def vignette():
    b = []
    D, L = [], []
    for sx in (-1, 1):
        kite((150+sx*104, 100), (150+sx*146, 100), .3, 8, D, L)
        for a in (-32, 32):
            p = (150+sx*104*math.cos(math.radians(a*.42)), 100+104*math.sin(math.radians(a*.42))*1)
            q = (p[0]+sx*30, p[1]+(16 if a > 0 else -16))
            chip(p, q, 5, D, L)
    b += [path(L, A1), path(D, A2)] + emblem(150, 100, 98)
    save('vignette', 300, 200, b)


# The grain of the board's planks and the hearts of their knots, as theme.toml has them; the program mixes grain with the tone of
# each plank.
GRAIN, HEART = '#c7a570', '#a5814f'


def plank_bg(w, h_, tones, line, joint, widths, seed):
    """A few planks up and down a card or box; the grain in a colour, or in that of a board's planks."""
    b = []
    grains = {}
    x = 0
    jl = []
    for i, ww in enumerate(widths):
        b.append(path(rect(x, 0, ww+.4, h_), tones[i % len(tones)]))
        gx = x+8
        k = 0
        while gx < x+ww-5:
            p = [(gx+3*math.sin(j*.9+k*.4+i)+3*(rnd(seed, i*40+k, j)-.5), h_*j/7) for j in range(8)]
            color = mix(tones[i % len(tones)], line, .72) if line == GRAIN else line
            grains.setdefault(color, []).append(smooth(p))
            gx += 9+13*rnd(seed+1, i, k)
            k += 1
        x += ww
        if x < w-1: jl.append('M%s 0V%s' % (f(x), f(h_)))
    glint = [stroke(''.join(jl), '#edddc3', 1.3, 'transform="translate(2)"')] if line == GRAIN else []
    return b+[stroke(d, color, 1.3) for color, d in grains.items()]+glint+[stroke(jl, joint, 2.6)]


def quarter_sun(x, y, rot, R, c_mid, c_ring, d1, d2, c_out):
    b = ['<g transform="translate(%s %s) rotate(%s) scale(%s)">' % (f(x), f(y), f(rot), f(R/100, 3))]
    q = lambda r0, r1: 'M%s 0A%s %s 0 0 1 0 %sV%sA%s %s 0 0 0 %s 0Z' % (f(r1), f(r1), f(r1), f(r1), f(r0), f(r0),
        f(r0), f(r0))
    D, L = [], []
    for i in range(7):
        kite(P(39.5, 90/7*(i+.5), 0, 0), P(76, 90/7*(i+.5), 0, 0), .22, 4.5, D, L)
    b += [path('M0 0H27A27 27 0 0 1 0 27Z', c_mid), path(q(27, 32), c_ring), path(L, d1), path(D, d2),
        path(q(82, 86)+q(91, 100), c_out), '</g>']
    return b


def big():
    S = 400
    widths = [92, 108, 96, 104]
    tones = ['#e8d2aa', '#e2c89c', '#ecdab6', '#e6cea4']
    b = ['<g transform="rotate(90 200 200)">']+plank_bg(S, S, tones, GRAIN, '#8a6238', widths, 540)+['</g>']
    # knots, as the program draws them on boards: what inks say of their colours, and of the grain, is for those
    for x, y in ((118, 15), (291, 384)):
        b += [path(lens((x-24, y), (x+24, y), 10), '#e2c89c'), stroke(lens((x-17, y), (x+17, y), 8), GRAIN, 1.3),
            path(circ(x, y, 5.6), GRAIN), path(circ(x, y, 3.9), HEART)]
    # the back of the board: merels, as on the back of the board from Gokstad; it can be played
    b.append(path(rect(28, 28, 344, 344)+'M33 33v334h334v-334z', W3))
    b.append(path(rect(36, 36, 328, 328)+'M38 38v324h324v-324z', R2))
    e = ''.join(rect(200-r, 200-r, 2*r, 2*r) for r in (132, 88, 44))+'M200 68V156M200 244V332M68 200H156M244 200H332'
    b += [stroke(e, W3, 8, 'stroke-linejoin="miter"'), stroke(e, M1, 4, 'stroke-linejoin="miter"')]
    pts = [(200+r*x, 200+r*y) for r in (132, 88, 44) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    b += [path(''.join(circ(x, y, 10) for x, y in pts), W3), path(''.join(circ(x, y, 7.6) for x, y in pts), M1),
        path(''.join(circ(x, y, 3.2) for x, y in pts), R2)]
    b += [path(circ(200, 200, 33), W3), path(circ(200, 200, 31), M1), rosette(200, 200, 4, 29.6, 5, off=22.5),
        rosette(200, 200, 13, 29.6, 2, off=0, dark=G2, light=G1), path(circ(200, 200, 4.6), W3)]
    for x, y, r in ((0, 0, 0), (S, 0, 90), (S, S, 180), (0, S, 270)):
        b += quarter_sun(x, y, r, 46, A1, W3, R1, R2, W3)
    save('board-back', S, S, b)
    # the box: the king's head in the ring chain
    b = plank_bg(S, S, tones, GRAIN, '#8a6238', widths, 560)
    for x, y, r in ((0, 0, 0), (S, 0, 90), (S, S, 180), (0, S, 270)):
        b += quarter_sun(x, y, r, 92, A1, W3, R1, R2, W3)
    b.append(path(circ(200, 200, 172), W3))
    b += ring_chain(200, 200, 146, 23, 18, BASE, M1, A1, G1, G3)
    b += [path(circ(200, 200, 121), A1), path(circ(200, 200, 116), R3)]
    b.append(path([poly([P(60, 15*i-3.6, 200, 200), P(112, 15*i-2.2, 200, 200), P(112, 15*i+2.2, 200, 200),
                        P(60, 15*i+3.6, 200, 200)]) for i in range(24)], '#77331a'))
    b.append('<g transform="translate(64.5 64.5) scale(2.71)">' + ''.join(bust()) + '</g>')
    save('box-face', S, S, b)


def draw():
    tailpieces()
    initial()
    vignette()
    big()
