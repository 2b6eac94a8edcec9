"""The discs, engraved: whirling dark shields, light ones quartered like the king's forts, his gilded mount."""
from lib import *
# dark side
DK = '#2a352f'
DK2 = '#2f3c36'
BONE = '#c0b789'
MOSS = '#73826a'
# light side
LT = '#f9f0d3'
LT2 = '#ecd9a4'
RB = '#7a3519'
RB2 = '#a9542c'
RBD = '#5c2a17'
RIM = '#8f4020'    # the ring that stays dark in grey
C = 50


class Art(Sheet):
    def __init__(s): super().__init__(100, 100, 1)
    def disc(s, r, col): s.raw(f'<circle cx="50" cy="50" r="{num(r)}" fill="{col}"/>')
    def ring(s, r, w, col):
        s.raw(f'<circle cx="50" cy="50" r="{num(r)}" fill="none" stroke="{col}" stroke-width="{num(w,2)}"/>')
    def ground(s, col): s.raw(f'<rect x="-12" y="-12" width="124" height="124" fill="{col}"/>')

    def ribbon(s, lines, w, col, edge, ew=1.6, cap='round', mid=None, closed=False):
        a = s.line(edge, w+2*ew, cap)
        b = s.line(col, w, cap)
        m = s.line(mid, 1.1, cap) if mid else None
        for l in lines:
            for p in (a, b)+((m,) if m else ()): p.spline(l, closed)


def P(r, a, cx=C, cy=C): return (cx+r*cos(a), cy+r*sin(a))


def spiral(cx, cy, r0, r1, a0, turns, n=10):
    k = max(3, int(abs(turns)*n))
    return [P(r0+(r1-r0)*i/k, a0+tau*turns*i/k, cx, cy) for i in range(k+1)]


def rot(pts, a, cx=C, cy=C):
    return [(cx+(x-cx)*cos(a)-(y-cy)*sin(a), cy+(x-cx)*sin(a)+(y-cy)*cos(a)) for x, y in pts]

HEAD = [(-1.05, -.4), (-.55, -.62), (-.1, -.66), (.2, -.5), (.5, -.28), (.8, -.36), (1.05, -.62), (1.34, -.5),
    (1.3, -.12), (1.0, .06), (.55, .08), (.3, .16), (.6, .26), (.95, .3), (1.1, .5), (.8, .66), (.3, .6), (-.2, .5),
    (-.6, .44), (-1.05, .4)]
EAR = [(-.3, -.55), (-.7, -.8), (-1.2, -1.0), (-1.5, -.8), (-1.45, -.5), (-1.25, -.6), (-1.0, -.72), (-.75, -.4)]


def head(s, x, y, a, k, col, edge, ew=1.6, eye=None, flip=1, ear=True):
    """a beast's head in profile, looking along angle a; k: half its length"""
    T = lambda u, v: (x+k*(u*cos(a)-flip*v*sin(a)), y+k*(u*sin(a)+flip*v*cos(a)))
    p = s.add(fill=col, stroke=edge, stroke_width=num(ew, 2), stroke_linejoin='round')
    if ear: p.spline([T(*q) for q in EAR], True)
    p.spline([T(*q) for q in HEAD], True)
    e = s.fill(eye or edge)
    e.circle(*T(-.18, -.16), .2*k)
    n = s.fill(edge)
    n.circle(*T(1.06, -.3), .1*k)


def hatch(p, inside, ang, step, x0=8, x1=92, margin=0):
    """parallel cuts over the part of the disc where inside(x, y)"""
    ca, sa = cos(ang), sin(ang)
    v = -60
    while v <= 60:
        run = None
        u = -60
        while u <= 60.5:
            x, y = C+u*ca-v*sa, C+u*sa+v*ca
            ok = inside(x, y)
            if ok and run is None: run = (x, y)
            if not ok and run:
                q = (C+(u-.5)*ca-v*sa, C+(u-.5)*sa+v*ca)
                if hypot(q[0]-run[0], q[1]-run[1]) > 2: p.line(*run, *q)
                run = None
            u += .5
        v += step


# ---- attackers -----------------------------------------------------------------------------------------------
def atk_base(s):
    s.ground(DK)
    s.disc(43.2, DK2)
    s.ring(43.2, 1.3, MOSS)
    st = s.line(MOSS, 1.5, 'round')
    for i in range(24):
        a = tau*i/24
        st.line(*P(45.4, a), *P(47.6, a+.07))


def atk_boss(s, r=9):
    s.disc(r+1.8, DK)
    s.disc(r, BONE)
    s.disc(r-1.8, DK)
    s.disc(r-5, MOSS)


def rings(s, inside, step=2.7):
    p = s.line('#56645a', 1.1)
    r = 13
    while r < 42:
        n = int(r*2.4)
        run = None
        for i in range(n+1):
            a = tau*i/n
            ok = inside(r, a)
            if ok and run is None: run = a
            if (not ok or i == n) and run is not None:
                if (a-run)*r > 2.2 and a-run < tau-.1: p.arc(C, C, r, run, a)
                elif a-run >= tau-.1: p.circle(C, C, r)
                run = None
        r += step


def whirl(n, k=.055, ph=0):
    return lambda r, a: ((a+ph-k*(r-10))*n/tau) % 1 < .5


def attackers():
    out = []
    # 1: three tendrils that end in spirals
    s = Art()
    atk_base(s)
    rings(s, whirl(3, .04))
    arms = []
    for k in range(3):
        a = tau*k/3-pi/2
        arms.append([P(8, a), P(15, a-.25), P(24, a-.25)]+spiral(*P(27.5, a+.35), 10.6, 2.6, a-.95, 1.35))
    s.ribbon(arms, 3.6, BONE, DK, 2)
    atk_boss(s)
    out.append(s)
    # 2: a serpent in a ring, biting
    s = Art()
    atk_base(s)
    rings(s, lambda r, a: r < 23 and int((a*6/tau)) % 2 == 0, 2.5)
    body = [P(31+3.4*sin(5*a), a) for a in [(-.35+ (tau-.55)*i/40) for i in range(41)]]
    s.ribbon([body], 6, BONE, DK, 2)
    m = s.line(DK, 1.6)
    m.spline(body)
    head(s, *P(31, -.62), -.62-pi/2+pi+.15-pi, 8.6, BONE, DK, 1.6, flip=-1)
    atk_boss(s)
    out.append(s)
    # 3: four swirling fields
    s = Art()
    atk_base(s)
    rings(s, whirl(4), 2.5)
    b = s.line(BONE, 2)
    for k in range(8): b.spline([P(r, k*pi/4+.055*(r-10)) for r in range(9, 44, 4)])
    atk_boss(s)
    out.append(s)
    # 4: three beasts' heads about the boss
    s = Art()
    atk_base(s)
    rings(s, lambda r, a: r < 20, 2.6)
    for k in range(3):
        a = tau*k/3-pi/2
        s.ribbon([[P(8, a-1.35), P(20, a-1.35), P(29, a-1.05), P(30.5, a-.55), P(29, a-.25)]], 5.6, BONE, DK, 2,
            cap='butt')
        head(s, *P(28.6, a), a+pi/2+.12, 10, BONE, DK, 1.6, flip=1)
    atk_boss(s)
    out.append(s)
    # 5: two ribbons that wind through each other
    s = Art()
    atk_base(s)
    rings(s, lambda r, a: r > 38 or r < 16, 2.4)
    n = 96
    f = lambda ph: [P(27.5+8.2*cos(3*tau*i/n+ph), tau*i/n) for i in range(n)]
    A, B = f(0), f(pi)
    s.ribbon([A], 3.8, BONE, DK, 1.7, closed=True)
    s.ribbon([B], 3.8, MOSS, DK, 1.7, closed=True)
    over = []
    for k in range(6):
        if k % 2: continue
        i0 = int((k+.5)*n/6)
        over.append([A[(i0+j) % n] for j in range(-5, 6)])
    s.ribbon(over, 3.8, BONE, DK, 1.7, cap='butt')
    atk_boss(s)
    out.append(s)
    # 6: a serpent coiled about the boss
    s = Art()
    atk_base(s)
    n = 60
    co = [P(13.5+15.5*i/n, -2.6+tau*1.62*i/n) for i in range(n+1)]
    rings(s, lambda r, a: r > 36, 2.5)
    s.ribbon([co], 3.9, BONE, DK, 2.2, mid=None)
    a = -2.6+tau*1.62
    head(s, *P(30.5, a+.26), a+.26+pi/2-.12, 9.8, BONE, DK, 1.6, flip=1)
    atk_boss(s, 7.5)
    out.append(s)
    # 7: five blades
    s = Art()
    atk_base(s)
    for k in range(5):
        a = tau*k/5-pi/2
        bl = s.add(fill=MOSS, stroke=BONE, stroke_width='1.5', stroke_linejoin='round')
        bl.spline([P(11, a-.2), P(24, a-.12), P(35, a+.28), P(40.5, a+.95), P(40.5, a+.95), P(31, a+.72),
                P(22, a+.62), P(12, a+.5)], True)
        c = s.line(DK, 1.3)
        for t in (.18, .36, .54, .72):
            rr = 14+t*30
            c.spline([P(rr, a-.1+.012*rr*t), P(rr+1, a+.15+.35*t), P(rr+.2, a+.38+.35*t)])
    atk_boss(s)
    out.append(s)
    # 8: interlaced ring of three loops
    s = Art()
    atk_base(s)
    rings(s, lambda r, a: r > 36.5, 2.5)
    n = 120
    L = []
    for i in range(n):
        t = 2*tau*i/n
        r = 25.5+10*cos(1.5*t)
        L.append(P(r, t-pi/2))
    s.ribbon([L], 3.2, BONE, DK, 1.8, closed=True)
    # crossings: at t and t+tau the radii agree; lift every second strand
    over = []
    for k in range(3):
        t0 = tau*(k/3+1/6)
        j = int(t0/(2*tau)*n+.5)+(0 if k % 2 == 0 else 0)
        over.append([L[(j+i) % n] for i in range(-5, 6)])
    s.ribbon(over, 3.2, BONE, DK, 1.8, cap='butt')
    atk_boss(s)
    out.append(s)
    for i, s in enumerate(out): s.save(f'attacker-{i+1}.svg')
    return len(out)


# ---- defenders -----------------------------------------------------------------------------------------------
def def_base(s):
    s.ground(RBD)
    s.disc(45.6, LT)
    s.ring(43.2, 2, RIM)
    st = s.line('#e9cf94', 1.5, 'round')
    for i in range(32):
        a = tau*(i+.5)/32
        st.line(*P(47.2, a), *P(48.3, a))


def def_boss(s, r=8.6):
    s.disc(r+1.6, LT)
    s.disc(r, RB)
    s.disc(r-2.3, LT2)
    s.disc(r-5, RB)
def quarters(n):
    return lambda x, y: 12 < hypot(x-C, y-C) < 41 and ((x > C) == (y > C)) == (n == 0)


def defenders():
    out = []
    # 1: the fort itself: rampart, four gates, houses in squares
    s = Art()
    def_base(s)
    p = s.line(RB, 2.6)
    p2 = s.line(RB, 1.3)
    for k in range(4):
        p.arc(C, C, 38, k*pi/2+.11, (k+1)*pi/2-.11)
        p2.arc(C, C, 33.5, k*pi/2+.13, (k+1)*pi/2-.13)
        for v in (-4, 4):
            q = [rot([(C+11, C+v)], k*pi/2)[0], rot([(C+38, C+v)], k*pi/2)[0]]
            p2.line(*q[0], *q[1])
    t = s.line(RB2, 1.2)
    for i in range(64):
        a = tau*i/64
        if min(abs(38*cos(a)), abs(38*sin(a))) > 5: t.line(*P(33.5, a), *P(38, a))
    h = s.add(fill=RB2, stroke=RB, stroke_width='1.2')
    for k in range(4):
        cx, cy = P(22.6, pi/4+k*pi/2)
        for dx, dy, an in ((0, -6.2, 0), (0, 6.2, 0), (-6.2, 0, 1), (6.2, 0, 1)):
            a, b = (4.4, 1.9) if not an else (1.9, 4.4)
            h.poly([(cx+dx-a, cy+dy-b*.8), (cx+dx, cy+dy-b-.3), (cx+dx+a, cy+dy-b*.8), (cx+dx+a, cy+dy+b*.8),
                    (cx+dx, cy+dy+b+.3), (cx+dx-a, cy+dy+b*.8)], True)
    s.disc(5, RB)
    s.disc(2.6, LT2)
    out.append(s)
    # 2, 3: quartered, cut in two directions
    for m in (0, 1):
        s = Art()
        def_base(s)
        p = s.line(RB2, 1.4)
        hatch(p, quarters(m), pi/4 if m else -pi/4, 3.6)
        b = s.line(RB, 2.4)
        for k in range(4): b.line(*P(10, k*pi/2), *P(42, k*pi/2))
        sp = s.line(RB, 3, 'round')
        for k in range(4):
            if (k % 2 == 0) == (m == 0): continue
            cx, cy = P(26.5, pi/4+k*pi/2)
            sp.spline(spiral(cx, cy, 2, 8.2, pi/4+k*pi/2+1.2, 1.45 if k < 2 else -1.45))
        def_boss(s)
        out.append(s)
    # 4: four bow-sided halls about the yard
    s = Art()
    def_base(s)
    hh = s.add(fill=RB2, stroke=RB, stroke_width='1.6', stroke_linejoin='round')
    ridge = s.line(LT, 1.5)
    th = s.line(LT2, 1.1)
    for k in range(4):
        a = k*pi/2
        top = [(-15, 0)]+[(-15+30*i/6, -2.2*(1-((i-3)/3)**2)) for i in range(1, 6)]+[(15, 0)]
        q = [(C+u, C-31.5+v-3.6) for u, v in top]+[(C-u, C-31.5-v+3.6) for u, v in top]
        hh.poly(rot(q, a), True)
        ridge.line(*rot([(C-15, C-31.5)], a)[0], *rot([(C+15, C-31.5)], a)[0])
        for i in range(1, 9):
            th.line(*rot([(C-15+30*i/9, C-30)], a)[0], *rot([(C-15+30*i/9, C-26.2)], a)[0])
    dd = s.line(RB2, 2.6, 'round')
    for k in range(4):
        a = pi/4+k*pi/2
        dd.line(*P(16, a), *P(24, a))
        dd.line(*P(32, a), *P(37, a))
    def_boss(s)
    out.append(s)
    # 5: four pairs of tendrils
    s = Art()
    def_base(s)
    arms = []
    for k in range(4):
        a = k*pi/2
        for f in (1, -1):
            arms.append([P(8, a), P(17, a), P(25, a+f*.02)]+spiral(*P(29.5, a+f*.42), 8.6, 2.2, a-f*1.55
                    + (0 if f>0 else 0), f*1.15, 9))
    s.ribbon(arms, 2.9, RB2, RB, .9)
    def_boss(s)
    out.append(s)
    # 6: four heads looking out along the streets
    s = Art()
    def_base(s)
    p = s.line(RB2, 1.3)
    hatch(p, lambda x, y: 12 < hypot(x-C, y-C) < 24 , pi/4, 3)
    for k in range(4):
        a = k*pi/2+pi/4
        head(s, *P(28, a), a+pi/2 if k % 2 == 0 else a-pi/2, 9.4, LT2, RB, 1.7, flip=1 if k % 2 == 0 else -1)
    b = s.line(RB, 2.2)
    for k in range(4): b.line(*P(10, k*pi/2), *P(42, k*pi/2))
    def_boss(s)
    out.append(s)
    # 7: a spiral in each quarter
    s = Art()
    def_base(s)
    b = s.line(RB, 2.2)
    for k in range(4):
        for v in (-2.6, 2.6):
            q = rot([(C+9, C+v), (C+41.8, C+v)], k*pi/2)
            b.line(*q[0], *q[1])
    sp = s.line(RB2, 3.2, 'round')
    d = s.fill(RB)
    for k in range(4):
        f = 1 if k % 2 else -1
        a = pi/4+k*pi/2
        sp.spline(spiral(*P(25.6, a), 1.6, 10.4, a+f*.5, f*1.9))
        d.circle(*P(39, a), 1.7)
    def_boss(s)
    out.append(s)
    # 8: rampart rays: hachures between four posts
    s = Art()
    def_base(s)
    w = s.fill(RB2)
    for i in range(48):
        a = tau*(i+.5)/48
        if min(abs(cos(a)), abs(sin(a))) < .15: continue
        w.wedge(*P(22, a), a, 17, 2.5)
    s.ring(21.5, 2.2, RB)
    b = s.line(RB, 2.2)
    for k in range(4):
        for v in (-3.6, 3.6):
            q = rot([(C+22, C+v), (C+41.6, C+v)], k*pi/2)
            b.line(*q[0], *q[1])
    dd = s.fill(RB)
    for k in range(8): dd.circle(*P(15.5, k*pi/4+pi/8), 1.5)
    def_boss(s)
    out.append(s)
    for i, s in enumerate(out): s.save(f'defender-{i+1}.svg')
    return len(out)


# ---- officers ------------------------------------------------------------------------------------------------
def axe(s, a, col, edge, ew, k=1):
    """an axe with a broad blade, standing over the boss, turned by a"""
    R = lambda pts: rot(pts, a)
    sh = s.line(edge, 3.6*k+2*ew, 'round')
    q = R([(50, 86), (50, 16)])
    sh.line(*q[0], *q[1])
    sh = s.line(col, 3.6*k, 'round')
    sh.line(*q[0], *q[1])
    b = s.add(fill=col, stroke=edge, stroke_width=num(ew, 2), stroke_linejoin='round')
    b.poly(R([(46.6, 19), (53.4, 19), (53.4, 29), (53.4, 30)]), False)
    pts = [(53, 20), (62, 17), (72, 11), (78, 20), (79.5, 27), (78, 35), (72, 43), (63, 33), (53, 30)]
    b.o = []
    b.n = 0
    P0 = R([(46.4, 19.5), (53.5, 19.5), (62, 18), (70, 12), (75, 10), (75, 10), (79.5, 20), (79.5, 31), (75, 42),
            (75, 42), (69, 35), (61, 31), (53.5, 30.5), (46.4, 30.5), (46.4, 30.5)])
    b.spline(P0, True)


def officers():
    s = Art()
    s.ground(DK)
    s.disc(43.2, DK2)
    s.ring(43.4, 2, BONE)
    s.ring(39.6, 1.3, MOSS)
    rings(s, lambda r, a: 24 < r < 38, 2.6)
    axe(s, -.5, BONE, DK, 1.8, .85)
    g = s.line(DK, 1.3)
    q = lambda pts: rot(pts, -.5)
    g.spline(q([(72, 18), (66, 22), (60, 24), (60, 27), (67, 28)]))
    g.spline(q([(74, 34), (75.5, 27), (74, 19)]))
    s.save('commander.svg')
    s = Art()
    s.ground(RBD)
    s.disc(45.6, LT)
    s.ring(43.2, 2, RIM)
    s.ring(39.4, 1.2, RB2)
    p = s.line('#c98b5c', 1.2)
    hatch(p, lambda x, y: 24 < hypot(x-C, y-C) < 36.5 , pi/4, 3.2)
    # a sword upright: lobed pommel, short guard, broad blade
    b = s.add(fill=LT, stroke=RBD, stroke_width='2.2', stroke_linejoin='round')
    b.poly([(44.6, 34), (44.6, 80), (50, 89), (55.4, 80), (55.4, 34)], True)
    g = s.add(fill=RB, stroke=RBD, stroke_width='1.2', stroke_linejoin='round')
    g.poly([(33, 29.5), (67, 29.5), (67, 36), (33, 36)], True)
    g.poly([(46.2, 19), (53.8, 19), (53.8, 30), (46.2, 30)], True)
    g.poly([(39, 15), (61, 15), (61, 20), (39, 20)], True)
    g.spline([(40, 15.5), (41, 9.5), (45.5, 9.5), (50, 5.5), (54.5, 9.5), (59, 9.5), (60, 15.5), (60, 15.5),
            (40, 15.5)], True)
    f = s.line(RB2, 1.6)
    f.line(50, 40, 50, 80)
    w = s.line(LT2, 1.2)
    for y in (22, 25, 28): w.line(46.8, y, 53.2, y)
    s.save('knight.svg')


# ---- the king ------------------------------------------------------------------------------------------------
GD = '#e2ae45'
GL = '#f7dc93'
GS = '#b9802b'
KD = '#5a2d14'
KR = '#7d2415'


def beast(s, gold, light, dark, ew=1.7, T=lambda p: p, bite=True):
    """the great beast of Jelling, walking left with its head raised, a snake about it; bold strokes for 25 mm"""
    t = lambda L: [T(p) for p in L]
    def rib(L, w, col, cap='round'):
        s.ribbon([t(L)], w, col, dark, ew, cap)
    def blob_(L, col):
        p = s.add(fill=col, stroke=dark, stroke_width=num(ew, 2), stroke_linejoin='round')
        p.spline(t(L), True)
    # tail, far legs
    rib([(70, 55), (79, 48), (80, 38), (72, 31), (63, 33), (63, 40), (69, 42)], 3.6, gold)
    rib([(38, 58), (42, 68), (38, 76), (33, 78), (29, 77.5)], 4.4, gold)
    rib([(62, 61), (66, 70), (61, 77), (56, 79), (52, 78)], 4.4, gold)
    # body
    blob_([(27, 46), (29, 36), (36, 31), (43, 37), (50, 43), (60, 43), (70, 45), (75, 54), (74, 64), (66, 68),
            (58, 63), (50, 58), (43, 60), (36, 66), (28, 62), (26, 54)], gold)
    # near legs
    rib([(33, 58), (31, 68), (25, 75), (20, 76), (16, 74.5)], 5.2, light)
    rib([(69, 59), (75, 69), (73, 78), (69, 81), (64, 81)], 5.2, light)
    # neck and head
    rib([(34, 50), (28, 42), (27, 33), (31, 27)], 9.5, gold, 'butt')
    return t


def king():
    s = Art()
    s.ground(KR)
    s.disc(46.4, GD)
    s.ring(46.4, 1.2, KD)
    pl = s.line(KD, 2.6, 'round')
    for i in range(28): pl.dot(*P(43.5, tau*i/28))
    s.disc(41, KD)
    s.disc(39.6, '#a8432a')
    h = s.line('#c4653f', 1.1)
    for i in range(2): h.circle(C, C, 27+i*7)
    t = lambda L: [(50+(x-52.5)*.98, 50+(y-51.2)*.98) for x, y in L]
    T1 = lambda x, y: t([(x, y)])[0]
    SN = '#f6ead0'
    # behind: tail, far legs, the snake's hidden coil
    s.ribbon([t([(74, 54), (84, 47), (85, 34), (76, 27), (67, 30), (66, 37), (72, 40)])], 4.6, GD, KD, 1.5)
    s.ribbon([t([(47, 44), (40, 41), (39, 48), (45, 58), (48, 70), (55, 76), (61, 71), (56, 64)])], 3.2, SN, KD, 1.4)
    s.ribbon([t([(42, 62), (47, 70), (44, 79), (38, 81.5), (35, 81)])], 5, GS, KD, 1.5)
    s.ribbon([t([(62, 62), (66, 71), (62, 80), (56, 82.5), (53, 82)])], 5, GS, KD, 1.5)
    # body
    p = s.add(fill=GD, stroke=KD, stroke_width='1.7', stroke_linejoin='round')
    p.spline(t([(24, 50), (30, 42), (38, 42), (48, 48), (60, 46), (70, 43), (80, 50), (81, 62), (72, 68), (61, 63),
                (49, 61), (41, 66), (31, 67), (25, 60)]), True)
    # neck: a broad band bent back, with a crest of three locks
    s.ribbon([t([(28, 50), (35, 47), (42, 45), (45, 40), (41, 37.5), (38.5, 40)]), t([(27, 40), (34, 37), (35, 32)])],
        3.2, GL, KD, 1.4)
    s.ribbon([t([(35, 57), (28, 51), (24.5, 41), (26.5, 30), (33.5, 24), (43, 25.5)])], 9, GD, KD, 1.6, 'butt')
    n = s.line(KD, 1.3, 'round')
    n.spline(t([(35, 54), (30, 48), (27.6, 40), (29.2, 32), (35, 27.6), (40, 28)]))
    # hips
    s.ribbon([t([(34, 60), (37, 69), (33, 77), (28.5, 78.5), (26, 77.5)])], 6.2, GL, KD, 1.5)
    s.ribbon([t([(71, 62), (77, 70), (73, 78.5), (67, 81), (63.5, 80)])], 6.2, GL, KD, 1.5)
    for x, y, f in ((34, 56.5, 1), (71, 57, -1)):
        q = s.add(fill=GL, stroke=KD, stroke_width='1.5')
        q.circle(*T1(x, y), 8.6)
        q = s.line(KD, 2, 'round')
        q.spline(spiral(*T1(x, y), 1, 6, .6, f*1.5))
    c = s.line(KD, 1.4, 'round')
    for x, y in ((27.5, 78), (66, 80.6)):
        for d in (1,): c.line(*T1(x+d, y-1.6), *T1(x+d-1, y+2))
    r = s.line(KD, 1.4, 'round')
    for k in (0,): r.spline(t([(57+k*4, 48), (58.6+k*4, 54), (57+k*4, 60.5)]))
    # the snake over the back, up into the jaws
    s.ribbon([t([(56, 66), (50, 60), (50, 52), (57, 44), (62, 38), (62, 32), (57, 29)])], 3.2, SN, KD, 1.4)
    head(s, *T1(46.5, 25), .06, 11.4, GL, KD, 1.6)
    s.save('king.svg')


def backs():
    for name, g, l, k in (('attacker', DK, MOSS, 0), ('defender', LT, RB2, 1), ('king', '#8f2f1c', GD, 2)):
        s = Sheet(100, 100)
        s.raw(f'<rect x="-16" y="-16" width="132" height="132" fill="{g}"/>')
        if k == 0:
            p = s.line(l, 2.2, 'round')
            for j in range(-1, 6):
                for i in range(-1, 6):
                    cx, cy = i*26+(13 if j % 2 else 0)-6, j*23-6
                    p.spline(spiral(cx, cy, 1.4, 9.4, .4+j, 1.4 if (i+j) % 2 else -1.4, 6))
        elif k == 1:
            p = s.line(l, 1.6)
            r = s.line(RB, 2)
            for j in range(-1, 6):
                for i in range(-1, 6):
                    cx, cy = i*24+2, j*24+2
                    for t in range(4):
                        if (i+j) % 2: p.line(cx-9, cy-7.5+t*5, cx+9, cy-7.5+t*5)
                        else: p.line(cx-7.5+t*5, cy-9, cx-7.5+t*5, cy+9)
                    r.circle(cx+12, cy+12, 2)
        else:
            p = s.line(l, 3)
            q = s.line('#642614', 8, 'round')
            for j in range(-1, 7):
                for i in range(-1, 7):
                    cx, cy = i*20+(10 if j % 2 else 0), j*17.5
                    p.circle(cx, cy, 9.2)
                    q.dot(cx, cy)
        s.save(f'back-{name}.svg')


def draw():
    attackers()
    defenders()
    officers()
    king()
    backs()
