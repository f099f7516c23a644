import { open, readFile } from 'node:fs/promises';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { imageWidths, maxImagePixels } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { Sharp, SharpOptions } from 'sharp';
import { loadSharp } from '../../core/pictures/load-sharp.ts';
import { makePreview } from './image-preview.ts';
import { variantWidths } from './image-variants.ts';

/** Enough to tell the format by. */
const headBytes = 32;
const maxWidth = Math.max(...imageWidths);
/** Taller pictures are shrunk: WebP ends at 16,383 pixels. */
const maxHeight = 4 * maxWidth;
const reading: SharpOptions = { failOn: 'error', limitInputPixels: maxImagePixels };

/** A picture whose bytes were looked at: where they lie, what they are, and how they are turned (EXIF's orientation). */
export interface CheckedImage {
  readonly path: string;
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly orientation: number;
}

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
 * Looks at the first bytes and the header of an uploaded image, which costs nothing: what would be long to decode never is.
 * @throws ApiError 415 `image_type` or `image_heic`, 400 `file_broken` or `image_too_many_pixels`.
 */
export async function checkImage(path: string): Promise<CheckedImage> {
  const head = await readHead(path);
  if (isHeic(head)) throw new ApiError(uploadErrors.image_heic);
  const type = imageTypeOf(head);
  if (type === null) throw new ApiError(uploadErrors.image_type);
  const sharp = await loadSharp();
  const {
    width,
    height,
    format,
    orientation = 1,
  } = await orBroken(sharp(path, { ...reading, limitInputPixels: false }).metadata());
  if (format !== type) throw new ApiError(uploadErrors.image_type);
  if (width * height > maxImagePixels) throw new ApiError(uploadErrors.image_too_many_pixels);
  return { path, format: type, orientation };
}

/** Whether the first bytes of a file announce a picture, even one of an iPhone that cannot be read. */
export async function isImage(path: string): Promise<boolean> {
  const head = await readHead(path);
  return isHeic(head) || imageTypeOf(head) !== null;
}

/**
 * Reads an uploaded image that was checked, turns it upright and makes it anew as WebP in every width: of the original
 * only the pixels remain, so neither position, nor device, nor anything hidden behind them.
 * @throws ApiError 400 `file_broken`.
 */
export async function encodeImage({
  path,
  format,
}: Pick<CheckedImage, 'path' | 'format'>): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const { data, info } = await orBroken(
    pixelsOf(sharp(path, reading)).catch(async (error) => {
      if (format !== 'jpeg') throw error;
      // what lacks its last marker alone decodes without a warning once it has one; half a picture does not
      const ended = Buffer.concat([await readFile(path), endOfImage]);
      return pixelsOf(sharp(ended, { ...reading, failOn: 'warning' }));
    }),
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variants: Variant[] = [];
  for (const widthPixels of variantWidths(info.width)) {
    const resized = sharp(data, { raw }).resize({ width: widthPixels, withoutEnlargement: true });
    variants.push({ widthPixels, bytes: await resized.webp({ quality: 80, effort: 2 }).toBuffer() });
  }
  const preview = await makePreview(data, raw);
  return { widthPixels: info.width, heightPixels: info.height, variants, preview };
}

const endOfImage = Buffer.from([0xff, 0xd9]);

const pixelsOf = (image: Sharp) =>
  image
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

async function orBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new ApiError(uploadErrors.file_broken, { cause: error });
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Makes one AVIF width of a stored WebP. Slow: some tenths of a second for the large ones. */
export async function encodeAvif(webp: Buffer, widthPixels: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp, reading)
    .resize({ width: widthPixels, withoutEnlargement: true })
    .avif({ quality: 52, effort: 2 })
    .toBuffer();
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Brands of the container (ISO/IEC 23008-12) in which iPhones keep photographs. */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether the first bytes announce a photograph as iPhones keep them, which we cannot read. */
function isHeic(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(bytes.toString('latin1', 8, 12));
}

/** The image format that the first bytes announce, among those taken; what the file is called says nothing. */
function imageTypeOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg';
  if (bytes.subarray(0, png.length).equals(png)) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : null;
}
