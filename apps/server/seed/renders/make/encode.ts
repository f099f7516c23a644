// Packs rendered pictures: `node encode.ts FOLDER` writes each PNG of it as AVIF beside this folder, 90 kB at most.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const mostBytes = 90_000;
const [folder = '.'] = process.argv.slice(2);

for (const file of (await readdir(folder)).filter((name) => name.endsWith('.png'))) {
  let quality = 58;
  let bytes: Buffer;
  do {
    bytes = await sharp(join(folder, file)).avif({ quality, effort: 4 }).toBuffer();
    quality -= 8;
  } while (bytes.length > mostBytes && quality > 20);
  await writeFile(join(import.meta.dirname, '..', file.replace('.png', '.avif')), bytes);
}
