import { readFileSync } from 'node:fs';
import { writePdf } from '@mitoyen/pdf';

const picture = new URL('./picture.png', import.meta.url);

/** A small drawing, under the name that a person's file would have. */
export async function pngImage(name: string) {
  return { name, mimeType: 'image/png', buffer: readFileSync(picture) };
}

/** A PDF of one line. */
export const smallPdf = () => Buffer.from(writePdf('Plan', [{ text: 'Plan', x: 56, y: 70 }]));
