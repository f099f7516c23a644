import { expect, test } from 'vitest';
import { numberSchema } from './field-schemas.ts';
import { readTypedNumber } from './typed-number.ts';

test.each([
  ['420', 420],
  [' 420,5 ', 420.5],
  ['1 200,50', 1200.5],
  ['1\u00a0200\u202f000', 1_200_000],
  ['12.5', 12.5],
  ['0', 0],
  ['-3,5', -3.5],
  [',5', 0.5],
  ['5,', 5],
])('“%s” is a number', (text, value) => expect(readTypedNumber(text)).toBe(value));

test.each(['', '  ', '1 20', '12 0000', '1,2,3', '1e5', '0x10', 'Infinity', '-', ',', '😀'])(
  '“%s” is none',
  (text) => expect(readTypedNumber(text)).toBeNaN(),
);

test('a field’s message writes its limits as French does', () => {
  const { error } = numberSchema('Budget', { max: 100_000 }).safeParse('-1');
  expect(error?.issues[0]?.message).toBe('Budget : indiquez un nombre entre 0 et 100\u202f000.');
});
