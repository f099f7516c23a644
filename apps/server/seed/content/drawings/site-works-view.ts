import type { Random } from '../random.ts';
import { drawNorth, drawScaleBar } from './annotations.ts';
import { drawKey } from './chart-frame.ts';
import { barPart, fittingScale } from './frame-scale.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';

/** How a building site is set up: fence, gate, crane and its reach, huts, stores, ways. Returns its scale. */
export function drawSiteWorksView(sheet: Sheet, random: Random, { site, building }: Subject): string {
  const { ink, soft, accent, paper, floor, walls, lit, green, cut } = sheet.palette;
  const scale = fittingScale([site.width + 8, site.depth + 8], [1040, 570]);
  const { meter } = scale;
  const [width, depth] = [site.width * meter, site.depth * meter];
  const left = (sheet.width - width) / 2;
  const top = 60 + (580 - depth) / 2;
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.rect(28, top + depth + 3.4 * meter, 1144, Math.max(26, 5 * meter), {
    fill: floor,
    color: soft,
    width: 1,
  });
  sheet.text('Rue', 1120, top + depth + 3.4 * meter + 18, { size: 9, align: 'right' });
  sheet.rect(left, top, width, depth, {
    fill: floor,
    fillOpacity: 0.6,
    color: ink,
    width: 2.4,
    dash: '10 6',
  });
  const [bw, bd] = [
    Math.min(building.width, site.width * 0.62) * meter,
    Math.min(building.depth, site.depth * 0.5) * meter,
  ];
  const [bx, by] = [left + (width - bw) * 0.6, top + (depth - bd) * 0.35];
  const gate = left + width * 0.16;
  sheet.path(
    `M${gate} ${top + depth + 3 * meter}V${by - 12}H${bx + bw + 18}V${top + depth - 18}H${gate + 30}`,
    { color: soft, width: Math.max(10, 3.5 * meter), opacity: 0.35 },
  );
  sheet.rect(bx, by, bw, bd, { fill: walls[0], color: ink, width: 2.6 });
  sheet.line(bx, by, bx + bw, by + bd, { color: soft, width: 1 });
  sheet.line(bx + bw, by, bx, by + bd, { color: soft, width: 1 });
  sheet.text('Ouvrage', bx + bw / 2, by + bd / 2 - 10, { size: 11, align: 'center' });
  const reach = Math.min(Math.max(building.width * 0.62, 16), 45);
  const [cx, cy] = [bx + bw * 0.5, by + bd + 3 * meter];
  sheet.circle(cx, cy, reach * meter, { color: accent, width: 1.6, dash: '14 8' });
  const turn = random.between(-2.4, -0.8);
  sheet.line(
    cx - Math.cos(turn) * 26,
    cy - Math.sin(turn) * 26,
    cx + Math.cos(turn) * reach * meter,
    cy + Math.sin(turn) * reach * meter,
    { color: accent, width: 3.4 },
  );
  sheet.rect(cx - 10, cy - 10, 20, 20, { fill: accent, color: ink, width: 1.6 });
  sheet.text(`Grue, flèche ${Math.round(reach)} m`, Math.min(cx + 18, 1000), cy + 24, {
    size: 9,
    color: accent,
  });
  for (let hut = 0; hut < 4; hut += 1)
    sheet.rect(left + 10 + hut * (2.6 * meter + 3), top + 10, 2.5 * meter, 6 * meter, {
      fill: lit,
      color: ink,
      width: 1.2,
    });
  sheet.text('Base vie', left + 10, top + 6 * meter + 28, { size: 9 });
  sheet.rect(left + width - 9 * meter, top + 10, 8 * meter, 5 * meter, {
    fill: green,
    color: ink,
    width: 1.2,
  });
  sheet.text('Stockage', left + width - 9 * meter, top + 5 * meter + 28, { size: 9 });
  for (let bin = 0; bin < 3; bin += 1)
    sheet.rect(
      left + width - (bin + 1) * (3 * meter + 4) - 8,
      top + depth - 2.4 * meter - 8,
      3 * meter,
      2.2 * meter,
      { fill: cut, fillOpacity: 0.35, color: ink, width: 1 },
    );
  sheet.text('Tri des déchets', left + width - 8, top + depth - 2.6 * meter - 14, {
    size: 8.5,
    align: 'right',
  });
  sheet.rect(gate - 3 * meter, top + depth - 3, 6 * meter, 6, { fill: accent, width: 0 });
  sheet.text('Accès', gate + 3 * meter + 8, top + depth + 16, { size: 9 });
  const x = drawKey(sheet, 240, 700, lit, 'Bungalows');
  drawKey(sheet, drawKey(sheet, x, 700, green, 'Aire de stockage'), 700, accent, 'Levage, accès');
  drawNorth(sheet, 1132, 78, 20);
  drawScaleBar(sheet, 60, 702, meter, barPart(scale));
  return scale.name;
}
