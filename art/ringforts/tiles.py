"""Squares, edges, forts, stamps and tufts for boards of any size, and the frame; four units to a millimetre."""
from lib import *
from motifs import *
TOWN = '#f1e8c8'


class Tile(Sheet):
    def __init__(s, w=100, h=100): super().__init__(w, h, 1, 4)
    def rect(s, x, y, w, h, col):
        s.raw(f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{col}"/>')


def away(x, y, r=9.3): return hypot((x % 25)-12.5, (y % 25)-12.5) > r


# ---- forts ---------------------------------------------------------------------------------------------------
def fort(s, R, roads, big=False):
    rnd = random.Random(int(R*10))
    c = 12.5
    # berm, ditch, rampart
    s.raw(f'<circle cx="50" cy="50" r="{num(4*(R+1.5))}" fill="#e7ddb4"/>')
    d = s.line(FORT2, .22)
    ga = lambda r, w: math.asin(w/r)
    def arcs(p, r, w):
        for k in range(4): p.arc(c, c, r, k*pi/2+ga(r, w), (k+1)*pi/2-ga(r, w))
    arcs(d, R+1.5, 1.2)
    s.raw(f'<circle cx="50" cy="50" r="{num(4*R)}" fill="{BANK}"/>')
    w = s.fill(FORT)
    n = int(R*7)
    for i in range(n):
        a = tau*(i+.5)/n
        x, y = c+R*cos(a), c+R*sin(a)
        if min(abs(x-c), abs(y-c)) < 1.3: continue
        w.wedge(x, y, a, 1.2+rnd.uniform(-.15, .15), .34+.14*cos(a-pi/4))
    ri = R-1.75
    s.raw(f'<circle cx="50" cy="50" r="{num(4*ri)}" fill="{"#f7efd6" if big else "#f4ecd0"}"/>')
    t = s.line(FORT2, .24)
    n = int(R*6)
    for i in range(n):
        a = tau*i/n
        if min(abs(R*cos(a)), abs(R*sin(a))) > 1.2:
            t.line(c+(ri+.2)*cos(a), c+(ri+.2)*sin(a), c+(R-.5)*cos(a), c+(R-.5)*sin(a))
    l = s.line(FORT, .42)
    arcs(l, R, 1.1)
    l2 = s.line(FORT, .28)
    arcs(l2, R-.55, 1.1)
    arcs(l2, ri, 1.1)
    # streets and the road outside
    st = s.fill(SAND)
    so = s.line(FORT2, .24)
    pl = s.line(PALE, .2)
    for k in range(4):
        ca, sa = round(cos(k*pi/2)), round(sin(k*pi/2))
        Q = lambda u, v: (c+u*ca-v*sa, c+u*sa+v*ca)
        end = 15 if k in roads else R+1.4
        hw = .95
        st.poly([Q(0, -hw), Q(R+.4, -hw), Q(R+.4, hw), Q(0, hw)], True)
        if k in roads:
            W = 3 if big else .8
            st.poly([Q(R, -hw), Q(end, -W), Q(end, W), Q(R, hw)], True)
            for v, e in ((-hw, -W), (hw, W)): so.line(*Q(R+.3, v), *Q(end, e))
        for v in (-hw, hw): so.line(*Q(1.2, v), *Q(R+.2, v))
        u = 1.6
        while u < R:
            pl.line(*Q(u, -hw), *Q(u, hw))
            u += .8
    g = s.fill(PLANK)
    gl = s.line(FORT, .26)
    for k in range(4):
        ca, sa = round(cos(k*pi/2)), round(sin(k*pi/2))
        Q = lambda u, v: (c+u*ca-v*sa, c+u*sa+v*ca)
        for v in (-1.75, .95):
            q = [Q(ri-.3, v), Q(R+.5, v), Q(R+.5, v+.8), Q(ri-.3, v+.8)]
            g.poly(q, True)
            gl.poly(q, True)
    # houses: four squares of four
    f, f2, hl, fi = s.fill(ROOF), s.fill(ROOF2), s.line(FORT, .26, join='round'), s.line(FORT2, .2)
    q = R*.345
    e = R*.172
    L, W = R*.29, R*.122
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = c+sx*q, c+sy*q
            for dx, dy, an in ((0, -e, 0), (0, e, 0), (-e, 0, pi/2), (e, 0, pi/2)):
                longhouse(f, f2, hl, fi, x+dx, y+dy, L, W, an, posts=False)
    if big:
        s.raw(f'<circle cx="50" cy="50" r="6.4" fill="{SAND}" stroke="{FORT}" stroke-width="1.1"/>')
        s.raw(f'<circle cx="50" cy="50" r="2.6" fill="{RED}" stroke="{FORT}" stroke-width=".9"/>')
    else:
        s.raw(f'<circle cx="50" cy="50" r="3.2" fill="{SAND}" stroke="{FORT}" stroke-width="1"/>')


def forts():
    s = Tile()
    s.rect(-1, -1, 102, 102, TOWN)
    fort(s, 11.6, (0, 1, 2, 3), True)
    # sheaves of hachure in the angles tie the square to the ploughland
    s.save('throne.svg')
    s = Tile()
    s.rect(-1, -1, 102, 102, LAND)
    rnd = random.Random(3)
    m = s.fill(MEADOW)
    m.spline([(12.5+12.4*cos(a)*(1+.03*sin(3*a)), 12.5+12.4*sin(a)) for a in [tau*i/16 for i in range(16)]], True)
    fort(s, 9.9, (0, 1))
    t = s.line(GREEN, .24)
    for x, y in ((2.2, 3.4), (22.4, 3), (3, 22.8), (21.7, 22.6), (23.4, 20.6)):
        tuft(t, x, y, 1.1, rnd)
    s.save('corner.svg')
    # signs for figures of 4 mm: a ring with four gates
    for n, r in (('throne-sign', 37), ('corner-sign', 33)):
        s = Sheet(100, 100)
        p = s.line('#5a4630', 11 if n[0] == 't' else 9)
        for k in range(4):
            g = math.asin(8/r)
            p.arc(50, 50, r, k*pi/2+g, (k+1)*pi/2-g)
        if n[0] == 't':
            q = s.fill(RED)
            q.circle(50, 50, 11)
        else:
            q = s.line('#5a4630', 6)
            q.line(50, 36, 50, 64)
            q.line(36, 50, 64, 50)
        s.save(n+'.svg')
    # where the king may leave: a gate, two posts and a road with an arrow's head
    s = Sheet(100, 100)
    p = s.line('#8a3a1e', 3, join='round')
    w = s.fill('#8a3a1e')
    for k in range(4):
        R = lambda x, y: ((50+(x-50)*round(cos(k*pi/2))-(y-50)*round(sin(k*pi/2))),
            (50+(x-50)*round(sin(k*pi/2))+(y-50)*round(cos(k*pi/2))))
        w.poly([R(40, 14), R(50, 4), R(60, 14), R(54, 14), R(54, 20), R(46, 20), R(46, 14)], True)
    p.circle(50, 50, 26)
    p.circle(50, 50, 20)
    s.save('escape.svg')
    s = Sheet(100, 100)
    w = s.fill('#8a3a1e')
    for k in range(4):
        R = lambda x, y: ((50+(x-50)*round(cos(k*pi/2))-(y-50)*round(sin(k*pi/2))),
            (50+(x-50)*round(sin(k*pi/2))+(y-50)*round(cos(k*pi/2))))
        w.poly([R(30, 24), R(50, 4), R(70, 24), R(58, 24), R(58, 34), R(42, 34), R(42, 24)], True)
    p = s.line('#8a3a1e', 7)
    p.circle(50, 50, 12)
    s.save('escape-sign.svg')
    s = Sheet(100, 100)
    p = s.line('#7c674d', 5, join='round')
    f = s.fill('#e6cd9c')
    f.poly([(50, 22), (84, 78), (16, 78)], True)
    p.poly([(50, 22), (84, 78), (16, 78)], True)
    p.poly([(50, 22), (50, 78)])
    p.line(44, 12, 54, 28)
    p.line(56, 12, 46, 28)
    s.save('camp-sign.svg')


# ---- squares -------------------------------------------------------------------------------------------------
def grounds():
    for k in range(10):
        rnd = random.Random(100+k)
        s = Tile()
        s.rect(-.6, -.6, 101.2, 101.2, LAND)
        hd, ht, gt, ds = s.line(HEATHER, .42, 'round'), s.line(HEATHER, .26), s.line(GREEN, .26), s.line(PALE, .34,
            'round')
        kind = k % 5
        cs = [(rnd.choice((2.5, 22.5)), rnd.choice((3, 22))) for _ in range(2)]
        n = 0
        for i in range(500):
            x, y = rnd.uniform(.8, 24.2), rnd.uniform(.8, 24.2)
            if not away(x, y, 8.6) and rnd.random() > .1: continue
            near = min(hypot(x-a, y-b) for a, b in cs)
            if kind in (0, 1, 3) and near < 7 and n < 46:
                hd.dot(x, y)
                n += 1
            elif kind in (2, 4) and near < 9 and n < 26:
                ds.dot(x, y)
                n += 1
        got = []
        for i in range(60):
            x, y = rnd.uniform(1.6, 23.4), rnd.uniform(2.4, 23.6)
            if not away(x, y, 9.4) or any(hypot(x-a, y-b) < 4.5 for a, b in got): continue
            got.append((x, y))
            tuft(ht if kind in (0, 3) and len(got) < 3 else gt, x, y, 1.15, rnd, 5 if kind in (0, 3) and len(got) < 3
                else 3)
            if len(got) > (3, 4, 5, 3, 4)[kind]: break
        if kind == 4:    # a low bank, hachured
            w = s.fill(INK2)
            a0 = rnd.uniform(0, 6)
            c = [(12.5+11*cos(a0+i*.09), 12.5+11*sin(a0+i*.09)) for i in range(9)]
            hachures(w, c, -1, 1.7, .7, .36, rnd)
        s.save(f'heath-{k+1}.svg')


def camps():
    for k in range(5):
        rnd = random.Random(200+k)
        s = Tile()
        s.rect(-.6, -.6, 101.2, 101.2, CAMP)
        dt = s.line(INK2, .34, 'round')
        n = 0
        for i in range(260):
            x, y = rnd.uniform(.6, 24.4), rnd.uniform(.6, 24.4)
            if away(x, y, 10) and n < 34:
                dt.dot(x, y)
                n += 1
        tf, tf2, tl, tq = s.fill(CLOTH), s.fill('#dccba6'), s.line(INK, .32, join='round'), s.line(INK2, .22)
        hl, hr = s.line(INK, .28), s.fill(RED)
        x, y, an = [(4, 3.6, .5), (21, 21.4, -2.6+pi), (21, 3.6, -.6), (3.6, 21.4, 2.4), (4, 21.6, -.55)][k]
        if k != 3: tent(tf, tf2, tl, tq, x, y, 5.2, 3.6, [-.75, -.85, .7, 0, .8][k])
        else:
            hf, hf2 = s.fill(HULL), s.fill('#ecd3a0')
            ship(hf, hf2, tl, tq, 12.5, 3, 11, 2.6, .06, beached=True)
        if k in (0, 2, 3):
            x, y = [(21.6, 21.8), 0, (3.4, 21.8), (21.6, 21)][k]
            for i in range(7): hl.circle(x+1.05*cos(tau*i/7), y+1.05*sin(tau*i/7), .3)
            hr.poly([(x-.5, y+.35), (x-.15, y-.75), (x+.1, y-.1), (x+.4, y-.5), (x+.5, y+.35)], True)
        s.save(f'camp-{k+1}.svg')
    s = Tile()
    p = s.line(INK2, .34, dash='1.5 .9')
    p.spline([(-.4, .5), (4, -.1), (9, .7), (14, .1), (19, .8), (25.4, .5)])
    s.save('camp-edge.svg')
    s = Tile()
    p = s.line('#8a3a1e', .7, join='round')
    for k in range(4):
        ca, sa = round(cos(k*pi/2)), round(sin(k*pi/2))
        Q = lambda u, v: (12.5+u*ca-v*sa, 12.5+u*sa+v*ca)
        p.poly([Q(-10.8, -6.6), Q(-10.8, -10.8), Q(-6.6, -10.8)])
    s.save('camp-mark.svg')


def towns():
    for k in range(6):
        rnd = random.Random(300+k)
        s = Tile()
        s.rect(-.6, -.6, 101.2, 101.2, TOWN)
        fa, fl, fo = s.fill((STRAW, '#e9e0ac')[k % 2]), s.line(PALE, .22), s.line(INK2, .25)
        # ploughland along one side and about two corners, worn bare in the middle
        x0, x1, y0, y1 = (1.2, 23.8, 12, 23.8) if k % 3 != 2 else (1.2, 23.8, 1.2, 23.8)
        q = [(x0, y0), (x1, y0+.6), (x1, y1), (x0, y1)]
        fa.poly(q, True)
        fo.poly(q, True)
        x = x0+1.4
        while x < x1-.5:
            run = None
            y = y0+.8
            while y <= y1-.6:
                ok = away(x, y, 9) or int(x*y) % 7 == 0 and away(x, y, 5)
                if ok and run is None: run = y
                if (not ok or y+.5 > y1-.6) and run is not None:
                    if y-run > .8: fl.line(x, run, x, y)
                    run = None
                y += .5
            x += 1.5
        hf, hf2, hl, hq = s.fill(ROOF), s.fill(ROOF2), s.line(INK, .32, join='round'), s.line(INK2, .22)
        if k % 3 == 0: longhouse(hf, hf2, hl, hq, 12.5, 3, 12.5, 3.3, 0)
        elif k % 3 == 1:
            longhouse(hf, hf2, hl, hq, 5, 3.6, 6.6, 2.8, -.1)
            longhouse(hf, hf2, hl, hq, 20.5, 4.4, 6, 2.7, pi/2-.1)
        else:
            longhouse(hf, hf2, hl, hq, 3.2, 12.5, 10.5, 3, pi/2)
        s.save(f'town-{k+1}.svg')


def town_edge():
    """The bank about the town: hachures outward, timber on its crown."""
    s = Tile()
    rnd = random.Random(9)
    b = s.fill(BANK)
    w = s.fill(INK)
    l = s.line(INK, .36)
    t = s.line(INK2, .24)
    a, c = -.9, 25.9
    b.poly([(a, -.9), (c, -.9), (c, .9), (a, .9)], True)
    x = a+.3
    while x < c:
        w.wedge(x, -.9, -pi/2+rnd.uniform(-.08, .08), 1.5+rnd.uniform(-.2, .2), .4)
        t.line(x, -.6, x, .6)
        x += .82
    l.line(a, -.9, c, -.9)
    l.line(a, .9, c, .9)
    l.line(a, 0, c, 0)
    s.save('town-edge.svg')


def town_gate():
    """Where a road goes through the bank: its ends left and right, a tower on each, and logs across the road."""
    s = Tile()
    def line(d, width): s.raw(f'<path fill="none" stroke="{INK}" stroke-width="{width}" d="{d}"/>')
    s.raw(f'<path fill="{BANK}" d="M-3.6-3.6H38v7.2H-3.6zM62-3.6h41.6v7.2H62z"/>')
    line(''.join(f'M-3.6{y}H38M62{y}h41.6' for y in ('-3.6', ' 3.6', ' 0')), 1.44)
    s.raw(f'<path fill="{SAND}" d="M41-8h18V8H41z"/>')
    s.raw(f'<path fill="{ROOF2}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" d="M34-8h8V8h-8zM58-8h8V8h-8z"/>')
    line('M42-3.5h16M42 0h16M42 3.5h16', 1.2)
    s.save('town-gate.svg')


# ---- stamps --------------------------------------------------------------------------------------------------
def wood(name, w, h, seed, dense=1):
    rnd = random.Random(seed)
    s = Tile(100*w, 100*h)
    W, H = 25*w, 25*h
    f = s.fill(WOOD)
    B = blob(rnd, W/2, H/2, W*.46, H*.44, 16, .3)
    f.spline(B, True)
    sh = [s.line(SHADE, 2.8, 'round'), s.line(SHADE, 3.5, 'round')]
    cr = s.add(fill=CROWN, stroke=INK, stroke_width='1.04', stroke_linejoin='round')
    cs = s.line(GREEN, .24)
    T = []
    for i in range(3000):
        x, y = rnd.uniform(1, W-1), rnd.uniform(1, H-1)
        if not inpoly(x, y, B) or not away(x, y, 7.4+1.9*noise(x/7, y/7, seed)): continue
        r = rnd.uniform(1.2, 1.9) if away(x, y, 8.8) else rnd.uniform(.9, 1.2)
        if any((x-a)**2+(y-b)**2 < (r+c)**2*1.08 for a, b, c in T): continue
        T.append((x, y, r))
        if len(T) > 12.6*w*h*dense: break
    T.sort(key=lambda t: (int(t[1]/4), t[0]))
    for x, y, r in T: sh[r > 1.57].dot(x+r*.42, y+r*.42)
    for x, y, r in T: crown(cr, cr, cs, x, y, r, rnd)
    s.save(name)


def moor(name, w, h, seed):
    rnd = random.Random(seed)
    s = Tile(100*w, 100*h)
    W, H = 25*w, 25*h
    f = s.fill(HEATH)
    B = blob(rnd, W/2, H/2, W*.46, H*.44, 14, .2)
    f.spline(B, True)
    hd, ht = s.line(HEATHER, .42, 'round'), s.line(HEATHER, .26)
    n = 0
    T = []
    for i in range(1400):
        x, y = rnd.uniform(0, W), rnd.uniform(0, H)
        if not inpoly(x, y, B) or (not away(x, y, 9) and rnd.random() > .08): continue
        if n < 40*w*h:
            hd.dot(x, y)
            n += 1
        elif away(x, y, 9.6) and all(hypot(x-a, y-b) > 4 for a, b in T) and len(T) < 4*w*h:
            tuft(ht, x, y, 1.25, rnd, 5)
            T.append((x, y))
    if seed % 2:
        bf, bw = s.fill('#e3d8a9'), s.fill(INK)
        for x, y, r in ((W/2, H/2-(12.5 if h == 1 else 0)+(2.8 if h == 1 else 0), 2.5),
            (W/2+4.6, H/2-1+(-8.5 if h == 1 else 0), 1.6), (W/2-4.6, H/2+2+(-9.5 if h == 1 else 0), 1.8)):
            barrow(bf, bw, bw, x, y, r, rnd)
    s.save(name)


def ploughs(name, w, h, seed):
    rnd = random.Random(seed)
    s = Tile(100*w, 100*h)
    W, H = 25*w, 25*h
    fa, fb, fl, fo = s.fill(STRAW), s.fill('#e9e0ac'), s.line(PALE, .22), s.line(INK2, .26)
    ro = rnd.uniform(-.2, .2)
    X = lambda u, v: (W/2+u*cos(ro)-v*sin(ro)+.9*sin(v/5), H/2+u*sin(ro)+v*cos(ro)+.5*sin(u/6))
    n = 6 if w == 2 else 4
    hw, hh = W*.40, H*.40
    for i in range(n):
        u0, u1 = -hw+2*hw*i/n, -hw+2*hw*(i+1)/n
        a, b = -hh+rnd.uniform(0, .8), hh-rnd.uniform(0, .8)
        side = [X(u0, a+(b-a)*t/5) for t in range(6)]+[X(u1, b-(b-a)*t/5) for t in range(6)]
        (fa if i % 2 else fb).poly(side, True)
        fo.poly(side, True)
        m = 3+(i % 2)
        for j in range(1, m):
            u = u0+(u1-u0)*j/m
            run = []
            for t in range(31):
                p = X(u, a+.6+(b-a-1.2)*t/30)
                if away(*p, 8.4): run.append(p)
                else:
                    if len(run) > 2: fl.poly([run[0], run[len(run)//2], run[-1]])
                    run = []
            if len(run) > 2: fl.poly([run[0], run[len(run)//2], run[-1]])
    cr = s.add(fill=CROWN, stroke=INK, stroke_width='1.04')
    cs = s.line(GREEN, .24)
    for x, y in ((2.2, 3), (W-2.6, H-2.8), (W-2.4, 3.4)): crown(cr, cr, cs, x, y, 1.4, rnd)
    s.save(name)


def lake(name, w, h, seed):
    rnd = random.Random(seed)
    s = Tile(100*w, 100*h)
    W, H = 25*w, 25*h
    f = Field(0, 0, W, H, .5)
    ph = rnd.uniform(0, 9)
    def d(x, y):
        a = atan2((y-H/2)*W/H, x-W/2)
        r = hypot((x-W/2)/(W*.40), (y-H/2)/(H*.34))
        return (r-1+.16*noise(x/6+ph, y/6, seed)+.12*sin(2*a+ph))*min(W*.4, H*.34)
    f.set(d)
    m = s.fill(MEADOW)
    def tr(p, lv):
        for c in f.contour(lv):
            if len(c) > 14: p.spline(dp(c, .12)[:-1], True)
    tr(m, 1.4)
    p = s.fill(WATER)
    tr(p, 0)
    for lv, c in ((-.7, WLINE), (-1.6, WLINE), (-2.7, WLINE2), (-4.1, WLINE2), (-5.8, WLINE2)):
        p = s.line(c, .22)
        tr(p, lv)
    p = s.line(INK, .4)
    tr(p, 0)
    g = s.line(GREEN, .26)
    k = 0
    for i in range(300):
        x, y = rnd.uniform(1, W-1), rnd.uniform(2, H-1)
        if .5 < f.at(x, y) < 1.6 and k < 9:
            tuft(g, x, y, 1.4, rnd, 4)
            k += 1
    if w > 1:
        hf, hf2, hl, hq, wk = s.fill(HULL), s.fill('#ecd3a0'), s.line(INK, .34, join='round'), s.line(INK,
            .22), s.line(WLINE, .22)
        ship(hf, hf2, hl, hq, W/2, H/2, 8, 2.4, .35, oars=5)
    s.save(name)


def farm(name, seed):
    rnd = random.Random(seed)
    s = Tile(200, 200)
    g = s.fill('#eee6c4')
    B = blob(rnd, 25, 25, 10.5, 10, 14, .08)
    g.spline(B, True)
    go = s.line(INK2, .28, dash='1.2 .7')
    go.spline(B, True)
    hf, hf2, hl, hq = s.fill(ROOF), s.fill(ROOF2), s.line(INK, .34, join='round'), s.line(INK2, .24)
    for dx, dy, an in ((0, -5.4, .03), (0, 5.4, 0), (-5.4, 0, pi/2), (5.4, 0, pi/2)):
        longhouse(hf, hf2, hl, hq, 25+dx, 25+dy, 7.6, 2.9, an)
    hl.circle(25, 25, .7)
    fa, fo, fl = s.fill(STRAW), s.line(INK2, .25), s.line(PALE, .22)
    for x, y, w, h in ((21, 38, 8, 9), (36, 22, 10, 7)):
        q = [(x, y), (x+w, y+.6), (x+w-.4, y+h), (x-.4, y+h-.5)]
        fa.poly(q, True)
        fo.poly(q, True)
        for i in range(1, 5): fl.line(x+w*i/5, y+.6, x+w*i/5-.3, y+h-.8)
    s.save(name)


def scatters():
    rnd = random.Random(5)
    for i in range(2):
        s = Tile()
        t = s.line(GREEN, .55)
        for x, y in ((8, 12), (14, 16), (17, 9))[:3 - i]: tuft(t, x, y, 4, rnd, 4)
        s.save(f'tuft-{i+1}.svg')
    s = Tile()
    t = s.line(HEATHER, .6)
    d = s.line(HEATHER, .95, 'round')
    tuft(t, 12, 16, 5.4, rnd, 5)
    for x, y in ((5, 10), (18, 8), (20, 17), (6, 19)): d.dot(x, y)
    s.save('heather.svg')
    s = Tile()
    bf, bw = s.fill('#e3d8a9'), s.fill(INK)
    barrow(bf, bw, bw, 12.5, 12.5, 7, rnd)
    s.save('barrow.svg')
    s = Tile()
    sh = s.fill(SHADE)
    cr = s.add(fill=CROWN, stroke=INK, stroke_width='2.4')
    cs = s.line(GREEN, .5)
    for x, y, r in ((9, 9, 4.4), (17, 15, 3.8)): sh.circle(x+r*.42, y+r*.42, r)
    for x, y, r in ((9, 9, 4.4), (17, 15, 3.8)): crown(cr, cr, cs, x, y, r, rnd)
    s.save('trees.svg')


def calm():
    write('calm.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="v" cx=".5" '
        'cy=".5" r=".5"><stop offset="0" stop-color="#f7f0da" stop-opacity=".36"/>'
        '<stop offset=".7" stop-color="#f7f0da" stop-opacity=".32"/><stop offset="1" stop-color="#f7f0da" '
        'stop-opacity="0"/></radialGradient></defs><circle cx="50" cy="50" r="49" fill="url(#v)"/></svg>\n')


# ---- the frame -----------------------------------------------------------------------------------------------
POST = '#e4c68d'
POST2 = '#c9a262'
GAP = '#4a3b2c'


def frame():
    # a palisade seen from outside: split posts, pointed heads outward, a walling beam, the bank's foot inward
    W = 180
    s = Sheet(W, 100)
    s.raw(f'<rect x="-1" y="24" width="{W+2}" height="77" fill="{GAP}"/>')
    tops = [(6, 30), (1, 27), (9, 32)]
    f, f2, l, g = s.fill(POST), s.fill(POST2), s.line(GAP, 4.4, join='round'), s.line('#93703f', 2.2)
    for i in range(3):
        x, (t, sh) = i*60, tops[i]
        q = [(x+3, 104), (x+3, sh), (x+30, t), (x+57, sh), (x+57, 104)]
        f.poly(q, True)
        f2.poly([(x+38, 104), (x+38, t+(sh-t)*8/27), (x+57, sh), (x+57, 104)], True)
        l.poly(q, True)
        g.line(x+15, sh+6+i % 2*4, x+15, 56)
        g.line(x+27, sh+(9, 0, 5)[i], x+27, 51)
        g.line(x+18, 85, x+18, 96)
        g.line(x+47, sh+10, x+47, 52)
    s.raw(f'<rect x="-1" y="59" width="{W+2}" height="21" fill="#b5533a"/>')
    s.raw(f'<path fill="none" stroke="{GAP}" stroke-width="4.4" d="M-1 59H{W+1}M-1 80H{W+1}"/>')
    z = s.line('#f3e2b4', 4, join='round')
    z.poly([(-15, 69.5)]+[(i*30-0, 64.4 if i % 2 else 74.6) for i in range(7)]+[(W+15, 69.5)])
    s.raw(f'<path fill="none" stroke="{GAP}" stroke-width="5" d="M-1 97.5H{W+1}"/>')
    s.save('frame-edge.svg')
    s = Sheet(100, 100)
    w = s.fill(GAP)
    for i in range(36):
        a = tau*i/36
        w.wedge(50+40*cos(a), 50+40*sin(a), a, 9, 5)
    for r, col in ((40, '#b5533a'), (29, '#f4ead0')):    # lines of their own stay in outline
        s.raw(f'<circle cx="50" cy="50" r="{r}" fill="{col}"/>'
            f'<circle cx="50" cy="50" r="{r}" fill="none" stroke="{GAP}" stroke-width="4"/>')
    # A fort's posts around a shield boss: no cross in the ring, which is the sign of others today.
    for i in range(8):
        a = tau*(i+.5)/8
        s.raw(f'<circle cx="{50+19*cos(a):.1f}" cy="{50+19*sin(a):.1f}" r="4.4" fill="{GAP}"/>')
    s.raw(f'<circle cx="50" cy="50" r="10" fill="#b5533a"/>'
        f'<circle cx="50" cy="50" r="10" fill="none" stroke="{GAP}" stroke-width="4"/>')
    s.save('frame-corner.svg')


def outline_land():
    """Open land to be coloured in: contour lines that meet at 30 and 70 of every side, however the squares are turned."""
    drawings = (
        'M30 0q0 30-30 30M70 0q0 30 30 30M0 70q30 0 30 30M100 70q-30 0-30 30',
        'M30 0c0 14-8 30-9 50s9 36 9 50M70 0c0 16 9 34 9 52s-9 34-9 48M0 30q14 20 0 40M100 30q-14 20 0 40',
        'M30 0q0 30-30 30M70 0c-2 24-14 30-30 42s-28 24-40 28M100 30c-14 4-32 14-40 32s-24 22-30 38M100 70q-30 0-30 30',
    )
    for i, d in enumerate(drawings):
        write(f'outline-land-{i+1}.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<path fill="none" stroke="#9c9c9c" stroke-width="1" d="{d}"/></svg>\n')


def draw():
    outline_land()
    forts()
    grounds()
    camps()
    towns()
    town_edge()
    town_gate()
    for a in (('wood-2x2.svg', 2, 2, 1), ('wood-2x1.svg', 2, 1, 2), ('wood-1x2.svg', 1, 2, 3)):
        wood(*a)
    moor('moor-2x2.svg', 2, 2, 11)
    moor('moor-2x1.svg', 2, 1, 12)
    moor('moor-1x1.svg', 1, 1, 13)
    ploughs('plough-2x1.svg', 2, 1, 21)
    ploughs('plough-1x2.svg', 1, 2, 22)
    ploughs('plough-1x1.svg', 1, 1, 23)
    lake('lake-2x1.svg', 2, 1, 31)
    lake('lake-1x1.svg', 1, 1, 32)
    lake('lake-2x2.svg', 2, 2, 34)
    farm('farm-2x2.svg', 41)
    scatters()
    calm()
    frame()
