/** One line of text: where its first letter stands, in points from the page's top left corner. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
}

/** A thin rule from one side to the other. */
export interface PdfRule {
  readonly y: number;
}

const pageWidth = 595;
const pageHeight = 842;
const margin = 56;

/** What Windows-1252, the encoding of PDF's own fonts, has elsewhere than Unicode. */
const windows1252 = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
  ['—', 0x97],
  ['œ', 0x9c],
  ['Œ', 0x8c],
  ['\u202f', 0xa0],
]);

function encode(text: string): string {
  const bytes = [...text].map((letter) => {
    const code = windows1252.get(letter) ?? letter.codePointAt(0) ?? 0x3f;
    return code < 0x20 || code > 0xff ? 0x3f : code;
  });
  return `<${Buffer.from(bytes).toString('hex')}>`;
}

const drawText = ({ text, x, y, size = 11, isBold = false }: PdfText): string =>
  `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${pageHeight - y} Td ${encode(text)} Tj ET`;

const drawRule = ({ y }: PdfRule): string =>
  `0.5 w ${margin} ${pageHeight - y} m ${pageWidth - margin} ${pageHeight - y} l S`;

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** A one-page A4 document (PDF 1.4) of texts and rules. */
export function writePdf(title: string, content: readonly (PdfText | PdfRule)[]): Buffer {
  const drawing = content.map((item) => ('text' in item ? drawText(item) : drawRule(item))).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Title ${encode(title)} >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
