"""The dragon, the beasts whose bone, antler and horn made boards and men, and the harp: as carved on a stone."""
from lib import *

# The dragon walks to the left on a square of 100 units, a foreleg raised; its feet stand at 84.
SPINE = [(28, 22), (33, 31), (36, 40), (43, 48), (54, 51), (66, 51), (76, 53), (86, 53), (92.5, 46), (90, 37.5), (83, 37), (81.5, 43.5),
    (87, 46), (93.5, 38), (94.5, 26), (91.5, 18)]
GIRTH = [8.5, 8, 9.5, 14, 13, 10.5, 10, 6.5, 5.2, 4.6, 4.2, 3.8, 3.5, 3.2, 2.8, 2.4]
BARB = "M91.8 20L85 21.500L88 9L99 16.500L93.500 17.500Z"
HEAD = ("M36 26L33.500 19L41 15.500L33 14.500L38 7L28 11C22 9 16 11.500 12 14L5 15.500C2.500 17.500 2.500 21 5 22.500L7 25L9.500 22.700L12 25.500L14.500 22.500L21 22.500"
    "C22.500 23 22.500 25 21 25.500L13 27L9 31C12 34.500 20 34.500 25 33L33 32Z")
TONGUE = "M22 24.500C17 27 12 25.500 7.500 27.500M3.500 25L7.500 27.500L4.500 31.500"
WING = ("M41 50C35 37 36 21 44 10L43.500 3L48 7.500C53 5 59 2.500 66 1C64 6 66 9.500 70.500 10.500C73.500 11 77 10.500 80.500 9.500C77 14 76.500 18 79.500 20.500"
    "C81.500 22 84 22.500 87 23C81.500 25.500 78.500 28.500 78 33C70 31 63 36 60.500 49Z")
RIBS = "M45.500 9L47.500 46M46 9C54 15 58 28 57.500 45M46.500 8.500C60 12 68 22 72 32M47 8.500C60 7.500 70 12 79 21"
CREST = "M33.500 21L40 20.500L36.500 26L42.500 27L38.500 31.500L44.500 34L40.500 38Z"


def claws(x, y, *tips):
    """Talons from the root to each tip."""
    d = ""
    for u, v in tips:
        run = math.hypot(u - x, v - y)
        nx, ny = (v - y) / run * 2.1, (x - u) / run * 2.1
        d += poly([(x + nx, y + ny), (u, v), (x - nx, y - ny)])
    return d


def dragon(body, dark, cut, ribs=True):
    """The dragon in three tones; cut is that of its eye and of the lines cut into it."""
    far = (limb([(44, 52), (39, 63), (44.500, 71), (42, 79.500)], [9, 6.500, 5, 4]) + claws(41.500, 79.500, (33, 80.500), (34.500, 84.500), (40, 85), (46, 84))
        + limb([(66, 53), (57, 63), (62.500, 71.500), (60, 79.500)], [10, 8, 5, 4]) + claws(59.500, 79.500, (51, 80.500), (52.500, 84.500), (58, 85), (64, 84)))
    near = (limb([(42, 50), (31, 57), (19.500, 51.500)], [10, 6.500, 4]) + claws(20, 52, (9.500, 46), (7.500, 51.500), (9.500, 57), (16, 60))
        + limb([(75, 52), (70, 64), (80.500, 71.500), (78, 79.500)], [13, 11, 6, 4]) + claws(77.500, 79.500, (68.500, 80.500), (70, 84.500), (76, 85), (83, 84)))
    parts = [fill(dark, far + CREST + BARB), soft(dark, 1.8, TONGUE), both(dark, cut, 1.2, WING) if ribs else fill(dark, WING)]
    if ribs: parts.append(soft(cut, 1.3, RIBS))
    parts += [fill(body, limb(SPINE, GIRTH, 2)), fill(body, HEAD), fill(body, near)]
    if ribs: parts += [soft(cut, 1.3, "M71 58C70.500 51.500 79.500 51 79.500 57C79.500 61.500 74 61 74.500 57.500M57 55C60 56.500 63 56.500 66 55.500")]
    return parts + [fill(cut, "M21 14.500L28 15.500L24.500 18.500Z")]


def whale(body, dark, cut):
    """A sea beast, to the left, on 100 x 60: great head, small eye, lifted flukes, two spouts."""
    return [fill(body, "M4 36C4 22 18 14 34 15C52 16 64 27 76 29C82 30 85 26 84 20C78 19 75 15 75 9C80 9 84 11 87 15"
        "C90 10 94 8 99 9C99 15 96 19 91 21C92 32 86 43 72 46C54 51 30 54 16 50C8 48 4 44 4 36Z"),
        fill(dark, "M5 41C16 44 26 45 36 43C34 47 35 50 39 53C30 54 22 53 16 50C10 48.500 6 45 5 41Z"),
        fill(dark, "M40 41C46 46 50 52 49 59C42 57 37 51 36 44Z"),
        soft(cut, 1.5, "M5 41C16 44 27 44.500 36 42M40 41C46 45 50 52 49 58"), fill(cut, circ(29, 34, 2)),
        soft(cut, 1.2, "M25 30.500C27 28 31 28 33 30.500M56 31C62 35 68 37 75 36.500M54 37C60 41 66 42 73 42"),
        soft(dark, 2, "M31 12C31 6 27 3 22 4M31 12C31 6 36 3 41 5")]


def stag(body, dark, cut):
    """A stag, walking to the left, on 100 x 100; its feet stand at 98."""
    return [
        fill(dark, "M62 70L66 82L63 96H69L73 82L72 68ZM36 68L33 82L30 96H36L40.500 83L44 70Z"),
        fill(body, "M18 39C17 37 18 35 20 34.500L28 30C31 27.500 35 28 37 30.500L43 28.500L40.500 35C44 42 49 48 57 50C68 50 76 50 82 54"
            "C85 52 87 53 87.500 56C87.500 60 86 63 84 64C84 70 82 74 80 77L84 84L81.500 98H75.500L77 85L70 76C67 73 65 71 62 70C56 73 50 74 45 73"
            "L43.500 82L45 98H39L37.500 82L35.500 72C31 68 29 63 30 57C30 51 30 47 29.500 43C26 43 22 43 19.500 41.500Z"),
        soft(dark, 3, "M36 30C38 22 46 20 49 10M41 22.500C36 19 34 14 35 8M45 18C42 13 42 8 43 4M47.500 14C53 13 56 10 57 5"
            "M33 30C30 22 22 21 17 13M26 22.500C22 23 18 22 15 20M21 17.500C23 13 22 9 20 5M18 14C14 13 11 11 9 7"),
        soft(cut, 1.4, "M72 63C72 57.500 79 57 79.500 62.500C79 67 73.500 67 74 63C74.500 61 76.500 61 76.800 62.800"
            "M37 64C36 58 43 57 44 62.500C44 67 38.500 67 39 63C39.500 61.500 41 61.500 41.300 63M34 37C37 43 39 48 39 53M50 56C56 58 62 58 67 57"),
        fill(cut, circ(28.5, 34.2, 1.5))]


def bull(body, dark, cut):
    """An ox with lowered head, to the left, on 100 x 80; its feet stand at 78."""
    return [
        fill(dark, "M62 54L65 66L62 77H68L72 66L72 52ZM34 54L33 66L30 77H36L40 66L43 54Z"),
        fill(dark, "M25 26C20 26 14 22 13 14C18 18 23 18 30 22ZM31 24C36 23 40 18 39 9.500C35 14 30 15 26 20Z"),
        fill(body, "M10 47C10 43 12 40 15 37L18 29C21 23 30 21 36 24C44 19 52 20 60 22C70 22 80 22 88 26C93 30 92 42 92 52"
            "L94 58L91 62L89 57L88.500 38L87 36C87 44 85 50 82 54L84 64L81.500 78H75.500L76 66L71 56C64 59 56 60 49 59"
            "L46 66L47 78H41L39.500 66L38 56C34 53 31 50 29 47L21 51C17 53 12 51.500 10 47Z"),
        soft(cut, 1.4, "M74 40C74 34.500 81 34 81.500 39.500C81 44 75.500 44 76 40C76.500 38 78.500 38 78.800 40"
            "M40 45C39 39 46 38 47 43.500C47 48 41.500 48 42 44C42.500 42.500 44 42.500 44.300 44M36 28C38 32 38 37 36 41M54 30C60 33 66 33 72 30"),
        fill(cut, circ(22, 34, 1.6) + circ(13, 46, 1)), soft(cut, 1.2, "M12 49C14 49.500 16 49 17.500 48")]


def harp(wood, dark, string, cut=None):
    """A small harp on 100 x 100: neck, bowed pillar to the left, sound box to the right; the strings run up and down."""
    # Points of the neck from left to right, and of the sound box below them.
    strings = ""
    for i in range(9):
        x = 30 + 5 * i
        top = 24 + 9 * math.sin(math.pi * (i + 1) / 10) * (1 if i < 5 else .8)
        foot = 88 - (x - 26) * 1.12
        strings += f"M{n(x)} {n(top)}V{n(foot)}"
    parts = [line(string, 1.5, strings),
        fill(wood, "M14 14C24 9 31 14 39 20C50 27 62 26 76 16L84 22L80 30C66 38 48 38 36 30C30 26 25 23 22 24Z"),
        fill(dark, "M14 14C8 30 8 62 18 88L26 94L30 86C20 62 19 38 24 22Z"),
        fill(wood, "M84 20L90 28C84 46 56 80 28 97L18 90C40 74 66 46 76 24Z"),
        fill(dark, "M90 28C84 46 56 80 28 97L24 94.200C52 77 78 46 85 23.500Z")]
    if cut: parts.append(fill(cut, "".join(circ(*p, 1.5) for p in ((16.5, 30), (15, 44), (15.500, 58), (18, 71)))))
    return parts
