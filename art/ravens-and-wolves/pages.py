"""Pictures of the leaflet and the cards."""
from beasts import *
from squares import feather, nest, paw, pine, track, twig

NIGHT, SKY, GLOW, PEACH = '#263d58', '#41628a', '#8fa9c2', '#f2cf9c'    # the sky of a winter evening
WOOD, NEAR = '#1d2c38', '#172029'    # trees before it


def sitting_wolf():
    """A wolf that sits and howls, in one shape."""
    body = [(72, 1, 1), (78, 5, 1), (74, 14), (80, 12, 1), (83, 17, 1), (76, 25), (73, 36), (76, 52), (73, 66),
        (74, 88), (81, 92),
        (80, 97, 1), (62, 97, 1), (60, 80, 1), (56, 97, 1), (30, 97), (14, 94), (4, 86), (-4, 72, 1), (8, 78), (20,
            82), (22, 66), (32, 50),
        (44, 36), (48, 26), (42, 15, 1), (54, 17), (63, 10)]
    return shape(body)


def sitting_bear():
    """The bear from the front, down to his paws."""
    half = [(50, 62), (70, 64), (88, 82), (96, 110), (94, 138), (84, 150), (50, 152)]
    arm = [(74, 78), (88, 92), (90, 116), (80, 132), (66, 132), (66, 118), (72, 104)]
    both = lambda q: shape(q) + shape([(100-w[0], *w[1:]) for w in q])
    return [path(shape(mirror(half)), BEAR), path(shape(mirror([(50, 88), (64, 92), (70, 112), (66, 132),
        (50, 138)])), BEAR3),
        path(both(arm), BEAR2), path(both([(62, 140), (74, 136), (86, 142), (86, 153), (62, 153)]), BEAR2)] + bear()


def wood(x0, x1, foot, low, high, step, salt):
    """Firs side by side, in one path."""
    d, x, i = '', x0, 0
    while x < x1:
        d += pine(x, foot+4*random(salt, 1, i), low+(high-low)*random(salt, 2, i), .5)
        x += step*(.7+.6*random(salt, 3, i))
        i += 1
    return d


def eyes(x, y, by=1):
    return ''.join(shape([(x+s*3*by, y+2*by, 1), (x+s*6*by, y-1.6*by), (x+s*10*by, y-3*by, 1),
        (x+s*7.5*by, y+2.4*by)]) for s in (-1, 1))


def night():
    """The parts of the picture on the front."""
    stars = ''.join(circle(20+360*random(3, i), 12+80*random(4, i), 1.1+random(5, i)) for i in range(16))
    hill = [(-4, 196, 1), (60, 186), (130, 190), (210, 184), (262, 152), (300, 142), (340, 150), (404, 178, 1),
        (404, 304, 1), (-4, 304, 1)]
    snow = [(-4, 232, 1), (60, 222), (150, 232), (250, 240), (330, 226), (404, 218, 1), (404, 304, 1), (-4, 304, 1)]
    bough = [(-4, 122, 1), (40, 126), (90, 138), (150, 140, 1), (92, 146), (40, 137), (-4, 136, 1)]
    body = [path(rect(0, 0, 400, 300), SKY), path('M0 0H400V52Q200 84 0 60Z', NIGHT),
        path('M0 132Q200 116 400 132V300H0Z', GLOW),
        path('M0 168Q200 150 400 166V300H0Z', PEACH), path(stars, BONE), path(circle(302, 84, 52), BONE),
        path(wood(-8, 250, 200, 40, 74, 15, 11), '#55748a'), path(shape(hill), '#dfe8ee'),
        placed(300, 104, .84, [path(sitting_wolf(), WOOD)]),
        path(wood(-6, 96, 246, 88, 122, 22, 12) + wood(322, 410, 244, 80, 110, 22, 13), WOOD),
        path(shape([(-4, 200, 1), (40, 192), (80, 206), (112, 240, 1), (-4, 240, 1)]), WOOD),
        path(shape([(404, 196, 1), (370, 194), (336, 210), (306, 240, 1), (404, 240, 1)]), WOOD),
        path(eyes(30, 206, 1.1) + eyes(66, 214) + eyes(352, 208, 1.1) + eyes(383, 207, .9), EYE),
        path(shape(snow), SNOW), path(shape([(90, 262, 1), (180, 250), (290, 258), (330, 270, 1), (240, 282),
            (140, 280)]), SNOW3),
        placed(212, 186, .98, sitting_bear()),
        path(shape(bough), NEAR), stroke('M22 130L6 152M70 134L84 118M112 142L130 156', NEAR, 5),
        placed(82, 92, (1.06, 1.06), [b for b in sitting()[1:]]),
        placed(222, 48, (-.52, .52), flying()), placed(158, 84, (.34, .34), flying()), placed(306, 262, (-.46, .46),
            sitting()[1:]),
        stroke(track(352, 270, .9, -60) + track(372, 262, .9, -60) + track(334, 281, .9, -60), '#8fa3b2', 2),
        path(paw(28, 276, 1, 60) + paw(52, 266, 1, 60) + paw(76, 274, 1, 60), '#aebdc8')]
    return ['<clipPath id="c"><path d="M0 0H400V300H0Z"/></clipPath><g clip-path="url(#c)">', *body, '</g>']


def cover():
    save('cover', 400, 300, night())
    # Where ink is saved the same wood lies in a pale dawn.
    dawn = {NIGHT: '#dfe8f0', SKY: '#edf2f6', GLOW: '#f8fafb', PEACH: '#fdf3e2', WOOD: '#8299a8', NEAR: '#5d6d79',
        '#55748a': '#ccd8df',
        '#dfe8ee': '#ffffff', SNOW: '#ffffff', SNOW3: '#eef2f5', BEAR: '#c08d60', BEAR2: '#86552f', BEAR3: '#efdbc2', BONE: '#f6e3a8'}
    text = '\n'.join(night())
    for dark, light in dawn.items():
        text = text.replace(f'"{dark}"', f'"{light}"')
    save('cover-low', 400, 300, [text])


def cover_lines():
    """The same picture in lines, with fewer and larger things, to be coloured in."""
    pen = lambda d, w=1.6: path(d, '#ffffff', f'stroke="#333333" stroke-width="{f(w)}" stroke-linejoin="round"')
    hill = [(-4, 176, 1), (60, 166), (130, 172), (210, 170), (262, 152), (300, 142), (340, 150), (404, 170, 1),
        (404, 304, 1), (-4, 304, 1)]
    snow = [(-4, 232, 1), (60, 222), (150, 232), (250, 240), (330, 226), (404, 218, 1), (404, 304, 1), (-4, 304, 1)]
    bough = [(-4, 122, 1), (40, 126), (90, 138), (150, 140, 1), (92, 146), (40, 137), (-4, 136, 1)]
    body = [pen(rect(0, 0, 400, 300)), pen(circle(302, 84, 52)), pen(shape(hill)),
        placed(300, 104, .84, [pen(sitting_wolf(), 1.9)])]
    for x, h in ((18, 116), (54, 96), (92, 78), (340, 84), (388, 108)):
        body.append(pen(pine(x, 242, h, .52)))
    body += [pen(shape(snow)), placed(212, 186, .98, outlined(sitting_bear())), pen(shape(bough)),
        placed(82, 92, 1.06, outlined(sitting()[1:])), placed(222, 48, (-.56, .56), outlined(flying(), 2.8)),
        placed(306, 262, (-.5, .5), outlined(sitting()[1:], 3)), pen(paw(28, 276, 1.3, 60)), pen(paw(62, 264, 1.3,
            60))]
    save('cover-lines', 400, 300, ['<clipPath id="c"><path d="M0 0H400V300H0Z"/></clipPath><g clip-path="url(#c)">',
        *body, '</g>'])


def outlined(parts, width=1.7):
    """A beast's shapes as lines: white within."""
    out = []
    for part in parts:
        d = part.split('d="')[1].split('"')[0]
        if 'fill="none"' in part:
            out.append(stroke(d, '#333333', width))
        else:
            out.append(path(d, '#ffffff', f'stroke="#333333" stroke-width="{f(width)}" stroke-linejoin="round"'))
    return out


def vignette():
    save('vignette', 300, 200, [path(circle(150, 96, 84), '#e3ebf0'), path(wood(76, 230, 168, 44, 84, 17, 21), PINE2),
        path(shape([(20, 172, 1), (90, 156), (150, 162), (220, 156), (284, 172, 1), (220, 186), (90, 186)]), SNOW3),
        placed(150, 98, 1.2, bear()), placed(52, 122, .92, sitting()[1:]),
        placed(250, 118, .92, [path(sitting_wolf(), '#4b5a67')])])


def story_head():
    """The bear in the middle, his ravens beside him, the wolves around: the drawings of the discs."""
    body = [path(rect(0, 0, 600, 100), '#e6eef2'), path(circle(468, 32, 22), '#fbf3d6'),
        path(wood(-6, 610, 82, 26, 54, 26, 31), '#b5c9c0'),
        placed(520, 58, (-.62, .62), far(howling())), placed(80, 58, .62, far(howling())),
        placed(26, 66, .5, far(front())), placed(574, 66, .5, far(front())),
        path(shape([(-2, 80, 1), (60, 74), (150, 82), (300, 82), (450, 82), (540, 74), (602, 80, 1), (602, 102, 1),
            (-2, 102, 1)]), SNOW),
        placed(300, 54, .8, bear()), placed(196, 30, .46, flying()), placed(404, 28, (-.46, .46), flying()),
        placed(236, 66, .46, sitting()), placed(364, 66, (-.46, .46), sitting()),
        placed(158, 74, .5, far(lying())), placed(442, 74, (-.5, .5), far(lying()))]
    save('story-head', 600, 100, ['<clipPath id="c"><path d="M0 0H600V100H0Z"/></clipPath><g clip-path="url(#c)">',
        *body, '</g>'])


def far(wolf):
    """A wolf of the discs on a light ground: darker, so that he stands out from snow."""
    return [part.replace(WOLF, '#6f7f8b').replace(FUR, '#41505c') for part in wolf]


def tailpieces():
    prints = [paw(20+44*i, 40+22*(i % 2), 1.7, 80) for i in range(7)]
    save('tailpiece-1', 300, 100, [path(prints, '#73838f')])
    vane, quill = feather(150, 50, 3.6, 80)
    save('tailpiece-2', 300, 100, [stroke(twig(64, 50, 4, 4) + twig(236, 50, -4, 4), BARK, 4), path(vane, BLUE),
        stroke(quill, RAVEN, 2.4)])
    save('tailpiece-3', 300, 100, [path(circle(196, 34, 22), GOLD),
        path(pine(70, 88, 60) + pine(108, 88, 80) + pine(146, 88, 56)
        + pine(228, 88, 50), PINE), stroke('M30 90Q150 82 270 90', SNOW3, 5)])


def initial():
    save('initial', 100, 100, [path(circle(50, 50, 47), '#dcbf8a'), path(circle(50, 50, 36), '#fdf8ea'),
        stroke(nest(38, 44, 16, 5), '#9c7442', 1.6)])


def draw():
    cover()
    cover_lines()
    vignette()
    story_head()
    tailpieces()
    initial()
