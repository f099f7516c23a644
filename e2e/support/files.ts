import { readFileSync } from 'node:fs';

const picture = new URL('./picture.png', import.meta.url);

/** A small drawing, under the name that a person's file would have. */
export async function pngImage(name: string) {
  return { name, mimeType: 'image/png', buffer: readFileSync(picture) };
}

/** The smallest PDF that is one. */
export function smallPdf(): Buffer {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}
