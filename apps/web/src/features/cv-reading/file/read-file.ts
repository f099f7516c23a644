import type { CvLine } from '../rules/cv-line.ts';
import { readingOrder } from '../rules/reading-order.ts';
import { CvFault } from './cv-fault.ts';
import { readDocxLines } from './read-docx.ts';
import { readPdfPieces } from './read-pdf.ts';

/** Fewer letters than this are the footer of a scanned page. */
const fewestLetters = 40;

async function beginsWith(file: Blob, bytes: readonly number[]): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, bytes.length).arrayBuffer());
  return bytes.every((byte, at) => head[at] === byte);
}

const lettersIn = (lines: readonly CvLine[]) =>
  lines
    .flatMap(({ cells }) => cells)
    .join('')
    .replace(/[^\p{L}\d]/gu, '').length;

/** The lines of a CV, by what its bytes say it is: nothing of it leaves. @throws CvFault */
export async function readFile(file: Blob): Promise<CvLine[]> {
  // a document of Word before 2007
  if (await beginsWith(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new CvFault('old_word');
  const isZip = await beginsWith(file, [0x50, 0x4b]);
  const lines = isZip ? await readDocxLines(file) : readingOrder(await readPdfPieces(file));
  if (lettersIn(lines) < fewestLetters) throw new CvFault(isZip ? 'broken' : 'only_pictures');
  return lines;
}
