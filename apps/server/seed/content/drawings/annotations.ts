import type { Point, Sheet } from './sheet.ts';

/** What every drawing sheet carries around the drawing: cartouche, north, scale, dimensions, levels. */

export interface SheetTitle {
  readonly project: string;
  readonly drawing: string;
  readonly scale: string;
  readonly folio: string;
  readonly author: string;
}

export function drawCartouche(sheet: Sheet, title: SheetTitle): void {
  const { ink, soft, accent, paper } = sheet.palette;
  const left = 28;
  const right = sheet.width - 28;
  const top = sheet.height - 80;
  const bottom = sheet.height - 28;
  sheet.rect(0, top, sheet.width, sheet.height - top, { fill: paper, width: 0 });
  // what reached over the frame goes under the margin
  sheet.rect(14, 14, sheet.width - 28, sheet.height - 28, { color: paper, width: 28 });
  sheet.rect(left, 28, right - left, bottom - 28, { color: ink, width: 1.4 });
  sheet.line(left, top, right, top, { color: ink, width: 1.4 });
  const cell = (from: number, to: number, caption: string, text: string, size: number) => {
    sheet.line(to, top, to, bottom, { color: ink, width: 0.8 });
    sheet.text(caption, from + 12, top + 18, { size: 7, color: soft });
    sheet.text(text, from + 12, bottom - 13, { size, width: size / 9 });
  };
  sheet.rect(left, top, 14, bottom - top, { fill: accent, width: 0 });
  cell(left + 14, 560, 'Projet', title.project, title.project.length > 34 ? 11 : 14);
  cell(560, 800, 'Document', title.drawing, 12);
  cell(800, 960, 'Dessin', title.author, 11);
  cell(960, 1070, 'Échelle', title.scale, 12);
  cell(1070, right, 'Folio', title.folio, 13);
}

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
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const) {
    sheet.line(x - 5, y + 5, x + 5, y - 5, { color: ink, width: 1.3 });
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
