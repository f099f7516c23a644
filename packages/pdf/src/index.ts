export { textWidth } from './text-width.ts';
export { wrapText } from './wrap-text.ts';
export { a4, type PdfItem, writePdf } from './write-pdf.ts';
