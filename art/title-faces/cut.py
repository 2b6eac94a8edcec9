"""Cuts letters with straight strokes, as a knife or scissors do."""

import pathops


def points(contour):
    """The points of a contour, with curves as many short lines."""
    result = []
    for verb, args in contour.segments:
        if verb in ("moveTo", "lineTo"):
            result.append(args[0])
        elif verb == "qCurveTo":
            start, offs, end = result[-1], args[:-1], args[-1]
            ons = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(offs, offs[1:])] + [end]
            for off, on in zip(offs, ons):
                for k in range(1, 9):
                    t = k / 8
                    result.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, off, on)))
                start = on
        elif verb == "curveTo":
            start = result[-1]
            for k in range(1, 13):
                t = k / 12
                result.append(tuple((1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d
                                    for a, b, c, d in zip(start, *args)))
    if len(result) > 1 and result[0] == result[-1]:
        result.pop()
    return result


def distance(p, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** .5
    if length == 0:
        return ((p[0] - a[0]) ** 2 + (p[1] - a[1]) ** 2) ** .5
    return abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length


def thinned(some, least):
    """Fewer points, none of those left away further from the line than `least` (Douglas and Peucker)."""
    if len(some) < 3:
        return some
    far, at = max((distance(p, some[0], some[-1]), i) for i, p in enumerate(some[1:-1], 1))
    if far <= least:
        return [some[0], some[-1]]
    return thinned(some[:at + 1], least)[:-1] + thinned(some[at:], least)


def closed(some, least):
    """The same for a closed line: it begins at its outermost corners."""
    first = min(range(len(some)), key=lambda i: some[i][0] + some[i][1])
    some = some[first:] + some[:first]
    far = max(range(len(some)), key=lambda i: (some[i][0] - some[0][0]) ** 2 + (some[i][1] - some[0][1]) ** 2)
    return thinned(some[:far + 1], least)[:-1] + thinned(some[far:] + some[:1], least)[:-1]


def straight(letters, least):
    result = {}
    for c, (outline, advance) in letters.items():
        made = pathops.Path()
        pen = made.getPen()
        for contour in outline.contours:
            corners = closed(points(contour), least)
            if len(corners) < 3:
                continue
            pen.moveTo(corners[0])
            for corner in corners[1:]:
                pen.lineTo(corner)
            pen.closePath()
        result[c] = (made, advance)
    return result
