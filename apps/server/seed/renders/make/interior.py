"""A room of the demonstration's flats, shops and offices, with what stands in it."""
import math

from mesh import box, polygon


def furnish(kind, width, depth, height, chance):
    """Walls around (0, 0) to (width, depth), glazed to the north; the eye looks from the south."""
    thick = 0.3
    box('oak' if kind in ('living', 'dining') else 'floor', (0, 0, -0.1), (width, depth, 0))
    box('inside', (-0.1, -0.1, height), (width + 0.1, depth + 0.1, height + 0.2))
    side = {'living': 'inside', 'dining': 'brick', 'shop': 'stone', 'office': 'inside'}[kind]
    box(side, (-thick, -0.1, 0), (0, depth, height))
    box('inside', (width, -0.1, 0), (width + thick, depth, height))
    _window_wall(width, depth, height, thick, 0.05 if kind in ('shop', 'living') else 0.8)
    for low, high in (((0, 0, 0), (0.02, depth, 0.09)), ((width - 0.02, 0, 0), (width, depth, 0.09))):
        box('white', low, high)
    {'living': _living, 'dining': _dining, 'shop': _shop, 'office': _office}[kind](width, depth, height, chance)


def _window_wall(width, depth, height, thick, sill):
    count = max(2, round(width / 1.9))
    each = width / count
    pier, head = 0.35, height - 0.4
    for rank in range(count):
        low, high = rank * each + pier / 2, (rank + 1) * each - pier / 2
        box('inside', (low - pier, depth, 0), (low, depth + thick, height))
        box('inside', (low, depth, head), (high, depth + thick, height))
        if sill:
            box('inside', (low, depth, 0), (high, depth + thick, sill))
        for at in (low, (low + high) / 2 - 0.03, high - 0.06):
            box('frame', (at, depth + 0.16, sill), (at + 0.06, depth + 0.22, head))
        for at in (sill, head - 0.06):
            box('frame', (low, depth + 0.16, at), (high, depth + 0.22, at + 0.06))
    box('inside', (width - pier / 2, depth, 0), (width, depth + thick, height))


def _table(x, y, length, deep, high=0.74, top='oak'):
    box(top, (x, y, high - 0.035), (x + length, y + deep, high))
    for a in (x + 0.06, x + length - 0.12):
        for b in (y + 0.06, y + deep - 0.12):
            box('frame', (a, b, 0), (a + 0.05, b + 0.05, high - 0.035))


def _chair(x, y, faces, seat='oak'):
    box(seat, (x - 0.21, y - 0.21, 0.43), (x + 0.21, y + 0.21, 0.46))
    for a in (-0.19, 0.16):
        for b in (-0.19, 0.16):
            box('frame', (x + a, y + b, 0), (x + a + 0.03, y + b + 0.03, 0.43))
    back = -0.21 if faces > 0 else 0.18
    box(seat, (x - 0.21, y + back, 0.6), (x + 0.21, y + back + 0.03, 0.84))
    for a in (-0.2, 0.17):
        box('frame', (x + a, y + back, 0.43), (x + a + 0.03, y + back + 0.03, 0.84))


def _pendant(x, y, height, low=1.75, size=0.2):
    box('frame', (x - 0.005, y - 0.005, low + 0.2), (x + 0.005, y + 0.005, height))
    sides = 16
    ring = [(math.cos(at * math.tau / sides), math.sin(at * math.tau / sides)) for at in range(sides)]
    for at in range(sides):
        (a, b), (c, d) = ring[at], ring[(at + 1) % sides]
        polygon('frame', [(x + a * size, y + b * size, low), (x + c * size, y + d * size, low), (x + c * 0.05, y + d * 0.05, low + 0.2), (x + a * 0.05, y + b * 0.05, low + 0.2)])
    box('lamp', (x - 0.05, y - 0.05, low + 0.02), (x + 0.05, y + 0.05, low + 0.1))


def _shelf(x, y, length, high, chance, deep=0.3):
    box('oak', (x, y, 0), (x + deep, y + 0.03, high))
    box('oak', (x, y + length - 0.03, 0), (x + deep, y + length, high))
    levels = max(2, round(high / 0.38))
    for rank in range(levels + 1):
        z = rank * (high - 0.03) / levels
        box('oak', (x, y, z), (x + deep, y + length, z + 0.03))
        at = y + 0.06
        while rank < levels and at < y + length - 0.2:
            thick = chance.uniform(0.02, 0.06)
            if chance.random() < 0.72:
                box(chance.choice(('white', 'cloth', 'cloth2', 'textile', 'rug', 'neighbour2')), (x + 0.05, at, z + 0.03), (x + 0.26, at + thick, z + chance.uniform(0.2, 0.33)))
            else:
                at += chance.uniform(0.05, 0.25)
            at += thick + 0.004


def _plant(x, y, chance, high=1.5):
    box('concrete', (x - 0.18, y - 0.18, 0), (x + 0.18, y + 0.18, 0.36))
    for _ in range(70):
        turn, out, z = chance.uniform(0, math.tau), chance.uniform(0.1, 0.5), chance.uniform(0.5, high)
        cx, cy = x + math.cos(turn) * out, y + math.sin(turn) * out
        dx, dy = -math.sin(turn) * 0.07, math.cos(turn) * 0.07
        polygon('leaves', [(x, y, z - 0.25), (cx + dx, cy + dy, z), (cx + math.cos(turn) * 0.16, cy + math.sin(turn) * 0.16, z - 0.05), (cx - dx, cy - dy, z)])


def _living(width, depth, height, chance):
    box('rug', (width * 0.2, depth * 0.3, 0), (width * 0.2 + 2.4, depth * 0.3 + 1.7, 0.015))
    box('textile', (width * 0.2, depth * 0.62, 0.12), (width * 0.2 + 2.2, depth * 0.62 + 0.9, 0.42))
    box('textile', (width * 0.2, depth * 0.62 + 0.7, 0.42), (width * 0.2 + 2.2, depth * 0.62 + 0.9, 0.8))
    for end in (0, 2.02):
        box('textile', (width * 0.2 + end, depth * 0.62, 0.42), (width * 0.2 + end + 0.18, depth * 0.62 + 0.9, 0.6))
    box('cloth2', (width * 0.2 + 0.3, depth * 0.62 + 0.52, 0.44), (width * 0.2 + 0.75, depth * 0.62 + 0.7, 0.8))
    _table(width * 0.2 + 0.6, depth * 0.42, 1.1, 0.55, 0.36)
    _table(width - 2.1, depth * 0.38, 1.7, 0.85)
    for at in (width - 1.8, width - 1.2, width - 0.7):
        _chair(at, depth * 0.38 - 0.25, 1)
        _chair(at, depth * 0.38 + 1.1, -1)
    _pendant(width - 1.25, depth * 0.38 + 0.42, height)
    _shelf(0, depth * 0.3, depth * 0.45, min(2.4, height - 0.3), chance)
    _plant(width - 0.5, depth - 0.6, chance)


def _dining(width, depth, height, chance):
    box('oak', (width - 0.06, depth * 0.2, 0), (width, depth * 0.9, 1.15))
    rows = max(2, int(depth / 1.9))
    for row in range(rows):
        for column, x in enumerate((width * 0.16, width * 0.5, width * 0.78)):
            y = 0.9 + row * (depth - 1.4) / rows
            _table(x, y, 0.75, 0.7, top='oak' if (row + column) % 2 else 'stone')
            _chair(x + 0.37, y - 0.28, 1)
            _chair(x + 0.37, y + 0.98, -1)
            _pendant(x + 0.37, y + 0.35, height, 1.7, 0.16)
    _plant(0.5, depth - 0.6, chance, 1.9)


def _shop(width, depth, height, chance):
    _shelf(0, 0.8, depth - 1.4, 2.3, chance, 0.34)
    _shelf(width - 0.34, 0.8, depth - 1.4, 2.3, chance, 0.34)
    for at in range(2):
        y = 1.4 + at * depth * 0.42
        box('oak', (width * 0.36, y, 0), (width * 0.64, y + 1.3, 0.85))
        for item in range(9):
            x = width * 0.38 + (item % 3) * width * 0.085
            z = 0.85 + chance.uniform(0.1, 0.25)
            box(chance.choice(('white', 'cloth2', 'rug', 'textile')), (x, y + 0.12 + (item // 3) * 0.38, 0.85), (x + 0.22, y + 0.36 + (item // 3) * 0.38, z))
        _pendant(width * 0.5, y + 0.65, height, 2, 0.22)
    _plant(width - 0.75, depth - 0.7, chance)


def _office(width, depth, height, chance):
    rows = max(2, int(depth / 2.2))
    for row in range(rows):
        y = 0.9 + row * (depth - 1.2) / rows
        for x in (width * 0.22, width * 0.6):
            _table(x, y, 1.5, 0.75, top='white')
            box('frame', (x + 0.45, y + 0.5, 0.78), (x + 1.05, y + 0.53, 1.14))
            box('frame', (x + 0.72, y + 0.5, 0.74), (x + 0.78, y + 0.53, 0.8))
            _chair(x + 0.75, y - 0.3, 1, 'textile')
            box('lamp', (x + 0.1, y + 0.3, height - 0.45), (x + 1.4, y + 0.36, height - 0.41))
    _shelf(0, depth * 0.25, depth * 0.5, 1.5, chance)
    _plant(width - 0.5, depth - 0.6, chance)
