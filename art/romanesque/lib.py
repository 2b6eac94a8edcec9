"""Colours of the set, paths, and a noise of its own, a hash of whole numbers."""
import math
from common import mix, number as n, write
# Colours. INK is the darkest that prints on a folded sheet (C+M+Y below 240 %).
INK = '#3d342b'
SEPIA = '#6b5843'
CREAM = '#f7eed8'
OCHRE = '#c98e2d'
GOLD = '#e0b355'
VERM = '#b8321d'
DEEP = '#8c2517'
VERD = '#4f8674'
PINE = '#2c5047'
WHITE = '#fffaec'


def poly(pts, close=True, d=1):
    q = [(round(x, d), round(y, d)) for x, y in pts]
    out = f'M{n(q[0][0],d)} {n(q[0][1],d)}'
    px, py = q[0]
    first = True
    for x, y in q[1:]:
        dx, dy = x-px, y-py
        px, py = x, y
        t = n(dx, d)
        u = n(dy, d)
        out += ('l' if first else ('' if t.startswith('-') else ' ')) + t + (u if u.startswith('-') else ' '+u)
        first = False
    return out + ('z' if close else '')


def circ(x, y, r, d=1):
    return f'M{n(x-r,d)} {n(y,d)}a{n(r,d)} {n(r,d)} 0 1 0 {n(2*r,d)} 0a{n(r,d)} {n(r,d)} 0 1 0 {n(-2*r,d)} 0z'


def rect(x, y, w, h, d=1): return f'M{n(x,d)} {n(y,d)}h{n(w,d)}v{n(h,d)}h{n(-w,d)}z'
def pol(cx, cy, r, a):    # 0 = up, clockwise
    a = math.radians(a)
    return cx+r*math.sin(a), cy-r*math.cos(a)


def sector(cx, cy, r0, r1, a0, a1, d=1):
    """A piece of a ring between the angles a0 and a1 (0 = up, clockwise)."""
    p = [pol(cx, cy, r1, a0), pol(cx, cy, r1, a1), pol(cx, cy, r0, a1), pol(cx, cy, r0, a0)]
    big = 1 if a1-a0 > 180 else 0
    s = (f'M{n(p[0][0],d)} {n(p[0][1],d)}A{n(r1,d)} {n(r1,d)} 0 {big} 1 {n(p[1][0],d)} {n(p[1][1],d)}'
        f'L{n(p[2][0],d)} {n(p[2][1],d)}')
    if r0 > 0: s += f'A{n(r0,d)} {n(r0,d)} 0 {big} 0 {n(p[3][0],d)} {n(p[3][1],d)}'
    return s + 'z'


def star(cx, cy, r1, r0, k, turn=0):
    return poly([pol(cx, cy, r1 if i % 2 == 0 else r0, turn+i*180/k) for i in range(2*k)])


def noise(*k):
    """0 to 1, the same always: a hash of whole numbers."""
    h = 2166136261
    for v in k:
        h ^= (int(v) & 0xffffffff)
        h = (h*16777619) & 0xffffffff
        h ^= h >> 15
        h = (h*2246822519) & 0xffffffff
    h ^= h >> 13
    h = (h*3266489917) & 0xffffffff
    h ^= h >> 16
    return h/4294967296


class Svg:
    def __init__(self, w=100, h=100, d=1): self.w, self.h, self.o, self.d = w, h, [], d

    def f(self, fill, path, extra=''):
        if path: self.o.append(f'<path fill="{fill}" d="{path}"{extra}/>')
        return self

    def s(self, stroke, width, path, extra='', cap='round'):
        if path:
            c = ' stroke-linecap="round" stroke-linejoin="round"' if cap == 'round' else (' stroke-linejoin="round"'
                if cap == 'butt' else '')
            self.o.append(f'<path fill="none" stroke="{stroke}" stroke-width="{n(width,2)}"{c} d="{path}"{extra}/>')
        return self

    def fs(self, fill, stroke, width, path, extra=''):
        self.o.append(f'<path fill="{fill}" stroke="{stroke}" stroke-width="{n(width,2)}" stroke-linejoin="round" '
            f'd="{path}"{extra}/>')
        return self

    def c(self, fill, x, y, r, stroke=None, width=0):
        st = f' stroke="{stroke}" stroke-width="{n(width,2)}"' if stroke else ''
        self.o.append(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{st}/>')
        return self

    def raw(self, t):
        self.o.append(t)
        return self
    def g(self, tr, inner):
        self.o.append(f'<g transform="{tr}">{inner.body() if isinstance(inner, Svg) else inner}</g>')
        return self
    def body(self): return ''.join(self.o)
    def text(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(self.w)} {n(self.h)}">' + '\n'.join(self.o)
            + '\n</svg>\n')

    def save(self, name):
        write(name, self.text())


