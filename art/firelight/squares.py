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
        arcs = []
        for nth in range(8):
            # Arcs from tip to tip, as compasses walk round a ring.
            p, q = polar(reach, 45 * nth, m, m), polar(reach, 45 * nth + 45, m, m)
            arcs.append(f"M{pt(p)}A{f(reach)} {f(reach)} 0 0 0 {pt(q)}")
        save(f"glow-{size}", side, side, [
            f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{f(m)}" cy="{f(m)}" r="{f(side * .7)}"><stop offset=".1" stop-color="#ffbe62" stop-opacity=".6"/>'
            '<stop offset=".42" stop-color="#ffe3a8" stop-opacity=".2"/><stop offset=".66" stop-color="#f3c27a" stop-opacity="0"/>'
            '<stop offset="1" stop-color="#c9843f" stop-opacity=".3"/></radialGradient>'
            f'<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="{f(m)}" cy="{f(m)}" r="{f(reach)}"><stop offset=".2" stop-color="#ffab4a" stop-opacity=".7"/>'
            '<stop offset=".55" stop-color="#ffd384" stop-opacity=".55"/><stop offset="1" stop-color="#fff3cf" stop-opacity=".6"/></radialGradient>',
            fill(rect(0, 0, side, side), "url(#g)"),
            fill(short, "url(#p)", 'opacity=".6"'), fill(long, "url(#p)"),
            line(arcs, "#d39a4a", .5)])


def camps(prefix="", tones=("#ecc997", "#e9c592", "#eecd9c", "#ebc794"), grained="#d8ab72", dark="#7d4a26", mid=OAK2, lit="#f6dba8"):
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
        save(f"{prefix}camp-{nth + 1}", 100, 100, [fill(FULL, base), line(grain, grained, .9), *cuts.draw(dark, mid, lit)])


def towns(prefix="", tones=("#fdf2d6", "#fbeed0", "#fdf4dc", "#fcf0d2"), grained="#f3e2b9", arc="#d9a04a", dark="#c06a2c", lit="#f0b45e"):
    """Bone, and round each corner an arc of brass with petals: four squares together have a whole rosette."""
    for nth, base in enumerate(tones):
        arcs, cuts = [], Cuts()
        for x, y, a in CORNERS:
            p, q = polar(27, a, x, y), polar(27, a + 90, x, y)
            arcs.append(f"M{pt(p)}A27 27 0 0 1 {pt(q)}")
            for turn in (22.5, 67.5):
                cuts.petal(polar(0, a + turn, x, y), polar(25.5, a + turn, x, y), 4)
        grain = [f"M{f(8 + 84 * rnd(31, nth, k))} {f(30 + 40 * rnd(32, nth, k))}q2 {f(5 + 6 * rnd(33, nth, k))} 0 {f(12 + 12 * rnd(34, nth, k))}"
                 for k in range(6)]
        save(f"{prefix}town-{nth + 1}", 100, 100, [fill(FULL, base), line(grain, grained, 1.1), line(arcs, arc, 1.6), *cuts.draw(dark, dark, lit)])


def coals(seed, inner, tones):
    """Broken coals in rings: closed shapes with gaps, through which the fire shows."""
    out = {}
    for r0, r1, n in ((0, 9, 1), (9.8, 20, 6), (21, 30.5, 10), (31.5, inner, 15)):
        for k in range(n):
            if n == 1:
                d = poly([polar(r1 * (.85 + .3 * rnd(seed, 3, j)), 60 * j) for j in range(6)])
            else:
                wobble = lambda j: (rnd(seed, int(r0), j % n) - .5) * 120 / n
                a0, a1 = 360 / n * k + wobble(k) + 38 / r1, 360 / n * (k + 1) + wobble(k + 1) - 38 / r1
                bump = r1 + (rnd(seed, k, n) - .5) * 1.6
                d = poly([polar(r0, a0 + 3), polar(bump - 1.6, a0), polar(bump, (a0 * 2 + a1) / 3), polar(bump, (a0 + a1 * 2) / 3),
                          polar(bump - 1.6, a1), polar(r0, a1 - 3), polar(r0 - .5, (a0 + a1) / 2)])
            out.setdefault(tones[int(rnd(seed, n, k) * len(tones))], []).append(d)
    return [fill(d, color) for color, d in sorted(out.items())]


def hearth(name, kerb, kerb_dark, fire, tones, mark):
    """The fire in the middle of the hall: a kerb of stones, and in it a ring of glowing coals."""
    stones = fill(FULL, kerb_dark)
    blocks = []
    for a, b in ((2, 29), (31, 50), (52, 71), (73, 98)):
        blocks += [rect(a, 2, b - a, 11), rect(a, 87, b - a, 11)]
    for a, b in ((15, 39), (41, 60), (62, 85)):
        blocks += [rect(2, a, 11, b - a), rect(87, a, 11, b - a)]
    body = [stones, fill(blocks, kerb), fill(rect(14.5, 14.5, 71, 71), fire)]
    corners = []
    for x, y, a in ((14.5, 14.5, 0), (85.5, 14.5, 90), (85.5, 85.5, 180), (14.5, 85.5, 270)):
        corners.append(poly([polar(1, a + 45, x, y), polar(11, a + 8, x, y), polar(12, a + 45, x, y), polar(11, a + 82, x, y)]))
    flames = [lens(polar(3, 45 * k), polar(34, 45 * k), 4.6) for k in range(8)]
    flames2 = [lens(polar(9, 45 * k + 22.5), polar(26, 45 * k + 22.5), 3) for k in range(8)]
    body += [fill(corners, tones[0]), *coals(11, 35.3, tones),
             fill(flames, mark), fill(flames2, "#fff3cf"), fill(circle(50, 50, 5), "#fff3cf")]
    save(name, 100, 100, body)


def corner(name="corner", field=EMBER_DARK, field2="#a33a1c", edge=GOLD, body=GOLD, lit=GOLD_LIT, dark=OAK, tongue=EMBER_LIT):
    """A dragon's head in gold on red, as on the gable of the hall: it gapes outwards, its neck is a twist."""
    neck = [(100, 77), (84, 80), (70, 76), (62, 66), (61, 54), (60, 44), (54, 36)]
    width = [13, 13, 12.5, 12, 11.5, 11.5, 12]
    mane = []
    for x, y, a in ((64, 30, -50), (73, 44, -22), (75, 58, 8)):
        p, q = polar(20, a, x, y), polar(9, a + 75, x, y)
        mane.append(f"M{f(x - 6)} {f(y - 6)}C{pt(polar(9, a - 50, x, y))} {pt(polar(17, a - 30, x, y))} {pt(p)}C{pt(polar(13, a + 12, x, y))} {pt(polar(8, a + 40, x, y))} {f(x - 2)} {f(y + 8)}Z")
    upper = ("M66 40C66 24 54 15 40 16C33 17 29 20 24 20C18 20 16 14 20 11C14 8 7 13 8 21C9 29 17 32 25 31C31 31 36 33 40 37L48 46Z")
    lower = "M62 50C58 60 46 64 34 61C26 59 20 58 14 63C10 58 13 50 20 49C28 48 36 52 42 48L48 42Z"
    whole = upper + lower
    body_parts = [fill(mane, edge), fill(taper(neck, width), body), fill(whole, body)]
    save(name, 100, 100, [
        '<clipPath id="k"><path d="M0 0h100v100h-100z"/></clipPath>',
        fill(FULL, field), fill(rect(3.2, 3.2, 93.6, 93.6) + "M6.400 6.400v87.200h87.200v-87.200z", edge),
        '<g clip-path="url(#k)">', *body_parts,
        line(spline(neck[:6]), dark, 3.2),
        "</g>",
        fill("M30 42C24 40 18 40 12 43C16 45 16 47 13 49C20 48 28 48 34 47Z", tongue),
        fill("M24 30.500L27 37.500L31 31.500ZM34 32L37.500 38.500L40 36ZM22 50L25 43.500L29 49.500Z", "#fff3cf"),
        fill("M42 29C44 22 54 21 59 28C54 33 47 34 42 29Z", dark), fill(circle(50, 27.6, 3), lit),
        line("M38 22C44 15 56 15 62 23", dark, 2.6, ROUND), line("M54 43C57 42 60 38 60 34", dark, 2.6, ROUND), line("M14 19C13 24 18 26.500 23 26", dark, 2.2, ROUND)])


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
    save("throne-sign", 100, 100, [fill(rect(0, 0, 100, 100), "#f5b25a"), fill(petals, "#fff3cf"), line(rect(9, 9, 82, 82), OAK2, 5)])
    save("corner-sign", 100, 100, [fill(rect(0, 0, 100, 100), OAK2), fill("M14 14H86L14 86Z", GOLD), fill("M24 24H58L24 58Z", EMBER_DARK)])
    save("ground", 100, 100, [])


def draw():
    glow()
    camps()
    towns()
    hearth("throne", "#dcc9a6", "#8c6a48", "#ffc65a", ["#ef9440", "#e8803a", "#f3a84e", "#dd6c30"], "#ffe9ae")
    corner()
    escape()
    marks()
    edges()
    signs()
