"""The dragon, the beasts whose bone, antler and horn made boards and men, and the harp: as carved on a stone."""
from lib import *

# The dragon walks to the left on a square of 100 units, a foreleg raised; its feet stand at 81.
HEAD = ("M38 15C34 8 25 7 19.500 12.500C13 13.500 8 16 4.500 20C3.500 23 5 26 8.500 26L21 24.500L22.500 26.500L13 29C9.500 30.500 10 35 14 35.500C21 36.500 29 34.500 34 31L44 26Z")
BODY = ("M58 38C64 38 70 35.500 76 38.500C82 41.500 86 40 86.500 35C87 29 79 28 78.500 21C78 14 84 9.500 89 11.500L86.500 5.500L96 11"
    "L91 20L89.800 15.500C86.500 14.500 83.500 16.500 84 20C84.500 25 92.500 27 92.500 36C92.500 46 85 50.500 79 49.500C78 55 73 58 67 57C60 51.500 54 54 50 60C44 66 33 65 28 58"
    "C24 52 25.500 45 28.500 40C32 35 33 31 31 26L34 12C43 13 49 20 50 29C50.500 35 53 37 58 38Z")
LEGS_FAR = ("M37 56L35.500 66L38 74C35 75 32 77 31.500 80.500L35 79.200L38 82L41 79.200L46 80.500C46 77 45 75 43 74L43 65L48 56Z"
    "M63 53L55 62.500L57.500 72C54 73 52 76 51.500 80.300L55 79L57.500 82L60.500 79L65 80.300C65 76.500 64 74 62.500 72.500L61.500 65L69 58Z")
LEGS_NEAR = ("M60 50C60 39.500 74 36.500 80 43.500C84 51 80 58 75 63L79 71C82 72 85 75 85 80L81 78.800L78.500 82L75.500 79L70 80.300C70 76.500 71.500 74 73 72.500L67 65C62 60 60 56 60 50Z"
    "M42 45C35 42.500 28 46 24 51.500L17.500 49.500C15.500 45 11 43 6.500 44.500L10.500 47.500L5 50L10 52L6.500 56C10.500 57.500 14.500 56.500 16.500 55L25 60C33 62.500 41 59 44 53Z")
WING = ("M41 46C35 33 39 16 51 3C54.500 6 57 10 57 14.500C61 12 66 12.500 70 15C69.500 18.500 68 21.500 65.500 24C69.500 24 73 26.500 74.500 30C70 30.500 67 33 65 36.500C60 35.500 54 38.500 51 44.500"
    "C48 50 43 51 41 46Z")
RIBS = "M45.500 43C43.500 34 46 22 51.500 10M47.500 43.500C49 34 56 23 66.500 17.500M49.500 44C54 36.500 62 31 71 29"


def dragon(body, dark, cut, ribs=True):
    """The dragon in three tones; cut is that of its eye and of the lines cut into it."""
    parts = [fill(dark, LEGS_FAR), soft(dark, 2, "M24 28C17 26.500 13 31 7 30.500L3.500 27.500M7 30.500L4 34"), fill(dark, "M31 10L43 1L41.500 15Z"),
        fill(body, HEAD), fill(body, LEGS_NEAR), fill(body, BODY), both(dark, cut, 1.1, WING) if ribs else fill(dark, WING)]
    if ribs:
        # The wing's skin between its ribs, and spirals at shoulder and haunch, as stone carvers cut them.
        parts += [soft(body, 2.3, RIBS), soft(cut, 1.5,
            "M65.500 51.500C66 46 74 45.500 74.500 51.500C74.500 57 67.500 57 67.500 52.500C68 50 71 50 71.300 52M32.500 53.500C33 48 40.500 48 41 53.500C40.500 58 35 57.500 35.500 54C36 52 38 52 38.500 53.500"
            "M38 18C43 21 44.500 26 43 31M8 20.500L10 19.500")]
    return parts + [fill(cut, circ(24, 17.5, 2.1))]


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
