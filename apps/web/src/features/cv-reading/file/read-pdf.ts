import { openPdf } from '../../../core/pdf/open-pdf.ts';
import { PdfFault, type PdfFaultReason } from '../../../core/pdf/pdf-fault.ts';
import { readPageText } from '../../../core/pdf/read-page-text.ts';
import type { TextPiece } from '../rules/cv-line.ts';
import { CvFault, type CvFaultReason } from './cv-fault.ts';

/** Pages that are read: nobody tells their town after them. */
const mostPages = 8;

const reasons: Readonly<Record<PdfFaultReason, CvFaultReason>> = {
  password_needed: 'password',
  password_wrong: 'password',
  not_a_pdf: 'broken',
  broken: 'broken',
  no_pages: 'broken',
  reader_missing: 'reader_missing',
};

const asFault = (error: unknown) =>
  error instanceof PdfFault
    ? new CvFault(reasons[error.reason], { cause: error })
    : new CvFault('broken', { cause: error });

/** The text of a PDF where its pages show it. @throws CvFault */
export async function readPdfPieces(file: Blob): Promise<TextPiece[]> {
  const pdf = await openPdf(file).catch((error: unknown) => {
    throw asFault(error);
  });
  try {
    const pieces: TextPiece[] = [];
    for (let page = 1; page <= Math.min(pdf.pageCount, mostPages); page += 1) {
      const { lines } = await readPageText(await pdf.page(page), await pdf.layers(), { spacedWords: true });
      pieces.push(...lines.map((line) => ({ ...line, page })));
    }
    return pieces;
  } catch (error) {
    throw asFault(error);
  } finally {
    await pdf.close();
  }
}
