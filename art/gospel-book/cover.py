"""The cover: a scribe above the sea, who draws the great board into an open book; his cat looks on."""
from great_knot import GREAT, STARTS
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
    p.pen("#4d3524", INK, 1.1, "M106 134Q109 147 128 147.500Q149 147 154 132Q148 138 130 138.500Q112 138.500 106 134Z")
    p.line("#a9845a", .9, "M109 139Q128 144 151 137.500M118 139v7M128 139.500v8M139 139v7.500")
    p.line(INK, 1.3, "M131 139V108")
    p.pen("#ead9b2", INK, 1.1, "M118 111H145Q141 122 145 134Q131 138 117 134Q121 122 118 111Z").line("#b99c69", .9, "M127 111.500Q129 123 126.500 136M136 111.500Q134 123 136.500 136")
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


def scribe(p):
    """He sits behind his desk and bends over the page; Irish tonsure, brown beard, undyed habit."""
    # cowl and shoulders
    p.pen("#6b4630", INK, 2, "M176 196C182 150 206 126 232 120H276C306 126 330 152 338 206L340 250H170Z")
    p.fill("#7f563a", "M184 190C190 154 208 134 230 127C216 146 204 168 202 202Z")
    p.line(INK, 1.3, "M212 160C206 176 204 190 204 204M300 160C308 176 310 192 310 208M286 146Q296 170 292 206")
    p.pen("#7f563a", INK, 1.8, "M216 138C220 112 238 100 254 100C272 100 290 112 294 138C284 156 268 164 254 164C240 164 226 156 216 138Z")
    p.pen("#55361f", INK, 1.4, "M226 130C230 116 240 110 254 110C268 110 280 116 284 130C276 148 266 154 254 154C242 154 232 148 226 130Z")
    # head, bent forward: the bare crown, hair behind it from ear to ear
    p.pen("#8a5a34", INK, 1.8, "M222 96C218 66 236 50 254 50C274 50 290 68 286 96C284 110 278 118 272 122H236C230 118 224 110 222 96Z")
    p.pen("#e9c39a", INK, 1.8, "M229 92C226 74 238 60 254 60C271 60 282 74 279 92C280 110 272 128 254 136C236 128 228 110 229 92Z")
    p.fill("#f3d7b2", "M231 90C229 76 239 64 252 63C244 72 238 84 240 100Q234 98 231 90Z")
    p.pen("#e9c39a", INK, 1.3, "M229 94Q221 92 223 101Q225 108 231 107ZM279 94Q287 92 285 101Q283 108 277 107Z")
    p.pen("#8a5a34", INK, 1.6, "M231 106C236 112 246 108 254 110C262 108 272 112 277 106C278 130 268 150 254 156C240 150 230 130 231 106Z")
    p.line("#5c3a1f", 1.2, "M240 124Q244 140 251 148M254 124V150M268 124Q264 140 257 148")
    p.line(INK, 1.7, "M236 92Q243 88 250 93M258 93Q265 88 272 92M237 96Q243 100 249 97M259 97Q265 100 271 96M251 94L250 106Q254 110 258 106L257 94")
    p.fill("#d98e6c", circ(240, 103, 3) + circ(268, 103, 3))
    p.line("#f6d6b8", 1.4, "M247 117Q254 120 261 117")
    p.line(INK, .9, "M244 76Q254 73 264 76M246 81Q254 79 262 81")


def board_page(p, x, y, s):
    """The great board as it stands on the page, s wide: lines, men, signs in the corners."""
    b = Page()
    b.fill("#f4e6c4", rect(0, 0, 100, 100))
    b.line(RED, 3.2, rect(1.5, 1.5, 97, 97), cap=False).line(GOLD, 1.6, rect(4.4, 4.4, 91.2, 91.2), cap=False)
    # the game's own squares and men
    cell = 86 / GREAT
    grid = "".join(f"M{n(7 + cell * k, 2)} 7v86M7 {n(7 + cell * k, 2)}h86" for k in range(GREAT + 1))
    b.line("#a8834f", .75, grid, cap=False)
    at = lambda i, j: (7 + cell * (i + .5), 7 + cell * (j + .5))
    men = [(i, j) for j in range(GREAT) for i in range(GREAT) if STARTS[j][i] == "x"]
    lit = [(i, j) for i, j in men if abs(i - 9) + abs(j - 9) < 6 or (abs(i - 9), abs(j - 9)) in ((1, 5), (5, 1))]
    spots = lambda places: "".join(f"M{n(at(i, j)[0], 2)} {n(at(i, j)[1], 2)}h0" for i, j in places)
    b.line(INK, 3.5, spots(at_ for at_ in men if at_ not in lit)).line(RED, 3.7, spots(lit)).line("#fdf6e2", 2.1, spots(lit))
    b.pen(GOLD, INK, .9, circ(*at(9, 9), 2.6))
    for (i, j), c in zip(((0, 0), (17, 0), (0, 17), (17, 17)), (RED, GOLD, "#c4553a", GREEN)):
        b.pen(c, INK, .9, rect(7 + cell * i, 7 + cell * j, 2 * cell, 2 * cell))
    p.put(b, x, y, s / 100)


def desk(p):
    """The sloping desk, the book upon it, horn, knife and hands."""
    p.pen("#7a5232", INK, 2, "M60 288L92 186H326L372 288Z")
    p.fill("#94683f", "M68 280L96 192H322L360 280Z").line("#6b4527", 1, "M84 240H343M90 214H331M76 264H353")
    # the book: boards, leaves, two pages
    p.pen("#5a3420", INK, 1.6, "M100 284L112 176Q160 168 206 178Q254 168 302 176L316 284Z")
    p.pen("#e9d9b0", INK, 1.2, "M106 280L117 173Q164 163 206 175Q250 163 297 173L310 280Q256 270 207 282Q156 270 106 280Z")
    p.pen("#faf1da", INK, 1.4, "M110 276L120 171Q166 160 206 173L207 278Q158 266 110 276Z")
    p.pen("#faf1da", INK, 1.4, "M206 173Q250 160 294 171L306 276Q258 266 207 278Z")
    p.fill("#ead9b0", "M200 172L206 173L207 278L198 275.500Z").fill("#ead9b0", "M206 173L212 171.500L214 276L207 278Z")
    # left page: a great initial and lines of script
    p.pen(RED, INK, 1.4, "M128 184H139V222Q139 231 148 231H158V240H144Q128 240 128 224Z")
    p.pen(GREEN, INK, 1, rect(131, 190, 5, 32))
    p.dots(RED, 1.7, 3.6, "M124 180H143V220Q143 227 152 227H162V244H140Q124 244 124 224Z")
    p.line("#4a3524", 1.5, "M150 184H194M150 192H190M150 200H195M150 208H188M166 218H194M168 227H192M168 236H195M126 252H192M125 260H194", ' stroke-dasharray="5 1.600 8 1.800 3 1.500"', cap=False)
    p.line(RED, 1.5, "M125 268H176", ' stroke-dasharray="6 1.600 3 1.500"', cap=False)
    p.parts.append('<g transform="matrix(1 .03 .05 1 0 -6)">')
    board_page(p, 205.5, 180, 84)
    p.parts.append("</g>")
    # a sleeve and the hand that holds the page flat
    p.pen("#e9c39a", INK, 1.5, "M312 231C304 226 298 229 294 234Q292 240 297 239L292 245Q292 250 297 248L295 252Q297 256 302 253L312 249Q318 246 320 240Z")
    p.line(INK, 1.1, "M297 239L304 236M297 248L306 244")
    p.pen("#6b4630", INK, 2, "M306 142C330 160 344 196 342 224C340 244 322 252 310 244C308 238 309 230 313 224C308 206 300 190 288 176Z")
    p.fill("#7f563a", "M314 158C330 180 336 204 334 230C330 206 322 184 308 166Z")
    p.pen("#55361f", INK, 1.4, "M313 224C308 230 307 240 310 244Q316 250 324 247Q314 238 313 224Z")
    # the arm with the quill: a sleeve bent at the elbow, wide at its hem, out of it a fist, the quill between thumb and fingers
    fist = "M186 211C196 212 201 207 209 206C219 204.500 227 208 229 214Q232.500 217.500 231 222Q232.500 226.500 229.500 230Q228 237 219 239C209 241 199 236 188 238"
    p.pen("#55361f", INK, 1.6, "M190 201C203 208 206 238 196 252L184 250L180 204Z")
    p.fill("#e9c39a", fist + "Z").line(INK, 1.7, fist)
    p.pen("#6b4630", INK, 2, "M204 138C176 150 154 176 136 214Q130 230 142 237C158 245 178 251 196 252C189 236 187 216 190 201L178 203C192 194 208 182 226 168Z")
    p.fill("#7f563a", "M198 146C174 160 156 184 141 214Q138 224 143 230C152 202 172 174 206 152Z")
    p.line(INK, 1.2, "M178 203C169 206 162 212 158 221")
    p.line(INK, 2.6, "M229 251L199 160").line("#f3e6c4", 1.2, "M227.500 246L199 160").fill(INK, "M230.500 255L224.500 243L229 241.500Z")
    p.pen("#fdf6e4", INK, 1.3, "M214 207C200 196 186 172 184 140C196 146 206 162 211 180L207 181L212 186C214 193 215 200 214 207Z")
    p.line(INK, 1, "M214 207C206 188 196 164 186 144M203 186L196 184M199 176L191 173M195 166L188 162M206 186L209 181M201 173L204 168")
    front = "M204 207.500Q206.500 206.300 209 206C219 204.500 227 208 229 214Q232.500 217.500 231 222Q232.500 226.500 229.500 230Q228 237 219 239Q212 240.300 205 239"
    p.fill("#e9c39a", front + "Z").line(INK, 1.7, front)
    p.line(INK, 1.2, "M230.500 222L217 223.500M229 230.500L217 231M203 214.500Q213 209 221 213Q225 216.500 220 218.500Q213 218.500 208 222")
    # an ink horn in its hole
    p.fill("#3f2d22", "M319 271a9 3.500 0 1 0 18 0a9 3.500 0 1 0-18 0z")
    p.pen("#3f2d22", INK, 1.5, "M315 247Q318 262 325 272H331Q338 262 341 247Z").fill("#6d5140", "M319 251Q322 263 327 271Q322 262 323 251Z")
    p.pen("#d9c49a", INK, 1.3, "M314 247Q328 239 342 247Q341 254 328 254Q315 254 314 247Z").fill(INK, "M319 247.500Q328 243 337 247.500Q328 251.500 319 247.500Z")


def cat(p):
    """A white cat on the sill of the desk, who has seen something under it."""
    p.pen("#fbf5e6", INK, 1.8, "M44 286C36 262 42 236 60 226C56 214 58 202 60 194L69 202Q76 199 83 202L92 193C95 202 96 214 91 224C104 236 108 264 102 286Z")
    p.fill("#e3d6b8", "M92 236C104 248 106 268 102 285H88C96 268 96 250 92 236ZM60 229Q75 240 90 227Q84 238 75 238Q66 238 60 229Z")
    p.fill("#e3a488", "M63 199L67.500 203L63 207ZM89 198L84.500 203L89 206Z")
    p.line(INK, 1.3, "M64 214Q68 210 72 214M80 214Q84 210 88 213M76 219V222Q73 225 70 223M76 222Q79 225 82 223M60 220L50 218M60 223L51 225M92 219L101 216M92 222L101 223M67 276Q63 266 66 252M84 276Q87 266 84 252M75.500 284V268")
    p.pen("#fbf5e6", INK, 1.5, "M56 287Q54 277 65 276Q75 277 75 287ZM76 287Q76 277 86 276Q97 277 95 287Z").line(INK, 1, "M62 287v-4M68 287v-4M83 287v-4M89 287v-4")
    p.fill("#c9745a", "M73.500 217.500h5l-2.500 2.500z").fill(INK, circ(68, 214.5, 2) + circ(84, 214.5, 2))
    p.line(INK, 9.5, "M46 278C30 282 22 270 28 258C31 250 40 252 38 259").line("#fbf5e6", 6.2, "M46 278C30 282 22 270 28 258C31 250 40 252 38 259")


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
    window(p)
    satchels(p)
    p.parts.append('<g transform="translate(0 -15)">')
    scribe(p)
    desk(p)
    cat(p)
    p.parts.append("</g>")
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
