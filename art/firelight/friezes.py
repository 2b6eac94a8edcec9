"""The strip above the story, one for each dress: people stand dark against a light, two of them at the board, cut out by their contours alone."""
import re

from cover import flat
from lib import *
from outside import stars
from shadows import *

W, SIZE = 600, .19
FIRE_TONES = ("#f28a30", "#ffc552", "#ffeaa6")


class Company:
    """Those before the light, in two depths: front and back, each with the rim that the light in the middle gives it."""

    def __init__(self, front, back, rim, far_rim):
        self.front, self.back, self.rim, self.far_rim = front, back, rim, far_rim
        self.parts, self.count = [], 0

    def add(self, figure, x, y, size=1, depth=0, left=None, shift=None):
        """Depth 0 is before, 1 behind; who is to the left of the middle looks to the right, or says otherwise."""
        looks_left = x > 300 if left is None else left
        first, *more = placed(figure, x, y, SIZE * size, 0, looks_left)
        numbers = [float(v) for v in re.findall(r"-?[\d.]+", first)]
        middle = sum(numbers[::2]) / len(numbers[::2]), sum(numbers[1::2]) / len(numbers[1::2])
        body = [first, *[from_afar(d, middle) for d in more]]
        away = min(1, abs(x - 300) / 290)
        shift = shift or ((1 if x < 300 else -1) * (1.25 - .45 * away), -.35)
        color = mix(self.far_rim if depth else self.rim, self.back, .45 * away)
        self.count += 1
        self.parts += against(body, self.back if depth else self.front, color, shift, f"p{self.count}")
        return self

    def take(self):
        """What was added since the last time."""
        parts, self.parts = self.parts, []
        return parts


def board(wood, field, lines, dark, light, red):
    """The board on its table, eleven squares a side, running towards the fire."""
    def spot(u, v):
        y = 50 + 1 / (1 / 22 + (1 / 46 - 1 / 22) * v / 11)
        return 300 + (u - 5.5) * 17.6 * (y - 50) / 46, y
    g = lambda a, b, c, d: poly([spot(a, b), spot(c, b), spot(c, d), spot(a, d)])
    out = [fill(g(-1.3, -1.2, 12.3, 14), wood), fill(g(-1.3, -1.2, 12.3, -.8), mix(wood, "#ffd792", .6)), fill(g(-.35, -.4, 11.35, 11.4), GOLD), fill(g(0, 0, 11, 11), field), fill([g(u, v, u + 1, v + 1) for u in (0, 10) for v in (0, 10)] + [g(5, 5, 6, 6)], red),
           line([f"M{pt(spot(k, 0))}L{pt(spot(k, 11))}M{pt(spot(0, k))}L{pt(spot(11, k))}" for k in range(12)], lines, .7)]
    men = [(6, 3, 1), (7, 5, 1), (6, 6, 1), (7, 7, 1), (2, 3, 0), (3, 0, 0), (7, 0, 0), (10, 3, 0), (9, 5, 0), (10, 7, 0), (2, 8, 0), (6, 10, 0), (8, 8, 2)]
    for u, v, side in sorted(men, key=lambda m: m[1]):
        (x, y), (right, _) = spot(u + .5, v + .6), spot(u + 1, v + .6)
        r = (right - x) * (.95 if side == 2 else .8)
        oval = lambda dy, q: f"M{f(x - q)} {f(y - dy)}a{f(q)} {f(q * .36)} 0 1 0 {f(2 * q)} 0a{f(q)} {f(q * .36)} 0 1 0 {f(-2 * q)} 0z"
        color = (dark, light, GOLD_LIT)[side]
        out += [fill(oval(0, r) + f"M{f(x - r)} {f(y - r * .4)}V{f(y)}H{f(x + r)}V{f(y - r * .4)}Z", mix(color, "#3a1c0c", .5)), fill(oval(r * .4, r), color), fill(oval(r * .4, r * .55), ("#a8794c", red, red)[side])]
    return out


def long_fire(tones, x0=200, x1=400, foot=70, tall=44, seed=3):
    """The long fire: layers of tongues, each cut in one piece, higher towards the middle."""
    out = []
    for layer, (color, high) in enumerate(zip(tones, (1, .72, .46))):
        count, inset = 14 - layer, 7 * layer
        step = (x1 - x0 - 2 * inset) / count
        d, valley = f"M{f(x0 + inset)} {foot}", foot
        for k in range(count):
            u = (k + .5) / count
            x = x0 + inset + k * step
            lean = (rnd(seed, layer, k) - .5) * 9 + (u - .5) * 6
            h = tall * high * (.3 + .7 * math.sin(math.pi * u) ** 1.4) * (.55 if (k + layer) % 2 else .95) * (.8 + .4 * rnd(seed + 1, layer, k))
            top, low = foot - h, foot - (min(h, 9) * .5 if k < count - 1 else 0)
            peak = x + step * .5 + lean
            d += (f"C{f(x - step * .3)} {f(valley - h * .42)} {f(peak - lean * 1.1 + step * .1)} {f(top + h * .42)} {f(peak)} {f(top)}"
                  f"C{f(peak - lean * .5 + step * .25)} {f(top + h * .4)} {f(x + step * 1.4)} {f(low - h * .3)} {f(x + step)} {f(low)}")
            valley = low
        out.append(fill(d + "Z", color))
    return out


def stones(color, lit, x0=240, x1=361, foot=75):
    """The hearth's edge, dark before the fire, which lights its top."""
    tops, faces, x, k = [], [], x0, 0
    while x < x1:
        w, top = 9 + 9 * rnd(7, k), 67.5 + 1.6 * rnd(8, k)
        for out, y in ((tops, top), (faces, top + .8)):
            out.append(f"M{f(x)} {foot}C{f(x - .4)} {f(y + 1)} {f(x + .8)} {f(y)} {f(x + 3)} {f(y)}L{f(x + w - 3)} {f(y + .2)}C{f(x + w - .6)} {f(y + .2)} {f(x + w + .2)} {f(y + 1)} {f(x + w)} {foot}Z")
        x, k = x + w + .3, k + 1
    return [fill(tops, lit), fill(faces, color)]


def glow(stops, cy=62, tall=.52):
    """The light: bright about the middle, dusk at the ends."""
    marks = "".join(f'<stop offset="{f(at_, 2)}" stop-color="{color}"/>' for at_, color in stops)
    return [f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="300" cy="{cy}" r="320" gradientTransform="translate(0 {f(cy * (1 - tall), 1)}) scale(1 {tall})">{marks}</radialGradient>', fill(rect(0, 0, W, 100), "url(#g)")]


def framed(name, body, edge):
    clip = "M594 99H6Q1 99 1 94V6Q1 1 6 1H594Q599 1 599 6V94Q599 99 594 99Z"
    save(name, W, 100, [f'<clipPath id="h"><path d="{clip}"/></clipPath><g clip-path="url(#h)">', *flat(body), "</g>", line(clip, edge, 2)])


def player_left(head):
    return person(head, LEANING, 1, 36, 12, 5)


def small(head):
    """A child's head on its shoulders."""
    return person(head, UPRIGHT, .8)


def scene(who, light, left, right, ground, colors, hold=thinking):
    """Two at the board, he with an arm over it; before and behind them what the dress adds."""
    who.add(player_left(left), 226, 36, 1.14).add(person(right, LEANING) + hold(), 382, 38, 1.1)
    people = who.take()
    return [*light, *people, *ground, *board(*colors), *who.add(reaching(), 226, 36, 1.14).take()]


def hall_by_fire():
    who = Company("#4a2c23", "#74402a", "#ffe6ae", "#ffcf80")
    who.add(post(), 42, 34, .78, 1, True).add(post(), 122, 34, .78, 1, False)
    who.add(person(man()) + toasting(), 76, 49, 1.02, 1)
    who.add(person(kerchief()) + jug(), 166, 29, .95, 1)
    who.add(person(kerchief()) + distaff(), 474, 31, .95, 1)
    arms, lyre = harping()
    who.add(person(man()) + arms + lyre, 570, 46, 1.06, 1)
    who.add(small(child()), 439, 57, .82).add(dog(), 496, 99, .78, 0, True).add(cauldron(), 334, 31, .62, 0, None, (0, .8))
    light = [*glow(((0, "#ffd688"), (.16, "#fbb250"), (.4, "#d98540"), (.72, "#b56a35"), (1, "#854c2e"))), *long_fire(FIRE_TONES), *stones("#5c3222", "#ffe6ae")]
    out = scene(who, light, old_man(), girl(), [line(placed(strings(), 570, 46, SIZE * 1.06, 0, True), "#6c3a26", .9), fill("M0 0H600V7H0Z", "#4d2e24"), fill("M0 7H600V8H0Z", "#e79a48")], ("#5f3622", "#f8dca2", "#a86e38", "#40302a", BONE, "#a8331a"))
    framed("story-head", out, OAK)


def berserks():
    who = Company("#4a2622", "#6e2825", "#ffd9a0", "#ffb070")
    who.add(spear(0, -150, 420, 40), 36, 40, 1, 1).add(spear(0, -170, 420, 30), 584, 40, 1, 1)
    who.add(person(wolf_skin()) + toasting(), 82, 50, 1.04, 1).add(person(helmed()) + holding(spear(90, -150, 420, 16)), 162, 36, 1, 1)
    who.add(person(bear_skin()) + shield(), 458, 32, 1.02, 1).add(person(wolf_skin()) + pointing(), 550, 46, 1.04, 1)
    who.add(dog(), 502, 99, .8)
    light = [*glow(((0, "#ffc878"), (.16, "#f7934a"), (.4, "#cf4a30"), (.72, "#b5382c"), (1, "#96322b"))), *long_fire(FIRE_TONES), *stones("#5f2824", "#ffd9a0")]
    out = scene(who, light, wolf_skin(), bear_skin(), [], ("#5c2422", "#fbe0bc", "#b5644a", "#40302a", "#fff6e6", "#a8202a"), axe)
    framed("story-head-berserk", out, "#6a1a1c")


def shore():
    who = Company("#2c3a38", "#48645e", "#fff0bc", "#ffe2a0")
    light = [*glow(((0, "#fff0be"), (.2, "#fbd592"), (.45, "#d9bd92"), (.72, "#86a89e"), (1, "#4d8088")), 56, .6), fill(circle(300, 52, 26), "#fffbe2"), fill("M0 56H600V100H0Z", "#5a979a"), fill("M268 56H332L372 80H228Z", "#fbe2a4"),
             line("M120 61h40M214 66h28M344 64h34M470 60h50M100 69h24M470 68h30M352 71h40", "#f3dca4", .9, ROUND), fill("M0 56C50 46 96 44 136 50C160 54 176 55 196 56ZM600 56C556 44 500 42 460 50C440 54 424 55 404 56Z", "#5f8a86")]
    who.add(ship(), 306, 57, .72, 1, False, (0, -.5))
    light += [*who.take(), fill("M0 84C100 74 200 78 300 76S500 74 600 84V100H0Z", "#47705a")]
    who.add(prow(), 60, 40, 1, 1, False)
    who.add(person(helmed()) + holding(oar(88, -190, 420, 14)), 140, 34, 1.04, 1)
    who.add(person(hooded()) + pointing(), 484, 31, 1.02, 1).add(person(kerchief()) + jug(), 556, 42, .98, 1)
    who.add(small(child()), 440, 63, .84)
    out = scene(who, light, man(), girl(), [], ("#8a6a48", "#fbf1d6", "#a3946c", "#40302a", "#368d80", "#1d6258"))
    framed("story-head-norse", out, "#23525a")


def snow():
    who = Company("#2b3548", "#3c4b68", "#ffe2a6", "#f3cf98")
    light = [*glow(((0, "#ffdf98"), (.13, "#f5b868"), (.3, "#b99a86"), (.55, "#7d97b3"), (1, "#4a678d"))), stars(W, 40, 26, 81), fill("M0 78C90 64 170 72 250 68C360 66 470 70 600 72V100H0Z", "#c6d6e2"), fill("M180 100C210 76 260 68 300 68S390 76 420 100Z", "#ffe6b0"), *long_fire(FIRE_TONES), *stones("#3d4152", "#ffe2a6")]
    who.add(fir(), 26, 24, 1, 1).add(fir(), 128, 52, .6, 1).add(fir(), 592, 22, 1, 1).add(fir(), 502, 52, .56, 1)
    who.add(person(hooded(True)) + holding(["M82 420L100 420L112 -90L94 -90Z"]), 82, 46, 1.04, 1).add(person(hooded()) + jug(), 166, 33, .98, 1)
    who.add(person(man()), 464, 33, 1, 1).add(person(hooded(True)) + toasting(), 544, 48, 1.02, 1)
    who.add(small(hooded()), 438, 58, .78).add(dog(), 494, 99, .9)
    out = scene(who, light, hooded(True), kerchief(), [], ("#4a3a34", "#f8fafa", "#8fa3b5", "#33302f", "#4c83b7", "#2f66a0"))
    framed("story-head-winter", out, "#2f4560")


def draw():
    hall_by_fire()
    berserks()
    shore()
    snow()
