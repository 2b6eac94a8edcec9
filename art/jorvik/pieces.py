"""The discs: painted shields, the king's penny, officers, backs, and the signs for diagrams."""
from lib import *
BLACK = '#3a3530'
WOAD = '#1f4067'
WOADM = '#315d87'
YEL = '#d8a138'
RIMA = '#22324a'
HIDEA = '#50453a'
CREAM = '#fcf4df'
RED = '#d05a3a'
OCH = '#e2b65c'
RIMD = '#7a2a1b'
HIDED = '#e3c78f'
STITCH = '#8a5a2c'
IROND = '#4b5052'
def pt(r, a): return 50+r*math.cos(math.radians(a)), 50+r*math.sin(math.radians(a))
R = 40.5


def sector(P, lay, c, a0, a1, r=R):
    p = P.fill(lay, c)
    p.move(50, 50).line(*pt(r, a0)).arcto(*pt(r, a1), r, 1, int(a1-a0 > 180)).close()


def blade(P, lay, c, a0, a1, twist, r0=9, r=R, w0=None):
    """a field that swirls: from angle a0 to a1 at the rim, turned back by twist at the boss"""
    f = lambda t, a, b: pt(r0+(r-r0)*t, b+(a-b)*t**.9)
    m = (a0+a1)/2
    h = (a1-a0)/2 if w0 is None else w0/2
    A = [f(t, a0, m-twist-h) for t in (0, .25, .5, .75, 1)]
    B = [f(t, a1, m-twist+h) for t in (0, .25, .5, .75, 1)]
    p = P.fill(lay, c)
    p.smooth(A)
    p.arcto(*B[-1], r, 1)
    q = B[::-1]
    for i in range(4):
        a, b, cc, d = q[max(0, i-1)], q[i], q[i+1], q[min(4, i+2)]
        p.cubic(b[0]+(cc[0]-a[0])/6, b[1]+(cc[1]-a[1])/6, cc[0]-(d[0]-b[0])/6, cc[1]-(d[1]-b[1])/6, *cc)
    p.close()


def curve(P, lay, c, w, a, twist, r0=9, r=R):
    P.line(lay, c, w, cap='butt').smooth([pt(r0+(r-r0)*t, a-twist+twist*t**.9) for t in (0, .25, .5, .75, 1)])


def planks(P, c, ang, w=1.06):
    for d in (-27, -13.5, 0, 13.5, 27):
        h = math.sqrt(R*R-d*d)
        a = rot(d, -h, math.radians(ang), 50, 50)
        b = rot(d, h, math.radians(ang), 50, 50)
        P.line(3, c, w, cap='butt').move(*a).line(*b)


def boss(P, flange=IROND, dome='#6d7779', hi='#9aa4a6', r=13):
    P.fill(6, flange).circle(50, 50, r)
    P.fill(6.1, hi).circle(50, 50, r-1.3)
    P.fill(6.2, dome).circle(50, 50, r-2.6)
    P.fill(6.3, flange).circle(50, 50, r-5.2)
    P.fill(6.4, dome).circle(50, 50, r-6.3)
    P.fill(6.5, hi).circle(48.2, 48.2, (r-6)*.45)
    for i in range(4):
        x, y = pt(r-1.95, 45+90*i)
        P.fill(6.3, flange).circle(x, y, 1.1)




def dark(name, base, draw, plank, ang):
    P = Pic(100, 100)
    P.fill(0, RIMA).rect(-12, -12, 124, 124)
    P.fill(1, base).circle(50, 50, R)
    draw(P)
    planks(P, plank, ang)
    # rim: rawhide with clamps
    P.line(4, HIDEA, 4.2).circle(50, 50, 42.6)
    P.line(4.1, RIMA, 1.1).circle(50, 50, R)
    for i in range(20):
        a = i*18+5
        P.line(4.2, YEL, 2.0, cap='butt').move(*pt(40.6, a)).line(*pt(44.6, a))
    boss(P)
    P.save(name)


def light(name, base, draw, plank, ang):
    P = Pic(100, 100)
    P.fill(0, RIMD).rect(-12, -12, 124, 124)
    P.fill(.5, HIDED).circle(50, 50, 44.8)
    P.fill(1, base).circle(50, 50, R)
    draw(P)
    planks(P, plank, ang)
    P.line(4.1, '#9a5a3a', 1.1).circle(50, 50, R)
    for i in range(28):
        a = i*360/28
        P.line(4.2, STITCH, 1.06, cap='butt').move(*pt(41.2, a)).line(*pt(43.9, a+2.6))
    boss(P, '#55595a', '#b4bbbb', '#eceeec')
    P.save(name)


PDK = '#1f3a58'


def a1(P):
    # Five arms, here and below: a whirl of four is too near to a sign of the last century.
    for i in range(5): blade(P, 2, YEL, 72*i-7, 72*i+7, 75, w0=26)


def a2(P):
    for i in range(5): blade(P, 2, WOADM, 72*i, 72*i+36, 60)
    for i in range(5): curve(P, 2.5, YEL, 2.4, 72*i+36, 60)


def a3(P):
    for i in range(3): blade(P, 2, WOADM, 120*i+10, 120*i+70, 80)
    for i in range(3): curve(P, 2.5, YEL, 3.2, 120*i+70, 80+0)


def a4(P):
    P.fill(2, WOADM).move(*pt(R, -90)).arcto(*pt(R, 90), R, 1).arcto(50, 50, R/2, 0).arcto(*pt(R, -90), R/2,
        1).close()
    P.line(2.5, YEL, 4.2, cap='butt').move(*pt(R, 90)).arcto(50, 50, R/2, 0).arcto(*pt(R, -90), R/2, 1)


def a5(P):
    for i in range(8): blade(P, 2, YEL if i % 2 == 0 else BLACK, 45*i-5, 45*i+5, 62, w0=16)


def a6(P):
    for s in (-35, 145):
        P.fill(2, YEL).move(*pt(35, s-66)).arcto(*pt(35, s), 35, 1).arcto(*pt(35, s+66), 35, 1).arcto(*pt(26.5, s),
            42, 0).arcto(*pt(35, s-66), 42, 0).close()


def a7(P):
    for i in range(2): blade(P, 2, WOADM, 180*i, 180*i+90, 70)
    for i in range(4):
        x, y = pt(29.5, 90*i+20)
        P.fill(2.5, YEL).circle(x, y, 4.6)


def a8(P):
    for i in range(3): blade(P, 2, YEL, 120*i-24, 120*i-8, -95, w0=26)


dark('attacker-1.svg', BLACK, a1, '#574d42', 0)
dark('attacker-2.svg', WOAD, a2, PDK, 90)
dark('attacker-3.svg', BLACK, a3, '#574d42', 30)
dark('attacker-4.svg', BLACK, a4, '#574d42', 60)
dark('attacker-5.svg', WOAD, a5, PDK, 15)
dark('attacker-6.svg', WOAD, a6, PDK, 0)
dark('attacker-7.svg', BLACK, a7, '#574d42', 45)
dark('attacker-8.svg', WOAD, a8, PDK, 120)
# the king's men: straight fields
LP = '#dccba6'


def half(P, lay, c, ang):
    P.fill(lay, c).move(*pt(R, ang)).arcto(*pt(R, ang+90), R, 1).arcto(*pt(R, ang+180), R, 1).close()


def chordband(P, lay, c, ang, d0, d1):
    q = []
    h0, h1 = math.sqrt(R*R-d0*d0), math.sqrt(R*R-d1*d1)
    a = math.radians(ang)
    p = P.fill(lay, c)
    p.move(*rot(d0, -h0, a, 50, 50)).arcto(*rot(d1, -h1, a, 50, 50), R, 1).line(*rot(d1, h1, a, 50, 50)).arcto(
        *rot(d0, h0, a, 50, 50), R, 1).close()


def d1(P): chordband(P, 2, RED, 0, -R+.01, -6.7)


def d2(P):
    for i in range(2): sector(P, 2, OCH, 180*i, 180*i+90)
    P.line(2.5, RED, 4.6).circle(50, 50, 27)


def d3(P):
    for i in range(4): sector(P, 2, OCH, 90*i, 90*i+45)
    P.line(2.5, RED, 5.2).circle(50, 50, 19)


def d4(P):
    chordband(P, 2, RED, 0, -27, -13.5)
    chordband(P, 2, RED, 0, 13.5, 27)


def d5(P):
    for i in range(3): sector(P, 2, OCH, 120*i-30, 120*i+30)
    for i in range(6):
        a = math.radians(60*i+30)
        P.fill(2.5, RED).poly([rot(9, -1.4, a, 50, 50), rot(R, -1.4, a, 50, 50), rot(R, 1.4, a, 50, 50),
                rot(9, 1.4, a, 50, 50)])


def d6(P):
    n = 7
    z = [(50+(3 if i % 2 else -13), 50-R*.98+2*R*.98*i/n) for i in range(n+1)]
    z[0] = (46, 50-R)
    z[-1] = (46, 50+R)
    p = P.fill(2, RED)
    p.move(*z[0])
    for q in z[1:]: p.line(*q)
    p.line(*pt(R, 100)).arcto(50-R, 50, R, 1).arcto(*pt(R, -100), R, 1).close()


def d7(P):
    half(P, 1.5, OCH, 45)
    chordband(P, 2, RED, -45, -6, 6)


def d8(P):
    for i in range(2): sector(P, 2, RED, 180*i+52, 180*i+128)


light('defender-1.svg', CREAM, d1, LP, 0)
light('defender-2.svg', CREAM, d2, LP, 90)
light('defender-3.svg', CREAM, d3, LP, 0)
light('defender-4.svg', CREAM, d4, LP, 0)
light('defender-5.svg', CREAM, d5, LP, 30)
light('defender-6.svg', CREAM, d6, LP, 60)
light('defender-7.svg', CREAM, d7, LP, 45)
light('defender-8.svg', CREAM, d8, LP, 90)


# ------------------------------------------------------------------ sword, axe, letters
def sword(P, lay, cx, cy, L, ang=0, blade_='#8c1d15', hi='#c9573f', hilt='#6e1f14', gold='#dca63c', edge=None, ew=1.1,
    wide=1.0):
    """middle, length over all, pointing up for ang = 0 (degrees)"""
    a = math.radians(ang)
    u = L/100
    T = lambda x, y: rot(x*u*wide, y*u, a, cx, cy)
    bl = [T(-5.6, 22), T(-5.0, -38), T(-3.4, -46), T(0, -51), T(3.4, -46), T(5.0, -38), T(5.6, 22)]
    gu = [T(-17, 21), T(-17.5, 24.5), T(-16, 28), T(16, 28), T(17.5, 24.5), T(17, 21)]
    gr = [T(-3.6, 28), T(-3.6, 40), T(3.6, 40), T(3.6, 28)]
    lo = [T(-10, 39.5), T(-10.5, 43), T(10.5, 43), T(10, 39.5)]
    if edge:
        for s in (bl, gu, lo): P.pen(lay, fill=edge, stroke=edge, width=2*ew).poly(s)
    P.fill(lay+.01, blade_).poly(bl)
    P.fill(lay+.02, hi).poly([T(-1.9, 20), T(-1.5, -36), T(0, -39), T(1.5, -36), T(1.9, 20)])
    P.fill(lay+.03, hilt).poly(gr)
    for y in (30.5, 34, 37.5):
        P.line(lay+.04, gold, 1.1*max(1, u*1.2), cap='butt').move(*T(-3.4, y)).line(*T(3.4, y))
    P.fill(lay+.05, hilt).poly(gu)
    P.fill(lay+.05, hilt).poly(lo)
    for x, r in ((-6.4, 3.9), (0, 5.2), (6.4, 3.9)):
        c = T(x, 45.2)
        P.fill(lay+.05, hilt).circle(*c, r*u*(.5+.5*wide))
    P.fill(lay+.06, gold).circle(*T(0, 45.6), 2.0*u)
    return bl


def axe(P, lay, cx, cy, L, ang, flip, head, haft, edge=None):
    a = math.radians(ang)
    u = L/100
    s = -1 if flip else 1
    T = lambda x, y: rot(x*u*s, y*u, a, cx, cy)
    P.line(lay, haft, 5.2*u, cap='round').move(*T(0, 46)).line(*T(0, -44))
    p = P.fill(lay+.02, head)
    b = [T(-4.5, -41), T(7, -40), T(22, -50)]
    p.move(*T(-5, -42)).line(*T(-5, -27)).line(*T(5, -27)).cubic(*T(12, -24), *T(18, -14), *T(20, -6)).cubic(
        *T(28, -18), *T(28, -38), *T(21, -50)).cubic(*T(18, -45), *T(12, -42), *T(5, -42)).close()


def letter(P, lay, c, ch, ang, rad, s=1.0, cx=50, cy=50):
    """letters of the moneyers: uprights with wedges; own outlines, 8 wide, 12 high; feet to the middle"""
    a = math.radians(ang+90)
    o = (cx+rad*math.cos(math.radians(ang)), cy+rad*math.sin(math.radians(ang)))
    def T(x, y): return rot(x*s, y*s, a, *o)
    p = P.fill(lay, c)
    def up(x):
        p.poly([T(x-1.9, -6), T(x+1.9, -6), T(x+1.2, -3.8), T(x+1.2, 3.8), T(x+1.9, 6), T(x-1.9, 6), T(x-1.2, 3.8),
                T(x-1.2, -3.8)])
    def bar(x0, y, x1, h=1.15):
        p.poly([T(x0, y-h*.8), T(x1-1.2, y-h*.8), T(x1, y-h*1.75), T(x1, y+h*1.75), T(x1-1.2, y+h*.8), T(x0, y+h*.8)])
    if ch == 'E':
        up(-2.2)
        bar(-2, -4.6, 4)
        bar(-2, 0, 3.2)
        bar(-2, 4.6, 4)
    elif ch == 'I': up(0)
    elif ch == 'R':
        up(-2.4)
        p.move(*T(-2, -6)).line(*T(.8, -6)).cubic(*T(5, -6), *T(5, .6), *T(.8, .6)).line(*T(-2, .6)).line(
            *T(-2, -1.4)).line(*T(.4, -1.4)).cubic(*T(2.2, -1.4), *T(2.2, -4), *T(.4, -4)).line(*T(-2, -4)).close()
        p.poly([T(-.6, .2), T(2, .2), T(4.9, 6), T(2, 6)])
    elif ch == 'C':
        p.move(*T(4, -6)).line(*T(4, -2.6)).cubic(*T(2.6, -4.4), *T(-1.6, -4.4), *T(-1.6, 0)).cubic(*T(-1.6, 4.4),
            *T(2.6, 4.4), *T(4, 2.6)).line(*T(4, 6)).line(*T(.8, 6)).cubic(*T(-5.8, 6), *T(-5.8, -6),
            *T(.8, -6)).close()
    elif ch == 'X':
        p.poly([T(-4.4, -6), T(-1.6, -6), T(4.4, 6), T(1.6, 6)])
        p.poly([T(1.6, -6), T(4.4, -6), T(-1.6, 6), T(-4.4, 6)])
    elif ch == '+':
        for k in range(4):
            b = k*math.pi/2
            q = lambda x, y: T(*rot(x, y, b))
            p.poly([q(-.7, 0), q(-2.6, -5), q(2.6, -5), q(.7, 0)])
    elif ch == '.': p.circle(*T(0, 0), 1.7*s)


KRIM = '#7e1712'
KRED = '#a3231b'
GOLD = '#e8bd52'
GOLDL = '#f7e3a0'


def king():
    P = Pic(100, 100)
    P.fill(0, KRIM).rect(-12, -12, 124, 124)
    P.fill(.2, KRED).circle(50, 50, 48.4)
    # The legend is light on red, so that the king has a tone between his men and the attackers.
    P.fill(.5, GOLD).circle(50, 50, 46.4)
    P.fill(1, KRED).circle(50, 50, 44.6)
    P.line(1.1, GOLD, 1.2).circle(50, 50, 42.8)
    txt = '+ERIC.REX'
    angs = [0, 41, 80, 113, 147, 180.5, 217, 258, 300]
    for ch, a in zip(txt, angs): letter(P, 2, GOLDL, ch, a-90+0, 37, .88)
    P.fill(2.4, KRIM).circle(50, 50, 31)
    P.fill(2.5, GOLD).circle(50, 50, 28.2)
    for i in range(44):
        x, y = pt(29.6, i*360/44)
        P.fill(2.6, GOLDL).circle(x, y, 1.06)
    sword(P, 3, 50, 50.4, 53, 0, '#8c1d15', '#d8674c', '#7e1712', GOLDL, wide=1.3)
    for s in (-1, 1):
        P.fill(3.5, KRED).circle(50+s*12.5, 39.5, 2.3)
        cx, cy = 50+s*14.5, 51.5
        for k in range(4):
            b = k*math.pi/2
            q = lambda x, y: rot(x, y, b, cx, cy)
            P.fill(3.5, KRED).poly([q(-.7, 0), q(-2.4, -4.4), q(2.4, -4.4), q(.7, 0)])
    P.save('king.svg')


king()


def officer_l(name, n):
    P = Pic(100, 100)
    P.fill(0, RIMD).rect(-12, -12, 124, 124)
    P.fill(.5, OCH).circle(50, 50, 45.2)
    P.line(.6, RIMD, 1.2).circle(50, 50, 41.8)
    P.fill(.55, '#f3d98f').circle(50, 50, 42.5)
    for i in range(24):
        x, y = pt(43.4, i*15)
        P.fill(.7, RIMD).circle(x, y, 1.06)
    P.fill(1, CREAM).circle(50, 50, 41.2)
    planks(P, LP, 0 if n == 1 else 90)
    if n == 2:
        for i in range(4): sector(P, 2, '#f0d9a4', 90*i, 90*i+45, 41.2)
    sword(P, 4, 50, 48, 68, 42, '#a3331f', '#dd8467', '#6b2215', OCH, edge=CREAM, ew=1.6, wide=1.15)
    sword(P, 5, 50, 48, 68, -42, '#a3331f', '#dd8467', '#6b2215', OCH, edge=CREAM, ew=1.6, wide=1.15)
    P.save(name)


def officer_d(name, n):
    P = Pic(100, 100)
    P.fill(0, RIMA).rect(-12, -12, 124, 124)
    P.fill(.5, YEL).circle(50, 50, 45.2)
    P.fill(.6, RIMA).circle(50, 50, 43.4)
    P.fill(1, WOAD if n == 1 else BLACK).circle(50, 50, 41.5)
    planks(P, PDK if n == 1 else '#574d42', 0 if n == 1 else 90)
    for i in range(24):
        x, y = pt(42.6, i*15)
        P.fill(1.2, YEL).circle(x, y, 1.06)
    axe(P, 4, 50, 50, 66, 38, False, '#b9c4c9', '#b07c36')
    axe(P, 5, 50, 50, 66, -38, True, '#b9c4c9', '#b07c36')
    P.save(name)


officer_l('knight-1.svg', 1)
officer_l('knight-2.svg', 2)
officer_d('commander-1.svg', 1)
officer_d('commander-2.svg', 2)


# ------------------------------------------------------------------ backs: planks and nails; waves of rings
def back(name, a, b, c, kind):
    P = Pic(100, 100)
    P.fill(0, a).rect(-16, -16, 132, 132)
    if kind == 'plank':
        for i in range(10):
            x = -16+i*13.2
            P.fill(1, b if i % 2 else a).rect(x, -16, 13.2, 132)
            P.line(2, c, 1.06, cap='butt').move(x, -16).line(x, 116)
            for j in range(6): P.fill(3, c).circle(x+6.6, -9+j*22+(11 if i % 2 else 0), 1.5)
    else:
        for i in range(-1, 7):
            for j in range(-1, 7):
                x, y = i*22+(11 if j % 2 else 0)-6, j*19-4
                P.line(1, b, 2.4).circle(x, y, 9.2)
                P.fill(2, c).circle(x, y, 2.6)
    P.save(name)


back('back-attacker.svg', '#22324a', '#2d4868', '#dca63c', 'plank')
back('back-king.svg', '#8c1d15', '#c9573f', '#e8bd52', 'ring')


# ------------------------------------------------------------------ symbols for diagrams
def sym(name, f, rim, field):
    P = Pic(100, 100)
    P.fill(0, rim).circle(50, 50, 50)
    P.fill(1, field).circle(50, 50, 41)
    f(P)
    P.save(name)


def s_king(P):
    P.fill(2, '#8c1d15').poly([(44, 62), (44.5, 22), (50, 13), (55.5, 22), (56, 62)])
    P.fill(2, '#8c1d15').rect(30, 60, 40, 8).rect(46, 66, 8, 14).circle(50, 82, 6.5)


def s_def(P):
    P.fill(2, '#e2825f').move(50, 9).arcto(50, 91, 41, 0).close()
    P.fill(3, '#3a3530').circle(50, 50, 10)


def s_att(P):
    for i in range(5): blade(P, 2, '#a87c2c', 72*i-9, 72*i+10, 70, 8, 41, 33)
    P.fill(3, '#7f8a8d').circle(50, 50, 12)


def s_kn(P):
    for a in (45, -45):
        T = lambda x, y: rot(x, y, math.radians(a), 50, 50)
        P.fill(2, '#8a2a18').poly([T(-5, 16), T(-5, -30), T(0, -38), T(5, -30), T(5, 16)])
        P.fill(2, '#8a2a18').poly([T(-14, 14), T(14, 14), T(14, 21), T(-14, 21)])
        P.fill(2, '#8a2a18').poly([T(-4, 20), T(4, 20), T(4, 36), T(-4, 36)])


def s_co(P):
    axe(P, 2, 50, 51, 76, 40, False, '#f0e2bd', '#dca63c')
    axe(P, 2.5, 50, 51, 76, -40, True, '#f0e2bd', '#dca63c')


sym('king-symbol.svg', s_king, '#9a231a', '#f6d983')
sym('defender-symbol.svg', s_def, '#8a2f1d', '#fdf3d8')
sym('attacker-symbol.svg', s_att, '#20324b', '#18304d')
sym('knight-symbol.svg', s_kn, '#8a2f1d', '#fdf3d8')
sym('commander-symbol.svg', s_co, '#20324b', '#21456c')
