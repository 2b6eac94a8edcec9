"""Sets letters apart so that the room between any two looks alike."""

LEVELS = 28


def profile(path, top):
    """How far the ink stands from the left and the right of a letter's box, at heights from 0 to `top`. None: no ink there."""
    from cut import points
    x0, _, x1, _ = path.bounds
    edges = []
    for contour in path.contours:
        some = points(contour)
        edges += list(zip(some, some[1:] + some[:1]))
    left, right = [], []
    for level in range(LEVELS):
        y = top * (level + .5) / LEVELS
        xs = [a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) for a, b in edges if (a[1] <= y) != (b[1] <= y)]
        left.append(min(xs) - x0 if xs else None)
        right.append(x1 - max(xs) if xs else None)
    return left, right


def room(right, left, deepest):
    """The mean room between two letters whose boxes touch, no place counted deeper than `deepest`, and the least."""
    gaps = [(deepest if r is None else min(r, deepest)) + (deepest if l is None else min(l, deepest)) for r, l in zip(right, left)]
    return sum(gaps) / len(gaps), min(gaps)


def spaced(paths, top, wanted, least, deepest, kern_chars, step=10):
    """Letters with room at both sides, and the kerning of pairs, such that the mean room between two is `wanted` and none is below `least`."""
    profiles = {c: profile(path, top) for c, path in paths.items() if path.bounds != (0, 0, 0, 0)}
    upright = [0.0] * LEVELS
    bearing = {}
    for c, (left, right) in profiles.items():
        sides = []
        for side in (left, right):
            mean, _ = room(side, upright, deepest)
            sides.append(max((wanted / 2 - mean * .62), least / 2))
        bearing[c] = sides
    letters = {}
    for c, path in paths.items():
        if c not in profiles:
            letters[c] = (path, 0)
            continue
        x0, _, x1, _ = path.bounds
        l, r = bearing[c]
        letters[c] = (path.transform(1, 0, 0, 1, round(l - x0), 0), round(l + x1 - x0 + r))
    kern = {}
    for a in kern_chars:
        for b in kern_chars:
            mean, tight = room(profiles[a][1], profiles[b][0], deepest)
            apart = max(wanted - mean, least - tight)
            value = round((apart - bearing[a][1] - bearing[b][0]) / step) * step
            if abs(value) >= step:
                kern[a, b] = value
    return letters, kern


def opened(letters, top, kern_chars, em):
    """Kerning for the pairs of a font without one that stand too far apart: they come nearer by two thirds of what they have too much."""
    deepest, step = .16 * em, em / 100
    profiles = {c: profile(letters[c][0], top) for c in kern_chars}
    beside = {c: (letters[c][0].bounds[0], letters[c][1] - letters[c][0].bounds[2]) for c in kern_chars}

    def between(a, b):
        mean, tight = room(profiles[a][1], profiles[b][0], deepest)
        bearing = beside[a][1] + beside[b][0]
        return mean + bearing, tight + bearing

    usual = sorted(between(a, b)[0] for a in kern_chars for b in kern_chars)[len(kern_chars) ** 2 // 2]
    kern = {}
    for a in kern_chars:
        for b in kern_chars:
            mean, tight = between(a, b)
            much = min((mean - usual) * .67, tight - .03 * em)
            if much > 2.5 * step:
                kern[a, b] = -round(much / step) * step
    return kern
