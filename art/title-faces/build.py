"""Builds a font file from drawn letters: accents are put together from letters and marks, pairs are kerned by classes."""

import unicodedata

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.filterPen import FilterPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString

PLAIN = ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" ".,:;!?'\"()&/-+×‐‘’“”„‚–—«»·…"
         "ÆæØøÞþÐðŒœßŁłĐđı")
ACCENTED = ("ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿŸ" "ĀāĂăĄąĆćČčĎďĒēĖėĘęĚěĞğĪīĮįİŃńŇňŌōŐőŘřŚśŞşŠšŤťŪūŮůŰűŲųŴŵŶŷŹźŻżŽž" "ǪǫȘșȚțǼǽǾǿ")
# Marks by their combining characters: the spacing character that a font may have, and how it can be made of another.
MARKS = {
    "\u0300": "`", "\u0301": "´", "\u0302": "ˆ", "\u0303": "˜", "\u0308": "¨", "\u030a": "˚", "\u030c": "ˇ",
    "\u0306": "˘", "\u0304": "¯", "\u0327": "¸", "\u0328": "˛", "\u030b": "˝", "\u0307": "˙", "\u0326": "\u0326",
}
# How far a curve of few points may be from the drawn one, in units.
NEAR = 1.0
BELOW = {"\u0327", "\u0328", "\u0326"}


def path():
    return pathops.Path()


def moved(p, dx=0, dy=0, sx=1, sy=1):
    return p.transform(sx, 0, 0, sy, dx, dy)


def union(*paths):
    """One outline of all."""
    builder = pathops.OpBuilder(fix_winding=True, keep_starting_points=False)
    for p in paths:
        builder.add(p, pathops.PathOp.UNION)
    return builder.resolve()


def name(c):
    return f"u{ord(c):04X}"


def write(file, family, notice, letters, kern, em=1000, caps=700, bowls=500, ascent=900, descent=-250, same_case=False, weight=400, digits=None):
    """Writes the font. `letters`: by character, outline (a pathops path in units of `em`, y up) and advance. `kern`: by pair of
    plain characters, in units. `same_case`: small letters are the capitals."""
    glyphs = {".notdef": (pathops.Path(), em // 2)}
    cmap, parts = {}, {}
    letters = dict(letters)
    letters.setdefault(" ", (pathops.Path(), em // 4))
    make_marks(letters, caps, bowls)
    for c, (outline, advance) in sorted(letters.items()):
        glyphs[name(c)] = (outline, advance)
        if c not in MARKS:
            cmap[ord(c)] = name(c)
    cmap[0xA0] = name(" ")
    base_of = {}
    for c in ACCENTED:
        if same_case and c.islower() and len(c.upper()) == 1:
            continue
        made = composed(c, letters, caps, bowls)
        if made and c not in letters:
            parts[name(c)] = made[0]
            glyphs[name(c)] = (None, made[1])
            cmap[ord(c)] = name(c)
            base_of[c] = made[2]
    if same_case:
        for upper in [chr(u) for u in cmap]:
            lower = upper.lower()
            if len(lower) == 1 and lower != upper and ord(lower) not in cmap:
                cmap[ord(lower)] = cmap[ord(upper)]
        cmap[ord("ı")] = name("I")
    if 0x2010 not in cmap:
        cmap[0x2010] = name("-")
    order = [".notdef"] + sorted(g for g in glyphs if g != ".notdef")
    fb = FontBuilder(em, isTTF=True)
    fb.setupGlyphOrder(order)
    fb.setupCharacterMap(cmap)
    tables, names = {}, dict.fromkeys(order)
    for g in order:
        pen = TTGlyphPen(names)
        outline = glyphs[g][0]
        if outline is None:
            for part, dx, dy in parts[g]:
                pen.addComponent(part, (1, 0, 0, 1, round(dx), round(dy)))
        else:
            draw(outline, pen)
        tables[g] = pen.glyph(dropImpliedOnCurves=True)
    fb.setupGlyf(tables)
    metrics = {}
    for g in order:
        table = fb.font["glyf"][g]
        table.recalcBounds(fb.font["glyf"]) if hasattr(table, "recalcBounds") else None
        metrics[g] = (round(glyphs[g][1]), getattr(table, "xMin", 0) or 0)
    fb.setupHorizontalMetrics(metrics)
    fb.setupHorizontalHeader(ascent=ascent, descent=descent)
    style = {400: "Regular", 700: "Bold", 900: "Black"}[weight]
    fb.setupNameTable({
        "familyName": family, "styleName": "Regular", "uniqueFontIdentifier": family, "fullName": family,
        "psName": family.replace(" ", ""), "version": "Version 1.000", "copyright": notice,
        "licenseDescription": "SIL Open Font License 1.1", "licenseInfoURL": "https://openfontlicense.org",
    }, mac=False)
    fb.setupOS2(sTypoAscender=ascent, sTypoDescender=descent, usWinAscent=ascent + em // 7, usWinDescent=-descent, sCapHeight=caps,
                sxHeight=bowls, usWeightClass=400, fsType=0)
    fb.setupPost(keepGlyphNames=False)
    fb.font["head"].created = fb.font["head"].modified = 3786912000
    fb.font.recalcTimestamp = False
    feature = kerning(kern, set(cmap.values()), base_of, same_case)
    if feature:
        addOpenTypeFeaturesFromString(fb.font, feature)
    fb.save(file)


def draw(outline, pen):
    outline = pathops.Path(outline)
    outline.convertConicsToQuads()
    simple = Cu2QuPen(Rounded(pen), NEAR)
    outline.draw(Started(Qu2CuPen(simple, NEAR, all_cubic=True)))


class Started(FilterPen):
    """Gives every contour a first point on the curve."""

    def qCurveTo(self, *points):
        if points[-1] is None:
            (ax, ay), (bx, by) = points[-2], points[0]
            start = ((ax + bx) / 2, (ay + by) / 2)
            self.moveTo(start)
            points = (*points[:-1], start)
        super().qCurveTo(*points)


class Rounded:
    """Passes an outline on in whole units, without points that stand on each other."""

    def __init__(self, pen):
        self.pen = pen

    def moveTo(self, p):
        self.last = (round(p[0]), round(p[1]))
        self.pen.moveTo(self.last)

    def lineTo(self, p):
        p = (round(p[0]), round(p[1]))
        if p != self.last:
            self.pen.lineTo(p)
        self.last = p

    def qCurveTo(self, *points):
        points = [(round(x), round(y)) for x, y in points]
        self.pen.qCurveTo(*points)
        self.last = points[-1]

    def closePath(self):
        self.pen.closePath()

    def endPath(self):
        self.pen.endPath()


def box(p):
    return p.bounds if len(list(p.segments)) else (0, 0, 0, 0)


def flipped(p):
    x0, y0, x1, y1 = box(p)
    return p.transform(1, 0, 0, -1, 0, y0 + y1)


def make_marks(letters, caps, bowls):
    """Makes the marks that are missing from others."""
    def spacing(mark):
        c = MARKS[mark]
        return letters.pop(c)[0] if c in letters and c != mark else letters.get(mark, (None,))[0]

    found = {mark: spacing(mark) for mark in MARKS}
    if found["\u0300"] is None and found["\u0301"] is not None:
        x0, _, x1, _ = box(found["\u0301"])
        found["\u0300"] = found["\u0301"].transform(-1, 0, 0, 1, x0 + x1, 0)
    dot = letters["."][0]
    x0, y0, x1, y1 = box(dot)
    acute = found["\u0301"]
    low = box(acute)[1]
    if found["\u0307"] is None: found["\u0307"] = moved(dot, 0, low - y0)
    if found["\u0308"] is None: found["\u0308"] = union(moved(dot, -0.8 * (x1 - x0), low - y0), moved(dot, 0.8 * (x1 - x0), low - y0))
    if found["\u0302"] is None and found["\u030c"] is not None: found["\u0302"] = flipped(found["\u030c"])
    if found["\u030c"] is None and found["\u0302"] is not None: found["\u030c"] = flipped(found["\u0302"])
    if found["\u030b"] is None:
        wide = 0.62 * (box(acute)[2] - box(acute)[0])
        found["\u030b"] = union(moved(acute, -wide / 1, 0), moved(acute, wide / 1, 0))
    if found["\u0304"] is None:
        hx0, hy0, hx1, hy1 = box(letters["-"][0])
        found["\u0304"] = moved(letters["-"][0], 0, low - hy0)
    if found["\u030a"] is None:
        x0, _, x1, _ = box(letters["o"][0])
        found["\u030a"] = letters["o"][0].transform(.45, 0, 0, .45, 0, low)
    if found["\u0306"] is None: found["\u0306"] = found["\u030c"]
    if found["\u0326"] is None:
        comma = letters[","][0]
        cx0, cy0, cx1, cy1 = box(comma)
        found["\u0326"] = moved(comma, 0, -cy1 - 40, 0.9, 0.9)
    if found["\u0327"] is None: found["\u0327"] = found["\u0326"]
    if found["\u0328"] is None:
        x0, _, x1, _ = box(found["\u0327"])
        found["\u0328"] = found["\u0327"].transform(-1, 0, 0, 1, x0 + x1, 0)
    for mark, outline in found.items():
        if outline is not None:
            letters[mark] = (outline, 0)


def composed(c, letters, caps, bowls):
    """Returns the parts of an accented letter, its advance and its plain letter."""
    plain, mark = unicodedata.normalize("NFD", c)[:2] if len(unicodedata.normalize("NFD", c)) == 2 else (None, None)
    if plain is None or mark not in letters or plain not in letters:
        return None
    if mark not in BELOW and plain in "ij" and "ı" in letters:
        plain = "ı" if plain == "i" else plain
    outline, advance = letters[plain]
    x0, y0, x1, y1 = box(outline)
    mx0, my0, mx1, my1 = box(letters[mark][0])
    middle = (x0 + x1) / 2
    if mark in BELOW:
        dx = (x1 - 0.7 * (mx1 - mx0) - mx0) if mark == "\u0328" else middle - (mx0 + mx1) / 2
        dy = min(0, y0) if mark != "\u0328" else 0
        dy = dy + (0 - my1 if False else 0)
    else:
        dx = middle - (mx0 + mx1) / 2
        gap = 0.09 * caps
        dy = y1 + gap - my0
        if plain in "bdhklt" and mark == "\u030c":
            dx, dy = x1 - mx0 + 10, caps - my1
    return ([(name(plain), 0, 0), (name(mark), dx, dy)], advance, plain)


def kerning(kern, glyphs, base_of, same_case):
    """Returns the feature file with the pairs, by classes of a letter with its accents."""
    if not kern:
        return ""
    family = {}
    for c, plain in base_of.items():
        family.setdefault("i" if plain == "ı" else plain, []).append(c)
    chars = sorted({c for pair in kern for c in pair})
    chars = [c for c in chars if name(c) in glyphs]
    rows = {}
    for left in chars:
        rows.setdefault(tuple(kern.get((left, right), 0) for right in chars), []).append(left)
    columns = {}
    for right in chars:
        columns.setdefault(tuple(kern.get((left, right), 0) for left in chars), []).append(right)

    def members(some):
        return " ".join(name(c) for plain in some for c in [plain] + sorted(family.get(plain, [])))
    text, pairs = [], []
    lefts = [some for row, some in rows.items() if any(row)]
    rights = [some for column, some in columns.items() if any(column)]
    for n, some in enumerate(lefts): text.append(f"@L{n} = [{members(some)}];")
    for n, some in enumerate(rights): text.append(f"@R{n} = [{members(some)}];")
    for l, some in enumerate(lefts):
        for r, others in enumerate(rights):
            value = kern.get((some[0], others[0]), 0)
            if value: pairs.append(f"  pos @L{l} @R{r} {round(value)};")
    return "\n".join(text) + "\nlanguagesystem DFLT dflt;\nlanguagesystem latn dflt;\nfeature kern {\n" + "\n".join(pairs) + "\n} kern;\n"
