import { loadSharp } from '../../core/pictures/load-sharp.ts';
import type { CheckedImage } from './check-image.ts';
import { makePreview } from './image-preview.ts';
import { variantWidths } from './image-variants.ts';
import { putOnPaper, squareLogo } from './paper.ts';
import { readPixels } from './read-pixels.ts';

export interface EncodedImage {
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly variants: readonly Variant[];
  readonly preview: string | null;
}

interface Variant {
  readonly widthPixels: number;
  readonly bytes: Buffer;
}

/**
 * Makes an uploaded image that was checked anew as WebP in every width: of the original only the pixels remain, so
 * neither position, nor device, nor anything hidden behind them. What is seen through is put on paper. @throws ApiError 400 `file_broken`.
 */
export async function encodeImage(checked: CheckedImage, isLogo = false): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const read = await readPixels(checked);
  const { data, raw } = isLogo ? await squareLogo(read) : await putOnPaper(read);
  const variants: Variant[] = [];
  for (const widthPixels of variantWidths(raw.width)) {
    const resized = sharp(data, { raw }).resize({ width: widthPixels, withoutEnlargement: true });
    variants.push({ widthPixels, bytes: await resized.webp({ quality: 80, effort: 2 }).toBuffer() });
  }
  const preview = await makePreview(data, raw);
  return { widthPixels: raw.width, heightPixels: raw.height, variants, preview };
}

/** Makes one AVIF width of a stored WebP. Slow: some tenths of a second for the large ones. */
export async function encodeAvif(webp: Buffer, widthPixels: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp, { failOn: 'error' })
    .resize({ width: widthPixels, withoutEnlargement: true })
    .avif({ quality: 52, effort: 2 })
    .toBuffer();
}
