"""Four beasts of the tale of Culhwch, cut into the slate as thin lines: the oldest animals, and the boar that was hunted across Wales."""
from lib import *

# Each walks to the right on 100 units, its feet at 80.
STAG = ("M82 30C84 33 88 35 93 37C95 39 94 42 91 43C87 43 83 43 80 41C77 46 76 50 75 55C74 60 73 63 72 66L73 72L71 80H66L67 72L64 63"
    "M60 62L57 70L60 80H55L52 70L54 61C46 60 39 58 33 59C31 62 29 64 27 66L29 73L26 80H21L23 73L19 64L14 71L13 80H8L8 69"
    "C12 64 13 60 12 55C11 49 14 43 21 42C33 40 46 42 56 41C63 38 67 33 70 29C72 26 77 26 82 30"
    "M12 50C9 48 8 45 10 42C13 42 15 43 16 44M70 29C67 27 63 27 60 24C64 22 69 23 73 26"
    # antlers that sweep back over it
    "M75 26C76 19 71 14 62 11C54 8 46 8 40 3M67 13C69 9 69 5 67 1M57 9C58 5 57 2 54 -1M71 17C76 15 80 11 81 6M48 7C44 9 41 12 40 16"
    "M79 27C82 22 88 18 90 10M86 19C90 19 94 17 97 13")
BOAR = ("M98 50L99 57C93 59 87 60 82 61C79 63 77 66 75 68L78 74L76 80H70L70.500 74L65 66M61 63L57 71L59 80H53L51 71L52 63C45 64 39 63 34 60L31 66L34 73L33 80H27L27 74L23 68L25 59"
    "C21 61 18 63 15 67L17 74L15 80H9L9.500 74L8 67C11 60 10 55 8 50C6 42 11 34 20 29C30 24 37 21 45 16C54 11 64 14 71 26C73 22 76 19 81 18C82 23 81 27 80 30C85 38 91 45 98 50"
    "M8 43C4 44 1 41 3 37C5 34 9 36 7 39M83 60C86 56 92 57 98 55M88 56.500C86 53 86 49 89 46C90 50 91 53 92.500 56M71 26C75 27 78 28 80 30"
    # the bristles of its back
    "M71 33C64 22 54 20 44 25C36 29 30 31 23 35M66 27.500L67.500 19M60 23.500L61.500 15M54 22.500L53.500 13.500M48 23.500L46 15.500M41 26.500L38.500 19M34 30L31.500 23.500M28 33L25 27")
SALMON = ("M99 29C97 25 93 22 88 21C72 17 52 21 37 33C29 39 22 46 16 54C11 53 5 52 -2 54C3 59 6 65 7 75C12 71 16 66 19 60C31 61 45 60 58 55C74 49 88 42 97 35C100 35 101 31 99 29Z"
    "M97 35C95 33 92 32 89 32M83 20C76 26 76 37 83 43M87 21C81 26 81 35 87 41M56 22C57 13 63 8 71 7C70 11 71 15 73 19M30 39C28 35 25 33 21 34C23 37 24 41 24 45"
    "M70 50C72 56 70 62 66 66C65 61 63 57 60 54M42 59C42 64 39 68 35 70C35 66 34 63 32 61M16 54L19 60"
    "M74 31C56 33 38 42 23 55M74 24C70 26 69 29 71 31M65 25C61 27 60 31 62 33M56 29C52 31 51 35 54 37M47 34C43 37 42 40 45 42M76 40C72 39 70 36 72 33.500M68 44C63 43 61 39 63 36"
    "M59 49C54 47 52 43 54 40M50 53C45 51 43 48 45 45")
EAGLE = ("M61 13C67 6 78 7 83 13C90 14 93 20 91 27C88 23 85 22 81 23C80 28 82 32 83 37C85 50 78 61 66 66M60 69C46 73 31 79 15 81L12 76L5 76L4 70C19 63 30 53 37 42C44 31 51 21 61 13"
    "M66 66C62 68 60 68 56 68C62 61 66 52 66 42C65 36 62 33 58 33C49 40 38 54 20 66M66 42C58 46 48 58 33 69M64 54C56 60 50 66 43 71M58 33C52 31 49 30 48 28"
    "M91 27C90 24 87 20 83 19M60 69L59 76L52 80M59 76L61 81M59 76L66 79M70 65L71 76L64 80M71 76L74 81M71 76L79 79M12 76L26 70M4 70L8 74M70 24C74 28 74 31 73 34M64 21C67 25 67 28 66 31")


def curl(x, y, r, turn=0, way=1):
    """A joint's spiral, from outside in."""
    return smooth([P(r * (1 - .8 * k / 10), turn + way * 61 * k, x, y) for k in range(11)])


# Each with its eye and the curls of its joints, and its place on the floor, from the nearest corner: across, down, whether it is at the right, at the foot.
BEASTS = ((EAGLE + circ(80, 16, 1.4), 3, 4, 0, 0), (STAG + curl(66, 52, 6, 120) + curl(22, 53, 7, 200, -1) + circ(84, 34, 1), 3, 7, 1, 0),
    (SALMON + circ(91, 27, 1.3), 6, 73, 0, 1), (BOAR + curl(65, 49, 8, 120) + curl(22, 47, 8.500, 200, -1) + circ(83, 43, 1.2), 6, 76, 1, 1))


def incised(deep, lit, scale=.8, width=1.3):
    """One beast in each quarter outside the ring; the side of each cut that is away from the light shines."""
    defs = "<defs>" + "".join(f'<path id="b{k}" d="{beast}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' for k, (beast, *_) in enumerate(BEASTS)) + "</defs>"
    uses = "".join(f'<use href="#b{k}" transform="{place(abs(275 * right - x * scale / .8), abs(275 * foot - y * scale / .8), scale, flip=right)}"/>' for k, (_, x, y, right, foot) in enumerate(BEASTS))
    cut = lambda tone, more="": f'<g stroke="{tone}" stroke-width="{width}"{more}>{uses}</g>'
    return [defs, cut(lit, ' transform="translate(.5 .5)"') if lit else "", cut(deep)]
