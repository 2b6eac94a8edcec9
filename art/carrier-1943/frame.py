"""The edge of the table: dark enamel, a brass scale let into it, the black and white border of the chart; protractors."""
from lib import *
from colours import C


def edge(c):
    W = 180
    o = rect(-1, 0, W+2, 100, c['enamel'])
    o += rect(-2, 12, W+4, 44, c['brass']) + rect(-2, 12, W+4, 7, c['brass2']) + rect(-2, 53, W+4, 5, c['brass3'])
    t = Path()
    for k in range(20): t.M(k*W/20, 56).L(k*W/20, 28 if k % 10 == 0 else 35 if k % 5 == 0 else 43)
    o += line(t, c['ink'], 3)
    o += rect(-2, 68, W+4, 24, c['wall'])
    b = Path()
    for k in (0, 2): b.poly([(k*W/4, 72), ((k+1)*W/4, 72), ((k+1)*W/4, 88), (k*W/4, 88)])
    return svg(W, 100, o + fill(b, c['ink']))


def edge_narrow(c):
    W = 200
    o = rect(-1, 0, W+2, 100, c['enamel']) + rect(-2, 22, W+4, 56, c['brass'])
    t = Path()
    for k in range(8): t.M(k*W/8+W/16, 78).L(k*W/8+W/16, 36 if k % 4 == 0 else 54)
    return svg(W, 100, o + line(t, c['enamel'], 9))


def screw(x, y, r, c, turn):
    return (circ(x, y, r, c['brass2'], stroke=c['brass3'], stroke_width=n(r*.3, 1))
        + line(Path(2).M(*polar(x, y, r*.7, turn)).L(*polar(x, y, r*.7, turn+180)), c['ink'], r*.34))


def corner(c):
    """A plate of brass that holds the corner, with three screws."""
    o = rect(0, 0, 101, 101, c['enamel'])
    o += fill(Path().M(68, 101).L(68, 68, 101, 68, 101, 92, 92, 92, 92, 101).Z(), c['wall'])
    o += fill(Path().M(72, 101).L(72, 72, 101, 72, 101, 88, 88, 88, 88, 101).Z(), c['ink'])
    p = Path().M(22, 12).L(101, 12, 101, 58, 66, 58, 58, 66, 58, 101, 12, 101, 12, 22).Z()
    o += both(p, c['brass'], c['brass3'], 3) + line(Path().M(15, 101).L(15, 23, 23, 15, 101, 15), c['brass2'], 5)
    return svg(100, 100, o + screw(36, 36, 11, c, 30) + screw(82, 36, 8, c, 110) + screw(36, 82, 8, c, 70))


def corner_narrow(c):
    return svg(100, 100, rect(0, 0, 101, 101, c['enamel']) + rect(22, 22, 79, 79, c['brass']) + circ(58, 58, 15, c['enamel']))


def medallion(c):
    """Half a protractor of celluloid, its pointer turned outwards."""
    W, m = 210, 105
    o = fill(Path(1).M(m-104, 100).L(m-104, 96).C(m-104, -30, m+104, -30, m+104, 96).L(m+104, 100).Z(), c['ink'])
    o += fill(Path(1).M(m-98, 96).C(m-98, -22, m+98, -22, m+98, 96).Z(), c['wall'])
    t, u = Path(1), Path(1)
    for k in range(19):
        a = math.radians(k*10)
        f = lambda r, h: (m-math.cos(a)*r, 94-math.sin(a)*h)
        (u if k % 3 == 0 else t).M(*f(94, 84)).L(*f(74 if k % 3 == 0 else 83, 66 if k % 3 == 0 else 74))
    o += line(t, c['ink'], 3) + line(u, c['ink'], 4.4)
    o += fill(Path(1).M(m-52, 96).C(m-52, 32, m+52, 32, m+52, 96).Z(), c['brass'])
    o += line(Path(1).M(m-52, 94).C(m-52, 32, m+52, 32, m+52, 94), c['ink'], 3.4)
    o += both(Path(1).poly([(m, 14), (m+13, 62), (m, 90), (m-13, 62)]), c['red'], c['ink'], 3) + circ(m, 84, 9, c['wall'], stroke=c['ink'], stroke_width='3')
    return svg(W, 100, o + rect(m-104, 94, 208, 6, c['ink']))


def cards():
    """The frames of cards, in millimetres: brass scale over dark enamel, a corner plate. Their ground goes on as bleed."""
    c = C
    L = 6
    o = rect(-.05, -5, L+.1, 9, c['enamel']) + rect(-.05, .9, L+.1, 1.75, c['brass']) + rect(-.05, .9, L+.1, .3, c['brass2'])
    t = Path(2)
    for k in range(10): t.M(k*L/10+.3, 2.65).L(k*L/10+.3, 1.55 if k % 5 == 0 else 2.05)
    o += line(t, c['ink'], .2) + rect(-.05, 3.25, L+.1, .4, c['wall'])
    write('card-edge.svg', svg(L, 4, o))
    o = fill(Path(2).M(-5, -5).L(5.05, -5, 5.05, 4, 4, 4, 4, 5.05, -5, 5.05).Z(), c['enamel'])
    o += both(Path(2).M(1.3, .95).L(5.05, .95, 5.05, 2.6, 3.1, 2.6, 2.6, 3.1, 2.6, 5.05, .95, 5.05, .95, 1.3).Z(), c['brass'], c['brass3'], .2)
    o += circ(2.02, 2.02, .62, c['brass2'], stroke=c['brass3'], stroke_width='.2') + line(Path(2).M(1.7, 1.7).L(2.34, 2.34), c['ink'], .22)
    write('card-corner.svg', svg(5, 5, o + fill(Path(2).M(3.25, 5.05).L(3.25, 3.25, 5.05, 3.25, 5.05, 3.65, 3.65, 3.65, 3.65, 5.05).Z(), c['wall'])))


def draw(c=C):
    for name, drawn in (('edge', edge(c)), ('corner', corner(c)), ('medallion', medallion(c))):
        write(f'frame-{name}.svg', drawn)
        for ink, tint in (('low', True), ('lines', False)): write(f'frame-{name}-{ink}.svg', in_lines(drawn, tint, 3.2))
    write('frame-edge-narrow.svg', edge_narrow(c))
    write('frame-corner-narrow.svg', corner_narrow(c))
    cards()
