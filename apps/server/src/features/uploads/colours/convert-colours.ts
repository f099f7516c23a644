import type { Sharp, SharpOptions } from 'sharp';
import { loadSharp } from '../../../core/pictures/load-sharp.ts';
import type { PictureColours } from './read-colours.ts';

/**
 * A picture being read, with its colours converted to sRGB in 8 bits. libvips converts deeper ones through
 * Display P3, out of which they must be converted explicitly; it leaves deep greys unchanged, so these are
 * reduced to 8 bits first.
 */
export async function convertColours(
  picture: Sharp,
  { deep }: Pick<PictureColours, 'deep'>,
  options: SharpOptions,
): Promise<Sharp> {
  if (deep === 'lights') return picture.toColourspace('srgb').withIccProfile('srgb', { attach: false });
  if (deep === null) return picture.toColourspace('srgb');
  const shallow = await picture.toColourspace('b-w').keepIccProfile().png({ compressionLevel: 1 }).toBuffer();
  const sharp = await loadSharp();
  return sharp(shallow, options).toColourspace('srgb');
}
