export { wrapText } from './wrap-text.ts';
export { writePdf } from './write-pdf.ts';
export { a4, type PdfItem, writePdfPages } from './write-pdf-pages.ts';
