"""One of the demonstration's buildings, as `describe-buildings.ts` tells it: x to the east, y to the north, from its south-west corner."""
from mesh import box, polygon, prism

wall = 0.36


def put_up(about, is_lit=False):
    height = about['storeyHeight']
    for rank, openings in enumerate(about['storeys']):
        _storey(about, openings, rank * height, is_lit)
    _roof(about, len(about['storeys']) * height)


def _placer(about, side):
    """(along, out, z) of a wall, its outer face at out 0, to the point there; `along` as the drawings count it."""
    width, depth = about['width'], about['depth']
    return {
        'south': lambda a, o, z: (a, -o, z),
        'north': lambda a, o, z: (a, depth + o, z),
        'west': lambda a, o, z: (-o, depth - a, z),
        'east': lambda a, o, z: (width + o, depth - a, z),
    }[side]


def _slab(at, material, low, high):
    first, second = at(*low), at(*high)
    box(
        material,
        tuple(min(pair) for pair in zip(first, second)),
        tuple(max(pair) for pair in zip(first, second)),
    )


def _storey(about, openings, floor, is_lit):
    width, depth, height, skin = about['width'], about['depth'], about['storeyHeight'], about['skin']
    for side in ('south', 'north', 'west', 'east'):
        length = width if side in ('south', 'north') else depth
        at = _placer(about, side)
        # corners belong to the walls along x
        done, length = (0, length) if side in ('south', 'north') else (wall, length - wall)
        for one in sorted((one for one in openings if one['side'] == side), key=lambda one: one['from']):
            _slab(at, skin, (done, -wall, floor), (one['from'], 0, floor + height))
            _opening(at, skin, one, floor, height)
            done = one['to']
        _slab(at, skin, (done, -wall, floor), (length, 0, floor + height))
    inner = wall + 0.01
    box('floor', (inner, inner, floor + 0.02), (width - inner, depth - inner, floor + 0.06))
    box('inside', (inner, inner, floor + height - 0.22), (width - inner, depth - inner, floor + height - 0.02))
    # rooms end somewhere behind the panes
    box('inside', (inner, depth * 0.55, floor + 0.06), (width - inner, depth * 0.55 + 0.1, floor + height - 0.22))
    if is_lit:
        count = max(2, int(width / 3.2))
        for rank in range(count):
            x = (rank + 0.5) * width / count
            box('lamp', (x - 0.35, depth * 0.27, floor + height - 0.32), (x + 0.35, depth * 0.27 + 0.3, floor + height - 0.26))


def _opening(at, skin, one, floor, height):
    low, high, sill, head = one['from'], one['to'], floor + one['sill'], floor + one['head']
    if one['sill'] > 0:
        _slab(at, skin, (low, -wall, floor), (high, 0, sill))
        _slab(at, 'frame', (low, -0.2, sill), (high, 0.05, sill + 0.03))
    _slab(at, skin, (low, -wall, head), (high, 0, floor + height))
    deep, thick = -0.22, 0.06
    bar = 'door' if one['kind'] == 'entrance' else 'frame'
    for left, right in ((low, low + thick), (high - thick, high)):
        _slab(at, bar, (left, deep, sill), (right, deep + thick, head))
    for bottom, top in ((sill, sill + thick), (head - thick, head)):
        _slab(at, bar, (low, deep, bottom), (high, deep + thick, top))
    leaves = max(1, round((high - low) / 1.25))
    for rank in range(1, leaves):
        middle = low + rank * (high - low) / leaves
        _slab(at, bar, (middle - thick / 2, deep, sill), (middle + thick / 2, deep + thick, head))
    pane = [(low, sill), (high, sill), (high, head), (low, head)]
    polygon('glass', [at(a, deep + 0.03, z) for a, z in pane])


def _roof(about, top):
    width, depth, rise, skin = about['width'], about['depth'], about['roofHeight'], about['skin']
    if about['roof'] == 'gable':
        middle, out = depth / 2, 0.35
        for x in (0, width - wall):
            prism(skin, [(0, top), (depth, top), (middle, top + rise)], 'x', x, x + wall)
        slope = rise / middle
        for low, high in ((-out, middle), (depth + out, middle)):
            foot = top - out * slope
            outline = [(low, foot + 0.02), (high, top + rise + 0.02), (high, top + rise + 0.24), (low, foot + 0.24)]
            prism('zinc', outline, 'x', -0.2, width + 0.2)
        return
    box('slab', (wall, wall, top), (width - wall, depth - wall, top + 0.3))
    if about['roof'] == 'shed' and rise > 1:
        count = round(width / 6)
        each = width / count
        for rank in range(count):
            x = rank * each
            prism('zinc', [(x, top), (x + each, top), (x + each, top + rise)], 'y', 0, depth)
            polygon('glass', [(x + each + 0.01, 0.4, top + 0.3), (x + each + 0.01, depth - 0.4, top + 0.3), (x + each + 0.01, depth - 0.4, top + rise - 0.2), (x + each + 0.01, 0.4, top + rise - 0.2)])
        return
    for low, high in (((0, 0), (width, wall)), ((0, depth - wall), (width, depth)), ((0, wall), (wall, depth - wall)), ((width - wall, wall), (width, depth - wall))):
        box(skin, (*low, top), (*high, top + rise))
        box('zinc', (low[0] - 0.04, low[1] - 0.04, top + rise), (high[0] + 0.04, high[1] + 0.04, top + rise + 0.05))
