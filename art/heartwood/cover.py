"""The cover, a still life: a bench at the window, a board that runs out of the picture, men on it, compasses, a knife."""
import re
from lib import *
from pieces import bust
from squares import rosette
X0, Y0, X1, Y1 = 13, 13, 387, 287
SHADE, LIGHT, GRAIN, PLANK = '#1d120b', '#ffdc90', '#4a3020', '#cfae7a'
CORNER, TURN, SQUARE, RIM, N = (121, 238), -8, 50, .62, 7
# Nobody's opening: wherever the game, the men are on their way. Columns from the left, rows from below; no corner is marked.
MEN = ((2, 1, 'K'), (3, 1, 'D'), (2, 2, 'D'), (4, 2, 'D'), (0, 1, 'A'), (1, 3, 'A'), (3, 3, 'A'), (4, 0, 'A'))
BIG = SQUARE/25.2    # men are described for squares of 25.2
CAST = (8, 10.5)    # where a shadow falls that is cast by something as high as a man


def at(u, v):
    """A place on the board, in squares to the right of its corner and above it."""
    a, u, v = math.radians(TURN), SQUARE*(u+RIM), -SQUARE*(v+RIM)
    return (CORNER[0] + u*math.cos(a) - v*math.sin(a), CORNER[1] + u*math.sin(a) + v*math.cos(a))


def area(u0, v0, u1, v1): return poly([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])
def shadow(d): return path(d, SHADE, 'fill-opacity=".42"')
def moved(pts, dx, dy): return [(x+dx, y+dy) for x, y in pts]


def bench():
    """Six broad planks, darkest where they are farthest from the window."""
    b = []
    y = Y0
    for i, h in enumerate((40, 52, 44, 50, 46, 42)):
        b.append(path(rect(X0, y, X1-X0, h+.3), ('#6d472c', '#754d30', '#674228', '#704a2e', '#63402a', '#6a452b')[i]))
        g = []
        for k in range(6):
            yy = y + h*(k+.6)/6.4
            a = 3.4*(rnd(501, i, k)-.5)
            x0 = X0 + 70*rnd(502, i, k)
            x1 = X1 - 90*rnd(503, i, k)
            g.append('M%s %sC%s %s %s %s %s %s' % tuple(f(v) for v in (x0, yy, x0+(x1-x0)*.3, yy+a, x0+(x1-x0)*.7, yy-a,
                x1, yy+a*.4)))
        b.append(stroke(g, '#5b3a24', .9))
        y += h
        b.append(stroke('M%s %sH%s' % (f(X0), f(y), f(X1)), GRAIN, 1.5))
    return b


def window():
    """The light of a window with four panes, on bench and board; what stands on them casts its shadow into it."""
    panes = []
    def place(s, t): return (-26 + 250*s + 128*t, 4 + 30*s + 292*t)
    for s0, s1 in ((0, .46), (.54, 1)):
        for t0, t1 in ((0, .44), (.5, 1)):
            panes.append(poly([place(s0, t0), place(s1, t0), place(s1, t1), place(s0, t1)]))
    return path(panes, LIGHT, 'fill-opacity=".3"')


def board():
    """Its corner with lozenges along the rim; the rest is beyond the picture, and nobody can count its squares."""
    corners = [at(-RIM, N), at(N, N), at(N, -RIM), at(-RIM, -RIM)]
    b = [shadow(poly(moved(corners, 9, 13))), path(poly(moved(corners, 1.4, 6)), '#3d2717'), path(poly(corners), W3)]
    b.append(path(area(-.55, -.55, N, N), W2))
    t = []
    for i in range(N*4):
        c = .26*i-.3
        lying = [at(c-.11, -.3), at(c, -.17), at(c+.11, -.3), at(c, -.43)]
        upright = [at(-.3, c-.11), at(-.17, c), at(-.3, c+.11), at(-.43, c)]
        # whole ones only: none is cut by the frame
        t += [poly(d) for d in (lying, upright)[:2 if i else 1] if all(x < X1-3 and y > Y0+3 for x, y in d)]
    b.append(path(t, M2))
    b.append(path(area(-.05, -.05, N, N), W3))
    tones = ('#e2c596', '#dcbd8c', '#e5c99c')
    for j in range(N): b.append(path(area(0, j, N, j+1), tones[j % 3]))
    g = []
    for j in range(N):
        for k in range(4):
            v = j+(k+.6)/4.2
            w = [.1*(rnd(520+k, j, i)-.5) for i in range(4)]
            g.append('M%sC%s %s %s' % tuple(pt(at(u, v+w[i])) for i, u in enumerate((0, 2.1, 4.3, N))))
    b.append(stroke(g, PLANK, .9))
    g = []
    for k in range(N+1): g.append('M%sL%sM%sL%s' % (pt(at(k, 0)), pt(at(k, N)), pt(at(0, k)), pt(at(N, k))))
    return b + [stroke(g, W3, 1.4)]


def disc(x, y, r, side):
    """The rim of a man that lies flat: his shadow, his thickness, his upper side."""
    low = {'A': '#14100d', 'D': '#3c180b', 'K': '#3c180b'}[side]
    rim = {'A': BOG, 'D': R3, 'K': R3}[side]
    return [shadow(circ(x+CAST[0], y+CAST[1], r)), path(circ(x+1, y+4.6, r), low), path(circ(x, y, r), rim)]


def man(x, y, side, turn):
    if side == 'K': return king(x, y)
    k = BIG
    if side == 'A':
        D, L = [], []
        for i in range(8): kite(P(2.4*k, turn+45*i, x, y), P(7.6*k, turn+45*i, x, y), .34, 1.75*k, D, L)
        return disc(x, y, 9.6*k, side) + [stroke(circ(x, y, 8.4*k), '#a3946f', 1.1), path(L, '#e2d3aa'), path(D, '#a3946f'),
            path(circ(x, y, 1.5*k), '#d3c49c')]
    return disc(x, y, 9.6*k, side) + [path(circ(x, y, 7.9*k), '#fbf3dc'),
        rosette(x, y, k, 7.4*k, 1.7*k, n=6, off=turn, dark=R2, light='#c9703f'), path(circ(x, y, 1.7*k), A1)]


def king(x, y):
    """The largest disc, with the head that is carved on it."""
    r = 12.6*.94*BIG
    bust_at = '<g transform="translate(%s %s) scale(%s)">' % (f(x-.93*r), f(y-.93*r), f(.93*r/50, 3))
    return disc(x, y, r, 'K') + [path(circ(x, y, .93*r), A1), path(circ(x, y, .83*r), R3), bust_at + ''.join(bust(True)) + '</g>']


def men():
    b = []
    for k, (i, j, who) in enumerate(MEN): b += man(*at(i+.5, j+.5), who, 17*k)
    return b


def blank(x, y):
    """A man of maple, not cut from the rod yet: three petals are carved, three only drawn."""
    r = 37
    b = [shadow(circ(x+6, y+8, r)), path(circ(x+1, y+4.4, r), '#a67f4a'), path(circ(x, y, r), M1),
        stroke(circ(x, y, 32), W2, 1.3)]
    D, L, drawn = [], [], []
    for i in range(6):
        q = P(32, 60*i+10, x, y)
        if i < 3: chip((x, y), q, 8.4, D, L)
        else: drawn.append(lens((x, y), q, 8.4))
    return b + [path(L, '#c9703f'), path(D, R2), stroke(drawn, W2, 1.3)]


def bar(p, q, w0, w1):
    """A tapering bar between two places."""
    l = math.hypot(q[0]-p[0], q[1]-p[1])
    nx, ny = (q[1]-p[1])/l, -(q[0]-p[0])/l
    return poly([(p[0]+nx*w0, p[1]+ny*w0), (q[0]+nx*w1, q[1]+ny*w1), (q[0]-nx*w1, q[1]-ny*w1), (p[0]-nx*w0, p[1]-ny*w0)])


def compasses(hinge, needle, other):
    """Of iron, with a brass hinge; one point stands in the middle of the blank."""
    b = [path(bar(moved([hinge], 13, 12)[0], moved([needle], 1, 2)[0], 6, 1), SHADE, 'fill-opacity=".42"'),
        path(bar(moved([hinge], 13, 12)[0], moved([other], 1, 2)[0], 6, 1), SHADE, 'fill-opacity=".42"')]
    for tip in (needle, other):
        m = tuple(a+(z-a)*.72 for a, z in zip(hinge, tip))
        b += [path(bar(m, tip, 3.4, .5), '#e9e4d6'), path(bar(hinge, m, 6.2, 4.6), '#8e9290')]
        b.append(path(bar((hinge[0]-1.6, hinge[1]), (m[0]-1.6, m[1]), 1.6, 1.3), '#d5d6cf'))
        b.append(path(bar(tuple(a+(z-a)*.66 for a, z in zip(hinge, tip)), m, 5.2, 5.2), A1))
    x, y = hinge
    top = (x*2-(needle[0]+other[0])/2, y*2-(needle[1]+other[1])/2)
    l = math.hypot(top[0]-x, top[1]-y)
    top = (x+(top[0]-x)/l*24, y+(top[1]-y)/l*24)
    return b + [path(bar(hinge, top, 5.4, 4), A2), path(circ(x, y, 11), '#6e4a18'), path(circ(x, y, 9.6), A1),
        path(circ(x, y, 4.2), '#6e4a18'), path(circ(x-.6, y-.6, 2.8), M1)]


def half_cut(x, y):
    """A man of bog oak under the knife: most rays of his star are cut."""
    r = 30
    b = [shadow(circ(x+6, y+8, r)), path(circ(x+1, y+4.4, r), '#14100d'), path(circ(x, y, r), BOG),
        stroke(circ(x, y, 26), '#a3946f', 1.2)]
    D, L, drawn = [], [], []
    for i in range(8):
        p, q = P(5, 45*i+12, x, y), P(25, 45*i+12, x, y)
        if 3 <= i <= 6: kite(p, q, .4, 4.6, D, L)
        else: drawn.append('M%sL%s' % (pt(p), pt(q)))
    return b + [path(L, '#e2d3aa'), path(D, '#8f8162'), stroke(drawn, '#a3946f', 1.3)]


def knife():
    """A short knife with a handle of yew; it lies with its point on the man that it cuts."""
    blade = [(338, 122), (356, 118), (356, 172), (348, 214), (341, 196)]
    handle = 'M334 122C330 98 336 74 340 52C342 40 362 38 363 50C366 74 364 98 361 118Z'
    # drawn upright, then laid down: the handle to the left, its lit side up
    def laid(dx, dy, parts):
        return ['<g transform="translate(%s %s) rotate(-81) scale(-.92 .92) translate(-348 -214)">' % (f(329+dx), f(249+dy)),
            *parts, '</g>']
    b = laid(6, 9, [shadow(handle + poly(blade))])
    return b + laid(0, 0, [path(poly(blade), '#b9beba'),
        path(poly([(356, 118), (356, 172), (348, 214), (350, 170), (350, 119)]), '#f4f2e8'), path(handle, R2),
        path('M334 122C330 98 336 74 340 52C341 46 346 43 351 42C345 66 342 96 345 121Z', R1),
        path('M333.500 112L362 108L361 118L334 122Z', A1), path(circ(350, 68, 2.6) + circ(348.5, 92, 2.6), A1)])


def shaving(x, y, s, turn):
    """A curl of maple, as a plane or a knife leaves it."""
    pts = [P(s*(1-k*.062), turn+k*38, x+k*s*.05, y) for k in range(12)]
    inner = [P(s*(1-k*.062)*.62, turn+k*38+8, x+k*s*.05, y) for k in range(11, -1, -1)]
    return [shadow(circ(x+3, y+4, s*.9)), path(spline(pts) + 'L' + spline(inner)[1:] + 'Z', M2),
        stroke(spline(pts), W2, 1)]


def chips():
    """Small splinters about the knife's work, pale and dark."""
    a, b = [], []
    for k in range(22):
        x, y = 288 + 96*rnd(610, k), 252 + 32*rnd(611, k)
        if math.hypot(x-347, y-250) < 34: continue
        t = 360*rnd(612, k)
        (a if k % 2 else b).append(poly([P(4.4, t, x, y), P(1.7, t+100, x, y), P(1.9, t+250, x, y)]))
    return [path(a, '#d8c49a'), path(b, '#2b231d')]


def border():
    b = [path('M0 0H400V300H0ZM%s %sV%sH%sV%sZ' % (f(X0), f(Y0), f(Y1), f(X1), f(Y0)), '#7d5836')]
    b.append(path('M1.500 1.500h397v297h-397zM3.500 3.500v293h393v-293z', '#69472b'))
    t = []
    nx, ny = 44, 32
    for i in range(nx):
        x = 17+366/nx*i
        w = 366/nx
        for y, sg in ((4.6, 1), (295.4, -1)):
            t.append(poly([(x+.6, y), (x+w-.6, y), (x+w/2, y+6.4*sg)]))
    for i in range(ny):
        y = 17+266/ny*i
        w = 266/ny
        for x, sg in ((4.6, 1), (395.4, -1)):
            t.append(poly([(x, y+.6), (x, y+w-.6), (x+6.4*sg, y+w/2)]))
    b.append(path(t, M2))
    b.append(stroke(rect(X0, Y0, X1-X0, Y1-Y0), A1, 1.6))
    for x, y in ((8.2, 8.2), (391.8, 8.2), (391.8, 291.8), (8.2, 291.8)):
        b += [path(circ(x, y, 7), '#69472b'), path(circ(x, y, 6.2), M1), rosette(x, y, 0, 5.8, 1.25, dark=R3,
                light=R1)]
    return b


GRAINS = {GRAIN, PLANK, '#5b3a24'}


def lines(svg, tint):
    """The picture as lines: forms white (or with a breath of their colour), with a line around; grain, light and
    shadow left out."""
    pen = '#4a3a2c' if tint else '#484848'

    def one(m):
        s = m.group(0)
        if 'fill-opacity' in s: return ''
        st = re.search(r'stroke="(#[0-9a-f]+)"', s)
        fl = re.search(r' fill="(#[0-9a-f]+|none)"', s)
        if fl.group(1) == 'none':
            if st.group(1) in GRAINS: return ''
            return re.sub(r'stroke-width="[^"]+"', 'stroke-width="1"', s.replace(st.group(1), mix(st.group(1), pen, .5) if tint
                    else pen))
        col = fl.group(1)
        lum = sum(int(col[i:i+2], 16) for i in (1, 3, 5))
        face = mix(col, '#ffffff', .72 if lum < 420 else .6) if tint else '#ffffff'
        return s.replace(' fill="%s"' % col,
            ' fill="%s" stroke="%s" stroke-width=".9" stroke-linejoin="round"' % (face, pen))
    svg = re.sub(r'<path [^>]*/>', lambda m: m.group(0) if 'clipPath' in m.group(0) else one(m), svg)
    # The king is drawn smaller, his lines as wide as the others.
    return re.sub(r'<g transform="translate\([^)]*\) scale\(([^)]*)\)">.*?</g>', lambda m: m.group(0).replace(
        'stroke-width=".9"', 'stroke-width="%s"' % f(.8/float(m.group(1)), 2)), svg)


def draw():
    b = ['<clipPath id="q"><path d="%s"/></clipPath><g clip-path="url(#q)">' % rect(X0, Y0, X1-X0, Y1-Y0)]
    b += bench() + board() + [window()] + men() + blank(62, 226) + half_cut(347, 250) + chips()
    b += shaving(128, 268, 11, 20) + shaving(28, 32, 9, 90)
    b += compasses((58, 62), (62, 226), (92, 213)) + knife()
    b += ['</g>'] + border()
    save('cover', 400, 300, b)
    text = '\n'.join(b)
    clips = re.findall(r'<clipPath.*?</clipPath>', text)
    for i, k in enumerate(clips): text = text.replace(k, '@%d@' % i)
    for name, tint in (('cover-low', True), ('cover-lines', False)):
        u = lines(text, tint)
        for i, k in enumerate(clips): u = u.replace('@%d@' % i, k)
        save(name, 400, 300, u)
