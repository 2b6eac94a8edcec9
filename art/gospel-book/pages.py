"""What stands on pages: the frieze, the vignette, tailpieces, the ground of the initial, frames of cards, pictures of the box and the board's back."""
from beasts import COLOURED, EVANGELISTS
from lib import *
from margins import Beast, hare, hound, stag
from pieces import king_figure


def creature(name, lw=1.7, **more):
    s = Page()
    EVANGELISTS[name](s, {**COLOURED[name], **more}, INK, lw)
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
    p.dots(RED, 2, 5.01, "M62 11H538").dots(RED, 2, 5.01, "M62 90H538")
    p.fill(GREEN, "M260 82V47A40 31 0 0 1 340 47V82Z").line(INK, 1.6, "M260 82V47A40 31 0 0 1 340 47V82")
    p.fill(STRAW, "M266 82V48A34 27 0 0 1 334 48V82Z").line(INK, 1.4, "M266 82V48A34 27 0 0 1 334 48V82")
    p.pen(RED, INK, 1.4, "M256 82H344V86.500H256ZM257 44H269V49.500H257ZM331 44H343V49.500H331Z")
    # five figures with gaps of the same width: the size of each, how far it reaches to the left and to the right of its field's middle, and its foot
    p.put(seated(2.2), 300 - 50 * .62, 82 - 97 * .62, .62)
    figures = {"man": (.71, 47.7, 47.7, 89), "lion": (.715, 46.7, 51, 89), "calf": (.79, 49, 46.8, 89), "eagle": (.75, 38.6, 44.1, 94)}
    gap = (484 - 89.4 - sum(s * (left + right) for s, left, right, _ in figures.values())) / 6
    x = 58 + gap
    for sign, (s, left, right, foot) in figures.items():
        at = x + left * s
        flip = sign == "lion"
        p.put(creature(sign, 1.9, spread=8), at + (50 * s if flip else -50 * s), 83.5 - foot * s, s, 0, flip)
        x = at + right * s + gap
        if flip:
            x += 89.4 + gap
        elif sign != "eagle":
            # a low plant in the gap: a stem with two leaves and a bud
            y = x - gap / 2
            p.line(GREEN, 2.2, f"M{n(y)} 82V64").pen(GREEN, INK, 1.1, f"M{n(y)} 80Q{n(y - 6.5)} 79 {n(y - 7)} 70.500Q{n(y - 1)} 71.500 {n(y)} 80ZM{n(y)} 80Q{n(y + 6.5)} 79 {n(y + 7)} 70.500Q{n(y + 1)} 71.500 {n(y)} 80Z")
            p.pen(RED, INK, 1.2, circ(y, 62.5, 4))
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


def ledge(p, y, high=14):
    """A ledge of knotwork on which a tailpiece stands."""
    p.pen(GOLD, INK, 1.6, rect(6, y, 288, 3.4)).fill(INK, rect(10, y + 3.4, 280, high - 3.4))
    Knot(14, 1).draw(p, 15, y + 4.500, 9.64, 4.2, [GOLD], SOLID, 2.9, 1)


def tailpieces():
    # the cat asleep, a mouse that goes by
    p, cat = Page(300, 100), Page()
    ledge(p, 82)
    cat.pen(FUR, INK, 2.4, "M60 84C44 84 36 66 52 52C70 34 120 26 152 40C172 48 180 66 172 78C168 85 160 84 150 84Z")
    cat.fill("#e6dabd", "M150 82C128 78 112 84 96 81C120 66 150 70 174 62C176 74 170 82 150 82Z")
    cat.pen(FUR, INK, 2.4, "M58 83C44 80 40 62 50 52L48 38L60 45Q68 43 76 45L86 37L88 52C94 62 92 78 80 82C74 85 64 84 58 83Z")
    cat.fill(ROSE, "M51 42L57 46L52 50ZM84 41L79 46L84 50Z")
    cat.line(INK, 2, "M54 62Q59 66 63 62M74 62Q79 66 83 62M69 68V71Q65 75 61 72M69 71Q73 75 77 72M118 50C132 52 142 62 140 78")
    cat.line(INK, 10.5, "M168 76C164 84 124 74 98 79").line(FUR, 6.2, "M168 76C164 84 124 74 98 79").fill(RED, "M66.500 66h5l-2.500 2.800z")
    p.put(cat, -16, -13.5, 1.13)
    p.line(BROWN, 3, "M214 80C204 84 200 70 188 76").pen(BROWN, INK, 1.8, "M212 81C206 66 222 56 238 59C252 59 262 70 276 77Q274 82 262 81Z")
    p.pen(ROSE, INK, 1.4, circ(251, 61, 5)).fill(INK, circ(261, 70, 2.1) + circ(276, 77, 2.3)).save("tailpiece-1")
    # a hound that hunts a hare, before them the stag
    p = Page(300, 100)
    ledge(p, 82)
    for draw, x, body, ribbon in ((stag, 10, "#cf5a3a", GOLD), (hare, 108, STRAW, GREEN), (hound, 206, GOLD, RED)):
        b = Beast(body, ribbon, "#ffffff", INK, 2.2)
        draw(b)
        p.put(b, x, 3.3, .915)
    p.save("tailpiece-2")
    # a quill and a horn
    p, q = Page(300, 100), Page()
    ledge(p, 82)
    q.pen("#fdf6e4", INK, 1.8, "M72 62C92 38 116 26 130 24L134 29L140 21C160 15 186 14 208 18C196 28 182 36 170 42L162 40L162 47C136 58 106 66 72 66Z").line(INK, 1.4, "M92 50L100 60M108 42L118 56M146 27L154 40M166 22L172 33M128 34L136 49")
    q.line(INK, 4.6, "M30 83L74 64Q140 38 206 18.500").line(GOLD, 2.2, "M40 79L74 64Q140 38 196 21.500").fill(INK, "M20 88L32 79L35 84Z")
    q.pen("#3f2d22", INK, 1.8, "M224 40C250 36 262 50 258 66C254 82 234 88 214 82C230 76 236 62 224 40Z").pen("#e6d3a8", INK, 1.6, "M220 40Q238 30 258 40Q256 50 239 50Q224 50 220 40Z").fill(INK, "M227 41Q239 36 251 41Q239 46 227 41Z")
    p.put(q, 32, -3, .97).save("tailpiece-3")
    # a long knot between two roundels of spirals
    p = Page(300, 100)
    k = Knot(6, 2, upright=[(4, 1), (4, 3), (8, 1), (8, 3)], flat=[(2, 2), (6, 2), (10, 2)])
    k.draw(p, 150 - 6 * 15, 50 - 2 * 15, 15, 15, [GOLD, "#cf5232"], "#ffffff", 9.5, 2.4, INK, 1.5)
    for x in (26, 274):
        p.pen(STRAW, INK, 2, circ(x, 50, 24)).line(INK, 5.6, triskele(x, 50, 22)).line(GREEN, 2.8, triskele(x, 50, 22))
    p.save("tailpiece-4")


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


def links(p, middle, color, ground, ink):
    """Two closed links, one through the other, over and under by turns; `ink` where they are drawn in lines."""
    short = .4
    at = lambda *numbers: " ".join(n(middle + number_, 2) for number_ in numbers)
    lying = f"M{at(-.58, -short)}H{at(.58)}A.400 .400 0 0 1 {at(.58, short)}H{at(-.58)}A.400 .400 0 0 1 {at(-.58, -short)}Z"
    upright = f"M{at(short, -.58)}V{at(.58)}A.400 .400 0 0 1 {at(-short, .58)}V{at(-.58)}A.400 .400 0 0 1 {at(short, -.58)}Z"
    again = f"M{at(-.6, -short)}H{at(-.1)}M{at(.1, short)}H{at(.6)}"
    for d, clear in ((lying, False), (upright, True), (again, True)):
        if clear and not ink:
            p.line(ground, .54, d, cap=False)
        if ink:
            p.line(ink, .6, d, cap=False)
        p.line(color, .2 if ink else .34, d, cap=False)


def cards():
    """The frame of cards: two strands on vellum that twist evenly, within a quiet line; in the corners two links of a chain."""
    long, turns, high, middle = 12, 6, .62, 1.72
    for name, ground, colors, ink, rule, field, link in (("", "#ecd9ae", (GOLD, "#c9492c"), INK, "#a9752a", DEEP, GOLD),
            ("-green", "#dfe0c3", (GOLD, GREEN), INK, "#5d7f6b", PINE, GOLD),
            ("-low", "#ffffff", ("#ffffff", "#ffffff"), BROWN, "#e9c979", "#ffffff", "#ffffff"),
            ("-lines", "#ffffff", ("#ffffff", "#ffffff"), "#585858", "#585858", "#ffffff", "#ffffff")):
        white = ground == "#ffffff"
        out = "0" if white else "-5"
        strands, above = rope(0, long / turns, turns, high)
        # with an even number of half turns a strand ends where it began
        strands = [f"M-.05 {n(y, 2)}H0" + d[d.index("C"):] + f"H{long + .05}" for d, y in zip(strands, (-high, high))]
        p, q = Page(long, 4), Page()
        p.fill(ground, f"M-.05 {out}h{long + .1}V3.2h-{long + .1}z").fill(rule, f"M-.05 3.2h{long + .1}v.25h-{long + .1}z")
        for d, color in zip(strands, colors):
            q.line(ink, .86, d, cap=False).line(color, .44, d, cap=False)
        for d, color in zip(above, colors):
            q.line(ink, .86, d, cap=False).line(color, .44, d, cap=False)
        p.put(q, 0, middle)
        p.save(f"card-edge{name}")
        c = Page(4, 4)
        c.fill(ground, f"M{out} {out}H4.05V3.2H3.2V4.05H{out}Z").fill(rule, "M3.2 4.05V3.2H4.05V3.45H3.45V4.05Z")
        for y, color in zip((middle - high, middle + high), colors):
            d = f"M3.1 {n(y, 2)}H4.05M{n(y, 2)} 3.1V4.05"
            c.line(ink, .86, d, cap=False).line(color, .44, d, cap=False)
        c.fill(ink, "M.28 .28h2.92v2.92h-2.92z").fill(field, "M.48 .48h2.520v2.520h-2.520z")
        links(c, 1.74, link, field, BROWN if name == "-low" else ink if white else None)
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
