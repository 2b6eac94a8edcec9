"""The discs: light ones with ravens, dark ones with wolves, the bear's; signs for diagrams, and backs."""
from beasts import *

ALL = rect(-12, -12, 124, 124)


def light_disc(): return [path(ALL, PALE), path(circle(50, 50, 46), BLUE), path(circle(50, 50, 43.2), BONE)]
def dark_disc(): return [path(ALL, SLATE), stroke(circle(50, 50, 44), FUR, 2)]


def pearls(colour, n=16, r=1.8): return path(''.join(circle(*polar(43.3, 360/n*i), r) for i in range(n)), colour)


def discs():
    for i, (raven, y, by) in enumerate(zip(RAVENS, (49, 50, 50, 56), (.78, .76, .7, .74))):
        save(f'defender-{i+1}', 100, 100, light_disc() + [placed(50, y, by, raven())])
    for i, (wolf, by) in enumerate(zip(WOLVES, (.8, .73, .78, .73))):
        save(f'attacker-{i+1}', 100, 100, dark_disc() + [placed(50, 50, by, wolf())])
    save('knight', 100, 100, [path(ALL, PALE), path(circle(50, 50, 47), BLUE), path(circle(50, 50, 39.6), BONE),
        pearls(EYE), placed(49, 50, .62, raven_head())])
    save('commander', 100, 100, [path(ALL, SLATE), stroke(circle(50, 50, 43.2), GOLD2, 3.4),
        placed(50, 50, .67, wolf_head())])
    save('king', 100, 100, [path(ALL, BEAR2), path(circle(50, 50, 45), GOLD), path(circle(50, 50, 40.4), BEAR2),
        path(circle(50, 50, 38.4), GOLD2), placed(50, 49, .84, bear())])


def symbols():
    light = [path(circle(50, 50, 50), BLUE), path(circle(50, 50, 42.5), BONE)]
    dark = [path(circle(50, 50, 50), SLATE)]
    bird = [(94, 44, 1), (80, 34), (70, 24), (54, 19), (42, 27), (36, 42), (24, 54), (8, 72, 1), (17, 84, 1),
        (36, 75), (54, 79),
        (70, 68), (74, 52)]
    save('defender-symbol', 100, 100, light + [placed(49, 49, .66,
        [path(shape(bird), RAVEN), path(circle(62, 34, 5), BONE)])])
    half = [(50, 35), (58, 33), (73, 6, 1), (81, 36), (90, 57, 1), (73, 66), (61, 87), (50, 92)]
    eye = [(59, 58), (76, 47), (72, 60)]
    save('attacker-symbol', 100, 100, dark + [placed(50, 50, .8, [path(shape(mirror(half)), '#9dabb6'), path(poly(eye)
        + poly([(100-x, y) for x, y in eye]) + circle(50, 83, 7), SLATE)])])
    old = [(48, 96, 1), (50, 76), (60, 62), (76, 58), (92, 66, 1), (86, 46), (70, 34), (56, 20), (44, 17),
        (30, 4, 1), (32, 18),
        (10, 14, 1), (20, 28), (2, 36, 1), (15, 44), (14, 64), (6, 84, 1), (26, 94, 1)]
    save('knight-symbol', 100, 100, light + [placed(48, 49, .6,
        [stroke(circle(76, 77, 13), GOLD2, 10), path(shape(old), RAVEN),
        path(circle(50, 38, 6), BONE)])])
    lead = [(0, 50, 1), (16, 42), (32, 36), (40, 20), (42, 0, 1), (56, 12), (72, 26), (88, 50), (94, 74, 1),
        (66, 94), (40, 96, 1), (42, 74),
        (30, 73), (10, 74, 1), (2, 60)]
    save('commander-symbol', 100, 100, dark + [placed(52, 50, .68,
        [path(shape(lead), '#9dabb6'), path(circle(45, 38, 5)
        + circle(7, 51, 6), SLATE), path(shape([(34, 86, 1), (42, 70), (62, 62), (84, 42, 1), (94, 60, 1), (76, 80),
            (54, 92)]), GOLD2,
        f'stroke="{SLATE}" stroke-width="3"')])])
    save('king-symbol', 100, 100, [path(circle(50, 50, 50), BEAR2), path(circle(50, 50, 43), GOLD2),
        path(circle(26, 31, 11) + circle(74, 31, 11), BEAR2),
        path(shape(mirror([(50, 22), (66, 25), (79, 42), (81, 62), (68, 80), (50, 85)])), BEAR2),
        path(shape(mirror([(50, 55), (61, 58), (65, 69), (50, 79)])), GOLD), path(circle(50, 62, 5), BEAR2),
        path(circle(36, 45, 4.6) + circle(64, 45, 4.6), GOLD)])


def backs():
    big = rect(-16, -16, 132, 132)
    rows = lambda step, lift, draw: [draw(-16+step*(i+.5+(j % 2)/2), -16+lift*(j+.5),
        j) for j in range(int(132/lift)+1)
        for i in range(-1, int(132/step)+1)]
    feather = lambda x, y, j: f'M{pt(x, y-8)}Q{pt(x+6, y)} {pt(x, y+8)}Q{pt(x-6, y)} {pt(x, y-8)}Z'
    save('back-defender', 100, 100, [path(big, BONE), path(rows(16.5, 12, feather), BLUE)])
    paw = lambda x, y, j: ''.join(circle(x+u, y+v, r) for u, v,
        r in ((0, 3.6, 5), (-6.4, -2.8, 2.4), (-2.2, -6.2, 2.4),
        (2.2, -6.2, 2.4), (6.4, -2.8, 2.4)))
    save('back-attacker', 100, 100, [path(big, SLATE), path(rows(26.4, 22, paw), FUR)])
    save('back-king', 100, 100, [path(big, BEAR), stroke(rows(16.5, 16.5, lambda x, y, j: circle(x, y, 7.4)), GOLD,
        2.4)])


def draw():
    discs()
    symbols()
    backs()
