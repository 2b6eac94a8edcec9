"""The frame: carved dragons, one behind the other, each biting the twist of two strands that carries it; shields in the corners."""
from lib import *


def wave(x, up, reach=0):
    """Half a wave of a strand from x on, over the middle or under it; reach: how far it goes on at both ends."""
    y = (lambda v: v) if up else (lambda v: 100 - v)
    start = f"M{f(x - 8)} {f(y(58.5))}L{f(x)} 50" if reach else f"M{f(x)} 50"
    end = f"L{f(x + 133)} {f(y(58.5))}" if reach else ""
    return (f"{start}C{f(x + 18)} {f(y(30))} {f(x + 34)} {f(y(18))} {f(x + 62.5)} {f(y(18))}"
            f"C{f(x + 91)} {f(y(18))} {f(x + 107)} {f(y(30))} {f(x + 125)} 50{end}")


def dragon(x, colors):
    """A head to the right within an eye of the twist: its neck comes from the crossing on the left, it bites at the right."""
    ground, body, lit, dark, spark = colors
    neck = taper([(x + 4, 50), (x + 16, 57), (x + 30, 62), (x + 44, 58), (x + 54, 50)], [3.5, 7, 9, 10, 10.5])
    upper = ("M%s 38C%s 30 %s 28 %s 33C%s 37 %s 40 %s 40C%s 41 %s 47 %s 47C%s 48 %s 47 %s 48L%s 52L%s 60Z"
             % tuple(f(x + v) for v in (42, 50, 64, 74, 82, 90, 98, 104, 104, 98, 92, 84, 78, 68, 48)))
    lower = ("M%s 61C%s 58 %s 55 %s 56C%s 56 %s 58 %s 56C%s 63 %s 66 %s 66C%s 67 %s 68 %s 62Z"
             % tuple(f(x + v) for v in (50, 62, 72, 82, 88, 93, 98, 98, 90, 82, 70, 58, 46)))
    ear = "M%s 40C%s 30 %s 27 %s 29C%s 32 %s 36 %s 42Z" % tuple(f(x + v) for v in (52, 44, 34, 25, 33, 38, 42))
    return [fill(neck + ear, body), fill(upper + lower, body), fill(ear, spark),
            fill(circle(x + 66, 40.5, 5), ground), fill(circle(x + 66, 40, 2.3), lit),
            line(f"M{f(x + 46)} 48C{f(x + 54)} 54 {f(x + 54)} 58 {f(x + 48)} 62", dark, 3.4, ROUND),
            line(f"M{f(x + 20)} 57C{f(x + 30)} 62 {f(x + 38)} 60 {f(x + 44)} 54", dark, 3, ROUND),
            line(f"M{f(x + 78)} 36C{f(x + 86)} 41 {f(x + 92)} 43 {f(x + 97)} 43.500", dark, 2.6, ROUND)]


def flower(x, colors):
    """In every other eye a boss with petals."""
    ground, body, lit, dark, spark = colors
    petals = [lens(polar(6, 90 * k, x, 50), polar(30 if k % 2 == 0 else 20, 90 * k, x, 50), 6.5) for k in range(4)]
    return [fill(petals, spark), fill(circle(x, 50, 8.5), body), fill(circle(x, 50, 4.2), dark)]


def band(d, colors, width):
    ground, body, lit, dark, spark = colors
    return [line(d, body, width), line(d, dark, width * .3)]


def edge(name, colors):
    ground, body, lit, dark, spark = colors
    w, gap = 11, 5
    over = wave(0, True, 1), wave(125, False, 1)
    under = wave(0, False, 1), wave(125, True, 1)
    parts = [fill(rect(-.5, 0, 251, 100), ground)]
    for d in under:
        parts += band(d, colors, w)
    for d in over:
        parts += [line(d, ground, w + 2 * gap, 'stroke-linecap="butt"'), *band(d, colors, w)]
    # At the seams and in the middle the strands change places: over on one side of a crossing is over on both.
    for x, up in ((0, True), (125, False), (250, True)):
        s = 1 if up else -1
        d = f"M{f(x - 12)} {f(50 + s * 12.5)}L{f(x + 12)} {f(50 - s * 12.5)}"
        parts += [line(d, ground, w + 2 * gap), line(f"M{f(x - 14)} {f(50 + s * 14.5)}L{f(x + 14)} {f(50 - s * 14.5)}", body, w),
                  line(f"M{f(x - 14)} {f(50 + s * 14.5)}L{f(x + 14)} {f(50 - s * 14.5)}", dark, w * .3)]
    parts += [fill(rect(-3, 0, 256, 10) + rect(-3, 90, 256, 10), ground), fill(rect(-3, 3, 256, 3.6) + rect(-3, 93.4, 256, 3.6), body)]
    parts += dragon(0, colors) + flower(187.5, colors)
    save(name, 250, 100, parts)


def shield(cx, cy, r, colors, quarters):
    """A round shield seen from the front."""
    ground, body, lit, dark, spark = colors
    a, b = quarters
    swirl = []
    for k in range(4):
        p, q = polar(40, 90 * k, 0, 0), polar(40, 90 * k + 45, 0, 0)
        m, m2 = polar(20, 90 * k + 22, 0, 0), polar(20, 90 * k + 67, 0, 0)
        swirl.append(f"M0 0Q{pt(m)} {pt(p)}A40 40 0 0 1 {pt(q)}Q{pt(m2)} 0 0Z")
    return [at(cx, cy, r / 40, [fill(circle(0, 0, 43), dark), fill(circle(0, 0, 40), a), fill(swirl, b), line(circle(0, 0, 40), body, 5.4),
                                fill([circle(*polar(40, 30 * k + 15, 0, 0), 1.6) for k in range(12)], dark),
                                fill(circle(0, 0, 12), dark), fill(circle(0, 0, 8.8), body), fill(circle(-2.4, -2.4, 3.6), lit)])]


def corner(name, colors, quarters):
    ground, body, lit, dark, spark = colors
    save(name, 100, 100, [fill(rect(0, 0, 100.5, 100.5), ground), fill("M3 3H100.500V6.600H6.600V100.500H3Z", body),
                          fill("M93.400 100.500V93.400H100.500V97H97V100.500Z", body),
                          *shield(50, 50, 37, colors, quarters)])


def medallion(name, colors):
    """A fire of five tongues between two knots."""
    ground, body, lit, dark, spark = colors
    w = 150
    def flame(x, foot, height, width, lean):
        return (f"M{f(x - width)} {f(foot)}C{f(x - width * 1.5)} {f(foot - height * .45)} {f(x - width * .1 + lean)} {f(foot - height * .5)} "
                f"{f(x + lean)} {f(foot - height)}C{f(x + width * .5 + lean)} {f(foot - height * .6)} {f(x + width * 1.5)} {f(foot - height * .4)} {f(x + width)} {f(foot)}Z")
    big = [flame(75 + dx, 80, h, wd, ln) for dx, h, wd, ln in ((0, 66, 13, 2), (-17, 48, 9, -3), (17, 50, 9, 3), (-30, 28, 6, -3), (30, 30, 6, 3))]
    small = [flame(75 + dx, 80, h, wd, ln) for dx, h, wd, ln in ((0, 42, 8, 1), (-16, 27, 5, -2), (17, 28, 5, 2))]
    side = []
    for s in (-1, 1):
        side.append(poly([(75 + s * 70, 50), (75 + s * 58, 36), (75 + s * 46, 50), (75 + s * 58, 64)]))
    save(name, w, 100, [fill(rect(0, 0, w, 100), ground), fill(rect(-3, 3, w + 6, 3.6) + rect(-3, 93.4, w + 6, 3.6), body),
                        fill(circle(75, 50, 46), body), fill(circle(75, 50, 41), dark),
                        fill(big, spark), fill(small, lit), fill("M44 80H106C102 87 94 91 75 91C56 91 48 87 44 80Z", body),
                        fill(side, body), fill(rect(0, 10, 5, 80) + rect(w - 5, 10, 5, 80), body)])


def narrow(name, colors, suffix="", pen=None):
    """Dragons in a row, each with the next one's tail in its jaws: bold enough for a frame of four millimetres. pen: for lines only."""
    ground, body, lit, dark, spark = colors
    w = 312
    tail = taper([(-30, 42), (8, 46), (44, 66), (88, 72), (126, 54), (160, 32), (196, 32), (226, 46)], [3, 6, 11, 15, 17, 18, 20, 22])
    head = ("M196 10C222 2 254 4 276 18C290 12 308 14 310 28C304 36 286 36 270 38L240 48"
            "L268 60C282 58 296 64 300 74C292 88 264 90 238 84C220 80 206 70 198 56Z")
    clip = f'<clipPath id="e"><path d="{rect(-.5, 0, w + 1, 100)}"/></clipPath>'
    lines = line(tail + head, pen, 10, 'stroke-linejoin="round"') if pen else ""
    dragon = lines + fill(tail, body) + fill(head, body) + fill(circle(240, 26, 8.5), pen or ground)
    save(f"{name}-edge-narrow{suffix}", w, 100, [clip, fill(rect(-.5, 0, w + 1, 100), ground), '<g clip-path="url(#e)">', *[at(x, 0, 1, dragon) for x in (-w, 0, w)], "</g>"])
    disc = circle(50, 50, 40)
    save(f"{name}-corner-narrow{suffix}", 100, 100, [fill(rect(0, 0, 100.5, 100.5), ground), fill(disc, body), *([line(disc, pen, 8)] if pen else []),
        fill([f"M50 50L{pt(polar(29, a))}A29 29 0 0 1 {pt(polar(29, a + 45))}Z" for a in range(0, 360, 90)], pen or ground), fill(circle(50, 50, 11), body)])


HALL = (OAK, GOLD, GOLD_LIT, "#7a3418", EMBER)


def draw():
    edge("frame-edge", HALL)
    corner("frame-corner", HALL, (EMBER_DARK, BONE))
    medallion("frame-medallion", HALL)
    narrow("frame", ("#553022", "#f6dca0", *HALL[2:]))
