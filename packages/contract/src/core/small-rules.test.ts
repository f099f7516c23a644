import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formatExperience } from './experience.ts';
import { isUuid } from './ids.ts';
import { defaultPageSize, maxPageSize, pageQueryFields } from './pagination.ts';
import { isStorable } from './storable-text.ts';
import { acceptedTerms, hasNewTerms, termsVersion } from './terms.ts';

test('years are written as French does', () => {
  expect([0, 1, 2].map(formatExperience)).toEqual(['0\u00a0an', '1\u00a0an', '2\u00a0ans']);
});

test('an id is a whole UUID, in any case', () => {
  const id = '0190a5b0-0000-7000-8000-00000000000a';
  expect([id, id.toUpperCase()].every(isUuid)).toBe(true);
  for (const text of ['', `x${id}`, `${id}0`, `${id}\n`, id.replaceAll('-', ''), id.replace('a', 'g')])
    expect([text, isUuid(text)]).toEqual([text, false]);
});

test('a text that PostgreSQL cannot hold is known', () => {
  expect(['Élévation', '😀', ''].every(isStorable)).toBe(true);
  for (const text of ['a\0b', '\ud83d', '\ude00b']) expect(isStorable(text)).toBe(false);
});

test('a page is of so many unless told, and never of more than the most', () => {
  const query = z.object(pageQueryFields);
  const limitOf = (given: object) => query.safeParse(given).data?.limit;
  expect(limitOf({})).toBe(defaultPageSize);
  expect(['1', 5, '100', '101', 1e9].map((limit) => limitOf({ limit }))).toEqual([
    1,
    5,
    100,
    maxPageSize,
    maxPageSize,
  ]);
  for (const limit of ['0', '-1', '2.5', 'x', ''])
    expect([limit, query.safeParse({ limit }).success]).toEqual([limit, false]);
});

test('a registration accepts the terms that its form showed', () => {
  expect(acceptedTerms('2020-01-31')).toBe('2020-01-31');
  for (const shown of [undefined, termsVersion, '2999-01-01', '2020-02-31', '1', ''])
    expect([shown, acceptedTerms(shown)]).toEqual([shown, termsVersion]);
});

test('who knows only older terms, or none, has new ones to read', () => {
  expect([null, '2020-01-31', termsVersion, '2999-01-01'].map(hasNewTerms)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
