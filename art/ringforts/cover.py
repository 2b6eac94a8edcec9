"""The cover: a ring fortress in evening light, laid out in perspective and then engraved."""
from lib import *
INK = '#403329'
INK2 = '#6b553f'
TAN = '#9c8058'
F, HOR, H = 410, 66, 82
def pr(X, Y, Z=0): return (205+F*X/Y, HOR+F*(H-Z)/Y)
FX, FY, ROT = 27, 258, .42


def fo(x, y, z=0):    # fort coordinates
    return pr(FX+x*cos(ROT)-y*sin(ROT), FY+x*sin(ROT)+y*cos(ROT), z)


def depth(x, y): return FY+x*sin(ROT)+y*cos(ROT)
def pol(r, a, z=0): return fo(r*cos(a-ROT), r*sin(a-ROT), z)    # a in world: 0 right, pi/2 away


def ship(s, x, y, k, flip=1, sail='#c4583a', lines=True):
    """a longship from the side, k units long"""
    T = lambda u, v: (x+flip*u*k, y+v*k)
    pth = lambda L: [T(*p) for p in L]
    # the sail before the mast
    s.line(INK, max(.5, k*.012)).line(*T(0, -.02), *T(0, -.66))
    q = s.add(fill='#f3e3bd', stroke=INK, stroke_width=num(max(.5, k*.011), 2))
    sl = [(-.26, -.6), (.24, -.6), (.30, -.38), (.26, -.15), (0, -.18), (-.24, -.15), (-.19, -.38)]
    q.m(*T(-.26, -.6))
    q.l(*T(.24, -.6))
    q.c(T(.32, -.46), T(.32, -.28), T(.25, -.14))
    q.c(T(.08, -.2), T(-.1, -.2), T(-.25, -.14))
    q.c(T(-.17, -.3), T(-.17, -.46), T(-.26, -.6))
    q.z()
    st = s.fill(sail)
    for a in (0, 2, 4):
        u0, u1 = -.26+.1*a, -.26+.1*a+.1
        b = lambda u, v: u+.075*sin((v+.6)/.45*pi)*(1 if u > -.4 else 0)
        st.poly([T(b(u0, v), v) for v in (-.6, -.5, -.4, -.3, -.17)]
            +[T(b(u1, v), v) for v in (-.17, -.3, -.4, -.5, -.6)], True)
    # hull
    h = s.add(fill='#8a5a34', stroke=INK, stroke_width=num(max(.5, k*.013), 2))
    h.m(*T(-.56, -.24))
    h.c(T(-.5, -.1), T(-.42, -.05), T(-.28, -.02))
    h.c(T(-.1, .0), T(.1, .0), T(.28, -.02))
    h.c(T(.42, -.05), T(.5, -.1), T(.56, -.27))
    h.c(T(.55, -.06), T(.44, .07), T(.3, .085))
    h.l(*T(-.3, .085))
    h.c(T(-.44, .07), T(-.55, -.04), T(-.56, -.24))
    h.z()
    if lines:
        w = s.line(INK, max(.4, k*.007))
        for t in (.3, .65):
            w.m(*T(-.49+.06*t, -.1+.12*t))
            w.c(T(-.3, .0+.05*t), T(.3, .0+.05*t), T(.49-.06*t, -.1+.12*t))
    for col, w in ((INK, k*.078), ('#e9cf94', k*.062)):
        sh = s.line(col, w, 'round')
        for i in range(9):
            u = -.34+.68*i/8
            sh.dot(*T(u, -.02+abs(u)**2*-.12))
    # head and tail curls
    c = s.line(INK, max(.6, k*.022), 'round')
    c.spline(pth([(.555, -.24), (.57, -.31), (.62, -.335), (.645, -.3), (.615, -.28)]))
    c.spline(pth([(-.555, -.22), (-.58, -.3), (-.55, -.34), (-.52, -.3)]))
    # oars at rest, water
    wl = s.line('#f3ead0', max(.4, k*.01))
    wl.spline(pth([(-.66, .1), (-.3, .09), (.2, .1), (.6, .09), (.72, .115)]))
    wl.line(*T(-.5, .15), *T(.35, .15))
    dk = s.line('#4e6f6a', max(.4, k*.009))
    for i, (a, b) in enumerate(((-.42, .44), (-.34, .3), (-.36, .4), (-.2, .26), (-.1, .2)) if lines else ((-.42, .44), (-.3, .3), (-.1, .2))):
        dk.line(*T(a, .125+.042*i), *T(b, .125+.042*i))


def scene(s, W=400, HH=300):
    rnd = random.Random(986)
    # ---- sky
    s.raw('<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9dcc9"/>'
        '<stop offset=".55" stop-color="#f3e3bb"/><stop offset="1" stop-color="#f2c48a"/></linearGradient>'
        '<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0d3a0"/>'
        '<stop offset=".3" stop-color="#c9d6c4"/><stop offset="1" stop-color="#9dbfb6"/></linearGradient>'
        '</defs>')
    s.raw(f'<rect width="400" height="{HOR+6}" fill="url(#sky)"/>')
    SX, SY = 92, HOR-5
    s.raw(f'<circle cx="{SX}" cy="{SY}" r="13" fill="#fbf0cf" stroke="#b9683a" stroke-width=".8"/>')
    # lines of the sky: level cuts, closer above, parted by the light and by long clouds
    clouds = [(250, 22, 82, 5.5), (330, 40, 70, 4.5), (40, 17, 60, 4.5), (180, 45, 55, 3), (300, 9, 66, 4),
        (120, 9, 44, 2.6), (372, 54, 40, 2.4), (20, 40, 30, 2.5)]
    p1, p2 = s.line('#8f8a6c', .65), s.line('#b98a58', .65)
    y = 2.2
    while y < HOR-1:
        x = -2
        pen = p1 if y < 34 else p2
        run = None
        while x <= 402:
            r = hypot(x-SX, (y-SY)*1.35)
            ang = atan2(SY-y, x-SX)
            ray = .5+.5*sin(ang*26)
            lit = r < 16 or (r < 62+26*ray and ray > .42+.3*(r/90))
            cl = any(((x-a)/w)**2+((y-b)/h)**2 < 1+.25*noise(x/9, y/3, 4) for a, b, w, h in clouds)
            ok = not lit and not cl
            if ok and run is None: run = x
            if (not ok or x >= 402) and run is not None:
                if x-run > 3.5:
                    pen.line(run, y+.35*noise(run/20, y, 2), x-.5, y+.35*noise(x/20, y, 2))
                run = None
            x += .75
        y += 1.75+.95*y/HOR
    cu = s.line('#9a7448', .6)
    for a, b, w, h in clouds:
        for t in (.3, .8):
            ww = w*math.sqrt(1-t*t)*.9
            cu.spline([(a-ww, b+h*t), (a-ww*.4, b+h*t+.7), (a+ww*.3, b+h*t-.5), (a+ww, b+h*t+.2)])
    # birds
    bd = s.line(INK, .7, 'round')
    for x, y, k in ((214, 30, 3.4), (224, 35, 2.8), (206, 37, 2.6), (232, 29, 2.4), (238, 38, 2)):
        bd.spline([(x-k, y-.4*k), (x-k*.4, y-k*.7), (x, y), (x+k*.4, y-k*.75), (x+k, y-.3*k)])
    # ---- far country
    hills = s.fill('#c9bf98')
    hl = s.line('#8d8460', .5)
    top = [(x, HOR-3.5-4.5*fbm(x/60, 1, 3)-3*smooth01(x, 150, 420)) for x in range(-10, 411, 8)]
    hills.poly([(-10, HOR+30)]+top+[(410, HOR+30)], True)
    s.line(INK2, .6).curve(top, .2)
    for x, y in top:
        if x > 120 and rnd.random() < .6:
            for i in range(2):
                xx = x+rnd.uniform(0, 8)
                hl.line(xx, y+1.5+i*1.3, xx+2.2+i*.4, y+4+i*1.3)
    s.raw(f'<rect y="{HOR+4}" width="400" height="{HH-HOR}" fill="#d8cf9f"/>')
    # ---- the fjord
    far = [(-700, 1400), (-330, 1150), (-120, 1000), (90, 860), (240, 900), (520, 1000)]
    near2 = [(520, 820), (260, 760), (120, 700), (-60, 820), (-210, 830), (-330, 760), (-480, 640)]
    P1, P2 = [pr(*p) for p in catmull(far, 6)], [pr(*p) for p in catmull(near2, 6)]
    P = P1+P2
    s.raw(f'<path fill="#efd5a4" stroke="{INK2}" stroke-width=".6" d="'+mkc(P1, P2)+'"/>')
    gl = s.line('#b07a48', .5)
    for i in range(9):
        y = HOR+24.2+i*2.4
        for x in range(-5, 400, 14):
            if inpoly(x, y, P) and inpoly(x+11, y, P) and rnd.random() < .75:
                gl.line(x, y, x+8+rnd.uniform(0, 4), y)
    fs = [(-480, 560), (-300, 520), (-200, 540), (-90, 640), (20, 680), (140, 610), (240, 580), (340, 620),
        (560, 600)]
    ns = [(430, 392), (300, 372), (215, 360), (150, 372), (80, 380), (20, 372), (-30, 350), (-58, 318), (-72, 282),
        (-68, 252), (-70, 226), (-63, 200), (-62, 172), (-56, 150), (-57, 134), (-50, 118)]
    wob = lambda c, k: [(x+k*noise(i*.7, 3, 7)*y/250, y+k*noise(i*.6, 9, 8)*y/250) for i, (x, y) in enumerate(c)]
    fsc, nsc = wob(catmull(fs, 8), 7), wob(catmull(ns, 6), 4)
    A, B = settle([pr(*p) for p in fsc], 2), settle([pr(*p) for p in nsc], 1)
    sea = A+B+[(-20, 310)]
    s.raw(f'<path fill="url(#sea)" stroke="{INK}" stroke-width=".9" d="'+mkc(A, B, [(-20, 310)], tol=.35)+'"/>')
    # path of the sun, and level cuts, wider apart nearer
    wl, wg = s.line('#5f8781', .6), s.line('#faf0d2', .9)
    y = HOR+40
    while y < 302:
        st = (y-HOR)/234
        x = -3
        while x < 402:
            L = rnd.uniform(10, 26)*(.5+1.3*st)
            gp = rnd.uniform(2.5, 8)*(.6+st)
            mid = x+L/2
            sun = abs(mid-SX) < 9+16*st
            if all(inpoly(xx, y, sea) for xx in (x, mid, x+L)):
                if sun and rnd.random() < .75:
                    if rnd.random() < .8:
                        wg.line(max(x, SX-14-16*st), y, min(x+L, SX+14+16*st), y)
                elif rnd.random() < .86: wl.line(x, y, x+L, y)
            x += L+gp
        y += 2.5+4.2*st
    for d, c, w in ((2, '#5f8781', .6),):
        q = s.line(c, w)
        q.curve([(x, y+d*(.25+.2*(y-HOR)/120)) for x, y in A], .5)
        q.curve([(x-d*(.5+(y-HOR)/140), y-d*.25) for x, y in B], .5)
    # far shore: ridges of hachures, fields, woods
    hh = s.fill(INK2)
    for i in range(len(A)-1):
        for q in (0,):
            x, y = A[i][0]+(A[i+1][0]-A[i][0])*q, A[i][1]+(A[i+1][1]-A[i][1])*q
            if -5 < x < 405 and noise(x/30, 2, 61) > -.45:
                hh.wedge(x, y-4.6-1.5*noise(x/9, 0, 3), pi/2+.2, 3.8, .9)
    def ridge(c, col, drop, wob=1.2):
        c = catmull(c, 10)
        c = [(x, y-wob*noise(x/13, y, 8)) for x, y in c]
        h2 = s.fill(col)
        for (x, y), (tx, ty) in zip(resample(c, 5.6), tangents(resample(c, 5.6))):
            l = drop*(.55+.45*noise(x/16, 3, 12))
            h2.wedge(x, y, pi/2+.35+rnd.uniform(-.12, .12), max(1.6, l), 1)
        s.line(INK2, .55).curve(c, .2)
    for c, col, dr in (([(-10, 79), (60, 76), (130, 81), (190, 77)], '#8d8460', 4),
        ([(150, 84), (220, 78), (300, 82), (360, 77), (410, 80)], '#8d8460', 5),
        ([(-10, 117), (30, 113), (70, 118), (96, 117)], INK2, 5.5), ([(112, 113), (150, 108), (196, 111), (240, 109)],
            INK2, 6), ([(262, 116), (310, 108), (360, 112), (410, 106)], INK2, 7)):
        ridge(c, col, dr)
    ff = s.add(fill='#ecd896', stroke=INK2, stroke_width='.5')
    fl = s.line(TAN, .45)
    for X, Y, w, d in ((100, 700, 54, 60), (160, 710, 40, 60), (-60, 760, 80, 60), (-250, 640, 60, 60),
        (-180, 650, 40, 60), (300, 700, 70, 60), (-380, 630, 70, 60), (210, 1500, 160, 260), (-420, 1700, 160, 300),
        (560, 1700, 200, 300), (20, 1900, 160, 300)):
        q = [pr(X, Y), pr(X+w, Y+4), pr(X+w+6, Y+d), pr(X+8, Y+d)]
        ff.poly(q, True)
        for i in range(1, 5):
            a_, b_ = pr(X+w*i/5, Y+1), pr(X+w*i/5+7, Y+d-1)
            fl.line(*a_, *b_)
    trees = []
    for cx, cy, n, sp in ((40, 122, 6, 24), (150, 117, 7, 26), (236, 119, 5, 18), (330, 119, 9, 34),
        (392, 117, 5, 16), (90, 90, 4, 16), (300, 89, 5, 26), (196, 88, 3, 14), (12, 92, 3, 12)):
        for i in range(n):
            x, y = cx+rnd.uniform(-1, 1)*sp, cy+rnd.uniform(-1, 1)*2.6
            if inpoly(x, y+1.5, sea) or inpoly(x, y+1.5, P) or inpoly(x, y-1, P): continue
            trees.append((y, x))
    trees.sort()
    layers = []
    for y, x in trees:
        k = 1.35 if y > 105 else .85
        r = rnd.uniform(2.8, 3.8)*k
        n = 0
        for m, (f_, h_, got) in enumerate(layers):
            if any(abs(x-a) < (r+b)*1.25 and abs(y-c) < 11 for a, c, b in got): n = m+1
        if n == len(layers):
            layers.append((s.add(fill='#a3ad74', stroke=INK, stroke_width='.55'), s.line('#4f5a3a', .55), []))
        f_, h_, got = layers[n]
        got.append((x, y, r))
        L = [(x-r*.95, y), (x-r*1.1, y-r*.95), (x-r*.35, y-r*1.75), (x+r*.65, y-r*1.5), (x+r*.98, y)]
        f_.m(*L[0])
        for u, v in zip(L, L[1:]+L[:1]):
            mx, my = (u[0]+v[0])/2, (u[1]+v[1])/2
            ox, oy = mx-x, my-(y-r*.7)
            q = hypot(ox, oy) or 1
            k2 = .5*r
            f_.c((u[0]+ox/q*k2, u[1]+oy/q*k2), (v[0]+ox/q*k2, v[1]+oy/q*k2), v)
        f_.z()
        for i in range(0, 3, 2):
            h_.line(x+r*(.15+.26*i), y-r*(1.35-.24*i), x+r*(.55+.15*i), y-r*(.35-.05*i))
    # ---- near country
    NEAR = B+[(230, 305), (420, 305), (420, 160)]
    land = s.fill('#dccf98')
    s.items.pop()
    s.raw(f'<path fill="#dfd3a0" stroke="{INK}" stroke-width=".9" d="'
        +mkc(B, [(230, 305)], [(420, 305)], [(420, 160)], tol=.35)+'"/>')
    # strand: hachures down to the water
    hh = s.fill(INK)
    for (x, y), (x2, y2) in zip(B, B[1:]):
        if x > 400: continue
        for t in (0,):
            xx, yy = x+(x2-x)*t, y+(y2-y)*t
            k = .35+.65*(yy-130)/170
            if yy > 158:
                hh.wedge(xx+5*k, yy-2.2*k, atan2(2.2, -5)+rnd.uniform(-.2, .2), 5.6*k, 1.5*k)
    # heath patches as close short cuts
    hp = s.fill('#cdb0a4')
    hd = s.line('#7a4f60', .8, 'round')
    ht = s.line('#7a4f60', .6)
    for X, Y, a, b in ((138, 268, 24, 16), (-14, 152, 20, 4), (62, 152, 16, 5), (-44, 318, 10, 12),
        (150, 340, 40, 12), (-50, 190, 7, 9)):
        hp.spline([pr(X+a*cos(tau*i/9)*(1.04+.18*noise(i, X, 3)), Y+1.06*b*sin(tau*i/9)) for i in range(9)], True)
        for i in range(26):
            t, u = rnd.uniform(0, tau), math.sqrt(rnd.random())
            x, y = pr(X+a*u*cos(t), Y+b*u*sin(t))
            k = (y-HOR)/190
            if x > 396 or y > 296: continue
            if i % 4: hd.dot(x, y)
            else:
                for j in (-1, 0, 1): ht.line(x+j*.5*k, y, x+j*1.8*k, y-3*k)
    gc = s.line('#a8985f', .55)
    for i in range(190):
        Y = 140*(1+(.45 if i % 3 else 1.7)*rnd.random())
        X = rnd.uniform(-.55*Y, .55*Y)
        x, y = pr(X, Y)
        k = (y-HOR)/190
        if 4 < x < 396 and y < 296 and inpoly(x, y-3, NEAR) and inpoly(x+5*k, y, NEAR) and hypot(X-FX,
            Y-FY) > 84 and noise(X/22, Y/22, 19) > -.25:
            gc.line(x, y, x+rnd.uniform(4, 10)*k, y-.3)
    bk = s.fill(INK2)
    for c in ([(78, 283), (120, 276), (170, 274), (214, 279)], [(236, 284), (270, 279), (300, 281)],
        [(84, 226), (96, 232), (112, 241), (134, 251)]):
        P_ = resample(catmull(c, 8), 4.6)
        for j_, (x, y) in enumerate(P_):
            bk.wedge(x, y, 1.15+.5*j_/len(P_)+rnd.uniform(-.1, .1), 7.5*(.55+.45*sin(pi*(j_+1)/(len(P_)+1)))
                +rnd.uniform(-1, 1), 1.5)
    tf = s.line('#66703f', .6)
    for i in range(110):
        Y = 125*(1+2*rnd.random()**1.6)
        X = rnd.uniform(-.55*Y, .55*Y)
        x, y = pr(X, Y)
        k = (y-HOR)/190
        if 4 < x < 396 and y < 296 and inpoly(x, y-3, NEAR) and hypot(X-FX, Y-FY) > 86:
            for j in (-1, 0, 1): tf.line(x+j*.6*k, y, x+j*1.6*k, y-3*k)
    # roads: from the near gate to the front, and to the landing
    def road(c, w):
        c = catmull(c, 8)
        L = [(x-w, y) for x, y in c]
        R = [(x+w, y) for x, y in c]
        q = [pr(*p) for p in L], [pr(*p) for p in R[::-1]]
        s.raw(f'<path fill="#f1e4bd" stroke="{INK2}" stroke-width=".7" d="'+mkc(*q)+'"/>')
    a0 = ROT-pi/2
    road([(FX+78*cos(a0), FY+78*sin(a0)), (FX+92*cos(a0)+2, FY+90*sin(a0)), (64, 160), (52, 140), (46, 112)], 2.6)
    a1 = ROT+pi
    c = catmull([(FX+76*cos(a1), FY+76*sin(a1)), (-50, 222), (-58, 219), (-70, 219)], 6)
    q = [pr(x, y-2.2) for x, y in c], [pr(x, y+2.2) for x, y in c[::-1]]
    s.raw(f'<path fill="#f1e4bd" stroke="{INK2}" stroke-width=".7" d="'+mkc(*q)+'"/>')
    # ---- the fortress
    n = 92
    A_ = [tau*i/n for i in range(n+1)]
    ring = lambda r, z: [pol(r, a, z) for a in A_]
    s.raw(f'<path fill="#c9bd87" stroke="{INK2}" stroke-width=".6" d="'+mkc(ring(82, 0))+'"/>')
    hh = s.fill(INK2)
    for i in range(60):
        a = tau*i/60
        p, q = pol(81, a), pol(76.5, a)
        ang = atan2(q[1]-p[1], q[0]-p[0])
        hh.wedge(*p, ang, hypot(q[0]-p[0], q[1]-p[1]), 1)
    s.raw(f'<path fill="#a8976a" stroke="{INK}" stroke-width=".5" d="'+mkc(ring(75.5, 0))+'"/>')
    s.raw(f'<path fill="#eadfb2" d="'+mkc(ring(66, 0))+'"/>')
    RT, RI, ZB = 71, 65, 5.5
    # far bank: inner slope and crown
    far_ = [a for a in A_ if -.06 <= a <= pi+.06]
    # lit where it faces the sun (the sun stands left and far): the right inner slope is bright
    slope = [pol(60.5, a, 0) for a in far_], [pol(RI, a, ZB) for a in far_[::-1]]
    s.raw(f'<path fill="#d3bf83" stroke="{INK}" stroke-width=".6" d="'+mkc(*slope)+'"/>')
    hs = s.line(INK2, .55)
    hs2 = s.line(INK, .7)
    lx = -99
    for i in range(0, 500):
        a = -.04+(pi+.08)*i/499
        q = pol(RI, a, ZB)
        if abs(q[0]-lx) < 2.6: continue
        lx = q[0]
        shade = .5-.5*cos(a-pi*.78)
        t = .25+.6*(1-shade)
        p0, p1 = pol(60.5+(RI-60.5)*.08, a, ZB*.08), pol(60.5+(RI-60.5)*t, a, ZB*t)
        (hs2 if shade < .4 else hs).line(*p0, *p1)
    top = [pol(RI, a, ZB) for a in far_], [pol(RT, a, ZB) for a in far_[::-1]]
    s.raw(f'<path fill="#efe0b0" stroke="{INK}" stroke-width=".6" d="'+mkc(*top)+'"/>')
    pal = s.line(INK, .75)
    pf = [pol(RT, a, ZB) for a in far_], [pol(RT, a, ZB+2.6) for a in far_[::-1]]
    s.raw(f'<path fill="#a77a46" stroke="{INK}" stroke-width=".5" d="'+mkc(*pf)+'"/>')
    lx = -99
    for i in range(400):
        a = -.04+(pi+.08)*i/399
        q = pol(RT, a, ZB)
        if abs(q[0]-lx) > 2.8:
            lx = q[0]
            pal.line(*pol(RT, a, ZB-.2), *pol(RT, a, ZB+3))
    # streets
    for t in (0, pi/2):
        cs, sn = cos(t), sin(t)
        Q = lambda u, v: fo(u*cs-v*sn, u*sn+v*cs)
        s.raw(f'<path fill="#f6ead0" stroke="{INK2}" stroke-width=".6" d="'
            +mkd([Q(-62, -2.6), Q(62, -2.6), Q(62, 2.6), Q(-62, 2.6)])+'"/>')
    pk = s.line(TAN, .45)
    for t in (0, pi/2):
        cs, sn = cos(t), sin(t)
        Q = lambda u, v: fo(u*cs-v*sn, u*sn+v*cs)
        for u in range(-60, 62, 5): pk.line(*Q(u, -2.4), *Q(u, 2.4))
    # ground shade lines in the quarters
    gs = s.line('#b7a36a', .5)
    for i in range(56):
        r, a = 58*math.sqrt(rnd.random()), rnd.uniform(0, tau)
        x, y = r*cos(a), r*sin(a)
        if min(abs(x), abs(y)) < 5: continue
        X = FX+x*cos(ROT)-y*sin(ROT)
        Y = depth(x, y)
        p = pr(X, Y)
        gs.line(p[0], p[1], p[0]+rnd.uniform(3, 6), p[1])
    # houses
    houses = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = sx*26, sy*26
            for dx, dy, an in ((0, -13.5, 0), (0, 13.5, 0), (-13.5, 0, pi/2), (13.5, 0, pi/2)):
                houses.append((cx+dx, cy+dy, an))
    houses.sort(key=lambda h: -depth(h[0], h[1]))
    sun = (.93, -.36)    # shadows fall to the right and towards us, in world
    shade = s.fill('#b9a670')
    for x, y, an in houses:    # cast shadows first
        L, W, Z = 24, 8, 7.5
        wx = lambda u, v: (x+u*cos(an)-v*sin(an), y+u*sin(an)+v*cos(an))
        def world(px, py): return (FX+px*cos(ROT)-py*sin(ROT), FY+px*sin(ROT)+py*cos(ROT))
        e = [world(*wx(u, v)) for u, v in ((-10.6, -2.3), (0, -3.6), (10.6, -2.3), (10.6, 2.3), (0, 3.6),
                (-10.6, 2.3))]
        r1, r2 = world(*wx(-10.5, 0)), world(*wx(10.5, 0))
        k = 9
        pts = e+[(r1[0]+sun[0]*k, r1[1]+sun[1]*k), (r2[0]+sun[0]*k, r2[1]+sun[1]*k)]
        shade.poly([pr(*p) for p in hull(pts)], True)
    for x, y, an in houses:
        def Wd(u, v, z):
            px, py = x+u*cos(an)-v*sin(an), y+u*sin(an)+v*cos(an)
            return fo(px, py, z)
        def wn(u, v):    # world direction of a local normal
            a = an+ROT
            return (u*cos(a)-v*sin(a), u*sin(a)+v*cos(a))
        L, N = 10.6, 6
        us = [-L+2*L*i/N for i in range(N+1)]
        hw = lambda u: 2.3+1.35*(1-(u/L)**2)
        zr = lambda u: 6.2+1.3*(1-(u/L)**2)
        ze = 2.3
        vx, vy = FX+x*cos(ROT)-y*sin(ROT), depth(x, y)    # from the eye
        faces = []
        for sg in (-1, 1):
            nx, ny = wn(0, sg)
            front = nx*vx+ny*vy < 0
            lit = nx*sun[0]+ny*sun[1] < .1
            roof = [Wd(u, sg*(hw(u)+.6), ze-.3) for u in us], [Wd(u*.93, 0, zr(u)) for u in us[::-1]]
            wall = [Wd(u, sg*hw(u), ze) for u in us], [Wd(u, sg*hw(u), 0) for u in us[::-1]]
            cuts = [(Wd(u*.97, sg*(hw(u)+.4)*.98, ze), Wd(u*.95, sg*hw(u)*.2, zr(u)-(zr(u)-ze)*.2))
                for u in [-L+2*L*(i+.5)/7 for i in range(7)]]
            faces.append((front, lit, roof, wall, cuts))
        faces.sort(key=lambda f: f[0])
        for front, lit, roof, wall, cuts in faces:
            if front:
                s.raw(f'<path fill="{"#b98b55" if lit else "#7b5a3a"}" stroke="{INK}" stroke-width=".5" d="'+bows(*wall)
                    +'"/>')
            s.raw(f'<path fill="{"#efcf86" if lit else "#b5854a"}" stroke="{INK}" stroke-width=".65" d="'+bows(*roof)
                +'"/>')
            if lit: continue
            c = s.line(INK, .6)
            for a, b in cuts: c.line(*a, *b)
        for sg in (-1, 1):    # gables towards us: hipped a little
            nx, ny = wn(sg, 0)
            if nx*vx+ny*vy < 0:
                u = sg*L
                lit = nx*sun[0]+ny*sun[1] < .1
                g = [Wd(u, -hw(u), 0), Wd(u, -hw(u), ze), Wd(u*.93, 0, zr(u)), Wd(u, hw(u), ze), Wd(u, hw(u), 0)]
                s.raw(f'<path fill="{"#d9a862" if lit else "#6e4f33"}" stroke="{INK}" stroke-width=".6" d="'+mkd(g)
                    +'"/>')
                s.raw(f'<path fill="{INK}" d="'+mkd([Wd(u, -.8, 0), Wd(u, -.8, 1.9), Wd(u, .8, 1.9), Wd(u, .8, 0)])
                    +'"/>')
    # near bank: crown, outer face of timber
    near_ = [a for a in A_ if a >= pi-.06] + [tau+.06]
    near_ = [pi-.06+(pi+.12)*i/56 for i in range(57)]
    topn = [pol(RI, a, ZB) for a in near_], [pol(RT, a, ZB) for a in near_[::-1]]
    s.raw(f'<path fill="#efe0b0" stroke="{INK}" stroke-width=".7" d="'+mkc(*topn)+'"/>')
    tl = s.line(TAN, .5)
    lx = -99
    for i in range(400):
        a = pi-.04+(pi+.08)*i/399
        q = pol(RI, a, ZB)
        if abs(q[0]-lx) < 3.4: continue
        lx = q[0]
        tl.line(*pol(RI+.8, a, ZB), *pol(RT-1.2, a, ZB))
    face = [pol(RT, a, ZB) for a in near_], [pol(RT+3, a, 0) for a in near_[::-1]]
    s.raw(f'<path fill="#a57843" stroke="{INK}" stroke-width=".8" d="'+mkc(*face)+'"/>')
    up = [pol(RT, a, ZB) for a in near_], [pol(RT, a, ZB+2.6) for a in near_[::-1]]
    s.raw(f'<path fill="#c99a5a" stroke="{INK}" stroke-width=".6" d="'+mkc(*up)+'"/>')
    v1, v2, lt = s.line(INK, .8), s.line(INK, 1.2), s.line('#e0b877', .7)
    lx = -99
    for i in range(700):
        a = pi-.05+(pi+.1)*i/699
        dark = smooth01(a, pi*1.35, pi*1.95)
        q = pol(RT, a, ZB)
        if abs(q[0]-lx) < 2.8: continue
        lx = q[0]
        v1.line(*pol(RT, a, ZB+2.9), *pol(RT, a, ZB))
        (v2 if dark > .5 else v1).line(*pol(RT, a, ZB-.2), *pol(RT+3*(.55+.45*dark), a, ZB*(1-(.55+.45*dark))))
        if dark < .35 and i % 2: lt.line(*pol(RT+.4, a+.006, ZB-.8), *pol(RT+2.2, a+.006, 1.6))
    # gates: towers of timber over the streets
    gates = sorted([k*pi/2+ROT for k in range(4)], key=lambda a: -sin(a))
    for a in gates:
        def G(r, t, z):
            X, Y = FX+r*cos(a)-t*sin(a), FY+r*sin(a)+t*cos(a)
            return pr(X, Y, z)
        r0, r1, w, zt = 61.5, 74.5, 4.6, 10.5
        if sin(a) < .3:    # we see its outer face
            for t in (-w, w):
                nx, ny = -sin(a)*t, cos(a)*t
                if nx*(FX+68*cos(a))+ny*(FY+68*sin(a)) < 0:
                    seen = t
                    s.raw(f'<path fill="{"#c2925a" if nx < 0 else "#7d5b39"}" stroke="{INK}" '
                        'stroke-width=".7" d="'+mkd([G(r0, t, 0), G(r1, t, 0), G(r1, t, zt), G(r0, t, zt)])+'"/>')
            s.raw(f'<path fill="{"#b58650" if cos(a) < .3 else "#8d673f"}" stroke="{INK}" stroke-width=".8" d="'
                +mkd([G(r1, -w, 0), G(r1, -w, zt), G(r1, w, zt), G(r1, w, 0)])+'"/>')
            pk = s.line(INK, .6)
            for i in range(1, 9):
                rr = r0+(r1-r0)*i/9
                pk.line(*G(rr, seen, .4 if rr > 72 else ZB*.8), *G(rr, seen, zt))
            s.raw(f'<path fill="{INK}" d="'+mkd([G(r1, -2.7, 0), G(r1, -2.7, 5.2), G(r1, 0, 6.4), G(r1, 2.7, 5.2),
                        G(r1, 2.7, 0)])+'"/>')
            pk = s.line(INK, .6)
            for i in range(9):
                t = -w+2*w*i/8
                pk.line(*G(r1, t, 7 if abs(t) < 3 else 0), *G(r1, t, zt))
        else:
            s.raw(f'<path fill="#d9ad6c" stroke="{INK}" stroke-width=".7" d="'
                +mkd([G(r0, -w, 0), G(r0, -w, zt), G(r0, w, zt), G(r0, w, 0)])+'"/>')
            s.raw(f'<path fill="{INK}" d="'+mkd([G(r0, -2.7, 0), G(r0, -2.7, 5.2), G(r0, 2.7, 5.2), G(r0, 2.7, 0)])
                +'"/>')
            pk = s.line(INK, .5)
            for i in range(9):
                t = -w+2*w*i/8
                pk.line(*G(r0, t, 6 if abs(t) < 3 else 0), *G(r0, t, zt))
        s.raw(f'<path fill="#efcf8c" stroke="{INK}" stroke-width=".8" d="'
            +mkd([G(r0-.8, -w-.8, zt), G(r1+.8, -w-.8, zt), G(r1+.8, w+.8, zt), G(r0-.8, w+.8, zt)])+'"/>')
        pk = s.line(INK2, .5)
        for i in range(7):
            rr = r0+(r1-r0)*i/6
            pk.line(*G(rr, -w-.6, zt), *G(rr, w+.6, zt))
    # a banner over the near gate, smoke over a hall
    a = gates[-1]
    bx, by = pr(FX+68*cos(a), FY+68*sin(a), 10.5)
    l = s.line(INK, .9)
    l.line(bx, by, bx, by-24)
    b = s.add(fill='#b5452c', stroke=INK, stroke_width='.7')
    b.m(bx, by-24)
    b.l(bx+17, by-24)
    b.c((bx+16, by-17), (bx+10, by-11), (bx, by-9))
    b.z()
    fr = s.line(INK, .7)
    for u in (.15, .35, .55, .75, .92):
        xx, yy = bx+17*u, by-9-15*(u**2.2)
        fr.line(xx, yy, xx+1.6, yy+3.4)
    sm = s.line('#8f8a6c', .8, 'round')
    for hx, hy in ((25, 11.5), (-25, 38.5)):
        x, y = fo(hx, hy, 8)
        for k in range(2):
            sm.spline([(x+k*2, y), (x+2+k*3, y-8), (x-1+k*3.6, y-16), (x+5+k*4.5, y-25), (x+4+k*6, y-34),
                    (x+12+k*6, y-42)])
    # ---- the landing: jetty, beached ship
    jt = [pr(-66, 217), pr(-77, 215), pr(-77, 219), pr(-66, 221)]
    s.raw(f'<path fill="#d8b47c" stroke="{INK}" stroke-width=".7" d="'+mkd(jt)+'"/>')
    pk = s.line(INK2, .5)
    for i in range(8): pk.line(*pr(-66-1.5*i, 217-i*.29), *pr(-66-1.5*i, 221-i*.29))
    # ---- near ground: a barrow with stones, heather
    s.raw(f'<path fill="#a9a06a" stroke="{INK}" stroke-width=".9" d="M306 306C322 287 344 277 364 275.5'
        'C384 275.5 400 284 414 294V306z"/>')
    w = s.fill(INK)
    for i in range(22):
        t = i/21
        x0 = 318+86*t
        y0 = 302-28*math.sin(pi*min(1, .12+.8*t))**.8
        for j in range(3):
            xx = x0+rnd.uniform(-2, 2)+j*1.5
            yy = y0+6+j*11+rnd.uniform(-2, 2)
            if yy < 300: w.wedge(xx, yy, .9+.5*t+(.25*j), 8-1.4*j, 1.5)
    st = s.add(fill='#cfc39c', stroke=INK, stroke_width='1')
    sh = s.line(INK, .7)
    for x, y, k in ((343, 280, .8), (364, 274.5, 1.1), (384, 278, .85)):
        st.spline([(x-4*k, y+2), (x-4*k, y+2), (x-4.4*k, y-9*k), (x-1.6*k, y-15*k), (x+2*k, y-13.6*k),
                (x+3.8*k, y-6*k), (x+4*k, y+2), (x+4*k, y+2)], True)
        for i in range(5): sh.line(x+1.2*k+.2*i, y-11*k+2.6*k*i, x+3.4*k, y-10*k+2.6*k*i)
    ht = s.line('#4a3a30', .9)
    hm = s.line('#8d5468', 1.3, 'round')
    for i in range(26):
        x = rnd.uniform(40, 312)
        y = rnd.uniform(288, 301)
        if not inpoly(x, y-4, B+[(230, 305), (420, 305), (420, 160)]) or abs(x-(205+F*50/145)) < 16:
            continue
        k = 2.4+rnd.random()*2.2
        for j in (-1.5, 0, 1.5): ht.line(x+j*.4, y, x+j*2.2, y-k+abs(j)*.5)
        hm.dot(x-2.6, y-k+.5)
        hm.dot(x+3, y-k+.7)
    # ---- ships
    ship(s, 214, HOR+F*H/470, 22, -1, lines=False)
    ship(s, 108, HOR+F*H/410, 27, 1, sail='#b5793a', lines=False)
    ship(s, 36, HOR+F*H/460, 19, 1, lines=False)
    ship(s, 36, 207, 46, 1)
    ship(s, 19, 270, 50, 1, sail='#b5793a')
    ship(s, 335, HOR+F*H/500, 17, -1, sail='#b5793a', lines=False)


def smooth01(v, a, b):
    t = min(1, max(0, (v-a)/(b-a)))
    return t*t*(3-2*t)


def mkd(P):
    p = Coarse(1)
    p.poly(P, True)
    return p.d()


def bows(*runs):
    """shallow bows one after another, each by its ends and middle"""
    p = Coarse(1)
    p.m(*runs[0][0])
    for run in runs:
        (ax, ay), (mx, my), (bx, by) = run[0], run[len(run)//2], run[-1]
        p.l(ax, ay)
        cx, cy = 2*mx-(ax+bx)/2, 2*my-(ay+by)/2
        p.c(((ax+2*cx)/3, (ay+2*cy)/3), ((bx+2*cx)/3, (by+2*cy)/3), (bx, by))
    p.z()
    return p.d()


def mkc(*runs, close=True, tol=.12):
    """curved lines one after another, corners between them"""
    p = Coarse(1)
    p.m(*runs[0][0])
    for run in runs:
        p.l(*run[0])
        p.along(run, tol)
    if close: p.z()
    return p.d()


def hull(pts):
    pts = sorted(set(pts))
    def half(ps):
        o = []
        for p in ps:
            while len(o) > 1 and (o[-1][0]-o[-2][0])*(p[1]-o[-2][1])-(o[-1][1]-o[-2][1])*(p[0]-o[-2][0]) <= 0:
                o.pop()
            o.append(p)
        return o[:-1]
    return half(pts)+half(pts[::-1])


def cover():
    s = Sheet(400, 300)
    s.pen = Coarse    # 0.2 is less than 0.05 mm as printed
    s.raw('<clipPath id="plate"><rect x="7" y="7" width="386" height="286"/></clipPath>'
        '<rect width="400" height="300" fill="#f6edd6"/><g clip-path="url(#plate)" stroke-linejoin="round">')
    scene(s)
    s.raw('</g>')
    s.raw(f'<path fill="none" stroke="{INK}" stroke-width="1.4" d="M7 7H393V293H7z"/>'
        f'<path fill="none" stroke="{INK}" stroke-width=".7" d="M3.5 3.5H396.5V296.5H3.5z"/>')
    for x in (5.2, 394.8):
        for y in (5.2, 294.8):
            s.raw(f'<circle cx="{x}" cy="{y}" r="4.6" fill="#f6edd6" stroke="{INK}" stroke-width="1.1"/>'
                f'<path fill="none" stroke="{INK}" stroke-width=".9" d="M{num(x-4.6)} {y}h9.2M{x} {num(y-4.6)}'
                f'v9.2"/><circle cx="{x}" cy="{y}" r="1.4" fill="#a4472a"/>')
    s.save('cover.svg')


def draw(): cover()
