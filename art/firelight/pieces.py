"""The discs: bone with rosettes of the compasses, dark oak cut with a knife and bound in iron, the king on his high seat."""
from lib import *

ALL = rect(-12, -12, 124, 124)
RIM, FACE = OAK, "#fbf0d6"
BRASS, ARC, HOT, HOT_LIT = "#ebb54f", "#b8741f", "#b83a14", "#ef8a35"


def light_disc(body, rim=RIM, face=FACE, brass=BRASS):
    """Bone within a rim of brass; what is beyond the rim is dark, so that a disc stands out on any ground."""
    ticks = [circle(*polar(43.7, 15 * k), .95) for k in range(24)]
    return [fill(ALL, rim), fill(circle(50, 50, 46.4), brass), fill(ticks, rim), fill(circle(50, 50, 41), rim),
            fill(circle(50, 50, 40), face), *body]


def ember_boss(r=8, rim=RIM, hot=HOT, lit=HOT_LIT):
    return [fill(circle(50, 50, r + 2.2), rim), fill(circle(50, 50, r), hot), fill(circle(50, 50, r * .62), lit),
            fill(circle(48.8, 48.8, r * .28), "#ffe7a8")]


def rosettes(c=(HOT, HOT_LIT), arc=ARC):
    """Eight drawings of the compasses."""
    faces = []
    six = Cuts()
    for k in range(6):
        six.petal(polar(3, 60 * k - 90), polar(37, 60 * k - 90), 7.6)
    arcs = [f"M{pt(polar(37, 60 * k - 90))}A37 37 0 0 0 {pt(polar(37, 60 * k - 30))}" for k in range(6)]
    faces.append([line(arcs, arc, 2.6), *six.draw(c[0], c[0], c[1])])
    eight = Cuts()
    for k in range(8):
        eight.petal(polar(9, 45 * k), polar(37.4, 45 * k), 5.6)
    dots = [circle(*polar(33, 45 * k + 22.5), 2.7) for k in range(8)]
    faces.append([fill(dots, arc), *eight.draw(c[0], c[0], c[1])])
    # A wheel of six circles through the middle.
    faces.append([line([circle(*polar(18.6, 60 * k), 17.4) for k in range(6)], c[0], 3.2), line(circle(50, 50, 27), arc, 2)])
    whirl = []
    for k in range(8):
        a = 45 * k
        whirl.append(f"M{pt(polar(9, a))}A22 22 0 0 1 {pt(polar(37.5, a + 38))}A37.5 37.5 0 0 1 {pt(polar(37.5, a + 56))}A24 24 0 0 0 {pt(polar(9, a + 20))}Z")
    faces.append([fill(whirl[::2], c[0]), fill(whirl[1::2], arc)])
    # Arcs that hang from the rim, each with a bead.
    hang = []
    for k in range(6):
        p, q = polar(38.4, 60 * k - 24), polar(38.4, 60 * k + 24)
        hang.append(f"M{pt(p)}A38.4 38.4 0 0 1 {pt(q)}A17 17 0 0 1 {pt(p)}Z")
    faces.append([fill(hang, c[0]), fill([circle(*polar(31.6, 60 * k), 4) for k in range(6)], FACE),
                  fill([circle(*polar(21, 60 * k + 30), 3.6) for k in range(6)], arc)])
    # Four broad petals crossed by four narrow ones.
    broad, slim = Cuts(), Cuts()
    for k in range(4):
        broad.petal(polar(4, 90 * k), polar(38, 90 * k), 9)
        slim.petal(polar(6, 90 * k + 45), polar(38, 90 * k + 45), 4.6)
    faces.append([*slim.draw(arc, arc, "#e8b765"), *broad.draw(c[0], c[0], c[1])])
    eyes = [ring(*polar(27, 60 * k), 5.4, 8.8) for k in range(6)]
    faces.append([fill(eyes, c[0]), fill([circle(*polar(27, 60 * k), 2.6) for k in range(6)], arc),
                  fill([lens(polar(24, 60 * k + 30), polar(38.5, 60 * k + 30), 3.2) for k in range(6)], arc)])
    twelve = Cuts()
    for k in range(12):
        twelve.petal(polar(21, 30 * k), polar(38, 30 * k), 4.4)
    faces.append([*twelve.draw(c[0], c[0], c[1]), line(circle(50, 50, 17), arc, 2.6)])
    return faces


WOOD, CUT_DARK, CUT_MID, CUT_LIT = CHAR, "#59433a", "#855a3e", "#cf9350"


def dark_disc(body, wood=WOOD, iron="#7f8587", iron_dark=IRON_DARK, iron_lit=IRON_LIT):
    """Dark oak in a tyre of iron, nailed."""
    plates = []
    for k in range(8):
        a = 45 * k
        plates.append(f"M{pt(polar(46.2, a + 3))}A46.200 46.200 0 0 1 {pt(polar(46.2, a + 42))}L{pt(polar(41, a + 42))}A41 41 0 0 0 {pt(polar(41, a + 3))}Z")
    return [fill(ALL, wood), fill(plates, iron), fill([circle(*polar(43.6, 45 * k + 22.5), 1.7) for k in range(8)], wood), *body]


def iron_boss(n, r=8.5, wood=WOOD, iron=IRON, iron_dark=IRON_DARK, iron_lit=IRON_LIT):
    tips = [polar(r, 360 / n * k) for k in range(n)]
    out = [fill(poly([polar(r + 2.4, 360 / n * k) for k in range(n)]), wood)]
    cuts = Cuts()
    for k in range(n):
        p, q = tips[k], tips[(k + 1) % n]
        x, y = (p[0] + q[0]) / 2 - 50, (p[1] + q[1]) / 2 - 50
        tone = cuts.light if -x - y > 3 else cuts.dark if -x - y < -3 else cuts.mid
        tone.append(poly([p, q, (50, 50)]))
    return out + cuts.draw(iron_dark, iron, iron_lit)


def carvings(dark=CUT_DARK, mid=CUT_MID, lit=CUT_LIT):
    """Eight drawings of the knife: chips of three facets, and straight grooves."""
    faces = []

    def chips(*triples):
        cuts = Cuts()
        for t in triples:
            cuts.chip(*t)
        return cuts.draw(dark, mid, lit)
    faces.append([chips(*[(polar(38.5, 45 * k - 17), polar(38.5, 45 * k + 17), polar(15, 45 * k)) for k in range(8)])])
    faces.append([chips(*[(polar(38.5, 60 * k - 26), polar(38.5, 60 * k + 26), polar(25, 60 * k)) for k in range(6)],
                        *[(polar(14, 60 * k + 30 - 30), polar(14, 60 * k + 30 + 30), polar(35, 60 * k + 30)) for k in range(6)])])
    star = Cuts()
    for k in range(8):
        star.kite(polar(9, 45 * k), polar(39, 45 * k), .38, 6.4)
    faces.append([star.draw(dark, mid, lit)])
    # Six lozenges of two chips each.
    faces.append([chips(*[t for k in range(6) for t in (
        (polar(39, 60 * k), polar(26, 60 * k - 19), polar(13.5, 60 * k)), (polar(39, 60 * k), polar(26, 60 * k + 19), polar(13.5, 60 * k)))])])
    # A whirl of blades.
    faces.append([chips(*[(polar(12, 45 * k), polar(38.5, 45 * k + 6), polar(38.5, 45 * k + 36)) for k in range(8)])])
    # Teeth out and in.
    faces.append([chips(*[(polar(38.5, 30 * k - 12), polar(38.5, 30 * k + 12), polar(27, 30 * k)) for k in range(12)],
                        *[(polar(15, 30 * k + 15 - 15), polar(15, 30 * k + 15 + 15), polar(26, 30 * k + 15)) for k in range(12)])])
    # A square turned on a square.
    sq = []
    for k in range(4):
        a = 90 * k
        sq += [(polar(38.5, a), polar(25, a + 28), polar(25, a - 28)), (polar(38.5, a + 45), polar(22, a + 63), polar(22, a + 27))]
    faces.append([chips(*sq)])
    # Chevrons.
    chev = Cuts()
    for k in range(6):
        a = 60 * k
        for s in (-1, 1):
            chev.chip(polar(38.5, a), polar(22, a + s * 27), polar(27, a))
            chev.chip(polar(23.5, a), polar(13, a + s * 28), polar(14, a))
    faces.append([chev.draw(dark, mid, lit)])
    return faces


def king_figure(gold=GOLD, lit=GOLD_LIT, dark=GOLD_DARK, deep="#5f3123", glow="#fff0bd", robe=GOLD, robe_dark=GOLD_DARK, post=GOLD_DARK, post_dark="#7c3a1c"):
    """The king on his high seat between two posts with dragons' heads, a sword across his knees; the fire is before him."""
    outline = ("M17.500 80V36C17.500 29 15 26 12.500 24C17 22 19 17 24 16.500C29 16 31 20 30 24C28 23 25.500 24 25.500 28V80Z")
    eye = circle(23.5, 21, 1.5)
    posts = fill(outline, post_dark) + fill("M21.500 80V30C21.500 25 23 22 27 21.500C29 21 30 23 30 24C28 23 25.500 24 25.500 28V80Z", post) \
        + fill(eye, deep)
    body = []
    for flip in (False, True):
        body.append(at(100 if flip else 0, 0, 1, posts, flip=flip))
    cloth = "M37 47C41 44 59 44 63 47C68 50 70 56 70 63L72 88C62 92 38 92 28 88L30 63C30 56 32 50 37 47Z"
    body += [fill("M30 79H70V88H30Z", dark), fill(cloth, robe),
             # Folds between the knees, and the sleeves in the shade.
             fill("M46 70L50 91L54 70ZM37 74L35 90L41 91ZM63 74L65 90L59 91Z", robe_dark),
             fill("M30 63C30 57 32 51 37 47C38 53 37 60 36 66L31 68ZM70 63C70 57 68 51 63 47C62 53 63 60 64 66L69 68Z", robe_dark),
             fill("M39 47H61L50 58Z", deep), fill("M43 47H57L50 54Z", lit),
             # Sword and hands.
             fill("M22 66.500L70 63.500L70 68L22 68.500L19 67.500Z", glow), fill("M70 58.500H73V73H70Z", deep), fill("M73 63.800H79V67.800H73Z", deep),
             fill(circle(81, 65.8, 2.7), deep),
             fill(circle(38.5, 67.5, 4.6) + circle(63, 66.2, 4.6), lit)]
    # A large head, as carvers give it.
    body += [fill("M35.500 28C34 40 36 46 40 50H60C64 46 66 40 64.500 28Z", dark),
             fill("M39.500 27H60.500C61.500 38 59 44 50 44S38.500 38 39.500 27Z", glow),
             fill("M39 36C40 50 45 56 50 58C55 56 60 50 61 36C58 40 54 40.500 50 40.500S42 40 39 36Z", gold),
             fill("M43.500 43.500C45 50 47 53 50 55.500C53 53 55 50 56.500 43.500C54 45.500 46 45.500 43.500 43.500Z", dark),
             line("M46.500 42.200Q50 43.700 53.500 42.200", deep, 1.5, ROUND),
             line("M41.500 31.500Q44.500 29.300 47.800 31M58.500 31.500Q55.500 29.300 52.200 31", deep, 1.7, ROUND),
             fill(circle(45, 33.6, 1.6) + circle(55, 33.6, 1.6), deep), line("M50 32V38.200Q51.500 39.200 52 38", deep, 1.2, ROUND),
             fill("M34 29L31.500 13L40 19.500L44.500 9.500L50 18L55.500 9.500L60 19.500L68.500 13L66 29Q50 24.500 34 29Z", lit),
             fill("M34.600 29L33.600 23.500Q50 18.500 66.400 23.500L65.400 29Q50 24.500 34.600 29Z", gold),
             fill(circle(41, 24.6, 1.5) + circle(50, 23.6, 1.8) + circle(59, 24.6, 1.5), EMBER_DARK)]
    return body


def king(name="king", rim=OAK, gold=GOLD, red="#a8331a", red_dark="#8b2815", figure=None):
    rays = [poly([polar(14, 20 * k - 5), polar(39.5, 20 * k - 4), polar(39.5, 20 * k + 4), polar(14, 20 * k + 5)]) for k in range(18)]
    beads = [lens(polar(46, 15 * k), polar(41.2, 15 * k), 1.8) for k in range(24)]
    save(name, 100, 100, ['<clipPath id="k"><path d="' + circle(50, 50, 39.6) + '"/></clipPath>',
                          fill(ALL, rim), fill(circle(50, 50, 46.8), gold), fill(beads, rim), fill(circle(50, 50, 40.6), rim),
                          fill(circle(50, 50, 39.6), red), fill(rays, red_dark),
                          '<g clip-path="url(#k)">', *(figure or king_figure()), "</g>"])


def draw():
    for nth, face in enumerate(rosettes()):
        save(f"defender-{nth + 1}", 100, 100, light_disc([*face, *ember_boss()]))
    for nth, (face, n) in enumerate(zip(carvings(), (8, 6, 8, 6, 8, 12, 8, 6))):
        save(f"attacker-{nth + 1}", 100, 100, dark_disc([*face, *iron_boss(n)]))
    king()
