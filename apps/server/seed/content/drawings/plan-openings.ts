import { type Building, innerWall, outerWall } from '../buildings/building.ts';
import type { Door, Opening } from '../buildings/openings.ts';
import type { Point, Sheet } from './sheet.ts';

/** A door in plan: the gap, and its leaf standing open with the quarter circle it turns through. */
export function drawDoor(
  sheet: Sheet,
  { x, y, isUpright, width, into }: Door,
  [left, top]: Point,
  meter: number,
): void {
  const { paper, ink } = sheet.palette;
  const half = width / 2;
  const thick = innerWall + 0.03;
  const gap = isUpright ? [x - thick / 2, y - half, thick, width] : [x - half, y - thick / 2, width, thick];
  const [gx = 0, gy = 0, gw = 0, gd = 0] = gap;
  const fill = { fill: paper, width: 0 };
  sheet.rect(left + gx * meter, top + gy * meter, gw * meter, gd * meter, fill);
  if (!into) return;
  const size = width * meter;
  if (isUpright) {
    const way = into.x + into.width / 2 > x ? 1 : -1;
    const [hx, hy] = [left + x * meter, top + (y - half) * meter];
    sheet.line(hx, hy, hx + way * size, hy, { color: ink, width: 1.8 });
    sheet.path(arc([hx + way * size, hy], [hx, hy + size], size, way > 0), { color: ink, width: 0.7 });
  } else {
    const way = into.y + into.depth / 2 > y ? 1 : -1;
    const [hx, hy] = [left + (x - half) * meter, top + y * meter];
    sheet.line(hx, hy, hx, hy + way * size, { color: ink, width: 1.8 });
    sheet.path(arc([hx, hy + way * size], [hx + size, hy], size, way < 0), { color: ink, width: 0.7 });
  }
}

const arc = (from: Point, to: Point, radius: number, isClockwise: boolean) =>
  `M${from.map((value) => value.toFixed(1)).join(' ')}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${isClockwise ? 1 : 0} ${to.map((value) => value.toFixed(1)).join(' ')}`;

/** A window or an entrance in an outer wall. */
export function drawPlanOpening(
  sheet: Sheet,
  { side, from, to, kind }: Opening,
  building: Building,
  [left, top]: Point,
  meter: number,
): void {
  const { paper, ink, glass, accent } = sheet.palette;
  const isLevel = side === 'north' || side === 'south';
  const at =
    side === 'north' || side === 'west'
      ? 0
      : (side === 'south' ? building.depth : building.width) - outerWall;
  const x = left + (isLevel ? from : at) * meter;
  const y = top + (isLevel ? at : from) * meter;
  const long = (to - from) * meter;
  const thick = outerWall * meter;
  const [width, depth] = isLevel ? [long, thick] : [thick, long];
  sheet.rect(x, y - 0.5, width, depth + 1, { fill: paper, width: 0 });
  if (kind === 'entrance') {
    const out = side === 'south' || side === 'east' ? 1 : -1;
    const [cx, cy] = isLevel
      ? [x + width / 2, out > 0 ? y + depth + 7 : y - 7]
      : [out > 0 ? x + width + 7 : x - 7, y + depth / 2];
    const tip = (dx: number, dy: number): Point =>
      isLevel ? [cx + dx, cy + dy * out] : [cx + dy * out, cy + dx];
    sheet.polygon([tip(0, -5), tip(-6, 7), tip(6, 7)], { fill: accent, width: 0 });
    sheet.path(
      isLevel
        ? `M${x} ${y + depth / 2}l${width / 2} ${-out * width * 0.42}M${x + width} ${y + depth / 2}l${-width / 2} ${-out * width * 0.42}`
        : `M${x + width / 2} ${y}l${-out * depth * 0.42} ${depth / 2}`,
      { color: ink, width: 1.6 },
    );
    return;
  }
  sheet.rect(x, y, width, depth, { fill: glass, fillOpacity: 0.5, color: ink, width: 0.9 });
  if (isLevel) sheet.line(x, y + depth / 2, x + width, y + depth / 2, { color: ink, width: 1 });
  else sheet.line(x + width / 2, y, x + width / 2, y + depth, { color: ink, width: 1 });
}
