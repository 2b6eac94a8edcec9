"""The cover: two at a board in the long hall; behind them the fire, carved posts, shields on the walls, people on benches."""
from lib import *
from people import SKIN, SKIN_DARK, SKIN_LIT, bearded, braided, dog, sitter, standing

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
    """The far wall: lit boards, a hanging with a ship, a door post on either side, shields."""
    s = .27
    q = lambda x, y: spot(x, y, s)
    out = [fill(poly([q(-WALL, SOIL), q(-WALL, -EAVES), q(0, -RIDGE), q(WALL, -EAVES), q(WALL, SOIL)]), "#a05c2b")]
    out.append(line([f"M{pt(q(x, SOIL))}L{pt(q(x, -EAVES - (1 - abs(x) / WALL) * (RIDGE - EAVES)))}" for x in range(-160, 161, 32)], "#80471f", .7))
    out.append(fill(poly([q(-96, -92), q(96, -92), q(96, 34), q(-96, 34)]), "#8f2a14") + line(poly([q(-96, -92), q(96, -92), q(96, 34), q(-96, 34)]), GOLD, 1.4))
    out.append(line([f"M{pt(q(x, 35))}v3" for x in range(-92, 97, 12)], GOLD, .8))
    # The ship on the hanging.
    out += [fill(f"M{pt(q(-64, 0))}C{pt(q(-50, 30))} {pt(q(50, 30))} {pt(q(64, 0))}L{pt(q(80, -30))}L{pt(q(70, -8))}C{pt(q(40, 4))} {pt(q(-40, 4))} {pt(q(-70, -8))}L{pt(q(-80, -30))}Z", GOLD),
            fill(poly([q(-44, -72), q(44, -72), q(38, -16), q(-38, -16)]), "#f3dcae"),
            fill(poly([q(-22, -72), q(0, -72), q(0, -16), q(-19, -16)]) + poly([q(22, -72), q(44, -72), q(38, -16), q(19, -16)]), EMBER_LIT),
            line(f"M{pt(q(0, -86))}L{pt(q(0, 6))}", "#5f3123", 1)]
    for x in (-142, 142):
        cx, cy = q(x, -40)
        out += [fill(circle(cx, cy, 8), "#4a322a"), fill(circle(cx, cy, 7), "#f1ddb0"),
                fill([f"M{f(cx)} {f(cy)}L{pt(polar(7, 90 * k, cx, cy))}A7 7 0 0 1 {pt(polar(7, 90 * k + 45, cx, cy))}Z" for k in range(4)], "#a8331a"), fill(circle(cx, cy, 2), GOLD)]
    # A bench below the hanging.
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
    out = [fill(poly([q(-44, SOIL, .72), q(44, SOIL, .72), q(44, SOIL, .33), q(-44, SOIL, .33)]), "#6e5a48"),
           fill(poly([q(-34, SOIL, .70), q(34, SOIL, .70), q(34, SOIL, .345), q(-34, SOIL, .345)]), EMBER_LIT)]
    stones = []
    for m in (-1, 1):
        s = .72
        while s > .34:
            stones.append(poly([q(m * 34, SOIL, s), q(m * 45, SOIL - 4, s), q(m * 45, SOIL - 4, s * .925), q(m * 34, SOIL, s * .925)]))
            s *= .91
    out.append(fill(stones, "#b79d78"))
    coals = []
    for k in range(30):
        s = .36 + .33 * rnd(41, k)
        x, y = q(-30 + 60 * rnd(42, k), SOIL, s)
        r = 5.5 * s
        coals.append(poly([(x - r, y), (x - r * .3, y - r * .7), (x + r * .8, y - r * .4), (x + r, y + r * .3), (x, y + r * .6)]))
    out += [fill(coals[::2], "#b83a14"), fill(coals[1::2], FIRE)]
    out += flames(200, 176, .34, 3)
    out += flames(197, 193, .4, 5)
    return out


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


def disc(x, y, r, dark, king=False):
    """A man of the set on the board: its shadow, and the flat disc with its edge."""
    e = lambda rr: f"M{f(-rr)} 0a{f(rr)} {f(rr * .46)} 0 1 0 {f(2 * rr)} 0a{f(rr)} {f(rr * .46)} 0 1 0 {f(-2 * rr)} 0z"
    side = "M-20 0v6.800a20 9.200 0 0 0 40 0v-6.800z"
    shadow = fill("M-20 6.800a20 9.200 0 1 0 40 0l0 15a20 9.200 0 0 1-40 0z", "#9b6a38")
    ray = lambda k, r: (r * math.cos(math.radians(k)), r * .46 * math.sin(math.radians(k)))
    if king:
        top = [fill(side, "#7c2412"), fill(e(20), GOLD), fill(e(16), "#a8331a"), fill("M-10 3L-12-12L-4.500-5L0-16L4.500-5L12-12L10 3Z", GOLD_LIT)]
    elif dark:
        top = [fill(side, "#40302a"), fill(e(20), "#7d8284"), fill(e(16.8), "#40302a"), fill([poly([ray(60 * k, 15), ray(60 * k + 22, 6.5), ray(60 * k - 22, 6.5)]) for k in range(6)], "#c98d50")]
    else:
        top = [fill(side, "#b98a4a"), fill(e(20), "#e3ab4c"), fill(e(16.4), "#fdf3db"),
               fill([f"M0 0Q{pt(ray(60 * k + 24, 10))} {pt(ray(60 * k, 15.5))}Q{pt(ray(60 * k - 24, 10))} 0 0Z" for k in range(6)], HOT)]
    return at(x, y, r / 20, shadow), [at(x, y, r / 20, top)]


HOT = "#c0431a"
# The board on the table: squares run towards the same point, only steeper.
BY, B0, B1 = 116, 208, 291


def on_board(u, v):
    """A point of the board: u, v from 0 to 11, v towards us."""
    k0, k1 = B0 - BY, B1 - BY
    y = BY + 1 / (1 / k0 + (1 / k1 - 1 / k0) * v / 11)
    return 200 + (u - 5.5) * 20.6 * (y - BY) / k1, y


def table():
    out = [fill("M104 198H296L420 300H-20Z", "#7d4a28"), fill("M104 198H296L299 200.500H101Z", "#f0b05a")]
    out.append(line([f"M{f(200 + k * 16)} 199L{f(200 + k * 37)} 300" for k in range(-6, 7)], "#623a24", 1))
    g = lambda a, b, c, d: poly([on_board(a, b), on_board(c, b), on_board(c, d), on_board(a, d)])
    out += [fill(g(-1, -1.2, 12, 12.6), "#57331f"), fill(g(-.8, -.95, 11.8, 12.1), OAK), fill(g(-.25, -.35, 11.25, 11.35), GOLD), fill(g(0, 0, 11, 11), "#f6d596")]
    # Light on it: the half towards the fire.
    out.append(fill(g(0, 0, 11, 5), "#fbe3b0"))
    town = [(u, v) for u in range(11) for v in range(11) if abs(u - 5) + abs(v - 5) <= 2 or (abs(u - 5) + abs(v - 5) == 2)]
    camp = [(k, 0) for k in range(3, 8)] + [(5, 1)] + [(k, 10) for k in range(3, 8)] + [(5, 9)] + [(0, k) for k in range(3, 8)] + [(1, 5)] + [(10, k) for k in range(3, 8)] + [(9, 5)]
    sq = lambda u, v: poly([on_board(u, v), on_board(u + 1, v), on_board(u + 1, v + 1), on_board(u, v + 1)])
    out += [fill([sq(*p) for p in camp], "#cd9555"), fill([sq(*p) for p in town], "#fff3d6"), fill([sq(*p) for p in ((0, 0), (10, 0), (0, 10), (10, 10))], "#a8331a"), fill(sq(5, 5), EMBER_LIT)]
    grid = [f"M{pt(on_board(k, 0))}L{pt(on_board(k, 11))}M{pt(on_board(0, k))}L{pt(on_board(11, k))}" for k in range(12)]
    out.append(line(grid, "#6b3c1e", .6))
    # Away from the fire the rails are carved with lozenges.
    out.append(fill([poly([on_board(k + .5, 11.45), on_board(k + .85, 11.73), on_board(k + .5, 12), on_board(k + .15, 11.73)]) for k in range(11)], GOLD))
    return out


def men():
    light = [(4, 3), (6, 3), (5, 4), (3, 5), (4, 6), (7, 5), (5, 7), (6, 6), (7, 8)]
    dark = [(3, 0), (5, 0), (7, 0), (5, 1), (0, 3), (0, 5), (1, 5), (0, 7), (10, 3), (10, 6), (9, 5), (10, 8), (2, 8), (4, 9), (3, 10), (6, 10), (8, 2), (2, 2), (8, 9)]
    all_men = [(v, u, False, False) for u, v in light] + [(v, u, True, False) for u, v in dark] + [(5.15, 5, False, True)]
    shadows, tops = [], []
    for v, u, black, king in sorted(all_men):
        x, y = on_board(u + .5, v + .42)
        r = (y - BY) / (B1 - BY) * (10.6 if king else 8)
        shadow, top = disc(x, y, r, black, king)
        shadows.append(shadow)
        tops += top
    return shadows + tops


def left_player():
    """A man with a grey beard, who thinks."""
    out = [fill("M-10 300V176C6 150 40 136 70 132L112 132C134 140 144 160 146 184L150 214L126 226L100 262L60 300Z", "#55322a"),
           fill("M96 132L112 132C134 140 144 160 146 184L150 214L136 220C134 190 126 160 96 132Z", "#b5602c"),
           line("M62 140C48 168 42 210 46 260M88 140C78 164 76 196 82 240M28 158C18 190 14 230 18 290", "#46302a", 1.8, ROUND),
           # The fur on his shoulders.
           fill("M58 136C70 122 112 122 126 138C130 146 126 156 118 158L110 151L104 160L96 152L88 161L80 153L72 161L64 152L54 158C48 150 50 142 58 136Z", "#7a5a44"),
           fill("M104 126C114 128 122 132 126 138C130 146 126 156 118 158L111 151L106 158C112 148 112 136 104 126Z", "#d8a468")]
    out.append(at(102, 130, 1.06, bearded("#a59684", "#efe0c2", "#6f5f54"), turn=14))
    return out


def right_player():
    """A young woman who moves a man: drawn looking to the right, and mirrored."""
    out = [fill("M-10 300V184C6 160 38 146 66 141L104 139C124 146 134 164 138 186L140 216L108 232L60 300Z", "#34453f"),
           fill("M90 139L104 139C124 146 134 164 138 186L140 216L128 222C124 192 116 164 90 139Z", "#7f9468"),
           line("M54 148C42 176 38 214 42 262M80 146C72 170 70 200 76 244M24 166C14 196 12 236 14 290", "#40382f", 1.8, ROUND),
           fill("M70 140C78 150 96 152 108 141L112 148C100 160 78 158 66 146Z", GOLD_DARK), fill("M96 149C101 147.500 105 145 108 141L112 148C108 152 103 155 98 156.500Z", GOLD_LIT)]
    # Two brooches and a string of beads.
    out += [fill(circle(*p, 1.9), c) for p, c in (((88, 164), EMBER_LIT), ((94, 166.5), GOLD_LIT), ((100, 167), EMBER_LIT), ((106, 165), GOLD_LIT))]
    out += [fill(circle(82, 161, 5.4), GOLD_DARK), fill(circle(82, 161, 3), GOLD_LIT), fill(circle(113, 161, 5.4), GOLD_DARK), fill(circle(113.6, 160.6, 3.2), GOLD_LIT)]
    return at(400, 0, 1, "".join(flat(out)), flip=True)


def arm(sleeve, shade, lit, dark):
    """An arm from the shoulder at (98, 150) over its elbow on the table to a hand that holds a man of the set."""
    out = [fill("M74 158C84 142 108 142 117 158C128 180 132 196 138 206L176 219L172 241L150 240C134 246 112 248 98 238C82 224 74 190 74 158Z", sleeve),
           fill("M117 158C128 180 132 196 138 206L176 219L175 224.500C160 218 144 214 132 210C124 194 120 172 106 147C111 149 115 153 117 158Z", lit),
           line("M84 168C88 190 96 212 108 226M100 236C110 232 118 224 124 214M132 226C128 232 120 236 114 238", shade, 1.8, ROUND),
           fill("M172 217L179.500 219.500L175.500 242L168 241Z", GOLD), line("M176 219L172 241", GOLD_DARK, 1.2)]
    man = disc(203, 239, 9, dark)[1]
    hand = [fill("M177.500 220.500C184 219 191 220.500 197 225L206 233C207.500 236 204 238.500 201.500 237L195 233L200 242C200 245.500 195.500 246 194 243.500L188.500 237L191 244.500C190.500 247.500 186.500 247.500 185.500 244.500L182 239.500L174.500 241Z", SKIN),
            fill("M177.500 220.500C184 219 191 220.500 197 225L206 233C207.500 236 204 238.500 201.500 237L193 230C188 226.500 182 225 176.800 225Z", SKIN_LIT), line("M195 233L190.500 229.500M188.500 237L185.500 233", SKIN_DARK, 1, ROUND),
            # The thumb, below the man.
            fill("M180 236C186 238 190 243 194 248C196 251 192.500 253 190 251C184 248 179 244 176 240Z", SKIN)]
    return out + hand[:3] + man + hand[3:]


def hands():
    """His arm on the table, and hers over the board, each with a man between the fingers; last her head, for the plait falls over her arm."""
    return [at(17, 47, .76, list(flat(arm("#5f3a2c", "#46302a", "#c46c32", True)))), at(402, 12, .9, list(flat(arm("#3d5046", "#2f3d37", "#9fb07c", False))), flip=True),
            at(306, 136, 1.02, list(flat(braided("#a4562a", "#e69a4c", "#6b3420", "#d9a83f"))), turn=-13, flip=True)]


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
    body += [at(*spot(-84, SOIL, .4), .34, list(flat(sitter("#5a2a22", "#a3422a", "#4e3424", "#7a5236", False)))),
             at(*spot(92, SOIL, .43), .36, list(flat(standing("#35463f", "#6f8560", "#6b3420", "#ead2a4"))), flip=True)]
    body += [hearth()]
    body += ['<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="200" cy="170" r="190"><stop offset="0" stop-color="#ffcf6a" stop-opacity="1"/>'
             '<stop offset=".35" stop-color="#f39a3c" stop-opacity=".52"/><stop offset="1" stop-color="#f39a3c" stop-opacity="0"/></radialGradient>',
             fill(rect(0, 0, 400, 300), "url(#l)", 'opacity=".59"')]
    body += flames(199, 192, .36, 7)
    for s in (.62, .92):
        body += [post(s, -1, s < .9), post(s, 1, s < .9)]
    sparks = [circle(170 + 64 * rnd(61, k), 64 + 70 * rnd(62, k), .6 + .7 * rnd(63, k)) for k in range(14)]
    body += [fill(sparks, FIRE), left_player(), right_player(), table(), men(), hands()]
    return list(flat(body))


def draw():
    clip = "M12 4H388Q396 4 396 12V288Q396 296 388 296H12Q4 296 4 288V12Q4 4 12 4Z"
    save("cover", 400, 300, [f'<clipPath id="c"><path d="{clip}"/></clipPath><g clip-path="url(#c)">', *scene(), "</g>",
                             line(clip, OAK, 3), line("M13 7.500H387Q392.500 7.500 392.500 13V287Q392.500 292.500 387 292.500H13Q7.500 292.500 7.500 287V13Q7.500 7.500 13 7.500Z", GOLD, 1)])
