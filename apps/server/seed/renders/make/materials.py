"""Materials by name. Patterns follow world coordinates, since every mesh stands where its vertices say."""
import bpy


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    return material, nodes, links, nodes['Principled BSDF']


def plain(name, color, roughness=0.8, metallic=0.0, noise=0.0, scale=1.5, bump=0.0):
    """One colour (linear red, green, blue), lighter and darker by `noise`."""
    material, nodes, links, shader = _new(name)
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    if noise or bump:
        place = nodes.new('ShaderNodeNewGeometry')
        cloud = nodes.new('ShaderNodeTexNoise')
        cloud.inputs['Scale'].default_value = scale
        cloud.inputs['Detail'].default_value = 8
        links.new(place.outputs['Position'], cloud.inputs['Vector'])
        ramp = nodes.new('ShaderNodeValToRGB')
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
        ramp.color_ramp.elements[0].color = (*[part * (1 - noise) for part in color], 1)
        ramp.color_ramp.elements[1].color = (*[min(1, part * (1 + noise)) for part in color], 1)
        links.new(cloud.outputs['Fac'], ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
        if bump:
            relief = nodes.new('ShaderNodeBump')
            relief.inputs['Strength'].default_value = bump
            links.new(cloud.outputs['Fac'], relief.inputs['Height'])
            links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    return material


def _math(nodes, links, operation, left, right=None):
    node = nodes.new('ShaderNodeMath')
    node.operation = operation
    for at, value in enumerate((left, right)):
        if value is None:
            continue
        if isinstance(value, (int, float)):
            node.inputs[at].default_value = value
        else:
            links.new(value, node.inputs[at])
    return node.outputs[0]


def _along_wall(nodes, links):
    """Along whichever wall (each runs along x or y), and the height."""
    place = nodes.new('ShaderNodeNewGeometry')
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(place.outputs['Position'], split.inputs[0])
    return _math(nodes, links, 'ADD', split.outputs[0], split.outputs[1]), split.outputs[2]


def boards(name, dark, light, width=0.14, roughness=0.7, gap=0.07):
    """Upright boards or standing seams, each a little darker or lighter than the next."""
    material, nodes, links, shader = _new(name)
    across, _ = _along_wall(nodes, links)
    count = _math(nodes, links, 'DIVIDE', across, width)
    each = nodes.new('ShaderNodeTexWhiteNoise')
    each.noise_dimensions = '1D'
    links.new(_math(nodes, links, 'FLOOR', count), each.inputs['W'])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*dark, 1), (*light, 1)
    links.new(each.outputs['Value'], ramp.inputs['Fac'])
    joint = _math(nodes, links, 'GREATER_THAN', _math(nodes, links, 'FRACT', count), gap)
    shade = nodes.new('ShaderNodeMixRGB')
    shade.inputs['Color1'].default_value = (*[part * 0.25 for part in dark], 1)
    links.new(joint, shade.inputs['Fac'])
    links.new(ramp.outputs['Color'], shade.inputs['Color2'])
    links.new(shade.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    return material


def courses(name, first, second, mortar, length, height, joint):
    """Bricks or stones of that length and height in metres."""
    material, nodes, links, shader = _new(name)
    across, up = _along_wall(nodes, links)
    place = nodes.new('ShaderNodeCombineXYZ')
    links.new(across, place.inputs[0])
    links.new(up, place.inputs[1])
    wall = nodes.new('ShaderNodeTexBrick')
    wall.inputs['Color1'].default_value, wall.inputs['Color2'].default_value = (*first, 1), (*second, 1)
    wall.inputs['Mortar'].default_value = (*mortar, 1)
    for key, value in (('Scale', 1), ('Brick Width', length), ('Row Height', height), ('Mortar Size', joint)):
        wall.inputs[key].default_value = value
    links.new(place.outputs[0], wall.inputs['Vector'])
    links.new(wall.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.85
    return material


def glass(name, tint=(0.75, 0.85, 0.85), share=0.35):
    """Panes without thickness: part mirror, part clear; light passes."""
    material, nodes, links, shader = _new(name)
    clear = nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*tint, 1)
    mirror = nodes.new('ShaderNodeBsdfGlossy')
    mirror.inputs['Roughness'].default_value = 0.02
    mix = nodes.new('ShaderNodeMixShader')
    rim = nodes.new('ShaderNodeLayerWeight')
    rim.inputs['Blend'].default_value = share
    links.new(rim.outputs['Fresnel'], mix.inputs['Fac'])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def leaves(name, color):
    """Light shines through them."""
    material, nodes, links, shader = _new(name)
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = 0.6
    through = nodes.new('ShaderNodeBsdfTranslucent')
    through.inputs['Color'].default_value = (*[min(1, part * 1.6) for part in color], 1)
    mix = nodes.new('ShaderNodeMixShader')
    mix.inputs['Fac'].default_value = 0.35
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(through.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def glow(name, color, strength):
    material, nodes, links, shader = _new(name)
    shader.inputs['Emission'].default_value = (*color, 1)
    shader.inputs['Emission Strength'].default_value = strength
    return material


def photographed():
    """Of buildings and streets as they will be."""
    return {
        'timber': boards('timber', (0.26, 0.15, 0.075), (0.46, 0.30, 0.17)),
        'brick': courses('brick', (0.33, 0.115, 0.065), (0.42, 0.17, 0.10), (0.42, 0.38, 0.34), 0.22, 0.065, 0.008),
        'stone': courses('stone', (0.60, 0.54, 0.43), (0.68, 0.62, 0.51), (0.52, 0.47, 0.38), 0.9, 0.42, 0.006),
        'render': plain('render', (0.74, 0.69, 0.60), 0.9, noise=0.06, scale=0.6),
        'zinc': boards('zinc', (0.20, 0.21, 0.22), (0.26, 0.27, 0.28), 0.5, 0.45, 0.04),
        'slab': plain('slab', (0.55, 0.54, 0.52), 0.8, noise=0.08),
        'floor': boards('floor', (0.36, 0.23, 0.13), (0.45, 0.31, 0.19), 0.12, 0.4, 0.02),
        'inside': plain('inside', (0.78, 0.76, 0.72)),
        'frame': plain('frame', (0.045, 0.045, 0.045), 0.4),
        'door': plain('door', (0.10, 0.16, 0.13), 0.5),
        'glass': glass('glass'),
        'grass': plain('grass', (0.055, 0.085, 0.022), 0.95, noise=0.35, scale=0.35, bump=0.6),
        'blades': leaves('blades', (0.075, 0.115, 0.028)),
        'path': plain('path', (0.52, 0.48, 0.41), 0.9, noise=0.1, scale=3, bump=0.2),
        'street': plain('street', (0.10, 0.10, 0.105), 0.85, noise=0.15, scale=2, bump=0.2),
        'kerb': plain('kerb', (0.42, 0.41, 0.39), 0.85, noise=0.08),
        'trunk': plain('trunk', (0.10, 0.075, 0.055), 0.95),
        'leaves': leaves('leaves', (0.06, 0.10, 0.025)),
        'leaves2': leaves('leaves2', (0.10, 0.125, 0.035)),
        'cloth': plain('cloth', (0.07, 0.09, 0.13)),
        'cloth2': plain('cloth2', (0.36, 0.20, 0.13)),
        'skin': plain('skin', (0.45, 0.28, 0.20)),
        'neighbour': plain('neighbour', (0.66, 0.62, 0.55), 0.9, noise=0.05),
        'neighbour2': plain('neighbour2', (0.55, 0.46, 0.37), 0.9, noise=0.05),
        'tiles': courses('tiles', (0.30, 0.13, 0.08), (0.38, 0.18, 0.11), (0.16, 0.08, 0.05), 0.25, 0.18, 0.01),
        'lamp': glow('lamp', (1, 0.72, 0.42), 14),
        'earth': plain('earth', (0.30, 0.23, 0.16), 0.95, noise=0.25, scale=0.7, bump=0.7),
        'concrete': plain('concrete', (0.47, 0.46, 0.44), 0.85, noise=0.12, scale=0.9),
        'steel': plain('steel', (0.45, 0.46, 0.47), 0.35, metallic=0.8),
        'crane': plain('crane', (0.75, 0.44, 0.03), 0.5),
        'planks': boards('planks', (0.42, 0.30, 0.16), (0.55, 0.42, 0.25), 0.2),
        'hoarding': plain('hoarding', (0.62, 0.65, 0.66), 0.5),
        'blocks': courses('blocks', (0.46, 0.44, 0.41), (0.52, 0.50, 0.47), (0.36, 0.35, 0.33), 0.5, 0.2, 0.012),
        'white': plain('white', (0.80, 0.79, 0.77), 0.7),
        'textile': plain('textile', (0.20, 0.26, 0.24), 0.95, noise=0.12, scale=30),
        'rug': plain('rug', (0.55, 0.45, 0.36), 1, noise=0.1, scale=12),
        'oak': boards('oak', (0.42, 0.28, 0.15), (0.48, 0.33, 0.19), 0.35, 0.45, 0.01),
    }


def carded():
    """Of a model of white card on a board of wood: everything is card but panes and trees."""
    card = plain('card', (0.80, 0.79, 0.76), 0.9)
    edge = plain('edge', (0.62, 0.60, 0.56), 0.9)
    made = {name: card for name in photographed()}
    made.update(
        glass=glass('film', (0.8, 0.9, 0.92), 0.2),
        frame=edge,
        zinc=plain('grey card', (0.55, 0.55, 0.54), 0.9),
        grass=plain('base', (0.66, 0.58, 0.47), 0.9, noise=0.03, scale=6),
        path=plain('path card', (0.74, 0.70, 0.63), 0.9),
        board=boards('board', (0.33, 0.21, 0.12), (0.36, 0.235, 0.14), 4, 0.5, 0.0),
        backdrop=plain('backdrop', (0.055, 0.06, 0.065), 0.9),
        leaves=plain('sponge', (0.52, 0.50, 0.42), 1),
        leaves2=plain('sponge2', (0.60, 0.57, 0.48), 1),
    )
    return made
