# Names that nothing prints, a helper that something does, and a term that a variant of one's own may use.

-kng = queen
-ship = ship
-long = long
-king = { -long } king

theme-title = Ravens
theme-tagine = Ravens against wolves
helper = Ravens
theme-sides-low = { helper } are black.
theme-story-1 = One.
theme-story-3 = Three.
theme-story-4 = Four.
theme-storey-2 = Two.
weather = rain
