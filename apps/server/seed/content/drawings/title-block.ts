import type { Sheet } from './sheet.ts';

/** What a sheet says of itself. */
export interface SheetTitle {
  readonly project: string;
  readonly drawing: string;
  readonly scale: string;
  readonly folio: string;
  readonly author: string;
  readonly year: string;
}

const margin = 28;
/** Where drawings end and titles begin. */
const titleTop = 720;

/** The frame and the title, each in the author's way, over whatever reached too far. */
export function drawTitleBlock(sheet: Sheet, title: SheetTitle): void {
  const { paper } = sheet.palette;
  sheet.rect(0, titleTop, sheet.width, sheet.height - titleTop, { fill: paper, width: 0 });
  sheet.path(
    `M0 0H${sheet.width}V${margin}H0ZM0 0H${margin}V800H0ZM${sheet.width - margin} 0H${sheet.width}V800H${sheet.width - margin}Z`,
    {
      fill: paper,
      width: 0,
    },
  );
  drawFrame(sheet);
  blocks[sheet.hand.title](sheet, title);
}

function drawFrame(sheet: Sheet): void {
  const { ink } = sheet.palette;
  const right = sheet.width - margin;
  const bottom = sheet.height - margin;
  if (sheet.hand.frame === 'full')
    sheet.path(`M${margin} ${margin}H${right}V${bottom}H${margin}Z`, { color: ink, width: 1.4 });
  if (sheet.hand.frame === 'corners')
    sheet.path(
      `M${margin} 48V${margin}H48M${right - 20} ${margin}H${right}V48M${margin} ${bottom - 20}V${bottom}H48M${right - 20} ${bottom}H${right}V${bottom - 20}`,
      { color: ink, width: 1.6 },
    );
}

/** A text in letters of this size, or as much smaller as it takes to fit. */
function fitted(
  sheet: Sheet,
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  room: number,
): void {
  // a capital with its gap is about 0.95 of its size wide
  const fitting = Math.min(size, room / (text.length * 0.95));
  sheet.text(text, x, y, { size: fitting, width: Math.max(0.9, fitting / 9) });
}

const blocks: Readonly<Record<Sheet['hand']['title'], (sheet: Sheet, title: SheetTitle) => void>> = {
  band: (sheet, title) => {
    const { ink, soft, accent } = sheet.palette;
    const bottom = sheet.height - margin;
    sheet.line(margin, titleTop, sheet.width - margin, titleTop, { color: ink, width: 1.4 });
    sheet.rect(margin, titleTop, 14, bottom - titleTop, { fill: accent, width: 0 });
    const cells: readonly (readonly [number, number, string, string, number])[] = [
      [42, 520, 'Projet', title.project, 14],
      [520, 770, 'Document', title.drawing, 12],
      [770, 960, 'Dessin', title.author, 11],
      [960, 1070, 'Échelle', title.scale, 12],
      [1070, sheet.width - margin, 'Folio', title.folio, 13],
    ];
    for (const [from, to, caption, text, size] of cells) {
      if (to < 1100) sheet.line(to, titleTop, to, bottom, { color: ink, width: 0.8 });
      sheet.text(caption, from + 12, titleTop + 18, { size: 7, color: soft });
      fitted(sheet, text, [from + 12, bottom - 13], size, to - from - 26);
    }
  },
  stamp: (sheet, title) => {
    const { ink, soft, accent } = sheet.palette;
    const initials = title.author
      .split(/[\s.’-]+/u)
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 3);
    sheet.circle(70, 748, 21, { color: accent, width: 2 });
    sheet.circle(70, 748, 17, { color: accent, width: 0.8 });
    sheet.text(initials, 70, 753, { size: 10, align: 'center', color: accent, width: 1.5 });
    fitted(sheet, title.project, [108, 744], 15, 620);
    sheet.text(`${title.drawing}  ${title.scale}`, 108, 764, { size: 9, color: soft });
    sheet.text(title.author, sheet.width - 44, 744, { size: 10, align: 'right' });
    sheet.text(`${title.folio}  ${title.year}`, sheet.width - 44, 764, {
      size: 9,
      align: 'right',
      color: soft,
    });
    sheet.line(44, titleTop, sheet.width - 44, titleTop, { color: ink, width: 0.7 });
  },
  caption: (sheet, title) => {
    const { ink, soft, accent } = sheet.palette;
    fitted(sheet, title.drawing, [44, 752], 20, 520);
    sheet.line(44, 763, 240, 763, { color: accent, width: 3 });
    sheet.text(title.scale, 560, 752, { size: 11, color: ink });
    fitted(sheet, title.project, [720, 744], 10, 430);
    sheet.text(`${title.author}  ${title.folio}  ${title.year}`, 720, 762, { size: 8.5, color: soft });
  },
  cells: (sheet, title) => {
    const { ink, soft, accent, floor } = sheet.palette;
    const right = sheet.width - margin;
    const bottom = sheet.height - margin;
    sheet.rect(right - 470, titleTop + 2, 470, bottom - titleTop - 2, { fill: floor, color: ink, width: 1 });
    sheet.line(right - 470, 746, right, 746, { color: ink, width: 0.8 });
    sheet.line(right - 110, titleTop + 2, right - 110, bottom, { color: ink, width: 0.8 });
    fitted(sheet, title.project, [right - 458, 739], 10.5, 336);
    fitted(sheet, `${title.drawing}  ${title.scale}`, [right - 458, 764], 9.5, 336);
    sheet.text(title.folio, right - 98, 740, { size: 10.5, color: accent, width: 1.5 });
    sheet.text(title.year, right - 98, 764, { size: 9.5 });
    sheet.text(title.author, 44, 762, { size: 10, color: soft });
  },
};
