"""The engraver's tools: paths, noise, distance fields, contours."""
import math, random
from common import number as num, write
pi, tau = math.pi, 2*math.pi
sin, cos, hypot, atan2 = math.sin, math.cos, math.hypot, math.atan2


def join(ns):
    o = ''
    for n in ns:
        if o and not n.startswith('-') and not (n.startswith('.') and '.' in o.rsplit(' ', 1)[-1].rsplit('-', 1)[-1]):
            o += ' '
        o += n
    return o


class Pen:
    """Collects subpaths as one `d`, in relative commands on a lattice, so that rounding doesn't add up."""

    grid = 1    # points lie on a lattice of so many of the last digit

    def __init__(s, d=1, sc=1):
        s.dec = d
        s.k = 10**d
        s.sc = sc
        s.o = []
        s.x = s.y = 0
        s.n = 0
        s.sx = s.sy = 0

    def q(s, v): return s.grid*int(math.floor(v*s.sc*s.k/s.grid+.5))
    def f(s, i): return num(i/s.k, s.dec)

    def m(s, x, y):
        X, Y = s.q(x), s.q(y)
        if s.o: s.o.append('m'+join([s.f(X-s.x), s.f(Y-s.y)]))
        else:
            s.o.append('M'+join([s.f(X), s.f(Y)]))
            first = True
        s.last = 'M' if len(s.o) == 1 else 'm'
        s.x, s.y = X, Y
        s.sx, s.sy = X, Y
        s.n += 1

    def rel(s, c, pts):
        ns = []
        for (x, y) in pts: ns += [s.f(s.q(x)-s.x), s.f(s.q(y)-s.y)]
        t = join(ns)
        c2 = 'l' if s.last == 'm' and c == 'l' else s.last
        s.o.append((c if c2 != c else s.sep(t)) + t)
        s.x, s.y = s.q(pts[-1][0]), s.q(pts[-1][1])
        s.n += len(pts)
        s.last = c

    def sep(s, t):
        if t[0] == '-': return ''
        if t[0] == '.':
            e = s.o[-1]
            k = max(e.rfind(' '), e.rfind('-'), max((i for i, ch in enumerate(e) if ch.isalpha()), default=-1))
            return '' if '.' in e[k+1:] else ' '
        return ' '

    def l(s, x, y):
        X, Y = s.q(x), s.q(y)
        if (X, Y) == (s.x, s.y): return
        if Y == s.y:
            s.o.append('h'+s.f(X-s.x))
            s.x = X
            s.n += 1
            s.last = 'h'
        elif X == s.x:
            s.o.append('v'+s.f(Y-s.y))
            s.y = Y
            s.n += 1
            s.last = 'v'
        else: s.rel('l', [(x, y)])

    def c(s, a, b, p): s.rel('c', [a, b, p])
    def z(s):
        s.o.append('z')
        s.x, s.y = s.sx, s.sy
        s.last = 'z'
    def line(s, x1, y1, x2, y2):
        s.m(x1, y1)
        s.l(x2, y2)

    def poly(s, pts, close=False):
        s.m(*pts[0])
        for p in pts[1:]: s.l(*p)
        if close: s.z()

    def dot(s, x, y):
        s.m(x, y)
        s.o.append('h'+s.f(1))
        s.x += 1
        s.n += 1
        s.last = 'h'

    def circle(s, x, y, r):
        s.m(x-r, y)
        R = num(r*s.sc, s.dec+1)
        k = 2*s.q(r)
        s.o.append(f'a{R} {R} 0 1 0 {s.f(k)} 0a{R} {R} 0 1 0 {s.f(-k)} 0z')
        s.n += 4
        s.last = 'z'

    def arc(s, cx, cy, r, a0, a1):
        """a part of a circle, from angle a0 to a1 (radians, y down)"""
        x0, y0, x1, y1 = cx+r*cos(a0), cy+r*sin(a0), cx+r*cos(a1), cy+r*sin(a1)
        s.m(x0, y0)
        s.arcto(r, abs(a1-a0) > pi, a1 > a0, x1, y1)

    def arcto(s, r, large, sweep, x, y):
        X, Y = s.q(x), s.q(y)
        r *= s.sc
        s.o.append('a'+num(r, s.dec+1)+' '+num(r, s.dec+1)+f' 0 {int(large)} {int(sweep)} '
            +join([s.f(X-s.x), s.f(Y-s.y)]))
        s.x, s.y = X, Y
        s.n += 2
        s.last = 'a'

    def spline(s, pts, close=False):
        """quadratic B-spline through a control polygon: controls on the even lattice, so joints are exact"""
        P = []
        for x, y in pts:
            p = (2*int(math.floor(x*s.sc*s.k/2+.5)), 2*int(math.floor(y*s.sc*s.k/2+.5)))
            if not P or p != P[-1]: P.append(p)
        if close and len(P) > 1 and P[0] == P[-1]: P.pop()
        if len(P) < 3:
            if len(P) == 2:
                k = s.k*s.sc
                s.line(P[0][0]/k, P[0][1]/k, P[1][0]/k, P[1][1]/k)
            return
        mid = lambda a, b: ((a[0]+b[0])//2, (a[1]+b[1])//2)
        if close:
            start = mid(P[-1], P[0])
            C = P
            ends = [mid(P[i], P[(i+1) % len(P)]) for i in range(len(P))]
        else:
            start = P[0]
            C = P[1:-1]
            ends = [mid(C[i], C[i+1]) for i in range(len(C)-1)] + [P[-1]]
        s.m(start[0]/(s.k*s.sc), start[1]/(s.k*s.sc))
        c, e = C[0], ends[0]
        s.o.append('q'+join([s.f(c[0]-s.x), s.f(c[1]-s.y), s.f(e[0]-s.x), s.f(e[1]-s.y)]))
        s.x, s.y = e
        first = True
        for e in ends[1:]:
            t = join([s.f(e[0]-s.x), s.f(e[1]-s.y)])
            s.o.append(('t' if first else s.sep(t))+t)
            first = False
            s.x, s.y = e
        s.n += 2*len(P)
        s.last = 't'
        if close: s.z()

    def curve(s, pts, tol, close=False):
        """cubics along many points; corners are where a call ends"""
        s.m(*pts[0])
        s.along(pts, tol)
        if close: s.z()

    def along(s, pts, tol):
        """goes on from where the pen stands, which is the first point"""
        for a, b, p in fit(pts, tol):
            if hypot(p[0]-s.x/s.k/s.sc, p[1]-s.y/s.k/s.sc)*s.sc*s.k < .5: continue
            s.c(a, b, p)

    def smooth(s, pts):
        """cubics through few points, one for each span (Catmull and Rom)"""
        s.m(*pts[0])
        for i in range(len(pts)-1):
            a, b, c, d = pts[max(i-1, 0)], pts[i], pts[i+1], pts[min(i+2, len(pts)-1)]
            s.c((b[0]+(c[0]-a[0])/6, b[1]+(c[1]-a[1])/6), (c[0]-(d[0]-b[0])/6, c[1]-(d[1]-b[1])/6), c)

    def wedge(s, x, y, a, ln, w, w2=0):
        """a stroke of the burin: broad at (x, y), running to nothing at angle a"""
        dx, dy, nx, ny = cos(a)*ln, sin(a)*ln, -sin(a)*w/2, cos(a)*w/2
        s.m(x+nx, y+ny)
        s.l(x+dx, y+dy)
        s.l(x-nx, y-ny)
        s.z()

    def d(s): return ''.join(s.o)


class Coarse(Pen):
    """for what is drawn by hand and in numbers: points on a lattice of twice the last digit"""
    grid = 2


class Sheet:
    """Layers of shapes, in order; each named layer is one path."""
    pen = Pen

    def __init__(s, w, h, d=1, sc=1):
        s.w, s.h, s.dec, s.sc = w, h, d, sc
        s.items = []

    def add(s, **st):
        p = s.pen(s.dec, s.sc)
        s.items.append((p, st))
        return p

    def fill(s, col, rule=None): return s.add(fill=col, **({'fill_rule': rule} if rule else {}))

    def line(s, col, w, cap=None, join=None, dash=None):
        st = dict(fill='none', stroke=col, stroke_width=num(w*s.sc, 2))
        if cap: st['stroke_linecap'] = cap
        if join: st['stroke_linejoin'] = join
        if dash: st['stroke_dasharray'] = ' '.join(num(float(v)*s.sc, 2) for v in dash.split())
        return s.add(**st)

    def raw(s, t): s.items.append((t, None))

    def svg(s):
        o = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(s.w)} {num(s.h)}">']
        for p, st in s.items:
            if st is None:
                o.append(p)
                continue
            if not p.o: continue
            o.append('<path'+''.join(f' {k.replace("_","-")}="{v}"' for k, v in st.items())+f' d="{p.d()}"/>')
        o.append('</svg>\n')
        return '\n'.join(o)

    def save(s, name):
        write(name, s.svg())


# ---- noise -------------------------------------------------------------------------------------------------
def _h(ix, iy, seed):
    n = (ix*374761393 + iy*668265263 + seed*2246822519) & 0xffffffff
    n = ((n ^ (n >> 13))*1274126177) & 0xffffffff
    return ((n ^ (n >> 16)) & 0xffff)/65535*2-1


def noise(x, y, seed=0):
    ix, iy = math.floor(x), math.floor(y)
    fx, fy = x-ix, y-iy
    u, v = fx*fx*(3-2*fx), fy*fy*(3-2*fy)
    a, b, c, d = _h(ix, iy, seed), _h(ix+1, iy, seed), _h(ix, iy+1, seed), _h(ix+1, iy+1, seed)
    return a+(b-a)*u+(c-a)*v+(a-b-c+d)*u*v


def fbm(x, y, seed=0, oct=3):
    t = 0
    a = 1
    n = 0
    for i in range(oct):
        t += a*noise(x, y, seed+i*17)
        n += a
        a *= .5
        x = x*2+3.1
        y = y*2+7.7
    return t/n


# ---- fields on a lattice -----------------------------------------------------------------------------------
class Field:
    def __init__(s, x0, y0, x1, y1, h):
        s.x0, s.y0, s.h = x0, y0, h
        s.nx = int(round((x1-x0)/h))+1
        s.ny = int(round((y1-y0)/h))+1
        s.v = [0.0]*(s.nx*s.ny)

    def set(s, f):
        s.v = [f(s.x0+i*s.h, s.y0+j*s.h) for j in range(s.ny) for i in range(s.nx)]
        return s

    def at(s, x, y):
        fx, fy = (x-s.x0)/s.h, (y-s.y0)/s.h
        i = min(max(int(fx), 0), s.nx-2)
        j = min(max(int(fy), 0), s.ny-2)
        fx -= i
        fy -= j
        k = j*s.nx+i
        v = s.v
        return (v[k]*(1-fx)+v[k+1]*fx)*(1-fy)+(v[k+s.nx]*(1-fx)+v[k+s.nx+1]*fx)*fy

    def like(s):
        f = Field.__new__(Field)
        f.x0, f.y0, f.h, f.nx, f.ny = s.x0, s.y0, s.h, s.nx, s.ny
        f.v = [0.0]*len(s.v)
        return f

    def edt(s, inside):
        """distance to the nearest lattice point where inside(v) is true"""
        INF = 1e9
        nx, ny = s.nx, s.ny
        def one(f):
            n = len(f)
            v = [0]*n
            z = [0.0]*(n+1)
            k = 0
            z[0] = -INF
            z[1] = INF
            for q in range(1, n):
                t = ((f[q]+q*q)-(f[v[k]]+v[k]*v[k]))/(2*q-2*v[k])
                while t <= z[k]:
                    k -= 1
                    t = ((f[q]+q*q)-(f[v[k]]+v[k]*v[k]))/(2*q-2*v[k])
                k += 1
                v[k] = q
                z[k] = t
                z[k+1] = INF
            k = 0
            o = [0.0]*n
            for q in range(n):
                while z[k+1] < q: k += 1
                o[q] = (q-v[k])**2+f[v[k]]
            return o
        g = [0.0 if inside(v) else 1e7 for v in s.v]
        for i in range(nx):
            col = one(g[i::nx])
            for j in range(ny): g[j*nx+i] = col[j]
        r = s.like()
        for j in range(ny):
            row = one(g[j*nx:(j+1)*nx])
            for i in range(nx): r.v[j*nx+i] = math.sqrt(row[i])*s.h
        return r

    def blur(s, times=1):
        nx, ny = s.nx, s.ny
        v = s.v
        for _ in range(times):
            a = v[:]
            for j in range(ny):
                o = j*nx
                for i in range(1, nx-1): a[o+i] = (v[o+i-1]+2*v[o+i]+v[o+i+1])/4
            b = a[:]
            for j in range(1, ny-1):
                o = j*nx
                for i in range(nx): b[o+i] = (a[o+i-nx]+2*a[o+i]+a[o+i+nx])/4
            v = b
        s.v = v
        return s

    def contour(s, level):
        """marching squares; returns lists of points, closed ones with first == last; higher values on the left... no
        promise"""
        nx, ny, v, h = s.nx, s.ny, s.v, s.h
        def pt(e):
            k, horiz = e
            i, j = k % nx, k//nx
            if horiz:
                a, b = v[k]-level, v[k+1]-level
                t = a/(a-b)
                return (s.x0+(i+t)*h, s.y0+j*h)
            a, b = v[k]-level, v[k+nx]-level
            t = a/(a-b)
            return (s.x0+i*h, s.y0+(j+t)*h)
        nxt = {}
        for j in range(ny-1):
            for i in range(nx-1):
                k = j*nx+i
                c = (v[k] > level) | (v[k+1] > level) << 1 | (v[k+nx+1] > level) << 2 | (v[k+nx] > level) << 3
                if c in (0, 15): continue
                T, R, B, L = (k, 1), (k+1, 0), (k+nx, 1), (k, 0)
                for a, b in {1: [(L, T)], 2: [(T, R)], 3: [(L, R)], 4: [(R, B)], 5: [(L, T), (R, B)], 6: [(T, B)],
                    7: [(L, B)], 8: [(B, L)], 9: [(B, T)], 10: [(T, R), (B, L)], 11: [(B, R)], 12: [(R, L)],
                    13: [(R, T)], 14: [(T, L)]}[c]:
                    nxt[a] = b
        prev = {b: a for a, b in nxt.items()}
        out = []
        done = set()
        starts = sorted(a for a in nxt if a not in prev) + sorted(nxt)
        for a in starts:
            if a in done: continue
            line = [pt(a)]
            e = a
            while e in nxt and e not in done:
                done.add(e)
                e = nxt[e]
                line.append(pt(e))
            if len(line) > 3: out.append(line)
        return out


def dp(pts, tol):
    """Douglas-Peucker"""
    if len(pts) < 3: return pts
    closed = hypot(pts[0][0]-pts[-1][0], pts[0][1]-pts[-1][1]) < 1e-9
    if closed:
        far = max(range(len(pts)), key=lambda i: hypot(pts[i][0]-pts[0][0], pts[i][1]-pts[0][1]))
        return dp(pts[:far+1], tol)[:-1]+dp(pts[far:], tol)
    keep = [False]*len(pts)
    keep[0] = keep[-1] = True
    st = [(0, len(pts)-1)]
    while st:
        a, b = st.pop()
        (ax, ay), (bx, by) = pts[a], pts[b]
        L = hypot(bx-ax, by-ay) or 1e-9
        m = 0
        k = None
        for i in range(a+1, b):
            d = abs((bx-ax)*(pts[i][1]-ay)-(by-ay)*(pts[i][0]-ax))/L
            if d > m: m, k = d, i
        if m > tol:
            keep[k] = True
            st += [(a, k), (k, b)]
    return [p for p, q in zip(pts, keep) if q]


# ---- curves through many points, of few pieces -----------------------------------------------------------------
def _bezier(p, u):
    v = 1-u
    a, b, c, d = v*v*v, 3*u*v*v, 3*u*u*v, u*u*u
    return (a*p[0][0]+b*p[1][0]+c*p[2][0]+d*p[3][0], a*p[0][1]+b*p[1][1]+c*p[2][1]+d*p[3][1])


def _towards(pts, i, step, n=3):
    """the direction of the line at its point i, looking along `step`, from a few points"""
    k = i+step*min(n, len(pts)-1)
    k = min(max(k, 0), len(pts)-1)
    dx, dy = pts[k][0]-pts[i][0], pts[k][1]-pts[i][1]
    L = hypot(dx, dy) or 1
    return (dx/L, dy/L)


def _one(pts, u, t1, t2):
    """the cubic of least squares with these directions at its ends"""
    p0, p3 = pts[0], pts[-1]
    c00 = c01 = c11 = x0 = x1 = 0
    for (x, y), s in zip(pts, u):
        v = 1-s
        b0, b1, b2, b3 = v*v*v, 3*s*v*v, 3*s*s*v, s*s*s
        ax, ay, bx, by = t1[0]*b1, t1[1]*b1, t2[0]*b2, t2[1]*b2
        c00 += ax*ax+ay*ay
        c01 += ax*bx+ay*by
        c11 += bx*bx+by*by
        rx, ry = x-p0[0]*(b0+b1)-p3[0]*(b2+b3), y-p0[1]*(b0+b1)-p3[1]*(b2+b3)
        x0 += ax*rx+ay*ry
        x1 += bx*rx+by*ry
    det = c00*c11-c01*c01
    L = hypot(p3[0]-p0[0], p3[1]-p0[1])
    if abs(det) > 1e-12: a, b = (x0*c11-x1*c01)/det, (c00*x1-c01*x0)/det
    else: a = b = 0
    if len(pts) < 5 or not (.02*L < a < 1.5*L and .02*L < b < 1.5*L): a = b = L/3
    return (p0, (p0[0]+t1[0]*a, p0[1]+t1[1]*a), (p3[0]+t2[0]*b, p3[1]+t2[1]*b), p3)


def _fit(pts, t1, t2, tol, out):
    if len(pts) == 2:
        (ax, ay), (bx, by) = pts
        L = hypot(bx-ax, by-ay)/3
        out.append(((ax+t1[0]*L, ay+t1[1]*L), (bx+t2[0]*L, by+t2[1]*L), pts[1]))
        return
    u = [0.0]
    for a, b in zip(pts, pts[1:]): u.append(u[-1]+hypot(b[0]-a[0], b[1]-a[1]))
    u = [s/u[-1] for s in u]
    for turn in range(5):
        q = _one(pts, u, t1, t2)
        worst, k = 0, len(pts)//2
        near = []
        for i, (p, s) in enumerate(zip(pts, u)):
            x, y = _bezier(q, s)
            e = hypot(x-p[0], y-p[1])
            if e > worst: worst, k = e, i
            # a step of Newton towards the nearest place of the curve
            v = 1-s
            dx = 3*(v*v*(q[1][0]-q[0][0])+2*s*v*(q[2][0]-q[1][0])+s*s*(q[3][0]-q[2][0]))
            dy = 3*(v*v*(q[1][1]-q[0][1])+2*s*v*(q[2][1]-q[1][1])+s*s*(q[3][1]-q[2][1]))
            near.append(min(1, max(0, s-((x-p[0])*dx+(y-p[1])*dy)/(dx*dx+dy*dy or 1))))
        if worst <= tol:
            out.append(q[1:])
            return
        if worst > tol*8: break
        u = near
    k = min(max(k, 1), len(pts)-2)
    (ax, ay), (bx, by) = pts[max(0, k-2)], pts[min(len(pts)-1, k+2)]
    L = hypot(ax-bx, ay-by) or 1
    t = ((ax-bx)/L, (ay-by)/L)
    _fit(pts[:k+1], t1, t, tol, out)
    _fit(pts[k:], (-t[0], -t[1]), t2, tol, out)


def settle(pts, times):
    """a line without the steps of the lattice it was found on"""
    P = list(pts)
    closed = len(P) > 3 and hypot(P[0][0]-P[-1][0], P[0][1]-P[-1][1]) < 1e-6
    n = len(P)-1 if closed else len(P)
    for _ in range(times if n > 12 else 1):
        Q = P[:n]
        for i in range(n):
            if not closed and i in (0, n-1): continue
            (ax, ay), (bx, by), (cx, cy) = Q[i-1], Q[i], Q[(i+1) % n]
            P[i] = ((ax+2*bx+cx)/4, (ay+2*by+cy)/4)
        if closed: P[n] = P[0]
    return P


def fit(pts, tol):
    """cubics through a line of many points, none farther from it than tol; where line ends meet, they meet smoothly"""
    P = [pts[0]]
    for p in pts[1:]:
        if hypot(p[0]-P[-1][0], p[1]-P[-1][1]) > 1e-6: P.append(p)
    out = []
    if len(P) < 2: return out
    if len(P) > 4 and hypot(P[0][0]-P[-1][0], P[0][1]-P[-1][1]) < 1e-6:
        (ax, ay), (bx, by) = P[2], P[-3]
        L = hypot(ax-bx, ay-by) or 1
        t = ((ax-bx)/L, (ay-by)/L)
        h = len(P)//2
        (ax, ay), (bx, by) = P[h-2], P[h+2]
        L = hypot(ax-bx, ay-by) or 1
        m = ((ax-bx)/L, (ay-by)/L)
        _fit(P[:h+1], t, m, tol, out)
        _fit(P[h:], (-m[0], -m[1]), (-t[0], -t[1]), tol, out)
    else: _fit(P, _towards(P, 0, 1), _towards(P, len(P)-1, -1), tol, out)
    return out


def resample(pts, step):
    out = [pts[0]]
    need = step
    for (ax, ay), (bx, by) in zip(pts, pts[1:]):
        L = hypot(bx-ax, by-ay)
        if L == 0: continue
        t = need
        while t <= L:
            out.append((ax+(bx-ax)*t/L, ay+(by-ay)*t/L))
            t += step
        need = t-L
    return out


def catmull(pts, n=8, closed=False):
    P = list(pts)
    out = []
    N = len(P)
    rng = range(N) if closed else range(N-1)
    for i in rng:
        g = (lambda k: P[k % N]) if closed else (lambda k: P[min(max(k, 0), N-1)])
        a, b, c, d = g(i-1), g(i), g(i+1), g(i+2)
        for k in range(n):
            t = k/n
            out.append(tuple(.5*(2*b[m]+(c[m]-a[m])*t+(2*a[m]-5*b[m]+4*c[m]-d[m])*t*t+(3*b[m]-a[m]-3*c[m]+d[m])*t**3)
                    for m in range(len(b))))
    out.append(tuple(P[0] if closed else P[-1]))
    return out


def tangents(pts):
    o = []
    for i in range(len(pts)):
        a, b = pts[max(i-1, 0)], pts[min(i+1, len(pts)-1)]
        L = hypot(b[0]-a[0], b[1]-a[1]) or 1
        o.append(((b[0]-a[0])/L, (b[1]-a[1])/L))
    return o


def offset(pts, d):
    return [(x-ty*d, y+tx*d) for (x, y), (tx, ty) in zip(pts, tangents(pts))]


class Masked:
    """what is taken already, on a lattice"""
    def __init__(s, w, h, step=.5):
        s.st = step
        s.nx = int(w/step)+1
        s.ny = int(h/step)+1
        s.b = bytearray(s.nx*s.ny)

    def disc(s, x, y, r):
        st = s.st
        for j in range(max(0, int((y-r)/st)), min(s.ny-1, int((y+r)/st)+1)+1):
            for i in range(max(0, int((x-r)/st)), min(s.nx-1, int((x+r)/st)+1)+1):
                if hypot(i*st-x, j*st-y) <= r: s.b[j*s.nx+i] = 1

    def path(s, pts, r):
        for x, y in resample(list(pts), max(r*.7, .6)): s.disc(x, y, r)

    def free(s, x, y, r=0):
        st = s.st
        if r == 0:
            i, j = int(x/st+.5), int(y/st+.5)
            return not (0 <= i < s.nx and 0 <= j < s.ny and s.b[j*s.nx+i])
        for j in range(max(0, int((y-r)/st)), min(s.ny-1, int((y+r)/st)+1)+1):
            for i in range(max(0, int((x-r)/st)), min(s.nx-1, int((x+r)/st)+1)+1):
                if s.b[j*s.nx+i] and hypot(i*st-x, j*st-y) <= r: return False
        return True


def inpoly(x, y, P):
    c = False
    j = len(P)-1
    for i in range(len(P)):
        if (P[i][1] > y) != (P[j][1] > y) and x < (P[j][0]-P[i][0])*(y-P[i][1])/(P[j][1]-P[i][1])+P[i][0]:
            c = not c
        j = i
    return c


def blob(rnd, cx, cy, rx, ry, n=12, wob=.22, rot=0):
    ph = [rnd.uniform(0, tau) for _ in range(3)]
    o = []
    for i in range(n):
        a = tau*i/n
        r = 1+wob*(.6*sin(2*a+ph[0])+.5*sin(3*a+ph[1])+.35*sin(5*a+ph[2]))
        x, y = rx*r*cos(a), ry*r*sin(a)
        o.append((cx+x*cos(rot)-y*sin(rot), cy+x*sin(rot)+y*cos(rot)))
    return o
