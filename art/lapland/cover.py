"""The cover: midnight by a lake. The game lies on its hide; the traveller's cap and notebook lie beside it."""
import figures as fig
from lib import *

X0, Y0, X1, Y1 = 12, 12, 388, 288

# Of each game: sky from above to below, the sun, fells far and near, lake from the shore on, grass lit and dark,
# the band, its figures, the king's disc and its rim.
SUMMER = {
    "": (("#6f99b0", "#b9c7b8", "#f3d79c", "#f5b562"), "#ffe27a", ("#b4837f", "#8d6a80", "#5d5577"),
        ("#f6cd80", "#a9b0a6", "#54788f"), ("#a9a04c", "#55653c", "#384631"), (RED, YELLOW2), (YELLOW, RED3)),
    "brainking": (("#1d5a56", "#4f9a84", "#b7d9a2", "#f1e59a"), "#fff6b8", ("#5d9484", "#37706a", "#234f50"),
        ("#e6e39a", "#7fb59a", "#23615f"), ("#8fae58", "#35613f", "#204434"), ("#1f6b5e", "#f0c75e"),
        ("#8fd0b4", "#154238")),
    "historical": (("#c9a3b4", "#ecc3bd", "#f8ddc0", "#fbe9b6"), "#fff4c4", ("#d196a0", "#a8748c", "#6f5a73"),
        ("#fbe3bd", "#d9b0b0", "#8d8ba0"), ("#bcc26a", "#6f8243", "#4c5f31"), ("#53692f", "#f3c3c4"),
        ("#b9c974", "#37481f")),
    "ashton": (("#3d5878", "#6f8ba6", "#b7c6cc", "#f0e2bc"), "#fff3cf", ("#8496a8", "#5b7088", "#3b4d68"),
        ("#eadfc0", "#94a9b8", "#3b5876"), ("#93a08a", "#4c6063", "#314349"), ("#3a5f84", "#f0c75e"),
        (YELLOW, "#1e3450")),
    "foteviken": (("#c98a3c", "#e3b35e", "#f4d794", "#fbeebc"), "#fff8d8", ("#b0783e", "#7f5530", "#54391f"),
        ("#fbe6a8", "#d0a765", "#7b7a63"), ("#c9a648", "#75642e", "#4b4123"), ("#c4831f", "#463324"),
        ("#9cc4c2", "#463324")),
    "imperial": (("#4d3568", "#8a6496", "#d3a0a8", "#f6cd88"), "#ffe9a0", ("#8f6a98", "#65477c", "#432f5c"),
        ("#f3cb8d", "#a882a4", "#513d72"), ("#a08a68", "#4f4a54", "#35303f"), ("#6b3a78", "#f0c75e"),
        ("#c39ccd", "#462a58")),
}


def gradient(name, stops):
    s = "".join(f'<stop offset="{f(o, 2)}" stop-color="{c}"/>' for o, c in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{s}</linearGradient>'


def lens(x, y, w, h):
    """A long drop, as of clouds and glitter: pointed at both ends."""
    return f"M{f(x - w)} {f(y)}Q{f(x)} {f(y - h)} {f(x + w)} {f(y)}Q{f(x)} {f(y + h)} {f(x - w)} {f(y)}Z"


def sky(colors, sun):
    high, upper, low, edge = colors
    b = [gradient("s", [(0, high), (.4, upper), (.7, low), (1, edge)]), '<rect x="10" y="10" width="380" height="130"'
        ' fill="url(#s)"/>']
    for r in (66, 43):
        b.append(f'<circle cx="200" cy="106" r="{r}" fill="{mix(sun, low, .25)}" fill-opacity=".38"/>')
    clouds = ((106, 44, 42, 4), (262, 34, 44, 4.5), (252, 62, 26, 3), (136, 74, 24, 2.4))
    return b + [fill("".join(lens(x, y, w, h) for x, y, w, h in clouds), mix(edge, "#ffffff", .45)),
        fill(disc(200, 106, 19), mix(sun, "#ffffff", .5)), fill(disc(200, 106, 16), sun)]


def fells(colors):
    """Two long slopes that open towards the sun, their sides to it lit."""
    far, shade, near = colors
    trees, x, n = "", 10.0, 0
    while x < 392:
        if not 166 < x < 234:
            h = 4 + 7 * chance(71, n)
            trees += f"M{f(x - 2.2)} 130L{f(x)} {f(130 - h)}L{f(x + 2.2)} 130Z"
        x += 5 + 3.4 * chance(72, n)
        n += 1
    return [fill("M8 86L34 70L58 82L92 62L120 84L146 96L176 118L200 121L226 117L250 98L270 88"
        "L296 64L318 82L346 68"
        "L392 96V132H8Z", far),
        fill("M58 82L34 70L30 90L8 104V132H176L142 118L126 120L112 100L98 96L92 62L76 100L60 104Z"
            "M296 64L300 92L314 98"
        "L318 114L332 132H392V96L346 68L348 92L330 100L318 82Z", shade),
        fill("M92 62L78 72L85 74L81 83L92 76L99 84L104 77L101 70ZM296 64L285 75L292 76L289 86"
            "L298 78L308 84L306 73Z"
            "M346 68L337 74L343 76L341 83L348 79L357 83L356 74Z", mix(far, "#fff6e4", .8)),
        fill("M8 122Q90 116 164 128H236Q310 116 392 122V134H8Z" + trees, near)]


def lake(colors, sun, dark):
    shore, middle, near = colors
    b = [gradient("l", [(0, shore), (.35, middle), (1, near)]), '<rect x="10" y="132" width="380" height="66"'
        ' fill="url(#l)"/>']
    glint = "".join(lens(200 + (chance(81, n, k) - .5) * (10 + 2.4 * n), 133.6 + 2.5 * n, 6 + 9 * chance(82, n, k)
        + .4 * n, 1) for n in range(17) for k in range(2))
    ripple = "".join(lens(x, 140 + 2.6 * n, 7 + 12 * chance(84, n, k), .7) for n in range(16) for k in (0,)
        for x in [20 + 360 * chance(83, n, k)] if abs(x - 200) > 30 + 2 * n)
    return b + [fill(ripple, mix(near, middle, .35)), fill(glint, mix(sun, "#ffffff", .35))]


def boat(look, dark):
    """Three people row home; where the game is named after a bay of the sea, a ship comes in."""
    if look == "foteviken":
        return [moved([fill("M-24 -36H24C29 -22 28 -6 23 6C10 1 -10 1 -23 6"
            "C-28 -6 -29 -22 -24 -36Z", "#fbf4e2"),
            fill("M-8 -36H8C10 -22 9 -6 7 2.5H-7C-9 -6 -10 -22 -8 -36Z", "#b23a1f"),
            fill("M-46 -2C-50 14 -40 30 -12 34H12C40 30 50 14 46 -2C40 10 30 17 22 18H-22"
                "C-30 17 -40 10 -46 -2ZM-2 -44"
            "H2V20H-2Z", dark)], 268, 140, .5)]
    return [moved(fig.boat(dark, None), 262, 147, .36)]


def tapered(way, first, last):
    """One bow of a horn, wide at its root and blunt at its tip: four points of a cubic curve, moved to both sides."""
    def normal(p, q):
        long = math.hypot(q[0] - p[0], q[1] - p[1])
        return ((p[1] - q[1]) / long, (q[0] - p[0]) / long)
    ends = (normal(way[0], way[1]), normal(way[0], way[2]), normal(way[1], way[3]), normal(way[2], way[3]))
    half = lambda n: (first + (last - first) * n / 3) / 2
    side = lambda s: [point((x + s * nx * half(n), y + s * ny * half(n)))
        for n, ((x, y), (nx, ny)) in enumerate(zip(way, ends))]
    left, right, (x, y), (nx, ny) = side(1), side(-1)[::-1], way[3], ends[3]
    tip = point((x + ny * last, y - nx * last))
    return f"M{left[0]}C{' '.join(left[1:])}L{tip}L{right[0]}C{' '.join(right[1:])}Z"


# A reindeer's horns: of each bow its four points, its width at root and tip. Beams sweep back, then up and forward.
BEAM = [(((34, -79), (8, -84), (0, -116), (25, -133)), 5, 2.4), (((11, -100), (6, -102), (2, -106), (-1, -113)), 3.6, 2),
    (((11, -112), (6, -116), (4, -121), (4, -127)), 3.4, 1.8), (((16, -123), (13, -127), (12, -132), (13, -137)), 3.2, 1.8),
    (((20, -128), (19, -132), (20, -137), (23, -141)), 3, 1.8)]
BEZ = [(((25, -83), (30, -90), (36, -95), (44, -97)), 4, 2.2), (((35, -92), (37, -97), (38, -101), (37, -105)), 3, 1.8),
    (((40, -95.5), (44, -99), (47, -101), (51, -101.5)), 2.8, 1.8)]
BROW = [(((35, -79), (41, -84), (48, -87), (57, -86)), 4.2, 3), (((48, -85.5), (52, -90), (55, -92), (59, -92.5)), 3, 1.8),
    (((53, -86.3), (57, -84), (59, -82), (60, -79)), 2.8, 1.8)]


def horns(bows):
    return "".join(tapered(*bow) for bow in bows)


def deer(glow, horn=horns):
    """A reindeer on its way to the right, its feet at 0: dark against the light, lit before and above."""
    # Croup, back, neck; brow, blunt nose, jaw; chest, the near foreleg, belly, the near hind leg with its hock.
    body = ("M-38 -56C-37 -62 -31 -65 -24 -64.5C-14 -64 -6 -61.5 3 -63C9 -64.5 13 -66.5 18 -68"
        "C25 -70 29 -75 33 -80"
        "C37 -82.5 42 -81 45.5 -78.5L60 -67C63.5 -64 63.5 -58.5 59 -57C55 -56 49.5 -58.5 45 -59"
        "C41 -57 37 -52 34 -46"
        "C31 -41 27 -38 23.5 -35C22 -30 20.5 -26 19.8 -22.5C19.8 -20 18.6 -18.5 18 -16"
        "L17 -6.5C18.5 -5 21 -3 22.5 0H10.5"
        "C10.3 -2.5 11 -4.5 12.2 -6.5L12.7 -16C11.8 -19 12 -21.5 12.2 -23"
        "C11.6 -27 10 -31 7 -34C-1 -31.5 -10 -33 -17 -37.5"
        "C-20 -32 -24 -28.5 -28 -24.5C-29.5 -22 -29.3 -19 -29.3 -16L-28.5 -6.5"
        "C-27 -5 -24.5 -3 -23.5 0H-35.5"
        "C-35.7 -2.5 -35 -4.5 -33.6 -6.5L-34.5 -17C-36.5 -20 -37.5 -22.5 -37 -24.5"
        "C-35 -28.5 -34 -32 -34.5 -37C-37.5 -43 -39 -50 -38 -56Z")
    # The two legs beyond: one step ahead of the near ones.
    far = ("M-24 -40C-20 -34 -17 -29 -18.5 -24C-19.5 -22 -19 -20 -17.5 -17L-14.5 -7"
        "C-15.5 -5 -16 -3.5 -15.5 -1.5H-4.5"
        "C-5.5 -4.5 -8 -6 -9.8 -7.5L-12 -17C-12.5 -20 -12 -22 -11.5 -24C-9.5 -29 -6 -32 -4 -37Z"
        "M14 -40C17 -33 20 -28 22.5 -24C23 -21.5 23.5 -19 24.5 -16.5L26.5 -7.5"
        "C25.8 -5.5 25.5 -4 26 -2H37C36 -5 33.5 -6.5 31.3 -8"
        "L29.6 -17C29.8 -20 29.3 -22 28.8 -24C27.5 -30 27.5 -35 27 -41Z")
    ruff = ("M45.5 -59C41 -61 39 -66 35.5 -69C27 -67 20.5 -58 17.5 -46.5L21.5 -47.5L19.5 -38.5"
        "L25 -42.5L25.5 -32.5L30.5 -38.5"
        "L33.5 -30.5L36 -39L40 -35.5L40 -44L43.5 -43C42 -49 43 -54 45.5 -59Z")
    ear = "M34 -78L23 -79.5C24 -74.5 28 -72 33 -73Z"
    tail = "M-36.5 -60L-43 -56C-44.5 -50 -43 -46 -41 -44C-39 -47 -37.5 -52 -36.5 -60Z"
    muzzle = ("M54.6 -71.300L60 -67C63.5 -64 63.5 -58.5 59 -57C56 -56.2 52 -57.5 48.5 -58.4"
        "C52.5 -61 55 -66 54.6 -71.300Z")
    # What is turned away from the light: the belly and the insides of both thighs.
    belly = ("M7 -34C-1 -31.5 -10 -33 -17 -37.5C-20 -32 -24 -28.5 -28 -24.5L-29.3 -22"
        "C-30 -28 -26 -36 -19 -42"
        "C-12 -39 0 -38 8 -41C12 -36 13.5 -30 13 -24L12.2 -23C11.6 -27 10 -31 7 -34Z")
    hooves = ("M-27.3 -5C-25.5 -4 -24 -2 -23.5 0H-35.5C-35.6 -2 -35.2 -3.5 -34.5 -5Z"
        "M18.2 -5C20 -4 22 -2 22.5 0H10.5C10.4 -2 10.8 -3.5 11.4 -5Z")
    coat, shade, pale = "#5e4538", "#38292a", "#efe3cc"
    near, behind = horn(BEAM + BEZ + BROW), '<use href="#q" transform="translate(11 2)"'
    beyond = horn([BEAM[0], *BEAM[3:], BEZ[0]])
    return ["<defs>" + fill(beyond, "").replace(' fill=""', ' id="q"') + '<g id="r">' + behind + "/>"
        + fill(far + body + ear + tail + ruff + near, "").replace(' fill=""', "") + "</g></defs>",
        f'<use href="#r" x="1.1" y="-.9" fill="{glow}"/>', behind + f' fill="{shade}"/>', fill(far, shade),
        fill(tail, pale), fill(body, coat), fill(belly, "#4b372f"), fill(hooves, shade),
        fill(near, "#4a362c"), fill(ruff, pale), fill(muzzle, pale),
        fill(ear, coat), fill(disc(60.5, -63, 1.7) + disc(45, -72.5, 1.3), "#241c1c")]


def shore(colors, sun):
    """The bank with the reindeer, dark against the light, lit along its back."""
    lit, green, _ = colors
    top = "M8 154C40 146 96 148 132 160C152 168 176 173 200 174C260 176 310 166 392 170"
    return [fill(top + "V292H8Z", green), fill(top + "V175C310 171 260 181 200 179C170 178 148 172 130 165C96 153 40"
        " 151 8 160Z", lit),
        # Shadows fall away from the sun: the reindeer's to the left, the tent's to the right.
        fill("M65 161H78L66 168L88 167.5L104 161.5H124L96 176C84 186 40 190 14 186L16 172"
            "C30 165 50 164 65 161Z"
            "M270 196L326 203L388 196V226C350 224 310 214 270 196Z", mix(green, "#20281f", .42)),
        moved(deer(mix(sun, "#f0a848", .4)), 99, 163, .92)]


def tent(high):
    """A lavvu, its side to the sun lit, its door low and lit from within, smoke going straight up."""
    poles = "".join(f"M{f(326 + .16 * x)} 92L{f(326 - x)} {f(70 + .25 * abs(x))}" for x in (-17, -10, -4, 3, 9, 16))
    return [fill("M322 78C318 66 328 60 324 46C320 34 329 26 327 10H337C339 30 331 38 334 50"
        "C337 62 327 66 329 78Z",
        mix(high, "#ffffff", .6), ' fill-opacity=".6"'), line(poles, "#4a3428", 1.8),
        fill("M322 88L266 194Q326 209 388 194L330 88Q326 86 322 88Z", "#a88a5e"),
        fill("M322 88L266 194Q285 199 304 200.5"
            "L325 87Z", "#f0d9a4"), fill("M327 87L346 201Q368 199 388 194L330 88Z",
        "#7d6546"),
        line("M303.5 123Q326 129.5 349 123M284 160Q326 171.5 369 160", "#6f583c", 1.2),
        fill("M323 142C319 162 313 182 306 200.6Q322 202.5 338 201.5"
            "C335 182 331 160 327 142Z", "#54301d"),
        fill("M323.5 168C320 180 316 191 312 201Q322 202 333 201.5"
            "C331 190 329 178 326.5 168Z", "#f2a63a")]


# ---------- the hide and the board on it

FAR, NEAR = (186, 62), (262, 107)


def on_board(u, v):
    """A place on the board, u and v from 0 to 9, as an eye above the near edge sees it; v grows towards us."""
    t = v / 9
    half = 1 / ((1 - t) / FAR[1] + t / NEAR[1])
    y = FAR[0] + (NEAR[0] - FAR[0]) * (half - FAR[1]) / (NEAR[1] - FAR[1])
    return (200 + (u / 9 - .5) * 2 * half, y)


def area(u, v, wide=1, deep=1):
    return poly([on_board(u, v), on_board(u + wide, v), on_board(u + wide, v + deep), on_board(u, v + deep)])


def fur(grow, down, seed):
    """The edge of a hide as it is spread: neck away from us, four legs, a short tail; in tufts."""
    half = [(4.5, -2.1), (3.6, -1.9), (2.8, -1.1), (1, -.9), (-.7, -1.5), (-1.9, -1.4), (-1.9, -.5), (-.9, .5), (-.7, 3),
        (-.7, 6), (-.9, 7.8), (-1.7, 8.8), (-1.5, 9.9), (-.3, 9.9), (1.2, 9.75), (3.4, 9.75), (4.1, 10.1), (4.5, 10.2)]
    points = [(u + (u - 4.5) * grow, v + (v - 4.5) * grow) for u, v in half]
    points += [(9 - u, v) for u, v in reversed(points[1:-1])]
    edge, count = [], len(points)
    for n in range(count):
        a, p, c = points[n - 1], points[n], points[(n + 1) % count]
        start, end = [(a[k] + p[k]) / 2 for k in (0, 1)], [(p[k] + c[k]) / 2 for k in (0, 1)]
        for k in range(3):
            t = k / 3
            x, y = on_board(*[(1 - t) ** 2 * start[i] + 2 * t * (1 - t) * p[i] + t * t * end[i] for i in (0, 1)])
            edge.append((x, y + down))
    tufts = []
    for n, (x, y) in enumerate(edge):
        # Every other point lies farther out, as the ends of hairs do.
        r = 1 + (.012 + .012 * chance(seed, n)) * (n % 2)
        tufts.append((200 + (x - 200) * r, 224 + (y - 224) * r))
    return poly(tufts)


def top(name, face, rim, sign):
    """The upper side of a man, ten units in radius, to be laid down flat."""
    return f'<g id="{name}">' + fill(disc(0, 0, 10), rim) + fill(disc(0, 0, 8.2), face) + "".join(sign) + "</g>"


def star(points, outer, inner):
    return poly([at(outer if n % 2 == 0 else inner, 180 / points * n - 90, 0, 0) for n in range(2 * points)])


def board(band, king):
    red, figures = band
    side_of = {"a": "#131b2e", "d": "#7a2817", "k": mix(king[1], "#000000", .15)}
    b = ["<defs>", top("d", BIRCH, ALDER2, [fill("M0 -6L6.2 5H-6.2Z", ALDER), fill("M0 0L2.2 5H-2.2Z", BIRCH)]),
        top("a", TAR, "#4d658a", [fill(star(8, 6.4, 2.6), TIN)]),
        top("k", king[0], king[1], [fill(star(12, 7, 4.2), king[1]), fill(disc(0, 0, 2.6), king[0])]), "</defs>",
        '<defs>' + fill(fur(.01, 0, 3), "").replace(' fill=""', ' id="h"') + "</defs>",
        '<use href="#h" y="4" fill="#2a2a22"/><use href="#h" y="1" fill="#8a715a"/>',
        fill(fur(-.06, 0, 5), "#cdb797")]
    b += [fill(area(-.5, -.5, 10, 10), red), fill(area(-.14, -.14, 9.28, 9.28), figures), fill(area(0, 0, 9, 9), "#f3e8d2")]
    lozenges = ""
    for n in range(9):
        for u, v in ((n + .5, -.32), (n + .5, 9.32), (-.32, n + .5), (9.32, n + .5)):
            lozenges += poly([on_board(u - .2, v), on_board(u, v - .15), on_board(u + .2, v), on_board(u, v + .15)])
    b.append(fill(lozenges, figures))
    b += [fill(area(3, 0, 3) + area(4, 1) + area(3, 8, 3) + area(4, 7) + area(0, 3, 1, 3) + area(1, 4) + area(8, 3, 1, 3)
        + area(7, 4), "#9fb8c6"), fill(area(4, 2, 1, 2) + area(4, 5, 1, 2) + area(2, 4, 2) + area(5, 4, 2), "#efcf8e"),
        fill(area(4, 4), red)]
    grid = "".join(f"M{point(on_board(n, 0))}L{point(on_board(n, 9))}M{point(on_board(0, n))}L{point(on_board(9, n))}"
        for n in range(1, 9))
    b.append(line(grid, GRID, .6, ""))
    men = [("d", u, v) for u, v in ((4, 2), (3, 3), (2, 4), (6, 4), (5, 3), (3, 6), (4, 5), (6, 7))]
    men += [("a", u, v) for u, v in ((3, 0), (4, 0), (5, 0), (0, 3), (0, 4), (1, 5), (8, 3), (8, 4), (8, 5), (7, 2),
        (3, 8), (4, 8), (7, 8), (2, 7))]
    men.append(("k", 5, 6))
    shadows, bodies = "", []
    for kind, u, v in sorted(men, key=lambda m: m[2]):
        (x, y), (left, y0), (right, y1) = on_board(u + .5, v + .5), on_board(u, v + .5), on_board(u + 1, v + .5)
        r = (right - left) * (.5 if kind == "k" else .4)
        flat = (on_board(u, v + 1)[1] - on_board(u, v)[1]) / (right - left)
        shadows += pill(x, y, r, flat, r * .4)
        bodies.append(man(kind, x, y, r, flat, side_of[kind]))
    return b + [fill(shadows, "#6b5240", ' fill-opacity=".38"'), *bodies]


def pill(x, y, r, flat, down):
    """A disc as it lies, drawn out towards us."""
    arc = f"A{f(r)} {f(r * flat)} 0 0 "
    return f"M{f(x - r)} {f(y)}{arc}1 {f(x + r)} {f(y)}V{f(y + down)}{arc}1 {f(x - r)} {f(y + down)}Z"


def man(kind, x, y, r, flat, side):
    high = r * .34
    return fill(pill(x, y - high, r, flat, high), side) + (f'<use href="#{kind}" transform="matrix({f(r / 10, 3)} 0 0 '
        f'{f(r * flat / 10, 3)} {f(x)} {f(y - high)})"/>')


# ---------- what lies and grows beside it

def brim():
    """The fur about the cap, in tufts."""
    edge = []
    for n in range(34):
        a = 2 * math.pi * n / 34
        r = 1 + (.09 if n % 2 else -.05) * (.7 + .6 * chance(95, n))
        x, y = 23.5 * math.cos(a) * (1 + (r - 1) * .35), 5.6 * math.sin(a) * r
        edge.append((65.5 + x, 203.5 + y + (r - 1) * 12 * math.sin(a) - 2.2 * (x / 23.5) ** 2))
    return poly(edge)


def notebook():
    """The traveller's notebook, in it the board; a quill, his green cap, and two men that were caught."""
    page = lambda u, v: (58 + 34 * u - 7 * v, 216 + 3 * u + 25 * v)
    quad = lambda u, v, w, h: poly([page(u, v), page(u + w, v), page(u + w, v + h), page(u, v + h)])
    rules = "".join(f"M{point(page(.1, v))}L{point(page(.42 - .1 * (n % 3 == 2), v))}" for n, v in enumerate((.14, .28,
        .42, .56, .7, .84)))
    grid = "".join(f"M{point(page(.6 + n * .105, .16))}L{point(page(.6 + n * .105, .8))}M{point(page(.6, .16 + n * .213))}"
        f"L{point(page(.915, .16 + n * .213))}" for n in range(4))
    return [fill(lens(58, 243, 34, 6) + lens(52, 207, 26, 5), "#232b20", ' fill-opacity=".6"'),
        # The cap: green wool whose tip falls over to the left, a rough brim of fur.
        fill("M86 201C88 182 81 164 66 160C52 157 40 166 37 180C36 184 35 188 36 192C40 187 44 185 49 185.5C46 190 45 196 45 201"
            "Q66 206 86 201Z", "#3f7a4e"),
        fill("M49 185.500C54 176 60 171 69 168C58 170 44 174 36 192C40 187 44 185 49 185.500Z", "#2b5638"),
        fill("M72 162C82 168 87 182 86 201L80 202C82 186 80 173 72 162Z", "#8fb872"),
        fill(disc(36, 194, 3.4), "#b4442c"), fill(brim(), "#8a6848"),
        line("M47 201l1 5M54 202.500l.5 5M61 202l0 6M68 203.500l0 5M75 202l-.5 5.500M82 201l-1 5", "#b08f6b", 1.1),
        # The book.
        fill(quad(-.05, -.04, 1.1, 1.16), "#6a1d14"), fill(quad(0, 0, .49, 1), "#efe3c8"), fill(quad(.49, 0, .51, 1),
        "#fdf6e4"), line(f"M{point(page(.49, 0))}L{point(page(.49, 1))}", "#b9a483", 1.2, ""), line(rules, "#7d6a56", .8),
        line(grid, "#4d3a30", .8, ""),
        # Two dark men that were caught, one upon the other.
        fill(lens(100, 198, 14, 3.4), "#232b20", ' fill-opacity=".6"'), man("a", 103, 195.5, 8.4, .46, "#131b2e"),
        man("a", 104.4, 192, 8.4, .46, "#131b2e"),
        fill("M84 240C90 228 98 216 112 206C112 214 104 226 94 234"
            "L86 241Z", "#fdf9ee"), line("M82 243L108 211",
        "#8d7a6b", .8)]


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


def berry(x, y, s):
    """A cloudberry."""
    return moved([fill("M0 22C-10 18 -20 20 -22 12C-18 4 -8 6 0 14C8 6 18 4 22 12"
        "C20 20 10 18 0 22Z", "#8d9f4e"),
        fill("".join(disc(a, c, 4.6) for a, c in ((0, -8), (-6, -5), (6, -5), (-7.5, 2), (7.5, 2), (0, 0), (-3.5,
        6.5), (3.5, 6.5))), "#ea932c"), fill(disc(-2, -8, 1.8) + disc(-7, -4, 1.6) + disc(0, -.5, 1.6)
        + disc(5, -4.5, 1.6), "#f8c777")], x, y, s)


def foreground(look, colors):
    """The birch, and flowers at our feet."""
    _, _, dark = colors
    b = [fill("M8 236C60 262 96 284 150 292H8ZM392 226C340 258 310 284 260 292H392Z", dark), *birch(dark)]
    if look == "historical":
        b += [twin(346, 222, 1.15), twin(370, 244, .9), twin(322, 250, .8), twin(48, 252, .7), twin(68, 264, .5)]
    else:
        b += [berry(350, 254, .9), berry(371, 268, .75), berry(334, 272, .65), twin(46, 249, .78), twin(66, 264, .55)]
    return b


# The birch's boughs, each as four points of a curve, its width at root and tip; they begin within the trunk.
BOUGHS = [(((27, 122), (38, 104), (42, 82), (56, 66)), 5.6, 1.6), (((30, 78), (40, 62), (50, 46), (68, 38)), 5, 1.4),
    (((31, 44), (40, 32), (54, 20), (74, 18)), 4.4, 1.4), (((27, 62), (21, 50), (17, 40), (13, 34)), 3.6, 1.4)]


def birch(dark):
    """A birch that frames the picture on the left: it stands in the grass, its fine twigs hang from the boughs."""
    trunk = "M6 266C13 258 14 240 14 214C14 168 20 120 24 74L29 8H39C37 62 34 112 31 152C28 192 28 236 31 252C32 258 34 263 37 266Z"
    shade = "M6 266C13 258 14 240 14 214C14 168 20 120 24 74L29 8H33C29 72 25 120 21 168C19 204 20 240 18 266Z"
    wood, twigs, leaves, lit = "".join(tapered(*bough) for bough in BOUGHS), "", "", ""
    for n, (way, _, _) in enumerate(BOUGHS):
        for k, t in enumerate((.42, .6, .78, 1)[:2 if n == 3 else 4]):
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
            x, y = (sum(w * p[axis] for w, p in zip(weights, way)) for axis in (0, 1))
            reach, drop = (-3 if n == 3 else 5) + 3 * chance(91, n, k), 15 + 8 * chance(92, n, k)
            twigs += f"M{f(x)} {f(y)}q{f(reach)} 0 {f(reach)} {f(drop)}"
            # Leaves hang on both sides of a twig, the last one at its tip.
            for m in range(5):
                down = (m + 1) / 5
                place = f"M{f(x + reach * (1 - (1 - down) ** 2))} {f(y + drop * down ** 1.3 - 1)}"
                if m % 2:
                    lit += place + "q6 .5 4 6q-4 0-4-6z"
                else:
                    leaves += place + ("q4 3 0 7q-4-3 0-7z" if m == 4 else "q-6 .5-4 6q4 0 4-6z")
    bark = ("M13.6 232l9 1.500l-9 3zM15 196l7 1.500l-7 3zM17 160l8 -1l-8 4zM20 128l6 1.500l-7 2.500zM23 92l6 1l-6.500 3zM26.500 54l6 1l-6.500 3z"
        "M28.600 214l-7 1l7 2.500zM30 176l-6 1l6 2zM33.500 112l-5 1l5 2z")
    grass = "M2 276L4 256L9 264L10 252L14 264L19 255L22 265L26 253L29 265L35 256L37 265L43 259L44 268L47 276Z"
    return [fill(wood, "#6b5648"), line(twigs, "#6b5648", 1.1, ""), fill(trunk, "#f5ecda"), fill(shade, "#b7a288"), fill(bark, "#4a3b36"), fill("M8 266C13 257 14.500 250 14.500 240L18 262L20.500 250L23 265Z", "#54433c"),
        fill(leaves, "#566b3a"), fill(lit, "#a9a648"), fill(grass, dark)]


def frame(band, edge):
    """The woven band of the board about the picture."""
    red, figures = band
    b = [fill("M4 4H396V296H4ZM12 12V288H388V12Z", red, ' fill-rule="evenodd"'), line(rect(4.8, 4.8, 390.4, 290.4)
        + rect(12, 12, 376, 276), edge, 1.5, "")]
    # Lozenges that go in steps: three dashed lines, one on the other.
    ways = "M14 8.4H386M14 291.6H386", "M8.4 17V283M391.6 17V283"
    for wide, long in ((1.2, 6), (2.8, 4), (4.4, 2)):
        for d, first in zip(ways, (3.5, 5.6)):
            b.append(line(d, figures, wide,
                f' stroke-dasharray="{long} {f(10.2 - long)}" stroke-dashoffset="{f(long / 2 - first)}"'))
    return b


# ---------- inks

# Glow, glitter and shade are left out where the picture is to be coloured in: what is half transparent, and these.
LIGHTS = ("#b7a288", "#4b372f", "#f8c777", "#8fb872", "#b08f6b")
LINE = "#4c4c4c"


def paler(text, share):
    """The picture as a pale print, where ink is saved."""
    return re.sub("#[0-9a-f]{6}", lambda m: mix(m[0], "#ffffff", share), text)


def in_lines(text, lights):
    """The picture in lines, to be coloured in."""
    def form(match):
        tag = match[0]
        color = re.search(r'fill="(#[0-9a-f]{6})"', tag)
        stroke = re.search(r'stroke="(#[0-9a-f]{6})" stroke-width="([0-9.]+)"', tag)
        if "fill-opacity" in tag or (color or stroke or [0, ""])[1] in lights:
            return ""
        if stroke:
            return tag.replace(stroke[0], f'stroke="{LINE}" stroke-width=".8"')
        if "url(" in tag:
            return re.sub(r'url\(#.\)"', f'#ffffff" stroke="{LINE}" stroke-width=".8"', tag)
        if not color:
            return tag
        if color[1] == "#4a3b36":
            return tag.replace(color[1], LINE)
        if color[1] == "#4a362c" or "#q" in tag:
            # Horns of many bows: one line about all of them, none within.
            under = f'fill="{LINE}" stroke="{LINE}" stroke-width="1.6" stroke-linejoin="round"'
            return tag.replace(color[0], under) + tag.replace(color[1], "#ffffff")
        return tag.replace(color[0], f'fill="#ffffff" stroke="{LINE}" stroke-width=".8" stroke-linejoin="round"')
    text = re.sub(r"<linearGradient.*?</linearGradient>", "", text)
    start = text.index("<g clip-path")
    return text[:start] + re.sub(r'<g fill="#[0-9a-f]{6}">|<(?:path|circle|rect|use) [^>]*/>', form, text[start:])


def picture(look):
    heaven, sun, hills, water, grass, band, king = SUMMER[look]
    edge = BLUE if not look else king[1]
    dark = mix(hills[2], "#1a1a22", .5)
    b = [f'<clipPath id="p"><path d="{rect(X0, Y0, X1 - X0, Y1 - Y0)}"/></clipPath><g clip-path="url(#p)">']
    b += sky(heaven, sun) + fells(hills) + lake(water, sun, dark) + boat(look, dark) + shore(grass, sun)
    b += tent(heaven[1]) + foreground(look, grass) + board(band, king) + notebook()
    return [*b, "</g>", *frame(band, edge)]


def draw():
    for look in SUMMER:
        svg("cover" + ("-" + look if look else ""), 400, 300, picture(look))
    whole = "\n".join(picture(""))
    svg("cover-low", 400, 300, [paler(whole, .52)])
    _, sun, _, water, grass, _, _ = SUMMER[""]
    lights = (*LIGHTS, grass[0], mix(grass[1], "#20281f", .42), mix(sun, "#ffffff", .35), mix(water[2], water[1], .35), mix(sun, "#f0a848", .4))
    svg("cover-lines", 400, 300, [in_lines(whole, lights)])
