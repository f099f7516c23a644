import { describe, expect, it } from 'vitest';
import { periodEnd } from './periods.ts';

const seconds = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
const month = { interval: 'month', interval_count: 1 } as const;

describe('a period', () => {
  it('ends on the day of the month it began, or on the last one', () => {
    const anchor = seconds('2027-01-31');
    const ends = [];
    let start = anchor;
    for (let count = 0; count < 4; count += 1) {
      start = periodEnd(anchor, start, month);
      ends.push(new Date(start * 1000).toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it.each([
    ['day', 2, '2027-02-02'],
    ['week', 1, '2027-02-07'],
    ['month', 3, '2027-04-30'],
    ['year', 1, '2028-01-31'],
  ] as const)('may be a %s times %i', (interval, interval_count, end) => {
    const anchor = seconds('2027-01-31');
    expect(periodEnd(anchor, anchor, { interval, interval_count })).toBe(seconds(end));
  });
});
