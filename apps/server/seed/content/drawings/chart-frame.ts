import type { Sheet } from './sheet.ts';

export interface Chart {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** The height of a value on the sheet. */
  y(value: number): number;
}

/** Axes with level rules and their values; `unit` above. */
export function drawChartFrame(
  sheet: Sheet,
  title: string,
  unit: string,
  [lowest, highest, step]: readonly [number, number, number],
): Chart {
  const { ink, soft, paper } = sheet.palette;
  const [left, right, top, bottom] = [110, 1120, 150, 610];
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.text(title, left, 84, { size: 17, width: 2 });
  sheet.text(unit, left - 40, top - 22, { size: 8.5, color: soft });
  const y = (value: number) => bottom - ((value - lowest) / (highest - lowest)) * (bottom - top);
  for (let value = lowest; value <= highest; value += step) {
    sheet.line(left, y(value), right, y(value), { color: soft, width: 0.7, opacity: 0.7 });
    sheet.text(String(value), left - 12, y(value) + 4, { size: 8.5, align: 'right' });
  }
  sheet.path(`M${left} ${top - 10}V${bottom}H${right}`, { color: ink, width: 1.6 });
  return { left, right, bottom, y };
}

/** A small square of a colour and what it stands for; returns where the next one goes. */
export function drawKey(sheet: Sheet, x: number, y: number, fill: string, text: string): number {
  sheet.rect(x, y - 9, 12, 12, { fill, width: 0.8 });
  sheet.text(text, x + 20, y, { size: 9 });
  return x + 50 + text.length * 9;
}
