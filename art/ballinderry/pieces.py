"""The discs: enamelled studs, ravens in niello on silver, the king's golden head; officers, symbols, backs."""
import re

from birds import ON_DISCS, displayed, pecking, standing, stooping
from head import head, spiral
from lib import *
from motifs import triskele
from weave import Strand, circle_points, weave

BLEED = rect(-12, -12, 124, 124)
# Enamels of studs: brighter than those of frames, for white studs are to be as light as can be.
LEAF, BLOOD, SKY = "#2f7f5c", "#bf3b2d", "#3b6fab"
WIRE = "#f2d48d"    # the gilt wire about a stud


def stud(name, motif):
    """A stud of the king's side: a narrow rim, a gilt wire, white enamel within."""
    rings = (46.7, WIRE), (45, RIM), (43.5, WHITE)
    save(name, 100, 100, [fill(BLEED, RIM), *(fill(disc(50, 50, r), color) for r, color in rings), *motif])


def hub(r=6.4):
    return [fill(disc(50, 50, r), BROWN), fill(disc(50, 50, r - 1.5), GOLD), fill(disc(50 - r * .2, 50 - r * .2, r * .22), GOLD_LIGHT)]


def whirl(count, color, other=None, r=36, sweep=62):
    """Trumpets that curve from the hub to the rim."""
    out = []
    for i in range(count):
        a = 360 / count * i
        outer = [polar(8 + (r - 8) * t / 8, a + sweep * (t / 8) ** 1.2) for t in range(9)]
        inner = [polar(8 + (r - 8) * t / 8, a + 360 / count * .62 * (t / 8) + sweep * (t / 8) ** 1.2) for t in range(8, -1, -1)]
        end = inner[0]
        out.append(curve(outer) + f"A{r} {r} 0 0 1 {pt(end)}" + curve(inner)[len("M" + pt(end)):] + "Z")
    return [fill(out[::2], color), fill(out[1::2], other or color)]


def millefiori():
    """A cross of small glass squares between quarters of red."""
    parts = []
    for i in range(4):
        a = 90 * i
        p, q = polar(35.6, a + 17), polar(35.6, a + 73)
        c = polar(17.5, a + 45)
        parts.append(fill(f"M{pt(c)}L{pt(p)}A35.6 35.6 0 0 1 {pt(q)}Z", BLOOD))
        parts.append(fill(disc(*polar(26.6, a + 45), 4.6), CREAM))
    cells = [(0, k) for k in (-4, -3, -2, 2, 3, 4)] + [(k, 0) for k in (-4, -3, -2, 2, 3, 4)]
    for n, color in enumerate((SKY, BLUE_LIGHT)):
        parts.append(fill([rect(50 + 7 * x - 3.4, 50 + 7 * y - 3.4, 6.8, 6.8) for x, y in cells if (x + y) % 2 == n], color))
    return parts + hub(9)


def hexafoil():
    """Six petals of the compasses, cells of blue glass between their tips."""
    d, cells = [], []
    for i in range(6):
        p, q = (50, 50), polar(35.6, 60 * i)
        d.append(f"M{pt(p)}A35.6 35.6 0 0 1 {pt(q)}A35.6 35.6 0 0 1 {pt(p)}Z")
        a, b = polar(35.6, 60 * i + 14), polar(35.6, 60 * i + 46)
        cells.append(f"M{pt(a)}A35.6 35.6 0 0 1 {pt(b)}Q{pt(polar(26, 60 * i + 30))} {pt(a)}Z")
    return [fill(d[::2], LEAF), fill(d[1::2], BLOOD), fill(cells, SKY)] + hub(7)


def knot():
    """A ring woven through two long loops."""
    loops = []
    for turn in (45, 135):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        points = []
        for i in range(40):
            a = 2 * math.pi * i / 40
            u, v = 34 * math.copysign(abs(math.cos(a)) ** .8, math.cos(a)), 12.5 * math.sin(a)
            points.append((50 + u * c - v * s, 50 + u * s + v * c))
        loops.append(Strand(points, SKY, 5, closed=True))
    loops.append(Strand(circle_points(50, 50, 24.5, 36), BLOOD, 4.4, closed=True))
    return weave(loops, WHITE, 1.5)


def eyes():
    """Seven round cells, each an eye, as of millefiori."""
    parts = [stroke(disc(50, 50, 35), BLOOD, 1.8)]
    cells = [polar(22.6, 60 * i) for i in range(6)]
    parts.append(fill([disc(*c, 9.4) for c in cells], SKY))
    parts.append(fill([disc(*c, 6.6) for c in cells], CREAM))
    parts.append(fill([disc(*c, 3.2) for c in cells], BLOOD))
    return parts + hub(8.6)


def steps():
    """A stepped cross, as on belts of bronze."""
    cross = "M43 16H57V26H64V36H74V43H84V57H74V64H64V74H57V84H43V74H36V64H26V57H16V43H26V36H36V26H43Z"
    inner = "M45 25H55V38H62V45H75V55H62V62H55V75H45V62H38V55H25V45H38V38H45Z"
    return [fill(cross, LEAF), fill(inner, CREAM), fill(disc(50, 50, 9), BLOOD), fill(disc(50, 50, 4), GOLD_LIGHT),
        fill([disc(*polar(31.500, 45 + 90 * i), 3.4) for i in range(4)], BLOOD)]


def defenders():
    stud("defender-1", hexafoil())
    stud("defender-2", triskele(50, 51, 38, BLOOD, width=.16) + hub(6.4))
    stud("defender-3", whirl(6, SKY, SKY) + hub(8))
    stud("defender-4", millefiori())
    stud("defender-5", knot())
    stud("defender-6", triskele(50, 50, 37.5, LEAF, 4, 45, -1, .13) + hub(5))
    stud("defender-7", steps())
    stud("defender-8", eyes())


def middle(d):
    """The middle and the radius of the smallest circle about a silhouette."""
    points = []
    for letter, rest in re.findall(r"([A-Z])([^A-Z]*)", d):
        values = [float(v) for v in re.findall(r"-?[0-9.]+", rest)]
        points += [(values[0], points[-1][1])] if letter == "H" else zip(values[::2], values[1::2])
    x, y = 50, 50
    far = lambda p: math.hypot(p[0] - x, p[1] - y)
    for step in range(1, 400):
        px, py = max(points, key=far)
        x, y = x + (px - x) / (step + 1), y + (py - y) / (step + 1)
    return x, y, max(map(far, points))


PLATE = 38.2    # the radius of the silver
REACH = 37.8    # how far a raven reaches
JOIN = ' stroke-linejoin="round"'
STOUT = {standing: 4.6, pecking: 4.8}    # the line about the slender ones, that all may be about as black
LIE = {pecking: (0, -1, 0), stooping: (0, 0, 38)}   # moved by so much from the middle, and turned


def plate(bead=BEAD, ends=(.1, .5, .95)):
    """What is beneath a raven: a broad black rim with beads, bright silver that darkens a little towards the ground."""
    colors = zip(ends, (SHEET_LIGHT, SHEET, SHEET_DEEP))
    stops = "".join(f'<stop offset="{f(at, 2)}" stop-color="{color}"/>' for at, color in colors)
    shine = f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    beads = [disc(*polar(43.2, 15 * i), 1.3) for i in range(24)]
    rim = [fill(BLEED, NIELLO), fill(disc(50, 50, 47), BAND), fill(beads, bead)]
    return [shine, *rim, fill(disc(50, 50, PLATE), "url(#g)")]


def outline(part):
    return re.search(r' d="([^"]*)"', part).group(1)


def cut_broadly(posture, scale):
    """A raven for a disc, drawn at this scale: broad lines between its feathers, for it is small."""
    body, *rest = posture(RAVEN, CUT, GOLD_LIGHT)
    if posture in STOUT:
        d, stout = outline(body), STOUT[posture]
        within = f' stroke="{RAVEN}" stroke-width="{f(stout - 2.6)}"{JOIN}'
        body = stroke(d, RAVEN_LINE, stout, JOIN) + fill(d, RAVEN, within)
    else:
        body = body.replace('stroke-width="1.5"', f'stroke-width="{f(1.4 / scale, 2)}"')
    return [body] + [part.replace('stroke-width="2.1"', f'stroke-width="{f(2.2 / scale, 2)}"') for part in rest]


def raven(posture):
    """A raven in the middle of its disc, as large as the silver allows."""
    dx, dy, turn = LIE.get(posture, (0, 0, 0))
    x, y, r = middle(outline(posture(RAVEN, CUT, GOLD_LIGHT)[0]))
    scale = REACH / (r + STOUT.get(posture, 1.5) / 2)
    return place(50 + dx, 50 + dy, scale, [group(f"translate({f(-x)} {f(-y)})", cut_broadly(posture, scale))], turn)


def attackers():
    """Black ravens on bright silver in a broad rim of niello, each as large as its silver."""
    for nth, posture in enumerate(ON_DISCS, 1):
        save(f"attacker-{nth}", 100, 100, [*plate(), raven(posture)])


def gilt_rim(ground, field, ray):
    """The king's rim and field: gold with beads about enamel, clean rays in it."""
    beads = [disc(*polar(44.2, 18 * i), 1.4) for i in range(20)]
    rays = [poly([polar(16, 15 * i - 5), polar(42, 15 * i - 2.8), polar(42, 15 * i + 2.8), polar(16, 15 * i + 5)]) for i in range(24)]
    return [fill(BLEED, ground), fill(disc(50, 50, 46.7), GOLD_LIGHT), fill(disc(50, 50, 45.8), GOLD), fill(beads, ground),
        fill(disc(50, 50, 42.6), GOLD_LIGHT), fill(disc(50, 50, 41.6), field)] + ([fill(rays, ray)] if ray else [])


def golden_head(name, ground, field, ray):
    """The king: the head from the end of the board, in gold, as large as the disc allows."""
    golden = head(GOLD_LIGHT, GOLD, "#503218", GOLD, "#8a5a1e", GREEN)
    save(name, 100, 100, gilt_rim(ground, field, ray) + [place(50, 47.4, .75, golden)])


def king():
    golden_head("king", RED_DARK, RED, "#c4452f")


def knight():
    """A horse's head with a bridle of bronze, a spiral in its jaw."""
    beads = [disc(*polar(43.8, 22.5 * i), 1.7) for i in range(16)]
    b = [fill(BLEED, RIM), fill(disc(50, 50, 46.8), BROWN), fill(disc(50, 50, 45.4), WIRE), fill(beads, RED), fill(disc(50, 50, 42), RIM), fill(disc(50, 50, 40.6), WHITE)]
    horse = ("M30 86C33 72 43 66 42 55C37 58 31 63 25 62C19 61 17 56 19 51C24 44 28 37 33 31C35 26 38 23 41 21L40 12L49 19C66 22 76 36 78 53"
        "C79 66 78 77 74 86Z")
    b += [fill(horse, "#dcaa58"), fill("M49 19C66 22 76 36 78 53C79 66 78 77 74 86H63C68 72 68 52 61 39C58 32 54 26 47 22Z", "#b07434")]
    b += [stroke("M57 26C65 31 70 39 72 47M60 36C67 43 70.500 52 71 60M64 50C67 58 67.500 66 67 76", WIRE, 2, ROUND),
        stroke(curve(spiral(47, 46, 8, 1.4, 200, 1, .12)), WIRE, 2.2, ROUND),
        stroke("M26 43L34 60M34 31L53 26M31 53C40 48 46 40 49 28", RED, 3), fill(disc(31, 53, 3), WIRE) + fill(disc(49, 27.500, 3), WIRE),
        fill("M33 38C35 34 40 34 42 37C39 40.500 36 40.500 33 38Z", WHITE), fill(disc(38, 37.2, 1.8), BROWN), fill(disc(22.6, 53.6, 1.5), BROWN),
        stroke("M21 59C24 59 27 57.500 29 55", BROWN, 1.6, ROUND)]
    save("knight", 100, 100, b)


def commander():
    """The raven that leads: seen from the front on darker silver, a torc of gold about its neck, its rim of gold."""
    torc = [stroke("M40 33C38 44 62 44 60 33", GOLD_LIGHT, 4.6, ROUND), fill(disc(40, 32, 3.6) + disc(60, 32, 3.6), GOLD)]
    rim = stroke(disc(50, 50, PLATE + 1), GOLD, 2)
    bird = place(50, 49.5, .8, [group("translate(-50 -51)", cut_broadly(displayed, .8) + torc)])
    save("commander", 100, 100, [*plate(GOLD, (0, .1, .4)), bird, rim])


def draw():
    defenders()
    attackers()
    king()
    knight()
    commander()
