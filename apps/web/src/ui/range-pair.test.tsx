import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { moveMaximum, moveMinimum, type Range } from './range-pair.rules.ts';
import { RangePair } from './range-pair.tsx';

afterEach(cleanup);

const limits = { min: 0, max: 1000, step: 5 };

function Rates() {
  const [range, setRange] = useState<Range>({ min: 100, max: 1000 });
  return (
    <RangePair
      label="Tarif"
      unit="€ / heure"
      limits={limits}
      value={range}
      onChange={setRange}
      unlimitedAtMax
    />
  );
}

const slider = (end: string) => screen.getByRole<HTMLInputElement>('slider', { name: `Tarif, ${end}` });
const box = (end: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Tarif, ${end.toLowerCase()}` });

test('the ends never cross nor leave the scale, whatever is asked', () => {
  const anyMove = fc.record({ end: fc.constantFrom('min', 'max'), to: fc.integer({ min: -500, max: 2000 }) });
  fc.assert(
    fc.property(fc.array(anyMove), (moves) => {
      let range: Range = { min: 0, max: 1000 };
      for (const { end, to } of moves) {
        range = end === 'min' ? moveMinimum(range, to, limits) : moveMaximum(range, to, limits);
        expect(range.min).toBeGreaterThanOrEqual(limits.min);
        expect(range.max).toBeLessThanOrEqual(limits.max);
        expect(range.min).toBeLessThanOrEqual(range.max);
      }
    }),
  );
});

test('the largest value reads as no limit', () => {
  render(<Rates />);
  expect(box('Maximum').value).toBe('∞');
  expect(slider('maximum').getAttribute('aria-valuetext')).toBe('sans limite');
  fireEvent.change(slider('maximum'), { target: { value: '400' } });
  expect(box('Maximum').value).toBe('400');
  expect(slider('maximum').getAttribute('aria-valuetext')).toBe('400 € / heure');
});

test('a slider pushed past the other one stops at it', () => {
  render(<Rates />);
  fireEvent.change(slider('maximum'), { target: { value: '50' } });
  expect(slider('maximum').value).toBe('100');
});

test('typing takes effect on leaving the box; what is no number is put back', async () => {
  render(<Rates />);
  await userEvent.clear(box('Minimum'));
  await userEvent.type(box('Minimum'), '250');
  expect(slider('minimum').value).toBe('100');
  await userEvent.tab();
  expect(slider('minimum').value).toBe('250');
  await userEvent.clear(box('Minimum'));
  await userEvent.type(box('Minimum'), 'beaucoup{Enter}');
  expect(box('Minimum').value).toBe('250');
});
