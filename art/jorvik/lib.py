"""Tools to write SVG: curves, one path for many strokes, interlace."""
import math, random
from common import mix, number, write


class Pen:
    """writes path data, relative, rounded without drift"""
    def __init__(s, dec=1):
        s.n = lambda v: number(v, dec)
        s.dec = dec
        s.x = s.y = 0.0
        s.d = []
        s.first = True
    def r(s, v): return round(v, s.dec)

    def pair(s, dx, dy):
        a, b = s.n(dx), s.n(dy)
        return a + (b if b.startswith('-') else ' ' + b)

    def move(s, x, y):
        x, y = s.r(x), s.r(y)
        if s.first:
            s.d.append('M' + s.pair(x, y))
            s.first = False
        else: s.d.append('m' + s.pair(x-s.x, y-s.y))
        s.x, s.y = x, y
        s.sx, s.sy = x, y
        return s

    def line(s, x, y):
        x, y = s.r(x), s.r(y)
        dx, dy = s.r(x-s.x), s.r(y-s.y)
        if dx == 0 and dy == 0: return s
        if dy == 0: s.d.append('h' + s.n(dx))
        elif dx == 0: s.d.append('v' + s.n(dy))
        else: s.d.append('l' + s.pair(dx, dy))
        s.x, s.y = x, y
        return s

    def cubic(s, x1, y1, x2, y2, x, y):
        x, y = s.r(x), s.r(y)
        ps = [s.pair(s.r(a-s.x), s.r(b-s.y)) for a, b in ((x1, y1), (x2, y2), (x, y))]
        t = ps[0]
        for p in ps[1:]: t += p if p.startswith('-') else ' ' + p
        s.d.append('c' + t)
        s.x, s.y = x, y
        return s

    def close(s):
        s.d.append('z')
        s.x, s.y = s.sx, s.sy
        return s

    def poly(s, pts, closed=True):
        s.move(*pts[0])
        for p in pts[1:]: s.line(*p)
        if closed: s.close()
        return s

    def smooth(s, pts, closed=False, k=1/6):
        n = len(pts)
        s.move(*pts[0])
        rng = range(n if closed else n-1)
        for i in rng:
            if closed: a, b, c, d = pts[i-1], pts[i], pts[(i+1) % n], pts[(i+2) % n]
            else: a, b, c, d = pts[max(0, i-1)], pts[i], pts[i+1], pts[min(n-1, i+2)]
            s.cubic(b[0]+(c[0]-a[0])*k, b[1]+(c[1]-a[1])*k, c[0]-(d[0]-b[0])*k, c[1]-(d[1]-b[1])*k, c[0], c[1])
        if closed: s.close()
        return s

    def circle(s, x, y, r):
        x, y, r = s.r(x), s.r(y), s.r(r)
        s.move(x-r, y)
        n = s.n
        d = s.r(2*r)
        s.d.append(f'a{n(r)} {n(r)} 0 1 0 {n(d)} 0a{n(r)} {n(r)} 0 1 0 {n(-d)} 0z')
        return s

    def arc(s, x, y, r, a0, a1):
        """open arc, degrees, clockwise on the page for a1 > a0"""
        p = lambda a: (x+r*math.cos(math.radians(a)), y+r*math.sin(math.radians(a)))
        s.move(*p(a0))
        q = p(a1)
        qx, qy = s.r(q[0]), s.r(q[1])
        n = s.n
        s.d.append(f'a{n(r)} {n(r)} 0 {int(abs(a1-a0) > 180)} {int(a1 > a0)} {s.pair(s.r(qx-s.x), s.r(qy-s.y))}')
        s.x, s.y = qx, qy
        return s

    def arcto(s, x, y, r, sweep=1, large=0):
        x, y = s.r(x), s.r(y)
        n = s.n
        s.d.append(f'a{n(r)} {n(r)} 0 {large} {sweep} {s.pair(s.r(x-s.x), s.r(y-s.y))}')
        s.x, s.y = x, y
        return s

    def rect(s, x, y, w, h): return s.poly([(x, y), (x+w, y), (x+w, y+h), (x, y+h)])
    def __str__(s): return ''.join(s.d)
    def empty(s): return not s.d


class Pic:
    """layers in order; within a layer one path for each style"""
    def __init__(s, w, h, dec=1):
        s.w, s.h, s.dec = w, h, dec
        s.items = []
        s.pens = {}

    def pen(s, layer, **style):
        """style: fill, stroke, width, cap ..."""
        key = (layer, tuple(sorted(style.items())))
        if key not in s.pens:
            p = Pen(s.dec)
            s.pens[key] = p
            s.items.append((layer, style, p))
        return s.pens[key]

    def fill(s, layer, c, **k): return s.pen(layer, fill=c, **k)
    def line(s, layer, c, w, **k): return s.pen(layer, stroke=c, width=w, **k)

    def dot(s, layer, c, x, y, r, step=.4):
        """a round spot, drawn as a stroke: few bytes; its width in steps"""
        w = max(step, round(2*r/step)*step)
        h = 10**-s.dec
        s.line(layer, c, round(w, 3)).move(x-h/2, y).line(x+h/2, y)

    def raw(s, layer, text): s.items.append((layer, None, text))

    def svg(s):
        n = lambda v: number(v, 3)
        o = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(s.w)} {n(s.h)}">',
            '<g fill="none" stroke-linecap="round" stroke-linejoin="round">']
        for layer, st, p in sorted(s.items, key=lambda t: t[0]):
            if st is None:
                o.append(p)
                continue
            if p.empty(): continue
            a = ''
            if 'fill' in st: a += f' fill="{st["fill"]}"'
            if 'stroke' in st:
                a += f' stroke="{st["stroke"]}" stroke-width="{n(st["width"])}"'
                if st.get('cap', 'round') == 'butt': a += ' stroke-linecap="butt"'
                if 'dash' in st: a += f' stroke-dasharray="{st["dash"]}"'
            if 'fo' in st: a += f' fill-opacity="{st["fo"]}"'
            if 'so' in st: a += f' stroke-opacity="{st["so"]}"'
            if 'rule' in st: a += f' fill-rule="{st["rule"]}"'
            o.append(f'<path{a} d="{p}"/>')
        o.append('</g>\n</svg>')
        return '\n'.join(o) + '\n'

    def save(s, name):
        write(name, s.svg())


def rot(x, y, a, cx=0, cy=0):
    c, s = math.cos(a), math.sin(a)
    return cx+x*c-y*s, cy+x*s+y*c


def spline(pts, step=2.0, closed=False):
    """points along a Catmull-Rom curve, about `step` apart"""
    out = []
    n = len(pts)
    for i in range(n if closed else n-1):
        if closed: a, b, c, d = pts[i-1], pts[i], pts[(i+1) % n], pts[(i+2) % n]
        else: a, b, c, d = pts[max(0, i-1)], pts[i], pts[i+1], pts[min(n-1, i+2)]
        L = math.dist(b, c)
        m = max(1, round(L/step))
        for j in range(m):
            t = j/m
            f = lambda p0, p1, p2, p3: .5*((2*p1)+(-p0+p2)*t+(2*p0-5*p1+4*p2-p3)*t*t+(-p0+3*p1-3*p2+p3)*t**3)
            out.append((f(a[0], b[0], c[0], d[0]), f(a[1], b[1], c[1], d[1])))
    if not closed: out.append(pts[-1])
    return out


def offset(pts, dist, closed=False):
    """pts moved to the left of their direction (y down: left = up when going right) by dist (number or function of
    index share)"""
    out = []
    n = len(pts)
    for i, p in enumerate(pts):
        a = pts[i-1] if (i or closed) else p
        b = pts[(i+1) % n] if (i < n-1 or closed) else p
        dx, dy = b[0]-a[0], b[1]-a[1]
        L = math.hypot(dx, dy) or 1
        d = dist(i/(n-1)) if callable(dist) else dist
        out.append((p[0]+dy/L*d, p[1]-dx/L*d))
    return out


def inside(pt, poly):
    x, y = pt
    r = False
    j = len(poly)-1
    for i in range(len(poly)):
        xi, yi = poly[i]
        xj, yj = poly[j]
        if (yi > y) != (yj > y) and x < (xj-xi)*(y-yi)/(yj-yi)+xi: r = not r
        j = i
    return r


def dist_poly(pt, pts):
    """distance to a polyline given by near points"""
    return min(math.dist(pt, p) for p in pts)


def crossings(strands, first_over=True):
    """where strands, lists of (points, closed), cross: pairs of (strand, place on it), and which of each pair lies over:
    over and under alternate along each strand"""
    segs = []
    for si, (pts, closed) in enumerate(strands):
        n = len(pts)
        for i in range(n if closed else n-1): segs.append((si, i, pts[i], pts[(i+1) % n]))
    cr = []
    for u in range(len(segs)):
        for v in range(u+1, len(segs)):
            s1, i1, a, b = segs[u]
            s2, i2, c, d = segs[v]
            if s1 == s2 and (abs(i1-i2) <= 1 or abs(i1-i2) >= len(strands[s1][0])-1): continue
            den = (b[0]-a[0])*(d[1]-c[1])-(b[1]-a[1])*(d[0]-c[0])
            if abs(den) < 1e-9: continue
            t = ((c[0]-a[0])*(d[1]-c[1])-(c[1]-a[1])*(d[0]-c[0]))/den
            w = ((c[0]-a[0])*(b[1]-a[1])-(c[1]-a[1])*(b[0]-a[0]))/den
            if 0 <= t < 1 and 0 <= w < 1: cr.append(((s1, i1+t), (s2, i2+w)))
    # alternate along strands; spread the choice over what hangs together
    pos = {}
    for k, (p, q) in enumerate(cr):
        pos.setdefault(p[0], []).append((p[1], k, 0))
        pos.setdefault(q[0], []).append((q[1], k, 1))
    for v in pos.values(): v.sort()
    over = {}
    todo = list(pos)
    while todo:
        s = next((s for s in todo if any(k in over for _, k, _ in pos[s])), todo[0])
        todo.remove(s)
        lst = pos[s]
        base = None
        for j, (_, k, side) in enumerate(lst):
            if k in over:
                base = ((over[k] == side) ^ (j % 2 == 1))
                break
        if base is None: base = first_over
        for j, (_, k, side) in enumerate(lst):
            if k not in over: over[k] = side if (base ^ (j % 2 == 1)) else 1-side
    return cr, over


def interlace(pic, layer, strands, width, fill, edge, ew, fine=7):
    """strands: list of (points, closed). Over and under alternate along each strand. Draws ribbons with edges; at each
    crossing the upper one again."""
    cr, over = crossings(strands)
    for pts, closed in strands:
        pic.line(layer, edge, width+2*ew, cap='butt').smooth(pts, closed)
    for pts, closed in strands:
        pic.line(layer+.001, fill, width, cap='butt').smooth(pts, closed)
    for k, (p, q) in enumerate(cr):
        s, at = (p, q)[over[k]]
        pts, closed = strands[s]
        n = len(pts)
        o, oat = (p, q)[1-over[k]]
        opts, _ = strands[o]
        da = [pts[(int(at)+1) % n][i]-pts[int(at) % n][i] for i in (0, 1)]
        db = [opts[(int(oat)+1) % len(opts)][i]-opts[int(oat) % len(opts)][i] for i in (0, 1)]
        sn = abs(da[0]*db[1]-da[1]*db[0])/(math.hypot(*da)*math.hypot(*db))
        cs = math.sqrt(max(0, 1-sn*sn))
        sn = max(sn, .35)
        L = (width/2+ew)*cs/sn+(width/2)/sn+ew*.35
        def even(w, m=fine):
            acc = [0]
            for i in range(1, len(w)): acc.append(acc[-1]+math.dist(w[i-1], w[i]))
            out = []
            for j in range(m):
                t = acc[-1]*j/(m-1)
                i = max(1, next((i for i in range(1, len(acc)) if acc[i] >= t-1e-9), len(acc)-1))
                f = (t-acc[i-1])/((acc[i]-acc[i-1]) or 1)
                out.append((w[i-1][0]+(w[i][0]-w[i-1][0])*f, w[i-1][1]+(w[i][1]-w[i-1][1])*f))
            return out
        def walk(at, dist):
            i = int(at)
            t = at-i
            x = (pts[i % n][0]+(pts[(i+1) % n][0]-pts[i % n][0])*t, pts[i % n][1]+(pts[(i+1) % n][1]-pts[i % n][1])*t)
            out = [x]
            left = abs(dist)
            sg = 1 if dist > 0 else -1
            j = i+1 if sg > 0 else i
            while left > 0:
                if not closed and (j < 0 or j >= n): break
                p2 = pts[j % n]
                d = math.dist(out[-1], p2)
                if d >= left:
                    o = out[-1]
                    out.append((o[0]+(p2[0]-o[0])*left/d, o[1]+(p2[1]-o[1])*left/d))
                    break
                if d > 1e-6: out.append(p2)
                left -= d
                j += sg
            return out
        piece = even(walk(at, -L)[::-1] + walk(at, L)[1:])
        pic.line(layer+.01, edge, width+2*ew, cap='butt').smooth(piece)
        inner = even(walk(at, -L*1.16)[::-1] + walk(at, L*1.16)[1:])
        pic.line(layer+.011, fill, width, cap='butt').smooth(inner)


def ease(pts, within):
    """of a line of near points those that keep it where it is"""
    if len(pts) < 3: return pts
    (ax, ay), (bx, by) = pts[0], pts[-1]
    L = math.hypot(bx-ax, by-ay)
    far = [abs((bx-ax)*(y-ay)-(by-ay)*(x-ax))/L if L > 1e-9 else math.hypot(x-ax, y-ay) for x, y in pts]
    at = max(range(len(pts)), key=far.__getitem__)
    if far[at] <= within: return [pts[0], pts[-1]]
    return ease(pts[:at+1], within)[:-1]+ease(pts[at:], within)


def weave(pen, strands, width, gap, within):
    """strands: list of (points, closed), the points near one another. Fills ribbons that go over and under one another;
    beside the upper one the lower one ends, parallel to it. Nothing is drawn twice and nothing is a stroke."""
    cr, over = crossings(strands)
    clear = width/2+gap
    for si, (pts, closed) in enumerate(strands):
        n = len(pts)
        # The places where this strand goes under another, and the part of the other around each.
        under = []
        for k, pair in enumerate(cr):
            (s, at), (o, oat) = pair[1-over[k]], pair[over[k]]
            if s != si: continue
            upper, round_ = strands[o]
            reach = range(int(oat)-len(upper)//5, int(oat)+len(upper)//5+1)
            under.append((at, [upper[i % len(upper)] for i in reach if round_ or 0 <= i < len(upper)]))
        under.sort(key=lambda u: u[0])
        edges = [offset(pts, side*width/2, closed) for side in (1, -1)]
        if closed and not under:
            for e in edges: pen.poly(ease(e+e[:1], within)[:-1])
            continue
        if closed: runs = [(u, under[(i+1) % len(under)]) for i, u in enumerate(under)]
        else: runs = list(zip([None]+under, under+[None]))
        for start, end in runs:
            first = math.ceil(start[0]) if start else 0
            last = math.floor(end[0]) if end else n-1
            if closed and last <= first: last += n
            sides = []
            for e in edges:
                run = [e[i % n] for i in range(first, last+1)]
                for u in (u[1] for u in (start, end) if u):
                    run = trimmed(run, u, clear)
                sides.append(ease(run, within))
            if all(len(side) > 1 for side in sides): pen.poly(sides[0]+sides[1][::-1])


def trimmed(run, upper, clear):
    """a line without its points that are nearer than this to another, cut where it comes so near"""
    far = [dist_line(p, upper)-clear for p in run]
    keep = [i for i in range(len(run)) if far[i] >= 0]
    if not keep: return []
    first, last = keep[0], keep[-1]
    between = lambda i, j: tuple(run[i][k]+(run[j][k]-run[i][k])*far[i]/(far[i]-far[j]) for k in (0, 1))
    before = [between(first-1, first)] if first else []
    after = [between(last, last+1)] if last+1 < len(run) else []
    return before+run[first:last+1]+after


def dist_line(pt, pts):
    """distance to a polyline"""
    def one(a, b):
        dx, dy = b[0]-a[0], b[1]-a[1]
        t = ((pt[0]-a[0])*dx+(pt[1]-a[1])*dy)/((dx*dx+dy*dy) or 1)
        t = min(1, max(0, t))
        return math.hypot(pt[0]-a[0]-t*dx, pt[1]-a[1]-t*dy)
    return min(one(a, b) for a, b in zip(pts, pts[1:]))
