import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { keptSize, type PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxImagePixels } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { loadSharp } from '../../core/pictures/load-sharp.ts';
import { type PictureColours, readColours } from './colours/read-colours.ts';
import { imageTypeOf } from './image-type.ts';

/**
 * A picture whose bytes were looked at: where they lie, what they are, how they are turned (EXIF's orientation), how their
 * colours are to be read, and in which size, upright, it is kept.
 */
export interface CheckedImage {
  readonly path: string;
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly orientation: number;
  readonly colours: PictureColours;
  readonly kept: PixelSize;
}

/**
 * Looks at the first bytes and the header of an uploaded image, which costs nothing: what would be long to decode never is.
 * @throws ApiError 415 `image_type` or `image_heic`, 400 `file_broken` or `image_too_many_pixels`.
 */
export async function checkImage(path: string): Promise<CheckedImage> {
  const type = await imageTypeOf(path);
  if (type === 'heic') throw new ApiError(uploadErrors.image_heic);
  if (type === null) throw new ApiError(uploadErrors.image_type);
  const header = await readHeader(path);
  const { width, height, format, orientation = 1 } = header;
  if (format !== type) throw new ApiError(uploadErrors.image_type);
  if (width * height > maxImagePixels) throw new ApiError(uploadErrors.image_too_many_pixels);
  const colours = await readColours(path, header);
  return { path, format: type, orientation, colours, kept: keptSize(header.autoOrient) };
}

async function readHeader(path: string) {
  const sharp = await loadSharp();
  try {
    return await sharp(path, { failOn: 'error', limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ApiError(uploadErrors.file_broken, { cause: error });
  }
}
