import type { Random } from '../random.ts';
import { drawDimension, drawLevel } from './annotations.ts';
import { drawBricks, drawLines, drawRailing, drawWindow } from './facade-parts.ts';
import type { Sheet } from './sheet.ts';
import { drawGround, drawPerson, drawSky, drawTree } from './surroundings.ts';

const groundY = 640;

/** A school: a low brick bar with a play of windows, a sports hall and a covered yard on thin posts. */
export function drawSchoolFacade(sheet: Sheet, random: Random): void {
  const { walls, roof, accent } = sheet.palette;
  drawSky(sheet, random, groundY);
  drawTree(sheet, random, random.between(60, 110), groundY, random.between(180, 270));
  const left = random.between(130, 170);
  const barWidth = random.between(470, 560);
  const floors = random.int(1, 2) + 1;
  const top = groundY - floors * 96 - 18;
  sheet.rect(left, top, barWidth, groundY - top, { fill: walls[1], width: 1.6 });
  drawBricks(sheet, random, [left, top, barWidth, groundY - top]);
  const bays = random.int(5, 7);
  const bay = (barWidth - 20) / bays;
  for (let floor = 0; floor < floors; floor += 1) {
    for (let index = 0; index < bays; index += 1) {
      const isTall = random.chance(0.35);
      const y = groundY - (floor + 1) * 96 + (isTall ? 6 : 20);
      const width = bay * random.pick([0.5, 0.66, 0.8]);
      const from = left + 10 + index * bay + (bay - width) / 2;
      drawWindow(sheet, random, [from, y, width, isTall ? 78 : 56], { leaves: width > 50 ? 3 : 2, frame: 2 });
      if (random.chance(0.22))
        sheet.rect(from - 5, y - 5, width + 10, (isTall ? 78 : 56) + 10, { color: accent, width: 4 });
    }
  }
  sheet.rect(left - 4, top - 9, barWidth + 8, 10, { fill: roof, width: 1.1 });
  drawHall(sheet, random, left + barWidth, 1090);
  drawGround(sheet, groundY);
  sheet.text('École', left + 26, top - 18, { size: 26, color: accent, width: 3.4 });
  for (let index = 0; index < 9; index += 1) {
    const isChild = index > 2;
    drawPerson(sheet, random, random.between(left, 1090), groundY + 1, isChild ? 22 : 31);
  }
  drawTree(sheet, random, random.between(1100, 1140), groundY, random.between(120, 190));
  drawLevel(sheet, 86, top, `+${(floors * 3.2 + 0.6).toFixed(2)}`);
  drawDimension(sheet, [left, groundY + 40], [left + barWidth, groundY + 40], (barWidth / 26).toFixed(2));
}

function drawHall(sheet: Sheet, random: Random, left: number, right: number): void {
  const { walls, roof, lit, shade } = sheet.palette;
  const yardRight = left + (right - left) * 0.5;
  sheet.rect(left, groundY - 108, yardRight - left, 108, { fill: shade, fillOpacity: 0.1, width: 0 });
  drawRailing(sheet, left + 10, groundY - 34, yardRight - left - 20, 34, 9);
  for (let x = left + 24; x < yardRight; x += 42)
    sheet.line(x, groundY - 112, x + random.between(-7, 7), groundY, { width: 3 });
  sheet.rect(left, groundY - 122, yardRight - left + 10, 12, { fill: roof, width: 1.2 });
  const teeth = random.int(2, 3);
  const tooth = (right - yardRight) / teeth;
  sheet.rect(yardRight, groundY - 176, right - yardRight, 176, { fill: walls[2], width: 1.5 });
  drawLines(sheet, [yardRight, groundY - 176, right - yardRight, 176], 6, { upright: true, opacity: 0.3 });
  for (let index = 0; index < teeth; index += 1) {
    const x = yardRight + index * tooth;
    sheet.polygon(
      [
        [x, groundY - 176],
        [x, groundY - 244],
        [x + tooth, groundY - 176],
      ],
      { fill: roof, width: 1.3 },
    );
    sheet.polygon(
      [
        [x + 6, groundY - 182],
        [x + 6, groundY - 230],
        [x + 18, groundY - 222],
        [x + 18, groundY - 182],
      ],
      { fill: lit, width: 0.8 },
    );
  }
  drawWindow(sheet, random, [yardRight + 22, groundY - 96, right - yardRight - 44, 82], {
    leaves: 5,
    transom: true,
    frame: 1.8,
  });
}
