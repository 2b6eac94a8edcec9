"""The discs: heads of the signs and initials on vellum for the king's side, beasts of the margins on black ink against them, a king on orpiment."""
import heads
import initials
from beasts import face
from lib import *
from margins import BEASTS, Beast, small_serpent

CREAM = "#fffaec"
RIM = "#e9c06a"


def light(rim=RIM):
    """A disc of the king's side: an ochre rim, a ring of ink, vellum."""
    return Page().fill(rim, ALL).fill(INK, circ(50, 50, 45.300)).fill(CREAM, circ(50, 50, 43.600))


def defenders():
    for nth, drawing in enumerate((*heads.signs(), *initials.letters()), 1):
        light().put(drawing).save(f"defender-{nth}")


DARK, STONE, LEAF = "#2b1e17", "#a98d58", "#6f9d8b"


def dark():
    return Page().fill(DARK, ALL)


def beast(sheet, draw, scale, *inks):
    """A beast of the margins in the middle of a disc."""
    b = Beast(*inks)
    draw(b)
    return sheet.put(b, 50 - 50 * scale, 50 - 50 * scale, scale)


def attackers():
    for nth, draw in enumerate(BEASTS, 1):
        beast(dark(), draw, .94, STONE, LEAF, DARK).save(f"attacker-{nth}")
        # where ink is saved: a broad rim and beasts in lines; to be coloured in: a rim of teeth
        for name, ink, rim, more in (("low", DARK, 15, ""), ("lines", "#404040", 5, f' stroke-dasharray="2.400 {n(2 * math.pi * 47 / 36 - 2.4, 2)}"')):
            p = Page().fill("#ffffff", ALL)
            if name == "low":
                p.fill(DARK, ALL).fill("#ffffff", circ(50, 50, 42.500))
            else:
                p.line(ink, 1.2, circ(50, 50, 43.500)).line(ink, rim, circ(50, 50, 47), more, cap=False)
            beast(p, draw, .86, *((STRAW, MIST) if name == "low" else ("#ffffff", "#ffffff")), "#ffffff", ink, 1.5).save(f"attacker-{name}-{nth}")


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
    # a collar of gold with pearls, a round brooch
    p.pen("#f6d878", INK, 2, "M27 73Q50 89 73 73L78 79.500Q50 98 22 79.500Z").dots(rim, 3, 7.6, "M27 77.500Q50 92.500 73 77.500")
    p.pen("#5f9c88", INK, 2, circ(50, 88, 5.4)).fill("#fdf6e3", circ(50, 88, 1.9))
    face(p, middle, 52, 1.26, INK, 2.6, "#fdf6e3", "#a06a3a", ROSE, beard=True)
    crown(p, middle, 28.500, 1.5, "#f8e09a", INK, 2.6, "#3a7a68" if rod else RED)
    p.save(name)


def officers():
    p = light()
    # a horse's head with a plaited mane
    p.pen("#cf5a3a", INK, 2.8, "M30 84C32 66 42 58 41 50C36 54 28 58 22 56C16 53 17 47 21 42C27 35 32 27 38 22L37 12L46 19C64 22 74 38 74 56C74 68 72 78 66 84Z")
    p.pen(GOLD, INK, 2.6, "M46 19C64 22 74 38 74 56C74 68 72 78 66 84H56C62 70 62 54 58 44C55 36 50 28 46 19Z")
    p.line(INK, 2.6, "M52 25L60 27M56 34L67 36M60 44L72 46M61 55L74 56M61 66L73 67M59 76L70 77").line(INK, 2.4, "M26 47Q32 49 36 44M20 49.500L26 52")
    p.fill(INK, circ(38.5, 32.5, 2.6)).save("knight")
    p = dark()
    # a sword of the time
    s = Page()
    s.fill(STONE, "M43 34L45 84L50 94L55 84L57 34Z").line(DARK, 1.6, "M50 38V82")
    s.fill("#cfb683", "M32 26Q50 33 68 26L69 34Q50 41 31 34ZM46 16H54V30H46ZM39 14Q38 4 45 6Q50-1 55 6Q62 4 61 14Z")
    t = Page().put(s, 50 - 50 * .92, 50 - 46 * .92, .92).turn(38)
    p.put(t).line(LEAF, 4.4, spiral(29, 34, 13, 150, 1.5) + spiral(72, 66, 13, 330, 1.5)).save("commander")


def symbols():
    """What figures of the rules show at 4 mm: the pieces in one bold form each."""
    for name, rim in (("", DEEP), ("-green", PINE)):
        p = Page().fill(rim, circ(50, 50, 50)).fill(GOLD, circ(50, 50, 42))
        p.fill(rim, "M23 76L13 32Q25 37 33 50L34 21Q41 29 44 43L50 13L56 43Q59 29 66 21L67 50Q75 37 87 32L77 76Q50 67 23 76Z")
        p.fill("#fbeec0", circ(34.5, 61.5, 4.6) + circ(50, 58, 5.2) + circ(65.500, 61.500, 4.6)).save("king-symbol" + name)

    def light_():
        return Page().fill(INK, circ(50, 50, 50)).fill(RIM, circ(50, 50, 46.500)).fill(CREAM, circ(50, 50, 40))
    light_().put(Page().pen(RED, RED, 4.5, initials.L_FORM), 8, 5, .88).save("defender-symbol")
    deep = "#1e1510"
    beast(Page().fill(deep, circ(50, 50, 50)), small_serpent, .95, "#aa9968", "#6c998a", deep).save("attacker-symbol")
    light_().fill("#cf5a3a", "M31 80C33 64 43 58 42 50C37 54 29 58 23 56C17 53 18 47 22 42C28 35 33 28 39 23L38 14L47 20C64 23 74 38 74 56C74 67 72 75 67 80Z").save("knight-symbol")
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
