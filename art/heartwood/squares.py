"""The squares inlaid into the planks, their marks and edges, and the frame with its ring chain."""
from lib import *


def grain(seed, col, w, x0=-1, x1=101, step=7.5, amp=2.2):
    """A few wavy lines across a veneer."""
    d = []
    y = -1 + 5*rnd(seed, 1)
    i = 0
    while y < 101:
        a = amp*(rnd(seed, 2, i)-.5)*2
        b = amp*(rnd(seed, 3, i)-.5)*2
        y2 = y + 3*(rnd(seed, 4, i)-.5)
        d.append('M%s %sC33 %s 66 %s %s %s' % (f(x0), f(y), f(y+a), f(y2+b), f(x1), f(y2)))
        y += step*(.55+.9*rnd(seed, 5, i))
        i += 1
    return stroke(d, col, w)


def veneers():
    save('ground', 100, 100, '<path d="M0 0H100V100H0Z" fill="none"/>')    # nothing: the planks show
    for k in range(6):    # camp: walnut
        base = ['#c4a074', '#bf9a6c', '#c8a478', '#bd9769', '#c39d70', '#c19c6f'][k]
        b = [path(rect(-.6, -.6, 101.2, 101.2), base), grain(50+k, ['#ae8a60', '#aa855b'][k % 2], 1.2, step=8)]
        if k in (1, 4):
            b.append(stroke('M-1 %s C30 %s 62 %s 101 %s' % (f(22+9*k), f(26+9*k), f(15+9*k), f(24+9*k)), '#a9845a',
                    1.8))
        # stars cut straight: a quarter in every corner, so that they are whole where four squares meet
        D, L = [], []
        for x, y, a0 in ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270)):
            for a in (22.5, 67.5): kite((x, y), P(17, a0+a, x, y), .42, 2.7, D, L)
        for a in (45, 135, 225, 315): kite((50, 50), P(19, a), .42, 3.2, D, L)    # and a whole one in the middle
        b += [path(L, '#ecd8ae'), path(D, '#926c46')]
        save('camp-%d' % (k+1), 100, 100, b)
    for k in range(5):    # town: maple, with the faint cross-figure of a fiddle back
        base = ['#f6ebd0', '#f4e8ca', '#f7edd5', '#f3e6c6', '#f5eacd'][k]
        d = []
        for i in range(13):
            x = 4 + 7.6*i + 3*rnd(80+k, 1, i)
            l = 16 + 26*rnd(80+k, 2, i)
            y = 50 + 60*(rnd(80+k, 3, i)-.5)
            d.append('M%s %sq%s %s %s %s' % (f(x), f(y-l/2), f(2.4*(rnd(80+k, 4, i)-.5)+1.5), f(l/2), f(1), f(l)))
        D, L = [], []
        for x, y, a0 in ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270)):    # rosettes, likewise
            for a in (22.5, 67.5): chip((x, y), P(19, a0+a, x, y), 3.1, D, L)
        save('town-%d' % (k+1), 100, 100, [path(rect(-.6, -.6, 101.2, 101.2), base),
                grain(90+k, '#ecdcb6', .9, step=13, amp=1.5), stroke(d, '#efe0bd', 1.3), path(L, '#dda883'),
                path(D, '#b9643c')])


def squares_in_lines():
    """Camp and town to be coloured in: straight forms there, round ones here, all of them pale under a disc."""
    corners = ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270))
    white = path(rect(-.6, -.6, 101.2, 101.2), '#ffffff')
    lozenge = lambda r: poly([(50, 50-r), (50+r, 50), (50, 50+r), (50-r, 50)])
    D, L = [], []
    for x, y, a0 in corners:
        for a in (22.5, 67.5): kite((x, y), P(24, a0+a, x, y), .42, 3.8, D, L)
    stars = path(L, '#ffffff', 'stroke="#6c6c6c" stroke-width=".9"') + path(D, '#6c6c6c')
    for name, d in (('1', lozenge(37)+lozenge(24)), ('2', lozenge(37)+rect(31.5, 31.5, 37, 37))):
        save('camp-lines-' + name, 100, 100, [white, stroke(d, '#a4a4a4', .9), stars])
    petals = []
    for x, y, a0 in corners:
        for a in (22.5, 67.5): petals.append(lens((x, y), P(25, a0+a, x, y), 4))
    petals = path(petals, '#ffffff', 'stroke="#6c6c6c" stroke-width=".9"')
    four = ''.join(lens(P(3, 90*i), P(36, 90*i), 9) for i in range(4))
    for name, d in (('1', circ(50, 50, 37)+circ(50, 50, 24)), ('2', circ(50, 50, 37)+four)):
        save('town-lines-' + name, 100, 100, [white, stroke(d, '#a4a4a4', .9), petals])
    # Planks: a small ring where four squares meet, so that no square is empty, and the grid stays the strongest.
    quarters = ''.join(f'M{f(x+sx*13)} {f(y)}A13 13 0 0 {int(sx*sy > 0)} {f(x)} {f(y+sy*13)}' for x, y, sx, sy in (
        (0, 0, 1, 1), (100, 0, -1, 1), (100, 100, -1, -1), (0, 100, 1, -1)))
    spokes = ''.join(f'M{f(x+sx*9.2)} {f(y+sy*9.2)}L{f(x+sx*14)} {f(y+sy*14)}' for x, y, sx, sy in (
        (0, 0, 1, 1), (100, 0, -1, 1), (100, 100, -1, -1), (0, 100, 1, -1)))
    for name, d in (('1', quarters), ('2', quarters+spokes)):
        save('ground-lines-' + name, 100, 100, stroke(d, '#a4a4a4', .9))


def edges():
    # To be coloured in: no edge along a line of the grid, which would make it look thicker; within the town's squares
    # stands a row of teeth, within the camps' a few beads.
    teeth = [poly([(x, 1.6), (x+10, 1.6), (x+5, 9.6)]) for x in range(0, 100, 10)]
    save('town-edge-lines', 100, 100, path(teeth, '#4c4c4c'))
    beads = [poly([(x, 4.4), (x+2, 6.4), (x, 8.4), (x-2, 6.4)]) for x in range(30, 71, 10)]
    save('camp-edge-lines', 100, 100, path(beads, '#8c8c8c'))
    # camp: a dark line with a light string inside it
    save('camp-edge', 100, 100, [path(rect(-1.6, -1.6, 103.2, 3.2), W3), path(rect(4.6, 4.6, 90.8, 1.7), M1)])
    # town: rope banding, light and dark by turns
    d = []
    for i in range(10):
        d.append(poly([(i*10, -2.5), (i*10+5, -2.5), (i*10+7.5, 2.5), (i*10+2.5, 2.5)]))
    save('town-edge', 100, 100, [path(rect(-3.6, -3.6, 107.2, 7.2), W3), path(rect(-2.5, -2.5, 105, 5), M1),
            path(d, R2)])


def rosette(cx, cy, r0, r1, w, n=8, off=22.5, dark=R2, light=R1):
    D, L = [], []
    for i in range(n):
        a = off + 360/n*i
        chip(P(r0, a, cx, cy), P(r1, a, cx, cy), w, D, L)
    return path(L, light) + '\n' + path(D, dark)


def throne():
    b = [path(rect(-.6, -.6, 101.2, 101.2), '#e3b083'), grain(7, '#d9a273', 1.0, step=8)]
    # border: two strings, then quarter fans in the corners
    b.append(path(rect(3, 3, 94, 94)+'M6.4 6.4v87.2h87.2v-87.2z', W3))
    D, L = [], []
    for cx, cy, a0 in ((6.4, 6.4, 0), (93.6, 6.4, 90), (93.6, 93.6, 180), (6.4, 93.6, 270)):
        for k in range(3):
            a = a0 + 45 + (k-1)*30
            chip(P(3, a, cx, cy), P(18, a, cx, cy), 2.7, D, L)
    b += [path(L, R1), path(D, R2)]
    b.append(path(circ(50, 50, 43.6), W3))
    b.append(path(circ(50, 50, 41.6), M1))
    # interlaced arcs: eight circles through the middle, as fine lines
    b.append(path(''.join(circ(*P(19.6, 45*i), 19.6) for i in range(8)), 'none',
            'stroke="#dcbf8c" stroke-width="1.3"'))
    b.append(rosette(50, 50, 6, 38.6, 6.6))
    b.append(rosette(50, 50, 17, 38.6, 2.6, off=0, dark=G2, light=G1))
    b.append(path(ring(50, 50, 39.4, 41.6), R2))
    b.append(path(circ(50, 50, 6.2), W3))
    b.append(path(circ(50, 50, 4.2), A1))
    save('throne', 100, 100, b)


EDGE = ' stroke="#4c4c4c" stroke-width=".9"'


def corner():
    """A quarter of a sun, its middle in the outermost corner."""
    ground = path(rect(-.6, -.6, 101.2, 101.2), M1)
    b = []
    c = (0, 0)
    def quarter(r0, r1):
        return 'M%s 0A%s %s 0 0 1 0 %sV%sA%s %s 0 0 0 %s 0Z' % (f(r1), f(r1), f(r1), f(r1), f(r0), f(r0), f(r0),
            f(r0))
    b.append(path('M0 0H26A26 26 0 0 1 0 26Z', A1))
    b.append(path(quarter(26, 30.5), W3))
    b.append(path(quarter(33.5, 36), R2))
    D, L = [], []
    for i in range(7):
        a = 90/7*(i+.5)
        kite(P(39.5, a, *c), P(75, a, *c), .22, 6.2*.72, D, L)
    b += [path(L, R1), path(D, R2)]
    b.append(path(quarter(78.5, 81), R2))
    b.append(path(quarter(84, 91.5), W3))
    tri = []
    for i in range(14):
        a = 90/14*(i+.5)
        tri.append(poly([P(84.9, a-2.5, *c), P(84.9, a+2.5, *c), P(90.6, a, *c)]))
    b.append(path(tri, M1))
    save('corner', 100, 100, [ground, grain(17, '#ecdcb6', .9, step=12), *b])
    # To be coloured in, its rings dark and half of each ray white.
    lined = {M1: ('#ffffff', ''), A1: ('#ffffff', EDGE), R1: ('#ffffff', EDGE), R2: ('#6c6c6c', ''), W3: ('#4c4c4c', '')}
    def in_lines(drawn):
        color = next(color for color in lined if f'fill="{color}"' in drawn)
        return drawn.replace(f'fill="{color}"', f'fill="{lined[color][0]}"{lined[color][1]}')
    save('corner-lines', 100, 100, [in_lines(drawn) for drawn in (ground, *b)])


def escape():
    """The sun on the way out: a ring with eight rays."""
    D, L = [], []
    for i in range(8): kite(P(38.5, 22.5+45*i), P(50.5, 22.5+45*i), .25, 4.4, D, L)
    for i in range(4): kite(P(40.5, 45+90*i), P(64, 45+90*i), .2, 5.6, D, L)
    b = [stroke(circ(50, 50, 36.6), '#f5eacd', 1.6), path(L, R1), path(D, R2)]
    save('escape', 100, 100, b)
    # and as a sign in diagrams
    D = [poly([P(31, 45*i+22.5-13), P(49, 45*i+22.5), P(31, 45*i+22.5+13)]) for i in range(8)]
    save('escape-sign', 100, 100, [path(D, R1), path(circ(50, 50, 27), M1), stroke(circ(50, 50, 24), R2, 6)])


def camp_mark():
    """Dog-tooth all round, inside the camp square."""
    t = []
    def row(x0, x1, n):
        for i in range(n):
            a = x0 + (x1-x0)*i/n
            c = x0 + (x1-x0)*(i+1)/n
            m = (a+c)/2
            yield a, m, c
    for a, m, c in row(11, 89, 9):
        t += [poly([(a, 6.4), (c, 6.4), (m, 12.4)]), poly([(a, 93.6), (c, 93.6), (m, 87.6)]),
            poly([(6.4, a), (6.4, c), (12.4, m)]), poly([(93.6, a), (93.6, c), (87.6, m)])]
    save('camp-mark', 100, 100, [path(t, M1), path(rect(3.4, 3.4, 93.2, 93.2)+'M5.6 5.6v88.8h88.8v-88.8z', W3)])
    save('camp-mark-low', 100, 100, path(t, '#ab8558'))
    save('camp-mark-lines', 100, 100, path(t, '#8c8c8c'))
    t = []
    for a, m, c in row(8, 92, 4):
        t += [poly([(a, 5), (c, 5), (m, 19)]), poly([(a, 95), (c, 95), (m, 81)]), poly([(5, a), (5, c), (19, m)]),
            poly([(95, a), (95, c), (81, m)])]
    save('camp-sign', 100, 100, [path(t, W2)])


BASE = '#7d5836'


def chain(name, BASE, M1, M2, A1, dark, light, line=None):
    """The ring chain, one link of it. line: colour of lines around everything, where forms are white."""
    W = 104
    sw = 11
    g = 4.5
    t, u = 25, 75
    lw = 3.6
    def band(d, col, w):
        if not line: return [stroke(d, col, w)]
        return [stroke(d, line, w+1.2), stroke(d, col, w+1.2-2*lw)]
    b = [path(rect(-.5, 0, W+1, 100), BASE)]
    for y in (3.5, 89.5):
        b.append(path(rect(-3, y, W+6, 7) if not line else rect(-3, y, W+6, 2.4)+rect(-3, y+4.6, W+6, 2.4),
                line or M2))
    # chip-cut lens between the strands, at the seam: both tiles draw it whole
    D, L = [], []
    for x in (0, W): chip((x-21, 50), (x+21, 50), 9.5, D, L)
    b += [path(L, light, 'stroke="%s" stroke-width="2"' % line if line else ''),
        path(D, dark, 'stroke="%s" stroke-width="2"' % line if line else '')]
    k = .46
    A = 'M-3 %sH0C%s %s %s %s %s %sH%s' % (f(t), f(W*k), f(t), f(W*(1-k)), f(u), f(W), f(u), f(W+3))
    B = 'M-3 %sH0C%s %s %s %s %s %sH%s' % (f(u), f(W*k), f(u), f(W*(1-k)), f(t), f(W), f(t), f(W+3))
    c = W/2
    r = 23.5
    def cut(sgn, q0, q1):
        """The part of strand A (sgn 1) or B (-1) between two parameters, as a line of short pieces."""
        pts = []
        for i in range(9):
            v = q0+(q1-q0)*i/8
            m = 1-v
            X = 3*m*m*v*W*k + 3*m*v*v*W*(1-k) + v**3*W
            Y = m**3*t+3*m*m*v*t+3*m*v*v*u+v**3*u
            pts.append((X, Y if sgn > 0 else 100-Y))
        return 'M'+'L'.join(pt(p) for p in pts)
    b += [stroke([A, B], BASE, sw+2*g)] + band([A, B], M1, sw)
    b += [stroke(circ(c, 50, r), BASE, sw-1+2*g)] + band(circ(c, 50, r), A1, sw-1)
    for q0, q1 in ((.17, .37), (.63, .83)):
        b += [stroke(cut(-1, q0, q1), BASE, sw+2*g)] + band(cut(-1, q0-.03, q1+.03), M1, sw)
    b += [stroke(cut(1, .42, .58), BASE, sw+2*g)] + band(cut(1, .39, .61), M1, sw)
    save(name, W, 100, b)


def frame():
    chain('frame-edge', BASE, M1, M2, A1, G1, G3)
    chain('frame-edge-low', '#ffffff', '#ffffff', '#ffffff', '#f3d8a0', G3, '#ffffff', '#ab8558')
    chain('frame-edge-lines', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#585858')
    # corner: a rosette in a square
    b = [path(rect(0, 0, 100.5, 100.5), BASE), path('M3.500 3.500H100.5V10.500H10.500V100.5H3.500Z', M2),
        path('M89.500 100.5V89.500H100.5V96.500H96.500V100.5Z', M2)]
    b.append(path('M92 10.500H98V89.500H92ZM10.500 92V98H89.500V92Z', M2))
    b += [path(circ(50, 50, 36), M1), rosette(50, 50, 0, 34, 7.4, off=22.5, dark=R3, light=R1),
        stroke(circ(50, 50, 36), A1, 4)]
    save('frame-corner', 100, 100, b)
    medallion()


def head(x, y, s, skin=I1, shade='#e6d3a8', dark=R3, hair=A1, hair2=A2, crown=None):
    """A carved head seen from the front, as at the ends of old boards. About -46..58 high, -44..44 wide."""
    o = ['<g transform="translate(%s %s) scale(%s)">' % (f(x), f(y), f(s, 3))]
    # hair: one rolled mass, ends turned outward at the jaw
    o.append(path('M0 -46C34 -46 42 -22 39 2C38 12 44 14 46 9C49 24 35 33 26 24L-26 24C-35 33 -49 24 -46 9'
            'C-44 14 -38 12 -39 2C-42 -22 -34 -46 0 -46Z', hair2))
    lock = 'M%s -24C%s -6 %s 6 %s 18C%s 22 %s 22 %s 17C%s 6 %s -8 %s -26Z'
    o.append(path(''.join(lock % tuple(f(sx*v) for v in (29, 32, 29, 31, 33, 37, 36.5, 33, 38, 34))
                for sx in (-1, 1)), hair))
    # face
    o.append(path('M-28 -26H28C31 -8 29 10 25 20H-25C-29 10 -31 -8 -28 -26Z', skin))
    o.append(path('M17 -26H28C31 -8 29 10 25 20H14C24 8 24 -12 17 -26Z', shade))
    o.append(path(circ(-18.5, 5, 5.2)+circ(18.5, 5, 5.2), '#f0cfa6'))
    # one full beard, from temple to temple, a few strands in it
    o.append(path('M-28.500 -4C-32 30 -20 54 0 60C20 54 32 30 28.500 -4C27 8 21 15 12 16H-12C-21 15 -27 8 -28.500 -4Z', hair2))
    o.append(path('M-27 6C-29 31 -18 51.500 0 57.500C18 51.500 29 31 27 6C24.500 14.500 19 18.500 12 18.500H-12'
            'C-19 18.500 -24.500 14.500 -27 6Z', hair))
    o.append(stroke('M-21 31C-19 40 -14 47 -7.500 51M21 31C19 40 14 47 7.500 51M-11 37C-9.500 43 -7 47.500 -3 51'
            'M11 37C9.500 43 7 47.500 3 51', hair2, 2, 'stroke-linecap="round"'))
    # eyes, beneath their lids
    o.append(path('M-24 -6.500Q-16.500 -14.500 -9 -6.500Q-16.500 -1.500 -24 -6.500ZM24 -6.500Q16.500 -14.500 9 -6.500'
            'Q16.500 -1.500 24 -6.500Z', '#fffaf0'))
    o.append(path(circ(-16.2, -7, 3.5)+circ(16.2, -7, 3.5), dark))
    o.append(stroke('M-24.500 -6.500Q-16.500 -15 -8.500 -6.500M24.500 -6.500Q16.500 -15 8.500 -6.500', dark, 2,
            'stroke-linecap="round"'))
    # brows, and a nose of one line
    o.append(path('M-27 -13C-22 -21.500 -12 -21.500 -6.500 -14C-13 -17 -20 -17 -27 -13ZM27 -13C22 -21.500 12 -21.500 6.500 -14'
            'C13 -17 20 -17 27 -13Z', hair2))
    o.append(stroke('M-3.500 -11C-3.500 -3 -7.500 3 -7 7C-6.500 10.500 -3 11 0 11C3 11 6.500 10.500 7 7', '#9c6740', 2.2,
            'stroke-linecap="round"'))
    # moustache, which lies on the beard
    o.append(path('M0 17C-7 13.500 -14 17 -19 23C-22 26.500 -26 27 -29 25C-26 34 -13 36 0 26C13 36 26 34 29 25'
            'C26 27 22 26.500 19 23C14 17 7 13.500 0 17Z', hair))
    o.append(stroke('M-29 25C-26 34 -13 36 0 26C13 36 26 34 29 25', hair2, 2, 'stroke-linecap="round"'))
    o.append(path('M-6.500 30.500Q0 26 6.500 30.500Q0 35.500 -6.500 30.500Z', dark))
    if crown: o.append(crown)
    else:
        o.append(path('M0 -46C24 -46 36 -34 33 -20Q29 -12 24 -20Q20 -12 14.500 -20Q10 -12 5 -20Q0 -12 -5 -20'
                'Q-10 -12 -14.500 -20Q-20 -12 -24 -20Q-29 -12 -33 -20C-36 -34 -24 -46 0 -46Z', hair))
        o.append(stroke('M0 -45V-20M-11 -43Q-14 -34 -14 -22M11 -43Q14 -34 14 -22M-20 -38Q-24 -32 -24 -22'
                'M20 -38Q24 -32 24 -22', hair2, 2.2))
    return ''.join(o) + '</g>'


def medallion():
    W = 128
    b = [path(rect(0, 0, W, 100), BASE), path(rect(-3, 3.5, W+6, 7)+rect(-3, 89.5, W+6, 7), M2)]
    b += [path(circ(W/2, 50, 49.5), BASE), path(circ(W/2, 50, 48), M2), path(circ(W/2, 50, 42.5), R3)]
    b.append(path(rect(1.5, 10.5, 6, 79)+rect(W-7.5, 10.5, 6, 79), M2))
    t = [poly([(W/2+sx*(W/2-10), 50+sy*37), (W/2+sx*(W/2-29), 50+sy*37), (W/2+sx*(W/2-10), 50+sy*12)])
        for sx in (-1, 1) for sy in (-1, 1)]
    b.append(path(t[::2], G3))
    b.append(path(t[1::2], G1))
    b.append(head(W/2, 45, .74))
    save('frame-medallion', W, 100, b)


def draw():
    veneers()
    squares_in_lines()
    edges()
    throne()
    corner()
    escape()
    camp_mark()
    frame()
