"""The strip above the story, one for each dress: two at a board on a chest, the fire on its hearth behind them, others who look on from both sides."""
from cover import dragon_head, flames, flat, hearth_edge
from frame import shield
from lib import *
from outside import birch, fir, hall, stars
from watchers import seated, stands

W, FOOT = 600, 91


def figure(x, body, size=.72, left=False):
    return at(x, FOOT, size, "".join(flat(body)), flip=left)


def chest(wood, band, mark, dark, light):
    """A chest that serves as a table, the board on it with its men, the king in the middle."""
    out = [fill(rect(262, 64, 76, 27), wood), fill(rect(262, 64, 6, 27) + rect(332, 64, 6, 27) + rect(296, 64, 8, 27), mix(wood, "#241a16", .4)),
           fill([poly([(x, 69), (x + 7, 77.5), (x, 86), (x - 7, 77.5)]) for x in (282, 318)], band), fill(rect(256, 60, 88, 5), band), fill(rect(258, 58.6, 84, 1.8), light)]
    out.append(fill([rect(x, 54.6, 8, 4) for x in (276, 311, 322)], dark) + fill([rect(x, 54.6, 8, 4) for x in (287, 265)], light))
    return out + [fill("M296 58.600V49L293.500 44L298 46.500L300 42L302 46.500L306.500 44L304 49V58.600Z", mark), line("M296 58.600V49L293.500 44L298 46.500L300 42L302 46.500L306.500 44L304 49V58.600", "#40302a", .9)]


def hearth(size=.31, seed=9, pool="#ffb65a", bed=EMBER_DARK):
    """The fire farther back on the floor, its stones about it: above the board, with a strip of floor between."""
    return [fill("M214 51a86 9 0 1 0 172 0a86 9 0 1 0-172 0z", pool, 'fill-opacity=".45"'), fill("M262 45.500a38 4 0 1 0 76 0a38 4 0 1 0-76 0z", bed),
            *flames(279, 46, size * .62, seed + 3), *flames(322, 46, size * .6, seed + 5), *flames(300, 47, size, seed), *hearth_edge(261, 339, 43.6, 50.6, 10, 95)]


def company(robes, kinds, spear, dark, light):
    """Five on each side, all turned to the board; those who stand are behind those who sit."""
    a, b, c, d, e = robes
    left = [(108, stands(*c, kinds[2], "#a8835a", staff=spear), .63), (52, seated(*a, kinds[0], "#7a5a40"), .72), (156, seated(*b, kinds[1], "#b9a88c", holds="horn"), .72), (224, seated(*d, kinds[3], "#a4562a", holds=dark), .78)]
    right = [(478, stands(*d, kinds[3], "#8a6a4c", staff=spear), .63), (548, seated(*b, kinds[2], "#a4562a"), .72), (438, seated(*a, kinds[4], "#7a5a40"), .72), (376, seated(*e, kinds[1], "#c9b896", holds=light), .78)]
    return [figure(x, body, s) for x, body, s in left] + [figure(x, body, s, True) for x, body, s in right]


def glow(dusk, mid, bright):
    return [f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="300" cy="52" r="310" gradientTransform="translate(0 28) scale(1 .46)"><stop offset="0" stop-color="{bright}"/>'
            f'<stop offset=".3" stop-color="{mid}"/><stop offset="1" stop-color="{dusk}"/></radialGradient>', fill(rect(0, 0, W, 100), "url(#g)")]


def post(x, wood, lit, beast, flip=False):
    """A carved post with a beast's head that looks inwards."""
    twist = [f"M-5 {y}C0 {y} 0 {y + 10} 5 {y + 10}M5 {y}C0 {y} 0 {y + 10}-5 {y + 10}" for y in range(40, 86, 10)]
    return at(x, 0, 1, [fill(rect(-8, 12, 16, 80), wood), fill(rect(3, 12, 5, 80), lit), line(twist, mix(wood, "#241a16", .4), 1.6), *flat([at(0, 34, .5, beast)])], flip=flip)


def band(color, gold, pale):
    """The woven band along the top."""
    return [fill(rect(0, 0, W, 11), color), line("M" + "L".join(f"{10 * k} {8.5 if k % 2 else 3}" for k in range(61)), pale, 1.2), fill(rect(0, 10.4, W, 1.6), gold)]


def framed(name, body, edge):
    clip = "M6 1H594Q599 1 599 6V94Q599 99 594 99H6Q1 99 1 94V6Q1 1 6 1Z"
    save(name, W, 100, [f'<clipPath id="h"><path d="{clip}"/></clipPath><g clip-path="url(#h)">', *flat(body), "</g>", line(clip, edge, 2)])


def hall_by_fire():
    robes = [("#4f2f2a", "#c4633a"), ("#39453c", "#a9a066"), ("#4a3a30", "#c98f4e"), ("#5a2a22", "#d8613a"), ("#33434a", "#93a39a")]
    out = [*glow("#4f352b", "#b8672d", "#ffc766"), line([f"M{x} 12V88" for x in range(14, W, 26)], "#4a322a", .9, 'stroke-opacity=".5"'), *band(EMBER_DARK, GOLD, BONE2)]
    for x, pair in ((78, (EMBER_DARK, "#d9b27c")), (522, ("#d9b27c", "#3f4a3c"))):
        out += shield(x, 30, 11, (OAK, GOLD, GOLD_LIT, "#7a3418", EMBER), pair)
    out += [fill(rect(0, 41, W, 59), "#6d4226"), fill(rect(0, 40.4, W, 1.4), "#d18a42"), line([f"M{f(300 + 30 * k)} 42L{f(300 + 62 * k)} 100" for k in range(-10, 11)], "#57351f", .9), fill(rect(0, 88, W, 12), "#57351f"), fill(rect(0, 87.4, W, 1.4), "#d18a42")]
    out += [post(16, "#5a3524", "#b86f34", dragon_head()), post(584, "#5a3524", "#b86f34", dragon_head(), True)]
    out += [*hearth(), *company(robes, ("beard", "beard", "hood", "plait", "hood"), "#5f3a24", "#40302a", BONE), *chest("#6a3d22", GOLD, GOLD_LIT, "#40302a", BONE)]
    framed("story-head", out, OAK)


def berserks():
    robes = [("#4a3028", "#b9743f"), ("#5a1c20", "#e0603f"), ("#43352f", "#c49a68"), ("#53342a", "#cf8a4c"), ("#6a1a1c", "#e8624a")]
    out = [*glow("#4a1f20", "#b5302a", "#ffb35c"), *band("#43302c", "#ecd6a6", "#d8453a")]
    # Shields of a wall behind them all, edge to edge.
    for k, x in enumerate(range(18, W, 47)):
        if abs(x - 300) > 40:
            out += shield(x, 46, 21, ("#43302c", "#c99a6a", "#f3dca8", "#4a1f20", RED2), (("#8f2226", "#c98a68"), ("#5a2423", "#a8443a"))[k % 2])
    out += [fill("M0 60C120 42 220 40 300 40S480 42 600 60V100H0Z", "#5e2c25"), fill(rect(0, 88, W, 12), "#43241f"), fill(rect(0, 87.4, W, 1.4), "#e07a45"), *hearth(.31, 4, "#ff9a4e", "#7c1f22")]
    out += [*company(robes, ("skin", "skin", "helm", "skin", "skin"), "#3f2a24", "#40302a", "#f3dca8"), *chest("#5c2422", "#ecd6a6", "#fff2d4", "#40302a", "#fdf2dc")]
    framed("story-head-berserk", out, "#6a1a1c")


RED2 = "#d8453a"


def shore():
    robes = [("#274a52", "#7fb3a0"), ("#4a4a34", "#c9b86a"), ("#2f5a4a", "#93c08a"), ("#7a3a24", "#e08a4a"), ("#3d4f66", "#a3bcc0")]
    out = ['<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#5aa0a8"/><stop offset="1" stop-color="#fbe3b0"/></linearGradient>', fill(rect(0, 0, W, 60), "url(#s)"),
           fill("M0 46C60 34 120 36 190 50H0ZM600 44C540 32 470 36 410 50H600Z", "#6f9c90"), fill(rect(0, 49, W, 40), "#3f8a8c"), line("M30 58h50M96 66h40M380 56h50M470 64h60M240 60h40M180 72h36M420 76h40", "#a9d3c4", 1.3, ROUND)]
    # The ship that brought them, at anchor.
    for x, s in ((300, 1),):
        out.append(at(x, 47, .9, [fill("M-26-44C-20-32-20-20-25-10C-8-6 8-6 25-10C20-20 20-32 26-44C8-40-8-40-26-44Z", "#fdf0d0"), fill("M-13-42C-9-30-9-19-12-8L-3-7.500V-41ZM4-41C6-30 6-19 4-7.500L12-8C9-19 9-30 13-42Z", "#c9502a"),
                    fill("M-44-4C-40 6-32 9-26 10H28C36 9 42 4 45-6C50-10 54-6 52-3C50 12 40 18 28 18H-26C-40 18-50 10-52-3C-54-8-48-10-44-4Z", "#7d4a28")]))
    out += [fill("M0 76C80 70 150 82 230 84S440 80 600 74V100H0Z", "#5f8f55"), fill("M0 88C100 84 200 90 300 89S500 90 600 86V100H0Z", "#4a7a4a")]
    for x, w, lean, seed in ((18, 9, 5, 3), (112, 6, -3, 5), (490, 6, 4, 7), (580, 9, -5, 9)):
        out += [at(0, 0, 1, "".join(flat(birch(x, 92, w, lean, seed))))]
    out += [*company(robes, ("plait", "beard", "hood", "beard", "hood"), "#6a4a30", "#40302a", "#fff6dc"), *chest("#a88d66", "#efe6cf", "#c9502a", "#40302a", "#fffaf0")]
    framed("story-head-norse", out, "#23525a")


def snow():
    robes = [("#3d4a60", "#c9a06a"), ("#4a3a44", "#e0a066"), ("#33475e", "#d9b27c"), ("#6a2f28", "#f0985a"), ("#2f4f5c", "#c9b48a")]
    out = ['<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#27405f"/><stop offset="1" stop-color="#8fb0c8"/></linearGradient>', fill(rect(0, 0, W, 100), "url(#s)"), stars(W, 46, 44, 81),
           fill("M0 60C90 42 170 46 250 42C360 38 470 48 600 46V100H0Z", "#a3bdd2")]
    for x, tall in ((18, 84), (92, 64), (124, 50), (478, 52), (512, 66), (584, 86)):
        out += fir(x, 84, tall, "#2f4d5c", "#e9f1f5")
    out += [fill("M0 82C120 74 220 80 300 80S480 76 600 82V100H0Z", "#e6eef3"), fill("M180 100C220 84 260 80 300 80S380 84 420 100Z", "#ffdf9c")]
    out += [*hearth(.33, 9, "#ffdf9c"), *company(robes, ("hood", "beard", "hood", "hood", "hood"), "#4a3a34", "#33475e", "#ffffff"), *chest("#4a3a34", "#cdd8de", GOLD_LIT, "#33475e", "#ffffff")]
    framed("story-head-winter", out, "#2f4560")


def draw():
    hall_by_fire()
    berserks()
    shore()
    snow()
