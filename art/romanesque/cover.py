"""The cover, 400 x 300: two at a board under a round arch, between two towers."""
import re
from lib import *
from squares import fleur
DK = '#33291f'
BG = '#a52c19'
W_ = '#fdf6e6'
SK = '#f2d3ab'
def mirror(x): return f'matrix(-1 0 0 1 {n(2*x)} 0)'


def tower():
    s = Svg()
    s.fs('#f0e2c2', DK, 1.6, rect(8, 92, 38, 194))
    s.fs('#e0cda2', 'none', 0, rect(36, 93, 9.2, 192))
    s.s('#c8b184', .9, ''.join(f'M8.8 {y}H45' for y in range(104, 286, 13))+''.join(f'M{x+(6 if k%2 else 0)} {y}v13'
            for k, y in enumerate(range(91, 284, 13)) if 92<y<282 for x in (16, 29)), cap='butt')
    s.fs('#d19a3f', DK, 1.6, rect(3, 84, 48, 9))
    for i in range(5): s.fs('#f0e2c2', DK, 1.4, rect(3+i*10.3, 74, 6.8, 10))
    s.fs('#f0e2c2', DK, 1.6, rect(13, 48, 28, 26))
    s.f(DK, 'M19 74V62A3.6 3.6 0 0 1 26 62V74ZM28 74V62A3.6 3.6 0 0 1 35 62V74Z')
    s.fs(BG, DK, 1.6, 'M8 49L27 10L46 49Z')
    s.s('#e2a08a', 1, 'M27 18L17 45M27 18L37 45M27 18V45M14 41H40M19 31H35', cap='butt')
    s.fs('#e0b355', DK, 1.3, circ(27, 9, 3.6))
    for y in (112, 166, 224):
        s.fs(DK, DK, 1, f'M20 {y+24}V{y+8}A7 7 0 0 1 34 {y+8}V{y+24}Z')
        s.s('#d19a3f', 2.2, f'M17 {y+24}V{y+8}A10 10 0 0 1 37 {y+8}V{y+24}', cap='butt')
    return s


def column():
    """The column left of the scene: base, shaft with a spiral band, capital with two leaves and a mask."""
    s = Svg()
    x = 70
    s.fs('#f3e6c8', DK, 1.6, rect(60, 172, 20, 98))
    s.raw('<clipPath id="sh"><path d="M60.6 172H79.4V270H60.6Z"/></clipPath>')
    s.f('#3f7262', ''.join(poly([(58, y+12), (82, y-4), (82, y+4), (58, y+20)]) for y in range(166, 280, 24)),
        ' clip-path="url(#sh)"')
    s.f('#cf9638', ''.join(poly([(58, y+24), (82, y+8), (82, y+10.6), (58, y+26.6)]) for y in range(160, 280, 24)),
        ' clip-path="url(#sh)"')
    s.s(DK, 1.6, 'M60 172V270M80 172V270')
    s.fs('#e6cf98', DK, 1.6, rect(54, 270, 32, 6)+rect(50, 276, 40, 9))
    s.fs('#cf9638', DK, 1.4, rect(57, 264, 26, 6))
    s.fs('#d19a3f', DK, 1.6, 'M48 141H92V148C90 160 83 166 81 174H59C57 166 50 160 48 148Z')
    s.fs('#f3e6c8', DK, 1.6, rect(44, 133, 52, 9))
    s.fs('#cf9638', DK, 1.4, rect(57, 172, 26, 5))
    s.fs('#f3e6c8', DK, 1.3,
        'M52 147C52 158 58 163 60 171C66 166 66 154 58 149C60 153 58 156 56 154C53 152 52 149 52 147Z'
        'M88 147C88 158 82 163 80 171C74 166 74 154 82 149C80 153 82 156 84 154C87 152 88 149 88 147Z')
    s.fs('#3f7262', DK, 1.2, 'M70 146L74.5 156L70 170L65.5 156Z')
    s.f('#b8402a', ''.join(poly([(46+i*6, 140.4), (49+i*6, 135), (52+i*6, 140.4)]) for i in range(8)))
    return s


def arch(s, cx, cy):
    s.fs('#f3e6c8', DK, 1.8, sector(cx, cy, 118, 146, -90, 90))
    # outer roll with billets, zigzag order, inner roll
    k = 34
    p = ''
    for i in range(k): p += sector(cx, cy, 140.4, 144.6, -90+i*180/k, -90+(i+.5)*180/k)
    s.f('#cf9638', p)
    s.s(DK, 1.2, f'M{cx-139} {cy}A139 139 0 0 1 {cx+139} {cy}', cap='butt')
    k = 26
    st = 180/k
    s.f(BG,
        ''.join(poly([pol(cx, cy, 138, -90+i*st), pol(cx, cy, 138, -90+(i+1)*st), pol(cx, cy, 127.4, -90+(i+.5)*st)])
            for i in range(k)))
    s.f('#3f7262',
        ''.join(poly([pol(cx, cy, 124.6, -90+(i-.5)*st if i else -90), pol(cx, cy, 124.6, -90+(i+.5)*st if i<k
                        else 90), pol(cx, cy, 132.6, -90+i*st)]) for i in range(k+1)))
    s.s(DK, 1, poly([pol(cx, cy, 137.6 if i%2==0 else 126.6, -90+i*st/2) for i in range(2*k+1)], False)
        +poly([pol(cx, cy, 133.4 if i%2==0 else 124.2, -90+i*st/2) for i in range(2*k+1)], False))
    s.fs('#e0b355', DK, 1.4, sector(cx, cy, 118, 124, -90, 90))
    s.f(DK, ''.join(circ(*pol(cx, cy, 121, -87+i*6), 1.1) for i in range(30)))


def face(s, x, y, side, old):
    """A head turned by a quarter to the right (side 1) or left (-1): nose and brow in one line, wide eyes."""
    d = side
    s.fs(SK, DK, 1.5, f'M{n(x-14*d)} {y-8}C{n(x-15*d)} {y+8} {n(x-8*d)} {y+20} {n(x+2*d)} {y+21}'
        f'C{n(x+10*d)} {y+20} {n(x+15*d)} {y+10} {n(x+15*d)} {y-4}'
        f'C{n(x+15*d)} {y-18} {n(x-12*d)} {y-20} {n(x-14*d)} {y-8}Z')
    s.f('#eabd98', circ(x-5*d, y+7, 2.4)+circ(x+11.4*d, y+6.6, 1.7))
    s.s(DK, 1.5, f'M{n(x-8*d)} {n(y-5.6)}Q{n(x-2*d)} {n(y-10)} {n(x+4.4*d)} {n(y-5.6)}L{n(x+7.6*d)} {n(y+4.6)}'
        f'Q{n(x+6*d)} {n(y+7)} {n(x+3*d)} {n(y+5.6)}M{n(x+7*d)} {n(y-5.8)}'
        f'Q{n(x+11*d)} {n(y-9.4)} {n(x+14.4*d)} {n(y-5.6)}')
    for ex, w in ((-1.8, 4.6), (10.4, 3.6)):
        s.fs(W_, DK, 1.1, f'M{n(x+(ex-w)*d)} {n(y-1.4)}Q{n(x+ex*d)} {n(y-5.8)} {n(x+(ex+w)*d)} {n(y-1.6)}'
            f'Q{n(x+ex*d)} {n(y+1.6)} {n(x+(ex-w)*d)} {n(y-1.4)}Z')
        s.f(DK, circ(x+(ex+1.1)*d, y-1.8, 1.9))
    s.s('#a03a26', 1.6, f'M{n(x+1.6*d)} {n(y+11.4)}Q{n(x+5*d)} {n(y+13.4)} {n(x+9*d)} {n(y+11.2)}')


def hand(s, x, y, a, d, piece=None):
    """A long Romanesque hand, pointing to the angle a (0 = right), with a disc between finger and thumb."""
    t = Svg()
    if piece: t.fs(piece, DK, 1.3, circ(20, -2, 5.2))
    t.fs(SK, DK, 1.3,
        'M-2 -5.4C4 -6.4 8 -6.6 11 -6.6L19.6 -7.6C22 -7.6 22 -4.6 19.8 -4.4L12 -3L19 -.6C21 .4 20.2 2.8 18 '
        '2.4L11 1.2L15.4 3.6C17 5 15.4 7 13.6 6.2L7 3.6C4 5.6 1 5.6 -2 5.2Z')
    t.s(DK, .9, 'M12 -3L9 -3.4M11 1.2L8.4 .6')
    s.g(f'translate({n(x)} {n(y)}) scale({d} 1) rotate({a})', t)


def board(s):
    # pedestal: a short column
    s.fs('#f3e6c8', DK, 1.5, rect(192, 232, 16, 40))
    s.f('#cf9638', 'M192.8 240L207.2 234V238L192.8 244ZM192.8 254L207.2 248V252L192.8 258ZM192.8 268L207.2 262V266'
        'L192.8 272Z')
    s.fs('#d19a3f', DK, 1.5, 'M184 230H216V234L208 241H192L184 234Z')
    s.fs('#e6cf98', DK, 1.5, rect(186, 271, 28, 6)+rect(180, 277, 40, 8))
    B = 74
    x0 = 200-B/2
    y0 = 158
    s.fs('#6e4a26', DK, 1.8, rect(x0-5, y0-5, B+10, B+10))
    s.s('#e0b355', 1.3, rect(x0-2.4, y0-2.4, B+4.8, B+4.8))
    s.f('#fbf0d6', rect(x0, y0, B, B))
    c = B/9
    rows = ["...AAA...", "....A....", "....D....", "A..D.D..A", "AA.DKD.AA", "A...D...A", "....D....", "....A....",
        "...AAA..."]
    s.f('#e6c98c', ''.join(rect(x0+i*c, y0+j*c, c, c) for j in range(9) for i in range(9)
            if (i in (0, 8) and j in (0, 8))))
    s.f('#e9b9a0', rect(x0+4*c, y0+4*c, c, c))
    s.s('#8a7250', .8, ''.join(f'M{n(x0+i*c)} {y0}v{B}M{n(x0)} {n(y0+i*c)}h{B}' for i in range(10)), cap='butt')
    p = {'A':'', 'D':'', 'K':''}
    for j, r in enumerate(rows):
        for i, ch in enumerate(r):
            if ch in p: p[ch] += circ(x0+(i+.5)*c, y0+(j+.5)*c, 3.5 if ch=='K' else 2.9)
    s.f(DK, p['A'])
    s.fs('#fffdf4', '#b8321d', 1.2, p['D'])
    s.fs('#e0b355', DK, 1, p['K'])


def left(s):
    """The pilgrim: bearded, cream tunic, verdigris mantle."""
    G = '#4f8674'
    GD = '#24473d'
    GL = '#a8c9ba'
    T = '#f5e7c6'
    TD = '#a88c5c'
    s.fs('#d19a3f', DK, 1.6, 'M92 214H150V284H92Z')
    s.fs('#e8c780', DK, 1.4, rect(88, 208, 66, 8))
    s.f(DK, 'M99 284V240A8 8 0 0 1 115 240V284ZM121 284V240A8 8 0 0 1 137 240V284Z')
    s.s('#f6e2b0', 1, 'M97 284V240A10 10 0 0 1 117 240V284M119 284V240A10 10 0 0 1 139 240V284', cap='butt')
    # feet and the tunic's skirt
    s.fs('#6b3a22', DK, 1.4, 'M146 272C152 270 160 274 170 278C173 280 172 284 168 284H146Z')
    s.fs('#6b3a22', DK, 1.4, 'M166 270C172 268 180 273 188 278C191 280 190 284 186 284H166Z')
    s.fs(T, DK, 1.6,
        'M118 212C140 206 168 206 178 214C184 222 182 250 186 272C180 276 172 272 168 275C162 279 156 273 '
        '150 276C144 279 140 275 138 276C134 250 130 232 118 226Z')
    s.s(TD, 1.2, 'M176 222C172 240 176 258 178 271M168 224C164 242 166 258 168 272M158 226C154 242 156 260 158 273'
        'M148 228C146 244 148 260 148 273')
    # body
    s.fs(T, DK, 1.6, 'M118 128C112 150 108 186 112 216L160 220C164 196 166 164 160 130C150 122 130 120 118 128Z')
    s.s(TD, 1.2, 'M134 150Q142 158 152 150M132 162Q142 171 154 162M130 174Q142 184 156 174M130 187Q142 196 157 187')
    s.fs('#d19a3f', DK, 1.2, 'M130 124C136 132 150 132 156 124L159 131C151 140 136 140 127 131Z')
    s.f(BG, circ(136, 133, 1.4)+circ(143, 134.6, 1.4)+circ(150, 133, 1.4))
    # mantle over the shoulder and across the lap
    s.fs(G, DK, 1.6,
        'M122 124C104 130 98 160 96 200C94 222 98 240 104 254C112 250 116 240 118 230C136 238 164 240 181 232'
        'C188 226 188 214 180 208C160 204 138 206 124 202C130 180 136 150 140 128C134 122 128 121 122 124Z')
    s.s(GL, 1.3, 'M120 130C110 150 106 176 108 200M128 130C120 152 116 176 117 196M112 204C122 214 150 220 178 214'
        'M110 214C124 226 152 230 176 225M104 206C102 222 104 236 106 246')
    s.s(GD, 1.3, 'M115 132C105 152 101 180 102 204M125 128C116 150 112 178 112 200M134 130C126 156 122 178 121 200'
        'M112 209C124 220 152 225 180 219M114 221C128 233 154 235 174 231')
    s.s('#e0b355', 2.4, 'M124 202C138 206 160 204 180 208M104 253C111 249 115 240 118 230', cap='butt')
    # far arm lifted, with a piece
    # near arm: sleeve, forearm, hand
    s.fs(T, DK, 1.6, 'M120 140C112 152 112 172 120 182C128 188 148 178 166 162L160 150C148 160 138 164 134 162'
        'C136 154 138 146 137 140C132 134 124 134 120 140Z')
    s.s(TD, 1.1, 'M124 146C120 158 121 168 126 174M131 146C128 156 128 164 131 168M140 166L146 174M148 160L154 168')
    s.fs('#d19a3f', DK, 1.3, 'M158 151L167 162L171 158L163 147Z')
    hand(s, 167, 154, -24, 1, DK)
    # hair, head, beard
    s.fs('#6b4a2c', DK, 1.5, 'M126 84C120 96 120 112 118 124C124 132 132 132 136 126L152 84Z')
    face(s, 142, 98, 1, True)
    s.fs('#6b4a2c', DK, 1.4,
        'M129 101C131 106 136 108 141 107.4C146 107 150 106.6 153 106.4C155 105.6 156.6 103.6 157 101'
        'C158 114 158 128 150 139C148.6 134 147 136 146 141C144 135 142 135 140 139C134 130 128 116 129 101Z')
    s.f('#a03a26', 'M143.6 110.4Q148 108.6 151.6 110Q148 113.4 143.6 110.4Z')
    s.s('#d8b077', .9, 'M134 110C136 118 138 126 141 132M140 112C141 120 143 126 145 132M147 116L147.6 130'
        'M153 112C153 120 152 126 150 132')
    s.fs('#6b4a2c', DK, 1.4,
        'M126 92C124 78 134 72 144 73C154 74 159 82 158 90C150 84 136 86 130 88C130 96 129 100 128 102'
        'C126 100 126 96 126 92Z')
    s.fs('#dca545', DK, 1.5, 'M127 85C127 71 137 65 145 66C155 67 160 75 158.6 84C149 79 136 80 127 85Z')
    s.s('#8a5a1e', 1.1, 'M143 67C141 72 140 76 140 80M134 71C133 75 133 79 133.4 81M152 69C150 73 149 77 149 80')
    s.fs('#f5e7c6', DK, 1.3, 'M125.6 85.6C136 79.6 150 79 159.6 84L159 89.4C149 84.6 136 85 126.4 91Z')


def right(s):
    """The lady: white veil with a band, ochre gown, a red-lined mantle; drawn facing left."""
    O = '#dca545'
    OD = '#8a5a1e'
    V = '#fdf6e6'
    VD = '#b9a988'
    P = '#2c5047'
    PL = '#7fae9c'
    s.fs('#d19a3f', DK, 1.6, 'M250 214H308V284H250Z')
    s.fs('#e8c780', DK, 1.4, rect(246, 208, 66, 8))
    s.f(DK, 'M263 284V240A8 8 0 0 1 279 240V284ZM285 284V240A8 8 0 0 1 301 240V284Z')
    s.s('#f6e2b0', 1, 'M261 284V240A10 10 0 0 1 281 240V284M283 284V240A10 10 0 0 1 303 240V284', cap='butt')
    s.fs('#6b3a22', DK, 1.4, 'M236 274C228 272 220 276 213 280C211 282 212 284 215 284H238Z')
    s.fs(O, DK, 1.6,
        'M282 212C260 206 232 206 222 214C216 222 220 250 212 276C220 281 226 275 232 279C240 283 246 277 '
        '252 281C260 284 266 279 270 280C272 254 270 236 282 226Z')
    s.s(OD, 1.2, 'M225 222C229 240 224 258 220 272M233 224C236 242 232 258 229 273M243 226C246 244 242 260 240 276'
        'M254 228C256 244 254 262 252 276M263 232C264 248 263 262 262 276')
    s.fs(O, DK, 1.6, 'M282 128C288 150 292 186 288 216L240 220C236 196 234 164 240 130C250 122 270 120 282 128Z')
    s.s(OD, 1.2, 'M248 152Q258 160 267 152M246 164Q258 173 269 164M244 176Q258 186 270 176M243 189Q258 198 271 189')
    s.fs(P, DK, 1.6,
        'M279 124C296 130 302 160 304 200C306 222 302 240 296 254C288 250 284 240 282 230C264 238 236 240 '
        '219 232C212 226 212 214 220 208C240 204 262 206 276 202C270 180 264 150 260 128C266 122 273 121 279 '
        '124Z')
    s.s(PL, 1.3, 'M281 130C290 150 294 176 292 200M273 130C280 152 284 176 283 196M288 204C278 214 250 220 222 214'
        'M290 214C276 226 248 230 224 225M296 206C298 222 296 236 294 246')
    s.s('#e0b355', 2.4, 'M276 202C262 206 240 204 220 208M296 253C289 249 285 240 282 230', cap='butt')
    s.fs(O, DK, 1.6, 'M280 140C288 152 288 172 280 182C272 188 252 178 234 166L240 152C252 161 262 165 266 162'
        'C264 154 262 146 263 140C268 134 276 134 280 140Z')
    s.s(OD, 1.1, 'M276 146C280 158 279 168 274 174M269 146C272 156 272 164 269 168M260 166L254 174M252 161L246 169')
    # wide hanging sleeve
    s.fs(V, DK, 1.4, 'M240 152L233 166C236 178 240 190 246 198C252 194 256 184 258 176Z')
    s.s(VD, 1.1, 'M240 166C243 176 246 184 248 190M246 168C248 176 250 182 252 186')
    hand(s, 236, 157, -14, -1, None)
    # veil: behind, head, veil around
    s.fs(V, DK, 1.6,
        'M246 78C262 64 282 74 284 94C285 108 288 122 292 134C284 146 254 148 242 134C246 126 245 112 243 '
        '100Z')
    face(s, 256, 98, -1, False)
    s.fs(V, DK, 1.5,
        'M240 92C238 74 250 66 262 67C278 68 285 82 285 96C286 110 290 122 294 134C284 148 254 150 240 136'
        'C244 130 246 124 247 120C254 123 266 118 270 104C272 96 271 90 268 87C258 83 248 84 240 92Z')
    s.s(VD, 1.1, 'M274 84C280 98 278 114 282 130M268 116C268 126 270 134 274 140M258 123C257 130 258 136 262 142'
        'M250 124C248 130 248 134 250 139M262 73C272 76 278 84 280 94')
    s.fs('#e0b355', DK, 1.2, 'M240.4 86C248 79.6 260 79.6 270 84L270.6 89C260 84.6 248 85 240 92Z')
    s.f(BG, circ(247, 85.4, 1.3)+circ(254, 83.6, 1.3)+circ(262, 84.4, 1.3))


def cover():
    s = Svg(400, 300)
    s.g('translate(0 0)', tower())
    s.g(mirror(200), tower())
    wall = Svg()
    wall.fs('#ead6a8', DK, 1.5, 'M46 286V124H50V118H55V124H59V118H66V286Z')
    wall.s('#c8b184', .9, ''.join(f'M46.8 {y}H62' for y in range(137, 286, 13))
        +''.join(f'M{53+(4 if k%2 else 0)} {y}v13' for k, y in enumerate(range(124, 280, 13))), cap='butt')
    s.g('translate(0 0)', wall)
    s.g(mirror(200), wall)
    # field within the arch: a dark green border around vermilion, as painters framed their grounds
    s.fs('#2c5047', DK, 1.6, 'M80 285V150A120 120 0 0 1 320 150V285Z')
    s.fs(BG, '#e0b355', 1.4, 'M94 285V150A106 106 0 0 1 306 150V285Z')
    s.f('#c9573e', ''.join(star(x, y, 3.6, 1.4, 4) for x, y in ((120, 132), (280, 132), (112, 176), (288, 176),
                (170, 92), (230, 92), (200, 130), (200, 66), (168, 62), (232, 62), (180, 112), (220, 112), (108, 108),
                (292, 108))))
    # lamp on a chain
    s.s('#e0b355', 1.4, 'M200 45V70M200 70L188 84M200 70L212 84', cap='butt')
    s.fs('#e0b355', DK, 1.4, 'M184 84H216C215 94 208 99 200 99C192 99 185 94 184 84Z')
    s.fs('#fff3c8', DK, 1.1,
        'M190 84C188 78 192 76 192 71C196 76 196 80 194 84ZM198 84C196 78 200 75 200 70C204 75 204 80 202 84Z'
        'M206 84C204 78 208 76 208 71C212 76 212 80 210 84Z')
    s.f(BG, circ(192, 89, 1.3)+circ(200, 91, 1.3)+circ(208, 89, 1.3))
    left(s)
    right(s)
    board(s)
    arch(s, 200, 150)
    s.g('translate(0 0)', column())
    s.g(mirror(200), column().body().replace('id="sh"', 'id="sh2"').replace('url(#sh)', 'url(#sh2)'))
    # steps
    s.fs('#e6cf98', DK, 1.6, rect(2, 285, 396, 6))
    s.fs('#f0e2c2', DK, 1.6, rect(.9, 291, 398.2, 8))
    s.f(BG, ''.join(poly([(4+i*14, 297.6), (11+i*14, 292.6), (18+i*14, 297.6)]) for i in range(28)))
    s.save('cover.svg')
    write('cover-lines.svg', re.sub(r'<(?:path|circle)[^>]*>', lined, s.text()))


def lined(shape):
    """A shape of the picture as lines to be coloured in: white, shade left out, faces and folds kept."""
    shape = shape.group(0)
    if 'fill=' not in shape: return shape    # the outline of a clip
    fill = re.search(r'fill="([^"]*)"', shape)[1]
    stroke = re.search(r'stroke="([^"]*)"', shape)
    stroke = stroke and stroke[1]
    if stroke == 'none': return ''
    if fill == 'none':
        pen = {DK: '#484848', '#c8b184': '#b4b4b4'}.get(stroke, '#8a8a8a')
        return shape.replace(stroke, pen)
    face = '#484848' if fill == DK else '#ffffff'
    if stroke: return shape.replace(f'"{fill}"', f'"{face}"', 1).replace(f'stroke="{stroke}"', 'stroke="#484848"')
    if face == '#ffffff': face += '" stroke="#8a8a8a" stroke-width=".9'
    return shape.replace(f'"{fill}"', f'"{face}"', 1)


def draw(): cover()
