import { expect, test } from 'vitest';
import { shadesOf, stepsTo } from './map-shades.ts';

test('few numbers have a step each, none has none', () => {
  expect(stepsTo(0)).toEqual([]);
  expect(stepsTo(1)).toEqual([{ from: 1, to: 1 }]);
});

test('steps follow each other without a gap, up to the largest', () => {
  for (const largest of [2, 3, 7, 40, 999, 12_345]) {
    const steps = stepsTo(largest);
    expect(steps[0]?.from).toBe(1);
    expect(steps.at(-1)?.to).toBe(largest);
    for (const [index, { from }] of steps.slice(1).entries()) expect(from).toBe((steps[index]?.to ?? 0) + 1);
  }
});

test('the same number is the same colour, and a larger one is never lighter', () => {
  const numbers = [240, 12, 12, 3, 1, 0];
  const { shades, steps } = shadesOf(numbers.map((count, index) => ({ code: `d0${index}`, count })));
  const drawn = numbers.map((_, index) => shades.get(`d0${index}`) ?? 0);
  expect(drawn[1]).toBe(drawn[2]);
  expect(drawn).toEqual(drawn.toSorted((one, other) => other - one));
  expect(drawn[0]).toBe(steps.length);
});

test('where numbers are not known, the most frequent are the darkest', () => {
  const { steps, shades } = shadesOf(['d75', 'd69', 'd13'].map((code) => ({ code, count: null })));
  expect(steps).toEqual([]);
  expect(shades.get('d75')).toBe(5);
  expect(shades.get('d13')).toBeLessThan(5);
});
