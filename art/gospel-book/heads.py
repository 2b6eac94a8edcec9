"""The four signs on the king's men: heads of man, lion, calf and eagle, severe and plain, as in insular books. Each fills its disc within a ring of red lead."""
from lib import *

FIELD, RING, LINE = "#fbeec8", "#e58766", 2.8
CLIP = '<clipPath id="d"><circle cx="50" cy="50" r="43.600"/></clipPath><g clip-path="url(#d)">'


def halo(p):
    p.fill(FIELD, circ(50, 50, 43.6)).line(RING, 3.4, circ(50, 50, 39.6), cap=False)


def man(p):
    """From the front: hair parted in two lappets that curl, brows and nose in one stroke, almond eyes."""
    p.pen("#df6f4d", INK, LINE, "M4 98C8 82 24 74 50 74C76 74 92 82 96 98Z").line(INK, 2.2, "M36 76L50 94L64 76")
    p.pen("#e6b670", INK, LINE, "M50 12C69 11 78 22 76 38C75 50 77 56 83 61C89 67 87 77 78 77C68 77 63 70 63 60L37 60C37 70 32 77 22 77C13 77 11 67 17 61C23 56 25 50 24 38C22 22 31 11 50 12Z")
    p.line(INK, 2.1, "M50 13V26M43 17C32 21 30 30 30.500 42C31 54 29 60 24.500 64A3.600 3.600 0 1 0 26 70M57 17C68 21 70 30 69.500 42C69 54 71 60 75.500 64A3.600 3.600 0 1 1 74 70")
    p.pen("#fffaee", INK, LINE, "M36 35C39 28 45 26 50 26C55 26 61 28 64 35C65 50 65 62 60 71C57 77 53 79 50 79C47 79 43 77 40 71C35 62 35 50 36 35Z")
    p.line(INK, 2.5, "M38.500 39.500Q43 35.500 47.500 39L46 59Q50 62.500 54 59L52.500 39Q57 35.500 61.500 39.500M45 68H55M48 72.500H52")
    for x in (42, 58):
        p.pen("#ffffff", INK, 1.8, f"M{x - 5.5} 46.500Q{x} 40 {x + 5.5} 46.500Q{x} 51 {x - 5.5} 46.500Z").fill(INK, circ(x, 45.800, 2.5))


def lion(p):
    """From the side: a heavy brow, a square muzzle, parted jaws, a mane in two rows of rolled locks."""
    p.pen("#e3ab63", INK, LINE, form("46 14, 62 8, 80 16, 94 34, 98 60, 90 84, 66 100, 38 96, 30 82, 36 70"))
    for x, y, r in ((58, 18, 9), (73, 24, 9), (83, 37, 9.500), (87, 53, 9.500), (83, 69, 9.500), (72, 80, 9.500), (57, 86, 9.500), (42, 84, 8.500)):
        p.pen("#efc584", INK, 2.2, circ(x, y, r)).line(INK, 1.9, spiral(x, y, r * .56, 250, 1))
    p.pen("#b83c22", INK, 2.4, "M16 57L44 58L46 72L27 78Z")
    p.pen("#f9d98a", INK, LINE, "M47 24C50 17 60 16 64 24C73 33 75 52 67 64C61 74 49 82 36 83Q25 83 25 74Q33 75 38 71Q42 67 41 62C35 64 27 60 20 60Q12 60 12.500 51L14 40Q15 34 21 33.500L30 33C32 27 40 23 47 24Z")
    p.fill("#fffaee", "M19 60L22.500 68.500L26 61.500ZM28 74.500L30.500 67L34.500 72.500Z")
    p.pen("#e3ab63", INK, 2.2, "M13.500 45L14 40Q15 34 21 33.500L29 33Q29 44 13.500 45Z")
    p.line(INK, 2.5, "M26 33Q36 29 44 34Q50 38 53 33M50 25Q58 20 60 30Q60 34 57 36M52 54Q59 62 52 70").line(INK, 2, spiral(25, 51.500, 4.600, 150, 1.2))
    p.fill(INK, "M33 42Q39.500 34.500 48 41.500Q40 46.500 33 42Z").fill("#fffaee", circ(40, 40.300, 1.4))


def calf(p):
    """From the side: long horns, a broad cheek, a heavy muzzle."""
    p.pen("#df6f4d", INK, LINE, "M60 50C74 56 86 70 92 96H40C44 84 46 78 46 70Z")
    p.pen("#fffaee", INK, LINE, "M44 27C32 25 28 15 34 5C37 14 42 18 51 20ZM60 22C72 20 79 13 77 3C87 13 82 29 66 32Z")
    p.pen("#e9b98a", INK, LINE, "M66 36C76 29 86 31 91 38C84 47 74 49 66 46Z")
    p.pen("#e88a66", INK, LINE, "M42 27C49 19 62 21 66 30C71 42 69 58 60 66C50 71 42 80 33 86C23 90 15 84 17 74C21 62 34 52 42 27Z")
    p.pen("#f5c9a8", INK, 2.3, "M17 74C22 69 30 72 33 80Q34 84 33 86C23 90 15 84 17 74Z").fill(INK, circ(22.5, 76.5, 2))
    p.line(INK, 2.4, "M25 81.500L31.500 78M38 36Q46 31 54 37M49 23Q53 28 59 23.500").line(INK, 2.1, spiral(57, 55, 6.5, 300, 1.4))
    p.fill(INK, "M40.500 45.500Q46 38 54 44Q47.500 49.500 40.500 45.500Z").fill("#fffaee", circ(46.500, 43.400, 1.3))


def eagle(p):
    """From the side: a flat brow, a great hooked beak, rows of hackles."""
    p.pen("#d0a066", INK, LINE, "M33 22C44 10 66 11 74 28C78 40 82 58 92 74L92 100H34C36 90 34 82 30 78L39 76L32 68L41 67L36 59C40 56 41 51 39 46L34 43C29 36 29 28 33 22Z")
    p.line(INK, 2.2, "".join(f"M{x} {y}" + "q5.500 7 11 0" * 4 for x, y in ((41, 56), (35.500, 67), (41, 78), (37.500, 89))))
    p.pen("#f2c454", INK, LINE, "M35 20C22 18 12 25 11 37Q10.500 46 15 52Q18 44 25 43L38 44Q42 31 35 20Z").line(INK, 2.3, "M22 35Q29 32.500 38 36").fill(INK, circ(28, 28, 1.5))
    p.line(INK, 2.8, "M38 24.500L55 26.500L61 32")
    p.pen("#f2c454", INK, 2, circ(49.500, 32.500, 4.8)).fill(INK, circ(49, 32.200, 2.3))


def signs():
    """The four discs' drawings, in the order of the Gospels."""
    for draw, x, y, scale in ((man, 0, 0, 1), (lion, 1, 0, 1), (calf, 4, 6.500, .93), (eagle, 3.500, 3, .96)):
        p, s = Page(), Page()
        draw(s)
        halo(p)
        p.parts.append(CLIP)
        p.put(s, x, y, scale)
        p.parts.append("</g>")
        yield p
