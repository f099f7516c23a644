import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { parseInstant } from './parse-instant.ts';

const parseAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

test.each([
  ['2026-03-29 00:30:00+00', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29 00:30:00.1+00', '2026-03-29T00:30:00.100Z'],
  ['2026-03-29 00:30:00.012345+00', '2026-03-29T00:30:00.012Z'],
  ['2026-03-29T00:30:00+00:00', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T00:30:00.012345+00:00', '2026-03-29T00:30:00.012Z'],
  ['2026-03-29T02:30:00.5+02:00', '2026-03-29T00:30:00.500Z'],
  ['2026-03-29T06:00:00+05:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T00:00:00-00:30', '2026-03-29T00:30:00.000Z'],
  ['0099-12-31T23:59:59+00:00', '0099-12-31T23:59:59.000Z'],
  ['2026-03-29 02:30:00.5+02', '2026-03-29T00:30:00.500Z'],
  ['2026-03-29 06:00:00+05:30', '2026-03-29T00:30:00.000Z'],
  ['0099-12-31 23:59:59+00', '0099-12-31T23:59:59.000Z'],
])('%s is %s', (text, expected) => {
  expect((parseInstant(text) as Date).toISOString()).toBe(expected);
});

test('what has no date is told as the driver tells it', () => {
  expect(parseInstant('infinity')).toBe(Number.POSITIVE_INFINITY);
  expect(parseInstant('10000-01-01 00:00:00+00')).toEqual(parseAny('10000-01-01 00:00:00+00'));
  expect(parseInstant('0044-03-15 12:00:00+00 BC')).toEqual(parseAny('0044-03-15 12:00:00+00 BC'));
});

test('every instant is what the driver makes of it', () => {
  const instants = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 6 }), (instant, digits) => {
      const iso = instant.toISOString().replace('T', ' ').replace('Z', '456');
      const text = `${digits === 0 ? iso.slice(0, 19) : iso.slice(0, 20 + digits)}+00`;
      expect(parseInstant(text)).toEqual(parseAny(text));
      const inJson = `${text.replace(' ', 'T')}:00`;
      expect(parseInstant(inJson)).toEqual(new Date(inJson));
    }),
  );
});
