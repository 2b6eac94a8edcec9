"""Figures: of summer, as painted with alder bark; of the winter night, as sewn with tin thread. All about 0 0, within 50 each way.

A figure is a list of parts in one colour; what is cut out of it shows the colour `hole`."""
from lib import *


def antler(ways, color, width):
    """Antlers as forms, for inks in which strokes lose themselves; they grow thinner towards their tips."""
    forms = ""
    for way in ways[1:].split("M"):
        numbers = [float(n) for n in re.findall(r"-?[0-9.]+", way)]
        points = list(zip(numbers[::2], numbers[1::2]))
        if "C" in way:
            p, points = points, []
            for n in range(9):
                t = n / 8
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
                points.append(tuple(sum(w * q[axis] for w, q in zip(weights, p)) for axis in (0, 1)))
        left, right = [], []
        for n, (x, y) in enumerate(points):
            (x0, y0), (x1, y1) = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
            long, half = math.hypot(x1 - x0, y1 - y0), width * (.62 - .22 * n / (len(points) - 1))
            nx, ny = (y0 - y1) / long * half, (x1 - x0) / long * half
            left.append((x + nx, y + ny))
            right.insert(0, (x - nx, y - ny))
        # A blunt point at the tip.
        (x0, y0), (x1, y1) = points[-2:]
        long = math.hypot(x1 - x0, y1 - y0)
        tip = (x1 + (x1 - x0) / long * width * .4, y1 + (y1 - y0) / long * width * .4)
        forms += poly([*left, tip, *right])
    return fill(forms, color)


def reindeer(color, hole=None):
    """From the side, walking to the left: neck low before the withers, fringe at its throat, hocks, broad hooves at 48."""
    # Croup, back, neck; brow, nose, jaw; the fringe; the near foreleg, belly, the near hind leg.
    body = ("M31 11C30.4 7.1 26.4 5.1 21.8 5.4C15.2 5.8 9.9 7.4 4 6.4C0 5.4 -2.6 4.1 -5.9 3.1C-10.6 1.8 -13.2 -1.5"
        " -15.8 -4.8C-18.5 -6.5 -21.8 -5.5 -24.1 -3.8L-33.7 3.8C-36 5.8 -36 9.4 -33 10.4C-30.4 11 -26.7 9.4 -23.8 9.1"
        "L-24.5 16L-21.5 15L-20 20.5L-17 18L-14.5 23L-9.6 24.9C-8.6 28.2 -7.6 30.8 -7.1 33.1C-7.1 34.8 -6.3 35.8"
        " -5.9 37.4L-5.3 43.7C-6.3 44.7 -7.9 46 -8.9 48H-1C-.9 46.4 -1.3 45 -2.1 43.7L-2.4 37.4C-1.8 35.5 -2 33.8"
        " -2.1 32.8C-1.7 30.2 -.7 27.5 1.3 25.6C6.6 27.2 12.5 26.2 17.2 23.2C19.1 26.9 21.8 29.2 24.4 31.8"
        "C25.4 33.5 25.3 35.5 25.3 37.4L24.8 43.7C23.8 44.7 22.1 46 21.4 48H29.4C29.5 46.4 29 45 28.1 43.7L28.7 36.8"
        "C30 34.8 30.7 33.1 30.4 31.8C29 29.2 28.4 26.9 28.7 23.6C30.7 19.6 31.7 15 31 11Z")
    ear_and_tail = "M-16 -3.5L-8.5 -4.5C-9 -1 -12 1 -15.5 .5ZM30 7L34.5 10.5C35.8 13.5 35.3 16.5 34 19L29.5 15Z"
    far = ("M21.8 21.6C19.1 25.6 15.2 28.9 15.7 32.2C16.3 33.5 16 34.8 15 36.8L13 43.4C13.7 44.7 14 45.7 13.7 47.2H6.4"
        "C7.1 45.2 8.7 44.2 9.9 43.2L11.4 36.8C11.7 34.8 11.4 33.5 11 32.2C9.7 28.9 7.4 26.9 6.1 23.6Z"
        "M-3.3 21.6C-7 26.2 -10.3 29.5 -11.9 32.2C-12.2 33.8 -12.6 35.5 -13.2 37.1L-14.6 43C-14.1 44.4 -13.9 45.4"
        " -14.2 47.2H-21.5C-20.8 44.7 -19.2 43.7 -17.7 42.7L-16.6 36.8C-16.7 34.8 -16.4 33.5 -16.1 32.2L-14.9 20.9Z")
    horns = ("M-16 -3C2 -8 9 -29 -9 -46M1 -17C6 -19 9 -23 10 -29M.5 -28C5 -31 7 -35 7 -40M-3.5 -38C0 -42 1 -45 .5 -49"
        "M-13 -5C-15 -10 -21 -15 -27 -17M-19 -11.5L-21 -21M-18 -3.5C-22 -7 -27 -9 -34 -7.5M-28 -8.5L-34 -14")
    ruff = [line("M-15.5 1.5C-10.5 6 -9 13 -11 21", hole, 1.9)] if hole else []
    return [antler(horns, color, 3.2), fill(body, color), fill(far, color), fill(ear_and_tail, color), *ruff]


def lavvu(color, hole):
    """A low, wide tent of cloth over many thin poles, with a low door."""
    poles = "".join(f"M{f(-.28 * x)} -22L{f(x)} {f(-39 + abs(x) * .32)}" for x in (-15, -10.5, -6.5, -2.5, 2.5, 6.5,
        10.5, 15))
    return [line(poles, color, 2), fill("M-3.5 -27H3.5L49 41Q0 47.5 -49 41Z", color),
        fill("M0 8L-11.5 44.300Q0 45.5 11.5 44.300Z", hole), line("M-4 -14L-29 41.5M4 -14L29 41.5", hole, 1.85)]


def boat(color, hole):
    """A river boat with three people in it."""
    people = "".join(f"M{x - 6} 16C{x - 6} 4 {x - 4} -3 {x} -3C{x + 4} -3 {x + 6} 4 {x + 6} 16Z"
        f"M{x - 4.5} -9a4.5 5 0 1 0 9 0a4.5 5 0 1 0 -9 0z"
        for x in (-19, 1, 21))
    return [line("M-16 18L-28 40M4 18L-8 40M24 18L12 40", color, 2.8), fill(people, color),
        fill("M-50 6C-44 12 -36 15 -26 15H28C37 14 44 11 50 3C48 18 38 30 24 30H-24C-38 29 -47 20 -50 6Z", color)]


def birch(color, hole):
    """A fell birch, its trunk bent by snow, with leaves like lozenges."""
    twigs, leaves = [], ""
        # Of each twig: where it leaves the trunk, how far it reaches sideways, and how high.
    for x, y, reach, rise in ((11, 20, 25, 17), (7, 10, -33, 17), (5, -2, 28, 18), (4, -12, -29, 15), (8, -24, 23, 14),
            (12, -32, -25, 11)):
        twigs.append(thick(f"M{x} {y}C{f(x + reach * .5)} {f(y - 3)} {f(x + reach * .9)} {f(y - rise * .4)} {f(x + reach)} {f(y - rise)}",
            color, 2.8))
        for along, lift in ((.42, 10), (.76, 8), (.64, -6.5), (1.05, 4)):
            cx, cy = x + reach * along, y - rise * along ** 2 - lift
            leaves += f"M{f(cx)} {f(cy - 5.4)}L{f(cx + 3.9)} {f(cy)}L{f(cx)} {f(cy + 5.4)}L{f(cx - 3.9)} {f(cy)}Z"
    leaves += "M19 -54L23 -47L19 -40L15 -47Z"
    return [*twigs, fill("M4 48C11 37 12 26 6.5 13C-3 -4 -1 -22 18 -43L19.5 -41.5C4 -20 3 -6 10.5 9C18 24 17 37 13 48Z",
        color),
        fill(leaves, color), line("M-16 48H26", color, 2.8)]


def njalla(color, hole):
    """A storehouse on one stout post with its roots, a notched log for a ladder."""
    return [thick("M22 14C28 24 34 36 38 47", color, 5), line("M21 22L28 19.5M25 30L33 27.5M29 38L37 35.5", hole, 2,
        ""),
        fill("M-8 13H8L9 34C11 41 17 45 24 48H-24C-17 45 -11 41 -9 34Z", color),
        fill("M-46 -10L0 -42L46 -10L42 -4.5L36 -8.5V14H-36V-8.5L-42 -4.5Z", color),
        fill("M-7 -9H7V9H-7Z", hole), line("M-36 -1H-10M10 -1H36M-36 7H-10M10 7H36", hole, 1.8, "")]


def fish(color, hole):
    return [fill("M-46 0C-34 -20 -2 -25 24 -5L46 -20C42 -6 42 6 46 20L24 5C-2 25 -34 20 -46 0Z", color),
        fill("M-8 -17L6 -29L16 -11ZM-4 17L8 27L12 12Z", color), fill(disc(-31, -4, 3.2), hole),
        line("M-20 -12Q-13 0 -20 12M-6 -9Q0 0 -6 9M6 -6Q11 0 6 6", hole, 2.4)]


def swan(color, hole):
    """A whooper swan on the water."""
    return [fill("M-36 -42C-28 -50 -16 -44 -17 -30C-18 -16 -30 -8 -26 4C-16 -6 6 -14 26 -8C36 -6 42 -12 48 -18"
        "C48 2 42 26 14 28H-12C-32 28 -42 10 -34 -6"
        "C-29 -16 -24 -26 -27 -33L-46 -32C-42 -36 -39 -39 -36 -42Z", color),
        line("M-14 12C-2 2 14 2 30 2M-8 18C4 11 18 11 28 10", hole, 2.4),
        line("M-46 38Q-34 33 -23 38T0 38T23 38T46 38", color, 3)]


def cloudberry(color, hole):
    """A berry of round grains on its calyx, with two leaves."""
    grains = [(0, -40), (-15, -33), (15, -33), (-21, -18), (21, -18), (0, -23), (-12, -5), (12, -5)]
    return [line("M0 6V48", color, 4), fill("M0 -2L-24 8L-10 9L-7 18L0 10L7 18L10 9L24 8Z", color),
        "".join(f'<path d="{disc(x, y, 9.6)}" fill="{color}" stroke="{hole}" stroke-width="1.9"/>' for x, y in grains),
        fill("M0 44C-8 34 -16 38 -18 31C-26 32 -30 24 -42 25C-38 30 -42 34 -48 36C-42 40 -40 46 -32 44"
        "C-26 50 -10 50 0 44C10 50 26 50 32 44C40 46 42 40 48 36C42 34 38 30 42 25C30 24 26 32 18 31C16 38 8 34 0 44Z",
        color),
        line("M-6 44L-36 35M6 44L36 35", hole, 1.8)]


def skier(color, hole):
    """Somebody striding on two skis with a staff, leaning to the left: the near knee bent, the far leg pushing off."""
    return [line("M-49 35Q-47 46.5 -38 47H20", color, 3.4), line("M-20 34.5Q-18 40.8 -10 41.4H48", color, 3),
        line("M-27 -48L-43 44", color, 2.8),
        # Head with its profile, a cap whose tip flies behind; coat; both arms; both legs.
        fill("M-8 -25L-17.5 -26.5C-20 -26.5 -21.5 -28 -21 -30.5L-23.5 -32.5L-21.5 -36L-21 -39L-5 -37"
            "C-4 -33 -5 -29 -6 -26Z", color),
        fill("M-23 -41C-22 -49 -14 -54 -6 -50C0 -47.5 5 -46 12 -49.5C10 -42 4 -38 -4.5 -38.600Z", color),
        fill("M-15 -25C-12 -28 -6 -29 -2 -26.5C3 -22.5 6 -14 8.5 -6C11 0 15 6 21 11C12 17 0 18 -9 14"
            "C-7 8 -7 4 -8 -1C-10 -9 -14 -17 -15 -25Z", color),
        line("M-8 -.5L9.5 -4", hole, 1.95, ""), line("M-9 10.5Q4 14 18 8", hole, 1.95, ""),
        fill("M-14 -24C-18 -17 -20.5 -12 -21.5 -10L-31 -13.800C-34 -14.5 -37 -11.5 -36 -8.800"
            "C-35.5 -7.400 -34 -6.800 -32.5 -6.200L-21 -2.800C-18 -2 -15.800 -3.800 -14.5 -6L-7 -17Z", color),
        fill("M-4 -27.5C6 -28 14 -25 21 -20L32 -17C35.5 -16 36 -11.5 33 -10.400C31.5 -10 30 -10.200 28.5 -10.600"
            "L17 -14C11 -17 6 -18 2 -17Z", color),
        fill("M-9 13C-14 15 -19.5 17.5 -22 20.5C-23.5 23 -22.5 26 -21.5 28.5L-18.5 39C-21 40.5 -25 41.5 -28 39"
            "C-27.5 43.5 -26 46 -23 46H-8.5L-11.5 29.5C-4 26.5 4 22 9 16Z", color),
        fill("M6 15.5L19.5 12C21 17 23 20.5 25.5 23L39.5 28.5C42 30 41.5 33 39 35L33 41H23C23.5 38 26 36 29.5 34.5"
            "L18.5 29.5C13 26 9 21 6 15.5Z", color)]


def sun(color, hole, rays=16, inner=22, outer=44):
    """Straight rays round a disc."""
    cut = [poly([at(inner + 4, 360 / rays * n - 5, 0, 0), at(outer if n % 2 == 0 else outer - 8, 360 / rays * n, 0, 0),
        at(inner + 4, 360 / rays * n + 5, 0, 0)]) for n in range(rays)]
    return [fill(disc(0, 0, inner), color), fill(cut, color)]


# ---------- the winter night

def star(color, hole, points=8, outer=46, inner=15, turn=0):
    corners = [at(outer if n % 2 == 0 else inner, 180 / points * n - 90 + turn, 0, 0) for n in range(2 * points)]
    return [fill(poly(corners), color)]


def tin_star(color, hole, wide=9, near=17, far=36):
    """Eight lozenges about a middle, as sewn with tin thread; how wide the slits in them are, and where they end."""
    petals = [poly([at(5, a, 0, 0), at(25, a - 21, 0, 0), at(45, a, 0, 0), at(25, a + 21, 0, 0)]) for a in range(0, 360,
        45)]
    slits = [poly([at(near, a, 0, 0), at(25.5, a - wide, 0, 0), at(far, a, 0, 0), at(25.5, a + wide, 0, 0)]) for a in range(0,
        360, 45)]
    return [fill(petals, color), fill(slits, hole)]


def moon(color, hole):
    """A crescent and three stars."""
    small = [poly([at(r if n % 2 == 0 else r * .36, 45 * n - 90, x, y) for n in range(8)]) for x, y, r in ((15, -4, 12),
        (34, -22, 8), (34, 18, 8))]
    return [fill("M4 -44C-18 -44 -40 -26 -40 0C-40 26 -18 44 4 44C14 44 22 41 28 36C2 38 -16 22 -16 0"
        "C-16 -22 2 -38 28 -36C22 -41 14 -44 4 -44Z", color),
        fill(small, color)]


def crystal(color, hole):
    """A crystal of snow, cut in one piece."""
    # The right half of the arm that points up, from the middle outwards: its stem and two branches that slant outwards.
    branch = lambda y, far: [(2.8, y), (far, y - far + 2.8), (far + 3.8, y - far + 6.6 - 10.4), (2.8, y - 7.6)]
    half = [(2.8, -4.9), *branch(-14, 12), *branch(-27, 9), (2.8, -46)]
    outline = []
    for n in range(6):
        arm = half + [(-x, y) for x, y in reversed(half)]
        c, s = math.cos(math.radians(60 * n)), math.sin(math.radians(60 * n))
        outline += [(x * c - y * s, x * s + y * c) for x, y in arm]
    return [fill(poly(outline), color), fill(poly([at(6, 60 * n, 0, 0) for n in range(6)]), hole)]


def spruce(color, hole):
    """A spruce laden with snow: steps, as in weaving."""
    tiers = "".join(f"M0 {y - 22}L{w} {y}L{w * .62:.1f} {y - 2}L{w * .4:.1f} {y + 4}L0 {y}L{-w * .4:.1f} {y + 4}"
        f"L{-w * .62:.1f} {y - 2}L{-w} {y}Z" for y, w in
        ((-24, 14), (-9, 20), (8, 26), (26, 32)))
    return [fill(tiers, color), fill("M-4 26H4V42H-4Z", color), line("M-36 44H36", color, 4),
        fill("".join(disc(x, y, 2.6) for x, y in ((-32, -24), (31, -16), (-38, 8), (40, 10), (22, -40), (-19, -44))),
        color)]


def aurora(color, hole):
    """Northern lights: ribbons that wave across a sky with stars; fells below."""
    bands = []
    for low, left, right, tall, phase in ((16, -48, 34, 12, .2), (0, -30, 49, 13, .9), (-20, -44, 30, 11, .2)):
        upper, lower = [], []
        for n in range(13):
            x = left + (right - left) * n / 12
            y = low + 7.5 * math.sin(phase + (x - left) / 12) - .12 * (x - left)
            t = tall * math.sin(math.pi * n / 12) ** .8
            upper.append((x + .2 * t, y - t))
            lower.append((x, y))
        bands.append(poly(upper + lower[::-1]))
    stars = [poly([at(r if n % 2 == 0 else r * .36, 45 * n - 90, x, y) for n in range(8)])
        for x, y, r in ((40, -34, 8), (-42, -4, 6))]
    return [fill(bands, color), fill(stars, color), fill("M-42 46L-24 29L-14 37L5 22L20 38L27 33L42 46Z", color)]


def fells(color, hole):
    """Three fells with snow, a star over them."""
    return [fill("M-48 42L-20 -8L-4 20L14 -20L48 42Z", color), fill("M-20 6L-42 40L-24 30L-14 40L-6 28ZM14 -6L-2 24"
        "L6 20L14 30L22 22L33 38L41 38Z", hole),
        moved(star(color, hole, 4, 15, 4.6), -22, -30)]


def plough(color, hole):
    """The seven stars of the Plough."""
    places = [(-40, 8, 12), (-29, -13, 12), (-10, -17, 11), (7, -9, 11), (9, 18, 12), (34, 22, 13), (38, -8, 14)]
    stars = [poly([at(r if n % 2 == 0 else r * .38, 45 * n - 90, x, y) for n in range(8)]) for x, y, r in places]
    return [line("M-40 8L-29 -13L-10 -17L7 -9L9 18L34 22L38 -8L7 -9", color, 2.4), fill(stars, color)]


def flakes(color, hole):
    """Snow falling: three small crystals."""
    return [moved(crystal(color, hole), *place) for place in ((-20, -14, .56), (22, -22, .42), (12, 24, .5))]


def owl(color, hole):
    """A snowy owl coming straight at us, wings spread."""
    wing = "M8 -14C20 -30 36 -34 49 -26C46 -20 48 -14 44 -8C45 -2 41 4 36 6C36 12 30 16 24 16C22 20 16 20 13 18Z"
    return [fill(wing, color), f'<g transform="scale(-1 1)">{fill(wing, color)}</g>',
        fill("M0 -36C11 -37 19 -29 18 -18C17 -8 16 8 13 20C10 30 6 36 0 44C-6 36 -10 30 -13 20C-16 8 -17 -8 -18 -18"
        "C-19 -29 -11 -37 0 -36Z", color),
        fill(disc(-7.5, -21, 5.4) + disc(7.5, -21, 5.4) + "M-3.5 -15L3.5 -15L0 -7Z", hole),
        fill(disc(-7.5, -21, 2) + disc(7.5, -21, 2), color),
        line("M-8 3Q-4 7 0 3Q4 7 8 3M-7 13Q-3.5 17 0 13Q3.5 17 7 13M21 -17L36 -21M20 -8L36 -10M19 2L31 2M-21 -17"
        "L-36 -21M-20 -8L-36 -10M-19 2L-31 2", hole, 2.2),
        line("M-6 36L-9 46M6 36L9 46", color, 3.4)]


def grazing(color, hole=None):
    """A reindeer that grazes, seen from the side."""
    body = ("M-50 40C-48 32 -44 26 -39 20L-33 8C-28 -2 -18 -10 -8 -11C6 -9 18 -9 29 -11C38 -12 44 -9 47 -3L52 0L46 3"
        "C47 10 45 16 41 21L39.5 26L44 34L41 44"
        "L43.5 48H35.5L36.5 43L37.5 35L31 25C28 21 26 19 24 18C14 22 4 23 -6 20L-7 33L-8 43L-6 48H-14"
        "L-13.5 43L-15 32L-17 18C-24 22 -30 28 -34 36L-40 45C-44 47 -50 46 -50 40Z")
    far = "M-20 15L-22 32L-26 46L-19 46L-16 32L-8 19ZM33 15L25 28L27 35L21 44L22.5 48H14.5L16 43L20 35L17 27L19 16Z"
    return [fill(body + far, color), antler("M-36 18C-34 4 -44 -6 -42 -20M-40 -6L-50 -10M-41 -12L-34 -20M-40 22"
        "C-46 12 -56 8 -56 -4M-54 4L-62 4", color, 3.4)]


def pulk(color, hole):
    """A sledge like half a boat, with somebody in it, drawn to the left."""
    return [fill("M-50 14C-44 34 -30 42 -10 42H46V10H30C6 12 -30 14 -50 14Z", color), line("M-44 22H46M-36 31H46", hole,
        1.8, ""),
        fill("M4 12C2 -6 6 -16 16 -18C28 -18 34 -6 34 12ZM10 -20C4 -24 6 -38 16 -39C27 -40 30 -26 25 -19"
        "C21 -16 14 -16 10 -20Z", color),
        fill("M4 -30C6 -44 22 -46 28 -36C34 -34 38 -28 38 -22L26 -28Z", color), line("M12 -4L-16 2", color, 5)]
