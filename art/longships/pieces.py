"""The discs: ships seen from above, linen against tar; backs and the signs for diagrams."""
from lib import *

LEAST = 1.06    # the finest line of a disc: 0.2 mm where it is 19 mm wide


def hull(L, W, y0=0, full=.2):
    h, w = L/2, W/2
    return Path().M(0, y0-h).C(w*.45, y0-h*.82, w, y0-h*(.72-full), w, y0, w, y0+h*(.72-full), w*.45, y0+h*.82, 0, y0+h,
        -w*.45, y0+h*.82, -w, y0+h*(.72-full), -w, y0, -w, y0-h*(.72-full), -w*.45, y0-h*.82, 0, y0-h).Z()


def half(L, W, y0=0, full=.2):
    h, w = L/2, W/2
    return Path().M(0, y0-h).C(w*.45, y0-h*.82, w, y0-h*(.72-full), w, y0, w, y0+h*(.72-full), w*.45, y0+h*.82, 0,
        y0+h).Z()


def width_at(t):    # of a hull, t from -1 bow to 1 stern, as part of its half width
    return max(0, 1-abs(t)**2.3)


def sail_shape(w, top, foot, yc, tuck=3):
    """A square sail seen from behind and above: its head on the yard, the foot pulled to the corners."""
    h = w/2
    return Path().M(-h, yc-top).Q(0, yc-top-4, h, yc-top).C(h+3, yc-top*.35, h+2.6, yc+foot*.4, h-.5, yc+foot) \
        .Q(0, yc+foot-8.5, -h+.5, yc+foot).C(-h-2.6, yc+foot*.4, -h-3, yc-top*.35, -h, yc-top).Z()


def pattern(kind, w, yc, c1, c2):
    """What is painted on the sail, clipped to it: over ground of another colour."""
    p, q = Path(), Path()
    h = w/2
    T, B = yc-26, yc+26
    if kind == 'pales':
        for i in range(-3, 4):
            if i % 2:
                p.poly([(i*w/7-w/14, T), (i*w/7+w/14, T), (i*w/7+w/14, B), (i*w/7-w/14, B)])
    elif kind == 'pale3':
        p.poly([(-h*.34, T), (h*.34, T), (h*.34, B), (-h*.34, B)])
    elif kind == 'bars':    # bands that follow the belly
        for k in (-8.6, 1.4):
            p.M(-h-4, yc+k).Q(0, yc+k-5, h+4, yc+k).L(h+4, yc+k+5).Q(0, yc+k-1.5, -h-4, yc+k+5).Z()
    elif kind == 'lattice':
        for i in range(-6, 7):
            x = i*8.5
            q.M(x-26, T).L(x+26, B).M(x+26, T).L(x-26, B)
    elif kind == 'checks':
        s = (w+6)/8
        for i in range(8):
            for j in range(8):
                if (i+j) % 2:
                    p.poly([(-h-3+i*s, T+2+j*6.6), (-h-3+(i+1)*s, T+2+j*6.6), (-h-3+(i+1)*s, T+j*6.6+8.6),
                            (-h-3+i*s, T+j*6.6+8.6)])
    elif kind == 'sun':
        p.circle(0, yc-1.6, 4.6)
        for i in range(12):
            x, y = polar(0, yc-1.6, 6.4, i*30)
            X, Y = polar(0, yc-1.6, 9.6 if i % 2 else 8.4, i*30)
            q.M(x, y).L(X, Y)
    elif kind == 'chevron':    # a zigzag across
        z = [(-h-4+i*(w+8)/8, yc-7+(7.5 if i % 2 else 0)) for i in range(9)]
        p.poly(z+[(x, y+6.5) for x, y in z[::-1]])
    elif kind == 'lozenges':
        for i in range(4):
            x = -h+(i+.5)*w/4
            p.poly([(x, yc-9), (x+5.4, yc-1), (x, yc+7), (x-5.4, yc-1)])
    elif kind == 'half':
        p.poly([(0, T), (h+4, T), (h+4, B), (0, B)])
    elif kind == 'quarter':
        p.poly([(0, T), (h+4, T), (h+4, yc-2), (0, yc-2.6)])
        p.poly([(0, B), (-h-4, B), (-h-4, yc-2), (0, yc-2.6)])
    elif kind == 'bends':
        for i in range(-3, 4): p.poly([(i*15-14, T), (i*15-6, T), (i*15+22, B), (i*15+14, B)])
    elif kind == 'cross':
        p.poly([(-4, T), (4, T), (4, B), (-4, B)])
        p.M(-h, yc-3).Q(0, yc-14, h, yc-3).L(h, yc+3.5).Q(0, yc-7.5, -h, yc+3.5).Z()
    elif kind == 'border':
        q.M(-h+5, yc+8).L(-h+5, yc).C(-h*.6, yc-11, -h*.3, yc-14, 0, yc-14, h*.3, yc-14, h*.6, yc-11, h-5, yc).L(h-5,
            yc+8)
        p.circle(0, yc-4.5, 3.2)
    o = fill(p, c1)
    if q:
        o += line(q, c1 if kind != 'lattice' else c2, 2.2 if kind in ('sun', 'border') else 1.9)
    return o


def sail(kind, w, top, foot, yc, base, c1, c2, edge, shade, cid, ew=1.6, spar='#c79a5c'):
    s = sail_shape(w, top, foot, yc)
    o = f'<clipPath id="{cid}"><path d="{s}"/></clipPath>'
    o += fill(s, base)
    inner = pattern(kind, w, yc, c1, c2)
    h = w/2    # shaded lee: towards the foot
    o += f'<g clip-path="url(#{cid})">{inner}</g>'
    if shade:    # the belly: a shaded leech and two seams
        sh = Path().M(h, yc-top).C(h+3, yc-top*.35, h+2.6, yc+foot*.4, h-.5, yc+foot).L(h-6, yc+foot-2.2).C(h-2.5,
            yc+foot*.4, h-2.5, yc-top*.4, h-5, yc-top-.8).Z()
        o += fill(sh, shade, fill_opacity='.35')
    o += line(s, edge, ew, stroke_linejoin='round')
    yard = Path().M(-h-3.5, yc-top+.2).Q(0, yc-top-4.4, h+3.5, yc-top+.2)
    o += line(yard, edge, ew*2.1, stroke_linecap='round') + line(yard, spar, ew*.9, stroke_linecap='round')
    return o


def sea(rnd, c, rows=(-38, -26, -13, 2, 15, 27, 38), seed=0, w=1.15):
    p = Path()
    for i, y in enumerate(rows):
        half_w = math.sqrt(max(0, 42**2-y*y))
        x = -half_w+rnd.uniform(0, 9)
        while x < half_w-8:
            l = rnd.uniform(8, 13)
            if x+l < half_w: p.M(x, y).Q(x+l/4, y-3, x+l/2, y, x+l*.75, y+3, x+l, y)
            x += l+rnd.uniform(5, 15)
    return line(p, c, w, stroke_linecap='round')


def wake(c, W, y0, w=1.3):
    p = Path()
    for s in (-1, 1):
        p.M(s*(W*.55), y0-12).C(s*(W*.62+2), y0, s*(W*.66+4), y0+8, s*(W*.7+9), y0+15)
        p.M(s*(W*.3), y0+4).C(s*(W*.36+1), y0+8, s*(W*.4+3), y0+12, s*(W*.45+5), y0+17)
    return line(p, c, w, stroke_linecap='round')


def oars(nn, L, W, length, c, w, y0=0, gap=None, sweep=5):
    p = Path()
    for i in range(nn):
        t = -.62+1.24*i/(nn-1)
        y = y0+t*L/2
        x = W/2*width_at(t)-.5
        for s in (-1, 1): p.M(s*x, y).L(s*(x+length), y+sweep)
    return line(p, c, w, stroke_linecap='round')


def shields(nn, L, W, y0, cols, edge, gap=None):
    o = ''
    out = {}
    for i in range(nn):
        t = -.58+1.16*i/(nn-1)
        y = y0+t*L/2
        if gap and gap[0] < y < gap[1]: continue
        x = W/2*width_at(t)
        for s in (-1, 1): out.setdefault(cols[(i+(s > 0)) % len(cols)], []).append((s*x, y))
    for c, ps in out.items():
        p = Path()
        for x, y in ps: p.dot(x, y, 2.5)
        o += both(p, c, edge, LEAST)
    return o


def dragon_head(x, y, c, eye, s=1.0, tongue=None):
    """Neck and head of a prow in profile, curling to the right; x, y is where it joins the stem."""
    p = Path(2)
    q = lambda a, b: (x+a*s, y+b*s)
    pts = [(-2.3, 3), (-2.6, -2), (-1.6, -6.6), (2.4, -9.4), (6.6, -8.6), (10.4, -6.2), (9.6, -4.6), (6.6, -4.6),
        (9, -2.8), (7.4, -1.8), (3.8, -3.4), (2.2, -2), (2.2, 3)]
    p.smooth([q(*v) for v in pts], closed=True, t=1/9)
    o = fill(p, c)
    m = Path(2)
    for i, (a, b) in enumerate(((-2.6, -3.5), (-1.8, -6.6), (.6, -9))):
        m.poly([q(a, b+1.2), q(a-2.4, b-2.2), q(a+1.6, b-1)])
    o += fill(m, c) + circ(*q(3.6, -6.8), .95*s, eye)
    return o


def planks(L, W, c, w, y0=0, nn=3):
    p = Path()
    h = L/2
    for k in range(1, nn):
        f = k/nn
        for s in (-1, 1):
            p.M(0, y0-h).C(s*W/2*.45*f, y0-h*.8, s*W/2*f, y0-h*.5, s*W/2*f, y0, s*W/2*f, y0+h*.5, s*W/2*.45*f,
                y0+h*.8, 0, y0+h)
    p.M(0, y0-h).L(0, y0+h)
    return line(p, c, w)


def thwarts(L, W, c, w, y0, ts):
    p = Path()
    for t in ts:
        x = W/2*width_at(t)*.86
        p.M(-x, y0+t*L/2).L(x, y0+t*L/2)
    return line(p, c, w)




# --- the pirates: tar-black discs -------------------------------------------------------------------------------------
A = dict(ground='#25313c', rim='#273039', ringc='#c9a45c', sea='#476274', wood='#ab7a48', wood2='#7b522e',
    line='#40302a', oar='#d2ae74', base='#c0392c', c1='#393130', bone='#d9c59a', tan='#b98d4a', edge='#40302a')


def attacker(i):
    rnd = random.Random(100+i)
    turn = (0, -24, 16, -10, 26, -18, 8, -30)[i % 8]
    kinds = [('pales', 'c1', 'base'), ('rowing', 0, 0), ('bars', 'c1', 'base'), ('chevron', 'base', 'bone'),
        ('rowing2', 0, 0), ('bends', 'base', 'tan'), ('checks', 'c1', 'base'), ('half', 'base', 'tan')]
    k, b, c = kinds[i % 8]
    o = circ(50, 50, 74, A['rim']) + circ(50, 50, 44.6, A['ringc']) + circ(50, 50, 43, A['ground'])
    o += g(sea(rnd, A['sea']), 'translate(50 50)')
    L, W = 74, 15
    y0 = 3
    s = wake(A['sea'], W, y0+20)
    rowing = k.startswith('rowing')
    s += oars(11 if rowing else 10, L, W, 15 if rowing else 13, A['oar'], 1.45, y0, None, 4 if i % 2 else 6)
    h = hull(L, W, y0)
    s += both(h, A['wood'], A['line'], 1.8) + fill(half(L, W, y0), A['wood2'])
    s += planks(L, W, A['line'], LEAST, y0, 2)
    s += thwarts(L, W, A['oar'], 1.3, y0, [-.56+.16*j for j in range(8)])
    if rowing:
        s += shields(8 if k == 'rowing' else 9, L, W, y0, ((A['base'], A['bone']) if k == 'rowing'
                else (A['bone'], A['c1'], A['base'])), A['line'])
        # sail furled along the yard
        yard = Path().M(-2.6, y0-19).C(-4.2, y0-8, -4.2, y0+8, -2.6, y0+19).L(2.6, y0+19).C(4.2, y0+8, 4.2, y0-8, 2.6,
            y0-19).Z()
        s += both(yard, A['base'] if k == 'rowing' else A['bone'], A['line'], 1.3)
        t = Path()
        for j in range(-3, 4): t.M(-3.6, y0+j*5.4).L(3.6, y0+j*5.4+1.6)
        s += line(t, A['line'], 1.2)
    else:
        s += sail(k, 47, 9.5, 11.5, y0, A[b], A[c], A['edge'], A['bone'], '#393130', f's{i}', 1.7)
    s += dragon_head(0, y0-L/2+1.5, A['oar'], A['line'], 1.05)
    # tail at the stern
    tl = Path(2).M(-1.5, y0+L/2-4).C(-1.4, y0+L/2+3, 4, y0+L/2+4, 4.4, y0+L/2).C(4.6, y0+L/2-2.4, 1.8, y0+L/2-2.4, 2,
        y0+L/2-.6)
    s += line(tl, A['oar'], 1.9, stroke_linecap='round')
    o += g(s, f'translate(50 50) rotate({turn})')
    return svg(100, 100, o)


# --- the escorts: linen discs -----------------------------------------------------------------------------------------
D = dict(ground='#f6eed9', rim='#1d4a66', rope='#e6dcc4', sea='#a9c6cd', wood='#bd854a', wood2='#996434',
    line='#49331f', sail='#fffaf0', blue='#2f6f93', ochre='#d79a35', edge='#3e322a')
DK = [('pales', 'sail', 'blue'), ('lattice', 'sail', 'blue'), ('sun', 'sail', 'ochre'), ('bars', 'sail', 'blue'),
    ('lozenges', 'sail', 'ochre'), ('half', 'sail', 'blue'), ('chevron', 'sail', 'ochre'), ('checks', 'sail', 'blue')]




def defender(i):
    rnd = random.Random(200+i)
    turn = (12, -14, 0, 22, -24, 8, -8, 28)[i % 8]
    k, b, c = DK[i % 8]
    o = circ(50, 50, 74, D['rim']) + ring(50, 50, 46.4, D['rope'], LEAST) + circ(50, 50, 43.4, D['ground'])
    o += g(sea(rnd, D['sea'], w=1.3), 'translate(50 50)')
    L, W, y0 = 74, 27, 2.5
    s = wake(D['sea'], W, y0+14, 1.6)
    s += oars(4, L*.8, W, 8, D['wood2'], 1.5, y0+1, (-8, 8), 4) if i % 2 else ''
    s += both(hull(L, W, y0, .1), D['wood'], D['line'], 2) + fill(half(L, W, y0, .1), D['wood2'])
    s += line(hull(L-7, W-6, y0, .1), D['line'], LEAST) + planks(L, W-6, D['line'], LEAST, y0, 1)
    s += thwarts(L, W-5, D['line'], 1.2, y0, (-.66, -.5, .4, .54, .68))
    # steering oar
    s += line(Path().M(8.3, y0+15).L(13, y0+27), D['line'], 2.2, stroke_linecap='round')
    s += sail(k, 53, 10.5, 13, y0-2, D[b], D[c], D['blue'] if c == 'blue' else D['ochre'], D['edge'], '#2f6f93',
        f'd{i}', 1.8)
    st = Path(2).M(0, y0-L/2+1).C(0, y0-L/2-5, 3.4, y0-L/2-6, 4.2, y0-L/2-3.2)
    s += line(st, D['line'], 2.2, stroke_linecap='round')
    o += g(s, f'translate(50 50) rotate({turn})')
    return svg(100, 100, o)


# --- the merchant: a knarr on gold -----------------------------------------------------------------------------------
K = dict(ground='#f0c257', rim='#7c1f17', bead='#f6d98a', sea='#d39a33', wood='#9a5c2c', wood2='#74421d',
    line='#4e3120', sail='#fff6df', red='#b02e22', edge='#4e3120', bale='#f1e2b8', bale2='#c98d45')


def bale(x, y, w, h, c, lc):
    p = Path().M(x-w/2+1.5, y-h/2).L(x+w/2-1.5, y-h/2).Q(x+w/2, y-h/2, x+w/2, y-h/2+1.5).L(x+w/2, y+h/2-1.5).Q(x+w/2,
        y+h/2, x+w/2-1.5, y+h/2).L(x-w/2+1.5, y+h/2).Q(x-w/2, y+h/2, x-w/2, y+h/2-1.5).L(x-w/2, y-h/2+1.5).Q(x-w/2,
        y-h/2, x-w/2+1.5, y-h/2).Z()
    return both(p, c, lc, LEAST) + line(Path().M(x-w/2, y).L(x+w/2, y).M(x, y-h/2).L(x, y+h/2), lc, LEAST)




def king():
    rnd = random.Random(5)
    o = circ(50, 50, 74, K['rim'])
    b = Path()
    for i in range(32):
        x, y = polar(50, 50, 46.6, i*11.25)
        b.M(x, y).L(x+.1, y)
    o += line(b, K['bead'], 2.3, stroke_linecap='round') + circ(50, 50, 43.6, '#4e3120') + circ(50, 50, 42.8,
        '#fbe3a0') + circ(50, 50, 41.2, K['ground'])
    o += g(sea(rnd, K['sea'], rows=(-33, -22, -10, 4, 16, 28, 35), w=1.2), 'translate(50 50)')
    L, W, y0 = 76, 37, 1
    s = wake(K['sea'], W*.8, y0+16, 1.8)
    s += both(hull(L, W, y0, .02), K['wood'], K['line'], 2) + fill(half(L, W, y0, .02), K['wood2'])
    for kk in (5, 10): s += line(hull(L-kk*1.1, W-kk, y0, .02), K['line'], LEAST)
    hold = Path().M(-11, y0-17).L(11, y0-17, 12, y0+20, -12, y0+20).Z()
    s += fill(hold, '#56341d')
    s += bale(-5.4, y0+14.6, 10, 9, K['bale'], K['line']) + bale(5.6, y0+14.6, 10, 9, K['bale2'], K['line']) + bale(0,
        y0+24, 9.5, 7.4, K['red'], K['line'])
    s += bale(0, y0-22.6, 10.4, 6.6, K['bale2'], K['line'])
    s += line(Path().M(10.5, y0+22).L(15.5, y0+34), K['line'], 2.4, stroke_linecap='round')
    w, yc = 68, y0-4
    s += sail('crown', w, 13, 15, yc, K['sail'], K['red'], K['red'], K['edge'], '#b06a2a', 'k', 1.8)
    cl = Path()
    for i in (-3, -1, 1, 3):
        cl.poly([(i*w/8-w/16, -40), (i*w/8+w/16, -40), (i*w/8+w/16, 30), (i*w/8-w/16, 30)])
    s = s.replace('<g clip-path="url(#k)"></g>', f'<g clip-path="url(#k)">{fill(cl, K["red"])}{kborder(w, yc)}</g>')
    st = Path(2).M(0, y0-L/2+1).C(0, y0-L/2-2, 1.6, y0-L/2-3, 3, y0-L/2-1.6)
    s += line(st, K['line'], 2.4, stroke_linecap='round')
    o += g(s, 'translate(50 51)')
    return svg(100, 100, o)


def kborder(w, yc):
    h = w/2
    q = Path().M(-h-4, yc+1).Q(0, yc-3, h+4, yc+1)
    return line(q, '#e8a92f', 8.4) + line(Path().M(-h-4, yc-3.6).Q(0, yc-7.6, h+4, yc-3.6).M(-h-4, yc+5.6).Q(0,
            yc+1.6, h+4, yc+5.6), K['edge'], LEAST)




# --- officers: ships from abeam, a star on the sail, the sign by which diagrams know them ----------------------------
def star(cx, cy, r, inner=.42):
    return Path(2).poly([polar(cx, cy, r if j % 2 == 0 else r*inner, j*45) for j in range(8)])


def abeam(c, sail, trim, mark, wood, pale, edge, cid, shields_of):
    """A ship under sail, 70 long, her bow to the left."""
    o = line(Path().M(0, -36).L(-33, -2).M(0, -36).L(33, -2), edge if c['ground'] == D['ground'] else pale, LEAST)
    mast = Path().M(0, -37).L(0, 14)
    o += line(mast, edge, 4.2, stroke_linecap='round') + line(mast, pale, 1.7, stroke_linecap='round')
    cloth = Path().M(-24, -30).L(24, -30).C(28, -18, 27, -6, 22, 6).Q(0, 0, -22, 6).C(-27, -6, -28, -18, -24, -30).Z()
    sides = Path()
    for s in (-1, 1): sides.poly([(s*29, -32), (s*17.4, -32), (s*16.4, 8), (s*29, 8)])
    o += f'<clipPath id="{cid}"><path d="{cloth}"/></clipPath>' + fill(cloth, sail)
    o += f'<g clip-path="url(#{cid})">{fill(sides, trim)}</g>' if trim != sail else ''
    o += fill(star(0, -13, 13.6), mark) + line(cloth, edge, 1.9, stroke_linejoin='round')
    yard = Path().M(-28, -30.4).L(28, -30.4)
    o += line(yard, edge, 4, stroke_linecap='round') + line(yard, pale, 1.8, stroke_linecap='round')
    o += both(Path().M(-35, -9).C(-36, 12, -20, 24, 0, 24).C(20, 24, 36, 12, 35, -9).C(31, 5, 18, 11, 0, 11).C(-18, 11,
            -31, 5, -35, -9).Z(), wood, edge, 2)
    o += line(Path().M(-32, 5).C(-24, 14.6, -12, 17.4, 0, 17.4).C(12, 17.4, 24, 14.6, 32, 5), edge, 1.3)
    for k, col in enumerate(shields_of):
        p = Path()
        for x in range(-18+k*6, 20, 12): p.dot(x, 12.4-x*x*.012, 3.3)
        o += both(p, col, edge, LEAST)
    w = Path().M(-40, 27)
    for k in range(5): w.Q(-36+k*16, 23.4, -32+k*16, 27, -28+k*16, 30.6, -24+k*16, 27)
    w.M(-28, 34)
    for k in range(3): w.Q(-23.5+k*18, 30.4, -19+k*18, 34, -14.5+k*18, 37.6, -10+k*18, 34)
    return o + line(w, c['sea'], 2, stroke_linecap='round')


def afloat(c, ship, i):
    place = 'translate(50 51.5)' + (' scale(-1 1)' if i else '')
    return f'<clipPath id="w"><circle cx="50" cy="50" r="42.4"/></clipPath><g clip-path="url(#w)">{g(ship, place)}</g>'


def knight(i):
    o = circ(50, 50, 74, D['rim']) + ring(50, 50, 46.4, D['rope'], LEAST) + circ(50, 50, 43.4, D['ground'])
    s = abeam(dict(D, sea='#6f9fb2'), D['blue'], D['sail'] if i == 0 else D['ochre'], D['sail'], D['wood'], D['ochre'],
        D['edge'], 's', (D['sail'], D['ochre']))
    s += line(Path().M(-35, -9).C(-35.6, -15, -31, -18, -28.4, -14.6).M(35, -9).C(35.6, -15, 31, -18, 28.4, -14.6),
        D['edge'], 2.6, stroke_linecap='round')
    return svg(100, 100, o + afloat(D, s, i))


def commander(i):
    o = circ(50, 50, 74, A['rim']) + circ(50, 50, 44.6, A['ringc']) + circ(50, 50, 43, A['ground'])
    s = abeam(dict(A, sea='#5d7b8e'), A['base'], A['c1'] if i == 0 else A['base'], A['bone'], A['wood2'], A['oar'],
        A['line'], 's', (A['bone'], A['base']))
    s += g(dragon_head(35, -8.4, A['oar'], A['line']), 'scale(-1 1)')
    s += line(Path().M(35, -9).C(35.8, -15.5, 30.6, -18.6, 28, -14.6), A['oar'], 2.8, stroke_linecap='round')
    return svg(100, 100, o + afloat(A, s, i))


def backs():
    out = {}
    # waves in scales for the escorts, oar blades in chevrons for the pirates, a net of rope for the merchant
    rows = lambda xs: f'<defs><g id="r">{xs}</g></defs>'
    q = Path()
    for i in range(-2, 10):
        for r in (8, 4.4):
            x = i*16-6
            q.M(x-r, 0).Q(x, -r*1.7, x+r, 0)
    o = rows(line(q, '#e9dfc4', 1.25, stroke_linecap='round')) + ''.join(
        f'<use href="#r" x="{8 if j % 2 else 0}" y="{j*10-8}"/>' for j in range(-1, 14))
    out['back-defender'] = svg(100, 100, rect(-16, -16, 132, 132, D['rim']) + o)
    q, b = Path(), Path()
    q.M(-26, 0)
    for i in range(-1, 8):
        x = i*20-6
        q.L(x+10, 7, x+20, 0)
    for i in range(-1, 7): b.M(i*20+4, 0).L(i*20+4.1, 0)
    o = rows(line(q, '#a8332a', 2.4)) + ''.join(f'<use href="#r" y="{j*10-12}"/>' for j in range(-1, 14))
    o += (f'<defs><g id="d">{line(b, "#d9c59a", 3.2, stroke_linecap="round")}</g></defs>'
        + ''.join(f'<use href="#d" y="{j*20+2}"/>' for j in range(-1, 7)))
    out['back-attacker'] = svg(100, 100, rect(-16, -16, 132, 132, A['ground']) + o)
    q, b = Path(), Path()
    for i in range(-8, 16):
        q.M(i*14-16, -16).L(i*14+116, 116).M(i*14-16, 116).L(i*14+116, -16)
    for j in range(-2, 18):
        for i in range(-2, 10):
            b.M(i*14-16+(7 if j % 2 else 0), j*7-16).L(i*14-15.9+(7 if j % 2 else 0), j*7-16)
    out['back-king'] = svg(100, 100, rect(-16, -16, 132, 132, K['rim']) + line(q, '#e8b64c', 1.3)
        + line(b, '#f6d98a', 4.4, stroke_linecap='round'))
    return out


def symbols():
    o = {}
    hl = lambda L, W: hull(L, W)
    kn = g(fill(hl(84, 46), K['wood']) + fill(sail_shape(74, 15, 19, -2), K['sail'])
        + fill(Path().poly([(-24, -17), (-10, -18), (-10, 12), (-24, 14)]).poly([(10, -18), (24, -17), (24, 14),
                    (10, 12)]), K['red']) + line(sail_shape(74, 15, 19, -2), K['line'], 5), 'translate(50 50)')
    o['king-symbol'] = svg(100, 100, circ(50, 50, 50, K['rim']) + circ(50, 50, 41, K['ground']) + kn)
    df = g(fill(hl(80, 32), D['wood2']) + fill(sail_shape(56, 13, 17, -2), '#ffffff')
        + line(sail_shape(56, 13, 17, -2), D['rim'], 6), 'translate(50 52)')
    o['defender-symbol'] = svg(100, 100, circ(50, 50, 50, D['rim']) + circ(50, 50, 41, D['ground']) + df)
    oar = Path()
    for y in (-20, -7, 6, 19):
        oar.M(-30, y+8).L(0, y).L(30, y+8)
    at = g(line(oar, '#e3c891', 5) + both(hl(84, 22), '#c23a2e', '#2a333d', 5), 'translate(50 50)')
    o['attacker-symbol'] = svg(100, 100, circ(50, 50, 50, A['rim']) + at)
    st = lambda c, e: both(Path().poly([polar(50, 50, 26 if j % 2 == 0 else 11, j*45) for j in range(8)]), c, e, 3)
    o['knight-symbol'] = svg(100, 100, circ(50, 50, 50, D['rim']) + circ(50, 50, 41, D['ground'])
        + g(st('#b8761a', D['rim']), 'translate(-15 -15) scale(1.3)'))
    o['commander-symbol'] = svg(100, 100, circ(50, 50, 50, A['rim']) + g(st('#e3c891', '#2a333d'),
            'translate(-15 -15) scale(1.3)'))
    return o


def draw():
    w = lambda f, s: write(f + '.svg', s)
    for i in range(8):
        w(f'attacker-{i+1}', attacker(i))
        w(f'defender-{i+1}', defender(i))
    w('king', king())
    for i in range(2):
        w(f'knight-{i+1}', knight(i))
        w(f'commander-{i+1}', commander(i))
    for k, v in {**backs(), **symbols()}.items(): w(k, v)
