import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colourCases, patchColours } from '../../../test/colours/colour-cases.ts';
import expected from '../../../test/colours/expected.json' with { type: 'json' };
import { newId } from '../../core/ids/new-id.ts';
import { checkImage } from './check-image.ts';
import { type Pixels, readPixels, readTold } from './read-pixels.ts';
import { stripMetadata } from './strip-metadata.ts';

const gamma = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const root = (value: number) =>
  value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116;

/** CIE L*a*b* of a colour in sRGB. */
function labOf(colour: readonly number[]): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = colour.map((value) => gamma(value / 255));
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look: CIE 1976, which is stricter of strong colours than those that came after. */
function difference(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

async function inFile<T>(bytes: Buffer, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), newId());
  await writeFile(path, bytes);
  try {
    return await work(path);
  } finally {
    await rm(path);
  }
}

const pixelsIn = (bytes: Buffer) => inFile(bytes, async (path) => readPixels(await checkImage(path)));

const differencesFrom = (name: string, { data, raw }: Pixels) =>
  patchColours(data, raw.channels).map((colour, index) =>
    difference(colour, (expected as Record<string, number[][]>)[name]?.[index] ?? []),
  );

test.each(colourCases)('$name: its colours are those that ImageMagick sees', async ({ name, bytes }) => {
  const differences = differencesFrom(name, await pixelsIn(await bytes()));
  expect(differences).toHaveLength(24);
  expect(Math.max(...differences)).toBeLessThan(2);
});

test('a picture that is given on without its metadata keeps the space that they alone named', async () => {
  const name = 'JPEG that says Adobe RGB by DCF alone';
  const bytes = await colourCases.find((one) => one.name === name)?.bytes();
  const original = await inFile(bytes as Buffer, async (path) => readTold(await checkImage(path)));
  const stripped = await pixelsIn(stripMetadata(original, 'jpeg', 1));
  expect(Math.max(...differencesFrom(name, stripped))).toBeLessThan(2);
});

test('of 16 bits, what is seen through stays so', async () => {
  const create = {
    width: 4,
    height: 4,
    channels: 4,
    background: { r: 200, g: 30, b: 30, alpha: 0.5 },
  } as const;
  for (const space of ['rgb16', 'grey16']) {
    const picture = sharp({ create }).toColourspace(space).withIccProfile('p3').png();
    const { data, raw } = await pixelsIn(await picture.toBuffer());
    expect([raw.channels, data[3]]).toEqual([4, 128]);
  }
});
