"""Meshes from boxes and polygons, in metres, one object for each material."""
import bpy

_parts = {}


def polygon(material, points):
    vertices, faces = _parts.setdefault(material, ([], []))
    start = len(vertices)
    vertices.extend(points)
    faces.append(tuple(range(start, start + len(points))))


def box(material, low, high):
    """Between two opposite corners."""
    (a, b, c), (d, e, f) = low, high
    corners = [(x, y, z) for z in (c, f) for x, y in ((a, b), (d, b), (d, e), (a, e))]
    for face in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
        polygon(material, [corners[at] for at in face])


def prism(material, outline, along, low, high):
    """An outline of (a, z), drawn out from low to high along 'x' or 'y'."""
    point = (lambda at, a, z: (at, a, z)) if along == 'x' else (lambda at, a, z: (a, at, z))
    first = [point(low, a, z) for a, z in outline]
    last = [point(high, a, z) for a, z in outline]
    polygon(material, first[::-1])
    polygon(material, last)
    for at in range(len(outline)):
        nxt = (at + 1) % len(outline)
        polygon(material, [first[at], first[nxt], last[nxt], last[at]])


def build(materials):
    """Makes what was collected, and begins anew. `materials`: by name."""
    for name, (vertices, faces) in _parts.items():
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(vertices, [], faces)
        mesh.validate()
        mesh.materials.append(materials[name])
        made = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(made)
    _parts.clear()
