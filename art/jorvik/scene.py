"""Things seen from the side (gables, walls, towers, ships), for the cover and the pages."""
from lib import *
DK = '#463726'
THA = '#b98640'
THAS = '#7d5a30'
THAD = '#5f4428'
RIM = '#f2cf85'
WALLW = '#8d6d48'
WALLD = '#6b5035'
DOOR = '#403327'
ST = '#a59a86'
STS = '#7f7565'
STL = '#ecdfbe'
MIST = '#f3ead6'


def gable(P, lay, x, y, w, h, depth, lean, k=0, far='#d9c9a4', plain=False):
    """a house end-on: x middle, y foot, w width, h height of the apex; k = how much mist (0..1)"""
    m = lambda c: mix(c, far, k)
    e = y-h*.42
    ap = (x, y-h)
    ov = w*.12
    L, R_ = (x-w/2-ov, e+h*.07), (x+w/2+ov, e+h*.07)
    back = lambda p, s=.86: (p[0]+lean+(x-p[0])*(1-s), p[1]-depth)
    P.fill(lay, m(THAS)).poly([R_, ap, back(ap), back(R_)])
    P.fill(lay, m(THA)).poly([L, ap, back(ap), back(L)])
    for t in () if plain else (.25, .5, .75):
        a = (L[0]+(ap[0]-L[0])*t, L[1]+(ap[1]-L[1])*t)
        b = back(a)
        P.line(lay+.001, m(THAS), .7).move(*a).line(*b)
        a = (R_[0]+(ap[0]-R_[0])*t, R_[1]+(ap[1]-R_[1])*t)
        b = back(a)
        P.line(lay+.001, m(THAD), .7).move(*a).line(*b)
    P.line(lay+.002, m(RIM), 1.3).move(*ap).line(*back(ap))
    P.fill(lay+.003, m(WALLW)).poly([(x-w/2, y), (x-w/2, e), ap, (x+w/2, e), (x+w/2, y)])
    n = 3 if plain else max(3, int(w/3.4))
    for i in range(1, n):
        px = x-w/2+w*i/n
        top = y-h*.42-(h*.58)*(1-abs(px-x)/(w/2))
        P.line(lay+.004, m(WALLD), .9, cap='butt').move(px, y).line(px, top+2)
    P.fill(lay+.005, m(DOOR)).poly([(x-w*.11, y), (x-w*.11, y-h*.3), (x+w*.11, y-h*.3), (x+w*.11, y)])
    P.line(lay+.006, m(THAD), w*.1).move(*L).line(*ap).line(*R_)
    P.line(lay+.007, m(RIM), .9).move(L[0], L[1]-w*.04).line(ap[0], ap[1]-w*.05)
    P.line(lay+.008, m(DK), 1.2).move(ap[0]-w*.1, ap[1]-h*.12).line(ap[0]+w*.08, ap[1]+h*.1).move(ap[0]+w*.1,
        ap[1]-h*.12).line(ap[0]-w*.08, ap[1]+h*.1)


def wall(P, lay, pts, h, k=0, far='#e6d3a6', tw=None):
    """a wall along foot points, with battlements"""
    m = lambda c: mix(c, far, k)
    top = [(x, y-h) for x, y in pts]
    P.fill(lay, m(ST)).poly(pts+top[::-1])
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L = x1-x0
        n = max(1, int(abs(L)/5.2))
        for i in range(n):
            x = x0+L*(i+.2)/n
            y = y0+(y1-y0)*(i+.2)/n
            P.fill(lay, m(ST)).rect(x, y-h-2.6, 2.9, 2.8)
            P.line(lay+.002, m(STL), .8, cap='butt').move(x, y-h-2.6).line(x+2.9, y-h-2.6)
        P.line(lay+.001, m(STL), .9).move(x0, y0-h+.4).line(x1, y1-h+.4)
        for j, f in enumerate((.35, .68)):
            P.line(lay+.001, m(STS), .7, dash='5 3').move(x0+j*4, y0-h*f).line(x1, y1-h*f)


def tower(P, lay, x, y, w, h, k=0, far='#e6d3a6', light=1):
    m = lambda c: mix(c, far, k)
    P.fill(lay, m(ST)).poly([(x-w/2, y), (x-w/2, y-h), (x+w/2, y-h), (x+w/2, y)])
    s = [(x, y), (x, y-h), (x+w/2, y-h), (x+w/2, y)] if light > 0 else [(x, y), (x, y-h), (x-w/2, y-h), (x-w/2, y)]
    P.fill(lay+.001, m(STS)).poly(s)
    P.fill(lay+.002, m(ST)).rect(x-w*.58, y-h-1.5, w*1.16, 3.4)
    for i in range(4): P.fill(lay+.002, m(ST)).rect(x-w*.58+i*w*.31, y-h-4.8, w*.2, 4)
    P.line(lay+.003, m(STL), .9, cap='butt').move(x-w*.58, y-h-1.4).line(x+w*.58, y-h-1.4)
    P.fill(lay+.004, m(DOOR)).rect(x-w*.06, y-h*.62, w*.12, h*.2)


def shield(P, lay, x, y, r, i, dark=False):
    if dark:
        P.fill(lay, '#2f343e').circle(x, y, r)
        P.fill(lay+.001, '#21456c' if i % 2 else '#3a3530').circle(x, y, r*.84)
        for q in range(4):
            a = q*math.pi/2+i
            P.line(lay+.002, '#dca63c', r*.2, cap='butt').smooth([(x+r*t*math.cos(a+b), y+r*t*math.sin(a+b)) for t,
                    b in ((.25, -.9), (.5, -.45), (.82, 0))])
    else:
        P.fill(lay, '#6b2515').circle(x, y, r)
        f = ['#f9eed3', '#e2b65c', '#c4472d', '#f9eed3', '#e2b65c'][i % 5]
        g = ['#c4472d', '#f9eed3', '#f9eed3', '#e2b65c', '#c4472d'][i % 5]
        P.fill(lay+.001, f).circle(x, y, r*.82)
        k = i % 3
        if k == 0: P.fill(lay+.002, g).move(x, y-r*.82).arcto(x, y+r*.82, r*.82, 0).close()
        elif k == 1:
            P.fill(lay+.002, g).move(x, y-r*.82).arcto(x+r*.82, y, r*.82, 1).line(x, y).close().move(x,
                y+r*.82).arcto(x-r*.82, y, r*.82, 1).line(x, y).close()
        else:
            P.fill(lay+.002, g).move(x-r*.58, y-r*.58).arcto(x+r*.58, y-r*.58, r*.82, 1).line(x, y).close().move(
                x+r*.58, y+r*.58).arcto(x-r*.58, y+r*.58, r*.82, 1).line(x, y).close()
    if r > 5.5:
        P.fill(lay+.003, '#3a332c').circle(x, y, r*.3)
        P.fill(lay+.004, '#c9cfd0').circle(x-r*.04, y-r*.04, r*.17)
    else: P.dot(lay+.003, '#3a332c', x, y, r*.28, .2)


def longship(P, lay, x, y, s, flip=False, sail=True, oars=True, furled=False, dark=False, sc=('#b5402a', '#f2dfb4')):
    """x middle, y waterline, s scale (1: about 200 long); prow to the right"""
    d = -1 if flip else 1
    T = lambda a, b: (x+d*a*s, y+b*s)
    HU = '#4a3825'
    HL = '#7c5c36'
    HD = '#3f3327'
    if sail:
        P.line(lay, HD, 3*s).move(*T(-4, -20)).line(*T(-4, -128))
        # sail bellies toward the prow
        n = 6
        def S(u, v):    # u across 0..1, v down 0..1
            bx = -56+106*u
            by = -118-4*u
            bul = math.sin(math.pi*v)*9+v*4
            wid = 1-.07*v
            return T((bx+3)*wid-3+bul, by+v*(82-6*math.sin(math.pi*u)))
        for i in range(n):
            A = [S(i/n, v/4) for v in range(5)]
            B = [S((i+1)/n, v/4) for v in range(5)][::-1]
            p = P.fill(lay+.01, sc[i % 2])
            p.smooth(A)
            p.line(*B[0])
            for j in range(4):
                a, b, c, e = B[max(0, j-1)], B[j], B[j+1], B[min(4, j+2)]
                p.cubic(b[0]+(c[0]-a[0])/6, b[1]+(c[1]-a[1])/6, c[0]-(e[0]-b[0])/6, c[1]-(e[1]-b[1])/6, *c)
            p.close()
        for i in range(n):    # the shaded right part of each stripe
            A = [S((i+.68)/n, v/4) for v in range(5)]
            B = [S((i+1)/n, v/4) for v in range(5)][::-1]
            P.fill(lay+.015, mix(sc[i % 2], '#7a4a26', .28)).poly(A+B)
        P.line(lay+.02, HD, 3.2*s).move(*T(-62, -118)).line(*T(56, -122))
        P.line(lay+.02, HD, 1.1*max(1, s)).move(*S(0, 1)).line(*T(-70, -20))
        P.line(lay+.02, HD, 1.1*max(1, s)).move(*S(1, 1)).line(*T(72, -22))
        P.line(lay-.01, HD, 1.0).move(*T(-4, -126)).line(*T(96, -30))
        P.line(lay-.01, HD, 1.0).move(*T(-4, -126)).line(*T(-96, -30))
    elif furled:
        P.line(lay, HD, 3*s).move(*T(-4, -20)).line(*T(-4, -120))
        P.line(lay+.01, HD, 3*s).move(*T(-44, -96)).line(*T(40, -112))
        P.line(lay+.02, sc[1], 6*s).move(*T(-38, -94)).line(*T(34, -108))
        P.line(lay-.01, HD, 1.0).move(*T(-4, -118)).line(*T(92, -30))
        P.line(lay-.01, HD, 1.0).move(*T(-4, -118)).line(*T(-92, -30))
    # hull
    up = [(-104, -52), (-98, -34), (-80, -18), (-40, -12), (0, -11), (40, -12), (78, -18), (96, -34), (103, -56)]
    lo = [(98, -58), (92, -34), (84, -14), (72, 2), (-74, 2), (-88, -14), (-96, -32), (-101, -52)]
    P.fill(lay+.1, HU).smooth([T(*p) for p in up]+[T(*p) for p in lo], True, .12)
    p = P.fill(lay+.1, HU)
    p.poly([T(-86, -16), T(-40, -12), T(40, -12), T(84, -16), T(74, 3), T(-76, 3)])
    for yy, e in ((-6, 80), (-1, 76)):
        P.line(lay+.12, HL, 1.2*max(1, s*.8)).smooth([T(-e-6, yy-8), T(-e+20, yy+1), T(0, yy+2), T(e-20, yy+1),
                T(e+6, yy-8)])
    P.line(lay+.12, '#d1a159', 1.6*max(.8, s)).smooth([T(*q) for q in up[1:-1]])
    # prow: a beast's head; stern: a spiral
    hd = [(99, -54), (100, -62), (103, -69), (109, -73), (116, -72), (123, -67), (120, -65), (114, -65.5), (119, -62),
        (113, -61), (108, -62), (106, -56), (104, -52)]
    P.fill(lay+.13, HU).smooth([T(*q) for q in hd], True, .1)
    P.fill(lay+.14, '#dca63c').circle(*T(108.5, -68.5), 1.4*s)
    P.line(lay+.13, HU, 2.4*s).smooth([T(103, -70), T(100, -75), T(102, -79)])
    P.line(lay+.13, HU, 3.6*s).smooth([T(-102.5, -50), T(-104, -60), T(-100, -68), T(-93, -67), T(-92, -61),
            T(-96, -59.5)])
    for i in range(11):
        shield(P, lay+.2+.01*(i % 2), *T(-66+i*13.2, -13.5+abs(i-5)*-.28), 7.2*s, i, dark)
    if oars:
        for i in range(8):
            P.line(lay+.4, HD, 1.5*max(.8, s)).move(*T(-56+i*16, -5)).line(*T(-72+i*16, 13))
            P.line(lay+.4, HD, 2.6*max(.8, s)).move(*T(-69+i*16, 9.6)).line(*T(-73+i*16, 14))
