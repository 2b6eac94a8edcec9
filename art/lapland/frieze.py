"""The frieze above the story: one lake, from the summer night at its left to the winter night at its right.

The sun comes down along its arc and rests on the water in the middle, behind the reindeer; whatever stands there is lit from it."""
import cover
import figures as fig
from lib import *

# Where the sun rests, and the line at which the lake begins.
SUN, SHORE = (297, 47), 66
DARK, NIGHT, SNOW, ICE = "#3b2320", "#161f38", "#e6eef1", "#a9bccd"


def across(name, *stops):
    """A gradient over the whole width, in hundredths of it."""
    s = "".join(f'<stop offset="{f(o / 100, 2)}" stop-color="{c}"/>' for o, c in stops)
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="600" y2="0">{s}</linearGradient>'


def sky():
    """Dusk from the left to the right; the sun's way down, and the sun."""
    b = [across("s", (0, "#f7e6b8"), (30, "#f5cf86"), (49, "#ee9f5c"), (59, "#b96c6e"), (70, "#604d7a"), (83, "#2c3c66"),
        (100, "#1d2a4b")), fill(rect(0, 0, 600, 100), "url(#s)")]
    b += [fill(disc(*SUN, r), "#ffe39a", f' fill-opacity="{o}"') for r, o in ((52, .25), (40, .4))]
    # The places where it stood before: an arc that grows steeper.
    way = [(SUN[0] - 26 - 37 * n, SUN[1] - 31 * math.sin(math.pi / 14 * (n + .4)), 6.6 - .55 * n) for n in range(1, 5)]
    b += [fill("".join(disc(*place) for place in way), "#fff6d6"), fill(disc(*SUN, 28), "#fff1bd")]
    return b


def curtain(name, color, start, end, tall, turns):
    """A ribbon of the northern lights: its lower edge waves, above it fades away."""
    (x0, y0), (x1, y1) = start, end
    long = math.hypot(x1 - x0, y1 - y0)
    nx, ny = (y1 - y0) / long * tall, (x0 - x1) / long * tall
    lower, upper = [], []
    for n in range(25):
        t = n / 24
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 3.6 * math.sin(turns * t) * math.sin(math.pi * t) ** .5
        high = math.sin(math.pi * t) ** .6
        lower.append((x, y))
        upper.append((x + nx * high, y + ny * high))
    stops = "".join(f'<stop offset="{o}" stop-color="{color}" stop-opacity="{s}"/>' for o, s in ((0, .95), (.35, .6), (1, 0)))
    return [f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{f(x0)}" y1="{f(y0 + 3)}" x2="{f(x0 + nx)}"'
        f' y2="{f(y0 + ny)}">{stops}</linearGradient>', fill(poly(lower + upper[::-1]), f"url(#{name})")]


def lights():
    """The sky of the winter night: northern lights, stars, the moon, lit from where the sun is."""
    b = [*curtain("a", "#86d6b0", (350, 36), (616, 12), 24, 12), *curtain("c", "#c5e6a8", (372, 50), (556, 27), 15, 9)]
    stars = [poly([at(r if n % 2 == 0 else r * .34, 45 * n - 90, x, y) for n in range(8)]) for x, y, r in ((362, 19, 2.4), (394, 15, 2.6),
        (428, 13, 2), (462, 16, 2.4), (492, 14, 2))]
    return b + [fill(stars, SNOW), fill("M534 12A9 9 0 1 0 543 25A8.500 8.500 0 0 1 534 12Z", "#f6edcf")]


def fells():
    """Fells that open towards the sun, their sides to it lit; snow lies on them as they come to the night."""
    ridge = ("M0 52L24 41L40 46L70 29L96 43L120 37L150 51L186 54L222 61L262 66H334L366 60L398 50L424 54L458 33"
        "L486 49L508 43L540 34L566 47L600 40V68H0Z")
    shade = ("M24 41L40 46L32 51L18 60L0 62V52ZM70 29L64 43L70 49L50 58L40 46ZM120 37L114 47L118 53L100 60L92 54L96 43"
        "ZM398 50L404 57L400 62L424 66V54ZM458 33L464 44L458 50L474 58L470 66H500L486 49"
        "ZM540 34L545 44L540 50L560 66H600V56L566 47Z")
    # Snow in tongues that run down from the ridges.
    snow = ("M398 50L366 60L381 58.5L376 62L390 57L389 62L397 56L401 59L401 54Z"
        "M458 33L440 44L424 54L437 49.500L433 57L444 49L445 61L452 48L457 54L458 45L464 50L463 40Z"
        "M508 43L492 51L503 49L503 56L510 48L516 52L524 44L527 54L533 44L538 50L540 42L547 47L545 39L540 34Z")
    return [across("f", (0, "#d8ab7c"), (34, "#c98a62"), (48, "#b9694f"), (60, "#7d4f69"), (74, "#4b4a77"), (100, "#34456f")),
        across("g", (0, "#bf8a62"), (30, "#a8694f"), (60, "#693f60"), (74, "#363a66"), (100, "#263358")),
        fill(ridge, "url(#f)"), fill(shade, "url(#g)"), fill(snow, "#a5b3d0")]


def lake():
    """Water, with the sun's way upon it; towards the night it is frozen."""
    b = [across("l", (0, "#dcc795"), (30, "#e6b675"), (49, "#f3b266"), (60, "#a9697a"), (70, "#6c6390"), (84, "#6f86a6")),
        fill(rect(0, SHORE, 600, 26), "url(#l)")]
    glint = "".join(cover.lens(SUN[0] + (chance(91, n) - .5) * 3 * n, SHORE + 1.600 + 2.300 * n, 23 - 1.500 * n, .9) for n in range(8))
    calm = "".join(cover.lens(x, y, w, .7) for x, y, w in ((150, 69, 22), (214, 70.5, 16), (196, 75, 20), (244, 68.5, 12),
        (352, 69, 16), (374, 73, 14)))
    return b + [fill(calm, "#fdf0cf", ' fill-opacity=".6"'), fill(glint, "#fff1bd")]


def ground():
    """The near shore: heath, the knoll on which the reindeer stands, then snow that rises into the night."""
    top = "M0 72C30 64 70 66 104 71C150 78 190 80 226 82C250 83 268 80 298 81C330 82 346 84 366 82C420 76 490 62 600 60"
    lit = "M352 83.300C420 76 490 62 600 60V64C500 67 430 80 372 87Z"
    return [across("h", (0, "#8a7438"), (22, "#6f5430"), (40, "#472b22"), (53, "#3d2630"), (59, "#544b70"), (68, "#8d9fbe"),
        (82, "#b9cad9"), (100, "#c9d7e0")), fill(top + "V100H0Z", "url(#h)"), fill(lit, SNOW)]


def spruce(x, y, s):
    """A spruce under snow, which lies on its side to the light."""
    tiers = ((-64, 13, 17), (-49, 19, 20), (-32, 25, 23), (-13, 31, 27))
    tree = "".join(f"M0 {y0 - h}L{w} {y0}L{f(w * .45)} {y0 - 2}L0 {y0 + 3}L{f(-w * .45)} {y0 - 2}L{-w} {y0}Z" for y0, w, h in tiers)
    load = "".join(f"M0 {y0 - h}L{-w} {y0}L{f(-w * .5)} {y0 - 4}L{f(-w * .3)} {y0 - 2}L{f(w * .1)} {f(y0 - h * .5)}Z"
        for y0, w, h in tiers)
    return moved([fill("M-3.500 -14H3.500V2H-3.500Z", NIGHT), fill(tree, "#22365a"), fill(load, SNOW)], x, y, s)


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


# The reindeer on its way to the right, its head up; its legs and tail are those of the cover's. Of each bow of its horns
# four points, its width at root and tip: beams sweep back, then up and forward.
BEAM = [(((34, -79), (8, -84), (0, -116), (25, -133)), 5, 2.4), (((11, -100), (6, -102), (2, -106), (-1, -113)), 3.6, 2),
    (((11, -112), (6, -116), (4, -121), (4, -127)), 3.4, 1.8),
    (((16, -123), (13, -127), (12, -132), (13, -137)), 3.2, 1.8),
    (((20, -128), (19, -132), (20, -137), (23, -141)), 3, 1.8)]
BEZ = [(((25, -83), (30, -90), (36, -95), (44, -97)), 4, 2.2),
    (((35, -92), (37, -97), (38, -101), (37, -105)), 3, 1.8),
    (((40, -95.5), (44, -99), (47, -101), (51, -101.5)), 2.8, 1.8)]
BROW = [(((35, -79), (41, -84), (48, -87), (57, -86)), 4.2, 3),
    (((48, -85.5), (52, -90), (55, -92), (59, -92.5)), 3, 1.8),
    (((53, -86.3), (57, -84), (59, -82), (60, -79)), 2.8, 1.8)]

# Its body, the feet at 0: croup, back, neck; brow, blunt nose, jaw; chest, the near foreleg,
# belly, the near hind leg with its hock.
BODY = ("M-38 -56C-37 -62 -31 -65 -24 -64.5C-14 -64 -6 -61.5 3 -63C9 -64.5 13 -66.5 18 -68C25 -70 29 -75 33 -80"
    "C37 -82.5 42 -81 45.5 -78.5L60 -67C63.5 -64 63.5 -58.5 59 -57C55 -56 49.5 -58.5 45 -59C41 -57 37 -52 34 -46"
    "C31 -41 27 -38 23.5 -35C22 -30 20.5 -26 19.8 -22.5C19.8 -20 18.6 -18.5 18 -16L17 -6.5C18.5 -5 21 -3 22.5 0H10.5"
    "C10.3 -2.5 11 -4.5 12.2 -6.5L12.7 -16C11.8 -19 12 -21.5 12.2 -23C11.6 -27 10 -31 7 -34C-1 -31.5 -10 -33 -17 -37.5"
    "C-20 -32 -24 -28.5 -28 -24.5C-29.5 -22 -29.3 -19 -29.3 -16L-28.5 -6.5C-27 -5 -24.5 -3 -23.5 0H-35.5"
    "C-35.7 -2.5 -35 -4.5 -33.6 -6.5L-34.5 -17C-36.5 -20 -37.5 -22.5 -37 -24.5C-35 -28.5 -34 -32 -34.5 -37"
    "C-37.5 -43 -39 -50 -38 -56Z")
RUFF = ("M45.5 -59C41 -61 39 -66 35.5 -69C27 -67 20.5 -58 17.5 -46.5L21.5 -47.5L19.5 -38.5L25 -42.5L25.5 -32.5"
    "L30.5 -38.5L33.5 -30.5L36 -39L40 -35.5L40 -44L43.5 -43C42 -49 43 -54 45.5 -59Z")
EAR = "M34 -78L23 -79.5C24 -74.5 28 -72 33 -73Z"


def deer(glow):
    """The reindeer in its colours: dark against the light, lit before and above."""
    muzzle = ("M54.6 -71.300L60 -67C63.5 -64 63.5 -58.5 59 -57C56 -56.2 52 -57.5 48.5 -58.4"
        "C52.5 -61 55 -66 54.6 -71.300Z")
    # What is turned away from the light: the belly and the insides of both thighs.
    belly = ("M7 -34C-1 -31.5 -10 -33 -17 -37.5C-20 -32 -24 -28.5 -28 -24.5L-29.3 -22"
        "C-30 -28 -26 -36 -19 -42"
        "C-12 -39 0 -38 8 -41C12 -36 13.5 -30 13 -24L12.2 -23C11.6 -27 10 -31 7 -34Z")
    hooves = ("M-27.3 -5C-25.5 -4 -24 -2 -23.5 0H-35.5C-35.6 -2 -35.2 -3.5 -34.5 -5Z"
        "M18.2 -5C20 -4 22 -2 22.5 0H10.5C10.4 -2 10.8 -3.5 11.4 -5Z")
    coat, shade, pale = "#5e4538", "#38292a", "#efe3cc"
    near, behind = cover.joined(BEAM + BEZ + BROW), '<use href="#q" transform="translate(11 2)"'
    beyond = cover.joined([BEAM[0], *BEAM[3:], BEZ[0]])
    return ["<defs>" + fill(beyond, "").replace(' fill=""', ' id="q"') + '<g id="r">' + behind + "/>"
        + fill(cover.LEGS + BODY + EAR + cover.TAIL + RUFF + near, "")
        .replace(' fill=""', "") + "</g></defs>",
        f'<use href="#r" x="1.1" y="-.9" fill="{glow}"/>', behind + f' fill="{shade}"/>', fill(cover.LEGS, shade),
        fill(cover.TAIL, pale), fill(BODY, coat), fill(belly, "#4b372f"), fill(hooves, shade),
        fill(near, "#4a362c"), fill(RUFF, pale), fill(muzzle, pale),
        fill(EAR, coat), fill(disc(60.5, -63, 1.7) + disc(45, -72.5, 1.3), "#241c1c")]


def woven_frame(wide, high, deep=10, edge=1.1):
    """The band about the picture: its red goes round the corners without a seam, a lozenge at each of them."""
    def lozenges(places):
        return fill("".join(rect(x - half, y - tall, 2 * half, 2 * tall) for x, y in places
            for half, tall in ((2.75, .55), (1.65, 1.65), (.55, 2.75))), YELLOW2)
    half, across, down = deep / 2, 45, 7
    b = [fill(rect(deep, y, wide - 2 * deep, deep), BLUE) for y in (0, high - deep)]
    b += [fill(rect(x, 0, deep, high), BLUE) for x in (0, wide - deep)]
    # The upright ones go through: shorter, they would be small enough to keep their colour where ink is saved.
    b += [fill(rect(deep - edge - .1, y + edge, wide - 2 * (deep - edge) + .2, deep - 2 * edge), RED) for y in (0, high - deep)]
    b += [fill(rect(x + edge, edge, deep - 2 * edge, high - 2 * edge), RED) for x in (0, wide - deep)]
    b += [lozenges([(half + (wide - deep) * n / across, y) for n in range(across + 1)]) for y in (half, high - half)]
    return b + [lozenges([(x, half + (high - deep) * n / down) for n in range(1, down)]) for x in (half, wide - half)]


def story_head():
    """The whole picture within a woven band."""
    b = [*sky(), *lights(), *fells(), *lake(), *ground()]
    flip = True
    b += [moved(tent("#f7e6b8"), 215, -1, .37, 0, flip), moved(fig.birch("#4f2b20", None)[:-1], 34, 44, .66),
        moved(fig.birch("#4f2b20", None)[:-1], 62, 57, .36, 0, flip)]
    # The herd follows: nearer ones are larger.
    b += [moved(figure(DARK), x, y, s, 0, flip) for figure, x, y, s in ((fig.reindeer, 136, 66, .2), (fig.grazing, 172, 69, .25),
        (fig.reindeer, 216, 67, .31))]
    b += [moved(deer("#ffdf8e"), 286, 82.500, .5)]
    b += [line("M424 78.500C470 70 530 64 600 63M428 80.500C476 72 530 66.500 600 65.500", ICE, .8),
        moved(fig.skier(NIGHT, ICE), 410, 59, .46)]
    b += [spruce(*place) for place in ((478, 71, .36), (505, 75, .52), (572, 88, .92))]
    svg("story-head", 600, 100, b + woven_frame(600, 100))


def draw():
    story_head()
