"""What stands around a building: ground, trees, people, neighbours."""
import math
import random

import bpy
from mesh import box, polygon, prism


def ground(about, is_street):
    width, depth = about['width'], about['depth']
    far = 400
    polygon('street' if is_street else 'grass', [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)])
    if is_street:
        box('kerb', (-far, -4.2, 0), (far, 0, 0.14))
        box('kerb', (-far, -16, 0), (far, -11.5, 0.14))
        return
    entrances = [one for one in about['storeys'][0] if one['kind'] == 'entrance' and one['side'] == 'south']
    middle = (entrances[0]['from'] + entrances[0]['to']) / 2 if entrances else width / 2
    box('path', (-1.2, -2.4, 0), (width + 1.2, 0, 0.05))
    box('path', (middle - 1.2, -far, 0), (middle + 1.2, -2.4, 0.045))
    box('path', (width + 1.2, 0, 0), (width + 2.4, depth + 1, 0.05))


def blades(chance, center, radius, count):
    """Grass near the eye."""
    for _ in range(count):
        angle, away = chance.uniform(0, math.tau), radius * math.sqrt(chance.random())
        x, y = center[0] + away * math.cos(angle), center[1] + away * math.sin(angle)
        if y > -3 and abs(x - center[0]) < 200 and y > center[1] + radius:
            continue
        high, lean, turn = chance.uniform(0.06, 0.2), chance.uniform(-0.06, 0.06), chance.uniform(0, math.tau)
        dx, dy = 0.012 * math.cos(turn), 0.012 * math.sin(turn)
        polygon('blades', [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + lean, y + lean / 2, high)])


def _crown(chance, material, count, spread):
    """A mesh of leaves around the origin, one metre in radius."""
    vertices, faces = [], []
    clumps = []
    for _ in range(14):
        angle, lift, away = chance.uniform(0, math.tau), chance.uniform(-0.6, 0.8), chance.uniform(0.25, 0.72)
        flat = math.sqrt(max(0.1, 1 - lift * lift))
        clumps.append((away * flat * math.cos(angle), away * flat * math.sin(angle), lift * 0.8))
    for _ in range(count):
        x, y, z = chance.choice(clumps)
        x, y, z = (value + chance.gauss(0, spread) for value in (x, y, z))
        size, turn, tilt = chance.uniform(0.012, 0.026), chance.uniform(0, math.tau), chance.uniform(-1, 1)
        ax, ay, az = size * math.cos(turn), size * math.sin(turn), size * tilt
        bx, by, bz = -size * math.sin(turn), size * math.cos(turn), size * chance.uniform(-1, 1)
        start = len(vertices)
        vertices += [(x - ax, y - ay, z - az), (x + bx, y + by, z + bz), (x + ax, y + ay, z + az), (x - bx, y - by, z - bz)]
        faces.append((start, start + 1, start + 2, start + 3))
    mesh = bpy.data.meshes.new('crown')
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    return mesh


class Trees:
    """A few crowns, which every tree shares."""

    def __init__(self, chance, materials):
        self.chance, self.materials = chance, materials
        self.crowns = [_crown(chance, materials[name], 15000, 0.17) for name in ('leaves', 'leaves2', 'leaves')]

    def plant(self, x, y, height):
        chance = self.chance
        radius = height * chance.uniform(0.3, 0.38)
        trunk = height - radius * 1.15
        bpy.ops.mesh.primitive_cone_add(vertices=9, radius1=height * 0.022, radius2=height * 0.012, depth=trunk * 1.25, location=(x, y, trunk * 0.62))
        bpy.context.object.data.materials.append(self.materials['trunk'])
        crown = bpy.data.objects.new('crown', chance.choice(self.crowns))
        crown.location = (x, y, trunk)
        crown.scale = (radius, radius, radius * chance.uniform(1.1, 1.4))
        crown.rotation_euler = (0, 0, chance.uniform(0, math.tau))
        bpy.context.collection.objects.link(crown)


def ball_tree(materials, chance, x, y, height):
    """As models have them: a pin with a sponge."""
    radius = height * chance.uniform(0.24, 0.32)
    bpy.ops.mesh.primitive_cylinder_add(vertices=8, radius=0.07, depth=height, location=(x, y, height / 2))
    bpy.context.object.data.materials.append(materials['trunk'])
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=4, radius=radius, location=(x, y, height - radius * 0.7))
    ball = bpy.context.object
    for vertex in ball.data.vertices:
        vertex.co *= 1 + chance.uniform(-0.07, 0.07)
    ball.data.materials.append(materials[chance.choice(('leaves', 'leaves2'))])


def person(chance, x, y, facing=0.0):
    """Somebody standing or walking, 1.7 m tall, made of a few soft boxes."""
    cloth = chance.choice(['cloth', 'cloth2', 'white'])
    step = chance.uniform(0.05, 0.22)
    tall = chance.uniform(0.94, 1.05)
    turn = (math.cos(facing), math.sin(facing))

    def part(material, a, b, low, high, wide, deep):
        outline = []
        for rank in range(10):
            angle = rank * math.tau / 10
            outline.append((math.cos(angle) * wide, math.sin(angle) * deep))
        rings = []
        for share, size in ((0, 0.82), (0.25, 1), (0.75, 1), (1, 0.7)):
            z = (low + (high - low) * share) * tall
            ring = []
            for u, v in outline:
                p, q = a + u * size, b + v * size
                ring.append((x + p * turn[0] - q * turn[1], y + p * turn[1] + q * turn[0], z))
            rings.append(ring)
        for first, second in zip(rings, rings[1:]):
            for at in range(10):
                nxt = (at + 1) % 10
                polygon(material, [first[at], first[nxt], second[nxt], second[at]])
        polygon(material, rings[0][::-1])
        polygon(material, rings[-1])

    part('frame', -step, 0.09, 0, 0.85, 0.09, 0.08)
    part('frame', step, -0.09, 0, 0.85, 0.09, 0.08)
    part(cloth, 0, 0, 0.78, 1.45, 0.13, 0.21)
    part(cloth, -step * 0.5, 0.24, 0.85, 1.4, 0.055, 0.05)
    part(cloth, step * 0.5, -0.24, 0.85, 1.4, 0.055, 0.05)
    part('skin', 0, 0, 1.47, 1.73, 0.095, 0.085)


def neighbours(about, chance):
    """Houses against both sides, and more along the street."""
    depth = about['depth']
    for direction in (-1, 1):
        x = 0 if direction < 0 else about['width']
        for rank in range(7):
            width = chance.uniform(6, 10)
            storeys = chance.randint(2, 3)
            high = storeys * 3
            skin = chance.choice(('neighbour', 'neighbour2', 'render'))
            low, top = (x - width, x) if direction < 0 else (x, x + width)
            setback = 0 if rank == 0 else chance.choice((0, 0, 0.4))
            box(skin, (low + 0.02, setback, 0), (top - 0.02, depth + 1, high))
            prism('tiles', [(setback - 0.3, high), (depth + 1.3, high), ((depth + 1) / 2, high + 2.9)], 'x', low, top)
            bays = max(2, int(width / 2.6))
            for storey in range(storeys):
                for bay in range(bays):
                    middle = low + (bay + 0.5) * width / bays
                    sill = storey * 3 + 0.9
                    box('frame', (middle - 0.5, setback - 0.04, sill), (middle + 0.5, setback + 0.1, sill + 1.5))
                    polygon('glass', [(middle - 0.45, setback - 0.05, sill + 0.05), (middle + 0.45, setback - 0.05, sill + 0.05), (middle + 0.45, setback - 0.05, sill + 1.45), (middle - 0.45, setback - 0.05, sill + 1.45)])
                    for shutter in (-1.0, 0.52):
                        box('white', (middle + shutter, setback - 0.07, sill), (middle + shutter + 0.48, setback - 0.02, sill + 1.5))
            x = low if direction < 0 else top


def site_works(about, chance):
    """A frame of slabs and columns that is half done, scaffolding before it, a crane behind."""
    width, depth, height = about['width'], about['depth'], about['storeyHeight']
    storeys = max(2, len(about['storeys']))
    for rank in range(storeys + 1):
        z = rank * height
        done = width if rank < storeys else width * 0.62
        box('concrete', (0, 0, z - 0.22 if rank else -0.1), (done, depth, z if rank else 0.1))
        if rank == storeys:
            break
        columns = max(3, int(width / 4.5))
        for column in range(columns + 1):
            x = 0.15 + column * (width - 0.6) / columns
            for y in (0.1, depth / 2, depth - 0.4):
                if rank == storeys - 1 and x > done:
                    continue
                box('concrete', (x, y, z), (x + 0.3, y + 0.3, z + height - 0.22))
                if rank == storeys - 1:
                    for rod in (0.05, 0.2):
                        box('steel', (x + rod, y + rod, z + height), (x + rod + 0.03, y + rod + 0.03, z + height + 0.8))
        if rank < storeys - 1:
            box('blocks', (width * 0.55, 0.05, z), (width - 0.3, 0.25, z + height - 0.22))
            box('blocks', (width - 0.25, 0.3, z), (width - 0.05, depth - 0.4, z + height - 0.22))
        else:
            for prop in range(int(done / 1.2)):
                box('steel', (0.8 + prop * 1.2, depth * 0.25, z), (0.86 + prop * 1.2, depth * 0.25 + 0.06, z + height - 0.22))
    top = storeys * height
    for x in [step * 2.0 for step in range(int(width * 0.6 / 2.0) + 1)]:
        for y in (-0.5, -1.4):
            box('steel', (x - 0.025, y - 0.025, 0), (x + 0.025, y + 0.025, top + 1))
    for lift in range(1, int(top / 2) + 1):
        z = lift * 2.0
        box('planks', (-0.2, -1.45, z - 0.05), (width * 0.6 + 0.2, -0.45, z))
        for rail in (0.5, 1.0):
            box('steel', (-0.2, -1.42, z + rail - 0.02), (width * 0.6 + 0.2, -1.38, z + rail + 0.02))
    _crane(width * 0.78, depth + 5, top + 17, 26, chance)
    for pile in range(4):
        x = width * 0.62 + pile * 2.1
        for layer in range(chance.randint(2, 5)):
            box('blocks', (x, -5.5, layer * 0.26), (x + 1.2, -4.5, layer * 0.26 + 0.24))
    for beam in range(6):
        box('planks', (width * 0.2, -7.2 + beam * 0.22, 0.1), (width * 0.2 + 4, -7.05 + beam * 0.22, 0.25))
    box('hoarding', (-9, 4, 0), (-3, 6.4, 2.6))
    box('frame', (-8.5, 3.97, 1), (-7.3, 4, 2))
    box('hoarding', (-9, 4, 2.62), (-3, 6.4, 5.2))


def _crane(x, y, high, reach, chance):
    def mast(low, top, along):
        steps = math.ceil((top - low) / 1.6)
        for rank in range(steps):
            start, end = low + rank * 1.6, low + (rank + 1) * 1.6
            for a, b in ((-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)):
                _bar(*along(start, a, b), *along(end, a, b))
            _bar(*along(start, -0.7, -0.7), *along(end, 0.7, -0.7))
            _bar(*along(start, 0.7, 0.7), *along(end, -0.7, 0.7))
            _bar(*along(start, -0.7, 0.7), *along(end, -0.7, -0.7))

    turn = chance.uniform(2.6, 3.6)
    cos, sin = math.cos(turn), math.sin(turn)
    mast(0, high, lambda at, a, b: (x + a, y + b, at))
    mast(-9, reach, lambda at, a, b: (x + at * cos - a * sin * 0.7, y + at * sin + a * cos * 0.7, high + 0.8 + b * 0.6))
    box('concrete', (x - 9 * cos - 1, y - 9 * sin - 1, high - 1.6), (x - 9 * cos + 1, y - 9 * sin + 1, high + 0.4))
    _bar(x + reach * 0.6 * cos, y + reach * 0.6 * sin, high, x + reach * 0.6 * cos, y + reach * 0.6 * sin, high - 8, 0.03)


def _bar(a, b, c, d, e, f, size=0.07):
    """A thin square bar between two points."""
    length = math.dist((a, b, c), (d, e, f)) or 1
    forward = ((d - a) / length, (e - b) / length, (f - c) / length)
    side = (0, 0, 1) if abs(forward[2]) < 0.9 else (1, 0, 0)
    u = (forward[1] * side[2] - forward[2] * side[1], forward[2] * side[0] - forward[0] * side[2], forward[0] * side[1] - forward[1] * side[0])
    norm = math.hypot(*u) or 1
    u = tuple(value / norm * size for value in u)
    v = (forward[1] * u[2] - forward[2] * u[1], forward[2] * u[0] - forward[0] * u[2], forward[0] * u[1] - forward[1] * u[0])
    ring = [tuple(s * p + t * q for p, q in zip(u, v)) for s, t in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    first = [(a + p, b + q, c + r) for p, q, r in ring]
    last = [(d + p, e + q, f + r) for p, q, r in ring]
    for at in range(4):
        nxt = (at + 1) % 4
        polygon('crane', [first[at], first[nxt], last[nxt], last[at]])


def seeded(name):
    return random.Random(name)
