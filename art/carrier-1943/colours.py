"""The colours of a plotting table: chart paper, land in buff, blue-grey shallows, chinagraph, brass, dark enamel."""
C = dict(sea='#eee8d5', deep='#e6e4d3', shallow='#d7e2dc', water='#8fb0b3', ring='#bccdc8', line='#4b5148',
    land='#e3d7ae', land2='#d3c595', hatch='#8d8058', num='#8b928a', ink='#2f3634', red='#b5382a', blue='#2f6488',
    yel='#e9bf3c', pencil='#9aa09a', wall='#faf6e6', camp='#ddd5b9', town='#f3eede', hall='#f0d88c', calm='#f2eddd',
    brass='#cfa54a', brass2='#f0d68d', brass3='#8f6d26', enamel='#2c3a36', wood='#8a5a34')
