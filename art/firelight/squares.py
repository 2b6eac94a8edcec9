"""The floor of the hall: hearth, town of bone and brass, camps of dark oak, corners, goals, and the light of the fire."""
from lib import *

FULL = rect(-.6, -.6, 101.2, 101.2)
CORNERS = ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270))


def glow():
    """What the fire throws on the floor: a rosette of light as large as the hall, and the dusk along the walls."""
    for size in (7, 9, 11, 13, 15, 17, 19):
        side = size * 25
        m = side / 2
        reach = side * .47
        long, short = [], []
        for nth in range(8):
            long.append(lens(polar(15, 45 * nth, m, m), polar(reach, 45 * nth, m, m), reach * .105))
            short.append(lens(polar(15, 45 * nth + 22.5, m, m), polar(reach * .8, 45 * nth + 22.5, m, m), reach * .075))
        save(f"glow-{size}", side, side, [
            f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{f(m)}" cy="{f(m)}" r="{f(side * .7)}"><stop offset=".1" stop-color="#ffbe62" stop-opacity="1"/>'
            '<stop offset=".42" stop-color="#ffe3a8" stop-opacity=".34"/><stop offset=".66" stop-color="#f3c27a" stop-opacity="0"/>'
            '<stop offset="1" stop-color="#c47a35" stop-opacity=".6"/></radialGradient>'
            f'<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="{f(m)}" cy="{f(m)}" r="{f(reach)}"><stop offset=".2" stop-color="#ffab4a" stop-opacity="1"/>'
            '<stop offset=".55" stop-color="#ffd384" stop-opacity=".76"/><stop offset="1" stop-color="#fff3cf" stop-opacity="1"/></radialGradient>',
            fill(rect(0, 0, side, side), "url(#g)", 'opacity=".59"'),
            fill(short, "url(#p)", 'opacity=".35"'), fill(long, "url(#p)", 'opacity=".59"')])


def camps(tones=("#ecc997", "#e9c592", "#eecd9c", "#ebc794"), grained="#d8ab72", dark="#7d4a26", mid=OAK2, lit="#f6dba8"):
    """Dark oak, notched with a knife at its corners; grain along it."""
    for nth, base in enumerate(tones):
        grain = []
        for k in range(5):
            y = 12 + 19 * k + 7 * rnd(5, nth, k)
            x0, x1 = 8 * rnd(6, nth, k), 100 - 16 * rnd(7, nth, k)
            grain.append(f"M{f(x0)} {f(y)}C{f(x0 + 28)} {f(y + 5 * rnd(8, nth, k) - 2.5)} {f(x1 - 30)} "
                         f"{f(y - 5 * rnd(9, nth, k) + 2.5)} {f(x1)} {f(y)}")
        cuts = Cuts()
        for x, y, a in CORNERS:
            for turn in (25, 65):
                cuts.kite(polar(4, a + turn, x, y), polar(23, a + turn, x, y), .35, 3.4)
        for a in range(0, 360, 90):
            cuts.kite(polar(48, a), polar(38, a), .3, 3)
        save(f"camp-{nth + 1}", 100, 100, [fill(FULL, base), line(grain, grained, .9), *cuts.draw(dark, mid, lit)])


def towns(prefix="", tones=("#fdf2d6", "#fbeed0", "#fdf4dc", "#fcf0d2"), grained="#f3e2b9", arc="#dba854"):
    """Bone, quiet; where four squares meet, their arcs make a double ring of the compasses."""
    for nth, base in enumerate(tones):
        arcs = []
        for x, y, a in CORNERS:
            for r in (13, 17.5):
                p, q = polar(r, a, x, y), polar(r, a + 90, x, y)
                arcs.append(f"M{pt(p)}A{r} {r} 0 0 1 {pt(q)}")
        grain = [f"M{f(8 + 84 * rnd(31, nth, k))} {f(30 + 40 * rnd(32, nth, k))}q2 {f(5 + 6 * rnd(33, nth, k))} 0 {f(12 + 12 * rnd(34, nth, k))}"
                 for k in range(6)]
        save(f"{prefix}town-{nth + 1}", 100, 100, [fill(FULL, base), line(grain, grained, 1.1), line(arcs, arc, 1.5)])


def coals(seed, inner, tones):
    """Broken coals in rings: closed shapes with gaps, through which the fire shows."""
    out = {}
    for r0, r1, n in ((9.8, 22, 7), (23.2, inner, 11)):
        for k in range(n):
            wobble = lambda j: (rnd(seed, int(r0), j % n) - .5) * 120 / n
            a0, a1 = 360 / n * k + wobble(k) + 38 / r1, 360 / n * (k + 1) + wobble(k + 1) - 38 / r1
            bump = r1 + (rnd(seed, k, n) - .5) * 1.6
            d = poly([polar(r0, a0 + 3), polar(bump - 1.6, a0), polar(bump, (a0 * 2 + a1) / 3), polar(bump, (a0 + a1 * 2) / 3),
                      polar(bump - 1.6, a1), polar(r0, a1 - 3)])
            out.setdefault(tones[int(rnd(seed, n, k) * len(tones))], []).append(d)
    return [fill(d, color) for color, d in sorted(out.items())]


def hearth(name, field=EMBER_DARK, gold=GOLD, tones=("#ef9440", "#e8803a", "#f3a84e", "#dd6c30"), fire="#ffc65a", mark="#ffe9ae"):
    """The fire in the middle of the hall: glowing coals in a ring, on red and gold like the corners."""
    petals = [lens(polar(2, a + t, x, y), polar(17 if t == 45 else 14, a + t, x, y), 3) for x, y, a in ((9, 9, 0), (91, 9, 90), (91, 91, 180), (9, 91, 270)) for t in (12, 45, 78)]
    flames = [lens(polar(3, 45 * k), polar(33, 45 * k), 4.8) for k in range(8)]
    small = [lens(polar(9, 45 * k + 22.5), polar(26, 45 * k + 22.5), 3) for k in range(8)]
    save(name, 100, 100, [fill(FULL, field), fill(rect(3.2, 3.2, 93.6, 93.6) + "M6.400 6.400v87.200h87.200v-87.200z", gold), fill(petals, gold),
                          fill(circle(50, 50, 41), gold), fill(circle(50, 50, 38), field), fill(circle(50, 50, 36.8), fire), *coals(11, 36, tones),
                          fill(flames, mark), fill(small, "#fff3cf"), fill(circle(50, 50, 5), "#fff3cf")])


def mask():
    """A beast's head seen from the front, as at the ends of carved posts: about 60 wide and 80 high, its snout down. Closed forms in
    the order of painting: (form, which colour)."""
    forms = []
    both = lambda d, tone: forms.append((d, tone))
    both("M-14-46C-30-44-46-34-44-18C-38-24-30-24-24-20L-16-30ZM14-46C30-44 46-34 44-18C38-24 30-24 24-20L16-30Z", "body")    # ears
    both("M-17-38C-26-38-36-32-37-25C-32-29-26-28-21-25ZM17-38C26-38 36-32 37-25C32-29 26-28 21-25Z", "dark")
    both("M-15 12C-26 10-38 16-40 28C-36 22-28 22-24 28C-30 28-32 36-28 40C-26 34-18 32-12 26ZM15 12C26 10 38 16 40 28C36 22 28 22 24 28C30 28 32 36 28 40C26 34 18 32 12 26Z", "body")    # lappets
    both("M0-50C14-50 26-40 27-26C30-12 22-4 18 6C15 16 18 24 18 32C18 42 10 47 0 47S-18 42-18 32C-18 24-15 16-18 6C-22-4-30-12-27-26C-26-40-14-50 0-50Z", "body")    # skull and snout
    both("M-5-11C-10-20-18-21-23-16C-20-8-12-7-5-11ZM5-11C10-20 18-21 23-16C20-8 12-7 5-11Z", "dark")    # eyes
    both("M-14.500-17.500a3.200 3.200 0 1 0 .1 0ZM14.500-17.500a3.200 3.200 0 1 0 .1 0Z", "lit")
    both("M-7 22C-6 12-4 4-1.300 0V-14H1.300V0C4 4 6 12 7 22L4.500 22C4 14 2.500 8 0 5C-2.500 8-4 14-4.500 22Z", "dark")    # ridge of the nose
    both("M-26-28C-18-32-10-31-3-24L-3-20C-10-26-18-27-25-24ZM26-28C18-32 10-31 3-24L3-20C10-26 18-27 25-24Z", "dark")    # brows
    both("M-4 31C-8 26-14 28-14 33C-13 37-7 37-4 34ZM4 31C8 26 14 28 14 33C13 37 7 37 4 34Z", "dark")    # nostrils
    both("M-14 42L-12 52L-7 45.500ZM14 42L12 52L7 45.500ZM-4 46.500L-2 53L0 47L2 53L4 46.500Z", "fang")
    return forms


def corner(name="corner", field=EMBER_DARK, edge=GOLD, body=GOLD, lit=GOLD_LIT, dark=OAK):
    """A beast's head in gold on red looks into the hall from each corner, along the diagonal."""
    colors = {"body": body, "dark": dark, "lit": lit, "fang": "#fff3cf"}
    neck = fill("M-17-84H17L20-40H-20Z", body) + fill("M-12-74L0-67L12-74V-69L0-62L-12-69ZM-13-64L0-57L13-64V-59L0-52L-13-59Z", dark)
    save(name, 100, 100, [fill(FULL, field), '<clipPath id="k"><path d="M6.400 6.400h87.200v87.200h-87.200z"/></clipPath>', '<g clip-path="url(#k)">',
                          at(51, 51, .82, [neck, *[fill(d, colors[tone]) for d, tone in mask()]], turn=-45), "</g>",
                          fill(rect(3.2, 3.2, 93.6, 93.6) + "M6.400 6.400v87.200h87.200v-87.200z", edge)])


def escape():
    """Tongues of flame round a square, four out and four aslant."""
    tongues, small = [], []
    for k in range(4):
        a = 90 * k
        tongues.append(poly([polar(38, a - 8), polar(48.5, a), polar(38, a + 8)]))
        small.append(lens(polar(39, a + 45), polar(64, a + 45), 5))
    save("escape", 100, 100, [line(circle(50, 50, 36.4), OAK2, 3.4), line(circle(50, 50, 36.4), GOLD, 1.8),
                              fill(small, EMBER), fill(tongues, EMBER)])
    arms = [poly([polar(28, 90 * k - 22), polar(48, 90 * k), polar(28, 90 * k + 22)]) for k in range(4)]
    save("escape-sign", 100, 100, [fill(arms, EMBER), fill(circle(50, 50, 26), GOLD_LIT), line(circle(50, 50, 23), EMBER_DARK, 6)])


def marks():
    """Camps of the rules: iron straps round the corners, with rivets."""
    straps, rivets = [], []
    for x, y, sx, sy in ((0, 0, 1, 1), (100, 0, -1, 1), (100, 100, -1, -1), (0, 100, 1, -1)):
        p = lambda a, b: f"{f(x + sx * a)} {f(y + sy * b)}"
        straps.append(f"M{p(3, 3)}L{p(34, 3)}L{p(31, 7)}L{p(34, 11)}L{p(11, 11)}L{p(11, 34)}L{p(7, 31)}L{p(3, 34)}Z")
        rivets += [circle(x + sx * 7, y + sy * 7, 1.9), circle(x + sx * 24, y + sy * 7, 1.7), circle(x + sx * 7, y + sy * 24, 1.7)]
    save("camp-mark", 100, 100, [fill(straps, IRON_DARK), fill(rivets, IRON_LIT)])
    save("camp-mark-lines", 100, 100, [fill(straps, "#ffffff", 'stroke="#7c7c7c" stroke-width="1"'), fill(rivets, "#8c8c8c")])
    save("camp-sign", 100, 100, fill(straps, IRON_DARK))


def edges(prefix="", dark=OAK2, bead=GOLD_LIT):
    """The outlines of camps and town: a line, and a string of beads."""
    save(prefix + "camp-edge", 100, 100, [fill(rect(-1.8, -1.8, 103.6, 3.6), dark)])
    beads = [circle(10 * k + 5, 0, 2.1) for k in range(10)]
    save(prefix + "town-edge", 100, 100, [fill(rect(-3.4, -3.4, 106.8, 6.8), dark), fill(beads, bead)])


def signs():
    petals = [lens(polar(5, 45 * k + 22.5), polar(40, 45 * k + 22.5), 8) for k in range(8)]
    save("throne-sign", 100, 100, [fill(rect(0, 0, 100, 100), "#f5b25a"), fill(petals, "#fff3cf"), line(rect(9, 9, 82, 82), EMBER_DARK, 6)])
    save("corner-sign", 100, 100, [fill(rect(0, 0, 100, 100), EMBER_DARK), fill("M14 14H86L14 86Z", GOLD), fill("M25 25H55L25 55Z", EMBER_DARK)])
    save("ground", 100, 100, [])


def draw():
    glow()
    camps()
    towns()
    hearth("throne")
    corner()
    escape()
    marks()
    edges()
    signs()
