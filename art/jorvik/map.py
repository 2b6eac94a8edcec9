"""The painted map of York for the board of 11 squares a side, in millimetres."""
from lib import *
from colours import *
from name import NAME
rnd = random.Random(954)
S = 275.0
C = 25.0
M = 137.5
START = '#a4402c'
P = Pic(S, S)
def cell(x, y): return ROWS[min(10, max(0, int(y//C)))][min(10, max(0, int(x//C)))]
def q(x, y): return math.hypot((x % C)-12.5, (y % C)-12.5)


def lv(x, y):
    v = q(x, y)
    return 0 if v > 10.2 else 1 if v > 7 else 2


def pale(x, y):
    """0 where all may be said, to 4 in the middle of a square"""
    v = q(x, y)
    return 0 if v > 12 else 1 if v > 10.7 else 2 if v > 9 else 3 if v > 7 else 4


def L1(x, y): return abs(x-M)+abs(y-M)




# ---------------------------------------------------------------- ground
P.fill(0, GROUND).rect(0, 0, S, S)


def blob(layer, col, cx, cy, rx, ry, seed, a=0, n=11, j=.22):
    r = random.Random(seed)
    pts = []
    for i in range(n):
        t = 2*math.pi*i/n
        k = 1+r.uniform(-j, j)
        x, y = rot(rx*k*math.cos(t), ry*k*math.sin(t), a, cx, cy)
        pts.append((x, y))
    P.fill(layer, col).smooth(pts, True)
    return pts


for i, (x, y, rx, ry, a, c) in enumerate([(40, 22, 62, 26, .1, HEATH), (150, 38, 40, 12, 0, HEATH),
        (262, 40, 30, 60, 0, HEATH), (22, 240, 44, 50, .2, HEATH), (262, 250, 30, 50, 0, HEATH),
        (95, 70, 34, 24, -.7, MEADOW), (190, 62, 30, 40, .6, MEADOW), (42, 178, 22, 28, .5, MEADOW),
        (90, 222, 40, 16, .2, MEADOW), (236, 190, 22, 40, .1, MEADOW), (180, 245, 24, 14, 0, MEADOW),
        (20, 60, 24, 14, .5, MEADOW), (120, 52, 30, 9, 0, MEADOW), (240, 70, 16, 22, 0, MEADOW),
        (64, 250, 30, 18, 0, HEATH2), (40, 12, 40, 10, 0, HEATH2), (258, 60, 12, 24, 0, HEATH2),
        (262, 262, 16, 16, 0, HEATH2)]):
    blob(.1+i*.001, c, x, y, rx, ry, 100+i, a)

# ---------------------------------------------------------------- rivers (centre lines)
OUSE = spline([(-8, 43), (8, 48), (24, 53), (36, 63), (46, 80), (55, 100), (59, 120), (59, 140), (61, 160), (72, 181),
        (90, 200), (112, 213), (137, 217), (160, 220), (182, 231), (200, 246), (214, 262), (222, 283)], 6.5)
FOSS = spline([(206, -8), (211, 10), (220, 26), (222, 44), (213, 60), (207, 78), (211, 98), (216, 118), (217, 138),
        (214, 156), (205, 174), (193, 190), (184, 205), (179, 219), (178, 227)], 6.5)


def river(c, w, seed):
    r = random.Random(seed)
    ph = [r.uniform(0, 6) for _ in range(4)]
    L = offset(c, lambda t: w(t)*(1+.10*math.sin(19*t+ph[0])+.06*math.sin(43*t+ph[1])))
    R = offset(c, lambda t: -w(t)*(1+.10*math.sin(17*t+ph[2])+.06*math.sin(39*t+ph[3])))
    return L, R


wo = lambda t: 5.4+1.6*max(0, t-.55)
wf = lambda t: 3.1+1.2*t
oL, oR = river(OUSE, wo, 3)
fL, fR = river(FOSS, wf, 4)
def band(L, R, g): return offset(L, g)+offset(R, -g)[::-1]
def coarse(L): return L[:-1:2]+L[-1:]
for L, R in ((oL, oR), (fL, fR)):
    P.fill(1.0, MARSH).smooth(band(coarse(L), coarse(R), 2.6), True)
for L, R in ((oL, oR), (fL, fR)): P.fill(1.1, BANK).smooth(band(L, R, .55), True)
for L, R in ((oL, oR), (fL, fR)): P.fill(1.2, WATER).smooth(band(L, R, 0), True)
for L, R in ((oL, oR), (fL, fR)):
    P.fill(1.3, WATER2).smooth(band(coarse(L), coarse(R), -1.3), True)
for L, R in ((oL, oR), (fL, fR)):
    P.fill(1.4, WATER3).smooth(band(coarse(L), coarse(R), -2.6), True)
def near_river(x, y): return min(dist_poly((x, y), OUSE)-6.3, dist_poly((x, y), FOSS)-4.4)
# strokes of current
for c, w in ((OUSE, 3.4), (FOSS, 1.7)):
    c = spline(c, 4)
    n = len(c)
    for i in range(1, n-3):
        for k in range(2):
            o = rnd.uniform(-w, w)
            s = rnd.random()
            a = offset(c[i-1:i+3], o)
            x, y = a[1]
            if s < .55:
                if lv(x, y) == 2: continue
                P.line(1.5, WATERL if lv(x, y) == 0 else mix(WATERL, WATER3, .4), .25).smooth(
                    [a[1], ((a[1][0]+a[2][0])/2+.15, (a[1][1]+a[2][1])/2+.3), a[2]])


# ---------------------------------------------------------------- camps: trampled sand
def sandshape(cells, grow, seed):
    """outline around a set of cells (col,row), grown and wavering"""
    cs = set(cells)
    edges = {}
    for (x, y) in cs:
        for (dx, dy, a, b) in ((0, -1, (x, y), (x+1, y)), (1, 0, (x+1, y), (x+1, y+1)), (0, 1, (x+1, y+1), (x, y+1)),
            (-1, 0, (x, y+1), (x, y))):
            if (x+dx, y+dy) not in cs: edges[a] = b
    st = min(edges)
    loop = [st]
    cur = edges[st]
    while cur != st:
        loop.append(cur)
        cur = edges[cur]
    pts = []
    for i, p in enumerate(loop):
        nx = loop[(i+1) % len(loop)]
        for k in range(4):
            pts.append(((p[0]+(nx[0]-p[0])*(k+.5)/4)*C, (p[1]+(nx[1]-p[1])*(k+.5)/4)*C))
    r = random.Random(seed)
    out = []
    cx = sum(p[0] for p in pts)/len(pts)
    sm = pts
    n = len(sm)
    for i in range(n):
        a, b = sm[i-1], sm[(i+1) % n]
        dx, dy = b[0]-a[0], b[1]-a[1]
        l = math.hypot(dx, dy) or 1
        g = grow+r.uniform(-1.3, 2.0)
        out.append((sm[i][0]+dy/l*g, sm[i][1]-dx/l*g))
    return out


camps = {'N': [(c, 0) for c in range(3, 8)]+[(5, 1)], 'S': [(c, 10) for c in range(3, 8)]+[(5, 9)],
    'W': [(0, r) for r in range(3, 8)]+[(1, 5)], 'E': [(10, r) for r in range(3, 8)]+[(9, 5)]}
for i, (k, cs) in enumerate(camps.items()):
    P.pen(1.61, fill=SAND, stroke=SANDE, width=.3).smooth(sandshape(cs, 1.7, 50+i), True)
    for j, (c, r_) in enumerate(cs):
        if r_ in (0, 10) or c in (0, 10):
            blob(1.62, SAND2, c*C+12.5, r_*C+12.5, 12.5, 10.5, 600+i*20+j, n=7)


# ---------------------------------------------------------------- fields
def patch(c4, bow=(0, 0)):
    """a curved quadrilateral: c4 = corners (around), returns f(u, v)"""
    a, b, c, d = c4
    def f(u, v):
        x = (a[0]*(1-u)+b[0]*u)*(1-v)+(d[0]*(1-u)+c[0]*u)*v
        y = (a[1]*(1-u)+b[1]*u)*(1-v)+(d[1]*(1-u)+c[1]*u)*v
        s = math.sin(2*math.pi*v)*.5+.25*math.sin(math.pi*v)
        return x+bow[0]*s, y+bow[1]*s
    return f


def field(c4, strips, bow, cols, edge, seed, skip=None):
    FIELDAREAS.append(c4)
    r = random.Random(seed)
    f = patch(c4, bow)
    us = [i/strips for i in range(strips+1)]
    us = [u if i in (0, strips) else u+r.uniform(-.12, .12)/strips for i, u in enumerate(us)]
    v0 = [r.uniform(0, .07) for _ in range(strips)]
    v1 = [1-r.uniform(0, .07) for _ in range(strips)]
    for i in range(strips):
        col = cols[(i+r.randint(0, 1)) % len(cols)]
        A = [f(us[i], v0[i]+(v1[i]-v0[i])*k/3) for k in range(4)]
        B = [f(us[i+1], v0[i]+(v1[i]-v0[i])*k/3) for k in range(4)]
        P.pen(2.0, fill=col, stroke=FIELDE, width=.25).smooth(A+B[::-1], True, k=.12)
        # furrows within the strip
        w = math.dist(f(us[i], .5), f(us[i+1], .5))
        m = max(1, round(w/2.1))
        for j in range(0, m+1):
            u = us[i]+(us[i+1]-us[i])*j/m
            run = []
            cur = None
            last = i == strips-1
            if j == m and not last: continue
            edgeline = j == 0 or (j == m and last)
            n = 12
            for k in range(n+1):
                v = v0[i]+(v1[i]-v0[i])*k/n
                p = f(u, v)
                l = lv(*p)
                if cur is None: cur = l
                if l != cur or k == n:
                    run.append(p)
                    put(run, cur, edgeline, edge, cols)
                    run = [p]
                    cur = l
                else: run.append(p)
    return f


def put(run, l, edgeline, edge, cols):
    if len(run) < 2: return
    if len(run) > 6: run = [run[0], run[len(run)//3], run[len(run)*2//3], run[-1]]
    elif len(run) > 3: run = [run[0], run[len(run)//2], run[-1]]
    if edgeline:
        c = [edge, mix(edge, cols[0], .35), mix(edge, cols[0], .62)][l]
        P.line(2.2, c, .3 if l == 0 else .22).smooth(run)
    elif l == 0: P.line(2.1, mix(edge, cols[0], .42), .22).smooth(run)


# north-west, between Ouse and wall
field([(62, 30), (112, 32), (108, 50), (58, 52)], 9, (3, 0), [FIELD1, FIELD3, FIELD1, FIELD2], FURROW, 11)
field([(58, 56), (90, 55), (87, 84), (60, 90)], 7, (2.5, 0), [FIELD2, FIELD1, FIELD2], FURROW, 12)
field([(112, 36), (126, 37), (122, 56), (110, 58)], 3, (0, 0), [FIELD3, FIELD1], FURROW, 13)
# north-east
field([(160, 31), (203, 30), (203, 48), (156, 54)], 8, (3, 0), [FIELD1, FIELD2, FIELD1, FIELD3], FURROW, 14)
field([(168, 58), (200, 53), (199, 92), (190, 88)], 5, (2, 3), [FIELD3, FIELD1, FIELD2], FURROW, 15)
# west, beyond the Ouse
field([(30, 84), (43, 88), (49, 112), (30, 116)], 4, (1, 0), [FIELD2, FIELD3], FURROW, 25)
field([(31, 160), (50, 158), (58, 180), (34, 198)], 5, (2, 1), [FIELD1, FIELD2, FIELD3], FURROW, 16)
field([(36, 203), (63, 188), (80, 208), (56, 228)], 6, (-2, 3), [FIELD1, FIELD3, FIELD1, FIELD2], FURROW, 17)
# south-west by the camp
field([(84, 214), (118, 223), (117, 244), (82, 243)], 6, (2, 0), [FIELD2, FIELD1, FIELD3], FURROW, 18)
field([(155, 229), (170, 231), (184, 244), (158, 246)], 4, (0, 2), [FIELD1, FIELD2], FURROW, 19)
# east beyond the Foss
field([(226, 84), (246, 82), (245, 118), (225, 120)], 5, (2, 0), [FIELD1, FIELD3, FIELD2], FURROW, 20)
field([(226, 158), (246, 156), (246, 196), (214, 186)], 5, (2, 2), [FIELD2, FIELD1, FIELD3], FURROW, 21)
field([(206, 192), (244, 202), (236, 222), (196, 214)], 6, (2, 0), [FIELD1, FIELD2, FIELD1, FIELD3], FURROW, 22)
field([(212, 220), (240, 227), (244, 246), (218, 246)], 5, (0, 3), [FIELD3, FIELD1, FIELD2], FURROW, 23)

# ---------------------------------------------------------------- the wall's line
ax, fl = 87.5, 67.5    # diagonal sides, flat sides


def octo(a, f, R):
    d = a-f
    V = [(d, -f), (f, -d), (f, d), (d, f), (-d, f), (-f, d), (-f, -d), (-d, -f)]
    V = [(M+x, M+y) for x, y in V]
    out = []
    for i, v in enumerate(V):
        p, n = V[i-1], V[(i+1) % 8]
        t = R*math.tan(math.radians(22.5))
        for s, o in ((p, 0), (n, 1)):
            L = math.dist(v, s)
            out.append((v[0]+(s[0]-v[0])*t/L, v[1]+(s[1]-v[1])*t/L))
    return out, V


WALL, WV = octo(ax, fl, 12)


def ring(path):
    """rounded octagon as dense points"""
    out = []
    for i in range(0, 16, 2):
        a, b = path[i], path[i+1]
        v = WV[i//2]
        nx = path[(i+2) % 16]
        for k in range(5):
            t = k/4
            out.append(((1-t)**2*a[0]+2*t*(1-t)*v[0]+t*t*b[0], (1-t)**2*a[1]+2*t*(1-t)*v[1]+t*t*b[1]))
        L = math.dist(b, nx)
        m = max(2, round(L/2))
        for k in range(1, m): out.append((b[0]+(nx[0]-b[0])*k/m, b[1]+(nx[1]-b[1])*k/m))
    return out


RING = ring(WALL)


def lean(pts):
    out = []
    for i, p in enumerate(pts):
        a, b = pts[i-1], pts[(i+1) % len(pts)]
        if abs((p[0]-a[0])*(b[1]-p[1])-(p[1]-a[1])*(b[0]-p[0])) > .02: out.append(p)
    return out


P.fill(2.5, DITCH).poly(lean(offset(RING, 4.3, True)))
P.fill(2.6, TOWN).poly(lean(offset(RING, 0, True)))
# bank of grass inside the wall
P.line(2.65, GREEN2, 4.2).poly(lean(offset(RING, -2.4, True)))
# hachures of the ditch
for i, p in enumerate(RING):
    for k in (0,):
        a = RING[i]
        b = RING[(i+1) % len(RING)]
        c = (a[0]+(b[0]-a[0])*k, a[1]+(b[1]-a[1])*k)
        dx, dy = b[0]-a[0], b[1]-a[1]
        l = math.hypot(dx, dy)
        nx, ny = dy/l, -dx/l
        o = 2.3
        e = rnd.uniform(3.2, 4.2)
        x, y = c[0]+nx*3, c[1]+ny*3
        if abs(x-M) < 4 or abs(y-M) < 4: continue
        P.line(2.7, HACH if lv(x, y) < 2 else mix(HACH, DITCH, .45), .2).move(c[0]+nx*o, c[1]+ny*o).line(c[0]+nx*e,
            c[1]+ny*e)

# ---------------------------------------------------------------- roads
ROADS = {
 'N': [(137.5, 72), (137.2, 60), (138.5, 48), (136.6, 30), (137.8, 14), (137.2, -3)],
 'S': [(137.5, 203), (137.7, 216), (137.2, 228), (138.5, 244), (136.9, 260), (137.6, 278)],
 'W': [(72, 137.5), (59, 137.6), (46, 138.6), (30, 136.6), (14, 138), (-3, 137.4)],
 'E': [(203, 137.5), (217, 137.4), (229, 136.8), (245, 138.4), (261, 137), (278, 137.6)]}
tracks = [[(137.2, 53), (122, 53.5), (98, 53), (72, 54), (57, 54), (46, 46), (44, 30), (38, 12), (40, -3)],
          [(138, 55), (154, 56), (180, 52), (204, 50.5), (224, 53), (242, 62), (262, 52), (278, 55)],
          [(46, 139), (36, 150), (29.5, 158), (27.5, 175), (28.5, 195), (31, 212), (27, 232), (31, 250), (28, 278)],
          [(230, 137), (224.5, 126), (222, 110), (219, 95), (224, 78), (240, 63)],
          [(138, 230), (126, 246), (110, 247), (84, 246), (62, 238), (44, 232), (28, 226)]]
for t in tracks:
    s = t
    P.line(2.8, ROADE, 1.6).smooth(s)
    P.line(2.81, TRACK, 1.15).smooth(s)
for r in ROADS.values():
    s = r
    P.line(2.82, ROADE, 4.0, cap='butt').smooth(s)
    P.line(2.83, ROAD, 3.4, cap='butt').smooth(s)
    P.line(2.84, ROAD2, 1.2, cap='butt').smooth(s)
for r in ROADS.values():
    s = spline(r, 2.5)
    for o in (.75,):
        w = offset(s, o)
        for i in range(1, len(w)-2, 2):
            if lv(*w[i]) < 2 and rnd.random() < .8: P.line(2.85, RUT, .22).smooth(w[i:i+2])


# ---------------------------------------------------------------- houses
def house(x, y, a, l, w, layer=4, kind='thatch', force=None):
    """middle, direction of the ridge, length, width. Light from the north-west."""
    k = pale(x, y) if force is None else force
    lit, shade, out, sh = (THL, THS, THO, SHADE) if kind == 'thatch' else (LDL, LDS, LDO, SHADE)
    if k:
        f = k/4
        lit, shade, out, sh = mix(lit, TOWN, .72*f), mix(shade, TOWN, .06+.72*f), mix(out, TOWN, .1+.76*f), mix(sh,
            TOWN, .8*f)
    ux, uy = math.cos(a), math.sin(a)
    vx, vy = -uy, ux
    p = lambda i, j: (x+ux*i*l/2+vx*j*w/2, y+uy*i*l/2+vy*j*w/2)
    d = .75
    q4 = [p(-1, -1), p(1, -1), p(1, 1), p(-1, 1)]
    P.fill(layer, sh).poly([(t[0]+d, t[1]+d) for t in q4])
    # which side faces the light (-1,-1)?
    s = -1 if (vx+vy) > 0 else 1
    r = (x-ux*l*.44, y-uy*l*.44), (x+ux*l*.44, y+uy*l*.44)
    P.fill(layer+.1, lit).poly([p(-1, s), p(1, s), (x+ux*l/2, y+uy*l/2), (x-ux*l/2, y-uy*l/2)])
    P.fill(layer+.1, shade).poly([p(-1, -s), p(1, -s), (x+ux*l/2, y+uy*l/2), (x-ux*l/2, y-uy*l/2)])
    if out:
        P.line(layer+.2, out, .22).poly(q4)
        P.line(layer+.2, out, .22).poly([p(-1, 0), p(1, 0)], False)
    if k < 2 and kind == 'thatch' and l > 4:
        for t in (-.55, -.1, .35, .75):
            P.line(layer+.15, mix(out, shade, .55), .2).move(*p(t, -s*.1)).line(*p(t-.06, -s*.9))


minster = (150.5, 99.5)


def blocked(x, y):
    if abs(x-M) < 13.2 and abs(y-M) < 13.2: return True
    if math.hypot((x-minster[0])/10.5, (y-minster[1])/8.2) < 1: return True
    for cx, cy in churches:
        if math.hypot(x-cx, y-cy) < 5.2: return True
    return L1(x, y) > 81 or max(abs(x-M), abs(y-M)) > 62.5


churches = [(126.5, 176.5), (98.5, 126.0), (176.5, 151.0)]
# streets
for pts, w in (([(M, 69), (M+.6, 90), (M-.5, 108), (M, 125)], 4.4), ([(M, 206), (M-.8, 190), (M+.8, 168), (M, 150)],
        4.4), ([(69, M), (88, M+.8), (108, M-.6), (125, M)], 4.4), ([(206, M), (190, M-.7), (170, M+.7), (150, M)],
        4.4)):
    s = spline(pts, 6)
    P.line(3.0, mix(ROADE, TOWN, .2), w+.6, cap='butt').smooth(s)
    P.line(3.01, STREET, w, cap='butt').smooth(s)
# lanes around, a little way from the bank
lane = [(M+x*.886, M+y*.886) for x, y in [(p[0]-M, p[1]-M) for p in RING]]
P.line(2.9, mix(ROADE, TOWN, .3), 2.3).poly(lean(lane))
P.line(2.91, STREET, 1.8).poly(lean(lane))
# plots along the four streets; end-on, long and narrow
yards = [YARD1, YARD2, YARD3]
for arm in range(4):
    ang = arm*math.pi/2
    def T(x, y): return rot(x, y, ang, M, M)    # arm 0: the street runs north; x across, y along (negative = outward)
    for side in (-1, 1):
        y = -60.5+rnd.uniform(0, 1)
        while y < -13.6:
            w = rnd.uniform(3.3, 4.3)
            ym = y+w/2
            y += w
            maxl = min(20.5, max(9.5, 1.0*(abs(ym)-3.2)), 71.5-abs(ym)) - 2.8
            if abs(ym)-w/2 < 13.2: continue
            if maxl < 6: continue
            x0 = 2.9
            # yard
            yc = rnd.choice(yards)
            xa, xb = x0, x0+maxl
            bad = [x for x in (x0+2, x0+6, x0+10, x0+14, x0+17) if x < xb and blocked(*T(side*x, ym))]
            if bad: xb = min(xb, min(bad)-2.2)
            if xb-xa < 5: continue
            P.fill(3.1, yc).poly([T(side*xa, ym-w/2), T(side*xb, ym-w/2), T(side*xb, ym+w/2), T(side*xa, ym+w/2)])
            # fence between plots, where nothing stands
            xs = xa
            while xs < xb:
                e = min(xb, xs+2.5)
                m = T(side*(xs+e)/2, ym+w/2)
                k = lv(*m)
                P.line(3.2, [FENCE, mix(FENCE, TOWN, .4), mix(FENCE, TOWN, .7)][k], .22).move(
                    *T(side*xs, ym+w/2)).line(*T(side*e, ym+w/2))
                xs = e
            hl = min(rnd.uniform(7, 8.6), xb-xa-1.2)
            hw = w*.72
            cx, cy = T(side*(xa+.3+hl/2), ym)
            house(cx, cy, ang, hl, hw)
            x = xa+hl+1.6
            if xb-x > 4.4:
                l2 = rnd.uniform(3.2, 4.4)
                cx, cy = T(side*(x+l2/2), ym+rnd.uniform(-.2, .2))
                house(cx, cy, ang, l2, hw*.82)
                x += l2+1.0
            # garden beds in what is left
            while x < xb-1:
                m = T(side*x, ym)
                k = lv(*m)
                if k < 2:
                    P.line(3.3, GARDEN if k == 0 else mix(GARDEN, yc, .5), .5).move(*T(side*x, ym-w*.33)).line(
                        *T(side*x, ym+w*.33))
                x += 1.15
# houses along the lane in the four corners of the start diamond, at right angles to the wall
for quad in range(4):
    ang = math.pi/4+quad*math.pi/2
    def T(u, v): return rot(u, v, ang, M, M)    # u outward along the diagonal, v across
    for row, (u, l, half) in enumerate(((50.6, 6.4, 21), )):
        v = -half
        while v < half:
            w = rnd.uniform(3.2, 4.2)
            x, y = T(u, v+w/2)
            if not blocked(x, y) and not any(abs(t) < 0 for t in (0,)):
                ax_, ay_ = abs(x-M), abs(y-M)
                if min(ax_, ay_) > 22.3: house(x, y, ang, l*rnd.uniform(.85, 1.05), w*.74)
            v += w

# trees within the walls, in gardens


def crown(x, y, r, k, layer=6, col=(LEAF, LEAFS, LEAFO), under=GROUND):
    c, s, o = col
    if k == 1: c, s, o = mix(c, under, .35), mix(s, under, .35), mix(o, under, .4)
    if k == 2: c, s, o = mix(c, under, .62), mix(s, under, .66), None
    P.dot(layer, mix(SHADE, GROUND, .2*k), x+.7, y+.7, r)
    if o: P.dot(layer+.01, o, x, y, r+.22)
    P.dot(layer+.02, s, x, y, r)
    P.dot(layer+.03, c, x-.28, y-.28, r*.74)


# gardens and orchards between the plots and the lane: beds at a slant, ROWS of small trees
for quad in range(4):
    ang = math.pi/4+quad*math.pi/2
    def T(u, v): return rot(u, v, ang, M, M)
    for gi, (u0, u1, v0, v1, kind) in enumerate([(33, 45.5, -11.5, -1, 'bed'), (33, 45.5, 1, 11.5, 'orchard')]
        if quad % 2 else [(33, 45.5, -11.5, -1, 'orchard'), (33, 45.5, 1, 11.5, 'bed')]):
        P.fill(3.05, GREEN1 if kind == 'orchard' else YARD2).poly([T(u0, v0), T(u1, v0), T(u1, v1), T(u0, v1)])
        P.line(3.06, mix(FENCE, TOWN, .35), .25, dash='1 .5').poly([T(u0, v0), T(u1, v0), T(u1, v1), T(u0, v1)])
        if kind == 'orchard':
            for i in range(4):
                for j in range(4):
                    x, y = T(u0+1.7+i*3, v0+1.4+j*2.6)
                    crown(x, y, .95, min(2, pale(x, y)//2), 4.0, (LEAF2, LEAFS2, LEAFO), GREEN1)
        else:
            v = v0+1
            while v < v1-.5:
                for h in range(3):
                    p, r_ = T(u0+.8+h*4, v), T(u0+3.9+h*4, v)
                    k = lv((p[0]+r_[0])/2, (p[1]+r_[1])/2)
                    P.line(3.3, [GARDEN, mix(GARDEN, YARD2, .45), mix(GARDEN, YARD2, .65)][k], .5).move(*p).line(*r_)
                v += 1.3
    # a second row of houses, on the inner side of the gardens' ends
    for v in (-19.3, -15.6, 15.6, 19.3):
        x, y = T(41.5, v)
        if not blocked(x, y) and min(abs(x-M), abs(y-M)) > 23.5: house(x, y, ang, 5.6, 2.6)

# ---------------------------------------------------------------- minster and churches
mx, my = minster
P.fill(3.4, GREEN1).smooth([(mx-9.8, my-5.4), (mx, my-7.4), (mx+9.8, my-5.2), (mx+10.4, my+1), (mx+9.4, my+6),
        (mx, my+7.2), (mx-9.6, my+6), (mx-10.6, my)], True)
P.line(3.41, FENCE, .3, dash='1 .5').smooth([(mx-9.8, my-5.4), (mx, my-7.4), (mx+9.8, my-5.2), (mx+10.4, my+1),
        (mx+9.4, my+6), (mx, my+7.2), (mx-9.6, my+6), (mx-10.6, my)], True)
house(mx, my, 0, 15.4, 4.6, 4.5, 'lead', 0)
house(mx+1.6, my, math.pi/2, 10.6, 3.6, 4.8, 'lead', 0)
P.fill(4.75, LDS).arc(mx+7.7, my, 2.0, -90, 90).close()
P.line(4.76, LDO, .22).arc(mx+7.7, my, 2.0, -90, 90)
P.fill(5.2, LDO).rect(mx-.6, my-2.2, 4.4, 4.4)
P.fill(5.21, LDL).poly([(mx-.35, my-1.95), (mx+3.55, my-1.95), (mx+1.6, my)]).poly([(mx-.35, my-1.95), (mx+1.6, my),
        (mx-.35, my+1.95)])
P.fill(5.21, LDS).poly([(mx+3.55, my-1.95), (mx+3.55, my+1.95), (mx+1.6, my)]).poly([(mx-.35, my+1.95), (mx+1.6, my),
        (mx+3.55, my+1.95)])
P.line(5.22, GOLD, .45).move(mx+1.6, my-1.1).line(mx+1.6, my+1.1).move(mx+.5, my).line(mx+2.7, my)
for cx, cy in churches:
    P.fill(3.4, GREEN1).circle(cx, cy, 4.6)
    house(cx-.6, cy, 0, 5, 2.9, 4.5, 'lead', 0)
    house(cx+2.6, cy, 0, 2.4, 2, 4.5, 'lead', 0)
    P.line(5.22, GOLD, .4).move(cx-2.0, cy-.7).line(cx-2.0, cy+.7).move(cx-2.7, cy).line(cx-1.3, cy)

# ---------------------------------------------------------------- wall
P.line(5.0, SHADE, 3.6).poly(lean([(x+1, y+1) for x, y in RING]))
P.line(5.3, STONEO, 3.7).poly(lean(RING))
P.line(5.31, STONE, 3.1).poly(lean(RING))
P.line(5.32, STONEL, 1.5).poly(lean(offset(RING, -.35, True)))
nR = len(RING)
for i in range(nR):    # battlements on the outer edge
    a, b = RING[i], RING[(i+1) % nR]
    dx, dy = b[0]-a[0], b[1]-a[1]
    l = math.hypot(dx, dy)
    if l < .5: continue
    nx, ny = dy/l, -dx/l
    c = ((a[0]+b[0])/2+nx*1.12, (a[1]+b[1])/2+ny*1.12)
    P.line(5.34, STONEO, .75, cap='butt').move(c[0]-dx/l*.42, c[1]-dy/l*.42).line(c[0]+dx/l*.42, c[1]+dy/l*.42)


def tower(x, y, r, n=8, big=True):
    P.fill(5.4, SHADE).circle(x+1.1, y+1.1, r)
    pts = [(x+r*math.cos(2*math.pi*(i+.5)/n), y+r*math.sin(2*math.pi*(i+.5)/n)) for i in range(n)]
    P.fill(5.5, STONEO).poly(pts)
    P.fill(5.51, STONE).poly([(x+(a-x)*.88, y+(b-y)*.88) for a, b in pts])
    P.fill(5.52, STONEO).poly([(x+(a-x)*.62, y+(b-y)*.62) for a, b in pts])
    P.fill(5.53, STONEL).poly([(x+(a-x)*.52, y+(b-y)*.52) for a, b in pts])


for v in WV:
    d = (v[0]-M, v[1]-M)
    k = 1-1.2/math.hypot(*d)
    tower(M+d[0]*k, M+d[1]*k, 3.5, 10)
for s1 in (-1, 1):
    for s2 in (-1, 1): tower(M+s1*ax/2, M+s2*ax/2, 2.6, 8)
for i in range(4):    # gates
    a = i*math.pi/2
    T = lambda x, y: rot(x, y, a, M, M)
    P.fill(5.45, ROAD).poly([T(-1.9, -fl-2.2), T(1.9, -fl-2.2), T(1.9, -fl+2.2), T(-1.9, -fl+2.2)])
    for s in (-1, 1): tower(*T(s*3.6, -fl), 2.5, 8)
    house(*T(0, -fl), a, 4.2, 2.6, 5.6, 'lead', 0)


# ---------------------------------------------------------------- bridges and jetties
def bridge(x, y, l, w, a):
    T = lambda u, v: rot(u, v, a, x, y)
    P.fill(3.5, WATERS).poly([(px+1, py+1) for px, py in (T(-l/2, -w/2), T(l/2, -w/2), T(l/2, w/2), T(-l/2, w/2))])
    P.fill(3.6, WOODO).poly([T(-l/2, -w/2), T(l/2, -w/2), T(l/2, w/2), T(-l/2, w/2)])
    P.fill(3.61, WOODL).poly([T(-l/2, -w/2+.35), T(l/2, -w/2+.35), T(l/2, w/2-.35), T(-l/2, w/2-.35)])
    n = int(l/.95)
    for i in range(1, n):
        P.line(3.62, WOODK, .22, cap='butt').move(*T(-l/2+i*l/n, -w/2+.4)).line(*T(-l/2+i*l/n, w/2-.4))
    for i in range(3):
        for s in (-1, 1): P.fill(3.63, WOODO).circle(*T(-l/2+l*(i+.5)/3, s*w/2), .55)


bridge(59.3, 137.6, 14.5, 4.4, 0)
bridge(216.6, 137.4, 11.5, 4.4, 0)
bridge(137.6, 216.8, 14.5, 4.4, math.pi/2)


def jetty(x, y, a, l=5, w=1.5):
    T = lambda u, v: rot(u, v, a, x, y)
    P.fill(3.6, WOODO).poly([T(0, -w/2), T(l, -w/2), T(l, w/2), T(0, w/2)])
    P.fill(3.61, WOODL).poly([T(0, -w/2+.28), T(l-.28, -w/2+.28), T(l-.28, w/2-.28), T(0, w/2-.28)])
    for i in range(1, int(l)):
        P.line(3.62, WOODK, .2, cap='butt').move(*T(i, -w/2+.3)).line(*T(i, w/2-.3))


# ---------------------------------------------------------------- ships, seen from above
def ship(x, y, a, l=13, sail=None, oars=True, faint=None):
    w = l*.215
    k = 0
    T = lambda u, v: rot(u*l/2, v*w/2, a, x, y)
    def hull(g):
        return [T(-1*g, 0), T(-.72*g, -.62*g), T(-.3, -g), T(.3, -g), T(.72*g, -.62*g), T(1*g, 0), T(.72*g, .62*g),
            T(.3, g), T(-.3, g), T(-.72*g, .62*g)]
    h = hull(1)
    P.fill(7.0, WATERS).smooth([(px+.9, py+.9) for px, py in h], True)
    if oars:
        for i in range(7):
            u = -.52+i*.17
            for s in (-1, 1): P.line(7.1, SHIPO, .24).move(*T(u, s*.8)).line(*T(u-.09, s*2.25))
    P.fill(7.2, SHIPO).smooth(h, True, k=.14)
    P.fill(7.21, SHIPW).smooth([T(-.9, 0), T(-.66, -.48), T(-.3, -.74), T(.3, -.74), T(.66, -.48), T(.9, 0),
            T(.66, .48), T(.3, .74), T(-.3, .74), T(-.66, .48)], True, k=.14)
    P.fill(7.22, SHIPD).smooth([T(-.74, 0), T(-.3, -.5), T(.3, -.5), T(.74, 0), T(.3, .5), T(-.3, .5)], True)
    for i in range(6):
        u = -.5+i*.2
        P.line(7.23, SHIPW, .3, cap='butt').move(*T(u, -.6)).line(*T(u, .6))
    P.line(7.3, SHIPO, .45).smooth([T(.96, 0), T(1.12, 0), T(1.2, .22)])
    P.line(7.3, SHIPO, .45).smooth([T(-.96, 0), T(-1.1, 0), T(-1.16, -.16)])
    for i in range(6):
        u = -.44+i*.17
        for s in (-1, 1): P.dot(7.35, [SHR, SHC][i % 2], *T(u, s*.96), .5, .2)
    if sail:
        # a square sail, bellied forward
        A = [T(.02, -1.9), T(.02, 1.9)]
        B = [T(.2, 1.75), T(.3, 0), T(.2, -1.75)]
        P.fill(7.4, SHIPO).smooth([T(-.03, -2.05), T(-.02, 0), T(-.03, 2.05), T(.21, 1.9), T(.35, 0), T(.21, -1.9)],
            True, k=.1)
        for j in range(5):
            v0, v1 = -1.9+3.8*j/5, -1.9+3.8*(j+1)/5
            bel = lambda v: .29-.1*(v/1.9)**2
            P.fill(7.41, [SAILR, SAILW][j % 2] if sail == 'r' else [SAILW, SAILY][j % 2]).poly(
                [T(.01, v0), T(.01, v1), T(bel(v1), v1), T(bel((v0+v1)/2), (v0+v1)/2), T(bel(v0), v0)])


def along(c, t):
    i = min(len(c)-2, max(1, int(t*(len(c)-1))))
    a, b = c[i-1], c[i+1]
    return c[i][0], c[i][1], math.atan2(b[1]-a[1], b[0]-a[0])


def boat(x, y, a, l=5):
    w = l*.3
    T = lambda u, v: rot(u*l/2, v*w/2, a, x, y)
    P.fill(7.2, SHIPO).smooth([T(-1, 0), T(-.3, -1), T(.4, -.9), T(1, 0), T(.4, .9), T(-.3, 1)], True)
    P.fill(7.21, SHIPW).smooth([T(-.7, 0), T(-.2, -.6), T(.4, -.5), T(.7, 0), T(.4, .5), T(-.2, .6)], True)


for (x, y, da, l, s) in SHIPS:
    i = min(range(len(OUSE)), key=lambda i: math.dist(OUSE[i], (x, y)))
    _, _, a = along(OUSE, i/(len(OUSE)-1))
    ship(x, y, a+da, l, s)
for (x, y, a, l) in BOATS: boat(x, y, a, l)
for (x, y, a, l) in JETTIES: jetty(x, y, a, l)


# ---------------------------------------------------------------- farms, on the corners of squares
def farm(x, y, a, seed):
    T = lambda u, v: rot(u, v, a, x, y)
    P.fill(2.9, YARD1).smooth([T(-4.2, -2.9), T(0, -3.5), T(4.3, -2.6), T(4.6, 1), T(3.6, 3.3), T(-1, 3.6),
            T(-4.4, 2.6)], True)
    P.line(2.91, FENCE, .3, dash='.9 .5').smooth([T(-4.2, -2.9), T(0, -3.5), T(4.3, -2.6), T(4.6, 1), T(3.6, 3.3),
            T(-1, 3.6), T(-4.4, 2.6)], True)
    house(*T(-.4, -1.5), a, 5.4, 2.3, 4, 'thatch', 0)
    house(*T(2.6, 1.2), a+math.pi/2, 3, 1.8, 4, 'thatch', 0)
    if seed % 2: house(*T(-2.4, 1.5), a, 2.6, 1.6, 4, 'thatch', 0)
    else: crown(*T(-2.6, 1.4), 1.3, 0, 6.2)


for i, (x, y, a) in enumerate(FARMS): farm(x, y, a, i)


# ---------------------------------------------------------------- woods
def blocked_tree(x, y, r):
    if cell(x, y) == 'A' and 0 <= x < S and 0 <= y < S: return True
    for dx in (-r-1.2, 0, r+1.2):
        for dy in (-r-1.2, 0, r+1.2):
            px, py = x+dx, y+dy
            if 0 <= px < S and 0 <= py < S and cell(px, py) == 'A': return True
    return near_river(x, y) < r+.9


def wood(poly, dmin, rr, seed, n=600, dark=0.0):
    r = random.Random(seed)
    xs = [p[0] for p in poly]
    ys = [p[1] for p in poly]
    got = []
    for _ in range(n):
        x, y = r.uniform(min(xs), max(xs)), r.uniform(min(ys), max(ys))
        if not inside((x, y), poly): continue
        rad = r.uniform(*rr)*1.08
        k = lv(x, y)
        if k: rad = min(rad, rr[0])
        if blocked_tree(x, y, rad) or any(math.dist((x, y), g[:2]) < dmin*1.15 for g in got):
            continue
        if any(dist_poly((x, y), spline(t, 3)) < rad+1.2 for t in tracks): continue
        got.append((x, y, rad, k))
    P.fill(.9, mix(LEAF, GROUND, .62)).smooth([(min(S+4, max(-4, a+rr[0]*(1 if a > sum(xs)/len(xs) else -1))),
                min(S+4, max(-4, b+rr[0]*(1 if b > sum(ys)/len(ys) else -1)))) for a, b in poly], True)
    floor = mix(LEAF, GROUND, .62)
    for x, y, rad, k in got:
        lev = pale(x, y)
        f = (0, .34, .62, .8, .9)[lev]
        z = (4-lev)*.1
        if lev < 2 and not any(math.dist((x+rad, y+rad), g[:2]) < rad for g in got):
            P.dot(5.8, mix(SHADE, floor, f), x+.9, y+.9, rad)
        if lev < 3:
            P.pen(6+z, fill=mix(LEAFS, floor, f), stroke=mix(LEAFO, floor, f), width=.36).circle(x, y, rad)
        if lev < 3:
            P.dot(6.02+z, mix(LEAF, floor, f-.1*(lev > 0)), x-.25*rad, y-.25*rad, rad*.62)
        else: P.dot(5.7, mix(LEAF, floor, .7), x, y, rad)


for i, w in enumerate(WOODS): wood(w, 2.85, (1.6, 2.6), 300+i)
for (x, y, r) in TREES: crown(x, y, r, lv(x, y), 6.2)
# orchards within the walls: ROWS of small crowns
for (x, y) in ORCHARD: crown(x, y, 1.15, lv(x, y), 6.0, (LEAF2, LEAFS2, LEAFO), TOWN)

# ---------------------------------------------------------------- heath: tufts of heather, gorse, grass
got = []
for _ in range(1700):
    x, y = rnd.uniform(2, S-2), rnd.uniform(2, S-2)
    if q(x, y) < 10.5 or L1(x, y) < 108 and max(abs(x-M), abs(y-M)) < 76: continue
    if near_river(x, y) < 1 or any(math.dist((x, y), g) < 5.5 for g in got): continue
    if any(dist_poly((x, y), spline(t, 3)) < 2 for t in tracks) or any(dist_poly((x, y), spline(t, 3)) < 3.4
        for t in ROADS.values()):
        continue
    if any(inside((x, y), w) for w in WOODS) or any(inside((x, y), f) for f in FIELDAREAS):
        continue
    got.append((x, y))
    sand = cell(x, y) == 'A'
    t = rnd.random()
    if sand:
        if t < .5:    # footprints and pebbles
            P.line(2.9, SANDO, .55).move(x, y).line(x+.1, y).move(x+1.1, y+.6).line(x+1.2, y+.6)
        else: P.line(2.9, SANDO, .22).smooth([(x-1.2, y), (x, y-.35), (x+1.3, y+.1)])
    elif t < .5:
        for dx, h in ((-.7, 1.0), (0, 1.5), (.7, 1.1)):
            P.line(2.9, GRASS, .22).move(x+dx*.5, y).line(x+dx, y-h)
    else:
        for dx, dy in ((-.8, 0), (.1, -.6), (.8, .1), (0, .4)):
            P.line(2.9, HEATHER, .9).move(x+dx, y+dy).line(x+dx+.1, y+dy)

# reeds along the rivers
for c, w in ((oL, 1), (oR, -1), (fL, 1), (fR, -1)):
    o = offset(c, 1.5*w)
    for i in range(2, len(o)-1, 1):
        x, y = o[i]
        if lv(x, y) == 0 and 0 < x < S and 0 < y < S and rnd.random() < .7:
            for dx, h in ((-.6, 1.1), (0, 1.6), (.6, 1.2)):
                P.line(2.95, REED, .22).move(x+dx, y).line(x+dx*1.3, y-h)


# ---------------------------------------------------------------- tents and fires
def tent(x, y, a, l=5.2, w=3.6):
    T = lambda u, v: rot(u*l/2, v*w/2, a, x, y)
    ux, uy = math.cos(a), math.sin(a)
    vx, vy = -uy, ux
    s = -1 if (vx+vy) > 0 else 1
    P.fill(6.5, SANDS).poly([(px+.9, py+.9) for px, py in (T(-1, -1), T(1, -1), T(1, 1), T(-1, 1))])
    P.line(6.5, SANDO, .2).move(*T(-1, -1)).line(*T(-1.3, -1.5)).move(*T(1, -1)).line(*T(1.3, -1.5)).move(
        *T(1, 1)).line(*T(1.3, 1.5)).move(*T(-1, 1)).line(*T(-1.3, 1.5))
    P.fill(6.6, TENTL).poly([T(-1, s), T(1, s), T(1, 0), T(-1, 0)])
    P.fill(6.6, TENTK).poly([T(-1, -s), T(1, -s), T(1, 0), T(-1, 0)])
    P.fill(6.62, TENTD).poly([T(1, -.35), T(.55, 0), T(1, .35)])
    P.line(6.65, TENTO, .25).poly([T(-1, -1), T(1, -1), T(1, 1), T(-1, 1)])
    P.line(6.65, TENTO, .25).move(*T(-1.12, 0)).line(*T(1.12, 0))


def fire(x, y):
    for i in range(7):
        a = i*math.pi*2/7
        P.dot(6.5, SANDO, x+1.35*math.cos(a), y+1.35*math.sin(a), .42)
    P.fill(6.55, ASH).circle(x, y, 1.05)
    P.fill(6.56, FIRE1).smooth([(x-.8, y+.5), (x-.5, y-.4), (x, y-1.5), (x+.55, y-.4), (x+.8, y+.5), (x, y+.85)],
        True)
    P.fill(6.57, FIRE2).smooth([(x-.35, y+.4), (x, y-.55), (x+.4, y+.4), (x, y+.65)], True)


def shields(x, y, a):
    for i in range(3):
        px, py = rot((i-1)*1.3, 0, a, x, y)
        P.dot(6.6, SHO, px, py, .8)
        P.dot(6.61, [SHB, SHY, SHB][i], px, py, .5, .2)


for (x, y, a) in TENTS: tent(x, y, a)
for (x, y) in FIRES: fire(x, y)
for (x, y, a) in STACKS: shields(x, y, a)


# ---------------------------------------------------------------- compass
def compass(x, y, R):
    P.line(8, mix(INKM, GROUND, .35), .25).circle(x, y, R*.62)
    P.line(8, mix(INKM, GROUND, .35), .25).circle(x, y, R*.68)
    for i in range(16):
        a = math.radians(i*22.5-90)
        big = i % 4 == 0
        mid = i % 2 == 0
        r = R if big else R*.68 if mid else R*.56
        b = R*.17 if big else R*.14
        if not mid:
            P.line(8.05, mix(INKM, GROUND, .3), .25).move(x+math.cos(a)*R*.36, y+math.sin(a)*R*.36).line(
                x+math.cos(a)*R*.6, y+math.sin(a)*R*.6)
            continue
        tip = (x+r*math.cos(a), y+r*math.sin(a))
        A = math.pi/4 if big else math.pi/8
        l = (x+b*math.cos(a-A), y+b*math.sin(a-A))
        rr = (x+b*math.cos(a+A), y+b*math.sin(a+A))
        lay = 8.3 if big else 8.1
        P.fill(lay, CMPD if big else CMPM).poly([(x, y), tip, rr])
        P.fill(lay, PALE).poly([(x, y), tip, l])
        P.line(lay+.05, INKM, .22).poly([(x, y), l, tip, rr])
    P.fill(8.5, INKM).circle(x, y, 1.0)
    P.fill(8.51, GOLD).circle(x, y, .7)
    # a small cross pattee for the north
    for k in range(4):
        a = k*math.pi/2
        P.fill(8.5, CMPD).poly([rot(-.15, 0, a, x, y-R-1.9), rot(-.6, -1.2, a, x, y-R-1.9),
                rot(.6, -1.2, a, x, y-R-1.9), rot(.15, 0, a, x, y-R-1.9)])


compass(*COMPASS)


def cartouche(x, y, w, h):
    """a parchment strip in a plaited border, with the town's name"""
    P.fill(8.0, mix(SHADE, GROUND, .3)).rect(x-w/2+.8, y-h/2+.8, w, h)
    P.fill(8.01, mix(INKM, GROUND, .35)).rect(x-w/2-.3, y-h/2-.3, w+.6, h+.6)
    P.fill(8.02, PALE).rect(x-w/2, y-h/2, w, h)
    # ring-chain around
    n = round((w-3.2)/3.2)
    m = round((h-3.2)/3.2)
    b = 1.6
    xs = [x-w/2+b+(w-2*b)*i/n for i in range(n+1)]
    ys = [y-h/2+b+(h-2*b)*i/m for i in range(m+1)]
    per = [(t, ys[0]) for t in xs[:-1]]+[(xs[-1], t) for t in ys[:-1]]+[(t, ys[-1]) for t in xs[:0:-1]]+[(xs[0], t)
        for t in ys[:0:-1]]
    cx = len(per)
    A, B = [], []
    for i, p in enumerate(per):
        a, c = per[i-1], per[(i+1) % cx]
        dx, dy = c[0]-a[0], c[1]-a[1]
        l = math.hypot(dx, dy)
        o = .8*(1 if i % 2 else -1)
        A.append((p[0]+dy/l*o, p[1]-dx/l*o))
        B.append((p[0]-dy/l*o, p[1]+dx/l*o))
    interlace(P, 8.1, [(A, True), (B, True)], .62, mix(CMPM, PALE, .25), mix(INKM, PALE, .35), .22)
    P.line(8.03, mix(INKM, PALE, .4), .22).rect(x-w/2+3.1, y-h/2+3.1, w-6.2, h-6.2)
    size = .0058
    letters = P.fill(8.6, CMPD)
    for contour in NAME: letters.poly([(x+px*size, y+(350-py)*size) for px, py in contour])


cartouche(*CARTOUCHE)
# a cord around the squares where the defenders start: enough to set them up by, and nothing that a rule would mean
START_SQUARES = {(x, y) for x in range(11) for y in range(11) if abs(x-5)+abs(y-5) <= 2}
IN = 1.1
for x, y in sorted(START_SQUARES):
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if (x+dx, y+dy) in START_SQUARES: continue
        ends = []
        for s in (-1, 1):
            along = (-dy*s, dx*s)    # to the next square on this side: on it goes, or around a corner
            corner = (x+along[0]+dx, y+along[1]+dy) in START_SQUARES
            straight = (x+along[0], y+along[1]) in START_SQUARES
            reach = 12.5+IN if corner else 12.5 if straight else 12.5-IN
            ends.append(((x+.5)*C+dx*(12.5-IN)+along[0]*reach, (y+.5)*C+dy*(12.5-IN)+along[1]*reach))
        P.line(9.1, START, .36).move(*ends[0]).line(*ends[1])
P.raw(-1, '<clipPath id="e"><path d="M-3-3H278V278H-3z"/></clipPath><g clip-path="url(#e)">')
P.raw(99, '</g>')
P.save('map-11.svg')
