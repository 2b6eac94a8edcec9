"""Snow with a few tracks, the wolves' and the ravens' squares, the den and the pines, and the frame."""
from lib import *

INK_LINE = '#989898'    # lines that are drawn for colouring in
SQUARE = rect(-.6, -.6, 101.2, 101.2)
TRACK, TWIG, FEATHER = '#93a3b0', '#b58f62', '#7f9db6'


def paw(x, y, by=1, turn=0):
    """A wolf's print; turned, it walks another way."""
    a = math.radians(turn)
    at = lambda u, v: (x+(u*math.cos(a)-v*math.sin(a))*by, y+(u*math.sin(a)+v*math.cos(a))*by)
    pad = shape([at(0, -1.5), at(5, 3), at(4, 7.5), at(0, 6.2), at(-4, 7.5), at(-5, 3)])
    return pad + ''.join(circle(*at(u, v), 2.1*by) for u, v in ((-6.4, -2), (-2.4, -6.6), (2.4, -6.6), (6.4, -2)))


def track(x, y, by=1, turn=0):
    """A raven's print: three toes and one behind."""
    lines = []
    for degrees, length in ((-90, 9), (-52, 8), (-128, 8), (90, 6)):
        lines.append(f'M{pt(x, y)}L{pt(*polar(length*by, degrees+turn, x, y))}')
    return ''.join(lines)


def feather(x, y, by=1, turn=0):
    a = math.radians(turn)
    at = lambda u, v: (x+(u*math.cos(a)-v*math.sin(a))*by, y+(u*math.sin(a)+v*math.cos(a))*by)
    vane = shape([(*at(0, -10), 1), at(3.8, -3), at(3, 5), (*at(0, 8), 1), at(-3.4, 5), at(-3.4, -3)])
    return vane, f'M{pt(*at(0, -6))}L{pt(*at(0, 12))}'


def twig(x, y, by=1, turn=0):
    a = math.radians(turn)
    at = lambda u, v: pt(x+(u*math.cos(a)-v*math.sin(a))*by, y+(u*math.sin(a)+v*math.cos(a))*by)
    return f'M{at(-10, 2)}Q{at(0, -2)} {at(10, 1)}M{at(-2, 0)}L{at(4, -5)}M{at(3, 0)}L{at(7, 5)}'


def pine(x, foot, height, wide=.52, tiers=3):
    """A fir of a few steps, its tip at foot - height."""
    right = []
    top, bottom = foot-height, foot-height*.14
    for i in range(tiers):
        y = top + (bottom-top)*(i+1)/tiers
        half = height*wide/2*(i+1.3)/(tiers+.3)
        right += [(x+half, y), (x+half*(.42 if i < tiers-1 else .16), y-height*.02 if i < tiers-1 else y)]
    right.append((x+height*.045, foot))
    return poly([(x, top)] + right + [(2*x-q[0], q[1]) for q in reversed(right)])


def ground():
    drifts = ([(-2, 84, 1), (18, 88), (34, 99), (38, 102, 1), (-2, 102, 1)],
        [(102, 8, 1), (84, 10), (70, -2, 1), (102, -2, 1)],
        [(-2, 16, 1), (14, 12), (22, -2, 1), (-2, -2, 1)])
    for i, drift in enumerate(drifts):
        save(f'snow-{i+1}', 100, 100, [path(shape(drift), '#e2eaef')])
    save('track-1', 100, 100, [stroke(track(30, 72, 2.2, 30) + track(66, 34, 2.2, 40), TRACK, 5)])
    save('track-2', 100, 100, [path(paw(34, 70, 2, 25) + paw(68, 32, 2, 35), '#b9c5ce')])
    save('track-3', 100, 100, [stroke(twig(50, 50, 3.4, -20), '#c3ab88', 5)])


def starts():
    for i in range(3):
        turn = (40, 130, 75)[i]
        save(f'camp-{i+1}', 100, 100, [path(SQUARE, '#d8dfe5'),
            path(paw(15, 15, .95, turn) + paw(85, 85, .95, turn), TRACK)])
        vane, quill = feather(14, 86, .95, (40, 25, 60)[i])
        save(f'town-{i+1}', 100, 100, [path(SQUARE, '#f8edd6'), path(vane, FEATHER),
            stroke(quill, '#5d7f9d', 1.2), stroke(twig(85, 15, .95, (-45, 20, 100)[i]), TWIG, 2.2)])
    save('camp-mark', 100, 100, [stroke(shape([(9, 4, 1), (91, 4, 1), (96, 9, 1), (96, 91, 1), (91, 96, 1),
        (9, 96, 1), (4, 91, 1),
        (4, 9, 1)]), '#566673', 2.4)])
    save('camp-sign', 100, 100, [path(rect(0, 0, 100, 100), '#cfd8de'), stroke(rect(8, 8, 84, 84), '#566673', 5),
        path(paw(50, 52, 3.4), '#73838f')])
    teeth = [q for i in range(5) for q in ((20*i, 1), (20*i+10, 6.5))]
    save('camp-edge', 100, 100, [path(poly([(0, -1)] + teeth + [(100, 1), (100, -1)]), '#8d9ba7')])
    scallops = ''.join(f'Q{20*i+10} 11 {20*i+20} 1' for i in range(5))
    save('town-edge', 100, 100, [path(f'M0 -1V1{scallops}V-1Z', '#d3b981')])


def nest(inner, outer, n, salt=0):
    """Twigs laid round and round."""
    lines = []
    for i in range(n):
        a = 360/n*i
        r = inner+(outer-inner)*random(7, i, salt)
        s = inner+(outer-inner)*random(8, i, salt)
        lines.append(f'M{pt(*polar(r, a))}Q{pt(*polar((r+s)/2+6, a+22))} {pt(*polar(s, a+44))}')
    return lines


def marks():
    save('throne', 100, 100, [path(SQUARE, '#efdcae'), path(circle(50, 50, 47.5), '#d2b079'),
        path(circle(50, 50, 35), '#faf0d6'),
        stroke(nest(37, 44, 16), '#a67f4c', 1.6), stroke(nest(37, 44, 14, 3), '#f0dcae', 1.8)])
    save('throne-sign', 100, 100, [path(rect(0, 0, 100, 100), '#efdcae'), path(circle(50, 50, 40), '#faf0d6'),
        stroke(circle(50, 50, 37), '#9c7442', 8)])
    # The pine points to the outer side of the square, and so do the others when it is turned.
    save('corner', 100, 100, [path(SQUARE, '#e2ece6'), placed(50, 50, 1,
        [path(pine(22, 74, 42, .7) + pine(78, 74, 42, .7), '#b9d0c4'),
        path(pine(50, 98, 102, .54, 4), '#8fb3a3')], -45)])
    save('corner-sign', 100, 100, [path(rect(0, 0, 100, 100), '#e2ece6'),
        placed(50, 50, 1, [path(pine(50, 100, 104, .62), '#5f8d7b')], -45)])
    save('escape', 100, 100, [path(pine(11, 20, 17, .8, 2) + pine(89, 20, 17, .8, 2) + pine(11, 96, 17, .8, 2)
        + pine(89, 96, 17, .8, 2), '#6c9584')])
    save('escape-sign', 100, 100, [path(pine(50, 90, 80, .86, 2), '#6c9584')])


def lines():
    """Squares for colouring in: a few large simple things, in lines that stay pale beneath a disc."""
    white = path(SQUARE, '#ffffff')
    pen = lambda d: path(d, '#ffffff', f'stroke="{INK_LINE}" stroke-width="1.2" stroke-linejoin="round"')
    cloud = [(6, 22), (9, 13), (18, 12), (25, 6), (33, 10), (40, 13), (43, 20), (36, 26), (22, 24), (12, 27)]
    moon = [(88, 6, 1), (95, 15), (92, 28), (80, 34), (70, 30, 1), (83, 24), (88, 15)]
    save('snow-lines-1', 100, 100, [white, pen(pine(22, 96, 58, .62, 2)), pen(shape(moon))])
    save('snow-lines-2', 100, 100, [white, pen(circle(82, 82, 13)), pen(circle(82, 61, 9.5)),
        pen(poly([(74, 53), (75, 41), (89, 41), (90, 53)])),
        pen(shape(cloud))])
    save('snow-lines-3', 100, 100, [white, pen(pine(83, 95, 42, .7, 2)), pen(pine(60, 95, 26, .8, 2)),
        pen(shape([(5, 24, 1), (12, 9), (26, 5), (37, 14), (40, 24, 1)])), pen(shape([(17, 24, 1), (16, 38, 1),
            (29, 38, 1), (28, 24, 1)]))])
    for i in range(2):
        save(f'camp-lines-{i+1}', 100, 100, [white, pen(paw(23, 23, 2.7, 45+90*i)), pen(paw(77, 77, 2.7, 45+90*i))])
        vane, quill = feather(20, 80, 1.8, 45)
        leaf, stem = feather(80, 20, 1.8, 225)
        save(f'town-lines-{i+1}', 100, 100, [white, pen(vane), stroke(quill, INK_LINE, 1.2), pen(leaf),
            stroke(stem, INK_LINE, 1.2)]
            + ([pen(circle(15, 15, 9))] if i else [pen(circle(85, 85, 9))]))


def frame():
    back, far = '#dde6ea', '#a9c0b7'
    save('frame-edge', 120, 100, [path(rect(-.5, 0, 121, 100), back), path(pine(0, 96, 62) + pine(120, 96, 62), far),
        path(pine(34, 98, 78, .6), PINE), path(pine(86, 98, 66, .6),
            PINE), path('M-1 86Q30 92 60 87T121 86V100.5H-1Z', SNOW)])
    save('frame-corner', 100, 100, [path(rect(0, 0, 100.5, 100.5), back), path(paw(52, 54, 4, -45), PINE)])
    pen = lambda d: path(d, '#ffffff', 'stroke="#555555" stroke-width="3.4" stroke-linejoin="round"')
    save('frame-edge-lines', 120, 100, [path(rect(-.5, 0, 121, 100), '#ffffff'), pen(pine(36, 96, 82, .64, 2)),
        pen(pine(92, 96, 62, .7, 2)), stroke('M-1 97H121', '#555555', 3.4)])


def draw():
    ground()
    starts()
    marks()
    lines()
    frame()
