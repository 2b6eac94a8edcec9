"""A crannog on its lake at dusk: sky, hills, water, the island with its round houses, two players in a log boat, reeds."""
import re

from lib import *

DUSK = dict(high="#2f4d70", haze="#8b6a80", mirror="#a88078", mid="#c07a63", low="#f6cb84", sun="#fdebb4", far="#8a6f7c", near="#4f5a5a", wood="#39484a",
    water="#e9b57c", deep="#2c4f66", gleam="#fbdf9f", bank="#2d4238",
    cloud=("#5e5a68", "#7a6069", "#8f6a69"), cloud_lit=("#b08070", "#d09a78", "#e8b981"), image="#34454a", shade="#7f8c83")


def sky(c, x0, x1, y0, y1, sun):
    parts = [f'<linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{c["high"]}"/><stop offset=".34" stop-color="'
        f'{c["haze"]}"/><stop offset=".64" stop-color="{c["mid"]}"/><stop offset="1" stop-color="{c["low"]}"/></linearGradient>',
        fill(rect(x0, y0, x1 - x0, y1 - y0 + 1), "url(#k)")]
    parts.append(f'<radialGradient id="a" cx="{f(sun[0])}" cy="{f(sun[1])}" r="{f(min(78, .9 * (y1 - y0)))}" gradientUnits="userSpaceOnUse"><stop offset=".2" stop-color="{c["low"]}"/>'
        f'<stop offset=".55" stop-color="{c["low"]}" stop-opacity=".45"/>'
        f'<stop offset="1" stop-color="{c["low"]}" stop-opacity="0"/></radialGradient>' + fill(rect(x0, y0, x1 - x0, y1 - y0), "url(#a)", ' fill-opacity=".9"'))
    parts.append(fill(disc(*sun, 16), c["sun"]))
    # Long clouds, lit from below.
    w, h = x1 - x0, y1 - y0
    for n, (u, v, long, thick) in enumerate(((.12, .30, .34, 5), (.42, .18, .3, 4.4), (.78, .34, .3, 5), (.3, .52, .42, 4), (.72, .58, .36, 3.4), (.1, .7, .26, 3))):
        x, y, half = x0 + u * w, y0 + v * h, long * w / 2
        d = (f"M{f(x - half)} {f(y)}Q{f(x - half * .5)} {f(y - thick)} {f(x - half * .1)} {f(y - thick * .7)}Q{f(x + half * .3)} {f(y - thick * 1.7)} "
            f"{f(x + half)} {f(y)}Q{f(x + half * .2)} {f(y + thick * .8)} {f(x - half)} {f(y)}Z")
        parts.append(fill(d, c["cloud"][min(2, int(v * 4.4))]))
        parts.append(fill(f"M{f(x - half * .8)} {f(y + .4)}Q{f(x + half * .1)} {f(y + thick * .1)} {f(x + half * .9)} {f(y + .2)}Q{f(x + half * .2)} {f(y + thick * .95)} "
            f"{f(x - half * .8)} {f(y + .4)}Z", c["cloud_lit"][min(2, int(v * 4.4))]))
    return parts


def hills(c, x0, x1, shore):
    w = x1 - x0
    def ridge(points, color):
        return fill(curve([(x0 - 4 + (w + 8) * i / (len(points) - 1), shore - p) for i, p in enumerate(points)]) + f"V{f(shore + 1)}H{f(x0 - 4)}Z", color)
    parts = [ridge((30, 37, 24, 15, 11, 14, 23, 33, 27, 20), c["far"]), ridge((15, 20, 15, 7, 5, 4, 6, 10, 17, 20), c["near"])]
    # Woods along the shore.
    for start, count, seed in ((0, 17, 1), (.68, 19, 2)):
        d = []
        for i in range(count):
            x = x0 + start * w + i * w * .018
            r = 2.8 + 2.4 * noise(seed, i)
            d.append(disc(x, shore - r * .8, r))
        parts.append(fill(d, c["wood"]))
    return parts


def water(c, x0, x1, shore, y1, sun_x):
    parts = [f'<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{c["water"]}"/><stop offset=".3" stop-color="'
        f'{c["mirror"]}"/><stop offset="1" stop-color="{c["deep"]}"/></linearGradient>',
        fill(rect(x0, shore, x1 - x0, y1 - shore), "url(#w)")]
    gleam, shade = [], []
    depth = y1 - shore
    for i in range(32):
        t = (i + .5) / 32
        y = shore + 1.5 + depth * .94 * t ** 1.25
        half = 6 + 20 * noise(3, i) * (.4 + t)
        x = sun_x + (noise(4, i) - .5) * (26 + 46 * t)
        thick = .5 + 1.5 * t
        gleam.append(f"M{f(x - half)} {f(y)}Q{f(x)} {f(y - thick)} {f(x + half)} {f(y)}Q{f(x)} {f(y + thick)} {f(x - half)} {f(y)}Z")
        x = x0 + (x1 - x0) * noise(5, i)
        shade.append(f"M{f(x - half)} {f(y)}Q{f(x)} {f(y - thick * .8)} {f(x + half)} {f(y)}Q{f(x)} {f(y + thick * .8)} {f(x - half)} {f(y)}Z")
    return parts + [fill(shade, c["shade"], ' fill-opacity=".6"'), fill(gleam, c["gleam"], ' fill-opacity=".85"')]


def house(x, y, w, h, door, thatch, lit, wall, side):
    """A round house: low wattle wall, a steep cone of thatch with courses, light in its door; the sun on its left (-1) or right side."""
    top = y - h
    eaves = y - h * .30
    parts = [fill(f"M{f(x - w * .40)} {f(eaves)}V{f(y)}Q{f(x)} {f(y + w * .07)} {f(x + w * .40)} {f(y)}V{f(eaves)}Z", wall)]
    posts = [f"M{f(x + w * k)} {f(eaves)}V{f(y + 1)}" for k in (-.33, -.24, -.15, .24, .33)]
    parts.append(stroke(posts, mix(wall, "#000000", .3), .9))
    parts.append(fill(f"M{f(x - w * .07)} {f(y + w * .05)}V{f(eaves + 1)}H{f(x + w * .12)}V{f(y + w * .05)}Z", door))
    cone = (f"M{f(x)} {f(top)}Q{f(x + w * .26)} {f(eaves - h * .36)} {f(x + w * .56)} {f(eaves + 1)}Q{f(x)} {f(eaves + w * .12)} "
        f"{f(x - w * .56)} {f(eaves + 1)}Q{f(x - w * .26)} {f(eaves - h * .36)} {f(x)} {f(top)}Z")
    parts.append(fill(cone, thatch))
    v = side * w
    parts.append(fill(f"M{f(x)} {f(top)}Q{f(x + v * .26)} {f(eaves - h * .36)} {f(x + v * .56)} {f(eaves + 1)}Q{f(x + v * .4)} {f(eaves + w * .04)} "
        f"{f(x + v * .22)} {f(eaves + w * .06)}Q{f(x + v * .1)} {f(eaves - h * .4)} {f(x)} {f(top)}Z", lit))
    courses = []
    for k in (.3, .55, .8):
        yy = top + (eaves - top) * k
        half = w * .54 * k ** 1.35
        courses.append(f"M{f(x - half)} {f(yy)}Q{f(x)} {f(yy + w * .09 * k)} {f(x + half)} {f(yy)}")
    parts.append(stroke(courses, mix(thatch, "#000000", .28), .9))
    parts.append(stroke(f"M{f(x - 2.4)} {f(top - 3)}L{f(x + 1.4)} {f(top + 4)}M{f(x + 2.4)} {f(top - 3)}L{f(x - 1.4)} {f(top + 4)}", mix(thatch, "#000000", .4), 1.3))
    return parts


def crannog(c, x, y, s, sun_side=1):
    """The island about (x, y) on the water line: 170 wide at scale 1."""
    dark, stone, timber, timber_lit = "#3a3430", "#6a625c", "#5a4332", "#a67346"
    thatch, lit, wall, door = "#8a6a44", "#d9a45c", "#6d5138", "#ffd98a"
    b = []
    # Its image in the water.
    image = []
    for i in range(13):
        yy = 5 + 3.6 * i
        t = i / 12
        for px, half in ((-26, (60 - 56 * t) * (.92 + .16 * noise(51, i))), (40, (46 - 58 * t) * (.9 + .2 * noise(52, i)))):
            if half > 3:
                px += 5 * (noise(53, i) - .5)
                image.append(f"M{f(px - half)} {f(yy)}Q{f(px)} {f(yy - 3.2)} {f(px + half)} {f(yy)}Q{f(px)} {f(yy + 3.2)} {f(px - half)} {f(yy)}Z")
    b.append(fill(image, c["image"], ' fill-opacity=".55"'))
    b.append(fill("M-88 4Q-76-9-50-11H52Q78-9 88 4Q40 10 0 9Q-46 10-88 4Z", dark))
    b.append(fill([disc(-76 + 11.2 * i, 3 + 2 * noise(7, i), 4.4 + 1.6 * noise(8, i)) for i in range(15)], stone))
    b.append(fill([disc(-74 + 11.2 * i, 1.6 + 2 * noise(7, i), 2) for i in range(15)], mix(stone, c["low"], .35)))
    # Smoke.
    b.append(fill("M-25-72C-34-86-17-94-27-110C-34-122-24-134-8-140C-14-130-23-122-18-110C-8-94-28-86-23-72Z", mix(c["mid"], "#ffffff", .3), ' fill-opacity=".38"'))
    b += house(-26, -8, 56, 62, door, thatch, lit, wall, sun_side)
    b += house(40, -8, 42, 44, door, mix(thatch, "#000000", .08), lit, wall, sun_side)
    # The palisade in front: stakes with sharp tips, a gap where one lands.
    stakes, light = [], []
    for i in range(34):
        px = -80 + 4.9 * i
        if 2 < px < 18:
            continue
        arch = (1 - (px / 84) ** 2) * 5
        top = -17 - 4.5 * noise(9, i) + (5 - arch) * .6
        foot = 1 + arch * .6
        stakes.append(f"M{f(px - 2)} {f(foot)}V{f(top + 3)}L{f(px)} {f(top)}L{f(px + 2)} {f(top + 3)}V{f(foot)}Z")
        light.append(f"M{f(px + sun_side * 1.2)} {f(foot)}V{f(top + 3)}")
    b += [fill(stakes, timber), stroke(light, timber_lit, 1.1), stroke("M-80-8Q-40-4.500 2-4M18-4Q50-4.500 84-8", "#45342a", 1.6)]
    # The landing, and a ladder of light from the doors.
    b.append(fill("M2 3H18L24 12H-2Z", timber_lit))
    b.append(stroke("M1.300 6H19.300M0 9H21.500", timber, 1))
    return [group(f"translate({f(x)} {f(y)}) scale({f(s, 3)})", b)]


def causeway(c, points):
    """Piles in pairs from the island to the shore, the nearer the larger: (x, y, size)."""
    piles, light, planks = [], [], []
    for (x, y, s), (x2, y2, s2) in zip(points, points[1:]):
        planks.append(poly([(x, y - 6 * s), (x2, y2 - 6 * s2), (x2, y2 - 3.6 * s2), (x, y - 3.6 * s)]))
    for x, y, s in points:
        piles.append(rect(x - s, y - 9 * s, 2 * s, 12 * s))
        light.append(rect(x - s, y - 9 * s, .7 * s, 11 * s))
    return [fill(piles, "#4a3728"), fill(planks, "#7a5638"), fill(light, "#b98350")]


def person(cloak, fold, skin, hair, brooch, beard=None):
    """Somebody who sits, looking to the right, about 34 high; (0, 0) is where they sit."""
    parts = [fill("M-13 2C-15-8-13-18-6-23L4-24C9-20 11-10 12 2Z", cloak), fill("M-2-23C2-14 2-6 0 2H12C11-10 9-20 4-24Z", fold)]
    # The arm that moves a man.
    parts.append(stroke("M-1-18.500L4.500-9.500L16-10", mix(fold, "#000000", .12), 6.4, ROUND) + stroke("M-1-18.500L4.500-9.500L16-10", fold, 4.8, ROUND))
    parts.append(fill(disc(18.400, -9.300, 2.2), skin))
    parts.append(fill("M-4-23L-3-28H4L5-23Z", skin))
    parts.append(fill("M-5.500-34C-5-39 5-40 6.500-34L6.800-31.500L8.600-29L6.800-28C6.800-25 5-23.500 2-23.500C-3-23.500-6-28-5.500-34Z", skin))
    parts.append(fill(disc(4.6, -31, .9), "#40352e") + stroke("M3-33.200L6.400-33.400", mix(hair, "#40352e", .4), .9, ROUND))
    if beard:
        parts.append(fill("M7.400-27.400C7.800-24 6.500-19 3-17.500C0-20 -1.500-24 -1-27.500C1-25.500 5-26 7.400-27.400Z", beard))
    parts.append(fill("M7-36C4-42-6-41-8-34C-9-28-9-24-11-20C-7-19-4-21-3-24C-4-28-2-32 1-33.500Q4-34.500 7-36Z", hair))
    parts.append(fill(disc(2.5, -19, 1.7), brooch))
    return parts


def boat(c, x, y, s):
    """A log boat with two who play."""
    b = [fill("M-66 3Q0 14 66 3L52 20L20 16L0 25L-22 17L-50 19Z", c["image"], ' fill-opacity=".6"')]
    b += [place(-28, -2, 1, person("#8d2b20", "#b8402e", "#e2ae7e", "#7a3d1c", GOLD_LIGHT)),
        place(28, -2, 1, person("#2d5678", "#3f7196", "#edc092", "#d8c9ae", GOLD_LIGHT, "#efe6d2"), flip=True)]
    # The board between them, men on it.
    b.append(fill("M-10-6H10L8 2H-8Z", "#5e4230") + fill("M-13-8L13-8L10.500-5H-10.500Z", "#d8935c"))
    b.append(fill("M-16-8.500h32v1.800h-32z", "#8a4f2a"))
    b.append(fill([rect(k - .8, -12, 1.6, 4) for k in (-9, -5.4, 5.4, 9)], NIELLO) + fill([rect(k - .8, -12, 1.6, 4) for k in (-2.6, 2.6)], CREAM)
        + fill(rect(-.9, -14, 1.8, 6), GOLD_LIGHT))
    hull = "M-66-6C-56-2-30 0 0 0C30 0 54-3 67-9C66-2 60 6 48 8C16 11-24 11-50 7C-60 5-66 0-66-6Z"
    b += [fill(hull, "#4c3424"), fill("M-66-6C-56-2-30 0 0 0C30 0 54-3 67-9L66.500-5.500C54 0 30 3 0 3C-30 3-56 1-65.500-3Z", "#b07a48"),
        stroke("M-48 5C-20 8 14 8 46 5M-30 1.800C-6 4.800 20 4.500 40 2.500", "#46332a", 1, ROUND)]
    # A paddle at rest over the side.
    b.append(stroke("M-40-12L-60 12", "#b07a48", 1.8, ROUND) + fill("M-58 8L-62 8.500L-68 19L-63 20Z", "#8a5a34"))
    return [group(f"translate({f(x)} {f(y)}) scale({f(s, 3)})", b)]


def reeds(color, head_color, x, y, count, height, seed, lean=0):
    """A stand of reeds and bulrushes, its foot at (x, y)."""
    blades, heads = [], []
    for i in range(count):
        px = x + (i - count / 2) * 5.2 + 3 * noise(seed, i)
        h = height * (.62 + .4 * noise(seed, i, 1))
        bend = (noise(seed, i, 2) - .5) * 20 + lean
        tip = (px + bend, y - h)
        blades.append(f"M{f(px - 1.5)} {f(y)}Q{f(px - .6)} {f(y - h * .6)} {pt(tip)}Q{f(px + 1.9)} {f(y - h * .55)} {f(px + 1.5)} {f(y)}Z")
        if i % 3 == 1:
            q = (px + bend * .55, y - h * .94)
            blades.append(f"M{f(px - .6)} {f(y)}L{f(q[0] - .5)} {f(q[1])}h1L{f(px + .6)} {f(y)}Z")
            heads.append((q[0], q[1], 10, bend * .5))
    parts = [fill(blades, color)]
    d = [f"M{f(hx - 1.9)} {f(hy + 5)}C{f(hx - 2)} {f(hy - h)} {f(hx + 2)} {f(hy - h)} {f(hx + 1.9)} {f(hy + 5)}Z" for hx, hy, h, _ in heads]
    return parts + ([fill(d, head_color)] if d else [])


# What falls away where a picture is lines to be coloured in: clouds and gleams, lit edges, blades of grass.
LEFT_OUT = {*DUSK["cloud"], *DUSK["cloud_lit"], DUSK["image"], DUSK["shade"], DUSK["gleam"], "#a67346", "#b98350", "#3e322b", "#46332a", "#567250", "#f3c98d",
    "#dcae78", "#c48a55", "#cdbf9c", "#ab7434", "#45342a", DUSK["wood"], "#6a625c"}


def in_lines(parts, width):
    """The picture as shapes to be coloured in: white, with a line round each; ravens white, too, their feathers lines."""

    scales = [1]

    def shape(found):
        text = found.group(0)
        if text == "</g>":
            scales.pop()
            return text
        if text.startswith("<g"):
            size = re.search(r"scale\((-?[0-9.]+)", text)
            scales.append(scales[-1] * abs(float(size.group(1)) if size else 1))
            return text
        if "-opacity" in text or any(f'="{color}"' in text for color in LEFT_OUT):
            return ""
        if 'fill="none"' in text:
            wide = float(re.search(r'stroke-width="([^"]*)"', text).group(1))
            if wide * scales[-1] < .85:
                return ""
            return re.sub(r'stroke="[^"]*"', 'stroke="#6c6c6c"', text)
        d = re.search(r' d="([^"]*)"', text).group(1)
        return f'<path d="{d}" fill="#ffffff" stroke="#4c4c4c" stroke-width="{f(width / scales[-1], 2)}" stroke-linejoin="round"/>'
    text = "".join(parts)
    clip = re.findall(r"<clipPath.*?</clipPath>", text)
    text = re.sub(r"<clipPath.*?</clipPath>", "@", text)
    text = re.sub(r"<(linear|radial)Gradient.*?</\1Gradient>", "", text)
    text = re.sub(r"<path[^>]*/>|<g[ >][^>]*>?|</g>", shape, text)
    for one in clip:
        text = text.replace("@", one, 1)
    return [text]
