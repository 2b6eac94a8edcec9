"""Pictures of the pages: the set itself seen from above, and what it was played with before there were printers."""
from lib import *
import pieces


def put(body, x, y, side, turn=0):
    """A disc of this diameter about a point."""
    k = side/100
    t = 'translate(%s %s)' % (f(x, 2), f(y, 2)) + (' rotate(%d)' % turn if turn else '') + ' scale(%s) translate(-50 -50)' % f(k, 3)
    return '<g transform="%s">\n%s\n</g>' % (t, '\n'.join(body))


def trim(body, col=PALE): return [fill(circ(50, 50, 50), WHITE, ' stroke="%s" stroke-width="1.2"' % col)] + body


# Discs as they are cut.
KING = [fill(circ(50, 50, 50), BLUE), fill(star(34.5, 43.6), WHITE), fill(glyph('K', 7.2, 1.12, 50.6), BLUE)]
DEFENDER = trim(pieces.defender())
ATTACKER = [fill(circ(50, 50, 50), INK)] + pieces.attacker()[1:]
ATTACKER_LOW = trim(pieces.attacker_low())
KING_LOW = trim(pieces.king_low())


def rule(x, y, w, t, col=INK): return fill(rect(x, y, w, t), col)


def cover(name, king, defender, attacker, grid):
    """The king's disc, and his ring of discs about him, cut by the frame."""
    w, h, s = 600, 440, 176
    cx, cy = 276, 232
    lines = ''.join('M%s 0V%s' % (f(cx+s*(i+.5)), h) for i in range(-2, 2)) + ''.join('M0 %sH%s' % (f(cy+s*(i+.5)), w) for i in range(-2, 2))
    b = ['<clipPath id="c"><path d="%s"/></clipPath>' % rect(2, 2, w-4, h-4), fill(rect(0, 0, w, h), WHITE), '<g clip-path="url(#c)">', line(lines, grid, 1.6)]
    b += [put(defender, cx+dx*s, cy+dy*s, 133) for dx, dy in ((-1, 0), (0, -1), (0, 1), (1, 0))]
    b += [put(attacker, cx+dx*s, cy+dy*s, 133) for dx, dy in ((-2, 0), (-1, -1), (1, 1), (2, 0), (2, -1))]
    b += [put(king, cx, cy, 172), '</g>', line(rect(2, 2, w-4, h-4), MID if name == 'cover-lines' else INK, 4)]
    save(name, w, h, b)


def row(side, gap, *bodies):
    """Discs in a row, the first one's middle at 0."""
    return [put(b, i*(side+gap), 0, side) for i, b in enumerate(bodies)]


def vignette(name, k, d, a):
    save(name, 400, 190, [rule(0, 94.2, 400, 1.6), put(a, 62, 95, 96), put(k, 200, 95, 128), put(d, 338, 95, 96)])


def story_head(name, ink, spot):
    """What it was played with: a peg of bone, glass, a pebble, dried peas, a disc of paper."""
    w, h, foot = 600, 100, 86
    b = [rule(0, foot, w, 1.6, ink)]
    s = lambda d, extra='': fill(d, WHITE, ' stroke="%s" stroke-width="2" stroke-linejoin="round"%s' % (ink, extra))
    # a peg of bone with a head
    b.append(s('M63 86V70L52 46Q50 36 57 33Q52 14 70 14Q88 14 83 33Q90 36 88 46L77 70V86Z') + line('M56 33.500H84M60 62H80', ink, 1.6))
    # half a ball of glass, the light in it
    b.append(s('M142 86Q137 40 175 40Q213 40 208 86Z') + line('M152 74Q152 54 166 50', spot, 2.4))
    # a stone, and a smaller one
    b.append(s('M258 86Q244 72 262 60Q284 48 304 60Q322 72 310 86Z') + line('M276 62Q290 60 300 68M268 76Q276 79 284 78', ink, 1.4))
    # peas, dried: with dents
    for x, r, t in ((360, 15, 200), (391, 13.5, 330), (420, 14.5, 260)):
        y = 85.2-r
        crease = 'M%s %sQ%s %s %s %s' % (*map(f, P(r, t, x, y)), *map(f, P(r*.35, t+8, x, y)), *map(f, P(r*.45, t+80, x, y)))
        b.append(s(circ(x, y, r)) + line(crease, ink, 1.3))
    # and paper
    b.append(put(trim(pieces.defender()[1:], ink), 505, 47, 76))
    b.append(rule(488, 85, 34, 2, ink))
    save(name, w, h, b)


def whole_squares(king, defender, attacker):
    """The picture of the cover to colour in: squares and discs are whole, so that each is somebody's to paint."""
    cell, left, top = 145, 10, 2.5
    inner = ''.join(f'M{f(left+cell*i)} {f(top)}v{3*cell}' for i in (1, 2, 3)) + ''.join(f'M{left} {f(top+cell*i)}h{4*cell}' for i in (1, 2))
    rows = ('A.D.', 'DKDA', '.D.A')
    discs = {'A': attacker, 'D': defender, 'K': king}
    placed = [put(discs[who], left+cell*(x+.5), top+cell*(y+.5), 126) for y, row in enumerate(rows) for x, who in enumerate(row) if who != '.']
    save('cover-lines', 600, 440, [fill(rect(0, 0, 600, 440), WHITE), line(inner, PALE, 1.6), line(rect(left, top, 4*cell, 3*cell), MID, 2.6)] + placed)


def tailpieces():
    mid = lambda y: [rule(0, y-.7, 76, 1.4), rule(164, y-.7, 76, 1.4)]
    save('tailpiece-1', 240, 80, mid(40) + [fill(''.join([circ(120, 40, 34), star(23, 31.500, 12, 120, 40)]), BLUE, ' fill-rule="evenodd"')])
    save('tailpiece-2', 240, 80, [rule(0, 39.3, 40, 1.4), rule(200, 39.3, 40, 1.4), put(DEFENDER, 120, 40, 62), put(ATTACKER, 68, 40, 34), put(ATTACKER, 172, 40, 34)])
    t = ''.join(poly([(x-9, 48), (x, 31), (x+9, 48)]) for x in (24, 56, 184, 216))
    save('tailpiece-3', 240, 80, [fill(t, INK), line(''.join(circ(x, 40, 8) for x in (86, 154)), INK, 1.8), fill(star(7, 16, 12, 120, 40), BLUE)])


def initial():
    save('initial', 100, 100, [fill(circ(50, 50, 49), WHITE), line(circ(50, 50, 48), BLUE, 2.6), line(circ(50, 50, 42.500), BLUE, 1.3)])


def draw():
    cover('cover', KING, DEFENDER, ATTACKER, PALE)
    cover('cover-low', KING_LOW, DEFENDER, ATTACKER_LOW, PALE)
    flat = lambda name, rims, w: [fill(circ(50, 50, 50), WHITE), line([circ(50, 50, r) for r in rims], MID, 1.3), fill(glyph(name, w, 1.04), WHITE, ' stroke="%s" stroke-width="2.4"' % MID), fill(glyph(name, w, 1.04), WHITE)]
    whole_squares(flat('K', (45.4,), 9) + [line(star(32, 42.6), MID, 1.3)], flat('D', (45.4, 42.2), 7.6), flat('A', (45.4, 33.4), 9))
    vignette('vignette', KING, DEFENDER, ATTACKER)
    vignette('vignette-low', KING_LOW, DEFENDER, ATTACKER_LOW)
    story_head('story-head', INK, BLUE)
    story_head('story-head-lines', '#6c6c6c', '#6c6c6c')
    tailpieces()
    initial()
    side = 500
    field = [put(KING, 250, 250, 300)]
    for name in ('board-back', 'box-face'):
        save(name, side, side, [fill(rect(0, 0, side, side), WHITE), line(rect(14, 14, 472, 472), INK, 5), line(rect(26, 26, 448, 448), INK, 1.6)] + field)
