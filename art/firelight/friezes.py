"""The strip above the story, one for each dress: two lean over the board before the fire, and on both sides, head behind head, those who look on."""
import re

from cover import flames, flat, hearth_edge
from lib import *
from outside import birch, fir, stars
from profiles import BROWN, FAIR, GREY, RED_HAIR, braided, child, cowl, front, girl, helmed, hooded, old_man, shaggy, skinned, turned

W = 600


def dusk(body, share, color="#3b241c"):
    """The same, so much farther from the fire, which still lights every edge; in whole units, for it is drawn small."""
    bright = lambda c: sum(int(c[k:k + 2], 16) for k in (1, 3, 5)) > 480
    return shorten(re.sub("#[0-9a-f]{6}", lambda m: mix(m[0], color, share * (.25 if bright(m[0]) else 1)), "".join(flat(body))), 0)


def bust(head, robe, lit):
    """A head with the shoulders below it."""
    return [fill("M-150 260C-140 160-104 104-56 84L24 92C60 110 74 160 84 260Z", robe), fill("M24 92C60 110 74 160 84 260H66C58 180 44 124 8 90Z", lit), *head]


def company(left, right, night="#3b241c", low=0):
    """A row on each side, the farthest first and darkest; the last of each is at the board. One of them: head, robe, its lit edge,
    and perhaps: a child, somebody turned to the neighbour behind, or to us."""
    out = []
    for people, mirrored in ((left, False), (right, True)):
        for k, (head, robe, lit, *how) in enumerate(people):
            last = k == len(people) - 1
            x, y, size, share = (210, 43 + low, .5, 0) if last else (60 + 46 * k, 47 - 5 * (k % 2), .42, .22 - .07 * k)
            looks_left = mirrored
            if not last:
                x = (47, 105, 153)[k]
            if how == ["child"]:
                x, y, size = x + 5, 62, .36
            elif how == ["front"]:
                size, lit = .38, mix(robe, lit, .3)
            elif how == ["turned"]:
                x, looks_left, lit = x + 9, not mirrored, mix(robe, lit, .3)
            out.append(at(W - x if mirrored else x, y, size, dusk(bust(head, robe, lit), share, night), -8 if looks_left else 8, looks_left))
    return out


def board(wood, field, lines, dark, light, red):
    """The board on its table, eleven squares a side, running towards the fire."""
    def spot(u, v):
        y = 50 + 1 / (1 / 22 + (1 / 46 - 1 / 22) * v / 11)
        return 300 + (u - 5.5) * 17.6 * (y - 50) / 46, y
    g = lambda a, b, c, d: poly([spot(a, b), spot(c, b), spot(c, d), spot(a, d)])
    out = [fill(g(-1.3, -1.2, 12.3, 14), wood), fill(g(-1.3, -1.2, 12.3, -.8), mix(wood, "#ffd792", .6)), fill(g(-.35, -.4, 11.35, 11.4), GOLD), fill(g(0, 0, 11, 11), field), fill([g(u, v, u + 1, v + 1) for u in (0, 10) for v in (0, 10)] + [g(5, 5, 6, 6)], red),
           line([f"M{pt(spot(k, 0))}L{pt(spot(k, 11))}M{pt(spot(0, k))}L{pt(spot(11, k))}" for k in range(12)], lines, .7)]
    men = [(5, 3, 1), (3, 5, 1), (7, 5, 1), (5, 7, 1), (4, 4, 1), (7, 7, 1), (3, 8, 1), (3, 0, 0), (5, 1, 0), (7, 0, 0), (0, 3, 0), (1, 5, 0), (10, 3, 0), (9, 5, 0), (0, 7, 0), (10, 7, 0), (4, 9, 0), (6, 10, 0), (8, 8, 2)]
    for u, v, side in sorted(men, key=lambda m: m[1]):
        (x, y), (right, _) = spot(u + .5, v + .6), spot(u + 1, v + .6)
        r = (right - x) * (.95 if side == 2 else .8)
        oval = lambda dy, q: f"M{f(x - q)} {f(y - dy)}a{f(q)} {f(q * .36)} 0 1 0 {f(2 * q)} 0a{f(q)} {f(q * .36)} 0 1 0 {f(-2 * q)} 0z"
        color = (dark, light, GOLD_LIT)[side]
        out += [fill(oval(0, r) + f"M{f(x - r)} {f(y - r * .4)}V{f(y)}H{f(x + r)}V{f(y - r * .4)}Z", mix(color, "#3a1c0c", .5)), fill(oval(r * .4, r), color), fill(oval(r * .4, r * .55), ("#a8794c", red, red)[side])]
    return out


def fire(bed=EMBER_LIT):
    """The long fire on the floor, wider than the table before it."""
    out = [fill("M204 60a96 8 0 1 0 192 0a96 8 0 1 0-192 0z", bed, 'fill-opacity=".6"')]
    for x, size, seed in ((262, .37, 3), (338, .37, 5), (300, .43, 9)):
        out += flames(x, 57, size, seed)
    return out + hearth_edge(206, 394, 54.5, 61, 13, 95)


def glow(dusk, mid, bright):
    return [f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="300" cy="52" r="310" gradientTransform="translate(0 22) scale(1 .58)"><stop offset="0" stop-color="{bright}"/>'
            f'<stop offset=".34" stop-color="{mid}"/><stop offset="1" stop-color="{dusk}"/></radialGradient>', fill(rect(0, 0, W, 100), "url(#g)")]


def band(color, gold, pale):
    """The woven band along the top."""
    return [fill(rect(0, 0, W, 9), color), line("M" + "L".join(f"{10 * k} {7 if k % 2 else 2.5}" for k in range(61)), pale, 1.2), fill(rect(0, 8.4, W, 1.4), gold)]


def framed(name, body, edge):
    clip = "M6 1H594Q599 1 599 6V94Q599 99 594 99H6Q1 99 1 94V6Q1 1 6 1Z"
    save(name, W, 100, [f'<clipPath id="h"><path d="{clip}"/></clipPath><g clip-path="url(#h)">', *flat(body), "</g>", line(clip, edge, 2)])


def hall_by_fire():
    left = [(hooded("#8fae7c", "#f2dc98", GREY, "yawn"), "#8fae7c", "#f2dc98"), (front(FAIR, "grin"), "#7a3226", "#f08a50", "front"), (helmed(BROWN, "wide"), "#3d525c", "#b9cfc4"), (old_man(), "#3d2b27", "#d07a3a")]
    right = [(front(BROWN, "awe", "#93b7c6", "#f6dca4"), "#93b7c6", "#f6dca4", "front"), (shaggy(BROWN, "grin"), "#7a3226", "#f08a50"), (child(FAIR), "#3d525c", "#b9cfc4", "child"), (girl("grin"), "#353a34", "#b98d4a")]
    out = [*glow("#54342a", "#b8672d", "#ffc766"), line([f"M{x} 9V50" for x in range(14, W, 26)], "#4a322a", .9, 'stroke-opacity=".45"'), *band(EMBER_DARK, GOLD, BONE2), fill(rect(0, 50, W, 50), "#6d4226")]
    out += [*fire(), *company(left, right), *board("#5f3622", "#f8dca2", "#a86e38", "#40302a", BONE, "#a8331a")]
    framed("story-head", out, OAK)


def berserks():
    wolf, bear, pale = ("#4a3c36", "#e0b880"), ("#6a4230", "#eba45c"), ("#b0a094", "#f6dcae")
    left = [(skinned(*pale, BROWN, "yawn"), "#8a3430", "#f08a5c"), (front(RED_HAIR, "grin", bearded=True, helmet=True), "#5a463e", "#e0b880", "front"), (skinned(*bear, FAIR, "wide"), "#6a1a1c", "#e8624a"), (skinned(*wolf, RED_HAIR), "#4a2424", "#e0603f")]
    right = [(skinned("#cf9860", "#ffdf9e", GREY, "wide"), "#8a3430", "#f08a5c"), (turned(shaggy(RED_HAIR, "grin"), "long"), "#5a463e", "#e0b880", "turned"), (front(BROWN, "yawn", bearded=True), "#6a1a1c", "#e8624a", "front"), (skinned(*bear, GREY, "grin"), "#3d2b27", "#cf8a4c")]
    out = [*glow("#4a1f20", "#b5302a", "#ffb35c"), *band("#43302c", "#ecd6a6", "#d8453a"), fill(rect(0, 50, W, 50), "#5e2c25"), *fire("#ff9a4e"), *company(left, right, "#3a1a1a", 5), *board("#5c2422", "#fbe0bc", "#b5644a", "#40302a", "#fff6e6", "#a8202a")]
    framed("story-head-berserk", out, "#6a1a1c")


def shore():
    left = [(hooded("#86bdbb", "#f3e2b0", None, "yawn"), "#86bdbb", "#f3e2b0"), (shaggy(BROWN, "wide"), "#4a4a34", "#c9b86a"), (front(FAIR, "grin"), "#2f5a4a", "#93c08a", "front"), (shaggy(RED_HAIR, "wide"), "#7a3a24", "#e08a4a")]
    right = [(front(GREY, "awe", "#7392cf", "#ffe2b0", bearded=True), "#7392cf", "#ffe2b0", "front"), (braided(RED_HAIR, GOLD, "laugh"), "#4a4a34", "#c9b86a"), (child(FAIR), "#2f5a4a", "#93c08a", "child"), (braided(BROWN, GOLD, "grin"), "#274a52", "#7fb3a0")]
    out = ['<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#4f93a0"/><stop offset="1" stop-color="#fbdca0"/></linearGradient>', fill(rect(0, 0, W, 60), "url(#s)"), fill(circle(300, 50, 30), "#fff3c8"),
           fill("M0 50C60 36 130 40 214 54H0ZM600 48C540 36 470 40 386 54H600Z", "#5f9088"), fill(rect(0, 52, W, 48), "#3f8a8c"), fill("M276 52H324L352 74H248Z", "#f7d48c"), line("M236 57h26M340 60h34M222 64h20M356 67h30", "#a9d3c4", 1.3, ROUND)]
    # The ship that brought them, her sail before the sun.
    out.append(at(300, 50, .8, [fill(rect(-1.5, -46, 3, 54), "#5f3a24"), fill("M-26-44C-20-32-20-20-25-10C-8-6 8-6 25-10C20-20 20-32 26-44C8-40-8-40-26-44Z", "#ecc98c"), fill("M-13-42C-9-30-9-19-12-8L-3-7.500V-41ZM4-41C6-30 6-19 4-7.500L12-8C9-19 9-30 13-42Z", "#c9502a"),
                fill("M-44-4C-40 6-32 9-26 10H28C36 9 42 4 45-6C50-10 54-6 52-3C50 12 40 18 28 18H-26C-40 18-50 10-52-3C-54-8-48-10-44-4Z", "#7d4a28")]))
    out += [fill("M0 76C80 70 220 68 300 68S520 70 600 76V100H0Z", "#5f8f55"), *[at(0, 0, 1, "".join(flat(birch(x, 100, 9, lean, seed)))) for x, lean, seed in ((14, 4, 3), (586, -4, 9))]]
    out += [*company(left, right, "#1f3a40"), *board("#8a6a48", "#fbf1d6", "#a3946c", "#40302a", "#368d80", "#1d6258")]
    framed("story-head-norse", out, "#23525a")


def snow():
    left = [(hooded("#98b3d6", "#fbe0a8", GREY, "yawn"), "#98b3d6", "#fbe0a8"), (front(BROWN, "grin", "#cfaac0", "#f6b878"), "#cfaac0", "#f6b878", "front"), (helmed(FAIR, "wide"), "#33475e", "#d9b27c"), (hooded("#2f4f5c", "#c9b48a", GREY, "wide"), "#2f4f5c", "#c9b48a")]
    right = [(hooded("#d9805a", "#ffc07a", None, "laugh"), "#d9805a", "#ffc07a"), (front(FAIR, "awe", "#86a3c8", "#f0cf98", bearded=True), "#86a3c8", "#f0cf98", "front"), ([child(BROWN), cowl("#4a3a44", "#e0a066")], "#4a3a44", "#e0a066", "child"), (hooded("#6a2f28", "#f0985a", RED_HAIR, "grin"), "#6a2f28", "#f0985a")]
    out = ['<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#27405f"/><stop offset="1" stop-color="#8fb0c8"/></linearGradient>', fill(rect(0, 0, W, 100), "url(#s)"), stars(W, 46, 34, 81), fill("M0 60C90 42 170 46 250 42C360 38 470 48 600 46V100H0Z", "#a3bdd2")]
    for x, tall in ((16, 92), (76, 60), (524, 62), (584, 92)):
        out += fir(x, 92, tall, "#2f4d5c", "#e9f1f5")
    out += [fill("M0 64C120 56 220 60 300 58S480 58 600 64V100H0Z", "#e6eef3"), fill("M170 100C210 70 260 60 300 60S390 70 430 100Z", "#ffdf9c"), *fire("#f0a04c"), *company(left, right, "#22344c"), *board("#4a3a34", "#f8fafa", "#8fa3b5", "#33302f", "#4c83b7", "#2f66a0")]
    framed("story-head-winter", out, "#2f4560")


def draw():
    hall_by_fire()
    berserks()
    shore()
    snow()
