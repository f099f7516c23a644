import type { Random } from '../random.ts';
import type { Sheet } from './sheet.ts';

// Windows, doors, railings and coverings that the elevations share. All sizes in drawing units.

export interface WindowLook {
  /** Leaves side by side. */
  readonly leaves?: number;
  readonly transom?: boolean;
  readonly frame?: number;
  readonly color?: string;
}

export function drawWindow(
  sheet: Sheet,
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
  { leaves = 2, transom = false, frame = 1.4, color }: WindowLook = {},
): void {
  const { glass, lit, ink, shade, paper, name } = sheet.palette;
  const isLit = random.chance(name === 'night' ? 0.45 : 0.14);
  sheet.rect(x, y, width, height, { fill: isLit ? lit : glass, color: color ?? ink, width: frame });
  sheet.rect(x, y, width, Math.min(5, height * 0.12), { fill: shade, fillOpacity: 0.3, width: 0 });
  for (let leaf = 1; leaf < leaves; leaf += 1) {
    const at = x + (width / leaves) * leaf;
    sheet.line(at, y, at, y + height, { color: color ?? ink, width: frame * 0.85 });
  }
  if (transom)
    sheet.line(x, y + height * 0.28, x + width, y + height * 0.28, {
      color: color ?? ink,
      width: frame * 0.8,
    });
  if (!isLit && random.chance(0.6)) {
    sheet.line(x + width * 0.15, y + height * 0.75, x + width * 0.42, y + height * 0.35, {
      color: paper,
      width: 1,
      opacity: 0.6,
    });
  }
  if (random.chance(0.2)) {
    sheet.rect(x + 1, y + 1, width * 0.24, height - 2, { fill: paper, fillOpacity: 0.55, width: 0 });
  }
}

/** A railing of upright bars from (x, y) down to its foot. */
export function drawRailing(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  gap = 5,
): void {
  let bars = '';
  for (let at = 0; at <= width + 0.1; at += gap)
    bars += `M${(x + at).toFixed(1)} ${y.toFixed(1)}v${height.toFixed(1)}`;
  sheet.path(bars, { width: 0.8 });
  sheet.line(x, y, x + width, y, { width: 1.8 });
  sheet.line(x, y + height, x + width, y + height, { width: 1.4 });
}

/** Upright or level boards or courses over a surface. */
export function drawLines(
  sheet: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  gap: number,
  { upright = false, opacity = 0.5 }: { upright?: boolean; opacity?: number } = {},
): void {
  let data = '';
  for (let at = gap; at < (upright ? width : height); at += gap) {
    data += upright
      ? `M${(x + at).toFixed(1)} ${y.toFixed(1)}v${height.toFixed(1)}`
      : `M${x.toFixed(1)} ${(y + at).toFixed(1)}h${width.toFixed(1)}`;
  }
  sheet.path(data, { color: sheet.palette.ink, width: 0.6, opacity });
}

/** Short random courses of brick, enough to say what the wall is made of. */
export function drawBricks(
  sheet: Sheet,
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  let data = '';
  const count = Math.round((width * height) / 900);
  for (let index = 0; index < count; index += 1) {
    const atX = x + Math.floor(random.between(0, Math.max(1, width - 24)) / 12) * 12;
    const atY = y + Math.floor(random.between(0, height) / 6) * 6;
    data += `M${atX.toFixed(1)} ${atY.toFixed(1)}h12v6h-12z`;
  }
  sheet.path(data, { color: sheet.palette.ink, width: 0.5, opacity: 0.5 });
}
