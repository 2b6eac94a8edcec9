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


WOOD, DEEP_WOOD, TYRE, CUT_MID, CUT_LIT = CHAR, "#2c1e19", "#3a4245", "#955425", "#dfac5b"


def dark_disc(body, wood, iron):
    """Dark oak in a narrow tyre, nailed."""
    return [fill(ALL, wood), line(circle(50, 50, 43.4), iron, 4.8), line(circle(50, 50, 43.4), wood, 1.8, 'stroke-dasharray="1.8 32.286" stroke-dashoffset="-16.14"'), *body]


def iron_disc(body):
    """Dark oak in a broad tyre of iron, nailed; its inner edge catches the light. What is beyond the rim is iron, too."""
    return [fill(ALL, TYRE), fill(circle(50, 50, 42.8), "#727b7d"), fill(circle(50, 50, 41.6), DEEP_WOOD), line(circle(50, 50, 46.4), DEEP_WOOD, 2, 'stroke-dasharray="2 34.443" stroke-dashoffset="-17.22"'), *body]


def iron_boss(n, r=8.5, wood=DEEP_WOOD, iron=IRON, iron_dark=IRON_DARK, iron_lit=IRON_LIT):
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
    """Eight drawings of the knife, all of straight cuts with two facets, one in the light and one in half light: closed figures that differ at a glance."""
    def cut(*rings):
        """Rings of pointed cuts: how many, from which distance and angle to which, where they are widest, and how wide."""
        cuts = Cuts()
        for count, inner, outer, start, turn, share, width in rings:
            for k in range(count):
                a = 360 / count * k + start
                cuts.kite(polar(inner, a), polar(outer, a + turn), share, width)
        return cuts.draw(mid, mid, lit)

    def turned(count, start, light, shade):
        """Two facets, given by distances and angles, turned about the middle."""
        return [fill([poly([polar(r, a + start + 360 / count * k) for r, a in facet]) for k in range(count)], tone) for facet, tone in ((light, lit), (shade, mid))]
    return [  # a star of four long points and four short ones; a cross with notched ends
        cut((4, 5, 30, -45, 0, .2, 8)) + cut((4, 5, 40, -90, 0, .26, 8.5)),
        cut((4, 6, 34, -90, 0, 1.14, 14.5)),
        # a ribbon folded to a star of seven points; a ring of teeth
        turned(7, -90, [(40, 0), (25, 25.7), (14.5, 25.7), (29, 0)], [(25, 25.7), (40, 51.4), (29, 51.4), (14.5, 25.7)]),
        cut((10, 39.6, 21, -90, 0, 0, 9.6)),
        # two squares through each other; a sun of twelve points
        turned(4, -45, [(40, 0), (40, 90), (31, 90), (31, 0)], [(40, 45), (40, 135), (31, 135), (31, 45)]),
        cut((12, 9, 40, -90, 0, .38, 5.1)),
        # a mill of four sails; six lozenges that meet in a star
        turned(4, -90, [(9, 0), (39, 0), (25.5, 45)], [(9, 0), (25.5, 45), (9, 90)]),
        cut((6, 8, 40, -90, 0, .46, 9))]


IVORY, SHADE, DEEP, HAIR, HAIR_LIT, HAIR_DARK = "#fdf0cf", "#e6c68e", "#552e1e", "#dca646", "#f7d684", "#b57a26"


def king_head():
    """The king's head in profile to the right, cut in firm planes: crown, combed hair and beard."""
    return [  # the face down to the cheek, its shaded side
        fill("M-14-44L52-44C51-34 49-28 50-22C55-19 57-15 54-9C57 2 64 13 69 23C70 28 66 31 59 31L56 44L10 50L-14 20Z", IVORY), fill("M-14-44H10C8-20 14 4 30 24L20 44L10 50L-14 20Z", SHADE),
        # hair, combed back into a roll
        fill("M-2-40C-4-16-8 12-16 34C-22 58-38 74-58 72C-78 70-82 50-72 36C-64 16-66-14-66-42Z", HAIR), fill("M-2-40C-4-16-8 12-16 34L-26 48C-20 20-18-14-20-42Z", HAIR_LIT),
        line("M-34-36C-34-10-38 18-44 40M-50-38C-50-12-54 14-58 34M-70 46C-62 40-50 42-50 52C-50 60-62 60-62 54", HAIR_DARK, 4.5, ROUND),
        # beard and moustache
        fill("M-6-2C-2 14 6 26 16 30C28 34 40 36 50 44L62 50C70 54 74 64 72 78C68 102 54 122 34 136C14 118-6 90-12 52C-14 32-12 12-6-2Z", HAIR), fill("M62 50C70 54 74 64 72 78C68 102 54 122 34 136C48 114 56 90 54 66L50 50Z", HAIR_LIT),
        line("M4 44C6 70 16 94 30 112M24 48C26 66 32 84 40 98M44 56C48 66 50 76 51 84", HAIR_DARK, 4.5, ROUND),
        fill("M56 31C64 30 73 35 72 43C70 49 60 48 52 48C42 50 34 58 24 62C26 46 38 32 56 31Z", HAIR_LIT), line("M68 50C62 54 56 55 50 54", DEEP, 5, ROUND),
        # the eye under its brow, the wing of the nose
        fill("M28-14C34-22 44-22 50-14C44-9 34-9 28-14Z", DEEP), line("M24-25C34-33 44-31 52-24", DEEP, 6, ROUND), line("M54 28C49 27 48 21 51 17", SHADE, 5, ROUND),
        # the crown
        fill("M-68-36L-80-94L-42-66L-8-118L28-68L66-102L58-40C20-26-30-24-68-36Z", GOLD_LIT), fill("M-68-36L-80-94L-42-66L-8-118L-14-30C-34-30-52-32-68-36Z", GOLD), fill("M-68-36L-72-54C-30-42 22-44 61-58L58-40C20-26-30-24-68-36Z", GOLD_DARK),
        fill(circle(-80, -97, 9) + circle(-8, -120, 10) + circle(67, -104, 9), GOLD_LIT), fill(circle(-40, -39, 6) + circle(-4, -38, 7) + circle(34, -43, 6), "#fff3cf")]


def king_figure(robe=GOLD, robe_dark="#c58a2c", robe_lit=GOLD_LIT):
    """The king as on a coin, to the left, where the light is; his sword stands upright before his face."""
    body = [fill("M6 104C8 88 18 76 34 72L62 82C74 88 82 94 84 104Z", robe), fill("M62 82C74 88 82 94 84 104H74C70 94 64 90 52 84Z", robe_lit), fill("M6 104C8 88 18 76 34 72L40 78C26 82 18 92 18 104Z", robe_dark),
            fill("M50 92C58 84 66 80 74 79L79 84C78 92 70 98 60 102Z", robe_lit), fill("M50 92C58 84 66 80 74 79L75.500 80.500C66 83 58 88 53 96Z", robe_dark)]
    sword = [fill("M76 62V27L79 20L82 27V62Z", "#f4f4ec"), fill("M76 62V27L79 20V62Z", "#a3a9aa"), fill("M70.500 61.500H87.500V66H70.500Z", GOLD_LIT), fill("M77 66H81V80H77Z", DEEP), fill("M72.500 70C74 66.500 83 66.500 84.500 70C86 75 83 80.500 78.500 80.500C73.500 80.500 71.500 75.500 72.500 70Z", IVORY), line("M78 70.500H84M78 74H84.400M78 77.400H83", "#b98a50", 1.1)]
    return [at(100, 0, 1, [*body, at(45.5, 50.5, .282, king_head()), *sword], flip=True)]


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
        save(f"attacker-{nth + 1}", 100, 100, iron_disc([*face, *iron_boss(n)]))
    king()
