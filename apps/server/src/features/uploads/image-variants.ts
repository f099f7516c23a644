import { imageWidths } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';

/**
 * The widths under which an image is kept: the fixed ones it fills, and the next one, which holds it at its own
 * size (nothing is enlarged).
 */
export function variantWidths(imageWidthPixels: number): number[] {
  const next = imageWidths.find((width) => width >= imageWidthPixels);
  return imageWidths.filter((width) => width < imageWidthPixels || width === next);
}

/** The kept width to answer with when `wanted` pixels are asked for: the first at or above it, else the largest. */
export function bestVariant(imageWidthPixels: number, wanted: number | null): number {
  const widths = variantWidths(imageWidthPixels);
  const largest = widths.at(-1) ?? imageWidths[0];
  return wanted === null ? largest : (widths.find((width) => width >= wanted) ?? largest);
}
