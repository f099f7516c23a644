import sharp from 'sharp';
import { expect, test } from 'vitest';
import { putOnPaper, squareLogo } from './paper.ts';
import type { Pixels } from './read-pixels.ts';

async function drawing(svg: string, width = 400, height = 300): Promise<Pixels> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(text)).raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width, height, channels: info.channels } };
}
const colourAt = ({ data, raw }: Pixels, x: number, y: number) => {
  const at = (y * raw.width + x) * raw.channels;
  return [...data.subarray(at, at + raw.channels)];
};
const white = [255, 255, 255];
const dark = [29, 31, 34];
const lines = (colour: string) => `<path d="M20 0v300M200 0v300" stroke="${colour}" stroke-width="3"/>`;

test.each([
  ['black lines', lines('#000'), white],
  ['lines of a mason’s red', lines('#c0392b'), white],
  ['white lines', lines('#fff'), dark],
  ['white areas between dark lines', `<path d="M20 20h300v200h-300z" fill="#fff" stroke="#222"/>`, white],
  ['nothing at all', '', white],
])('a drawing of %s lies on paper it is seen on', async (_name, svg, paper) => {
  const { data, raw } = await putOnPaper(await drawing(svg));
  expect([raw.channels, colourAt({ data, raw }, 100, 280)]).toEqual([3, paper]);
});

test('what cannot be seen through is left as it is', async () => {
  const photograph: Pixels = { data: Buffer.alloc(12, 7), raw: { width: 2, height: 2, channels: 3 } };
  expect(await putOnPaper(photograph)).toBe(photograph);
  expect((await squareLogo(photograph)).raw).toEqual(photograph.raw);
});

test.each([
  ['a white logo keeps dark paper, small dark parts or not', '#fff', dark],
  ['a dark one lies on white', '#123', white],
])('%s', async (_name, colour, paper) => {
  const letters = `<rect width="390" height="40" y="5" x="5" fill="${colour}"/><rect width="30" height="10" fill="#333"/>`;
  const square = await squareLogo(await drawing(letters, 400, 50));
  expect([square.raw.width, square.raw.height]).toEqual([464, 464]);
  expect(colourAt(square, 2, 2)).toEqual(paper);
  // whole: its first and last letters are inside, a margin around them
  expect([colourAt(square, 20, 232), colourAt(square, 443, 232)]).toEqual([paper, paper]);
});

test('a wide logo on a ground of its own gets more of it', async () => {
  const ground = await putOnPaper(await drawing('<rect width="100%" height="100%" fill="#0a5"/>', 300, 100));
  const square = await squareLogo(ground);
  expect(square.raw).toEqual({ width: 348, height: 348, channels: 3 });
  expect(colourAt(square, 0, 0)).toEqual([0, 170, 85]);
});
