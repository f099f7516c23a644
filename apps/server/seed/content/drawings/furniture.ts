import type { Room } from './floor-plan-layout.ts';
import type { Area, Sheet } from './sheet.ts';

/** Furniture of a room in plan, by its use, in thin lines. `x`, `y`, `width`, `depth` are the room's, in drawing units. */
export function drawFurniture(
  sheet: Sheet,
  use: Room['use'],
  [x, y, width, depth]: readonly [number, number, number, number],
  meter: number,
  doorAtTop: boolean,
): void {
  const thin: Area = { color: sheet.palette.soft, width: 1, fill: sheet.palette.paper };
  const box = (left: number, top: number, w: number, d: number) =>
    sheet.rect(left, top, w * meter, d * meter, thin);
  const gap = 0.22 * meter;
  /** The top of something that stands against the wall facing the door. */
  const far = (size: number) => (doorAtTop ? y + depth - gap - size * meter : y + gap);
  const middle = x + width / 2;
  const centre = y + depth / 2;
  const chair = (cx: number, cy: number) => sheet.circle(cx, cy, 0.2 * meter, thin);
  switch (use) {
    case 'bed': {
      const top = far(2);
      box(middle - 0.8 * meter, top, 1.6, 2);
      const pillowTop = doorAtTop ? top + 1.55 * meter : top + 0.1 * meter;
      box(middle - 0.68 * meter, pillowTop, 0.6, 0.35);
      box(middle + 0.08 * meter, pillowTop, 0.6, 0.35);
      const fold = doorAtTop ? top + 1.35 * meter : top + 0.65 * meter;
      sheet.line(middle - 0.8 * meter, fold, middle + 0.8 * meter, fold, thin);
      return;
    }
    case 'bath':
      box(x + gap, far(0.75), Math.min(1.7, width / meter - 0.5), 0.75);
      sheet.rect(
        x + gap + 5,
        far(0.75) + 5,
        Math.min(1.7, width / meter - 0.5) * meter - 10,
        0.75 * meter - 10,
        thin,
      );
      sheet.circle(x + width - 0.5 * meter, centre, 0.24 * meter, thin);
      box(x + gap, centre - 0.1 * meter, 0.5, 0.4);
      return;
    case 'kitchen': {
      const top = far(0.6);
      sheet.rect(x + gap, top, width - 2 * gap, 0.6 * meter, thin);
      for (const shift of [0.25, 0.6]) {
        sheet.circle(x + gap + shift * meter, top + 0.18 * meter, 0.1 * meter, thin);
        sheet.circle(x + gap + shift * meter, top + 0.42 * meter, 0.1 * meter, thin);
      }
      box(x + width - gap - 1 * meter, top + 0.1 * meter, 0.7, 0.4);
      box(middle - 0.7 * meter, centre - 0.05 * meter, 1.4, 0.75);
      return;
    }
    case 'office':
      box(middle - 0.8 * meter, far(0.7), 1.6, 0.7);
      chair(middle, far(0.7) + (doorAtTop ? -0.25 : 0.95) * meter);
      box(x + gap, centre - 0.4 * meter, 0.35, 1.2);
      return;
    case 'meeting': {
      const long = Math.min(2.6, width / meter - 1.6);
      for (let side = 0; side < long - 0.3; side += 0.65) {
        chair(middle - (long / 2 - 0.35 - side) * meter, centre - 0.75 * meter);
        chair(middle - (long / 2 - 0.35 - side) * meter, centre + 0.75 * meter);
      }
      box(middle - (long / 2) * meter, centre - 0.5 * meter, long, 1);
      return;
    }
    case 'living':
      box(x + width * 0.5 - 1 * meter, y + gap * 2, 2, 0.85);
      box(x + width * 0.5 - 0.5 * meter, y + gap * 2 + 1.25 * meter, 1, 0.55);
      sheet.line(x + width * 0.5, y + gap * 2, x + width * 0.5, y + gap * 2 + 0.85 * meter, thin);
      if (depth > 5 * meter) {
        const tableY = y + depth - 2.7 * meter;
        for (const shift of [-0.55, 0.05, 0.65]) {
          chair(middle + shift * meter, tableY - 0.2 * meter);
          chair(middle + shift * meter, tableY + 1.1 * meter);
        }
        box(middle - 0.9 * meter, tableY, 1.9, 0.9);
      }
      return;
    case 'store':
      sheet.rect(x + gap, far(0.5), width - 2 * gap, 0.5 * meter, thin);
      sheet.line(x + gap, far(0.5), x + width - gap, far(0.5) + 0.5 * meter, thin);
      return;
    case 'corridor':
  }
}
