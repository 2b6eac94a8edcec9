"""The cover to be coloured in: sun, minster, houses and ship in a few whole forms, each with a line around it."""
from common import number, write

W, H = 400, 300
LINE = '#383838'    # a grey: outline is printed with black alone


def form(d):
    return f'<path fill="#ffffff" stroke-width="2.2" d="{d}"/>'


def stroke(d, width):
    return f'<path fill="none" stroke-width="{width}" d="{d}"/>'


def circle(x, y, r):
    return form(f'M{x-r} {y}a{r} {r} 0 1 0 {2*r} 0a{r} {r} 0 1 0 {-2*r} 0z')


def cloud(x, y, size):
    d = f'M{x} {y}'
    for curve in ((-14, -2, -8, -14), (8, -10, 20, -4), (8, -16, 26, -10), (14, -4, 18, 8), (20, -2, 20, 12), (0, 8, -12, 8)):
        d += 'q' + ' '.join(str(size*v or 0) for v in curve)
    return form(d + 'z')


def sky():
    return [circle(158, 118, 62), circle(158, 118, 40), cloud(260, 64, 1), cloud(20.0, 55.6, .8)]


def minster():
    """Nave and tower, a cross on its roof, three windows."""
    nave = [form('M128 146v-34h62v34z'), form('M120 112l12 -24h54l12 24z')]
    tower = [form('M100 146v-62h28v62z'), form('M94 84l20 -40l20 40z'), form('M106 110v-14q8 -8 16 0v14z')]
    return [*nave, *tower, stroke('M114 44v-18M107 32h14', 2.6), *(form(f'M{x} 134v-12q6 -7 12 0v12z') for x in (142, 168))]


def house(x, foot):
    """Wall, roof and door, end-on."""
    w, h = 32, 19
    return [form(f'M{x} {foot}v-{h}h{w}v{h}z'), form(f'M{x-5} {foot-h}l{w/2+5} -{h}l{w/2+5} {h}z'),
        form(f'M{x+w/2-5} {foot}v-11.4q5 -5 10 0v11.4z')]


def town():
    hills = form('M4 164q60 -26 120 -10q90 -22 160 -2q60 -18 112 4v40h-392z')
    mound = form('M4 204q30 -56 96 -58h100q70 2 96 58z')
    houses = [part for x, foot in ((22, 204), (66, 196), (110, 200), (154, 196)) for part in house(x, foot)]
    return [hills, *minster(), mound, *houses]


def river():
    waves = ((16, 226), (86, 226), (30, 250), (100, 250), (16, 276), (88, 276), (170, 282), (262, 284))
    return [form('M4 204q50 -8 98 -2q100 8 150 0q70 -8 144 0v92h-392z'),
        *(stroke(f'M{x} {y}q9 -11 18 0q9 11 18 0q9 -11 18 0', 2.2) for x, y in waves)]


def ship():
    """Mast, a sail of six cloths, yard and pennant, hull, seven shields."""
    def cloth(nth):
        left, right = 206+22.8*nth, 206+22.8*(nth+1)
        return form(f'M{number(left)} 122H{number(right)}q-6 46 -2 88H{number(left-2)}q-4 -42 2 -88z')
    keel, prow = 'M170 200q-2 42 34 62h136', 'q38 -18 40 -66q-10 -14 -20 -4q12 6 2 16q-8 20 -26 26'
    stern = 'h-140q-12 -8 -14 -30q12 -2 8 -14q-14 -6 -20 10z'
    shields = [circle(206+22.5*nth, 238, r) for nth in range(7) for r in (11, 3.6)]
    return [stroke('M272 236V112', 6), form('M269 238V108h6V238z'), *(cloth(nth) for nth in range(6)),
        form('M200 116h148v6h-148z'), form('M272 108l28 -9l-28 -9z'), form(keel+prow+stern), *shields]


frame = stroke('M8 4H392Q396 4 396 8V292Q396 296 392 296H8Q4 296 4 292V8Q4 4 8 4Z', 3)
write('cover-lines.svg', '\n'.join((f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}">',
    f'<path fill="#ffffff" d="M0 0h{W}v{H}h-{W}z"/>', f'<g stroke="{LINE}" stroke-linecap="round" stroke-linejoin="round">',
    *sky(), *town(), *river(), *ship(), frame, '</g>', '</svg>')) + '\n')
