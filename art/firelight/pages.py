"""What pages are adorned with: the hall's length above the story, small things at columns' ends, cards, box and board's back."""
from cover import dragon_head, flames, flat
from frame import shield
from lib import *
from people import dog

HALL = (OAK, GOLD, GOLD_LIT, "#7a3418", EMBER)


def emblem(cx, cy, r, colors=HALL, ground="#a8331a", rays="#8b2815"):
    """The fire in a ring of twists."""
    gold = colors[1]
    parts = [fill(circle(cx, cy, r), colors[0]), fill(circle(cx, cy, r * .95), gold), fill(circle(cx, cy, r * .9), colors[0])]
    beads = [lens(polar(r * .885, 12 * k, cx, cy), polar(r * .8, 12 * k, cx, cy), r * .02) for k in range(30)]
    parts += [fill(beads, gold), fill(circle(cx, cy, r * .775), gold), fill(circle(cx, cy, r * .745), ground)]
    parts += [fill([poly([polar(r * .2, 20 * k - 4, cx, cy), polar(r * .74, 20 * k - 4, cx, cy), polar(r * .74, 20 * k + 4, cx, cy), polar(r * .2, 20 * k + 4, cx, cy)]) for k in range(18)], rays)]
    return parts + flames(cx - r * .02, cy + r * .42, r * .0108, 5) + [
        fill(f"M{f(cx - r * .6)} {f(cy + r * .38)}H{f(cx + r * .6)}C{f(cx + r * .5)} {f(cy + r * .62)} {f(cx + r * .3)} {f(cy + r * .72)} {f(cx)} {f(cy + r * .72)}"
             f"C{f(cx - r * .3)} {f(cy + r * .72)} {f(cx - r * .5)} {f(cy + r * .62)} {f(cx - r * .6)} {f(cy + r * .38)}Z", gold),
        line(f"M{f(cx - r * .5)} {f(cy + r * .47)}H{f(cx + r * .5)}", colors[3], r * .035)]


def twist(x0, x1, y, high, wide, color, ground):
    """A twist of two strands from x0 to x1."""
    steps = int((x1 - x0) / 4)
    def strand(sign, a, b):
        n = max(3, int((b - a) / 4))
        return spline([(a + (b - a) * k / n, y + sign * high * math.sin(math.pi * (a + (b - a) * k / n - x0) / (4 * high))) for k in range(n + 1)])
    out = [line(strand(1, x0, x1), color, wide)]
    out += [line(strand(-1, x0, x1), ground, wide * 2), line(strand(-1, x0, x1), color, wide)]
    cell, k = 4 * high, 1
    while x0 + k * cell < x1 - 1:
        m = x0 + k * cell
        if k % 2:
            out += [line(strand(1, m - cell * .22, m + cell * .22), ground, wide * 2), line(strand(1, m - cell * .32, m + cell * .32), color, wide)]
        k += 1
    return out


def vignette():
    body = [fill("M40 184H260V192H40Z", OAK), *twist(44, 256, 174, 6.6, 5, OAK, "#ffffff")]
    save("vignette", 300, 200, [at(112, 166, 1.5, dragon_head(), flip=True), at(188, 166, 1.5, dragon_head()), *body, *emblem(150, 104, 56)])


def tailpieces():
    # A drinking horn with its mounts.
    horn = taper([(60, 26), (86, 50), (124, 66), (168, 66), (204, 50), (222, 30)], [19, 17, 14, 10.5, 6.5, 3])
    shade = taper([(54, 36), (80, 61), (122, 76), (168, 73), (205, 54), (222, 32)], [4, 5, 5, 4, 3, 1.5])
    save("tailpiece-1", 300, 100, [fill(horn, "#ead3a2"), fill(shade, "#b98a50"), line("M62 48C66 40 74 32 80 28", GOLD_DARK, 9), line("M62.500 48.500C66.500 40.500 74.500 32.500 80.500 28.500", GOLD_LIT, 2),
         fill("M45 42C42 30 60 12 74 12L80 18C68 20 52 36 51 47Z", GOLD), line("M50 40C52 32 62 22 72 17", EMBER_DARK, 2.4), line("M196 46L203 58", GOLD_DARK, 6),
         fill("M214 36C218 26 226 20 236 20C246 20 252 27 250 34C246 30 240 32 236 36C230 40 222 42 218 40Z", GOLD_DARK), fill(circle(235, 26, 2.2), OAK),
         line("M96 56C104 62 112 56 120 64M128 58C136 64 142 58 150 64", "#a8331a", 2, ROUND)])
    save("tailpiece-2", 300, 100, [at(146, 84, 1.9, list(flat(dog("#7a543a", "#c98f58")))), line("M52 86.500H250", OAK, 2, ROUND)])
    # Compasses and knife, crossed over a rosette.
    petals = Cuts()
    for k in range(6):
        petals.petal(polar(3, 60 * k - 90, 150, 50), polar(34, 60 * k - 90, 150, 50), 7)
    save("tailpiece-3", 300, 100, [line(circle(150, 50, 36), GOLD_DARK, 2.4), *petals.draw("#b83a14", "#b83a14", HOT2),
         at(84, 50, 1, compasses(), 0), at(216, 50, 1, knife(), 0)])
    # A row of shields.
    row = []
    for k, (x, pair) in enumerate(zip((70, 150, 230), ((BONE, "#3d5046"), (EMBER_DARK, BONE), (GOLD, OAK)))):
        row += shield(x, 50, 31, HALL, pair)
    save("tailpiece-4", 300, 100, row)


HOT2 = "#ef8a35"


def compasses():
    """A pair of compasses, about 70 high."""
    return [fill("M-2-24L-15 32L-18 40L-17.500 31L-8-24Z", IRON_DARK), fill("M2-24L15 32L18 40L17.500 31L8-24Z", IRON), fill(circle(0, -26, 8.5), GOLD_DARK), fill(circle(0, -26, 5), GOLD_LIT), fill("M-3-40H3V-32H-3Z", GOLD_DARK),
            line("M-11 8Q0 14 11 8", GOLD_DARK, 2.2)]


def knife():
    """A carver's knife, its point up."""
    return [fill("M-6 4C-8-14-4-30 8-42C10-26 8-8 6 4Z", IRON), fill("M2 4C4-14 5-28 8-42C10-26 8-8 6 4Z", IRON_LIT), fill("M-7 4H7V9H-7Z", GOLD_DARK), fill("M-6 9H6C8 20 7 32 4 40H-4C-7 32-8 20-6 9Z", "#7d4224"),
            line("M-4 16L5 13M-4.500 23L6 20M-4.500 30L5 27", "#d9a15c", 1.6)]


def initial():
    """Behind the story's first letter: a light field in a frame of embers and notches."""
    teeth = [poly([(12 + 8.44 * k, 8), (20.44 + 8.44 * k, 8), (16.2 + 8.44 * k, 14)]) for k in range(9)]
    teeth += [poly([(12 + 8.44 * k, 92), (20.44 + 8.44 * k, 92), (16.2 + 8.44 * k, 86)]) for k in range(9)]
    teeth += [poly([(8, 12 + 8.44 * k), (8, 20.44 + 8.44 * k), (14, 16.2 + 8.44 * k)]) for k in range(9)]
    teeth += [poly([(92, 12 + 8.44 * k), (92, 20.44 + 8.44 * k), (86, 16.2 + 8.44 * k)]) for k in range(9)]
    petals = [lens(polar(2, a + t, x, y), polar(19, a + t, x, y), 2.6) for x, y, a in ((17, 17, 0), (83, 17, 90), (83, 83, 180), (17, 83, 270)) for t in (8, 45, 82)]
    save("initial", 100, 100, [fill(rect(0, 0, 100, 100), OAK), fill(rect(4, 4, 92, 92), GOLD), fill(rect(7, 7, 86, 86), OAK), fill(rect(15, 15, 70, 70), "#fdf3da"), fill(teeth, GOLD), fill(petals, "#f3b261")])


# Of cards: ground, metal, the same lit, a disc's field and petals; the undressed ones, the inks, then the other games.
DRESSES = [("", OAK, GOLD, GOLD_LIT, BONE, "#a8331a"), ("-low", "#ffffff", "#c98f3a", "#fbeed6", "#ffffff", "#d98a4a"), ("-lines", "#ffffff", "#6c6c6c", "#ffffff", "#ffffff", "#9c9c9c")]
DEEP = 2.7


def card_edge(ground, metal, lit, out):
    """A twist of two strands within a rule; it goes over and under by turns, and its ends meet in an eye."""
    length, high, wide, middle = 4.8, .55, .6, 1.24

    def strand(sign, a, b):
        """A strand from a to b, in parts of its length."""
        spots = [a + (b - a) * k / 8 for k in range(9)]
        return "M" + "L".join(f"{number(x * length, 2)} {number(middle + sign * high * math.cos(2 * math.pi * x), 2)}" for x in spots)
    stroke = lambda d, color, width: f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{number(width, 2)}"/>'
    parts = [f'<path d="M-.05 {out}h{length + .1}v{DEEP - out}h-{length + .1}z" fill="{ground}"/>', f'<path d="M-.05 2.36h{length + .1}v.26h-{length + .1}z" fill="{metal}"/>']
    both = strand(1, -.01, .5) + strand(1, .5, 1.01) + strand(-1, -.01, .5) + strand(-1, .5, 1.01)
    parts += [stroke(both, metal, wide), stroke(both, lit, .25)]
    over = strand(1, .12, .38) + strand(-1, .62, .88)
    return parts + [stroke(strand(1, .17, .33) + strand(-1, .67, .83), ground, wide + .44), stroke(over, metal, wide), stroke(over, lit, .25)], length


def card_corner(ground, metal, field, petal, out):
    """A disc of the king's men over the meeting of the rules: petals of the compasses on bone, within a ring of metal."""
    c, two = 1.85, lambda v: number(v, 2)
    ring = lambda r: f"M{two(c - r)} {c}a{two(r)} {two(r)} 0 1 0 {two(2 * r)} 0a{two(r)} {two(r)} 0 1 0 {two(-2 * r)} 0z"
    spot = lambda r, turn: " ".join(two(v) for v in polar(r, turn, c, c))
    petals = "".join(f"M{spot(.2, k)}Q{spot(.7, k - 46)} {spot(1.2, k)}Q{spot(.7, k + 46)} {spot(.2, k)}Z" for k in range(-90, 270, 60))
    return [f'<path d="M{out} {out}H3.95V{DEEP}H{DEEP}V3.95H{out}Z" fill="{ground}"/>', f'<path d="M2.36 3.95V2.36H3.95V2.62H2.62V3.95Z" fill="{metal}"/>',
            f'<path d="{ring(1.75)}" fill="{ground}"/>', f'<path d="{ring(1.55)}" fill="{metal}"/>', f'<path d="{ring(1.32)}" fill="{field}"/>', f'<path d="{petals}" fill="{petal}"/>']


def cards():
    """The frame of cards; what is coloured goes on into the bleed."""
    for suffix, ground, metal, lit, field, petal in DRESSES:
        out = 0 if ground == "#ffffff" else -5
        parts, length = card_edge(ground, metal, lit, out)
        write_raw("card-edge" + suffix, f"0 0 {length} {DEEP}", parts)
        write_raw("card-corner" + suffix, "0 0 3.9 3.9", card_corner(ground, metal, field, petal, out))


def write_raw(name, box, parts):
    write(name + ".svg", shorten(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n' + "\n".join(parts) + "\n</svg>\n", 2))


def squares_of_pages():
    """The back of the board: the emblem within a frame of the great rosette."""
    s = 400
    cuts = Cuts()
    for k in range(12):
        cuts.petal(polar(132, 30 * k, 200, 200), polar(186, 30 * k, 200, 200), 15)
    arcs = [f"M{pt(polar(188, 30 * k, 200, 200))}A188 188 0 0 0 {pt(polar(188, 30 * k + 30, 200, 200))}" for k in range(12)]
    save("board-back", s, s, [line(circle(200, 200, 192), GOLD_DARK, 3), line(arcs, GOLD_DARK, 2), *cuts.draw("#b83a14", "#b83a14", HOT2), *emblem(200, 200, 124)])


def draw():
    vignette()
    tailpieces()
    initial()
    cards()
    squares_of_pages()
