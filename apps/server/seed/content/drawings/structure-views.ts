import type { Random } from '../random.ts';
import { drawDimension, drawScaleBar } from './annotations.ts';
import { barPart, fittingScale } from './frame-scale.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';

/** Columns no further apart than this, in metres. */
const longestSpan = 6.2;

/** The axes of a structure that holds the building up. */
export function axesOf(length: number): number[] {
  const spans = Math.max(1, Math.ceil(length / longestSpan));
  return Array.from({ length: spans + 1 }, (_, index) => (length * index) / spans);
}

/** The floor's structure: axes, columns, beams with their sections, the way slabs span. Returns its scale. */
export function drawFramingView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { ink, soft, accent, cut, paper, floor } = sheet.palette;
  const { width, depth } = building;
  const scale = fittingScale([width, depth], [930, 460]);
  const { meter } = scale;
  const left = (sheet.width - width * meter) / 2 + 14;
  const top = 130 + (460 - depth * meter) / 2;
  const xs = axesOf(width);
  const ys = axesOf(depth);
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.rect(left, top, width * meter, depth * meter, { fill: floor, color: ink, width: 1.4 });
  xs.forEach((x, index) => {
    const at = left + x * meter;
    sheet.line(at, top - 52, at, top + depth * meter + 16, { color: soft, width: 0.8, dash: '16 5 3 5' });
    sheet.circle(at, top - 66, 13, { fill: paper, width: 1.2 });
    sheet.text(String(index + 1), at, top - 62, { size: 9.5, align: 'center' });
    const next = xs[index + 1];
    if (next !== undefined)
      drawDimension(sheet, [at, top - 30], [left + next * meter, top - 30], (next - x).toFixed(2));
  });
  const beam = `${random.pick([20, 25, 30])}×${random.pick([40, 45, 50, 60])}`;
  ys.forEach((y, index) => {
    const at = top + y * meter;
    sheet.line(left - 52, at, left + width * meter + 16, at, { color: soft, width: 0.8, dash: '16 5 3 5' });
    sheet.circle(left - 66, at, 13, { fill: paper, width: 1.2 });
    sheet.text('ABCDEFGH'.charAt(index), left - 66, at + 4, { size: 9.5, align: 'center' });
    sheet.rect(left, at - 0.1 * meter, width * meter, 0.2 * meter, { fill: paper, color: ink, width: 1.1 });
    xs.slice(1).forEach((x, place) => {
      const middle = left + ((x + (xs[place] ?? 0)) / 2) * meter;
      sheet.text(beam, middle, at - 0.1 * meter - 5, { size: 7.5, align: 'center', color: accent });
    });
  });
  for (const x of xs)
    for (const y of ys)
      sheet.rect(
        left + x * meter - 0.17 * meter,
        top + y * meter - 0.17 * meter,
        0.34 * meter,
        0.34 * meter,
        { fill: cut, width: 1 },
      );
  for (const [column, x] of xs.slice(1).entries())
    for (const [row, y] of ys.slice(1).entries()) {
      const [cx, cy] = [
        left + ((x + (xs[column] ?? 0)) / 2) * meter,
        top + ((y + (ys[row] ?? 0)) / 2) * meter,
      ];
      const reach = ((y - (ys[row] ?? 0)) * meter) / 2 - 14;
      sheet.path(
        `M${cx} ${cy - reach}V${cy + reach}M${cx - 5} ${cy - reach + 8}L${cx} ${cy - reach}L${cx + 5} ${cy - reach + 8}M${cx - 5} ${cy + reach - 8}L${cx} ${cy + reach}L${cx + 5} ${cy + reach - 8}`,
        { color: ink, width: 1 },
      );
      sheet.text('Dalle 20', cx + 8, cy + 3, { size: 7.5 });
    }
  drawScaleBar(sheet, 60, 702, meter, barPart(scale));
  return scale.name;
}

/** A beam over one span: its bars and stirrups, and its section. Returns its scale. */
export function drawRebarView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { ink, soft, accent, ground, paper, cut } = sheet.palette;
  const span = axesOf(building.width)[1] ?? 5;
  const deep = random.pick([0.45, 0.5, 0.6]);
  const meter = 1200 / 0.42 / 25;
  const [left, top, width, height] = [90, 190, Math.min(span * meter, 700), deep * meter * 1.6];
  const bar = random.pick([14, 16, 20]);
  const count = Math.max(8, Math.round(span / 0.2));
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.text(`Poutre A1-A2, portée ${span.toFixed(2)} m`, 90, 84, { size: 16, width: 2 });
  sheet.rect(left, top, width, height, { fill: ground, fillOpacity: 0.5, color: ink, width: 2 });
  for (const x of [left - 26, left + width])
    sheet.rect(x, top, 26, height + 150, { fill: ground, color: ink, width: 1.6 });
  for (let index = 0; index <= count; index += 1) {
    // closer together by the supports
    const share = index / count;
    const x = left + 12 + (width - 24) * (0.5 - Math.cos(share * Math.PI) / 2);
    sheet.line(x, top + 9, x, top + height - 9, { color: soft, width: 1.4 });
  }
  sheet.path(`M${left - 14} ${top + 13}H${left + width + 14}v16M${left - 14} ${top + 13}v16`, {
    color: ink,
    width: 2.6,
  });
  sheet.path(
    `M${left - 14} ${top + height - 13}H${left + width + 14}v-16M${left - 14} ${top + height - 13}v-16`,
    { color: accent, width: 3.6 },
  );
  drawDimension(sheet, [left, top + height + 60], [left + width, top + height + 60], span.toFixed(2));
  sheet.text('2 HA10', left + width / 2, top - 14, { size: 10.5, align: 'center' });
  sheet.text(`4 HA${bar}`, left + width / 2, top + height + 24, {
    size: 10.5,
    align: 'center',
    color: accent,
  });
  sheet.text(`${count + 1} cadres HA8`, left + 60, top + height + 24, { size: 9.5, color: soft });
  const [sx, sy, w] = [900, 190, 170];
  const h = (w * deep) / 0.25;
  sheet.rect(sx, sy, w, h, { fill: ground, fillOpacity: 0.5, color: ink, width: 2 });
  sheet.rect(sx + 14, sy + 14, w - 28, h - 28, { color: soft, width: 2.4 });
  for (const x of [sx + 24, sx + w - 24]) sheet.circle(x, sy + 24, 6, { fill: cut, width: 0 });
  for (let index = 0; index < 4; index += 1)
    sheet.circle(sx + 24 + (index * (w - 48)) / 3, sy + h - 25, 8, { fill: accent, width: 0 });
  drawDimension(sheet, [sx, sy + h + 30], [sx + w, sy + h + 30], '0.25');
  drawDimension(sheet, [sx - 28, sy], [sx - 28, sy + h], deep.toFixed(2));
  sheet.text('Coupe 1-1', sx + w / 2, sy - 18, { size: 11, align: 'center' });
  const steel = Math.round(span * (4 * bar * bar * 0.00617 + 2 * 0.617) + (count + 1) * 1.5 * 0.395);
  sheet.text(`Béton C25/30, enrobage 30 mm. Acier B500B ${steel} kg`, 90, 660, { size: 10.5 });
  return '1/25';
}
