"""Discs and symbols: black with A, white with D in a ring of pearls, a white star with K; officers have a lozenge."""
from lib import *

GROUND = rect(-12, -12, 124, 124)


def lozenge(r, w):
    """The mark of officers, of this width: its points lie on a circle."""
    at = lambda r: [P(r, a) for a in (0, 90, 180, 270)]
    return poly(at(r)) + poly(at(r-w*2**.5)[::-1])


def beads(n, r, size):
    """A ring of pearls, as around a coin."""
    return ''.join(circ(*P(r, 360*(i+.5)/n), size) for i in range(n))


def king():
    """A white star on blue; the blue goes on into the bleed."""
    return [fill([GROUND, star(34.5, 43.6)], BLUE, ' fill-rule="evenodd"'), fill(glyph('K', 7.2, 1.12, 50.6), BLUE)]


def king_low(): return [fill([circ(50, 50, 46), star(35.5, 43.6)], BLUE, ' fill-rule="evenodd"'), fill(glyph('K', 7.2, 1.12, 50.6), BLUE)]


def defender(name='D'):
    b = [fill(beads(40, 47.3, 1.25), INK), line(circ(50, 50, 44), INK, 1.9)]
    if name == 'D':
        return b + [fill(glyph(name, 6.6, 1.2, 49.5), INK)]
    return b + [fill(lozenge(43.6, 4.2), INK), fill(glyph(name, 7, 1.02), INK)]


def attacker(name='A'):
    """White on black: the darkest disc, told from a defender's even where the letter can't be read."""
    if name == 'A':
        return [fill(GROUND, INK), line(circ(50, 50, 41.6), WHITE, 1.4), fill(glyph(name, 6.6, 1.2), WHITE)]
    return [fill(GROUND, INK), fill(lozenge(42.3, 2.6), WHITE), fill(glyph(name, 6, .84), WHITE)]


def attacker_low(name='A'):
    """A broad rim in place of a black disc."""
    b = [line(circ(50, 50, 41.8), INK, 8.4)]
    if name == 'A':
        return b + [fill(glyph(name, 7.6, 1.14), INK)]
    return b + [fill(lozenge(38.6, 5.4), INK), fill(glyph(name, 8, .84), INK)]


def in_lines():
    """For colouring: rims, letters and lozenges are fields."""
    def disc(name, rims, w, size, cx=50):
        d = glyph(name, w, size, cx)
        return [fill(GROUND, WHITE)] + rims + [fill(d, WHITE, ' stroke="%s" stroke-width="2.4" stroke-linejoin="round"' % MID), fill(d, WHITE)]
    ring = lambda *rs: line([circ(50, 50, r) for r in rs], MID, 1.3)
    edge = line(circ(50, 50, 45), MID, 2.2)
    save('king-lines', 100, 100, disc('K', [ring(45.4), line(star(32, 42.6), MID, 1.3)], 8.6, 1.1, 50.6))
    save('defender-lines', 100, 100, disc('D', [ring(45.4, 42.2)], 7.6, 1.18, 49.5))
    save('attacker-lines', 100, 100, disc('A', [edge, ring(33.4)], 9, 1))
    save('knight-lines', 100, 100, disc('N', [ring(45.4, 42.2), line(lozenge(42.2, 6.4), MID, 1.5)], 8.4, .98))
    save('commander-lines', 100, 100, disc('C', [edge, ring(38.2), line(lozenge(38.2, 4.2), MID, 1.3)], 8, .8))


def symbols():
    """For squares as small as 4 mm: the same rims, heavier."""
    ring = '" stroke="%s" stroke-width="4' % INK
    save('king-symbol', 100, 100, [fill(circ(50, 50, 49), WHITE), fill([circ(50, 50, 49), star(35, 46.5)], BLUE, ' fill-rule="evenodd"'), fill(glyph('K', 9, 1.14, 50.6), BLUE)])
    save('defender-symbol', 100, 100, [fill(circ(50, 50, 47.5), WHITE + ring), fill(glyph('D', 7, 1.2, 49.5), INK)])
    save('knight-symbol', 100, 100, [fill(circ(50, 50, 47.5), WHITE + ring), fill(lozenge(46.500, 6), INK), fill(glyph('N', 7, .92), INK)])
    save('attacker-symbol', 100, 100, [fill(circ(50, 50, 49.5), INK), fill(glyph('A', 6.2, 1.12), WHITE)])
    save('commander-symbol', 100, 100, [fill(circ(50, 50, 49.5), INK), fill(lozenge(47, 5.6), WHITE), fill(glyph('C', 7.4, .9), WHITE)])


def backs():
    """Few pale signs in rows: stars, rings and triangles, those of the squares."""
    full = rect(-16, -16, 132, 132)
    at = [(x*22+6+(y % 2)*11, y*22+6) for y in range(-1, 6) for x in range(-2, 6) if -20 < x*22+6+(y % 2)*11 < 120]
    stars = ''.join(star(3.6, 6.4, 8, x, y) for x, y in at)
    peaks = ''.join(poly([(x-4.6, y+3.6), (x, y-4.4), (x+4.6, y+3.6)]) for x, y in at)
    save('back-king', 100, 100, [fill(full, WHITE), line(stars, '#7f9cc2', 1.2)])
    save('back-king-lines', 100, 100, [fill(full, WHITE), line(stars, PALE, 1.2)])
    save('back-defender', 100, 100, [fill(full, WHITE), line(''.join(circ(x, y, 4) for x, y in at), PALE, 1.3)])
    save('back-attacker', 100, 100, [fill(full, WHITE), fill(peaks, PALE)])
    save('back-attacker-lines', 100, 100, [fill(full, WHITE), line(peaks, PALE, 1.3)])


def draw():
    # A ground so near to white that it prints as paper.
    ground = [fill(GROUND, PAPER)]
    save('king', 100, 100, ground + king())
    save('defender', 100, 100, ground + defender())
    save('attacker', 100, 100, attacker())
    save('knight', 100, 100, ground + defender('N'))
    save('commander', 100, 100, attacker('C'))
    ground = [fill(GROUND, WHITE)]
    save('king-low', 100, 100, ground + king_low())
    save('attacker-low', 100, 100, ground + attacker_low())
    save('commander-low', 100, 100, ground + attacker_low('C'))
    in_lines()
    symbols()
    backs()
