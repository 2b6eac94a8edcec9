"""The frame of the board: a Borre ring-chain, its corners and medallions."""
from lib import *
from pieces import sword
MAD = '#8f2c1f'
OCH = '#e6c173'
CRE = '#f6e7c2'
DK = '#681f16'


def chain(P, W, y0=50, amp=27, x0=0, ext=8.5, lay=2, fill=OCH, w=11.5, gap=4, rr=29.5, within=.1):
    """a link of ring-chain on the ground that is there; a ring binds the crossing; drawn so near to the true curve"""
    steps, around = 60, 72
    st = []
    for s in (-1, 1):
        pts = [(x0+W*i/steps, y0+s*amp*math.cos(math.pi*i/steps)) for i in range(steps+1)]
        a = pts[0]
        b = pts[-1]
        st.append(([(a[0]-ext, a[1])]+pts+[(b[0]+ext, b[1])], False))
    cx = x0+W/2
    st.append(([(cx+rr*math.cos(2*math.pi*i/around+.13), y0+rr*math.sin(2*math.pi*i/around+.13)) for i in range(around)],
            True))
    weave(P.fill(lay, fill), st, w, gap, within)


P = Pic(136, 100)
P.fill(0, MAD).rect(-.6, 0, 137.2, 100)
P.fill(.1, OCH).rect(-1.4, 3, 138.8, 4.5).rect(-1.4, 92.5, 138.8, 4.5)
chain(P, 136)
P.save('frame-edge.svg')
P = Pic(100, 100)
P.fill(0, MAD).rect(0, 0, 100, 100)
P.fill(.1, OCH).rect(3, 3, 97, 4.5).rect(3, 3, 4.5, 97).rect(92.5, 92.5, 7.5, 4.5).rect(92.5, 92.5, 4.5, 7.5)
P.line(1, OCH, 11.5, cap='butt').move(101, 23).cubic(60, 23, 23, 60, 23, 101)
P.line(1, OCH, 11.5, cap='butt').move(101, 77).cubic(85, 77, 70, 70, 60, 60).cubic(70, 70, 77, 85, 77, 101)
P.fill(2, MAD).circle(50, 50, 41)
P.fill(2.1, CRE).circle(50, 50, 36)
P.fill(2.2, MAD).circle(50, 50, 31)
for i in range(5):
    a = math.radians(45+72*i)
    P.line(2.3, OCH, 7.5, cap='butt').smooth([(50+r*math.cos(a+t), 50+r*math.sin(a+t)) for r,
            t in ((11, -1.1), (17, -.6), (24, -.2), (31.5, .05))])
P.fill(2.5, MAD).circle(50, 50, 13.5)
P.fill(2.6, CRE).circle(50, 50, 10)
P.save('frame-corner.svg')
# medallion: a sword between two shields
W = 236
P = Pic(W, 100)
P.fill(0, MAD).rect(0, 0, W, 100)
P.fill(.1, OCH).rect(0, 3, W, 4.5).rect(0, 92.5, W, 4.5)
P.fill(.2, OCH).rect(0, 3, 5, 94).rect(W-5, 3, 5, 94)
P.fill(.3, CRE).rect(10, 12, W-20, 76)


def sh(cx, dark):
    f, g, rim = ('#21456c', '#dca63c', '#22324a') if dark else ('#f9eed3', '#c4472d', '#7a2a1b')
    P.fill(1, rim).circle(cx, 50, 35)
    P.fill(1.1, f).circle(cx, 50, 29)
    if dark:
        for i in range(5):
            a = i*math.pi*2/5
            P.line(1.2, g, 6, cap='butt').smooth([(cx+r*math.cos(a+t), 50+r*math.sin(a+t)) for r,
                    t in ((9, -.9), (16, -.5), (23, -.2), (29, 0))])
    else: P.fill(1.2, g).move(cx, 21).arcto(cx-29, 50, 29, 0).arcto(cx, 79, 29, 0).close()
    P.fill(1.5, rim).circle(cx, 50, 11)
    P.fill(1.6, '#c9cfd0').circle(cx, 50, 7.5)


sh(50, True)
sh(W-50, False)
sword(P, 2, W/2, 50, 72, 0, '#8f2c1f', '#d98a72', '#681f16', '#dca63c', wide=1.7)
P.save('frame-medallion.svg')
