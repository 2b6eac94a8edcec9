"""Squares, marks, stamps and scattered growth for boards of every size; 100 units are 25 mm."""
from lib import *
from colours import *
def q(x, y): return math.hypot(x-50, y-50)/4


def pale(x, y):
    v = q(x, y)
    return 0 if v > 12.4 else 1 if v > 11 else 2 if v > 9.2 else 3 if v > 7 else 4


def blob(P, lay, col, cx, cy, rx, ry, seed, n=9, j=.2, a=0):
    r = random.Random(seed)
    pts = []
    for i in range(n):
        t = 2*math.pi*i/n
        k = 1+r.uniform(-j, j)
        pts.append(rot(rx*k*math.cos(t), ry*k*math.sin(t), a, cx, cy))
    P.fill(lay, col).smooth(pts, True)


def house(P, x, y, a, l, w, lay=4, kind='thatch', k=None, under=TOWN):
    if k is None: k = pale(x, y)
    lit, shade, out, sh = (THL, THS, THO, SHADE) if kind == 'thatch' else (LDL, LDS, LDO, SHADE)
    if k:
        f = k/4
        lit, shade, out, sh = mix(lit, under, .74*f), mix(shade, under, .06+.74*f), mix(out, under, .1+.78*f), mix(sh,
            under, .8*f)
    ux, uy = math.cos(a), math.sin(a)
    vx, vy = -uy, ux
    p = lambda i, j: (x+ux*i*l/2+vx*j*w/2, y+uy*i*l/2+vy*j*w/2)
    q4 = [p(-1, -1), p(1, -1), p(1, 1), p(-1, 1)]
    s = -1 if (vx+vy) > 0 else 1
    P.fill(lay, sh).poly([(t[0]+3, t[1]+3) for t in q4])
    P.fill(lay+.1, lit).poly([p(-1, s), p(1, s), p(1, 0), p(-1, 0)])
    P.fill(lay+.1, shade).poly([p(-1, -s), p(1, -s), p(1, 0), p(-1, 0)])
    P.line(lay+.2, out, .9).poly(q4)
    P.line(lay+.2, out, .9).poly([p(-1, 0), p(1, 0)], False)
    if k < 2 and kind == 'thatch' and l > 14:
        for t in (-.55, -.1, .35, .75):
            P.line(lay+.15, mix(out, shade, .55), .8).move(*p(t, -s*.1)).line(*p(t-.06, -s*.9))


# ---- heath: hardly more than a change of tone, so that what lies over it makes the land
for i in range(6):
    P = Pic(100, 100)
    P.fill(0, GROUND).rect(0, 0, 100, 100)
    r = random.Random(40+i)
    for _ in range(5):
        a = r.uniform(0, 6.28)
        d = r.uniform(49, 62)
        x, y = 50+d*math.cos(a), 50+d*math.sin(a)
        if not (5 < x < 95 and 9 < y < 96): continue
        if r.random() < .6:
            for dx, h in ((-2.8, 4), (0, 6), (2.8, 4.4)):
                P.line(2, GRASS, .9).move(x+dx*.5, y).line(x+dx, y-h)
        else:
            for dx, dy in ((-3.2, 0), (.4, -2.4), (3.2, .4), (0, 1.6)):
                P.line(2, HEATHER, 3.6).move(x+dx, y+dy).line(x+dx+.1, y+dy)
    P.save(f'heath-{i+1}.svg')


def tent(P, x, y, a, l=19, w=13.5):
    T = lambda u, v: rot(u*l/2, v*w/2, a, x, y)
    vx, vy = -math.sin(a), math.cos(a)
    s = -1 if (vx+vy) > 0 else 1
    P.fill(6.5, SANDS).poly([(px+3.2, py+3.2) for px, py in (T(-1, -1), T(1, -1), T(1, 1), T(-1, 1))])
    P.line(6.5, SANDO, .8).move(*T(-1, -1)).line(*T(-1.3, -1.5)).move(*T(1, -1)).line(*T(1.3, -1.5)).move(
        *T(1, 1)).line(*T(1.3, 1.5)).move(*T(-1, 1)).line(*T(-1.3, 1.5))
    P.fill(6.6, TENTL).poly([T(-1, s), T(1, s), T(1, 0), T(-1, 0)])
    P.fill(6.61, TENTK).poly([T(-1, -s), T(1, -s), T(1, 0), T(-1, 0)])
    P.fill(6.62, TENTD).poly([T(1, -.35), T(.55, 0), T(1, .35)])
    P.line(6.65, TENTO, 1).poly([T(-1, -1), T(1, -1), T(1, 1), T(-1, 1)]).move(*T(-1.12, 0)).line(*T(1.12, 0))


def fire(P, x, y, u=4):
    for i in range(7):
        a = i*math.pi*2/7
        P.fill(6.5, SANDO).circle(x+1.35*u*math.cos(a), y+1.35*u*math.sin(a), .42*u)
    P.fill(6.55, ASH).circle(x, y, 1.05*u)
    P.fill(6.56, FIRE1).smooth([(x-.8*u, y+.5*u), (x-.5*u, y-.4*u), (x, y-1.5*u), (x+.55*u, y-.4*u), (x+.8*u, y+.5*u),
            (x, y+.85*u)], True)
    P.fill(6.57, FIRE2).smooth([(x-.35*u, y+.4*u), (x, y-.55*u), (x+.4*u, y+.4*u), (x, y+.65*u)], True)


def shields(P, x, y, a, u=4):
    for i in range(3):
        px, py = rot((i-1)*1.35*u, 0, a, x, y)
        P.fill(6.6, SHO).circle(px, py, .78*u)
        P.fill(6.61, [SHB, SHY, SHB][i]).circle(px, py, .5*u)


for i in range(5):
    P = Pic(100, 100)
    P.fill(0, SAND).rect(0, 0, 100, 100)
    blob(P, 1, SAND2, 50, 50, 50, 42, 70+i, j=.14)
    r = random.Random(90+i)
    for _ in range(7):
        a = r.uniform(0, 6.28)
        d = r.uniform(46, 58)
        x, y = 50+d*math.cos(a), 50+d*math.sin(a)
        if 4 < x < 95 and 4 < y < 95:
            P.line(2, SANDO, 2.2).move(x, y).line(x+.4, y).move(x+4.4, y+2.4).line(x+4.8, y+2.4)
    if i == 0: tent(P, 17, 17, .75)
    if i == 1:
        fire(P, 15, 86)
        shields(P, 85, 13, .6)
    if i == 2:
        tent(P, 84, 84, -.8, 17, 12.5)
        fire(P, 13, 14, 3.6)
    if i == 3: shields(P, 14, 86, -.7)
    if i == 4:
        tent(P, 83, 17, .85, 18, 13)
        shields(P, 13, 13, -.8)
    P.save(f'camp-{i+1}.svg')
for i in range(4):
    P = Pic(100, 100)
    P.fill(0, TOWN).rect(0, 0, 100, 100)
    r = random.Random(200+i)
    P.fill(.1, mix(STREET, TOWN, .35)).rect(0, 42, 100,
        16)
    for side in (-1, 1):
        x = 1.0+r.uniform(0, 2)
        while x < 97:
            w = r.uniform(14, 18)
            if x+w > 99.5: break
            yc = r.choice([YARD1, YARD2, YARD3])
            y0 = 50+side*9
            y1 = 50+side*50
            P.fill(.2, yc).rect(x, min(y0, y1), w, 41)
            k = 0
            P.line(.3, mix(FENCE, TOWN, .5), .8).move(x+w, 50+side*36).line(x+w, y1)
            l = r.uniform(22, 27)
            house(P, x+w/2, 50+side*(11+l/2), math.pi/2, l, w*.74)
            if 50-11-l > 9:
                y = 50+side*(11+l+3)
                if r.random() < .5: house(P, x+w/2, 50+side*(11+l+6.8), math.pi/2, 9, w*.55)
                else:
                    for t in range(3):
                        P.line(3, mix(GARDEN, yc, .2*pale(x, y)), 2).move(x+3, y+side*t*4).line(x+w-4, y+side*t*4)
            x += w
    P.save(f'town-{i+1}.svg')
# ---- the king's hall in its garth
P = Pic(100, 100)
P.fill(0, HALL).rect(0, 0, 100, 100)
for a in range(4):
    T = lambda x, y: rot(x, y, a*math.pi/2, 50, 50)
    P.fill(1, STREET).poly([T(-9, -50), T(9, -50), T(9, -34), T(-9, -34)])
P.fill(1.1, YARD3).circle(50, 50, 43.5)
for i in range(64):    # palisade with four gates
    a = i*360/64+2.8
    b = a % 90
    if min(b, 90-b) < 13: continue
    x, y = 50+43.5*math.cos(math.radians(a)), 50+43.5*math.sin(math.radians(a))
    P.dot(2, SHADE, x+1.2, y+1.2, 2.3)
    P.dot(2.1, THO, x, y, 2.2)
    P.dot(2.2, THL, x-.3, y-.3, 1.2)


def bow(x, y, a, l, w, lay):
    T = lambda u, v: rot(u*l/2, v*w/2, a, x, y)
    up = [T(-1, -.78), T(-.5, -.95), T(0, -1), T(.5, -.95), T(1, -.78)]
    dn = [T(1, .78), T(.5, .95), T(0, 1), T(-.5, .95), T(-1, .78)]
    P.fill(lay, SHADE).poly([(p[0]+4, p[1]+4) for p in up+dn])
    P.fill(lay+.1, THL).poly(up+[T(1, 0), T(-1, 0)])
    P.fill(lay+.1, THS).poly(dn+[T(-1, 0), T(1, 0)])
    for i in range(9):
        u = -.88+i*.22
        P.line(lay+.15, mix(THO, THS, .55), .8).move(*T(u, .12)).line(*T(u-.02, .8))
        P.line(lay+.15, mix(THS, THL, .4), .8).move(*T(u, -.14)).line(*T(u-.02, -.78))
    P.line(lay+.2, THO, 1.3).poly(up+dn)
    P.line(lay+.3, THO, 3.2).move(*T(-1.04, 0)).line(*T(1.04, 0))
    P.line(lay+.35, CMPD, 1.5).move(*T(-1, 0)).line(*T(1, 0))
    for s in (-1, 1):    # crossed gable boards
        P.line(lay+.4, THO, 1.8).move(*T(s*1, -.3)).line(*T(s*1.1, .3)).move(*T(s*1, .3)).line(*T(s*1.1, -.3))
    for u in (-.34, .34):
        P.fill(lay+.4, THO).circle(*T(u, 0), 2.6)
        P.fill(lay+.5, GOLD).circle(*T(u, 0), 1.5)


bow(50, 50, 0, 66, 27, 4)
P.line(9, CMPD, 1.6).rect(1.6, 1.6, 96.8, 96.8)
P.line(9, GOLD, 1).rect(4, 4, 92, 92)
P.save('hall.svg')


# ---- a corner tower of the Roman wall
def towertop(P, x, y, r, n=10, lay=5):
    P.fill(lay, SHADE).circle(x+4, y+4, r)
    pts = [(x+r*math.cos(2*math.pi*(i+.5)/n), y+r*math.sin(2*math.pi*(i+.5)/n)) for i in range(n)]
    sc = lambda k: [(x+(a-x)*k, y+(b-y)*k) for a, b in pts]
    P.fill(lay+.1, STONEO).poly(pts)
    P.fill(lay+.11, STONE).poly(sc(.95))
    for i in range(n):
        a, b = sc(.95)[i], sc(.95)[(i+1) % n]
        c, d = sc(.82)[i], sc(.82)[(i+1) % n]
        m = lambda p, q, t: (p[0]+(q[0]-p[0])*t, p[1]+(q[1]-p[1])*t)
        P.fill(lay+.12, STONEO).poly([m(a, b, .3), m(a, b, .7), m(c, d, .7), m(c, d, .3)])
    P.fill(lay+.13, STONEO).poly(sc(.74))
    P.fill(lay+.14, STONEL).poly(sc(.7))


P = Pic(100, 100)
P.fill(0, mix(LEAF, GROUND, .62)).rect(0, 0, 100, 100)
blob(P, .1, GROUND, 52, 52, 49, 47, 4, n=11, j=.07)
blob(P, .2, MEADOW, 51, 51, 42, 41, 5, n=11, j=.06)
for x, y, rr in ((7, 8, 7), (19, 6, 6), (6, 21, 6.5), (31, 4, 4.5), (4, 33, 4.5), (93, 8, 6), (84, 5, 4.5),
    (95, 19, 4.5), (7, 93, 6.5), (5, 82, 4.5), (18, 95, 5), (94, 94, 6), (96, 84, 4), (85, 96, 4.5)):
    P.dot(.5, SHADE, x+3, y+3, rr, 1)
    P.pen(.6, fill=LEAFS, stroke=LEAFO, width=1.3).circle(x, y, rr)
    P.dot(.7, LEAF, x-1.4, y-1.4, rr*.62, 1)
for t in range(2):
    T = (lambda x, y: (x, y)) if t == 0 else (lambda x, y: (y, x))
    P.fill(2, SHADE).poly([T(60, 45), T(100, 45), T(100, 63), T(60, 63)])
    P.fill(3, STONEO).poly([T(60, 40), T(100, 40), T(100, 60), T(60, 60)])
    P.fill(3.1, STONE).poly([T(60, 41.3), T(100, 41.3), T(100, 58.7), T(60, 58.7)])
    P.fill(3.2, STONEL).poly([T(60, 47), T(100, 47), T(100, 57), T(60, 57)])
    for i in range(3):
        P.fill(3.3, STONEO).poly([T(79+i*8, 41), T(83+i*8, 41), T(83+i*8, 45), T(79+i*8, 45)])
    for i in range(5): P.line(1, HACH, .9).move(*T(66+i*8, 36)).line(*T(65+i*8, 29))
towertop(P, 50, 50, 35)
P.fill(6, STONEO).circle(50, 50, 11.5)
P.fill(6.1, THL).circle(50, 50, 10)
P.fill(6.2, FIRE1).smooth([(43.5, 54), (45, 46), (50, 38.5), (55, 46), (56.5, 54), (50, 58)], True)
P.fill(6.3, FIRE2).smooth([(47, 54), (50, 46), (53, 54), (50, 56)], True)
P.save('corner.svg')
P = Pic(100, 100)
towertop(P, 50, 50, 46, 10)
P.save('tower.svg')
P = Pic(100, 100)
P.fill(0, '#efead6').rect(0, 0, 100, 100)
P.fill(1, STONEO).rect(50, 36, 50, 28).rect(36, 50, 28, 50)
P.fill(2, STONEL).rect(50, 42, 50, 16).rect(42, 50, 16, 50)
P.fill(3, STONEO).circle(50, 50, 32)
P.fill(4, STONEL).circle(50, 50, 24)
P.fill(5, FIRE1).circle(50, 50, 10)
P.save('corner-sign.svg')
P = Pic(100, 100)
P.fill(0, HALL).rect(0, 0, 100, 100)
P.line(1, CMPD, 5).rect(6, 6, 88, 88)
P.fill(2, THL).rect(20, 32, 60, 18)
P.fill(2, THS).rect(20, 50, 60, 18)
P.line(3, THO, 4).rect(20, 32, 60, 36).move(14, 50).line(86, 50)
P.save('throne-sign.svg')
# ---- goals: a gap in the ring, with hoof prints? four arrow heads about a ring
P = Pic(100, 100, 2)
for w, c in ((4.8, '#fbf7ec'), (2.6, CMPD)): P.line(1 if w > 4 else 2, c, w).circle(50, 50, 13)
for a in range(4):
    T = lambda x, y: rot(x, y, a*math.pi/2, 50, 50)
    P.pen(3, fill=CMPD, stroke='#fbf7ec', width=1.6).poly([T(-43, -43), T(-22, -40), T(-34, -34), T(-40, -22)])
P.save('escape.svg')
# ---- marks of camps: a rope between four shields
P = Pic(100, 100)
rope = [(18, 18), (50, 21), (82, 18), (79, 50), (82, 82), (50, 79), (18, 82), (21, 50)]
P.line(1, SAND2, 3).smooth(rope, True, .12)
P.line(1.1, '#5f4c30', 1.2).smooth(rope, True, .12)
for x in (18, 82):
    for y in (18, 82):
        P.fill(2, '#3a332c').circle(x, y, 6)
        P.fill(3, SHB).circle(x, y, 4.6)
        P.fill(4, SHY).move(x, y-4.6).arcto(x+4.6, y, 4.6, 1).line(x, y).close().move(x, y+4.6).arcto(x-4.6, y, 4.6,
            1).line(x, y).close()
        P.fill(5, '#dfe6ea').circle(x, y, 1.5)
P.save('camp-mark.svg')
P = Pic(100, 100)
P.line(1, '#4f3c20', 3.5).smooth([(16, 16), (50, 22), (84, 16), (78, 50), (84, 84), (50, 78), (16, 84), (22, 50)],
    True, .12)
for x in (16, 84):
    for y in (16, 84):
        P.fill(2, SHB).circle(x, y, 9)
        P.fill(3, SHY).circle(x, y, 3.4)
P.save('camp-sign.svg')
# ---- fringe of sand
P = Pic(100, 100)
r = random.Random(8)


def fr(h, seed, y1):
    r = random.Random(seed)
    n = 8
    top = [(i*100/n, -h*r.uniform(.35, 1.25)) for i in range(n+1)]
    top[0] = (0, -h*.6)
    top[-1] = (100, -h*.6)
    return top


a = fr(6.5, 1, 0)
P.fill(1, SANDLOW).smooth(a+[(100, 1), (0, 1)], False)
b = fr(3.6, 2, 0)
P.fill(2, SAND).smooth(b, False).line(100, 2).line(0, 2).close()
for x, y in ((12, -8.5), (47, -9), (81, -8.2)):
    for dx, h in ((-2, 3), (0, 4.4), (2, 3.2)):
        P.line(3, GRASS, .9).move(x+dx*.5, y+2).line(x+dx, y+2-h if y+2-h > -12 else -11.5)
P.save('camp-edge.svg')


# ---- where a road leaves the town: a gatehouse astride the wall, the road through it, a beam across
def town_gate():
    fill = lambda color, d: f'<path fill="{color}" d="{d}"/>'
    parts = (fill(STONEO, 'M36-9.5h28v19H36z'), fill(STONE, 'M37.4-8.1h25.2V8.1H37.4z'), fill(ROAD, 'M43.5-10.5h13v21h-13z'),
        f'<path fill="none" stroke="{STONEO}" stroke-width="1.3" d="M43.5-9.5v19m13-19v19"/>',
        fill('#8a6a3f', 'M43.5-2h13v4h-13z'))
    view = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    write('town-gate.svg', '\n'.join((view, *parts, '</svg>')) + '\n')


town_gate()


# ---- scatter
def tuft(name, kind):
    P = Pic(100, 100)
    if kind == 'grass':
        for dx, h, b in ((-16, 30, -8), (-8, 44, -4), (0, 54, 2), (9, 42, 6), (17, 28, 10)):
            P.line(1, GRASS, 2.6).smooth([(50+dx*.5, 74), (50+dx+b*.4, 74-h*.6), (50+dx+b, 74-h)])
    if kind == 'heather':
        for i, (dx, dy) in enumerate(((-18, 4), (-6, -8), (8, -4), (20, 6), (0, 10), (-12, 14), (12, 16))):
            P.line(2, HEATHER if i % 2 else mix(HEATHER, GROUND, .3), 11).move(50+dx, 56+dy).line(50.2+dx, 56+dy)
        for dx in (-10, 2, 14): P.line(1, GRASS, 2.4).move(50+dx, 80).line(50+dx*1.1, 64)
    if kind == 'gorse':
        P.fill(1, mix(SHADE, GROUND, .2)).circle(57, 61, 20)
        P.pen(1.1, fill=LEAFS, stroke=LEAFO, width=2.4).smooth([(30, 52), (40, 36), (54, 33), (68, 42), (70, 58),
                (60, 70), (44, 70), (32, 64)], True)
        P.fill(1.2, LEAF).smooth([(36, 50), (44, 40), (54, 39), (60, 46), (52, 56), (42, 58)], True)
        for x, y in ((44, 46), (56, 44), (50, 56), (62, 56), (42, 62)):
            P.fill(2, SHY).circle(x, y, 2.8)
    if kind == 'stone':
        P.fill(1, SHADE).smooth([(34, 58), (50, 50), (74, 58), (70, 72), (44, 73)], True)
        P.pen(1.1, fill=STONEL, stroke=mix(STONEO, GROUND, .3), width=2.4).smooth([(30, 54), (44, 40), (62, 44),
                (68, 58), (56, 67), (38, 66)], True)
        P.fill(1.2, STONE).smooth([(66, 56), (56, 66), (40, 65), (52, 58)], True)
    if kind == 'trees':
        for x, y, r in ((36, 54, 17), (60, 46, 20), (54, 70, 15)):
            P.fill(1, SHADE).circle(x+6, y+6, r)
            P.pen(1.1, fill=LEAFS, stroke=LEAFO, width=2.6).circle(x, y, r)
        for x, y, r in ((36, 54, 17), (60, 46, 20), (54, 70, 15)):
            P.fill(1.2, LEAF).circle(x-r*.22, y-r*.22, r*.66)
    P.save(name)


for i, k in enumerate(('grass', 'heather', 'gorse', 'stone', 'trees')):
    tuft(f'tuft-{i+1}.svg', k)
# ---- stamps over several squares
def qq(x, y): return math.hypot((x % 100)-50, (y % 100)-50)/4


def lv(x, y):
    v = qq(x, y)
    return 0 if v > 10.2 else 1 if v > 7 else 2


def field(P, c4, strips, bw, cols, seed):
    r = random.Random(seed)
    a, b, c, d = c4
    def f(u, v):
        s = math.sin(2*math.pi*v)*.5+.25*math.sin(math.pi*v)
        return ((a[0]*(1-u)+b[0]*u)*(1-v)+(d[0]*(1-u)+c[0]*u)*v+bw[0]*s, (a[1]*(1-u)+b[1]*u)*(1-v)
            +(d[1]*(1-u)+c[1]*u)*v+bw[1]*s)
    for i in range(strips):
        u0, u1 = i/strips, (i+1)/strips
        v0, v1 = r.uniform(0, .06), 1-r.uniform(0, .06)
        A = [f(u0, v0+(v1-v0)*k/3) for k in range(4)]
        B = [f(u1, v0+(v1-v0)*k/3) for k in range(4)]
        P.pen(2, fill=cols[(i+r.randint(0, 1)) % len(cols)], stroke=FIELDE, width=1).smooth(A+B[::-1], True, .12)
        for j in range(3 if i < strips-1 else 4):
            u = u0+(u1-u0)*j/3
            run = []
            cur = None
            for k in range(11):
                p = f(u, v0+(v1-v0)*k/10)
                l = lv(*p)
                cur = l if cur is None else cur
                run.append(p)
                if l != cur or k == 10:
                    if len(run) > 1:
                        if j in (0, 3):
                            P.line(2.2, [FURROW, mix(FURROW, cols[0], .35), mix(FURROW, cols[0], .62)][cur],
                                1.1).smooth(run[::2] if len(run) % 2 else run)
                        elif cur == 0:
                            P.line(2.1, mix(FURROW, cols[0], .42), .85).smooth(run[::2] if len(run) % 2 else run)
                    run = [p]
                    cur = l


def hedge(P, pts, seed):
    r = random.Random(seed)
    s = spline(pts, 8)
    for i, (x, y) in enumerate(s):
        if r.random() < .35: continue
        k = lv(x, y)
        rad = r.uniform(3.5, 6.5)
        if k == 2: continue
        P.fill(5, mix(SHADE, GROUND, .2)).circle(x+2.5, y+2.5, rad)
        P.pen(5.1, fill=LEAFS if k == 0 else mix(LEAFS, GROUND, .4), stroke=LEAFO if k == 0 else mix(LEAFO, GROUND,
                .4), width=1).circle(x, y, rad)
        P.fill(5.2, LEAF if k == 0 else mix(LEAF, GROUND, .4)).circle(x-1.2, y-1.2, rad*.6)


P = Pic(200, 100)
field(P, [(8, 14), (128, 8), (136, 88), (14, 94)], 8, (9, 0), [FIELD1, FIELD3, FIELD1, FIELD2], 1)
field(P, [(138, 10), (192, 22), (188, 52), (144, 50)], 3, (0, 4), [FIELD2, FIELD1], 2)
hedge(P, [(140, 56), (164, 57), (190, 58)], 3)
P.save('field-2x1.svg')
P = Pic(100, 200)
field(P, [(12, 10), (90, 16), (92, 112), (8, 106)], 6, (8, 0), [FIELD2, FIELD1, FIELD3], 4)
field(P, [(10, 120), (10, 190), (92, 186), (90, 124)], 5, (0, 6), [FIELD1, FIELD3, FIELD2], 5)
hedge(P, [(8, 113), (40, 116), (92, 118)], 6)
P.save('field-1x2.svg')


def wood(name, w, h, poly, seed):
    P = Pic(w, h)
    r = random.Random(seed)
    got = []
    P.fill(.5, mix(LEAF, GROUND, .62)).smooth(poly, True)
    for _ in range(900):
        x, y = r.uniform(0, w), r.uniform(0, h)
        if not inside((x, y), poly): continue
        k = lv(x, y)
        rad = r.uniform(6, 9.6) if k == 0 else r.uniform(5.5, 7.5)
        if any(math.dist((x, y), g[:2]) < 11.5 for g in got): continue
        got.append((x, y, rad, k))
    floor = mix(LEAF, GROUND, .62)
    for x, y, rad, k in got:
        v = qq(x, y)
        lev = 0 if v > 11.6 else 1 if v > 10 else 2 if v > 8.3 else 3 if v > 6.3 else 4
        f = (0, .3, .55, .75, .88)[lev]
        z = (4-lev)*.1
        if lev < 2: P.dot(5, mix(SHADE, floor, f), x+3.4, y+3.4, rad, 1)
        if lev < 4:
            P.pen(6+z, fill=mix(LEAFS, floor, f), stroke=mix(LEAFO, floor, f), width=1.3).circle(x, y, rad)
        P.dot(6.02+z, mix(LEAF, floor, f-.1*(lev > 0)), x-rad*.2, y-rad*.2, rad*.66, 1)
    P.save(name)


wood('wood-2x2.svg', 200, 200, [(6, 20), (50, 4), (90, 16), (150, 5), (192, 14), (196, 70), (184, 110), (195, 170),
        (176, 194), (110, 186), (60, 196), (8, 180), (16, 120), (4, 70)], 21)
# lopsided, and two of each kind: woods side by side are no row of like clumps
wood('wood-2x1.svg', 200, 100, [(10, 56), (22, 22), (62, 6), (98, 22), (136, 44), (178, 36), (194, 62), (178, 92), (120, 95),
        (70, 88), (26, 94)], 22)
wood('wood-2x1-2.svg', 200, 100, [(8, 26), (44, 6), (88, 14), (124, 5), (168, 8), (194, 34), (190, 72), (160, 66), (122, 72),
        (96, 94), (48, 94), (34, 70), (12, 60)], 24)
wood('wood-1x2.svg', 100, 200, [(30, 8), (66, 5), (94, 34), (86, 74), (60, 102), (66, 130), (93, 150), (94, 186), (60, 196),
        (22, 188), (7, 150), (20, 108), (6, 58)], 23)
wood('wood-1x2-2.svg', 100, 200, [(54, 6), (88, 14), (95, 62), (80, 106), (94, 146), (88, 182), (62, 172), (44, 128), (10, 100),
        (5, 44), (24, 14)], 25)


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


outline_land()
