/** Colours told apart by their highest bits: what looks the same counts as one. */
const bits = 4;
/** Of pixels, how many are the colour of the one before them: paper, fills and lines are, shades are not. */
const flatShare = 0.82;
/** So few colours that hold nearly all pixels: lines and fills. */
const fewColours = 24;
const nearlyAll = 0.97;

/** What is counted of some rows of a picture. */
function countIn(rows: readonly Uint8ClampedArray[]) {
  const colours = new Map<number, number>();
  let pixels = 0;
  let flat = 0;
  for (const row of rows) {
    for (let at = 0; at < row.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [row[at], row[at + 1], row[at + 2]];
      const colour =
        ((red >> (8 - bits)) << (2 * bits)) | ((green >> (8 - bits)) << bits) | (blue >> (8 - bits));
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
      pixels += 1;
      const isFlat = at > 0 && red === row[at - 4] && green === row[at - 3] && blue === row[at - 2];
      if (isFlat) flat += 1;
    }
  }
  return { colours, pixels, flat };
}

/**
 * Whether rows of a picture (red, green, blue and opacity of each pixel) are those of a drawing, whose lines stay sharp
 * without loss: nearly all of it in few colours, most pixels like the one before. Photographs and renders are neither.
 */
export function isDrawing(rows: readonly Uint8ClampedArray[]): boolean {
  const { colours, pixels, flat } = countIn(rows);
  if (pixels === 0) return true;
  const most = [...colours.values()].toSorted((one, other) => other - one).slice(0, fewColours);
  const held = most.reduce((sum, count) => sum + count, 0);
  return flat >= flatShare * pixels && held >= nearlyAll * pixels;
}

/** How much brighter or darker a pixel is than the one before it at the edge of a line: of a photograph, hardly any is. */
const jump = 48;
/** Of pixels, how many such edges are hatching: a slanting line each twenty pixels or closer. */
const hatchedShare = 0.1;

/**
 * Whether rows of a picture cross so many lines that halving it would make stripes: hatching, in which too few pixels are
 * like the one before for a drawing.
 */
export function isHatched(rows: readonly Uint8ClampedArray[]): boolean {
  let pixels = 0;
  let jumps = 0;
  for (const row of rows) {
    for (let at = 4; at < row.length; at += 4) {
      pixels += 1;
      if (Math.abs(brightness(row, at) - brightness(row, at - 4)) >= jump) jumps += 1;
    }
  }
  return pixels > 0 && jumps >= hatchedShare * pixels;
}

/** Of a pixel on white paper, nearly: red, two parts of green and blue. */
function brightness(row: Uint8ClampedArray, at: number): number {
  const [red = 0, green = 0, blue = 0, opacity = 0] = [row[at], row[at + 1], row[at + 2], row[at + 3]];
  const ink = (red + 2 * green + blue) / 4;
  return 255 + ((ink - 255) * opacity) / 255;
}
