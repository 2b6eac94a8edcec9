"""Black ravens in six postures and more, as silhouettes with cut feathers and a spiral at the shoulder."""
from head import spiral
from lib import *


def bird(body, cuts, shoulder, eye, black, cut, glint, extra=()):
    """A raven: its silhouette, feathers as lines in the colour of the ground, a spiral on the shoulder, an eye."""
    parts = [f'<path d="{body}" fill="{black}" stroke="{RAVEN_LINE if black == RAVEN else black}" stroke-width="1.5" stroke-linejoin="round"/>']
    parts.append(stroke(cuts, cut, 2.1, ROUND))
    if shoulder:
        x, y, r, start, way = shoulder
        parts.append(stroke(curve(spiral(x, y, r, 1.5, start, way, .1)), cut, 2.1, ROUND))
    parts += [fill(disc(*eye, 2.9), glint), fill(disc(eye[0], eye[1], 1.25), black)]
    parts += list(extra)
    return parts


def standing(black, cut, glint):
    """Standing to the left, its beak open: it calls."""
    body = ("M6 27.500C12 21.500 20 20 28.500 21.500C31 16 38 14 45 17C53 20 56 28 61 35C70 42 78 52 84 63L95 80L80 76L72 80L66 71C62 73 58 74 55 74"
        "L56 84L63 88.500H43L50 84.500L48.500 75C46 75 43 74 41 72.500L40 84L46 88.500H27L34.500 84.500L35 69"
        "C28 62 26 52 28 43C26 39 25.5 37 25.5 34C19 37.5 12 36.5 8 34.5L22 29.500Z")
    cuts = "M46 60C56 66 66 68 74 70M52 53C61 59 70 62 78 67M55 44C63 50 70 54 76 60"
    return bird(body, cuts, (45, 47, 10, 200, 1), (36, 24.5), black, cut, glint)


def walking(black, cut, glint):
    """Walking to the left, the head bent to the ground."""
    body = ("M6 77L19 57.500C22 50 29 45 37 46C43 38 55 33 67 36C77 38 84 44 96 42L88 51L97 54L82 58C79 64 72 68 65 69"
        "L67 79L75 85H56L62 80.500L59 70C55 71 51 70.500 47 70L42 78L47 85H29L36 80L40 68C38 66 36 63 35.500 60"
        "C33 62 30 63.500 27 64Z")
    cuts = "M56 60C66 61 76 56 87 49M53 53.500C64 54 74 50 82 46M60 66C68 65 74 61 82 57"
    return bird(body, cuts, (52, 48, 8.6, 220, 1), (27.6, 54.6), black, cut, glint)


def looking_back(black, cut, glint):
    """Sitting to the left, the head turned back over the shoulder, as birds in gospel books."""
    body = ("M33 16C41 12 50 16 52 23L72 31L53 33C53 37 51 41 49 44C60 47 70 54 77 64L91 84L76 80L66 82L60 75"
        "C57 76 54 76.500 51 76.500L52 85L59 89.500H39L46 86L44.500 76C42 75.500 40 74.500 38 73.500L36.500 85L42 89.500H23L31 86L31 68"
        "C22 60 19 48 22 37C23 27 26 20 33 16Z")
    cuts = "M45 66C54 71 62 73 70 73M49 59C58 64 66 68 74 72M50 52C58 56 65 62 70 67"
    return bird(body, cuts, (36, 54, 10, 20, -1), (43.5, 23), black, cut, glint)


def flying(black, cut, glint):
    """Flying to the left, both wings lifted."""
    body = ("M5 53L20 47C23 41 30 39 36 42L38 40C34 31 34 20 40 8L46 13L51 8L55 15L61 12L63 20L69 19L68 28L73 29C70 36 66 42 62 47"
        "C69 49 76 53 82 56L97 58L88 63L95 70L80 66C70 71 58 72 48 68C38 66 29 61 24 55.500Z")
    cuts = "M47 43C43 34 44 25 47 16M53 44C50 36 52 27 55 19M58 46C57 38 59 31 62 24M52 62C62 64 71 63 80 61"
    return bird(body, cuts, (44, 54.5, 7.4, 150, 1), (28, 47.6), black, cut, glint)


def displayed(black, cut, glint):
    """Seen from the front with spread wings, the head to the left."""
    wing = "C{a}30 33 {b}28 22 {c}16 20"
    body = ("M34 17L44 17C47 12 55 12 58 18C60 23 58 29 57 33C64 34 70 30 75 21L79 16L81 23L86 19L87 27L92 25L91 34L95 35"
        "C94 51 84 60 70 61C66 66 62 69 59 71L69 88L57 84L50 91L43 84L31 88L41 71C38 69 34 66 30 61C16 60 6 51 5 35L9 34L8 25L13 27"
        "L14 19L19 23L21 16L25 21C30 30 36 34 43 33C42 30 42 27 43 24Z")
    cuts = ("M79 25C79 35 75 43 67 48M85 30C84 41 79 49 70 54M21 25C21 35 25 43 33 48M15 30C16 41 21 49 30 54"
        "M44 74L39 82M56 74L61 82M50 72V84")
    return bird(body, cuts, None, (49.5, 20), black, cut, glint,
        [stroke(curve(spiral(60, 44, 7, 1.3, 60, -1, .1)) + curve(spiral(40, 44, 7, 1.3, 300, 1, .1)), cut, 2.1, ROUND),
            stroke("M44 57Q50 61 56 57M46 64Q50 67 54 64", cut, 2.1, ROUND)])


def beaked(black, cut, glint):
    """The head alone, large, to the left."""
    body = ("M5 47C12 37 20 33 30 32C35 20 48 14 61 18C78 23 87 38 88 54L94 60L87 64L91 72L82 73L83 82L74 79L71 87L63 81L56 88L52 80L43 85"
        "L43 76C39 70 39 64 40 58C32 58 24 56 18 52L11 55Z")
    cuts = "M12 48.500C22 45 32 46 41 50M58 62C62 68 64 73 64 79M68 56C72 62 74 68 74 74M76 48C79 54 81 59 82 65M50 66C52 71 53 75 53 78"
    return bird(body, cuts, (63, 41, 9, 200, 1), (45, 34.5), black, cut, glint)


def landing(black, cut, glint):
    """Coming down to the left, legs stretched out, wings high."""
    body = ("M12 39L27 34C30 28 38 27 43 31C46 32 48 34 50 36C55 29 62 21 70 8L73 15L79 11L80 19L86 17L85 26L91 26L87 34L92 37"
        "C88 46 80 53 71 57C76 62 82 68 93 74L80 75L83 83L71 78C62 78 54 74 48 69L40 78L46 84L37 82.500L33 88L33 80L24 80L34 76.500L40 66"
        "L34 63L25 70L27 77L20.500 72.500L14 76L17.500 69.500L10 66L21 66L30 58C28 52 27 46 28 41Z")
    cuts = "M60 44C67 38 73 30 76 22M64 50C72 44 78 36 81 27M67 55C75 50 81 45 85 37M60 66C67 69 73 72 78 74"
    return bird(body, cuts, (48, 49, 8.4, 180, 1), (36, 34), black, cut, glint)


def diving(black, cut, glint):
    """Falling upon something, head down to the left, wings half folded."""
    body = ("M11 82L19 68C17 60 21 53 29 51C27 40 31 28 42 17L44 25L50 19L51 28L57 23L57 33C59 37 60 40 60 44C70 39 79 38 92 40L86 46L92 51"
        "L83 53L86 60L76 60L77 67L67 65C60 70 52 74 43 74C40 78 34 80 28 78L17 87Z")
    cuts = "M38 52C37 43 39 36 43 30M46 53C46 45 48 39 51 33M53 58C62 53 71 49 82 47M55 64C64 60 71 57 80 55"
    return bird(body, cuts, (40, 62, 7.6, 40, -1), (26.4, 62), black, cut, glint)


ALL = (standing, flying, looking_back, walking, displayed, landing, beaked, diving)
