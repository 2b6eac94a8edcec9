"""Four beasts of the tale of Culhwch, cut into the slate as thin lines: the oldest animals, and the boar that was hunted across Wales."""
from lib import *

# Each walks to the right on 100 units, its feet at 80: one line for back, legs and belly, hooves cut off from the legs.
STAG = ("M96 33C92 29 88 24.5 83 23.5C77 26 73 33 62 35C48 37 35 32 22 34C14 35.5 10 40 11.5 48C12.5 55 8 60 4.5 65L7.5 75L5 81H14L11 74.5L9.5 66.5C15 63 21 59 25 55"
    "C27 60 26 64 24.5 67L28.5 75.5L26.5 81H36L32 75L29 67C33 63 36 59 38 56C45 58.5 53 57.5 59 54C60.5 59 60 63 59.5 67L57 75.5L53 81H62L61 75L64 67C66 63 68 59 69 56C74 57.5 79 57 84 60L82 68L80 73L88.5 76L86.5 69L89.5 59"
    "C86 53 81 51.5 77.5 47C79.5 45 80.5 43 81.5 40.5C86 41.5 91 41 95 38C97.5 36.5 97.5 34.5 96 33Z"
    "M7.5 75L11 74.5M28.5 75.5L32 75M57 75.5L61 75M82 68L86.5 69M11 40C7 38 5 42 7 46M82 29C79 26.5 75 26.5 72 29C75 31.5 79 31.5 82 29"
    # antlers that sweep back over it
    "M79 24C81 14 76 8 66 6C56 4 48 5 41 -1M74.5 11C76 7 75 3 73 0M64 5.5C65 2 64 -1 62 -4M53 4.5C51 8 47 10 43 10M84 23.5C86 17 92 15 94 6M89.5 16C93.5 16 96.5 14 98 10")
BOAR = ("M98 49C92 46 87 38 81.5 32C84 27 84 22 82 17C77 19 74 22 72 26C60 13 44 15 30 23C18 29 9 36 8.5 45C8 52 11 56 7.5 61L10 74.5L8 81H17.5L14 74L13.5 66C18 62 24 59 29 56"
    "C32 60 31 64 29.5 67L33 75L31 81H40.5L37 74.5L35 67C39 64 42 61 44 58C50 60 56 59 60 57C60 61 58 65 57 68L58.5 75L55.5 81H65L62.5 74.5L63 68C66 65 68 62 70 59C72 63 75 65 76 68L75.5 75L73 81H82.5L79.5 74.5L81.5 67C80 63 80 60.5 82 58"
    "C88 59 93 58 98.5 55.5Z"
    "M10 74.5L14 74M33 75L37 74.5M58.5 75L62.5 74.5M75.5 75L79.5 74.5M8.5 42C4 43 1 39 3.5 35C6 32.5 9 36 6.5 38M83 58C86 55 92 55.5 98.5 52.5M88 55C85.5 51 86 46.5 89.5 43.5C90 48 91 51.5 93 54"
    # the bristles of its back
    "M75 20C62 5 43 7 28 15C24 17.5 20 20 17 24M67 20.5L70 14.5M59.5 17L61 9.5M51 15.5V8.5M42.5 17L40.5 10M34.5 20.5L31.5 14M26.5 25L22.5 18.5")
SALMON = ("M99 29C97 25 93 22 88 21C72 17 52 21 37 33C29 39 22 46 16 54C11 53 5 52 -2 54C3 59 6 65 7 75C12 71 16 66 19 60C31 61 45 60 58 55C74 49 88 42 97 35C100 35 101 31 99 29Z"
    "M97 35C95 33 92 32 89 32M83 20C76 26 76 37 83 43M87 21C81 26 81 35 87 41M56 22C57 13 63 8 71 7C70 11 71 15 73 19M30 39C28 35 25 33 21 34C23 37 24 41 24 45"
    "M70 50C72 56 70 62 66 66C65 61 63 57 60 54M42 59C42 64 39 68 35 70C35 66 34 63 32 61M16 54L19 60"
    "M74 31C56 33 38 42 23 55M74 24C70 26 69 29 71 31M65 25C61 27 60 31 62 33M56 29C52 31 51 35 54 37M47 34C43 37 42 40 45 42M76 40C72 39 70 36 72 33.5M68 44C63 43 61 39 63 36"
    "M59 49C54 47 52 43 54 40M50 53C45 51 43 48 45 45")
EAGLE = ("M61 13C67 6 78 7 83 13C90 14 93 20 91 27C88 23 85 22 81 23C80 28 82 32 83 37C85 50 78 61 66 66M60 69C46 74 30 80 14 84L2 70C19 63 30 53 37 42C44 31 51 21 61 13"
    "M66 66C62 68 60 68 56 68C62 61 66 52 66 42C65 36 62 33 58 33C49 40 38 54 20 66M66 42C58 46 48 58 33 69M64 54C56 60 50 66 43 71M58 33C52 31 49 30 48 28"
    "M91 27C90 24 87 20 83 19M61 69L60 75C57 76 54 78 52 81M60 75C61 77 61.5 79 61 82M60 75C63 76 66 78 67 81M71 64L72 74C69 75 66 77 64 80M72 74C73 76 73.5 78 73 81M72 74C75 75 78 77 79 80"
    "M9 77C20 74 30 71 40 68M12 81C22 78 32 75 42 72M70 24C74 28 74 31 73 34M64 21C67 25 67 28 66 31")


def curl(x, y, r, turn=0, way=1):
    """A joint's spiral, from outside in."""
    return smooth([P(r * (1 - .8 * k / 10), turn + way * 61 * k, x, y) for k in range(11)])


# Each with its eye and the curls of its joints, and its place on the floor, from the nearest corner: across, down, whether it is at the right, at the foot.
BEASTS = ((EAGLE + circ(80, 16, 1.4), 3, 4, 0, 0), (STAG + curl(67, 46, 9, 150) + curl(22, 45, 9, 200, -1) + circ(87, 32, 1), 3, 7, 1, 0),
    (SALMON + circ(91, 27, 1.3), 6, 73, 0, 1), (BOAR + curl(65, 45, 11, 150) + curl(23, 44, 11, 200, -1) + circ(83, 41, 1.2), 6, 76, 1, 1))


def incised(deep, lit, scale=.8, width=1.3):
    """One beast in each quarter outside the ring; the side of each cut that is away from the light shines."""
    defs = "<defs>" + "".join(f'<path id="b{k}" d="{beast}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' for k, (beast, *_) in enumerate(BEASTS)) + "</defs>"
    uses = "".join(f'<use href="#b{k}" transform="{place(abs(275 * right - x * scale / .8), abs(275 * foot - y * scale / .8), scale, flip=right)}"/>' for k, (_, x, y, right, foot) in enumerate(BEASTS))
    cut = lambda tone, more="": f'<g stroke="{tone}" stroke-width="{width}"{more}>{uses}</g>'
    return [defs, cut(lit, ' transform="translate(.5 .5)"') if lit else "", cut(deep)]
