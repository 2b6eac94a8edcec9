"""The cover: a reindeer before the midnight sun bows its head over the game, which lies on its hide on the bank."""
from lib import *

X0, Y0, X1, Y1 = 12, 12, 388, 288
# The sun stands above the water, whose far shore is a straight line; the reindeer's horns are before it. Shadows run
# away from its foot, the place on the shore below it.
SUN, ROUND, SHORE = (186, 124), 70, 170
# Of each game: the sky in rings, from the night inwards to the sun, which is the last; fells far and near; the lake
# and what is calm on it; the bank and its crest in the light; the reindeer; the band, its figures; the king's disc
# and its rim.
SUMMER = {
    "": (("#3c5680", "#6d6a90", "#b9758a", "#e8955f", "#f6bf62", "#fff0b4"), ("#8b5c78", "#54466f"),
        ("#bd6a79", "#dc8f72"),        ("#2c3b35", "#93913f"), "#271a20", (RED, YELLOW2), (YELLOW, RED3)),
    "brainking": (("#0f3f44", "#1d5f5a", "#3c8a72", "#7db585", "#c9dc93", "#fbf9c4"), ("#2f6f69", "#1b4d50"),
        ("#83b98c", "#a5cd96"), ("#17352f", "#7aa055"), "#0d2226", ("#1f6b5e", "#f0c75e"), ("#8fd0b4", "#154238")),
    "historical": (("#9a7f9e", "#b98ea5", "#d7a3ad", "#efbdb2", "#f9dcb4", "#fff8dc"), ("#9c7390", "#6d5a78"),
        ("#eec0b0", "#f7d8bc"), ("#394a2b", "#a3ae58"), "#2a2226", ("#53692f", "#f3c3c4"), ("#b9c974", "#37481f")),
    "ashton": (("#24405f", "#3f5f80", "#6a88a0", "#9fb2b6", "#e0d3a6", "#fff6d8"), ("#4b6583", "#2f4763"),
        ("#a9b6b4", "#c6c8b6"), ("#26343c", "#7f9186"), "#16202c", ("#3a5f84", "#f0c75e"), (YELLOW, "#1e3450")),
    "foteviken": (("#7a4a22", "#a2662a", "#c98a36", "#e3b050", "#f3d488", "#fff7d4"), ("#8a5a2c", "#5f3d20"),
        ("#e0b25c", "#eecb80"), ("#3f3320", "#b18b34"), "#251a12", ("#c4831f", "#463324"), ("#9cc4c2", "#463324")),
    "imperial": (("#392752", "#5b3f74", "#8a5a8c", "#c07c8e", "#eeb380", "#fff0bc"), ("#664578", "#43305c"),
        ("#c78492", "#e0a58e"), ("#2d2738", "#8d7a5c"), "#1e1428", ("#6b3a78", "#f0c75e"), ("#c39ccd", "#462a58")),
}


def lens(x, y, w, h):
    """A long drop, as of clouds and glitter: pointed at both ends."""
    return f"M{f(x - w)} {f(y)}Q{f(x)} {f(y - h)} {f(x + w)} {f(y)}Q{f(x)} {f(y + h)} {f(x - w)} {f(y)}Z"


def sky(rings):
    """The light of the sun in rings, each of one tone."""
    b = [fill(rect(X0 - 1, Y0 - 1, X1 - X0 + 2, SHORE - Y0 + 2), rings[0])]
    return b + [fill(disc(*SUN, r), color) for r, color in zip((206, 164, 126, 95, ROUND), rings[1:])]


def fells(far, near):
    """Two long slopes on either side, which open towards the sun."""
    return [fill("M10 118L36 102L64 130L86 136L124 171V172H10Z"
        "M390 96L360 76L326 114L304 107L262 150L236 170V172H390Z", far),
        fill("M10 146L44 142L98 172H10ZM390 136L366 127L330 150L290 172H390Z", near)]


def lake(water, calm, sun):
    """Still water; the sun's way upon it grows towards us."""
    way = "".join(lens(SUN[0] + 3 * (n % 2), SHORE + 4 + 6.4 * n, 60 + 9 * (n % 2), 2) for n in range(5))
    quiet = "".join(lens(x, y, w, 1.4) for x, y, w in ((46, 184, 30), (286, 181, 30), (336, 190, 24), (30, 198, 18)))
    return [fill(rect(X0 - 1, SHORE, X1 - X0 + 2, 90), water), fill(quiet, calm), fill(way, sun)]


def ship(dark, red):
    """Where the game is named after a bay of the sea, a ship comes in."""
    return [moved([fill("M-8 -36H-24C-29 -22 -28 -6 -23 6C-18 4 -13 3 -7 2.5C-9 -6 -10 -22 -8 -36ZM8 -36H24"
        "C29 -22 28 -6 23 6C18 4 13 3 7 2.5C9 -6 10 -22 8 -36Z", "#fbf4e2"),
        fill("M-8 -36H8C10 -22 9 -6 7 2.5H-7C-9 -6 -10 -22 -8 -36Z", red),
        fill("M-46 -2C-50 14 -40 30 -12 34H12C40 30 50 14 46 -2C40 10 30 17 22 18H-22C-30 17 -40 10 -46 -2ZM-2 -44"
            "H2V20H-2Z", dark)], 314, 160, .6)]


# A reindeer's horns, its head bowed: of each bow its four points, its width at root and tip.
BEAM = [(((46.5, -51.7), (24.8, -66.8), (30.5, -99.3), (60.2, -104.7)), 5, 2.4),
    (((34, -80.2), (30.3, -84.1), (28.3, -89.4), (28.4, -97)), 3.6, 2),
    (((38.9, -91.2), (36, -96.9), (36.2, -102.3), (38.6, -107.7)), 3.4, 1.8),
    (((48, -99.2), (46.8, -104.1), (48, -109), (50.9, -113.2)), 3.2, 1.8),
    (((53.6, -102.1), (54.4, -106.2), (57.3, -110.4), (61.7, -112.8)), 3, 1.8)]
BEZ = [(((39.9, -59), (47.3, -63.4), (54.8, -65.5), (63, -64.1)), 4, 2.2),
    (((52.7, -63.1), (56.6, -66.9), (59.1, -70.2), (59.8, -74.2)), 3, 1.8)]
BROW = [(((47.4, -51.3), (54.9, -53.4), (62.6, -53.3), (70.4, -48.7)), 4.2, 2.4),
    (((59.5, -52.6), (63, -55), (65.5, -58), (67, -61.5)), 3, 1.8)]



def joined(bows, outline_of=poly, stout=1.4):
    """Horns whose tines grow out of their beams, as one outline each, so that none gets lost where they are lines."""
    def middle(way, t):
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
        return tuple(sum(w * p[axis] for w, p in zip(weights, way)) for axis in (0, 1))
    beams = []
    for way, first, last in bows:
        steps = 10 if not beams or math.dist(way[0], way[3]) > 18 else 3
        points = [middle(way, n / steps) for n in range(steps + 1)]
        left, right = [], []
        for n, (x, y) in enumerate(points):
            (x0, y0), (x1, y1) = points[max(0, n - 1)], points[min(steps, n + 1)]
            half = (first + (last - first) * n / steps) * stout / 2 / math.dist((x0, y0), (x1, y1))
            left.append((x + (y0 - y1) * half, y + (x1 - x0) * half))
            right.append((x - (y0 - y1) * half, y - (x1 - x0) * half))
        near = [(math.dist(p, way[0]), n, beam) for beam in beams for n, p in enumerate(beam[0])]
        away, n, (trunk, sides, grown) = min(near, key=lambda found: found[0], default=(99, 0, ((), (), ())))
        if away > 4.5:
            beams.append((points, (left, right), ({}, {})))
            continue
        # Out of which side: of the way up the beam, left or right.
        (x0, y0), (x1, y1) = trunk[max(0, n - 1)], trunk[min(len(trunk) - 1, n + 1)]
        side = 0 if (x1 - x0) * (way[3][1] - y0) - (y1 - y0) * (way[3][0] - x0) > 0 else 1
        outline = [*left[1:], *right[:0:-1]] if side == 0 else [*right[1:], *left[:0:-1]]
        grown[side].setdefault(n, []).extend(outline)
    d = ""
    for points, sides, grown in beams:
        edges = [[p for n, q in enumerate(sides[k]) for p in [q, *grown[k].get(n, [])]] for k in (0, 1)]
        # It begins behind, before the sky: what a form lies on is looked up there.
        outline = edges[1][::-1] + edges[0]
        first = outline.index(min(outline))
        d += outline_of(outline[first:] + outline[:first])
    return d


# A reindeer that looks at the ground before it, to the right, its feet at 0: croup, back, neck; brow, blunt nose, jaw;
# throat, chest, the near foreleg, belly, the near hind leg with its hock.
BODY = ("M-38 -56C-37 -62 -31 -65 -24 -64.5C-14 -64 -6 -61.5 3 -63C9 -64.5 13 -67 18 -67C28 -67 38 -61 46 -53"
    "C50.7 -53.7 54.6 -50.3 56.8 -46.5L65.4 -30.1C67.4 -26 65.1 -21 60.4 -21.4C56.3 -22.1 52.3 -26.6 48.4 -28.9"
    "C45.5 -31 42.5 -36 39 -38C34 -38 29 -36.5 23.5 -33C22 -30 20.5 -26 19.8 -22.5C19.8 -20 18.6 -18.5 18 -16L17 -6.5"
    "C18.5 -5 21 -3 22.5 0H10.5C10.3 -2.5 11 -4.5 12.2 -6.5L12.7 -16C11.8 -19 12 -21.5 12.2 -23C11.6 -27 10 -31 7 -34"
    "C-1 -31.5 -10 -33 -17 -37.5C-20 -32 -24 -28.5 -28 -24.5C-29.5 -22 -29.3 -19 -29.3 -16L-28.5 -6.5"
    "C-27 -5 -24.5 -3 -23.5 0H-35.5C-35.7 -2.5 -35 -4.5 -33.6 -6.5L-34.5 -17C-36.5 -20 -37.5 -22.5 -37 -24.5"
    "C-35 -28.5 -34 -32 -34.5 -37C-37.5 -43 -39 -50 -38 -56Z")
# The two legs beyond: one step ahead of the near ones.
LEGS = ("M-24 -40C-20 -34 -17 -29 -18.5 -24C-19.5 -22 -19 -20 -17.5 -17L-14.5 -7C-15.5 -5 -16 -3.5 -15.5 -1.5H-4.5"
    "C-5.5 -4.5 -8 -6 -9.8 -7.5L-12 -17C-12.5 -20 -12 -22 -11.5 -24C-9.5 -29 -6 -32 -4 -37Z"
    "M14 -40C17 -33 20 -28 22.5 -24C23 -21.5 23.5 -19 24.5 -16.5L26.5 -7.5C25.8 -5.5 25.5 -4 26 -2H37"
    "C36 -5 33.5 -6.5 31.3 -8L29.6 -17C29.8 -20 29.3 -22 28.8 -24C27.5 -30 27.5 -35 27 -41Z")
RUFF = ("M47 -30C43.5 -35 44 -42 39 -47C32 -49 26 -45 23.5 -36L26 -28.5L30 -34L32 -24.5L35.5 -31L38.5 -22.5"
    "L40.5 -30L44 -25.5L44 -31.5Z")
FLANK = ("M-37.5 -50C-33 -54 -28 -49 -20 -50C-10 -51.5 -2 -51 3 -47C6 -44 7.4 -40 7 -34C-1 -31.5 -10 -33 -17 -37.5"
    "C-23 -35 -30 -36 -35.5 -42C-36.8 -44.6 -37.4 -47 -37.5 -50Z")
EAR = "M46.1 -50.8L36.7 -56.6C35.5 -51.6 38.2 -47.7 43.2 -46.6Z"
TAIL = "M-36.5 -60L-43 -56C-44.5 -50 -43 -46 -41 -44C-39 -47 -37.5 -52 -36.5 -60Z"


def rounded(points):
    """A form without corners: it turns towards each of its points, and passes half-way between them."""
    halves = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1])]
    return f"M{point(halves[-1])}" + "".join(f"Q{point(p)} {point(half)}" for p, half in zip(points, halves)) + "Z"


def silhouette(dark, glow, flank, far):
    """The reindeer against the light: one dark form with a hem of light, a paler flank and an eye."""
    beyond = moved(fill(joined([BEAM[0], *BEAM[3:]], rounded), dark), 1, -3.6, turn=8)
    return [f'<defs><path id="q" d="{LEGS + BODY}"/></defs><use href="#q" x="1.2" y="-1.7" fill="{glow}"/>', beyond,
        fill(LEGS, far), fill(TAIL, dark), fill(BODY, dark), fill(FLANK + RUFF, flank), fill(EAR, dark),
        *(fill(joined(bows, rounded), dark) for bows in (BEZ, BROW, BEAM)),
        fill(rounded([(50.8, -41.4), (53, -42.6), (55.4, -40), (56, -37), (53.2, -37.8)]), mix(glow, dark, .2)),
        fill(disc(53.9, -39.8, 1.3), dark)]


# The near bank: level ground, with a rise far off on which the tent stands.
BANK = "M10 207C60 203 110 206 170 204C230 202 270 203 306 200C340 197 350 189 390 187"
# Where the reindeer's hooves are: left, right, how far down; and how long their shadows, one of which the hide hides.
HOOVES = ((68, 81, 248, 1), (96, 108, 246, 1), (135, 148, 248, 1), (157, 169, 245, .3))


def heath(body, crest):
    """The colours of the bank: in the light, in full shade, in half shade."""
    lit, shade = mix(body, crest, .3), mix(body, "#000000", .2)
    return lit, shade, mix(lit, shade, .5)


def bank(ground, crest, shadow):
    """Heath in the low sun, bright along its crest; the reindeer's legs throw long shadows."""
    lit = "M10 210.5C60 206 110 209.5 170 207.5C230 205.5 270 206.5 306 203.5C340 200 350 193 390 191V292H10Z"
    legs = "".join(poly([(left, y), (right, y), away((right, y), long), away((left, y), long)])
        for left, right, y, long in HOOVES)
    return [fill(BANK + "V292H10Z", crest), fill(lit, ground), fill(legs, shadow)]


def away(place, share):
    """A place on the ground, moved away from the sun by a share of its way from the sun's foot."""
    return tuple(p + (p - o) * share for p, o in zip(place, (SUN[0], SHORE)))


def tent(smoke):
    """A lavvu, small and far away, its side to the sun lit, its door lit from within."""
    poles = line("M345 139L338.5 128.5M347 139L344.5 127M348 139L351 127M350 139L356 129", "#4a3428", 1)
    return [fill("M345.5 131C343 125 349 121 347 114C345.5 108 349 104 348.5 98H352C352.5 105 349.5 109 350.5 115"
        "C352 122 347.5 126 348.5 131Z", smoke), poles, fill("M345 137L321 187Q347 191 371 187L350 137Z", "#a88a5e"),
        fill("M345 137L321 187Q329 189 337 189.5L347 137Z", "#f0d9a4"),
        fill("M348 137L354 189.5Q363 189 371 187L350 137Z", "#7d6546"),
        fill("M346.5 161L338.5 189.5Q346 190.3 353 189.7Z", "#54301d"),
        fill("M346.3 173L342 189.7Q346 190.2 350 189.9Z", "#f2a63a")]


# ---------- the hide and the board on it

HAIR = .9
CENTRE, FAR, NEAR = 262, (214, 46), (261, 79)


def on_board(u, v):
    """A place on the board, u and v from 0 to 9, as an eye above the near edge sees it; v grows towards us."""
    t = v / 9
    half = 1 / ((1 - t) / FAR[1] + t / NEAR[1])
    y = FAR[0] + (NEAR[0] - FAR[0]) * (half - FAR[1]) / (NEAR[1] - FAR[1])
    return (CENTRE + (u / 9 - .5) * 2 * half, y)


def area(u, v, wide=1, deep=1):
    return poly([on_board(u, v), on_board(u + wide, v), on_board(u + wide, v + deep), on_board(u, v + deep)])


def edge(grow):
    """The edge of a hide as it is spread: neck away from us, four legs, a short tail."""
    half = [(4.5, -2.4), (3.7, -2.2), (2.9, -1.5), (1, -1.3), (-.8, -2.1), (-2.1, -1.9), (-2.2, -.8), (-1.4, .5),
        (-1.2, 3), (-1.25, 6), (-1.4, 8.2), (-2, 9.2), (-1.7, 10.4), (-.4, 10.5), (1.2, 10.1), (3.3, 10.1), (4, 10.5),
        (4.5, 10.6)]
    points = [(u + (u - 4.5) * grow, v + (v - 4.5) * grow) for u, v in half]
    points += [(9 - u, v) for u, v in reversed(points[1:-1])]
    way, count = [], len(points)
    for n in range(count):
        a, p, c = points[n - 1], points[n], points[(n + 1) % count]
        start, end = [(a[k] + p[k]) / 2 for k in (0, 1)], [(p[k] + c[k]) / 2 for k in (0, 1)]
        steps = max(2, round(math.dist(on_board(*start), on_board(*end)) / 4))
        for t in (k / steps for k in range(steps)):
            way.append(on_board(*[(1 - t) ** 2 * start[i] + 2 * t * (1 - t) * p[i] + t * t * end[i] for i in (0, 1)]))
    return way


def outwards(way, n, along, out):
    """A place so far along from point n of an edge, so far out."""
    (x0, y0), (x1, y1) = way[n], way[(n + 1) % len(way)]
    long = math.dist((x0, y0), (x1, y1))
    return x0 + (x1 - x0) * along + (y1 - y0) / long * out, y0 + (y1 - y0) * along + (x0 - x1) / long * out


def fur(grow, seed):
    """A hide's edge, on which some points lie farther out than others, as hair lies; and hairs across it."""
    way = edge(grow)
    form = rounded([outwards(way, n, .6 * chance(seed, n), 2.2 * chance(seed + 1, n) - .8) for n in range(len(way))])
    hairs = ""
    for n in range(len(way)):
        along = .6 * chance(seed + 2, n)
        x0, y0 = outwards(way, n, along, -1.4)
        x1, y1 = outwards(way, n, along + .8, 1 + 2.2 * chance(seed + 3, n))
        hairs += f"M{f(x0)} {f(y0)}l{f(x1 - x0)} {f(y1 - y0)}"
    return form, hairs


def top(name, face, rim, sign):
    """The upper side of a man, ten units in radius, to be laid down flat."""
    return f'<g id="{name}">' + fill(disc(0, 0, 10), rim) + fill(disc(0, 0, 8.2), face) + "".join(sign) + "</g>"


def star(points, outer, inner):
    return poly([at(outer if n % 2 == 0 else inner, 180 / points * n - 90, 0, 0) for n in range(2 * points)])


def board(band, king, glow, warm, shadows):
    red, figures = band
    (hide, fringe), (back, hairs) = fur(0, 3), fur(-.06, 7)
    pale, brown = mix("#e9d6b4", glow, .3), mix("#b48f66", warm, .2)
    side_of = {"a": "#131b2e", "d": "#7a2817", "k": mix(king[1], "#000000", .15)}
    b = ["<defs>", top("d", BIRCH, ALDER2, [fill("M0 -6L6.2 5H-6.2Z", ALDER), fill("M0 0L2.2 5H-2.2Z", BIRCH)]),
        top("a", TAR, "#4d658a", [fill(star(8, 6.4, 2.6), TIN)]),
        top("k", king[0], king[1], [fill(star(12, 7, 4.2), king[1]), fill(disc(0, 0, 2.6), king[0])]), "</defs>",
        f'<defs><path id="h" d="{hide}"/></defs>',
        # Its shadow is the hide itself, farther from the sun's foot: dark where it touches, paler beyond.
        *(f'<use href="#h" transform="matrix({1 + k} 0 0 {1 + k} {f(-k * SUN[0])} {f(-k * SHORE)})" fill="{color}"/>'
            for k, color in ((.06, shadows[1]), (.025, shadows[0]))),
        f'<use href="#h" fill="{pale}"/>', line(fringe, pale, HAIR), fill(back, brown), line(hairs, brown, HAIR)]
    b += [fill(area(-.5, -.5, 10, 10), red), fill(area(-.14, -.14, 9.28, 9.28), figures),
        fill(area(0, 0, 9, 9), mix("#f3e8d2", warm, .12))]
    lozenges = ""
    for n in range(9):
        for u, v in ((n + .5, -.32), (n + .5, 9.32), (-.32, n + .5), (9.32, n + .5)):
            lozenges += poly([on_board(u - .2, v), on_board(u, v - .15), on_board(u + .2, v), on_board(u, v + .15)])
    b.append(fill(lozenges, figures))
    b += [fill(area(3, 0, 3) + area(4, 1) + area(3, 8, 3) + area(4, 7) + area(0, 3, 1, 3) + area(1, 4)
        + area(8, 3, 1, 3) + area(7, 4), "#9fb8c6"), fill(area(4, 2, 1, 2) + area(4, 5, 1, 2) + area(2, 4, 2) + area(5, 4, 2), "#efcf8e"),
        fill(area(4, 4), red)]
    grid = "".join(f"M{point(on_board(n, 0))}L{point(on_board(n, 9))}M{point(on_board(0, n))}L{point(on_board(9, n))}"
        for n in range(1, 9))
    b.append(line(grid, GRID, .8, ""))
    men = [("d", u, v) for u, v in ((4, 2), (3, 3), (2, 4), (6, 4), (5, 3), (3, 6), (4, 5), (6, 7))]
    men += [("a", u, v) for u, v in ((3, 0), (4, 0), (5, 0), (0, 3), (0, 4), (1, 5), (8, 3), (8, 4), (8, 5), (7, 2),
        (3, 8), (4, 8), (7, 8), (2, 7))]
    men.append(("k", 5, 6))
    below, bodies = "", []
    for kind, u, v in sorted(men, key=lambda m: m[2]):
        (x, y), (left, y0), (right, y1) = on_board(u + .5, v + .5), on_board(u, v + .5), on_board(u + 1, v + .5)
        r = (right - left) * (.5 if kind == "k" else .4)
        flat = (on_board(u, v + 1)[1] - on_board(u, v)[1]) / (right - left)
        below += thrown(x, y, r, flat)
        bodies.append(man(kind, x, y, r, flat, side_of[kind]))
    return b + [fill(below, "#6b5240", ' fill-opacity=".38"'), *bodies]


def thrown(x, y, r, flat):
    """The shadow of a man: away from the sun, as all else."""
    (x2, y2), arc = away((x, y), .09), f"A{f(r)} {f(r * flat)} 0 0 "
    return f"M{f(x - r)} {f(y)}{arc}1 {f(x + r)} {f(y)}L{f(x2 + r)} {f(y2)}{arc}1 {f(x2 - r)} {f(y2)}Z"


def pill(x, y, r, flat, down):
    """A disc as it lies, drawn out towards us."""
    arc = f"A{f(r)} {f(r * flat)} 0 0 "
    return f"M{f(x - r)} {f(y)}{arc}1 {f(x + r)} {f(y)}V{f(y + down)}{arc}1 {f(x - r)} {f(y + down)}Z"


def man(kind, x, y, r, flat, side):
    high = r * .34
    return fill(pill(x, y - high, r, flat, high), side) + (f'<use href="#{kind}" transform="matrix({f(r / 10, 3)} 0 0 '
        f'{f(r * flat / 10, 3)} {f(x)} {f(y - high)})"/>')


# ---------- what grows beside it

def twin(x, y, s):
    """A twinflower."""
    bell = "C-2 1 -4 7 -5 13L-2 11L0 14L3 11L6 13C5 7 2 1 0 0Z"
    return moved([line("M0 40C1 20 -1 10 0 0C-3 -6 -9 -7 -11 -2M0 0C3 -6 9 -7 11 -2", "#c9c47e", 2),
        fill("M-11 -3" + bell.replace("0 0Z", "-11 -3Z").replace("C-2 1 -4 7 -5 13L-2 11L0 14L3 11L6 13C5 7 2 1",
        "C-15 0 -17 7 -18 13L-14 11L-11 14L-8 11L-4 13C-5 7 -7 0"), "#f0b4b6"),
        fill("M11 -3C7 0 5 7 4 13L8 11L11 14L14 11L18 13C17 7 15 0 11 -3Z", "#f0b4b6"),
        fill("M-11 -3C-12 3 -12 8 -11 14L-8 11L-4 13C-5 7 -7 0 -11 -3ZM11 -3C10 3 10 8 11 14L14 11"
            "L18 13"
        "C17 7 15 0 11 -3Z", "#c65c78"),
        fill("M0 40C-10 32 -18 33 -20 39C-14 44 -6 44 0 40C6 44 14 44 20 39"
            "C18 33 10 32 0 40Z", "#7d9648")], x, y, s)


def frame(band, edge):
    """The woven band of the board about the picture."""
    red, figures = band
    b = [fill("M4 4H396V296H4ZM12 12V288H388V12Z", red, ' fill-rule="evenodd"'), line(rect(4.8, 4.8, 390.4, 290.4)
        + rect(12, 12, 376, 276), edge, 1.5, "")]
    # Lozenges that go in steps: three dashed lines, one on the other; equally far apart, one in each corner.
    across, down = 383.2 / 37, 283.2 / 27
    for wide, long in ((1.2, 6), (2.8, 4), (4.4, 2)):
        for d, step, shift in (("M5.4 8.4H394.6M5.4 291.6H394.6", across, long / 2 - 3),
                (f"M8.4 {f(8.4 + down / 2, 2)}V286M391.6 {f(8.4 + down / 2, 2)}V286", down, long / 2 - down / 2)):
            dashes = f' stroke-dasharray="{long} {f(step - long, 3)}" stroke-dashoffset="{f(shift + step, 2)}"'
            b.append(line(d, figures, wide, dashes))
    return b


# ---------- inks

LINE = "#4c4c4c"


def paler(text, share):
    """The picture as a pale print, where ink is saved."""
    return re.sub("#[0-9a-f]{6}", lambda m: mix(m[0], "#ffffff", share), text)


def in_lines(text, lights):
    """The picture in lines, to be coloured in; glow, shadows and hairs are left out, and what is half transparent."""
    def form(match):
        tag = match[0]
        color = re.search(r'fill="(#[0-9a-f]{6})"', tag)
        stroke = re.search(r'stroke="(#[0-9a-f]{6})" stroke-width="([0-9.]+)"', tag)
        if "fill-opacity" in tag or (color and color[1] in lights) or (stroke and stroke[2] == f(HAIR)):
            return ""
        if stroke:
            return tag.replace(stroke[0], f'stroke="{LINE}" stroke-width=".8"')
        if not color:
            return tag
        return tag.replace(color[0], f'fill="#ffffff" stroke="{LINE}" stroke-width=".8" stroke-linejoin="round"')
    start = text.index("<g clip-path")
    return text[:start] + re.sub(r'<g fill="#[0-9a-f]{6}">|<(?:path|circle|rect|use) [^>]*/>', form, text[start:])


def hem(rings):
    """The light on the reindeer's back."""
    return mix(rings[-1], rings[-2], .35)


def picture(look):
    rings, hills, water, ground, dark, band, king = SUMMER[look]
    b = [f'<clipPath id="p"><path d="{rect(X0, Y0, X1 - X0, Y1 - Y0)}"/></clipPath><g clip-path="url(#p)">']
    b += sky(rings) + fells(*hills) + lake(*water, rings[-1])
    b += ship(dark, "#b23a1f") if look == "foteviken" else tent(mix(rings[2], rings[-1], .35))
    lit, *shadows = heath(*ground)
    b += bank(lit, ground[1], shadows[0]) + board(band, king, hem(rings), rings[-2], shadows)
    b.append(moved(silhouette(dark, hem(rings), mix(dark, rings[2], .36), mix(dark, rings[2], .2)), 119, 249, 1.45))
    if look == "historical":
        b += [twin(36, 252, .8), twin(62, 264, .6)]
    return [*b, "</g>", *frame(band, BLUE if not look else king[1])]


def draw():
    for look in SUMMER:
        svg("cover" + ("-" + look if look else ""), 400, 300, picture(look))
    whole = "\n".join(picture(""))
    svg("cover-low", 400, 300, [paler(whole, .52)])
    rings, _, (_, calm), ground, *_ = SUMMER[""]
    svg("cover-lines", 400, 300, [in_lines(whole, (hem(rings), calm, ground[1], *heath(*ground)[1:]))])
