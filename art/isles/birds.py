"""Heads of birds on discs of 100 units, all looking to the right; who looks left is turned over."""
from lib import *

LINE = "#243346"
BLACK = "#363332"
BILL = "#ea7a1e"


def eye(x, y, r, iris, pupil=BLACK, glint="#ffffff"):
    return [path(circ(x, y, r), iris), path(circ(x, y, r * .58), pupil), path(circ(x + r * .22, y - r * .25, r * .2), glint)]


def outlined(d, fill, color=LINE, width=2.6):
    return path(d, fill, f'stroke="{color}" stroke-width="{f(width, 2)}" stroke-linejoin="round"')


def lifted(*shapes):
    """Shapes of dark felt, and a pale thread around all of them: it lifts them from brown felt."""
    thread = stroke("".join(d for d, _ in shapes), "#e6c68c", 2.5, 'stroke-linejoin="round"')
    return [thread, *(path(*shape) for shape in shapes)]


def puffin():
    """Black collar, white face, a bill in bands of slate, yellow and red."""
    return [path("M8 124C12 88 22 78 25 63C26 45 34 31 50 30C63 30 70 38 71 46L70 66C67 76 72 88 76 124Z", BLACK),
        path("M36 124C38 96 48 80 67 77C78 86 84 100 84 124Z", WHITE),
        path("M69 41C60 35 46 39 41 51C38 61 44 69 54 70C62 70 68 67 70 63Z", "#f3efe4"),
        path("M66 39C77 36 88 45 91 59C88 63 84 64 82 63C76 67 70 69 66 69C62 59 62 49 66 39Z", BILL),
        path("M66 39C69 38 72 38 75 39.500C72 48 72 59 74 67C71 68 68 69 66 69C62 59 62 49 66 39Z", "#5b7184"),
        stroke("M76 39.500C73 48 73 59 75.500 66.500", "#f3d272", 2.6),
        stroke("M82.500 43.500C80 50 80.500 57 83 62.500", "#9c4a10", 1.6),
        stroke("M75 57C81 57 86 58 90 60", "#9c4a10", 1.3),
        path(circ(66.5, 69, 3.6), "#efa938"),
        stroke("M54 53C49 53 45 56 43 61", BLACK, 2, 'stroke-linecap="round"'), *eye(57.5, 51, 5, "#c8452b")]


def crown(x=49, y=30, scale=1, turn=-5):
    return place(x, y, scale, turn, parts=[
        path("M-17 4L-20-15L-10-7L0-20L10-7L20-15L17 4C6-1-6-1-17 4Z" + circ(-20, -16, 2.7) + circ(0, -21, 3) + circ(20, -16, 2.7), "#f2c558", f'stroke="{BLACK}" stroke-width="3.4" stroke-linejoin="round"'),
        path("M-17 4L-20-15L-10-7L0-20L10-7L20-15L17 4C6-1-6-1-17 4Z", "#f2c558"),
        path("M-17 4L-18 -2C-6 -7 6 -7 18 -2L17 4C6 -1 -6 -1 -17 4Z", "#c58a2a"),
        path(circ(-20, -16, 2.7) + circ(0, -21, 3) + circ(20, -16, 2.7), "#f2c558"),
        # on top, for else nothing of its points is left where only lines are printed
        stroke("M-17.5 0L-20-15L-10-7L0-20L10-7L20-15L17.5 0", BLACK, 1.7, 'stroke-linejoin="round"')])


def gannet():
    return [outlined("M6 124C10 92 22 85 29 72C33 61 31 47 39 37C47 29 60 29 66 37C70 42 70 49 66 55C60 66 62 86 76 124Z", WHITE),
        path("M32.500 62C32 49 36 40 42 35C50 29.500 60 31 65 37C60 43 52 44 48 52C45 59 40 63 32.500 62Z", "#e0a94e"),
        outlined("M65 37C74 38 84 43 91 51C83 55 74 56 66 55Z", "#8fa9bc", width=1.8),
        stroke("M57 49C68 48.500 80 49.500 89 51", LINE, 1.8), *eye(58, 42.5, 4.2, "#d5e6ee", LINE),
        stroke("M58 38.300a4.200 4.200 0 1 0 .1 0", "#34506e", 1.2), stroke("M66 55C62 58 60 61 58 65", LINE, 1.5)]


def tern():
    return [outlined("M6 124C8 88 22 80 30 67C35 57 34 43 44 36C55 31 66 37 67 46C67 57 58 64 59 76C61 90 68 100 72 124Z", WHITE),
        path("M8 124C10 92 22 84 34 78C40 88 42 100 42 124Z", "#a9bcc6"),
        path("M33.500 60C33 45 41 33 52 32.500C62 33 68 39 68.500 45.500C60 47 57 52 49 53C43 54 38 57 33.500 60Z", BLACK),
        outlined("M67 42.500L90 52L66 52Z", "#b92f26", "#6e1d1a", 1.4), stroke("M66 47.500L88 51.500", "#6e1d1a", 1.2),
        *eye(57, 44.5, 3.4, "#5d4a3c")]


def gull():
    return [outlined("M4 124C6 90 15 78 21 65C25 45 36 32 52 32C64 33 70 42 70 52C70 64 63 72 65 84C67 96 74 104 80 124Z", WHITE),
        path("M4 124C8 94 16 86 27 84C40 88 46 100 47 124Z", "#93a7b1"),
        outlined("M68.500 44C78 42.500 87 46 90 52C90 57 88 60 84.500 57.500C79 57.500 74 59 69 59Z", "#eec14e", "#7a5520", 1.6),
        path(circ(81.500, 54.500, 3.8), "#c03a26"), stroke("M66 53C74 52 80 52 86 53.500", "#7a5520", 1.3), *eye(57, 47, 4.2, "#f0d473"),
        stroke("M51 42.500C55 40.500 60 41.500 63 43.500", LINE, 1.7)]


def fulmar():
    """A stout bill with a short tube along its ridge, and a smudge about the eye."""
    return [outlined("M4 124C6 90 17 80 22 66C25 47 36 34 51 34C63 34 69 42 69 52C69 64 62 74 64 86C66 97 74 105 78 124Z", WHITE),
        path("M6 124C8 90 19 80 23.500 65C30 70 38 76 44 84C52 94 56 104 56 124Z", "#7b909b"),
        outlined("M67.500 44.500C75 43 84 44.500 88.500 50C90.500 53.500 90 58.500 87 61C85.500 58.500 82.500 58 78 58.500L68.500 59Z", "#e6c868", "#5c5a45", 1.6),
        path("M67.500 45C71 42 77 42 80.500 45.200L80 48.200C76 48 71 48.500 68.500 49Z", "#56707c"),
        path("M49 50C50 42.500 60 41.500 66 46.500C62 52.500 54 54.500 49 50Z", "#7d8e98"), *eye(57.5, 48, 4, "#3a3330")]


def swan():
    """Whooper: a long neck, a black bill with a yellow wedge."""
    neck = "M64 112C70 90 34 86 33 63C32.500 47 40 38 53 38"
    return [stroke(neck, LINE, 24.6, 'stroke-linecap="round"'), path("M-8 124C0 84 14 76 34 79C60 82 78 92 84 124Z", LINE),
        path("M-5 124C2 88 16 79 34 82C58 85 74 94 82 124Z", WHITE), stroke(neck, WHITE, 19.6, 'stroke-linecap="round"'),
        path("M48 28.500C60 27 66 32 68 38C68 46 60 49 52 48Z", WHITE),
        path("M60 30.500C68 33 75 41 88 48C90 53 86 57 79 56C72 56 66 53 61 47Z", BLACK),
        path("M60 30.500C66 32.500 71 37 78 43C77 48 74 52 69 51C65 50 62 48 61 46Z", "#e9b63c"), *eye(56, 39, 3.4, "#3a3330"),
        stroke("M13 86C20 83 27 84 33 88M18 93C26 90 38 90 46 95", "#a9bcc6", 2.2)]


def owl():
    """Snowy owl, both her eyes turned to the right; she nested on Fetlar."""
    bars = "M23 50q1-5 4-8M29 34q4-4 8-4M44 28q6-2 10 0M62 29q4 1 7 4M25 63q0-4 2-7"
    low = "M25 78q4 5 9 3M39 83q5 5 10 2M55 81q5 4 10 1"
    return [outlined("M6 124C9 100 16 88 22 74C12 50 22 23 51 22C70 22 80 32 81.500 48C82 58 79 67 73 73C80 86 86 104 88 124Z", WHITE),
        path("M57.500 46C53 37 38 36 34 48C31 61 42 71 54 69L58.500 65L63 69C71 70 78 62 77.500 50C76 38 62 37 57.500 46Z", "#dde3e4"),
        stroke(bars + low, "#6f6a66", 2.2, 'stroke-linecap="round"'),
        path(circ(46.500, 51.500, 7.4) + circ(68.500, 51.500, 6.4), "#ecb83a"), path(circ(48.800, 51.500, 4.4) + circ(70.200, 51.500, 3.9), BLACK),
        path(circ(50.200, 49.700, 1.5) + circ(71.300, 49.900, 1.3), "#ffffff"),
        stroke("M36 44C41 39.500 50 40 55.500 46M61.500 46C65 40.500 72 40 76.500 44", LINE, 2.6, 'stroke-linecap="round"'),
        path("M54.500 56C56.500 53 61 53 63 56C63.500 61 62 66 59 69C56 66 54 61 54.500 56Z", BLACK)]


def raven():
    return [*lifted(("M2 124C6 90 17 77 23 62C27 43 39 30 55 31C65 32 70 37 72 42C83 42 89 48 90 57C84 57 77 58 71 62C70 66 71 70 66 73"
        "C69 78 64 81 66 85C64 89 72 100 78 124Z", BLACK)),
        path("M69 43C81 42 88 48 89 56C81 53 75 53 66 54C66 49 67 46 69 43Z", "#4b4a50"),
        stroke("M64 54.500C74 53 82 54 89 56.500", "#8f8a86", 1.4),
        path("M62 41C68 40 74 41 78 45C72 46 67 46 62 47Z", "#363332"), *eye(57, 45, 3.8, "#d8c9a8"),
        stroke("M58 68l4 6M52 72l3 7M62 78l2 6M48 80l3 7M34 50C38 42 44 38 50 37M30 62C31 57 32 54 33 52", "#8b909e", 1.9,
            'stroke-linecap="round"')]


def shag():
    """A crest on the forehead, a hooked bill, a green eye."""
    return [*lifted(("M22 124C30 96 36 86 35 72C33 58 34 46 42 39C42 31 47 23 55 20C53 25 55 28 58 31C65 33 69 38 70 43L70 51"
        "C66 57 58 60 57 68C58 82 70 96 74 124Z", BLACK),
        ("M68 42C76 44 83 45 88 45.500C91 47 91 52 88 53.500C86 51 84 50.500 82 51L66 53Z", "#57534c"),
        ("M61 50C66 48 72 48 80 50.500C74 54 68 57 62 58Z", "#f0c23e")), *eye(58, 42.5, 4.2, "#59b08b"),
        stroke("M42 66C42 78 46 90 50 100M50 68C51 78 56 88 60 98M38 92C36 98 34 102 32 106", "#6f9f8d", 2, 'stroke-linecap="round"')]


def bonxie():
    """Great skua: heavy, brown, streaked with gold."""
    brown = "#413229"
    return [*lifted(("M2 124C6 90 15 78 20 65C23 44 36 30 53 31C66 32 72 42 72 52C72 64 66 72 68 84C70 96 76 104 82 124Z", brown),
        ("M69 43C79 42 88 45 90 52C91 57 90 61 87 63C85 58 82 57.500 79 58L69 60Z", "#363433")),
        path("M68 43C75 42.500 81 43.500 84 46C79 50 74 52 68.500 52Z", "#4d443d"), *eye(58, 47.5, 4.2, "#b98a4e"),
        stroke("M33 52l6-7M42 42l7-4M30 64l5-8M38 60l6-7M36 74l5-8M46 70l4-8M46 84l4-9M56 76l2-7M56 92l2-9M32 88l5-9M24 92l5-9",
            "#d8a868", 2.3, 'stroke-linecap="round"'), stroke("M52 42C56 40 61 41 64 43", "#363433", 2)]


def shalder():
    """Oystercatcher: a long bill as red as its eye."""
    return [*lifted(("M-2 124C2 92 12 84 18 70C20 50 30 38 43 38C55 39 60 47 60 56C60 68 52 76 56 88C60 98 64 104 66 124Z", BLACK),
        ("M57 47C70 49 82 53 90.500 57.500C90 60 88 61 86 61C76 61 66 61 58 61Z", "#e2502a")),
        path("M40 124C42 102 48 94 56 90C62 98 66 106 66 124Z", WHITE),
        stroke("M58 54C70 55.500 80 57 89 59", "#8f2c14", 1.4), path(circ(47, 51, 5.4), "#e2602a"), *eye(47, 51, 3.8, "#f0b13f"),
        stroke("M28 60C29 54 32 50 35 47M22 84C25 78 27 74 28 70", "#8b909e", 1.9, 'stroke-linecap="round"')]


def hoodie():
    """Hooded crow: she calls, her head thrown up; a black hood on a grey coat."""
    grey = "#aeb0b3"
    return place(-4, 5, parts=[*lifted(("M4 124C2 96 8 74 24 63C36 55 52 58 60 68C68 80 74 96 74 124Z", grey),
        ("M29 64C23 50 29 36 41 31C50 28 57 30 61 34L76 25C80 24 82 28 80 31L67 43L83 42C85 46 83 50 79 51L65 54"
            "C64 60 65 64 63 72L57 67L53 79L46 69L39 78L35 67Z", BLACK)),
        path("M61 34L76 25C79 24 81 26 80.500 29L65 40Z", "#5b5652"), path("M67 43L83 42C84 44 83.500 46 82.500 48L68 49Z", "#5b5652"),
        path("M63 39.500L72 38.500L66.500 45L59 46Z", "#b34a32"), *eye(50, 41, 3.8, "#d8c9a8"),
        path("M4 124C2 98 8 80 22 70C31 84 31 106 26 124Z", BLACK),
        stroke("M38 92q4 4 8 0M52 88q4 4 8 0M45 102q4 4 8 0M58 102q4 4 8 0", "#5f574e", 2, 'stroke-linecap="round"')])


def tystie():
    """Black guillemot on a rock: white on its wing, red feet."""
    return [path("M24 92L40 80H66L82 92L90 124H12Z", "#55606d"), path("M24 92L40 80H66L74 86L50 90Z", "#8795a1"),
        stroke("M45 74L43 82M55 74L56 82M38 83h9M52 83h10", "#d9442b", 3.4, 'stroke-linecap="round"'),
        *lifted(("M20 73C24 56 32 47 44 43C47 33 53 26 62 25C69 25 73 29 74 33C80 35 85 36.500 89 39C84 42 79 42.500 73 42"
            "C71 49 70 58 64 67C58 77 44 80 34 75C29 75 24 76 20 73Z", BLACK)),
        path("M33 66C35 56 43 50 53 51C56 58 52 66 44 69C40 70 36 69 33 66Z", WHITE),
        path("M74 33C80 35 85 36.500 89 39C84 40 79 39.500 74 38.500Z", "#57534c"), *eye(67, 33, 3, "#d8c9a8")]


def skarf():
    """Cormorant: a long neck in an S, a hooked bill, yellow and white at its foot."""
    return [*lifted(("M16 124C16 100 42 94 43 78C43 67 29 61 29 46C29 34 39 26 52 27C60 28 64 32 66 36L82 38C87 39 88 44 84.500 47"
        "C82 44.500 79 44.500 76 45L64 49C57 52 51 50 50 54C50 61 66 67 66 82C66 96 78 106 82 124Z", BLACK)),
        path("M66 36L82 38C87 39 88 44 84.500 47C82 44.500 79 44.500 76 45L66 46.500Z", "#6a655d"),
        path("M46 55C41 48 43 40 50 38C51 46 56 50 63 49.500C57 52 51 52 46 55Z", WHITE),
        path("M50 39C56 42 64 42 71 42L75 45L64 49C57 51 51 46 50 39Z", "#f0c23e"), *eye(56, 36, 3.8, "#59b08b"),
        stroke("M36 36C38 33 42 31.500 45 31.500M36 50C37 55 41 60 45 64M47 84C45 92 39 97 35 101M58 82C58 90 53 97 49 102", "#8b909e", 1.9,
            'stroke-linecap="round"')]


def pony():
    """A Shetland pony in a halter of red wool: forelock, mane, short face."""
    coat, mane = "#bb8551", "#f7ecd4"
    return [outlined("M8 124C10 96 14 74 26 58C28 50 30 42 34 34L40 22L47 33C58 36 66 44 72 54C80 62 87 68 87 75C86 84 78 88 70 84C62 80 54 78 48 80C46 92 54 104 62 124Z", coat),
        path("M34 34L40 22L47 33C43 38 40 44 38 52C34 66 36 82 44 98L34 100L36 92L24 100L28 88L14 96C14 76 20 62 28 52C30 46 31 40 34 34Z", mane, f'stroke="{LINE}" stroke-width="1.8" stroke-linejoin="round"'),
        path("M42 28C50 30 58 36 62 45L56 44L58 52L50 46C46 42 43 36 42 28Z", mane, f'stroke="{LINE}" stroke-width="1.8" stroke-linejoin="round"'),
        stroke("M77 61C75 69 71 77 67 82M71.500 74L40 53M67 81L48 78", "#9a3527", 2.8, 'stroke-linejoin="round"'),
        *eye(58, 57, 4, "#413228"), path(circ(80, 74, 2.4), "#413228"), stroke("M74 82C78 82 82 81 84 79", "#413228", 2),
        stroke("M30 58C27 68 26 76 27 84M36 60C33 70 34 80 37 90", "#c4a878", 1.8, 'stroke-linecap="round"')]


def erne(head="#7d5f42", dark="#413228"):
    """The sea eagle: a great yellow bill."""
    return [path("M0 124C4 92 12 78 19 62C22 42 36 29 53 30C64 31 70 38 71 46C74 58 66 66 66 76C66 92 76 104 82 124Z", dark),
        path("M16 72C20 44 36 29 53 30C64 31 70 38 71 46C73 56 66 64 65 74L58 69L57 81L48 73L44 86L37 75L30 86L26 74Z", head),
        path("M66 40C80 37 92 46 91 62C90 66 88 68 86 70C84 63 80 61 75 61L66 62C64 54 64 47 66 40Z", "#eab436"),
        stroke("M62 56C70 54 77 55 83 60M72.500 39.500C75 44 75 49 73.500 53.500M73 60L72 63", "#8a5a18", 1.8), path(circ(72, 47, 1.7), "#8a5a18"), *eye(57, 46, 4.2, "#f1d67a"),
        path("M47 41C54 37 62 38 67 43L66 46C60 42 54 42 47 41Z", dark),
        # hackles: feathers that end in points, row upon row
        stroke(hackles((34, 34), (42, 33), (29, 45), (37, 45), (45, 48), (25, 56), (33, 56), (41, 57), (49, 57), (29, 67), (37, 67), (45, 66),
            (53, 64), (21, 66)), "#b08d62", 1.8, 'stroke-linecap="round" stroke-linejoin="round"'),
        stroke(hackles((16, 90), (20, 78), (29, 91), (39, 88), (49, 88), (58, 82), (34, 101), (45, 100), (55, 97)), "#7a5f45", 1.8,
            'stroke-linecap="round" stroke-linejoin="round"')]


def hackles(*at):
    return "".join(f"M{x} {y}l0 9 5-7" for x, y in at)


def ram_front():
    """A ram that looks at you, with a horn in a curl on either side."""
    horn = ("M46 40C36 22 14 24 10 44C7 60 18 72 30 68C40 64 40 50 31 48C27 47 24 51 26 55C28 57 30 56 31 55C32 60 26 62 22 58C17 52 20 42 28 40C36 38 42 44 44 52Z")
    rings = "M38 33l-3 6M30 28.500l-1 6.500M21 30l2.500 6.500M13.500 37l5.500 4.500M10 47l7 1.500M12 58l6.500-3M20 66.500l4-6.500M31 67.500l-1.500-6.500M37.500 60l-6-3"
    side = [path(horn, "#e6c184", 'stroke="#433325" stroke-width="2" stroke-linejoin="round"'), stroke(rings, "#8a6632", 1.7)]
    wool = "".join(circ(x, y, 9.5) for x, y in ((36, 84), (50, 90), (64, 84), (26, 92), (74, 92), (40, 96), (60, 96)))
    return [path(wool + "M20 124V92H80V124Z", WHITE), path("M28 58L12 62C14 70 24 72 32 68ZM72 58L88 62C86 70 76 72 68 68Z", "#4a372b"), *side, *place(100, 0, 1, flip=True, parts=side),
        path("M35 38C40 30 60 30 65 38C68 50 64 62 62 72C60 82 56 88 50 88C44 88 40 82 38 72C36 62 32 50 35 38Z", "#423229"),
        path("M43 73C47 70 53 70 57 73C58 80 55 86 50 86C45 86 42 80 43 73Z", "#6d5445"), path("M46 76q4 3 8 0l-4 5z", "#3d332d"), stroke("M50 80v4", "#3d332d", 1.4),
        *eye(41.500, 54, 3.6, "#e7b84a"), *eye(58.500, 54, 3.6, "#e7b84a"),
        path("".join(circ(x, y, 5.6) for x, y in ((42, 33), (50, 30), (58, 33), (50, 36))), WHITE)]


def magpie():
    """Black and white, with blue in wing and tail."""
    return [path("M30 66C20 74 12 84 4 98L14 100L36 78Z", "#1d5c86"), path("M30 66C20 74 12 84 4 98L8 99C18 86 26 78 34 72Z", "#3d8f9e"),
        path("M26 70C28 52 38 44 46 38C50 28 60 24 68 28C73 31 75 35 76 39L89 43C85 46 79 47 74 46C74 56 70 66 62 72C52 80 36 80 26 70Z", BLACK),
        path("M38 74C50 72 60 66 66 56C71 60 70 68 64 73C56 80 46 80 38 74Z", WHITE, 'stroke="#363332" stroke-width="1.6"'),
        path("M30 68C32 58 40 50 52 48C56 56 50 66 40 70Z", WHITE), path("M18 84C22 70 32 62 46 62C44 70 32 78 18 84Z", "#2569a8"),
        path("M18 84C24 76 32 72 42 68C38 74 30 79 18 84Z", "#153f6e"), stroke("M50 77L48 88M59 74L60 87M44 89h9M56 88h9", BLACK, 2.8, 'stroke-linecap="round"'),
        path("M74 36L89 43C84 44 78 43 74 42Z", "#4b4a50"), *eye(66, 35, 3.2, "#d8c9a8")]
