import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

const often = (names: ReturnType<typeof createStatementNames>, text: string) =>
  [1, 2, 3].map(() => names.of(text));

test('a text has a name from its third use on, the same in every instance', () => {
  const [first, second, third] = often(createStatementNames(), 'select 1');
  expect([first, second]).toEqual([null, null]);
  expect(third).toMatch(/^m_/);
  expect(often(createStatementNames(), 'select 1')[2]).toBe(third);
});

test('of so many texts, those not used for the longest are forgotten', () => {
  const names = createStatementNames(2);
  for (const text of ['a', 'b', 'c']) often(names, text);
  expect(names.of('b')).not.toBeNull();
  expect(names.of('a')).toBeNull();
});

test('what is planned anew is never named, and pushes nothing out', () => {
  const names = createStatementNames(2);
  const [, , name] = often(names, 'select 1');
  for (const search of ['a', 'b', 'c'])
    expect(often(names, `select /* planned anew */ '${search}'`)).toEqual([null, null, null]);
  expect(names.of('select 1')).toBe(name);
});
