import type { Sharp } from 'sharp';
import { loadSharp } from '../../core/pictures/load-sharp.ts';
import type { Pixels } from './read-pixels.ts';

const white = { r: 255, g: 255, b: 255 } as const;
/** Dark enough for white ink, and not so black as to be a hole in a light page. */
const dark = { r: 29, g: 31, b: 34 } as const;
type Paper = typeof white | typeof dark;

/** Enough of a picture to know its ink by. */
const samplePixels = 256;
/** Contrast with white (WCAG 2.2) below which ink is not seen on it. */
const leastContrast = 1.5;
/** A drawing of white areas has dark lines at least here and there: part of what is opaque. */
const fewDark = 0.01;
const darkLuminance = 0.4;

/** Side in pixels up to which a logo is kept, and its margin, as a part of its long side. */
const logoSide = 1024;
const logoMargin = 0.08;

const linear = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/**
 * A picture on paper: where it can be seen through, white, in whatever theme it is shown; dark where its ink is white, by
 * the mean luminance of what is opaque. A drawing is not white that has dark lines; a logo is by its mean alone.
 */
export async function putOnPaper(pixels: Pixels): Promise<Pixels> {
  return isSeenThrough(pixels) ? flatten(pixels, await choosePaper(pixels, 'picture')) : pixels;
}

/**
 * A logo whole in a square with a margin, of its paper or of the ground it has; one that fills a square of its own stays
 * as it is.
 */
export async function squareLogo(pixels: Pixels): Promise<Pixels> {
  const sharp = await loadSharp();
  const paper = isSeenThrough(pixels) ? await choosePaper(pixels, 'logo') : null;
  const { data, raw } = paper ? await flatten(pixels, paper) : pixels;
  const small = await pixelsOf(
    sharp(data, { raw }).resize({
      width: logoSide,
      height: logoSide,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );
  const { width, height } = small.raw;
  if (width === height && !paper) return small;
  const side = Math.round(Math.max(width, height) * (1 + 2 * logoMargin));
  const left = Math.floor((side - width) / 2);
  const top = Math.floor((side - height) / 2);
  const edges = { left, top, right: side - width - left, bottom: side - height - top };
  const background = paper ?? cornerOf(small);
  return pixelsOf(sharp(small.data, { raw: small.raw }).extend({ ...edges, background }));
}

const isSeenThrough = ({ raw }: Pixels) => raw.channels === 2 || raw.channels === 4;

async function flatten({ data, raw }: Pixels, background: Paper): Promise<Pixels> {
  const sharp = await loadSharp();
  return pixelsOf(sharp(data, { raw }).flatten({ background }));
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** The colour of a picture's first pixel, which is its ground where it has one. */
function cornerOf({ data, raw }: Pixels): { r: number; g: number; b: number } {
  const at = (channel: number) => data[raw.channels < 3 ? 0 : channel] ?? 255;
  return { r: at(0), g: at(1), b: at(2) };
}

async function choosePaper({ data, raw }: Pixels, kind: 'picture' | 'logo'): Promise<Paper> {
  const sharp = await loadSharp();
  const sample = await sharp(data, { raw })
    .resize({ width: samplePixels, height: samplePixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let [opaque, light, darkest] = [0, 0, 0];
  for (let at = 0; at < sample.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = sample.subarray(at, at + 4);
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    opaque += opacity;
    light += opacity * luminance;
    if (luminance < darkLuminance) darkest += opacity;
  }
  if (opaque === 0) return white;
  const isPale = 1.05 / (light / opaque + 0.05) < leastContrast;
  return isPale && (kind === 'logo' || darkest / opaque < fewDark) ? dark : white;
}
