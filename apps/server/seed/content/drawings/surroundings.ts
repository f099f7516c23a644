import type { Random } from '../random.ts';
import type { Point, Sheet } from './sheet.ts';

// What stands around the buildings of elevations and sections: sky, ground, trees, people.

export function drawSky(sheet: Sheet, random: Random, groundY: number): void {
  const { sky, lit, soft, name } = sheet.palette;
  sheet.rect(28, 28, sheet.width - 56, groundY - 28, { fill: sky, width: 0 });
  const sunX = random.between(160, sheet.width - 160);
  const sunY = random.between(95, 170);
  sheet.circle(sunX, sunY, name === 'night' ? 26 : random.between(34, 58), {
    fill: lit,
    fillOpacity: 0.75,
    width: 0,
  });
  if (name === 'night') {
    for (let index = 0; index < 46; index += 1) {
      const star = random.between(0.7, 1.6);
      sheet.circle(random.between(40, 1160), random.between(40, groundY - 200), star, {
        fill: soft,
        width: 0,
      });
    }
    return;
  }
  for (let index = 0; index < 3; index += 1) {
    const y = random.between(80, 240);
    const x = random.between(60, 900);
    const width = random.between(120, 260);
    sheet.line(x, y, x + width, y, { color: soft, width: 0.9, opacity: 0.6 });
    sheet.line(x + width * 0.2, y + 9, x + width * 1.25, y + 9, { color: soft, width: 0.9, opacity: 0.6 });
  }
}

/** The ground in section: a thick line and a slanted hatching that fades downwards. */
export function drawGround(sheet: Sheet, groundY: number, depth = 40): void {
  const { ground, ink, soft } = sheet.palette;
  sheet.rect(28, groundY, sheet.width - 56, sheet.height - groundY - 80, { fill: ground, width: 0 });
  let hatch = '';
  for (let x = 30; x < sheet.width - 40; x += 11) {
    const length = depth * (0.5 + 0.5 * Math.abs(Math.sin(x * 0.37)));
    const across = Math.min(length * 0.6, sheet.width - 29 - x);
    hatch += `M${x + across} ${groundY}L${x} ${(groundY + length).toFixed(1)}`;
  }
  sheet.path(hatch, { color: soft, width: 0.8 });
  sheet.line(28, groundY, sheet.width - 28, groundY, { color: ink, width: 2.6 });
}

/** A blob of leaves: a closed wavy outline around (x, y). */
function leaves(random: Random, x: number, y: number, radius: number, bumps: number): string {
  const points: Point[] = Array.from({ length: bumps }, (_, index) => {
    const angle = (index / bumps) * Math.PI * 2;
    const reach = radius * random.between(0.84, 1.08);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const [first = [x, y]] = points;
  let data = `M${first[0].toFixed(1)} ${first[1].toFixed(1)}`;
  points.forEach((_, index) => {
    const [toX, toY] = points[(index + 1) % bumps] ?? first;
    const bend = (radius * 1.1).toFixed(1);
    data += `A${bend} ${bend} 0 0 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`;
  });
  return `${data}Z`;
}

/** A tree in elevation: crown, trunk, and branches seen through the leaves. */
export function drawTree(sheet: Sheet, random: Random, x: number, groundY: number, height: number): void {
  const { green, ink } = sheet.palette;
  const radius = height * random.between(0.27, 0.34);
  const crownY = groundY - height + radius;
  const poplar = random.chance(0.25);
  if (poplar) {
    const half = height * 0.13;
    const bottom = groundY - height * 0.14;
    sheet.path(
      `M${x} ${groundY - height}C${x + half * 1.6} ${groundY - height * 0.7} ${x + half * 1.5} ${bottom} ${x} ${bottom}` +
        `C${x - half * 1.5} ${bottom} ${x - half * 1.6} ${groundY - height * 0.7} ${x} ${groundY - height}Z`,
      { fill: green, fillOpacity: 0.8, color: ink, width: 0.9 },
    );
  } else {
    sheet.path(leaves(random, x, crownY, radius, 9), {
      fill: green,
      fillOpacity: 0.8,
      color: ink,
      width: 0.9,
    });
    sheet.path(leaves(random, x - radius * 0.3, crownY + radius * 0.25, radius * 0.5, 6), {
      fill: green,
      fillOpacity: 0.7,
      color: ink,
      width: 0.5,
    });
  }
  sheet.line(x, groundY, x, crownY - radius * 0.2, { color: ink, width: 1.8 });
  for (const side of [-1, 1]) {
    const from = crownY + radius * random.between(0.2, 0.7);
    sheet.line(x, from, x + side * radius * 0.45, from - radius * 0.5, { color: ink, width: 0.9 });
  }
}

/** A tree seen from above, with its shade. */
export function drawTreeFromAbove(sheet: Sheet, random: Random, x: number, y: number, radius: number): void {
  const { green, ink, shade } = sheet.palette;
  sheet.circle(x + radius * 0.28, y + radius * 0.34, radius, { fill: shade, fillOpacity: 0.16, width: 0 });
  sheet.path(leaves(random, x, y, radius, 9), { fill: green, color: ink, width: 0.9 });
  for (let index = 0; index < 5; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    sheet.line(x, y, x + Math.cos(angle) * radius * 0.7, y + Math.sin(angle) * radius * 0.7, { width: 0.6 });
  }
}

/** A person of 1.70 m, as a plain silhouette. */
export function drawPerson(
  sheet: Sheet,
  random: Random,
  x: number,
  groundY: number,
  pixelsPerMeter: number,
): void {
  const size = pixelsPerMeter * random.between(1.58, 1.8);
  const color = random.chance(0.3) ? sheet.palette.accent : sheet.palette.ink;
  const step = size * random.between(0.04, 0.13);
  const shoulder = groundY - size * 0.82;
  const hip = groundY - size * 0.47;
  const half = size * 0.1;
  sheet.circle(x, groundY - size * 0.92, size * 0.072, { fill: color, width: 0 });
  sheet.polygon(
    [
      [x - half, shoulder],
      [x + half, shoulder],
      [x + half * 0.8, hip],
      [x - half * 0.8, hip],
    ],
    {
      fill: color,
      color,
      width: size * 0.03,
    },
  );
  sheet.line(x - half * 0.4, hip, x - step, groundY, { color, width: size * 0.075 });
  sheet.line(x + half * 0.4, hip, x + step, groundY, { color, width: size * 0.075 });
}
