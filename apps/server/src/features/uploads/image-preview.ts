import type { Raw } from 'sharp';
import { loadSharp } from '../../core/pictures/load-sharp.ts';

const previewWidthPixels = 20;
/** Of what is much taller than wide, a part of the width will do: WebP ends at 16,383 pixels. */
const previewHeightPixels = 200;

/**
 * A picture in so few pixels that a page can hold it: a data: address of some hundred characters. Null for a picture
 * with holes, through which it would be seen.
 */
export async function makePreview(pixels: Buffer, raw: Raw): Promise<string | null> {
  if (raw.channels === 2 || raw.channels === 4) return null;
  const sharp = await loadSharp();
  const bytes = await sharp(pixels, { raw })
    .resize({ width: previewWidthPixels, height: previewHeightPixels, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
