"""The frames of boards, as on carved crosses: key pattern, ring-cross in the corner, knot in the middle; a plait and steps for other dresses."""
from lib import *
from weave import at, crossings, piece, triquetra, weave

W = 125
SEA_GREEN = "#1f6270"


def rules(width, light, out=1):
    """The plain raised bands along both sides."""
    return fill(light, rect(-1, 4, width + 2, 6) + rect(-1, 90, width + 2, 6))


def key(name, base, strand, bead, edge, outline=None, field=None):
    """A key pattern: a zigzag of stone that stays clear of the rules; in each bend a three-cornered key, as thick throughout, about a bead."""
    band = poly([(-W / 2, 77), (0, 23), (W / 2, 77), (W, 23), (W * 1.5, 77)], False)
    # a triangle whose bar stops short of its first arm, as far from it as from the zigzag
    hook = [(8.9, 17.5), (19.6, 17.5), (62.5, 54.6), (97.3, 24.5), (36.9, 24.5), (28.8, 17.5), (116.1, 17.5), (62.5, 63.8)]
    seed = [(42, 29.8), (83, 29.8), (62.5, 47.5)]
    turned = lambda points, x: [(x - px + W / 2, 100 - py) for px, py in points]
    hooks, beads = ("".join(map(poly, (points, turned(points, 0), turned(points, W)))) for points in (hook, seed))
    parts = [fill(base, rect(-.5, 0, W + 1, 100)), fill(field or base, rect(-.5, 12, W + 1, 76)), rules(W, edge)]
    # what reaches beyond the tile is drawn by its neighbour
    cut = lambda *inside: [f'<clipPath id="k"><path d="{rect(-.5, 0, W + 1, 100)}"/></clipPath><g clip-path="url(#k)">', *inside, "</g>"]
    if outline:
        parts += cut(line(outline, 9.5, band), line(strand, 6, band), both(strand, outline, 1.6, hooks), both(bead, outline, 1.6, beads))
        parts[2] = line(outline, 1.8, f"M-1 5H{W + 1}M-1 10H{W + 1}M-1 90H{W + 1}M-1 95H{W + 1}")
    else:
        parts += cut(line(strand, 8, band), fill(strand, hooks), fill(bead, beads))
    save(name, W, 100, parts)


def plait(name, base, strand, other, edge, outline=None):
    """Four strands that go over and under, as on the shafts of crosses."""
    width = 125
    lanes = 4
    period = width * 2
    strands, colors = [], []
    # Each strand zigzags between y 22 and 78, rounded; drawn from before the tile to behind it.
    for k in range(lanes):
        points = []
        for i in range(-12, 45):
            x = i * width / 32
            phase = (x + k * period / lanes) / period * 2
            saw = abs((phase % 2) - 1)
            saw = min(.93, max(.07, saw))  # turns are flat
            points.append((x, 21 + 58 * saw))
        strands.append(points)
        colors.append(other if k % 2 else strand)
    parts = [fill(base, rect(-.5, 0, width + 1, 100)), rules(width, edge)]
    # The same crossings above whichever tile draws them: by their place, not by turns.
    parts += [f'<clipPath id="k"><path d="{rect(-.5, 0, width + 1, 100)}"/></clipPath><g clip-path="url(#k)">',
        *band_weave(strands, colors, 9, 3.6, base, width, outline), "</g>"]
    if outline: parts[1] = line(outline, 1.8, f"M-1 5H{width + 1}M-1 10H{width + 1}M-1 90H{width + 1}M-1 95H{width + 1}")
    save(name, width, 100, parts)


def band_weave(strands, colors, width, gap, base, length, outline):
    out = []
    for tone in dict.fromkeys(colors):
        d = "".join(poly(s, False) for s, c in zip(strands, colors) if c == tone)
        out += [line(base, width + 2 * gap, d)]
    for tone in dict.fromkeys(colors):
        d = "".join(poly(s, False) for s, c in zip(strands, colors) if c == tone)
        out += [line(outline, width, d), line(tone, width - 3.4, d)] if outline else [line(tone, width, d)]
    gaps, tops = "", {}
    for (s, p), (r, q) in crossings(strands):
        x, y = at(strands[s], p)
        if not -14 < x < length + 14: continue
        up = lambda strand, place_: at(strand, place_ + .4)[1] < at(strand, place_ - .4)[1]
        row = round((y - 21) / 14.5)
        rising = row % 2 == 0
        top, place_ = (s, p) if up(strands[s], p) == rising else (r, q)
        gaps += piece(strands[top], place_, width * .5 + gap, False)
        tops[colors[top]] = tops.get(colors[top], "") + piece(strands[top], place_, width * .8 + gap, False)
    out.append(line(base, width + 2 * gap, gaps))
    for tone, d in tops.items():
        out += [line(outline, width, d), line(tone, width - 3.4, d)] if outline else [line(tone, width, d)]
    return out


def steps(name, base, strand, bead, edge, outline=None):
    """Stepped pyramids that stand and hang by turns, a bead in each."""
    def pyramid(x, y, up):
        s = -1 if up else 1
        at = [(-50, 0), (-50, 12), (-36, 12), (-36, 24), (-22, 24), (-22, 36), (-9, 36), (-9, 46), (9, 46), (9, 36), (22, 36), (22, 24),
            (36, 24), (36, 12), (50, 12), (50, 0)]
        return poly([(x + px, y + s * py) for px, py in at])
    standing = pyramid(0, 86, True) + pyramid(W, 86, True)
    hanging = pyramid(W / 2, 14, False)
    diamonds = "".join(poly([(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)]) for x, y in ((0, 69), (W, 69), (W / 2, 31)))
    parts = [fill(base, rect(-.5, 0, W + 1, 100)), rules(W, edge)]
    clip = f'<clipPath id="k"><path d="{rect(-.5, 0, W + 1, 100)}"/></clipPath><g clip-path="url(#k)">'
    if outline:
        parts = [fill(base, rect(-.5, 0, W + 1, 100)), line(outline, 1.8, f"M-1 5H{W + 1}M-1 10H{W + 1}M-1 90H{W + 1}M-1 95H{W + 1}"),
            clip, both(strand, outline, 2.2, standing + hanging), both(bead, outline, 1.8, diamonds), "</g>"]
    else: parts += [clip, fill(strand, standing + hanging), fill(bead, diamonds), "</g>"]
    save(name, W, 100, parts)


def ring_cross(cx, cy, r, stone, cut, gap, boss, edge=None, width=0):
    """The head of a carved cross: four arms with hollow armpits, a ring behind them, a boss."""
    arms = ""
    a, b = r * .17, r * .34
    d = ""
    for k in range(4):
        t = 90 * k
        # half of the waist, then out to the flat end
        w0, w1, w2, w3 = (P(math.hypot(a, a * 1.9), t + s * math.degrees(math.atan2(a, a * 1.9)), cx, cy) for s in (-1, 1, 1, 1))
        e0 = P(math.hypot(r, b), t - math.degrees(math.atan2(b, r)), cx, cy)
        e1 = P(math.hypot(r, b), t + math.degrees(math.atan2(b, r)), cx, cy)
        d += ("M" if k == 0 else "L") + f"{pt(w0)}L{pt(e0)}L{pt(e1)}L{pt(w1)}"
    arms = d + "Z"
    more = f' stroke="{edge}" stroke-width="{n(width, 2)}" stroke-linejoin="round"' if edge else ""
    out = [fill(gap, circ(cx, cy, r * .8)), fill(stone, ring(cx, cy, r * .62, r * .86), more)]
    if cut: out.append(line(cut, r * .05, circ(cx, cy, r * .74)))
    out.append(fill(stone, arms, more))
    if cut: out += [line(cut, r * .055, poly([P(r * .24, 90 * k, cx, cy) for k in range(4)]) + "".join(
        "M" + pt(P(r * .42, 90 * k, cx, cy)) + "L" + pt(P(r * .88, 90 * k, cx, cy)) for k in range(4)))]
    out.append(fill(boss, circ(cx, cy, r * .13), more))
    return out


def corner(name, base, stone, cut, gap, boss, edge, outline=None):
    band = "M4 4H101V10H10V101H4ZM90 101V90H101V96H96V101Z"
    parts = [fill(base, rect(0, 0, 100.5, 100.5)), fill(edge, band)]
    if outline: parts[1] = line(outline, 1.8, "M101 5H5V101M101 10H10V101M101 90H90V101M101 95H95V101")
    parts += ring_cross(50, 50, 36, stone, cut, gap, boss, outline, 1.8)
    save(name, 100, 100, parts)


def medallion(name, base, red, strand, edge, outline=None):
    """A knot of three corners on a red stone."""
    w = 150
    parts = [fill(base, rect(-2, 0, w + 4, 100)), fill(edge, rect(-2, 4, w + 4, 6) + rect(-2, 90, w + 4, 6))]
    if outline: parts[1] = line(outline, 1.8, f"M-2 5H{w + 2}M-2 10H{w + 2}M-2 90H{w + 2}M-2 95H{w + 2}")
    stone = f"M10 50L30 12H{w - 30}L{w - 10} 50L{w - 30} 88H30Z"
    parts.append(both(red, outline or edge, 2 if outline else 4, stone))
    parts += weave([triquetra(w / 2, 57, 41)], 7.5, 2.2, strand, red, edge=outline)
    save(name, w, 100, parts)


def narrow():
    """Four millimetres: a key, a twist of two strands, or a row of steps, in two colours."""
    # a running key, as it is carved on crosses
    d = "".join(poly([(x - 16, 83), (x + 104, 83), (x + 104, 19), (x + 26, 19), (x + 26, 54), (x + 70, 54)], False) for x in (-120, 0, 120))
    for suffix, base, light in (("", R2, B1), ("-low", "#ffffff", S3), ("-lines", "#ffffff", "#8c8c8c")):
        save(f"frame-edge-narrow{suffix}", 120, 100, fill(base, rect(-.5, 0, 121, 100)), '<clipPath id="k"><path d="M-.5 0h121v100h-121z"/></clipPath>',
            line(light, 14, d, ' clip-path="url(#k)"'))
        save(f"frame-corner-narrow{suffix}", 100, 100, fill(base, rect(0, 0, 100.5, 100.5)), line(light, 13, circ(52, 52, 27)), fill(light, rect(45, 10, 14, 84) + rect(10, 45, 84, 14)))
    width, base, light = 208, SEA_GREEN, B2
    strands = [[(x, 52 + s * 25 * math.cos(2 * math.pi * x / width)) for x in range(-4, 213, 8)] for s in (1, -1)]
    save("frame-edge-narrow-sea", width, 100, fill(base, rect(-.5, 0, width + 1, 100)), *twist(strands, 17, 7, light, base, width),
        fill(light, "".join(circ(x, 52, 10) for x in (0, width / 2, width))))
    save("frame-corner-narrow-sea", 100, 100, fill(base, rect(0, 0, 100.5, 100.5)), line(light, 15, circ(52, 52, 26)), fill(light, circ(52, 52, 9)))
    base, light = "#5f4178", G1
    d = ""
    for x in (0, 125):
        d += poly([(x - 62.5, 90), (x - 62.5, 70), (x - 42, 70), (x - 42, 48), (x - 20, 48), (x - 20, 24), (x + 20, 24), (x + 20, 48), (x + 42, 48), (x + 42, 70), (x + 62.5, 70),
            (x + 62.5, 90)])
    save("frame-edge-narrow-heather", 125, 100, fill(base, rect(-.5, 0, 126, 100)), fill(light, d), fill(base, "".join(rect(x - 8, 42, 16, 30) for x in (0, 125))))
    save("frame-corner-narrow-heather", 100, 100, fill(base, rect(0, 0, 100.5, 100.5)), fill(light, poly([(52 + x, 52 + y) for x, y in ((-12, -36), (12, -36), (12, -12), (36, -12),
        (36, 12), (12, 12), (12, 36), (-12, 36), (-12, 12), (-36, 12), (-36, -12), (-12, -12))])))


def twist(strands, width, gap, light, base, length):
    """Two strands about each other, by turns above."""
    out = [line(light, width, "".join(poly(s, False) for s in strands))]
    for k, x in enumerate((length / 4, length * 3 / 4)):
        top = strands[1 - k]
        near = [p for p in top if abs(p[0] - x) < 36]
        out += [line(base, width + 2 * gap, poly(near[1:-1], False)), line(light, width, poly(near, False))]
    return out


def draw():
    grey = "#5a5a5a"
    white = "#ffffff"
    key("frame-edge", S5, S1, G2, B2, field=R2)
    key("frame-edge-low", white, S1, "#e3a79f", white, S3)
    key("frame-edge-lines", white, white, white, white, grey)
    corner("frame-corner", S5, S1, S3, R2, G2, B2)
    corner("frame-corner-low", white, "#eef1f4", None, "#f0cfc9", "#f3dca6", white, S3)
    corner("frame-corner-lines", white, white, None, white, white, white, grey)
    medallion("frame-medallion", S5, S4, G1, B2)
    medallion("frame-medallion-low", white, "#f3d9d4", "#ffffff", white, "#a8655c")
    medallion("frame-medallion-lines", white, white, white, white, grey)
    # Other dresses: a plait as on the shafts of crosses; steps.
    plait("frame-edge-sea", "#1b3d48", B2, "#9fb6bd", B2)
    steps("frame-edge-heather", "#34293f", P1, G2, G1)
    corner("frame-corner-sea", "#1b3d48", B2, S3, "#2f7f8c", G2, B2)
    corner("frame-corner-heather", "#34293f", P1, P3, "#7d5c95", G2, G1)
    medallion("frame-medallion-sea", "#1b3d48", "#1f6270", B1, B2)
    medallion("frame-medallion-heather", "#34293f", "#5f4178", G1, G1)
    narrow()
