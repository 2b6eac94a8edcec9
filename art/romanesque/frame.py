"""The frame of the board: an arcade of round arches, its corners and medallions."""
from lib import *
D = '#43382d'
VO = '#b8402a'
PALE = '#f6e8c8'
OC = '#d19a3f'
GR = '#7fa592'
W = 116


def cornice(s, w):
    s.f(VO, rect(0, 0, w, 10))
    k = round(w/14.5)
    a = w/k
    s.f(PALE, ''.join(poly([(i*a, 8.6), ((i+.5)*a, 1.4), ((i+1)*a, 8.6)]) for i in range(k)))
    s.f(D, rect(0, 9, w, 2.4))


def base(s, w): s.f(D, rect(0, 89, w, 11)).f('#e9cf96', rect(0, 92, w, 5))


def edge():
    """One bay of the arcade: a bold round arch on two half columns, short and strong; y=0 outermost, y=100 at the
    board."""
    s = Svg(W, 100)
    cx = W/2
    R = 50
    r = 32
    y = 59
    s.f(OC, rect(0, 0, W, 100))
    s.fs(PALE, D, 2.2, f'M{cx-R} {y}A{R} {R} 0 0 1 {cx+R} {y}Z')
    s.f(VO, ''.join(sector(cx, y, r, R, -90+i*180/9, -90+(i+1)*180/9) for i in range(0, 9, 2)))
    s.s(D, 2.2, f'M{cx-R} {y}A{R} {R} 0 0 1 {cx+R} {y}')
    s.fs(D, D, 1, f'M{cx-r} {y}A{r} {r} 0 0 1 {cx+r} {y}V62H{W-11}V92H11V62H{cx-r}Z')
    # in the opening: a lesser arch, red, and a star
    s.f('#7c3022', f'M{cx-r+7} 90V{y}A{r-7} {r-7} 0 0 1 {cx+r-7} {y}V90Z')
    s.f('#e2b863', star(cx, 64, 15, 5.4, 4))
    s.f('#7c3022', circ(cx, 64, 2.6))
    # spandrels: a leaf between two arches
    for x in (0, W):
        s.f(D, f'M{x} 13C{x+9} 19 {x+7} 30 {x} 40C{x-7} 30 {x-9} 19 {x} 13Z').f('#e2b863',
            f'M{x} 18C{x+5} 22 {x+4} 29 {x} 35C{x-4} 29 {x-5} 22 {x} 18Z')
    for x in (0, W):
        s.fs(PALE, D, 2, rect(x-11, 66, 22, 20))
        s.f(VO, ''.join(poly([(x-11, q), (x, q+6), (x+11, q), (x+11, q+4.4), (x, q+10.4), (x-11, q+4.4)])
                for q in (66, 75)))
        s.s(D, 2, f'M{x-11} 66V86M{x+11} 66V86', cap='butt')
        s.fs(OC, D, 2, f'M{x-22} 54H{x+22}V57L{x+11} 68H{x-11}L{x-22} 57Z')
        s.f(D, poly([(x, 57), (x+4, 61.4), (x, 66), (x-4, 61.4)])+circ(x-13, 59.4, 2.4)+circ(x+13, 59.4, 2.4))
        s.fs(PALE, D, 2, rect(x-24, 48, 48, 7))
        s.fs(OC, D, 2, f'M{x-11} 83H{x+11}L{x+17} 91H{x-17}Z')
    cornice(s, W)
    base(s, W)
    s.o = [f'<clipPath id="e"><path d="M0 0H{W}V100H0Z"/></clipPath><g clip-path="url(#e)">'] + s.o + ['</g>']
    s.save('frame-edge.svg')


def plain(name, line, stone, gold):
    """The same bay in few lines, where ink is saved and where it is to be coloured in; stone: every other one of the arch."""
    s = Svg(W, 100)
    cx, y, R, r = W/2, 59, 50, 32
    s.f('#ffffff', rect(0, 0, W, 100))
    s.f(stone, ''.join(sector(cx, y, r, R, -90+i*20, -70+i*20) for i in range(0, 9, 2)))
    joints = ''.join(poly([pol(cx, y, r, a), pol(cx, y, R, a)], False) for a in range(-70, 90, 20))
    s.s(line, 2.8, joints + f'M{cx-R} {y}A{R} {R} 0 0 1 {cx+R} {y}M{cx-r} 91V{y}A{r} {r} 0 0 1 {cx+r} {y}V91'
        f'M-2 {y}H{cx-r}M{cx+r} {y}H{W+2}M-2 91H{W+2}M-2 4H{W+2}M-2 68H{cx-r}M{cx+r} 68H{W+2}', cap='butt')
    s.fs(gold, line, 2.4, star(cx, 66, 17, 7, 4))
    s.o = [f'<clipPath id="e"><path d="M0 0H{W}V100H0Z"/></clipPath><g clip-path="url(#e)">'] + s.o + ['</g>']
    s.save(f'frame-edge-{name}.svg')
    s = Svg(188, 100)
    s.f('#ffffff', rect(0, 0, 188, 100))
    s.s(line, 2.8, 'M-2 4H190M-2 91H190M-2 68H48M140 68H190M-2 59H48M140 59H190', cap='butt')
    s.fs('#ffffff', line, 2.8, circ(94, 50, 46))
    s.f(stone, ''.join(sector(94, 50, 34, 44.6, a*22.5, a*22.5+11.25) for a in range(16)))
    s.fs('#ffffff', line, 2.4, circ(94, 50, 34))
    at = lambda r, a: ' '.join(n(v) for v in pol(94, 50, r, a))
    s.fs(gold, line, 2, ''.join(
        f'M94 50C{at(22, a-24)} {at(27, a-14)} {at(31, a)}C{at(27, a+14)} {at(22, a+24)} 94 50Z'
        for a in range(0, 360, 45)))
    s.o = ['<clipPath id="e"><path d="M0 0H188V100H0Z"/></clipPath><g clip-path="url(#e)">'] + s.o + ['</g>']
    s.save(f'frame-medallion-{name}.svg')
    s = Svg()
    s.f('#ffffff', rect(0, 0, 100, 100))
    s.s(line, 2.8, 'M102 4H4V102M102 91H91V102', cap='butt')
    for i in range(0, 9, 2):
        for X, Y in ((17+i*7.3, 17), (17+i*7.3, 75.4), (17, 17+i*7.3), (75.4, 17+i*7.3)):
            s.fs('#ffffff', line, 2, rect(X, Y, 7.3, 7.3))
    for i in range(8):
        s.fs(stone if i % 2 else '#ffffff', line, 2, poly([(50, 50), pol(50, 50, 25, i*45-22.5),
                    pol(50, 50, 25, i*45+22.5)]))
    s.fs(gold, line, 2, circ(50, 50, 6))
    s.o = ['<clipPath id="e"><path d="M0 0H100V100H0Z"/></clipPath><g clip-path="url(#e)">'] + s.o + ['</g>']
    s.save(f'frame-corner-{name}.svg')


def corner():
    """A corner tower from above: a crenellated square, and its roof of eight faces."""
    s = Svg()
    s.f(D, rect(0, 0, 100, 100)).f('#e9cf96', 'M92 100V92H100V97H97V100Z')
    s.f(VO, 'M0 0H100V10H10V100H0Z')
    s.f(PALE, ''.join(poly([(x, 8.6), (x+7, 1.4), (x+14, 8.6)]) + poly([(8.6, x), (1.4, x+7), (8.6, x+14)])
            for x in (10, 24, 38, 52, 66, 80)))
    s.f(OC, rect(11.4, 11.4, 88.6, 88.6))
    s.f(D, 'M89 100V89H100V91.5H91.5V100Z')
    s.s(D, 2.4, 'M10 100V10H100', cap='butt')
    x0, w = 17, 66
    st = w/9
    s.fs(PALE, D, 2, rect(x0+4, x0+4, w-8, w-8))
    for i in range(0, 9, 2):
        for X, Y in ((x0+i*st, x0), (x0+i*st, x0+w-st), (x0, x0+i*st), (x0+w-st, x0+i*st)):
            s.fs(PALE, D, 1.8, rect(X, Y, st, st))
    c = 50
    for i in range(8):
        s.fs(('#8a3323', VO, '#d0654c', '#e08a70', '#d0654c', VO, '#8a3323', '#6d2a1e')[(i+1)%8], D, 1.4,
            poly([(c, c), pol(c, c, 25, i*45-22.5), pol(c, c, 25, i*45+22.5)]))
    s.fs('#e2b863', D, 1.8, circ(c, c, 6))
    s.o = ['<clipPath id="e"><path d="M0 0H100V100H0Z"/></clipPath><g clip-path="url(#e)">'] + s.o + ['</g>']
    s.save('frame-corner.svg')


def medallion():
    s = Svg(188, 100)
    s.f(PALE, rect(0, 0, 188, 100))
    s.f(OC, rect(0, 9, 188, 82))
    # foliage to both sides
    for m in ('translate(0 0)', 'matrix(-1 0 0 1 188 0)'):
        t = Svg()
        t.s(D, 7, 'M50 76C34 86 10 80 9 58C8 38 30 30 38 44C44 55 32 64 26 57')
        t.s(PALE, 3.4, 'M50 76C34 86 10 80 9 58C8 38 30 30 38 44C44 55 32 64 26 57')
        t.fs(GR, D, 2, 'M14 44C4 40 2 26 6 16C18 20 24 30 20 40ZM30 36C28 24 36 16 48 15C48 26 42 36 36 39Z'
            'M44 78C42 68 46 58 54 54'+'Z')
        s.g(m, t)
    s.f(VO, rect(0, 0, 188, 10))
    s.f(PALE, ''.join(poly([(x, 8.4), (x+9.4, 1.6), (x+18.8, 8.4)]) for x in [i*18.8 for i in range(10)]))
    s.f(D, rect(0, 9, 188, 2.2))
    s.f(D, rect(0, 89, 188, 11)).f('#e9cf96', rect(0, 92, 188, 5))
    s.fs(PALE, D, 2.4, circ(94, 50, 46))
    s.f(VO, ''.join(sector(94, 50, 37, 44.4, a*22.5, a*22.5+11.25) for a in range(16)))
    s.fs(D, D, 2, circ(94, 50, 36))
    at = lambda r, a: ' '.join(n(v) for v in pol(94, 50, r, a))
    s.f('#e2b863', ''.join(
        f'M94 50C{at(22, a-24)} {at(30, a-14)} {at(34, a)}C{at(30, a+14)} {at(22, a+24)} 94 50Z'
        for a in range(0, 360, 45)))
    s.fs(VO, D, 2, circ(94, 50, 11)).f(PALE, circ(94, 50, 4.6))
    s.o = ['<clipPath id="e"><path d="M0 0H188V100H0Z"/></clipPath><g clip-path="url(#e)">'] + s.o + ['</g>']
    s.save('frame-medallion.svg')


def draw():
    edge()
    plain('low', '#b08a6a', '#f0cdbd', '#f4dca4')
    plain('lines', '#7c7c7c', '#ffffff', '#ffffff')
    corner()
    medallion()
