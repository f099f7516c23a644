import { expect, test } from 'vitest';
import { growthOf } from './lib/ambiguity.mjs';
import { wrongPatterns } from './lib/patterns.mjs';

test.each([
  '(a+)+b',
  '^(a*)*b',
  '^(\\w|\\d)*$',
  '^(?:a|ab|b)*$',
  '^(?:a?b?)*c$',
  '^(?:a{2,5})*$',
  '^(?:\\d+|\\d+,)*$',
  '(?:(?:a|a)*b)+',
])('/%s/ takes exponential time', (pattern) => {
  expect(growthOf(pattern, 'u')).toBe('exponential');
});

test.each([
  '^[. ]+|[. ]+$',
  '[.,;:!?]+$',
  '\\/+$',
  '\\s+\\S*$',
  '\\s*;\\s*',
  '^(\\d{1,2})\\s*\\/?\\s*(\\d{2})$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  '[^\\s@]+@[^\\s@]+',
  '\\[([^\\]]+)\\]\\(([^)\\s]+)\\)',
  '(?:ab)+$',
  '^(?:ab)*a(?:ba)*$',
  '(?<=a+)b',
  '^(?=.*\\d).{8,}$',
  '(a+)\\1',
])('/%s/ takes quadratic time', (pattern) => {
  expect(growthOf(pattern, 'u')).toBe('quadratic');
});

test.each([
  '^[. ]+',
  '\\s+',
  '\\s\\S*$',
  '[.,;:!?]{1,20}$',
  'https?:\\/\\/[^\\s<>]+',
  '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$',
  '\\[([^[\\]]+)\\]\\(([^()\\s]+)\\)',
  '(?<![^ ])\\p{L}(?: \\p{L})+(?![^ ])',
  '^(?:[^"\\\\]|\\\\.)*"',
  '(?:a|a)*',
])('/%s/ takes linear time', (pattern) => {
  expect(growthOf(pattern, 'u')).toBe('linear');
});

test('a sticky pattern is tried at one place only', () => {
  expect([growthOf(' +$', 'u'), growthOf(' +$', 'uy')]).toEqual(['quadratic', 'linear']);
});

const linesOf = (source) => wrongPatterns('a.tsx', source).map(({ line }) => line);

test('patterns are found wherever they are written', () => {
  const source = [
    'const rule = z.regex(/ +$/);',
    "const made = new RegExp('a+$', 'u');",
    'const called = RegExp(`^a*a*$`);',
    'const element = <p title={text.replace(/\\s+$/, "")} />;',
    "const text = '/ +$/';",
  ];
  expect(linesOf(source.join('\n'))).toEqual([1, 2, 3, 4]);
});

test('a pattern made at run time says why it is linear', () => {
  expect(linesOf('new RegExp(text)')).toEqual([1]);
  expect(linesOf('// why\nnew RegExp(text)')).toEqual([2]);
  expect(linesOf('// linear: its parts end at a slash\nnew RegExp(text)')).toEqual([]);
});
