"""The signs of all pieces in diagrams, six millimetres wide: each its disc seen small, with the same ground and rim, and one bold form."""
from heads import BLOOD, RED
from lib import *
from pieces import BRASS, CUT_LIT, CUT_MID, FACE, HOT, HOT_LIT, RIM, WOOD, king_head

DEEP, STEEL, TYRE = "#552e1e", "#98a0a2", "#70787a"


def disc(name, rim, ring, ground, body, wide=5):
    """Within the rim its ring of metal, within that the ground; what is drawn on it ends there."""
    save(name, 100, 100, ['<clipPath id="s"><path d="' + circle(50, 50, 46 - wide) + '"/></clipPath>', fill(circle(50, 50, 50), rim), fill(circle(50, 50, 46), ring), fill(circle(50, 50, 46 - wide), ground),
                          '<g clip-path="url(#s)">', *body, "</g>"])


def king(robe=GOLD):
    """The head of the king's piece, larger, and the shoulders below."""
    return [fill("M14 100C18 84 28 76 44 74L70 78C84 82 92 90 96 100Z", robe), at(52, 50.5, .3, king_head(True), flip=True)]


def ship():
    """A sail with the crown in it, a hull whose stem is a dragon."""
    return [fill("M24 61C30 48 30 30 25 16H75C70 30 70 48 76 61Z", "#fdf0d0"), fill("M33 52L30 26L41 37L50 22L59 37L70 26L67 52Z", "#d9702c"), fill("M15 58C24 60 20 69 30 69H70C80 69 76 60 85 58C86 74 78 86 64 86H36C22 86 14 74 15 58Z", GOLD),
            fill([circle(x, 77, 4.4) for x in (35, 50, 65)], "#a8331a")]


def rosette(rim, hot, lit):
    petals = Cuts()
    for k in range(6):
        petals.petal(polar(8, 60 * k - 90), polar(40, 60 * k - 90), 10.5)
    return [*petals.draw(hot, hot, lit), fill(circle(50, 50, 12), rim), fill(circle(50, 50, 8), lit)]


def star():
    """Eight points, each with a lit side and one in the shade, about a boss of iron."""
    chips = Cuts()
    for k in range(8):
        chips.kite(polar(40, 45 * k), polar(12, 45 * k), .3, 7.5)
    return [*chips.draw(CUT_MID, CUT_MID, CUT_LIT), fill(circle(50, 50, 9), IRON_LIT)]


def wolf():
    return [fill("M23 10L40 29H60L77 10L81 41L87 55L71 67L59 88H41L29 67L13 55L19 41Z", "#a0a6a7"), fill("M50 29H60L77 10L81 41L87 55L71 67L59 88H50Z", "#5f666a"), fill("M27 44L46 53L34 57ZM73 44L54 53L66 57Z", FIRE), fill("M41 69H59L50 80Z", WOOD)]


def bear():
    return [fill(circle(23, 28, 13) + circle(77, 28, 13), "#7a5233"), fill("M20 38C30 18 70 18 80 38L84 60L68 88H32L16 60Z", "#ad7a48"), fill("M29 43L46 50L34 54ZM71 43L54 50L66 54Z", WOOD), fill("M36 62H64L58 80H42Z", "#7a1a1c"), fill("M38 62L42 74L46 62ZM54 62L58 74L62 62ZM41 55H59L50 63Z", "#fff2d4")]


def biter():
    """A warrior with wild hair, his teeth in the rim of his shield."""
    return [fill("M50 11L20 20L24 34L10 42L20 52L10 64L24 70H76L90 64L80 52L90 42L76 34L80 20Z", "#e0743a"), fill("M32 34H68V66H32Z", "#fee0b8"), fill("M32 34H38L50 41L62 34H68V40L60 48H54L50 45L46 48H40L32 40Z", "#6a2a18"), fill("M50 44L55 54H45Z", "#c98a5a"),
            fill("M8 100C10 76 28 64 50 64S90 76 92 100Z", GOLD), fill("M14 100C16 82 32 71 50 71S84 82 86 100Z", RED), fill("M42 71L50 70L58 71L64 100H36Z", "#fdf3df"), fill("M34 55C40 51 60 51 66 55L63 70H37Z", "#6a221c"), fill("M37 56H63L61 66H39Z", "#fff6e4"), line("M46 56V66M54 56V66", "#6a221c", 3)]


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
    for suffix, rim, ground, robe in (("", RIM, "#932b15", GOLD), ("-winter", "#2f4560", "#275688", GOLD), ("-berserk", BLOOD, "#4a332c", RED)):
        disc("king-symbol" + suffix, rim, GOLD, ground, king(robe))
    disc("king-symbol-norse", "#23525a", GOLD, "#25626c", ship())
    for suffix, rim, brass, hot, lit in (("", RIM, BRASS, HOT, HOT_LIT), ("-norse", "#23525a", "#ecd27f", "#2f8a6c", "#93d0a2"), ("-winter", "#2f4560", "#d9e1e5", "#346ca8", "#a3cdec")):
        disc("defender-symbol" + suffix, rim, brass, FACE, rosette(rim, hot, lit))
    disc("attacker-symbol", WOOD, TYRE, WOOD, star(), 3.6)
    disc("knight-symbol", RIM, BRASS, FACE, helmet())
    disc("commander-symbol", WOOD, TYRE, WOOD, axe(), 3.6)
    disc("berserk-attacker-symbol", WOOD, "#9a2e33", WOOD, wolf())
    disc("berserk-commander-symbol", WOOD, "#9a2e33", WOOD, bear())
    disc("berserk-defender-symbol", BLOOD, "#f0c878", "#fff8ea", biter())
    disc("berserk-knight-symbol", BLOOD, "#f0c878", "#fff8ea", coat())
