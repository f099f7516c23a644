import type { Building } from '../buildings/building.ts';
import type { Side } from '../buildings/openings.ts';
import type { Random } from '../random.ts';
import type { Point, Sheet } from './sheet.ts';
import { roofHeight, storeysOf } from './storeys.ts';
import type { Subject } from './subject.ts';
import { drawPerson, drawSky, drawTree } from './surroundings.ts';

interface Eye {
  at(x: number, y: number, z: number): Point;
  /** Drawing units for a metre there. */
  unit(x: number, y: number): number;
  readonly horizon: number;
}

/** The building from its south-east corner at eye level. Returns 'Sans échelle'. */
export function drawPerspectiveView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { floor, green, soft } = sheet.palette;
  const { width, depth } = building;
  const eye = standBefore(building, random.between(0.55, 1));
  drawSky(sheet, random, eye.horizon);
  sheet.rect(28, eye.horizon, 1144, 720 - eye.horizon, { fill: green, fillOpacity: 0.55, width: 0 });
  sheet.line(28, eye.horizon, 1172, eye.horizon, { color: soft, width: 0.8 });
  for (const [x, y] of [
    [-width * 0.25, -depth * 0.8],
    [width * 0.5, -depth],
    [width * 1.25, -depth * 0.4],
    [-width * 0.5, depth * 0.2],
  ] as const)
    plantTree(sheet, random, eye, x, y);
  const path = 1.4;
  const middle = width / 2;
  sheet.polygon(
    [
      eye.at(middle - path, depth, 0),
      eye.at(middle + path, depth, 0),
      eye.at(middle + path * 2, depth + depth * 0.62, 0),
      eye.at(middle - path * 2, depth + depth * 0.62, 0),
    ],
    { fill: floor, color: soft, width: 1 },
  );
  if (building.hasPartyWalls) drawNeighbour(sheet, building, eye);
  drawBody(sheet, random, building, eye);
  for (const [x, y] of [
    [width * 0.3, depth * 1.22],
    [width * 0.62, depth * 1.3],
    [width * 0.84, depth * 1.16],
  ] as const)
    person(sheet, random, eye, x + random.between(-1, 1), y);
  plantTree(sheet, random, eye, -width * 0.08, depth * 1.35, 0.6);
  return 'Sans échelle';
}

/** Stands where the whole building fills most of the sheet. */
function standBefore(building: Building, side: number): Eye {
  const { width, depth } = building;
  const height = storeysOf(building).length * building.storeyHeight + roofHeight(building);
  const away = Math.max(width, depth, height) * 1.35;
  const camera = { x: width + away * 0.5 * side, y: depth + away * 0.95, z: 1.65 };
  const to = { x: width * 0.52 - camera.x, y: depth * 0.5 - camera.y };
  const length = Math.hypot(to.x, to.y);
  const forward = { x: to.x / length, y: to.y / length };
  const seen = (x: number, y: number, z: number) => {
    const ahead = Math.max(0.5, (x - camera.x) * forward.x + (y - camera.y) * forward.y);
    const across = (x - camera.x) * -forward.y + (y - camera.y) * forward.x;
    return { across: across / ahead, up: (camera.z - z) / ahead, ahead };
  };
  const corners = [0, width].flatMap((x) => [0, depth].flatMap((y) => [0, height].map((z) => seen(x, y, z))));
  const [lowest, highest] = [
    Math.max(...corners.map(({ up }) => up)),
    Math.min(...corners.map(({ up }) => up)),
  ];
  const [left, right] = [
    Math.min(...corners.map(({ across }) => across)),
    Math.max(...corners.map(({ across }) => across)),
  ];
  const focus = Math.min(860 / (right - left), 470 / (lowest - highest));
  const centre = 600 - ((left + right) / 2) * focus;
  const horizon = Math.min(590, 640 - lowest * focus, 440 - ((lowest + highest) / 2) * focus);
  return {
    horizon,
    at: (x, y, z) => {
      const { across, up } = seen(x, y, z);
      return [centre + across * focus, horizon + up * focus];
    },
    unit: (x, y) => focus / seen(x, y, 0).ahead,
  };
}

function plantTree(sheet: Sheet, random: Random, eye: Eye, x: number, y: number, share = 1): void {
  const [at, foot] = eye.at(x, y, 0);
  const height = Math.min(random.between(6, 9) * share * eye.unit(x, y), foot - 60);
  if (at > 90 && at < 1110 && height > 30) drawTree(sheet, random, at, foot, height);
}

function person(sheet: Sheet, random: Random, eye: Eye, x: number, y: number): void {
  const [at, foot] = eye.at(x, y, 0);
  if (at > 60 && at < 1140 && foot < 705) drawPerson(sheet, random, at, foot, eye.unit(x, y));
}

function drawNeighbour(sheet: Sheet, { width, depth, storeyHeight }: Building, eye: Eye): void {
  const { walls, soft } = sheet.palette;
  const height = storeyHeight * 2.6;
  sheet.polygon(
    [eye.at(-width, depth, 0), eye.at(0, depth, 0), eye.at(0, depth, height), eye.at(-width, depth, height)],
    { fill: walls[2], color: soft, width: 1 },
  );
}

function drawBody(sheet: Sheet, random: Random, building: Building, eye: Eye): void {
  const { ink, walls, shade } = sheet.palette;
  const { width, depth, storeyHeight } = building;
  const storeys = storeysOf(building);
  const high = storeys.length * storeyHeight;
  const fill = { timber: walls[1], brick: walls[1], stone: walls[0], render: walls[2] }[building.skin];
  const south = (from: number, to: number, low: number, top: number) => [
    eye.at(from, depth, low),
    eye.at(to, depth, low),
    eye.at(to, depth, top),
    eye.at(from, depth, top),
  ];
  const east = (from: number, to: number, low: number, top: number) => [
    eye.at(width, from, low),
    eye.at(width, to, low),
    eye.at(width, to, top),
    eye.at(width, from, top),
  ];
  const shadow: Point[] = [
    eye.at(0, depth, 0),
    eye.at(width, depth, 0),
    eye.at(width, 0, 0),
    eye.at(width + high * 0.35, depth * 0.1, 0),
    eye.at(width + high * 0.35, depth * 1.06, 0),
  ];
  sheet.polygon(shadow, { fill: shade, fillOpacity: 0.22, width: 0 });
  sheet.polygon(south(0, width, 0, high), { fill, color: ink, width: 1.6 });
  sheet.polygon(east(0, depth, 0, high), { fill, color: ink, width: 1.6 });
  const step = building.skin === 'timber' ? 0.3 : 0.45;
  for (let at = step; at < (building.skin === 'timber' ? width : high); at += step) {
    if (building.skin === 'render') break;
    const line =
      building.skin === 'timber'
        ? [eye.at(at, depth, 0), eye.at(at, depth, high)]
        : [eye.at(0, depth, at), eye.at(width, depth, at)];
    sheet.polyline(line, { color: shade, width: 0.6, opacity: 0.3 });
  }
  sheet.polygon(east(0, depth, 0, high), { fill: shade, fillOpacity: 0.28, width: 0 });
  storeys.forEach(({ openings }, rank) => {
    const floor = rank * storeyHeight;
    for (const { side, from, to, sill, head, kind } of openings) {
      const face = ({ south, east } as Partial<Record<Side, typeof south>>)[side];
      if (face)
        drawPane(
          sheet,
          random,
          face(from, to, floor + sill, floor + head),
          kind === 'entrance',
          face((from + to) / 2, (from + to) / 2, floor + sill, floor + head),
        );
    }
  });
  drawTop(sheet, building, eye, high);
}

function drawPane(
  sheet: Sheet,
  random: Random,
  pane: readonly Point[],
  isEntrance: boolean,
  middle: readonly Point[],
): void {
  const { glass, lit, accent, ink } = sheet.palette;
  sheet.polygon(pane, {
    fill: isEntrance ? accent : random.chance(0.3) ? lit : glass,
    color: ink,
    width: 1.2,
  });
  const [low = [0, 0], , , high = [0, 0]] = middle;
  sheet.polyline([low, high], { color: ink, width: 0.9 });
}

function drawTop(sheet: Sheet, building: Building, eye: Eye, high: number): void {
  const { roof: tile, walls, shade, ink, glass } = sheet.palette;
  const { width, depth, roof } = building;
  const top = high + roofHeight(building);
  if (roof === 'flat') {
    for (const face of [
      [eye.at(0, depth, high), eye.at(width, depth, high), eye.at(width, depth, top), eye.at(0, depth, top)],
      [eye.at(width, depth, high), eye.at(width, 0, high), eye.at(width, 0, top), eye.at(width, depth, top)],
    ])
      sheet.polygon(face, { fill: walls[2], color: ink, width: 1.3 });
    return;
  }
  const half = depth / 2;
  if (roof === 'gable') {
    sheet.polygon([eye.at(width, 0, high), eye.at(width, depth, high), eye.at(width, half, top)], {
      fill: walls[1],
      color: ink,
      width: 1.4,
    });
    sheet.polygon([eye.at(width, 0, high), eye.at(width, depth, high), eye.at(width, half, top)], {
      fill: shade,
      fillOpacity: 0.28,
      width: 0,
    });
    sheet.polygon(
      [
        eye.at(-0.3, depth + 0.4, high - 0.1),
        eye.at(width + 0.3, depth + 0.4, high - 0.1),
        eye.at(width + 0.3, half, top),
        eye.at(-0.3, half, top),
      ],
      { fill: tile, color: ink, width: 1.6 },
    );
    for (let x = 0.5; x < width; x += 0.5)
      sheet.polyline([eye.at(x, depth + 0.4, high - 0.1), eye.at(x, half, top)], {
        color: sheet.palette.paper,
        width: 0.6,
        opacity: 0.4,
      });
    return;
  }
  const teeth = Math.max(1, Math.round(width / 6));
  for (let index = 0; index < teeth; index += 1) {
    const [from, to] = [(index * width) / teeth, ((index + 1) * width) / teeth];
    sheet.polygon(
      [eye.at(from, 0, top), eye.at(to, 0, high), eye.at(to, depth, high), eye.at(from, depth, top)],
      { fill: tile, width: 1.2 },
    );
    sheet.polygon([eye.at(from, depth, high), eye.at(from, depth, top), eye.at(to, depth, high)], {
      fill: glass,
      color: ink,
      width: 1.3,
    });
  }
}
