import type { Random } from '../random.ts';
import type { Point, Sheet } from './sheet.ts';

type Project = (x: number, y: number, z: number) => Point;

/** An isometric view: volumes with openings on a base, roofs of several kinds, trees, stairs and shades. */
export function drawAxonometry(sheet: Sheet, random: Random): void {
  const { sky, floor, green, soft, shade, accent } = sheet.palette;
  const unit = 33;
  const at: Project = (x, y, z) => [600 + (x - y) * unit * 0.866, 190 + (x + y) * unit * 0.5 - z * unit];
  sheet.rect(28, 28, sheet.width - 56, 692, {
    fill: random.chance(0.5) ? sky : sheet.palette.paper,
    width: 0,
  });
  const size = 13;
  const base = (inset: number, z: number): Point[] => [
    at(inset, inset, z),
    at(size - inset, inset, z),
    at(size - inset, size - inset, z),
    at(inset, size - inset, z),
  ];
  const [, right = [0, 0], front = [0, 0], back = [0, 0]] = base(0, 0);
  const depth = 26;
  sheet.polygon([back, front, [front[0], front[1] + depth], [back[0], back[1] + depth]], {
    fill: floor,
    width: 1.2,
  });
  sheet.polygon([right, front, [front[0], front[1] + depth], [right[0], right[1] + depth]], {
    fill: shade,
    fillOpacity: 0.35,
    width: 1.2,
  });
  sheet.polygon(base(0, 0), { fill: green, fillOpacity: 0.45, width: 1.4 });
  for (let line = 1; line < size; line += 1) {
    sheet.polyline([at(line, 0, 0), at(line, size, 0)], { color: soft, width: 0.5 });
    sheet.polyline([at(0, line, 0), at(size, line, 0)], { color: soft, width: 0.5 });
  }
  sheet.polygon([at(0, 9.4, 0), at(size, 9.4, 0), at(size, 10.6, 0), at(0, 10.6, 0)], {
    fill: sheet.palette.paper,
    color: soft,
    width: 1,
  });
  const boxes = createVolumes(random);
  for (const tree of [
    [0.8, 0.8],
    [11.8, 1.2],
    [1, 6.4],
  ] as const)
    drawIsoTree(sheet, random, at, tree[0], tree[1]);
  for (const box of boxes) drawVolume(sheet, random, at, box);
  for (let index = 0; index < 6; index += 1)
    drawIsoTree(sheet, random, at, 1.2 + index * 2.1, 11.6 + random.between(-0.4, 0.5));
  const [x, y] = at(0, size, 0);
  sheet.line(x, y + 40, x + 90, y + 92, { color: accent, width: 1.4 });
  sheet.text('Axonométrie', 62, 74, { size: 15 });
  sheet.line(62, 86, 236, 86, { color: accent, width: 2 });
}

interface Volume {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly roof: 'flat' | 'gable' | 'garden';
  readonly wall: 0 | 1 | 2;
}

/** From back to front, so that each is drawn over what it hides. */
function createVolumes(random: Random): Volume[] {
  const roof = () => random.pick(['flat', 'gable', 'garden'] as const);
  const wall = () => random.pick([0, 1, 2] as const);
  const main: Volume = {
    x: 2.4,
    y: 1.6,
    z: 0,
    w: random.between(4, 5),
    d: random.between(3, 3.6),
    h: random.int(3, 4),
    roof: roof(),
    wall: wall(),
  };
  const volumes: Volume[] = [main];
  if (main.roof === 'garden')
    volumes.push({
      ...main,
      x: main.x + 0.7,
      y: main.y + 0.5,
      z: main.h,
      w: main.w * 0.5,
      d: main.d * 0.6,
      h: 1.3,
      roof: 'flat',
      wall: 2,
    });
  volumes.push({
    x: main.x + main.w,
    y: 2,
    z: 0,
    w: random.between(2.8, 3.6),
    d: random.between(3, 4),
    h: random.between(1.8, 2.6),
    roof: roof(),
    wall: wall(),
  });
  volumes.push({
    x: 2.4,
    y: main.y + main.d,
    z: 0,
    w: random.between(2.4, 3.2),
    d: random.between(2.4, 3.2),
    h: random.between(1.4, 2),
    roof: random.pick(['garden', 'gable']),
    wall: wall(),
  });
  return volumes;
}

function drawVolume(
  sheet: Sheet,
  random: Random,
  at: Project,
  { x, y, z, w, d, h, roof, wall }: Volume,
): void {
  const { walls, shade, glass, lit, green, roof: tile } = sheet.palette;
  const top = z + h;
  const fill = walls[wall];
  if (z === 0) {
    sheet.polygon(
      [
        at(x + w, y, 0),
        at(x + w + h * 0.42, y + 0.5, 0),
        at(x + w + h * 0.42, y + d + 0.4, 0),
        at(x + w, y + d, 0),
      ],
      { fill: shade, fillOpacity: 0.24, width: 0 },
    );
  }
  sheet.polygon([at(x, y + d, z), at(x + w, y + d, z), at(x + w, y + d, top), at(x, y + d, top)], {
    fill,
    width: 1.3,
  });
  sheet.polygon([at(x + w, y, z), at(x + w, y + d, z), at(x + w, y + d, top), at(x + w, y, top)], {
    fill,
    width: 1.3,
  });
  sheet.polygon([at(x + w, y, z), at(x + w, y + d, z), at(x + w, y + d, top), at(x + w, y, top)], {
    fill: shade,
    fillOpacity: 0.28,
    width: 0,
  });
  const pane = () => ({ fill: random.chance(0.3) ? lit : glass, width: 0.9 });
  const storeys = Math.max(1, Math.floor(h));
  for (let storey = 0; storey < storeys; storey += 1) {
    const low = z + 0.25 + (h / storeys) * storey;
    const high = low + (h / storeys) * 0.56;
    for (let from = 0.3; from + 0.5 < w; from += 0.95) {
      sheet.polygon(
        [
          at(x + from, y + d, low),
          at(x + from + 0.55, y + d, low),
          at(x + from + 0.55, y + d, high),
          at(x + from, y + d, high),
        ],
        pane(),
      );
    }
    for (let from = 0.35; from + 0.6 < d; from += 1.05) {
      sheet.polygon(
        [
          at(x + w, y + from, low),
          at(x + w, y + from + 0.6, low),
          at(x + w, y + from + 0.6, high),
          at(x + w, y + from, high),
        ],
        pane(),
      );
    }
  }
  if (roof === 'gable') {
    const ridge = top + d * 0.36;
    sheet.polygon([at(x + w, y, top), at(x + w, y + d, top), at(x + w, y + d / 2, ridge)], {
      fill,
      width: 1.3,
    });
    sheet.polygon(
      [at(x, y + d, top), at(x + w, y + d, top), at(x + w, y + d / 2, ridge), at(x, y + d / 2, ridge)],
      { fill: tile, width: 1.3 },
    );
    sheet.polygon([at(x, y, top), at(x + w, y, top), at(x + w, y + d / 2, ridge), at(x, y + d / 2, ridge)], {
      fill: tile,
      width: 1.3,
    });
    for (let from = 0.35; from < w; from += 0.35)
      sheet.polyline([at(x + from, y + d, top), at(x + from, y + d / 2, ridge)], {
        color: sheet.palette.soft,
        width: 0.6,
      });
    return;
  }
  const surface = (inset: number): Point[] => [
    at(x + inset, y + inset, top),
    at(x + w - inset, y + inset, top),
    at(x + w - inset, y + d - inset, top),
    at(x + inset, y + d - inset, top),
  ];
  sheet.polygon(surface(0), { fill: walls[2], width: 1.3 });
  sheet.polygon(surface(0.2), { fill: roof === 'garden' ? green : walls[0], width: 0.9 });
  if (roof === 'garden')
    for (let index = 0; index < 12; index += 1) {
      const [px, py] = at(x + random.between(0.4, w - 0.4), y + random.between(0.4, d - 0.4), top);
      sheet.circle(px, py - 2, random.between(2, 5), { fill: green, width: 0.6 });
    }
  else
    for (let from = 0.5; from + 0.9 < w; from += 1.2) {
      sheet.polygon(
        [
          at(x + from, y + 0.6, top),
          at(x + from + 0.9, y + 0.6, top),
          at(x + from + 0.9, y + d * 0.45, top + 0.25),
          at(x + from, y + d * 0.45, top + 0.25),
        ],
        { fill: glass, width: 0.8 },
      );
    }
}

function drawIsoTree(sheet: Sheet, random: Random, at: Project, x: number, y: number): void {
  const { green, shade, ink } = sheet.palette;
  const [footX, footY] = at(x, y, 0);
  const radius = random.between(15, 24);
  sheet.path(`M${footX} ${footY}h${radius * 1.6}`, { color: shade, width: radius * 0.6, opacity: 0.15 });
  sheet.line(footX, footY, footX, footY - radius * 1.5, { width: 2 });
  sheet.circle(footX, footY - radius * 1.9, radius, { fill: green, color: ink, width: 1 });
  sheet.path(
    `M${footX - radius * 0.5} ${footY - radius * 1.6}a${radius * 0.7} ${radius * 0.7} 0 0 0 ${radius} ${radius * 0.2}`,
    { color: ink, width: 0.7 },
  );
}
