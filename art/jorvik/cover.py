"""The cover: the town between two rivers, at dawn."""
from scene import *
W, H = 400, 300
P = Pic(W, H)
r = random.Random(954)
P.raw(-1, '<clipPath id="c"><path d="M8 4H392Q396 4 396 8V292Q396 296 392 296H8Q4 296 4 292V8Q4 4 8 4Z"/>'
    '</clipPath><g clip-path="url(#c)">')
SUN = (158, 124)
sky = ['#a9c0c4', '#bccbc6', '#d0d5c5', '#e2dcc0', '#efdfb6', '#f4d9a2', '#f3cc8e']
edges = [0, 30, 54, 76, 96, 114, 130, 175]
for i, c in enumerate(sky):
    y = edges[i]
    pts = [(-4, y)]+[(x, y+4*math.sin(x/47+i*1.7)+2.5*math.sin(x/19+i)) for x in range(0, 401, 25)]+[(404, y)]
    P.fill(i*.01, c).smooth(pts).line(404, 180).line(-4, 180).close() if i else P.fill(0, c).rect(-4, -4, 408, 190)
# the sun and its rings, cut by streaks of cloud
for rad, c in ((74, '#f3dfae'), (55, '#f6dfa2'), (39, '#f9e3a3')):
    P.fill(.1+.001*(80-rad), c).circle(*SUN, rad)
P.fill(.2, '#fff4cf').circle(*SUN, 25)
for x, y, l, c in ((60, 60, 90, '#e9dcc0'), (118, 44, 60, '#dcd8c4'), (250, 66, 120, '#ecdcb6'),
    (330, 40, 70, '#d3d5c6'), (200, 86, 70, '#f6e4b4'), (70, 92, 66, '#f5e0ae'), (310, 96, 80, '#f0d9a4')):
    P.fill(.3, c).smooth([(x-l/2, y), (x-l/4, y-2.4), (x, y-3.2), (x+l/3, y-1.6), (x+l/2, y), (x+l/4, y+1.6),
            (x-l/5, y+1.8)], True)
# far hills and those who wait on them
P.fill(.5, '#d8c49a').smooth([(-6, 152), (40, 143), (90, 148), (140, 152), (220, 150), (280, 146), (330, 140),
        (372, 143), (406, 148)]).line(406, 200).line(-6, 200).close()
P.fill(.6, '#bfae86').smooth([(-6, 163), (30, 156), (70, 158), (110, 166), (200, 168), (300, 164), (340, 156),
        (380, 154), (406, 158)]).line(406, 210).line(-6, 210).close()


def hosts(x0, x1, f, n):
    for i in range(n):
        x = x0+(x1-x0)*(i+.5)/n+r.uniform(-1, 1)
        y = f(x)
        P.line(.61, '#4f4534', .9).move(x+1.4, y+1).line(x+1.8+r.uniform(-.6, .6), y-10-r.uniform(0, 3))
        P.fill(.62, '#4f4534').circle(x, y-4.6, 1.5).poly([(x-1.9, y+2), (x-1.7, y-2.6), (x+1.7, y-2.6),
                (x+1.9, y+2)])
        P.fill(.63, '#2f4256').circle(x-.6, y-.4, 2.1)
        P.fill(.64, '#dca63c').circle(x-.6, y-.4, .7)


hosts(3, 62, lambda x: 163-7*math.sin((x+6)/76*2.2), 13)
hosts(346, 400, lambda x: 156.4-1.5*math.sin((x-340)/20), 12)
for x, y in ((22, 162), (366, 160)):
    P.fill(.66, '#c8442c').smooth([(x-2, y), (x-1, y-4), (x, y-7), (x+1.4, y-3.6), (x+2, y)], True)
    P.fill(.67, '#f6c65c').smooth([(x-1, y), (x, y-3.4), (x+1, y)], True)
    P.line(.65, '#b5a78a', 1.6).smooth([(x, y-8), (x+2, y-18), (x-1, y-30), (x+4, y-44)])
# water
P.fill(1, '#b9c6bb').rect(-4, 172, 408, 140)
for i, (y, c) in enumerate(((186, '#adc0ba'), (204, '#9cb4b2'), (226, '#8aa6a8'), (252, '#76959a'),
        (276, '#66878e'))):
    P.fill(1.01+.01*i, c).smooth([(-4, y)]+[(x, y+2.4*math.sin(x/31+i*2)) for x in range(0, 401, 20)]
        +[(404, y)]).line(404, 310).line(-4, 310).close()
# near banks, left and right
P.fill(1.2, '#a39a70').smooth([(-6, 176), (14, 176), (26, 180), (16, 188), (-6, 192)]).close()
P.fill(1.2, '#a39a70').smooth([(406, 172), (380, 173), (352, 178), (364, 185), (406, 190)]).close()
# the sun's path on both waters
for i in range(46):
    y = 236+i*1.35
    w = (4+i*.62)*(.5+r.random()*.6)
    x = 158+r.uniform(-1, 1)*(3+i*.26)
    P.line(1.4, '#f6e2ac' if i < 30 else '#e9d9aa', 1.1).move(x-w/2, y).line(x+w/2, y)
for i in range(80):
    x, y = r.uniform(0, 400), r.uniform(184, 296)
    w = 4+(y-180)*.12*r.random()
    P.line(1.35, mix('#c3d0c8', '#7f9da0', (y-180)/116), .9).move(x, y).line(x+w, y)
# the spit of land
shore = [(26, 182), (60, 193), (96, 208), (126, 224), (150, 236), (163, 240), (178, 237), (206, 226), (240, 211),
    (282, 196), (326, 183)]
P.fill(1.5, '#5f5a48').smooth([(x, y+3.5) for x, y in shore]+[(326, 170), (26, 170)], True, .12)
P.fill(1.6, '#c9ae78').smooth(shore+[(326, 168), (26, 168)], True, .12)
# wharf: posts along the shore
s = spline(shore, 5.2)
for i, (x, y) in enumerate(s):
    P.line(1.7, '#4f3e2a', 2.2).move(x, y-1.5).line(x, y+4.5+(2 if i % 3 == 0 else 0))
P.line(1.72, '#d9b878', 1.0).smooth([(x, y-2) for x, y in shore])
# the minster, the hall, the Roman wall
M_ = lambda c: mix(c, '#eccf92', .22)
P.fill(1.80, M_('#8d8577')).rect(133, 128, 62, 36)
P.fill(1.81, M_('#6f6a64')).poly([(129, 131), (137, 112), (193, 112), (199, 131)])
P.line(1.82, '#f7e2aa', 1.3).move(137, 112).line(193, 112)
P.fill(1.83, M_('#7d766b')).rect(152, 96, 22, 40)
P.fill(1.84, M_('#625e5a')).poly([(149, 98), (163, 78), (177, 98)])
P.line(1.85, '#f7e2aa', 1.3).move(149, 98).line(163, 78)
P.line(1.85, '#5a5048', 1.4).move(163, 79).line(163, 69).move(159.6, 72.4).line(166.4, 72.4)
for x in (157, 163, 169):
    P.fill(1.86, '#4d463d').poly([(x-1.5, 114), (x-1.5, 107), (x, 105), (x+1.5, 107), (x+1.5, 114)])
for i in range(5):
    P.fill(1.86, '#4d463d').poly([(140+i*12.4-1.3, 146), (140+i*12.4-1.3, 139), (140+i*12.4, 137),
            (140+i*12.4+1.3, 139), (140+i*12.4+1.3, 146)])
gable(P, 1.87, 236, 166, 44, 42, 12, -6, .12, '#e6cf9c')
for x, w, h in ((70, 18, 16), (92, 17, 17), (112, 16, 15), (262+10, 18, 18), (294, 17, 16), (208, 15, 14)):
    gable(P, 1.86, x, 168, w, h, 6, (163-x)*.03, .3, '#e6cf9c')
wl = [(34, 179), (120, 172), (163, 170.5), (206, 172), (318, 178)]
wall(P, 1.9, wl, 15, .14)
for x, y, w, h in ((34, 181, 19, 25), (78, 176, 12, 19), (120, 173.5, 12, 19), (206, 173.5, 12, 19),
    (262, 176, 12, 19), (318, 180, 19, 25)):
    tower(P, 1.95, x, y, w, h, .08, light=1 if x > 163 else -1)
tower(P, 1.96, 153, 173, 11, 20, .06, light=-1)
tower(P, 1.96, 173, 173, 11, 20, .06)
P.fill(1.97, '#4d4234').poly([(158.6, 173), (158.6, 163), (163, 159.5), (167.4, 163), (167.4, 173)])
# mist lies behind the houses
for x, y, l, h, o in ((60, 180, 130, 9, .6), (262, 180, 150, 9, .55), (163, 183, 120, 5, .35)):
    P.fill(1.99, MIST, fo=o).smooth([(x-l/2, y), (x-l/4, y-h*.5), (x, y-h*.35), (x+l/4, y-h*.55), (x+l/2, y),
            (x+l/4, y+h*.45), (x-l/4, y+h*.4)], True)
# Coppergate: rows of gables, each end-on, down to the water
rows = [(190, 58, 282, 13.5, 15, 7, .34), (201, 82, 256, 17, 19, 9, .2), (214, 106, 226, 20.5, 23, 11, .09),
    (229, 134, 196, 25, 28, 14, 0)]
for j, (y, x0, x1, w, h, dep, k) in enumerate(rows):
    n = int((x1-x0)/(w*1.22))
    for i in range(n):
        x = x0+(x1-x0)*(i+.5)/n+r.uniform(-.8, .8)
        sag = abs(x-163)*.075
        gable(P, 2+j*.1+i*.002, x, y-sag*.9, w*r.uniform(.93, 1.04), h*r.uniform(.92, 1.08), dep, (163-x)*.06, k,
            '#e3cfa0', j < 2)
# smoke from one hearth only
P.line(2.5, '#ddd0b0', 1.6).smooth([(186, 196), (189, 186), (185, 176), (190, 164)])
# mist on the rivers
for x, y, l, h, o in ((20, 197, 130, 8, .5), (70, 214, 120, 6, .4), (344, 196, 150, 8, .5), (262, 218, 120, 6, .36),
    (120, 243, 120, 5, .3)):
    P.fill(2.6, MIST, fo=o).smooth([(x-l/2, y), (x-l/4, y-h*.5), (x, y-h*.3), (x+l/4, y-h*.6), (x+l/2, y),
            (x+l/4, y+h*.4), (x-l/4, y+h*.45)], True)
# a boat by the wharf, and the ship
P.fill(2.7, '#4f3e2a').smooth([(96, 221), (104, 226), (118, 227), (128, 223), (122, 230), (104, 230)], True)
P.fill(2.9, '#4f6f77').smooth([(196, 277), (240, 272), (320, 273), (372, 278), (320, 286), (240, 286)], True)
longship(P, 3, 281, 272, .86, False, True, True)
for i in range(22):
    x = 200+i*8.4+r.uniform(-3, 3)
    y = 281+r.uniform(-2, 7)
    P.line(4, '#a9bfbc', 1).move(x, y).line(x+r.uniform(5, 10), y)
# reeds at the near corner
for i in range(34):
    x = r.uniform(-2, 74)*r.uniform(.4, 1)
    h = r.uniform(16, 44)*(1-x/110)
    P.line(4.2, '#4d5540' if i % 3 else '#6c7048', 1.3).smooth([(x, 298), (x+r.uniform(-2, 3), 298-h*.5),
            (x+r.uniform(-3, 9), 298-h)])
    if i % 5 == 0: P.line(4.3, '#6b4a2a', 2.8).move(x+2, 298-h).line(x+2.6, 298-h-6)
P.raw(5, '</g>')
P.line(6, '#8f2c1f', 3).poly([(8, 2), (392, 2), (398, 8), (398, 292), (392, 298), (8, 298), (2, 292), (2, 8)])
P.line(6.1, '#dca63c', 1.1).poly([(9, 5), (391, 5), (395, 9), (395, 291), (391, 295), (9, 295), (5, 291), (5, 9)])
P.save('cover.svg')
