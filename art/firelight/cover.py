"""The cover: two lean over the board, dark before the long fire of the hall between them; the same two sit on the shore of Norse America."""
from lib import *
from players import Tones, body, old_head, pinch, plait, propped, resting, sleeve, young_head

# Seen along the hall: everything runs towards this point; at scale 1 it is where the picture is.
VX, VY = 200, 108
WALL, SOIL, EAVES, RIDGE = 192, 150, 118, 250


def spot(x, y, s):
    return VX + x * s, VY + y * s


def flame(x, foot, height, width, lean=0):
    w, h = width, height
    return (f"M{f(x - w)} {f(foot)}C{f(x - w * 1.6)} {f(foot - h * .4)} {f(x - w * .2 + lean)} {f(foot - h * .55)} {f(x + lean)} {f(foot - h)}"
            f"C{f(x + w * .5 + lean)} {f(foot - h * .6)} {f(x + w * 1.6)} {f(foot - h * .38)} {f(x + w)} {f(foot)}Z")


def flames(x, foot, size, seed=1):
    """A fire of seven tongues in four tones."""
    out = []
    spots = [(-38, 44, 9), (-26, 66, 11), (-12, 92, 13), (4, 112, 15), (18, 84, 12), (31, 60, 10), (42, 38, 8)]
    for color, h, w in ((EMBER, 1, 1), (EMBER_LIT, .78, .8), (FIRE, .56, .62), ("#fff1bd", .34, .42)):
        out.append(fill([flame(x + dx * size, foot, hh * h * size, ww * w * size, (rnd(seed, k) - .5) * 14 * size * h)
                         for k, (dx, hh, ww) in enumerate(spots)], color))
    return out


def hall():
    """The hall behind them, seen along its length: only what the fire shows, boards and rafters that run together beyond it."""
    q = spot
    out = ['<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="200" cy="150" r="225"><stop offset="0" stop-color="#ffc45c"/><stop offset=".2" stop-color="#ee9a3f"/>'
           '<stop offset=".45" stop-color="#b8662d"/><stop offset=".75" stop-color="#7d4527"/><stop offset="1" stop-color="#5a3424"/></radialGradient>', fill(rect(0, 0, 400, 300), "url(#l)")]
    # Boards of the roof, then the rafters, each lit from below; they sink into the dusk towards us.
    boards = [(WALL * (1 - k / 6), -EAVES - (RIDGE - EAVES) * k / 6) for k in range(7)]
    out.append(line("".join(f"M{pt(q(m * x, y, 1.6))}L{pt(q(m * x, y, .27))}" for x, y in boards for m in (-1, 1)), "#5f3622", .8, 'stroke-opacity=".55"'))
    for s, dark, lit in ((.27, "#a85c2a", "#f2b058"), (.36, "#935026", "#eaa04c"), (.5, "#7a4326", "#d98a40"), (.72, "#643825", "#b86f34"), (1.08, "#553124", "#8f552c")):
        out_to = WALL + (30 if s < .6 else 130)
        foot = -RIDGE + out_to * (RIDGE - EAVES) / WALL
        chevron = lambda low: poly([q(-out_to, foot + low, s), q(0, -RIDGE + low, s), q(out_to, foot + low, s)], False)
        out += [line(chevron(0), dark, 15 * s), line(chevron(8), lit, 3.4 * s)]
        if s < .6:
            a, b = q(-WALL, -EAVES + 14, s), q(WALL, -EAVES + 14, s)
            out += [fill(rect(a[0], a[1] - 9 * s, b[0] - a[0], 10 * s), dark), fill(rect(a[0], a[1], b[0] - a[0], 3 * s), lit)]
    return out


def floor():
    """Planks beyond the table, brightest about the long fire, whose bed of embers lies on them."""
    q = spot
    return [fill(poly([q(-WALL, SOIL, .9), q(WALL, SOIL, .9), q(WALL, SOIL, .27), q(-WALL, SOIL, .27)]), "#8d502a"), fill(poly([q(-110, SOIL, .9), q(110, SOIL, .9), q(110, SOIL, .27), q(-110, SOIL, .27)]), "#c57a38"),
            line([f"M{pt(q(x, SOIL, .9))}L{pt(q(x, SOIL, .27))}" for x in range(-180, 181, 24)], "#6f4126", .8), fill("M118 176a82 10 0 1 0 164 0a82 10 0 1 0-164 0z", EMBER_LIT)]


def hearth_edge(x0, x1, top=172.5, foot=183, count=9, seed=91):
    """The stones along our side of the hearth: lit on top by the fire behind them, in their own shadow towards us."""
    faces, tops, x = [], [], x0
    widths = [.75 + .5 * rnd(seed, k) for k in range(count)]
    for k, share in enumerate(widths):
        w, up = (x1 - x0) * share / sum(widths), (foot - top) * .22 * rnd(seed + 1, k)
        a, b, y, r = x + .4, x + w - .4, top + up, (foot - top) * .34
        low = foot - (foot - top) * .12 * rnd(seed + 2, k)
        faces.append(f"M{f(a)} {f(y + r)}Q{f(a)} {f(y)} {f(a + r)} {f(y)}H{f(b - r)}Q{f(b)} {f(y)} {f(b)} {f(y + r)}L{f(b - .3)} {f(low - r / 2)}Q{f(b - .5)} {f(low)} {f(b - r)} {f(low)}H{f(a + r)}Q{f(a + .5)} {f(low)} {f(a + .3)} {f(low - r / 2)}Z")
        tops.append(f"M{f(a)} {f(y + r)}Q{f(a)} {f(y)} {f(a + r)} {f(y)}H{f(b - r)}Q{f(b)} {f(y)} {f(b)} {f(y + r)}Z")
        x += w
    return [fill(rect(x0 + 1, foot - (foot - top) * .55, x1 - x0 - 2, (foot - top) * .55), "#4a3022"), fill(faces[::2], "#7d6450"), fill(faces[1::2], "#8d715a"), fill(tops, "#edc084")]


def dragon_head():
    """A gaping head on its neck, to the right: feet of the neck at (0, 0), about 60 wide."""
    return [fill("M-14 6C-16-20-14-44 2-58C16-70 36-68 48-58L66-46C70-42 68-38 64-38L44-42C38-40 36-36 38-32L58-26C60-22 56-18 52-18L34-20C22-22 16-14 14 6Z", "#5e3824"),
            fill("M2 6C0-16 6-30 18-38C24-46 34-50 44-49L62-42C64-40 66-39 64-38L44-42C38-40 36-36 38-32L58-26C60-22 56-18 52-18L34-20C22-22 16-14 14 6Z", "#d08a3e"),
            fill("M2-58C-4-66-14-66-20-60C-14-58-10-54-10-46Z", "#8f2a14"), fill("M-10-42C-18-46-26-42-28-36C-22-36-16-32-14-26Z", "#8f2a14"),
            fill(circle(32, -53, 4.6), FIRE), fill(circle(33, -53, 2), "#40302a"),
            fill("M46-41L48-35L51-40.500ZM55-39.500L57-34L60-38.500ZM44-30L46-36L49-28.500Z", "#fff1d0"), line("M-6 0C-8-20-4-36 8-46", "#40302a", 2, ROUND)]


# The board before the fire: squares run towards the same point, only steeper.
BY, B0, B1, HALF = 104, 196, 289, 176


def on_board(u, v):
    """A point of the board: u, v from 0 to 11, v towards us."""
    k0, k1 = B0 - BY, B1 - BY
    y = BY + 1 / (1 / k0 + (1 / k1 - 1 / k0) * v / 11)
    return 200 + (u - 5.5) * HALF / 5.5 * (y - BY) / k1, y


# What lies between the players: the table, its lit edge, its grain, the board's shade and rim, its far and near squares, camps, town, corners, throne,
# lines; the king's ground; of his men the rim, the face, the side and the petals.
HALL = (("#6a3d24", "#f0b05a", "#55301f", "#4f2d1e", OAK), ("#fff0c4", "#dba660", "#b9763c", "#fff6dd", "#a8331a", EMBER_LIT, "#6b3c1e"), "#a8331a", ("#f0bf5e", "#fff3d8", "#a4692f", "#c0431a"))
SHORE = (("#8a6f4c", "#ffe9b4", "#6f583a", "#4a3a28", "#23525a"), ("#fffbe8", "#e0d8b8", "#7fae9e", "#fffdf2", "#1d6258", "#f0cc6a", "#4f6e66"), "#25626c", ("#ecd27f", "#fffaec", "#9c8450", "#2f8a6c"))


# The two in the light of the fire, and in that of the low sun.
BY_FIRE = Tones("#4a2d24", "#4a2c23", "#713c25", "#d47a38", "#ffd48a", ("#8a5c40", "#f2c98c"), ("#8f3a1c", "#f59245"), ("#f0a552", "#f0a552"), GOLD)
BY_SUN = Tones("#2c3b39", "#2c3a38", "#475049", "#c48a58", "#fff0bc", ("#6a6e5f", "#f0dcae"), ("#99542f", "#eaa05c"), ("#e8cf98", "#e8cf98"), "#dcb75c")


def disc(u, v, kind, light):
    """A man of the set on his square, light or dark, lit from the fire behind him: his shadow falls towards us."""
    (x, y), right, low = on_board(u + .5, v + .5), on_board(u + 1, v + .5), on_board(u + .5, v + 1)
    rx, ry = (right[0] - x) * .74, (low[1] - y) * .74
    high = rx * .32
    # Two ovals, one beyond the other: a short shadow with a soft end, away from the fire.
    away = (x - 200) / HALF * rx
    shade = lambda r, far: (f"M{f(x + away * far - rx * r)} {f(y + ry * far)}a{f(rx * r)} {f(ry * r)} 0 1 0 {f(2 * rx * r)} 0"
                            f"a{f(rx * r)} {f(ry * r)} 0 1 0 {f(-2 * rx * r)} 0z")
    (rim, face, side), mark = (("#85776c", "#40302a", "#33261f"), "#e6a347") if kind == "dark" else (light[:3], light[3])
    # From above, before it is laid down, all of a kind are the same.
    if kind == "dark":
        signs = [poly([polar(7.6, 60 * k, 0, 0), polar(3.6, 60 * k + 26, 0, 0), polar(3.6, 60 * k - 26, 0, 0)]) for k in range(6)]
    else:
        signs = [f"M0 0Q{pt(polar(5, 60 * k + 28, 0, 0))} {pt(polar(7.6, 60 * k, 0, 0))}Q{pt(polar(5, 60 * k - 28, 0, 0))} 0 0Z" for k in range(6)]
    top = fill(circle(0, 0, 10), rim) + fill(circle(0, 0, 8), face) + fill(signs, mark)
    out = [fill(f"M{f(x - rx)} {f(y - high)}V{f(y)}a{f(rx)} {f(ry)} 0 0 0 {f(2 * rx)} 0V{f(y - high)}a{f(rx)} {f(ry)} 0 0 0 {f(-2 * rx)} 0Z", side), laid(x, y - high, rx / 10, ry / 10, top)]
    return shade(1.05, .56), shade(1, .3), out


def table(wood, squares):
    g = lambda a, b, c, d: poly([on_board(a, b), on_board(c, b), on_board(c, d), on_board(a, d)])
    plank, edge, grain, shade, rim = wood
    far, near, in_camp, in_town, corner, throne, lines = squares
    out = [fill(poly([(68, 188), (332, 188), (452, 304), (-52, 304)]), plank), fill(poly([(68, 188), (332, 188), (335, 191), (65, 191)]), edge)]
    out += [fill(g(-.8, -1.2, 11.8, 12), shade), fill(g(-.6, -.9, 11.6, 11.7), rim), fill(g(-.2, -.3, 11.2, 11.2), GOLD)]
    out.append(line([f"M{pt(on_board(m, -1.2))}L{pt(on_board(m + lean, 13))}" for m, lean in ((-1.5, -.2), (-2.2, -.1), (12.5, .2), (13.2, .1))], grain, 1))
    # The light of the fire sinks from row to row towards us.
    out += [fill(g(0, v, 11, v + 1), mix(far, near, v / 10)) for v in range(11)]
    sq = lambda u, v: poly([on_board(u, v), on_board(u + 1, v), on_board(u + 1, v + 1), on_board(u, v + 1)])
    camp = [(k, m) for k in range(3, 8) for m in (0, 10)] + [(5, 1), (5, 9), (1, 5), (9, 5)] + [(m, k) for k in range(3, 8) for m in (0, 10)]
    town = [(u, v) for u in range(11) for v in range(11) if abs(u - 5) + abs(v - 5) <= 2]
    out += [fill([sq(*q) for q in camp], in_camp, 'fill-opacity=".6"'), fill([sq(*q) for q in town], in_town), fill([sq(*q) for q in ((0, 0), (10, 0), (0, 10), (10, 10))], corner), fill(sq(5, 5), throne)]
    out.append(line([f"M{pt(on_board(k, 0))}L{pt(on_board(k, 11))}M{pt(on_board(0, k))}L{pt(on_board(11, k))}" for k in range(12)], lines, .8))
    return out


def men(ground, bright):
    """In the middle of a game; the king has left his hearth and is in a hand on his way to a corner near us."""
    light = [(4, 4), (6, 4), (5, 3), (3, 5), (7, 3), (4, 6), (5, 7), (6, 6), (2, 7), (3, 3)]
    dark = [(3, 0), (5, 0), (7, 0), (5, 1), (0, 3), (0, 5), (0, 7), (1, 4), (10, 3), (10, 5), (9, 1), (8, 2), (2, 2), (3, 8), (1, 8), (4, 10), (6, 9), (8, 10), (10, 7)]
    spots = sorted([(v, u, "light") for u, v in light] + [(v, u, "dark") for u, v in dark])
    held = [f"M{261 - rx} 255a{rx} {f(rx * .4)} 0 1 0 {2 * rx} 0a{rx} {f(rx * .4)} 0 1 0 {-2 * rx} 0z" for rx in (15, 11)]
    drawn = [disc(u, v, kind, bright) for v, u, kind in spots]
    return [fill([held[0], *[d[0] for d in drawn]], "#7a4520", 'fill-opacity=".22"'), fill([held[1], *[d[1] for d in drawn]], "#6b3a1a", 'fill-opacity=".4"'), *[d[2] for d in drawn]]


def held_king(ground, rim):
    """The king in her hand, turned towards us: a gold disc with a crown."""
    return [fill(circle(9.5, 2, 13.5), "#8a4f1c"), fill(circle(8, 1, 13.5), GOLD_LIT), fill(circle(8, 1, 10.6), ground), fill("M1.500 7L0 -3.500L4.500 .5L8 -6L11.500 .5L16 -3.500L14.500 7Z", rim)]


def players(t, look):
    """Two who lean over the board from either side, and what lies between them; whoever is to the right holds the king."""
    wood, squares, ground, bright = look
    left, right = t.robes
    girl = [body(t, right, (80, 158)), at(82, 86, .8, [*flat(young_head(t)), *flat(plait(t))], 10)]
    return [body(t, left, (88, 158)), at(400, 0, 1, list(flat(girl)), flip=True), table(wood, squares), men(ground, bright), at(90, 92, .85, list(flat(old_head(t))), 8), resting(t, left),
            at(400, 0, 1, list(flat([propped(t, right), at(136, 226, 1, list(flat([pinch(t, held_king(ground, GOLD_LIT)), sleeve(t, right)])), 12)])), flip=True)]


def flat(parts):
    for part in parts:
        if isinstance(part, str):
            yield part
        else:
            yield from flat(part)


def scene():
    body = [hall(), floor()]
    for x, size, seed in ((158, .62, 3), (242, .62, 5), (200, .98, 7)):
        body += flames(x, 180, size, seed)
    sparks = [circle(160 + 80 * rnd(61, k), 30 + 70 * rnd(62, k), .6 + .8 * rnd(63, k)) for k in range(18)]
    body += [hearth_edge(128, 272), fill(sparks, FIRE)]
    return list(flat([body, players(BY_FIRE, HALL)]))


def draw():
    clip = "M12 4H388Q396 4 396 12V288Q396 296 388 296H12Q4 296 4 288V12Q4 4 12 4Z"
    save("cover", 400, 300, [f'<clipPath id="c"><path d="{clip}"/></clipPath><g clip-path="url(#c)">', *scene(), "</g>",
                             line(clip, OAK, 3), line("M13 7.500H387Q392.500 7.500 392.500 13V287Q392.500 292.500 387 292.500H13Q7.500 292.500 7.500 287V13Q7.500 7.500 13 7.500Z", GOLD, 1)])
