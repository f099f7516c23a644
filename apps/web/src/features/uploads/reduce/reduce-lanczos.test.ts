import { expect, test } from 'vitest';
import { reduceLanczos } from './reduce-lanczos.ts';

type Draw = (x: number, y: number) => readonly [number, number, number, number];

function drawn(width: number, height: number, draw: Draw) {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(draw(x, y), (y * width + x) * 4);
  return pixels;
}

/** Brightness of squares of 12 pixels of a picture 120 wide, away from its edges. */
function squares(pixels: Uint8ClampedArray): number[] {
  return Array.from({ length: 64 }, (_, index) => {
    const [left, top] = [12 + (index % 8) * 12, 12 + Math.floor(index / 8) * 12];
    let sum = 0;
    for (let y = top; y < top + 12; y += 1)
      for (let x = left; x < left + 12; x += 1) sum += pixels[(y * 120 + x) * 4] ?? 0;
    return sum / 144;
  });
}

test.each([
  ['upright', (x: number, _y: number) => x % 3 === 0],
  ['level', (_x: number, y: number) => y % 4 === 0],
  ['slanting', (x: number, y: number) => (x + y) % 5 === 0],
])('%s hatching made 3.6 times smaller is an even grey, without moiré', (_name, isInk) => {
  const pixels = drawn(432, 432, (x, y) => (isInk(x, y) ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  const reduced = reduceLanczos(pixels, { width: 432, height: 432 }, { width: 120, height: 120 });
  const greys = squares(reduced);
  expect(Math.max(...greys) - Math.min(...greys)).toBeLessThan(4);
});

test('what is seen through gives its colour to nothing beside it', () => {
  const pixels = drawn(40, 40, (x) => (x < 20 ? [255, 0, 0, 255] : [0, 255, 0, 0]));
  const reduced = reduceLanczos(pixels, { width: 40, height: 40 }, { width: 10, height: 10 });
  for (let at = 0; at < reduced.length; at += 4) if (reduced[at + 3]) expect(reduced[at + 1]).toBe(0);
});

test('an even ground stays as it is', () => {
  const pixels = drawn(70, 30, () => [12, 140, 251, 255]);
  const reduced = reduceLanczos(pixels, { width: 70, height: 30 }, { width: 21, height: 1 });
  expect([...reduced.subarray(0, 4), ...reduced.subarray(-4)]).toEqual([
    12, 140, 251, 255, 12, 140, 251, 255,
  ]);
});
