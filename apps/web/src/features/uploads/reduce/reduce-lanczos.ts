import type { PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';

const lobes = 3;
/** Numbers of a pixel; one that nothing is seen through is reckoned with without its opacity, in a third less time. */
const channels = 4;
const opaqueChannels = 3;

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const kernel = (x: number) => (Math.abs(x) < lobes ? sinc(x) * sinc(x / lobes) : 0);

/** Of each of `to` pixels: the first of the `from` pixels it is made of, and how much of each. */
function weightsOf(from: number, to: number): { starts: Int32Array; weights: Float32Array; taps: number } {
  const scale = Math.max(1, from / to);
  const taps = Math.min(from, Math.ceil(2 * lobes * scale) + 1);
  const starts = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let index = 0; index < to; index += 1) {
    const middle = ((index + 0.5) * from) / to;
    const start = Math.min(from - taps, Math.max(0, Math.ceil(middle - lobes * scale - 0.5)));
    starts[index] = start;
    const own = Array.from({ length: taps }, (_, tap) => kernel((start + tap + 0.5 - middle) / scale));
    const sum = own.reduce((total, weight) => total + weight, 0);
    weights.set(
      own.map((weight) => weight / sum),
      index * taps,
    );
  }
  return { starts, weights, taps };
}

/**
 * A picture made smaller by Lanczos' window, which keeps lines thin and hatching even. Pixels of red, green, blue and
 * opacity; what is seen through weighs less in its neighbours' colours.
 */
export function reduceLanczos(pixels: Uint8ClampedArray, from: PixelSize, to: PixelSize): Uint8ClampedArray {
  const across = weightsOf(from.width, to.width);
  const down = weightsOf(from.height, to.height);
  const isOpaque = hasNoHoles(pixels);
  const rowLength = to.width * (isOpaque ? opaqueChannels : channels);
  const narrow = isOpaque ? narrowOpaque : narrowSeenThrough;
  const writeRow = isOpaque ? writeOpaque : writeSeenThrough;
  // rows made narrower, as many as one row of the result is made of
  const rows = Array.from({ length: down.taps }, () => new Float32Array(rowLength));
  const held = new Int32Array(down.taps).fill(-1);
  const rowAt = (y: number) => {
    const place = y % down.taps;
    const row = rows[place] as Float32Array;
    if (held[place] !== y) {
      narrow(pixels.subarray(y * from.width * channels), row, across);
      held[place] = y;
    }
    return row;
  };
  const result = new Uint8ClampedArray(to.height * to.width * channels);
  const sums = new Float32Array(rowLength);
  for (let y = 0; y < to.height; y += 1) {
    sums.fill(0);
    for (let tap = 0; tap < down.taps; tap += 1) {
      const weight = down.weights[y * down.taps + tap] as number;
      if (weight === 0) continue;
      const row = rowAt((down.starts[y] as number) + tap);
      for (let index = 0; index < rowLength; index += 1)
        sums[index] = (sums[index] as number) + weight * (row[index] as number);
    }
    writeRow(sums, result.subarray(y * to.width * channels, (y + 1) * to.width * channels));
  }
  return result;
}

function hasNoHoles(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += channels) if (pixels[at] !== 255) return false;
  return true;
}

type Weights = ReturnType<typeof weightsOf>;

/** One row made narrower. */
function narrowOpaque(
  source: Uint8ClampedArray,
  row: Float32Array,
  { starts, weights, taps }: Weights,
): void {
  for (let x = 0; x < starts.length; x += 1) {
    let [red, green, blue] = [0, 0, 0];
    let at = (starts[x] as number) * channels;
    for (let tap = x * taps; tap < (x + 1) * taps; tap += 1, at += channels) {
      const weight = weights[tap] as number;
      red += weight * (source[at] as number);
      green += weight * (source[at + 1] as number);
      blue += weight * (source[at + 2] as number);
    }
    row[x * opaqueChannels] = red;
    row[x * opaqueChannels + 1] = green;
    row[x * opaqueChannels + 2] = blue;
  }
}

/** The same, its colours multiplied by its opacity. */
function narrowSeenThrough(
  source: Uint8ClampedArray,
  row: Float32Array,
  { starts, weights, taps }: Weights,
): void {
  for (let x = 0; x < starts.length; x += 1) {
    let [red, green, blue, opacity] = [0, 0, 0, 0];
    let at = (starts[x] as number) * channels;
    for (let tap = x * taps; tap < (x + 1) * taps; tap += 1, at += channels) {
      const part = (weights[tap] as number) * (source[at + 3] as number);
      red += part * (source[at] as number);
      green += part * (source[at + 1] as number);
      blue += part * (source[at + 2] as number);
      opacity += part;
    }
    row[x * channels] = red;
    row[x * channels + 1] = green;
    row[x * channels + 2] = blue;
    row[x * channels + 3] = opacity;
  }
}

function writeOpaque(sums: Float32Array, row: Uint8ClampedArray): void {
  for (let at = 0, from = 0; at < row.length; at += channels, from += opaqueChannels) {
    row[at] = sums[from] as number;
    row[at + 1] = sums[from + 1] as number;
    row[at + 2] = sums[from + 2] as number;
    row[at + 3] = 255;
  }
}

function writeSeenThrough(sums: Float32Array, row: Uint8ClampedArray): void {
  for (let at = 0; at < row.length; at += channels) {
    const opacity = sums[at + 3] as number;
    const by = opacity > 0 ? 1 / opacity : 0;
    row[at] = (sums[at] as number) * by;
    row[at + 1] = (sums[at + 1] as number) * by;
    row[at + 2] = (sums[at + 2] as number) * by;
    row[at + 3] = opacity;
  }
}
