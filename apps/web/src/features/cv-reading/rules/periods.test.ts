import { expect, test } from 'vitest';
import { findPeriod } from './periods.ts';

test.each([
  ['depuis sept. 2019', '2019-09', null],
  ['2016 – 2019', '2016-', '2019-'],
  ['03/2021 – aujourd’hui', '2021-03', null],
  ['01/09/2014 – 31/01/2018', '2014-09', '2018-01'],
  ['Février 2014 – décembre 2017', '2014-02', '2017-12'],
  ['Janvier 2018 à ce jour', '2018-01', null],
  ['04.2022 – en poste', '2022-04', null],
  ['2013-2015', '2013-', '2015-'],
  ['2018 → 2020', '2018-', '2020-'],
  ['de mars à juillet 2020', '2020-03', '2020-07'],
  ['[ 09/2021 – Actuel ]', '2021-09', null],
  ['2016', '', '2016-'],
  ['Juillet 2023', '', '2023-07'],
])('%s', (text, from, to) => {
  expect(findPeriod(text)).toMatchObject({ from, to });
});

test.each(['RE2020', 'Archicad 22', '45 à 120 logements', '06 12 34 20 15', '12019'])('%s is none', (text) =>
  expect(findPeriod(text)).toBeNull(),
);

test('where it stands, its brackets included', () => {
  const text = 'Architecte [ 2019 – 2021 ] Lyon';
  const { start = 0, end = 0 } = findPeriod(text) ?? {};
  expect(text.slice(start, end)).toBe('[ 2019 – 2021 ]');
});
