"""Officers of any game: a helmet with eye rings on bone, an axe on dark oak; the backs of all pieces."""
from lib import *
from pieces import ARC, FACE, HOT, HOT_LIT, RIM, WOOD, iron_disc, light_disc


def helmet(hue=HOT, steel=IRON, lit=IRON_LIT, dark=IRON_DARK):
    """A helmet with a guard round the eyes, seen from the front, and mail below it."""
    return [fill("M26 60C25 34 34 21 50 18C66 21 75 34 74 60L68 64V76C62 84 38 84 32 76V64Z", dark),
            fill("M28 52C28 33 37 23 50 20.500C63 23 72 33 72 52L50 46Z", steel), fill("M28 52C28 33 37 23 50 20.500C46 30 42 40 40 49Z", lit),
            fill("M46.500 17H53.500V47H46.500Z", ARC), fill("M44 14.500Q50 9 56 14.500L53.500 19H46.500Z", ARC),
            # The guard: two rings and the nose between them.
            fill("M50 44C56 41 70 42 72 50C73 58 66 62 60 60.500C56 59.500 53.500 57 53 54L52.500 66H47.500L47 54C46.500 57 44 59.500 40 60.500C34 62 27 58 28 50C30 42 44 41 50 44Z", ARC),
            fill("M35 51.500Q40 47 45 51.500Q40 56.500 35 51.500ZM55 51.500Q60 47 65 51.500Q60 56.500 55 51.500Z", "#fff6de"), fill(circle(40.5, 51.7, 1.9) + circle(59.5, 51.7, 1.9), RIM),
            fill("M34 63L40 62.500L44 66H56L60 62.500L66 63V75C60 82 40 82 34 75Z", hue),
            line([f"M{34 + k} {66 + k % 8 * .2}L{35.5 + k} {77}" for k in range(2, 31, 4)], HOT_LIT, 1.3)]


def axe(handle="#9a6234", handle_dark="#6a4128", steel=IRON, lit=IRON_LIT, dark=IRON_DARK, inlay=GOLD):
    """A broad axe, its blade to the right, with a twist laid into it."""
    return [fill("M38 84L43 13L49.500 13.500L44.500 84.500Z", handle), fill("M38 84L43 13L45 13.100L40.500 84.200Z", handle_dark),
            fill("M39.500 22L58 23C66 22 72 18 78 12C86 30 86 50 78 66C73 57 66 51 57 49L38 47Z", steel),
            fill("M73 16.500C80 32 80 48 74 60L78 66C86 50 86 30 78 12Z", lit), fill("M38 47L57 49C66 51 73 57 78 66L76.500 57C71 50 65 45.500 57 43.500L38.300 41.500Z", dark),
            line("M53 29C59 29 62 39 68 39M53 39C59 39 62 29 68 29", inlay, 2, ROUND), fill(circle(46, 34.5, 2.2), dark)]


def backs():
    big = rect(-16, -16, 132, 132)
    step, high = 30, 26
    petals, dots = [], []
    for j in range(-1, 6):
        for i in range(-1, 6):
            x, y = -14 + step * i + (step / 2 if j % 2 else 0), -12 + high * j
            dots.append(circle(x, y, 2.6))
            for a in (0, 60, 120):
                p, q = polar(2.5, a, x, y), polar(step - 2.5, a, x, y)
                if all(-18 < v < 118 for v in (*p, *q)):
                    petals.append(lens(p, q, 4))
    inside = 'clip-path="url(#b)"'
    clip = f'<clipPath id="b"><path d="{big}"/></clipPath>'
    save("back-defender", 100, 100, [clip, fill(big, FACE), f"<g {inside}>", fill(petals, HOT), fill(dots, ARC), "</g>"])
    light, mid = [], []
    for j in range(-1, 9):
        for i in range(-1, 10):
            x, y = -16 + 17 * i + (8.5 if j % 2 else 0), -16 + 18 * j
            light.append(poly([(x - 6.8, y + 15.6), (x, y + 2.4), (x, y + 11.4)]))
            mid.append(poly([(x + 6.8, y + 15.6), (x, y + 2.4), (x, y + 11.4)]))
    save("back-attacker", 100, 100, [clip, fill(big, WOOD), f"<g {inside}>", fill(light, "#cf9350"), fill(mid, "#855a3e"), "</g>"])
    rings = [circle(-12 + 18 * i, -12 + 18 * j, 12) for j in range(8) for i in range(8)]
    save("back-king", 100, 100, [clip, fill(big, "#a8331a"), f"<g {inside}>", line(rings, GOLD, 2.2), "</g>"])


def draw():
    # Steel is brighter on bone and duller on oak, so that officers are as far apart in grey as their sides.
    save("knight", 100, 100, light_disc([fill([poly([polar(20, 15 * k - 3), polar(39.5, 15 * k - 3), polar(39.5, 15 * k + 3), polar(20, 15 * k + 3)]) for k in range(24)], "#f6d793"), *helmet(steel="#a2a8a9", lit="#dde0dc")]))
    save("commander", 100, 100, iron_disc([fill([poly([polar(40, 15 * k - 5), polar(40, 15 * k + 5), polar(33, 15 * k)]) for k in range(24)], "#75503a"), *axe(steel="#878d8f", lit="#c0c5c3")]))
    backs()
