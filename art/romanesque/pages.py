"""The pages: head of the story, tailpieces, initial, cards, the back of the board, the box."""
from lib import *
from pieces import kite, sword, head, crown, octofoil
import beasts
from beasts import BEASTS, leaf
DK = '#33291f'
VO = '#b8321d'
OC = '#d19a3f'
PA = '#f6e8c8'
GR = '#4f8674'
PN = '#2c5047'


def arcade():
    """Story-head: nine arches with swords, shields and the king."""
    s = Svg(600, 100)
    w = 64
    x0 = 12
    s.fs(PA, DK, 1.2, 'M2 8H598V92H2Z')
    s.f(OC, rect(2, 8, 596, 44))
    for i in range(9):
        cx = x0+w/2+i*w
        y = 50
        r = 23
        g = VO if i==4 else (DK if i%2==0 else PN)
        s.f(g, f'M{cx-r} {y}A{r} {r} 0 0 1 {cx+r} {y}V90H{cx-r}Z')
        s.f(PA, sector(cx, y, r, 30, -90, 90))
        s.f(VO, ''.join(sector(cx, y, r, 30, -90+a*20, -70+a*20) for a in range(0, 9, 2)))
        s.s(DK, 1, f'M{cx-r} {y}A{r} {r} 0 0 1 {cx+r} {y}M{cx-30} {y}A30 30 0 0 1 {cx+30} {y}', cap='butt')
        if i==4:
            s.raw(f'<clipPath id="kk"><path d="M{cx-r+.5} {y}A{r-.5} {r-.5} 0 0 1 {cx+r-.5} {y}V90H{cx-r+.5}Z"/>'
                '</clipPath>')
            h = Svg()
            h.fs('#f3e2bd', DK, 1.4, 'M8 110C12 88 26 80 38 76L50 84L62 76C74 80 88 88 92 110Z')
            h.fs(GR, DK, 1.2, 'M36 76C40 84 46 87 50 87C54 87 60 84 64 76L70 79C66 92 58 97 50 97C42 97 34 92 30 79Z')
            head(h)
            crown(h, 35.5, 19, 18.4)
            s.raw('<g clip-path="url(#kk)">')
            s.g(f'translate({cx} 63) scale(.7) translate(-50 -50)', h)
            s.raw('</g>')
        elif i%2==0:
            k = {0:'lobes3', 2:'disc', 6:'nut', 8:'lobes5'}[i]
            s.g(f'translate({cx} 40) scale(.74) rotate(180)' if i in (2, 6) else f'translate({cx} 77) scale(.7)',
                sword(k, 'flat', 58 if i in (2, 6) else 60))
        else:
            s.g(f'translate({cx} 60) scale(.62) translate(-50 -50)',
                kite({1:0, 3:2, 5:5, 7:4}[i]).body().replace('id="k"', f'id="k{i}"').replace('url(#k)',
                    f'url(#k{i})'))
    for i in range(10):
        cx = x0+i*w
        s.fs(PA, DK, 1, rect(cx-5.4, 60, 10.8, 24))
        p = ''.join((poly([(cx-5, y+4), (cx+5, y), (cx+5, y+2.6), (cx-5, y+6.6)]) if i%2
                else poly([(cx-5, y), (cx, y+3), (cx+5, y), (cx+5, y+2.4), (cx, y+5.4), (cx-5, y+2.4)]))
            for y in (62, 69, 76))
        s.f(GR if i%2 else VO, p)
        s.fs(OC, DK, 1, f'M{cx-9.6} 53H{cx+9.6}L{cx+5.4} 61H{cx-5.4}Z').fs(PA, DK, 1,
            rect(cx-10.6, 49, 21.2, 4.6)).fs(OC, DK, 1, f'M{cx-5.4} 83H{cx+5.4}L{cx+9} 90H{cx-9}Z')
        if 0<i<9: s.f(DK, star(cx, 24, 5.4, 2, 4))
    s.fs(VO, DK, 1, rect(1, 1, 598, 9))
    s.f(PA, ''.join(poly([(3+i*11, 8.6), (8.5+i*11, 2.6), (14+i*11, 8.6)]) for i in range(54)))
    s.fs(PA, DK, 1.2, rect(1, 90, 598, 9))
    s.f(VO, ''.join(rect(4+i*10.6, 92.6, 6, 3.8) for i in range(56)))
    s.save('story-head.svg')




def tailpieces():
    # 1: two lions on either side of a tree
    s = Svg(300, 100)
    for m in ('translate(40 2)', 'matrix(-1 0 0 1 260 2)'):
        g = Svg()
        BEASTS['lion'](g, '#e0b355', '#c98e2d', VO, 1.7)
        s.g('matrix(-1 0 0 1 128 4)' if m.startswith('tr') else 'matrix(1 0 0 1 172 4)', g)
    s.s(DK, 6.4, 'M150 86V40M150 66C140 66 136 58 138 50M150 66C160 66 164 58 162 50')
    s.s(GR, 3.6, 'M150 86V40M150 66C140 66 136 58 138 50M150 66C160 66 164 58 162 50')
    s.fs(GR, DK, 1.4, leaf(150, 42, 0, 30))
    s.fs(VO, DK, 1.3, leaf(138, 51, -24, 15)+leaf(162, 51, 24, 15))
    s.fs(PA, DK, 1.4, 'M20 86H280V91H20Z')
    s.f(VO, ''.join(poly([(24+i*12, 90.2), (30+i*12, 86.8), (36+i*12, 90.2)]) for i in range(21)))
    s.save('tailpiece-1.svg')
    # 2: a sword lying, a crown above, leaves to both sides
    s = Svg(300, 100)
    g = Svg()
    crown(g, 36, 22, 22)
    s.g('translate(150 40) scale(1.35) translate(-50 -24)', g)
    s.fs('#efe2c3', DK, 1.3, 'M90 70.4L204 72.4L226 76L204 79.6L90 81.6Z')
    s.s('#b9a27a', 1.6, 'M92 76H196')
    s.fs(OC, DK, 1.3, rect(70, 72.6, 16, 6.8))
    s.s(DK, 1.1, 'M74 72.6V79.4M78 72.6V79.4M82 72.6V79.4', cap='butt')
    s.fs(OC, DK, 1.3, rect(85, 58, 6.4, 36))
    s.fs(OC, DK, 1.3, 'M70 66C66 62 58 63 60 70C54 69 52 73 53.6 76C52 79 54 83 60 82C58 89 66 90 70 86Z')
    s.s(DK, 1, 'M60 70L70 72M60 82L70 80')
    for m in ('translate(0 0)', 'matrix(-1 0 0 1 300 0)'):
        t = Svg()
        d = 'M106 44C90 30 66 34 66 50C66 62 84 64 86 52M66 50C58 38 44 36 38 44C34 52 44 58 48 51'
        t.s(DK, 5, d).s(GR, 2.8, d).fs(VO, DK, 1.2, leaf(86, 53, 10, 11)+leaf(48, 51, 40, 9)).fs(GR, DK, 1.2,
            leaf(67, 46, -40, 16))
        s.g(m, t)
    s.save('tailpiece-2.svg')
    # 3: a knot of two straps
    s = Svg(300, 100)
    k = 5
    P1 = [(30+240*i/200, 50+24*math.sin(math.pi*k*i/200)*1) for i in range(201)]
    P2 = [(x, 100-y) for x, y in P1]
    def strap(p, c):
        s.s(DK, 10.4, poly(p, False), cap='butt').s(c, 8, poly(p, False), cap='butt').s(DK, .9, poly(p, False),
            cap='butt')
    strap(P1, OC)
    strap(P2, VO)
    for j in range(k+1):    # every other crossing again, the first strap over
        if j%2 and 0<j<k:
            c = round(200*j/k)
            strap(P1[max(0, c-12):c+13], OC)
    for x, a in ((30, -90), (270, 90)):
        s.fs(GR, DK, 1.3, leaf(x, 50, a, 26))
        s.fs(PA, DK, 1.3, circ(x, 50, 7))
        s.f(VO, circ(x, 50, 3))
    for j in range(k):
        x = 30+240*(j+.5)/k
        s.fs(DK, DK, .5, circ(x, 50, 6.4))
        s.f(PA, star(x, 50, 5.4, 2.2, 4))
    s.save('tailpiece-3.svg')


def lionmask(s, x, y, k, c1='#e0b355', c3=VO):
    g = Svg()
    m = ''
    for i in range(12):
        a = i*30
        m += leafp(31, 32, a)
    g.fs(c3, DK, 1.6, m).f(c3, circ(31, 32, 11))
    g.fs(c1, DK, 1.6,
        'M23.4 25C21.6 21.6 24.6 19.4 27 22Q31 20.4 35 22C37.4 19.4 40.4 21.6 38.6 25C40.6 30 39.4 35.6 36.4 '
        '38.6C34.6 41.4 27.4 41.4 25.6 38.6C22.6 35.6 21.4 30 23.4 25Z')
    g.s(DK, 1.4, 'M25 27.6Q28 25.6 29.8 28L29.4 34.4Q31 36.4 32.6 34.4L32.2 28Q34 25.6 37 27.6'
        'M27.6 37.4Q31 39.8 34.4 37.4')
    g.f(DK, circ(27.2, 30, 1.4)+circ(34.8, 30, 1.4))
    s.g(f'translate({x} {y}) scale({k}) translate(-31 -31.6)', g)


def leafp(x, y, a):
    p = pol(x, y, 9, a-16)
    q = pol(x, y, 19, a)
    r = pol(x, y, 9, a+16)
    u = pol(x, y, 15, a-13)
    v = pol(x, y, 15, a+13)
    return f'M{n(p[0])} {n(p[1])}Q{n(u[0])} {n(u[1])} {n(q[0])} {n(q[1])}Q{n(v[0])} {n(v[1])} {n(r[0])} {n(r[1])}Z'


def initial():
    s = Svg()
    s.fs(VO, DK, 1.6, rect(1, 1, 98, 98))
    s.f(PN, rect(5, 5, 90, 90))
    s.fs('#fbf3df', OC, 1.6, rect(18, 18, 64, 64))
    # pale scrolls in the middle, hardly there
    s.f('#f5e8c9', octofoil(17, 8, 9.4))
    s.s('#eddcb4', 1.2, octofoil(19.6, 8, 10.4))
    s.f('#fbf3df', circ(50, 50, 13))
    for x, y in ((24, 24), (76, 24), (76, 76), (24, 76)):
        s.f('#ecd3c0', star(x, y, 4.6, 1.9, 4))
    d = ''
    side = 'M18 11.5C24 5.6 30 5.6 34 11.5C38 17.4 44 17.4 50 11.5C56 5.6 62 5.6 66 11.5C70 17.4 76 17.4 82 11.5'
    lv = leaf(26, 13, 180, 5)+leaf(42, 10, 0, 5)+leaf(58, 13, 180, 5)+leaf(74, 10, 0, 5)
    for a in (0, 90, 180, 270):
        s.g(f'rotate({a} 50 50)', Svg().s('#e0b355', 2, side).f('#f6e8c8', lv))
    for x, y in ((12, 12), (88, 12), (88, 88), (12, 88)): lionmask(s, x, y, .56)
    s.save('initial.svg')


def ringed(s, cx, cy, R, k=40, bg='#fbf3df'):
    s.fs(DK, DK, 1, circ(cx, cy, R))
    s.f(OC, circ(cx, cy, R-1.6))
    s.f(VO, circ(cx, cy, R-4))
    s.f(PA,
        ''.join(poly([pol(cx, cy, R-4.4, i*360/k), pol(cx, cy, R-4.4, (i+1)*360/k), pol(cx, cy, R-11, (i+.5)*360/k)])
            for i in range(k)))
    s.fs(OC, DK, 1, circ(cx, cy, R-11.6))
    s.fs(bg, DK, 1.2, circ(cx, cy, R-14))


def emblems():
    s = Svg()
    ringed(s, 50, 50, 49, 36)
    g = Svg()
    BEASTS['lion'](g, '#e0b355', '#c98e2d', VO, 2)
    s.g('translate(50.5 50) scale(.7) translate(-49 -51)', g)
    s.save('vignette.svg')
    # the box: the king among the four beasts
    s = Svg(300, 300)
    s.f(PN, rect(-6, -6, 312, 312))
    s.s('#e0b355', 2.4, rect(8, 8, 284, 284), cap='butt')
    p = ''
    for i in range(26):
        a = 11+i*10.7
        p += poly([(a, 12), (a+10.7, 12), (a+5.3, 20)])+poly([(a, 288), (a+10.7, 288), (a+5.3, 280)])+poly([(12, a),
                (12, a+10.7), (20, a+5.3)])+poly([(288, a), (288, a+10.7), (280, a+5.3)])
    s.f(VO, p)
    s.s('#e0b355', 1.4, rect(21, 21, 258, 258), cap='butt')
    for (x, y), b, m in (((62, 62), 'stag', -1), ((238, 62), 'lion', 1), ((62, 238), 'elephant', -1),
        ((238, 238), 'griffin', 1)):
        s.fs(PA, DK, 1.2, circ(x, y, 39)).s(VO, 3, circ(x, y, 36)).s(DK, .9, circ(x, y, 33.8))
        g = Svg()
        BEASTS[b](g, '#e0b355', '#c98e2d', VO, 2)
        s.g(f'translate({x} {y}) scale({.62*m} .62) translate(-50 -51)', g)
    s.fs(OC, DK, 1.6, circ(150, 150, 92))
    s.f(DK, ''.join(circ(*pol(150, 150, 86, a), 1.7) for a in range(0, 360, 9)))
    s.fs(PA, DK, 1.4, circ(150, 150, 80))
    k = 40
    s.f(VO,
        ''.join(poly([pol(150, 150, 79.4, i*360/k), pol(150, 150, 79.4, (i+1)*360/k),
                    pol(150, 150, 71, (i+.5)*360/k)]) for i in range(k)))
    s.g('translate(150 150) scale(1.52) translate(-50 -50)', kingdisc())
    s.save('box-face.svg')
    # back of the board: a wheel of marbles
    s = Svg(300, 300)
    s.f('#f3e3c0', rect(-6, -6, 312, 312))
    for ring, (r0, r1, k) in enumerate(((16, 44, 8), (44, 72, 16), (72, 100, 24), (100, 128, 32))):
        for i in range(k):
            a0 = i*360/k+(180/k if ring%2 else 0)
            a1 = a0+360/k
            m = (a0+a1)/2
            s.f(('#b8432c', '#d6a654', '#86a896', '#6b5843')[((ring+ (i%2)*2)%4)],
                poly([pol(150, 150, r1, a0+1), pol(150, 150, r1, a1-1), pol(150, 150, r0+1.4, m)]))
    for r in (16, 44, 72, 100, 128): s.s('#65513b', 1.8, circ(150, 150, r))
    s.fs(VO, DK, 1.6, circ(150, 150, 15)).f(PA, star(150, 150, 12, 5, 8))
    s.s('#65513b', 6, rect(10, 10, 280, 280), cap='butt').s('#d6a654', 2.4, rect(10, 10, 280, 280), cap='butt')
    for x, y in ((38, 38), (262, 38), (262, 262), (38, 262)):
        s.fs('#b8432c', '#65513b', 1.6, circ(x, y, 20)).f(PA, star(x, y, 17, 7, 8)).f(OC, circ(x, y, 5))
    s.save('board-back.svg')


def kingdisc():
    s = Svg()
    s.fs(VO, DK, 1.2, octofoil(30, 8, 15))
    s.s('#e0b355', .9, octofoil(29, 8, 13.6))
    s.raw(f'<clipPath id="o2"><path d="{octofoil(29,8,13.4)}"/></clipPath>')
    t = Svg()
    t.fs('#f3e2bd', DK, 1, 'M16 100C17 84 26 77 38 74L50 80L62 74C74 77 83 84 84 100Z')
    t.fs(GR, DK, .9,
        'M36 74C40 82 46 85 50 85C54 85 60 82 64 74L69 76.5C65 88 57 92.5 50 92.5C43 92.5 35 88 31 76.5Z')
    t.f('#e0b355', ''.join(circ(x, y, 1.3) for x, y in ((35.6, 80.4), (40.6, 86), (59.4, 86), (64.4, 80.4))))
    s.raw('<g clip-path="url(#o2)">').raw(t.body()).raw('</g>')
    h = Svg()
    head(h)
    crown(h, 35.5, 19, 18.4)
    s.g('translate(50 50) scale(1.02) translate(-50 -47.4)', h)
    return s


def draw():
    beasts.L = DK
    arcade()
    tailpieces()
    initial()
    emblems()
