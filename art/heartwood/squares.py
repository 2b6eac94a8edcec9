"""The squares inlaid into the planks, their marks and edges, and the frame with its ring chain."""
from lib import *


CORNERS = ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270))
# Half the width of the strings that border camps and town, and of the dark one between the light ones. They lie on the lines of
# the grid; where they meet, under them, is a block of the light wood that each square draws, so that every corner is mitred.
STRINGS, DARK = 4.9, 2.4
LOZENGE = '#3b342e'    # bog oak, too; inks that save have another colour for it
BLOCKS = path([rect(x-STRINGS, y-STRINGS, 2*STRINGS, 2*STRINGS) for x, y, _ in CORNERS], M1)


def string(color):
    """A dark string between two light ones along the top side of a square."""
    light = [rect(DARK, y, 100-2*DARK, STRINGS-DARK) for y in (-STRINGS, DARK)]
    return [path(light, M1), path(rect(-DARK, -DARK, 100+2*DARK, 2*DARK), color)]


def four(name, parts):
    """A drawing and the same turned for the other three sides, or corners, of a square."""
    turned = ['<use href="#%s" transform="rotate(%d 50 50)"/>' % (name, a) for a in (90, 180, 270)]
    return ['<g id="%s">' % name + ''.join(parts) + '</g>' + ''.join(turned)]


def fans(r, dark, light):
    """A quarter of a fan in every corner of a square, whole where four squares meet; the same however the square is turned."""
    D, L = [], []
    for a in (15, 45, 75):
        tip, root = P(r, a, 0, 0), P(r*.16, a, 0, 0)
        for half, side in ((L, 1), (D, -1)):
            half.append('M%sL%sQ%s %sZ' % (pt(root), pt(P(r*.78, a-13*side, 0, 0)), pt(P(r*.98, a-12*side, 0, 0)), pt(tip)))
    return four('f', [path(L, light), path(D, dark)])


def bookmatched(seed, base, color):
    """Walnut sawn open like a book: the figure of the upper leaf comes back in the lower one."""
    d = []
    for k in range(3):    # flames along the joint
        tip, h = 24 + 27*k + 9*rnd(seed, 1, k), 7 + 6.5*k
        for s in (-1, 1):
            d.append('M-1 %sC%s %s %s %s %s 50' % (f(50+s*h), f(tip*.5), f(50+s*h*.92), f(tip*.86), f(50+s*h*.5), f(tip)))
    for k in range(4):    # and what runs past them
        h, g = 26 + 6.5*k + 2*rnd(seed, 2, k), 10 + 11.5*k + 3*rnd(seed, 3, k)
        for s in (-1, 1):
            d.append('M-1 %sC34 %s 62 %s 101 %s' % (f(50+s*h), f(50+s*(h+1)), f(50+s*(g+3)), f(50+s*g)))
    return [path(rect(-.6, -.6, 101.2, 101.2), base), path(rect(-.6, 50, 101.2, 50.6), mix(base, color, .2)),
        stroke(d, color, 1.1)]


def quartered(seed, pale, deep, color):
    """Four leaves of maple whose grain runs from the middle to the sides."""
    d = []
    for k in range(9):
        x = 16 + 8.5*k + 5*(rnd(seed, 1, k)-.5)
        reach = 47 - abs(x-50) - 7*rnd(seed, 2, k)    # not quite to the joint
        sway = 3*(rnd(seed, 3, k)-.5)
        d.append('M%s -1Q%s %s %s' % (f(x), f(x+sway), f(reach*.5), pt((x+(50-x)*.04, reach))))
    leaves = 'M-.6 -.6H100.6L50 50ZM-.6 100.6H100.6L50 50Z'
    return [path(rect(-.6, -.6, 101.2, 101.2), deep), path(leaves, pale), *four('l', [stroke(d, color, .9)])]


def veneers():
    save('ground', 100, 100, '<path d="M0 0H100V100H0Z" fill="none"/>')    # nothing: the planks show
    for k in range(6):    # camp: walnut, and where lines meet a lozenge of bog oak
        base = ['#bb8e60', '#b78a5c', '#be9163', '#b68859', '#ba8d5e', '#b88b5d'][k]
        lozenges, around = [], []
        for x, y, _ in CORNERS:
            sx, sy = 1 - x/50, 1 - y/50
            triangle = lambda r: poly([(x, y), (x+r*sx, y), (x, y+r*sy)])
            lozenges.append(triangle(20))
            around.append(triangle(22.8))
        save('camp-%d' % (k+1), 100, 100, [*bookmatched(50+k, base, '#a97c50'), path(around, '#ecd8ae'),
                path(lozenges, LOZENGE), BLOCKS])
    for k in range(5):    # town: maple, and where lines meet a rosette
        pale = ['#f8efd8', '#f7edd4', '#f9f0da', '#f6ecd2', '#f8eed6'][k]
        save('town-%d' % (k+1), 100, 100, [*quartered(80+k, pale, '#f0e2c0', '#ebdcb7'), *fans(21, '#b9643c', '#dda883'), BLOCKS])


def squares_in_lines():
    """Camp and town to be coloured in: straight forms there, round ones here, all of them pale under a disc."""
    white = path(rect(-.6, -.6, 101.2, 101.2), '#ffffff')
    lozenge = lambda r: poly([(50, 50-r), (50+r, 50), (50, 50+r), (50-r, 50)])
    D, L = [], []
    for x, y, a0 in CORNERS:
        for a in (22.5, 67.5): kite((x, y), P(24, a0+a, x, y), .42, 3.8, D, L)
    stars = path(L, '#ffffff', 'stroke="#6c6c6c" stroke-width=".9"') + path(D, '#6c6c6c')
    for name, d in (('1', lozenge(37)+lozenge(24)), ('2', lozenge(37)+rect(31.5, 31.5, 37, 37))):
        save('camp-lines-' + name, 100, 100, [white, stroke(d, '#a4a4a4', .9), stars])
    petals = []
    for x, y, a0 in CORNERS:
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
    save('camp-edge', 100, 100, string(BOG))
    save('town-edge', 100, 100, string(R2))


def rosette(cx, cy, r0, r1, w, n=8, off=22.5, dark=R2, light=R1):
    D, L = [], []
    for i in range(n):
        a = off + 360/n*i
        chip(P(r0, a, cx, cy), P(r1, a, cx, cy), w, D, L)
    return path(L, light) + '\n' + path(D, dark)


def throne():
    """A compass rose of petals: yew, walnut and amber, on a sun of maple let into walnut."""
    b = [path(rect(-.6, -.6, 101.2, 101.2), W3),
        path('M0 0H23A23 23 0 0 1 0 23ZM100 0V23A23 23 0 0 1 77 0ZM100 100H77A23 23 0 0 1 100 77ZM0 100V77A23 23 0 0 1 23 100Z', M1),
        *fans(21, R2, '#cf8f5f')]
    b += [path(circ(50, 50, 45.6), M1), path(circ(50, 50, 43.6), R2), path(circ(50, 50, 41.4), M1)]
    b.append(path([poly([(50, 50), P(40, 11.25*k-2.8), P(40, 11.25*k+2.8)]) for k in range(32)], '#e6d2a6'))
    for n, off, reach, wide, dark, light in ((8, 22.5, 33, 3.6, A2, A1), (4, 45, 37, 6.6, W3, W1), (4, 0, 42.6, 8.2, R3, R1)):
        D, L = [], []
        petals = [(P(3, off+360/n*k), P(reach, off+360/n*k)) for k in range(n)]
        for p, q in petals: chip(p, q, wide, D, L)
        b += [path([lens(p, q, wide) for p, q in petals], M1, 'stroke="%s" stroke-width="2"' % M1), path(L, light), path(D, dark)]
    b += [path(circ(50, 50, 6.6), W3), path(circ(50, 50, 4.8), A1), path(circ(50, 50, 1.9), W3), BLOCKS]
    save('throne', 100, 100, b)


LIT = '#c96a3c'
EDGE = ' stroke="#4c4c4c" stroke-width=".9"'


def corner():
    """A quarter of a fan in red heartwood, its middle in the outermost corner, and strings where the field begins."""
    def quarter(r0, r1):
        return 'M%s 0A%s %s 0 0 1 0 %sV%sA%s %s 0 0 0 %s 0Z' % (f(r1), f(r1), f(r1), f(r1), f(r0), f(r0), f(r0),
            f(r0))
    ell = lambda a, z: 'M%s -1V%sH-1V%sH%sV-1Z' % (f(z), f(z), f(a), f(a))    # what runs along the two inner sides
    b = [path(ell(96.6, 103.4), M1), path(ell(98.4, 101.6), R2)]    # finer, as some corners are blocks of four squares
    D, L, E = [], [], []
    step = 90/7
    for k in range(7):
        a = step*(k+.5)
        for half, side in ((L, 1), (D, -1)):
            edge = a-step*.5*side
            half.append('M%sL%sQ%s %sL%sZ' % (pt(P(27, edge, 0, 0)), pt(P(79, edge, 0, 0)), pt(P(88, a-step*.42*side, 0, 0)),
                pt(P(89.5, a, 0, 0)), pt(P(27, a, 0, 0))))
        E.append('M%sL%sQ%s %sQ%s %sL%sZ' % (pt(P(27, a-step*.5, 0, 0)), pt(P(79, a-step*.5, 0, 0)),
            pt(P(88, a-step*.42, 0, 0)), pt(P(89.5, a, 0, 0)), pt(P(88, a+step*.42, 0, 0)), pt(P(79, a+step*.5, 0, 0)),
            pt(P(27, a+step*.5, 0, 0))))
    b += [path(E, M1, 'stroke="%s" stroke-width="4.4" stroke-linejoin="round"' % M1), path(L, LIT), path(D, R2)]
    b.append(stroke(['M%sL%s' % (pt(P(27, step*k, 0, 0)), pt(P(80, step*k, 0, 0))) for k in range(1, 7)], M1, 1.2))
    b += [path(quarter(0, 29), M1), path('M0 0H20A20 20 0 0 1 0 20Z', A1), path(quarter(20, 26.5), W3)]
    b.append(path([poly([P(20.8, 15*k+4, 0, 0), P(20.8, 15*k+11, 0, 0), P(25.8, 15*k+7.5, 0, 0)]) for k in range(6)], M1))
    b.append(path(poly([(85, 74), (93, 85), (85, 93), (74, 85)]), A1))
    save('corner', 100, 100, [path(rect(-1, -1, 101, 101), W3), *b])
    # To be coloured in: dark are the rings and half of each petal, white with a line around what else there is.
    lined = {M1: '#ffffff', R2: '#6c6c6c', W3: '#4c4c4c'}
    def in_lines(drawn):
        for color, gray in lined.items(): drawn = drawn.replace(color, gray)
        for color in (A1, LIT): drawn = drawn.replace(f'fill="{color}"', f'fill="#ffffff"{EDGE}')
        return drawn
    save('corner-lines', 100, 100, [path(rect(-1, -1, 101, 101), '#ffffff'), *map(in_lines, b)])


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
    """A string let into the camp square, straight as all that is cut with a knife, along its sides and its lozenges."""
    octagon = poly([(a, b) for a, b in ((9, 28), (28, 9), (72, 9), (91, 28), (91, 72), (72, 91), (28, 91), (9, 72))])
    for name, color, wide in (('', '#f5e9cc', 1.8), ('-low', '#ab8558', 1.6), ('-lines', '#8c8c8c', 1.2)):
        save('camp-mark' + name, 100, 100, stroke(octagon, color, wide))
    def row(x0, x1, n):    # as a sign in figures: teeth
        for i in range(n):
            a, c = x0 + (x1-x0)*i/n, x0 + (x1-x0)*(i+1)/n
            yield a, (a+c)/2, c
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
    # chip-cut lens between the strands, at the seam: each tile draws its half, so that none pokes into a corner
    D, L = [], []
    for x in (0, W): chip((x-21, 50), (x+21, 50), 9.5, D, L)
    b += ['<clipPath id="h"><path d="%s"/></clipPath><g clip-path="url(#h)">' % rect(-.3, 0, W+.6, 100),
        path(L, light, 'stroke="%s" stroke-width="2"' % line if line else ''),
        path(D, dark, 'stroke="%s" stroke-width="2"' % line if line else ''), '</g>']
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
    b.append(path('M89.500 10.500H96.500V89.500H89.500ZM10.500 89.500V96.500H89.500V89.500Z', M2))
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
