"""Black ravens in many postures, as silhouettes with cut feathers and a spiral at the shoulder."""
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
    body = ("M4 57C9 50.5 15 48 21 48.4C24 42 31 39.5 38 43L40 42C36 31 40 15 52 4L56 11L61 5L64 13L70 9L71 18L77 16L76 25L81 25C77 35 70 43 62 49"
        "C70 51 78 55 84 57L98 57L91 62L98 68L82 66C72 72 58 74 46 70C41 69.5 37 68 33 66L29 69L28 64L23 65L22 60.5C16 62 9 62 5 61Z")
    cuts = "M47 43C45 32 48 21 56.5 9.5M53 45C52 35 55 25 64.3 12M59 47C59 38 63 29 71.3 17M54 63C64 65 73 64 82 61"
    return bird(body, cuts, (44, 56, 7.6, 150, 1), (29.5, 48.4), black, cut, glint)


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


def beaked(black, cut, glint):
    """The head alone, large, to the left."""
    body = ("M6 50C12 40 20 35 31 35C35 22 48 14 62 17C80 21 90 38 91 58L90 86C85 83 80 90 74 86C68 91 62 85 56 88C53 84 50 86 48 82L50 78"
        "L44 79L46.5 74L41 74L43.5 69L38 68C38 65 38 63 38 61C29 63.5 19 62 12 58L22 53Z")
    cuts = "M13 53.5C22 50.5 31 50.5 39 53.5M58 60C62 66 64 72 64 79M68 54C73 62 75 70 75 79M78 48C82 56 84 66 84 77"
    return bird(body, cuts, (62, 39, 8.5, 200, 1), (45, 37), black, cut, glint)


def landing(black, cut, glint):
    """Coming down to the left, legs stretched out, wings high."""
    body = ("M9 43C14 36.5 20 33 27 32.5C30 27 38 27 43 31C46 32 48 34 50 36C55 29 62 21 70 8L73 15L79 11L80 19L86 17L85 26L91 26L87 34L92 37"
        "C88 46 80 53 71 57C76 62 82 68 93 74L80 75L83 83L71 78C62 78 54 74 48 69L40 78L46 84L37 82.500L33 88L33 80L24 80L34 76.500L40 66"
        "L34 63L25 70L27 77L20.500 72.500L14 76L17.500 69.500L10 66L21 66L30 58C28 52 27 47 28 42.500C21 45 14 45.500 10 45Z")
    cuts = "M60 44C67 38 71 27 73.2 14M64 50C71 44 77 33 80.3 18M67 55C75 50 81 40 85.4 25M60 66C67 69 73 72 78 74"
    return bird(body, cuts, (48, 49, 8.4, 180, 1), (36, 34), black, cut, glint)


def beating(black, cut, glint):
    """Flying to the left, one wing up and one down."""
    body = ("M4 57C9 50.5 15 48 21 48.4C24 42 31 39.5 38 43L40 42C36 31 40 15 52 4L56 11L61 5L64 13L70 9L71 18"
        "L77 16L76 25L81 25C77 35 70 43 62 49"
        "C70 51 78 55 84 57L98 57L91 62L98 68L82 66C78 68 74 70 70 71C71 80 66 90 56 97L54 90L48 93L48 85"
        "L42 85C40 80 39 75 39 69C37 68 35 67 33 66"
        "L29 69L28 64L23 65L22 60.5C16 62 9 62 5 61Z")
    cuts = ("M47 43C45 32 48 21 56.5 9.5M53 45C52 35 55 25 64.3 12M59 47C59 38 63 29 71.3 17M56 72"
        "C58 79 56 86 53 90M63 70C65 78 62 86 57 93M70 61C75 62.5 79 62.5 83 61.5")
    return bird(body, cuts, (46, 57, 8, 150, 1), (29.5, 48.4), black, cut, glint)


def pecking(black, cut, glint):
    """Bent to the ground, high on its legs, the back round."""
    body = ("M6 82C9 72 14 64 19 56C22 46 29 39.500 37 40.500C43 30 55 23 67 27C77 29.500 84 37 96 34.500"
        "L88 46.500L98 51L82 57C79 65.500 72 70.500 65 72L67 84L75 91H56L62 86L59 73.500"
        "C55 74.500 51 74 47 73.500L42 83L47 91H29L36 85.500L40 70.500C38 68 36 64 35.500 60"
        "C33 63 30 65.500 26.500 66.500Z")
    cuts = "M56 60C66 61.500 76 54.500 87 45.500M53 51C64 52 74 46.500 82 41M60 68C68 66.500 74 61.500 82 56"
    return bird(body, cuts, (51, 45, 10.5, 220, 1), (27, 53.5), black, cut, glint)


def stooping(black, cut, glint):
    """Falling upon something, seen from above: head down, wings folded into two sickles, the tail between them. Upright;
    discs lay it aslant."""
    right = ("C53 94 57 92 59 87C62 82 62 77 60 73C66 76 75 77 82 71C92 62 97 40 92 6L85 18L80 8L77 24L71 15L70 34"
        "L64 28C64 36 62 41 59 45L61 8L50 3")
    left = ("L39 8L41 45C38 41 36 36 36 28L30 34L29 15L23 24L20 8L15 18L8 6C3 40 8 62 18 71C25 77 34 76 40 73"
        "C38 77 38 82 41 87C43 92 47 94 50 99Z")
    cuts = "M84 62C89 50 89 36 87 25M75 63C80 54 80 42 78 33M16 62C11 50 11 36 13 25M25 63C20 54 20 42 22 33M50 40V14"
    return bird("M50 99" + right + left, cuts, (50, 61, 9, 180, 1), (54, 82), black, cut, glint)


# The postures on discs, each as round as can be.
ON_DISCS = (looking_back, beating, standing, pecking, landing, beaked, stooping)
