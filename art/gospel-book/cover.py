"""The cover: a scribe above the sea, who draws the great board into an open book; his cat looks on."""
from great_knot import GOLD_WASH, GREAT, MIST_WASH, ROSE_WASH, STARTS, part
from lib import *

STONE, STONE_2, DIM, JOINT = "#d9cdaf", "#cabb98", "#baa982", "#927f5c"


def wall(p):
    """Rubble laid in courses, lighter towards the window."""
    p.fill(STONE_2, rect(13, 13, 374, 274))
    course, y = 0, 13
    joints, lit, dim = "", "", ""
    while y < 286:
        high = 17 + 5 * ((course * 7) % 3) / 2
        x = 13 - (course * 23) % 31
        k = 0
        while x < 387:
            w = 30 + ((course * 5 + k * 11) % 7) * 4
            d = f"M{n(x + 2)} {n(y + 1)}h{n(w - 3)}q2 1 1.500 {n(high / 2)}q.5 {n(high / 2 - 3)}-2 {n(high / 2 - 1)}h{n(-w + 4)}q-2-3-1-{n(high / 2)}z"
            tone = (course * 3 + k * 5) % 4
            if tone == 0:
                lit += d
            elif tone == 2:
                dim += d
            joints += f"M{n(x)} {n(y)}v{n(high)}"
            x += w
            k += 1
        joints += f"M13 {n(y)}q90 {n((course % 3) - 1)} 190 0t190 0"
        y += high
        course += 1
    p.fill(STONE, lit).fill(DIM, dim).line(JOINT, .9, joints)


def window(p):
    """A round-headed window: sky, sea, a boat of hides under sail, a round tower and a church on a headland."""
    arch = "M48 172V92A62 62 0 0 1 172 92V172Z"
    p.fill("#dcc69a", "M36 184V92A74 74 0 0 1 184 92V184Z")
    # painted stones of the arch, red and yellow by turns, as over tables of canons
    for nth in range(9):
        one, two = -90 + nth * 20, -70 + nth * 20
        (ax, ay), (bx, by), (cx, cy), (ex, ey) = pol(110, 92, 62, one), pol(110, 92, 74, one), pol(110, 92, 74, two), pol(110, 92, 62, two)
        p.pen(("#c2492d", GOLD)[nth % 2], INK, 1.3, f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}A74 74 0 0 1 {n(cx)} {n(cy)}L{n(ex)} {n(ey)}A62 62 0 0 0 {n(ax)} {n(ay)}Z")
    for x in (36, 172):
        p.pen("#e3d3a6", INK, 1.4, rect(x, 92, 12, 80))
        p.pen(GREEN, INK, 1.3, rect(x - 2.5, 90, 17, 6) + rect(x - 2.5, 164, 17, 8))
    p.parts.append(f'<clipPath id="w"><path d="{arch}"/></clipPath><g clip-path="url(#w)">')
    p.fill("#f6e6b8", rect(40, 24, 140, 70)).fill("#f3d58f", rect(40, 76, 140, 40)).fill("#eebd7c", rect(40, 98, 140, 20))
    p.fill("#fbf3d6", circ(137, 92, 13))
    p.fill("#e9c79d", "M40 62q20-8 42-3q14-6 30 0q-30 6-72 8zM110 48q22-7 40-1q14-3 26 2q-30 5-66 4z")
    # far shore, then the headland with its tower and a little church
    p.fill("#a9b3a0", "M40 112Q60 100 84 104Q104 106 122 112Z")
    p.fill("#6f9a92", rect(40, 111, 140, 70))
    p.fill("#f3dfae", "M124 113h26l-3 2h8l-10 3h12l-16 4h9l-14 5h5l-8 6h-6l6-6h-6l7-5h-9l8-4h-10l9-3h-6z")
    p.line("#4f8076", 1.1, "M50 122q6-3 12 0t12 0M84 132q6-3 12 0t12 0M52 146q7-3 14 0t14 0M98 152q7-3 14 0t14 0M140 140q6-3 12 0t12 0M64 162q8-4 16 0t16 0M126 166q8-4 16 0t16 0")
    p.pen("#5e7350", INK, 1.1, "M44 128Q56 108 74 104Q92 103 100 114Q106 120 110 121Q92 126 70 127Z")
    p.fill("#7f915f", "M52 118Q62 108 76 106Q90 106 96 114Q80 110 52 118Z")
    p.pen("#d8c294", INK, 1.1, "M63.500 110L65 56H75L76.500 108Q70 106 63.500 110Z").pen("#a58457", INK, 1.1, "M63.500 57L70 42L76.500 57Z")
    p.fill("#bfa677", "M71.500 57H75L76.500 107.500L72.500 107Z").fill(INK, "M68.800 62h2.600v4h-2.600zM68.800 78h2.600v4h-2.600zM68.300 96h3v5h-3z")
    p.pen("#d8c294", INK, 1, "M82 107V97H96V110Z").pen("#8f5a3a", INK, 1, "M80 98L86 89H94L98 98Z")
    # a boat under sail
    boat = Page()
    boat.pen("#4d3524", INK, 1.1, "M106 134Q109 147 128 147.500Q149 147 154 132Q148 138 130 138.500Q112 138.500 106 134Z")
    boat.line("#a9845a", .9, "M109 139Q128 144 151 137.500M118 139v7M128 139.500v8M139 139v7.500")
    boat.line(INK, 1.3, "M131 139V108")
    boat.pen("#ead9b2", INK, 1.1, "M118 111H145Q141 122 145 134Q131 138 117 134Q121 122 118 111Z").line("#b99c69", .9, "M127 111.500Q129 123 126.500 136M136 111.500Q134 123 136.500 136")
    p.put(boat, -34, 21)
    p.line(INK, 1, "M90 74q4-4 7 0q3-4 7 0M112 62q3-3 5.500 0q2.500-3 5.500 0M146 72q3-3 5.500 0q2.500-3 5.500 0")
    p.parts.append("</g>")
    p.line(INK, 2, arch).pen("#e6d2a6", INK, 1.6, "M30 172H190L194 184H26Z")


def satchels(p):
    """Books hang from pegs in their satchels, as in Irish cells; beside them a lamp."""
    p.pen("#6d4a30", INK, 1.3, rect(292, 40, 84, 6))
    for x, y, s, c in ((308, 50, 1, "#a8432b"), (342, 50, 1.12, "#7d4a2c"), (368, 50, .8, "#3f6f60")):
        p.line(INK, 1.8, f"M{x} {y - 6}L{n(x - 9 * s)} {n(y + 20 * s)}M{x} {y - 6}L{n(x + 9 * s)} {n(y + 20 * s)}")
        p.pen(c, INK, 1.4, f"M{n(x - 14 * s)} {n(y + 18 * s)}h{n(28 * s)}v{n(30 * s)}q{n(-14 * s)} {n(5 * s)} {n(-28 * s)} 0z")
        p.pen(mix(c, "#e8c58a", .35), INK, 1.2, f"M{n(x - 14 * s)} {n(y + 18 * s)}h{n(28 * s)}v{n(9 * s)}q{n(-14 * s)} {n(9 * s)} {n(-28 * s)} 0z")
        p.fill(GOLD, circ(x, y + 31 * s, 2.2 * s))


WOOL, LIT, HOLLOW = "#6b4630", "#85593b", "#4a2f1d"


def scribe(p):
    """His cowl and his head, bent forward over the leaf: Irish tonsure, brown beard."""
    q = Page()
    q.pen(LIT, INK, 1.8, "M208 138C214 110 236 98 254 98C272 98 294 110 300 138C288 158 270 167 254 167C238 167 220 158 208 138Z")
    q.pen(HOLLOW, INK, 1.4, "M224 130C230 116 240 110 254 110C268 110 278 116 284 130C276 150 266 157 254 157C242 157 232 150 224 130Z")
    # the bare crown, hair behind it from ear to ear
    q.pen("#8a5a34", INK, 1.8, "M222 96C218 66 236 50 254 50C274 50 290 68 286 96C284 110 278 118 272 122H236C230 118 224 110 222 96Z")
    q.pen(SKIN, INK, 1.8, "M229 92C226 74 238 60 254 60C271 60 282 74 279 92C280 110 272 128 254 136C236 128 228 110 229 92Z")
    q.fill("#f3d7b2", "M231 90C229 76 239 64 252 63C244 72 238 84 240 100Q234 98 231 90Z")
    q.pen(SKIN, INK, 1.3, "M229 94Q221 92 223 101Q225 108 231 107ZM279 94Q287 92 285 101Q283 108 277 107Z")
    # the beard grows from before the ears, in locks; the moustache over it
    q.pen("#8a5a34", INK, 1.6, "M228.500 97Q227 110 229.500 120Q226 124 229.500 129Q229 136 234 138.500Q233.500 145 239.500 146.500Q241 152.500 247 152.500Q250 157 254 162Q258 157 261 152.500Q267 152.500 268.500 146.500Q274.500 145 274 138.500Q279 136 278.500 129Q282 124 278.500 120"
        "Q281 110 279.500 97Q277.500 109 270 113.500Q262 117 254 114Q246 117 238 113.500Q230.500 109 228.500 97Z")
    q.line("#5c3a1f", 1.2, "M234 115Q235 126 240 133M241 125Q241 137 247 144M248.500 129Q249 141 253 151M274 115Q273 126 268 133M267 125Q267 137 261 144M259.500 129Q259 141 256 147")
    q.fill("#d98e6c", circ(237.5, 108, 2.6) + circ(270.5, 108, 2.6))
    q.pen("#c9745a", INK, 1, "M247.500 120.500Q254 118 260.500 120.500Q254 126.500 247.500 120.500Z")
    q.pen("#a0693d", INK, 1.4, "M254 112.500C249 109.500 243 112 240 117Q237.500 120 233.500 119.500Q237 124.500 244 123Q250 121.500 254 117.500Q258 121.500 264 123Q271 124.500 274.500 119.500Q270.500 120 268 117C265 112 259 109.500 254 112.500Z")
    # eyes that look down at the page
    q.pen("#dcab80", INK, 1.1, "M235 97Q236 90.500 243 90.500Q250 90.500 251 97ZM257 97Q258 90.500 265 90.500Q272 90.500 273 97Z")
    q.pen("#fffaf0", INK, 1.2, "M234.500 97Q243 92.500 251.500 97Q249.500 103 243 103.500Q236.500 103 234.500 97ZM256.500 97Q265 92.500 273.500 97Q271.500 103 265 103.500Q258.500 103 256.500 97Z")
    q.fill(INK, "M239 103Q238.700 98.200 242 98.200Q245.300 98.200 245 103.300Q242 104.200 239 103ZM261 103Q260.700 98.200 264 98.200Q267.300 98.200 267 103.300Q264 104.200 261 103Z").line(INK, 1.900, "M234 97.300Q243 92.500 252 97.300M256 97.300Q265 92.500 274 97.300")
    q.line("#7a4d2b", 2.2, "M233.500 86.500Q242 81 251 85.500M257 85.500Q266 81 274.500 86.500").line(INK, 1.6, "M250.500 97L249.500 106.500Q254 111.500 258.500 106.500L257.500 97")
    q.line(INK, .9, "M244 76Q254 73 264 76M246 81Q254 79 262 81")
    p.put(q, 200 - 254 * 1.04, -30, 1.04)


# The leaf lies on the slope of the desk: its upper and lower edge, and how wide it is there.
TOP, FOOT, FAR, NEAR = 138, 264, 152, 206


def on_leaf(u, v):
    """A point of the leaf, seen in perspective, and the scale there: u and v are 0 to 1."""
    wide = 1 / ((1 - v) / FAR + v / NEAR)
    return 200 + (u - .5) * wide, TOP + (FOOT - TOP) * (wide - FAR) / (NEAR - FAR), wide / NEAR


def field(u, v, w, h):
    return poly([on_leaf(*at)[:2] for at in ((u, v), (u + w, v), (u + w, v + h), (u, v + h))])


def leaf(p):
    """The great board upon a single leaf, in the colours of the set: quarters, the gold middle, men, signs in the corners."""
    p.fill("#6b4527", "M127 141H281L312 267H101Z")
    p.pen("#faf1da", INK, 1.6, field(0, 0, 1, 1))
    p.pen(RED, INK, 1, field(.045, .045, .91, .91)).pen(GOLD, INK, .8, field(.062, .062, .876, .876)).fill("#f6e9c9", field(.078, .078, .844, .844))
    cell = .844 / GREAT
    at = lambda k: .078 + cell * k
    washes = {}
    for j in range(GREAT):
        for i in range(GREAT):
            color = part(i, j, GREAT)
            if color:
                washes.setdefault(color, []).append(field(at(i) - .001, at(j) - .001, cell + .002, cell + .002))
    for color in sorted(washes):
        p.fill(mix(color, {GOLD_WASH: GOLD, ROSE_WASH: "#dd9068", MIST_WASH: "#86ad97"}[color], .5), "".join(washes[color]))
    ends = [[(at(k), at(0)), (at(k), at(GREAT))] for k in range(GREAT + 1)] + [[(at(0), at(k)), (at(GREAT), at(k))] for k in range(GREAT + 1)]
    p.line("#8c6a42", .8, "".join(poly([on_leaf(*end)[:2] for end in line], False) for line in ends), cap=False)
    for j in range(GREAT):
        for kind, color, size in (("x", INK, 6.6), ("o", RED, 6.8), ("o", "#fdf6e2", 4)):
            spots = [on_leaf(at(i + .5), at(j + .5)) for i in range(GREAT) if STARTS[j][i] == "x" and (kind == "o") == is_kings(i, j)]
            if spots:
                p.line(color, size * spots[0][2], "".join(f"M{n(x)} {n(y)}h0" for x, y, _ in spots))
    x, y, _ = on_leaf(at(9.5), at(9.5))
    p.pen(GOLD, INK, 1.2, circ(x, y, 4.6)).fill(RED, circ(x, y, 1.8))
    for (i, j), color in zip(((0, 0), (17, 0), (0, 17), (17, 17)), (RED, GOLD, "#c4553a", GREEN)):
        p.pen(color, INK, 1, field(at(i), at(j), 2 * cell, 2 * cell)).fill("#faf1da", field(at(i + .55), at(j + .55), .9 * cell, .9 * cell))


def is_kings(i, j):
    """Whether the king's man stands on a square of the great board."""
    return abs(i - 9) + abs(j - 9) < 6 or (abs(i - 9), abs(j - 9)) in ((1, 5), (5, 1))


def sleeve(lit):
    """A wide sleeve from the shoulder over the elbow on the desk to its hem; out of its mouth comes a wrist."""
    q = Page()
    q.pen(WOOL, INK, 2, "M172 112C126 120 84 160 56 218C46 240 56 252 76 254C94 255 110 250 126 242C118 224 118 204 126 186C142 174 158 158 172 136Z")
    if lit:
        q.fill(LIT, "M156 118C122 130 88 166 62 220C55 234 58 244 68 248C80 206 108 156 156 118Z")
    q.pen(HOLLOW, INK, 1.6, "M126 186C139 196 140 230 126 242C117 224 117 204 126 186Z")
    # the hem, and folds that run out from the elbow
    q.line(GOLD, 2.2, "M120.500 191C111 207 111 226 119 243.500")
    return q.line(INK, 1.3, "M114 195C104 209 104 229 111 246.500M70 236C82 226 92 214 98 200M78 245C90 240 96 232 100 222M150 140C134 152 120 166 112 182")


def quill():
    """A goose's feather, its nib at (0, 0)."""
    q = Page()
    q.pen("#fdf6e4", INK, 1.3, "M0-60C-10-72-14-100-9-128C-7-140-3-148 2-153C9-140 13-112 10-87L6-85L10.500-80C9-71 5-64 0-60Z")
    q.line(INK, 1, "M0-66L-7-76M0-80L-9.500-92M0-94L-10-107M0-110L-9-122M0-126L-6-136M0-72L6-80M0-96L8-106M0-112L8-122M0-128L6-136")
    q.line(INK, 3.2, "M0-8V-140").line(FUR, 1.5, "M0-8V-140")
    return q.pen("#f3e6c4", INK, .9, "M-1.600-12H1.600L2.400-8L0 0L-2.400-8Z").fill(INK, "M-2-6.500H2L0 1Z")


def hands(p):
    """One holds the quill, the other lies flat upon the leaf."""
    # the flat hand: an outline, lines between its fingers, nails
    p.pen(SKIN, INK, 1.7, "M282 201C275 200 271 198 267 194C262 189 255 184 248 182.500C242 181.500 239.500 187 244 189.500C249 192 252 196 253 200C246 199.500 237 199.500 230 200.500C223.500 201.500 223.500 208.500 229.500 209"
        "C220.500 208.500 219.500 217 227 217.500C219.500 218 220 226 228 226C224 227.500 225.500 234 232.500 234C243 234 254 236 264 234.500C271 233.500 277 232 282 231.500Q285 216 282 201Z")
    p.line(INK, 1.3, "M229.500 209Q241 207.500 254 209M227 217.500Q240 216.500 254 217.500M228 226Q241 226 255 226").line("#c99468", 1.1, "M262 205q2.500 2 2.500 5M262 215q2 2 2 4.500M262 224q1.500 2 1 4")
    p.line("#f8e2c6", 1.8, "M228.500 203.500v2.600M225.500 211.800v2.800M226 220.300v2.800M230.500 228.800v2.400M245 184.800l-1.500 2")
    # the hand that writes: thumb and three fingers, before them the quill, before it the first finger
    p.pen(SKIN, INK, 1.6, "M140 200C147 189 160 184 170 186.500C177 188.500 177.500 195.500 171 197.500C164 199.500 158 202 154 208Z")
    p.pen(SKIN, INK, 1.7, "M118.500 200L150 200C160 206 174 209 185 212.500C191.500 215 190.500 222.500 183.500 223C188.500 225.500 186.500 232 179 231.500C182.500 234.500 179.500 240.500 172 239.500C156 238 140 233 118.500 231.500Q115.500 216 118.500 200Z")
    p.line(INK, 1.3, "M183.500 223Q172 222.500 162 218.500M179 231.500Q168 230.500 158 226")
    p.put(quill(), 190, 245, 1, -20.7)
    p.fill(SKIN, "M121 201.500C134 200 140 194 149 194.500C157 195 163 198.500 169 200.500C177 203 184 204.500 188 207.500C192.500 211.500 189.500 216.500 183.500 215.500C174 214 166 213.500 158 211L140 216L121 216Z")
    p.line(INK, 1.7, "M118.500 200C134 200 140 194 149 194.500C157 195 163 198.500 169 200.500C177 203 184 204.500 188 207.500C192.500 211.500 189.500 216.500 183.500 215.500C174 214 166 213.500 158 211")
    p.line("#f8e2c6", 1.8, "M186 209.500l1 2.500").line("#c99468", 1.1, "M150 198.500q4 1 5.500 4M141 208q3 1.500 4 5")


def desk(p):
    """The sloping desk."""
    p.pen("#7a5232", INK, 2, "M30 290L84 150H316L370 290Z")
    p.fill("#94683f", "M40 286L90 156H310L360 286Z").line("#6b4527", 1, "M50 262H350M66 218H334M82 178H318")


def horn(p):
    """An ink horn in its hole."""
    p.fill("#3f2d22", "M319 271a9 3.500 0 1 0 18 0a9 3.500 0 1 0-18 0z")
    p.pen("#3f2d22", INK, 1.5, "M315 247Q318 262 325 272H331Q338 262 341 247Z").fill("#6d5140", "M319 251Q322 263 327 271Q322 262 323 251Z")
    p.pen("#d9c49a", INK, 1.3, "M314 247Q328 239 342 247Q341 254 328 254Q315 254 314 247Z").fill(INK, "M319 247.500Q328 243 337 247.500Q328 251.500 319 247.500Z")


def cat(p):
    """A white cat on the sill of the desk, who has seen something under it."""
    p.pen(FUR, INK, 1.8, "M44 286C36 262 42 236 60 226C56 214 58 202 60 194L69 202Q76 199 83 202L92 193C95 202 96 214 91 224C104 236 108 264 102 286Z")
    p.fill("#e3d6b8", "M92 236C104 248 106 268 102 285H88C96 268 96 250 92 236ZM60 229Q75 240 90 227Q84 238 75 238Q66 238 60 229Z")
    p.fill("#e3a488", "M63 199L67.500 203L63 207ZM89 198L84.500 203L89 206Z")
    p.line(INK, 1.3, "M64 214Q68 210 72 214M80 214Q84 210 88 213M76 219V222Q73 225 70 223M76 222Q79 225 82 223M60 220L50 218M60 223L51 225M92 219L101 216M92 222L101 223M67 276Q63 266 66 252M84 276Q87 266 84 252M75.500 284V268")
    p.pen(FUR, INK, 1.5, "M56 287Q54 277 65 276Q75 277 75 287ZM76 287Q76 277 86 276Q97 277 95 287Z").line(INK, 1, "M62 287v-4M68 287v-4M83 287v-4M89 287v-4")
    p.fill("#c9745a", "M73.500 217.500h5l-2.500 2.500z").fill(INK, circ(68, 214.5, 2) + circ(84, 214.5, 2))
    p.line(INK, 9.5, "M46 278C30 282 22 270 28 258C31 250 40 252 38 259").line(FUR, 6.2, "M46 278C30 282 22 270 28 258C31 250 40 252 38 259")


def table(p):
    """The table on which all this stands, its edge carved with a knot."""
    p.pen("#a5764a", INK, 1.6, rect(8, 268.5, 384, 5)).pen("#5a3a26", INK, 1.6, rect(8, 273.5, 384, 20))
    q = Page()
    Knot(15, 1).draw(q, 0, 0, 12.4, 3.6, ["#c79a5c"], "#5a3a26", 2.4, .8)
    p.put(q, 14, 276.8)


def border(p, w, h, ground, rule):
    """A band of knots about a picture."""
    p.fill(ground, rect(0, 0, w, h) + f"M13 13v{h - 26}h{w - 26}v-{h - 26}z")
    p.line(rule, 1.3, rect(1.6, 1.6, w - 3.2, h - 3.2) + rect(12.2, 12.2, w - 24.4, h - 24.4), cap=False)


def cover(name, ground=INK, share=0):
    p = Page(400, 300)
    p.parts.append('<clipPath id="q"><path d="M13 13h374v274h-374z"/></clipPath><g clip-path="url(#q)">')
    wall(p)
    back = Page()
    window(back)
    p.put(back, -2, 8, .84)
    satchels(p)
    desk(p)
    p.fill(WOOL, "M150 120H250V170H150Z")
    leaf(p)
    p.put(sleeve(True)).put(sleeve(False), 400, 0, 1, 0, True)
    scribe(p)
    hands(p)
    for draw, x, y, scale, flip in ((horn, -268, 2, 1, False), (cat, 398, 46, .78, True)):
        thing = Page()
        draw(thing)
        p.put(thing, x, y, scale, 0, flip)
    table(p)
    p.parts.append("</g>")
    border(p, 400, 300, ground, GOLD if ground == INK else INK)
    # twisted bands between plain corners, drawn once; where ink is saved a row of dots
    if share:
        p.dots(RED, 2.4, 6, "M18 6.900H382M18 293.100H382M6.900 18V282M393.100 18V282")
    else:
        for length, places in ((374, ("translate(13 4)", "translate(13 290.2)")), (274, ("translate(9.8 13) rotate(90)", "translate(396 13) rotate(90)"))):
            steps = 2 * round(length / 13)
            q = Page()
            Knot(steps // 2, 1).draw(q, 0, 0, length / steps, 2.9, [GOLD, "#cf5232"], ground, 2.1, .7)
            p.parts.append(f'<defs><g id="b{length}">' + "\n".join(q.parts) + "</g></defs>")
            p.parts += [f'<use href="#b{length}" transform="{place}"/>' for place in places]
    p.fill(RED, "".join(rect(x, y, 9.4, 9.4) for x in (2.2, 388.4) for y in (2.2, 288.4)))
    p.fill(GOLD, "".join(circ(x + 4.7, y + 4.7, 2.4) for x in (2.2, 388.4) for y in (2.2, 288.4)))
    if share:
        write(f"{name}.svg", pale(p, share))
    else:
        p.save(name)


def draw():
    cover("cover")
    cover("cover-low", "#ffffff", .62)
    cover("cover-lines", "#ffffff", 1)
