"""Renders the demonstration's pictures: blender -b --factory-startup -P render.py -- buildings.json FOLDER [NAME…] [--small].

Each picture is a scene of its own, made whole from the building's measures: no asset from elsewhere. PNG of 1600 × 1067.
"""
import json
import math
import os
import sys

import bpy
import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
from building import put_up  # noqa: E402
from interior import furnish  # noqa: E402
from denoise import denoise  # noqa: E402
from materials import carded, photographed  # noqa: E402
from mesh import box, build  # noqa: E402
import surroundings  # noqa: E402

outside = ['plainPied', 'pignon', 'ville', 'logements', 'ecole', 'creche', 'mediatheque', 'sante', 'gymnase', 'tiersLieu']
evening = ('gymnase', 'ville', 'mediatheque')
pictures = {
    **{f'{code}-render': ('evening' if code in evening else 'day', code) for code in outside},
    **{f'{code}-model': ('model', code) for code in ('pignon', 'plainPied', 'ecole', 'logements', 'mediatheque', 'tiersLieu')},
    'appartement-inside': ('inside', 'appartement'),
    'boutique-inside': ('inside', 'boutique'),
    'restaurant-inside': ('inside', 'restaurant'),
    'bureaux-inside': ('inside', 'bureaux'),
    **{f'{code}-siteRender': ('site', code) for code in ('logements', 'ecole', 'sante', 'mediatheque')},
}


def _empty(samples, is_small):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = 12 if is_small else samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.1
    scene.cycles.max_bounces = 4
    scene.cycles.transparent_max_bounces = 8
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.seed = 7
    scene.cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y = 1600, 1067
    scene.render.resolution_percentage = 30 if is_small else 100
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    return scene


def _world(scene, strength):
    """The nodes and links of a new world, and where its colour goes."""
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    return world.node_tree.nodes, world.node_tree.links, background.inputs['Color']


def _sky(scene, elevation, rotation, strength):
    nodes, links, color = _world(scene, strength)
    sky = nodes.new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_elevation, sky.sun_rotation = math.radians(elevation), math.radians(rotation)
    sky.sun_intensity, sky.sun_size = 0.55, math.radians(1.2)
    sky.air_density, sky.dust_density = 1.2, 1.6
    links.new(sky.outputs[0], color)


def _flat_sky(scene, low, high, strength):
    """From one colour at the horizon to another above."""
    nodes, links, color = _world(scene, strength)
    place = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*low, 1), (*high, 1)
    ramp.color_ramp.interpolation = 'EASE'
    ramp.color_ramp.elements[1].position = 0.95
    links.new(place.outputs['Generated'], split.inputs[0])
    links.new(split.outputs[2], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], color)


def _camera(scene, eye, target, lens, level=True, blur=None):
    """Uprights stay upright where `level`: the picture is moved instead of the eye tilted."""
    data = bpy.data.cameras.new('eye')
    made = bpy.data.objects.new('eye', data)
    bpy.context.collection.objects.link(made)
    scene.camera = made
    data.lens = lens
    data.clip_end = 2000
    made.location = eye
    dx, dy, dz = (b - a for a, b in zip(eye, target))
    away = math.hypot(dx, dy)
    turn = math.atan2(dy, dx) - math.pi / 2
    if level:
        made.rotation_euler = (math.pi / 2, 0, turn)
        data.shift_y = (dz / away) * lens / data.sensor_width
    else:
        made.rotation_euler = (math.pi / 2 + math.atan2(dz, away), 0, turn)
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = math.dist(eye, target) * 0.93
        data.dof.aperture_fstop = blur


def _light(kind, location, energy, size, color=(1, 1, 1), target=None):
    data = bpy.data.lights.new('light', kind)
    data.energy, data.color = energy, color
    if kind == 'AREA':
        data.size = size
    made = bpy.data.objects.new('light', data)
    made.location = location
    if target:
        dx, dy, dz = (b - a for a, b in zip(location, target))
        made.rotation_euler = (math.atan2(math.hypot(dx, dy), -dz), 0, math.atan2(dy, dx) - math.pi / 2)
    bpy.context.collection.objects.link(made)


def _corners(about):
    high = len(about['storeys']) * about['storeyHeight'] + about['roofHeight']
    return [(x, y, z) for x in (0, about['width']) for y in (0, about['depth']) for z in (0, high)], high


def _aim(eye, corners, share=0.8):
    """What a level eye looks at, and the lens in millimetres, so that all corners fill that share of the picture."""
    middle = (sum(x for x, _, _ in corners) / 8, sum(y for _, y, _ in corners) / 8)
    turn = math.atan2(middle[1] - eye[1], middle[0] - eye[0])
    seen = []
    for x, y, z in corners:
        dx, dy = x - eye[0], y - eye[1]
        ahead = max(0.5, dx * math.cos(turn) + dy * math.sin(turn))
        seen.append(((dx * math.sin(turn) - dy * math.cos(turn)) / ahead, (z - eye[2]) / ahead))
    across, up = [one for one, _ in seen], [one for _, one in seen]
    turn -= math.atan((max(across) + min(across)) / 2)
    lens = 36 * share * min(1 / (max(across) - min(across)), 1 / 1.5 / (max(up) - min(up)))
    away = 20
    rise = (max(up) * 0.56 + min(up) * 0.44) * away
    return (eye[0] + away * math.cos(turn), eye[1] + away * math.sin(turn), eye[2] + rise), min(50, lens)


def outdoors(scene, name, about, chance, is_evening, materials):
    is_street = about['hasPartyWalls']
    put_up(about, is_lit=is_evening)
    surroundings.ground(about, is_street)
    width, depth = about['width'], about['depth']
    side = 0.35 if is_street else chance.choice((-1, 1))
    corners, high = _corners(about)
    eye = (width / 2 + side * width * 0.6, -max(width * 0.55, high * 1.9, 9), 1.65)
    if is_street:
        surroundings.neighbours(about, chance)
        eye = (width / 2 + 3.5, -13.5, 1.65)
    else:
        surroundings.blades(chance, (eye[0], eye[1] + 5), 7, 30000)
    build(materials)
    trees = surroundings.Trees(chance, materials)
    if not is_street:
        for rank in range(9):
            trees.plant(width / 2 + (rank - 4) * width * 0.35 + chance.uniform(-3, 3), depth + chance.uniform(7, 22), chance.uniform(0.8, 1.5) * max(8, high))
        for x in (-0.28, 1.22):
            trees.plant(width * x, depth * chance.uniform(0.2, 0.8), chance.uniform(7, 10))
        trees.plant(width / 2 - side * width * 0.42, -max(4, width * 0.2), 6.5)
    else:
        for x in (-9, 16):
            trees.plant(width / 2 + x, -2.6, 7.5)
    if is_evening:
        _flat_sky(scene, (0.85, 0.56, 0.40), (0.10, 0.15, 0.27), 0.6)
        scene.view_settings.exposure = 1.3
    else:
        _sky(scene, chance.uniform(28, 40), 180 + (-1 if side > 0 else 1) * chance.uniform(-62, -35), 0.32)
        scene.view_settings.exposure = -0.55
    target, lens = _aim(eye, corners, 0.62 if is_street else 0.76)
    _camera(scene, eye, target, lens)


def model(scene, name, about, chance, materials):
    put_up(about)
    width, depth = about['width'], about['depth']
    high = len(about['storeys']) * about['storeyHeight'] + about['roofHeight']
    margin = max(5, width * 0.22)
    box('grass', (-margin, -margin * 1.2, -0.25), (width + margin, depth + margin, 0))
    box('board', (-margin * 1.15, -margin * 1.35, -1.1), (width + margin * 1.15, depth + margin * 1.15, -0.25))
    box('path', (-1.2, -2.4, 0), (width + 1.2, 0, 0.06))
    box('backdrop', (-600, -600, -40), (600, 600, -39))
    for _ in range(3):
        surroundings.person(chance, chance.uniform(0, width), chance.uniform(-3.5, -1.5))
    build(materials)
    for _ in range(7):
        edge = chance.random()
        x = chance.uniform(-margin * 0.8, width + margin * 0.8)
        y = depth + margin * 0.55 if edge < 0.55 else -margin * chance.uniform(0.6, 0.95)
        surroundings.ball_tree(materials, chance, x, y, chance.uniform(4, 7))
    _flat_sky(scene, (0.05, 0.055, 0.06), (0.08, 0.085, 0.095), 0.7)
    size = max(width, depth)
    _light('AREA', (-size * 0.8, -size * 0.5, size * 1.5), size * size * 75, size * 0.9, (1, 0.94, 0.86), (width / 2, depth / 2, 0))
    _light('AREA', (size * 2, -size * 0.4, size * 0.9), size * size * 14, size, (0.8, 0.88, 1), (width / 2, depth / 2, 0))
    eye = (width * 0.5 + size * 0.85, -size * 1.45 - depth * 0.3, size * 0.85 + high * 0.5)
    _camera(scene, eye, (width * 0.5, depth * 0.42, high * 0.25), 42, level=False, blur=0.09 * 18 / size)


def inside(scene, name, about, chance, materials):
    wanted = {'appartement': ('living', 6.4, 5.2, 3.1), 'boutique': ('shop', 6.6, 6.2, 3.4), 'restaurant': ('dining', 8.4, 6.4, 3.4), 'bureaux': ('office', 7.6, 7.4, 3.2)}
    kind, width, depth, high = wanted[name.split('-')[0]]
    furnish(kind, width, depth, high, chance)
    box('grass', (-60, depth + 1, -0.6), (60, depth + 90, -0.5))
    box('neighbour', (-40, depth + 40, -0.5), (50, depth + 48, 9))
    build(materials)
    trees = surroundings.Trees(chance, materials)
    for rank in range(4):
        trees.plant(rank * 4 - 3, depth + 9 + chance.uniform(0, 3), 8)
    _sky(scene, 34, 140, 0.55)
    for rank in range(3):
        _light('AREA', ((rank + 0.5) * width / 3, depth + 0.5, high * 0.62), 95, 1.6, (0.9, 0.95, 1), ((rank + 0.5) * width / 3, 0, 0.9))
    _light('AREA', (width * 0.5, 0.6, high - 0.1), 45, 2.6, (1, 0.93, 0.84), (width * 0.5, depth * 0.5, 0))
    scene.view_settings.exposure = -0.75
    _camera(scene, (width * (0.3 if chance.random() < 0.5 else 0.7), -0.05, 1.45), (width * 0.5, depth, 1.3), 20)


def site(scene, name, about, chance, materials):
    from mesh import polygon

    polygon('earth', [(-400, -400, 0), (400, -400, 0), (400, 400, 0), (-400, 400, 0)])
    surroundings.site_works(about, chance)
    width = about['width']
    build(materials)
    trees = surroundings.Trees(chance, materials)
    for rank in range(8):
        trees.plant(width / 2 + (rank - 4) * 11 + chance.uniform(-3, 3), about['depth'] + chance.uniform(18, 40), chance.uniform(9, 14))
    _flat_sky(scene, (0.72, 0.74, 0.76), (0.42, 0.48, 0.56), 1.0)
    _light('SUN', (0, 0, 50), 1.1, 1, (1, 0.95, 0.88), (20, 30, 0))
    bpy.context.scene.view_settings.look = 'Medium Low Contrast'
    bpy.context.scene.view_settings.exposure = 0.15
    high = max(2, len(about['storeys'])) * about['storeyHeight'] + 2
    eye = (width * chance.uniform(-0.3, 0.05), -max(15, width * 0.7, high * 1.9), chance.choice((1.7, 5.5)))
    corners = [(x, y, z) for x in (0, width) for y in (0, about['depth']) for z in (0, high)]
    target, lens = _aim(eye, corners, 0.74)
    _camera(scene, eye, (target[0], target[1], target[2] + 1.2), lens)


def render(name, about, folder, is_small):
    way, _ = pictures[name]
    scene = _empty(12, is_small)
    chance = surroundings.seeded(name)
    materials = carded() if way == 'model' else photographed()
    print(name, flush=True)
    if way in ('day', 'evening'):
        outdoors(scene, name, about, chance, way == 'evening', materials)
    else:
        {'model': model, 'inside': inside, 'site': site}[way](scene, name, about, chance, materials)
    _save(scene, name, folder)


def _save(scene, name, folder):
    """Renders, takes the noise out of the light and writes the PNG as the view settings develop it."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for socket in ('Image', 'Denoising Albedo', 'Denoising Normal'):
        files.file_slots.new(f'{name}.{socket.split()[-1]}.')
        links.new(nodes['Render Layers'].outputs[socket], files.inputs[-1])
    bpy.ops.render.render()
    color, albedo, normal = (_read(folder, name, kind) for kind in ('Image', 'Albedo', 'Normal'))
    height, width, _ = color.shape
    done = np.ones((height, width, 4), np.float32)
    done[:, :, :3] = denoise(color, albedo, normal)
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    image.pixels.foreach_set(done.ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.use_nodes = False
    image.save_render(os.path.join(folder, f'{name}.png'), scene=scene)


def _read(folder, name, kind):
    path = os.path.join(folder, f'{name}.{kind}.{bpy.context.scene.frame_current:04d}.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    os.remove(path)
    return pixels.reshape(height, width, image.channels)[:, :, :3]


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1:]
    is_small = '--small' in arguments
    described, folder, *names = [one for one in arguments if one != '--small']
    with open(described) as file:
        buildings = json.load(file)
    for name in names or pictures:
        render(name, buildings[pictures[name][1]], folder, is_small)
