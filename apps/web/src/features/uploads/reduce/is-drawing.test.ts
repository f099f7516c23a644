import { expect, test } from 'vitest';
import { isDrawing, isHatched } from './is-drawing.ts';

type Colour = readonly [number, number, number];

const row = (length: number, colourAt: (x: number) => Colour) =>
  Uint8ClampedArray.from(Array.from({ length }, (_, x) => [...colourAt(x), 255]).flat());
const rows = (colourAt: (x: number, y: number) => Colour) =>
  Array.from({ length: 40 }, (_, y) => row(800, (x) => colourAt(x, y)));

const white: Colour = [255, 255, 255];
/** Numbers that look as if by chance, the same each time. */
const grain = (x: number, y: number) => (x * 7919 + y * 104_729) % 61;

test('lines on paper are a drawing, with soft edges and fills as well', () => {
  expect(isDrawing(rows((x) => (x % 40 === 0 ? [0, 0, 0] : white)))).toBe(true);
  const soft = (x: number): Colour => {
    const grey = [0, 90, 180][x % 40] ?? 255;
    return [grey, grey, grey];
  };
  expect(isDrawing(rows(soft))).toBe(true);
  expect(isDrawing(rows((x) => (x < 300 ? [200, 90, 60] : x < 500 ? [60, 90, 200] : white)))).toBe(true);
  expect(isDrawing(rows(() => white))).toBe(true);
});

test('photographs and shades are none, also on white', () => {
  expect(isDrawing(rows((x, y) => [grain(x, y) * 4, grain(y, x) * 3, 90 + grain(x, x)]))).toBe(false);
  expect(isDrawing(rows((x) => [x / 4, x / 4, 200]))).toBe(false);
  expect(isDrawing(rows((x, y) => (x < 400 ? [grain(x, y) * 4, 120, 90] : white)))).toBe(false);
});

const grey = (level: number): Colour => [level, level, level];
/** Slanting lines of soft edges, so many pixels apart along a row. */
const slanted = (period: number) => (x: number, y: number) => grey([0, 60, 200][(x + y) % period] ?? 255);

test('what is nearly all hatching is told, also where a photograph stands beside it', () => {
  for (const period of [4, 7, 12, 20]) expect(isHatched(rows(slanted(period)))).toBe(true);
  expect(isHatched(rows((x, y) => (x < 400 ? slanted(8)(x, y) : [x / 4, y * 3, 90])))).toBe(true);
});

test('a drawing with room between its lines, shades and a grainy photograph are not hatched', () => {
  expect(isHatched(rows(slanted(60)))).toBe(false);
  expect(isHatched(rows((x) => [x / 4, x / 4, 200]))).toBe(false);
  expect(isHatched(rows((x, y) => grey(100 + grain(x, y) / 2)))).toBe(false);
  expect(isHatched([])).toBe(false);
});
