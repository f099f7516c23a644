import type { Random } from '../random.ts';
import { drawDimension, drawLevel } from './annotations.ts';
import { drawBricks, drawRailing, drawWindow } from './facade-parts.ts';
import type { Sheet } from './sheet.ts';
import { drawGround, drawPerson, drawSky, drawTree } from './surroundings.ts';

const groundY = 645;

/** A rehabilitated brick factory: saw-tooth roofs, arched bays, a chimney, and a new volume of glass on top. */
export function drawIndustrialFacade(sheet: Sheet, random: Random): void {
  const { walls, accent, soft } = sheet.palette;
  drawSky(sheet, random, groundY);
  const left = random.between(150, 200);
  const right = random.between(1010, 1060);
  const wallTop = groundY - random.between(190, 230);
  drawChimney(sheet, random.chance(0.5) ? left + 70 : right - 100, wallTop);
  const teeth = random.int(4, 6);
  const tooth = (right - left) / teeth;
  const added = random.int(0, teeth - 3);
  for (let index = 0; index < teeth; index += 1) drawTooth(sheet, left + index * tooth, wallTop, tooth);
  drawGlassVolume(sheet, random, left + added * tooth - 12, wallTop, tooth * random.between(1.8, 2.6));
  sheet.rect(left, wallTop, right - left, groundY - wallTop, { fill: walls[1], width: 1.7 });
  drawBricks(sheet, random, [left, wallTop, right - left, groundY - wallTop]);
  sheet.rect(left - 4, wallTop - 4, right - left + 8, 12, { fill: walls[0], width: 1 });
  const bays = teeth * 2;
  const bay = (right - left) / bays;
  for (let index = 0; index < bays; index += 1) {
    drawArchedBay(sheet, random, left + index * bay + bay * 0.16, wallTop + 36, bay * 0.68, groundY - 26);
  }
  for (let index = 0; index <= teeth; index += 1) {
    sheet.rect(left + index * tooth - 8, wallTop - 4, 16, groundY - wallTop + 4, {
      fill: walls[0],
      width: 1,
    });
  }
  const door = left + bay * (random.int(1, bays - 3) + 0.1);
  sheet.rect(door, groundY - 100, bay * 0.8, 100, { fill: accent, width: 1.5 });
  sheet.line(door + bay * 0.4, groundY - 100, door + bay * 0.4, groundY, { width: 1.2 });
  drawGround(sheet, groundY);
  for (const x of [random.between(60, 110), random.between(1085, 1130)])
    drawTree(sheet, random, x, groundY, random.between(140, 240));
  for (let index = 0; index < 6; index += 1)
    drawPerson(sheet, random, random.between(110, 1090), groundY + 1, 27);
  drawDimension(sheet, [left, groundY + 38], [right, groundY + 38], ((right - left) / 17).toFixed(2));
  drawLevel(sheet, 96, wallTop, '+7.60');
  sheet.line(left, wallTop - 96, left, groundY + 20, { color: soft, width: 0.6, dash: '14 4 2 4' });
}

function drawTooth(sheet: Sheet, x: number, top: number, width: number): void {
  const { roof, glass } = sheet.palette;
  sheet.polygon(
    [
      [x, top],
      [x + width * 0.22, top - 76],
      [x + width, top],
    ],
    { fill: roof, width: 1.3 },
  );
  sheet.polygon(
    [
      [x + 6, top - 4],
      [x + width * 0.2, top - 62],
      [x + width * 0.32, top - 58],
      [x + width * 0.26, top - 4],
    ],
    { fill: glass, width: 0.9 },
  );
  for (let at = 0.4; at < 0.95; at += 0.12) {
    sheet.line(x + width * at, top, x + width * at, top - 76 * ((1 - at) / 0.78), {
      width: 0.6,
      opacity: 0.6,
    });
  }
}

function drawGlassVolume(sheet: Sheet, random: Random, x: number, base: number, width: number): void {
  const { roof } = sheet.palette;
  const height = random.between(128, 176);
  const floors = 2;
  for (let floor = 0; floor < floors; floor += 1) {
    drawWindow(sheet, random, [x, base - height + (floor * height) / floors, width, height / floors], {
      leaves: Math.round(width / 26),
      frame: 1.6,
    });
    sheet.rect(x - 6, base - height + (floor * height) / floors - 5, width + 12, 8, { fill: roof, width: 1 });
  }
  drawRailing(sheet, x + 8, base - height - 24, width - 16, 18, 7);
}

function drawArchedBay(
  sheet: Sheet,
  random: Random,
  x: number,
  top: number,
  width: number,
  bottom: number,
): void {
  const { walls, glass, lit } = sheet.palette;
  const rise = width * 0.34;
  const outline = (grow: number) =>
    `M${x - grow} ${bottom + grow}V${top + rise}Q${x + width / 2} ${top - rise - grow * 1.6} ${x + width + grow} ${top + rise}V${bottom + grow}Z`;
  sheet.path(outline(5), { fill: walls[0], width: 0.9 });
  sheet.path(outline(0), { fill: random.chance(0.25) ? lit : glass, width: 1.3 });
  let bars = '';
  for (let index = 1; index < 4; index += 1)
    bars += `M${x + (width * index) / 4} ${top + rise * 0.5}V${bottom}`;
  for (let y = top + rise; y < bottom; y += 19) bars += `M${x} ${y}h${width}`;
  sheet.path(bars, { width: 0.8 });
}

function drawChimney(sheet: Sheet, x: number, base: number): void {
  const { walls, accent } = sheet.palette;
  const top = 96;
  sheet.polygon(
    [
      [x, base],
      [x + 9, top],
      [x + 31, top],
      [x + 40, base],
    ],
    { fill: walls[1], width: 1.3 },
  );
  sheet.rect(x + 5, top - 9, 30, 12, { fill: walls[0], width: 1.1 });
  for (const y of [top + 34, top + 48]) sheet.rect(x + 7, y, 26, 6, { fill: accent, width: 0 });
}
