"""The dragon, the beasts whose bone, antler and horn made boards and men, and the harp: as carved on a stone."""
from lib import *

# The dragon's head and wing look to the left.
HEAD = ("M36 26L33.5 19L41 15.5L33 14.5L38 7L28 11C22 9 16 11.5 12 14L5 15.5C2.5 17.5 2.5 21 5 22.5L7 25L9.5 22.7L12 25.5L14.5 22.5L21 22.5"
    "C22.5 23 22.5 25 21 25.5L13 27L9 31C12 34.5 20 34.5 25 33L33 32Z")
TONGUE = "M22 24.5C17 27 12 25.5 7.5 27.5M3.5 25L7.5 27.5L4.5 31.5"
WING = ("M41 50C35 37 36 21 44 10L43.5 3L48 7.5C53 5 59 2.5 66 1C64 6 66 9.5 70.5 10.5C73.5 11 77 10.5 80.5 9.5C77 14 76.5 18 79.5 20.5"
    "C81.5 22 84 22.5 87 23C81.5 25.5 78.5 28.5 78 33C70 31 63 36 60.5 49Z")
RIBS = "M45.5 9L47.5 46M46 9C54 15 58 28 57.5 45M46.5 8.5C60 12 68 22 72 32M47 8.5C60 7.5 70 12 79 21"


def ribbon(spine, more=0):
    """A ribbon along points (x, y, width), wider by so much."""
    left, right = [], []
    for k, (x, y, w) in enumerate(spine):
        (x0, y0, _), (x1, y1, _) = spine[max(0, k - 1)], spine[min(len(spine) - 1, k + 1)]
        run = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = (y1 - y0) / run * (w + more) / 2, (x0 - x1) / run * (w + more) / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return poly(left + right[::-1])


def paw(root, *tips):
    """A foot with claws in one outline."""
    points = []
    for i, (x, y) in enumerate(tips):
        points.append((x, y))
        if i < len(tips) - 1:
            u, v = (x + tips[i + 1][0]) / 2, (y + tips[i + 1][1]) / 2
            points.append((u + (root[0] - u) * .38, v + (root[1] - v) * .38))
    return poly([(root[0] + (tips[0][0] - root[0]) * .1, root[1]), *points, (root[0] + (tips[-1][0] - root[0]) * .1, root[1])])


def coiled(body, dark, cut):
    """The dragon of the frieze curled up on a disc of 100 units: its body one ribbon about its own head, the tail laid over the neck."""
    spine = through([(59, 46, 9.5), (67, 47, 9.5), (72, 54.5, 10.5), (70, 66.5, 12), (61.5, 76, 15), (48, 80.5, 14.5), (34, 77, 11), (23.5, 67, 10), (19, 52.5, 10.5), (21, 37.5, 12.5),
        (30.5, 25.5, 15), (45, 19.5, 14), (60, 20.5, 10.5), (72.5, 27.5, 8.5), (80.5, 38.5, 7.5), (82, 50, 6.8), (77, 58.5, 6.2), (68, 61, 5.4), (61, 60, 4.4)], 3)
    ridge = lambda part: poly([p[:2] for p in part], False)
    # the crest stands along the outside of the coil
    crest = ""
    for k in range(9, 42, 3):
        (x, y, w), (u, v, _) = spine[k], spine[k + 1]
        run = math.hypot(u - x, v - y)
        tx, ty = (u - x) / run, (v - y) / run
        x, y, high = x + ty * w / 2, y - tx * w / 2, 4.6 if 9 < k < 36 else 3.4
        crest += poly([(x - 4 * tx - ty, y - 4 * ty + tx), (x + tx * 3 + ty * high, y + ty * 3 - tx * high), (x + 3.4 * tx - ty, y + 3.4 * ty + tx)])
    fore = limb([(57, 78), (50, 71), (45, 70.5), (39.5, 66)], [13, 8, 5.5, 4.5], 2)
    foot = paw((41, 67.5), (38, 56.5), (31.5, 59), (29, 65), (34, 70.5))
    spade = "M62 56.5C57.5 55.5 51.5 56.5 45.5 60.5C50.5 63.5 55.5 65.5 61 66L59.5 61.5Z"
    head = place(28.5, 22.8, .86)
    return [fill(dark, crest), both(body, dark, 1.2, ribbon(spine[:41])), both(body, dark, 1.2, foot + fore), soft(body, 10, ridge(spine[11:15]) + "M57 76L51.5 72"), soft(body, 3.4, "M43 69L38 64.5"),
        both(body, dark, 1.2, ribbon(spine[37:])), fill(body, ribbon(spine[35:43], -1.3)), both(body, dark, 1.2, spade), group(head, both(body, dark, 1.4, HEAD)),
        soft(body, 7.6, ridge(spine[:3]) + "M52 44H58"), soft(cut, 1.8, ridge(spine[34:-1]) + ridge(spine[19:28]) + curl(57.5, 75.5, 6.5, 150, -1) + curl(36, 25.5, 7, -10, -1)),
        group(head, soft(body, 2.2, TONGUE), fill(cut, "M20 14.5L28.5 15.5L24.5 19.5Z"))]


def dragon_head(body, cut):
    """The dragon's head and neck alone, on a disc of 100 units: what is left of it at the size of a fingernail, one shape and its eye."""
    return [group("translate(6.5 5) scale(.88)", fill(body, "M16 19C17 26 22 30 30 31C33 25 40 21 48 21L82 10L72 28L93 31L79 44L92 55L80 58C80 75 73 92 61 104L28 101C43 91 51 82 49 71"
        "C40 80 26 83 12 79L13 69C27 70 41 66 49 56C41 55 36 53 32 50L27 60L22 48L12 49C8 41 10 28 16 19Z"), fill(cut, "M40 34L59 31L50 43Z"))]


def curl(x, y, r, turn=0, way=1):
    """A joint's spiral, from outside in."""
    return smooth([P(r * (1 - .8 * k / 8), turn + way * 65 * k, x, y) for k in range(9)])


def whale(body, dark, cut):
    """A sea beast, to the left, on 100 x 60: great head, small eye, lifted flukes, two spouts."""
    return [fill(body, "M4 36C4 22 18 14 34 15C52 16 64 27 76 29C82 30 85 26 84 20C78 19 75 15 75 9C80 9 84 11 87 15"
        "C90 10 94 8 99 9C99 15 96 19 91 21C92 32 86 43 72 46C54 51 30 54 16 50C8 48 4 44 4 36Z"),
        fill(dark, "M5 41C16 44 26 45 36 43C34 47 35 50 39 53C30 54 22 53 16 50C10 48.5 6 45 5 41Z"),
        fill(dark, "M40 41C46 46 50 52 49 59C42 57 37 51 36 44Z"),
        soft(cut, 1.5, "M5 41C16 44 27 44.5 36 42M40 41C46 45 50 52 49 58"), fill(cut, circ(29, 34, 2)),
        soft(cut, 1.2, "M25 30.5C27 28 31 28 33 30.5M56 31C62 35 68 37 75 36.5M54 37C60 41 66 42 73 42"),
        soft(dark, 2, "M31 12C31 6 27 3 22 4M31 12C31 6 36 3 41 5")]


def stag(body, dark, cut):
    """A stag, walking to the left, on 100 x 100; its feet stand at 98."""
    return [
        fill(dark, "M62 70L66 82L63 96H69L73 82L72 68ZM36 68L33 82L30 96H36L40.5 83L44 70Z"),
        fill(body, "M18 39C17 37 18 35 20 34.5L28 30C31 27.5 35 28 37 30.5L43 28.5L40.5 35C44 42 49 48 57 50C68 50 76 50 82 54"
            "C85 52 87 53 87.5 56C87.5 60 86 63 84 64C84 70 82 74 80 77L84 84L81.5 98H75.5L77 85L70 76C67 73 65 71 62 70C56 73 50 74 45 73"
            "L43.5 82L45 98H39L37.5 82L35.5 72C31 68 29 63 30 57C30 51 30 47 29.5 43C26 43 22 43 19.5 41.5Z"),
        soft(dark, 3, "M36 30C38 22 46 20 49 10M41 22.5C36 19 34 14 35 8M45 18C42 13 42 8 43 4M47.5 14C53 13 56 10 57 5"
            "M33 30C30 22 22 21 17 13M26 22.5C22 23 18 22 15 20M21 17.5C23 13 22 9 20 5M18 14C14 13 11 11 9 7"),
        soft(cut, 1.4, "M72 63C72 57.5 79 57 79.5 62.5C79 67 73.5 67 74 63C74.5 61 76.5 61 76.8 62.8"
            "M37 64C36 58 43 57 44 62.5C44 67 38.5 67 39 63C39.5 61.5 41 61.5 41.3 63M34 37C37 43 39 48 39 53M50 56C56 58 62 58 67 57"),
        fill(cut, circ(28.5, 34.2, 1.5))]


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
        fill(dark, "M90 28C84 46 56 80 28 97L24 94.2C52 77 78 46 85 23.5Z")]
    if cut: parts.append(fill(cut, "".join(circ(*p, 1.5) for p in ((16.5, 30), (15, 44), (15.5, 58), (18, 71)))))
    return parts
