"""The cover, 400 x 300: evening on Anglesey. The king and his poet at the board, the hall behind them, Eryri across the water."""
import re

from beasts import dragon, harp
from frame import ring_cross
from lib import *
from weave import triquetra, weave

DARK = "#2e333b"
SKIN, SHADE = "#e9bd94", "#cf9568"


def sky():
    return ['<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#6f8099"/><stop offset=".42" stop-color="#a9b2c1"/>'
        '<stop offset=".72" stop-color="#e6c9bd"/><stop offset="1" stop-color="#f7dfb4"/></linearGradient>',
        fill("url(#s)", rect(12, 12, 376, 126)),
        # long thin clouds, lit from below
        fill("#8f9bb0", "M12 40C60 34 96 44 140 38C120 46 70 50 12 50ZM250 26C300 20 340 30 388 24V33C340 38 300 32 250 26ZM60 64C90 60 120 66 150 62C130 69 90 71 60 64Z"),
        fill("#f1d3c4", "M12 50C70 50 120 46 140 38C126 50 70 55 12 53ZM270 31C310 36 350 38 388 33V35C350 41 306 38 270 31Z")]


def mountains():
    far = "M12 128L30 112L44 116L66 98L84 108L104 92L124 106L150 90L176 100L198 80L216 86L240 62L258 74L284 40L304 62L318 56L340 76L356 70L388 92V130H12Z"
    near = "M12 134L48 120L90 126L140 112L170 120L204 100L226 108L252 88L276 100L300 84L330 104L356 94L388 108V136H12Z"
    # evening light on the flanks that look west, and what the snow has kept
    lit = ("M240 62L226 76L232 80L228 92L238 84L244 92L246 78L258 74ZM284 40L268 60L274 66L266 80L278 72L284 84L288 70L296 76L292 60L304 62Z"
        "M198 80L188 90L194 92L192 98L200 92L206 96L206 86L216 86ZM340 76L330 68L326 78L318 56L310 66L314 72L310 82L320 76L330 86Z"
        "M150 90L140 96L146 99L142 104L152 99L158 102L158 94ZM104 92L96 98L101 101L98 106L106 101L112 104L112 98ZM356 70L348 76L352 82L360 80L366 86L368 78Z")
    shade = "M284 40L292 60L296 76L306 92L326 100L304 62ZM240 62L246 78L254 92L262 78L258 74Z"
    return [both("#8e95ae", "#747c98", .6, far), fill("#7b84a0", shade), fill("#f6e2d6", lit), both("#68758f", "#505c75", .6, near),
        fill("#5a6781", "M252 88L258 100L274 112L276 100ZM300 84L308 100L326 112L330 104ZM204 100L210 112L226 116L226 108Z"),
        fill("#8390a5", "M252 88L236 102L246 102L240 112L256 104ZM300 84L284 98L294 98L290 110L304 100ZM204 100L190 110L200 110L196 118L208 110Z")]


def water():
    shine = "".join(f"M{n(x)} {n(y)}h{n(w)}" for x, y, w in ((20, 139, 40), (236, 136, 34), (296, 140, 60), (250, 145, 22), (330, 147, 46), (272, 151, 40), (352, 154, 30),
        (24, 146, 22), (230, 156, 40), (300, 158, 56), (20, 153, 36), (246, 163, 30), (330, 165, 40)))
    return [fill("#8ea5b5", rect(12, 131, 376, 50)), fill("#d9c5b8", rect(12, 131, 376, 3.5)), soft("#dbd6d0", 1.3, shine),
        # a ship under sail, far out
        fill(DARK, "M262 150C268 153 280 153 286 149L283 155H266Z"), fill(R1, "M268 135H280C281 140 281 145 280 149H268C270 145 270 140 268 135Z"), line(DARK, .8, "M274 132V151")]


def land():
    return [both("#8f9a68", "#6d7850", .6, "M12 160C40 148 70 146 96 142C130 134 190 134 222 146C238 152 246 158 236 164C270 166 330 172 388 182V246H12Z"),
        fill("#a9ae78", "M96 142C130 134 190 134 222 146C190 142 140 142 84 152C60 156 36 160 12 168V160C40 148 70 146 96 142Z"),
        fill("#e3d3a6", "M222 146C238 152 246 158 236 164C270 166 330 172 388 182V186C330 177 272 172 226 169C232 162 232 153 222 146Z"),
        both("#7b8759", "#5f6a45", .6, "M12 190C80 172 140 182 200 178C270 176 330 188 388 200V246H12Z"),
        soft("#6a764d", 1.2, "M30 184q3 -5 4 -8M36 184q1 -5 5 -7M118 176q2 -5 5 -7M262 182q1 -5 4 -8M268 183q2 -4 6 -6M340 196q1 -5 4 -8M346 196q2 -4 6 -6")]


def hall():
    stones = "".join(f"M{n(108 + 9 * k + 3 * (row % 2))} {n(141 + 5 * row)}h6" for row in range(3) for k in range(11))
    return [
        # smoke
        fill("#c9c3c4", "M150 66C146 56 158 50 152 40C150 34 156 28 162 26C158 34 166 40 160 50C156 58 160 62 157 68Z"),
        # long wall and roof of slates
        both("#b9ac93", "#6b614f", .7, "M98 128H184V156H98Z"), soft("#8d8068", 1, stones), fill("#59442f", "M112 156V140H119V156ZM136 156V140H143V156ZM160 156V140H167V156Z"),
        both("#4c5767", "#2f3947", .8, "M88 130L112 82L196 78L184 130Z"),
        line("#67748a", 1.1, "M108.500 90L193 87M104.500 98L191 96M100.500 106L189 105M96.500 114L187.500 113.500M92.500 122L185.500 122"),
        line("#3a4452", .9, "".join(f"M{n(118 + 9.5 * k - (4 if r % 2 else 0) - r * 4)} {n(83.5 + 8 * r)}l-2.8 6.600" for r in range(6) for k in range(8))),
        # gable end: plaster and timber, a door with firelight
        fill("#e2d2ae", "M196 86L214 128V158H180V128Z"), fill("#c9b48a", "M196 86L214 128V158H206V122Z"),
        line("#6a4a2e", 2.2, "M180 128H214M180 158V128M214 158V128M196 90V128M188 107H205"),
        fill("#f0b64e", "M190 158V143C190 136 203 136 203 143V158Z"), line("#6a4a2e", 1.8, "M190 158V143C190 136 203 136 203 143V158"), fill("#f7dfa0", "M193.500 158V146C193.500 141 199.500 141 199.500 146V158Z"),
        soft("#59442f", 3.4, "M196 80L180 128M196 80L215 129"),
        # carved heads where the rafters cross
        soft("#59442f", 2.600, "M196 81L189 71C188 68 191 66 193 68M196 81L203 71C204 68 201 66 199 68"), soft("#59442f", 2.6, "M112 83L106 75C105 72 107 71 109 72"),
        # a lesser house and the wall of the court
        both("#b9ac93", "#6b614f", .7, "M62 146H92V160H62Z"), both("#5b6676", "#39424f", .8, "M57 147L67 126H88L97 147Z"), line("#75829a", 1, "M64 133H91M61 139H94"), fill("#59442f", rect(74, 150, 6, 10)),
        fill("#9d9482", "M52 157C90 153 150 156 178 157V165C140 162 90 162 52 166ZM216 157C226 158 234 160 240 163V170C232 167 226 166 216 165Z"),
        soft("#7b7263", 1, "M58 161h7M70 160h8M84 159h7M97 159h8M112 159h7M126 160h8M140 160h7M154 161h8M168 161h6M220 161h6M230 164h6")]


def banner(sign=None):
    cloth = "M251 31C268 25 282 36 300 30C312 26 322 28 334 33L322 47L334 62C320 58 312 58 300 61C282 66 268 56 251 61Z"
    return [soft("#59442f", 2.4, "M250 24V164"), fill(G2, circ(250, 23, 3)), fill(R1, cloth),
        fill(R2, "M282 33C288 34 294 32 300 30C312 26 322 28 334 33L322 47L334 62C320 58 312 58 300 61C294 63 288 63 282 62C286 52 286 42 282 33Z"),
        sign or group(place(263, 30, .34), *dragon(G1, G3, R3, False)), line(G2, 1.2, "M253 33.500C268 28 282 38.500 300 32.500M253 58.500C268 53.500 282 63 300 58.500")]


def terrace():
    flags = (("#93a0ae", "M12 236L110 230L118 252L12 260Z"), ("#a3afbb", "M110 230L206 228L208 250L118 252Z"), ("#9aa3b3", "M206 228L300 231L306 254L208 250Z"),
        ("#8b98a7", "M300 231L388 236V260L306 254Z"), ("#a9b4bf", "M12 260L84 254L80 288H12Z"), ("#98a1b2", "M84 254L170 251L172 288H80Z"), ("#a7b2be", "M170 251L262 252L270 288H172Z"),
        ("#94a1af", "M262 252L340 256L350 288H270Z"), ("#a0a9b8", "M340 256L388 260V288H350Z"))
    return [fill(color, d) for color, d in flags] + [line("#667384", 1.2, "".join(d for _, d in flags)),
        fill("#66737f", "M12 236C80 228 200 224 388 236V231C200 220 80 223 12 231Z")]


def face(hair, beard, old):
    """A head in profile that looks to the right, about 40 high; its middle is the origin."""
    parts = [both(SKIN, "#8a5a38", .6, "M-9 -14C-2 -18 8 -17 11 -10L11.500 -5L16.500 2.500C16.500 4.300 14.500 4.800 12.300 4.600L13 7.200L11.800 9L12.200 11.500C12 15.500 8 17 3.500 16.500L3 25L-12 23L-10 6C-14 0 -14 -9 -9 -14Z"),
        fill(SHADE, "M-10 6C-8 12 -4 15 3.500 16.500L3 25L-12 23ZM-5 -2C-2 -4 1 -1 -.500 3C-1.500 6 -4 5.500 -4.500 3Z")]
    parts.append(both(beard, mix(beard, DARK, .55), .6, "M-4 4C0 9 5 7.500 8 5.500C11 4.500 14 6 14.500 8L12 8.800C15 14 14 24 8 29C1 27 -5 17 -4 4Z"))
    parts.append(soft(SHADE, 1.1, "M9.500 9.200L12.800 8.600"))
    parts.append(both(hair, mix(hair, DARK, .55), .6, "M12.500 -9.500C9 -21 -8 -23 -14 -13C-18 -4 -16.500 10 -14 19C-10 21 -6 20 -3.500 17C-6.500 10 -6 3 -4 -3C0 -8 6 -9.500 12.500 -9.500Z"))
    parts.append(fill(DARK, "M6.500 -3C7.500 -5.300 10.500 -5.300 11.500 -3C10.500 -1.800 7.500 -1.800 6.500 -3Z"))
    parts.append(soft(mix(hair, DARK, .35), 1.5, "M5.500 -7.500C7.500 -9 10 -9 12 -7.800"))
    return parts


def hand(turn=0):
    return fill(SKIN, "M-4 -5C2 -6.500 8 -6 12 -4L17 -3.500C19 -3 18.500 -.500 16.500 -.600L12 -.800L16 1.800C17 3.500 15.500 4.800 14 4L9 2.500C6 5.500 1 6 -4 5Z")


def poet():
    """Left, in sea-blue, grey-haired, a hand above the board."""
    blue, deep, pale = "#3f7183", "#2a4f60", "#6c9aa8"
    return [
        fill("#8a8272", "M34 234H106V280H34Z"), fill("#a29a88", "M30 228H110V237H30Z"), line("#6b6455", 1, "M34 254H106M58 237V254M84 237V254M46 254V280M72 254V280M96 254V280"),
        fill("#4b3424", "M140 270C150 268 160 272 170 276C173 278 172 282 168 282H138Z"),
        # robe over lap and knees
        fill(blue, "M78 170C62 176 55 200 54 228C53 236 56 244 62 246L110 250C116 258 118 270 116 281L152 281C158 266 160 248 156 230C150 218 130 216 116 216C114 198 108 180 98 171Z"),
        fill(deep, "M62 246L110 250C116 258 118 270 116 281H130C134 266 130 248 116 238C98 234 78 234 58 238Z"),
        soft(deep, 1.4, "M150 228C154 246 152 264 146 280M140 226C146 244 145 262 138 280M104 222C116 222 128 224 138 228M74 190C70 204 69 216 70 228"),
        # mantle on his back
        fill(deep, "M82 168C64 172 52 196 48 224C46 240 48 256 50 268C58 262 62 250 63 238C64 214 72 190 90 176Z"), soft(pale, 1.2, "M64 190C58 206 55 224 55 242"),
        soft(G2, 2.2, "M84 169C66 176 60 210 63 238"),
        # arm
        fill(blue, "M84 178C90 170 104 174 107 186L118 204L142 190L149 200L122 221C112 224 102 214 95 204C88 196 82 188 84 178Z"),
        soft(deep, 1.4, "M88 184C92 196 102 210 113 214M112 208L118 204"), fill(G2, "M139 188.500L148.500 202.500L152.500 199.500L143.500 186.500Z"),
        group(place(150, 193, .95, -18), hand()), fill(S5, "M164.500 187C164.500 184.500 171.500 184.500 171.500 187V190C171.500 192.500 164.500 192.500 164.500 190Z"),
        fill(G2, "M76 168C84 176 96 177 103 171L105 177C96 184 82 183 73 174Z"),
        group(place(88, 148, 1.04), *face("#b9bcc0", "#cfd0d0", True)),
        # a band about his hair
        fill(G2, "M72.800 140C80 133.500 94 133 101.800 138.500L101 142.300C93 137.500 81 138 73 144.500Z")]


def king():
    """Right, drawn as he would look to the right and mirrored: red mantle, gold crown, dark beard."""
    tunic, deep = "#d8c49a", "#a98d5c"
    parts = [
        fill("#8a8272", "M30 230H108V280H30Z"), fill("#a29a88", "M26 224H112V233H26Z"), line("#6b6455", 1, "M30 250H108M54 233V250M80 233V250M42 250V280M68 250V280M94 250V280"),
        # high back of his seat, carved
        fill("#7a5634", "M30 226V150C30 142 44 142 44 150V226Z"), fill("#59391f", "M30 226V150C30 145 35 143.500 37 144V226Z"), fill("#7a5634", circ(37, 143, 6)), fill(G2, circ(37, 143, 2.4)),
        fill("#4b3424", "M142 270C152 268 162 272 172 276C175 278 174 282 170 282H140Z"),
        fill(tunic, "M78 166C62 172 54 198 54 226C54 236 56 244 62 246L112 250C118 258 120 270 118 281L156 281C160 266 162 246 158 228C152 216 132 213 118 214C114 196 108 178 98 168Z"),
        soft(deep, 1.4, "M152 226C156 246 154 264 150 280M142 222C148 242 148 262 142 280"), fill(G2, "M118 276L156.500 275L155.500 281H118Z"),
        # the mantle falls over his shoulder and across his lap
        fill(R1, "M84 164C62 168 48 192 46 222C42 246 42 264 44 281H118C120 268 117 256 112 249C124 248 138 242 144 232C142 222 130 216 116 217C104 220 92 220 84 216C84 198 90 182 100 170Z"),
        fill(R2, "M84 164C62 168 48 192 46 222C42 246 42 264 44 281H74C70 262 70 244 76 232C70 214 74 188 92 172Z"),
        soft(R3, 1.5, "M62 192C56 212 54 240 58 276M88 222C100 227 118 227 134 224M84 234C100 240 120 238 138 234M92 252C96 262 96 272 94 280"), soft(G1, 2.2, "M118 281C120 268 117 256 112 249C124 248 138 242 144 232M100 170C90 182 84 198 84 216"),
        fill(tunic, "M86 176C92 168 106 172 109 184L120 202L144 188L151 198L124 219C114 222 104 212 97 202C90 194 84 186 86 176Z"), soft(deep, 1.4, "M90 184C94 196 104 208 115 212M114 206L120 202"),
        fill(R1, "M141 186.500L150.500 200.500L154.500 197.500L145.500 184.500Z"), group(place(152, 191, .95, -10), hand()),
        fill(G1, circ(84, 180, 5.500)), line(G3, 1.2, circ(84, 180, 3)),
        group(place(90, 144, 1.04), *face("#5d3f27", "#6d4b2e", False)),
        # crown
        both(G2, G3, 1, "M72 135L70 118L79 125L85 113L92 123L100 112L103 124L109 121L105.500 136C95 130 82 130 72 135Z"), fill(R2, circ(81, 128.500, 1.8) + circ(91, 127, 1.8) + circ(101, 128.500, 1.8)),
        fill(G1, "M72 135C82 129.500 95 129.500 105.500 136L105.500 132.500C95 126.500 82 126.500 71.700 131.500Z")]
    return [group("matrix(-1 0 0 1 398 0)", *parts)]


def table():
    """A slab on a carved block, the board on it seen from above."""
    parts = [fill("#717d8c", "M168 226H236L232 282H172Z"), fill("#5d6876", "M212 226H236L232 282H210Z")]
    parts += weave([triquetra(202, 258, 18)], 3.4, 1, "#c3ccd6", "#717d8c")
    parts += [fill("#566170", "M136 222H268V230H136Z"), fill("#7f8c9b", "M148 194H256L268 222H136Z"), line("#aab5c1", 1.2, "M148 194H256L268 222H136Z")]
    at = lambda u, v: (202 + (u - .5) * (86 + 20 * v), 197.5 + 22.5 * v)
    parts.append(fill(S5, poly([at(-.03, -.05), at(1.03, -.05), at(1.03, 1.06), at(-.03, 1.06)])))
    parts.append(fill("#e2e6ea", poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])))
    count = 11
    parts.append(fill("#cdd5dd", "".join(poly([at(k / count, 0), at((k + 1) / count, 0), at((k + 1) / count, 1), at(k / count, 1)]) for k in range(1, count, 2))))
    parts.append(line("#b4bec9", .45, "".join(f"M{pt(at(k / count, 0))}L{pt(at(k / count, 1))}M{pt(at(0, k / count))}L{pt(at(1, k / count))}" for k in range(count + 1))))
    rows = ("....AAA....", "....A.A....", "...........", ".....D.....", "AA..DD...AA", "A..DDKD.A.A", "AA..DDD..A.", ".....D.....", ".....A.....", "....A.A....", "....AAA....")
    side, top = {}, {}
    for y, row in enumerate(rows):
        for x, man in enumerate(row):
            if man == ".": continue
            u, v = at((x + .5) / count, (y + .5) / count)
            r = (2.7 if man != "K" else 3.3) * (.86 + .18 * y / 10)
            h = 1.3
            side[man] = side.get(man, "") + f"M{n(u - r)} {n(v - h)}v{n(h)}a{n(r)} {n(r * .42)} 0 0 0 {n(2 * r)} 0v{n(-h)}z"
            top[man] = top.get(man, "") + f"M{n(u - r)} {n(v - h)}a{n(r)} {n(r * .42)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r * .42)} 0 1 0 {n(-2 * r)} 0z"
    for man, low, high in (("A", "#30343b", "#4a525e"), ("D", B3, "#fdf6e4"), ("K", R2, G1)): parts += [fill(low, side[man]), fill(high, top[man])]
    return parts


def border():
    """A carved frame: slate with rows of steps, crosses in the corners."""
    stone = "M0 0H400V300H0ZM13 13V287H387V13Z"
    def row(x, y, dx, dy, nx, ny, count, step):
        out = ""
        for k in range(count):
            cx, cy = x + dx * step * (k + .5), y + dy * step * (k + .5)
            at = [(-.5, 0), (-.5, 1.6), (-.26, 1.6), (-.26, 3.3), (-.09, 3.3), (-.09, 5), (.09, 5), (.09, 3.3), (.26, 3.3), (.26, 1.6), (.5, 1.6), (.5, 0)]
            out += poly([(cx + dx * step * u + nx * v, cy + dy * step * u + ny * v) for u, v in at])
        return out
    # two rows of each length are the same one, turned
    rows = (f'<path id="r" d="{row(13, 10.8, 1, 0, 0, -1, 22, 17)}" fill="{B2}"/><path id="t" d="{row(10.8, 13, 0, 1, -1, 0, 16, 17.125)}" fill="{B2}"/>'
        '<use href="#r" transform="matrix(1 0 0 -1 0 300)"/><use href="#t" transform="matrix(-1 0 0 1 400 0)"/>')
    out = [fill(S4, stone), rows, line(B2, 1, "M2.500 2.500H397.500V297.500H2.500Z"), line(R1, 1.6, rect(12.6, 12.6, 374.8, 274.8))]
    for x in (7, 393):
        for y in (7, 293): out += [fill(S4, rect(x - 7, y - 7, 14, 14)), *ring_cross(x, y, 6.4, S1, None, R2, G2)]
    return out


def cover(name="cover", tones={}, sign=None):
    """The picture; tones are other colours in place of these, sign what the banner bears."""
    scene = sky() + mountains() + banner(sign) + water() + land() + hall() + terrace()
    scene += poet() + [group(place(14, 192, .93), *harp("#c2914c", "#7d5527", "#f3e8cf", G1))] + king() + table()
    body = "\n".join(['<clipPath id="q"><path d="M13 13h374v274h-374z"/></clipPath><g clip-path="url(#q)">', *scene, "</g>", *border()])
    save(name, 400, 300, re.sub("#[0-9a-f]{6}", lambda tone: tones.get(tone[0], tone[0]), body))


# Early morning, all sea: mantle and banner blue-green, hills fresh, snow cool.
MORNING = {"#6f8099": "#8db4bb", "#a9b2c1": "#bfd3d3", "#e6c9bd": "#e6e7d6", "#f7dfb4": "#f8e9b8", "#8f9bb0": "#a3c0c4", "#f1d3c4": "#f3efdc", "#f6e2d6": "#f4f4ec", "#8e95ae": "#86a3ac",
    "#7b84a0": "#7492a0", "#68758f": "#557886", "#5a6781": "#486a79", "#8390a5": "#6e919c", "#8ea5b5": "#7fb0b5", "#d9c5b8": "#dfe6d6", "#dbd6d0": "#e6efe9", R1: "#2f7f8c", R2: "#1f6270", R3: "#12404b",
    "#3f7183": "#9a4a34", "#2a4f60": "#6d2f22", "#6c9aa8": "#c98a70"}
# Late dusk over heather: purple hills, gold and violet cloth, the first dark.
DUSK = {"#6f8099": "#5b5478", "#a9b2c1": "#8d7f9f", "#e6c9bd": "#d49a95", "#f7dfb4": "#f0b878", "#8f9bb0": "#6d6488", "#f1d3c4": "#eeb694", "#f6e2d6": "#f3cdb8", "#8e95ae": "#7d7598", "#7b84a0": "#6b648a",
    "#68758f": "#585078", "#5a6781": "#4b446b", "#8390a5": "#6f668d", "#8ea5b5": "#857f9e", "#d9c5b8": "#e0ab94", "#dbd6d0": "#dcb8ab", "#8f9a68": "#86718a", "#a9ae78": "#a08a90", "#7b8759": "#6f5c78",
    "#6a764d": "#5c4a66", R1: "#7d5c95", R2: "#5f4178", R3: "#3a264d", "#3f7183": "#57654a", "#2a4f60": "#3a4632", "#6c9aa8": "#8d9b78"}


def draw():
    cover()
    cover("cover-sea", MORNING, group(place(267, 30.500, .32), *harp(G1, G3, "#f7efdc")))
    from pieces import crowned_face
    cover("cover-heather", DUSK, group(place(280, 48, .42), *[part.replace("#5f4178", G2).replace("#3a264d", G3) for part in crowned_face()]))
