"""Makes letters heavier: moves each point of an outline outwards."""

import pathops


def contours(outline):
    """The contours as lists of (x, y, is on the curve)."""
    for contour in outline.contours:
        some = []
        for verb, args in contour.segments:
            if verb in ("moveTo", "lineTo"):
                some.append((*args[0], True))
            elif verb == "qCurveTo":
                some += [(*p, False) for p in args[:-1]]
                if args[-1] is not None:
                    some.append((*args[-1], True))
        if len(some) > 1 and some[0] == some[-1]:
            some.pop()
        if some:
            yield some


def unit(a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** .5
    return (dx / length, dy / length) if length > 1e-6 else None


def heavier(outline, across, down=None):
    """The outline, `across` units wider at each upright side, and `down` at each level one."""
    down = across if down is None else down
    made = pathops.Path()
    pen = made.getPen()
    for some in contours(outline):
        count, moved = len(some), []
        for i, p in enumerate(some):
            before = next((d for k in range(1, count) if (d := unit(some[i - k], p))), None)
            after = next((d for k in range(1, count) if (d := unit(p, some[(i + k) % count]))), None)
            if not before or not after:
                moved.append(p)
                continue
            # Solved outlines have their ink at the left: outwards is to the right.
            nx, ny = before[1] + after[1], -(before[0] + after[0])
            length = (nx * nx + ny * ny) ** .5
            if length < .3:
                moved.append(p)
                continue
            nx, ny = nx / length, ny / length
            miter = 1 / max(.5, nx * before[1] - ny * before[0])
            moved.append((p[0] + nx * across * miter, p[1] + ny * down * miter, p[2]))
        start = next((i for i, p in enumerate(moved) if p[2]), None)
        if start is None:
            pen.qCurveTo(*[(x, y) for x, y, _ in moved], None)
            pen.closePath()
            continue
        moved = moved[start:] + moved[:start]
        pen.moveTo(moved[0][:2])
        off = []
        for x, y, on in moved[1:] + moved[:1]:
            if not on:
                off.append((x, y))
            elif off:
                pen.qCurveTo(*off, (x, y))
                off = []
            else:
                pen.lineTo((x, y))
        pen.closePath()
    return made


def all_heavier(letters, across, down=None, apart=None):
    """All letters heavier; their room grows by `apart` at each side."""
    apart = across if apart is None else apart
    result = {}
    for c, (outline, advance) in letters.items():
        result[c] = (heavier(outline, across, down).transform(1, 0, 0, 1, apart, 0), advance + 2 * apart if advance else advance)
    return result
