"""The chart of the main game, painted over 9 x 9 squares; one unit is one millimetre."""
from lib import *
SEA = dict(sea='#d3e4e8', band='#c3d9e0', band2='#deebeb', wave='#7aa4b9', wave2='#a6c5d1', line='#4d6f80',
    shoal='#e4eee8', shoal2='#f2ead0', sand='#f3e6c2', land='#f1e2ba', land2='#e7d3a0', hill='#fbf1d3',
    hatch='#a98a55', wood='#8fa27a', wood2='#b4c29a', roof='#b9573f', roof2='#d98a66', wall='#fff6e0', ink='#4d443b',
    rhumb='#a3c2c0', rose_l='#fff6de', rose_d='#b9573f', mid_l='#fdf3d6', mid_d='#5f8ca0',
    minor_l='#f4ead0', minor_d='#c9a45c', face='#e8efe6', beast='#a9c6ac', beast2='#7fa58b', skin='#f6dfc0',
    hair='#d8a94e', cloud='#f7f8f2', cloud2='#c5d8dc', cheek='#e9b79a', num='#5f7d8b')
S = 225.0
Q = 25.0


def near_middle(x, y, off=0):
    """Distance from the middle of the square in mm."""
    return math.hypot((x % Q)-Q/2, (y % Q)-Q/2)


LANDS = [  # rough outlines in mm; beyond 0..225 is cut off
    [(-8, -8), (73, -8), (69, 5), (58, 12), (55, 21), (45, 27), (50, 36), (38, 40), (31, 35),
        (21, 24), (24, 40), (33, 50), (24, 57), (21, 67), (8, 72), (-8, 70)],
    [(233, 233), (233, 156), (219, 158), (214, 168), (205, 172), (203, 182), (192, 186), (198, 196),
        (188, 203), (176, 201), (170, 210), (160, 214), (153, 226), (150, 233)],
    [(-8, 207), (3, 206), (9, 210), (16, 209), (20, 215), (27, 217), (31, 233), (-8, 233)],
    [(207, -8), (209, 3), (214, 5), (215, 11), (221, 13), (224, 19), (233, 20), (233, -8)],
]
ISLES = [[(50, 197), (58, 192), (66, 195), (69, 202), (61, 207), (52, 205)], [(172, 10), (180, 7), (184, 14),
        (177, 18), (171, 16)], [(206, 52), (213, 50), (217, 58), (211, 62), (205, 59)], [(45, 56), (51, 54), (54, 60),
        (48, 64)], [(177, 186), (183, 184), (184, 190), (178, 191)], [(62, 45), (66, 43), (68, 48), (63, 49)]]
SKERRIES = [(73, 24), (77, 20), (72, 29), (30, 74), (25, 78), (36, 71), (66, 210), (70, 206), (71, 214), (191, 45),
    (187, 50), (194, 53), (165, 23), (161, 19), (203, 143), (207.6, 139.6), (199.6, 138.4)]
BANKS = [(168, 36, 13, 3.6, -14)]
MIDDLE, CALM = S/2, 68    # about the king's square no waves, but a rose


def ellipse_pts(cx, cy, a, b, rot, k=18, rnd=None):
    r = math.radians(rot)
    out = []
    for i in range(k):
        t = i*2*math.pi/k
        w = 1+(rnd.uniform(-.14, .14) if rnd else 0)
        x, y = a*math.cos(t)*w, b*math.sin(t)*w
        out.append((cx+x*math.cos(r)-y*math.sin(r), cy+x*math.sin(r)+y*math.cos(r)))
    return out


def inside(p, poly):
    x, y = p
    c = False
    j = len(poly)-1
    for i in range(len(poly)):
        (a, b), (d, e) = poly[i], poly[j]
        if (b > y) != (e > y) and x < (d-a)*(y-b)/(e-b)+a: c = not c
        j = i
    return c


def dist_poly(p, poly):
    best = 1e9
    for i in range(len(poly)):
        (a, b), (c, d) = poly[i], poly[(i+1) % len(poly)]
        dx, dy = c-a, d-b
        l = dx*dx+dy*dy or 1
        t = max(0, min(1, ((p[0]-a)*dx+(p[1]-b)*dy)/l))
        best = min(best, math.hypot(p[0]-a-t*dx, p[1]-b-t*dy))
    return best


def waves(c, rnd, shores):
    """Long rows of crests on arcs around a far centre: three rows swell up, three lie flat; paler in the middle of
    squares."""
    cx, cy = -70, 330
    strong, soft, faint = Path(), Path(), Path()
    banks = [ellipse_pts(bx, by, ba*1.15, bb*1.6, br) for bx, by, ba, bb, br in BANKS]
    keep = lambda m: not (math.hypot(m[0]-MIDDLE, m[1]-MIDDLE) < CALM
        or any(inside(m, p) or dist_poly(m, p) < 5.4 for p in shores) or any(inside(m, p) for p in banks))
    r, row = 118, 0
    while r < 470:
        k = row % 6
        on = k < 3
        s = rnd.uniform(0, 6)
        edge = .55 if k in (0, 2) else 1    # the outer rows of a band are lower
        while s < r*math.pi*.6:
            l = rnd.uniform(5.8, 7.4)
            w = lambda t: r+1.3*math.sin(t/27+row//6*1.7)
            x0, y0 = polar(cx, cy, w(s), math.degrees(s/r)-20)
            x1, y1 = polar(cx, cy, w(s+l), math.degrees((s+l)/r)-20)
            mx, my = (x0+x1)/2, (y0+y1)/2
            s += l
            if not (-3 < mx < S+3 and -3 < my < S+3) or not keep((mx, my)): continue
            d = near_middle(mx, my)
            q = rnd.random()
            if not on:
                if q < .16 and d > 9:
                    soft.crescent(x0, y0, x0+(x1-x0)*.8, y0+(y1-y0)*.8, .7, .3)
                continue
            if q > .93: continue
            ux, uy = (cx-mx)/r, (cy-my)/r
            h = rnd.uniform(1.15, 1.5)*(.8 if edge < 1 else 1)
            if d > 9.6:
                strong.crescent(x0, y0, x1, y1, h, .44 if edge == 1 else .34)
                if edge == 1 and d > 11:
                    f = rnd.uniform(.18, .34)
                    X0, Y0 = x0+(x1-x0)*f, y0+(y1-y0)*f
                    X1, Y1 = x0+(x1-x0)*.9, y0+(y1-y0)*.9
                    strong.crescent(X0+ux*.95, Y0+uy*.95, X1+ux*.95, Y1+uy*.95, h*.6, .3)
            elif d > 5.6: soft.crescent(x0, y0, x1, y1, h*.9, .34)
            else: faint.crescent(x0, y0, x1, y1, h*.8, .3)
        row += 1
        r += 3.9
    return fill(faint, mix(c['wave2'], c['sea'], .45)) + fill(soft, c['wave2']) + fill(strong, c['wave'])


def bands(c):
    """Broad swathes of two blues that follow the rows."""
    o = ''
    cx, cy = -70, 330
    for r, w, k in ((150, 17, 'band'), (196, 11, 'band2'), (232, 20, 'band'), (281, 12, 'band2'), (322, 22, 'band'),
        (372, 12, 'band2'), (408, 20, 'band')):
        p = Path(0)
        up = [polar(cx, cy, r+2.6*math.sin(i*1.3+r), -20+i*5) for i in range(30)]
        lo = [polar(cx, cy, r+w+2.6*math.sin(i*1.1+r*2), -20+i*5) for i in range(30)][::-1]
        clip = lambda pts: [q for q in pts if -40 < q[0] < 265 and -40 < q[1] < 265]
        u, l = clip(up), clip(lo)
        if len(u) < 2 or len(l) < 2: continue
        p = Path(1).smooth(u)
        p2 = Path(1).smooth(u+l, closed=True, t=1/8)
        o += fill(p2, c[k])
    return o


def courses(c):
    """From the great rose to the edge; none along the king's row or column, through the middles of their squares."""
    o = ''
    for a in [45+90*i for i in range(4)] + [22.5+45*i for i in range(8)]:
        x, y = math.sin(math.radians(a)), -math.cos(math.radians(a))
        to_edge = MIDDLE/max(abs(x), abs(y))
        o += f'M{n(MIDDLE+x*CALM)} {n(MIDDLE+y*CALM)}l{n(x*(to_edge-CALM))} {n(y*(to_edge-CALM))}'
    return line(o, c['rhumb'], .25)


def great_rose(c):
    """A pale compass rose five squares wide about the king's square, in a graduated ring: the middle of the chart."""
    m = MIDDLE
    o = circ(m, m, 66.5, c['band2']) + ring(m, m, 66.5, c['wave'], .3) + ring(m, m, 63, c['shoal2'], 3.2)
    o += ring(m, m, 63, c['wave'], 3.2, stroke_dasharray=n(2*math.pi*63/48, 3))
    for at in (61.4, 64.6): o += ring(m, m, at, c['line'], .32)
    for first, long, near, wide, light, dark in ((22.5, 44, 20, 11, '#e9f0ec', '#cbdfe3'), (45, 54, 18, 21, '#f0f4ec', '#b4d0d9'),
            (0, 60, 17, 24, '#fbf4df', '#e6c5a6')):
        lit, shade, edge = Path(), Path(), Path()
        for a in range(8 if first == 22.5 else 4):
            a = first + a*(45 if first == 22.5 else 90)
            spike(m, m, long, a, near, wide, lit, shade)
            edge.poly([polar(m, m, near, a-wide), polar(m, m, long, a), polar(m, m, near, a+wide)], close=False)
        o += fill(lit, light) + fill(shade, dark) + line(edge, c['wave'], .3, stroke_linejoin='round')
    return o


def hill(x, y, w, h, c, F, H, rnd):
    k = rnd.uniform(-.12, .12)
    F.M(x-w/2, y).C(x-w*.3, y-h*.4, x-w*.18+k*w, y-h, x+k*w, y-h, x+w*.2+k*w, y-h, x+w*.3, y-h*.35, x+w/2, y)
    # engraved shade down the right flank
    for j in range(6):
        t = j/6
        X = x+k*w+w*(.03+.07*j)
        Y = y-h*(.97-.02*j-.52*t*t)
        H.M(X, Y).Q(X+w*.05, Y+h*.2, X+w*.035, Y+h*(.52-.055*j))
    H.M(x-w*.2+k*w, y-h*.62).Q(x-w*.26, y-h*.4, x-w*.3, y-h*.3)


def house(x, y, l, c, roofs, walls, ends):
    """A longhouse seen from above and the side: bowed roof."""
    h = l*.36
    walls.M(x-l/2, y).L(x+l/2, y, x+l/2, y-h*.5, x-l/2, y-h*.5).Z()
    roofs.M(x-l*.56, y-h*.42).Q(x-l*.46, y-h*1.1, x-l*.4, y-h*1.22).Q(x, y-h*1.5, x+l*.4, y-h*1.22).Q(x+l*.46,
        y-h*1.1, x+l*.56, y-h*.42).Z()


def tree(x, y, s, F, T):
    T.M(x, y).L(x, y-s*.5)
    F.M(x-s*.36, y-s*.35).Q(x-s*.1, y-s*.7, x, y-s*1.25).Q(x+s*.1, y-s*.7, x+s*.36, y-s*.35).Z()


def lands(c, rnd, shores):
    o = '<defs>'
    P = Path()
    for s in shores: P.poly(s)
    o += f'<path id="l" d="{P}"/></defs>'
    use = lambda col, w: f'<use href="#l" fill="{col}" stroke="{col}" stroke-width="{w}" stroke-linejoin="round"/>'
    o += use(c['band2'], 17) + use(c['shoal'], 11.5)
    for w, d in ((10.2, .24), (7.6, .27), (5.3, .31), (3.3, .36)):
        o += use(c['wave'], w) + use(c['shoal'], n(w-d*2, 2))
    o += f'<use href="#l" fill="{c["land"]}" stroke="{c["line"]}" stroke-width=".55" stroke-linejoin="round"/>'
    # a sandy rim within the shore
    o += (f'<clipPath id="q"><path d="{P}"/></clipPath><g clip-path="url(#q)"><use href="#l" fill="none" '
        f'stroke="{c["land2"]}" stroke-width="4.6" stroke-linejoin="round"/></g><use href="#l" fill="none" '
        f'stroke="{c["line"]}" stroke-width=".55" stroke-linejoin="round"/>')
    return o


def lands_relief(c, rnd):
    o = ''
    # fields, woods, hills, houses: between the middles of squares
    F, H, R, W, T, TF, E = Path(), Path(), Path(), Path(), Path(), Path(), Path()
    for x, y, w, h in ((1, 24.5, 13, 9), (9, 27, 13, 9.4), (4, 29.4, 9, 5.4), (0, 49, 12, 8), (6, 52, 10, 6),
        (15, 8.4, 9, 6), (23, 10.4, 13, 9), (31, 9, 10, 6.2), (48.6, 9.6, 12, 8), (56, 8.6, 9, 5.6), (42, 8, 8, 4.8),
        (224, 200, 13, 9), (215, 202.6, 13, 9), (206, 202, 9, 5.6), (203, 222, 14, 9), (194, 223, 11, 6.6),
        (224, 178.6, 12, 8), (217, 179.6, 9, 5.2), (175, 222.4, 12, 7.6), (222, 205.6, 9, 5.2), (182, 206, 8, 4.8),
        (3, 223.5, 11, 7), (12, 224.5, 9, 5), (221, 8.5, 9, 6), (214.4, 6, 6, 4), (60, 200, 9, 5.4),
        (55.6, 201.6, 7, 3.8)):
        hill(x, y, w, h, c, F, H, rnd)
    for x, y, l in ((23, 16, 5), (29.4, 17, 4.6), (18.6, 19, 4.6), (25.6, 20, 6.6), (32, 21.4, 4.8),
        (17.6, 23.4, 4.6), (23.6, 24.2, 4.8)):
        house(x, y, l, c, R, W, E)
    for x, y, l in ((206, 187.6, 4.8), (204.4, 191.2, 5.4), (211, 191.6, 5), (206.4, 194.6, 4.4)):
        house(x, y, l, c, R, W, E)
    for x, y, l in ((9, 215, 4.2), (62.6, 203.4, 3.8)): house(x, y, l, c, R, W, E)
    for k, (x, y) in enumerate(((36, 24), (38.4, 25.2), (40.6, 23.6), (6, 38), (3.4, 39.6), (8.4, 39.8), (52.6, 17.5),
            (54.4, 14), (2, 63), (4.4, 61.4), (6.6, 63.6), (3, 66), (5.2, 67.4), (22.2, 50.8), (24.6, 52), (214, 222),
            (216.4, 223.4), (218.6, 221.6), (222, 190), (219.8, 191.6), (224, 192.2), (184, 221), (186.2, 222.6),
            (176.8, 206), (179.2, 207.2), (222.6, 165), (220.2, 166.6), (2, 214), (4.2, 213), (20.6, 222),
            (22.8, 223.6), (223.4, 13.6), (221.4, 11.6), (65.6, 199.4), (210.6, 57.4), (176, 13.4), (178.4, 14.2))):
        tree(x, y, rnd.uniform(3, 3.8), TF, T)
    o += both(F, c['hill'], c['hatch'], .32) + line(H, c['hatch'], .26, stroke_linecap='round')
    o += line(T, c['ink'], .3) + both(TF, c['wood'], c['ink'], .22)
    o += both(W, c['wall'], c['ink'], .25) + both(R, c['roof'], c['ink'], .28)
    # beacon on the eastern cape
    return o


def beacon(x, y, s, c):
    t = Path().M(x-s*.16, y).L(x-s*.1, y-s*.8, x+s*.1, y-s*.8, x+s*.16, y).Z()
    f = Path().M(x-s*.2, y-s*.8).Q(x-s*.3, y-s*1.1, x, y-s*1.5).Q(x+s*.3, y-s*1.1, x+s*.2, y-s*.8).Z()
    return both(t, c['wall'], c['ink'], .28) + both(f, c['roof2'], c['ink'], .25)


def bank(c, rnd):
    o = ''
    A, B, dots = Path(), Path(), Path()
    for bx, by, a, b, r in BANKS:
        A.smooth(ellipse_pts(bx, by, a*1.12, b*1.45, r, 14, rnd), closed=True)
        B.smooth(ellipse_pts(bx, by, a*.82, b*.8, r, 12, rnd), closed=True)
    o += fill(A, c['shoal']) + fill(B, c['shoal2'])
    for bx, by, a, b, r in BANKS:
        k = int(a*4.2)
        for i in range(k):
            t = i*2*math.pi/k
            x, y = ellipse_pts(bx, by, a*1.1, b*1.42, r, 1)[0]
            rr = math.radians(r)
            ex_, ey = a*1.08*math.cos(t), b*1.4*math.sin(t)
            dots.M(bx+ex_*math.cos(rr)-ey*math.sin(rr), by+ex_*math.sin(rr)+ey*math.cos(rr)).L(
                bx+ex_*math.cos(rr)-ey*math.sin(rr)+.1, by+ex_*math.sin(rr)+ey*math.cos(rr))
        for i in range(int(a*b*1.1)):
            t = i*2.39996
            q = math.sqrt((i+.5)/(a*b*1.1))
            ex_, ey = a*.74*q*math.cos(t), b*.7*q*math.sin(t)
            X, Y = bx+ex_*math.cos(rr)-ey*math.sin(rr), by+ex_*math.sin(rr)+ey*math.cos(rr)
            if near_middle(X, Y) > 7.5: dots.M(X, Y).L(X+.1, Y)
    return o + line(dots, c['hatch'], .42, stroke_linecap='round')


# What is sounded, and the column and row of its square: few, on open water, off the rhumb lines, all in the same corner of their squares.
SOUND = [('9', 3, 1), ('14', 6, 1), ('5', 1, 5), ('7', 7, 2), ('8', 5, 7)]


def soundings(c, of=SOUND):
    p = Path(2)
    for t, column, row in of: number(p, t, column*Q+6, row*Q+5, 2.3)
    return line(p, c['num'], .28, stroke_linecap='round', stroke_linejoin='round')


def monster(c, x, y, flip=1, s=1.0, humps=((15.5, 12, 9.2, 3.9), (29.5, 10.4, 7.4, 3.3), (41.5, 8, 5.4, 2.6)),
    tail=49, least=.2):
    """A sea serpent: humps and head rise from the water; about 50 mm long at s = 1; x, y the water line below the
    head."""
    o = ''
    B, O, F, Wt = Path(2), Path(2), Path(2), Path(2)
    q = lambda a, b: (x+flip*a*s, y+b*s)
    def P(p, cmd, *v):
        pts = []
        for a, b in zip(v[::2], v[1::2]): pts += q(a, b)
        getattr(p, cmd)(*pts)
    for hx, w, h, t in humps:
        P(B, 'M', hx-w/2, 0)
        P(B, 'C', hx-w/2, -h*1.33, hx+w/2, -h*1.33, hx+w/2, 0)
        P(B, 'L', hx+w/2-t, 0)
        P(B, 'C', hx+w/2-t, -(h-t)*1.25, hx-w/2+t, -(h-t)*1.25, hx-w/2+t, 0)
        B.Z()
        for j in range(6):    # fins on the back
            a = math.pi*(.16+.136*j)
            fx = hx-math.cos(a)*w/2*.93
            fy = -math.sin(a)**.8*h*.98
            nx, ny = -math.cos(a), -math.sin(a)
            P(F, 'M', fx-.8, fy+.25)
            P(F, 'L', fx+nx*1.5+.5, fy+ny*1.5, fx+.8, fy+.25)
            F.Z()
        for j in range(4):
            a = math.pi*(.24+.17*j)
            r1, r2 = .88, .62
            P(O, 'M', hx-math.cos(a)*w/2*r1, -math.sin(a)*h*r1)
            P(O, 'Q', hx-math.cos(a)*w/2*.76+.7, -math.sin(a)*h*.76, hx-math.cos(a)*w/2*r2, -math.sin(a)*h*r2)
        for e in (-w/2, w/2-t):
            P(Wt, 'M', hx+e-1.2, .5)
            P(Wt, 'Q', hx+e+t/2, 1.5, hx+e+t+1.2, .5)
    # neck and head
    N = Path(2)
    P(N, 'M', 1.6, 0)
    P(N, 'C', 1.4, -5, 4.6, -8, .8, -10.6)
    P(N, 'C', -.8, -11.8, -3.4, -11, -5.4, -9.4)
    P(N, 'L', -7.4, -8.3, -6.4, -7.3, -4.6, -7.5, -6, -6.2, -4.9, -5.6)
    P(N, 'C', -3.2, -6.5, -1.6, -7.2, -.9, -6.2)
    P(N, 'C', .4, -4.6, -2.9, -3, -2.6, 0)
    N.Z()
    Er = Path(2)
    P(Er, 'M', .4, -10.8)
    P(Er, 'Q', 2.4, -13.6, 4.8, -13.4)
    P(Er, 'Q', 3.6, -11.6, 2.2, -9.4)
    Er.Z()
    P(Er, 'M', -1, -11.2)
    P(Er, 'Q', -.6, -13.8, 1.2, -14.6)
    P(Er, 'Q', 1, -12.6, .6, -11)
    Er.Z()
    k = tail-49
    T = Path(2)
    P(T, 'M', 49+k, 0)
    P(T, 'C', 49.4+k, -3.6, 50.6+k, -5, 53.4+k, -6.4)
    P(T, 'L', 52.8+k, -8.6, 55+k, -7.6, 57.4+k, -8.2, 55.4+k, -6)
    P(T, 'C', 53+k, -4.4, 52+k, -2.6, 51.8+k, 0)
    T.Z()
    P(Wt, 'M', -4.2, .5)
    P(Wt, 'Q', -.5, 1.7, 3.4, .5)
    P(Wt, 'M', 47.6+k, .5)
    P(Wt, 'Q', 50.4+k, 1.5, 53+k, .5)
    P(O, 'M', -.4, -8.4)
    P(O, 'Q', -2, -8.9, -4.4, -7.6)
    for j in range(3):
        P(O, 'M', -1.9+j*.15+(.4 if j else 0), -1.4-j*1.5)
        P(O, 'Q', -.6+j*.3, -1.2-j*1.6, .2+j*.5, -2-j*1.5)
    o += both(F, c['roof2'], c['line'], max(.22, least)) + both(Er, c['roof2'], c['line'], max(.26, least))
    o += both(B, c['beast'], c['line'], .38) + both(N, c['beast'], c['line'], .38) + both(T, c['beast'], c['line'],
        .38)
    o += line(O, c['line'], max(.24, least), stroke_linecap='round') + line(Wt, c['line'], max(.3, least),
        stroke_linecap='round')
    ex_, ey = q(-2.2, -9.3)
    o += circ(ex_, ey, .62*s, c['wall']) + circ(ex_, ey, .34*s, c['ink'])
    return o


def whale(c, x, y, s=1.0, flip=1, least=.2):
    q = lambda a, b: (x+flip*a*s, y+b*s)
    def P(p, cmd, *v):
        pts = []
        for a, b in zip(v[::2], v[1::2]): pts += q(a, b)
        getattr(p, cmd)(*pts)
    B, O, W = Path(2), Path(2), Path(2)
    P(B, 'M', -10, 0)
    P(B, 'C', -10.4, -4.6, -6, -7, -1, -6.4)
    P(B, 'C', 4, -5.8, 6.4, -2.6, 9, 0)
    B.Z()
    T = Path(2)
    P(T, 'M', 12, 0)
    P(T, 'C', 12.4, -2, 13.2, -3.4, 14, -4.4)
    P(T, 'C', 12.4, -5, 11.2, -6, 10.8, -7.6)
    P(T, 'C', 12.6, -7.2, 14, -6.4, 14.8, -5.4)
    P(T, 'C', 15.8, -6.6, 17, -7.4, 18.8, -7.4)
    P(T, 'C', 18.2, -5.8, 17, -4.6, 15.6, -4.2)
    P(T, 'C', 14.9, -3, 14.6, -1.6, 14.6, 0)
    T.Z()
    P(O, 'M', -9.6, -1.8)
    P(O, 'Q', -6.6, -1, -4.4, -2.6)
    for j in range(0 if least > .5 else 3):
        P(O, 'M', -8+j*1.4, -.9)
        P(O, 'L', -7.6+j*1.4, .0)
    P(W, 'M', -12, .6)
    P(W, 'Q', -6, 1.8, 0, .7)
    P(W, 'Q', 5, 1.8, 10, .6)
    P(W, 'M', 10.8, .6)
    P(W, 'Q', 13.4, 1.6, 16.4, .6)
    Sp = Path(2)
    for dx, h, e in ((-1.6, 5, -2.6), (-.3, 6.6, -.8), (.6, 6.4, 1.2), (1.8, 4.8, 3)):
        P(Sp, 'M', -4.6, -7.2)
        P(Sp, 'C', -4.6+dx*.3, -9, -4.6+dx, -7.6-h, -4.6+e*1.3, -6.4-h*.86)
    o = both(B, c['beast2'], c['line'], max(.38, least)) + both(T, c['beast2'], c['line'], max(.38, least))
    for p, w in ((O, .26), (W, .3), (Sp, .32)): o += line(p, c['line'], max(w, least), stroke_linecap='round')
    ex_, ey = q(-5.6, -3.6)
    return o + circ(ex_, ey, .4*s, c['wall'])


def windhead(c, x, y, s, turn, breath=True, lw=.36, beams=True):
    """A head in clouds that blows; drawn blowing to the right, size about 10 mm across at s = 1, turned about its
    middle. flip by a negative s."""
    P = lambda: Path(2)
    o = ''
    # hair: curls behind
    cl = P()
    for a, b, r in ((-6.4, -3.6, 3.2), (-7.4, .6, 3.3), (-5.8, 4.6, 3), (-2.4, 6.4, 2.6), (-3, -6.6, 2.9),
        (1.2, -7, 2.1), (1.2, 6.9, 2)):
        cl.circle(a, b, r)
    o += both(cl, c['hair'], c['ink'], lw)
    sw = P()
    for a, b, r in ((-6.4, -3.6, 1.7), (-7.4, .6, 1.8), (-5.8, 4.6, 1.6), (-2.4, 6.4, 1.3), (-3, -6.6, 1.5)):
        sw.M(a-r, b).C(a-r, b-r*1.3, a+r, b-r*1.3, a+r*.7, b).C(a+r*.5, b+r*.7, a-r*.4, b+r*.6, a-r*.3, b-.1)
    # face in three-quarter view to the right
    f = P().M(-4.6, -1).C(-4.8, -4.8, -1.6, -6.4, 1.4, -5.8).C(3.4, -5.4, 4.2, -4, 4.1, -2.8).C(4.8, -2, 5.6, -1, 5.5,
        -.4).C(5.4, 0, 4.9, .1, 4.5, .2).C(5.2, .6, 5.6, .9, 5.6, 1.5).C(5.6, 2.1, 5.2, 2.3, 4.6, 2.5).C(4.8, 3.6,
        4.2, 5, 2.2, 5.5).C(-1.8, 6.2, -4.6, 3, -4.6, -1).Z()
    o += both(f, c['skin'], c['ink'], lw)
    o += line(sw, c['ink'], lw*.8, stroke_linecap='round')
    ck = P().circle(2.2, 1.9, 2.3)
    o += fill(ck, c['cheek'])
    d = P().M(.2, -2.8).Q(1.5, -3.8, 2.9, -2.9).M(.7, -1.9).Q(1.6, -1.3, 2.6, -1.8).M(.3, .4).C(.2, 2.6, 1.2, 4.3,
        3.2, 4.2).M(4.5, .2).Q(4, .3, 3.9, .6).M(-2.9, -.4).Q(-3.9, -1.2, -3.5, .3).Q(-3.2, 1.6, -2.4, .8)
    o += line(d, c['ink'], lw*.9, stroke_linecap='round')
    # forelock
    fl = P().M(-3.8, -3.2).C(-3, -6, .5, -7.2, 3.2, -5.3).C(1.4, -5.2, .2, -4.6, -.6, -3.6).C(-1.4, -4, -2.6, -3.6,
        -3.8, -3.2).Z()
    o += both(fl, c['hair'], c['ink'], lw)
    if beams:
        b = P()
        for k, (a, l) in enumerate(((-16, 17), (-9.5, 23), (-3, 27), (3.5, 27), (10, 23), (16.5, 17))):
            X, Y = polar(6.4, 1.5, l, 90+a)
            x0, y0 = polar(6.4, 1.5, 1.2, 90+a)
            b.M(x0, y0)
            mx, my = (x0+X)/2, (y0+Y)/2
            b.L(X, Y)
        o += line(b, c['line'], lw*.8, stroke_linecap='round')
    fx = -1 if s < 0 else 1
    return g(o, f'translate({n(x)} {n(y)}) rotate({n(turn)}) scale({n(abs(s)*fx,2)} {n(abs(s),2)})')


def cloud(c, x, y, s, lw=.32):
    p = Path(2)
    pts = [(-9, 0, 2.6), (-5, -2, 3.2), (0, -2.8, 3.6), (5, -1.6, 3), (8.6, .4, 2.2), (3.4, 1.4, 2.6), (-3, 1.6, 2.8)]
    q = Path(2)
    for a, b, r in pts: p.circle(x+a*s, y+b*s, r*s)
    for a, b, r in pts: q.circle(x+a*s, y+b*s, (r-lw/s)*s)
    sw = Path(2)
    for a, b, r in pts[1:4]:
        sw.M(x+(a-r*.5)*s, y+(b+.3)*s).C(x+(a-r*.5)*s, y+(b-r*.8)*s, x+(a+r*.5)*s, y+(b-r*.8)*s, x+(a+r*.4)*s, y+b*s)
    return fill(p, c['line']) + fill(q, c['cloud']) + line(sw, c['cloud2'], lw*1.4, stroke_linecap='round')


def painting(c, seed=7):
    rnd = random.Random(seed)
    shores = [coast(p, rnd, .2, 3) for p in LANDS] + [coast(p, rnd, .18, 2) for p in ISLES]
    shores = [[(max(-9, min(234, a)), max(-9, min(234, b))) for a, b in s] for s in shores]
    o = rect(0, 0, S, S, c['sea']) + bands(c)
    o += courses(c)
    o += waves(c, rnd, shores) + great_rose(c)
    o += bank(c, rnd)
    sk = Path()
    for x, y in SKERRIES:
        sk.smooth(ellipse_pts(x, y, rnd.uniform(.9, 1.7), rnd.uniform(.6, 1.1), rnd.uniform(-40, 40), 6, rnd),
            closed=True)
    o += f'<path d="{sk}" fill="{c["shoal"]}" stroke="{c["shoal"]}" stroke-width="3.4"/>'
    o += lands(c, rnd, shores) + lands_relief(c, rnd)
    o += both(sk, c['land2'], c['line'], .35)
    o += beacon(214.6, 171, 6.5, c) + beacon(51, 33.2, 6, c)
    o += whale(c, 175, 160.6, .9)
    o += monster(c, 14.4, 175.6, 1, 1.0, ((19, 13, 9.6, 4), (38, 12, 8.8, 3.7)), 51)
    o += soundings(c)
    return clipped(S, S, o)


def draw(): write('chart-9.svg', painting(SEA))
