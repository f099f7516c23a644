import { expect, it } from 'vitest';
import { legalFaults, legalRows } from './legal-rows.mjs';

const table = (...rows) =>
  ['# Duties', '| duty | source | how | shown by | state |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
const exists = (path) => path === 'apps/a.test.ts';

it('finds nothing wrong with a duty that names a test, and one that says what is missing', () => {
  const text = table(
    '| Insured | loi 77-2 | shown | `apps/a.test.ts` | met |',
    '| Followed | C. trav. | | no reminder | open |',
  );
  expect(legalFaults(text, exists)).toEqual([]);
  expect(legalRows(text).map(({ duty }) => duty)).toEqual(['Insured', 'Followed']);
});

it.each([
  [
    'a test that is gone',
    '| A | law | shown | `apps/gone.test.ts` | met |',
    'A: there is no apps/gone.test.ts',
  ],
  ['a file that is no test', '| A | law | shown | `apps/a.ts` | met |', 'A: apps/a.ts is no test'],
  ['no test', '| A | law | shown | | met |', 'A: names no test'],
  ['not how', '| A | law | | `apps/a.test.ts` | met |', 'A: says nothing of how it is met'],
  ['nothing of what is open', '| A | law | | | open |', 'A: says nothing of what is missing'],
  ['another state', '| A | law | shown | `apps/a.test.ts` | partly |', 'A: is neither met nor open'],
])('refuses %s', (_name, row, fault) => {
  expect(legalFaults(table(row), exists)).toContain(fault);
});

it('refuses a page without duties', () => {
  expect(legalFaults('# Duties', exists)).toEqual(['names no duty']);
});
