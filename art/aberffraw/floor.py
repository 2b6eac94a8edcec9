"""The floors of the three layouts, 25 units to a square: riven slate, camps of another slate let into it, the town of bone.

The town is the cross of a carved stone; the ring of its head lies in the slate about it, as at Penmon on Anglesey.
"""
import re

from incised import incised
from lib import *
from weave import at, crossings, who_is_over

SIZE = 275
BELL = ("....AAA....", "....A.A....", ".....A.....", ".....D.....", "AA..DDD..AA", "A.ADDKDDA.A", "AA..DDD..AA",
    ".....D.....", ".....A.....", "....A.A....", "....AAA....")
LEWIS = ("....AAA....", "....AAA....", ".....D.....", ".....D.....", "AA...D...AA", "AADDDKDDDAA", "AA...D...AA",
    ".....D.....", ".....D.....", "....AAA....", "....AAA....")
LINES = ("...AAAAA...", ".....A.....", ".....D.....", "A....D....A", "A....D....A", "AADDDKDDDAA", "A....D....A",
    "A....D....A", ".....D.....", ".....A.....", "...AAAAA...")

# Of each stone: the face in three shades, lit and shaded edge, cleavage, quartz.
STONES = {
    "blue": (("#bdc9d4", "#b1becb", "#c7d2db"), "#e9eff3", "#75859a", "#a3b1bf", "#d5dde4"),
    "green": (("#b2c9c2", "#a6bfb7", "#bdd2cb"), "#e6f0ec", "#66857b", "#9eb7af", "#d2e0da"),
    "heather": (("#c8bed1", "#bdb1c8", "#d1c9da"), "#f0ebf4", "#85769a", "#b5a9c0", "#ded7e4"),
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
SLABS = ((4, 4), (3, 3), (2, 4), (4, 2), (3, 2), (2, 3), (2, 2), (1, 4), (4, 1), (3, 1), (1, 3), (2, 1), (1, 2))


def laid(layout):
    """What each square is of: slabs of ground as (x, y, width, height), camps, town."""
    kinds = {(x, y): "camp" if man == "A" else "town" for y, row in enumerate(layout) for x, man in enumerate(row)
        if man != "."}
    if layout is BELL: kinds.update({hole: "camp" for hole in ((5, 1), (1, 5), (9, 5), (5, 9))})
    seen, slabs = set(kinds), []
    # the four quarters first, in slabs as large as they may be
    for x, y, sizes in [(c * (11 - k), d * (11 - k), ((k, k),)) for k in (4, 3) for c in (0, 1) for d in (0, 1)] + [(x, y, SLABS + ((1, 1),)) for y in range(11) for x in range(11)]:
        if (x, y) in seen: continue
        for w, h in sizes:
            cells = {(x + i, y + j) for i in range(w) for j in range(h)}
            if x + w <= 11 and y + h <= 11 and not cells & seen:
                seen |= cells
                slabs.append((x, y, w, h))
                break
    return kinds, slabs


def terrace(x0, x1, y0, y1, low, high, seed):
    """The edge where a leaf of the split stone ends: shallow shells side by side, from left to right between two heights."""
    steps = max(2, round((x1 - x0) / 27))
    out = f"M{n(x0)} {n(y0)}"
    held = lambda y: max(low, min(high, y))
    for k in range(1, steps + 1):
        at_ = lambda i: x0 + (x1 - x0) * (i + (.9 * (noise(seed, i) - .5) if 0 < i < steps else 0)) / steps
        x, back = at_(k), at_(k - 1)
        level = y0 + (y1 - y0) * k / steps + (5 * (noise(seed, k, 7) - .5) if k < steps else 0)
        bulge = (y0 + (y1 - y0) * (k - .5) / steps) - 2 + 7 * noise(seed, k, 3)
        out += f"Q{n(back + (x - back) * (.3 + .4 * noise(seed, k, 4)))} {n(held(bulge))} {n(x)} {n(held(level))}"
    return out


def bevel(x, y, w, h, cut):
    """The lit and the shaded sides of a chamfered edge: top and left, foot and right."""
    a, b = (x, y), (x + w, y + h)
    lit = poly([a, (b[0], a[1]), (b[0] - cut, a[1] + cut), (a[0] + cut, a[1] + cut), (a[0] + cut, b[1] - cut), (a[0], b[1])])
    dim = poly([b, (a[0], b[1]), (a[0] + cut, b[1] - cut), (b[0] - cut, b[1] - cut), (b[0] - cut, a[1] + cut), (b[0], a[1])])
    return lit, dim


def slate(slabs, stone, step=25, rough=False):
    """Slabs of which whole leaves have split off, each lower one a little darker, with a lit lip and a soft shade; rough ones have no chamfer."""
    faces, lit, dim, grain, quartz = stone
    flat, leaves, edges, strokes, veins, high, low = {}, {}, "", "", "", "", ""
    for k, (cx, cy, cw, ch) in enumerate(slabs):
        x, y, w, h = step * cx, step * cy, step * cw, step * ch
        tone = int(3 * noise(cx, cy, 8)) if not rough else k % 2
        flat[faces[tone]] = flat.get(faces[tone], "") + rect(x, y, w, h)
        # All leaves of a slab dip the same way, as the quarry's beds did.
        dip = w * (.1 + .16 * noise(cx, cy, 4)) * (1 if noise(cx, cy, 6) > .5 else -1)
        count = max(1, round(h / (20 if rough else 34)))
        for leaf in range(count):
            level = y + h * (leaf + .3 + .4 * noise(cx, cy, leaf, 2)) / count
            keep = lambda v: max(y + 3, min(y + h - 3, v))
            d = terrace(x, x + w, keep(level - dip / 2), keep(level + dip / 2), y + 2, y + h - 2, 100 * k + leaf)
            other = faces[(tone + 1 + leaf) % 3]
            leaves[other] = leaves.get(other, []) + [d + f"V{n(y + h)}H{n(x)}Z"]
            edges += d
        for s in range(int(cw * ch * .8)):
            sx, sy, run = x + 3 + (w - 14) * noise(cx, cy, s, 11), y + 3 + (h - 8) * noise(cx, cy, s, 12), 4 + 6 * noise(cx, cy, s, 13)
            strokes += f"M{n(sx)} {n(sy)}l{n(run)} {n(max(y + 1 - sy, min(y + h - 1 - sy, dip / w * run)))}"
        if cw * ch > 5 and not rough: veins += vein(x, y, w, h, 40 * cx + cy)
        a, b = bevel(x, y, w, h, 1)
        high, low = high + a, low + b
    # Lower leaves lie over higher ones, in the order in which they split.
    split = [fill(t, d) for t, d in flat.items()] + [fill(t, d) for t, row in leaves.items() for d in row]
    name = "k" if rough else "l"
    split += [line(grain, .22, strokes), f'<defs><path id="{name}" d="{edges}" fill="none"/></defs><use href="#{name}" y="1" stroke="{mix(faces[1], dim, .16)}" stroke-width="2"/>'
        f'<use href="#{name}" y=".3" stroke="{mix(faces[1], dim, .5)}" stroke-width=".6"/><use href="#{name}" y="-.3" stroke="{quartz}" stroke-width=".55"/>']
    return split if rough else split + [soft("#eef2f5", .55, veins), fill(lit, high), fill(mix(faces[0], dim, .62), low)]


def vein(x, y, w, h, seed):
    """A thread of quartz across a slab, with a branch."""
    up = noise(seed, 1) > .5
    points = [(x + w * (.14 + .5 * noise(seed, 2) + .07 * k + .04 * (noise(seed, k, 3) - .5)), y + (h * k / 6 if up else h * (1 - k / 6))) for k in range(7)]
    fork = [points[2], (points[2][0] + w * .09, (points[2][1] + 2 * points[3][1]) / 3), (points[2][0] + w * .13, points[4][1])]
    return poly(points, False) + poly(fork, False)


# The ring's edges, its mouldings, and how far from the middle its knots swing; the roundels where it meets the arms.
INNER, OUTER, MEAN, SWING, BOSS = 65, 86, 75.5, 5.6, 15.8
MIDDLE = SIZE / 2
# Where the first wave of its plait begins, and how long each is, in degrees.
FIRST, WAVE = 8, 18.5
EVEN = ' fill-rule="evenodd"'


def plait():
    """One wave of the four strands that plait along the ring, and the pieces of those that lie over; four waves fill a quarter, from one roundel to the next."""
    strands = [[P(MEAN + SWING * wave(k / 24 + s / 4 + .108), FIRST + WAVE * (k / 24 - 1), MIDDLE, MIDDLE) for k in range(73)] for s in range(4)]
    far = lambda s, p: math.dist(at(strands[s], p), (MIDDLE, MIDDLE))
    over = []
    for pair in crossings(strands):
        # where two cross in the band's middle, the one that goes outwards lies over, else the one that goes inwards: so they take turns
        outwards = abs(far(*pair[0]) - MEAN) < SWING / 3
        s, p = next(end for end in pair if (far(end[0], end[1] + .2) > far(end[0], end[1] - .2)) == outwards)
        if 24 <= p < 48: over.append((s, p))
    return "".join(smooth(strand[24:50:2]) for strand in strands), "".join(short(strands[s], p, 1.9) for s, p in over)


def short(strand, place_, half):
    """A stretch of a strand, half long on each side of its place."""
    half /= math.dist(at(strand, place_ - .5), at(strand, place_ + .5))
    return poly([at(strand, place_ + half * k) for k in (-1, 0, 1)], False, 2)


def quarters(*names):
    """Of each piece of the ring: its waves on a quarter, and the four quarters, to be drawn with strokes."""
    waves = "".join(f'<g id="q{name}">' + "".join(f'<use href="#{name}" transform="rotate({n(WAVE * k, 2)} {MIDDLE} {MIDDLE})"/>' for k in range(4)) + "</g>" for name in names)
    return waves + "".join(f'<g id="r{name}">' + "".join(f'<use href="#q{name}" transform="rotate({90 * k} {MIDDLE} {MIDDLE})"/>' for k in range(4)) + "</g>" for name in names)


def wave(t):
    """Between -1 and 1: straight slopes with round turns, as a plait has them."""
    t = t % 1
    return math.sin(2 * math.pi * t) * .8 + math.sin(6 * math.pi * t) * -.09


def relief(name, width, tones, more=""):
    """A raised line all round: its shade towards the foot and the right, its body, its light."""
    dark, body, light = tones
    use = lambda tone, wide, by, more: f'<use href="#r{name}" x="{by}" y="{by}" fill="none" stroke="{tone}" stroke-width="{n(wide, 2)}"{more}/>'
    return use(dark, width + .9, .35, "") + use(body, width, 0, more) + use(light, width * .42, -.35, more)


def sickle(x, y, r, thick, toward):
    """A circle's edge that swells towards an angle and is nothing on the other side: inside the circle, or outside it if thick is below 0."""
    cx, cy = P(thick / 2, toward + 180, x, y)
    return circ(x, y, r, 2) + circ(cx, cy, r - thick / 2, 2)


def rolled(r, wide, tones, x=MIDDLE, y=MIDDLE):
    """A round moulding about a middle: lit where it looks to the upper left without, to the lower right within."""
    dark, body, light = tones
    out, in_ = r + wide / 2, r - wide / 2
    edges = lambda outer, inner: sickle(x, y, out, 1.15, outer) + sickle(x, y, in_, -1.15, inner)
    return [fill(body, ring(x, y, in_, out)), fill(dark, edges(135, 315), EVEN), fill(light, edges(315, 135), EVEN)]


def wheel(stone):
    """The ring of the cross's head, in low relief: within it the slate is cut away, so that it throws a shadow there."""
    faces, lit, dim, _, _ = STONES[stone]
    # the sunk ground, the ground of the band, stone in light, shade
    sunk, deep, body, shade = mix(faces[1], dim, .33), mix(faces[1], dim, .72), mix(faces[2], lit, .15), mix(dim, "#20262e", .25)
    tones = (shade, body, mix(lit, "#ffffff", .35))
    whole, over = plait()
    return [f'<defs><path id="w" d="{whole}"/><path id="o" d="{over}"/>{quarters("w", "o")}</defs>', fill(mix(faces[1], dim, .45), circ(MIDDLE + 1.7, MIDDLE + 1.7, OUTER)),
        fill(deep, circ(MIDDLE, MIDDLE, OUTER - .5)), fill(sunk, circ(MIDDLE, MIDDLE, INNER)), fill(mix(sunk, dim, .5), sickle(MIDDLE, MIDDLE, INNER, 4, 315), EVEN),
        relief("w", 2, tones), relief("o", 2, tones, ' stroke-linecap="square"'), *rolled(OUTER - 1.4, 2.8, tones), *rolled(INNER + 1.4, 2.8, tones)]


def lichen(stone):
    """A few rosettes on the slabs' outermost edges, where rain would reach."""
    dim = STONES[stone][2]
    d = "".join(circ(x + 4.6 * (noise(k, i) - .5), y + 4.6 * (noise(k, i, 2) - .5), .5 + .9 * noise(k, i, 3) ** 2) for k, (x, y) in enumerate(
        ((3, 75), (3, 83), (75, 3), (201, 3), (271, 26), (270, 34), (272, 201), (226, 272), (50, 272), (57, 271), (4, 226))) for i in range(7))
    return [fill(mix("#c3bf86", STONES[stone][0][1], .35), d)]


BOSSES = ((MIDDLE, 62.5), (62.5, MIDDLE), (212.5, MIDDLE), (MIDDLE, 212.5))


def roundels(stone):
    """Where the ring meets the arms: a raised rim about the square."""
    faces, lit, dim, _, _ = STONES[stone]
    tones = (mix(dim, "#20262e", .25), mix(faces[2], lit, .15), mix(lit, "#ffffff", .35))
    out = []
    for x, y in BOSSES:
        out += [fill(mix(faces[1], dim, .8), ring(x + .9, y + .9, BOSS - 3, BOSS)), *rolled(BOSS - 2.2, 4.4, tones, x, y)]
    return out


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
    defs = ('<defs><g id="e"/><g id="c">' + fill(cut, steps) + '</g><g id="t">' + fill(BONE[1], bone_high) + fill(BONE[2], bone_low) + line(dye, .5, dots) + "</g></defs>")
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
        line("#8c8c8c", .4, circ(MIDDLE, MIDDLE, OUTER) + circ(MIDDLE, MIDDLE, OUTER - 4) + circ(MIDDLE, MIDDLE, INNER + 4) + circ(MIDDLE, MIDDLE, INNER)),
        twist_in_lines(), fill("#ffffff", "".join(circ(x, y, BOSS) for x, y in BOSSES)), *incised("#8c8c8c", None, .72 if layout is LINES else .8, .5), parts[-4], parts[-3], white(parts[-2]).replace("1.1", ".5"), white(parts[-1]).replace("1.7", ".5"),
        both("#ffffff", "#8c8c8c", .4, "".join(ring(x, y, BOSS - 3.8, BOSS) for x, y in BOSSES)))


def twist_in_lines():
    """Two broad strands about each other on each quarter of the ring, white to be coloured in."""
    strands = [[P(MEAN + 4 * math.cos(math.pi * (k / 8 + s + .03)), FIRST + WAVE * (k - 16) / 24, MIDDLE, MIDDLE) for k in range(57)] for s in (0, 1)]
    over = "".join(short(strands[s], p, 3) for s, p in who_is_over(strands) if 16 <= p < 40)
    return f'<defs><path id="w" d="{"".join(smooth(strand[16:42]) for strand in strands)}"/><path id="o" d="{over}"/>{quarters("w", "o")}</defs>' + "".join(
        f'<use href="#r{name}" fill="none" stroke="{tone}" stroke-width="{width}"/>' for name in ("w", "o") for tone, width in (("#8c8c8c", 3.4), ("#ffffff", 2.6)))


def draw():
    for name, (layout, stone, camps, dye, deep) in STONES_OF.items():
        kinds, slabs = laid(layout)
        save(f"floor-{name}", SIZE, SIZE, slate(slabs, STONES[stone]), incised(mix(STONES[stone][0][1], STONES[stone][2], .58), STONES[stone][1], .72 if layout is LINES else .8), lichen(stone), wheel(stone),
            *inlay(kinds, layout, camps, dye, deep), *roundels(stone))
        in_lines(name, layout, kinds, slabs)
