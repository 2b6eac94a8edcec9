"""The discs: bone with rosettes of the compasses, dark oak cut with a knife and bound in iron, the king on his high seat."""
from lib import *

ALL = rect(-12, -12, 124, 124)
RIM, FACE = OAK, "#fff6e1"
BRASS, ARC, HOT, HOT_LIT = "#f9d574", "#d4963f", "#cf4c1e", "#f7b066"


def light_disc(body, rim=RIM, face=FACE, brass=BRASS):
    """Bone within a rim of brass; what is beyond the rim is dark, so that a disc stands out on any ground."""
    return [fill(ALL, rim), fill(circle(50, 50, 43.4), brass), line(circle(50, 50, 40.9), rim, 1.5, 'stroke-dasharray="1.5 19.915"'), fill(circle(50, 50, 38), face), line(circle(50, 50, 38), rim, 1.1),
            '<g transform="translate(2.5 2.5) scale(.95)">', *body, "</g>"]


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
        eight.petal(polar(9, 45 * k), polar(37.4, 45 * k), 6.4)
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
    faces.append([*slim.draw(arc, arc, mix(arc, "#ffffff", .35)), *broad.draw(c[0], c[0], c[1])])
    eyes = [ring(*polar(27, 60 * k), 5.4, 8.8) for k in range(6)]
    faces.append([fill(eyes, c[0]), fill([circle(*polar(27, 60 * k), 2.6) for k in range(6)], arc),
                  fill([lens(polar(24, 60 * k + 30), polar(38.5, 60 * k + 30), 3.2) for k in range(6)], arc)])
    # Three broad petals, and a bead between them within an arc.
    three = Cuts()
    for k in range(3):
        three.petal(polar(5, 120 * k - 90), polar(38, 120 * k - 90), 10.5)
    faces.append([line([f"M{pt(polar(38, 120 * k - 90))}A30 30 0 0 0 {pt(polar(38, 120 * k + 30))}" for k in range(3)], arc, 3), fill([circle(*polar(29.5, 120 * k - 30), 5) for k in range(3)], arc), *three.draw(c[0], c[0], c[1])])
    return faces


WOOD, CUT_MID, CUT_LIT = CHAR, "#643f2c", "#e6a347"


def dark_disc(body, wood=WOOD, iron="#686f71"):
    """Dark oak in a tyre of iron, nailed."""
    return [fill(ALL, wood), line(circle(50, 50, 43.4), iron, 4.8), line(circle(50, 50, 43.4), wood, 1.8, 'stroke-dasharray="1.8 32.286" stroke-dashoffset="-16.14"'), *body]


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


def carvings(mid=CUT_MID, lit=CUT_LIT):
    """Eight drawings of the knife: chips of three facets, and straight cuts of two, one in the light and one in the shade."""
    def chips(*triples):
        cuts = Cuts()
        for t in triples:
            cuts.chip(*t)
        return cuts.draw(mid, mid, lit)

    def cut(*rings):
        """Rings of pointed cuts: how many, from which distance and angle to which, where they are widest, and how wide."""
        cuts = Cuts()
        for count, inner, outer, start, turn, share, width in rings:
            for k in range(count):
                a = 360 / count * k + start
                cuts.kite(polar(inner, a), polar(outer, a + turn), share, width)
        return cuts.draw(mid, mid, lit)
    lozenges = [(polar(39, 60 * k), polar(26, 60 * k + 23 * s), polar(12.5, 60 * k)) for k in range(6) for s in (-1, 1)]
    return [[chips(*[(polar(38.5, 45 * k - 17), polar(38.5, 45 * k + 17), polar(15, 45 * k)) for k in range(8)])],
            [cut((6, 10, 39.5, -90, 0, .4, 8.5), (6, 39.5, 27, -60, 0, .3, 4.6))],
            [cut((8, 9, 39, 0, 0, .38, 6.4))],
            [chips(*lozenges)],
            # A whirl of blades; a sun of twelve points.
            [chips(*[(polar(12, 45 * k), polar(38.5, 45 * k + 6), polar(38.5, 45 * k + 36)) for k in range(8)])],
            [cut((12, 13, 39.5, -90, 0, .68, 5.6))],
            # A cross on a cross; six slanting blades.
            [cut((4, 9, 39.5, -90, 0, .42, 10), (4, 17, 39, -45, 0, .62, 6))],
            [cut((6, 11, 39, -90, 40, .55, 7.5))]]


def king_figure(robe=GOLD, robe_dark="#c58a2c", robe_lit=GOLD_LIT):
    """The king, head and shoulders: a high crown, a long moustache and a forked beard; he holds a sword upright."""
    ivory, shade, deep = "#fdf0cf", "#e3c48c", "#552e1e"
    return [  # shoulders and cloak
        fill("M50 54C70 54 84 66 88 84L86 100H14L12 84C16 66 30 54 50 54Z", robe), fill("M50 54C30 54 16 66 12 84L14 100H28C26 84 32 66 44 58Z", robe_lit),
        fill("M64 58C72 66 76 82 74 100H86L88 84C84 68 76 60 64 58Z", robe_dark), fill("M37 56L50 76L63 56L58 53H42Z", deep),
        # hair, face
        fill("M28 30C25 44 27 56 33 63L41 60V32ZM72 30C75 44 73 56 67 63L59 60V32Z", "#d9a549"), fill("M34 28H66C68 42 65 56 50 58C35 56 32 42 34 28Z", ivory), fill("M56 28H66C68 42 65 56 50 58C58 52 60 40 56 28Z", shade),
        fill("M33.500 45C32 60 40 72 45.500 78L50 70L54.500 78C60 72 68 60 66.500 45C62 52 57 53 50 53S38 52 33.500 45Z", "#e9bb5c"), fill("M57 52C61 51 64 48.500 66.500 45C68 60 60 72 54.500 78L52.500 74C57 68 59 60 57 52Z", "#c58a2c"),
        line("M41 57C42 63 43 67 45 71M59 57C58 63 57 67 55 71", "#a3701f", 1.3, ROUND),
        fill("M50 46C45 44 37 46 33 54C39 52.500 45 53 50 50C55 53 61 52.500 67 54C63 46 55 44 50 46Z", "#f7d684"), line("M46 54.200Q50 56 54 54.200", deep, 1.6, ROUND),
        fill("M36.500 38Q41.500 33.800 46.500 38Q41.500 41.200 36.500 38ZM53.500 38Q58.500 33.800 63.500 38Q58.500 41.200 53.500 38Z", "#ffffff"), fill(circle(41.8, 37.7, 1.9) + circle(58.2, 37.7, 1.9), deep),
        line("M35.500 34.500Q41.500 31 47 34M64.500 34.500Q58.500 31 53 34", deep, 1.9, ROUND), line("M50 36V44.500M47.300 45Q50 46.600 52.700 45", deep, 1.5, ROUND),
        # crown
        fill("M31 31L26 11L37 19L42.500 8L50 17.500L57.500 8L63 19L74 11L69 31Q50 25.500 31 31Z", GOLD_LIT), fill("M50 17.500L57.500 8L63 19L74 11L69 31Q60 28.200 50 28.200Z", GOLD), fill("M31 31L29.400 24.500Q50 19 70.600 24.500L69 31Q50 25.500 31 31Z", GOLD_DARK),
        fill(circle(39, 26, 1.7) + circle(50, 24.8, 2) + circle(61, 26, 1.7), "#fff3cf"),
        # sword, upright, and the hand on its hilt
        fill("M74 64V31L77 24.500L80 31V64Z", "#f2f2ea"), fill("M77 64V24.500L80 31V64Z", "#a9afb0"), fill("M69.500 63.500H84.500V67.500H69.500Z", deep), fill("M75.200 67.500H78.800V79H75.200Z", "#7d4224"),
        fill("M70.500 70C72 67.500 80 67 82 70C83.500 74 81 78 77 78.500C72.500 78.500 69.500 75 70.500 70Z", ivory), line("M72 73H81.500", "#b98a50", 1.2, ROUND)]


def king(name="king", rim=OAK, gold=GOLD, red="#932b15", red_dark="#7c2312", figure=None):
    rays = [poly([polar(20, 24 * k - 5), polar(39.5, 24 * k - 5), polar(39.5, 24 * k + 5), polar(20, 24 * k + 5)]) for k in range(15)]
    beads = [lens(polar(45, 18 * k), polar(41.4, 18 * k), 1.8) for k in range(20)]
    save(name, 100, 100, ['<clipPath id="k"><path d="' + circle(50, 50, 39.6) + '"/></clipPath>',
                          fill(ALL, rim), fill(circle(50, 50, 45.6), gold), fill(beads, rim), fill(circle(50, 50, 41), rim),
                          fill(circle(50, 50, 39.6), red), fill(rays, red_dark),
                          '<g clip-path="url(#k)">', *(figure or king_figure()), "</g>"])


def draw():
    for nth, face in enumerate(rosettes()):
        save(f"defender-{nth + 1}", 100, 100, light_disc([*face, *ember_boss()]))
    for nth, (face, n) in enumerate(zip(carvings(), (8, 6, 8, 6, 8, 12, 8, 6))):
        save(f"attacker-{nth + 1}", 100, 100, dark_disc([*face, *iron_boss(n)]))
    king()
