"""The cover: cliffs full of birds, a boat under sail, the broch of Mousa, and a sky that somebody has knitted."""
import re

import birds
import things
from birds import BLACK
from charts import BAND, SEEDS, STAR_SMALL, WAVE
from lib import *
from things import ROUND

W, H = 400, 300
HORIZON = 176
# a stitch of the sky
SW, SH = 5, 4
COLUMNS = 80


NOTCHES = str(notches("#ffffff", 0, 0, SW, SH, COLUMNS, 184)).replace('<path', '<path id="n"').replace(' fill="#ffffff"', "")


def knitted_from(row, color):
    """All below a row of stitches."""
    return f'<use href="#n" fill="{color}" transform="translate(0 {SH * row})"/>'


def pattern(chart, row, color, shift=0):
    """A chart again and again along the sky: drawn once, and moved on by its width."""
    wide = len(chart[0])
    first = path(knit({(c - shift, r + row) for c, r in cells_of(chart, "xo")}, 0, 0, SW, SH), color, f'id="p{row}"')
    return [first] + [f'<use href="#p{row}" transform="translate({f(n * wide * SW)})"/>'
        for n in range(1, (COLUMNS + shift) // wide + 1)]


# The light of an evening in June, from above: bands of the sky, then patterns and the sun.
JUNE = dict(bands=((0, "#2b4a6b"), (5, "#3a5f80"), (10, "#577f9a"), (15, "#7a9fb2"), (20, "#9dbbc5"), (25, "#bdd0d1"), (29, "#d9dfd2"),
    (33, "#efe3c0"), (37, "#f0d08c"), (40, "#e8ae62"), (42, "#d98a58")), seeds="#5f83a3", stars="#dfe6e2", wave="#d3e0e0", band="#8fb0bb",
    low=("#dfa95a", "#f7e6b6"), sun=("#f3c65f", "#fbe7ae"), at=(252, 176, 40), who="puffins", felt={}, tint=("#ffffff", 0))


def sky(light, plain=False):
    bands = light["bands"]
    b = [path(rect(0, 0, W, HORIZON + 4), bands[0][1])]
    b += [knitted_from(row, color) for row, color in bands[1:]]
    stars = [line + "..." for line in STAR_SMALL]
    if plain:
        return b + pattern(stars, 5, light["stars"], 13)
    # patterns a little lighter or darker than the row they are in
    b += pattern(SEEDS, 1, light["seeds"]) + pattern(stars, 5, light["stars"], 13) + pattern(WAVE, 19, light["wave"])
    b += pattern(BAND, 23, light["band"], 4) + pattern(WAVE, 34, light["low"][0]) + pattern(SEEDS, 38, light["low"][1], 2)
    # the sun, low over the sea, or the moon
    x, y, reach = light["at"]
    disc = lambda r: {(c, row) for c in range(COLUMNS) for row in range(45) if ((c + .5) * SW - x) ** 2 + ((row + .5) * SH - y) ** 2 < r * r}
    return b + [path(knit(disc(reach), 0, 0, SW, SH), light["sun"][0]), path(knit(disc(.73 * reach), 0, 0, SW, SH), light["sun"][1])]


# Animals that come often are drawn once.
HERD = {"guillemot": things.guillemot(), "turned": things.guillemot(turn=True), "sitting": things.guillemot(sitting=True), "ram": things.ram(),
    "dark-ram": things.ram(wool="#5a4030", face="#3a332f"), "gannet": things.gannet_flying(), "diver": things.gannet_diving(), "tern": things.tern_flying(),
    "thrift": things.thrift(0, 0), "puffin": things.puffin()}


def one(name, x, y, scale=1, turn=0, flip=False):
    spin = f" rotate({f(turn)})" if turn else ""
    return [f'<use href="#{name}" transform="translate({pt(x, y)}){spin} scale({"-" if flip else ""}{number(scale, 2)} {number(scale, 2)})"/>']


def swell(y, step, high, color, phase=0, bottom=H):
    n = int(W / step) + 3
    x = -step * (1 + phase)
    return path(f"M{f(x)} {f(y)}" + f"q{f(step / 4)} {f(-high)} {f(step / 2)} 0t{f(step / 2)} 0" * n + f"V{bottom}H{f(x)}Z", color)


def running(y, step, high, color, phase=0, width=1.3):
    """A running stitch along a strip of felt."""
    n = int(W / step) + 3
    x = -step * (1 + phase)
    return stroke(f"M{f(x)} {f(y)}" + f"q{f(step / 4)} {f(-high)} {f(step / 2)} 0t{f(step / 2)} 0" * n, color, width, 'stroke-dasharray="5 4"')


def sea():
    b = [path(rect(0, HORIZON, W, H - HORIZON), "#b7c4b4")]
    b.append(path("M196 176H308L330 186H180Z", "#f0d79a"))
    for i, (y, step, high, color, thread) in enumerate(((183, 34, 2, "#8fadb0", "#d5e0da"), (193, 46, 3, "#6d95a1", "#b9d0d3"), (207, 58, 4.5, "#4c7a8d", "#93b6bf"),
            (226, 74, 6, "#365f79", "#7da3b3"), (250, 90, 7, "#27486a", "#6a8fa6"))):
        b += [swell(y, step, high, color, i * .37), running(y + 4.5, step, high, thread, i * .37, 1 + .15 * i)]
    return b


def far_land():
    hill = "M286 178C296 170 306 166 320 164C338 158 356 158 372 160C384 160 394 164 402 166V182H286Z"
    shore = "M280 180C296 175 320 174 344 175C366 174 390 175 402 174V186H292Z"
    return [path("M168 177C178 169 190 170 198 173C206 175 214 177 220 178Z", "#8a96a0"), path(hill, "#71825f"),
        stroke("M300 170C320 167 350 163 372 165C384 166 394 169 402 170", "#a9b489", 1.2, 'stroke-dasharray="4 3"'),
        *place(350, 164, 1, parts=things.broch()), path(shore, "#5d6f50"),
        *one("ram", 322, 173, .2), *one("ram", 382, 171, .2, flip=True), *one("dark-ram", 306, 175, .17),
        path("M280 180C300 178 330 179 402 178V186C350 182 310 188 290 184Z", "#5b5148")]


def cliff():
    """Red sandstone in ledges; birds in rows."""
    face = "M-4 66L34 62C48 62 58 66 70 64L100 70C108 76 112 84 110 92L116 104L112 118L120 134L116 150L124 166L120 184L130 204L128 240H-4Z"
    b = [path(face, "#8f5a43")]
    b.append(path("M70 64L100 70C108 76 112 84 110 92L116 104L112 118L120 134L116 150L124 166L120 184L130 204L128 240H104L98 204L104 176L94 150L98 122L88 100L90 82Z", "#6d4032"))
    b.append(path("M-4 66L34 62C30 84 38 100 28 124C22 148 34 166 26 190C22 206 26 222 20 240H-4Z", "#a86f53"))
    ledges = ((86, 4, 88), (104, 22, 110), (122, 2, 96), (141, 16, 114), (160, 4, 100), (179, 30, 116), (198, 8, 108))
    strata = "".join(f"M{x0} {y}C{x0 + 24} {y - 2} {x1 - 26} {y + 3} {x1} {y}" for y, x0, x1 in ledges)
    b += [stroke(strata, "#4d2c24", 2.6, ROUND), stroke("".join(f"M{x0 + 1} {y - 2.2}C{x0 + 24} {y - 4.2} {x1 - 26} {y + .8} {x1 - 2} {y - 2.2}" for y, x0, x1 in ledges), "#d9b394", 1.5, ROUND)]
    b.append(stroke("M46 90v10M72 108v10M34 126v12M60 146v10M84 164v12M48 184v11M96 126v10M16 164v12M70 202v14M30 106v9", "#5e382b", 1.4, ROUND))
    for nth, (y, x0, x1) in enumerate(ledges):
        x = x0 + 9
        while x < x1 - 8:
            r = rnd(nth, int(x))
            if r < .62 and not (nth in (2, 5) and 40 < x < 70):
                bird = "turned" if r < .2 else "sitting" if r < .34 else "guillemot"
                b += one(bird, x, y - 1.6, .78 + .1 * rnd(nth, int(x), 5), flip=r < .3)
            x += 9.5 + 7 * rnd(nth, int(x), 9)
    turf = "M-4 54C10 50 24 52 36 54C52 52 66 54 78 58C90 60 100 62 104 70C106 74 104 78 100 76C94 72 86 76 80 72C72 70 66 76 58 72C50 68 44 74 36 70C26 68 12 74 -4 70Z"
    b += [path(turf, "#6f8456"), stroke("M0 58C20 54 40 58 60 57C76 58 88 62 98 68", "#b4c08c", 1.2, 'stroke-dasharray="4 3"')]
    b += one("ram", 72, 59, .42, flip=True) + one("dark-ram", 32, 55, .38)
    return b


def foreground(who="puffins"):
    turf = "M-4 236C20 226 44 230 70 236C104 240 132 246 156 252C186 258 210 272 236 284C250 292 262 300 270 306H-4Z"
    dark = "M-4 262C40 250 84 256 122 266C160 272 196 286 220 306H-4Z"
    b = [path("M150 250C182 256 212 270 240 284C256 292 268 300 276 308H200C190 286 170 268 150 250Z", "#6d4032"), path(turf, "#7d9160"), path(dark, "#657a4c"),
        stroke("M0 242C24 233 48 236 72 242C106 246 134 252 158 258C186 264 206 276 228 288", "#c2cc9a", 1.5, 'stroke-dasharray="6 4"')]
    for x, y, s in ((12, 246, .8), (222, 288, .8), (150, 264, .7)):
        b += one("thrift", x, y, s)
    if who != "puffins":
        return b + GUESTS[who]()
    b += one("puffin", 49, 258, .92, flip=True) + one("puffin", 196, 286, .95)
    # the king among them
    b += one("puffin", 108, 288, 1.36) + birds.crown(121, 189.5, .72, -3)
    for x, y, s in ((24, 286, 1.2), (152, 297, 1.1), (62, 296, 1), (224, 302, .9)):
        b += one("thrift", x, y, s)
    return b


def fliers():
    b = []
    for x, y, s, flip, turn in ((150, 108, .95, False, -6), (196, 146, .5, False, 0), (322, 74, .8, True, 8), (318, 134, .36, True, 0)):
        b += one("gannet", x, y, s, turn, flip)
    for x, y, s, turn in ((168, 176, .72, 12), (204, 196, .56, -8)):
        b += one("diver", x, y, s, turn)
    for x, y, s, flip in ((128, 62, .6, False), (228, 88, .5, True), (386, 100, .45, True), (290, 126, .4, True), (140, 156, .45, False)):
        b += one("tern", x, y, s, 0, flip)
    return b


# Who stands before the sea where there are no puffins: the kings of the other games, as large as on no disc.
GUESTS = {
    "nobody": lambda: [],
    "ram": lambda: place(26, 150, 1.42, parts=[path("M18 124C14 100 24 84 50 84C76 84 86 100 82 124Z", WHITE), *birds.ram_front(), *birds.crown(50, 27, .8, 0)]),
    "eagle": lambda: place(18, 146, 1.5, parts=[*birds.erne("#a8762f", "#4d331b"), *birds.crown(52, 31, .86, 3)]),
    "magpie": lambda: place(34, 122, 1.72, parts=[*birds.magpie(), *birds.crown(63, 25, .6, 8)]),
}


def lit(part, light):
    """A part of the land or the sea in another light."""
    tint, share = light["tint"]
    return re.sub(r"#[0-9a-f]{6}", lambda m: light["felt"].get(m.group()) or mix(m.group(), tint, share), part)


def scene(light, plain=False):
    by = lambda parts: [lit(part, light) for part in parts]
    boat = things.sixareen(light.get("sail", MADDER), light.get("dark", "#7a2619"))
    front = foreground(light["who"])
    ground = len(foreground("nobody"))
    return [*sky(light, plain), *by(sea()[:2]), *by(far_land()), *by(sea()[2:]), *place(272, 236, 1.12, parts=boat),
        *by([swell(233, 74, 6, "#2f587a", .45), running(238, 74, 6, "#8fb0c0", .45, 1.4), swell(258, 90, 7, "#27486a", .1),
        running(264, 90, 7, "#6a8fa6", .1, 1.6)]), *by(cliff()), *fliers(), *by(front[:ground]), *front[ground:]]


INNER = "M9 9H391V291H9Z"


def picture(name, ink, plain, rim, thread, line, light=JUNE):
    herd = [part for key, parts in HERD.items() for part in (f'<g id="{key}">', *map(ink, parts), "</g>")]
    parts = [ink(part) for part in scene(light, plain)]
    frame = [path(rect(0, 0, W, H) + "M9 9V291H391V9Z", rim), stroke("M4.5 4.5H395.5V295.5H4.5Z", thread, 1.8, 'stroke-dasharray="5 3.2"'), stroke(INNER, line, 1.2)]
    svg(name, W, H, [group(ink), "<defs>", ink(NOTCHES), *herd, "</defs>", f'<clipPath id="c"><path d="{INNER}"/></clipPath>', '<g clip-path="url(#c)">', *parts, "</g>", "</g>", *frame])


def pale(part):
    """For less ink: half of every colour, of dark ones a little less."""
    return re.sub(r"#[0-9a-f]{6}", lambda m: mix(m.group(), "#ffffff", .4 if m.group() in (BLACK, PEAT, INDIGO) else .6), part)


def coloured_in(part):
    """To be coloured in: every shape white within a line, both from the group around it; threads are grey."""
    if 'fill="none"' in part:
        return re.sub(r' stroke="#[0-9a-f]{6}"', ' stroke="#8c8c8c"', part)
    if "stroke=" in part:
        return re.sub(r"#[0-9a-f]{6}", "#ffffff", part, count=1)
    part = re.sub(r' fill="#[0-9a-f]{6}"', "", part)
    # the lines of stitches are scaled
    wide = re.search(r"scale\((\.\d+)", part) if part.startswith("<path") else None
    return part.replace("/>", f' stroke-width="{f(.8 / float(wide[1]))}"/>') if wide else part


def group(ink):
    return '<g fill="#ffffff" stroke="#4c4c4c" stroke-width=".8">' if ink is coloured_in else "<g>"


def draw():
    picture("cover", str, False, MOORIT, CREAM, PEAT)
    picture("cover-low", pale, True, "#ffffff", MOORIT, MOORIT)
    picture("cover-lines", coloured_in, True, "#ffffff", "#6c6c6c", "#4c4c4c")
