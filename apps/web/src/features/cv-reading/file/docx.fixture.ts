import { strToU8, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A paragraph; a tab parts cells. `halfPoints`: the height of its letters. */
export function paragraph(text: string, halfPoints = 22): string {
  const runs = text.split('\t').map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`);
  return `<w:p><w:r><w:rPr><w:sz w:val="${halfPoints}"/></w:rPr>${runs.join('<w:tab/>')}</w:r></w:p>`;
}

/** A table of rows of cells of paragraphs. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

/** A Word document with this body. */
export function docx(...body: readonly string[]): File {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body.join('')}</w:body></w:document>`;
  const bytes = zipSync({ 'word/document.xml': strToU8(xml) });
  return new File([new Uint8Array(bytes)], 'cv.docx');
}
