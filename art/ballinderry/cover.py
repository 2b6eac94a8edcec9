"""The cover: dusk on the lake, the crannog, two in a log boat; in front the board on the bank and a raven on a pile."""
from birds import standing
from head import head
from lib import *
from scene import *

X0, Y0, X1, Y1 = 12, 12, 388, 288


def at(u, v):
    """A place on the board that lies on the bank: u and v from 0 to 7."""
    # Perspective: the far side is shorter.
    far, near, top, foot = (130, 258), (92, 296), 236, 277
    t = v / 7
    p = t / (t + (1 - t) * (near[1] - near[0]) / (far[1] - far[0]))
    y = top + (foot - top) * p
    left, right = far[0] + (near[0] - far[0]) * p, far[1] + (near[1] - far[1]) * p
    return left + (right - left) * u / 7, y


def board():
    """Yew with peg holes; men stand on it."""
    parts = []
    # A carved head is its handle at the far side, as on the find.
    hx, hy = at(3.5, -.75)
    parts.append(fill(f"M{f(hx - 6)} {f(hy + 3)}Q{f(hx - 4.5)} {f(hy - 2)} {f(hx - 6)} {f(hy - 7)}H{f(hx + 6)}Q{f(hx + 4.5)} {f(hy - 2)} {f(hx + 6)} {f(hy + 3)}Z", "#9c5a32"))
    face = head("#b87f4c", "#9a6236", "#4a2a18", "#8a5129", "#5e331b", None)
    parts.append(group(f"translate({f(hx)} {f(hy - 10)}) scale(.27 .23)", face))
    outer = [at(-.75, -.8), at(7.75, -.8), at(7.75, 7.7), at(-.75, 7.7)]
    parts.append(fill(poly([(x - 4, y + 9) for x, y in outer]), "#2c3a34"))
    parts.append(fill(poly([outer[3], outer[2], (outer[2][0] - 1, outer[2][1] + 7), (outer[3][0] + 1, outer[3][1] + 7)]), "#6d3d22"))
    parts += [fill(poly(outer), "#9c5a32"), fill(poly([at(-.6, -.6), at(7.6, -.6), at(7.6, 7.55), at(-.6, 7.55)]), GREEN)]
    chain = []
    for k in range(15):
        t = -.35 + 7.7 * k / 14
        for p in (at(t, -.32), at(t, 7.28), at(-.32, t), at(7.32, t)):
            chain.append(disc(p[0], p[1], 1.5))
    parts += [fill(chain, GOLD), fill(poly([at(-.1, -.1), at(7.1, -.1), at(7.1, 7.05), at(-.1, 7.05)]), GOLD), fill(poly([at(0, 0), at(7, 0), at(7, 7), at(0, 7)]), "#e5b680")]
    grain = []
    for k in range(9):
        v = .4 + .78 * k
        grain.append(curve([at(u, v + .18 * math.sin(u * 1.3 + k)) for u in (0, 1.4, 2.8, 4.2, 5.6, 7)]))
    parts.append(stroke(grain, "#c88e58", .8))
    q = [at(4.1 * math.cos(a) * .28 + 3.5, 4.1 * math.sin(a) * .28 + 3.5) for a in [math.pi * 2 * i / 20 for i in range(20)]]
    parts.append(stroke(curve(q, True), GREEN, 1.6))
    for cx, cy, a0 in ((0, 0, 0), (7, 0, 90), (7, 7, 180), (0, 7, 270)):
        arc = [at(cx + 1.05 * math.cos(math.radians(a0 + 15 * i)), cy + 1.05 * math.sin(math.radians(a0 + 15 * i))) for i in range(7)]
        parts.append(stroke(curve(arc), GREEN, 1.6))
    holes = [(x, y) for x in range(7) for y in range(7)]
    d = ""
    for x, y in holes:
        px, py = at(x + .5, y + .5)
        d += f"M{f(px - 1.8)} {f(py)}a1.8 1.1 0 1 0 3.600 0a1.8 1.1 0 1 0-3.600 0z"
    parts.append(fill(d, "#6d3d22"))
    men = {(3, 3): "k"}
    men.update({p: "d" for p in ((2, 3), (4, 2), (3, 5), (5, 4))})
    men.update({p: "a" for p in ((4, 0), (1, 1), (0, 3), (6, 3), (1, 5), (5, 1), (6, 5), (2, 1))})
    for (x, y), kind in sorted(men.items(), key=lambda m: m[0][1]):
        px, py = at(x + .5, y + .5)
        s = .72 + .05 * y
        body, light, dark = {"k": (GOLD, GOLD_LIGHT, BRONZE), "d": (CREAM, WHITE, "#cdbf9c"), "a": (NIELLO, "#6c7482", "#34333b")}[kind]
        h = 15 if kind == "k" else 10.5
        b = [fill(f"M-3.600 0C-4-4-2.200-5-2-{h * .55}C-5-{h * .7}-4-{h} 0-{h}C4-{h} 5-{h * .7} 2-{h * .55}C2.200-5 4-4 3.600 0Q0 2-3.600 0Z", body),
            fill(f"M1 .9C1.500-4 .5-5 .8-{h * .55}C3-{h * .7} 3-{h * .9} 0-{h}C4-{h} 5-{h * .7} 2-{h * .55}C2.200-5 4-4 3.600 0Q2 .9 1 .9Z", dark),
            fill(disc(-1.2, -h * .8, 1.1), light)]
        if kind == "k":
            b.append(fill(disc(0, -h * .78, 1.4), RED))
        parts.append(group(f"translate({f(px)} {f(py)}) scale({f(s * 1.12, 3)})", b))
    return parts


def pile(x, top):
    """An old oak pile, split, with moss."""
    return [fill(f"M{x - 15} 290L{x - 13} {top + 5}Q{x - 6} {top - 2} {x} {top + 1}Q{x + 8} {top - 2} {x + 14} {top + 4}L{x + 17} 290Z", "#5a4636"),
        fill(f"M{x - 15} 290L{x - 13} {top + 5}Q{x - 10} {top + 1} {x - 7} {top + 1}L{x - 8} 290Z", "#94683f"),
        stroke(f"M{x - 2} {top + 8}L{x - 3} 286M{x + 5} {top + 14}L{x + 7} 280M{x + 11} {top + 10}L{x + 12} 270", "#3e322b", 2, ROUND),
        fill(f"M{x - 14} {top + 4}Q{x - 6} {top - 3} {x} {top}Q{x + 8} {top - 3} {x + 15} {top + 4}Q{x + 11} {top + 12} {x + 7} {top + 7}Q{x + 2} {top + 14} {x - 3} {top + 7}Q{x - 8} {top + 12} {x - 14} {top + 4}Z",
            "#5d7a4e")]


def picture():
    c = DUSK
    shore = 172
    sun = (152, 160)
    parts = sky(c, X0, X1, Y0, shore, sun) + hills(c, X0, X1, shore) + water(c, X0, X1, shore, Y1, sun[0])
    parts += causeway(c, [(268, 184, .8), (284, 185, .95), (302, 186, 1.1), (322, 187.5, 1.25), (344, 189, 1.4), (368, 191, 1.6), (392, 193, 1.8)])
    parts += crannog(c, 206, 183, .93, -1)
    # Ravens far off, over the island.
    for x, y, s in ((92, 76, 7), (112, 66, 6), (70, 62, 5), (262, 62, 6), (246, 74, 5)):
        parts.append(fill(f"M{f(x - s)} {f(y - s * .34)}Q{f(x - s * .4)} {f(y - s * .55)} {x} {y}Q{f(x + s * .4)} {f(y - s * .62)} {f(x + s)} {f(y - s * .4)}"
            f"Q{f(x + s * .4)} {f(y - s * .2)} {f(x + s * .1)} {f(y + s * .3)}L{f(x - s * .2)} {f(y + s * .22)}Q{f(x - s * .5)} {f(y - s * .2)} {f(x - s)} {f(y - s * .34)}Z", "#33333c"))
    parts += boat(c, 98, 211, .74)
    # The bank.
    parts.append(fill("M8 250C50 228 110 222 180 222C260 222 330 232 392 248V292H8Z", c["bank"]))
    parts.append(fill("M8 250C50 228 110 222 180 222C260 222 330 232 392 248L392 252C330 237 260 226 180 226C110 226 50 233 8 256Z", "#6f8457"))
    blades = []
    for i in range(70):
        x = 14 + 374 * noise(11, i)
        y = 246 + 40 * noise(12, i)
        if 100 < x < 312:
            continue
        blades.append(f"M{f(x)} {f(y)}q{f(2 * noise(13, i))}-6 {f(5 * noise(14, i) - 2)}-10")
    parts.append(stroke(blades, "#567250", 1.1, ROUND))
    parts += board()
    parts += reeds("#3c5a48", "#7a4a2c", 36, 292, 12, 112, 21, 4) + reeds("#2b3c34", "#5c3823", 58, 294, 9, 74, 23, -6)
    parts += pile(331, 204) + reeds("#2b3c34", "#5c3823", 380, 294, 5, 70, 25, -4)
    raven = standing(PAINTED, "#71839a", GOLD_LIGHT)
    # The low sun draws a line of light along its breast and beak.
    lit = [raven[0].replace(PAINTED, "#f3c98d").replace(RAVEN_LINE, "#f3c98d")]
    parts.append(group("translate(282 108.500) scale(1.1)", [group("translate(-1.3 -.9)", lit), *raven]))
    return parts


def border():
    return [fill(rect(0, 0, 400, 300), FIELD), fill(rect(3, 3, 394, 294) + "M4.600 4.600v290.800h390.800v-290.800z", GOLD),
        fill(rect(10, 10, 380, 280), GOLD)]


def corners():
    parts = []
    for x, y in ((10, 10), (390, 10), (390, 290), (10, 290)):
        parts += [fill(disc(x, y, 10), BROWN), fill(disc(x, y, 9), GOLD), fill(disc(x, y, 6.6), RED), fill(disc(x, y, 2.4), GOLD_LIGHT)]
    return parts


def draw():
    inside = rect(X0, Y0, X1 - X0, Y1 - Y0)
    whole = border() + [clipped("p", inside, picture())] + corners()
    save("cover", 400, 300, whole)
    save("cover-lines", 400, 300, in_lines(whole, .8))
