"""The floor of small stones in rows, continuous over the whole board (the texture "mosaic", as the squares show it).

Unit: one square = 1. Every choice comes from `noise(seed, kind, i, j)`, a hash of whole numbers, so the same floor
comes out each time, and the floor of a part of the board equals that part of the whole.

1. Rows. `per` rows of stones to a square (8 at scale 62, as the theme has it; per = round(500 / scale), at least
   3). The joint between two rows is one polyline across the board with a node every half square, moved up or down
   by at most 0.16 of a row; a slow wave of two sines (amplitude 0.2 of a row) bends neighbouring rows alike, as a
   mason's rows do. On the lines of the grid the joint is straight and isn't drawn: the grid lies there.
2. Stones. In each row `per` stones to a square, shifted by half a stone from row to row; every joint moved by at
   most 0.24 of a stone and leaning by at most 0.1. Where a square isn't `on`, nothing is drawn; at its border the
   row ends in a straight joint.
3. Tint. A stone is left in the colour of the ground (colors[0] is painted once per square), or takes one of the
   other ground tones. Near the middle of a square (distance < 0.42) only the nearest tone colors[1], one stone in
   eight; outside the disc's circle more: 28 % colors[1], 14 % colors[2], 5 % of each further tone. So the middle is
   quiet and the corners sparkle.
4. Draw: per colour ONE path of all its stones (4 points each, not inset: the joints cover their edges), then ONE
   path of all joints in the last colour, 0.012 of a square wide (0.3 mm on 25 mm), round caps.
About 8 x 8 stones: 16 + 64 + 6 line nodes, some 20 tinted stones of 4 points: below 250 points a square, 2.4 kB.
"""
import math
from lib import noise, n


def row_y(seed, per, j, x2):
    """Height, in squares, of the joint above row j at the half square x2."""
    y = j/per
    if j % per == 0: return y
    slow = .2*math.sin(x2*.41+j*.13)*math.sin(j*.23+1.3)
    return y + (slow + (noise(seed, 1, j, x2)-.5)*.32)/per


def at(seed, per, j, x):
    a = math.floor(x*2)
    t = x*2-a
    return row_y(seed, per, j, a)*(1-t)+row_y(seed, per, j, a+1)*t


def mosaic(w, h, on, colors, seed=7, scale=62, unit=25.0, bare=False):
    """`on(column, row)`: is the square paved? Gives [(fill, path)...] and the path of joints, in units of `unit`.
    `bare`: no ground."""
    per = max(3, round(500/scale))
    tones = colors[:-1]
    fills = {}
    ground = []
    joints = []
    U = lambda x, y: (round(x*unit, 1), round(y*unit, 1))
    for r in range(h):
        for c in range(w):
            if on(c, r):
                ground.append(f'M{n(c*unit)} {n(r*unit)}h{n(unit)}v{n(unit)}h{n(-unit)}z')
    for j in range(h*per):
        r = j//per
        # joint above the row
        if j % per:
            c = 0
            while c < w:
                if not on(c, r):
                    c += 1
                    continue
                e = c
                while e < w and on(e, r): e += 1
                joints.append(line([U(x/2, row_y(seed, per, j, x)) for x in range(2*c, 2*e+1)]))
                c = e
        # stones
        c = 0
        while c < w:
            if not on(c, r):
                c += 1
                continue
            e = c
            while e < w and on(e, r): e += 1
            cuts = [(c, c)]
            for i in range(c*per, e*per):
                x = (i+.5*(j%2)+.25)/per + (noise(seed, 2, i, j)-.5)*.48/per
                lean = (noise(seed, 3, i, j)-.5)*.2/per
                if x-cuts[-1][0] > .35/per and e-x > .35/per: cuts.append((x-lean, x+lean))
            cuts.append((e, e))
            for k in range(len(cuts)-1):
                (a, b), (a2, b2) = cuts[k], cuts[k+1]
                p = [U(a, at(seed, per, j, a)), U(a2, at(seed, per, j, a2)), U(b2, at(seed, per, j+1, b2)),
                    U(b, at(seed, per, j+1, b))]
                if k: joints.append(line([p[0], p[3]]))
                mx, my = (a+a2+b+b2)/4, (j+.5)/per
                d = math.hypot(mx-math.floor(mx)-.5, my-math.floor(my)-.5)
                v = noise(seed, 4, round(mx*per*4), j)
                tone = 0
                if d < .42: tone = 1 if v < .125 else 0
                else:
                    t = .28
                    if v < t: tone = 1
                    elif v < t+.14: tone = 2
                    else:
                        for q in range(3, len(tones)):
                            if t+.14+(q-3)*.05 <= v < t+.14+(q-2)*.05: tone = q
                if tone and tone < len(tones):
                    fills.setdefault(tones[tone], []).append('M%s %sl%s %s %s %s %s %sz' % tuple(n(v)
                            for v in (p[0][0], p[0][1], p[1][0]-p[0][0], p[1][1]-p[0][1], p[2][0]-p[1][0],
                                p[2][1]-p[1][1], p[3][0]-p[2][0], p[3][1]-p[2][1])))
            c = e
    out = [] if bare else [(tones[0], ''.join(ground))]
    out += [(k, ''.join(v)) for k, v in fills.items()]
    return out, ''.join(joints)


def line(p):
    s = f'M{n(p[0][0])} {n(p[0][1])}l'
    return s + ' '.join(f'{n(b[0]-a[0])} {n(b[1]-a[1])}' for a, b in zip(p, p[1:]))


def svg_group(w, h, on, colors, **k):
    fills, joints = mosaic(w, h, on, colors, **k)
    unit = k.get('unit', 25.0)
    return (''.join(f'<path fill="{c}" d="{p}"/>' for c, p in fills)
        + f'<path fill="none" stroke="{colors[-1]}" stroke-width="{n(unit*.012,2)}" stroke-linecap="round" '
        f'd="{joints}"/>')
