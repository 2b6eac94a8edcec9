"""The painting of the main board: Denmark about 980, free after the land; in millimetres, squares of 25."""
from lib import *
from motifs import *
S = 275
CX = CY = 137.5
rnd = random.Random(980)
def cdist(x, y): return hypot((x % 25)-12.5, (y % 25)-12.5)
def edge(x, y): return smooth(6.5, 10.5, cdist(x, y))    # 0 beneath a disc, 1 between squares

# ---- water ---------------------------------------------------------------------------------------------------
fjords = [[(-14, 66, 11), (10, 64, 9), (26, 58, 7), (38, 57, 7.5), (53, 64, 11.5), (68, 60, 8), (80, 55, 6.5),
        (92, 61, 8), (104, 60, 6), (118, 57, 4.2), (128, 60, 3.2), (137, 61, 2.9), (148, 59, 3.6), (160, 61, 6),
        (171, 66, 5), (179, 72, 3), (184, 80, 1.4)], [(50, 58, 7), (48, 46, 4.5), (53, 39, 4), (62, 37, 3)],
    [(70, 62, 7), (77, 74, 4.5), (76, 84, 3.6), (82, 91, 2)], [(92, 60, 7), (92, 48, 2.6), (88, 42, 1.6)],
    [(223, -14, 15), (225, 8, 12.5), (220, 24, 9), (210, 38, 7.5), (212, 50, 8.5), (226, 59, 11), (237, 70, 9),
        (240, 82, 6.5), (232, 92, 5.5), (220, 98, 5), (212, 107, 3.2), (209, 114, 1.5)], [(210, 42, 6), (198, 46, 4),
        (189, 42, 3), (182, 44, 1.6)], [(237, 64, 8), (252, 58, 5), (261, 61, 3.6), (268, 55, 1.6)],
    [(292, 219, 20), (266, 214, 15), (246, 215, 15), (231, 221, 19), (216, 232, 17), (212, 248, 15), (214, 266, 16),
        (214, 290, 22)], [(224, 220, 10), (210, 208, 7), (199, 201, 4.5), (193, 193, 3), (190, 187, 1.4)],
    [(214, 240, 9), (198, 236, 5.5), (186, 228, 5), (174, 226, 3.5), (164, 220, 1.8), (158, 212, 1.2)],
    [(244, 214, 9), (238, 200, 5), (230, 192, 3), (228, 182, 1.4)], [(66, 292, 14), (62, 270, 11.5), (52, 256, 10),
        (44, 244, 9), (47, 231, 7.5), (60, 222, 6.4), (72, 216, 4.4), (84, 213, 3.4), (94, 215, 3), (102, 210, 2.2),
        (109, 212, 1.6), (114, 206, 1)], [(46, 240, 7), (34, 230, 5), (30, 219, 4), (36, 208, 2.6), (37, 200, 1.3)],]
islands = [(55, 65, 5.6, 3.6, .3), (91, 61, 3, 2.1, .6), (14, 62, 3.2, 2, .1), (226, 12, 3.4, 4.8, .2),
    (227, 60, 4.2, 4.6, .3), (240, 75, 2.4, 2, 0), (227, 226, 11.5, 9.5, .7), (246, 217, 4.4, 3, .3),
    (209, 250, 4.5, 6.5, .4), (268, 215, 3, 2, .4), (216, 264, 2.6, 1.8, 1), (49, 246, 4, 3.4, .4),
    (62, 270, 3, 4.4, .2)]


def segd(x, y, a, b):
    ax, ay, ar = a
    bx, by, br = b
    dx, dy = bx-ax, by-ay
    t = max(0, min(1, ((x-ax)*dx+(y-ay)*dy)/(dx*dx+dy*dy)))
    return hypot(x-ax-t*dx, y-ay-t*dy)-(ar+(br-ar)*t)


segs = []
for f in fjords:
    c = catmull(f, 3)
    segs += list(zip(c, c[1:]))


def water(x, y):
    d = 99
    for a, b in segs:
        if abs(x-a[0]) > 42 or abs(y-a[1]) > 42: continue
        e = segd(x, y, a, b)
        if e < d: d = e
    if d > 14: return d
    small = smooth(-8, 3, d)    # the coast wanders
    d += 2.3*fbm(x/13, y/13, 5)+1.1*noise(x/4.6, y/4.6, 9)
    for ix, iy, rx, ry, rot in islands:
        X, Y = x-ix, y-iy
        if abs(X) > 30 or abs(Y) > 30: continue
        u, v = X*cos(rot)+Y*sin(rot), -X*sin(rot)+Y*cos(rot)
        r = hypot(u/rx, v/ry)
        d = max(d, (1-r)*min(rx, ry)+1.6*noise(x/5, y/5, 31)+.6*noise(x/2.3, y/2.3, 33))
    # land kept for the forts, the gates and the army road's crossings
    for kx, ky, kr in ((12.5, 12.5, 19), (262.5, 12.5, 19), (262.5, 262.5, 19.5), (12.5, 262.5, 19)):
        d = max(d, kr-hypot(x-kx, y-ky)+1.5*noise(x/6, y/6, 77))
    d = max(d, 73.5-hypot(x-CX, y-CY))
    return d


F = Field(-4, -4, 279, 279, 1.0).set(water)
for j in range(F.ny):
    for i in range(F.nx):
        if i in (0, F.nx-1) or j in (0, F.ny-1): F.v[j*F.nx+i] = max(F.v[j*F.nx+i], 1)
G = Field(-4, -4, 279, 279, .5)
G.set(F.at)
dw = G.edt(lambda v: v < 0)
dl = G.edt(lambda v: v >= 0)
D = G.like()
D.v = [a-b for a, b in zip(dw.v, dl.v)]
D.blur(2)


def trace(pen, f, level, tol=.12, least=6, keep=None):
    for c in f.contour(level):
        L = sum(hypot(b[0]-a[0], b[1]-a[1]) for a, b in zip(c, c[1:]))
        if L < least: continue
        closed = hypot(c[0][0]-c[-1][0], c[0][1]-c[-1][1]) < 1e-6
        pen.curve(settle(c, 2 if f.h > 1 else 8), tol, closed)


# ---- roads ---------------------------------------------------------------------------------------------------
army = [
 [(93,283),(92,268),(86,255),(76,246),(73.4,232)],
 [(78,198.5),(78,188),(72,177),(62,168),(52,157),(53,144),(63,138),(70,137.5)],
 [(137.5,68),(137.5,65.5)], [(137.5,56.5),(136,49),(126,40),(122,30),(119,18),(113,6),(113,-8)]]
roads = [[(125, 37), (112, 28), (100, 26), (84, 27.5), (66, 24), (46, 26), (34, 18), (25, 12.5), (12, 12.5)],
    [(262.5, 12), (262.5, 25), (264, 36), (256, 45), (251, 54)], [(249, 64), (251, 76), (257, 88), (252, 102),
        (251, 118), (246, 130), (236, 138), (208, 137.5)], [(54, 146), (44, 140), (30, 137), (22, 150), (24, 176),
        (15, 194), (19, 216), (12, 236), (12.5, 250), (12.5, 262)], [(137.5, 207), (139, 222), (131, 236), (134, 252),
        (140, 266), (137, 284)], [(251, 118), (262, 150), (264, 176)], [(16, 192), (34, 188), (56, 190), (66, 184),
        (75, 182)],]


def shore(x, y, dx, dy):
    k = 0
    while D.at(x, y) > .5 and k < 110:
        x += dx*.3
        y += dy*.3
        k += 1
    return (x, y)


roads += [[(262.5, 262), (262.5, 248), (261.6, 240), shore(261.6, 240, 0, -1)], [(262.5, 262.5), (250, 262.5),
        shore(250, 262.5, -1, 0)], [(12.5, 12.5), (12.5, 26), (10, 36), shore(10, 36, 0, 1)],
    [(262.5, 12.5), (252, 12.5), shore(250, 12.5, -1, 0)], [(12.5, 262.5), (25, 262.5), (33, 259),
        shore(33, 259, 1, 0)], [(264, 176), (262, 190), shore(262, 190, 0, 1)]]
armed, walked = army, roads    # by few points, for the pen
army = [catmull(a, 6) for a in army]
roads = [catmull(a, 6) for a in roads]
bridge = ((73.4, 232.5), (77.9, 198.5))
bridge2 = ((137.5, 66.6), (137.5, 55.6))
bridge3 = ((251, 53), (249, 65.5))

M = Masked(S, S)
for a in army: M.path(a, 2.6)
for a in roads: M.path(a, 1.9)
for b in (bridge, bridge2, bridge3): M.path(b, 3)
for x in (12.5, 262.5):
    for y in (12.5, 262.5): M.disc(x, y, 16.5)
def land(x, y, m=1): return D.at(x, y) > m

s = Sheet(S, S)
s.raw(f'<rect width="275" height="275" fill="{LAND}"/>')
s.pen = Coarse
# ---- flat tints ----------------------------------------------------------------------------------------------
T = Field(-4, -4, 279, 279, 1.5)


def rim(f):
    for j in range(f.ny):
        for i in range(f.nx):
            if i in (0, f.nx-1) or j in (0, f.ny-1): f.v[j*f.nx+i] = min(f.v[j*f.nx+i], -1)
    return f


ringd = lambda x, y: hypot(x-CX, y-CY)-72
forts = lambda x, y: min(hypot(x-a, y-b) for a in (12.5, 262.5) for b in (12.5, 262.5))-19
fsq = lambda x, y: min(max(abs(x-a), abs(y-b)) for a in (12.5, 262.5) for b in (12.5, 262.5))-13.6+.9*noise(x/6, y/6,
    88)
campcells = [(c, r) for r,
    row in enumerate("...AAAAA... .....A..... ........... A.........A A.........A AA.......AA A.........A A........."
        "A ........... .....A..... ...AAAAA...".split()) for c, k in enumerate(row) if k == 'A']


def campd(x, y):
    d = 99
    for c, r in campcells:
        dx = max(c*25-x, 0, x-c*25-25)
        dy = max(r*25-y, 0, y-r*25-25)
        d = min(d, hypot(dx, dy))
    return d


heathf = T.like().set(lambda x, y: min(fbm(x/46, y/46, 71, 2)*22+1.5+5*noise(x/9, y/9, 4)*.6, D.at(x, y)-5,
        campd(x, y)-3+3*noise(x/8, y/8, 8), ringd(x, y)-2, fsq(x, y))).blur(2)
p = s.fill(MEADOW, 'evenodd')
MF = T.like().set(lambda x, y: min(4.8+2.6*fbm(x/17, y/17, 40)-D.at(x, y), campd(x, y)+1, ringd(x, y)+3,
        fsq(x, y))).blur(1)
trace(p, rim(MF), 0, .6)
p = s.fill(HEATH, 'evenodd')
trace(p, rim(heathf), 0, .5, 20)
bogs = [(84, 213, 24, 11, 0.1), (166, 222, 16, 8, -.4), (203, 112, 9, 13, .5), (190, 76, 12, 8, .7),
    (36, 202, 9, 9, .3)]
def bogd(x, y):
    return min(hypot((x-a)*cos(e)+(y-b)*sin(e), (-(x-a)*sin(e)+(y-b)*cos(e))*c/d)-c for a, b, c, d, e in bogs)
bogf = T.like().set(lambda x, y: min(-bogd(x, y)+3*fbm(x/9, y/9, 44), ringd(x, y)-1.5, campd(x, y))).blur(1)
p = s.fill(PEAT, 'evenodd')
trace(p, rim(bogf), 0, .2, 15)


# camps: trodden ground
def inner(x, y):
    for d in (1, 2, 3):
        if any(campd(x+d*a, y+d*b) > 0 for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)) if -1 < x+d*a < 276 and -1 < y
            +d*b < 276):
            return d-1
    return 4


campf = T.like().set(lambda x, y: -campd(x, y)+1.1+1.5*noise(x/8, y/8, 12) if campd(x, y) > 0
    else min(2.6, 1.1+1.5*noise(x/8, y/8, 12)+.5*inner(x, y)))
p = s.fill(CAMP, 'evenodd')
trace(p, rim(campf), 0, .35, 15)
# woods
woods = [(37, 96, 17, 11, .4), (87, 97, 9, 7, .8), (30, 37, 12, 7, .1), (190, 58, 9, 5, .2), (187, 88, 9, 7, .7),
    (243, 104, 10, 7, 1.2), (188, 25, 9, 8, .3), (262, 84, 10, 13, 0), (36, 168, 13, 9, .2), (61, 200, 11, 6, -.1),
    (32, 254, 7, 9, .2), (112, 238, 15, 9, .1), (163, 240, 12, 7, .1), (205, 180, 12, 9, -.6), (226, 164, 12, 8, .4),
    (186, 208, 9, 6, .5), (232, 228, 7, 5, .3), (8, 103, 8, 8, .2), (88, 187, 10, 8, .8), (186, 186, 7, 5, .9),
    (225, 120, 10, 6, .1), (46, 108, 9, 8, 1), (62, 12, 10, 7, .1), (243, 30, 7, 9, .3), (8, 212, 7, 8, .2),
    (259, 237, 6, 4, .2)]
def woodd(x, y):
    return min(hypot((x-a)*cos(e)+(y-b)*sin(e), (-(x-a)*sin(e)+(y-b)*cos(e))*c/d)-c for a, b, c, d, e in woods)
woodf = T.like().set(lambda x, y: min(-woodd(x, y)+3.4*fbm(x/8, y/8, 90), D.at(x, y)-1.2, ringd(x, y)-2.5,
        campd(x, y)-1.5, fsq(x, y)-.4)).blur(1)
p = s.fill(WOOD, 'evenodd')
trace(p, rim(woodf), 0, .2, 10)
s.pen = Pen
# fields outside the ring
fields = []


def field(cx, cy, w, h, rot, n):
    ca, sa = cos(rot), sin(rot)
    Q = lambda u, v: (cx+u*ca-v*sa+.6*sin(v/3), cy+u*sa+v*ca+.6*sin(u/4))
    fields.append((Q, w, h, n))
    for i in range(-2, 3):
        for j in range(-2, 3): M.disc(*Q(w*i/4, h*j/4), max(1.5, min(w, h)/4))


cand = []
for gx in range(1, 11):
    for gy in range(1, 11):
        cand += [(gx*25, gy*25), (gx*25+12.5, gy*25), (gx*25, gy*25+12.5)]
r2 = random.Random(77)
r2.shuffle(cand)
for gx, gy in cand:
    for k in range(12):
        w, h = r2.uniform(9, 16)*(1-.03*k), r2.uniform(8, 12)*(1-.03*k)
        if gx % 25 > 5: w, h = r2.uniform(10, 15), r2.uniform(6.5, 8.5)
        if gy % 25 > 5: w, h = r2.uniform(6.5, 8.5), r2.uniform(10, 14)
        ro = r2.uniform(-.45, .45) if gx % 25 < 5 and gy % 25 < 5 else r2.uniform(-.14, .14)
        x, y = gx+r2.uniform(-1.5, 1.5), gy+r2.uniform(-1.5, 1.5)
        c_, s_ = cos(ro), sin(ro)
        pts = [(x+u*w*.62*c_-v*h*.64*s_, y+u*w*.62*s_+v*h*.64*c_) for u in (-1, -.5, 0, .5, 1) for v in (-1, -.5, 0,
                .5, 1)]
        if all(0 < a < S and 0 < b < S and D.at(a, b) > 1.6 and woodf.at(a, b) < .3 and bogf.at(a, b) < 0
            and campd(a, b) > .8 and hypot(a-CX, b-CY) > 73.5 and M.free(a, b, .9) for a,
            b in pts) and all(hypot(x-Q_(0, 0)[0], y-Q_(0, 0)[1]) > 20 for Q_, *_r in fields):
            field(x, y, w, h, ro, 5)
            break
fa, fb = s.fill(STRAW), s.fill('#e6dba6')
fl = s.line(PALE, .22)
fo = s.line(INK2, .26)
for k, (Q0, w, h, n) in enumerate(fields):
    w *= 1.12
    h *= 1.15
    n = max(3, int(w/2.7))
    bend = (.9, -1.1, .6, -.7)[k % 4]
    sk = ((k*5) % 7-3)*.35
    Q = lambda u, v: Q0(u+bend*sin(v/h*2.6)+sk*v/h, v+.5*sin(u/w*3+k))
    ok = all(land(*Q(w*i/2, h*j/2), .8) and woodf.at(*Q(w*i/2, h*j/2)) < .6 and hypot(Q(w*i/2, h*j/2)[0]-CX,
            Q(w*i/2, h*j/2)[1]-CY) > 72.5 for i in (-1, 0, 1) for j in (-1, 0, 1))
    if not ok: continue
    ends = [(-h/2+rnd.uniform(-.5, .5), h/2+rnd.uniform(-.6, .6)) for i in range(n)]
    for i in range(n):
        u0, u1 = -w/2+w*i/n, -w/2+w*(i+1)/n
        a, b = ends[i]
        q = [Q(u0, a+(b-a)*t_/4) for t_ in range(5)]+[Q(u1, b-(b-a)*t_/4) for t_ in range(5)]
        (fa if (i+k) % 2 else fb).poly(q, True)
        if i: fo.poly([Q(u0, min(a, ends[i-1][0])+(b-a)*t_/4) for t_ in range(5)])
        m = 3
        for j in range(1, m):
            u = u0+(u1-u0)*j/m
            run = []
            for t_ in range(13):
                p = Q(u, a+.35+(b-a-.7)*t_/12)
                if edge(*p) > .12 or (t_+i) % 5 == 0: run.append(p)
                else:
                    if len(run) > 1: fl.poly(dp(run, .12))
                    run = []
            if len(run) > 1: fl.poly(dp(run, .12))
    left = [Q(-w/2, ends[0][0]+(ends[0][1]-ends[0][0])*t_/4) for t_ in range(5)]
    bot = [p for i in range(n) for p in (Q(-w/2+w*i/n, ends[i][1]), Q(-w/2+w*(i+1)/n, ends[i][1]))]
    right = [Q(w/2, ends[-1][1]+(ends[-1][0]-ends[-1][1])*t_/4) for t_ in range(5)]
    top = [p for i in range(n) for p in (Q(-w/2+w*i/n, ends[i][0]), Q(-w/2+w*(i+1)/n, ends[i][0]))]
    fo.poly(left+bot[1:]+right[1:]+top[::-1][1:-1], True)

# ---- water ---------------------------------------------------------------------------------------------------
s.pen = Coarse
p = s.add(fill=WATER, fill_rule='evenodd', stroke='#8b7a60', stroke_width='.48')
trace(p, D, 0, .12, 5)
p = s.line(WATER2, 1.7)
trace(p, D, -.85, .6, 9)
for lv, w, col in ((-.75, .26, WLINE), (-1.75, .24, WLINE), (-3, .22, WLINE), (-4.8, .22, WLINE2),
    (-7.6, .22, WLINE2)):
    p = s.line(col, w)
    trace(p, D, lv, .22, 10)
pb = s.line(INK, .44, cap='round', join='round')    # thinner and paler where a man stands
for c in D.contour(0):
    if len(c) < 10: continue
    c = settle(c, 8)
    run, was = [c[0]], None
    for x, y in c:
        e = cdist(x, y) > 8.2
        if was is None: was = e
        run.append((x, y))
        if e != was:
            if len(run) > 2 and was: pb.curve(run, .12)
            run, was = [(x, y)], e
    if len(run) > 2 and was: pb.curve(run, .12)
s.pen = Pen
# bluffs: hachures down to the water, here and there
wed = s.fill(CUT)
for c in D.contour(2.0):
    if len(c) < 20: continue
    mid = c[len(c)//2]
    t = tangents(c)[len(c)//2]
    side = 1 if D.at(mid[0]-t[1]*.6, mid[1]+t[0]*.6) < D.at(*mid) else -1
    def gate(x, y):
        if M.free(x, y, .8) is False or not (0 < x < S and 0 < y < S): return 0
        g = smooth(.05, .4, fbm(x/24, y/24, 200))*(.35+.65*edge(x, y))
        return g
    hachures(wed, c, side, 1.8, 1.55, .52, rnd, gate)
# ---- bog: level dashes and reeds
p = s.line(CUT2, .24)
j = 0
for yy in range(20, 2640, 14):
    x = 2+rnd.uniform(0, 4)
    y = yy/10
    while x < S-3:
        l = rnd.uniform(1.6, 3.6)
        if bogf.at(x, y) > .8 and bogf.at(x+l, y) > .8 and land(x, y, .7) and land(x+l, y, .7) and M.free(x, y,
            .5) and M.free(x+l, y, .5) and M.free(x+l/2, y, .4) and rnd.random() < .3+.55*edge(x, y):
            p.line(x, y, x+l, y)
        x += l+rnd.uniform(1, 3.2)
# ---- roads ---------------------------------------------------------------------------------------------------
p = s.line(INK2, 2.1)
for a in walked: p.smooth(a)
q = s.line(INK, 2.9)
for a in armed: q.smooth(a)
p = s.line(SAND, 1.6)
for a in walked: p.smooth(a)
q = s.line(SAND, 2.3)
for a in armed: q.smooth(a)
q = s.line(PALE, .22, dash='1.6 1.1')
for a in army:
    q.curve(offset(a, .42), .08)
    q.curve(offset(a, -.42), .08)
# ferry to the island
p = s.line(INK, .35, cap='round', dash='.1 1.5')
p.spline([(261.6, shore(261.6, 240, 0, -1)[1]-4), (258, 220), (257, 212), (262, 205),
        (262, shore(262, 190, 0, 1)[1]+4)])

# ---- hills ---------------------------------------------------------------------------------------------------
wed = s.fill(CUT2)
ridges = [[(4, 88), (16, 92), (28, 84), (38, 80)], [(44, 180), (52, 176), (60, 180), (70, 196)],
    [(100, 244), (112, 252)], [(150, 232), (160, 236), (176, 240)], [(212, 130), (222, 128), (234, 118), (244, 112)],
    [(200, 198-22), (214, 172), (222, 176), (236, 172)], [(4, 33), (14, 38), (22, 48), (34, 50)],
    [(240, 88), (252, 92)], [(168, 36), (178, 38), (190, 34)], [(254, 20+80), (260, 100)],
    [(64, 112), (70, 104), (78, 102)], [(24, 238), (30, 244)], [(190, 244), (184, 252)],
    [(84, 40), (98, 44), (112, 46)]]
for r in ridges:
    c = catmull(r, 6)
    def gate(x, y):
        return (.2+.8*edge(x, y)) if M.free(x, y, 1.2) and D.at(x, y) > 2 and campd(x, y) > 1 and hypot(x-CX,
            y-CY) > 74 else 0
    hachures(wed, c, 1, 2.8, 1.3, .55, rnd, gate)
    hachures(wed, offset(c, -.5), -1, 1.4, 1.7, .36, rnd, gate)
    M.path(c, 2.2)

hf_ = Field(-4, -4, 279, 279, 2).set(lambda x, y: fbm(x/27, y/27, 303, 2))
wed2 = s.fill(CUT2)
for lv, ln in ((.16, 1.9), (.36, 1.6), (-.1, 1.5)):
    for c in hf_.contour(lv):
        if len(c) < 6: continue
        P_ = resample(c, 1.55)
        for (x, y), (tx, ty) in zip(P_, tangents(P_)):
            if not (2 < x < 273 and 2 < y < 273) or D.at(x, y) < 2.6 or campd(x, y) < 1.2 or hypot(x-CX,
                y-CY) < 74.5 or not M.free(x, y, 1.3) or bogf.at(x, y) > -1 or forts(x, y) < -3:
                continue
            if woodf.at(x, y) > 0: continue
            g = noise(x/15, y/15, 404)
            if g < .1 or edge(x, y) < .3: continue
            sd = 1 if hf_.at(x-ty*.8, y+tx*.8) < hf_.at(x, y) else -1
            wed2.wedge(x, y, atan2(tx*sd, -ty*sd)+rnd.uniform(-.08, .08), ln*(.55+.7*g)*(.8+.4*rnd.random()), .46)
            if rnd.random() < .3: M.disc(x, y, .9)
# ---- the king's ring -----------------------------------------------------------------------------------------
R0, R1, R2, R3 = 61.5, 63.2, 66.6, 70.6
s.raw(f'<circle cx="{CX}" cy="{CY}" r="{R3}" fill="#e7ddb4"/>')
s.raw(f'<circle cx="{CX}" cy="{CY}" r="{R3}" fill="none" stroke="{INK2}" stroke-width=".3"/>')
s.raw(f'<circle cx="{CX}" cy="{CY}" r="{R2}" fill="{BANK}"/><circle cx="{CX}" cy="{CY}" r="{R1}" '
    f'fill="{BANK2}"/><circle cx="{CX}" cy="{CY}" r="{R0}" fill="#f1e8c8"/>')
# the land within: ploughland in broad quarters, halls in fours
fa, fb, fl, fo = s.fill(STRAW), s.fill('#e9e0ac'), s.line(PALE, .22), s.line(INK2, .25)
def polar(r, a): return (CX+r*cos(a), CY+r*sin(a))
yards = [(CX+sx*37.5, CY+sy*37.5) for sx in (-1, 1) for sy in (-1, 1)]
K = Masked(S, S)
for y in yards: K.disc(y[0], y[1], 9.6)
for k in range(4):
    ca, sa = round(cos(pi/2*k)), round(sin(pi/2*k))
    for u, v, du, dv in ((12.5, 37.5, 0, 1), (37.5, 12.5, 1, 0)):
        for t_ in range(-4, 5):
            U, V = u+du*t_*1.7, v+dv*t_*1.7
            K.disc(CX+U*ca-V*sa, CY+U*sa+V*ca, 3.1)
lim = 58.6
for k in range(4):
    ca, sa = round(cos(pi/2*k)), round(sin(pi/2*k))
    flip = k % 2
    def W(u, v):
        if flip: u, v = v, u
        return (CX+u*ca-v*sa, CY+u*sa+v*ca)
    rowsA = [4.6, 9.4, 15.2, 21, 25.4] if k != 2 else [4.6, 10.6, 16, 25.4]
    far_ = lambda v: math.sqrt(lim*lim-v*v)
    strips = [(26.5, None, rowsA[i], rowsA[i+1], 'u', i) for i in range(len(rowsA)-1)]
    colsB = [4.6, 10, 14.8, 20.4, 25.4] if k != 1 else [4.6, 12, 18.6, 25.4]
    strips += [(27.8, None, colsB[i], colsB[i+1], 'v', i+1) for i in range(len(colsB)-1)]
    for a, _, v0, v1, di_, odd in strips:
        f = (lambda p, q: W(p, q)) if di_ == 'u' else (lambda p, q: W(q, p))
        bend = lambda p, q: q+(.7*sin((p-26)/9+odd)) if 6 < q < 25 else q
        N = 8
        e0, e1 = far_(v0), far_(v1)
        if e0 < a+2 or e1 < a+1: continue
        q = [f(a+(e0-a)*i/N, bend(a+(e0-a)*i/N, v0)) for i in range(N+1)]+[f(a+(e1-a)*i/N, bend(a+(e1-a)*i/N, v1))
            for i in range(N, -1, -1)]
        (fa if (odd+k) % 2 else fb).poly(dp(q, .05), True)
        fo.poly(dp(q, .05), True)
        m = max(2, int(round((v1-v0)/1.35)))
        for j in range(1, m):
            v = v0+(v1-v0)*j/m
            e = far_(v)-.7
            run = []
            n_ = int((e-a)/.7)
            for i in range(n_+1):
                p = a+.6+(e-a-.6)*i/n_
                x, y = f(p, bend(p, v))
                if K.free(x, y) and (edge(x, y) > .1 or ((i+3*j) % 11 < 3 and cdist(x, y) > 4)):
                    run.append((x, y))
                else:
                    if len(run) > 2: fl.poly(dp(run, .15))
                    run = []
            if len(run) > 2: fl.poly(dp(run, .15))
# green about the yards and halls
gy = s.fill('#eee6c4')
go = s.line(INK2, .25, dash='1.2 .7')
for x, y in yards:
    P = [(x+8.7*cos(a)*(1+.22*abs(sin(2*a))), y+8.7*sin(a)*(1+.22*abs(sin(2*a))))
        for a in [tau*i/24 for i in range(24)]]
    gy.spline(P, True)
    go.spline(P, True)
# streets
st = s.fill(SAND)
so = s.line(INK2, .28)
sp = s.line(PALE, .22)
for k in range(4):
    ca, sa = round(cos(pi/2*k)), round(sin(pi/2*k))
    Q = lambda u, v: (CX+u*ca-v*sa, CY+u*sa+v*ca)
    st.poly([Q(-.2, -3), Q(R3+.6, -3), Q(R3+.6, 3), Q(-.2, 3)], True)
    for v in (-3, 3): so.line(*Q(12, v), *Q(R0, v))
    u = 13.4
    while u < 60:    # split planks across the street, worn away where a man stands
        e = edge(*Q(u, 0))
        if e > .3: sp.line(*Q(u, -2.6), *Q(u, 2.6))
        else:
            sp.line(*Q(u, -2.6), *Q(u, -2))
            sp.line(*Q(u, 2), *Q(u, 2.6))
        u += 1.25
# rampart: hachures down to the ditch, timber on its crown
we, ti, di = s.fill(CUT), s.line(CUT2, .26), s.fill(CUT2)
weq, tiq, diq = s.fill('#98845f'), s.line('#b39d6c', .24), s.fill('#ab9667')
n = 224
for i in range(n):
    a = tau*i/n
    x, y = polar(R2, a)
    if min(abs(x-CX), abs(y-CY)) < 4.6: continue
    sh = .75+.25*cos(a-pi/4)
    e = edge(x, y)
    (we if cdist(*polar(R2+1.2, a)) > 9 else weq).wedge(x, y, a+rnd.uniform(-.03, .03),
        (2.9+rnd.uniform(-.5, .4))*(.8+.2*e), .7*sh)
n = 168
for i in range(n):
    a = tau*i/n
    x, y = polar(R1, a)
    if min(abs(x-CX), abs(y-CY)) < 4.6: continue
    (di if cdist(x, y) > 9 else diq).wedge(x, y, a+pi, 1.5, .3)
    a2 = a+tau/n/2
    (ti if cdist(*polar(R2-1.5, a2)) > 9 else tiq).line(*polar(R1+.5, a2), *polar(R2-.5, a2))
ln = s.line(INK, .5)
ln2 = s.line(INK, .32)
lq = s.line('#8b7a60', .34)


def ringarc(pen, r, gap=4.2):
    for k in range(4):
        g = math.asin(gap/r)
        a0, a1 = k*pi/2+g, (k+1)*pi/2-g
        n = 200
        st_ = a0
        was = None
        for i in range(n+1):
            a = a0+(a1-a0)*i/n
            e = cdist(*polar(r, a)) > 8.6
            if was is None: was = e
            if e != was or i == n:
                (pen if was else lq).arc(CX, CY, r, st_, a)
                st_, was = a, e


ringarc(ln, R2)
ringarc(ln2, R1)
ringarc(ln2, R0, 3)
ringarc(ln2, (R1+R2)/2)
# gates: timbered passages
gt = s.fill(PLANK)
gl = s.line(INK, .3)
for k in range(4):
    ca, sa = round(cos(pi/2*k)), round(sin(pi/2*k))
    Q = lambda u, v: (CX+u*ca-v*sa, CY+u*sa+v*ca)
    for v in (-4.3, 3):
        q = [Q(R0-.6, v), Q(R2+1.2, v), Q(R2+1.2, v+1.3), Q(R0-.6, v+1.3)]
        gt.poly(q, True)
        gl.poly(q, True)
    for i in range(6):
        u = R0+.6+i*.95
        gl.line(*Q(u, -3), *Q(u, 3))
# halls
hf, hf2, hl, hq = s.fill(ROOF), s.fill(ROOF2), s.line(INK, .34, join='round'), s.line(CUT2, .24)
for x, y in yards:
    for dx, dy, an in ((0, -5.4, 0), (0, 5.4, 0), (-5.4, 0, pi/2), (5.4, 0, pi/2)):
        longhouse(hf, hf2, hl, hq, x+dx, y+dy, 7.6, 2.9, an)
    hl.circle(x, y, .7)
for k in range(4):
    ca, sa = round(cos(pi/2*k)), round(sin(pi/2*k))
    for u, v, an in ((12.5, 37.5, pi/2), (37.5, 12.5, 0)):
        longhouse(hf, hf2, hl, hq, CX+u*ca-v*sa, CY+u*sa+v*ca, 13.5, 3.9, an+pi/2*k)


# ---- bridges -------------------------------------------------------------------------------------------------
def timberbridge(a, b, w, rails=True):
    (ax, ay), (bx, by) = a, b
    L = hypot(bx-ax, by-ay)
    ca, sa = (bx-ax)/L, (by-ay)/L
    Q = lambda u, v: (ax+u*ca-v*sa, ay+u*sa+v*ca)
    f, l, pl, po = s.fill(PLANK), s.line(INK, .4), s.line(INK2, .25), s.line(INK, .72, cap='round')
    f.poly([Q(0, -w/2), Q(L, -w/2), Q(L, w/2), Q(0, w/2)], True)
    u = .7
    while u < L-.3:
        pl.line(*Q(u, -w/2), *Q(u, w/2))
        u += .95
    l.line(*Q(-.5, -w/2), *Q(L+.5, -w/2))
    l.line(*Q(-.5, w/2), *Q(L+.5, w/2))
    u = 1.2
    while u < L-.5:
        for v in (-w/2-.45, w/2+.45): po.dot(*Q(u, v))
        u += 2.4


timberbridge(*bridge, 4.2)
timberbridge(*bridge2, 3.4)
timberbridge(*bridge3, 2.6)
# jetties of the ferry

for a_, dx, dy in ((( 262, 190), 0, 1), ((261.6, 240), 0, -1), ((10, 36), 0, 1), ((250, 12.5), -1, 0),
    ((33, 259), 1, 0), ((250, 262.5), -1, 0)):
    x, y = a_
    k = 0
    while D.at(x, y) > -.2 and k < 95:
        x += dx*.3
        y += dy*.3
        k += 1
    if k < 95: timberbridge((x-dx*1.2, y-dy*1.2), (x+dx*4.6, y+dy*4.6), 1.7)

# ---- camps ---------------------------------------------------------------------------------------------------
co = s.line(INK2, .3, dash='1.5 .9')
for c in campf.contour(0):
    c = [p for p in c]
    run = []
    for x, y in c:
        if 0 < x < S and 0 < y < S and D.at(x, y) > .6 and M.free(x, y, .4): run.append((x, y))
        else:
            if len(run) > 4: co.curve(run, .2)
            run = []
    if len(run) > 4: co.curve(run, .2)
tf, tf2, tl, tq = s.fill(CLOTH), s.fill('#dccba6'), s.line(INK, .32, join='round'), s.line(CUT2, .22)
tents = []
for k in range(4):
    ca, sa = round(cos(pi/2*k)), round(sin(pi/2*k))
    base = [(-49.8, -110.5, .2), (-38.5, -112.8, 1.45), (-25, -134.2, .1), (-11.6, -113, .3), (12.8, -111.8, 1.2),
        (0, -134, -.12), (24.6, -133.8, .12), (37.2, -112.8, .4), (38.4, -100.9+99, 9), (49.7, -134, .2),
        (-50.5, -134, .5), (12.6, -88.6, .3), (-62.3+24.8, -135.2+1, 1.3)]
    for i, (u, v, an) in enumerate(base):
        if an > 5: continue
        j = (i*7+k*5) % 11
        u += (j-5)*.22
        v += ((j*3) % 7-3)*.22
        x, y = CX+u*ca-v*sa, CY+u*sa+v*ca
        if M.free(x, y, 1.5) and D.at(x, y) > 3:
            tents.append((x, y, an+pi/2*k+(j-5)*.08, 6.4+(j % 3)*.7, 4+(j % 2)*.5))
            M.disc(x, y, 4.4)
for x, y, an, L, W in tents: tent(tf, tf2, tl, tq, x, y, L, W, an)
# hearths and heaps
hl2, hr = s.line(INK2, .62, cap='round'), s.fill(RED)
for k in range(4):
    ca, sa = round(cos(pi/2*k)), round(sin(pi/2*k))
    for u, v in ((-12.2, -124.6), (37, -125.4), (-37.6, -124.8), (11, -124), (0.4, -100.6)):
        x, y = CX+u*ca-v*sa, CY+u*sa+v*ca
        if not M.free(x, y, .9) or D.at(x, y) < 1.5: continue
        for i in range(7): hl2.dot(x+1.05*cos(tau*i/7+k), y+1.05*sin(tau*i/7+k))
        hr.poly([(x-.5, y+.35), (x-.15, y-.75), (x+.1, y-.1), (x+.4, y-.5), (x+.5, y+.35)], True)
        M.disc(x, y, 2)
# stipple of trodden ground, denser at the edge
s.pen = Coarse
dt0 = s.line(CUT2, .34, cap='round')
dtl = []
for i in range(5200):
    x, y = ((i*.7548776662466927) % 1)*S, ((i*.5698402909980532) % 1)*S
    v = campf.at(x, y)
    if v > .3 and D.at(x, y) > .6 and M.free(x, y, .3) and rnd.random() < (1 if v < 2.2 else .24)*(.08
        +.92*edge(x, y)):
        dtl.append((x, y))

for x, y in sorted(dtl, key=lambda q: (int(q[1]/6), q[0])): dt0.dot(x, y)
# ---- woods ---------------------------------------------------------------------------------------------------
s.pen = Coarse
shs = {w: s.line(SHADE, w, cap='round') for w in (2.2, 2.7, 3.2, 3.7)}
cr = s.add(fill=CROWN, stroke=TREE, stroke_width='.26', stroke_linejoin='round')
cs = s.line(GREEN, .24)
trees = []
for i in range(26000):
    x, y = rnd.uniform(1, S-1), rnd.uniform(1, S-1)
    w = woodf.at(x, y)
    if w < .1: continue
    e = edge(x, y)
    if e < .2 or rnd.random() > e*1.3: continue
    r = rnd.uniform(1.25, 1.95)*(.85 if w < 1.2 else 1)
    if D.at(x, y) < r+.6 or not M.free(x, y, r*.9): continue
    if any((x-a)**2+(y-b)**2 < (r+c)**2*1.02 for a, b, c in trees): continue
    trees.append((x, y, r))
    if len(trees) > 150: break
for i in range(1500):    # lone trees
    x, y = rnd.uniform(2, S-2), rnd.uniform(2, S-2)
    if edge(x, y) < .9 or heathf.at(x, y) > -1 or campd(x, y) < 2 or hypot(x-CX, y-CY) < 76 or D.at(x,
        y) < 2.2 or not M.free(x, y, 1.8) or bogf.at(x, y) > -1:
        continue
    if any((x-a)**2+(y-b)**2 < (9 if rnd.random() < .4 else 90) for a, b, c in trees): continue
    trees.append((x, y, rnd.uniform(1.05, 1.5)))
trees.sort(key=lambda t: (int(t[1]/5), t[0]))
for x, y, r in trees:
    shs[min(shs, key=lambda w: abs(w-2*r))].dot(x+r*.42, y+r*.42)
    M.disc(x, y, r+.3)
for x, y, r in trees: crown(cr, cr, cs, x, y, r, rnd)
# orchards and bushes by the yards within the ring
for cx_, cy_ in yards:
    sx_, sy_ = (1 if cx_ > CX else -1), (1 if cy_ > CY else -1)
    for a, b in ((-9.6, -10.5), (-12.6, -9.2), (-11.4, -12.6), (-9.8, -13.6)):
        x, y = cx_+sx_*a, cy_+sy_*b
        r = 1.25+.1*((a*7) % 3)
        shs[2.7].dot(x+.5, y+.5)
        crown(cr, cr, cs, x, y, r, rnd)
s.pen = Pen
# ---- barrows, along the army road above all ------------------------------------------------------------------
bf, bw = s.fill('#e3d8a9'), s.fill(CUT)
for x, y, r in ((82.5, 189, 2.2), (83.4, 183.5, 1.7), (47.2, 150.8, 2.4), (46.6, 159.6, 1.9), (69.2, 238, 1.9),
    (82.5, 238.2, 2.2), (86.6, 242.4, 1.6), (66.8, 175, 2), (45.2, 151.6, 1.6), (60.5, 151, 2.1), (77.5, 238.5, 2),
    (76, 244.8, 1.6), (100, 262.5, 2.1), (112.6, 27, 1.9), (130.8, 50.3, 2.1), (124, 49.6, 1.6), (24.5, 112.5, 2.2),
    (19.8, 115.4, 1.6), (250.4, 163, 2.3), (245.4, 160.4, 1.6), (205, 75, 2), (183, 100, 1.9), (100, 187, 2),
    (236, 100, 1.8), (75, 50, 1.8), (30, 50, 1.6), (150, 50.5, 2.2), (154.4, 47, 1.6), (225, 125, 2.2),
    (12.2, 201, 2), (200.4, 151, 1.8), (275-75, 125, 2), (151, 250, 2), (201, 225, 1.6), (50, 88, 1.8)):
    if D.at(x, y) > r+1 and hypot(x-CX, y-CY) > 76 and M.free(x, y, r*.8):
        barrow(bf, bw, bw, x, y, r, rnd)
        M.disc(x, y, r+1.4)
# ---- ships ---------------------------------------------------------------------------------------------------
sf, sf2, sl, sq, ss, sr, wk = s.fill(HULL), s.fill('#ecd3a0'), s.line(INK, .34, join='round'), s.line(CUT,
    .22), s.fill(CLOTH), s.fill(RED), s.line(WLINE, .24)
placed = []


def sail_to(x, y, L, W, an, sail):
    """the place nearest to the wish where all of her floats"""
    for k in range(700):
        r = .22*math.sqrt(k)
        a = k*2.4
        X, Y, A = x+r*cos(a), y+r*sin(a), an+(.3*sin(k*1.7) if k > 150 else 0)
        pts = [(X+u*cos(A)*L-v*sin(A)*W, Y+u*sin(A)*L+v*cos(A)*W) for u, v in ((.62, 0), (-.62, 0), (.3, 1.35),
                (.3, -1.35), (-.3, 1.35), (-.3, -1.35), (0, 1.35), (0, -1.35))]
        if all(D.at(*p) < -.5 and M.free(*p, .4) for p in pts) and all(hypot(X-a_, Y-b_) > 13 for a_, b_ in placed):
            break
    else: return
    placed.append((X, Y))
    class Wet:
        def spline(s, P_):
            P_ = [p for p in P_ if D.at(*p) < -.6]
            if len(P_) > 2: wk.spline(P_)
    ship(sf, sf2, sl, sq, X, Y, L, W, A, oars=8 if L > 10 else 6, sail=(ss, sr) if sail else None, wake=Wet())


for q in ((225, 26, 12, 3.2, -1.45, 0), (230, 3, 9, 2.6, 1.7, 1), (250.8, 206.5, 12, 3.4, .15, 1),
    (224, 246, 12, 3.2, 1.5, 1), (267, 221.4, 9.5, 2.8, -.3, 1), (24, 62.4, 12, 3.2, -.2, 0),
    (75.2, 62, 11, 3, .15, 1), (100.3, 62.6, 9.5, 2.8, .1, 0), (50, 256, 11, 3, .75, 0), (163, 61.6, 9, 2.6, .3, 0),
    (212, 230, 10, 3, -.9, 0), (206, 268, 9, 2.8, 1.4, 1), (238, 68, 9, 2.6, .9, 0), (50, 228, 8.5, 2.5, 1.9, 0),
    (225, 51, 9, 2.7, .8, 1)):
    sail_to(*q)
got = []
for k in range(6000):
    x, y = rnd.uniform(5, S-5), rnd.uniform(5, S-5)
    d = D.at(x, y)
    if not 1.4 < d < 3 or campd(x, y) > 9 or edge(x, y) < .45 or any(hypot(x-a, y-b) < 17 for a, b in got):
        continue
    gx, gy = D.at(x+1, y)-D.at(x-1, y), D.at(x, y+1)-D.at(x, y-1)
    an = atan2(gy, gx)
    L = 9.5
    ends = [(x+cos(an)*L*u, y+sin(an)*L*u) for u in (-.3, 0, .25, .5)]
    if not all(M.free(a, b, 1.6) and edge(a, b) > .2 for a, b in ends[1:]) or not M.free(*ends[0], 1):
        continue
    got.append((x, y))
    ship(sf, sf2, sl, sq, x, y, L, 2.7, an+rnd.uniform(-.15, .15), oars=6, beached=True)
    M.path(ends, 2)


# ---- heath: heather dots and tufts; grass --------------------------------------------------------------------
class Heap:
    def __init__(s, p): s.p, s.l = p, []
    def dot(s, x, y): s.l.append((x, y))

    def flush(s, band=5):
        for x, y in sorted(s.l, key=lambda q: (int(q[1]/band), q[0] if int(q[1]/band) % 2 else -q[0])):
            s.p.dot(x, y)


s.pen = Coarse
hd, ht, gt = s.line(HEATHER, .42, cap='round'), s.line(HEATHER, .26), s.line(GREEN, .26)
s.pen = Pen
nd = nt = ng = 0
hd = Heap(hd)
TT = []
for i in range(34000):
    x, y = ((i*.7548776662466927+.3) % 1)*S, ((i*.5698402909980532+.1) % 1)*S
    h = heathf.at(x, y)
    e = edge(x, y)
    if D.at(x, y) < 1.2 or not M.free(x, y, .5) or woodf.at(x, y) > 0: continue
    if h > 0:
        if nd < 300 and rnd.random() < (.62 if h < 2 else .33)*(.1+.9*e):
            hd.dot(x, y)
            nd += 1
        elif nt < 84 and e > .7 and rnd.random() < .5 and M.free(x, y, 1.3):
            TT.append((x, y, ht, 1.3, 3))
            M.disc(x, y-.4, 1.3)
            nt += 1
    elif ng < 420 and e > .6 and campd(x, y) > .5 and hypot(x-CX, y-CY) > 73 and rnd.random() < .045 and M.free(x, y,
        1.5):
        TT.append((x, y, gt, 1.2, 3))
        M.disc(x, y, 3)
        ng += 1
hd.flush()
for x, y, p_, r, n_ in sorted(TT, key=lambda q: (int(q[1]/8), q[0])): tuft(p_, x, y, r, rnd, n_)
# grass within the ring, away from the men's places
gr = s.line('#8f9560', .26)
k_ = 0
for i in range(4000):
    x, y = CX+rnd.uniform(-58, 58), CY+rnd.uniform(-58, 58)
    r_ = hypot(x-CX, y-CY)
    if r_ > 57 or min(abs(x-CX), abs(y-CY)) < 5.2 or edge(x, y) < .7 or max(abs(x-CX), abs(y-CY)) < 14 or not M.free(
        x, y, 1.2) or not K.free(x, y):
        continue
    u, v = sorted((abs(x-CX), abs(y-CY)))
    if v > 25.5 and u < 26.5: continue
    tuft(gr, x, y, 1.1, rnd)
    M.disc(x, y, 3.2)
    k_ += 1
    if k_ > 46: break
# reeds in the bog
rd = s.line(GREEN, .26)
for i in range(1500):
    x, y = rnd.uniform(0, S), rnd.uniform(0, S)
    if bogf.at(x, y) > 0 and .8 < D.at(x, y) and M.free(x, y, 1.2) and edge(x, y) > .4:
        tuft(rd, x, y, 1.5, rnd, 4)
        M.disc(x, y, 2)
# gulls of the sea: little waves where it is open
wv = s.line(WLINE, .26)
for i in range(900):
    x, y = rnd.uniform(0, S), rnd.uniform(0, S)
    if D.at(x, y) < -7 and edge(x, y) > .3 and rnd.random() < .3:
        wv.spline([(x-1.2, y), (x-.6, y-.8), (x, y), (x+.6, y-.8), (x+1.2, y)])
s.save('denmark-11.svg')
