import { expect, test } from 'vitest';
import {
  angleOf,
  type Crop,
  cutOf,
  draggedCrop,
  gripAt,
  isUnedited,
  leastCrop,
  movedCrop,
  noEdit,
  straightenedShare,
  turned,
  withEdge,
} from './picture-edit.ts';

const size = { width: 4000, height: 3000 };
const least = { width: 0.1, height: 0.1 };
const crop: Crop = { left: 0.1, top: 0.2, right: 0.6, bottom: 0.9 };
const rounded = (box: Crop) =>
  Object.fromEntries(Object.entries(box).map(([edge, share]) => [edge, Math.round(share * 1000) / 1000]));

test('a quarter of a turn to the right takes the crop along, and four of them change nothing', () => {
  const once = turned({ ...noEdit, crop }, 1);
  expect(once.quarters).toBe(1);
  // what stood at the bottom left stands at the top left
  expect(rounded(once.crop)).toEqual({ left: 0.1, top: 0.1, right: 0.8, bottom: 0.6 });
  const around = turned(turned(turned(once, 1), 1), 1);
  expect([around.quarters, rounded(around.crop)]).toEqual([0, rounded(crop)]);
});

test('one to the left undoes one to the right', () => {
  const back = turned(turned({ ...noEdit, degrees: 4, crop }, 1), -1);
  expect([back.quarters, back.degrees, rounded(back.crop)]).toEqual([0, 4, rounded(crop)]);
  expect(turned(noEdit, -1).quarters).toBe(3);
  expect(isUnedited(turned(noEdit, -1))).toBe(false);
  expect(isUnedited(turned(turned(noEdit, -1), 1))).toBe(true);
});

test('a turned picture is as wide as it was high', () => {
  expect(cutOf(size, noEdit)).toMatchObject({ left: 0, top: 0, width: 4000, height: 3000 });
  expect(cutOf(size, turned(noEdit, 1))).toMatchObject({ left: 0, top: 0, width: 3000, height: 4000 });
  expect(cutOf(size, { ...noEdit, crop })).toMatchObject({ left: 400, top: 600, width: 2000, height: 2100 });
});

test.each([-15, -3.5, 0.5, 9, 15])(
  'straightened by %d°, the frame shows nothing beside the picture',
  (degrees) => {
    for (const shape of [size, { width: 3000, height: 4000 }, { width: 20_000, height: 1500 }]) {
      const share = straightenedShare(shape, degrees);
      expect(share).toBeLessThan(1);
      const radians = (degrees * Math.PI) / 180;
      const corners = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => [x, y] as const));
      const across = corners.map(([x, y]) => {
        const [left, top] = [x * share * shape.width, y * share * shape.height];
        // the corner as it lies on the picture before it was turned
        return [
          Math.abs(left * Math.cos(radians) + top * Math.sin(radians)) / (shape.width / 2),
          Math.abs(top * Math.cos(radians) - left * Math.sin(radians)) / (shape.height / 2),
        ];
      });
      const farthest = Math.max(...across.flat());
      expect(farthest).toBeLessThanOrEqual(1 + 1e-9);
      // and none larger would do
      expect(farthest).toBeGreaterThan(1 - 1e-9);
    }
  },
);

test('the angle is that of the turn and the straightening', () => {
  expect(angleOf({ ...noEdit, quarters: 1, degrees: -15 })).toBeCloseTo((75 * Math.PI) / 180);
});

test('an edge stays in the picture, and away from the opposite one', () => {
  expect(withEdge(crop, 'left', -1, least).left).toBe(0);
  expect(withEdge(crop, 'left', 0.58, least).left).toBeCloseTo(0.5);
  expect(withEdge(crop, 'right', 2, least).right).toBe(1);
  expect(withEdge(crop, 'top', 0.85, least).top).toBeCloseTo(0.8);
  expect(withEdge(crop, 'bottom', 0, least).bottom).toBeCloseTo(0.3);
});

test('a small picture is not cropped to less than a hundred pixels', () => {
  expect(leastCrop(size, noEdit)).toEqual(least);
  expect(leastCrop({ width: 400, height: 80 }, noEdit)).toEqual({ width: 0.25, height: 1 });
});

test('a crop moves as a whole, as far as the picture goes', () => {
  expect(rounded(movedCrop(crop, 0.2, -0.1))).toEqual({ left: 0.3, top: 0.1, right: 0.8, bottom: 0.8 });
  expect(rounded(movedCrop(crop, 1, -1))).toEqual({ left: 0.5, top: 0, right: 1, bottom: 0.7 });
});

test.each([
  ['a corner', { x: 12, y: 195 }, ['left', 'top']],
  ['a corner, from outside', { x: 615, y: 905 }, ['right', 'bottom']],
  ['an edge', { x: 300, y: 912 }, ['bottom']],
  ['its inside', { x: 300, y: 500 }, []],
])('%s is held where a finger comes near it', (_name, point, edges) => {
  expect(gripAt(point, { left: 0, top: 200, right: 600, bottom: 900 }, 22)).toEqual(edges);
});

test('beside the crop nothing is held; of a narrow one, the nearer edge', () => {
  expect(gripAt({ x: 700, y: 500 }, { left: 0, top: 200, right: 600, bottom: 900 }, 22)).toBeNull();
  const narrow = { left: 100, top: 0, right: 120, bottom: 400 };
  expect(gripAt({ x: 104, y: 200 }, narrow, 22)).toEqual(['left']);
  expect(gripAt({ x: 117, y: 200 }, narrow, 22)).toEqual(['right']);
});

test('what is held follows the pointer', () => {
  expect(rounded(draggedCrop(crop, ['left', 'top'], 0.1, -0.5, least))).toEqual({
    ...{ left: 0.2, top: 0, right: 0.6, bottom: 0.9 },
  });
  expect(rounded(draggedCrop(crop, [], -0.5, 0.05, least))).toEqual({
    ...{ left: 0, top: 0.25, right: 0.5, bottom: 0.95 },
  });
});
