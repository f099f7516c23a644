/** A4, and the margin on both sides, in points. */
export const a4 = { width: 595, height: 842, margin: 56 } as const;

/** One line of text, which begins at `x` and stands on `y`, in points from the page's top left corner. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}

const encode = (text: string) =>
  `<${toWindows1252(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}>`;

const draw = ({ text, x, y, size, isBold }: PdfLine) =>
  `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${(a4.height - y).toFixed(1)} Td ${encode(text)} Tj ET`;

/** One of the fonts that every viewer has: ISO 32000-1, 9.6.2.2. */
const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

const firstPage = 5;

/** A PDF 1.4 document in French, in the viewer's own Helvetica. */
export function writePdfPages(
  title: string,
  pages: readonly (readonly PdfLine[])[],
): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((lines, index) => {
      const drawing = lines.map(draw).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] ` +
          `/Contents ${firstPage + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
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
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Where Windows-1252, the encoding of PDF's own fonts, differs from Unicode's first 256 characters. */
const differing = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((letter, index) => [
    letter,
    0x80 + index,
  ]),
);

const questionMark = 0x3f;
const spaces = /[\u2002-\u200a\u202f]/gu;

/** The bytes of a text; what cannot be said there is a question mark, thin spaces are no-break ones. */
function toWindows1252(text: string): number[] {
  return [...text.replaceAll(spaces, '\u00a0')].map((letter) => {
    const code = differing.get(letter) ?? letter.codePointAt(0) ?? questionMark;
    const isPrintable =
      differing.has(letter) || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
    return isPrintable ? code : questionMark;
  });
}
