import type { Random } from '../random.ts';
import { drawKey } from './chart-frame.ts';
import type { Point, Sheet } from './sheet.ts';
import { axesOf } from './structure-views.ts';
import type { Subject } from './subject.ts';

type At = (x: number, y: number, z: number) => Point;

/** Structure, ducts and pipes of one storey in the model, and where they meet. Returns 'Sans échelle'. */
export function drawClashView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { accent, glass, roof, walls, floor, soft, ink, paper, green } = sheet.palette;
  const width = Math.min(building.width, 26);
  const depth = Math.min(building.depth, 14);
  const high = building.storeyHeight;
  const meter = Math.min(1000 / ((width + depth) * 0.866), 470 / ((width + depth) * 0.5 + high));
  const left = 600 - ((width - depth) * 0.866 * meter) / 2;
  const top = 372 - (((width + depth) * 0.5 - high) * meter) / 2;
  const at: At = (x, y, z) => [left + (x - y) * 0.866 * meter, top + (x + y) * 0.5 * meter - z * meter];
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.polygon([at(0, 0, 0), at(width, 0, 0), at(width, depth, 0), at(0, depth, 0)], {
    fill: floor,
    color: soft,
    width: 1,
  });
  const xs = axesOf(width);
  const ys = axesOf(depth);
  const ductY = depth * 0.42;
  const pipeY = depth * 0.62;
  for (const y of ys) {
    if (y > ductY && y - ductY <= (ys[1] ?? depth)) drawServices(sheet, at, { width, ductY, pipeY, high });
    for (const x of xs) box(sheet, at, [x - 0.18, y - 0.18, 0], [0.36, 0.36, high - 0.5], walls[0]);
    box(sheet, at, [0, y - 0.15, high - 0.5], [width, 0.3, 0.5], walls[2]);
  }
  for (const x of xs) box(sheet, at, [x - 0.12, 0, high - 0.4], [0.24, depth, 0.4], walls[2]);
  let count = 0;
  for (const x of xs.slice(1, -1)) {
    const found = [[x, ductY, high - 0.55], ...(random.chance(0.6) ? [[x, pipeY, high - 0.5]] : [])] as const;
    for (const [cx = 0, cy = 0, cz = 0] of found) {
      count += 1;
      const [px, py] = at(cx, cy, cz);
      sheet.circle(px, py, 17, { fill: accent, fillOpacity: 0.35, color: accent, width: 2.4 });
      sheet.line(px + 12, py - 12, px + 42, py - 48, { color: accent, width: 1.2 });
      sheet.rect(px + 40, py - 66, 46, 20, { fill: paper, color: accent, width: 1.2 });
      sheet.text(`C${String(count).padStart(2, '0')}`, px + 63, py - 52, {
        size: 8.5,
        align: 'center',
        color: accent,
        width: 1.3,
      });
    }
  }
  sheet.text('Revue de synthèse', 60, 84, { size: 18, width: 2.1 });
  sheet.text(`${count} conflits ouverts, tolérance 20 mm`, 60, 112, { size: 10, color: ink });
  let x = drawKey(sheet, 60, 690, walls[2], 'Structure');
  x = drawKey(sheet, x, 690, glass === paper ? roof : glass, 'Gaine de ventilation');
  x = drawKey(sheet, x, 690, green, 'Canalisation');
  drawKey(sheet, x, 690, accent, 'Conflit');
  return 'Sans échelle';
}

function drawServices(
  sheet: Sheet,
  at: At,
  { width, ductY, pipeY, high }: { width: number; ductY: number; pipeY: number; high: number },
): void {
  const { glass, green } = sheet.palette;
  box(sheet, at, [-0.6, ductY - 0.35, high - 0.8], [width + 1.2, 0.7, 0.4], glass);
  for (let x = 2; x < width; x += 4.5)
    box(sheet, at, [x, ductY + 0.35, high - 0.72], [0.35, 1.6, 0.28], glass);
  box(sheet, at, [-0.6, pipeY - 0.09, high - 0.62], [width + 1.2, 0.18, 0.18], green);
}

/** Three faces of a box: its south, its east and its top. */
function box(
  sheet: Sheet,
  at: At,
  [x, y, z]: readonly [number, number, number],
  [w, d, h]: readonly [number, number, number],
  fill: string,
): void {
  const line = { fill, color: sheet.palette.ink, width: 0.8 };
  sheet.polygon([at(x, y + d, z), at(x + w, y + d, z), at(x + w, y + d, z + h), at(x, y + d, z + h)], line);
  sheet.polygon([at(x + w, y, z), at(x + w, y + d, z), at(x + w, y + d, z + h), at(x + w, y, z + h)], line);
  sheet.polygon([at(x, y, z + h), at(x + w, y, z + h), at(x + w, y + d, z + h), at(x, y + d, z + h)], line);
}
