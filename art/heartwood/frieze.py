"""The frieze of the first page, story-head.svg: how men are made, on one plank, from the slice of a log to a row of them."""
from lib import *
from cover import bar

W, H, EDGE = 600, 100, 6    # the plank lies within a plain border
PLANK, GRAIN, LIT, SHADE = '#a67c4d', '#946a3f', '#b68b5a', '#24150b'
RAW, RAW_SIDE, SCRIBED = '#f3e4c2', '#b08b57', '#8f683f'
STAINED, POLISHED = '#f6e6c4', '#faf1d8'
KNOT = (181, 79)


def closed(pts):
    """A smooth line around."""
    middle = lambda a, b: ((a[0]+b[0])/2, (a[1]+b[1])/2)
    n = len(pts)
    return 'M' + pt(middle(pts[-1], pts[0])) + ''.join('Q%s %s' % (pt(pts[i]), pt(middle(pts[i], pts[(i+1) % n])))
        for i in range(n)) + 'Z'


def cast(d_at, long=1):
    """The shadow of a form that d_at draws at an offset: a half-shadow, and the deep one by the form."""
    return [path(d_at(5.2*long, 6.4*long), SHADE, 'fill-opacity=".16"'), path(d_at(3*long, 4*long), SHADE, 'fill-opacity=".32"')]


def plank():
    """Walnut, sawn so that the rings of its years run out into arches; a knot parts them."""
    b = [path(rect(0, 0, W, H), W3), path(rect(EDGE, EDGE, W-2*EDGE, H-2*EDGE), PLANK)]
    lines = ([], [], [])
    year = 9
    for k in range(19):
        year += 3.2 + 3.6*rnd(90, k)
        for side in (-1, 1):
            run = []
            for n in range(41):
                x = EDGE + (W-2*EDGE)*n/40
                depth = 7 + .105*(W-x) + 3.5*math.sin(x/58)    # of the saw below the heart of the tree
                off = math.sqrt(max(year*year - depth*depth, 0))
                y = 47 + side*off + 2.2*math.sin(x/83+1) + 1.2*math.sin(x/31+.05*year)
                away = y - KNOT[1]
                y += math.copysign(7, away) * math.exp(-((x-KNOT[0])/24)**2) * math.exp(-abs(away)/13)
                if off and EDGE+1 < y < H-EDGE-1:
                    run.append((x, y))
                elif run:
                    lines[k % 3].append(run)
                    run = []
            lines[k % 3].append(run)
    for runs, color, wide in zip(lines, (GRAIN, LIT, GRAIN), (.9, 1, 1.5)):
        b.append(stroke([spline(run[::3] + run[-1:]) for run in runs if len(run) > 3], color, wide))
    b += [stroke(rect(EDGE-1, EDGE-1, W-2*EDGE+2, H-2*EDGE+2), M2, 2), stroke(rect(1, 1, W-2, H-2), W3, 2)]
    return b + [path(closed([P(r, 45*i, *KNOT) for i, r in enumerate((6.5, 4, 3.2, 4, 6.5, 4, 3.2, 4))]), GRAIN),
        path(lens((KNOT[0]-3.4, KNOT[1]), (KNOT[0]+3.4, KNOT[1]), 1.7), '#5b3a24')]


def log(cx, cy, r):
    """A slice of yew: bark, pale sapwood, the red heart, and the crack that opened as it dried."""
    def around(share, seed=0, rough=0):
        x, y = cx-5*(1-share), cy-3.5*(1-share)
        n = 40 if rough else 12
        def radius(a, k):
            a = math.radians(a)
            return r*share*(1 + .035*math.sin(2*a+.6) + .025*math.sin(3*a+2) + .016*math.sin(5*a+1)) + rough*(rnd(seed, k)-.5)
        return [P(radius(360/n*k, k), 360/n*k, x, y) for k in range(n)]
    b = cast(lambda dx, dy: closed([(x+dx, y+dy) for x, y in around(1)]))
    b += [path(poly([(x+1.2, y+1.6) for x, y in around(1.01, 3, 3.4)]), '#35231a'), path(poly(around(1, 3, 3.4)), '#5e4230'),
        path(closed(around(.92)), '#8a5f3c'), path(closed(around(.885)), '#efd9ae'), path(closed(around(.64)), R1),
        path(closed(around(.4)), '#a84d28')]
    b.append(stroke([closed(around(s)) for s in (.82, .755, .7)], '#cfa970', .9))
    b.append(stroke([closed(around(s)) for s in (.57, .5, .43, .35, .27, .19, .11)], R2, .9))
    pith = (cx-5, cy-3.5)
    b.append(path([poly([P(r*.13, a-3, *pith), P(r*z, a, *pith), P(r*.13, a+3, *pith)]) for a, z in
        ((118, .62), (205, .8), (285, .55), (340, .5))], R3))
    side = [P(r*s, 46+d, *pith) for s, d in ((.3, 3), (.55, -2.5), (.8, 2.5), (1.13, -4.5))]
    other = [P(r*s, 46+d, *pith) for s, d in ((1.13, 8.5), (.8, 9), (.55, 4), (.3, 6))]
    return b + [path(poly([pith, *side, *other]), PLANK), path(poly([pith, *side, P(r*1.08, 43.5+2, *pith),
        P(r*.8, 52-1.5, *pith), P(r*.5, 46, *pith)]), '#3d2114'), path(circ(*pith, 1.4), R3)]


def disc(x, y, r, face, side):
    """A disc that lies flat: shadow, thickness, its face."""
    return cast(lambda dx, dy: circ(x+dx, y+dy, r)) + [path(circ(x+.7, y+1.9, r), side), path(circ(x, y, r), face)]


def blank(x, y, r, rings):
    """Fresh from the lathe: the marks of the tool, a shallow groove, and the middle where it was held."""
    return disc(x, y, r, RAW, RAW_SIDE) + [stroke([circ(x, y, r*s) for s in rings], '#d9c08f', .9),
        path(circ(x, y, 1.3), SCRIBED)]


def petals(x, y, r, wide, which, dark, light, turn=0):
    D, L = [], []
    for k in which: chip(P(1, 60*k+turn, x, y), P(r, 60*k+turn, x, y), wide, D, L)
    return [path(L, light), path(D, dark)]


def compasses(needle, other, hinge):
    """They stand: one point in the middle of the disc, the other on the line that it draws."""
    top = (hinge[0]+27, hinge[1]+40)    # where the shadow of the hinge falls
    b = [path([bar(top, needle, 2.6, .5), bar(top, other, 2.6, .5), circ(*top, 4.6, True)], SHADE, 'fill-opacity=".26"')]
    for tip, light in ((other, '#747b7c'), (needle, '#9aa0a0')):
        knee = tuple(a+(z-a)*.7 for a, z in zip(hinge, tip))
        b += [path(bar(knee, tip, 1.7, .35), '#d5d6cf'), path(bar(hinge, knee, 3.1, 2.2), '#3c4142'),
            path(bar((hinge[0]-.9, hinge[1]), (knee[0]-.8, knee[1]), .9, .7), light),
            path(bar(tuple(a+(z-a)*.63 for a, z in zip(hinge, tip)), knee, 2.6, 2.5), A2)]
    away = (hinge[0]*2-(needle[0]+other[0])/2, hinge[1]*2-(needle[1]+other[1])/2)
    far = math.hypot(away[0]-hinge[0], away[1]-hinge[1])
    away = tuple(a+(z-a)*6.5/far for a, z in zip(hinge, away))
    return b + [path(bar(hinge, away, 2, 1.6), A2), path(circ(*hinge, 4.8), '#6e4a18'),
        path(circ(hinge[0]-.3, hinge[1]-.4, 4.1), A1),
        path(circ(*hinge, 1.6), '#6e4a18')]


def knife(tip, end):
    """Its point in the wood; blade, a ring of brass, a handle of yew."""
    a = math.degrees(math.atan2(end[1]-tip[1], end[0]-tip[0]))
    l = math.hypot(end[0]-tip[0], end[1]-tip[1])
    blade = 'M0 0C8 -4 20 -5.500 34 -5V3.500H20C12 3.500 5 2.500 0 0Z'
    handle = 'M36 -5C48 -7.500 %s -6.500 %s -4.500C%s -2 %s 2 %s 4C%s 6 48 6 36 4Z' % tuple(
        f(v) for v in (l-16, l-3, l+1, l+1, l-4, l-18))
    def laid(dx, dy, *parts):
        return ['<g transform="translate(%s %s) rotate(%s)">' % (f(tip[0]+dx), f(tip[1]+dy), f(a)), *parts, '</g>']
    b = laid(2.4, 5.4, path(blade+'M33 -5H38V4H33Z'+handle, SHADE, 'fill-opacity=".34"'))
    return b + laid(0, 0, path(blade, '#8e9290'), path('M0 0C8 -4 20 -5.500 34 -5V-1C22 -1.500 10 -1 0 0Z', '#eeeee6'),
        path(handle, R2),
        path('M36 -5C48 -7.500 %s -6.500 %s -4.500C%s -3 48 -3 36 -1.500Z' % (f(l-16), f(l-3), f(l-18)), '#cf7444'),
        path('M33 -5.500H38V4.800H33Z', A2), path('M33 -5.500H38V-2H33Z', A1))


def shaving(x, y, r, turn, rolled=560):
    """A ribbon that the knife has rolled up, thick where the cut was deepest; the inside of the roll is in the shade."""
    def edge(inside, x=x, y=y):
        pts = []
        for k in range(12):
            share = k/11
            wide = r*(.12 + .26*share)
            pts.append(P(r*(.22 + .78*share**1.3) - (wide if inside else 0), turn + rolled*share, x, y))
        return pts
    d = lambda dx, dy: spline(edge(0, x+dx, y+dy)) + 'L' + spline(edge(1, x+dx, y+dy)[::-1])[1:] + 'Z'
    return [path(d(2.6, 3.6), SHADE, 'fill-opacity=".3"'), path(d(.5, .9), '#b08b57'), path(d(0, 0), '#f6e8c8'),
        stroke(spline(edge(1)), '#c9a56d', .9)]


def chips():
    """What the knife has taken out of the petals."""
    b = []
    for k in range(13):
        x, y, t = 286 + 78*rnd(71, k), 82 + 8*rnd(72, k), 360*rnd(73, k)
        b.append(poly([P(2.6, t, x, y), P(1.1, t+100, x, y), P(1.2, t+250, x, y)]))
    return [path(b, M2)]


def pale_man(x, y, r, pattern):
    k = r/50
    b = disc(x, y, r, '#602814', '#31130a') + [path(circ(x, y, 43.4*k), POLISHED), stroke(circ(x, y, 40.6*k), A1, .9)]
    if pattern == 'rosette':
        D, L = [], []
        for i in range(8): chip(P(12*k, 45*i+22.5, x, y), P(38.5*k, 45*i+22.5, x, y), 6.2*k, D, L)
        b += [path(L, '#c9703f'), path(D, R2)]
    else:    # a whirl
        b.append(path(['M%sA%s %s 0 0 1 %sA%s %s 0 0 1 %sA%s %s 0 0 0 %sZ' % (pt(P(12*k, t, x, y)), f(24*k), f(24*k),
            pt(P(38*k, t+40, x, y)), f(38*k), f(38*k), pt(P(38*k, t+57, x, y)), f(24*k), f(24*k), pt(P(12*k, t+17, x, y)))
            for t in range(0, 360, 45)], R1))
    return b + [path(circ(x, y, 9*k), W3), path(circ(x, y, 6.2*k), A1), gleam(x, y, r*.92)]


def dark_man(x, y, r, pattern):
    k = r/50
    b = disc(x, y, r, '#2a231e', '#0f0b08')
    if pattern == 'star':
        D, L = [], []
        for i in range(8): kite(P(6*k, 45*i, x, y), P(38.5*k, 45*i, x, y), .36, 6.6*k, D, L)
        b += [path(L, '#d3c49c'), path(D, '#8f8162')]
    else:    # teeth
        b.append(path([poly([P(38.5*k, 30*i-9.6, x, y), P(38.5*k, 30*i+9.6, x, y), P(17*k, 30*i, x, y)]) for i in range(12)],
            '#c3b48c'))
    return b + [stroke(circ(x, y, 43.5*k), '#a3946f', .9), path(poly([P(8*k, 45*i+22, x, y) for i in range(8)]), '#c3b48c'),
        gleam(x, y, r*.95, .3)]


def gleam(x, y, r, share=.75):
    """The light of the window on polish: a sickle on the upper left."""
    p, q = P(r, 196, x, y), P(r, 262, x, y)
    return path('M%sA%s %s 0 0 1 %sA%s %s 0 0 0 %sZ' % (pt(p), f(r), f(r), pt(q), f(r*1.16), f(r*1.16), pt(p)), '#fffaf0',
        'fill-opacity="%s"' % f(share, 2))


def draw():
    b = plank() + log(55, 50, 37)
    b += blank(119, 67, 18.5, (.8, .5)) + blank(143, 42, 23, (.86, .58, .3))
    x, y, r = 221, 54, 31    # the line is drawn
    needle, point, hinge = (x, y), P(24.5, 24, x, y), (250, 15)
    end = P(24.5, 96, x, y)
    b += disc(x, y, r, RAW, RAW_SIDE) + [stroke('M%sA24.5 24.5 0 1 1 %s' % (pt(end), pt(point)), SCRIBED, 1.1)]
    b += compasses(needle, point, hinge)
    x, y, r = 318, 50, 35    # petals are drawn, the first are cut
    b += disc(x, y, r, RAW, RAW_SIDE) + [stroke(circ(x, y, 29)
        + ''.join(lens((x, y), P(29, 60*k-30, x, y), 7.8) for k in (0, 1, 2, 5)), SCRIBED, 1)]
    b += petals(x, y, 29, 7.8, (3, 4), '#a97c4a', '#dcbf8a', -30) + petals(x, y, 29, 7.8, (5,), '#a97c4a', RAW, -30)
    b += chips() + shaving(362, 75, 12, 100) + shaving(276, 80, 8.5, 250, 460) + shaving(382, 86, 5.5, 20, 420)
    x, y, r = 402, 57, 30    # stained
    b += disc(x, y, r, STAINED, RAW_SIDE) + [stroke(circ(x, y, 25.5), R2, 1.4)]
    b += petals(x, y, 25.5, 6.6, range(6), R2, '#c9703f', -30)
    b += knife(P(20, -32, 318, 50), (413, 15))
    b += dark_man(563, 38, 26, 'teeth') + pale_man(541, 61, 27, 'whirl')
    b += dark_man(508, 41, 27, 'star') + pale_man(472, 53, 31, 'rosette')
    save('story-head', W, H, b)
