"""What all worlds share: where drawings are written, short numbers, mixed colours."""
import sys
from pathlib import Path

THEMES = Path(__file__).resolve().parent.parent / "templates" / "themes"

_folder = None


def draw_into(world):
    """Says where the drawings go: the folder given as the only argument, or the world's theme in templates/."""
    global _folder
    if len(sys.argv) > 2:
        sys.exit(f"usage: {sys.argv[0]} [folder]")
    _folder = Path(sys.argv[1]) if len(sys.argv) == 2 else THEMES / world
    _folder.mkdir(parents=True, exist_ok=True)


def write(name, text):
    """Writes a file of the theme."""
    (_folder / name).write_text(text, encoding="utf-8", newline="\n")


def drawings():
    """All drawings written so far, as one text."""
    return "".join(file.read_text(encoding="utf-8") for file in sorted(_folder.glob("*.svg")))


def number(value, digits=1):
    """A number as short as SVG allows: no zeros at its end, none before the point."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0."):
        return "-" + text[2:]
    return text


def chance(a, b=0, c=0):
    """A number in [0, 1) from three integers, always the same (32-bit mixing)."""
    x = (a * 0x9E3779B1 ^ b * 0x85EBCA77 ^ c * 0xC2B2AE3D) & 0xffffffff
    x ^= x >> 15
    x = x * 0x2C1B3C6D & 0xffffffff
    x ^= x >> 12
    x = x * 0x297A2D39 & 0xffffffff
    return (x ^ x >> 15) / 2.0**32


def mix(a, b, share):
    """Colour a at share 0, colour b at 1."""
    pairs = zip((int(a[i:i+2], 16) for i in (1, 3, 5)), (int(b[i:i+2], 16) for i in (1, 3, 5)))
    return "#%02x%02x%02x" % tuple(max(0, min(255, round(x + (y - x) * share))) for x, y in pairs)
