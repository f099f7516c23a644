import type { Random } from '../random.ts';
import type { Sheet } from './sheet.ts';
import { groupDigits, type Subject } from './subject.ts';

/** Lots of a building and their usual part of its price, in thousandths. */
const lots = [
  ['01', 'Terrassement, VRD', 62],
  ['02', 'Gros œuvre', 268],
  ['03', 'Charpente, ossature', 118],
  ['04', 'Couverture, étanchéité', 74],
  ['05', 'Menuiseries extérieures', 98],
  ['06', 'Cloisons, doublages', 76],
  ['07', 'Menuiseries intérieures', 58],
  ['08', 'Sols, faïences', 54],
  ['09', 'Peinture', 34],
  ['10', 'Chauffage, ventilation, plomberie', 106],
  ['11', 'Électricité', 52],
] as const;

/** What each lot costs: around its usual part, in whole hundreds, so that what is shown adds up. */
function priceLots(
  random: Random,
  { area, eurosPerSquareMetre }: Pick<Subject, 'area' | 'eurosPerSquareMetre'>,
) {
  const total = area * eurosPerSquareMetre;
  return lots.map(([number, name, part]) => ({
    number,
    name,
    euros: Math.round((total * (part / 1000) * random.between(0.9, 1.1)) / 100) * 100,
  }));
}

/** The estimate by lots as a table, with its sum and its price for one m². Returns its scale. */
export function drawEstimateView(sheet: Sheet, random: Random, subject: Subject): string {
  const { ink, soft, floor, accent, paper } = sheet.palette;
  const priced = priceLots(random, subject);
  const sum = priced.reduce((total, { euros }) => total + euros, 0);
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.text('Estimation par lots', 80, 84, { size: 18, width: 2.1 });
  sheet.text(`Valeur ${subject.year}, hors taxes. ${groupDigits(subject.area)} m²`, 80, 112, {
    size: 9.5,
    color: soft,
  });
  const columns = [80, 150, 640, 830, 960, 1120] as const;
  const top = 140;
  const row = 36;
  ['Lot', 'Désignation', 'Montant HT', 'Part', '€/m²'].forEach((name, index) => {
    const isNumber = index > 1;
    sheet.text(name, isNumber ? (columns[index + 1] ?? 1120) - 30 : (columns[index] ?? 80) + 8, top + 24, {
      size: 9.5,
      color: soft,
      align: isNumber ? 'right' : 'left',
    });
  });
  priced.forEach(({ number, name, euros }, index) => {
    const y = top + row * (index + 1);
    if (index % 2 === 0) sheet.rect(80, y, 1040, row, { fill: floor, width: 0 });
    sheet.text(number, 92, y + 24, { size: 11, color: accent, width: 1.4 });
    sheet.text(name, 158, y + 24, { size: 11 });
    sheet.text(`${groupDigits(euros)} €`, 800, y + 24, { size: 11, align: 'right' });
    sheet.text(`${((euros / sum) * 100).toFixed(1)} %`, 930, y + 24, { size: 11, align: 'right' });
    sheet.text(groupDigits(euros / subject.area), 1090, y + 24, { size: 11, align: 'right' });
  });
  const y = top + row * (priced.length + 1);
  sheet.line(80, y, 1120, y, { color: ink, width: 2 });
  sheet.text('Total HT', 158, y + 28, { size: 13, width: 1.8 });
  sheet.text(`${groupDigits(sum)} €`, 800, y + 28, { size: 13, align: 'right', width: 1.8 });
  sheet.text('100.0 %', 930, y + 28, { size: 11, align: 'right' });
  sheet.text(groupDigits(sum / subject.area), 1090, y + 28, {
    size: 13,
    align: 'right',
    width: 1.8,
    color: accent,
  });
  sheet.rect(80, top, 1040, y - top + row, { color: ink, width: 1.2 });
  return 'Sans échelle';
}

/** The same lots as bars, the dearest first, with what was found to save. Returns its scale. */
export function drawCostBarsView(sheet: Sheet, random: Random, subject: Subject): string {
  const { soft, accent, ink, paper, walls } = sheet.palette;
  const priced = priceLots(random, subject).toSorted((a, b) => b.euros - a.euros);
  const most = priced[0]?.euros ?? 1;
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.text('Estimé et après variantes', 80, 84, { size: 18, width: 2.1 });
  sheet.text('Milliers d’euros HT', 80, 112, { size: 9.5, color: soft });
  let saved = 0;
  priced.forEach(({ name, euros }, index) => {
    const y = 142 + index * 45;
    const width = (euros / most) * 640;
    const cut = index < 5 ? random.between(0.03, 0.12) : 0;
    saved += euros * cut;
    sheet.text(name, 370, y + 22, { size: 10, align: 'right' });
    sheet.rect(386, y + 4, width, 28, { fill: walls[0], color: ink, width: 1 });
    sheet.rect(386, y + 4, width * (1 - cut), 28, { fill: index < 3 ? accent : soft, width: 0 });
    sheet.text(groupDigits((euros * (1 - cut)) / 1000), 398 + width, y + 23, { size: 10.5 });
  });
  sheet.text(`Économies proposées  ${groupDigits(saved)} €`, 80, 676, {
    size: 13,
    width: 1.7,
    color: accent,
  });
  return 'Sans échelle';
}
