"""Paths as short as they can be written: steps instead of places, no letter twice, no space without need."""
import re

from common import number

TOKEN = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "S": 4, "T": 2, "Z": 0}


def joined(values):
    """Numbers side by side: a minus or a point can stand for the space."""
    out = ""
    for value in values:
        if out and not value.startswith("-") and not (value.startswith(".") and "." in re.split(r"[ a-zA-Z-]", out)[-1]):
            out += " "
        out += value
    return out


def shorter(d, digits=1):
    """The same path in steps; places are rounded, not steps, so that nothing drifts."""
    tokens = TOKEN.findall(d)
    x = y = sx = sy = 0.0
    rx = ry = rsx = rsy = 0.0
    out, last, i, command = "", "", 0, ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        upper, relative = command.upper(), command.islower()
        if upper == "Z":
            out, last = out + "z", "z"
            x, y, rx, ry = sx, sy, rsx, rsy
            continue
        v = [float(t) for t in tokens[i:i + TAKES[upper]]]
        i += TAKES[upper]
        bx, by = (x, y) if relative else (0, 0)
        if upper == "H":
            points = [(v[0] + bx, y)]
        elif upper == "V":
            points = [(x, v[0] + by)]
        elif upper == "A":
            points = [(v[5] + bx, v[6] + by)]
        else:
            points = [(v[k] + bx, v[k + 1] + by) for k in range(0, len(v), 2)]
        rounded = [(round(a, digits), round(b, digits)) for a, b in points]
        steps = [(number(a - rx, digits), number(b - ry, digits)) for a, b in rounded]
        flat = [part for step in steps for part in step]
        letter = upper.lower()
        if letter == "l" and flat[1] == "0":
            letter, flat = "h", flat[:1]
        elif letter == "l" and flat[0] == "0":
            letter, flat = "v", flat[1:]
        elif letter == "h":
            flat = flat[:1]
        elif letter == "v":
            flat = flat[1:]
        elif letter == "a":
            flat = [number(v[0], digits), number(v[1], digits), number(v[2], 0), number(v[3], 0), number(v[4], 0), *flat]
        if letter == "m" and not out:
            letter, flat = "M", [number(c, digits) for c in rounded[0]]
        text = joined(flat)
        if letter == last and letter not in "mM":
            glue = "" if text.startswith("-") or (text.startswith(".") and "." in re.split(r"[ a-zA-Z-]", out)[-1]) else " "
            out += glue + text
        else:
            out += letter + text
        last = letter
        x, y = points[-1]
        rx, ry = rounded[-1]
        if upper == "M":
            sx, sy, rsx, rsy = x, y, rx, ry
            command = "l" if relative else "L"
    return out


def shorten(svg, digits=1):
    return re.sub(r' d="([^"]*)"', lambda m: f' d="{shorter(m[1], digits)}"', svg)
