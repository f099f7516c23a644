import type { Random } from '../random.ts';
import { drawDimension, drawScaleBar } from './annotations.ts';
import { barPart } from './frame-scale.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';
import { drawPerson } from './surroundings.ts';

const meter = 1200 / 0.42 / 25;

/** A wall of fitted furniture as it stands before one, and the materials it is made of. Returns its scale. */
export function drawInteriorView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { walls, floor, ink, soft, accent, lit, glass, green, paper, roof } = sheet.palette;
  const room = building.levels[0]?.rooms.find(
    ({ kind }) => kind === 'living' || kind === 'shop' || kind === 'dining' || kind === 'office',
  );
  const long = Math.min(Math.max(room?.width ?? 5, 4.4), 8.4);
  const high = Math.min(building.storeyHeight - 0.3, 2.9);
  const [left, groundY] = [(sheet.width - long * meter) / 2, 520];
  const top = groundY - high * meter;
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.rect(left, top, long * meter, high * meter, { fill: walls[2], color: ink, width: 2.2 });
  sheet.rect(left - 40, groundY, long * meter + 80, 16, { fill: floor, color: ink, width: 1.6 });
  const bays = Math.max(3, Math.round((long - 1.6) / 0.8));
  const bay = ((long - 1.6) * meter) / bays;
  for (let index = 0; index < bays; index += 1) {
    const x = left + index * bay;
    const isOpen = index % 3 === 1;
    sheet.rect(x, top + 0.25 * meter, bay, groundY - top - 0.25 * meter, {
      fill: isOpen ? lit : walls[1],
      color: ink,
      width: 1.4,
    });
    if (isOpen) drawShelves(sheet, random, [x, top + 0.25 * meter, bay, groundY - top - 0.25 * meter]);
    else {
      sheet.line(x, groundY - 0.9 * meter, x + bay, groundY - 0.9 * meter, { color: ink, width: 1.1 });
      for (const y of [groundY - 0.7 * meter, groundY - 1.2 * meter])
        sheet.line(x + bay - 8, y, x + bay - 8, y - 22, { color: ink, width: 2 });
    }
  }
  const benchX = left + (long - 1.6) * meter;
  sheet.rect(benchX + 12, groundY - 2.1 * meter, 1.6 * meter - 24, 1.5 * meter, {
    fill: glass,
    color: ink,
    width: 1.8,
  });
  sheet.line(benchX + 0.8 * meter, groundY - 2.1 * meter, benchX + 0.8 * meter, groundY - 0.6 * meter, {
    width: 1.4,
  });
  sheet.rect(benchX, groundY - 0.45 * meter, 1.6 * meter, 0.45 * meter, {
    fill: walls[1],
    color: ink,
    width: 1.4,
  });
  sheet.rect(benchX + 6, groundY - 0.55 * meter, 1.6 * meter - 12, 0.1 * meter, { fill: accent, width: 1 });
  sheet.circle(left + long * meter * 0.5, top + 0.6 * meter, 20, { fill: lit, color: ink, width: 1.4 });
  sheet.line(left + long * meter * 0.5, top, left + long * meter * 0.5, top + 0.6 * meter - 20, { width: 1 });
  drawPerson(sheet, random, left + long * meter * random.between(0.3, 0.6), groundY, meter);
  drawDimension(sheet, [left, groundY + 44], [left + long * meter, groundY + 44], long.toFixed(2));
  drawDimension(sheet, [left - 26, top], [left - 26, groundY], high.toFixed(2));
  const materials = [
    [walls[1], 'Chêne huilé'],
    [walls[2], 'Chaux blanche'],
    [accent, 'Laine feutrée'],
    [floor, 'Terre cuite'],
    [green, 'Linoléum'],
    [roof, 'Acier patiné'],
  ] as const;
  materials.forEach(([fill, name], index) => {
    const x = 80 + index * 178;
    sheet.rect(x, 606, 56, 44, { fill, color: ink, width: 1 });
    sheet.text(name, x + 66, 634, { size: 7.5 });
  });
  sheet.text('Matières', 80, 594, { size: 8, color: soft });
  drawScaleBar(sheet, 60, 704, meter, barPart({ meter, name: '' }));
  return '1/25';
}

function drawShelves(
  sheet: Sheet,
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const { ink, accent, soft, roof } = sheet.palette;
  const shelves = 6;
  for (let shelf = 1; shelf <= shelves; shelf += 1) {
    const at = y + (height * shelf) / shelves;
    sheet.line(x, at, x + width, at, { color: ink, width: 1.6 });
    for (let book = x + 6; book < x + width - 12; book += random.between(6, 11)) {
      const tall = (height / shelves) * random.between(0.45, 0.75);
      if (random.chance(0.8))
        sheet.rect(book, at - tall, random.between(4, 8), tall, {
          fill: random.pick([accent, soft, roof]),
          width: 0.6,
        });
    }
  }
}
