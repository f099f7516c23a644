import { openPdf } from '../../../core/pdf/open-pdf.ts';
import { readPageText } from '../../../core/pdf/read-page-text.ts';

/** An attestation says what it says on its first pages. */
const mostPages = 3;

/** The lines of a PDF, in this browser: nothing of it leaves. @throws PdfFault */
export async function readFileLines(file: Blob): Promise<string[]> {
  const pdf = await openPdf(file);
  try {
    const lines: string[] = [];
    for (let page = 1; page <= Math.min(pdf.pageCount, mostPages); page += 1)
      lines.push(
        ...(await readPageText(await pdf.page(page), await pdf.layers())).lines.map(({ text }) => text),
      );
    return lines;
  } finally {
    await pdf.close();
  }
}
