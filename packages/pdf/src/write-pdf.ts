import { type PdfItem, writePdfPages } from './write-pdf-pages.ts';

/** A document of one page, in French. */
export function writePdf(title: string, content: readonly PdfItem[]): Buffer {
  return Buffer.from(writePdfPages(title, [content]));
}
