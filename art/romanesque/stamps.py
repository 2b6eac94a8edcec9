"""Roundels over 2 x 2 squares for boards of any size: the beasts, a wheel and a star."""
from lib import *
import beasts
from beasts import BEASTS


def ring(s, R):
    s.f('#f9f1de', circ(100, 100, R))
    s.f('#5f4b38', circ(100, 100, R))
    s.f('#fbf3df', circ(100, 100, R-4.4))
    k = 48
    s.f('#b5482f',
        ''.join(poly([pol(100, 100, R-8, i*360/k), pol(100, 100, R-8, (i+1)*360/k),
                    pol(100, 100, R-20, (i+.5)*360/k)]) for i in range(k)))
    s.f('#fbf3df', '')
    s.s('#5f4b38', 3, circ(100, 100, R-21.6))
    s.f('#fbf3df', circ(100, 100, R-23))


def joints(s, R):
    j = ''.join(circ(100, 100, x) for x in (18, 36, 54) if x<R)
    for k, (a, b) in enumerate(((18, 36), (36, 54), (54, R))):
        m = (12, 20, 28)[k]
        for i in range(m):
            j += poly([pol(100, 100, a, i*360/m+k*7), pol(100, 100, b, i*360/m+k*7)], False)
    s.s('#e3d3b0', 1.1, j)


def main():
    for name, f in BEASTS.items():
        s = Svg(200, 200)
        ring(s, 96)
        joints(s, 73)
        g = Svg()
        f(g, '#ecd3a0', '#dcb87f', '#e0a78f', 1.6)
        s.g('translate(100 100) scale(1.4) translate(-50 -50)', g)
        s.save(f'roundel-{name}.svg')
    s = Svg(200, 200)
    ring(s, 96)
    joints(s, 73)
    for i in range(8):
        a = i*45
        p = pol(100, 100, 70, a)
        q = pol(100, 100, 40, a-24)
        q2 = pol(100, 100, 40, a+24)
        u = pol(100, 100, 66, a-16)
        u2 = pol(100, 100, 66, a+16)
        s.fs('#ecd3a0' if i%2 else '#d6dccb', '#a98d68', 1.6,
            f'M100 100Q{n(q[0])} {n(q[1])} {n(u[0])} {n(u[1])}Q{n(p[0])} {n(p[1])} {n(p[0])} {n(p[1])}'
            f'Q{n(p[0])} {n(p[1])} {n(u2[0])} {n(u2[1])}Q{n(q2[0])} {n(q2[1])} 100 100Z')
    s.fs('#b5482f', '#5f4b38', 2, circ(100, 100, 13))
    s.fs('#fbf3df', '#5f4b38', 1.6, circ(100, 100, 5))
    s.save('roundel-wheel.svg')
    # a star of eight, one great star over four squares
    s = Svg(200, 200)
    ring(s, 96)
    joints(s, 73)
    for k, (c1, c2) in enumerate((('#e6bda2', '#f0d4bf'),)):
        for i in range(8):
            a = i*45
            s.f(c1, poly([(100, 100), pol(100, 100, 72, a), pol(100, 100, 30, a+22.5)]))
            s.f(c2, poly([(100, 100), pol(100, 100, 72, a), pol(100, 100, 30, a-22.5)]))
    s.s('#a98d68', 1.6, star(100, 100, 72, 30, 8))
    s.fs('#7fa492', '#5f4b38', 2, circ(100, 100, 13))
    s.fs('#fbf3df', '#5f4b38', 1.6, circ(100, 100, 5))
    s.save('roundel-star.svg')


def draw():
    beasts.L = '#5f4b38'
    main()
