import type { Point, Sheet } from './sheet.ts';

// What drawings carry beside what they show: north, scale, dimensions, levels.

export function drawNorth(sheet: Sheet, x: number, y: number, radius = 22): void {
  const { ink, paper } = sheet.palette;
  sheet.circle(x, y, radius, { color: ink, fill: paper, width: 1 });
  sheet.polygon(
    [
      [x, y - radius],
      [x - radius * 0.45, y + radius * 0.7],
      [x, y + radius * 0.35],
    ],
    { fill: ink },
  );
  sheet.polygon(
    [
      [x, y - radius],
      [x + radius * 0.45, y + radius * 0.7],
      [x, y + radius * 0.35],
    ],
    { fill: paper },
  );
  sheet.text('N', x, y - radius - 6, { size: 11, align: 'center' });
}

/** A bar of five equal parts, black and white in turn. `partMeters` is what one part stands for. */
export function drawScaleBar(
  sheet: Sheet,
  x: number,
  y: number,
  pixelsPerMeter: number,
  partMeters = 1,
): void {
  const part = pixelsPerMeter * partMeters;
  for (let index = 0; index < 5; index += 1) {
    const fill = index % 2 === 0 ? sheet.palette.ink : sheet.palette.paper;
    sheet.rect(x + index * part, y, part, 6, { fill, width: 0.8 });
  }
  sheet.text('0', x, y - 5, { size: 8, align: 'center' });
  sheet.text(`${5 * partMeters} m`, x + 5 * part, y - 5, { size: 8, align: 'center' });
}

/** A dimension line with oblique ticks; level or upright. The text stands above or left of it. */
export function drawDimension(sheet: Sheet, [x1, y1]: Point, [x2, y2]: Point, text: string): void {
  const { soft, ink } = sheet.palette;
  sheet.line(x1, y1, x2, y2, { color: soft, width: 0.9 });
  const isAcross = Math.abs(y2 - y1) < 1;
  for (const [x, y, way] of [
    [x1, y1, 1],
    [x2, y2, -1],
  ] as const) {
    if (sheet.hand.tick === 'dot') sheet.circle(x, y, 2.6, { fill: ink, width: 0 });
    else if (sheet.hand.tick === 'slash') sheet.line(x - 5, y + 5, x + 5, y - 5, { color: ink, width: 1.3 });
    else {
      const tip = (along: number, across: number): Point =>
        isAcross ? [x + along * way, y + across] : [x + across, y + along * way];
      sheet.polygon([[x, y], tip(9, 2.4), tip(9, -2.4)], { fill: ink, width: 0 });
    }
  }
  const isLevel = Math.abs(y2 - y1) < 1;
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  if (isLevel) sheet.text(text, x, y - 5, { size: 9, align: 'center', color: ink });
  else sheet.text(text, x - 5, y, { size: 9, align: 'center', color: ink, turn: -90 });
}

/** The mark of a level in sections and elevations: a small triangle on a thin rule. */
export function drawLevel(sheet: Sheet, x: number, y: number, text: string): void {
  const { soft, accent } = sheet.palette;
  sheet.line(x - 46, y, x + 44, y, { color: soft, width: 0.8, dash: '7 4' });
  sheet.polygon(
    [
      [x, y],
      [x - 6, y - 8],
      [x + 6, y - 8],
    ],
    { fill: accent, width: 0 },
  );
  sheet.text(text, x + 10, y - 4, { size: 9 });
}

/** Metres as on a drawing: '3.20', '+12.45', '±0.00'. */
export function formatLevel(meters: number): string {
  return `${meters === 0 ? '±' : meters > 0 ? '+' : '–'}${Math.abs(meters).toFixed(2)}`;
}
