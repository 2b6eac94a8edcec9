"""Black ravens in six postures and more, as silhouettes with cut feathers and a spiral at the shoulder."""
import math
import re

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


def turned(d, angle):
    """A path turned about (50, 50), clockwise."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    def place(found):
        x, y = float(found[1]) - 50, float(found[2]) - 50
        return f"{f(50 + x * c - y * s)} {f(50 + x * s + y * c)}"
    return re.sub(r"(-?[0-9.]+) (-?[0-9.]+)", place, d)


def spread(body, cuts, eye, angle, black, cut, glint):
    """A raven on the wing, seen from above: drawn with its head to the left and then turned."""
    x, y = map(float, turned("%s %s" % eye, angle).split())
    return bird(turned(body, angle), turned(cuts, angle), None, (x, y), black, cut, glint)


def flying(black, cut, glint):
    """On the wing, seen from above, every feather spread."""
    body = ("M1 53C5 47 11 44 17 44C21 41 27 42 31 45C30 35 31 26 35 18L41 0L44 16L51 3L51 20L59 9L57 25L66 18L61 31C60 37 60 41 60 45L73 47"
        "L92 38L90 45L100 50L90 55L92 62L73 53L60 55C60 59 60 63 61 69L66 82L57 75L59 91L51 80L51 97L44 84L41 100L35 82C31 74 30 65 31 56"
        "C28 58 24 59 20 57L18 59L16 55L11 54.5Z")
    cuts = "M41 28C43 34 47 38 53 40M41 72C43 66 47 62 53 60M76 50L90 50"
    return spread(body, cuts, (20.5, 48.5), 24, black, cut, glint)


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
    """Falling upon something, seen from above: wings half folded, head down to the left."""
    body = ("M1 53C5 47 11 44 17 44C21 41 26 42 30 43C31 34 35 25 42 19C54 14 70 12 92 8L80 17L93 19L77 25L86 29L70 32C64 36 60 41 58 45L74 47"
        "L96 43L93 50L96 57L74 53L58 55C60 59 64 64 70 68L86 71L77 75L93 81L80 83L92 92C70 88 54 86 42 81C35 75 31 66 30 57"
        "C27 58 24 59 20 57L18 59L16 55L11 54.5Z")
    cuts = "M43 31C50 26 58 23 67 22M43 69C50 74 58 77 67 78M76 50L89 50"
    return spread(body, cuts, (20.5, 48.5), -52, black, cut, glint)


ALL = (standing, flying, looking_back, walking, landing, calling, diving)
