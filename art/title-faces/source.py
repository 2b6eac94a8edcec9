"""Reads letters and kerning of a font from a package of npm."""

import io
import re
import tarfile

import pathops
import uharfbuzz
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from build import ACCENTED, MARKS, PLAIN


def fonts(archive, weight):
    """The font's parts: Latin, and further Latin letters where there are some."""
    with tarfile.open(archive) as files:
        for part in ("latin", "latin-ext"):
            for member in files.getnames():
                if member.endswith(f"-{part}-{weight}-normal.woff2"):
                    font = TTFont(io.BytesIO(files.extractfile(member).read()))
                    font.flavor = None
                    yield font


def notice(archive):
    """The package's line of copyright; of one that says it again for each weight, the first time."""
    with tarfile.open(archive) as files:
        line = files.extractfile("package/LICENSE").read().decode().split("\n")[0].strip()
    return re.split(r" [A-Z]\w+-\w+\.ttf:", line)[0]


def read(archive, weight=400, em=1000):
    """Letters by character, kerning by pair, and the heights of capitals and small letters, all in units of `em`."""
    letters, kern, heights = {}, {}, None
    wanted = set(PLAIN + ACCENTED + " ") | set(MARKS.values())
    for font in fonts(archive, weight):
        scale = em / font["head"].unitsPerEm
        glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
        for c in sorted(wanted):
            if ord(c) in cmap and c not in letters:
                pen = DecomposingRecordingPen(glyphs)
                glyphs[cmap[ord(c)]].draw(pen)
                outline = pathops.Path()
                pen.replay(outline.getPen())
                outline.simplify(fix_winding=True, keep_starting_points=False)
                letters[c] = (outline.transform(scale, 0, 0, scale, 0, 0), glyphs[cmap[ord(c)]].width * scale)
        if heights is None:
            # Some capitals have swashes above: most letters' height counts.
            middle = lambda some: sorted(letters[c][0].bounds[3] for c in some)[len(some) // 2]
            heights = (middle("ABCDEHIKLMNOPRSTU"), middle("acemnorsuvwxz"))
            data = io.BytesIO()
            font.save(data)
            kern = kerning(data.getvalue(), [c for c in PLAIN if ord(c) in cmap], scale, em / 100)
    return letters, kern, heights


def kerning(data, chars, scale, step):
    """The kerning of all pairs, as the shaper gives it, in steps."""
    font = uharfbuzz.Font(uharfbuzz.Face(data))

    def width(text):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer, {"liga": False, "clig": False, "calt": False})
        return sum(position.x_advance for position in buffer.glyph_positions)

    alone = {c: width(c) for c in chars}
    found = {}
    for left in chars:
        for right in chars:
            value = round((width(left + right) - alone[left] - alone[right]) * scale / step) * step
            if abs(value) > step:
                found[left, right] = value
    return found
