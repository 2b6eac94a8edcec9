"""Ornaments of pages and cards, and the emblems of board and box."""
import re
from scene import *
from frame import chain, MAD, OCH, CRE
from pieces import letter, sword
def inner(P):
    t = P.svg()
    return t[t.index('>')+1:t.rindex('</svg>')].replace('\n', '')


def link(fill, w=10.5):
    Q = Pic(136, 100)
    chain(Q, 136, fill=fill, w=w, within=1.4)
    return inner(Q)


def ringtwist(P, lay, cx, cy, R, a, n, w, fill, edge, ew, ph=0):
    st = []
    for s in (-1, 1):
        m = n*14 if n < 10 else n*6
        st.append(([(cx+(R+s*a*math.cos(n*2*math.pi*i/m/1+ph))*math.cos(2*math.pi*i/m-math.pi/2),
                        cy+(R+s*a*math.cos(n*2*math.pi*i/m+ph))*math.sin(2*math.pi*i/m-math.pi/2)) for i in range(m)],
                True))
    interlace(P, lay, st, w, fill, edge, ew, fine=7 if n < 10 else 4)


def knot(P, lay, cx, cy, r, w, fill, edge, ew):
    """a Borre knot: two long loops crossed and a ring that binds them"""
    st = []
    for k in range(2):
        pts = []
        for i in range(28):
            t = 2*math.pi*(i+.4)/28
            x, y = r*math.cos(t), r*.36*math.sin(t)*(1+.25*math.cos(2*t))
            pts.append(rot(x, y, math.pi/4+k*math.pi/2, cx, cy))
        st.append((pts, True))
    st.append(([(cx+r*.60*math.cos(2*math.pi*i/24+.05), cy+r*.60*math.sin(2*math.pi*i/24+.05)) for i in range(24)],
            True))
    interlace(P, lay, st, w, fill, edge, ew, fine=5)


# ------------------------------------------------------------------ initial: a Jelling beast bites its own tail
P = Pic(100, 100)
P.fill(0, '#f3e6c6').rect(2, 2, 96, 96)
P.line(.1, MAD, 1.6).rect(2.8, 2.8, 94.4, 94.4)
P.line(.11, OCH, 1).rect(5.2, 5.2, 89.6, 89.6)
P.fill(.5, '#fbf7ec').circle(50, 50, 31)
ringtwist(P, 1, 50, 50, 37.6, 5.4, 6, 5.4, '#dca63c', '#7a2a1b', 1.4)
for i in range(4):    # knots in the corners
    x, y = rot(-38.5, -38.5, i*math.pi/2, 50, 50)
    P.fill(3, MAD).circle(x, y, 4.6)
    P.fill(3.1, '#f3e6c6').circle(x, y, 3.2)
    P.fill(3.2, MAD).circle(x, y, 1.5)
P.save('initial.svg')
# ------------------------------------------------------------------ tailpieces
P = Pic(300, 100)
longship(P, 2, 146, 78, .56, False, True, True)
for i, (y, w) in enumerate(((84, 190), (90, 120), (96, 60))):
    P.line(1, '#8ba3a0', 1.6).smooth([(148-w/2+j*11, y+(1.6 if j % 2 else -1.6)) for j in range(int(w/11)+1)])
P.save('tailpiece-1.svg')
P = Pic(300, 100)
sword(P, 1, 150, 50, 210, 90, '#8c2a1c', '#d78a70', '#681f16', '#dca63c', wide=.62)
for t, y in (('ERIC', 17), ('REX', 83)):    # in two lines, as on the penny
    for i, ch in enumerate(t):
        letter(P, 2, '#681f16', ch, -90, 0, 1.9, 166+(i-(len(t)-1)/2)*36, y)
for x, y in ((76, 17), (256, 17), (94, 83), (238, 83)):
    letter(P, 2, '#b98640', '+', -90, 0, 1.6, x, y)
P.save('tailpiece-2.svg')
P = Pic(300, 100)
P.line(.5, '#a39a70', 1.6).move(50, 88).line(250, 88)
for x, w, h in ((100, 44, 50), (200, 44, 50)):
    gable(P, 1, x, 88, w, h, 14, (150-x)*.12, .12, '#fbf7ec')
gable(P, 2, 150, 90, 58, 68, 18, 0)
for x in (62, 70, 232, 241):
    P.line(1.2, '#9aa06b', 1.4).smooth([(x, 88), (x+1, 80), (x+3, 75)])
    P.line(1.2, '#9aa06b', 1.4).smooth([(x-3, 88), (x-4, 82), (x-7, 78)])
P.save('tailpiece-3.svg')
P = Pic(300, 100)
P.raw(.5, f'<defs><g id="l">{link("#b98640")}</g></defs>')
for s in (-1, 1):
    for j in range(2):
        P.raw(1, f'<use href="#l" transform="translate({150+(44+j*54.4 if s > 0 else -44-(j+1)*54.4):.1f} 30) '
            'scale(.4)"/>')
for i, x in enumerate((150,)):
    shield(P, 2, 150, 50, 38, 0)
P.save('tailpiece-4.svg')
# ------------------------------------------------------------------ vignette: the ship before the rising sun
P = Pic(300, 180)
for rad, c in ((78, '#f6e6bd'), (62, '#f3d79a'), (46, '#f0c778')):
    P.fill(.1+.001*(80-rad), c).move(146-rad, 142).arcto(146+rad, 142, rad, 1).close()
longship(P, 2, 142, 140, .98, False, True, True)
for i, (y, w) in enumerate(((148, 270), (156, 220), (164, 150), (172, 80))):
    P.line(1, ['#6f8f96', '#8ba3a0', '#a6bab5', '#bccbc4'][i], 2.2).smooth([(146-w/2+j*13.5, y+(2 if j % 2 else -2))
            for j in range(int(w/13.5)+1)])
P.save('vignette.svg')
# head of the story: walls in the mist between two rivers
W, H = 600, 100
P = Pic(W, H)
r = random.Random(9)
P.raw(-1, '<clipPath id="c"><rect width="600" height="100"/></clipPath><g clip-path="url(#c)">')
for i, (y, c) in enumerate(((0, '#c3cfc8'), (14, '#d6d8c4'), (28, '#e6dfc0'), (41, '#f1ddae'), (52, '#f4d398'))):
    P.fill(.01*i, c).smooth([(-5, y)]+[(x, y+2*math.sin(x/40+i*2)) for x in range(0, 601, 30)]+[(605, y)]).line(605,
        105).line(-5, 105).close() if i else P.fill(0, c).rect(0, 0, 600, 100)
for rad, c in ((44, '#f6e0a8'), (30, '#f9e6b0'), (17, '#fff4cf')):
    P.fill(.1+.001*(50-rad), c).circle(322, 50, rad)
P.fill(.3, '#d3c197').smooth([(-6, 62), (60, 55), (140, 58), (230, 62), (380, 61), (460, 56), (540, 53),
        (606, 60)]).line(606, 90).line(-6, 90).close()
for rng in (range(22, 128, 11), range(478, 586, 11)):
    for x in rng:
        xx = x+r.uniform(-2, 2)
        y = 60+r.uniform(-1, 1)
        P.line(.31, '#4f4534', 1).move(xx+2, y+1).line(xx+2.4, y-12-r.uniform(0, 3))
        P.fill(.32, '#4f4534').circle(xx, y-4.6, 1.7).rect(xx-1.8, y-3, 3.6, 6)
        P.fill(.33, '#2f4256').circle(xx-.6, y, 2.5)
        P.fill(.34, '#dca63c').circle(xx-.6, y, .8)
P.fill(1, '#a9bcb8').rect(0, 66, 600, 40)
P.fill(1.1, '#8fa9ac').smooth([(-5, 82)]+[(x, 82+1.5*math.sin(x/22)) for x in range(0, 601, 20)]+[(605, 82)]).line(
    605, 105).line(-5, 105).close()
for i in range(60):
    x, y = r.uniform(0, 600), r.uniform(70, 98)
    P.line(1.2, '#c3d0c8' if y < 84 else '#aebfbd', 1).move(x, y).line(x+r.uniform(4, 14), y)
P.fill(1.5, '#c5ab78').smooth([(176, 69), (210, 75), (260, 82), (300, 85), (340, 82), (392, 75), (428, 69),
        (300, 64)], True)
M_ = lambda c: mix(c, '#eccf92', .25)
P.fill(1.6, M_('#8d8577')).rect(268, 36, 44, 28)
P.fill(1.61, M_('#6f6a64')).poly([(265, 39), (270, 28), (310, 28), (315, 39)])
P.fill(1.62, M_('#7d766b')).rect(281, 20, 15, 24)
P.fill(1.63, M_('#625e5a')).poly([(279, 21), (288.5, 10), (298, 21)])
gable(P, 1.7, 346, 64, 34, 30, 9, -6, .15, '#e6cf9c')
wall(P, 1.8, [(186, 71), (300, 67.5), (416, 71)], 11, .12)
for x, y in ((186, 72.5), (236, 70.5), (292, 69.5), (308, 69.5), (364, 70.5), (416, 72.5)):
    tower(P, 1.9, x, y, 9.5, 15, .08, light=1 if x > 322 else -1)
for j, (y, x0, x1, w, h, dep, k) in enumerate(((76, 214, 388, 12, 13, 6, .22), (82.5, 252, 350, 15, 16, 8, .04))):
    n = int((x1-x0)/(w*1.2))
    for i in range(n):
        x = x0+(x1-x0)*(i+.5)/n
        gable(P, 2+.1*j+.002*i, x, y-abs(x-300)*.045, w, h*r.uniform(.94, 1.06), dep, (300-x)*.05, k, '#e3cfa0', True)
for x, y, l, h, o in ((130, 70, 200, 7, .6), (470, 71, 220, 7, .6), (300, 72, 180, 3.5, .4), (60, 86, 160, 5, .35),
    (560, 88, 140, 5, .35)):
    P.fill(2.6, MIST, fo=o).smooth([(x-l/2, y), (x-l/4, y-h*.5), (x, y-h*.35), (x+l/4, y-h*.55), (x+l/2, y),
            (x+l/4, y+h*.45), (x-l/4, y+h*.4)], True)
longship(P, 3, 98, 88, .52, False, True, True)
longship(P, 3.6, 520, 86, .42, True, False, True)
P.raw(5, '</g>')
P.fill(6, MAD).rect(0, 0, 600, 2.4).rect(0, 97.6, 600, 2.4)
P.fill(6.1, OCH).rect(0, 3.4, 600, 1.2).rect(0, 95.4, 600, 1.2)
P.save('story-head.svg')
# ------------------------------------------------------------------ emblems
P = Pic(400, 400)
P.fill(0, '#21456c').rect(0, 0, 400, 400)
P.line(.1, OCH, 3).rect(14, 14, 372, 372)
P.line(.1, OCH, 1.4).rect(20, 20, 360, 360)
P.fill(.5, '#f3e2b8').circle(200, 200, 132)
for rad, c in ((78, '#f6d898'), (58, '#f3c878'), ):
    P.fill(.7+.001*(80-rad), c).move(200-rad, 226).arcto(200+rad, 226, rad, 1).close()
P.fill(.9, '#8fa9ac').move(200-math.sqrt(132**2-26**2), 226).arcto(200+math.sqrt(132**2-26**2), 226, 132, 0,
    0).close()
longship(P, 2, 194, 232, .98, False, True, True)
rr_ = random.Random(5)
for i in range(26):
    y = rr_.uniform(246, 316)
    h = math.sqrt(max(0, 122**2-(y-200)**2))
    x = 200+rr_.uniform(-1, .8)*h
    P.line(3, '#b7c9c5', 1.8).move(x, y).line(x+min(18, h*.2), y)
ringtwist(P, 5, 200, 200, 151, 12, 12, 9.5, OCH, '#21456c', 3.4)
Q = Pic(100, 100)
knot(Q, 2, 0, 0, 34, 5.5, OCH, '#21456c', 2)
P.raw(.4, f'<defs><g id="k">{inner(Q)}</g></defs>')
for x, y in ((50, 50), (350, 50), (50, 350), (350, 350)):
    P.raw(6, f'<use href="#k" transform="translate({x} {y})"/>')
P.save('board-back.svg')
P = Pic(400, 400)
P.fill(0, MAD).rect(0, 0, 400, 400)
P.line(.1, OCH, 3).rect(14, 14, 372, 372)
P.raw(.5, f'<defs><g id="l">{link(OCH)}</g></defs>')
n = 9
s = (400-2*56)/n/136
for i in range(n):
    for k in range(4):
        P.raw(1, f'<g transform="rotate({90*k} 200 200)"><use href="#l" transform="translate({56+i*136*s:.2f} 21) '
            f'scale({s:.4f} .27)"/></g>')
for i in range(4):
    x, y = rot(-165, -165, i*math.pi/2, 200, 200)
    shield(P, 2, x, y, 19, [0, 1, 0, 1][i], i % 2 == 0)
P.fill(1, CRE).circle(200, 200, 136)
P.line(1.1, OCH, 3).circle(200, 200, 129)
# one shield, half of either army
P.fill(1.9, '#43332a').circle(200, 200, 118)
P.line(2.7, '#c9a466', 7).circle(200, 200, 112)
P.fill(2, '#f9eed3').circle(200, 200, 108)
P.fill(2.1, '#21456c').move(200, 92).arcto(92, 200, 108, 0).arcto(200, 308, 108, 0).close()
for i in (0, 1, 2):
    a0 = 108+i*54
    f = lambda rr, t: (200+rr*math.cos(math.radians(a0+t)), 200+rr*math.sin(math.radians(a0+t)))
    P.line(2.2, '#dca63c', 11, cap='butt').smooth([f(34, -46), f(58, -22), f(84, -4), f(106, 6)]) if i else None
for a0, a1 in ((-90, -50), (-10, 30), (60, 90)):
    q = lambda a: (200+108*math.cos(math.radians(a)), 200+108*math.sin(math.radians(a)))
    P.fill(2.2, '#c4472d').move(200, 200).line(*q(a0)).arcto(*q(a1), 108, 1).close()
for d in (-72, -36, 36, 72):
    h = math.sqrt(108**2-d*d)
    P.line(2.4, '#1a3858' if d < 0 else '#cdb489', 1.6, cap='butt').move(200+d, 200-h).line(200+d, 200+h)
for i in range(36):
    a0 = math.radians(i*10+5)
    P.line(2.75, '#6b4a26', 2, cap='butt').move(200+109*math.cos(a0), 200+109*math.sin(a0)).line(
        200+115*math.cos(a0+.03), 200+115*math.sin(a0+.03))
sword(P, 4, 200, 200, 262, 0, '#d6dde0', '#f4f7f5', '#681f16', '#dca63c', edge='#43332a', ew=2.6, wide=1.15)
P.save('box-face.svg')
