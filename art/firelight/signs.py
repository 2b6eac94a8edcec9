"""The signs of all pieces in diagrams, six millimetres wide: each its disc seen small, in its colours, and one bold form. The attackers' have
deep grounds, so that the sides differ at a glance."""
from heads import BLOOD, RED
from lib import *
from pieces import BRASS, FACE, HOT, RIM, TYRE, WOOD

DEEP, STEEL = "#552e1e", "#98a0a2"
NIGHT, STAR_LIT, STAR_SHADE = "#2c1e1a", "#dab06a", "#78421c"


def disc(name, rim, ring, ground, body):
    """Within the rim its ring of metal, within that the ground; what is drawn on it ends there."""
    save(name, 100, 100, ['<clipPath id="s"><path d="' + circle(50, 50, 39) + '"/></clipPath>', fill(circle(50, 50, 50),
        rim), fill(circle(50, 50, 45), ring), fill(circle(50, 50, 39), ground),
                          '<g clip-path="url(#s)">', *body, "</g>"])


def king():
    """The crown of the king's piece alone, large: what tells him from all others at four millimetres."""
    return [fill("M23 64L18 35L36 48L50 23L64 48L82 35L77 64C59 60 41 60 23 64Z" + circle(50, 21, 6) + circle(19, 35,
        5) + circle(81, 35, 5), GOLD_LIT),
            fill("M24 70C41 66 59 66 76 70L74 80C58 76.500 42 76.500 26 80Z", GOLD)]


def ship():
    """A sail with the crown in it, a hull whose stem is a dragon."""
    return [fill("M22 60C29 46 29 28 22 12H78C71 28 71 46 78 60Z", "#fdf0d0"),
        fill("M33 51L28 22L42 35L50 17L58 35L72 22L67 51Z", "#c4531f"),
        fill("M8 55C20 56 17 67 29 67H71C83 67 80 56 92 55C93 76 82 90 66 90H34C18 90 7 76 8 55Z", GOLD_LIT)]


def rosette(hot):
    """Six petals of the compasses, each of one tone, with clear bone between them."""
    return [fill([lens(polar(8, 60 * k - 90), polar(39, 60 * k - 90), 7.8) for k in range(6)] + [circle(50, 50, 6.4)],
        hot)]


def star():
    """A star of four broad points, each with a lit side and one in the shade."""
    points = Cuts()
    for k in range(4):
        points.kite(polar(41, 90 * k), (50, 50), 1 - 11.5 / 41, 11.5)
    return points.draw(STAR_SHADE, STAR_SHADE, STAR_LIT)


def wolf():
    """A wolf's head from the front: one half lit, ears like points, eyes of fire."""
    return [fill("M22 7L41 29H59L78 7L83 42L89 56L70 68L59 90H41L30 68L11 56L17 42Z", "#8f979a"), fill("M50 29H59L78 7L83 42L89 56L70 68L59 90H50Z", "#454c4f"), fill("M24 42L47 54L32 60ZM76 42L53 54L68 60Z", FIRE), fill("M40 70H60L50 82Z", NIGHT)]


def bear():
    return [fill(circle(22, 27, 13) + circle(78, 27, 13), "#5f3d24"), fill("M20 38C30 16 70 16 80 38L85 60L68 90H32L15 60Z", "#94643a"), fill("M27 42L47 51L32 56ZM73 42L53 51L68 56Z", NIGHT), fill("M34 62H66L58 84H42Z", "#6a1416"), fill("M36 62L42 76L48 62ZM52 62L58 76L64 62Z", "#fff2d4"), fill("M40 54H60L50 64Z", NIGHT)]


def biter():
    """A warrior with wild hair, his teeth in the rim of his shield."""
    return [fill("M50 8L22 17L25 30L11 38L20 49L12 62H88L80 49L89 38L75 30L78 17Z", "#e0743a"), fill("M31 30Q50 20 69 30V64H31Z", "#fee3bd"), fill("M29 33L50 44L71 33V42L58 50L50 47L42 50L29 42Z", "#6a2a18"),
            fill("M4 100C6 76 26 61 50 61S94 76 96 100Z", RED), fill("M14 100C16 82 32 71 50 71S84 82 86 100Z", "#fdf3df"), fill("M31 56C36 49 64 49 69 56L65 72H35Z", "#6a221c"), fill("M36 56H42.500V68H38ZM45 55H55V68H45ZM57.500 56H64L62 68H57.500Z", "#fffaf0")]


def coat():
    """A man under the head of a bear."""
    return [fill(circle(25, 26, 12) + circle(75, 26, 12), "#8f6138"), fill("M14 100C14 60 22 18 50 18S86 60 86 100Z", "#c08a54"), fill("M31 52C31 40 69 40 69 52V70H31Z", "#fee0b8"), fill("M30 60C36 68 64 68 70 60C70 80 60 90 50 92C40 90 30 80 30 60Z", "#cc6428"),
            fill("M33 51L47.500 55.500L46 60.500L37.500 59ZM67 51L52.500 55.500L54 60.500L62.500 59Z", WOOD), fill("M40 30H60L50 40Z", WOOD), fill("M35 44L38.500 50.500L42 43ZM58 43L61.500 50.500L65 44Z", "#ffffff")]


def helmet():
    return [fill("M22 62C20 32 32 14 50 14S80 32 78 62L70 66V82C62 90 38 90 30 82V66Z", STEEL), fill("M22 62C20 32 32 14 50 14C40 26 36 40 36 58Z", IRON_LIT), fill("M46 12H54V64H46ZM24 50C32 40 46 42 48 54C46 66 30 68 24 60ZM76 50C68 40 54 42 52 54C54 66 70 68 76 60Z", "#c98a35"),
            fill("M30 54Q37 48 43 54Q37 61 30 54ZM57 54Q63 48 70 54Q63 61 57 54Z", DEEP), fill("M33 70H67V82C60 88 40 88 33 82Z", HOT)]


def axe():
    return [fill("M32 92L40 8L49 8L41 92Z", "#c9863f"), fill("M34 22L58 23C68 21 74 17 80 9C90 32 89 54 80 73C74 60 66 53 57 51L32 48Z", STEEL), fill("M72 15.500C79 32 79 50 73 63L80 73C89 54 90 32 80 9Z", "#eef0ee")]


def draw():
    for suffix, rim, ground in (("", RIM, "#932b15"), ("-winter", "#2f4560", "#275688"), ("-berserk", BLOOD,
        "#4a332c")):
        disc("king-symbol" + suffix, rim, GOLD, ground, king())
    disc("king-symbol-norse", "#23525a", GOLD, "#25626c", ship())
    for suffix, rim, brass, hot in (("", RIM, BRASS, "#b03a18"), ("-norse", "#23525a", "#ecd27f", "#22705c"),
        ("-winter", "#2f4560", "#d9e1e5", "#275a94")):
        disc("defender-symbol" + suffix, rim, brass, FACE, rosette(hot))
    disc("attacker-symbol", "#343b3e", "#343b3e", "#281b17", star())
    disc("knight-symbol", RIM, BRASS, FACE, helmet())
    disc("commander-symbol", TYRE, TYRE, NIGHT, axe())
    disc("berserk-attacker-symbol", NIGHT, "#8c2429", NIGHT, wolf())
    disc("berserk-commander-symbol", NIGHT, "#8c2429", NIGHT, bear())
    disc("berserk-defender-symbol", BLOOD, "#f0c878", "#fff8ea", biter())
    disc("berserk-knight-symbol", BLOOD, "#f0c878", "#fff8ea", coat())
