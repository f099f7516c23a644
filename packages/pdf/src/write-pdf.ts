import { toWindows1252 } from './windows-1252.ts';

/** A4, and the margin that rules keep, in points. */
export const a4 = { width: 595, height: 842, margin: 56 } as const;

/** Red, green and blue, each from 0 to 1. Black by default. */
type Color = readonly [red: number, green: number, blue: number];

/** One line of text, which begins at `x` and stands on `y`. */
interface Text {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** 11 by default. */
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: Color;
}

/** A thin line from one margin to the other. */
interface Rule {
  readonly ruleAt: number;
  readonly color?: Color;
}

/** A filled bar from edge to edge. */
interface Bar {
  readonly barAt: number;
  readonly height: number;
  readonly color?: Color;
}

/** What stands on a page. Lengths are points from its top left corner. */
export type PdfItem = Text | Rule | Bar;

const black: Color = [0, 0, 0];
const fromBottom = (y: number) => (a4.height - y).toFixed(1);
const encode = (text: string) =>
  `<${toWindows1252(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}>`;

function draw(item: PdfItem): string {
  const color = (item.color ?? black).join(' ');
  if ('ruleAt' in item) {
    const y = fromBottom(item.ruleAt);
    return `${color} RG 0.5 w ${a4.margin} ${y} m ${a4.width - a4.margin} ${y} l S`;
  }
  if ('barAt' in item)
    return `${color} rg 0 ${fromBottom(item.barAt + item.height)} ${a4.width} ${item.height} re f`;
  const { text, x, y, size = 11, isBold = false } = item;
  return `${color} rg BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${fromBottom(y)} Td ${encode(text)} Tj ET`;
}

/** One of the fonts that every viewer has: ISO 32000-1, 9.6.2.2. */
const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Numbers of the objects: the catalogue, the list of pages and two fonts come before the first page. */
const firstPage = 5;
const numberOf = (page: number) => firstPage + 2 * page;

/** A document in French, of as many pages as are given. */
export function writePdf(title: string, ...pages: readonly (readonly PdfItem[])[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, page) => `${numberOf(page)} 0 R`).join(' ');
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((content, page) => {
      const drawing = content.map(draw).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] ` +
          `/Contents ${numberOf(page) + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ];
    }),
    `<< /Title ${encode(title)} >>`,
  ]);
}

/** Objects, the table of where they begin, and the trailer: the first is the catalogue, the last the description. */
function fileOf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
  // every letter of it is one byte
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
