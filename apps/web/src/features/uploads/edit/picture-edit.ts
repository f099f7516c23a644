import type { PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';

/** Where the edges of a crop stand, as shares of the picture turned and straightened: from its left or its top, 0 to 1. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export type Edge = keyof Crop;

/** What is done to a picture, in this order: quarters of a turn, then degrees (both clockwise), then a crop. */
export interface PictureEdit {
  readonly quarters: number;
  readonly degrees: number;
  readonly crop: Crop;
}

const wholeCrop: Crop = { left: 0, top: 0, right: 1, bottom: 1 };
export const noEdit: PictureEdit = { quarters: 0, degrees: 0, crop: wholeCrop };
/** How far a picture can be straightened, each way. */
export const mostDegrees = 15;

const leastShare = 0.1;
const leastPixels = 100;

/** In radians, clockwise: what the picture is turned by in all. */
export const angleOf = ({ quarters, degrees }: PictureEdit): number =>
  ((quarters * 90 + degrees) * Math.PI) / 180;

export function isUnedited({ quarters, degrees, crop }: PictureEdit): boolean {
  const edges = Object.keys(wholeCrop) as Edge[];
  return quarters === 0 && degrees === 0 && edges.every((edge) => crop[edge] === wholeCrop[edge]);
}

/** A quarter of a turn more, to the right (1) or to the left (-1); the crop turns with the picture. */
export function turned(edit: PictureEdit, by: 1 | -1): PictureEdit {
  const { left, top, right, bottom } = edit.crop;
  const crop =
    by === 1
      ? { left: 1 - bottom, top: left, right: 1 - top, bottom: right }
      : { left: top, top: 1 - right, right: bottom, bottom: 1 - left };
  return { ...edit, quarters: (edit.quarters + by + 4) % 4, crop };
}

/** The picture's size after its quarters of a turn. */
export const turnedSize = ({ width, height }: PixelSize, quarters: number): PixelSize =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width };

/**
 * How much of the turned picture's width, and of its height, is left when it is straightened: the largest frame of its
 * own shape that shows nothing beside the picture.
 */
export function straightenedShare({ width, height }: PixelSize, degrees: number): number {
  const radians = (Math.abs(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos));
}

/** The part that is kept, in pixels of the straightened frame: whole ones, so that nothing is blurred by half a pixel. */
export function cutOf(size: PixelSize, { quarters, degrees, crop }: PictureEdit) {
  const upright = turnedSize(size, quarters);
  const share = straightenedShare(upright, degrees);
  const frame = { width: upright.width * share, height: upright.height * share };
  const [left, top] = [Math.round(crop.left * frame.width), Math.round(crop.top * frame.height)];
  return {
    ...{ frame, left, top },
    width: Math.max(1, Math.floor(crop.right * frame.width + 1e-6) - left),
    height: Math.max(1, Math.floor(crop.bottom * frame.height + 1e-6) - top),
  };
}

/** The least a crop may be, as shares: a tenth, or a hundred pixels where those are more. */
export function leastCrop(size: PixelSize, { quarters, degrees }: PictureEdit): PixelSize {
  const { width, height } = cutOf(size, { quarters, degrees, crop: wholeCrop });
  const least = (pixels: number) => Math.min(1, Math.max(leastShare, leastPixels / pixels));
  return { width: least(width), height: least(height) };
}

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** One edge elsewhere, as far as the picture and the opposite edge allow. */
export function withEdge(crop: Crop, edge: Edge, to: number, least: PixelSize): Crop {
  const { left, top, right, bottom } = crop;
  switch (edge) {
    case 'left':
      return { ...crop, left: between(to, 0, right - least.width) };
    case 'right':
      return { ...crop, right: between(to, left + least.width, 1) };
    case 'top':
      return { ...crop, top: between(to, 0, bottom - least.height) };
    case 'bottom':
      return { ...crop, bottom: between(to, top + least.height, 1) };
  }
}

/** The whole crop elsewhere, as large as it was. */
export function movedCrop({ left, top, right, bottom }: Crop, across: number, down: number): Crop {
  const x = between(across, -left, 1 - right);
  const y = between(down, -top, 1 - bottom);
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** What a pointer holds: one edge, the two of a corner, or none, which is the whole crop. */
export type Grip = readonly Edge[];

/**
 * What is held at a point: the edges within `reach` of it, of two opposite ones the nearer; the crop where the point is
 * inside; else null. Point, box and reach in the same unit, from the picture's left top corner.
 */
export function gripAt(
  point: { readonly x: number; readonly y: number },
  box: Crop,
  reach: number,
): Grip | null {
  const isBeside =
    point.x < box.left - reach ||
    point.x > box.right + reach ||
    point.y < box.top - reach ||
    point.y > box.bottom + reach;
  if (isBeside) return null;
  const nearer = (value: number, low: Edge, high: Edge): Grip => {
    const [toLow, toHigh] = [Math.abs(value - box[low]), Math.abs(value - box[high])];
    if (Math.min(toLow, toHigh) > reach) return [];
    return [toLow < toHigh ? low : high];
  };
  return [...nearer(point.x, 'left', 'right'), ...nearer(point.y, 'top', 'bottom')];
}

/** The crop after what was held moved by these shares of the picture. */
export function draggedCrop(crop: Crop, grip: Grip, across: number, down: number, least: PixelSize): Crop {
  if (grip.length === 0) return movedCrop(crop, across, down);
  const by = { left: across, right: across, top: down, bottom: down };
  return grip.reduce((next, edge) => withEdge(next, edge, crop[edge] + by[edge], least), crop);
}
