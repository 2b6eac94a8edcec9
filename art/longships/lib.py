"""Paths, shapes, compass roses and the digits of soundings, as text of SVG."""
import math, random, re
import xml.etree.ElementTree as ET
from common import mix, number as n, write


def nums(vals, d=1):
    out = ''
    for v in vals:
        s = n(v, d)
        if out and not s.startswith('-'): out += ' '
        out += s
    return out


class Path:
    """A path of relative commands; coordinates are given absolute."""
    def __init__(self, d=1):
        self.o = []
        self.d = d
        self.x = self.y = 0.0
        self.last = ''
        self.sx = self.sy = 0.0
    def _r(self, v): return round(v, self.d)

    def _put(self, c, vals):
        s = nums(vals, self.d)
        if c == self.last and c not in 'Mm':
            self.o.append(('' if s.startswith('-') else ' ') + s)
        else: self.o.append(c + s)
        self.last = c

    def M(self, x, y):
        x, y = self._r(x), self._r(y)
        if not self.o: self._put('M', (x, y))
        else:
            self._put('m', (x - self.x, y - self.y))
            self.last = 'm'
        self.x, self.y = x, y
        self.sx, self.sy = x, y
        return self

    def L(self, *pts):
        for x, y in zip(pts[::2], pts[1::2]):
            x, y = self._r(x), self._r(y)
            self._put('l', (x - self.x, y - self.y))
            self.x, self.y = x, y
        return self

    def C(self, *v):
        for i in range(0, len(v), 6):
            q = [self._r(a) for a in v[i:i+6]]
            self._put('c', [q[0]-self.x, q[1]-self.y, q[2]-self.x, q[3]-self.y, q[4]-self.x, q[5]-self.y])
            self.x, self.y = q[4], q[5]
        return self

    def Q(self, *v):
        for i in range(0, len(v), 4):
            q = [self._r(a) for a in v[i:i+4]]
            self._put('q', [q[0]-self.x, q[1]-self.y, q[2]-self.x, q[3]-self.y])
            self.x, self.y = q[2], q[3]
        return self

    def Z(self):
        self.o.append('z')
        self.last = 'z'
        self.x, self.y = self.sx, self.sy
        return self

    def poly(self, pts, close=True):
        self.M(*pts[0])
        for p in pts[1:]: self.L(*p)
        return self.Z() if close else self

    def circle(self, cx, cy, r):
        k = .5523*r
        self.M(cx+r, cy).C(cx+r, cy+k, cx+k, cy+r, cx, cy+r, cx-k, cy+r, cx-r, cy+k, cx-r, cy, cx-r, cy-k, cx-k, cy-r,
            cx, cy-r, cx+k, cy-r, cx+r, cy-k, cx+r, cy)
        return self.Z()

    def dot(self, cx, cy, r):    # a small lozenge-like dot with few nodes
        self.M(cx-r, cy).Q(cx-r, cy-r, cx, cy-r, cx+r, cy-r, cx+r, cy, cx+r, cy+r, cx, cy+r, cx-r, cy+r, cx-r, cy)
        return self.Z()

    def smooth(self, pts, closed=False, t=1/6):
        m = len(pts)
        g = (lambda i: pts[i % m]) if closed else (lambda i: pts[max(0, min(m-1, i))])
        self.M(*pts[0])
        for i in range(m if closed else m-1):
            p0, p1, p2, p3 = g(i-1), g(i), g(i+1), g(i+2)
            self.C(p1[0]+(p2[0]-p0[0])*t, p1[1]+(p2[1]-p0[1])*t, p2[0]-(p3[0]-p1[0])*t, p2[1]-(p3[1]-p1[1])*t, *p2)
        return self.Z() if closed else self

    def crescent(self, x0, y0, x1, y1, h, w):
        """A tapered stroke from one point to another, bulging by h to its left, w thick in the middle."""
        mx, my = (x0+x1)/2, (y0+y1)/2
        dx, dy = x1-x0, y1-y0
        l = math.hypot(dx, dy) or 1
        ux, uy = dy/l, -dx/l
        self.M(x0, y0).Q(mx+ux*2*h, my+uy*2*h, x1, y1, mx+ux*2*(h-w), my+uy*2*(h-w), x0, y0)
        return self.Z()

    def __str__(self): return ''.join(self.o)
    def __bool__(self): return bool(self.o)


def fill(p, c, **k): return f'<path d="{p}" fill="{c}"{ex(k)}/>' if p else ''
def line(p, c, w, **k):
    return f'<path d="{p}" fill="none" stroke="{c}" stroke-width="{n(w,2)}"{ex(k)}/>' if p else ''
def ex(k): return ''.join(f' {a.replace("_","-")}="{v}"' for a, v in k.items())
def both(p, c, s, w, **k):
    return f'<path d="{p}" fill="{c}" stroke="{s}" stroke-width="{n(w,2)}" stroke-linejoin="round"{ex(k)}/>'
def circ(x, y, r, c, **k):
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r,2)}" fill="{c}"{ex(k)}/>'
def ring(x, y, r, c, w, **k):
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r,2)}" fill="none" stroke="{c}" stroke-width="{n(w,2)}"{ex(k)}/>'
def rect(x, y, w, h, c, **k):
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{c}"{ex(k)}/>'
def g(inner, t): return f'<g transform="{t}">{inner}</g>'
def svg(w, h, inner):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(w)} {n(h)}">{inner}</svg>\n'

def clipped(w, h, inner):
    return svg(w, h, f'<clipPath id="page"><rect width="{n(w)}" height="{n(h)}"/></clipPath>'
        f'<g clip-path="url(#page)">{inner}</g>')


def polar(cx, cy, r, a):
    """a in degrees, 0 = up, clockwise."""
    a = math.radians(a)
    return cx + r*math.sin(a), cy - r*math.cos(a)


def coast(pts, rnd, rough=.22, depth=4, closed=True):
    """Breaks a polygon into a ragged shore."""
    pts = list(pts)
    for k in range(depth):
        new = []
        for i, p in enumerate(pts):
            new.append(p)
            if i == len(pts)-1 and not closed: break
            q = pts[(i+1) % len(pts)]
            dx, dy = q[0]-p[0], q[1]-p[1]
            l = math.hypot(dx, dy)
            if l < 1.1: continue
            o = rnd.uniform(-rough, rough)
            t = rnd.uniform(.42, .58)
            new.append((p[0]+dx*t-dy*o, p[1]+dy*t+dx*o))
        pts = new
    return pts


DIGITS = {    # strokes on a grid 4 wide, 6 high
    '0': [[(2, 0), (4, 2), (4, 4), (2, 6), (0, 4), (0, 2), (2, 0)]],
    '1': [[(.6, 1.2), (2, 0), (2, 6)]],
    '2': [[(.2, 1.4), (1.2, .1), (3, .1), (3.8, 1.6), (2.6, 3.6), (0, 6), (4, 6)]],
    '3': [[(.2, .6), (2.4, 0), (3.6, 1.4), (1.6, 2.8), (3.8, 4.2), (2.4, 6), (.1, 5.4)]],
    '4': [[(3, 6), (3, 0), (0, 4.2), (4, 4.2)]],
    '5': [[(3.6, 0), (.6, 0), (.4, 2.6), (2.6, 2.3), (3.9, 4.2), (2.2, 6), (.1, 5.5)]],
    '6': [[(3.4, .1), (1, 1.8), (.1, 4.2), (1.8, 6), (3.8, 4.6), (2.4, 2.8), (.4, 3.6)]],
    '7': [[(0, 0), (4, 0), (1.4, 6)]],
    '8': [[(2, 0), (3.6, 1.4), (.4, 4.4), (2, 6), (3.6, 4.4), (.4, 1.4), (2, 0)]],
    '9': [[(.6, 5.9), (3, 4.2), (3.9, 1.8), (2.2, 0), (.2, 1.4), (1.6, 3.2), (3.6, 2.4)]],
}


def number(path, text, x, y, h):
    s = h/6
    w = 5.4*s
    x -= w*len(text)/2 - .7*s
    y -= h/2
    for ch in text:
        for st in DIGITS[ch]:
            pts = [(x+a*s, y+b*s) for a, b in st]
            if len(pts) > 3: path.smooth(pts)
            else: path.poly(pts, close=False)
        x += w


def spike(cx, cy, r, a, rin, da, PL, PD):
    tip = polar(cx, cy, r, a)
    p = polar(cx, cy, rin, a-da)
    q = polar(cx, cy, rin, a+da)
    PL.poly([(cx, cy), p, tip])
    PD.poly([(cx, cy), tip, q])


def rose(cx, cy, R, c, ringw=.35, north=True, d=1, finest=0, band=''):
    """Compass rose of 16 points. c: dict line, light, dark (fill of shaded halves), minor_l, minor_d, face. No line in it is
    thinner than `finest`; `band` lies between its circles instead of the degrees."""
    thin, thinner = max(ringw*.8, finest), max(ringw*.7, finest)
    o = []
    if c.get('face'): o.append(circ(cx, cy, R*.8, c['face']))
    if ringw:
        o.append(ring(cx, cy, R*.8, c['line'], ringw))
        o.append(band)
        o.append(ring(cx, cy, R*.72, c['line'], thinner))
        t = Path(d)
        for i in range(0 if band else 32):
            a = i*11.25
            x, y = polar(cx, cy, R*.72, a)
            X, Y = polar(cx, cy, R*.8, a)
            t.M(x, y).L(X, Y)
        o.append(line(t, c['line'], thin))
    for lst, rr, ri, da, L, D in (([22.5+45*i for i in range(8)], .66, .2, 11.25, c['minor_l'], c['minor_d']),
                          ([45+90*i for i in range(4)], .86, .22, 22, c['mid_l'], c['mid_d']),
                          ([90*i for i in range(4)], 1.0, .2, 24, c['light'], c['dark'])):
        pl, pd, out = Path(d), Path(d), Path(d)
        for a in lst:
            spike(cx, cy, R*rr, a, R*ri, da, pl, pd)
        o.append(fill(pl, L))
        o.append(fill(pd, D))
        for a in lst:
            out.poly([polar(cx, cy, R*ri, a-da), polar(cx, cy, R*rr, a), polar(cx, cy, R*ri, a+da)], close=False)
        if ringw: o.append(line(out, c['line'], thin, stroke_linejoin='round'))
    o.append(circ(cx, cy, R*.13, c['light'], stroke=c['line'], stroke_width=n(max(ringw, .2), 2)))
    o.append(circ(cx, cy, R*.06, c['dark']))
    return ''.join(o)


KEPT = {'#a8332a', '#2f6f93', '#efc25c', '#d8a94e', '#e9bf3c', '#efbf2f', '#d5452f'}


def in_lines(text, tint, fine=.9, rims=(), plain=()):
    """A picture as lines for the inks that save: forms white, or with a breath of their colour, and a line around each.
    Forms in a colour of `rims` are all rim, those of `plain` have none. No line is finer than `fine`, in units of the
    picture, however small the form is drawn."""
    ns = '{http://www.w3.org/2000/svg}'
    ET.register_namespace('', ns[1:-1])
    root = ET.fromstring(text)
    pen = '#33454f' if tint else '#404040'

    def light(c): return sum(int(c[i:i+2], 16)*k for i, k in ((1, .3), (3, .59), (5, .11)))

    def walk(e, scale):
        for child in list(e):
            tag = child.tag.removeprefix(ns)
            if tag in ('clipPath', 'linearGradient', 'radialGradient'): continue
            s = scale
            for name, values in re.findall(r'(\w+)\(([^)]*)\)', child.get('transform', '')):
                v = [abs(float(x)) for x in values.replace(',', ' ').split()]
                if name == 'scale': s *= math.sqrt(v[0]*(v[1] if len(v) > 1 else v[0]))
            if tag in ('path', 'rect', 'circle', 'ellipse', 'polygon', 'line'):
                face, edge = child.get('fill', 'none'), child.get('stroke', 'none')
                if any(float(child.get(k, 1)) < 1 for k in ('fill-opacity', 'stroke-opacity')) or face[0] == 'u':
                    e.remove(child)
                    continue
                w = float(child.get('stroke-width', 1))*s
                if face in rims: child.set('fill', pen)
                elif face in plain: child.set('fill', mix(face, '#ffffff', .4 if tint else 1))
                elif face != 'none':
                    if not tint: child.set('fill', '#ffffff')
                    else:
                        share = .15 if face in KEPT else .8 if light(face) < 90 else .88
                        child.set('fill', mix(face, '#ffffff', share))
                    is_pale = edge != 'none' and light(edge) >= 150
                    child.set('stroke', mix(edge, pen, .6) if tint and is_pale else pen)
                    child.set('stroke-width', n(min(max(w if edge != 'none' else fine, fine), 1.4*fine)/s, 2))
                    child.set('stroke-linejoin', 'round')
                    if tag == 'rect' and float(child.get('x', 0)) < 0:    # a band that goes on beyond both ends
                        x, y, long, high = (float(child.get(k)) for k in ('x', 'y', 'width', 'height'))
                        d = Path().M(x, y).L(x+long, y).M(x, y+high).L(x+long, y+high)
                        two = ET.Element(ns + 'path', d=str(d), fill='none')
                        for k in ('stroke', 'stroke-width'): two.set(k, child.attrib.pop(k))
                        e.insert(list(e).index(child) + 1, two)
                elif edge != 'none':
                    pale = light(edge) > 150
                    child.set('stroke', (mix(edge, pen, .5 if pale else .1)) if tint else '#9c9c9c' if pale else pen)
                    child.set('stroke-width', n(min(max(w, fine), 1.4*fine)/s, 2))
            walk(child, s)
    walk(root, 1.0)
    sheet = root.find(ns + 'rect')    # the paper has no edge
    if sheet is not None:
        for key in ('stroke', 'stroke-width', 'stroke-linejoin'): sheet.attrib.pop(key, None)
        sheet.set('fill', '#ffffff')
    return ET.tostring(root, encoding='unicode') + '\n'
