import type { Random } from '../random.ts';
import { drawLevel, drawNorth, drawScaleBar } from './annotations.ts';
import { barPart, fittingScale } from './frame-scale.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';
import { drawGround, drawPerson, drawSky, drawTree, drawTreeFromAbove } from './surroundings.ts';

/** Botanical name, French name, radius of the crown in metres. */
const trees = [
  ['Quercus pubescens', 'Chêne pubescent', 3.6],
  ['Acer campestre', 'Érable champêtre', 2.9],
  ['Celtis australis', 'Micocoulier', 3.4],
  ['Tilia cordata', 'Tilleul', 3.2],
  ['Prunus avium', 'Merisier', 2.5],
  ['Sorbus domestica', 'Cormier', 2.3],
  ['Fraxinus ornus', 'Frêne à fleurs', 2.4],
  ['Carpinus betulus', 'Charme', 2.6],
] as const;
const beds = ['Graminées, vivaces', 'Prairie de fauche', 'Noue plantée'];

interface Planted {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
}

/** A planting plan: paths, beds, a swale, trees by species, and how many of each. Returns its scale. */
export function drawPlantingView(sheet: Sheet, random: Random, { site, building }: Subject): string {
  const { soft, floor, green, ink, paper, sky, walls } = sheet.palette;
  const scale = fittingScale([site.width, site.depth], [800, 570]);
  const { meter } = scale;
  const [width, depth] = [site.width * meter, site.depth * meter];
  const left = 60 + (800 - width) / 2;
  const top = 84 + (570 - depth) / 2;
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.rect(left, top, width, depth, {
    fill: green,
    fillOpacity: 0.45,
    color: ink,
    width: 1.6,
    dash: '14 4 3 4',
  });
  const [bw, bd] = [
    Math.min(building.width * meter, width * 0.5),
    Math.min(building.depth * meter, depth * 0.36),
  ];
  const bx = left + random.between(0.1, 0.4) * (width - bw);
  sheet.rect(bx, top, bw, bd, { fill: walls[0], color: ink, width: 2.2 });
  sheet.line(bx, top + bd / 2, bx + bw, top + bd / 2, { color: soft, width: 1 });
  sheet.text('Bâtiment', bx + bw / 2, top + bd / 2 - 8, { size: 10, align: 'center' });
  const crossY = top + bd + (depth - bd) * random.between(0.3, 0.45);
  sheet.path(`M${bx + bw / 2 - 14} ${top + bd}V${top + depth}h28V${top + bd}Z`, {
    fill: floor,
    color: soft,
    width: 1,
  });
  sheet.path(
    `M${left} ${crossY}C${left + width * 0.3} ${crossY - 26} ${left + width * 0.6} ${crossY + 30} ${left + width} ${crossY}v24C${left + width * 0.6} ${crossY + 54} ${left + width * 0.3} ${crossY - 2} ${left} ${crossY + 24}Z`,
    { fill: floor, color: soft, width: 1 },
  );
  sheet.path(
    `M${left + 14} ${top + depth - 44}C${left + width * 0.3} ${top + depth - 84} ${left + width * 0.65} ${top + depth - 8} ${left + width - 14} ${top + depth - 40}v20C${left + width * 0.65} ${top + depth + 6} ${left + width * 0.3} ${top + depth - 58} ${left + 14} ${top + depth - 18}Z`,
    { fill: sky, color: ink, width: 1.1 },
  );
  drawBedMarks(sheet, random, [left, top + bd + 12, width, depth - bd - 70]);
  const kinds = random.sample([...trees.keys()], 5);
  const planted = plant(random, kinds, {
    left,
    top: top + bd + 26,
    width,
    depth: depth - bd - 84,
    meter,
    avoid: [bx + bw / 2, crossY + 12],
  });
  for (const { kind, x, y } of planted) {
    const radius = (trees[kind]?.[2] ?? 2.5) * meter;
    drawTreeFromAbove(sheet, random, x, y, radius);
    sheet.text(String(kinds.indexOf(kind) + 1), x, y + 4, { size: 9, align: 'center', width: 1.5 });
  }
  sheet.text('Palette végétale', 890, 110, { size: 12, width: 1.6 });
  kinds.forEach((kind, index) => {
    const [botanical = '', french = ''] = trees[kind] ?? [];
    const y = 150 + index * 50;
    sheet.circle(902, y - 4, 12, { fill: green, width: 1 });
    sheet.text(String(index + 1), 902, y, { size: 9, align: 'center' });
    sheet.text(botanical, 926, y - 4, { size: 9 });
    sheet.text(`${french}  ${planted.filter((one) => one.kind === kind).length} u`, 926, y + 13, {
      size: 7.5,
      color: soft,
    });
  });
  [green, floor, sky].forEach((fill, index) => {
    const y = 430 + index * 32;
    sheet.rect(890, y - 12, 24, 15, { fill, width: 0.8 });
    sheet.text(['Graminées, vivaces', 'Stabilisé perméable', 'Noue plantée'][index] ?? '', 926, y, {
      size: 8.5,
    });
  });
  sheet.text(`${planted.length} arbres, ${Math.round(site.width * site.depth)} m²`, 890, 560, { size: 9.5 });
  drawNorth(sheet, 1128, 660, 20);
  drawScaleBar(sheet, 60, 702, meter, barPart(scale));
  return scale.name;
}

interface Ground {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly depth: number;
  readonly meter: number;
  readonly avoid: readonly [x: number, y: number];
}

/** Trees that touch no path and do not stand in each other. */
function plant(
  random: Random,
  kinds: readonly number[],
  { left, top, width, depth, meter, avoid }: Ground,
): Planted[] {
  const planted: Planted[] = [];
  for (let tries = 0; tries < 240 && planted.length < 26; tries += 1) {
    const kind = random.pick(kinds);
    const radius = (trees[kind]?.[2] ?? 2.5) * meter;
    const x = random.between(left + radius, left + width - radius);
    const y = random.between(top + radius * 0.5, top + Math.max(radius, depth - radius));
    if (Math.abs(x - avoid[0]) < radius * 0.7 + 18 || Math.abs(y - avoid[1]) < radius * 0.6 + 30) continue;
    if (planted.some((other) => Math.hypot(other.x - x, other.y - y) < radius * 1.6)) continue;
    planted.push({ kind, x, y });
  }
  return planted;
}

function drawBedMarks(
  sheet: Sheet,
  random: Random,
  [x, y, width, depth]: readonly [number, number, number, number],
): void {
  let marks = '';
  for (let index = 0; index < 220; index += 1)
    marks += `M${random.between(x + 8, x + width - 8).toFixed(0)} ${random.between(y, y + depth).toFixed(0)}l2 -5m1 5l1 -4`;
  sheet.path(marks, { color: sheet.palette.ink, width: 0.6, opacity: 0.35 });
}

/** A section through the ground: path, beds, swale, trees in their real height. Returns its scale. */
export function drawProfileView(sheet: Sheet, random: Random, { site }: Subject): string {
  const { sky, floor, ink, green, soft } = sheet.palette;
  const long = Math.min(site.width, 44);
  const scale = fittingScale([long, 14], [1080, 470]);
  const { meter } = scale;
  const left = (sheet.width - long * meter) / 2;
  const groundY = 540;
  drawSky(sheet, random, groundY);
  drawGround(sheet, groundY, 60);
  const at = (share: number) => left + share * long * meter;
  sheet.path(`M${at(0.58)} ${groundY}Q${at(0.66)} ${groundY + 0.9 * meter} ${at(0.74)} ${groundY}Z`, {
    fill: sky,
    color: ink,
    width: 1.6,
  });
  sheet.path(`M${at(0.6)} ${groundY + 5}H${at(0.72)}`, { color: ink, width: 1, dash: '6 4' });
  sheet.rect(at(0.3), groundY - 3, at(0.42) - at(0.3), 6, { fill: floor, width: 1.2 });
  let grass = '';
  for (const [from, to, tall] of [
    [0.02, 0.28, 0.7],
    [0.43, 0.58, 1.1],
    [0.74, 0.97, 0.5],
  ] as const)
    for (let x = at(from); x < at(to); x += 5)
      grass += `M${x.toFixed(1)} ${groundY}l${random.between(-4, 4).toFixed(1)} ${(-tall * meter * random.between(0.4, 1)).toFixed(1)}`;
  sheet.path(grass, { color: green, width: 1.8 });
  for (const [share, height] of [
    [0.08, 9],
    [0.2, 6.5],
    [0.49, 11],
    [0.82, 7.5],
    [0.94, 10],
  ] as const)
    drawTree(sheet, random, at(share), groundY, height * meter * random.between(0.9, 1.05));
  for (const share of [0.33, 0.38, 0.55]) drawPerson(sheet, random, at(share), groundY, meter);
  const parts = [
    ['Lisière', 0.02, 0.28],
    ['Allée perméable', 0.3, 0.42],
    ['Graminées, vivaces', 0.43, 0.58],
    ['Noue', 0.58, 0.74],
    [beds[1] ?? '', 0.74, 0.97],
  ] as const;
  parts.forEach(([name, from, to], index) => {
    const y = groundY + 112 + (index % 2) * 26;
    sheet.path(`M${at(from)} ${groundY + 84}v8H${at(to)}v-8`, { color: soft, width: 1 });
    sheet.text(name, (at(from) + at(to)) / 2, y, { size: 9, align: 'center' });
  });
  drawLevel(sheet, 1096, groundY, '±0.00');
  drawScaleBar(sheet, 60, 704, meter, barPart(scale));
  return scale.name;
}
