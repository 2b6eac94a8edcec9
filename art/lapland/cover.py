"""The cover: a summer night by a lake, the sun over the fells, a tent, two who play, one who writes it down."""
import figures as fig
import people
import weave
from lib import *

X0, Y0, X1, Y1 = 12, 12, 388, 288


def gradient(name, stops, x2=0, y2=1):
    s = "".join(f'<stop offset="{f(o, 2)}" stop-color="{c}"/>' for o, c in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{s}</linearGradient>'


def ridge(points, foot):
    return "M" + "L".join(point(p) for p in points) + f"V{foot}H{f(points[0][0])}Z"


def sky():
    b = [gradient("s", [(0, "#7fa2b4"), (.35, "#b4c3b9"), (.62, "#f0d9a6"), (1, "#f6bd6a")]),
        '<rect x="10" y="10" width="380" height="150" fill="url(#s)"/>']
    for r, c in ((70, "#f6dfa4"), (50, "#f9e09a"), (33, "#fde9a4")):
        b.append(f'<circle cx="176" cy="117" r="{r}" fill="{c}" fill-opacity=".42"/>')
    clouds = [(60, 46, 92, 5), (250, 38, 120, 6), (214, 66, 74, 4), (46, 76, 64, 3.6), (300, 88, 80, 4), (92, 98, 52,
        2.6), (236, 99, 60, 2.6)]
    d = ["M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(f(v) for v in (x, y, x + w * .4, y - h * 1.7, x + w, y - h * .3,
        x + w * .5, y + h * 1.1, x, y))
        for x, y, w, h in clouds]
    lit = ["M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(f(v) for v in (x, y, x + w * .5, y + h * 1.1, x + w, y - h * .3,
        x + w * .5, y + h * .3, x, y))
        for x, y, w, h in clouds]
    return b + [fill(d, "#f7e6c4"), fill(lit, "#ec9f6c"), fill(disc(176, 117, 19), "#fff3bf"), fill(disc(176, 117,
        16.5), "#ffe27a")]


def fells():
    far = [(8, 132), (40, 108), (58, 96), (74, 104), (96, 90), (122, 116), (150, 130), (178, 134), (214, 122), (240,
        100), (258, 86), (276, 96),
        (300, 82), (330, 110), (356, 100), (392, 122)]
    mid = [(8, 140), (36, 126), (70, 134), (104, 124), (134, 138), (196, 140), (232, 128), (262, 134), (300, 120), (340,
        134), (392, 126)]
    b = [fill(ridge(far, 150), "#b48a86"), fill(
        # The side away from the sun, and snow that is still lying.
        "M58 96L74 104L96 90L84 112L98 128L76 122L62 134L52 120L40 132L46 110ZM258 86L250 108L264 116L256 132H300"
        "L330 132L318 112L300 82L296 104L284 98L276 118Z", "#937287"),
        fill("M58 96L50 103L56 105L53 112L61 104L66 108L65 100ZM96 90L88 97L95 99L92 108L100 102L106 107L104 97ZM258 86"
        "L250 92.5L257 96L254 103L262 98L268 102L266 90.5Z"
            "M300 82L289 89L298 93L296 102L303 96L312 103L309 92Z", "#f5dfcb"),
        fill(ridge(mid, 152), "#7b6480"), fill("M104 124L118 138H92ZM232 128L244 140H218ZM300 120L322 140H284ZM36 126"
        "L50 140H24Z", "#67567a")]
    # Spruces along the far shore, and two islands.
    trees = ""
    x, n = 10.0, 0
    while x < 392:
        if not 146 < x < 206:
            h = 4 + 7 * chance(71, n)
            trees += f"M{f(x - 2)} 147L{f(x)} {f(147 - h)}L{f(x + 2)} 147Z"
        x += 3.8 + 2.8 * chance(72, n)
        n += 1
    b += [fill("M8 143Q80 141 146 146H210Q300 141 392 144V151H8Z" + trees, "#45495f")]
    return b


def lake():
    b = [gradient("l", [(0, "#f5cd83"), (.3, "#d9c4a0"), (.65, "#8fa6ad"), (1, "#5d7e94")]),
        '<rect x="10" y="149" width="380" height="90" fill="url(#l)"/>']
    shade, glint = "", ""
    for n in range(20):
        y = 150.5 + 2.5 * n
        w = 12 + 1.1 * n
        for k in range(2 + n % 2):
            x = 176 + (chance(81, n, k) - .5) * w * 1.7
            half = (5 + 9 * chance(82, n, k)) * (1 - .012 * n)
            glint += f"M{f(x - half)} {f(y)}Q{f(x)} {f(y - 1.1)} {f(x + half)} {f(y)}Q{f(x)} {f(y + 1.1)} {f(x - half)} {f(y)}Z"
        for k in range(2):
            x = 20 + 360 * chance(83, n, k)
            if abs(x - 176) > w:
                half = 8 + 16 * chance(84, n, k)
                shade += f"M{f(x - half)} {f(y)}Q{f(x)} {f(y - .9)} {f(x + half)} {f(y)}Q{f(x)} {f(y + .9)} {f(x - half)} {f(y)}Z"
    return b + [fill("M10 149H150Q120 153 92 152.5T10 156ZM204 149H390V155Q330 152 290 153T204 149Z", "#8d7a80"),
        fill(shade, "#6f8e9e"), fill(glint, "#fff0b8")]


def shore():
    """The bank with the reindeer, dark against the water, lit along their backs."""
    top = "M8 190C36 178 66 178 96 182C126 186 150 198 190 202"
    return [fill(top + "C230 205 252 200 300 202H392V260H8Z", "#59663f"),
        fill(top + "C156 204 126 194 96 188C66 184 36 186 8 200Z", "#a59a4c"),
        moved(fig.reindeer("#f6cb78", None, 3.6), 96.8, 141, .9, 0, True), moved(fig.reindeer("#4a3a36", None, 3.6,
        "#b9a58c"),
        95.5, 141.8, .9, 0, True),
        moved(fig.grazing("#f6cb78"), 162.8, 183, .42, 0), moved(fig.grazing("#51423b"), 162, 184, .42, 0)]


def tent():
    """A lavvu, as wide as high: cloth over many thin poles, its door low and lit from within, smoke going straight up."""
    poles = "".join(f"M{f(318 + .16 * x)} 108L{f(318 - x)} {f(84 + .22 * abs(x))}" for x in (-24, -19, -14, -9, -4.5, 0,
        5, 10, 15, 20, 25))
    b = [fill("M313 92C308 78 320 70 315 56C311 42 321 32 319 10H331C333 34 323 44 327 58C331 72 319 80 321 92Z",
        "#e8dcc6", ' fill-opacity=".55"'), line(poles, "#4a3428", 1.5)]
    b += [fill("M314 104L240 222Q318 240 402 222L323 104Q318 101.5 314 104Z", "#c9ac7b"),
        fill("M314 104L240 222Q262 228 284 230L316 103Z", "#edd6a2"), fill("M321 103L350 230Q378 228 402 222L323 104Z",
        "#8f7652"),
        fill("M318.5 102.5L330 231.5L350 230L321 103Z", "#ab8d61"),
        # Rows of seams, and the door.
        line("M291 141Q318 148 347 141M266 181Q318 194 375 181", "#8f7652", 1.4),
        fill("M312 168C307 188 299 210 291 230.5Q312 233 334 231.5C330 208 324 186 318 168Z", "#5a2a1a"),
        fill("M313 186C309 202 303 216 298 231Q313 233 327 232C325 214 321 200 317.5 186Z", "#b5531f"),
        fill("M313.5 204C310 214 306 224 303 231.5Q313 233 322 232.3C321 222 318 212 316 204Z", "#f0a63c")]
    return b


def ground():
    return [fill("M8 226C60 212 120 214 180 216C250 218 300 226 392 220V292H8Z", "#47543a"),
        fill("M8 226C60 212 120 214 180 216C250 218 300 226 392 220V226C300 232 250 224 180 222C120 220 60 219 8 234Z",
        "#8d8f48"),
        fill("M8 264C80 252 120 262 200 280C280 292 330 276 392 262V292H8Z", "#3a4632")]


def on_board(u, v):
    """A place on the board, u and v from 0 to 9; v grows towards us."""
    t = v / 9
    y = 231 + 33 * (t * .82 + t * t * .18)
    half = 48 + 21 * (y - 231) / 33
    return (193 + (u / 9 - .5) * 2 * half, y)


def board():
    cell = lambda u, v: poly([on_board(u, v), on_board(u + 1, v), on_board(u + 1, v + 1), on_board(u, v + 1)])
    b = [fill("M118 240C124 228 140 231 150 225C176 220 214 220 240 225C250 230 268 228 274 240C280 252 270 258 278 270"
        "C262 280 236 274 214 277C190 281 160 274 138 277"
            "C122 276 112 268 118 258C120 252 114 246 118 240Z", "#6d5138"),
        fill("M118 238C124 226 140 229 150 223C176 218 214 218 240 223C250 228 268 226 274 238C280 250 270 256 278 268"
        "C262 278 236 272 214 275C190 279 160 272 138 275"
            "C122 274 112 266 118 256C120 250 114 244 118 238Z", "#d9c3a0")]
    edge = [on_board(-.5, -.45), on_board(9.5, -.45), on_board(9.6, 9.4), on_board(-.6, 9.4)]
    b += [fill(poly(edge), RED), fill(poly([on_board(-.16, -.1), on_board(9.16, -.1), on_board(9.16, 9.1),
        on_board(-.16, 9.1)]), YELLOW2),
        fill(poly([on_board(0, 0), on_board(9, 0), on_board(9, 9), on_board(0, 9)]), HIDE)]
    camps = [(3, 0), (4, 0), (5, 0), (4, 1), (3, 8), (4, 8), (5, 8), (4, 7), (0, 3), (0, 4), (0, 5), (1, 4), (8, 3), (8,
        4), (8, 5), (7, 4)]
    town = [(4, 2), (4, 3), (4, 5), (4, 6), (2, 4), (3, 4), (5, 4), (6, 4)]
    b += [fill([cell(*c) for c in camps], "#94afc0"), fill([cell(*c) for c in town], "#efcf8e"), fill(cell(4, 4), RED2)]
    grid = "".join(f"M{point(on_board(n, 0))}L{point(on_board(n, 9))}M{point(on_board(0, n))}L{point(on_board(9, n))}" for n in range(10))
    b.append(line(grid, GRID, .5, ""))
    def man(u, v, top, side, r=3):
        x, y = on_board(u + .5, v + .5)
        r *= .86 + .3 * v / 9
        return fill(f"M{f(x - r)} {f(y - 2)}V{f(y + .2)}A{f(r)} {f(r * .55)} 0 0 0 {f(x + r)} {f(y + .2)}V{f(y - 2)}Z",
            side) + fill(
            f"M{f(x - r)} {f(y - 2)}a{f(r)} {f(r * .55)} 0 1 1 {f(2 * r)} 0a{f(r)} {f(r * .55)} 0 1 1 {f(-2 * r)} 0z",
            top)
    men = [(u, v, "#fbf1da", ALDER) for u, v in ((4, 2), (3, 3), (2, 4), (6, 4), (5, 3), (4, 6), (3, 6))]
    men += [(u, v, "#33456a", "#1f2a42") for u, v in ((3, 0), (5, 0), (4, 1), (0, 3), (1, 5), (0, 4), (8, 3), (7, 2),
        (8, 5), (7, 6), (3, 8), (4, 7), (6, 8))]
    for u, v, top, side in sorted(men, key=lambda m: m[1]):
        b.append(man(u, v, top, side))
    b.append(man(5, 5, YELLOW, RED3, 3.9))
    return b


def birch():
    """A birch that frames the picture on the left."""
    b = [fill("M22 292C26 240 22 190 30 140C34 104 34 60 46 8H56C44 62 46 104 40 142C35 192 38 240 38 292Z", "#f3e9d6"),
        fill("M33 292C34 240 31 192 36 142C41 104 40 62 52 8H56C44 62 46 104 40 142C35 192 38 240 38 292Z", "#bba68b"),
        fill("M25 262l8 2l-8 3zM27 214l6 2l-6 2zM28 170l7 -2l-6 5zM33 128l6 2l-7 2zM37 84l5 2l-6 2zM40 52l6 1l-6 3z"
        "M37 240l-6 1l6 2zM34 190l-5 1l5 2z", "#4a3b36"),
        line("M39 104C58 88 76 66 92 40M39 92C30 74 22 56 18 34M42 70C58 52 72 34 80 14", "#6b5648", 1.8)]
    leaves, lit = "", ""
    places = [(92, 40), (80, 14), (18, 34), (70, 24), (28, 52), (98, 28), (60, 18), (24, 20), (40, 18), (12, 60), (34,
        70), (34, 30), (88, 22)]
    for n, (px, py) in enumerate(places):
        for k in range(6):
            x, y = px + 24 * (chance(91, n, k) - .5), py + 20 * (chance(92, n, k) - .5)
            r = 2.2 + 1.6 * chance(93, n, k)
            leaf = f"M{f(x)} {f(y - r)}L{f(x + r * .9)} {f(y)}L{f(x)} {f(y + r * 1.3)}L{f(x - r * .9)} {f(y)}Z"
            if chance(94, n, k) < .45:
                lit += leaf
            else:
                leaves += leaf
    return b + [fill(leaves, "#5f7440"), fill(lit, "#b3ab4e")]


def flowers():
    """Twinflowers and cloudberries at our feet."""
    b = []
    def twin(x, y, s):
        return moved([line("M0 30C1 18 -1 10 0 0C-3 -5 -8 -6 -11 -3M0 0C3 -5 8 -6 11 -3", "#b9b070", 1.8),
            fill("M-11 -4C-15 -2 -17 5 -17 10L-13 8L-10 11L-7 8L-4.5 9.5C-5 4 -7 -2 -11 -4ZM11 -4"
            "C7 -2 5 4 4.5 9.5L7 8L10 11L13 8L17 10C17 5 15 -2 11 -4Z", "#e9a7ac"),
            fill("M-11 -4C-13 0 -13 5 -12 8.6L-10 11L-8.5 9C-9 4 -9.5 0 -11 -4ZM11 -4C9 0 9 5 9 8.6L11 10L13 8"
            "C13 4 12.5 0 11 -4Z", "#c56a7c"),
            fill("M0 24C-6 20 -10 21 -12 25C-8 28 -3 28 0 26C3 28 8 28 12 25C10 21 6 20 0 24Z", "#6f8348")], x, y, s)
    def berry(x, y, s):
        return moved([fill("M0 22C-10 18 -20 20 -22 12C-18 4 -8 6 0 14C8 6 18 4 22 12C20 20 10 18 0 22Z", "#7d8f4a"),
            fill("".join(disc(a, c, 4.6) for a, c in ((0, -8), (-6, -5), (6, -5), (-7.5, 2), (7.5, 2), (0, 0), (-3.5,
            6.5), (3.5, 6.5))), "#e58f2f"),
            fill(disc(-2, -8, 1.8) + disc(-7, -4, 1.6) + disc(0, -.5, 1.6) + disc(5, -4.5, 1.6), "#f8c777")], x, y, s)
    for x, y, s in ((58, 258, .66), (72, 268, .5), (48, 270, .5)):
        b.append(twin(x, y, s))
    for x, y, s in ((344, 262, .72), (366, 272, .6), (326, 274, .55)):
        b.append(berry(x, y, s))
    return b


def frame():
    """The woven band of the board about the picture."""
    b = [fill("M4 4H396V296H4ZM12 12V288H388V12Z", RED, ' fill-rule="evenodd"'), line(rect(4.8, 4.8, 390.4, 290.4),
        BLUE, 1.6, ""), line(rect(12, 12, 376, 276), BLUE, 1.4, "")]
    step = 10.2
    lozenges = ""
    for n in range(37):
        x = 200 + (n - 18) * step
        for y in (8.4, 291.6):
            lozenges += f"M{f(x - 3)} {f(y - .6)}h1v-.8h1v-.8h2v.8h1v.8h1v1.2h-1v.8h-1v.8h-2v-.8h-1v-.8h-1z"
    for n in range(27):
        y = 150 + (n - 13) * step
        for x in (8.4, 391.6):
            lozenges += f"M{f(x - .6)} {f(y - 3)}h1.2v1h.8v1h.8v2h-.8v1h-.8v1h-1.2v-1h-.8v-1h-.8v-2h.8v-1h.8z"
    return b + [fill(lozenges, YELLOW2)]


# Glow, glitter and shading that are left out where the picture is to be coloured in; and what stays dark there.
LIGHTS = ("#f6dfa4", "#f9e09a", "#fde9a4", "#fff3bf", "#ec9f6c", "#fff0b8", "#6f8e9e", "#8d7a80", "#f6cb78", "#bba68b",
    "#8d8f48", "#a59a4c", "#54301d", "#f8c777", "#e8dcc6", "#c9805c")
DARKS = ("#4a3428", "#4a3b36", INK, "#1f2a42", "#45495f")
LINE = "#4c4c4c"


def paler(text, share):
    """The picture as a pale print, where ink is saved."""
    return re.sub("#[0-9a-f]{6}", lambda m: mix(m[0], "#ffffff", share), text)


def in_lines(text):
    """The picture in lines, to be coloured in."""
    def form(match):
        tag = match[0]
        color = re.search(r'fill="(#[0-9a-f]{6})"', tag)
        stroke = re.search(r'stroke="(#[0-9a-f]{6})" stroke-width="([0-9.]+)"', tag)
        if stroke and not color:
            if stroke[1] in LIGHTS:
                return ""
            width = float(stroke[2])
            thin = lambda c, w: tag.replace(stroke[0], f'stroke="{c}" stroke-width="{f(w, 2)}"')
            return thin(LINE, width) + thin("#ffffff", width - 1.5) if width > 2.4 else thin(LINE, min(width, .9))
        if not color or color[1] in LIGHTS:
            return "" if color else tag.replace('fill="url(#s)"', 'fill="#ffffff"').replace('fill="url(#l)"',
                f'fill="#ffffff" stroke="{LINE}" stroke-width=".8"')
        if color[1] in DARKS:
            return tag.replace(color[1], LINE)
        return re.sub(r' fill-opacity="[.0-9]+"', "", tag.replace(color[0],
            f'fill="#ffffff" stroke="{LINE}" stroke-width=".8" stroke-linejoin="round"'))
    text = re.sub(r"<linearGradient.*?</linearGradient>", "", text)
    start = text.index("<g clip-path")
    return text[:start] + re.sub(r"<(?:path|circle|rect) [^>]*/>", form, text[start:])


def draw():
    b = [f'<clipPath id="p"><path d="{rect(X0, Y0, X1 - X0, Y1 - Y0)}"/></clipPath><g clip-path="url(#p)">']
    b += sky() + fells() + lake() + shore() + tent() + ground()
    b += [moved(people.traveller(), 234, 230, .78, 0, True)]
    b += board()
    b += [moved(people.kneeling(), 104, 270, 1.02), moved(people.cross_legged(), 306, 272, 1.02, 0, True)]
    b += birch() + flowers() + ["</g>"]
    b += frame()
    svg("cover", 400, 300, b)
    whole = "\n".join(b)
    svg("cover-low", 400, 300, [paler(whole, .52)])
    svg("cover-lines", 400, 300, [in_lines(whole)])
