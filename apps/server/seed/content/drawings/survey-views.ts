import type { Random } from '../random.ts';
import { drawNorth, drawScaleBar } from './annotations.ts';
import { barPart, fittingScale } from './frame-scale.ts';
import { drawLevelPlan } from './plan-view.ts';
import type { Point, Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';
import { drawTreeFromAbove } from './surroundings.ts';

/** A topographic plan: contour lines, levelled points, boundary with its marks, the building. Returns its scale. */
export function drawTopographyView(sheet: Sheet, random: Random, { site, building }: Subject): string {
  const { ink, soft, accent, paper, walls } = sheet.palette;
  const scale = fittingScale([site.width, site.depth], [1000, 560]);
  const { meter } = scale;
  const left = (sheet.width - site.width * meter) / 2;
  const top = 70 + (590 - site.depth * meter) / 2;
  const [slopeX, slopeY, base] = [
    random.between(-0.05, 0.05),
    random.between(0.04, 0.1),
    random.int(38, 180),
  ];
  const bump = random.between(0.4, 1.2);
  const height = (x: number, y: number) =>
    base + slopeX * x + slopeY * y + bump * Math.sin(x / 13) * Math.cos(y / 17);
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  const at = (x: number, y: number): Point => [left + x * meter, top + y * meter];
  // where a column of the ground reaches a height: the ground rises southwards throughout
  for (let level = Math.ceil((base - 6) * 2) / 2; level < base + 14; level += 0.5) {
    const line: Point[] = [];
    for (let x = 0; x <= site.width; x += 1.5) {
      let [low, high] = [0, site.depth];
      if (height(x, low) > level || height(x, high) < level) continue;
      for (let step = 0; step < 14; step += 1) {
        const middle = (low + high) / 2;
        if (height(x, middle) < level) low = middle;
        else high = middle;
      }
      line.push(at(x, low));
    }
    if (line.length < 4) continue;
    const isWhole = level % 1 === 0;
    sheet.polyline(line, { color: accent, width: isWhole ? 1.6 : 0.8, opacity: isWhole ? 0.9 : 0.6 });
    const [tx, ty] = line[Math.floor(line.length / 3)] ?? [0, 0];
    if (isWhole) sheet.text(level.toFixed(0), tx, ty - 3, { size: 8.5, color: accent });
  }
  const [bx, by] = at(site.width * 0.3, site.depth * 0.25);
  const size = [
    Math.min(building.width, site.width * 0.5) * meter,
    Math.min(building.depth, site.depth * 0.45) * meter,
  ] as const;
  sheet.rect(bx, by, ...size, { fill: walls[0], color: ink, width: 2.4 });
  let hatch = '';
  for (let x = 8; x < size[0]; x += 8)
    hatch += `M${(bx + x).toFixed(1)} ${by.toFixed(1)}l${(-Math.min(8, x)).toFixed(1)} 8`;
  sheet.path(hatch, { color: soft, width: 0.7 });
  sheet.text('Bâti existant', bx + size[0] / 2, by + size[1] / 2, { size: 10, align: 'center' });
  const corners = [
    at(0, 0),
    at(site.width, site.depth * 0.02),
    at(site.width * 0.99, site.depth),
    at(site.width * 0.01, site.depth * 0.98),
  ];
  sheet.polygon(corners, { color: ink, width: 2, dash: '18 5 3 5' });
  corners.forEach(([x, y], index) => {
    sheet.circle(x, y, 5, { fill: paper, color: ink, width: 1.6 });
    sheet.text(`B${index + 1}`, x + (index === 1 || index === 2 ? -24 : 10), y + (index < 2 ? 20 : -10), {
      size: 9,
    });
  });
  for (let index = 0; index < 42; index += 1) {
    const [x, y] = [random.between(2, site.width - 4), random.between(2, site.depth - 2)];
    const [px, py] = at(x, y);
    if (px > bx - 30 && px < bx + size[0] && py > by - 10 && py < by + size[1] + 10) continue;
    sheet.path(`M${px - 3} ${py}h6M${px} ${py - 3}v6`, { width: 0.9 });
    sheet.text(height(x, y).toFixed(2), px + 5, py - 3, { size: 6.5 });
  }
  for (let index = 0; index < 6; index += 1)
    drawTreeFromAbove(
      sheet,
      random,
      ...at(random.between(3, site.width - 3), site.depth * random.between(0.78, 0.94)),
      2.2 * meter,
    );
  drawNorth(sheet, 1128, 82, 20);
  sheet.text('Système RGF93, altitudes NGF-IGN69', 1140, 702, { size: 8, align: 'right', color: soft });
  drawScaleBar(sheet, 60, 702, meter, barPart(scale));
  return scale.name;
}

/** The plan of what is there, empty, with the heights of its ceilings. Returns its scale. */
export function drawMeasuredPlanView(sheet: Sheet, _: Random, { building }: Subject): string {
  const scale = fittingScale([building.width, building.depth], [1000, 520]);
  const left = (sheet.width - building.width * scale.meter) / 2;
  const top = 90 + (520 - building.depth * scale.meter) / 2;
  drawLevelPlan(sheet, { building, rank: 0, origin: [left, top], scale, isBare: true });
  for (const { x, y, width, depth } of building.levels[0]?.rooms ?? []) {
    if (width * scale.meter < 90 || depth * scale.meter < 90) continue;
    const [cx, cy] = [left + (x + width / 2) * scale.meter, top + (y + depth / 2) * scale.meter + 32];
    sheet.text(`HSP ${(building.storeyHeight - 0.3).toFixed(2)}`, cx, cy, {
      size: 7,
      align: 'center',
      color: sheet.palette.accent,
    });
    sheet.path(
      `M${left + x * scale.meter + 12} ${top + y * scale.meter + 12}L${left + (x + width) * scale.meter - 12} ${top + (y + depth) * scale.meter - 12}`,
      { color: sheet.palette.soft, width: 0.7, dash: '6 4' },
    );
  }
  drawNorth(sheet, 1128, 82, 20);
  drawScaleBar(sheet, 60, 702, scale.meter, barPart(scale));
  return scale.name;
}
