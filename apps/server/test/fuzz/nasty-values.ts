import fc from 'fast-check';

/** A value that programs trip over: as JSON (which need not be something that `JSON.stringify` can write) and as text. */
export interface NastyValue {
  readonly label: string;
  readonly json: string;
  readonly text: string;
}

const ofText = (label: string, text: string): NastyValue => ({ label, json: JSON.stringify(text), text });
const ofJson = (label: string, json: string): NastyValue => ({ label, json, text: json });

const many = 100_000;
const deep = 10_000;
const repeated = [
  ' ',
  '.',
  'a',
  '0',
  '<',
  '%',
  "'",
  '-',
  '\t',
  '\u00a0',
  '\u0301',
  '😀',
  'é ',
  '(',
  '@',
  'a.',
  '\\',
];

const fixed: readonly NastyValue[] = [
  ofText('nothing', ''),
  ofText('NUL', '\0'),
  ofText('NUL within', 'Lyon\0'),
  { label: 'lone surrogate', json: '"\\ud83d"', text: '\ud83d' },
  { label: 'lone surrogate within', json: '"a\\udc00b"', text: 'a\udc00b' },
  ofText('__proto__', '__proto__'),
  ofText('constructor', 'constructor'),
  ofText('toString', 'toString'),
  ofText('right to left', '\u202eabc'),
  ofText('line ends', 'a\r\nb\u2028c'),
  ofText('wildcards', '%_\\'),
  ofText('quotes', `'";--`),
  ofText('markup', '<script>alert(1)</script>'),
  ofText('template', '{{7*7}}'),
  ofText('climbing', '../../etc/passwd'),
  ofText('address', 'https://exemple.fr/?a=b#c'),
  ofText('file address', '/files/00000000-0000-0000-0000-000000000000'),
  ofText('another’s id', '00000000-0000-7000-8000-000000000000'),
  ofText('upper case id', '0190A000-0000-7000-8000-00000000000A'),
  ofText('year 275760', '+275760-09-13T00:00:00.000Z'),
  ofText('a day that is none', '2026-02-30'),
  ofText('year 0', '0000-01-01'),
  ofText('year 9999', '9999-12-31'),
  ofJson('2^63', '9223372036854775808'),
  ofJson('-2^63', '-9223372036854775808'),
  ofJson('2^53 + 1', '9007199254740993'),
  ofJson('2^31', '2147483648'),
  ofJson('1e99', '1e99'),
  ofJson('1e999', '1e999'),
  ofJson('tiny', '1e-320'),
  ofJson('-0', '-0'),
  ofJson('-1', '-1'),
  ofJson('half', '0.5'),
  ofJson('many digits', '0.1234567890123456789'),
  ofJson('null', 'null'),
  ofJson('true', 'true'),
  ofJson('empty list', '[]'),
  ofJson('empty object', '{}'),
  ofJson('object named __proto__', '{"__proto__":{"isOperator":true}}'),
  ofJson('object named constructor', '{"constructor":{"prototype":{"isOperator":true}}}'),
  ofJson('key with NUL', '{"a\\u0000":1}'),
  ofJson('list of nulls', '[null,null]'),
  ofJson('list of many', `[${'1,'.repeat(many)}1]`),
  ofJson('object of many', `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join(',')}}`),
  ofJson('deep list', '['.repeat(deep) + ']'.repeat(deep)),
  ofJson('deep object', '{"a":'.repeat(deep) + '1' + '}'.repeat(deep)),
  ...repeated.map((part) => ofText(`100,000 of ${JSON.stringify(part)}`, part.repeat(many / part.length))),
];

/** Any of the known ones, or what the library thinks of. */
export const nastyValues: fc.Arbitrary<NastyValue> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...fixed) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => ofText('any text', text)),
  },
  {
    weight: 1,
    arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => ofJson('any JSON', JSON.stringify(value))),
  },
  { weight: 1, arbitrary: fc.double().map((value) => ofJson('any number', String(value))) },
);
