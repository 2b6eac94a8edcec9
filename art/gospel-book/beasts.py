"""The signs of the four evangelists: man, lion, calf and eagle, each winged and with its book, in a field of 100 x 100.

They are drawn to be read at 8 mm as well as at 50: one strong outline, few colours, spirals where limbs join."""
from lib import *


def wing(p, x, y, scale, turn, colors, ink, lw, flip=False):
    """A wing that springs from its shoulder at (x, y) and points up: a spiral, a band, four long feathers."""
    one, two, three = colors
    w = Page()
    w.pen(one, ink, lw / scale, "M-9 4C-14-8-8-22 2-30C8-36 12-44 13-56C19-50 21-45 20-39C25-43 27-47 28-52C32-44 32-37 29-31C33-33 35-36 37-40C39-31 37-23 32-17"
        "C35-17 37-19 39-22C38-10 30 2 18 8C8 13-6 14-9 4Z")
    w.line(ink, lw * .8 / scale, "M20-39C18-29 12-19 9-12M29-31C25-21 19-13 15-7M32-17C28-10 24-5 20-1")
    w.pen(two, ink, lw * .8 / scale, "M-9 4C-14-6-10-16-4-19C8-14 16-8 20 3L18 8C8 13-6 14-9 4Z")
    w.line(ink, lw * .8 / scale, spiral(2, 0, 7.5, 200, 1.5))
    p.put(w, x, y, scale, turn, flip)


def book(p, x, y, s, ink, lw, cover, page, turn=0):
    """A closed book with a jewelled cover, s wide."""
    b = Page()
    w, h = s, s * 1.25
    b.pen(page, ink, lw, rect(-w / 2 + 1.5, -h / 2 + 1.5, w, h))
    b.pen(cover, ink, lw, rect(-w / 2, -h / 2, w, h))
    b.line(page, lw * .8, rect(-w / 2 + w * .2, -h / 2 + w * .2, w * .6, h - w * .4), cap=False)
    b.fill(page, circ(0, 0, w * .13))
    p.put(b, x, y, 1, turn)


def halo(p, x, y, r, ink, lw, color, dot, bust=False):
    """A disc about a head, with dots; on small discs a ring."""
    p.pen(color, ink, lw, circ(x, y, r))
    if bust:
        p.line(dot, lw * 1.55, circ(x, y, r - lw * 1.4), cap=False)
        return
    p.dots(dot, lw * 1.1, 2 * math.pi * (r - lw * 1.6) / round(2 * math.pi * (r - lw * 1.6) / (lw * 2.6)), circ(x, y, r - lw * 1.6))


def face(p, x, y, s, ink, lw, skin, hair, cheek=None, beard=False):
    """A head from the front, as pens drew it: hair in rolls, long nose and brow in one stroke, wide eyes. About 30 s wide."""
    h = Page()
    h.pen(hair, ink, lw / s, "M0-20C13-20 17-10 16-2C21 3 20 11 14 13L-14 13C-20 11-21 3-16-2C-17-10-13-20 0-20Z")
    h.line(ink, lw * .7 / s, "M17 5a3 3 0 1 0-3 3M-17 5a3 3 0 1 1 3 3")
    if beard:
        h.pen(hair, ink, lw / s, "M-11 2C-13 14-8 22 0 27C8 22 13 14 11 2Z")
    h.pen(skin, ink, lw * .9 / s, "M-11-9C-5-13 5-13 11-9C12 2 9 11 0 15C-9 11-12 2-11-9Z" if not beard else "M-11-9C-5-13 5-13 11-9C12-2 11 4 8 7C4 4-4 4-8 7C-11 4-12-2-11-9Z")
    if cheek:
        h.fill(cheek, circ(-6.5, 4, 2) + circ(6.5, 4, 2))
    h.line(ink, lw * .9 / s, "M-9-5.500C-7-8-3-8-1.500-5.500L-2 3.500Q0 6 2 3.500L1.500-5.500C3-8 7-8 9-5.500" + ("M-3 9H3" if not beard else "M-3 8Q0 7 3 8"))
    h.fill(ink, circ(-5.3, -3.2, 1.7) + circ(5.3, -3.2, 1.7))
    p.put(h, x, y, s)


def man(p, c, ink=INK, lw=1.7, bust=False):
    """Matthew's: a winged man from the front, in a bell of a cloak, the book before him."""
    for flip in (False, True):
        wing(p, 62 if not flip else 38, 48, .82, c.get("spread", 32) * (1 if not flip else -1), (c["wing"], c["band"], ink), ink, lw, flip)
    if not bust:
        p.pen(c["skin"], ink, lw * .9, "M49 86V92.500Q44 94 34 92.500Q31 91 35 89L41 86ZM51 86V92.500Q56 94 66 92.500Q69 91 65 89L59 86Z")
    p.pen(c["body"], ink, lw, "M50 38C62 38 68 44 70 54L76 85Q76 88 73 88H27Q24 88 24 85L30 54C32 44 38 38 50 38Z")
    p.pen(c["robe"], ink, lw * .8, "M44 40H56L60 87.500H40Z")
    if not bust:
        p.line(ink, lw * .8, "M32 60C34 70 33 78 31 87M68 60C66 70 67 78 69 87")
    halo(p, 50, 23, 21.5, ink, lw, c["gold"], c["dot"], bust)
    face(p, 50, 24, .9, ink, lw, c["skin"], c["hair"])
    if not bust:
        book(p, 50, 64, 15, ink, lw * .9, c["book"], c["skin"])
        p.pen(c["skin"], ink, lw * .8, "M31 66Q38 61 43 64Q45 67 41 70Q36 72 32 72ZM69 66Q62 61 57 64Q55 67 59 70Q64 72 68 72Z")


def lion(p, c, ink=INK, lw=1.7, bust=False):
    """Mark's: a lion that strides to the left, its mane in curls, its tail over its back."""
    if not bust:
        p.line(ink, lw + 4.2, "M84 56C97 50 96 34 86 32C78 30 75 38 80 42").line(c["body"], 4.2, "M84 56C97 50 96 34 86 32C78 30 75 38 80 42")
        p.pen(c["robe"], ink, lw * .8, "M80 42C74 45 72 39 74 35C79 35 83 38 80 42Z")
        # legs of the far side
        p.pen(c["shade"], ink, lw, "M44 66L40 82H34Q30 84 31 88H46L52 68ZM66 64L63 74L66 82H60Q57 84 58 88H72L73 80L76 66Z")
        wing(p, 50, 47, .8, 22, (c["wing"], c["band"], ink), ink, lw)
    p.pen(c["body"], ink, lw, "M24 46C30 36 42 42 52 44C64 44 76 42 84 50C90 57 87 64 85 69L90 82Q92 85 91 88H78Q75 85 79 82L76 73C72 70 69 67 68 63C58 66 46 66 40 63"
        "L32 74L31 88H18Q16 84 20 82H24L25 68C20 62 20 54 24 46Z")
    if not bust:
        p.line(ink, lw * .8, spiral(76, 58, 7, 60, 1.5, -1) + spiral(31, 58, 6, 120, 1.5))
        p.line(ink, lw * .7, "M45 57q3 4 8 2M56 58q3 3.500 7 1.500M22 88v-3.500M26.500 88v-3.500M82 88v-3.500M86.500 88v-3.500")
    halo(p, 25, 32, 25, ink, lw, c["gold"], c["dot"], bust)
    # mane: rows of curls
    for x, y, r in ((40, 36, 7), (38, 46, 7), (31, 53, 7), (39, 25, 7), (31, 17, 6.500), (22, 53, 5.500)):
        p.pen(c["hair"], ink, lw * .85, circ(x, y, r))
        p.line(ink, lw * .7, spiral(x, y, r * .55, 250, 1))
    # a broad head with a heavy brow, a square muzzle, parted jaws
    p.pen(c["body"], ink, lw, "M24 15C28 12 33 15 32 21C39 26 40 38 35 45C31 51 23 53 15 50.500Q12 49 13 46L18 44.500L8 43Q4 42 4.500 36L5 29.500Q5.500 26.500 9 26.500L13 26.500C14 22 18 18 24 15Z")
    p.pen(c["hair"], ink, lw * .7, "M4.800 32L5 29.500Q5.500 26.500 9 26.500L12.500 26.500Q11.500 32 4.800 32Z")
    p.line(ink, lw * .85, "M12.500 27.500Q17 24.500 22 27.500L27 26.500M26.500 19Q29.500 18 29 23M8 43Q12 41 13 37M9.500 37.500h.1M12 35h.1M28 36Q31 41 28 45")
    p.fill(ink, circ(19.5, 30.5, 2))


def calf(p, c, ink=INK, lw=1.7, bust=False):
    """Luke's: a calf with horns, walking to the left."""
    if not bust:
        p.line(ink, lw + 3.4, "M86 50C95 54 95 64 93 72").line(c["body"], 3.4, "M86 50C95 54 95 64 93 72")
        p.pen(c["hair"], ink, lw * .8, "M93 69C97 75 96 80 93 84C90 80 90 74 93 69Z")
        p.pen(c["shade"], ink, lw, "M45 66L44 78L46 82L43 88H52L54 82L53 78L55 66ZM64 64C63 70 66 73 68 78L66 88H75L77 79L73 72L75 66Z")
        wing(p, 47, 46, .8, 22, (c["wing"], c["band"], ink), ink, lw)
    p.pen(c["body"], ink, lw, "M30 36C38 38 46 44 56 43C66 42 78 40 86 46C92 52 91 62 86 67C85 71 91 74 90 79L88 88H79L80 80C77 77 74 74 73 69C71 67 70 66 69 63C60 67 48 67 41 64L38.500 72L39 80L37 88H28L29.500 80L28 72"
        "C24 68 22 64 22 58C18 62 20 50 22 44Z")
    if not bust:
        p.fill(ink, "M29 83.500H38L37 88H28ZM79.700 83.500H89L88 88H79ZM45 84H53.300L52 88H43ZM67 83.500H76L75 88H66Z")
        p.line(ink, lw * .8, spiral(78, 56, 7.5, 60, 1.5, -1) + spiral(34, 58, 6.5, 120, 1.5))
        p.line(ink, lw * .7, "M47 58q3 4 8 2M58 58q3 3.500 7 1.500M24 46Q28 52 26 58M29 44Q32 48 31 51")
    halo(p, 25, 28, 23, ink, lw, c["gold"], c["dot"], bust)
    # horns, ears, head
    p.pen(c["skin"], ink, lw * .8, "M20 21C14 18 14 9 20 5C18 11 21 15 25 17ZM30 18C36 14 42 10 40 3C46 9 42 18 34 22Z")
    p.pen(c["shade"], ink, lw * .8, "M33 24C40 20 46 22 48 27C43 31 38 31 33 30Z")
    p.pen(c["body"], ink, lw, "M18 22C23 17 32 17 35 24C38 32 36 40 30 44C24 46 20 50 14 52C7 53 3 48 5 43C7 38 14 32 18 22Z")
    p.pen(c["cheek"] or c["skin"], ink, lw * .7, "M5 43C8 40 13 42 14 47C14 50 14 51 14 52C7 53 3 48 5 43Z")
    p.line(ink, lw * .8, "M17 31Q21 26 27 29M8 49Q11 49 13 47M24 20Q27 23 30 20")
    p.fill(ink, circ(22.5, 31.5, 2) + circ(8, 45, 1.1))


def eagle(p, c, ink=INK, lw=1.7, bust=False):
    """John's: an eagle that stands upright and looks back over its wing, the book in its talons."""
    if not bust:
        p.pen(c["shade"], ink, lw, "M60 66L92 86Q95 90 90 92L84 92L82 96L74 94L70 97L62 92L48 76Z")
        p.line(ink, lw * .7, "M66 76L86 91M62 79L76 94M58 80L66 93")
        p.pen(c["gold"], ink, lw * .9, "M42 76L40 84L32 86Q29 88 31 90L36 89L35 93L40 93L44 89L50 91L52 88L47 85L49 77ZM56 76L55 84L49 87L52 90L57 88L60 92L64 91L62 86L63 76Z")
    p.pen(c["body"], ink, lw, "M36 30C44 24 56 26 60 36C70 48 72 66 64 76C58 82 44 82 37 75C28 66 28 46 36 30Z")
    if not bust:
        p.line(ink, lw * .7, "M34 46q4 4 8 0q4 4 8 0M32 54q4 4 8 0q4 4 8 0M33 62q4 4 8 0q4 4 8 0M36 70q4 4 8 0q4 3 8 0")
    if not bust:
        # the wing folded along its back
        p.pen(c["wing"], ink, lw, "M52 36C66 32 78 44 80 60C82 72 84 80 90 86C80 86 74 82 70 78C70 82 71 84 73 87C62 82 52 72 48 58C45 48 46 40 52 36Z")
        p.pen(c["band"], ink, lw * .8, "M52 36C64 33 74 40 78 52C68 58 58 62 49 60C45 50 46 40 52 36Z")
        p.line(ink, lw * .8, spiral(60, 46, 7, 200, 1.5) + "M56 62C60 70 66 76 72 80M64 60C68 68 74 76 82 82M72 57C74 66 78 74 84 80")
    halo(p, 38, 22, 18, ink, lw, c["gold"], c["dot"], bust)
    # a flat brow, a short hooked beak, hackles on the neck
    p.pen(c["body"], ink, lw, "M25 14C32 7 45 9 48 19C49 25 50 30 55 36L51 37L54 43L47 41L46 47L40 43L36 48L34 42L29 43C33 37 33 32 31 29L25 28Q22 21 25 14Z")
    p.pen(c["book"], ink, lw * .8, "M26 14.500C20 13 14 15.500 12.500 21Q11.500 26 14.500 29.500Q16 25.500 20 25L27 26.500Q29 20 26 14.500Z")
    p.line(ink, lw * .8, "M17 21.500Q21 20 27 21.500M27 12.500Q33 13 37 17")
    p.fill(ink, circ(32.5, 18.8, 2.1))


EVANGELISTS = {"man": man, "lion": lion, "calf": calf, "eagle": eagle}

# Pigments of the signs, as on the board and in pictures.
COLOURED = {
    "man": dict(skin=PALE, hair=OCHRE, cheek=ROSE, body=RED, robe=GOLD, wing=MIST, band=GREEN, gold=STRAW, dot=RED, book=GREEN, shade=DEEP),
    "lion": dict(skin=PALE, hair=OCHRE, cheek=None, body=GOLD, robe=RED, wing=ROSE, band=RED, gold=STRAW, dot=RED, book=RED, shade=OCHRE),
    "calf": dict(skin=PALE, hair=BROWN, cheek=ROSE, body="#c4553a", robe=GOLD, wing=STRAW, band=GOLD, gold=STRAW, dot=RED, book=GOLD, shade=DEEP),
    "eagle": dict(skin=PALE, hair=OCHRE, cheek=None, body="#8a5a34", robe=GOLD, wing=STRAW, band=GREEN, gold=STRAW, dot=RED, book=GOLD, shade=BROWN),
}
