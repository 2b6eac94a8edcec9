"""Black ravens in six postures and more, as silhouettes with cut feathers and a spiral at the shoulder."""
from head import spiral
from lib import *


def bird(body, cuts, shoulder, eye, black, cut, glint, extra=()):
    """A raven: its silhouette, feathers as lines in the colour of the ground, a spiral on the shoulder, an eye."""
    parts = [f'<path d="{body}" fill="{black}" stroke="{RAVEN_LINE if black in (RAVEN, PAINTED) else black}" stroke-width="1.5" stroke-linejoin="round"/>']
    parts.append(stroke(cuts, cut, 2.1, ROUND))
    if shoulder:
        x, y, r, start, way = shoulder
        parts.append(stroke(curve(spiral(x, y, r, 1.5, start, way, .1)), cut, 2.1, ROUND))
    parts += [fill(disc(*eye, 2.9), glint), fill(disc(eye[0], eye[1], 1.25), PAINTED if black == RAVEN else black)]
    parts += list(extra)
    return parts


def standing(black, cut, glint):
    """Standing to the left, its beak open: it calls."""
    body = ("M6 27.5C12 21 20 19.5 28.5 20.5C31 15 38 12.5 45 15.5C52 18.5 54 27 58 33C69 40 78 51 84 63L95 80L80 76L72 80L66 71C62 73 58 74 55 74"
        "L56 84L63 88.5H43L50 84.5L48.5 75C46 75 43 74 41 72.5L40 84L46 88.5H27L34.5 84.5L35 69C28 63 26 56 27 50L22.5 49L26.5 45L22 42L26 38.5C25.5 37 25.5 36 25.5 34.5C19 38 12 37 7.5 35L22 30Z")
    cuts = "M46 60C56 66 66 68 74 70M52 53C61 59 70 62 78 67M55 44C63 50 70 54 76 60"
    return bird(body, cuts, (45, 48, 10, 200, 1), (37, 23.8), black, cut, glint)


def walking(black, cut, glint):
    """Walking to the left, the head bent to the ground."""
    body = ("M8.500 77.500C7 71 8.500 65 13 60.500C12.500 51 20 45 29 46C33 47 36 48.500 38 50C43 38 56 32 69 35C79 37.500 86 43 97 42L89 50.500L98 54L83 58C80 65 72 70 64 71"
        "L66 80L74 86H54L60 81.500L57.500 72.500C54 73 50 73 46 72L42 80L47 86H28L35 81L38.500 70.500C36.500 69 35 67 34 65L30 69L28.500 64.500L24 67.500L23 64.500C18.500 65.500 13 71 8.500 77.500Z")
    cuts = "M57 60C67 61 77 56 88 49M54 53.500C65 54 75 50 83 46M61 66C69 65 75 61 83 57"
    return bird(body, cuts, (53, 48.5, 8.6, 220, 1), (24.5, 55.6), black, cut, glint)


def looking_back(black, cut, glint):
    """Sitting to the left, the head turned back over the shoulder, as birds in gospel books."""
    body = ("M33 16C41 12 50 16 52 23L72 31L53 33C53 37 51 41 49 44C60 47 70 54 77 64L91 84L76 80L66 82L60 75"
        "C57 76 54 76.500 51 76.500L52 85L59 89.500H39L46 86L44.500 76C42 75.500 40 74.500 38 73.500L36.500 85L42 89.500H23L31 86L31 68"
        "C22 60 19 48 22 37C23 27 26 20 33 16Z")
    cuts = "M45 66C54 71 62 73 70 73M49 59C58 64 66 68 74 72M50 52C58 56 65 62 70 67"
    return bird(body, cuts, (36, 54, 10, 20, -1), (43.5, 23), black, cut, glint)


def flying(black, cut, glint):
    """Flying to the left, both wings lifted."""
    body = ("M4 56C9 49 15 46.500 21 47C24 41 30 39 35 40C27 29 22 18 22 6L28 10L31 4L36 11L40 8L43 17C47 26 48 32 49 36C52 24 60 12 74 4L76 11L83 9L84 17L90 17L89 25L95 27"
        "C92 40 84 50 70 54C78 57 84 59 88 60L98 62L92 67L97 74L82 70C72 76 58 78 46 73C40 71 36 69 33 66L28.500 69L27.500 64L22.500 65L21.500 60C16 61.500 9 61 5 60Z")
    cuts = "M55 45C57 34 64 22 73 13M61 48C65 38 73 28 82 20M67 50C73 44 80 37 88 30M39 35C34 28 30 20 28.500 14M56 67C66 69.500 76 69 84 66"
    return bird(body, cuts, (45, 56, 7.6, 150, 1), (29, 47.4), black, cut, glint)


def displayed(black, cut, glint):
    """Seen from the front with spread wings, the head to the left."""
    body = ("M28 22C32 15.5 38 13.5 44 15C47 11 55 11.5 58 18C60 23 58 29 57 33C64 34 70 30 75 21L79 16L81 23L86 19L87 27L92 25L91 34L95 35"
        "C94 51 84 60 70 61C66 66 62 69 59 71L69 88L57 84L50 91L43 84L31 88L41 71C38 69 34 66 30 61C16 60 6 51 5 35L9 34L8 25L13 27"
        "L14 19L19 23L21 16L25 21C30 30 36 34 43 33C42.5 30 42.5 27.5 42.5 24.5C38 25 33 24.5 28 23.5Z")
    cuts = ("M79 25C79 35 75 43 67 48M85 30C84 41 79 49 70 54M21 25C21 35 25 43 33 48M15 30C16 41 21 49 30 54"
        "M44 74L39 82M56 74L61 82M50 72V84")
    return bird(body, cuts, None, (49.5, 20), black, cut, glint,
        [stroke(curve(spiral(60, 44, 7, 1.3, 60, -1, .1)) + curve(spiral(40, 44, 7, 1.3, 300, 1, .1)), cut, 2.1, ROUND),
            stroke("M44 57Q50 61 56 57M46 64Q50 67 54 64", cut, 2.1, ROUND)])


def calling(black, cut, glint):
    """Standing to the left, its beak lifted to the sky."""
    body = ("M21 2C28 6 34 10 38 15C46 15 53 20 54 28C55 33 57 37 60 40C71 47 80 57 86 69L95 85L80 81L72 85L66 77C62 79 58 80 55 80L56 86L63 91H43L50 87L48.500 81"
        "C46 81 43 80 41 78.500L40 86.500L46 91H27L34.500 87L35 76C27 70 24 62 25.500 54L21 54.500L24.500 49.500L20 48L24 43.500L20.500 41L25.500 37.500C25 35 24.500 33 24.500 31C18 27 12 21 8 12L26.500 20Z")
    cuts = "M46 66C56 72 66 74 74 76M52 59C61 65 70 68 78 73M55 50C63 56 70 60 76 66"
    return bird(body, cuts, (44, 54, 10, 200, 1), (38, 23.5), black, cut, glint)


def landing(black, cut, glint):
    """Coming down to the left, legs stretched out, wings high."""
    body = ("M9 43C14 36.5 20 33 27 32.5C30 27 38 27 43 31C46 32 48 34 50 36C55 29 62 21 70 8L73 15L79 11L80 19L86 17L85 26L91 26L87 34L92 37"
        "C88 46 80 53 71 57C76 62 82 68 93 74L80 75L83 83L71 78C62 78 54 74 48 69L40 78L46 84L37 82.500L33 88L33 80L24 80L34 76.500L40 66"
        "L34 63L25 70L27 77L20.500 72.500L14 76L17.500 69.500L10 66L21 66L30 58C28 52 27 47 28 42.500C21 45 14 45.500 10 45Z")
    cuts = "M60 44C67 38 73 30 76 22M64 50C72 44 78 36 81 27M67 55C75 50 81 45 85 37M60 66C67 69 73 72 78 74"
    return bird(body, cuts, (48, 49, 8.4, 180, 1), (36, 34), black, cut, glint)


def diving(black, cut, glint):
    """Falling upon something, head down to the left, wings half folded."""
    body = ("M9 86C10 78 14 71 18 66C17 58 22 51 30 49C35 42 31 22 36 4L41 11L46 5L49 14L55 10L56 20L62 18L62 28C64 34 65 40 65 43C74 38 84 37 97 40L90 46L97 51"
        "L87 53L90 60L79 60L79 68L69 65C61 71 52 75 43 75C42 77 40 79 37 79.500L36 83L32 80C25 84 18 89 11 90Z")
    cuts = "M43 46C39 34 39 24 42 15M50 47C48 36 49 27 52 19M57 57C66 52 76 49 87 46M58 63C67 60 75 57 84 55"
    return bird(body, cuts, (42, 61, 8, 40, -1), (27, 61.5), black, cut, glint)


ALL = (standing, flying, looking_back, walking, landing, calling, diving)
