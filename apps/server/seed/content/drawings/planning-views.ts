import type { Random } from '../random.ts';
import { drawScaleBar } from './annotations.ts';
import { drawKey } from './chart-frame.ts';
import { barPart, fittingScale } from './frame-scale.ts';
import { drawLevelPlan } from './plan-view.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';

/** Works in the order in which they begin, and their parts of the whole time. */
const works = [
  ['Préparation, installation', 0, 0.1],
  ['Terrassement, réseaux', 0.06, 0.12],
  ['Fondations', 0.13, 0.12],
  ['Gros œuvre', 0.2, 0.26],
  ['Charpente, couverture', 0.38, 0.16],
  ['Menuiseries extérieures', 0.46, 0.14],
  ['Cloisons, doublages', 0.54, 0.16],
  ['Chauffage, plomberie', 0.52, 0.26],
  ['Électricité', 0.54, 0.26],
  ['Sols, faïences', 0.7, 0.13],
  ['Peinture', 0.77, 0.12],
  ['Abords, plantations', 0.82, 0.12],
  ['Opérations de réception', 0.93, 0.07],
] as const;
const critical = new Set([
  'Fondations',
  'Gros œuvre',
  'Charpente, couverture',
  'Cloisons, doublages',
  'Peinture',
  'Opérations de réception',
]);

/** Months of works for so many m². */
const monthsFor = (area: number) => Math.round(Math.min(22, 5 + Math.sqrt(area) / 2.4));

/** The schedule of the works: bars by weeks, the critical path in the accent colour. Returns its scale. */
export function drawScheduleView(sheet: Sheet, random: Random, { area, year }: Subject): string {
  const { ink, soft, accent, roof, floor, paper } = sheet.palette;
  const months = monthsFor(area);
  const [left, right, top] = [330, 1132, 130];
  const row = 39;
  const x = (share: number) => left + share * (right - left);
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.text('Planning d’exécution', 60, 84, { size: 18, width: 2.1 });
  const start = random.int(0, 11);
  const names = 'JFMAMJJASOND';
  for (let month = 0; month <= months; month += 1) {
    sheet.line(x(month / months), top - 12, x(month / months), top + row * works.length, {
      color: soft,
      width: 0.7,
    });
    if (month < months)
      sheet.text(names.charAt((start + month) % 12), x((month + 0.5) / months), top - 16, {
        size: 9,
        align: 'center',
      });
  }
  sheet.text(`${year - 1}–${year}`, right, 84, { size: 11, align: 'right', color: soft });
  let previous: readonly [number, number] | null = null;
  works.forEach(([name, from, length], index) => {
    const y = top + index * row;
    if (index % 2 === 0) sheet.rect(52, y, right - 52, row, { fill: floor, fillOpacity: 0.7, width: 0 });
    sheet.text(name, 64, y + 25, { size: 10 });
    const isCritical = critical.has(name);
    sheet.rect(x(from), y + 9, x(from + length) - x(from), row - 18, {
      fill: isCritical ? accent : roof,
      color: ink,
      width: 0.8,
    });
    if (!isCritical) return;
    if (previous)
      sheet.path(`M${previous[0].toFixed(1)} ${previous[1].toFixed(1)}v${(y + 9 - previous[1]).toFixed(1)}`, {
        color: accent,
        width: 1.4,
        dash: '4 3',
      });
    previous = [x(from + length) - 3, y + row - 9];
  });
  const today = x(random.between(0.35, 0.7));
  sheet.line(today, top - 12, today, top + row * works.length + 10, { color: ink, width: 2, dash: '8 4' });
  sheet.text('Point de la semaine', today, top + row * works.length + 24, { size: 8.5, align: 'center' });
  const next = drawKey(sheet, 60, 690, accent, 'Chemin critique');
  drawKey(sheet, next, 690, roof, `Autres tâches. ${months} mois en tout`);
  return 'Sans échelle';
}

/** A level whose rooms are done one part after the other, in works among people who stay. Returns its scale. */
export function drawPhasingView(sheet: Sheet, _: Random, { building }: Subject): string {
  const { accent, lit, glass, floor, green } = sheet.palette;
  const scale = fittingScale([building.width, building.depth], [1010, 500]);
  const left = (sheet.width - building.width * scale.meter) / 2;
  const top = 80 + (500 - building.depth * scale.meter) / 2;
  const tints = [accent, lit, glass, green];
  sheet.rect(28, 28, 1144, 692, { fill: floor, fillOpacity: 0.5, width: 0 });
  const third = building.width / 3;
  drawLevelPlan(sheet, {
    ...{ building, rank: 0, origin: [left, top], scale, isBare: true },
    tint: ({ kind, x, width }) =>
      kind === 'hall' || kind === 'stair'
        ? (tints[3] ?? null)
        : (tints[Math.min(2, Math.floor((x + width / 2) / third))] ?? null),
  });
  let x = 60;
  ['Phase 1', 'Phase 2', 'Phase 3', 'Accès maintenus'].forEach((name, index) => {
    x = drawKey(sheet, x, 650, tints[index] ?? floor, name);
  });
  drawScaleBar(sheet, 60, 702, scale.meter, barPart(scale));
  return scale.name;
}
