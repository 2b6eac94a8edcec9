"""The graduated border of the chart, its corners and medallions."""
from lib import *
import chart
LF = dict(ground='#eef2e6', wave='#2f6f8c', foam='#cfe2e3', dark='#3d4a52', light='#fbf6e6', line='#3d4a52',
    red='#b9573f', gold='#d8a94e')


def running_wave(w, y0, y1):
    """One wave of the running scroll, crest leaning right, in 0..w; bottom at y1."""
    h = y1-y0
    p = Path()
    p.M(-2, y1).L(-2, y1-h*.12).C(w*.16, y1-h*.1, w*.3, y1-h*.34, w*.36, y1-h*.62).C(w*.42, y1-h*.9, w*.6, y0, w*.78,
        y0+h*.04).C(w*.96, y0+h*.09, w*1.02, y0+h*.34, w*.93, y0+h*.48).C(w*.86, y0+h*.58, w*.73, y0+h*.55, w*.71,
        y0+h*.43) .C(w*.7, y0+h*.35, w*.78, y0+h*.3, w*.82, y0+h*.35)
    p.C(w*.8, y0+h*.22, w*.62, y0+h*.24, w*.6, y0+h*.46).C(w*.58, y0+h*.7, w*.78, y1-h*.12, w+2, y1-h*.12).L(w+2,
        y1).Z()
    return p


def edge(c):
    W = 178
    o = rect(-1, 0, W+2, 100, c['ground'])
    o += rect(-2, 0, W+4, 5, c['dark'])
    w = W/2
    foam = ''
    for k in (0, 1):
        p = running_wave(w, 14, 57)
        o += f'<path d="{p}" transform="translate({n(k*w)} 0)" fill="{c["wave"]}"/>'
    o += rect(-2, 56, W+4, 8, c['wave'])
    # graduated bar
    o += rect(-1, 70, W+2, 23, c['light'])
    b = Path().M(0, 70).L(W/2, 70, W/2, 81.5, 0, 81.5).Z().M(W/2, 81.5).L(W, 81.5, W, 93, W/2, 93).Z()
    o += fill(b, c['dark'])
    o += rect(-2, 67.5, W+4, 3.5, c['dark']) + rect(-2, 92.5, W+4, 3.5, c['dark'])
    return svg(W, 100, o)


def corner(c):
    o = rect(0, 0, 100, 100, c['ground']) + fill(Path().M(0, 0).L(100, 0, 100, 5, 5, 5, 5, 100, 0, 100).Z(),
        c['dark'])
    o += rect(67.5, 67.5, 32.5, 32.5, c['dark'])
    o += circ(50, 50, 43.5, c['dark']) + circ(50, 50, 39.5, c['light'])
    for lst, rr, ri, da, L, D in (([45, 135, 225, 315], 30, 9, 30, c['wave'], mix(c['wave'], c['foam'], .55)),
        ([0, 90, 180, 270], 42, 10, 34, c['red'], c['gold'])):
        pl, pd = Path(), Path()
        for a in lst: spike(50, 50, rr, a, ri, da, pl, pd)
        o += fill(pl, D) + fill(pd, L)
    o += circ(50, 50, 5, c['light'], stroke=c['dark'], stroke_width='3')
    return svg(100, 100, o)


def medallion(c):
    """A wind head that blows down into the board, between clouds."""
    W = 230
    o = ''
    m = W/2
    cl = Path()
    pts = [(m-98, 72, 15), (m-82, 54, 20), (m-58, 44, 24), (m-70, 76, 19), (m+98, 72, 15), (m+82, 54, 20),
        (m+58, 44, 24), (m+70, 76, 19), (m-40, 70, 22), (m+40, 70, 22), (m-34, 34, 22), (m+34, 34, 22), (m, 26, 24)]
    A, B = Path(), Path()
    for x, y, r in pts:
        A.circle(x, y, min(r, 99-y))
        B.circle(x, y, min(r, 99-y)-3.6)
    o += fill(A, c['dark']) + fill(B, c['light'])
    sw = Path()
    for s in (-1, 1):
        for dx, y, r in ((84, 56, 9), (60, 44, 11), (70, 78, 8)):
            sw.M(m+s*(dx+r), y+2).C(m+s*(dx+r), y-r*1.3, m+s*(dx-r), y-r*1.3, m+s*(dx-r*.6), y+2).C(m+s*(dx-r*.3),
                y+r*.7, m+s*(dx+r*.4), y+r*.5, m+s*(dx+r*.3), y)
    o += line(sw, c['wave'], 3.6, stroke_linecap='round')
    # hair
    h = Path()
    for dx, y, r in ((-30, 34, 14), (-17, 18, 14), (0, 12, 13), (17, 18, 14), (30, 34, 14), (-34, 54, 12),
        (34, 54, 12)):
        h.circle(m+dx, y, min(r, y-.8))
    o += both(h, c['gold'], c['dark'], 3)
    f = Path().M(m-25, 38).C(m-22, 18, m+22, 18, m+25, 38).C(m+34, 48, m+33, 72, m+17, 76).C(m+12, 88, m+5, 90, m,
        90).C(m-5, 90, m-12, 88, m-17, 76).C(m-33, 72, m-34, 48, m-25, 38).Z()
    o += both(f, c.get('skin', '#f6dfc0'), c['dark'], 3.4)
    ck = Path().circle(m-18, 60, 9.5).circle(m+18, 60, 9.5)
    o += fill(ck, c.get('cheek', '#e9a98a'))
    d = Path().M(m-20, 42).Q(m-13, 36, m-6, 42).M(m+20, 42).Q(m+13, 36, m+6, 42).M(m-3, 44).Q(m-7, 60, m, 60).Q(m+3,
        60, m+4, 57)
    o += line(d, c['dark'], 3.6, stroke_linecap='round')
    o += circ(m, 75, 6.6, c['dark'])
    b = Path().M(m, 84).L(m, 100).M(m-7, 84).L(m-15, 100).M(m+7, 84).L(m+15, 100)
    o += line(b, c['wave'], 3.6, stroke_linecap='round')
    return svg(W, 100, o)


CARD = dict(deep='#1f5570', foam='#e4efec', ink='#24323c', light='#fbf6e6', red='#b9573f', gold='#e2b14e', blue='#2f6f8c')


def card_edge(c):
    """The side of a card, in millimetres: foam that runs over a dark sea, which is the bleed, too."""
    W = 6
    o = rect(-.1, -5, W+.2, 9, c['deep'])
    wave = running_wave(60, 6, 31)    # in tenths, for the numbers are rounded
    o += f'<g transform="scale(.1)">{fill(wave, c["foam"])}</g>'
    return svg(W, 4, o + rect(-.1, 3, W+.2, .4, c['foam']))


def card_corner(c):
    """The corner of a card: a rose of eight points, as large as the border allows."""
    o = fill('M-5-5H5.05V4H4V5.05H-5Z', c['deep'])
    o += circ(2.5, 2.5, 2.45, c['foam']) + circ(2.5, 2.5, 2.2, c['ink']) + circ(2.5, 2.5, 1.95, c['light'])
    for first, long, near, wide, lit, shade in ((45, 1.4, .5, 30, '#b9d2d8', c['blue']), (0, 1.85, .55, 34, c['gold'], c['red'])):
        pl, pd = Path(2), Path(2)
        for a in range(first, 360, 90): spike(2.5, 2.5, long, a, near, wide, pl, pd)
        o += fill(pl, lit) + fill(pd, shade)
    return svg(5, 5, o)


def draw(c=LF):
    for k, v in (('frame-edge', edge(c)), ('frame-corner', corner(c)), ('frame-medallion', medallion(c)),
        ('card-edge', card_edge(CARD)), ('card-corner', card_corner(CARD))):
        write(k + '.svg', v)
    for name, tint in (('low', True), ('lines', False)):
        write(f'frame-edge-{name}.svg', in_lines(edge(c), tint, 3.2))
        write(f'frame-medallion-{name}.svg', in_lines(medallion(c), tint, 3.2, (c['dark'],), (c['light'], '#e9a98a')))
