"""The discs: heads of the signs and initials on vellum for the king's side, knots and spirals on black ink against them, a king on orpiment."""
import re

from beasts import EVANGELISTS, face
from lib import *

CREAM = "#fdf6e3"
# Signs on discs are in few colours: red lead, ochre, vellum.
DISC = dict(skin="#fffaee", hair="#c98d45", cheek="#f0b59a", body="#ec9470", robe="#f3d184", wing="#fbebc4", band="#f0c765", gold="#fbeec8", dot="#d65a38", book="#f0c24e", shade="#d9b078")


RIM = "#e0b158"


def light(rim=RIM):
    """A disc of the king's side: an ochre rim, a ring of ink, vellum."""
    return Page().fill(rim, ALL).fill(INK, circ(50, 50, 45.300)).fill(CREAM, circ(50, 50, 43.600))


def sign(name, colors, scale, x, y):
    """The head of a sign: the point (x, y) of its drawing comes into the middle."""
    p = light()
    s = Page()
    EVANGELISTS[name](s, {**DISC, **colors}, INK, 2.5 / scale, True)
    p.parts.append('<clipPath id="d"><circle cx="50" cy="50" r="43.600"/></clipPath><g clip-path="url(#d)">')
    p.put(s, 50 - x * scale, 50 - y * scale, scale)
    p.parts.append("</g>")
    return p


def letter(strokes, thin, extra=(), dots=None):
    """An initial: strong strokes in red within ink, thin ones in ink, spots of yellow."""
    sheet = light()
    p = Page()
    p.line(INK, 13, strokes).line("#d0502f", 9.4, strokes)
    if thin:
        p.line(INK, 3.4, thin)
    for color, d in extra:
        p.pen(color, INK, 1.8, d)
    if dots:
        p.dots(RED, 2.6, 6, dots)
    return sheet.put(p, -11, -11, 1.22)


def defenders():
    sign("man", dict(hair="#d9a661", body="#f0a583", robe="#f9e7b4", band="#f6d98c"), 1.66, 50, 28).save("defender-1")
    sign("lion", dict(body="#f8dd93", hair="#f7cba8", wing="#f8dcc4", band="#e9906a"), 1.62, 25.5, 34).save("defender-2")
    sign("calf", dict(body="#ec9472", hair="#a9764a", shade="#dfba86"), 1.62, 25, 29).save("defender-3")
    sign("eagle", dict(body="#d8a763", wing="#fbeccb", band="#e9906a", shade="#c79a5c"), 1.72, 33, 27).save("defender-4")
    # L(iber), I(nitium), Q(uoniam): the first letters of Gospels; A(lea): of the game.
    letter("M40 24V66Q40 74 48 74H68", "M30 22C34 18 46 18 50 22M68 74C74 74 76 66 71 63" + spiral(66, 52, 9, 200, 1.5), [(GOLD, circ(40, 48, 3.2))], "M30 30V68Q30 84 46 84H70").save("defender-5")
    letter("M50 27V73", "M50 21C42 15 28 18 30 28C32 34 39 32 38 27M50 21C58 15 72 18 70 28C68 34 61 32 62 27M50 79C42 85 28 82 30 72C32 66 39 68 38 73M50 79C58 85 72 82 70 72C68 66 61 68 62 73",
        [(GOLD, circ(50, 40, 3.2) + circ(50, 60, 3.2))], "M37 40V60M63 40V60").save("defender-6")
    letter("M64 30V80M64 40C58 26 34 26 33 46C32 64 54 66 64 54", spiral(46, 46, 7, 90, 1), [(GOLD, circ(64, 66, 3))], "M24 46C24 70 44 76 54 72").save("defender-7")
    letter("M38 24C46 24 50 28 54 40L66 74M55 52C44 44 30 54 32 64C34 74 50 74 58 60", "M30 20C34 18 38 20 40 24M66 74Q72 78 76 72", [(GOLD, circ(59, 55, 3))], "M62 32L76 66").save("defender-8")


DARK, STONE = "#2b1e17", "#94794a"


def dark():
    return Page().fill(DARK, ALL)


def head(p, x, y, s, turn, flip=False):
    """A serpent's or a hound's head with a long jaw, seen from the side; it looks to the right."""
    h = Page()
    h.pen(STONE, DARK, 2.2 / s, "M-8-6C-4-12 6-12 10-7L22-3Q26 0 22 3L10 3L20 7Q20 11 15 10L2 8C-4 8-9 6-8 5Z")
    h.fill(DARK, circ(4, -3.4, 2.3))
    p.put(h, x, y, s, turn, flip)


def devices():
    """One device on each: a spiral, a knot, a serpent, a key, rings, hounds, three corners, four spirals. Nothing lies beneath it yet."""
    p = Page().line(STONE, 6.8, triskele(50, 50, 48, 0))
    yield p
    p = Page()
    Knot(2, 2, upright=[(2, 1), (2, 3)]).draw(p, 50 - 2 * 17.5, 50 - 2 * 17.5, 17.5, 17.5, [STONE], DARK, 8, 2.6)
    yield p
    coil = "M34 34C20 44 24 70 50 74C74 76 82 48 66 36C54 28 38 38 42 52C46 62 60 60 60 50"
    p = Page().line(STONE, 6.4, coil)
    head(p, 40, 30, 1.1, -18)
    yield p.grow(1.36, 0)
    yield Page().line(STONE, 8, "M20 27H78V69H40V47H57V56M80 81H24V40", cap=False)
    p = Page().line(STONE, 8.2, circ(36, 50, 24)).line(DARK, 14.5, "M54 27A24 24 0 0 1 70 30", cap=False)
    p.line(DARK, 14.2, circ(64, 50, 24), cap=False).line(STONE, 8.2, circ(64, 50, 24))
    p.line(DARK, 14.2, "M57 62A24 24 0 0 1 44 73", cap=False).line(STONE, 8.2, "M58.500 58.500A24 24 0 0 1 42 73", cap=False)
    yield p
    p = Page()
    for turn in (0, 180):
        q = Page().line(STONE, 6.6, "M27 58C24 34 44 24 60 30").line(STONE, 4.8, "M38 34C44 44 42 52 34 56")
        head(q, 64, 33, 1.05, 40)
        p.put(q, 100 if turn else 0, 100 if turn else 0, 1, turn)
    yield p.grow(1.26, 0)
    p = Page()
    for a in (0, 120, 240):
        q, r = pol(50, 55, 40, a), pol(50, 55, 40, a + 120)
        d = f"M{n(q[0])} {n(q[1])}A34 34 0 0 0 {n(r[0])} {n(r[1])}"
        p.line(DARK, 14, d, cap=False).line(STONE, 8.6, d)
    yield p
    p = Page()
    for x, y, a, hand in ((33, 33, 135, 1), (67, 33, 225, -1), (67, 67, 315, 1), (33, 67, 45, -1)):
        sx, sy = pol(x, y, 15.5, a)
        p.line(STONE, 5.8, spiral(x, y, 15.5, a, 1.5, hand) + f"M{n(sx)} {n(sy)}L50 50")
    yield p


def in_lines(parts, color, inner):
    """A device drawn with dark lines upon white: what was light is hollow (`inner` narrower) or, without it, a single line."""
    out = []
    for part in parts:
        for piece in re.findall(r"<path[^>]*/>|<g[^>]*>|</g>", part):
            if f'stroke="{STONE}"' in piece and 'fill="none"' in piece:
                width = float(re.search(r'stroke-width="([0-9.]+)"', piece)[1])
                with_ = lambda c, w: re.sub(r'stroke-width="[0-9.]+"', f'stroke-width="{n(w, 2)}"', piece.replace(STONE, c))
                out += [with_(color, width + .6), with_("#ffffff", width - 1.8)] if inner else [with_(color, width * .8)]
            elif f'fill="{STONE}"' in piece:
                out.append(piece.replace(f'fill="{STONE}"', f'fill="{"#ffffff" if inner else color}"').replace(f'stroke="{DARK}"', f'stroke="{color if inner else "#ffffff"}"'))
            elif f'fill="{DARK}"' in piece:
                out.append(piece.replace(DARK, color if inner else "#ffffff"))
            else:
                out.append(piece.replace(DARK, "#ffffff"))
    return out


def attackers():
    for nth, device in enumerate(devices(), 1):
        p = dark()
        p.put(device).save(f"attacker-{nth}")
        # where ink is saved: a broad rim and dark lines; to be coloured in: hollow ribbons and a rim of teeth
        p = Page().fill(DARK, ALL).fill("#ffffff", circ(50, 50, 42.500))
        p.parts.append('<g transform="translate(6.500 6.500) scale(.87)">' + "".join(in_lines(device.parts, DARK, False)) + "</g>")
        p.save(f"attacker-low-{nth}")
        p = Page().fill("#ffffff", ALL).line("#404040", 1.2, circ(50, 50, 43.500))
        p.parts.append(f'<path fill="none" stroke="#404040" stroke-width="5" stroke-dasharray="2.400 {n(2 * math.pi * 47 / 36 - 2.4, 2)}" d="{circ(50, 50, 47)}"/>')
        p.parts.append('<g transform="translate(6.500 6.500) scale(.87)">' + "".join(in_lines(device.parts, "#404040", True)) + "</g>")
        p.save(f"attacker-lines-{nth}")


def crown(p, x, y, s, color, ink, lw, gem=RED):
    """A crown of three lilies without any cross."""
    c = Page()
    c.pen(color, ink, lw / s, "M-15 6L-17-8L-9-3L-7-12Q-4-9-3-4L0-15L3-4Q4-9 7-12L9-3L17-8L15 6Q0 2-15 6Z")
    c.fill(gem, circ(-8, .5, 1.6) + circ(0, -1, 1.9) + circ(8, .5, 1.6))
    p.put(c, x, y, s)


def king_figure(p, robe, cloak, ink=INK, lw=2):
    """A king on his seat with an open book, seen from the front, from the crown to the knees; about 70 wide, 84 high, its middle at (50, 50)."""
    # the seat with two hounds' heads for knobs
    p.pen(OCHRE, ink, lw, "M16 92V60Q16 54 22 54H30V92ZM84 92V60Q84 54 78 54H70V92Z")
    p.pen(RED, ink, lw * .8, "M14 56Q12 48 19 47Q27 47 26 55ZM86 56Q88 48 81 47Q73 47 74 55Z")
    p.pen(cloak, ink, lw, "M50 40C66 40 74 48 76 62L80 96H20L24 62C26 48 34 40 50 40Z")
    p.pen(robe, ink, lw * .9, "M42 42H58C62 56 62 66 66 96H34C38 66 38 56 42 42Z")
    p.line(ink, lw * .8, "M30 62C33 74 30 84 29 95M70 62C67 74 70 84 71 95M44 78C43 84 42 90 41 95M56 78C57 84 58 90 59 95")
    face(p, 50, 31, .92, ink, lw * .95, PALE, "#a06a3a", ROSE, beard=True)
    crown(p, 50, 14.500, 1.02, "#f6d878", ink, lw)
    p.pen(PALE, ink, lw, "M30 62Q40 58 50 63Q60 58 70 62V80Q60 76 50 81Q40 76 30 80Z")
    p.line(ink, lw * .8, "M50 63V81M35 66.500L45 66.500M35 71.500L45 71.500M55 66.500H65M55 71.500H65")
    p.pen(PALE, ink, lw * .8, "M24 70Q28 66 33 70L35 75Q30 78 25 77ZM76 70Q72 66 67 70L65 75Q70 78 75 77Z")


def king(name, rim, cloak, rod=False, ground=GOLD):
    """A crowned head on gold; a rod beside it tells the king of the other page."""
    p = Page().fill(rim, ALL).fill(ground, circ(50, 50, 45.500))
    p.dots(rim, 2.4, 2 * math.pi * 42.3 / 40, circ(50, 50, 42.3))
    p.pen(cloak, INK, 2.6, "M18 88C20 72 34 68 50 68C66 68 80 72 82 88Q66 96 50 96Q34 96 18 88Z")
    if rod:
        p.line(INK, 6.6, "M20 84V30").line("#f6d878", 3.2, "M20 84V30").pen("#f6d878", INK, 2.2, "M20 14Q28 23 20 33Q12 23 20 14Z")
    middle = 54 if rod else 51
    face(p, middle, 53, 1.26, INK, 2.6, "#fdf6e3", "#a06a3a", ROSE, beard=True)
    crown(p, middle, 29.500, 1.4, "#f8e09a", INK, 2.6, "#3a7a68" if rod else RED)
    p.save(name)


def officers():
    p = light()
    # a horse's head with a plaited mane
    p.pen("#cf5a3a", INK, 2.2, "M30 84C32 66 42 58 41 50C36 54 28 58 22 56C16 53 17 47 21 42C27 35 32 27 38 22L37 12L46 19C64 22 74 38 74 56C74 68 72 78 66 84Z")
    p.pen(GOLD, INK, 1.8, "M46 19C64 22 74 38 74 56C74 68 72 78 66 84H56C62 70 62 54 58 44C55 36 50 28 46 19Z")
    p.line(INK, 1.8, "M52 25L60 27M56 34L67 36M60 44L72 46M61 55L74 56M61 66L73 67M59 76L70 77").line(INK, 2.4, "M26 47Q32 49 36 44M20 49.500L26 52")
    p.fill(INK, circ(38.5, 32.5, 2.6)).save("knight")
    p = dark()
    # a sword of the time
    s = Page()
    s.fill(STONE, "M43 34L45 84L50 94L55 84L57 34Z").line(DARK, 1.6, "M50 38V82")
    s.fill("#cfb683", "M32 26Q50 33 68 26L69 34Q50 41 31 34ZM46 16H54V30H46ZM39 14Q38 4 45 6Q50-1 55 6Q62 4 61 14Z")
    t = Page().put(s, 50 - 50 * .82, 50 - 46 * .82, .82).turn(38)
    p.put(t).line(STONE, 3.6, spiral(31, 31, 11, 180, 1.5) + spiral(69, 69, 11, 0, 1.5)).save("commander")


def symbols():
    for name, rim in (("", DEEP), ("-green", PINE)):
        p = Page().fill(rim, circ(50, 50, 50)).fill(GOLD, circ(50, 50, 43))
        face(p, 50, 58, 1.35, INK, 3, PALE, "#a06a3a", None, True)
        crown(p, 50, 33, 1.5, "#f8e09a", INK, 3.4)
        p.save("king-symbol" + name)
    light_ = lambda: Page().fill("#a5351f", circ(50, 50, 50)).fill(CREAM, circ(50, 50, 41))
    light_().line(RED, 13.5, "M40 24V64Q40 74 50 74H68").dots(RED, 6, 12, "M26 30V66Q26 86 44 86").save("defender-symbol")
    Page().fill(DARK, circ(50, 50, 50)).line(STONE, 7, triskele(50, 50, 42, 0)).save("attacker-symbol")
    light_().fill("#cf5a3a", "M30 84C32 66 42 58 41 50C36 54 28 58 22 56C16 53 17 47 21 42C27 35 32 27 38 22L37 12L46 19C64 22 74 38 74 56C74 68 72 78 66 84Z").save("knight-symbol")
    p, s = Page().fill(DARK, circ(50, 50, 50)), Page()
    s.fill(STONE, "M41 34L43 84L50 96L57 84L59 34Z").fill("#cfb683", "M30 26Q50 34 70 26L71 36Q50 44 29 36ZM45 16H55V32H45ZM37 14Q36 2 45 4Q50-3 55 4Q64 2 63 14Z")
    p.put(s, 50 - 50 * .86, 50 - 50 * .86, .86).turn(38).save("commander-symbol")


def backs():
    """Patterns without a middle."""
    big = rect(-16, -16, 132, 132)
    p = Page().fill(CREAM, big)
    p.dots(RED, 3.4, 11, "".join(f"M-16 {y}H116" for y in range(-11, 117, 22)) + "".join(f"M-10.500 {y}H116" for y in range(0, 117, 22)))
    p.fill(OCHRE, "".join(poly([(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)]) for j, y in enumerate(range(-11, 117, 11)) for x in range(-11 + 11 * (j % 2), 117, 22))).save("back-defender")
    p = Page().fill(DARK, big)
    p.line(STONE, 3, "".join(spiral(x, y, 9, 90 * ((i + j) % 4), 1.5, 1 if (i + j) % 2 else -1) for i, x in enumerate(range(-10, 117, 24)) for j, y in enumerate(range(-10, 117, 24)))).save("back-attacker")
    for name, ribbon in (("", DEEP), ("-green", PINE)):
        p = Page().fill(GOLD, big)
        Knot(6, 6).draw(p, -16, -16, 11, 11, [ribbon], GOLD, 5, 1.8)
        p.save("back-king" + name)


def draw():
    defenders()
    attackers()
    king("king", DEEP, RED)
    king("king-rod", PINE, "#3f7a80", rod=True)
    officers()
    symbols()
    backs()
