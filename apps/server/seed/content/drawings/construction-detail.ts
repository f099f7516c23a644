import type { Random } from '../random.ts';
import { drawDimension } from './annotations.ts';
import type { Sheet } from './sheet.ts';

/** Layers from outside to inside; thickness in centimetres. */
type Filling = 'boards' | 'air' | 'fibre' | 'concrete' | 'plaster' | 'brick' | 'wood';
type Layer = readonly [label: string, centimetres: number, filling: Filling];
const walls: readonly (readonly Layer[])[] = [
  [
    ['Bardage douglas 21 mm', 3, 'boards'],
    ['Lame d’air ventilée', 4, 'air'],
    ['Fibre de bois 60 mm', 6, 'fibre'],
    ['Ossature 145 + laine de bois', 15, 'fibre'],
    ['Panneau OSB 12 mm', 2, 'wood'],
    ['Plaque de plâtre BA13', 3, 'plaster'],
  ],
  [
    ['Brique de parement', 10, 'brick'],
    ['Lame d’air', 4, 'air'],
    ['Laine de roche 160 mm', 16, 'fibre'],
    ['Voile béton 180 mm', 18, 'concrete'],
    ['Enduit plâtre', 2, 'plaster'],
  ],
  [
    ['Enduit à la chaux', 3, 'plaster'],
    ['Béton de chanvre 300 mm', 30, 'fibre'],
    ['Poteau bois 120 × 120', 12, 'wood'],
    ['Enduit terre crue', 3, 'plaster'],
  ],
  [
    ['Pierre de taille 400 mm', 40, 'brick'],
    ['Enduit correcteur', 4, 'plaster'],
    ['Liège expansé 100 mm', 10, 'fibre'],
    ['Plaque de plâtre', 3, 'plaster'],
  ],
];
const groundY = 560;

/** A construction detail at a large scale: the foot of a wall on its slab, each layer with its hatching and its name. */
export function drawConstructionDetail(sheet: Sheet, random: Random): string {
  const { soft, ground, ink, cut } = sheet.palette;
  const layers = random.pick(walls);
  const scale = 330 / layers.reduce((sum, [, thickness]) => sum + thickness, 0);
  let x = 210;
  sheet.rect(28, groundY, 190, 160, { fill: ground, width: 0 });
  let hatch = '';
  for (let at = 34; at < 210; at += 12) hatch += `M${at + 12} ${groundY}l-12 26`;
  sheet.path(hatch, { color: soft, width: 1 });
  sheet.line(28, groundY, 218, groundY, { width: 2.6 });
  const wallBottom = 520;
  fill(sheet, random, 'concrete', 210, wallBottom, 590, 76);
  fill(sheet, random, 'fibre', 230, wallBottom + 76, 570, 46);
  fill(sheet, random, 'concrete', 250, wallBottom + 122, 170, 72);
  sheet.rect(500, wallBottom - 26, 300, 12, { fill: sheet.palette.walls[1], width: 1.2 });
  fill(sheet, random, 'plaster', 540, wallBottom - 14, 260, 14);
  const middles = layers.map(([, thickness, filling]) => {
    const width = thickness * scale;
    fill(sheet, random, filling, x, 62, width, wallBottom - 62);
    x += width;
    return x - width / 2;
  });
  layers.forEach(([label], index) => {
    const y = 96 + index * 58;
    const from = middles[index] ?? x;
    sheet.circle(from, y, 3.6, { fill: sheet.palette.accent, width: 0 });
    sheet.line(from, y, 838, y, { color: ink, width: 0.9 });
    sheet.text(`${index + 1}`, 852, y + 4, {
      size: 10,
      align: 'center',
      color: sheet.palette.accent,
      width: 1.8,
    });
    sheet.text(label, 872, y + 5, { size: 10.5 });
  });
  [
    ['Chape et parquet massif', 500],
    ['Dalle béton armé', 550],
    ['Isolant sous dalle', 618],
    ['Semelle filante', 672],
  ].forEach(([label, y]) => {
    const level = Number(y);
    const from = level === 672 ? 400 : 780;
    sheet.circle(from, level, 3.6, { fill: sheet.palette.accent, width: 0 });
    sheet.line(from, level, 838, level, { width: 0.9 });
    sheet.text(String(label), 852, level + 5, { size: 10.5 });
  });
  sheet.rect(204, wallBottom - 8, 14, 8, { fill: cut, width: 0 });
  sheet.polyline(
    [
      [200, 62],
      [380, 62],
      [392, 48],
      [404, 76],
      [416, 62],
      [x + 14, 62],
    ],
    { width: 1.3 },
  );
  sheet.polyline(
    [
      [800, 480],
      [800, 548],
      [788, 560],
      [812, 576],
      [800, 588],
      [800, 646],
    ],
    { width: 1.3 },
  );
  drawDimension(
    sheet,
    [210, 440],
    [x, 440],
    `${layers.reduce((sum, [, thickness]) => sum + thickness, 0)} cm`,
  );
  sheet.text('Ext.', 110, 300, { size: 13, align: 'center', color: soft });
  sheet.text('Int.', 690, 300, { size: 13, align: 'center', color: soft });
  return '1/10';
}

function fill(
  sheet: Sheet,
  random: Random,
  filling: Filling,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const { walls: tints, floor, ink, soft, paper, lit, ground } = sheet.palette;
  const colors: Record<Filling, string> = {
    boards: tints[1],
    air: paper,
    fibre: lit,
    concrete: ground,
    plaster: floor,
    brick: tints[1],
    wood: tints[0],
  };
  sheet.rect(x, y, width, height, { fill: colors[filling], width: 1.5 });
  const thin = { color: filling === 'fibre' ? soft : ink, width: 0.8, opacity: 0.75 };
  let data = '';
  const put = (text: string) => {
    data += text;
  };
  if (filling === 'fibre') {
    const isUpright = height > width;
    const long = isUpright ? height : width;
    const wide = isUpright ? width : height;
    for (let at = 0; at + 16 <= long; at += 16) {
      put(
        isUpright
          ? `M${x + 2} ${y + at}Q${x + wide / 2} ${y + at + 14} ${x + wide - 2} ${y + at + 8}Q${x + wide / 2} ${y + at + 2} ${x + 2} ${y + at + 16}`
          : `M${x + at} ${y + 2}Q${x + at + 14} ${y + wide / 2} ${x + at + 8} ${y + wide - 2}Q${x + at + 2} ${y + wide / 2} ${x + at + 16} ${y + 2}`,
      );
    }
  }
  if (filling === 'concrete') {
    for (let index = 0; index < (width * height) / 420; index += 1) {
      const atX = random.between(x + 5, x + width - 9);
      const atY = random.between(y + 5, y + height - 7);
      put(
        random.chance(0.4)
          ? `M${atX.toFixed(1)} ${atY.toFixed(1)}l5 1l-3 4z`
          : `M${atX.toFixed(1)} ${atY.toFixed(1)}h.6`,
      );
    }
  }
  if (filling === 'brick')
    for (let at = 0, row = 0; at < height; at += 24, row += 1) {
      put(`M${x} ${y + at}h${width}`);
      if (width > 60) put(`M${x + width * (row % 2 ? 0.35 : 0.65)} ${y + at}v${Math.min(24, height - at)}`);
      for (let slant = 6; slant + 6 < width; slant += 9)
        put(`M${x + slant} ${y + Math.min(at + 20, height)}l5 -14`);
    }
  if (filling === 'boards') for (let at = 26; at < height; at += 26) put(`M${x} ${y + at}l${width} -5`);
  if (filling === 'wood')
    for (let at = 12; at < height; at += 22) put(`M${x} ${y + at}q${width / 2} -9 ${width} 0`);
  if (data !== '') sheet.path(data, thin);
}
