"""The colours of the set, earth and mineral, and the places of ships, woods, farms and tents on the map."""
import math
import random

GROUND = '#efead6'
HEATH = '#ebe3cb'
HEATH2 = '#e6dcc6'
MEADOW = '#e6e8cf'
MARSH = '#dfe2c6'
BANK = '#8ba3a0'
WATER = '#b3cbcc'
WATER2 = '#bfd4d3'
WATER3 = '#c9dbd8'
WATERL = '#94b0b1'
WATERS = '#8fabae'
SANDLOW = '#e7dab4'
SANDE = '#cbb079'
SAND = '#e4cd9b'
SAND2 = '#e9d5a8'
SANDO = '#b8975c'
SANDS = '#c2a468'
FIELD1 = '#e9e0b9'
FIELD2 = '#e0e0bb'
FIELD3 = '#ecdcc0'
FURROW = '#a99e68'
FIELDE = '#d6cda3'
TOWN = '#f3e8d0'
STREET = '#ead6ae'
DITCH = '#dcdcbc'
HACH = '#a3a27a'
GREEN1 = '#dfe2bf'
GREEN2 = '#e2e2c2'
YARD1 = '#f1e3c6'
YARD2 = '#e8e5c8'
YARD3 = '#f4ead4'
GARDEN = '#aeb384'
FENCE = '#b39a6c'
ROAD = '#ead9b2'
ROAD2 = '#f1e5c6'
TRACK = '#f2e7ca'
ROADE = '#b89f6d'
RUT = '#cdb684'
THL = '#d9a954'
THS = '#a9742f'
THO = '#6a4a26'
SHADE = '#cdbf9d'
LDL = '#c3c9c6'
LDS = '#8e9a9b'
LDO = '#4d5653'
STONE = '#b8ae9b'
STONEL = '#e6dfcf'
STONEO = '#5d5548'
WOODL = '#d3b07a'
WOODK = '#9a7544'
WOODO = '#5d4529'
LEAF = '#a3b078'
LEAFS = '#7f9060'
LEAFO = '#556443'
LEAF2 = '#b5bd82'
LEAFS2 = '#93a066'
GRASS = '#9aa06b'
HEATHER = '#a98fa0'
REED = '#8f9a60'
SHIPO = '#4b3a26'
SHIPW = '#b98a4c'
SHIPD = '#7a5a33'
SHY = '#dca63c'
SHB = '#2c4f74'
SHO = '#3a332c'
SHR = '#c4472d'
SHC = '#f9eed3'
SAILR = '#b5422c'
SAILW = '#f4e7c8'
SAILY = '#dca63c'
TENTL = '#f7efda'
TENTK = '#d5c39c'
TENTD = '#6a5638'
TENTO = '#5f4c30'
ASH = '#6a5a48'
FIRE1 = '#c8442c'
FIRE2 = '#f0bd4d'
HALL = '#f6e6c2'
INKM = '#4a4034'
CMPD = '#8f2c1f'
CMPM = '#c79a4c'
PALE = '#fbf4e2'
GOLD = '#dca63c'
ROWS = ["...AAAAA...", ".....A.....", "...........", "A....D....A", "A...DDD...A", "AA.DDKDD.AA", "A...DDD...A",
    "A....D....A", "...........", ".....A.....", "...AAAAA..."]
COMPASS = (250, 50, 9.5)
CARTOUCHE = (37.5, 245.4, 28.2, 12.4)    # its plait lies on lines of the grid, so that none crosses the name, and no cut of a part does
SHIPS = [(55.5, 100, 0, 15, 'r'), (101, 207.5, 0, 14, None), (151, 219.3, 0.02, 14, None),
    (175.5, 227.6, -.02, 14, None), (203, 249.5, 0, 16, 'r'), (25, 53.6, 3.14, 13, None)]
BOATS = [(187, 199, 1.9, 4), (212, 108, 1.3, 4), (63, 168, 1.1, 4.5), (219, 30, 1.4, 4)]
JETTIES = [(94, 198, 2.3, 4.5), (109, 206, 1.9, 4.5), (159.5, 213.6, 1.75, 4.4), (166, 215.4, 1.85, 4.4)]
WOODS = [[(-3, -3), (72, -3), (70, 8), (52, 16), (34, 14), (26, 30), (10, 36), (-3, 34)],
         [(-3, 205), (20, 204), (24, 222), (18, 240), (22, 262), (26, 278), (-3, 278)],
         [(236, -3), (278, -3), (278, 40), (264, 34), (258, 18), (240, 12)],
         [(232, 262), (248, 250), (256, 222), (278, 205), (278, 278), (228, 278)],
         [(-3, 62), (22, 66), (26, 74), (12, 74), (-3, 72)],
         [(66, 92), (78, 90), (74, 108), (66, 112)], [(186, 94), (202, 98), (206, 112), (200, 112)]]
TREES = []
FARMS = [(50.5, 25.5, .2), (75.5, 226, -.5), (224.5, 76, 1.2), (175.5, 50.8, .1), (100, 50.2, -.1)]
FIELDAREAS = []
ORCHARD = []
TENTS = []
FIRES = []
STACKS = []


def _camps():
    r = random.Random(7)
    # corners of squares inside each camp: along the seam between two camp squares, near its ends
    def put(x, y, a): TENTS.append((x, y, a))
    for side in range(4):
        a = side*math.pi/2
        c, s = round(math.cos(a)), round(math.sin(a))
        T = lambda x, y: (137.5+(x-137.5)*c-(y-137.5)*s, 137.5+(x-137.5)*s+(y-137.5)*c)
        plan = [[(100, 3.6, 't', .1), (150, 21.8, 't', 1.2), (175, 3.4, 't', -.1), (125, 22.2, 'f', 0),
                (100.5, 22, 's', .3), (174, 22.3, 'f', 0), (150, 3.8, 's', .2), (125, 3.2, 't', .25),
                (80, 21.4, 't', .8), (196.5, 21.6, 't', -.9), (78.5, 3.6, 's', 1), (196.8, 3.4, 'f', 0),
                (128.6, 46.4, 't', .75), (146.6, 46.6, 's', -.7)], [(100, 21.8, 't', .9), (125, 3.4, 't', -.2),
                (150, 3.6, 'f', 0), (175, 21.6, 't', 1.0), (175, 3.2, 's', .2), (100, 3.6, 's', 0),
                (150, 22.2, 't', .4), (125, 22.3, 's', .9), (78.6, 3.8, 't', .8), (196.6, 4, 't', -.8),
                (79, 21.4, 'f', 0), (196.4, 21.4, 's', .7), (146.2, 46.4, 't', -.7), (128.8, 46.2, 'f', 0)]][side % 2]
        for x, y, k, t in plan:
            px, py = T(x, y)
            if k == 't': TENTS.append((px, py, a+t))
            elif k == 'f': FIRES.append((px, py))
            else: STACKS.append((px, py, a+t))


_camps()
