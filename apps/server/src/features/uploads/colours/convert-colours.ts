import type { Sharp, SharpOptions } from 'sharp';
import { loadSharp } from '../../../core/pictures/load-sharp.ts';
import type { PictureColours } from './read-colours.ts';

/**
 * A picture being read, its colours to be sRGB in 8 bits. libvips takes what is deeper through Display P3, out of which it
 * must be told to go; it leaves deep greys as they are, so these are made 8 bits first.
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
