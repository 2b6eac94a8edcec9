"""The floor of the hall: hearth, town of bone and brass, camps of dark oak, corners, goals, and the light of the fire."""
from beast import beast
from lib import *
from shorter import shorter

FULL = rect(-.6, -.6, 101.2, 101.2)
CORNERS = ((0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270))


def glow():
    """What the fire throws on the floor: bright and warm about the hearth, honey farther out, dusky along the walls and in the corners."""
    for size in (7, 9, 11, 13, 15, 17, 19):
        side = size * 25
        m = f(side / 2)
        # A small board, most of whose squares are camps and corners, would take too much ink.
        share = .6 if size == 7 else .72 if size == 9 else .78
        save(f"glow-{size}", side, side, [
            f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{m}" cy="{m}" r="{f(side * .7)}">'
            '<stop offset=".06" stop-color="#ff9a30" stop-opacity=".8"/><stop offset=".3" stop-color="#ffbf5a" stop-opacity=".58"/>'
            '<stop offset=".5" stop-color="#f3bc74" stop-opacity=".4"/><stop offset=".72" stop-color="#c17b32" stop-opacity=".56"/>'
            '<stop offset="1" stop-color="#8a4a12" stop-opacity=".68"/></radialGradient>',
            fill(rect(0, 0, side, side), "url(#g)", f'opacity="{f(share, 2)}"')])


def camps(tones=("#d09d64", "#cb985f", "#d3a168", "#ce9b62"), grained="#b6834e", dark="#7d4a26", mid=OAK2, lit="#f6dba8"):
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


def hearth(name, field="#fff4da", edge=EMBER_DARK, petal=GOLD, tones=("#ef9440", "#e8803a", "#f3a84e", "#dd6c30"), fire="#ffc65a", mark="#ffe9ae"):
    """The fire in the middle of the hall: glowing coals in a ring, on pale bone, from which the king in his red and gold stands out."""
    petals = [lens(polar(2, a + t, x, y), polar(17 if t == 45 else 14, a + t, x, y), 3) for x, y, a in ((9, 9, 0), (91, 9, 90), (91, 91, 180), (9, 91, 270)) for t in (12, 45, 78)]
    flames = [lens(polar(3, 45 * k), polar(33, 45 * k), 4.8) for k in range(8)]
    small = [lens(polar(9, 45 * k + 22.5), polar(26, 45 * k + 22.5), 3) for k in range(8)]
    save(name, 100, 100, [fill(FULL, field), fill(rect(3.2, 3.2, 93.6, 93.6) + "M6.400 6.400v87.200h87.200v-87.200z", edge), fill(petals, petal),
                          fill(circle(50, 50, 39), edge), fill(circle(50, 50, 36.8), fire), *coals(11, 36, tones),
                          fill(flames, mark), fill(small, "#fff3cf"), fill(circle(50, 50, 5), "#fff3cf")])


def field(name, color, edge, body):
    """A corner's field within a line of metal."""
    save(name, 100, 100, [fill(FULL, color), *body, fill(rect(3.2, 3.2, 93.6, 93.6) + "M6.400 6.400v87.200h87.200v-87.200z", edge)])


def corner(name="corner", color=EMBER_DARK, edge=GOLD, body=GOLD, lit=GOLD_LIT, dark=OAK):
    """In each corner a beast in gold on red."""
    colors = {"body": body, "dark": dark, "lit": lit, "fang": "#fff3cf"}
    field(name, color, edge, [line(d, color, 5) if tone == "gap" else fill(d, colors[tone]) for d, tone in beast()])


def paw(color, claw):
    """A bear's paw that treads towards the middle of the board."""
    toes = [(28, 47, 8.5, -38), (41.5, 33, 9.5, -13), (58.5, 33, 9.5, 13), (72, 47, 8.5, 38)]
    out = [fill("M50 51C62 51 75 62 74 74C73 84 62 83 50 80C38 83 27 84 26 74C25 62 38 51 50 51Z", color)]
    for x, y, r, a in toes:
        out.append(at(x, y, 1, fill(f"M0{f(-r * 1.15)}A{f(r)} {f(r * 1.2)} 0 1 1-.1{f(-r * 1.15)}Z".replace("M0", "M0 "), color) + fill("M-4-12.500L0-24L4-12.500Q0-10.500-4-12.500Z", claw), a))
    return at(52, 52, .92, at(-50, -52, 1, out), 135)


def crystal(color):
    """A crystal of snow."""
    arms = []
    for k in range(6):
        a = 60 * k - 90
        arms.append(f"M50 50L{pt(polar(39, a))}")
        for r, l in ((17, 11), (28, 9)):
            x, y = polar(r, a)
            arms += [f"M{pt((x, y))}L{pt(polar(l, a + s, x, y))}" for s in (-55, 55)]
    return [line(arms, color, 5, ROUND), fill(circle(50, 50, 7), color)]


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
    """The hearth and the beast as on the board, without what is fine."""
    petals = [lens(polar(3, 45 * k), polar(34, 45 * k), 6.6) for k in range(8)]
    save("throne-sign", 100, 100, [fill(rect(0, 0, 100, 100), EMBER_DARK), fill(rect(7, 7, 86, 86), "#f8d390"), fill(circle(50, 50, 42), EMBER_DARK), fill(circle(50, 50, 38), "#ef9440"), fill(petals, "#fff3cf")])
    # Neither spirals nor beads nor fang, and its gaps wide enough for a figure.
    bold = [line(d, EMBER_DARK, 6) if tone == "gap" else fill(d, GOLD) for d, tone in beast() if tone in ("body", "gap")]
    save("corner-sign", 100, 100, [fill(rect(0, 0, 100, 100), EMBER_DARK), *bold, fill(circle(37, 20, 4), EMBER_DARK), line(rect(3.5, 3.5, 93, 93), GOLD, 5)])
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
