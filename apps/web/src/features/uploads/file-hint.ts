import { openPdf } from '../../core/pdf/open-pdf.ts';
import { PdfFault } from '../../core/pdf/pdf-fault.ts';
import { fileHintTexts as texts } from './file-hint.texts.ts';
import { readPictureSize } from './reduce/picture-size.ts';

/** Pixels of the longer side below which a picture is blurred wherever it is shown. */
const leastSide = 200;

/** What somebody should know of a file that the server takes all the same; null of most. */
export async function hintOf(file: File): Promise<string | null> {
  if (/\.pdf$/i.test(file.name) || file.type === 'application/pdf')
    return (await hasPages(file)) ? null : texts.noPages;
  const size = await readPictureSize(file);
  return size && Math.max(size.width, size.height) < leastSide ? texts.tiny(size) : null;
}

/** Whether a PDF has a page, as far as can be told: not where the reader did not come, or a password is wanted. */
async function hasPages(file: File): Promise<boolean> {
  try {
    const pdf = await openPdf(file);
    await pdf.close();
    return true;
  } catch (error) {
    return !(error instanceof PdfFault && ['no_pages', 'broken'].includes(error.reason));
  }
}
