import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { imageWidths } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import sharp, { type SharpOptions } from 'sharp';
import { makePreview } from './image-preview.ts';
import { imageTypeOf, isHeic } from './image-type.ts';
import { variantWidths } from './image-variants.ts';
import { takeTurns } from './take-turns.ts';

const maxPixels = 50_000_000;
const maxWidth = Math.max(...imageWidths);
/** Taller pictures are shrunk: WebP ends at 16,383 pixels. */
const maxHeight = 4 * maxWidth;
const inTurn = takeTurns(2);
const reading: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels };

export interface EncodedImage {
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly variants: readonly Variant[];
  readonly preview: string | null;
}

export interface Variant {
  readonly widthPixels: number;
  readonly bytes: Buffer;
}

/**
 * Reads an uploaded image, turns it upright and makes it anew as WebP in every width: of the original only the
 * pixels remain, so neither position, nor device, nor anything hidden behind them.
 * @throws ApiError 415 `image_type` or `image_heic`, 400 `file_broken` or `image_too_many_pixels`.
 */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  if (isHeic(bytes)) throw new ApiError(uploadErrors.image_heic);
  const type = imageTypeOf(bytes);
  if (type === null) throw new ApiError(uploadErrors.image_type);
  return inTurn(async () => {
    const { data, info } = await decode(bytes, type);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const variants: Variant[] = [];
    for (const widthPixels of variantWidths(info.width)) {
      const resized = sharp(data, { raw }).resize({ width: widthPixels, withoutEnlargement: true });
      variants.push({ widthPixels, bytes: await resized.webp({ quality: 80, effort: 2 }).toBuffer() });
    }
    const preview = await makePreview(data, raw);
    return { widthPixels: info.width, heightPixels: info.height, variants, preview };
  });
}

async function decode(bytes: Buffer, type: string) {
  try {
    const { width, height, format } = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata();
    if (format !== type) throw new ApiError(uploadErrors.image_type);
    if (width * height > maxPixels) throw new ApiError(uploadErrors.image_too_many_pixels);
    return await sharp(bytes, reading)
      .autoOrient()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(uploadErrors.file_broken, { cause: error });
  }
}

/** Makes one AVIF width of a stored WebP. Slow: some tenths of a second for the large ones. */
export async function encodeAvif(webp: Buffer, widthPixels: number): Promise<Buffer> {
  return inTurn(() =>
    sharp(webp, reading)
      .resize({ width: widthPixels, withoutEnlargement: true })
      .avif({ quality: 52, effort: 2 })
      .toBuffer(),
  );
}
