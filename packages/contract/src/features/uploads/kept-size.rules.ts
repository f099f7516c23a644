/** The long side of a picture as it is kept, in pixels. */
const longSide = 2800;
/** What is longer than twice its short side keeps the area of this, so that a panorama can be moved along. */
const keptArea = longSide * (longSide / 2);
/** WebP ends at 16,383 pixels, and a page's patience before. */
const most = { width: 4096, height: 6400 } as const;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The size in which a picture is kept: never enlarged, its area bounded rather than its width. */
export function keptSize({ width, height }: PixelSize): PixelSize {
  const byArea = Math.sqrt(keptArea / (width * height));
  const wanted = Math.max(longSide / Math.max(width, height), byArea);
  const scale = Math.min(1, wanted, most.width / width, most.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
