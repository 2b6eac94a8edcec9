"""Berserk's own heads: warriors who bite their shields, a man in a bear's skin, wolves and a bear cut in straight planes."""
from lib import *
from pieces import dark_disc, light_disc

RED, BLOOD = "#b3202a", "#6a1a1c"
SKIN, SKIN_LIT, SKIN_DARK, SOCKET = "#f6cc9a", "#fee8c6", "#a5683c", "#4a2a1e"
WOLF, WOLF_LIT, WOLF_DARK, WOLF_DEEP = "#484d50", "#7f8688", "#3c4043", "#363a3d"
BEAR, BEAR_LIT, BEAR_DARK, BEAR_DEEP = "#64432d", "#8f6239", "#4f3728", "#43302a"
COAT, COAT_LIT, COAT_DARK = "#d09c66", "#f5d1a0", "#96673c"
FANG = "#fff2d4"
INSIDE = '<clipPath id="f"><path d="' + circle(50, 50, 39.8) + '"/></clipPath>'
INSIDE_DARK = '<clipPath id="f"><path d="' + circle(50, 50, 41) + '"/></clipPath>'


def bitten_shield(nth):
    """The shield between his teeth: its upper rim, and its field drawn with compasses."""
    cx, cy, r = 50, 99, 41
    fields = []
    if nth == 0:
        fields = [fill([f"M{cx} {cy}L{pt(polar(r, a, cx, cy))}A{r} {r} 0 0 1 {pt(polar(r, a + 22.5, cx, cy))}Z" for a in range(0, 360, 45)], RED)]
    elif nth == 1:
        fields = [fill([lens(polar(6, a, cx, cy), polar(r, a, cx, cy), 6) for a in range(0, 360, 30)], RED)]
    elif nth == 2:
        fields = [line([circle(cx, cy, 32), circle(cx, cy, 23)], RED, 4)]
    else:
        fields = [fill([circle(*polar(30, a, cx, cy), 4.4) for a in range(195, 360, 30)], RED), line(circle(cx, cy, 20), RED, 3)]
    return [fill(circle(cx, cy, r), "#fae8bf"), *fields, line(circle(cx, cy, r), BLOOD, 7.4), line(circle(cx, cy, r), GOLD, 4.6),
            fill([circle(*polar(r, a, cx, cy), 1.1) for a in range(186, 360, 12)], BLOOD)]


def stern(brow):
    """Brows that meet over eyes deep in their shade, each a spark; the wedge of the nose, lit from the left."""
    return [fill("M34 37L48 41.500L47 45C43 46.500 38 45.500 35.500 42ZM66 37L52 41.500L53 45C57 46.500 62 45.500 64.500 42Z", SOCKET), fill("M40 42.200L45.500 43.200L43.500 44.600L40.500 44ZM60 42.200L54.500 43.200L56.500 44.600L59.500 44Z", FANG),
            fill("M31.500 34.500L36 32.500L50 39.500L64 32.500L68.500 34.500L66 38.500L53 42.500H47L34 38.500Z", brow), fill("M50 39.500L64 32.500L68.500 34.500L66 38.500L53 42.500H50Z", mix(brow, SOCKET, .28)),
            fill("M48 42.500H52L56 51.500L53.500 54H46.500L44 51.500Z", SKIN_LIT), fill("M50 42.500H52L56 51.500L53.500 54H50Z", SKIN_DARK)]


def biting(nth):
    """A warrior from the front: frowning, his teeth in the rim of his shield, his fingers over it."""
    hair, hair_lit = [("#e0743a", "#f7a862"), ("#c08b54", "#dfb47e"), ("#e6b65e", "#f8d88c"), ("#7f6450", "#a48a72")][nth]
    out = []
    if nth == 0:    # a wild mane
        out.append(fill("M50 11C34 10 24 20 24 34L16 30L22 42L13 44L22 52L15 60L25 62L24 72H76L75 62L85 60L78 52L87 44L78 42L84 30L76 34C76 20 66 10 50 11Z", hair))
    elif nth == 1:    # plaits on both sides
        out.append(fill("M50 12C34 11 25 22 26 40L22 70L33 74L36 52H64L67 74L78 70L74 40C75 22 66 11 50 12Z", hair))
    elif nth == 2:
        out.append(fill("M50 13C34 12 27 24 27 42L24 66H34L36 50H64L66 66H76L73 42C73 24 66 12 50 13Z", hair))
    else:
        out.append(fill("M50 16C36 15 29 26 29 44L31 62H69L71 44C71 26 64 15 50 16Z", hair))
    out += [fill("M33 30C32 20 40 17 50 17S68 20 67 30L68 46C68 56 62 66 50 66S32 56 32 46Z", SKIN), fill("M33 30C32 20 40 17 50 17C44 24 42 36 43 50L38 60C34 56 32 52 32 46Z", SKIN_LIT)]
    if nth == 2:    # a helmet
        out += [fill("M30 35C29 18 38 12 50 11C62 12 71 18 70 35L50 31Z", IRON), fill("M30 35C29 18 38 12 50 11C43 18 40 26 40 33Z", IRON_LIT), fill("M47.500 10H52.500V48L50 51L47.500 48Z", GOLD_DARK), fill("M29 33Q50 26 71 33V37.500Q50 31 29 37.500Z", GOLD_DARK)]
    elif nth == 3:    # a cap of fur
        out += [fill("M28 32C26 16 38 9 50 9S74 16 72 32L66 28L62 33L57 28L53 33L50 28L46 33L42 28L38 33L34 28Z", "#7a5236"), fill("M28 32C26 16 38 9 50 9C42 14 36 20 35 29L34 28Z", "#b98452")]
    else:
        out += [fill("M32 34C31 19 40 14 50 14S69 19 68 34C63 26 58 28 56 22C52 28 44 28 42 22C40 28 36 26 32 34Z", hair), fill("M32 34C31 19 40 14 50 14C46 18 43 20 42 22C40 28 36 26 32 34Z", hair_lit)]
    out += stern(hair if nth != 2 else "#5b3a26")
    out += bitten_shield(nth)
    # Teeth over the rim, and a moustache above them.
    out += [fill("M38 55.500H62L60.500 62H39.500Z", "#6a221c"), fill([f"M{39 + 4.4 * k} 55.500h4l-.4 6.6q-1.600 1-3.200 0z" for k in range(5)], FANG),
            fill("M50 52.500C44 51.500 36 53 32 61C38 58.500 44 58 50 56.500C56 58 62 58.500 68 61C64 53 56 51.500 50 52.500Z", hair)]
    for flip in (False, True):
        out.append(at(100 if flip else 0, 0, 1, fill([f"M{20 + 4.6 * k} {66.5 - 2.6 * k}c1.800-2.200 4.400-1.200 4.400 1.200l1 9c-.4 2.200-3.600 2.600-4.400 .6z" for k in range(3)], SKIN)
                      + line([f"M{24.4 + 4.6 * k} {67.6 - 2.6 * k}l1 8.600" for k in range(3)], SKIN_DARK, 1.1), flip=flip))
    return [INSIDE, '<g clip-path="url(#f)">', *out, "</g>"]


def bear_coat():
    """A man under the head of a bear, whose jaw is his hood."""
    out = [fill("M18 92C16 60 20 40 26 32C34 16 66 16 74 32C80 40 84 60 82 92Z", COAT), fill("M18 92C16 60 20 40 26 32C30 24 38 20 46 19C34 34 28 60 30 92Z", COAT_LIT),
           fill("M27 34C17 32 16 20 24 17C32 15 37 22 36 27ZM73 34C83 32 84 20 76 17C68 15 63 22 64 27Z", COAT_DARK), fill("M25.500 28C21 26 21 21 25 20.500C28.500 20 31 23 31 25ZM74.500 28C79 26 79 21 75 20.500C71.500 20 69 23 69 25Z", SKIN_DARK),
           # Muzzle of the skin, teeth at his brow.
           fill("M34 48C33 38 40 28 50 28S67 38 66 48Q50 40 34 48Z", COAT_DARK), fill("M42 36Q50 26 58 36Q54 42 50 42T42 36Z", BEAR_DEEP), fill("M36 31Q39 28 42 31Q39 33.500 36 31ZM64 31Q61 28 58 31Q61 33.500 64 31Z", EMBER_LIT),
           fill("M33 47C34 72 42 80 50 80S66 72 67 47Q50 40 33 47Z", SKIN), fill("M33 47C34 72 42 80 50 80C44 72 42 58 44 43.500Q38 44 33 47Z", SKIN_LIT),
           fill("M36 46L38.500 53L41.500 44.500ZM58.500 44.500L61.500 53L64 46ZM45 43.600L47 48L49 43.200ZM51 43.200L53 48L55 43.600Z", FANG),
           at(8, 20, .84, stern("#5b3a26")),
           fill("M34 62C36 66 44 68 50 66.500C56 68 64 66 66 62C67 78 58 90 50 92C42 90 33 78 34 62Z", "#cc6428"), fill("M42 71.500H58L56 76.500H44Z", FANG), line("M46 71.500V76.500M50 71.500V76.500M54 71.500V76.500", "#6a221c", 1.1)]
    return [INSIDE, '<g clip-path="url(#f)">', *out, "</g>"]


def wolf_side():
    """A snarling wolf to the left, in planes."""
    return [fill("M11 50L27 41L41 32L49 27L54 9L66 26L75 15L80 36L90 54L88 92H58L48 78L46 66L38 64L12 60Z", WOLF),
            fill("M11 50L27 41L41 32L46 38L36 47L20 52ZM54 9L66 26L58 28L49 27Z", WOLF_LIT), fill("M49 27L58 28L70 40L60 52L46 38L41 32Z", WOLF_LIT), fill("M56 15L62.500 25L55 25.500Z", WOLF_DEEP),
            fill("M66 26L75 15L80 36L70 40L58 28Z", WOLF_DARK), fill("M46 38L60 52L46 66L38 62L36 47Z", WOLF), fill("M60 52L70 40L80 36L90 54L88 92H72L66 70Z", WOLF_DARK),
            fill("M60 52L66 70L58 64L62 82L52 72L48 78L46 66Z", WOLF_LIT), fill("M20 52L36 47L38 62L12 60L11 50Z", WOLF_LIT), fill("M10 49L19 46.500L20 53L11.500 56Z", WOLF_DEEP),
            # The gaping mouth and the lower jaw.
            fill("M14 60L38 62L46 66L40 72L22 72Z", "#7a1a1c"), fill("M46 66L48 78L36 80L22 77L19 71L30 73L40 72Z", WOLF_DARK),
            fill("M15 59.500L18 68L21.500 60.200ZM24 60.500L26 66L28.500 61ZM31 61.200L33 66L35.500 61.800ZM22 73L23.500 65.500L27 73ZM31 73L33 67.500L35.500 72.700Z", FANG),
            fill("M38 39.500L48 41L43 45Z", EMBER_LIT), fill(circle(43.4, 41.9, 1.3), "#40302a"), line("M36 37.500L48 39.500", WOLF_DEEP, 2, ROUND)]


def wolf_howling():
    """A wolf that howls: its throat to the left, its nose to the sky."""
    return [fill("M34 10L43 13L52 27L63 35L82 34L74 45L84 58L86 94H34L30 66L38 52L38 40L31 22L33 32L27 20Z", WOLF),
            fill("M34 10L43 13L52 27L63 35L52 40L44 30L38 22Z", WOLF_LIT), fill("M63 35L82 34L74 45L62 44Z", WOLF_DARK), fill("M66 38L76 36.500L72 41Z", WOLF_DEEP),
            fill("M52 40L63 35L62 44L74 45L84 58L86 94H70L66 66Z", WOLF_DARK), fill("M44 30L52 40L66 66L56 60L60 78L48 68L44 94H34L30 66L38 52L42 42Z", WOLF_LIT), fill("M33 9L40 10.500L40 16L35 16Z", WOLF_DEEP),
            fill("M38 22L44 30L42 42L38 46L30 32Z", "#7a1a1c"), fill("M27 19L32 24L38 38L38 47L30 36Z", WOLF_DARK), fill("M38 22L35.500 28L40 26ZM41 27L38 32L43 31ZM29 23L34 25L31.500 28.500ZM32 30L36.500 31L34.500 35Z", FANG),
            line("M50 31.500L56 35.500", WOLF_DEEP, 2.4, ROUND), line("M40 74L46 82M52 76L58 86M36 84L40 91", WOLF, 2, ROUND)]


def wolf_front(gaping):
    """A wolf from the front; gaping, or about to be."""
    half = fill("M50 28L38 26L26 9L22 34L14 50L24 56L20 64L32 68L40 80H50Z", WOLF) + fill("M50 28L38 26L30 36L40 46L50 44Z", WOLF_LIT) + fill("M26 9L38 26L30 36L22 34Z", WOLF_LIT) + fill("M27.500 16L34 26.500L27 31Z", WOLF_DEEP) \
        + fill("M22 34L30 36L36 52L24 56L14 50Z", WOLF) + fill("M24 56L36 52L40 66L32 68L20 64Z", WOLF_DARK) + fill("M40 46L50 44V60L41 62L36 52Z", WOLF_LIT) + fill("M31 43L43 48L36 50Z", EMBER_LIT) + fill(circle(38, 47.8, 1.4), "#40302a") + line("M29 40.500L43 46.500", WOLF_DEEP, 2.4, ROUND)
    out = [half, at(100, 0, 1, half, flip=True), fill("M50 28L38 26L40 46L50 44Z", WOLF), fill("M43 57H57L54 63.500H46Z", WOLF_DEEP)]
    if gaping:
        out += [fill("M38 65L50 63.500L62 65L58 82L50 88L42 82Z", "#7a1a1c"), fill("M39 65L41.500 74L45 64.200ZM61 65L58.500 74L55 64.200ZM46.500 64L48 68.500L49.700 63.700ZM53.500 64L52 68.500L50.300 63.700ZM43 82L44.500 75.500L47.500 84ZM57 82L55.500 75.500L52.500 84Z", FANG),
                fill("M40 82L44 85L50 88L56 85L60 82L56 91H44Z", WOLF_DARK)]
    else:
        out += [fill("M36 66L50 64L64 66L58 76L50 80L42 76Z", "#7a1a1c"), fill([f"M{38 + 4 * k} {65.6 - .3 * (3 - abs(k - 3))}l2 6.500l2-6.500z" for k in range(6)], FANG), fill("M42 76L50 80L58 76L54 88H46Z", WOLF_DARK)]
    return out


def bear():
    """A bear from the front, roaring, a collar of iron about its neck."""
    half = fill("M50 22L36 23C32 12 18 12 17 23C16 31 21 35 24 36L17 54L24 70L36 80H50Z", BEAR) + fill("M50 22L36 23L28 36L40 44L50 38Z", BEAR_LIT) + fill("M24 30C18 28 20 19 26 19.500C31 20 32 25 31 28Z", BEAR_DEEP) \
        + fill("M24 36L28 36L34 52L26 64L17 54Z", BEAR_LIT) + fill("M26 64L34 52L38 70L36 80L24 70Z", BEAR_DARK) + fill("M40 44L50 38V56H38L34 52Z", BEAR) + fill("M33 42L42 45.500L36 48Z", EMBER_LIT) + fill(circle(38, 45.3, 1.4), "#40302a") + line("M31 39L43 44", BEAR_DEEP, 2.6, ROUND)
    return [fill("M22 74L32 92H68L78 74L66 84H34Z", IRON), fill([circle(30, 82, 1.6), circle(40, 88, 1.6), circle(50, 89.5, 1.6), circle(60, 88, 1.6), circle(70, 82, 1.6)], WOLF_DEEP), half, at(100, 0, 1, half, flip=True),
            fill("M38 52L50 46L62 52L66 62H34Z", "#cf9c64"), fill("M42 50H58L54 57.500H46Z", "#40302a"), fill("M36 61L50 58L64 61L60 78L50 82L40 78Z", "#7a1a1c"),
            fill("M37.500 61L41 71L44.500 59.500ZM62.500 61L59 71L55.500 59.500ZM46 59.300L47.700 64L49.500 58.700ZM54 59.300L52.300 64L50.500 58.700ZM41.500 78L43.500 70.500L46.500 79.800ZM58.500 78L56.500 70.500L53.500 79.800Z", FANG)]


def draw():
    for nth in range(4):
        save(f"berserk-defender-{nth + 1}", 100, 100, light_disc(biting(nth), rim=BLOOD, face="#fff8ea", brass="#f9df9f"))
    save("berserk-knight", 100, 100, light_disc([fill([poly([polar(40, 15 * k - 5), polar(40, 15 * k + 5), polar(33.5, 15 * k)]) for k in range(24)], RED), *bear_coat()], rim=BLOOD, face="#fff8ea", brass="#f9df9f"))
    flip = lambda parts: [at(100, 0, 1, parts, flip=True)]
    # The howling one first: it is the least like the bear.
    wolves = [flip(wolf_howling()), wolf_front(True), wolf_side(), flip(wolf_side()), wolf_front(False), wolf_howling()]
    for nth, wolf in enumerate(wolves):
        save(f"berserk-attacker-{nth + 1}", 100, 100, dark_disc([INSIDE_DARK, '<g clip-path="url(#f)">', *wolf, "</g>"], wood="#40302c", iron="#9a2e33"))
    save("berserk-commander", 100, 100, dark_disc([fill([poly([polar(40, 15 * k - 6), polar(40, 15 * k + 6), polar(33, 15 * k)]) for k in range(24)], "#98292b"), INSIDE_DARK, '<g clip-path="url(#f)">', *bear(), "</g>"], wood="#40302c", iron="#9a2e33"))
