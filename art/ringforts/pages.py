"""The ornament of the pages: strips, tailpieces, initial, cards; the signs, and the mask of the frame."""
from lib import *
import pieces as pc, tiles as tl
from motifs import longhouse
from pieces import Art, head, spiral, rot
from cover import ship, mkd, smooth01
INK = '#403329'
INK2 = '#6b553f'
TAN = '#b08a58'
RED = '#a4472a'
STRAW = '#ecd999'
PAP = '#f6ebc9'


class Page(Art):
    def __init__(s, w, h, d=1): Sheet.__init__(s, w, h, d)


def plait(s, x0, x1, cy, amp, n, w, c1, c2, edge, ew, heads=0, vertical=False):
    """two strands that cross n times; over and under in turn"""
    f = (lambda x, y: (y, x)) if vertical else (lambda x, y: (x, y))
    L = x1-x0
    st = lambda ph: [f(x0+L*i/(n*8), cy+amp*cos(pi*i/8+ph)) for i in range(n*8+1)]
    A, B = st(0), st(pi)
    s.ribbon([A], w, c1, edge, ew, 'butt')
    s.ribbon([B], w, c2, edge, ew, 'butt')
    s.ribbon([A[k*8+1:k*8+8] for k in range(n) if k % 2], w, c1, edge, ew, 'butt')
    return A, B


def mask(s, k=1, ox=0, oy=0, line=5, skin='#f3e4bc', edge=INK, red=RED, full=True):
    """the mask of the runestones: ring eyes beneath one heavy brow, a long nose, moustaches drawn out in ribbons, a
    plaited beard"""
    T = lambda x, y: (ox+x*k, oy+y*k)
    tt = lambda L: [T(*p) for p in L]
    def shape(L, fill, w=line):
        p = s.add(fill=fill, stroke=edge, stroke_width=num(w*k, 2), stroke_linejoin='round')
        p.spline(tt(L), True)
    # locks of hair roll outward on both sides
    for sg in (1, -1):
        X = lambda x: 60+sg*(x-60)
        s.ribbon([tt([(X(70), 12), (X(88), 14), (X(98), 24), (X(99), 38), (X(106), 48), (X(114), 42), (X(112), 33),
                        (X(106), 35)])], 6.4*k, '#e0b665', edge, line*.6*k)
    shape([(60, 7), (84, 8), (94, 20), (94, 42), (88, 60), (74, 78), (60, 82), (46, 78), (32, 60), (26, 42), (26, 20),
            (36, 8)], skin)
    b = s.line(edge, line*.55*k, 'round')
    for x in (42, 51, 60, 69, 78): b.line(*T(x, 8.5+abs(x-60)*.08), *T(x, 14.5))
    b.spline(tt([(29, 20), (44, 17), (60, 16.5), (76, 17), (91, 20)]))
    # beard: two strands, crossed once, each ending in a curl
    for sg in (1, -1):
        X = lambda x: 60+sg*(x-60)
        s.ribbon([tt([(X(72), 70), (X(70), 78), (X(56), 86), (X(48), 93), (X(38), 94), (X(36), 87), (X(42), 86)])],
            5.6*k, skin, edge, line*.55*k)
    s.ribbon([tt([(72, 70), (70, 78), (58, 85.5)])], 5.6*k, skin, edge, line*.55*k, 'butt')
    # moustache
    for sg in (1, -1):
        X = lambda x: 60+sg*(x-60)
        s.ribbon([tt([(X(58), 66), (X(70), 64), (X(84), 72), (X(98), 76), (X(108), 70), (X(106), 61), (X(99), 63)])],
            5.4*k, '#e0b665', edge, line*.6*k)
    # eyes: two rings and a pupil; brows run into the nose
    for x in (44.5, 75.5):
        p = s.add(fill='#fbf4de', stroke=edge, stroke_width=num(line*.7*k, 2))
        p.circle(*T(x, 40.5), 9.4*k)
        s.fill(edge).circle(*T(x, 40.5), 4.6*k)
    n = s.add(fill=skin, stroke=edge, stroke_width=num(line*.8*k, 2), stroke_linejoin='round')
    n.spline(tt([(28, 27), (28, 27), (44, 26), (56, 32), (56, 46), (50, 62), (54, 68), (60, 66), (66, 68), (70, 62),
                (64, 46), (64, 32), (76, 26), (92, 27), (92, 27), (92, 22), (76, 19.5), (60, 25), (44, 19.5),
                (28, 22), (28, 22)]), True)


def medallion():
    s = Page(120, 100)
    s.raw(f'<path fill="#e4c68d" stroke="{INK}" stroke-width="5" d="M3 2.5H117V97.5H3z"/>')
    z = s.line('#b98f54', 3)
    for x in (8, 112): z.line(x, 6, x, 94)
    mask(s, .98, 1.2, 0, 5, edge='#403329')
    s.save('frame-medallion.svg')


def symbols():
    D, L, R = '#2a352f', '#d6cda4', '#7a3519'
    s = Art()
    s.raw(f'<circle cx="50" cy="50" r="48" fill="{D}"/>')
    p = s.line('#b9b08a', 6.2, 'round')
    p.spline(spiral(50, 50, 2, 33, .4, 2.05, 12))
    s.save('attacker-symbol.svg')
    s = Art()
    s.raw(f'<circle cx="50" cy="50" r="44" fill="#f6ebc9" stroke="{R}" stroke-width="8"/>')
    s.raw('<path stroke="#a9542c" stroke-width="5" d="M50 8V92M8 50H92"/><circle cx="50" cy="50" r="9" fill="#7a3519"/>')
    s.save('defender-symbol.svg')
    s = Art()
    s.raw('<circle cx="50" cy="50" r="46" fill="#8c3018" stroke="#5c2a17" stroke-width="4"/>'
        '<circle cx="50" cy="50" r="40" fill="none" stroke="#f2c860" stroke-width="4"/>')
    head(s, 52, 53, pi, 24, '#f2c860', '#642614', 2.5, flip=-1)
    s.save('king-symbol.svg')
    s = Art()
    s.raw(f'<circle cx="50" cy="50" r="44" fill="#f6ebc9" stroke="{R}" stroke-width="8"/>')
    r_ = lambda L: rot(L, .7)
    f = s.fill(R)
    f.poly(r_([(43.5, 38), (43.5, 76), (50, 88), (56.5, 76), (56.5, 38)]), True)
    f.poly(r_([(32, 29), (68, 29), (68, 37), (32, 37)]), True)
    f2 = s.fill(R)
    f2.poly(r_([(46, 18), (54, 18), (54, 30), (46, 30)]), True)
    f3 = s.fill(R)
    f3.circle(*r_([(50, 17)])[0], 7.5)
    s.save('knight-symbol.svg')
    s = Art()
    s.raw(f'<circle cx="50" cy="50" r="48" fill="{D}"/>')
    r_ = lambda L: rot(L, -.45)
    q = s.line(L, 8, 'round')
    a, b = r_([(50, 88), (50, 14)])
    q.line(*a, *b)
    b = s.add(fill=L, stroke=L, stroke_width='2', stroke_linejoin='round')
    b.spline(r_([(46, 24), (46, 24), (54, 24), (64, 21), (72, 13), (72, 13), (79, 25), (79, 37), (72, 51), (72, 51),
                (64, 41), (54, 38), (46, 38), (46, 38)]), True)
    s.save('commander-symbol.svg')


def storyhead():
    W, H = 600, 100
    rnd = random.Random(12)
    s = Page(W, H)
    # a headland with its fort from the side, the fleet before it, barrows and heath
    sky = s.line('#b98a58', .6)
    for i in range(15):
        y = 10+i*2.9
        x = 90+rnd.uniform(-30, 30)
        while x < 520:
            L = rnd.uniform(20, 70)
            r = hypot(x+L/2-300, (y-56)*1.2)
            if r > 34 and rnd.random() < .8: sky.line(x, y, min(x+L, 540), y)
            x += L+rnd.uniform(4, 14)
    s.raw('<path fill="#f4d79a" stroke="#b9683a" stroke-width=".8" d="M276 57A24 24 0 0 1 324 57z"/>')
    ry = s.line('#c98a4a', .8)
    for i in range(1, 18):
        a = pi*i/18
        ry.line(300-29*cos(a), 57-29*sin(a), 300-(36 if i % 2 else 46)*cos(a), 57-(36 if i % 2 else 46)*sin(a))
    far = [(x, 57-5*fbm(x/50, 2, 5)-4*math.exp(-((x-300)/60)**2)*0-7*(abs(x-300)/300)**1.5) for x in range(0, 601,
            10)]
    s.raw('<path fill="#d8cf9f" d="'+mkd([(0, 70)]+far+[(600, 70)])+'"/>')
    s.line(INK2, .7).poly(far)
    h = s.fill(INK2)
    for x, y in resample(far, 4): h.wedge(x, y, pi/2+.4, 3.4+2*rnd.random(), .9)
    s.raw('<path fill="#bcd3c8" d="M0 68C100 62 200 58 300 58S520 62 600 68V100H0z"/>')
    w = s.line('#5f8781', .7)
    y = 61
    while y < 99:
        x = 6+rnd.uniform(0, 12)
        while x < 592:
            L = rnd.uniform(8, 26)
            edge_ = 58+10*(abs(x-300)/300)**1.3
            if y > edge_+2 and rnd.random() < .5: w.line(x, y, x+L, y)
            x += L+rnd.uniform(4, 12)
        y += 3.3
    g = s.line('#faf0d2', 1.2)
    for i in range(16):
        yy = 60+i*2.4
        hw = 6+i*1.4
        g.line(300-hw*rnd.uniform(.3, 1), yy, 300+hw*rnd.uniform(.3, 1), yy)
    # the fort on the right-hand headland: the wall as a long low drum of posts
    s.raw(f'<path fill="#d3c58c" stroke="{INK}" stroke-width=".9" d="M420 74C440 62 470 57 510 55.5'
        'C550 55 580 56 600 57V82C560 84 520 82 490 80C460 79 436 78 420 74z"/>')
    s.raw(f'<path fill="#c99a5a" stroke="{INK}" stroke-width=".9" d="M462 62C480 66 556 66 574 62V46'
        f'C556 43 480 43 462 46z"/><path fill="#a57843" stroke="{INK}" stroke-width=".8" d="M500 44H536V65'
        f'H500z"/><path fill="{INK}" d="M510 66V54C512 49 524 49 526 54V66z"/><path fill="#ecd08'
        f'c" stroke="{INK}" stroke-width=".8" d="M497 45L502 37H534L539 45z"/>')
    v = s.line(INK, .8)
    for i in range(28):
        x = 463+i*4
        if not 499 < x < 537:
            v.line(x, 44.5-1.6*sin((x-462)/112*pi), x, 62.5+2.4*sin((x-462)/112*pi))
    v2 = s.line(INK, .7)
    for i in range(5): v2.line(502+i*8, 46, 502+i*8, 50)
    rf = s.add(fill='#d9ad6c', stroke=INK, stroke_width='.8', stroke_linejoin='round')
    rl = s.line(INK2, .7)
    for x in (466, 540):
        rf.poly([(x-1, 45), (x+3, 38), (x+9, 36), (x+15, 35.3), (x+21, 36), (x+27, 38), (x+31, 45)], True)
        for i in range(8): rl.line(x+4.5+i*3, 38.5, x+3.5+i*3.3, 43)
    hw = s.fill(INK)
    for i in range(30):
        x = 424+i*5.7
        hw.wedge(x, 76+1.2*sin(i), pi/2+.5, 5.5, 1.1)
    # barrows on the left
    s.raw(f'<path fill="#d3c58c" stroke="{INK}" stroke-width=".9" d="M0 60C30 57 70 57 110 62C140 66 168 72 184 '
        f'77C150 82 60 84 0 82z"/><path fill="#dccb98" stroke="{INK}" stroke-width=".9" d="M22 62C32 42 62 42 '
        f'74 63C60 67 36 67 22 62z"/><path fill="#dccb98" stroke="{INK}" stroke-width=".9" d="M84 65'
        'C92 51 112 51 122 67C110 70 94 69 84 65z"/>')
    hw = s.fill(INK)
    for cx, base, rx, ry_ in ((48, 63, 24, 17), (103, 66, 18, 12)):
        for i in range(15):
            a = pi*(.04+.92*i/14)
            x, y = cx-rx*.62*cos(a), base-ry_*.62*sin(a)
            hw.wedge(x, y, atan2((base-ry_*.62*sin(a))-(base-ry_*1.5)+6, x-cx), 6.5, .9)
    for i in range(28):
        x = 4+i*5.9
        hw.wedge(x, 77+1.5*sin(i*1.3), pi/2-.5, 5, 1.1)
    ht = s.line('#7a4f60', .8)
    for i in range(26):
        x = rnd.uniform(4, 150)
        y = 69+rnd.uniform(0, 7)
        for j in (-1, 0, 1): ht.line(x+j*.7, y, x+j*2, y-3.6)
    for x, y, k, f, c in ((404, 68, 24, -1, RED), (262, 63.5, 16, 1, RED)):
        ship(s, x, y, k, f, c, lines=False)
    s.raw('<defs><g id="red">')
    ship(s, 0, 0, 48, 1, RED)
    s.raw('</g><g id="tan">')
    ship(s, 0, 0, 48, 1, '#b5793a')
    s.raw('</g></defs>')
    for x, y, k, n_ in ((232, 73, .88, 'red'), (352, 76, -1.04, 'tan'), (196, 87, 1.12, 'tan'),
        (300, 90, .92, 'red')):
        s.raw(f'<use href="#{n_}" transform="translate({x} {y}) scale({k} {abs(k)})"/>')
    s.save('story-head.svg')


def tailpieces():
    s = Page(300, 100)
    A, B = plait(s, 70, 230, 50, 20, 4, 9, RED, STRAW, INK, 2.2)
    for sg, x in ((-1, 70), (1, 230)):
        e = x+sg*36
        s.ribbon([[(x, 30), (x+sg*16, 30), (x+sg*26, 38), (x+sg*36, 40)]], 9, RED if sg < 0 else RED, INK, 2.2,
            'butt')
        s.ribbon([[(x, 70), (x+sg*14, 70), (x+sg*28, 72), (x+sg*36, 62), (x+sg*28, 54), (x+sg*22, 60)]], 7, STRAW,
            INK, 2.2)
        head(s, x+sg*46, 42, 0 if sg > 0 else pi, 15, RED, INK, 2.2, eye=STRAW, flip=1 if sg > 0 else -1)
    s.save('tail-1.svg')
    s = Page(300, 100)
    ship(s, 150, 74, 104, 1, RED)
    bd = s.line(INK, 1.6, 'round')
    for x, y, k in ((62, 30, 8), (82, 22, 6), (236, 26, 7)):
        bd.spline([(x-k, y-.4*k), (x-k*.4, y-k*.7), (x, y), (x+k*.4, y-k*.75), (x+k, y-.3*k)])
    w = s.line('#5f8781', 1.4)
    for i, (a, b) in enumerate(((20, 76), (224, 282), (40, 70), (232, 262), (8, 48), (250, 294))):
        y = 82+4.5*(i//2)
        w.spline([(a, y), (a+(b-a)*.3, y-1.6), (a+(b-a)*.7, y+1.6), (b, y)])
    s.save('tail-2.svg')
    s = Page(300, 100)
    rnd = random.Random(4)
    f = s.add(fill='#dccb98', stroke=INK, stroke_width='1.8', stroke_linejoin='round')
    f.spline([(64, 84), (64, 84), (96, 46), (150, 30), (204, 46), (236, 84), (236, 84), (150, 90)], True)
    w = s.fill(INK)
    for i in range(46):
        a = pi*(.05+.9*i/45)
        r = .55+.06*rnd.random()
        x, y = 150-80*r*cos(a), 86-56*r*sin(a)*1.25
        w.wedge(x, y, atan2(50, (x-150)*.9), 20+rnd.uniform(-4, 4)*1.5, 2.2)
    st = s.add(fill=PAP, stroke=INK, stroke_width='1.8', stroke_linejoin='round')
    sh = s.line(INK, 1.1)
    for x, y, k in ((118, 40, .9), (150, 33, 1.3), (181, 40, .95)):
        st.spline([(x-6*k, y+3), (x-6*k, y+3), (x-6.6*k, y-12*k), (x-2*k, y-20*k), (x+3*k, y-18*k), (x+6*k, y-8*k),
                (x+6*k, y+3), (x+6*k, y+3)], True)
        for i in range(6): sh.line(x+1.6*k, y-14*k+3*k*i, x+5*k, y-13*k+3*k*i)
    ht = s.line('#7a4f60', 1.5)
    for x in list(range(14, 66, 9))+list(range(238, 292, 9)):
        for j in (-1, 0, 1): ht.line(x+j*1.2, 88+(x % 4), x+j*3.4, 80+(x % 4))
    l = s.line(INK2, 1.2)
    l.line(4, 91, 60, 91)
    l.line(240, 91, 296, 91)
    s.save('tail-3.svg')
    # the measure: a rope from its peg, and the ring half drawn
    s = Page(300, 100)
    cx, cy = 150, 56
    w = s.fill(INK)
    p = s.line(INK, 1.6)
    X = lambda r, a: (cx+r*1.9*cos(a), cy+r*.72*sin(a))    # a circle seen aslant
    a0, a1 = -1.0, 3.5
    pts = [X(48, a0+(a1-a0)*i/60) for i in range(61)]
    pi_ = [X(41, a0+(a1-a0)*i/60) for i in range(61)]
    f = s.fill('#dcc792')
    f.poly(pts+pi_[::-1], True)
    p.poly(pts)
    p.poly(pi_)
    for i in range(46):
        a = a0+(a1-a0)*(i+.5)/46
        u, v = X(48.5, a), X(53.5, a)
        w.wedge(*u, atan2(v[1]-u[1], v[0]-u[0]), hypot(v[0]-u[0], v[1]-u[1]), 2.2)
    t = s.line(INK2, 1)
    for i in range(50):
        a = a0+(a1-a0)*i/49
        t.line(*X(42.4, a), *X(46.6, a))
    d = s.line(INK2, 1.3, dash='4 4')
    d.poly([X(48, a1+(tau-a1+a0)*i/30) for i in range(31)])
    e = X(48, a0)
    rp = s.line('#c69a58', 3, 'round')
    rp.line(cx, cy-6, e[0], e[1]-8)
    kn = s.line(INK, 1.1, dash='2.6 3.4')
    kn.line(cx, cy-6, e[0], e[1]-8)
    pg = s.add(fill='#d8b47c', stroke=INK, stroke_width='1.6', stroke_linejoin='round')
    for x, y in ((cx, cy), e):
        pg.poly([(x-4, y-20), (x+4, y-20), (x+3, y-2), (x, y+5), (x-3, y-2)], True)
    s.save('tail-4.svg')


def initial():
    s = Page(100, 100)
    s.raw(f'<rect x="1.5" y="1.5" width="97" height="97" fill="#f4e9c6" stroke="{INK2}" stroke-width="1.4"/>')
    w = s.fill('#8a6a45')
    for i in range(72):
        a = tau*i/72
        if min(abs(cos(a)), abs(sin(a))) < .1: continue
        w.wedge(50+40*cos(a), 50+40*sin(a), a, 6, 1.7)
    s.raw(f'<circle cx="50" cy="50" r="39.5" fill="#dcc792"/><circle cx="50" cy="50" r="33.5" fill="#fbf5e3"/>')
    p = s.line('#8a6a45', 1.2)
    for r in (39.5, 33.5):
        for k in range(4):
            g = math.asin(4/r)
            p.arc(50, 50, r, k*pi/2+g, (k+1)*pi/2-g)
    t = s.line('#8a6a45', .9)
    for i in range(96):
        a = tau*i/96
        if min(abs(cos(a)), abs(sin(a))) > .12:
            t.line(50+34.5*cos(a), 50+34.5*sin(a), 50+38.5*cos(a), 50+38.5*sin(a))
    s.raw('<path fill="#fbf5e3" d="M46.4 6H53.6V94H46.4zM6 46.4H94V53.6H6z"/><circle cx="50" cy="50" r="33" '
        'fill="#fbf5e3"/>')
    c = []
    for k in range(4):
        c.append(rot([(4, 27), (6, 17), (11, 8.5)]+spiral(14.6, 14.2, 6.6, 1.4, -2.1, 1.4, 9), k*pi/2))
        c.append(rot([(11, 8.5), (18, 5.4), (27, 4)], k*pi/2))
    s.ribbon(c, 2.2, RED, '#f4e9c6', .9)
    s.save('initial.svg')


def house(f, f2, line, fine, x, y, L, W, an):
    ca, sa = cos(an), sin(an)
    T = lambda u, v: (x+u*ca-v*sa, y+u*sa+v*ca)
    e = W*.6
    side = lambda sg: [T(-L/2+L*i/6, sg*(e/2+(W/2-e/2)*(1-((i-3)/3)**2))) for i in range(7)]
    f.poly(side(-1)+side(1)[::-1], True)
    f2.poly([T(-L/2, 0), T(L/2, 0)]+side(1)[::-1], True)
    line.poly(side(-1)+side(1)[::-1], True)
    line.line(*T(-L/2, 0), *T(L/2, 0))
    for i in range(1, 5): fine.line(*T(-L/2+L*i/5, W*.1), *T(-L/2+L*i/9, W*.4))


def mkd2(P):
    p = Pen(0)
    p.poly(P, True)
    return p.d()


def vignette():
    s = Page(300, 120)
    cx, cy, R = 150, 60, 50
    w = s.fill(INK)
    for i in range(64):
        a = tau*i/64
        if min(abs(cos(a)), abs(sin(a))) > .11: w.wedge(cx+R*cos(a), cy+R*sin(a), a, 7, 1.9)
    s.raw(f'<circle cx="{cx}" cy="{cy}" r="{R}" fill="#dcc792"/><circle cx="{cx}" cy="{cy}" r="{R-8.5}" '
        'fill="#fbf5e3"/>')
    t = s.line(INK2, .9)
    q = s.line(INK, 1.6)
    for i in range(72):
        a = tau*i/72
        if min(abs(cos(a)), abs(sin(a))) > .1:
            t.line(cx+(R-7)*cos(a), cy+(R-7)*sin(a), cx+(R-2.6)*cos(a), cy+(R-2.6)*sin(a))
    for r in (R, R-8.5):
        for k in range(4):
            g = math.asin(4.6/r)
            q.arc(cx, cy, r, k*pi/2+g, (k+1)*pi/2-g)
    st = s.line(INK, 1)
    for k in range(4):
        for v in (-4.6, 4.6):
            a, b = rot([(cx+6, cy+v), (cx+R+4, cy+v)], k*pi/2, cx, cy)
            st.line(*a, *b)
        for u in range(9, 54, 4):
            a, b = rot([(cx+u, cy-4), (cx+u, cy+4)], k*pi/2, cx, cy)
            t.line(*a, *b)
    f, f2, hl, fi = s.fill('#e0bd78'), s.fill('#c69a58'), s.line(INK, 1.1, join='round'), s.line(INK2, .7)
    for sx in (-1, 1):
        for sy in (-1, 1):
            for dx, dy, an in ((0, -9.2, 0), (0, 9.2, 0), (-9.2, 0, pi/2), (9.2, 0, pi/2)):
                house(f, f2, hl, fi, cx+sx*18.4+dx, cy+sy*18.4+dy, 15.4, 6.4, an)
    s.raw(f'<circle cx="{cx}" cy="{cy}" r="4.6" fill="{RED}" stroke="{INK}" stroke-width="1"/>')
    n0 = len(s.items)
    for sg in (1,):
        X = lambda u: 150+sg*u
        s.ribbon([[(X(62), 60), (X(72), 44), (X(90), 40), (X(104), 54), (X(98), 72), (X(84), 76), (X(76), 66),
                    (X(82), 56), (X(92), 58)]], 6, '#ecd08c', INK, 1.7)
        s.ribbon([[(X(62), 60), (X(72), 80), (X(94), 84), (X(112), 74), (X(118), 58)]], 6, RED, INK, 1.7, 'butt')
        head(s, X(120), 51, -pi/2+sg*.9, 13, RED, INK, 1.7, eye='#fbf5e3', flip=sg)
    s.items.insert(n0, ('<g id="beast">', None))
    s.raw('</g><use href="#beast" transform="translate(300 0) scale(-1 1)"/>')
    s.save('vignette.svg')


def emblems():
    # back of the board and lid of the box: the mask within a ring of hachures and ribbon
    for name, full in (('box-face.svg', 1),):
        s = Page(400, 400)
        s.raw('<rect width="400" height="400" fill="#efe3bf"/>')
        w = s.fill('#5a4630')
        R = 164
        for i in range(88):
            a = tau*i/88
            if min(abs(cos(a)), abs(sin(a))) > .06:
                w.wedge(200+R*cos(a), 200+R*sin(a), a, 20, 4.4)
        s.raw('<circle cx="200" cy="200" r="164" fill="#d9c48c"/><circle cx="200" cy="200" r="134" fill="#f6edd2"/>')
        q, t = s.line('#5a4630', 4), s.line('#7a5c3c', 2)
        for i in range(84):
            a = tau*i/84
            if min(abs(cos(a)), abs(sin(a))) > .1:
                t.line(200+138*cos(a), 200+138*sin(a), 200+156*cos(a), 200+156*sin(a))
        for r in (164, 134):
            for k in range(4):
                g = math.asin(15/r)
                q.arc(200, 200, r, k*pi/2+g, (k+1)*pi/2-g)
        for k in range(4):
            for v in (-15, 15):
                a, b = rot([(200+128, 200+v), (200+176, 200+v)], k*pi/2, 200, 200)
                q.line(*a, *b)
        if full:
            n = 64
            L = lambda ph: [(200+(112+12*cos(8*tau*i/n+ph))*cos(tau*i/n), 200+(112+12*cos(8*tau*i/n+ph))*sin(tau*i/n))
                for i in range(n)]
            A, B = L(0), L(pi)
            s.ribbon([A], 6, '#a4472a', '#5a4630', 1.8, closed=True)
            s.ribbon([B], 6, '#ecd08c', '#5a4630', 1.8, closed=True)
            s.ribbon([[A[(2+4*k+j) % n] for j in range(-1, 2)] for k in range(0, 16, 2)], 6, '#a4472a', '#5a4630',
                1.8, 'butt')
            mask(s, 1.62, 102.8, 118, 3.6, edge='#4a392a')
        else: mask(s, 2, 80, 100, 3.6, edge='#4a392a')
        s.save(name)


def draw():
    medallion()
    symbols()
    storyhead()
    tailpieces()
    initial()
    vignette()
    emblems()
