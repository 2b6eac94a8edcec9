"""The floors of the three layouts, 25 units to a square: riven slate, camps of another slate let into it, the town of bone.

The town is the cross of a carved stone; the ring of its head lies in the slate about it, as at Penmon on Anglesey.
"""
import re

from lib import *

SIZE = 275
BELL = ("....AAA....", "....A.A....", ".....A.....", ".....D.....", "AA..DDD..AA", "A.ADDKDDA.A", "AA..DDD..AA",
    ".....D.....", ".....A.....", "....A.A....", "....AAA....")
LEWIS = ("....AAA....", "....AAA....", ".....D.....", ".....D.....", "AA...D...AA", "AADDDKDDDAA", "AA...D...AA",
    ".....D.....", ".....D.....", "....AAA....", "....AAA....")
LINES = ("...AAAAA...", ".....A.....", ".....D.....", "A....D....A", "A....D....A", "AADDDKDDDAA", "A....D....A",
    "A....D....A", ".....D.....", ".....A.....", "...AAAAA...")

# Of each stone: the face in three shades, lit and shaded edge, cleavage, quartz.
STONES = {
    "blue": (("#bdc9d4", "#b5c2ce", "#c3ced8"), "#e9eff3", "#75859a", "#a3b1bf", "#d5dde4"),
    "green": (("#b2c9c2", "#abc3bb", "#b9cfc8"), "#e6f0ec", "#66857b", "#9eb7af", "#d2e0da"),
    "heather": (("#c8bed1", "#c1b6cb", "#cec5d7"), "#f0ebf4", "#85769a", "#b5a9c0", "#ded7e4"),
}
# Of each inlay: the face in three shades, the lip of a leaf, its shade, the line about it, what is cut into it.
INLAYS = {
    "purple": (("#bcafc2", "#b6a8bd", "#c3b7c9"), "#d6cddb", "#75647f", "#4d4259", "#8c7f99"),
    "navy": (("#9db3c6", "#94abbf", "#a6bacc"), "#c3d2de", "#587389", "#2f4a5f", "#7892a8"),
    "moss": (("#b4b88f", "#abb085", "#bcc098"), "#d3d6b6", "#727750", "#454a2b", "#8f9469"),
}
BONE = (("#f3ead5", "#f0e6ce"), "#fdf9ee", "#c9b483")
STONES_OF = {"bell": (BELL, "blue", "purple", R1, R3), "lewis": (LEWIS, "green", "navy", "#2f7f8c", "#12404b"),
    "lines": (LINES, "heather", "moss", "#7d5c95", "#3a264d")}
SLABS = ((4, 2), (3, 3), (2, 4), (3, 2), (2, 3), (2, 2), (4, 1), (1, 4), (3, 1), (1, 3), (2, 1), (1, 2))


def laid(layout):
    """What each square is of: slabs of ground as (x, y, width, height), camps, town."""
    kinds = {(x, y): "camp" if man == "A" else "town" for y, row in enumerate(layout) for x, man in enumerate(row)
        if man != "."}
    if layout is BELL: kinds.update({hole: "camp" for hole in ((5, 1), (1, 5), (9, 5), (5, 9))})
    seen, slabs = set(kinds), []
    for y in range(11):
        for x in range(11):
            if (x, y) in seen: continue
            first = int(4 * noise(x, y, 5))
            for w, h in SLABS[first:] + ((1, 1),):
                cells = {(x + i, y + j) for i in range(w) for j in range(h)}
                if x + w <= 11 and y + h <= 11 and not cells & seen: break
            seen |= cells
            slabs.append((x, y, w, h))
    return kinds, slabs


def wander(x0, x1, y, swing, seed, steps):
    """Points of an edge where a leaf has split off, from left to right: long flat steps, some of them sudden."""
    out, drift = [], 0
    for k in range(steps + 1):
        # Most of it runs flat; here and there it breaks off straight through the leaves.
        if noise(seed, k, 9) > .62: drift = swing * (noise(seed, k) - .5) * 2
        x = x0 + (x1 - x0) * min(1, max(0, (k + (.7 * (noise(seed, k, 5) - .5) if 0 < k < steps else 0)) / steps))
        out.append((x, y + drift + .5 * (noise(seed, k, 7) - .5)))
    return out


def bevel(x, y, w, h, cut):
    """The lit and the shaded sides of a chamfered edge: top and left, foot and right."""
    a, b = (x, y), (x + w, y + h)
    lit = poly([a, (b[0], a[1]), (b[0] - cut, a[1] + cut), (a[0] + cut, a[1] + cut), (a[0] + cut, b[1] - cut), (a[0], b[1])])
    dim = poly([b, (a[0], b[1]), (a[0] + cut, b[1] - cut), (b[0] - cut, b[1] - cut), (b[0] - cut, a[1] + cut), (b[0], a[1])])
    return lit, dim


def slate(slabs, stone, step=25, rough=False):
    """Slabs with their leaves, the grain of the cleavage and chamfered edges; rough ones are as they were split."""
    faces, lit, dim, grain, quartz = stone
    by_tone, lips, shades, strokes, high, low = {}, "", "", "", "", ""
    add = lambda tone, d: by_tone.__setitem__(tone, by_tone.get(tone, "") + d)
    for k, (cx, cy, cw, ch) in enumerate(slabs):
        x, y, w, h = step * cx, step * cy, step * cw, step * ch
        tone = int(3 * noise(cx, cy, 8))
        add(faces[tone], rect(x, y, w, h))
        # Leaves of the split stone: each ends in a broken edge, its lip lit and its foot in the shade.
        tilt = .12 * (noise(cx, cy, 4) - .5) + (.1 if (cx + cy) % 2 else -.1)
        count = 1 + int(ch * (1.6 if rough else .45))
        for leaf in range(count):
            level = y + h * (leaf + .35 + .4 * noise(cx, cy, leaf, 2)) / count
            edge = [(px, min(y + h - 1, max(y + 1, py + tilt * (px - x - w / 2))))
                for px, py in wander(x, x + w, level, 3, 100 * k + leaf, 3 + 2 * cw)]
            other = faces[(tone + 1 + leaf % 2) % 3]
            add("~" + other, poly(edge + [(x + w, y + h), (x, y + h)]))
            # the broken edge, now broad, now nothing
            foot = [(px, min(y + h, py + (.3 + 2.2 * noise(k, leaf, i, 14) ** 2 if 0 < i < len(edge) - 1 else 0)))
                for i, (px, py) in enumerate(edge)]
            shades += poly(edge + foot[::-1])
            lips += poly([(px, py - .2) for px, py in edge], False)
        for s in range(int(cw * ch * 2)):
            sx, sy = x + 2 + (w - 8) * noise(cx, cy, s, 11), y + 2 + (h - 4) * noise(cx, cy, s, 12)
            run = min(x + w - 1.5 - sx, 4 + 9 * noise(cx, cy, s, 13))
            strokes += f"M{n(sx)} {n(sy)}l{n(run)} {n(max(y + 1 - sy, min(y + h - 1 - sy, tilt * run)))}"
        a, b = bevel(x, y, w, h, 1)
        high, low = high + a, low + b
    # Leaves lie over the faces of all slabs.
    flat = [fill(t, d) for t, d in sorted(by_tone.items()) if t[0] == "#"]
    leaves = [fill(t[1:], d) for t, d in sorted(by_tone.items()) if t[0] == "~"]
    split = flat + leaves + [line(grain, .22, strokes), fill(mix(faces[1], dim, .45 if rough else .28), shades), line(quartz, .4, lips)]
    return split if rough else split + [
        fill(lit, high), fill(mix(faces[0], dim, .62), low)]


def wheel(layout, stone):
    """The ring of the cross's head: a raised band of the slate with a twist cut into it."""
    faces, lit, dim, grain, _ = STONES[stone]
    r = 75
    band = mix(faces[1], dim, .3)
    twist = "".join(smooth([(P(r + s * 4.2 * math.cos(math.pi * k / 3), 360 * k / 120, 137.5, 137.5)) for k in range(121)])
        for s in (1, -1))
    return [fill(band, ring(137.5, 137.5, r - 9, r + 9)),
        f'<defs><path id="w" d="{twist}" fill="none"/></defs>'
        f'<use href="#w" stroke="{mix(band, dim, .5)}" stroke-width="2.6"/>'
        f'<use href="#w" stroke="{mix(band, lit, .3)}" stroke-width="1.3"/>',
        line(mix(band, dim, .9), 1, arc(137.5, 137.5, r + 8.6, 45, 225) + arc(137.5, 137.5, r - 8.6, 225, 405)),
        line(lit, .8, arc(137.5, 137.5, r + 8.6, 225, 405) + arc(137.5, 137.5, r - 8.6, 45, 225))]


STEPS = ((0, 0), (5.4, 0), (5.4, 1.5), (3.5, 1.5), (3.5, 3.5), (1.5, 3.5), (1.5, 5.4), (0, 5.4))


def inlay(kinds, layout, name, dye, deep):
    """Camps of rough slate, the town a chamfered tablet on each square, a groove about each group."""
    tones, lit, dim, rim, cut = INLAYS[name]
    by_tone, uses = {}, {"camp": "", "town": ""}
    rims = {"camp": "", "town": ""}
    for (x, y), kind in sorted(kinds.items()):
        if kind == "town":
            face = BONE[0][int(2 * noise(x, y, 3))]
            by_tone[face] = by_tone.get(face, "") + rect(25 * x, 25 * y, 25, 25)
        mark = "c" if kind == "camp" else "t"
        if kind == "camp" and layout[y][x] == ".": mark = "e"
        uses[kind] += f'<use href="#{mark}" x="{25 * x}" y="{25 * y}"/>'
        for i, j, d in ((0, -1, "h25"), (0, 1, "h25"), (-1, 0, "v25"), (1, 0, "v25")):
            if 0 <= x + i < 11 and 0 <= y + j < 11 and kinds.get((x + i, y + j)) != kind:
                rims[kind] += f"M{25 * (x + max(i, 0))} {25 * (y + max(j, 0))}{d}"
    steps = "".join(poly([(sx + mx * px, sy + my * py) for px, py in STEPS])
        for sx, mx in ((0, 1), (25, -1)) for sy, my in ((0, 1), (25, -1)))
    bone_high, bone_low = bevel(0, 0, 25, 25, 1)
    dots = "".join(f"M{n(x + 2.3 * c)} {n(y)}A2.3 2.3 0 0 {s} {n(x)} {n(y + 2.3 * e)}"
        for x, y, c, e, s in ((0, 0, 1, 1, 1), (25, 0, -1, 1, 0), (25, 25, -1, -1, 1), (0, 25, 1, -1, 0)))
    pores = "".join(f"M{n(3 + 19 * noise(7, k))} {n(3 + 17 * noise(8, k))}v{n(1 + 2 * noise(9, k))}" for k in range(9))
    defs = ('<defs><g id="e"/><g id="c">' + fill(cut, steps) + '</g><g id="t">' + fill(BONE[1], bone_high) + fill(BONE[2], bone_low) + line("#dfcfab", .3, pores)
        + line(dye, .5, dots) + "</g></defs>")
    # Camps are of slabs too, as they were split.
    camps, seen = [], set()
    for (x, y), kind in sorted(kinds.items()):
        if kind != "camp" or (x, y) in seen: continue
        w = next(w for w in (3, 2, 1) if all(kinds.get((x + i, y)) == "camp" and (x + i, y) not in seen for i in range(w)))
        seen |= {(x + i, y) for i in range(w)}
        camps.append((x, y, w, 1))
    return [defs, slate(camps, (tones, lit, dim, mix(tones[0], dim, .4), mix(tones[2], lit, .45)), rough=True), *[fill(t, d) for t, d in sorted(by_tone.items())], uses["camp"], uses["town"],
        line(rim, 1.1, rims["camp"], ' stroke-linecap="square"'), line(deep, 1.7, rims["town"], ' stroke-linecap="square"')]


def in_lines(name, layout, kinds, slabs):
    """To be coloured in: a line within each slab, steps in the corners of camps, rings where the town's squares meet."""
    white = lambda text: re.sub("#[0-9a-f]{6}", "#8c8c8c", text)
    parts = inlay(kinds, layout, "purple", R1, R3)
    steps = "".join(poly([(sx + mx * px, sy + my * py) for px, py in STEPS])
        for sx, mx in ((0, 1), (25, -1)) for sy, my in ((0, 1), (25, -1)))
    dots = "".join(circ(12.5 + 9.7 * x, 12.5 + 9.7 * y, 1) for x in (-1, 1) for y in (-1, 1))
    defs = ('<defs><g id="e">' + line("#b4b4b4", .25, rect(2.6, 2.6, 19.8, 19.8)) + '</g><g id="c">'
        + fill("#8c8c8c", steps) + '</g><g id="t">' + line("#8c8c8c", .3, dots + rect(.9, .9, 23.2, 23.2)) + "</g></defs>")
    inner = "".join(rect(25 * x + 2.6, 25 * y + 2.6, 25 * w - 5.2, 25 * h - 5.2) for x, y, w, h in slabs)
    save(f"floor-{name}-lines", SIZE, SIZE, defs, fill("#ffffff", rect(0, 0, SIZE, SIZE)), line("#c4c4c4", .3, inner),
        parts[-4], parts[-3], white(parts[-2]).replace("1.1", ".5"), white(parts[-1]).replace("1.7", ".5"))


def draw():
    for name, (layout, stone, camps, dye, deep) in STONES_OF.items():
        kinds, slabs = laid(layout)
        save(f"floor-{name}", SIZE, SIZE, slate(slabs, STONES[stone]), wheel(layout, stone),
            *inlay(kinds, layout, camps, dye, deep))
        in_lines(name, layout, kinds, slabs)
