"""The discs: light shields drawn with compasses, dark ones cut with a knife, the king's head; signs and backs."""
from lib import *
from squares import LIT
ALL = rect(-12, -12, 124, 124)

# ---------- defenders: maple, walnut and red inlay, everything round
DF, DK, A3 = '#faf1d8', '#602814', '#e6ad66'


def d_base():
    return [path(ALL, DK), path(circ(50, 50, 43.4), DF), stroke(circ(50, 50, 40.9), A1, 1.2)]


def d_boss():
    return [path(circ(50, 50, 11), DF), path(circ(50, 50, 8.8), W3), path(circ(50, 50, 6.2), A1),
        path('M45.4 46.6a6.2 6.2 0 0 1 6.2 -2.6a7.5 7.5 0 0 0 -6.2 2.6z', M1)]


def d_faces():
    F = []
    def two(D, L, dark=R2, light='#c9703f'): return [path(L, light), path(D, dark)]
    D, L = [], []    # 1 eight petals
    for i in range(8): chip(P(12, 45*i+22.5), P(38.5, 45*i+22.5), 5.8, D, L)
    F.append(two(D, L))
    a, c = [], []    # 2 whirl of eight
    for i in range(8):
        t = 45*i
        p, q, r = P(12, t), P(38, t+40), P(38, t+40+17)
        s = P(12, t+17)
        a.append('M%sA24 24 0 0 1 %sA38 38 0 0 1 %sA24 24 0 0 0 %sZ' % (pt(p), pt(q), pt(r), pt(s)))
    F.append([path(a, R1)])
    # 3 eight arcs hanging from the rim
    a = []
    bb = []
    for i in range(8):
        t = 45*i
        p, q = P(39, t-19.5), P(39, t+19.5)
        a.append('M%sA39 39 0 0 1 %sA13.6 13.6 0 0 1 %sZ' % (pt(p), pt(q), pt(p)))
        bb.append(circ(*P(32.6, t), 3.6))
    F.append([path(a, R1), path(bb, DF), path(''.join(circ(*P(18.5, 45*i+22.5), 2.8) for i in range(8)), R2)])
    # 4
    F.append([stroke(''.join(circ(*P(19.2, 60*i), 18.4) for i in range(6)), DF, 6.6),
            stroke(''.join(circ(*P(19.2, 60*i), 18.2) for i in range(6)), R2, 3)])
    a = ''.join(circ(*P(26.5, 45*i+22.5), 8) for i in range(8))    # 5 ring of eight eyes
    F.append([path(a, R1), path(''.join(circ(*P(26.5, 45*i+22.5), 5) for i in range(8)), DF),
            path(''.join(circ(*P(26.5, 45*i+22.5), 2.3) for i in range(8)), R3)])
    D, L = [], []    # 6 six broad petals and the arcs between
    for i in range(6): chip(P(4, 60*i+30), P(38.6, 60*i+30), 6.6, D, L)
    e = []
    for i in range(6):
        p, q = P(38.6, 60*i-30), P(38.6, 60*i+30)
        e.append('M%sA38.6 38.6 0 0 0 %s' % (pt(p), pt(q)))
    F.append([stroke(e, R2, 2.2)] + two(D, L))
    def twist(sg, q0, q1, n=5):    # 7 a plait run round in a ring
        pts = []
        for i in range(n+1):
            q = q0+(q1-q0)*i/n
            pts.append(P(26.6+sg*8.4*math.cos(math.radians(3*q)), q-90))
        return 'M'+'L'.join(pt(x) for x in pts)
    o7 = [stroke(twist(1, 0, 357, 72)+'Z'+twist(-1, 0, 357, 72)+'Z', R2, 5.2)]
    for j in range(6):
        q = 30+60*j
        sg = 1 if j % 2 else -1
        o7 += [stroke(twist(sg, q-9, q+9), DF, 8.8), stroke(twist(sg, q-11, q+11), R2, 5.2)]
    F.append(o7)
    D, L = [], []    # 8 twelve petals at the rim, a ring within
    for i in range(12): chip(P(22.5, 30*i), P(39.5, 30*i), 4, D, L)
    F.append([stroke(circ(50, 50, 18), R2, 3.4)] + two(D, L))
    for i, x in enumerate(F): save('defender-%d' % (i+1), 100, 100, d_base() + x + d_boss())


# ---------- attackers: bog oak, pale inlay, everything straight
AB, AL, AM = '#1f1a17', '#c4a673', '#785935'


def a_base():
    t = []
    for i in range(24):
        a = 15*i
        t.append('M%sL%sA44.8 44.8 0 0 1 %sL%sA42 42 0 0 0 %sZ' % (pt(P(42, a-4.6)), pt(P(44.8, a-4.6)),
                pt(P(44.8, a+4.6)), pt(P(42, a+4.6)), pt(P(42, a-4.6))))
    return [path(ALL, AB), path(t, AM)]


def a_boss(n=8):
    return [path(poly([P(9.5, 360/n*i+180/n) for i in range(n)]), AB),
        path(poly([P(7.6, 360/n*i+180/n) for i in range(n)]), AL),
        path(poly([P(3.4, 360/n*i+180/n) for i in range(n)]), AB)]


def halves(foot, tip, left, right, dark, light):
    """A facet from foot to tip, cut along its middle: the half towards the light is in the shade."""
    one, other = (dark, light) if lit(foot, tip) == 1 else (light, dark)
    one.append(poly([foot, left, tip]))
    other.append(poly([foot, right, tip]))


def a_faces():
    """Eight figures, all of facets: one side of each cut in the light, one in the shade."""
    F = []
    def two(D, L): return [path(L, AL), path(D, AM)]
    D, L = [], []
    for i in range(8): kite(P(6, 45*i), P(38.5, 45*i), .36, 6.6, D, L)
    F.append(two(D, L) + a_boss())
    D, L = [], []    # 2 teeth from the rim
    for i in range(12): halves(P(38.5, 30*i), P(16, 30*i), P(38.5, 30*i-11.5), P(38.5, 30*i+11.5), D, L)
    F.append(two(D, L) + a_boss(12))
    D, L = [], []    # 3 a folded band in zigzag
    for k in range(18):
        a, b = 20*k, 20*k+20
        outer, inner = ((26, 38.5), (16, 29))
        p, q = k % 2, (k+1) % 2
        (D if k % 2 else L).append(poly([P(outer[p], a), P(outer[q], b), P(inner[q], b), P(inner[p], a)]))
    F.append(two(D, L) + a_boss(9))
    D, L = [], []    # 4 two octagons, bevelled
    for r0, r1, turn in ((30, 38.5, 22.5), (16.5, 25.5, 0)):
        for i in range(8):
            a, b = 45*i+turn, 45*i+45+turn
            (D if lit(P(r1, a), P(r1, b)) == 1 else L).append(poly([P(r0, a), P(r1, a), P(r1, b), P(r0, b)]))
    F.append(two(D, L) + a_boss())
    D, L = [], []    # 5 eight lozenges
    for i in range(8): kite(P(13.5, 45*i+22.5), P(38.5, 45*i+22.5), .55, 7.4, D, L)
    F.append(two(D, L) + a_boss())
    D, L = [], []    # 6 eight folded chevrons pointing out
    for i in range(8):
        a = 45*i
        for side, tone in ((1, L), (-1, D)):
            tone.append(poly([P(39, a), P(26.5, a+20.5*side), P(17, a+21*side), P(28.5, a)]))
    F.append(two(D, L) + a_boss())
    D, L = [], []    # 7 whirl of eight blades
    for i in range(8):
        a = 45*i
        L.append(poly([P(12, a), P(38.5, a+4), P(38.5, a+17)]))
        D.append(poly([P(12, a), P(38.5, a+17), P(38.5, a+30)]))
    F.append(two(D, L) + a_boss())
    D, L = [], []    # 8 rays, long and short
    for i in range(16):
        a = 22.5*i
        r = 38.5 if i % 2 else 27
        halves(P(11, a), P(r, a), P(r*.8, a-7.5), P(r*.8, a+7.5), D, L)
    F.append(two(D, L) + a_boss(16))
    for i, x in enumerate(F): save('attacker-%d' % (i+1), 100, 100, a_base() + x)


# ---------- king
# Yew as a knife leaves it: facets from the light to the shade.
Y0, Y1, Y2, Y3 = '#ffe6c0', '#f6c592', '#e0935a', '#b5582c'


def mirrored(pts): return [(100-x, y) for x, y in pts]


def bust(bold=False):
    """The king, carved out of yew: head, neck and shoulders in planes, lit from the left; within 42 about 50 50."""
    def pair(pts, left, right): return [path(poly(pts), left), path(poly(mirrored(pts)), right)]
    # Shoulders run out into the ring; neck; a collar of two cuts with a bead.
    b = [path('M50 72L40 73L20 79.4A42 42 0 0 0 50 92Z', Y2), path('M50 72L60 73L80 79.4A42 42 0 0 1 50 92Z', Y3)]
    if not bold:
        b += pair([(33, 75.2), (20, 79.4), (27.5, 85.5), (38, 81)], Y1, R2)
    b += pair([(50, 60), (38, 60), (39.5, 75), (50, 88)], R1, R3)
    b += pair([(39.5, 73.5), (36.5, 74.4), (50, 91.6), (50, 86.5)], A1, A2)
    # Hair, each side in two planes.
    b += pair([(35, 30), (25, 37), (22, 55), (28, 68), (38, 66), (37, 40)], Y3, R2)
    if not bold:
        b += pair([(31, 34), (25, 37), (22, 55), (28, 68), (30, 54)], Y2, Y3)
    # Face, beard with its cuts, moustache, mouth.
    b += pair([(33, 32), (50, 32), (50, 64), (38, 63), (32.5, 48)], Y1, Y2)
    if not bold: b += pair([(32.5, 48), (38, 63), (45, 57)], Y2, Y3)
    b += pair([(32, 50), (31, 63), (39, 76), (50, 83.5), (50, 62), (38.5, 61)], Y2, Y3)
    if not bold:
        cuts = [[(36, 64), (38.5, 64), (41, 75.5)], [(41.5, 67), (44, 67), (46, 79.5)]]
        b += [path([poly(c) for c in cuts], R1), path([poly(mirrored(c)) for c in cuts], R3)]
    b += pair([(50, 59.5), (42, 60.5), (32.5, 67), (41.5, 69), (50, 65.5)], Y0, Y1)
    b.append(path(poly([(45.5, 66.2), (50, 64.6), (54.5, 66.2), (50, 69)]), R3))
    # Sockets cut deep beneath straight brows, eyes, a nose of two planes.
    b += pair([(34, 41.5), (47.8, 44), (47, 50), (40, 51), (34.6, 47.5)], R2, R3)
    b += pair([(36, 47.4), (41, 44.8), (46, 48), (41, 50)], '#fff6e2', '#fff6e2')
    if not bold: b.append(path(circ(41.2, 47.3, 1.8)+circ(58.8, 47.3, 1.8), '#2b0f08'))
    else: b.append(path(circ(41.2, 47.3, 2.2)+circ(58.8, 47.3, 2.2), '#2b0f08'))
    b += [path(poly([(47.6, 42), (50, 41), (50, 60), (44.6, 57.5)]), Y0),
        path(poly([(52.4, 42), (50, 41), (50, 60), (55.4, 57.5)]), R1)]
    # Crown: each tooth has a side in the light and one in the shade.
    teeth = [((25, 27), (21.5, 13), (36, 27)), ((32, 27), (35, 9.5), (44, 27)), ((41, 27), (50, 6.5), (59, 27))]
    teeth += [tuple(mirrored(t)) for t in teeth[:2]]
    for l, top, r in teeth:
        l, r = sorted((l, r))
        b += [path(poly([l, top, ((l[0]+r[0])/2, 28)]), '#f7cf77'), path(poly([((l[0]+r[0])/2, 28), top, r]), A2)]
    b += pair([(25, 26), (50, 24.5), (50, 34), (27, 35.5)], A1, A2)
    b.append(path(''.join(poly([(x-2.6*k, y), (x, y-2.6*k), (x+2.6*k, y), (x, y+2.6*k)]) for x, y, k in
        ((34, 30.2, .9), (50, 29.3, 1.2), (66, 30.2, .9))), R3))
    return b


def king():
    """Out of the red heart of the yew, before a dark ground; his rim narrow, so that his face is what is seen."""
    t = [poly([P(47, 15*i-6.4), P(47, 15*i+6.4), P(43.4, 15*i)]) for i in range(24)]
    rays = [poly([P(24, 15*i-3.6), P(41.5, 15*i-2.2), P(41.5, 15*i+2.2), P(24, 15*i+3.6)]) for i in range(24)]
    save('king', 100, 100, [path(ALL, R3), path(circ(50, 50, 46.4), A1), path(t, R3), path(circ(50, 50, 43.2), R3),
        path(rays, '#77331a'), *bust()])


# ---------- officers
def knight():
    b = [path(ALL, DK), path(circ(50, 50, 43.4), A3), path(circ(50, 50, 39.3), DK), path(circ(50, 50, 38), DF)]
    b.append(path(''.join(circ(*P(41.35, 22.5*i), 1.3) for i in range(16)), DK))
    # horse's head, looking left, mane of carved locks
    b.append(path('M33 84C35 70 45 64 43 52C38 57 31 63 25 62C20 61 18 56 20 51C25 44 29 36 34 29C37 24 42 21 47 19'
            'L47 12L54 18C68 22 77 36 78 52C79 64 76 76 70 84Z', A3))
    b.append(path('M54 18C68 22 77 36 78 52C79 64 76 76 70 84H62C68 70 68 50 62 38C59 31 56 26 50 22Z', R1))
    b.append(stroke('M58 23C68 29 72 38 73 46M62 36C69 43 71 52 70.5 60M65 52C68 58 68.500 66 67 74', DF, 2.4))
    b.append(path('M36 36C38 33 42 33 44 36C42 38.500 38 38.500 36 36Z', R3))
    b.append(stroke('M22.500 58C26 57.500 28.500 56 30.500 53.500M44 51C48 49 51 45 51.500 40', R3, 1.8))
    b.append(path(circ(24.4, 52.4, 1.5), R3))
    save('knight', 100, 100, b)


def commander():
    b = [path(ALL, AB), path(circ(50, 50, 44.6), AM), path(circ(50, 50, 41), AB)]
    t = [poly([P(44.8, 15*i-5), P(44.8, 15*i+5), P(41.4, 15*i)]) for i in range(24)]
    b.append(path(t, AB))
    # a bearded axe
    b.append(path('M35 83L42 13L49 13.700L42 83.700Z', '#8a6440'))
    b.append(path('M38.500 83.400L45.500 13.300L49 13.700L42 83.700Z', '#6b4c2e'))
    b.append(path('M37.500 20L60 21Q70 19 77 13Q85 36 75 66Q70 52 60 47Q52 44 45 44.500L35.400 43.500Z', '#a2936f'))
    b.append(path('M71 17.500Q77 38 71.500 58L75 66Q85 36 77 13Z', '#d8cba6'))
    b.append(path('M35.400 43.500L45 44.500Q52 44 60 47L57 40Q50 37 36 37.500Z', AM))
    b.append(path('M50 26H61V29.500H50ZM50 33H59V36.500H50Z', AB))
    save('commander', 100, 100, b)


# ---------- symbols
def small_head():
    """The king seen small, in three woods: a crown of amber, a pale face, hair and beard of red yew; lit from the left."""
    def pair(pts, left, right): return [path(poly(pts), left), path(poly(mirrored(pts)), right)]
    b = pair([(50, 30), (24, 34), (21, 58), (30, 76), (50, 92)], '#c2642f', '#9c4420')
    b += pair([(50, 36), (32, 36), (33, 54), (41, 63), (50, 60)], '#ffe9c6', '#f0bd85')
    b += pair([(50, 40), (26, 42), (20.5, 19), (36, 29), (50, 8.5)], '#f7cf77', A2)
    b.append(path('M35.5 46.5L46.5 49V53.5H41ZM64.5 46.5L53.5 49V53.5H59Z', '#431a0d'))
    b.append(path('M32 62L50 59L68 62L50 69Z', '#f0bd85'))
    return b


def symbols():
    """Each is its disc seen small: the same ground and rim, one bold figure on it."""
    save('king-symbol', 100, 100, [path(circ(50, 50, 50), R3), path(circ(50, 50, 47), A1), path(circ(50, 50, 43.4), '#431a0d'),
        *small_head()])
    d = [path(circ(50, 50, 50), DK), path(circ(50, 50, 43.4), DF)]
    save('defender-symbol', 100, 100, d + [path([lens(P(9, 60*i+30), P(41.5, 60*i+30), 7.5) for i in range(6)], R2),
            path(circ(50, 50, 8), W3)])
    dark = path(circ(50, 50, 50), AB)
    # On squares of 4 mm a star of many points closes up to a dot.
    D, L = [], []
    for i in range(4): kite(P(0, 90*i), P(44, 90*i), .29, 12.8, D, L)
    save('attacker-symbol', 100, 100, [path(circ(50, 50, 50), '#1c1715'), path(L, '#c3ab7d'), path(D, '#694e31')])
    save('knight-symbol', 100, 100, [path(circ(50, 50, 50), DK), path(circ(50, 50, 45), A3), path(circ(50, 50, 40), DF),
            path('M31 81C34 68 45 63 43 53C38 57 30 62 24 61C18 59 17 54 20 49C26 42 30 35 34 29C38 24 42 21 47 19'
                'L47 10L54 18C68 22 77 37 77 52C77 64 75 74 69 81Z', R2)])
    save('commander-symbol', 100, 100, [dark, path(ring(50, 50, 42, 46), AM), path('M34 84L42 14L50 15L42 85Z', '#8a6440'),
            path('M37 20L60 21Q71 19 78 13Q86 37 76 67Q70 53 60 48Q52 44 35 44Z', '#c4b68f')])
    # The square of the board: walnut, a maple disc, red petals and black ones. They leave a pale middle, for arrows run
    # over it.
    red = [lens(P(4, 90*i), P(43, 90*i), 10) for i in range(4)]
    black = path([lens(P(6, 90*i+45), P(39, 90*i+45), 7.5) for i in range(4)], BOG)
    save('throne-sign', 100, 100, [path(rect(0, 0, 100, 100), W3), path(circ(50, 50, 45), M1), black,
            stroke(red, M1, 3), path(red, LIT), path(circ(50, 50, 9), M1)])
    q = lambda r0, r1: 'M%s 0A%s %s 0 0 1 0 %sV%sA%s %s 0 0 0 %s 0Z' % (f(r1), f(r1), f(r1), f(r1), f(r0), f(r0),
        f(r0), f(r0))
    save('corner-sign', 100, 100, [path(rect(0, 0, 100, 100), M1), path('M0 0H30A30 30 0 0 1 0 30Z', R2),
            path(''.join(poly([P(38, 22.5*i+11.25-9, 0, 0), P(70, 22.5*i+11.25, 0, 0), P(38, 22.5*i+11.25+9, 0, 0)])
                    for i in range(4)), R1), path(q(76, 90), W3)])


# ---------- backs: all over, no middle
def backs():
    big = rect(-16, -16, 132, 132)
    D, L = [], []    # petals in a net of triangles, as a pair of compasses walks
    s = 15.0
    hgt = s*.866
    v = lambda i, j: (-16+s*i+(s/2 if j % 2 else 0), -14+hgt*j)
    for j in range(0, 11):
        for i in range(-1, 10):
            p = v(i, j)
            for q in (v(i+1, j), v(i+(1 if j % 2 else 0), j+1), v(i-1+(1 if j % 2 else 0), j+1)):
                if all(-18 < w[0] < 118 and -18 < w[1] < 118 for w in (p, q)):
                    chip(p, q, 2.1, D, L)
    save('back-defender', 100, 100, [path(big, DF), path(L, R1), path(D, R2)])
    t, u = [], []    # rows of chip-cut triangles
    for j in range(-2, 11):
        for i in range(-2, 11):
            x = 12*i + (6 if j % 2 else 0)
            y = 12*j
            if -16 <= x-6 and x+6 <= 116 and -16 <= y and y+12 <= 116:
                t.append(poly([(x-4.6, y+10), (x, y+2), (x, y+10)]))
                u.append(poly([(x+4.6, y+10), (x, y+2), (x, y+10)]))
    save('back-attacker', 100, 100, [path(big, AB), path(t, AL), path(u, AM)])
    e = []    # interlaced circles
    for j in range(-2, 10):
        for i in range(-2, 10):
            x, y = 14*i+1, 14*j+1
            if -18 < x < 118 and -18 < y < 118: e.append(circ(x, y, 9.9))
    save('back-king', 100, 100, [path(big, R2), stroke(e, A1, 1.7)])


def draw():
    d_faces()
    a_faces()
    king()
    knight()
    commander()
    symbols()
    backs()
