"""The floor of 11 x 11 squares in millimetres: a great ring, looped to four roundels with beasts."""
from lib import *
import beasts
from beasts import BEASTS
import math
C = 25.0
S = 275.0
M = 137.5
PAL = {'d':'#978065', 'v':'#cd7a5f', 'o':'#dcb064', 'g':'#97b5a4', 'c':'#fbf3df'}
PALE = {'d':'#a8927a', 'v':'#d68d74', 'o':'#e2be80', 'g':'#a9c3b4', 'c':'#fbf3df'}


def near(x, y):
    """Distance from the nearest middle of a square, in squares."""
    return math.hypot(x/C-math.floor(x/C)-.5, y/C-math.floor(y/C)-.5)


class Floor:
    def __init__(s): s.st = {}

    def stone(s, k, pts):
        x = sum(p[0] for p in pts)/len(pts)
        y = sum(p[1] for p in pts)/len(pts)
        d = near(x, y)
        u = min(1, max(0, (d-.34)/.16))
        col = mix(PALE[k], PAL[k], round(u*3)/3)
        s.st.setdefault(col, []).append(poly(pts))

    def out(s, svg, joint):
        for k in sorted(s.st): svg.f(k, ''.join(s.st[k]))


def offset(path, i, w):
    n_ = len(path)
    a = path[max(0, i-1)]
    b = path[min(n_-1, i+1)]
    dx, dy = b[0]-a[0], b[1]-a[1]
    l = math.hypot(dx, dy) or 1
    return path[i][0]-dy/l*w, path[i][1]+dx/l*w


def resample(path, step, closed=False):
    d = [0]
    for a, b in zip(path, path[1:]): d.append(d[-1]+math.hypot(b[0]-a[0], b[1]-a[1]))
    k = max(2, round(d[-1]/step))
    if closed: k += k%2
    out = []
    j = 0
    for i in range(k+1):
        t = d[-1]*i/k
        while j<len(d)-2 and d[j+1]<t: j += 1
        u = (t-d[j])/((d[j+1]-d[j]) or 1)
        out.append((path[j][0]+(path[j+1][0]-path[j][0])*u, path[j][1]+(path[j+1][1]-path[j][1])*u))
    return out


def band(fl, path, w, kind, step=2.6, phase=0):
    """A strap of stones along a path: dark edge, pale row, a middle of triangles or a twist, pale row, dark edge."""
    P = resample(path, step)
    for i in range(len(P)-1):
        o = lambda a: (offset(P, i, a), offset(P, i+1, a))
        def cell(k, a, b):
            (p, q), (r, t) = o(a), o(b)
            fl.stone(k, [p, q, t, r])
        e = 1.1
        f = 1.0
        cell('d', -w, -w+e)
        cell('d', w-e, w)
        cell('c', -w+e, -w+e+f)
        cell('c', w-e-f, w-e)
        m = w-e-f
        (a0, a1) = o(-m)
        (b0, b1) = o(m)
        (c0, c1) = o(0)
        if kind == 'tri':
            up = (i+phase)%2
            if up:
                fl.stone('v', [a0, a1, b0])
                fl.stone('c', [a1, b1, b0])
            else:
                fl.stone('c', [a0, a1, b1])
                fl.stone('v', [a0, b1, b0])
        elif kind == 'lozenge':
            h = i%2
            (p0, p1) = (c0, c1)
            if i%2==0:
                fl.stone('g', [c0, a1, b1])
                fl.stone('o', [a0, a1, c0])
                fl.stone('o', [b0, b1, c0])
            else:
                fl.stone('g', [c1, a0, b0])
                fl.stone('o', [a0, a1, c1])
                fl.stone('o', [b0, b1, c1])
        elif kind == 'cheq':
            k = i%2
            fl.stone('o' if k else 'g', [a0, a1, c1, c0])
            fl.stone('c' if k else 'o', [c0, c1, b1, b0])
        else:
            fl.stone(('v', 'o', 'g', 'o')[i%4], [a0, a1, b1, b0])


def arc(cx, cy, r, a0, a1, k=60): return [pol(cx, cy, r, a0+(a1-a0)*i/k) for i in range(k+1)]
def lens(a, b): return [(a[0]+(b[0]-a[0])*i/12, a[1]+(b[1]-a[1])*i/12) for i in range(13)]


def main():
    s = Svg(275, 275)
    fl = Floor()
    top = Floor()
    # great ring, strap, small rings, their middles off the centre
    R = 75.0
    W = 5.2
    r = 39.0
    dc = 3.55*C
    dist = dc*math.sqrt(2)
    th = math.degrees(math.acos((R+r)/dist))
    # four loops: tangents that cross between the great ring and each roundel
    fields = Svg()
    pts = []
    for q in range(4):
        A = 45+90*q
        pts += [pol(M, M, (R-W+.4)/math.cos(math.radians(th)), A)] + arc(M, M, R-W+.4, A+th, A+90-th, 16)
    s.raw(f'<path d="{poly(pts)}" fill="#a9c4b2" fill-opacity=".42"/>')
    knots = []
    for q, name in enumerate(('lion', 'griffin', 'elephant', 'stag')):
        A = 45+90*q    # direction to the roundel: right top first
        cx, cy = pol(M, M, dist, A)
        fields.f('#fbf3df', circ(cx, cy, r-W+.6))
        # rings of joints inside
        g = Svg()
        BEASTS[name](g, '#ecd3a0', '#dcb87f', '#e0a78f', 1.5)
        flip = False
        west = q in (2, 3)
        sc = (r-W-2.4)*2/100
        m = f'translate({n(cx)} {n(cy)}) ' + ('rotate(180) ' if flip
            else '') + f'scale({n(-sc if west else sc,3)} {n(sc,3)}) translate(-50 -50)'
        jr = ''.join(circ(cx, cy, x) for x in (6, 12, 18, 24, 30))
        for k, (r0, r1) in enumerate(((6, 12), (12, 18), (18, 24), (24, 30), (30, r-W))):
            m_ = (9, 16, 24, 32, 40)[k]
            for i in range(m_):
                a = i*360/m_+k*5
                jr += poly([pol(cx, cy, r0, a), pol(cx, cy, r1, a)], False)
        fields.s('#e3d3b0', .28, jr)
        fields.g(m, g)
        for sgn in (1, -1):
            # from the great ring's tangent point to the roundel's on the other side
            p0 = pol(M, M, R, A+sgn*th)
            p1 = pol(cx, cy, r, A+180+sgn*th)
            knots.append(p1)
            band(fl if sgn>0 else top, lens(p0, p1), W, 'tri')
        band(fl, arc(cx, cy, r, A+180+th, A+540-th, 90), W, 'lozenge')
        band(fl, arc(M, M, R, A+th, A+90-th, 40), W, 'tri')
        # a small roundel in the lens between the crossing straps and on the great ring's inner side
    # stones between: rosettes at the outer middles of the field
    s.g('translate(0 0)', fields)
    fl.out(s, None)
    top.out(s, None)
    for x, y in knots:    # where a strap becomes a loop: a small roundel
        s.fs('#fbf3df', '#8a745b', 1, circ(x, y, 6.6))
        s.f('#d08d70', star(x, y, 5.8, 2.5, 4, 22))
        s.f('#8fae9d', star(x, y, 4.6, 2, 4, 67))
        s.f('#fbf3df', circ(x, y, 1.2))
    s.save('map-11.svg')


def draw():
    beasts.L = '#7d674f'
    main()
