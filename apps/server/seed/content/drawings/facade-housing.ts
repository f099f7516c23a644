import type { Random } from '../random.ts';
import { drawLevel, formatLevel } from './annotations.ts';
import { drawBricks, drawLines, drawRailing, drawWindow } from './facade-parts.ts';
import type { Sheet } from './sheet.ts';
import { drawGround, drawPerson, drawSky, drawTree } from './surroundings.ts';

const groundY = 650;
const floorHeight = 78;

/** Contemporary housing: one to three volumes of different heights and materials, loggias and roof gardens. */
export function drawHousingFacade(sheet: Sheet, random: Random): void {
  drawSky(sheet, random, groundY);
  const volumes = random.int(1, 3);
  const total = random.between(640, 860);
  let x = (sheet.width - total) / 2 + random.between(-50, 30);
  for (let index = 0; index < volumes; index += 1) {
    const width = (total / volumes) * (index === volumes - 1 ? 1 : random.between(0.85, 1.1));
    drawVolume(sheet, random, x, width, random.int(volumes === 1 ? 5 : 3, 6), index);
    x += width;
  }
  drawGround(sheet, groundY);
  for (const treeX of [random.between(60, 150), random.between(180, 260), random.between(1010, 1130)]) {
    drawTree(sheet, random, treeX, groundY, random.between(120, 240));
  }
  for (let index = 0; index < 5; index += 1)
    drawPerson(sheet, random, random.between(80, 1120), groundY + 1, 26);
  for (let floor = 0; floor < 5; floor += 1)
    drawLevel(sheet, 1098, groundY - floor * floorHeight, formatLevel(floor * 2.9));
}

function drawVolume(
  sheet: Sheet,
  random: Random,
  x: number,
  width: number,
  floors: number,
  rank: number,
): void {
  const { walls, shade, ink, roof } = sheet.palette;
  const height = floors * floorHeight + 16;
  const top = groundY - height;
  const material = random.pick(['plaster', 'brick', 'boards', 'stone'] as const);
  const fill =
    material === 'brick'
      ? walls[1]
      : material === 'boards'
        ? walls[1]
        : material === 'stone'
          ? walls[0]
          : walls[2];
  sheet.rect(x, top, width, height, { fill, width: 1.6 });
  if (material === 'brick') drawBricks(sheet, random, [x, top, width, height]);
  if (material === 'boards') drawLines(sheet, [x, top, width, height], 7, { upright: true, opacity: 0.35 });
  const bays = Math.max(2, Math.round(width / 108));
  const bay = width / bays;
  const kinds = Array.from({ length: bays }, () =>
    random.pick(['loggia', 'window', 'wide', 'window'] as const),
  );
  const shifts = random.chance(0.45);
  for (let floor = 1; floor < floors; floor += 1) {
    const y = groundY - (floor + 1) * floorHeight;
    for (let index = 0; index < bays; index += 1) {
      const kind = kinds[(index + (shifts ? floor : 0)) % bays] ?? 'window';
      drawBay(sheet, random, kind, x + index * bay, y, bay);
    }
    if (random.chance(0.5))
      sheet.line(x, y + floorHeight, x + width, y + floorHeight, { color: ink, width: 0.8 });
  }
  drawGroundFloor(sheet, random, x, width, bay, bays);
  sheet.rect(x - 3, top - 6, width + 6, 8, { fill: roof, width: 1.1 });
  if (random.chance(0.5)) {
    for (let at = x + 24; at < x + width - 24; at += random.between(20, 34)) {
      sheet.circle(at, top - 12, random.between(5, 12), { fill: sheet.palette.green, width: 0.8 });
    }
  } else drawRailing(sheet, x + 10, top - 26, width - 20, 20, 8);
  if (rank > 0) sheet.rect(x, top + 4, 10, height - 4, { fill: shade, fillOpacity: 0.2, width: 0 });
}

function drawBay(
  sheet: Sheet,
  random: Random,
  kind: 'loggia' | 'window' | 'wide',
  x: number,
  y: number,
  bay: number,
): void {
  const { shade, accent, walls } = sheet.palette;
  if (kind === 'loggia') {
    sheet.rect(x + 8, y + 10, bay - 16, floorHeight - 12, { fill: shade, fillOpacity: 0.32, width: 1 });
    drawWindow(sheet, random, [x + 18, y + 18, bay - 36, floorHeight - 22], { leaves: 3 });
    drawRailing(sheet, x + 6, y + floorHeight - 30, bay - 12, 28, 5);
    if (random.chance(0.35))
      sheet.rect(x + bay - 38, y + 12, 28, floorHeight - 42, { fill: accent, fillOpacity: 0.75, width: 0.8 });
    return;
  }
  const width = kind === 'wide' ? bay * 0.66 : bay * 0.34;
  const from = x + (bay - width) / 2;
  drawWindow(sheet, random, [from, y + 16, width, floorHeight - (kind === 'wide' ? 34 : 22)], {
    leaves: kind === 'wide' ? 3 : 2,
  });
  if (kind === 'window') {
    const isOpen = random.chance(0.7);
    sheet.rect(from + (isOpen ? width + 2 : width * 0.5), y + 16, width * 0.5, floorHeight - 22, {
      fill: walls[1],
      width: 0.9,
    });
    drawRailing(sheet, from - 2, y + floorHeight - 28, width + 4, 22, 5);
  }
}

function drawGroundFloor(
  sheet: Sheet,
  random: Random,
  x: number,
  width: number,
  bay: number,
  bays: number,
): void {
  const { shade, accent, ink, walls } = sheet.palette;
  const y = groundY - floorHeight;
  sheet.rect(x + 4, y + 8, width - 8, floorHeight - 8, { fill: shade, fillOpacity: 0.14, width: 0.8 });
  const door = random.int(0, bays - 1);
  for (let index = 0; index < bays; index += 1) {
    const from = x + index * bay + 10;
    if (index === door) {
      sheet.rect(from + bay * 0.2, y + 16, bay * 0.42, floorHeight - 16, { fill: accent, width: 1.3 });
      sheet.line(from + bay * 0.41, y + 16, from + bay * 0.41, groundY, { color: ink, width: 1 });
      sheet.rect(from, y + 6, bay - 20, 6, { fill: walls[2], width: 1 });
    } else
      drawWindow(sheet, random, [from, y + 16, bay - 20, floorHeight - 16], {
        leaves: random.int(2, 4),
        transom: true,
      });
  }
}
