"""Makes the faces for titles: python3 art/title-faces/make.py PACKAGES [FOLDER]. See the README beside `fonts`."""

import glob
import sys
from pathlib import Path

import pathops

import bold
import cut
import spacing
import source
import strokes
from build import ACCENTED, PLAIN, union, write

PACKAGES = Path(sys.argv[1])
OUT = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).parents[2] / "fonts"


def package(name):
    return glob.glob(str(PACKAGES / f"fontsource-{name}-[0-9]*.tgz"))[0]


def of_package(file, family, name, weight=400, change=lambda letters: letters, space=None, one_case=False, em=600):
    """A face from a package: its letters changed, its accents put together anew. `space`: width of a word space. `one_case`: small letters
    are capitals."""
    archive = package(name)
    letters, kern, (caps, bowls) = source.read(archive, weight, em)
    for c in ACCENTED + ("".join(c for c in PLAIN if c.islower() and c not in "ß") if one_case else ""):
        letters.pop(c, None)
    if one_case:
        letters["ß"] = strokes_pair(letters["S"])
        kern = {pair: value for pair, value in kern.items() if all(c in letters for c in pair)}
    letters = change(letters)
    if not kern and one_case:
        capitals = [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ’" if c in letters]
        kern = spacing.opened(letters, caps, capitals, em)
    if space:
        letters[" "] = (letters[" "][0], space * em)
    write(OUT / file, family, source.notice(archive), letters, kern, em, round(caps), round(bowls), round(.9 * em), round(-.25 * em),
          same_case=one_case)


def strokes_pair(letter):
    """Two of a letter."""
    outline, advance = letter
    return union(outline, outline.transform(1, 0, 0, 1, advance, 0)), 2 * advance


OWN = "Copyright 2026 The tafl-print authors"


def of_strokes(file, family, cut_with, weight, slant=0, **room):
    drawn = strokes.letters(cut_with, weight, slant)
    capitals = [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZÞÆØÐ.,’-" if c in drawn]
    letters, kern = spacing.spaced(drawn, 700, kern_chars=capitals, **room)
    letters[" "] = (pathops.Path(), 260)
    write(OUT / file, family, OWN, letters, kern, caps=700, bowls=500, ascent=920, same_case=True)


if __name__ == "__main__":
    of_strokes("TaflChisel.ttf", "Tafl Chisel", strokes.chiselled, 84, wanted=165, least=50, deepest=150)
    of_strokes("TaflKnife.ttf", "Tafl Knife", strokes.knifed, 126, slant=.12, wanted=155, least=30, deepest=150)
    of_package("TaflStencil.ttf", "Tafl Stencil", "stardos-stencil", 700, one_case=True)
    # Its capital H is read as a D by who doesn't know uncials.
    of_package("TaflUncial.ttf", "Tafl Uncial", "uncial-antiqua", change=lambda letters: letters | {"H": letters["h"]})
    of_package("TaflCutPaper.ttf", "Tafl Cut Paper", "londrina-solid", 900, lambda letters: cut.straight(letters, 9))
    of_package("TaflChart.ttf", "Tafl Chart", "almendra-sc", change=lambda letters: bold.all_heavier(letters, 8.4, 4.8), space=.36)
    of_package("TaflEngraved.ttf", "Tafl Engraved", "jacques-francois-shadow", change=lambda letters: bold.all_heavier(letters, 4, 4, 2), one_case=True, em=1000)
