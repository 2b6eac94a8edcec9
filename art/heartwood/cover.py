"""The cover, a picture in inlaid wood: two at a board before a fire; the board runs out of it towards us."""
import re
from lib import *
from pieces import CROWN
from squares import head, rosette
X0, Y0, X1, Y1 = 13, 13, 387, 287


def wall():
    b = []
    x = X0
    i = 0
    lines = []
    while x < X1:
        w = 19 + 11*rnd(301, 1, i)
        m = abs((x+w/2)-200)/187
        t = max(0, 1-m*1.15)
        b.append(path(rect(x, Y0, min(w, X1-x)+.3, 195), mix('#45372d', '#7a5031', t*.85 + .12*rnd(301, 2, i))))
        k = 0
        gx = x+2.5
        while gx < min(x+w-1.5, X1-1):
            a = 2.4*(rnd(301, 3, i*20+k)-.5)
            lines.append('M%s %sc%s 60 %s 120 %s 195' % (f(gx), f(Y0), f(a), f(-a), f(a*.5)))
            gx += 3.5+4*rnd(301, 4, i*20+k)
            k += 1
        x += w
        i += 1
    b.append(stroke(lines, '#4b392c', .9))
    return b


def hearth():
    b = []
    cx, cy = 200, 142
    cols = ['#9a8468', '#89745a', '#a68f71', '#7d6a53', '#937d61']
    per = {}
    n = 15
    for i in range(n):
        a0, a1 = 180+180/n*i+.45, 180+180/n*(i+1)-.45
        d = 'M%sA101 101 0 0 1 %sL%sA80 80 0 0 0 %sZ' % (pt(P(101, a0, cx, cy)), pt(P(101, a1, cx, cy)),
            pt(P(80, a1, cx, cy)), pt(P(80, a0, cx, cy)))
        per.setdefault(cols[i*3 % 5], []).append(d)
    for j in range(3):
        for sx in (-1, 1):
            x = cx-101 if sx < 0 else cx+80
            per.setdefault(cols[(j*2+(sx > 0)) % 5], []).append(rect(x, cy+.9+18*j, 21, 16.6))
    b.append(path('M%s 200V%sA103 103 0 0 1 %s %sV200Z' % (f(cx-103), f(cy), f(cx+103), f(cy)), '#45372d'))
    for c, d in sorted(per.items()): b.append(path(d, c))
    inner = lambda r: 'M%s 200V%sA%s %s 0 0 1 %s %sV200Z' % (f(cx-r), f(cy), f(r), f(r), f(cx+r), f(cy))
    b += [path(inner(78), '#5f2614'), path(inner(66), '#732c16'), path(inner(53), '#8f3a1a')]
    # flames are lenses, drawn from one point like a rosette that has been set alight
    base = (200, 205)
    def fl(a, L, w, bend):
        tip = (base[0]+L*math.sin(math.radians(a)), base[1]-L*math.cos(math.radians(a)))
        root = (base[0]+a*.55, base[1])
        mx, my = (root[0]+tip[0])/2, (root[1]+tip[1])/2
        nx, ny = (tip[1]-root[1]), -(tip[0]-root[0])
        l = math.hypot(nx, ny)
        nx /= l
        ny /= l
        c1 = (mx+nx*(w+bend), my+ny*(w+bend)+L*.18)
        c2 = (mx-nx*(w-bend), my-ny*(w-bend)+L*.18)
        return 'M%sQ%s %sQ%s %sZ' % (pt(root), pt(c1), pt(tip), pt(c2), pt(root))
    for col, sc, ws in ((R1, 1, 1), (A2, .82, .82), (A1, .64, .66), ('#f8dd98', .46, .52)):
        b.append(path([fl(a, L*sc, w*ws, bd*ws) for a, L, w, bd in ((-46, 82, 15, -6), (-27, 104, 17, 7),
                        (-9, 126, 21, -7), (11, 114, 20, 8), (30, 100, 17, -6), (48, 78, 14, 6))], col))
    b.append(path(''.join(circ(200+70*(rnd(333, 1, i)-.5)*1.5, 78+60*rnd(333, 2, i), .8+.7*rnd(333, 3, i))
                for i in range(16)), A1))
    return b


HZ, F_, c_ = 104, 330, .265


def S(k):    # screen distance from the horizon at row line k (0 is the far edge)
    return 1/(1/88.0 - k*c_/F_)


def Q(u, k):    # u in squares from the middle line, k rows from the far edge
    s = S(k)
    return (200+u*c_*s, HZ+s)




def table():
    b = []
    poly_t = 'M84 184H316L387 250V287H13V250Z'
    b.append(path(poly_t, '#8a5f3a'))
    # planks of the table, towards the vanishing point
    ln, hi = [], []
    for i in range(-9, 10):
        x = 200+i*24+5*rnd(310, 1, i+20)
        dx = (x-200)/(184-HZ)
        ln.append('M%s 184L%s 287' % (f(x), f(200+dx*(287-HZ))))
        for j in range(2):
            xx = x+8+7*j
            dx2 = (xx-200)/80
            hi.append('M%s 185L%s 287' % (f(xx), f(200+dx2*183)))
    b.append('<clipPath id="t"><path d="%s"/></clipPath><g clip-path="url(#t)">' % poly_t)
    b += [stroke(hi, '#7d5533', 1), stroke(ln, '#5d4029', 1.3), '</g>']
    return b


N = 9


def board():
    h_ = N/2
    rows = 9.6
    b = ['<clipPath id="p"><path d="%s"/></clipPath><g clip-path="url(#p)">' % rect(X0, Y0, X1-X0, Y1-Y0)]
    sh = .45
    b.append(path(poly([Q(-h_-.75, -.6), Q(h_+.75, -.6), Q(h_+.75, rows), Q(-h_-.75, rows)]), '#4a3626'))
    b.append(path(poly([Q(-h_-.62, -.52), Q(h_+.62, -.52), Q(h_+.62, rows), Q(-h_-.62, rows)]), '#7d5836'))
    b.append(path(poly([Q(-h_-.18, -.16), Q(h_+.18, -.16), Q(h_+.18, rows), Q(-h_-.18, rows)]), M2))
    # frame: row of lozenges
    t = []
    for i in range(18):
        u = -h_+.25+i*.5
        t.append(poly([Q(u-.2, -.34), Q(u, -.46), Q(u+.2, -.34), Q(u, -.22)]))
    for i in range(19):
        for sx in (-1, 1):
            k = .25+i*.5
            t.append(poly([Q(sx*(h_+.4)-.14, k), Q(sx*(h_+.4), k-.2), Q(sx*(h_+.4)+.14, k), Q(sx*(h_+.4), k+.2)]))
    b.append(path(t, A1))
    tones = ['#f0ddb8', '#e6cda2', '#dcbf92', '#d0b082', '#c3a174']
    ks = [0, 1.7, 3.35, 5.3, 7.2, rows]
    for i in range(5):
        b.append(path(poly([Q(-h_, ks[i]), Q(h_, ks[i]), Q(h_, ks[i+1]), Q(-h_, ks[i+1])]), tones[i]))
    # inlay: town and camps
    town = [(0, 2), (0, 3), (-1, 4), (0, 5), (0, 6), (1, 4), (-2, 4), (2, 4)]
    town = [(u, k) for u in range(-4, 5) for k in range(9) if abs(u)+abs(k-4) <= 2]
    camp = [(u, 0) for u in (-1, 0, 1)] + [(0, 1)] + [(sx*4, k) for sx in (-1, 1) for k in (3, 4, 5)] + [(sx*3, 4)
        for sx in (-1, 1)]
    sq = lambda u, k: poly([Q(u-.5, k), Q(u+.5, k), Q(u+.5, k+1), Q(u-.5, k+1)])
    b.append(path([sq(*x) for x in town], '#f8eed4'))
    b.append(path([sq(*x) for x in camp], W1))
    b.append(path(sq(0, 4), '#d98d5f'))
    g = []
    for i in range(N+1):
        u = -h_+i
        g.append('M%sL%s' % (pt(Q(u, 0)), pt(Q(u, rows))))
    for k in range(10): g.append('M%sL%s' % (pt(Q(-h_, k)), pt(Q(h_, k))))
    b.append(stroke(g, '#69472b', 1))
    b.append('</g>')
    return b


def man(u, k, dark, lift=0):
    x, y = Q(u, k+.5)
    r = c_*(y-HZ)*.34
    y0 = y
    y -= lift
    o = []
    if dark: body, hi, lo, rim = '#3a332d', '#8f836b', '#3a332d', A1
    else: body, hi, lo, rim = M1, '#fff8e6', '#c79a5b', A1
    s = r
    shp = 'M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sA%s %s 0 0 1 %s %sZ' % (f(x-s), f(y), f(x-s*.98), f(y-s*.5),
        f(x-s*.62), f(y-s*.55), f(x-s*.62), f(y-s*.85), f(x-s*.62), f(y-s*1.75), f(x+s*.62), f(y-s*1.75), f(x+s*.62),
        f(y-s*.85), f(s), f(s*.42), f(x-s), f(y))
    shp = 'M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sA%s %s 0 0 1 %s %sZ' % tuple(f(v)
        for v in (x-s, y, x-s, y-s*.55, x-s*.7, y-s*.5, x-s*.66, y-s*.95, x-s*.64, y-s*1.8, x+s*.64, y-s*1.8, x+s*.66,
            y-s*.95, x+s*.7, y-s*.5, x+s, y-s*.55, x+s, y, s, s*.42, x-s, y))
    return (y0, x, y, s, shp, dark, lift)


def men():
    L = []
    light = [(-1, 2), (1, 2), (-2, 3), (2, 4), (-1, 5), (1, 5), (-2, 6), (2, 6)]
    darkm = [(-1, 0), (1, 0), (0, 1), (3, 1), (-4, 2), (-3, 4), (4, 3), (3, 5), (-4, 5), (-1, 7), (2, 8), (-3, 7)]
    for u, k in light: L.append(man(u, k, False))
    for u, k in darkm: L.append(man(u, k, True))
    L.sort(key=lambda v: v[0])
    sh, o = [], []
    for y0, x, y, s, shp, dark, lift in L:
        dx = (x-200)/(y0-HZ)*s*1.1
        sh.append('M%s %sQ%s %s %s %sQ%s %s %s %sZ' % tuple(f(v) for v in (x-s, y0, x-s*.7+dx, y0+s*1.7, x+dx*1.15,
                    y0+s*1.75, x+s*.7+dx, y0+s*1.7, x+s, y0)))
    kx, ky = Q(0, 4.6)
    sh.append('M%s %sQ%s %s %s %sQ%s %s %s %sZ' % tuple(f(v) for v in (kx-15.5, ky, kx-13, ky+32, kx, ky+33, kx+13,
                ky+32, kx+15.5, ky)))
    out = ['<g clip-path="url(#p)">', path(sh, '#ba935f')]
    king_done = False
    for y0, x, y, s, shp, dark, lift in L:
        if not king_done and y0 > Q(0, 4.5)[1]+1:
            out += king()
            king_done = True
        cres = 'M%s %sQ%s %s %s %sQ%s %s %s %sZ' % tuple(f(v) for v in (x-s*.55, y-s*1.1, x, y-s*1.95, x+s*.55,
                y-s*1.1, x, y-s*1.52, x-s*.55, y-s*1.1))
        neck = 'M%s %sQ%s %s %s %s' % tuple(f(v) for v in (x-s*.68, y-s*.75, x, y-s*.42, x+s*.68, y-s*.75))
        foot = 'M%s %sC%s %s %s %s %s %sQ%s %s %s %sC%s %s %s %s %s %sA%s %s 0 0 1 %s %sZ' % tuple(f(v)
            for v in (x-s, y, x-s, y-s*.5, x-s*.7, y-s*.5, x-s*.68, y-s*.75, x, y-s*.42, x+s*.68, y-s*.75, x+s*.7,
                y-s*.5, x+s, y-s*.5, x+s, y, s, s*.42, x-s, y))
        if dark:
            out += [path(shp, '#3a332d'), path(foot, '#4a4038'), path(cres, A1),
                stroke(neck, '#a89a7b', max(.9, s*.12))]
        else:
            out += [path(shp, '#ecd5a4'), path(foot, '#dcbd85'), path(cres, '#fffaf0'),
                stroke(neck, R2, max(.9, s*.12))]
    out.append('</g>')
    return out


def king():
    """A bust on a turned foot: the head of the disc, in the round."""
    x, y = Q(0, 4.6)
    s = 15.5
    b = []
    b.append(path('M%s %sC%s %s %s %s %s %sL%s %sC%s %s %s %s %s %sA%s %s 0 0 1 %s %sZ' % tuple(f(v) for v in (x-s, y,
                    x-s, y-9, x-11, y-14, x-10, y-27, x+10, y-27, x+11, y-14, x+s, y-9, x+s, y, s, 6, x-s, y)), R2))
    b.append(path('M%s %sC%s %s %s %s %s %sL%s %sC%s %s %s %s %s %sA%s %s 0 0 1 %s %sZ' % tuple(f(v)
                for v in (x+3, y+5.9, x+4, y-9, x+4, y-14, x+3, y-27, x+10, y-27, x+11, y-14, x+s, y-9, x+s, y, s, 6,
                    x+3, y+5.9)), R3))
    b.append(stroke('M%s %sQ%s %s %s %sM%s %sQ%s %s %s %s' % tuple(f(v) for v in (x-15, y-5, x, y+1, x+15, y-5,
                    x-12.4, y-12, x, y-7, x+12.4, y-12)), A1, 1.5))
    b.append('<g transform="translate(%s %s) scale(.37)">' % (f(x), f(y-36))
        + stroke('M-35 -22L-44 -54L-27 -44L-17 -64L-6 -47L0 -72L6 -47L17 -64L27 -44L44 -54L35 -22Z', R3, 7,
            'stroke-linejoin="round"') + '</g>')
    b.append(head(x, y-36, .37, hair='#e6d2a6', hair2='#a17c4c', crown=CROWN))
    return b


def veneer(name, d, col, x0, x1, y0, y1, slope):
    """Grain of one piece of veneer."""
    g = []
    y = y0-60
    i = 0
    while y < y1+60:
        p = [(x0+(x1-x0)*k/5, y+slope*(x0+(x1-x0)*k/5-(x0+x1)/2)+2.5*math.sin(k*1.3+i*.35)) for k in range(6)]
        g.append(spline(p))
        y += 3.4+4.2*rnd(371, i)
        i += 1
    return ['<clipPath id="%s"><path d="%s"/></clipPath><g clip-path="url(#%s)">' % (name, d, name),
        stroke(g, col, .9), '</g>']


def people():
    b = []
    # ---- left: an old man in a knitted cap, seen from the side
    # coat
    b.append(path('M88 112C70 120 38 124 13 150V260L60 215L108 184L146 186C146 168 138 148 122 138Z', '#642813'))
    b.append(path('M122 138C138 148 146 168 146 186L132 186C132 166 122 152 108 146Z', '#8c3b1e'))    # lit front
    b.insert(1, '@')
    b.append(stroke('M60 128C50 150 46 190 50 222M86 122C80 146 84 168 94 190M36 136C28 160 26 200 28 240', '#552a1b',
            1.8))
    b.append(path('M84 76C78 92 80 112 88 120L102 124L106 84Z', '#a39a8a'))    # hair
    # face
    b.append(path('M92 74L120 76L124 84.500L122 89L133.500 100.500C133 103.500 128 104.500 125 104.500L124 114'
            'L98 120C90 110 88 92 92 74Z', '#d39a66'))
    # light of the fire on it
    b.append(
        path('M120 76L124 84.500L122 89L133.500 100.500C133 103.500 128 104.500 125 104.500L123 98L117 92L118 84Z',
            '#f0c48a'))
    b.append(path('M94 92C90 92 89 99 92 103C94 106 98 105 98 101Z', '#b87b4c'))
    # beard
    b.append(path('M124.500 103C131 102 136 106 134.500 111C140 124 134 144 123 154C110 150 98 138 94 118L97 106'
            'C104 114 114 112 124.500 103Z', '#c9c1b0'))
    b.append(path('M124.500 103C131 102 136 106 134.500 111C140 124 134 144 123 154C121 152 119 150.500 118 149'
            'C128 138 131 124 126 112C120 114 114 113 110 112C116 110 120 107 124.500 103Z', '#efe6d2'))
    b.append(stroke('M102 116C104 126 108 136 115 144M109 115C112 124 116 132 121 138', '#a39a8a', 1.5))
    b.append(path('M110 91.500Q115 87 121 89.500Q117 93.500 110 91.500Z', '#3a332d'))
    b.append(stroke('M108 86.500Q115 81 122.500 84', '#efe6d2', 2.4))
    b.append(path('M82 80C76 52 96 44 106 46C120 47 126 60 124 77C110 72 94 73 82 80Z', G2))
    b.append(path('M112 47.500C122 52 126 64 124 77L116 75C118 64 117 54 112 47.500Z', G1))
    b.append(path('M80 84C79 78 80 75 84 74C96 69 112 69 125 73C127 75 127 79 126 81C112 77 94 78 80 84Z', G3))
    b.append(stroke('M88 74L89 80M96 71.500L97 77.500M104 70.500L104.500 76.500M112 71L112 77M119 72L118.500 78', G2,
            1.2))
    b[1] = ''.join(veneer('cl', 'M88 112C70 120 38 124 13 150V260L60 215L108 184L146 186C146 168 138 148 122 138Z',
            '#6f2e19', 13, 150, 110, 240, .35))
    i0 = len(b)
    # ---- right: a young woman with a plait
    b.append(path('M312 112C330 120 362 126 387 152V260L340 215L292 184L256 186C256 168 264 150 280 138Z', G2))
    b.append(path('M280 138C264 150 256 168 256 186L270 186C270 168 280 154 292 146Z', G1))
    b.insert(i0+1,
        ''.join(veneer('cr', 'M312 112C330 120 362 126 387 152V260L340 215L292 184L256 186C256 168 264 150 280 138Z',
                '#47756a', 250, 390, 110, 240, -.35)))
    b.append(stroke('M340 128C350 150 354 190 350 222M364 138C372 160 374 200 372 240', '#34574d', 1.8))
    b.append(path('M282 120L300 112L312 124C306 134 296 142 288 146L276 141Z', '#b87b4c'))    # neck
    b.append(path('M284 74L280 86L281 89L271.500 99.500C271.500 102 274 103.500 276.500 103.500L274 107L276 109'
            'L274.500 112.500C275 117 277 121 281 121C290 121 298 117 304 110L308 80Z', '#d9a06c'))
    b.append(path('M284 74L280 86L281 89L271.500 99.500C271.500 102 274 103.500 276.500 103.500L274 107L276 109'
            'L274.500 112.500C275 117 277 121 281 121C284 121 286 120.500 288 120C282 116 282 110 283 104'
            'L281 98L287 90L287 82Z', '#f5cd95'))
    b.append(path('M283 91Q287.500 87.500 293 90.500Q288.500 95 283 91Z', '#3a332d'))
    b.append(stroke('M281.500 85.500Q288 81.500 294.500 85', '#642813', 2))
    b.append(path('M275 106.800L281 107.400L275.600 109.400Z', R2))
    b.append(path('M279 82C278 62 292 50 306 52C326 54 332 74 328 92C327 108 322 118 312 122C306 118 303 110 303 '
            '102C304 94 302 86 296 80C291 78 285 78 279 82Z', '#a5602b'))
    b.append(path('M279 82C278 62 292 50 306 52C298 56 290 64 289 77C285 78 282 79.500 279 82Z', A2))
    b.append(stroke('M292 77C294 66 302 58 312 58M298 80C302 70 310 64 320 67M303 90C308 80 318 76 326 80'
            'M305 102C310 92 318 88 327 91', '#7d431f', 1.5))
    # plait, falling forward
    D, L = [], []
    px, py = 313, 120
    for i in range(6):
        y = py+i*9.5
        x = px-2.2*i+.25*i*i
        chip((x+5.5, y-2), (x-2.5, y+10), 4, D, L) if i % 2 else chip((x-5.5, y-2), (x+2.5, y+10), 4, D, L)
    b += [path(L, A2), path(D, '#8a4a1f')]
    b.append(path('M308 171L316 173L313 186L306 184Z', A1))
    return b


def arms():
    b = []
    # left: forearm laid along the table
    b.append(path('M13 206C40 188 66 186 92 200L132 214C138 217 137 226 130 227L84 226C56 232 36 250 13 270Z',
            '#74301a'))
    b.append(path('M40 196C60 187 76 190 92 200L132 214C136 216 137 219 136 222L90 208C70 200 56 196 40 196Z',
            '#9c4a26'))
    b.append(path('M124 211L134 214C137 218 136 226 131 228L122 227Z', G3))
    b.append(path('M133 214C142 213 152 215 158 219C162 222 160 225 155 224.500L160 227C162 229.500 159 231.500 '
            '155 230.500L150 231C142 231 136 229 132 227.500Z', '#d39a66'))
    b.append(path('M133 214C142 213 152 215 158 219C159 220 159.500 221 159.500 222C150 219 142 218 134 218Z',
            '#f0c48a'))
    b.append(stroke('M155 224.500L146 223M154 228L147 227', '#a8693c', 1.2))
    # right: sleeve up, hand with a man it has just lifted
    b.append(path('M387 190C372 170 350 164 336 172L276 184C269 186 268 196 275 199L330 208C352 216 372 238 387 262Z',
            '#4d7f71'))
    b.append(path('M350 168C344 168 340 169.500 336 172L276 184C271 185.500 269.500 189 270 193L330 184'
            'C344 180 352 174 350 168Z', G1))
    b.append(path('M281 182L274 184C268 187 268 196 274 199L282 200Z', A1))
    return b


def hand():
    b = []
    m = (0, 252, 196, 10.5)
    x, y, s = m[1], m[2], m[3]
    shp = man(0, 3, True)[4]
    b.append(path('M273 184.500C266 183 258 182 253 184C246 183 242 187 243 190C240 192 241 196 245 196.500L250 197'
            'C248 199 250 202 254 201.500L266 200C270 200 273 199.500 275 198.500Z', '#d9a06c'))
    b.append(path('M273 184.500C266 183 258 182 253 184C246 183 242 187 243 190L262 188L273 189Z', '#f5cd95'))
    b.append(stroke('M243.500 190.500L256 191M246 196.600L258 195.500', '#a8693c', 1.2))
    return b


def lifted():
    x, y, s = 245, 209, 10
    b = [path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sA%s %s 0 0 1 %s %sZ' % tuple(f(v)
                for v in (x-s, y, x-s, y-s*.55, x-s*.7, y-s*.5, x-s*.66, y-s*.95, x-s*.64, y-s*1.8, x+s*.64, y-s*1.8,
                    x+s*.66, y-s*.95, x+s*.7, y-s*.5, x+s, y-s*.55, x+s, y, s, s*.42, x-s, y)), '#3a332d')]
    b.append(stroke('M%s %sQ%s %s %s %s' % tuple(f(v) for v in (x-s*.66, y-s*.75, x, y-s*.45, x+s*.66, y-s*.75)),
            '#a89a7b', 1.3))
    return b


def border():
    b = [path('M0 0H400V300H0ZM%s %sV%sH%sV%sZ' % (f(X0), f(Y0), f(Y1), f(X1), f(Y0)), '#7d5836')]
    b.append(path('M1.500 1.500h397v297h-397zM3.500 3.500v293h393v-293z', '#69472b'))
    t, u = [], []
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


GRAINS = {'#4b392c', '#7d5533', '#6f2e19', '#47756a', '#5d4029'}


def lines(svg, tint):
    """The picture as lines: forms white (or with a breath of their colour), with a line around; grain left out."""
    pen = '#4a3a2c' if tint else '#484848'

    def one(m):
        s = m.group(0)
        st = re.search(r'stroke="(#[0-9a-f]+)"', s)
        fl = re.search(r' fill="(#[0-9a-f]+|none)"', s)
        if fl.group(1) == 'none':
            if not st: return ''
            if st.group(1) in GRAINS: return ''
            return re.sub(r'stroke-width="[^"]+"', 'stroke-width="1"', s.replace(st.group(1), mix(st.group(1), pen, .5) if tint
                    else pen))
        col = fl.group(1)
        lum = sum(int(col[i:i+2], 16) for i in (1, 3, 5))
        face = mix(col, '#ffffff', .72 if lum < 420 else .6) if tint else '#ffffff'
        return s.replace(' fill="%s"' % col,
            ' fill="%s" stroke="%s" stroke-width=".9" stroke-linejoin="round"' % (face, pen))
    return re.sub(r'<path [^>]*/>', lambda m: m.group(0) if 'clipPath' in m.group(0) else one(m), svg)


def draw():
    b = ['<clipPath id="q"><path d="%s"/></clipPath><g clip-path="url(#q)">' % rect(X0, Y0, X1-X0, Y1-Y0)]
    b += wall() + hearth() + people() + table() + board() + men() + lifted() + arms() + hand()
    b.append('</g>')
    b += border()
    save('cover', 400, 300, b)
    text = '\n'.join(b)
    clips = re.findall(r'<clipPath.*?</clipPath>', text)
    for i, k in enumerate(clips): text = text.replace(k, '@%d@' % i)
    # all planks of the wall are one form there
    for name, tint in (('cover-low', True), ('cover-lines', False)):
        u = lines(text, tint)
        for i, k in enumerate(clips): u = u.replace('@%d@' % i, k)
        save(name, 400, 300, u)
