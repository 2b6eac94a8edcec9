"""The cover: the board before the fire in the long hall, a cloaked player on either side; behind them carved posts, shields on the walls."""
from lib import *

# Seen along the hall: everything runs towards this point; at scale 1 it is where the picture is.
VX, VY = 200, 108
WALL, POST, SOIL, EAVES, RIDGE = 192, 118, 150, 118, 250


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


def side_shield(s, y, mirror, a, b, spokes):
    """A shield on a side wall, foreshortened; s: how near."""
    cx, cy = spot(-WALL if not mirror else WALL, y, s)
    rx, ry = 12 * s, 34 * s
    x = lambda k, r: cx + rx * r * math.cos(math.radians(k))
    yy = lambda k, r: cy + ry * r * math.sin(math.radians(k))
    el = lambda r: f"M{f(cx - rx * r)} {f(cy)}a{f(rx * r)} {f(ry * r)} 0 1 0 {f(2 * rx * r)} 0a{f(rx * r)} {f(ry * r)} 0 1 0 {f(-2 * rx * r)} 0z"
    parts = [f"M{f(cx)} {f(cy)}L{f(x(k, 1))} {f(yy(k, 1))}L{f(x(k + 180 / spokes, 1))} {f(yy(k + 180 / spokes, 1))}Z" for k in range(0, 360, 360 // spokes)]
    return [fill(el(1.12), "#4a322a"), fill(el(1), a), fill(parts, b), line(el(1), GOLD_DARK, 3 * s), fill(el(.3), "#4a322a"), fill(el(.2), GOLD)]


def walls():
    out = [fill(rect(0, 0, 400, 300), "#4a322a")]
    # Roof: boards towards the ridge, rafters across.
    near, far = 1.6, .27
    q = lambda x, y, s: spot(x, y, s)
    out.append(fill(poly([q(-WALL, -EAVES, near), q(0, -RIDGE, near), q(0, -RIDGE, far), q(-WALL, -EAVES, far)]), "#503428"))
    out.append(fill(poly([q(WALL, -EAVES, near), q(0, -RIDGE, near), q(0, -RIDGE, far), q(WALL, -EAVES, far)]), "#553729"))
    for k in range(1, 9):
        share = k / 9
        x, y = WALL * (1 - share), EAVES + (RIDGE - EAVES) * share
        out.append(line("".join(f"M{pt(q(m * x, -y, near))}L{pt(q(m * x, -y, far))}" for m in (-1, 1)), "#46302a", .8))
    # Side walls of upright boards, brighter towards the fire.
    steps = [1.3, 1.05, .88, .74, .63, .54, .47, .41, .36, .31, .27]
    for k, (a, b) in enumerate(zip(steps, steps[1:])):
        tone = mix("#4f352a", "#96572b", min(1, max(0, 1 - abs(k - 5) / 5)) * .8)
        for m in (-1, 1):
            out.append(fill(poly([q(m * WALL, -EAVES, a), q(m * WALL, SOIL, a), q(m * WALL, SOIL, b), q(m * WALL, -EAVES, b)]), tone))
            out.append(line(poly([q(m * WALL, -EAVES, b), q(m * WALL, SOIL, b)], False), "#4f352a", .9))
    # A woven hanging along both walls: a band with a zigzag.
    for m in (-1, 1):
        for top, foot, color in ((-66, -34, "#8f2a14"), (-62, -58, GOLD), (-42, -38, GOLD)):
            out.append(fill(poly([q(m * WALL, top, 1.2), q(m * WALL, foot, 1.2), q(m * WALL, foot, .29), q(m * WALL, top, .29)]), color))
        zig = []
        s, up = 1.2, True
        while s > .3:
            zig.append(q(m * WALL, -55 if up else -45, s))
            s *= .955
            up = not up
        out.append(line(poly(zig, False), "#f3d79b", 1.1, 'stroke-linejoin="round"'))
        kinds = [("#f1ddb0", "#8f2a14", 4), ("#d9952f", "#4f352a", 3), ("#a8331a", "#f1ddb0", 4), ("#f1ddb0", "#3f5a55", 3), ("#d9952f", "#8f2a14", 4)]
        for k, s in enumerate((.86, .665, .52, .335)):
            out += side_shield(s, 14, m > 0, *kinds[(k + (m > 0) * 2) % 5])
    return out


def gable():
    """The far wall: lit boards, shields, a bench."""
    s = .27
    q = lambda x, y: spot(x, y, s)
    out = [fill(poly([q(-WALL, SOIL), q(-WALL, -EAVES), q(0, -RIDGE), q(WALL, -EAVES), q(WALL, SOIL)]), "#a05c2b")]
    out.append(line([f"M{pt(q(x, SOIL))}L{pt(q(x, -EAVES - (1 - abs(x) / WALL) * (RIDGE - EAVES)))}" for x in range(-160, 161, 32)], "#80471f", .7))
    for x in (-142, 142):
        cx, cy = q(x, -40)
        out += [fill(circle(cx, cy, 8), "#4a322a"), fill(circle(cx, cy, 7), "#f1ddb0"),
                fill([f"M{f(cx)} {f(cy)}L{pt(polar(7, 90 * k, cx, cy))}A7 7 0 0 1 {pt(polar(7, 90 * k + 45, cx, cy))}Z" for k in range(4)], "#a8331a"), fill(circle(cx, cy, 2), GOLD)]
    # A bench along it.
    out.append(fill(poly([q(-150, 96), q(150, 96), q(150, 112), q(-150, 112)]), "#6a3d22"))
    out.append(fill(poly([q(-150, 112), q(150, 112), q(150, 150), q(-150, 150)]), "#55341f"))
    return out


def floor():
    q = spot
    out = [fill(poly([q(-WALL, SOIL, 1.3), q(WALL, SOIL, 1.3), q(WALL, SOIL, .27), q(-WALL, SOIL, .27)]), "#6d4226")]
    out.append(fill(poly([q(-100, SOIL, 1.3), q(100, SOIL, 1.3), q(100, SOIL, .27), q(-100, SOIL, .27)]), "#8d552b"))
    out.append(fill(poly([q(-62, SOIL, 1.3), q(62, SOIL, 1.3), q(62, SOIL, .27), q(-62, SOIL, .27)]), "#b26f33"))
    out.append(line([f"M{pt(q(x, SOIL, 1.3))}L{pt(q(x, SOIL, .27))}" for x in range(-180, 181, 20)], "#5a3824", .8))
    return out


def hearth():
    q = spot
    near, far = .45, .33
    # Its light on the floor about it, which shows between it and the board.
    out = [fill("M118 178a82 17 0 1 0 164 0a82 17 0 1 0-164 0z", "#e39a48", 'fill-opacity=".55"'),
           fill(poly([q(-102, SOIL, near), q(102, SOIL, near), q(102, SOIL, far), q(-102, SOIL, far)]), "#6e5a48"),
           fill(poly([q(-90, SOIL, near), q(90, SOIL, near), q(90, SOIL, far), q(-90, SOIL, far)]), EMBER_LIT)]
    stones = []
    for m in (-1, 1):
        s = near
        while s > far:
            stones.append(poly([q(m * 90, SOIL, s), q(m * 106, SOIL - 6, s), q(m * 106, SOIL - 6, s * .935), q(m * 90, SOIL, s * .935)]))
            s *= .92
    out.append(fill(stones, "#b79d78"))
    coals = []
    for k in range(30):
        s = far + .01 + (near - far - .02) * rnd(41, k)
        x, y = q(-84 + 168 * rnd(42, k), SOIL, s)
        r = 5.5 * s
        coals.append(poly([(x - r, y), (x - r * .3, y - r * .7), (x + r * .8, y - r * .4), (x + r, y + r * .3), (x, y + r * .6)]))
    out += [fill(coals[::2], "#b83a14"), fill(coals[1::2], FIRE)]
    return out


def hearth_edge(x0=149, x1=251, top=172.5, foot=183, count=9, seed=91):
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


def post(s, m, head):
    """A carved post of one of the rows, with its tie and a dragon's head at the top of the near ones."""
    x, y = spot(m * POST, SOIL, s)
    twist = []
    for k in range(12):
        v = -234 + 18 * k
        twist.append(f"M-9 {v}C0 {v} 0 {v + 18} 9 {v + 18}M9 {v}C0 {v} 0 {v + 18} -9 {v + 18}")
    body = [fill(rect(-9, -246, 18, 246), "#5e3824"), fill(rect(2.2, -246, 6.8, 246), "#c47a38"), line(twist, "#48302a", 2.1),
            fill(rect(-12.6, -8, 25.2, 8), "#4e332a"), fill(rect(-11.7, -249, 23.4, 9), "#7a4a28")]
    out = [at(x, y, s, body, flip=m > 0)]
    if head:
        out.append(at(x, y - 244 * s, s * .62, dragon_head(), flip=m > 0))
    return out


def dragon_head():
    """A gaping head on its neck, to the right: feet of the neck at (0, 0), about 60 wide."""
    return [fill("M-14 6C-16-20-14-44 2-58C16-70 36-68 48-58L66-46C70-42 68-38 64-38L44-42C38-40 36-36 38-32L58-26C60-22 56-18 52-18L34-20C22-22 16-14 14 6Z", "#5e3824"),
            fill("M2 6C0-16 6-30 18-38C24-46 34-50 44-49L62-42C64-40 66-39 64-38L44-42C38-40 36-36 38-32L58-26C60-22 56-18 52-18L34-20C22-22 16-14 14 6Z", "#d08a3e"),
            fill("M2-58C-4-66-14-66-20-60C-14-58-10-54-10-46Z", "#8f2a14"), fill("M-10-42C-18-46-26-42-28-36C-22-36-16-32-14-26Z", "#8f2a14"),
            fill(circle(32, -53, 4.6), FIRE), fill(circle(33, -53, 2), "#40302a"),
            fill("M46-41L48-35L51-40.500ZM55-39.500L57-34L60-38.500ZM44-30L46-36L49-28.500Z", "#fff1d0"), line("M-6 0C-8-20-4-36 8-46", "#40302a", 2, ROUND)]


def beams():
    """Ties across the hall and rafters above, lit from below."""
    out = []
    for s in (.34, .45, .62):
        a, b = spot(-POST, -96, s), spot(POST, -96, s)
        h = 9 * s
        out += [fill(rect(a[0] - 20 * s, a[1] - h, b[0] - a[0] + 40 * s, h), "#5a3726"), fill(rect(a[0] - 20 * s, a[1] - h * .3, b[0] - a[0] + 40 * s, h * .3), "#d18a42")]
        for m in (-1, 1):
            foot, tip, tip2 = spot(m * WALL, -EAVES, s), spot(0, -RIDGE, s), spot(m * WALL, -EAVES, s)
            out.append(line(f"M{pt(foot)}L{pt(tip)}", "#6d4329", 7 * s))
            out.append(line(f"M{pt((foot[0], foot[1] + 2.4 * s))}L{pt((tip[0], tip[1] + 3.6 * s))}", "#b87336", 2 * s))
    return out


# The board before the fire: squares run towards the same point, only steeper.
BY, B0, B1, HALF = 104, 196, 289, 176


def on_board(u, v):
    """A point of the board: u, v from 0 to 11, v towards us."""
    k0, k1 = B0 - BY, B1 - BY
    y = BY + 1 / (1 / k0 + (1 / k1 - 1 / k0) * v / 11)
    return 200 + (u - 5.5) * HALF / 5.5 * (y - BY) / k1, y


def disc(u, v, kind):
    """A man of the set on his square, lit from the fire behind him: his shadow falls towards us."""
    (x, y), right, low = on_board(u + .5, v + .5), on_board(u + 1, v + .5), on_board(u + .5, v + 1)
    share = .86 if kind == "king" else .74
    rx, ry = (right[0] - x) * share, (low[1] - y) * share
    high = rx * (.46 if kind == "king" else .32)
    e = lambda r, dy=0: f"M{f(x - rx * r)} {f(y - dy)}a{f(rx * r)} {f(ry * r)} 0 1 0 {f(2 * rx * r)} 0a{f(rx * r)} {f(ry * r)} 0 1 0 {f(-2 * rx * r)} 0z"
    ray = lambda k, r: (x + rx * r * math.cos(math.radians(k)), y - high + ry * r * math.sin(math.radians(k)))
    # Two ovals, one beyond the other: a short shadow with a soft end, away from the fire.
    away = (x - 200) / HALF * rx
    shade = lambda r, far: (f"M{f(x + away * far - rx * r)} {f(y + ry * far)}a{f(rx * r)} {f(ry * r)} 0 1 0 {f(2 * rx * r)} 0"
                            f"a{f(rx * r)} {f(ry * r)} 0 1 0 {f(-2 * rx * r)} 0z")
    shadow = fill(shade(1.05, .56), "#7a4520", 'fill-opacity=".22"') + fill(shade(1, .3), "#6b3a1a", 'fill-opacity=".4"')
    rim, face, side = {"king": (GOLD_LIT, "#a8331a", "#8a4f1c"), "dark": ("#85776c", "#40302a", "#33261f"), "light": ("#f0bf5e", "#fff3d8", "#a4692f")}[kind]
    out = [fill(e(1) + f"M{f(x - rx)} {f(y - high)}V{f(y)}H{f(x + rx)}V{f(y - high)}Z", side), fill(e(1, high), rim), fill(e(.8, high), face)]
    if kind == "king":
        p = lambda a, b: (x + rx * a, y - high + ry * b)
        out += [fill(poly([p(-.5, .42), p(-.62, -.42), p(-.24, 0), p(0, -.62), p(.24, 0), p(.62, -.42), p(.5, .42)]), GOLD_LIT)]
    elif kind == "dark":
        out.append(fill([poly([ray(60 * k, .76), ray(60 * k + 26, .36), ray(60 * k - 26, .36)]) for k in range(6)], "#c98d50"))
    else:
        out.append(fill([f"M{f(x)} {f(y - high)}Q{pt(ray(60 * k + 28, .5))} {pt(ray(60 * k, .76))}Q{pt(ray(60 * k - 28, .5))} {f(x)} {f(y - high)}Z" for k in range(6)], "#c0431a"))
    return shadow, out


def table():
    g = lambda a, b, c, d: poly([on_board(a, b), on_board(c, b), on_board(c, d), on_board(a, d)])
    out = [fill(poly([(68, 188), (332, 188), (452, 304), (-52, 304)]), "#6a3d24"), fill(poly([(68, 188), (332, 188), (335, 191), (65, 191)]), "#f0b05a")]
    out += [fill(g(-.8, -1.2, 11.8, 12), "#4f2d1e"), fill(g(-.6, -.9, 11.6, 11.7), OAK), fill(g(-.2, -.3, 11.2, 11.2), GOLD)]
    # The light of the fire sinks from row to row towards us.
    out += [fill(g(0, v, 11, v + 1), mix("#fff0c4", "#dba660", v / 10)) for v in range(11)]
    sq = lambda u, v: poly([on_board(u, v), on_board(u + 1, v), on_board(u + 1, v + 1), on_board(u, v + 1)])
    camp = [(k, m) for k in range(3, 8) for m in (0, 10)] + [(5, 1), (5, 9), (1, 5), (9, 5)] + [(m, k) for k in range(3, 8) for m in (0, 10)]
    town = [(u, v) for u in range(11) for v in range(11) if abs(u - 5) + abs(v - 5) <= 2]
    out += [fill([sq(*q) for q in camp], "#b9763c", 'fill-opacity=".6"'), fill([sq(*q) for q in town], "#fff6dd"), fill([sq(*q) for q in ((0, 0), (10, 0), (0, 10), (10, 10))], "#a8331a"), fill(sq(5, 5), EMBER_LIT)]
    out.append(line([f"M{pt(on_board(k, 0))}L{pt(on_board(k, 11))}M{pt(on_board(0, k))}L{pt(on_board(11, k))}" for k in range(12)], "#6b3c1e", .8))
    return out


def men():
    """In the middle of a game: the king has left his hearth for a corner near us."""
    light = [(4, 4), (6, 4), (5, 3), (3, 5), (7, 5), (4, 6), (5, 7), (6, 6), (8, 7), (2, 7), (9, 8)]
    dark = [(3, 0), (5, 0), (7, 0), (5, 1), (0, 3), (0, 5), (0, 7), (1, 4), (10, 3), (10, 5), (9, 4), (8, 2), (2, 2), (3, 8), (1, 8), (4, 10), (6, 9), (8, 10), (10, 7)]
    spots = sorted([(v, u, "light") for u, v in light] + [(v, u, "dark") for u, v in dark] + [(8, 7, "king")])
    drawn = [disc(u, v, kind) for v, u, kind in spots]
    return [shadow for shadow, top in drawn] + [top for shadow, top in drawn]


def players():
    """Two in their cloaks on either side, dark but for the edge that the fire lights: an old man with his horn, a girl."""
    from watchers import seated
    old = "".join(flat(seated("#43302a", "#d8773c", "beard", "#b5a48c", holds="horn")))
    girl = "".join(flat(seated("#36403a", "#b7a862", "plait", "#9a4a24")))
    return [at(62, 240, 1.5, old), at(338, 240, 1.5, girl, flip=True)]


def flat(parts):
    for part in parts:
        if isinstance(part, str):
            yield part
        else:
            yield from flat(part)


def scene():
    body = [walls(), gable(), floor(), beams()]
    # Far posts and people, then the fire's light over them, then what is nearer.
    for s in (.34, .45):
        body += [post(s, -1, False), post(s, 1, False)]
    body += [hearth()]
    body += ['<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="200" cy="170" r="190"><stop offset="0" stop-color="#ffcf6a" stop-opacity="1"/>'
             '<stop offset=".35" stop-color="#f39a3c" stop-opacity=".52"/><stop offset="1" stop-color="#f39a3c" stop-opacity="0"/></radialGradient>',
             fill(rect(0, 0, 400, 300), "url(#l)", 'opacity=".59"')]
    for s in (.62, .92):
        body += [post(s, -1, s < .9), post(s, 1, s < .9)]
    body += flames(200, 177, .82, 7) + hearth_edge()
    sparks = [circle(160 + 80 * rnd(61, k), 50 + 60 * rnd(62, k), .6 + .8 * rnd(63, k)) for k in range(16)]
    body += [fill(sparks, FIRE), players(), table(), men()]
    return list(flat(body))


def draw():
    clip = "M12 4H388Q396 4 396 12V288Q396 296 388 296H12Q4 296 4 288V12Q4 4 12 4Z"
    save("cover", 400, 300, [f'<clipPath id="c"><path d="{clip}"/></clipPath><g clip-path="url(#c)">', *scene(), "</g>",
                             line(clip, OAK, 3), line("M13 7.500H387Q392.500 7.500 392.500 13V287Q392.500 292.500 387 292.500H13Q7.500 292.500 7.500 287V13Q7.500 7.500 13 7.500Z", GOLD, 1)])
