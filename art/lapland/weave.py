"""Bands as they are woven: patterns of small floats, so that every slope goes in steps."""
from lib import *


def cloth(cells, size, colors, x=0, y=0):
    """Rows of letters, each a colour; of each colour one path about all its cells."""
    parts = []
    for key in sorted({letter for row in cells for letter in row} - {"."}):
        filled = {(col, row) for row, text in enumerate(cells) for col, letter in enumerate(text) if letter == key}
        parts.append(fill(edges(filled, size, x, y), colors[key]))
    return parts


def edges(filled, size, x, y):
    """The way round cells of a grid, clockwise, as short steps."""
    ways = {}
    for col, row in sorted(filled):
        for there, start, end in (((col, row - 1), (col, row), (col + 1, row)), ((col + 1, row), (col + 1, row),
                (col + 1, row + 1)),
                ((col, row + 1), (col + 1, row + 1), (col, row + 1)), ((col - 1, row), (col, row + 1), (col, row))):
            if there not in filled:
                ways.setdefault(start, []).append(end)
    d = ""
    while ways:
        first = here = min(ways)
        way, step = None, [0, 0]
        d += f"M{f(x + first[0] * size)} {f(y + first[1] * size)}"
        while True:
            ends = ways[here]
            # Where two cells touch at a corner only, each keeps its own way: turn right.
            end = ends[0] if len(ends) == 1 or way is None else next(e for e in ends if (e[0] - here[0],
                e[1] - here[1]) == (-way[1], way[0]))
            ends.remove(end)
            if not ends:
                del ways[here]
            now = (end[0] - here[0], end[1] - here[1])
            if way is not None and now != way:
                d += f"h{f(step[0] * size)}" if step[0] else f"v{f(step[1] * size)}"
                step = [0, 0]
            step[0] += now[0]
            step[1] += now[1]
            way, here = now, end
            if here == first:
                break
        d += "z"
    return d


def diamonds(wide=24, high=12):
    """Diamonds within diamonds; between them, half ones of another colour."""
    rows = []
    for row in range(high):
        text = ""
        for col in range(wide):
            x, y = abs(col + .5 - wide / 2), abs(row + .5 - high / 2)
            far = x + y
            side = (wide / 2 - x) + y
            text += "y" if far <= 2 else "r" if far <= 3 else "w" if far <= 5 else "r" if side > 5.1 else "b" if side > 3 else "y" if side > 1 else "b"
        rows.append(text)
    return rows


def crosses(wide=24, high=12):
    """Stepped crosses, and small diamonds between them."""
    rows = []
    for row in range(high):
        text = ""
        for col in range(wide):
            x, y = abs(col + .5 - wide / 2), abs(row + .5 - high / 2)
            arm = (x < 2 and y < 5) or (y < 2 and x < 5) or x + y < 5
            side = (wide / 2 - x) + y
            text += ("y" if x + y <= 2 else "w") if arm else "y" if side <= 2 else "b" if side <= 4 else "r"
        rows.append(text)
    return rows


def waves(wide=24, high=12):
    """A zigzag, three colours deep."""
    rows = []
    for row in range(high):
        text = ""
        for col in range(wide):
            step = abs(col + .5 - wide / 2) * .75 - row - .5
            text += "w" if -2.2 < step < 0 else "y" if -4 < step <= -2.2 else "b" if -6 < step <= -4 else "y" if 4.6 < step < 6.8 else "r"
        rows.append(text)
    return rows


def arrows(wide=24, high=12):
    """Arrow heads, one behind the other."""
    rows = []
    for row in range(high):
        text = ""
        for col in range(wide):
            step = (col + abs(row + .5 - high / 2)) % 12
            text += "w" if step < 3 else "r" if step < 5 else "y" if step < 7 else "b" if step < 10 else "r"
        rows.append(text)
    return rows


def towers(wide=24, high=12):
    """A wall with towers."""
    rows = []
    for row in range(high):
        text = ""
        for col in range(wide):
            x = abs(col + .5 - wide / 2)
            tower = x < 5 and row > 3 or x < 6 and row in (2, 3) or row in (0, 1) and (x < 2 or 4 < x < 6)
            wall = row > 6 or row in (5, 6) and int(col / 2) % 2 == 0
            door = x < 2 and row > 6 or x < 1 and row > 5
            text += "y" if door else "w" if tower or wall else "b" if row < 1 or (x > 8 and row < 3) else "r"
        rows.append(text)
    return rows
