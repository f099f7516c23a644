/** A line as it is written into a made PDF: points from the page's lower left corner. */
interface WrittenLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface MadePage {
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
  readonly lines: readonly WrittenLine[];
  /** What is drawn besides, as PDF operators. */
  readonly drawing?: string;
}

interface MadePdf {
  readonly pages: readonly MadePage[];
  /** Entries with the page, from 1, that each leads to. */
  readonly outline?: readonly { readonly title: string; readonly page: number }[];
  /** Layers, which drawings name `/L1`, `/L2` and so on. */
  readonly layers?: readonly { readonly name: string; readonly isOff: boolean }[];
}

/** What WinAnsi has outside of Latin-1. */
const winAnsi: Readonly<Record<string, string>> = { '’': '\\222', '–': '\\226', '…': '\\205', œ: '\\234' };
const asWinAnsi = (text: string) =>
  text.replace(/[\\()]/g, '\\$&').replace(/[’–…œ]/g, (sign) => winAnsi[sign] ?? '?');
const asUtf16 = (text: string) =>
  `<FEFF${Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

/** A small PDF with the text given, in Helvetica, as bytes. */
export function makePdf({ pages, outline = [], layers = [] }: MadePdf): Blob {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const firstPage = 4;
  const firstEntry = firstPage + pages.length * 2;
  const firstLayer = firstEntry + (outline.length > 0 ? outline.length + 1 : 0);
  const layerRefs = layers.map((_, index) => `${firstLayer + index} 0 R`);
  const off = layerRefs.filter((_, index) => layers[index]?.isOff);
  const optional =
    layers.length > 0
      ? ` /OCProperties << /OCGs [${layerRefs.join(' ')}] /D << /OFF [${off.join(' ')}] /Order [${layerRefs.join(' ')}] >> >>`
      : '';
  const properties = layerRefs.map((ref, index) => `/L${index + 1} ${ref}`).join(' ');
  add(
    `<< /Type /Catalog /Pages 2 0 R${optional}${outline.length > 0 ? ` /Outlines ${firstEntry} 0 R` : ''} >>`,
  );
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach(({ width = 842, height = 595, rotate = 0, lines, drawing = '' }, index) => {
    const written = lines.map(
      ({ text, x, y, size }) => `BT /F1 ${size} Tf ${x} ${y} Td (${asWinAnsi(text)}) Tj ET`,
    );
    const content = [drawing, ...written].join('\n');
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R >> /Properties << ${properties} >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  });
  if (outline.length > 0) {
    add(
      `<< /Type /Outlines /First ${firstEntry + 1} 0 R /Last ${firstEntry + outline.length} 0 R /Count ${outline.length} >>`,
    );
    outline.forEach(({ title, page }, index) => {
      const own = firstEntry + 1 + index;
      const next = index < outline.length - 1 ? ` /Next ${own + 1} 0 R` : '';
      const previous = index > 0 ? ` /Prev ${own - 1} 0 R` : '';
      add(
        `<< /Title ${asUtf16(title)} /Parent ${firstEntry} 0 R${next}${previous} /Dest [${firstPage + (page - 1) * 2} 0 R /Fit] >>`,
      );
    });
  }
  for (const { name } of layers) add(`<< /Type /OCG /Name ${asUtf16(name)} >>`);
  let text = '%PDF-1.5\n';
  const places = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const xref = text.length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
}
