"""Places outside the hall: its gable in a winter's night and at dusk, and the far shore at evening."""
from cover import BY_SUN, SHORE, dragon_head, flames, flat, players
from frame import shield
from lib import *
from people import standing

HALL = (OAK, GOLD, GOLD_LIT, "#7a3418", EMBER)


def walker(robe, lit, torch=False):
    """Somebody in a hood who walks to the right, 100 high, feet at (0, 0)."""
    out = [fill("M-16-4L-6-30H8L20-6L14-1L2-22L-8 0Z", "#40302a"), fill("M-6-84C-18-78-22-50-24-22C-10-16 8-16 22-22C20-50 16-76 4-86Z", robe), fill("M4-86C16-76 20-50 22-22L10-18C12-44 8-68-2-84Z", lit),
           fill("M-12-84C-16-98-8-108 2-108C12-106 14-96 12-86C6-80-6-78-12-84Z", robe), fill("M4-104C10-100 12-94 11-88L4-86C2-92 2-100 4-104Z", "#f3bd7c")]
    if torch:
        out += [line("M24-88L18-46", "#5f3a24", 4, ROUND), fill("M6-70C14-62 20-58 24-62L22-54C14-52 6-58 0-64Z", lit), fill("M24-88C16-96 22-106 25-118C30-108 36-98 28-88Z", EMBER_LIT), fill("M25-89C20-95 24-101 25.500-107C29-100 31-95 27.500-89Z", FIRE)]
    return out


def fir(x, foot, h, dark, lit):
    """A fir with snow or light on one side."""
    d, e = [], []
    for k in range(4):
        top, low, w = foot - h + h * .2 * k, foot - h + h * (.34 + .2 * k), h * (.1 + .065 * k)
        d.append(f"M{f(x)} {f(top)}L{f(x + w)} {f(low)}Q{f(x)} {f(low - h * .05)} {f(x - w)} {f(low)}Z")
        e.append(f"M{f(x)} {f(top)}L{f(x + w)} {f(low)}Q{f(x + w * .5)} {f(low - h * .03)} {f(x + w * .25)} {f(low - h * .03)}Z")
    return [fill(rect(x - h * .025, foot - h * .08, h * .05, h * .08), "#40302a"), *[fill(q, dark) for q in d], *[fill(q, lit) for q in e]]


def hall(cx, foot, size, boards, boards_dark, roof, roof_lit, snow=None):
    """The gable of the hall from the front, 200 wide and 190 high at size 1: dragons where its barge boards cross, a door full of light."""
    q = lambda x, y: (cx + x * size, foot + y * size)
    p = lambda *points: poly([q(x, y) for x, y in points])
    out = [fill(p((-84, 0), (-84, -74), (0, -166), (84, -74), (84, 0)), boards), line([f"M{pt(q(x, 0))}L{pt(q(x, -74 - (84 - abs(x)) * 92 / 84 + 6))}" for x in range(-77, 84, 14)], boards_dark, max(.6, 1.6 * size))]
    # The light of the door on the boards beside it.
    out.append(fill(p((-50, 0), (-50, -80), (0, -118), (50, -80), (50, 0)), "#f39a3c", 'opacity=".3"'))
    # Carved posts of the portal, and what is seen through the door.
    out += [fill(p((-30, 0), (-30, -66), (0, -92), (30, -66), (30, 0)), "#5f3123"), fill(p((-19, 0), (-19, -60), (0, -77), (19, -60), (19, 0)), "#f6a640"), fill(p((-19, 0), (-19, -30), (19, -30), (19, 0)), "#ffcf6a")]
    out += flames(q(0, 0)[0], q(0, -4)[1], size * .26, 5)
    out.append(line([f"M{pt(q(m * 24.5 - 3.5, y))}C{pt(q(m * 24.5 + 5, y + 3))} {pt(q(m * 24.5 - 5, y + 7))} {pt(q(m * 24.5 + 3.5, y + 10))}M{pt(q(m * 24.5 + 3.5, y))}C{pt(q(m * 24.5 - 5, y + 3))} {pt(q(m * 24.5 + 5, y + 7))} {pt(q(m * 24.5 - 3.5, y + 10))}" for m in (-1, 1) for y in range(-60, -8, 10)], GOLD, max(.7, 1.9 * size)))
    for x, y, pair in ((-56, -36, (BONE, EMBER_DARK)), (56, -36, (BONE, "#3d5046")), (-42, -84, (GOLD, OAK)), (42, -84, (GOLD, EMBER_DARK)), (0, -116, (BONE, EMBER_DARK))):
        out += shield(*q(x, y), 12.5 * size, HALL, pair) if size > .6 else [fill(circle(*q(x, y), 12 * size), pair[0]), fill(circle(*q(x, y), 4 * size), pair[1])]
    # Roof: two barge boards, crossed at the top.
    for m in (-1, 1):
        out.append(fill(p((m * 108, -54), (m * 100, -46), (0, -156), (-m * 10, -166), (-m * 4, -176)), roof))
        out.append(fill(p((m * 108, -54), (m * 104, -50), (-m * 2, -166), (-m * 8, -172), (-m * 4, -176)), snow or roof_lit))
        out.append(at(*q(-m * 4, -164), size * .42, dragon_head(), turn=m * 14, flip=m > 0))
    return out


def stars(w, h, n, seed):
    return fill([circle(w * rnd(seed, 1, k), h * rnd(seed, 2, k), .5 + .7 * rnd(seed, 3, k)) for k in range(n)], "#f3ead2")


def winter():
    """The great board's cover: snow, northern lights, the open door of the hall, people on their way to it."""
    w, h = 400, 300
    out = ['<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#27405f"/><stop offset=".75" stop-color="#5e86ab"/><stop offset="1" stop-color="#a9c3d3"/></linearGradient>', fill(rect(0, 0, w, 215), "url(#s)"), stars(w, 130, 46, 81)]
    # Northern lights: two curtains.
    for k, (y, color, tall) in enumerate(((58, "#8fe0b8", 62), (36, "#7fc6d8", 50))):
        top, low = [], []
        for j in range(15):
            x = -20 + 440 * j / 14
            yy = y + 18 * math.sin(j * .9 + k * 2) + 8 * math.sin(j * 2.1 + k)
            low.append((x, yy + 26))
            top.append((x + 10, yy - tall * (.5 + .5 * rnd(83, j, k))))
        out.append(f'<linearGradient id="n{k}" x2="0" y2="1"><stop offset="0" stop-color="{color}" stop-opacity="0"/><stop offset="1" stop-color="{color}" stop-opacity="1"/></linearGradient>')
        out.append(fill(spline(low) + "L" + spline(top[::-1])[1:] + "Z", f"url(#n{k})", 'opacity=".59"'))
    out += [fill("M0 190C40 160 70 168 104 150C140 132 160 158 200 150C250 140 280 120 320 144C350 160 380 150 400 160V220H0Z", "#86a5c0"), fill("M0 196C60 180 120 190 200 184S340 178 400 190V230H0Z", "#a9c2d5")]
    for x, foot, tall in ((28, 226, 92), (62, 214, 66), (100, 206, 46), (300, 206, 48), (338, 214, 70), (376, 228, 98)):
        out += fir(x, foot, tall, "#2f4d5c", "#dbe8ee")
    out += [fill("M0 214C60 200 130 206 200 204S340 200 400 214V300H0Z", "#dfe9ef"), fill("M0 240C50 226 110 240 150 236C130 256 90 276 60 300H0ZM400 240C350 226 290 240 250 236C270 256 310 276 340 300H400Z", "#bcd0de")]
    out += hall(200, 214, .94, "#8d552e", "#63402a", "#5f3123", "#b9763a", "#f4f8f9")
    # The light of the door on the snow, and their tracks in it.
    out += [fill("M182 212H218L276 300H124Z", "#f8c67a"), fill("M190 212H210L238 300H162Z", "#fde3ab"), fill([f"M{f(192 + 14 * (k % 2) - 3 * k)} {f(226 + 11 * k)}a3.400 1.600 0 1 0 6.800 0a3.400 1.600 0 1 0-6.800 0" for k in range(7)], "#c98f56")]
    out += [at(96, 262, .62, list(flat(walker("#4a3a44", "#c9885a", True)))), at(126, 252, .5, list(flat(walker("#3d5046", "#b09a64")))), at(312, 268, .64, list(flat(walker("#6a2f28", "#d9763f"))), flip=True), at(282, 252, .5, list(flat(walker("#3d4a60", "#b39a72", True))), flip=True)]
    out += [fill([circle(w * rnd(91, 1, k), 8 + 280 * rnd(92, 2, k), .8 + .9 * rnd(93, 3, k)) for k in range(34)], "#ffffff")]
    framed("winter-cover", out, "#2f4560", "#cdd8de")


def framed(name, body, dark, bright):
    clip = "M12 4H388Q396 4 396 12V288Q396 296 388 296H12Q4 296 4 288V12Q4 4 12 4Z"
    save(name, 400, 300, [f'<clipPath id="c"><path d="{clip}"/></clipPath><g clip-path="url(#c)">', *flat(body), "</g>", line(clip, dark, 3),
                          line("M13 7.500H387Q392.500 7.500 392.500 13V287Q392.500 292.500 387 292.500H13Q7.500 292.500 7.500 287V13Q7.500 7.500 13 7.500Z", bright, 1)])


def birch(x, foot, w, lean, seed):
    """A trunk of birch with its marks, and a branch of leaves that hangs into the picture."""
    top = -10
    out = [fill(f"M{f(x - w)} {foot}C{f(x - w * .7 + lean * .3)} {foot * .6:.0f} {f(x - w * .6 + lean)} {foot * .3:.0f} {f(x - w * .5 + lean)} {top}H{f(x + w * .5 + lean)}C{f(x + w * .6 + lean)} {foot * .3:.0f} {f(x + w * .7 + lean * .3)} {foot * .6:.0f} {f(x + w)} {foot}Z", "#efe9d8"),
           fill(f"M{f(x + w * .3)} {foot}C{f(x + w * .2 + lean * .3)} {foot * .6:.0f} {f(x + w * .1 + lean)} {foot * .3:.0f} {f(x + w * .1 + lean)} {top}H{f(x + w * .5 + lean)}C{f(x + w * .6 + lean)} {foot * .3:.0f} {f(x + w * .7 + lean * .3)} {foot * .6:.0f} {f(x + w)} {foot}Z", "#c9c3ae")]
    marks = []
    for k in range(11):
        y = 8 + foot * k / 11 + 10 * rnd(seed, k)
        cx = x + lean * max(0, 1 - y / foot) ** 1.5 + w * (rnd(seed, 5, k) - .5) * .7
        length = w * (.35 + .5 * rnd(seed, 6, k))
        marks.append(f"M{f(cx - length)} {f(y)}Q{f(cx)} {f(y - 3)} {f(cx + length)} {f(y)}Q{f(cx)} {f(y + 2.5)} {f(cx - length)} {f(y)}Z")
    return out + [fill(marks, "#4a4640")]


def leaves(cx, cy, rx, ry, n, seed, tones):
    out = {}
    for k in range(n):
        a, r = 6.283 * rnd(seed, 1, k), math.sqrt(rnd(seed, 2, k))
        x, y, t = cx + rx * r * math.cos(a), cy + ry * r * math.sin(a), 360 * rnd(seed, 3, k)
        p, q = polar(6.5, t, x, y), polar(6.5, t + 180, x, y)
        out.setdefault(tones[k % len(tones)], []).append(lens(p, q, 3.2))
    return [fill(d, color) for color, d in sorted(out.items())]


def vinland():
    """Norse America's cover: two on the shore lean over the board; between them the bay and their ship in the low sun."""
    out = ['<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="200" cy="132" r="250"><stop offset="0" stop-color="#ffe7a8"/><stop offset=".25" stop-color="#f6c486"/><stop offset=".6" stop-color="#86aca2"/>'
           '<stop offset="1" stop-color="#3f7f8c"/></radialGradient>', fill(rect(0, 0, 400, 150), "url(#s)"), fill(circle(200, 112, 42), "#fff6d6"), fill("M144 30C166 25 186 28 206 24C194 34 168 35 144 30ZM196 54C218 48 242 52 266 48C248 59 218 60 196 54Z", "#fbe9c4"),
           fill("M60 140C90 122 130 124 168 140ZM340 138C310 120 270 122 232 140Z", "#5f9088"), fill(rect(0, 138, 400, 60), "#3f8a8c"), fill("M180 138H220L258 192H142Z", "#f7d48c"), fill("M190 138H210L228 192H172Z", "#fff0c0"),
           line("M112 148h36M126 158h30M256 150h34M248 162h40M184 166h30M176 176h44", "#a9d3c4", 1.5, ROUND)]
    # The ship, her sail before the sun.
    out.append(at(200, 136, .6, [line("M0-84V10", "#5f3a24", 3.4), fill("M-38-78C-30-58-30-36-37-18C-12-12 14-12 37-18C30-36 30-58 38-78C12-72-12-72-38-78Z", "#ecc98c"), fill("M-19-75C-13-54-13-34-18-14.500L-4-13.500C-2-34-2-54-4-73.500ZM11-74C13-54 13-34 11-13.500L25-15.500C20-34 20-54 26-75.500Z", "#c9502a"),
               fill("M-66-8C-60 6-48 12-38 14H40C52 12 60 4 66-10C70-24 78-26 82-20C78-18 76-8 73 4C66 22 52 30 40 30H-36C-52 30-64 20-71 2C-74-8-76-18-80-20C-76-26-68-20-66-8Z", "#6a3d24"), fill("M-62 6C-54 16-46 18-36 19H40C52 18 62 10 69 2C66 12 52 24 42 24H-36C-50 23-58 16-62 6Z", "#a8632f"),
               fill([circle(x, 14, 5.6) for x in (-29, -14.5, 0, 14.5, 29)], "#f1ddb0"), fill([circle(x, 14, 2.2) for x in (-29, -14.5, 0, 14.5, 29)], "#8f2a14"), fill("M0-84L20-79L0-73Z", GOLD), fill("M-90 28C-60 22-50 34-30 29S0 34 20 29S60 34 94 28V38H-90Z", "#3f8a8c")]))
    out += [fill("M0 168C80 166 130 178 200 178S320 166 400 168V300H0Z", "#4a8054"), leaves(40, 10, 84, 32, 44, 105, ("#3f7f55", "#6aa566", "#9cc47a")), leaves(366, 10, 74, 34, 40, 107, ("#3f7f55", "#6aa566", "#d9c25e"))]
    out.append(players(BY_SUN, SHORE))
    framed("norse-cover", out, "#23525a", "#dcb75c")


def dusk():
    """The base of the box: the gable of the hall at dusk, its door open."""
    s = 400
    out = ['<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#5b3a3a"/><stop offset=".6" stop-color="#c9703a"/><stop offset="1" stop-color="#f6c070"/></linearGradient>', fill(rect(0, 0, s, 300), "url(#s)"), stars(s, 150, 30, 85),
           fill("M0 290C60 250 110 262 160 250C220 238 300 246 400 276V330H0Z", "#8a4a30")]
    for x, foot, tall in ((34, 318, 130), (82, 306, 86), (322, 306, 92), (370, 320, 136)):
        out += fir(x, foot, tall, "#4a332c", "#a8562e")
    out += [fill("M0 300C80 290 140 296 200 294S330 290 400 302V400H0Z", "#6a4a34"), *hall(200, 304, 1.42, "#8d552e", "#63402a", "#5a3226", "#d08a46")]
    out += [fill("M174 302H226L310 400H90Z", "#c98a4a"), fill("M186 302H214L258 400H142Z", "#f3c67c"), at(118, 368, .9, list(flat(walker("#4a3a44", "#c9885a", True)))), at(292, 376, .94, list(flat(standing("#35463f", "#8a9a64", "#6b3420", "#ead2a4"))), flip=True)]
    clip = "M14 2H386Q398 2 398 14V386Q398 398 386 398H14Q2 398 2 386V14Q2 2 14 2Z"
    save("box-face", s, s, [f'<clipPath id="c"><path d="{clip}"/></clipPath><g clip-path="url(#c)">', *flat(out), "</g>", line(clip, OAK, 4)])


def box_faces():
    """The base of the box in each dress: one great sign in a ring of its colours."""
    from dresses import ship
    from heads import wolf_front
    from squares import crystal
    for suffix, dark, metal, deep, sign in (("berserk", "#6a1a1c", "#ecd6a6", "#40302c", wolf_front(True)), ("norse", "#23525a", "#dcb75c", "#1d4349", ship()), ("winter", "#2f4560", "#cdd8de", "#27405f", crystal("#e9f0f4"))):
        beads = [lens(polar(176, 15 * k, 200, 200), polar(158, 15 * k, 200, 200), 5) for k in range(24)]
        fans = [f"M200 200L{pt(polar(150, 30 * k, 200, 200))}A150 150 0 0 1 {pt(polar(150, 30 * k + 15, 200, 200))}Z" for k in range(12)]
        save(f"box-face-{suffix}", 400, 400, [fill(rect(2, 2, 396, 396), dark), line(rect(12, 12, 376, 376), metal, 4), fill(circle(200, 200, 184), metal), fill(circle(200, 200, 180), dark), fill(beads, metal),
             fill(circle(200, 200, 152), metal), fill(circle(200, 200, 146), deep), fill(fans, mix(deep, metal, .14)), f'<clipPath id="b"><path d="{circle(200, 200, 146)}"/></clipPath><g clip-path="url(#b)">',
             at(200 - 50 * 2.7, 200 - 50 * 2.7, 2.7, "".join(flat(sign))), "</g>", *[fill("".join(lens(polar(8, a + 45 * s, x, y), polar(38, a + 45 * s, x, y), 6) for s in (-.5, 0, .5)), metal) for x, y, a in ((20, 20, 45), (380, 20, 135), (380, 380, 225), (20, 380, 315))]])


def draw():
    dusk()
    winter()
    vinland()
    box_faces()
