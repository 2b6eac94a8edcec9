"""Places outside the hall: its gable in a winter's night and at dusk, and the house of turf on the far shore."""
from cover import dragon_head, flames, flat
from frame import shield
from lib import *
from people import dog, sitter, standing

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
        cx = x + lean * (1 - y / foot) ** 1.5 + w * (rnd(seed, 5, k) - .5) * .7
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
    """Norse America's cover: a house of turf above a bay, a ship under sail, birches, and two at a board by the fire before the door."""
    w = 400
    out = ['<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#4f93a0"/><stop offset=".6" stop-color="#bcd9c8"/><stop offset="1" stop-color="#fbdcA0"/></linearGradient>'.replace("A0", "a0"), fill(rect(0, 0, w, 150), "url(#s)"),
           fill(circle(312, 126, 17), "#fff0bf"), fill("M40 58C70 50 96 56 120 52C104 62 70 66 40 58ZM210 40C250 32 290 40 330 34C300 48 250 50 210 40ZM150 84C180 78 206 84 230 80C206 90 176 92 150 84Z", "#f6ecd2"),
           fill("M0 128C40 112 70 118 104 124C130 128 150 126 172 132H0ZM400 118C370 108 340 116 316 124C300 128 286 130 272 132H400Z", "#5f9088"), fill(rect(0, 130, w, 72), "#3f8a8c"), fill("M296 131H328L352 200H268Z", "#f3d08c", 'opacity=".7"'),
           line(["M150 142h30M176 150h40M120 156h26M208 162h52M146 170h44M250 176h36M186 184h60M300 150h30M320 166h40"], "#a9d3c4", 1.4, ROUND)]
    # The ship, her sail before the sun.
    out.append(at(312, 126, .7, [line("M0-76V20", "#5f3a24", 3), fill("M-34-70C-26-52-26-34-33-18C-12-12 14-12 33-18C26-34 26-52 34-70C12-64-12-64-34-70Z", "#fdf0d0"), fill("M-17-67C-12-50-12-32-16-14.500L-3-13.500C-1-32-1-50-3-66ZM11-66C13-50 13-32 11-13.500L22-15.500C18-32 18-50 22-67.500Z", "#c9502a"),
               fill("M-60-8C-54 4-44 10-36 12H38C48 10 56 2 60-10C66-16 72-14 74-10C70-8 68-2 66 4C60 20 48 26 38 26H-34C-48 26-58 16-64 2C-68-4-66-10-72-12C-70-16-62-16-60-8Z", "#7d4a28"), fill("M-60 0C-52 12-44 15-36 16H38C48 15 58 8 63 0C60 14 50 20 40 20H-34C-48 19-56 12-60 0Z", "#a8632f"),
               fill([circle(x, 12, 5) for x in (-26, -13, 0, 13, 26)], "#f1ddb0"), fill([circle(x, 12, 2) for x in (-26, -13, 0, 13, 26)], "#8f2a14"), fill("M0-76L18-72L0-66Z", GOLD), fill("M-80 24C-60 20-50 30-30 26S0 30 20 26S60 30 84 24V34H-80Z", "#3f8a8c")]))
    # The shore, the house with its roof of grass and its lit door.
    out += [fill("M0 168C60 158 120 176 176 186C240 196 320 178 400 186V300H0Z", "#7fae7a"), fill("M0 210C80 196 150 212 210 214C280 216 340 206 400 214V300H0Z", "#68986a"),
            fill("M14 196C16 172 22 160 32 148L60 104C64 98 72 96 80 96H206C216 96 222 100 226 106L252 152C258 162 262 184 262 202Z", "#5b8a4e"), fill("M14 196C16 172 22 160 32 148L60 104C64 98 72 96 80 96H94C86 98 80 104 76 112C62 136 52 164 48 197Z", "#8cb568"),
            line("M84 108l4 8M104 104l3 8M126 110l4 8M150 106l3 8M176 112l4 8M200 106l3 8M92 130l4 9M116 126l4 9M142 132l4 9M168 128l3 9M196 134l4 9M222 130l4 9M152 154l4 9M182 158l4 9M212 154l3 9M236 162l4 9M74 148l3 9M64 170l3 9", "#3f6e3e", 1.8, ROUND),
            line("M20 178C28 170 40 172 48 170M18 188C30 180 42 184 50 182M136 178C156 170 180 178 204 172S246 176 257 172M136 190C156 183 182 190 206 184S250 190 261 186", "#4b7443", 2, ROUND),
            fill("M84 201V158C84 144 94 136 104 136S124 144 124 158V201Z", "#6a4a30"), fill("M90 201V160C90 148 96 142 104 142S118 148 118 160V201Z", "#f6a640"), fill("M94 201V172H114V201Z", "#ffd97f"), fill("M190 160h16v12h-16z", "#6a4a30"), fill("M192.500 162.500h11v7h-11z", "#ffc65a"),
            fill("M108 96C104 84 116 76 110 62C106 52 116 44 112 34C122 44 116 54 120 64C124 78 114 86 118 96Z", "#eef0e4", 'opacity=".7"')]
    # Two at a board, the fire beside them, a dog.
    out += [fill("M142 258C150 250 198 250 208 258L202 265H148Z", "#8c8370"), *flames(175, 259, .42, 9)]
    out += [at(236, 290, .98, list(flat(sitter("#274a52", "#4f8f8c", "#8a5a2c", "#d9a45c", False)))), at(344, 290, .98, list(flat(sitter("#7a3a24", "#c9703a", "#a4562a", "#e69a4c", False, False))), flip=True)]
    out += [fill("M258 250H324V256H258Z", "#6a3d22"), fill("M264 256L260 292H266L270 256ZM312 256L316 292H322L318 256Z", "#553324"), fill("M262 244H320V250H262Z", GOLD), fill([rect(266 + 12 * k, 239, 7, 5) for k in range(5)], "#40302a"), fill([rect(278, 239, 7, 5), rect(302, 239, 7, 5)], BONE), fill("M288 234L290 228L293 232L295 226L297 232L300 228L301 244H288Z", "#c9502a")]
    out += [at(104, 284, .9, list(flat(dog("#7a5a40", "#c99a66"))))]
    out += birch(22, 300, 13, 10, 101) + birch(384, 300, 11, -8, 103)
    out += leaves(30, 16, 66, 32, 58, 105, ("#4f8f5a", "#7fb56a", "#a9cf7e")) + leaves(378, 14, 56, 34, 52, 107, ("#4f8f5a", "#7fb56a", "#d9c25e"))
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


def draw():
    dusk()
    winter()
    vinland()
