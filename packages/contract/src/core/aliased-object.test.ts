import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aliasedObject } from './aliased-object.ts';

const body = aliasedObject(
  { hourlyRate: z.number(), experienceYears: z.optional(z.number()) },
  { hourly_rate: 'hourlyRate', experience: 'experienceYears', experience_years: 'experienceYears' },
);

test('a field may come under another name; its own wins', () => {
  expect(body.parse({ hourly_rate: 5, experience: 2 })).toEqual({ hourlyRate: 5, experienceYears: 2 });
  expect(body.parse({ hourlyRate: 6, hourly_rate: 5 })).toEqual({ hourlyRate: 6 });
  expect(body.parse({ hourlyRate: undefined, hourly_rate: 5 })).toEqual({ hourlyRate: 5 });
  expect(body.parse({ hourlyRate: 1, experience: undefined, experience_years: 3 })).toEqual({
    hourlyRate: 1,
    experienceYears: 3,
  });
});

test('what is no object is refused', () => {
  for (const wrong of [null, 5, 'hourly_rate', [], undefined])
    expect(body.safeParse(wrong).success).toBe(false);
});

test('what was given stays as it was', () => {
  const given = { hourly_rate: 5 };
  body.parse(given);
  expect(given).toEqual({ hourly_rate: 5 });
});
