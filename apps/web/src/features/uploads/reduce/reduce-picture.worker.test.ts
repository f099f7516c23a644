import { createRequire } from 'node:module';
import type { PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';
import { keptSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ReduceAnswer } from './reduce-picture.worker.ts';

// the server's: pages have no use for it
const sharp = createRequire(new URL('../../../../../server/package.json', import.meta.url))('sharp');

/** A canvas that draws as browsers do what the worker draws unedited: rows as they are, and halves, each the mean of four. */
class PlainCanvas {
  readonly width: number;
  readonly height: number;
  pixels: Uint8ClampedArray;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8ClampedArray(width * height * 4);
  }
  close(): void {}
  getContext() {
    return this;
  }
  clearRect(): void {}
  drawImage(source: PlainCanvas, _left: number, top: number, width = source.width): void {
    if (width !== source.width) this.pixels = halved(source, this);
    else this.pixels.set(source.pixels.subarray(-top * width * 4).subarray(0, this.pixels.length));
  }
  getImageData() {
    return { data: this.pixels };
  }
  putImageData({ data }: { data: Uint8ClampedArray }): void {
    this.pixels = data;
  }
  async convertToBlob() {
    return { size: 0, width: this.width, height: this.height, pixels: this.pixels };
  }
}

function halved(source: PlainCanvas, { width, height }: PixelSize): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width * 4; x += 1) {
      const at = 2 * y * source.width * 4 + 2 * (x - (x % 4)) + (x % 4);
      const of = (index: number) => source.pixels[index] ?? 0;
      const below = at + source.width * 4;
      pixels[y * width * 4 + x] = (of(at) + of(at + 4) + of(below) + of(below + 4)) / 4;
    }
  return pixels;
}

let answer: (answer: ReduceAnswer) => void = () => {};
let listener: (event: { data: unknown }) => void = () => {};

/** The worker itself, in a world of plain canvases. */
beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
    postMessage: (data: ReduceAnswer) => answer(data),
  });
  vi.stubGlobal('OffscreenCanvas', PlainCanvas);
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      constructor(data: Uint8ClampedArray) {
        this.data = data;
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async (file: PlainCanvas) => file);
  await import('./reduce-picture.worker.ts');
});
afterAll(() => void vi.unstubAllGlobals());

const reduce = (file: PlainCanvas) =>
  new Promise<PlainCanvas>((resolve, reject) => {
    answer = (said) => ('blob' in said ? resolve(said.blob as unknown as PlainCanvas) : reject(said));
    listener({ data: { file, types: ['image/png'], maxBytes: 1 } });
  });

/** Lines of ink so wide, in pixels, so far from each other, at an angle, as a program of drawing draws them: with soft edges. */
function hatching({ width, height }: PixelSize, spacing: number, degrees: number, line = 1.2): PlainCanvas {
  const picture = new PlainCanvas(width, height);
  const [across, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along = x * across + y * down;
      const distance = Math.abs(along - spacing * Math.round(along / spacing));
      const ink = Math.min(1, Math.max(0, line / 2 - distance + 0.5));
      const grey = 255 * (1 - ink);
      picture.pixels.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  return picture;
}

/** How far a picture is from what sharp makes of it by Lanczos, of 255: root mean square. */
async function distanceFromLanczos(source: PlainCanvas, reduced: PlainCanvas): Promise<number> {
  const { width, height } = source;
  const wanted: Buffer = await sharp(source.pixels, { raw: { width, height, channels: 4 } })
    .resize({ ...keptSize(source), fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  expect(reduced.pixels.length).toBe(wanted.length);
  let sum = 0;
  for (let at = 0; at < wanted.length; at += 1)
    sum += ((wanted[at] as number) - (reduced.pixels[at] as number)) ** 2;
  return Math.sqrt(sum / wanted.length);
}

// Halved first, they are 2.6, 14.2, 7.1, 9.2 and 37.7 levels away.
test.each([
  { name: 'close', spacing: 3, degrees: 45, levels: 1 },
  { name: 'steep', spacing: 3.5, degrees: 20, levels: 4 },
  // two pixels from line to line once reduced: as fine as can be told
  { name: 'of a section', spacing: 5, degrees: 45, levels: 6 },
  { name: 'upright', spacing: 4, degrees: 0, levels: 1 },
  { name: 'flat', spacing: 3, degrees: 90, levels: 1 },
])(
  '$name hatching, each $spacing pixels at $degrees°, is within $levels levels of 255 of sharp’s Lanczos',
  async ({ spacing, degrees, levels }) => {
    const board = hatching({ width: 10_000, height: 320 }, spacing, degrees);
    expect(await distanceFromLanczos(board, await reduce(board))).toBeLessThan(levels);
  },
);
