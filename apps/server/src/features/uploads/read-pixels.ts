import { readFile } from 'node:fs/promises';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxImagePixels } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { Raw, Sharp, SharpOptions } from 'sharp';
import { loadSharp } from '../../core/pictures/load-sharp.ts';
import type { CheckedImage } from './check-image.ts';
import { convertColours } from './colours/convert-colours.ts';
import { putProfile } from './colours/put-profile.ts';

const reading: SharpOptions = { failOn: 'error', limitInputPixels: maxImagePixels };
const endOfImage = Buffer.from([0xff, 0xd9]);

/** A picture's pixels, upright, in sRGB of 8 bits, no more of them than are kept. */
export interface Pixels {
  readonly data: Buffer;
  readonly raw: Raw;
}

/** Decodes an uploaded image that was checked. @throws ApiError 400 `file_broken`. */
export async function readPixels(checked: CheckedImage): Promise<Pixels> {
  const sharp = await loadSharp();
  const { format } = checked;
  const source = checked.colours.missingProfile ? await readTold(checked) : checked.path;
  try {
    return await decode(sharp(source, reading), checked).catch(async (error) => {
      if (format !== 'jpeg') throw error;
      // what lacks its last marker alone decodes without a warning once it has one; half a picture does not
      const ended = Buffer.concat([await readTold(checked), endOfImage]);
      return decode(sharp(ended, { ...reading, failOn: 'warning' }), checked);
    });
  } catch (error) {
    throw new ApiError(uploadErrors.file_broken, { cause: error });
  }
}

/** The bytes of a picture, with a profile for its colours where it names their space otherwise. */
export async function readTold({
  path,
  format,
  colours,
}: Pick<CheckedImage, 'path' | 'format' | 'colours'>): Promise<Buffer> {
  const bytes = await readFile(path);
  return colours.missingProfile && format !== 'webp'
    ? putProfile(bytes, format, colours.missingProfile)
    : bytes;
}

async function decode(image: Sharp, { colours, kept }: CheckedImage): Promise<Pixels> {
  const upright = image.autoOrient().resize({ ...kept, fit: 'fill' });
  const converted = await convertColours(upright, colours, reading);
  const { data, info } = await converted.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
