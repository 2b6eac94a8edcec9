"""What stands on pages: the frieze, the vignette, tailpieces, the ground of the initial, frames of cards, pictures of the box and the board's back."""
from beasts import COLOURED, EVANGELISTS
from lib import *
from pieces import king_figure


def creature(name, lw=1.7):
    s = Page()
    EVANGELISTS[name](s, COLOURED[name], INK, lw)
    return s


def knots(p, x, y, wide, high, step, colors=(GOLD, "#cf5232"), ground=INK, width=None, pen=None, **walls):
    k = Knot(wide, high, **walls)
    k.draw(p, x, y, step, step, list(colors), ground, width or step * .6, step * .155, pen and INK, pen)


def seated(lw=1.8):
    s = Page()
    king_figure(s, GOLD, RED, INK, lw)
    return s


def story_head():
    """A king enthroned, the four signs come to him from both sides; knots at the ends."""
    p = Page(600, 100)
    p.fill(INK, rect(0, 0, 600, 100)).fill(GOLD, rect(2, 2, 596, 96)).fill(INK, rect(4, 4, 592, 92))
    p.fill(VELLUM, rect(58, 7, 484, 86))
    # a ruled ground under their feet, a row of dots around the field
    p.fill("#e7d3a3", rect(58, 82, 484, 11)).line(BROWN, 1.2, "M58 82H542M58 86.500H542")
    p.dots(RED, 2, 5.02, "M62 11H538").dots(RED, 2, 5.02, "M62 89.500H538")
    p.fill(GREEN, "M257 82V40A43 33 0 0 1 343 40V82Z").line(INK, 1.6, "M257 82V40A43 33 0 0 1 343 40V82")
    p.fill(STRAW, "M263 82V41A37 28 0 0 1 337 41V82Z").line(INK, 1.4, "M263 82V41A37 28 0 0 1 337 41V82")
    p.pen(RED, INK, 1.4, "M252 82H348V88H252ZM254 37H266V43H254ZM334 37H346V43H334Z")
    p.put(seated(2.2), 300 - 37.5, 9.500, .75)
    for sign, x, flip in (("man", 104, False), ("lion", 207, True), ("calf", 393, False), ("eagle", 494, False)):
        s = .8
        p.put(creature(sign, 1.9), x + (50 * s if flip else -50 * s), 84 - 89 * s, s, 0, flip)
    # plants between them: stems with three leaves
    for x in (154, 446):
        p.line(GREEN, 2.4, f"M{x} 82V46M{x} 70Q{x - 9} 66 {x - 9} 57M{x} 70Q{x + 9} 66 {x + 9} 57")
        p.pen(GOLD, INK, 1.2, circ(x - 9, 54, 3.4) + circ(x + 9, 54, 3.4)).pen(RED, INK, 1.2, circ(x, 42, 4.4))
    for x in (7, 545):
        knots(p, x + 5, 8.5, 2, 4, 10.4, (GOLD, "#cf5232"), SOLID, 7.4, 1, flat=[(1, 4), (3, 4)])
    p.save("story-head")


def vignette():
    """The book open at the great diagram, a sign at each side of it."""
    p = Page(300, 200)
    p.pen(BROWN, INK, 2, "M62 34H238V174H62Z")
    p.pen(PALE, INK, 1.8, "M68 30Q110 22 150 34Q190 22 232 30V168Q190 160 150 172Q110 160 68 168Z")
    p.line(INK, 1.4, "M150 34V172")
    p.put(creature("lion", 2), 73, 58, .7)
    p.put(creature("eagle", 2), 158, 56, .74)
    p.dots(RED, 2, 5, "M76 42Q110 34 142 44V160Q110 150 76 156Z").dots(RED, 2, 5, "M224 42Q190 34 158 44V160Q190 150 224 156Z")
    for x, flip in ((40, False), (260, True)):
        p.line(INK, 7, spiral(x, 62, 24, 180, 2, -1 if flip else 1) + f"M{x} 86Q{x + (18 if not flip else -18)} 100 {x} 114" + spiral(x, 138, 24, 0, 2, 1 if flip else -1))
        p.line(GOLD, 3.6, spiral(x, 62, 24, 180, 2, -1 if flip else 1) + f"M{x} 86Q{x + (18 if not flip else -18)} 100 {x} 114" + spiral(x, 138, 24, 0, 2, 1 if flip else -1))
    p.save("vignette")


def tailpieces():
    # the cat asleep, a mouse that goes by
    p = Page(300, 100)
    p.pen("#fbf5e6", INK, 2.2, "M60 84C44 84 36 66 52 52C70 34 120 26 152 40C172 48 180 66 172 78C166 86 150 84 140 84Z")
    p.pen("#fbf5e6", INK, 2.2, "M58 82C44 80 40 62 50 52L48 38L60 45Q68 43 76 45L86 37L88 52C94 62 92 78 80 82C74 85 64 85 58 82Z")
    p.fill(ROSE, "M51 42L57 46L52 50ZM84 41L79 46L84 50Z")
    p.line(INK, 1.8, "M54 62Q59 66 63 62M74 62Q79 66 83 62M69 68V71Q65 75 61 72M69 71Q73 75 77 72M118 50C132 52 142 62 140 80")
    p.line(INK, 10, "M166 78C176 92 120 94 96 90").line("#fbf5e6", 6.4, "M166 78C176 92 120 94 96 90")
    p.fill(RED, "M66.500 66h5l-2.500 2.800z")
    p.pen(BROWN, INK, 1.6, "M214 86C210 74 224 66 238 68C250 68 258 76 268 82Q266 87 258 86Z")
    p.pen(ROSE, INK, 1.2, circ(250, 69, 4)).fill(INK, circ(258, 77.5, 1.7) + circ(268, 82.5, 2)).line(BROWN, 2.4, "M214 84C200 90 196 78 186 86")
    p.save("tailpiece-1")
    # a serpent in a knot
    p = Page(300, 100)
    d = "M30 66C50 26 84 22 106 50C128 78 150 78 168 50C182 28 206 28 216 46C224 62 234 66 248 54"
    over = "M106 50C128 22 150 22 168 50C182 72 206 76 216 46"
    under = "M30 40C52 78 84 78 106 50"
    p.line(INK, 11.5, under + over).line("#cf5232", 8, under + over)
    p.line("#ffffff", 15.500, d, cap=False).line(INK, 11.5, d).line(GREEN, 8, d)
    p.line("#ffffff", 15.500, "M96 60Q101 56 106 50Q111 43 116 40", cap=False).line(INK, 11.5, "M93 63Q101 56 106 50Q111 43 119 37.500", cap=False).line("#cf5232", 8, "M90 65.500Q101 57 106 50Q111 43 122 35.500", cap=False)
    p.dots(STRAW, 2, 6, d)
    p.pen(GOLD, INK, 2, "M244 58C240 46 246 36 258 34L284 30Q290 32 286 37L270 42L286 47Q287 53 280 52L262 54Q258 64 250 62Z").fill(INK, circ(258, 41, 2.4))
    p.line(INK, 3, "M30 66Q24 80 14 78M30 40Q24 26 14 28").save("tailpiece-2")
    # quill, horn and knife
    p = Page(300, 100)
    p.pen("#fdf6e4", INK, 1.8, "M72 62C92 38 116 26 130 24L134 29L140 21C160 15 186 14 208 18C196 28 182 36 170 42L162 40L162 47C136 58 106 66 72 66Z").line(INK, 1.4, "M92 50L100 60M108 42L118 56M146 27L154 40M166 22L172 33M128 34L136 49")
    p.line(INK, 4.6, "M30 83L74 64Q140 38 206 18.500").line(GOLD, 2.2, "M40 79L74 64Q140 38 196 21.500").fill(INK, "M20 88L32 79L35 84Z")
    p.pen("#3f2d22", INK, 1.8, "M224 40C250 36 262 50 258 66C254 82 234 88 214 82C230 76 236 62 224 40Z").pen("#e6d3a8", INK, 1.6, "M220 40Q238 30 258 40Q256 50 239 50Q224 50 220 40Z").fill(INK, "M227 41Q239 36 251 41Q239 46 227 41Z")
    p.fill(RED, circ(30, 90, 3) + circ(42, 92, 2) + circ(20, 92, 1.8)).save("tailpiece-3")
    # two knots and a line of dots
    p = Page(300, 100)
    k = Knot(6, 2, upright=[(4, 1), (4, 3), (8, 1), (8, 3)], flat=[(2, 2), (6, 2), (10, 2)])
    k.draw(p, 150 - 6 * 15, 50 - 2 * 15, 15, 15, [GOLD, "#cf5232"], "#ffffff", 9.5, 2.4, INK, 1.5)
    p.dots(RED, 3.4, 9, "M14 50H50").dots(RED, 3.4, 9, "M250 50H286").save("tailpiece-4")


def initial():
    """The ground of a great first letter: a pale field, dots about it, knots left and right."""
    p = Page()
    p.fill(INK, rect(0, 0, 100, 100)).fill(GOLD, rect(2.5, 2.5, 95, 95) + "M6 6v88h88v-88z")
    for x in (9.5, 77):
        k = Knot(1, 6)
        k.draw(p, x, 10.400, 6.6, 6.6, [GOLD, "#cf5232"], INK, 4.4, 1.4)
    p.fill(PALE, rect(25, 6, 50, 88)).line(GOLD, 1.6, rect(25, 6, 50, 88), cap=False)
    p.dots(RED, 2.2, 5.02, rect(29, 10, 42, 80))
    p.save("initial")


def cards():
    """The frame of cards: one twist of ribbon on ink, dots beside it."""
    step, wide = 1.25, 5
    for name, ground, colors, rule, pale, dot, pen in (("", INK, [GOLD, "#cf5232"], GOLD, "#fbf6e8", RED, None),
            ("-green", "#24443d", ["#a9cdbb", GOLD], "#7fab99", "#fbf6e8", "#3a7a68", None),
            ("-low", "#ffffff", ["#ffffff", "#ffffff"], "#e9c979", "#ffffff", RED, BROWN), ("-lines", "#ffffff", ["#ffffff", "#ffffff"], "#585858", "#ffffff", None, "#585858")):
        out = "-5" if ground != "#ffffff" else "0"
        p = Page(wide, 4)
        p.fill(ground, f"M-.05 {out}h{wide + .1}V3.050h-{wide + .1}z").fill(rule, f"M-.05 .3h{wide + .1}v.22h-{wide + .1}zM-.05 3.050h{wide + .1}v.25h-{wide + .1}z")
        Knot(2, 1, endless=True).draw(p, 0, 1.78 - 1.0, 1.25, 1.0, colors, ground, .72, .2, pen, .16)
        if dot:
            p.fill(dot, "".join(circ(wide / 8 * (2 * k + 1), 3.7, .17, 2) for k in range(4)))
        p.save(f"card-edge{name}")
        c = Page(4.9, 4.9)
        c.fill(ground, f"M{out} {out}H4.950V3.050H3.050V4.950H{out}Z").fill(rule, "M.3 .3H4.950V.52H.52V4.950H.3ZM3.050 4.950V3.050H4.950V3.300H3.300V4.950Z")
        c.fill(rule, circ(1.78, 1.78, 1.5, 2)).fill("#fbf6e8" if ground != "#ffffff" else "#ffffff", circ(1.78, 1.78, 1.28, 2)).fill(colors[1] if ground != "#ffffff" else "#ffffff", circ(1.78, 1.78, .95, 2) + circ(1.78, 1.78, .5, 2))
        if ground == "#ffffff":
            c.line(pen, .2, circ(1.78, 1.78, .85, 2))
        c.fill(GOLD if ground != "#ffffff" else rule, circ(1.78, 1.78, .48, 2))
        if dot:
            c.fill(dot, circ(3.75, 3.75, .17, 2))
        c.save(f"card-corner{name}")


def carpet(p, side):
    """A page that is nothing but ornament: a square of knots, roundels of spirals in its corners, room in the middle."""
    p.fill(VELLUM, rect(0, 0, side, side)).fill(INK, rect(12, 12, side - 24, side - 24)).fill(GOLD, rect(15, 15, side - 30, side - 30)).fill(INK, rect(18, 18, side - 36, side - 36))
    p.dots(RED, 3, 7.52, rect(6, 6, side - 12, side - 12))
    step = 15
    q = Page()
    k = Knot(8, 2, upright=[(4, 1), (4, 3), (8, 1), (8, 3), (12, 1), (12, 3)], flat=[(2, 2), (6, 2), (10, 2), (14, 2)])
    k.draw(q, side / 2 - 8 * step, 26, step, step, [GOLD, "#cf5232"], SOLID, 10, 2.2, INK, 1.1)
    p.parts.append('<defs><g id="band">' + "\n".join(q.parts) + "</g></defs>")
    for turn in (0, 90, 180, 270):
        p.parts.append(f'<use href="#band" transform="rotate({turn} {n(side / 2)} {n(side / 2)})"/>')
    for x in (56, side - 56):
        for y in (56, side - 56):
            p.fill(GOLD, circ(x, y, 34)).fill(PALE, circ(x, y, 31)).line(INK, 5.5, triskele(x, y, 28)).line(RED, 2.8, triskele(x, y, 28))


def box_face():
    """The king in his seat within a carpet page."""
    p = Page(400, 400)
    carpet(p, 400)
    p.fill(GOLD, rect(94, 94, 212, 212)).fill(INK, rect(97, 97, 206, 206)).fill(VELLUM, rect(100, 100, 200, 200))
    p.dots(RED, 3, 7.6, rect(107, 107, 186, 186))
    p.fill(STRAW, "M122 288V190A78 78 0 0 1 278 190V288Z").line(INK, 2, "M122 288V190A78 78 0 0 1 278 190V288Z")
    p.put(seated(1.9), 200 - 82, 126, 1.64)
    p.save("box-face")


def board_back():
    """The same page with the four signs about a roundel."""
    p = Page(400, 400)
    carpet(p, 400)
    p.fill(GOLD, rect(94, 94, 212, 212)).fill(INK, rect(97, 97, 206, 206)).fill(VELLUM, rect(100, 100, 200, 200))
    p.line(INK, 2.4, "M200 100V300M100 200H300")
    for name, x, y, flip in (("man", 150, 150, False), ("lion", 250, 150, False), ("calf", 150, 250, True), ("eagle", 250, 250, False)):
        p.dots(RED, 2.4, 6.02, rect(x - 43, y - 43, 86, 86))
        p.put(creature(name, 2), x + (36 if flip else -36), y - 38, .72, 0, flip)
    p.save("board-back")


def draw():
    story_head()
    vignette()
    tailpieces()
    initial()
    cards()
    box_face()
    board_back()
