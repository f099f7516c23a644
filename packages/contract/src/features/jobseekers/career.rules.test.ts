import { expect, test } from 'vitest';
import { futureMonths, isCareerMonth, newestFirst } from './career.rules.ts';

test.each(['2021-03', '1950-01', '2026-12'])('%s is a month', (text) => {
  expect(isCareerMonth(text)).toBe(true);
});

test.each(['2021-13', '2021-00', '2021-3', '1949-12', '2021', '-03', '', '2021-03-01', '２０２１-03'])(
  '%s is none',
  (text) => {
    expect(isCareerMonth(text)).toBe(false);
  },
);

test('what still lasts comes first, then what ended last, then what began last', () => {
  const entry = (from: string, to: string | null) => ({ from, to });
  const lasting = entry('2015-01', null);
  const late = entry('2018-01', '2020-06');
  const nested = entry('2019-01', '2020-06');
  const early = entry('2010-01', '2012-01');
  expect(newestFirst([early, late, lasting, nested])).toEqual([lasting, nested, late, early]);
});

test('the current month is not in the future, the next one is', () => {
  expect(futureMonths({ from: '2026-11', to: null }, '2026-11')).toEqual([]);
  expect(futureMonths({ from: '2026-11', to: '2026-12' }, '2026-11')).toEqual(['to']);
  expect(futureMonths({ from: '2027-01', to: '2027-02' }, '2026-11')).toEqual(['from', 'to']);
});
