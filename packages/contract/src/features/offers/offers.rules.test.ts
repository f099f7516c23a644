import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../core/paris-day.ts';
import {
  canChangeOffer,
  canPublishOneMore,
  daysLeft,
  type OfferStatus,
  offerStatuses,
  offerStatusOn,
} from './offers.rules.ts';
import { offerBody } from './offers.schemas.ts';
import { splitRequirements } from './requirements.rules.ts';

/** The whole table once more, by hand: 'action: from > to'. */
const allowed = new Set(
  `close: open > filled
close: open > cancelled
close: expired > filled
close: expired > cancelled
reopen: filled > open
reopen: cancelled > open
reopen: expired > open
expire: open > expired`.split('\n'),
);

test('an offer changes as the table lists, and no other way', () => {
  for (const action of ['close', 'reopen', 'expire'] as const)
    for (const from of offerStatuses)
      for (const to of offerStatuses) {
        const change = `${action}: ${from} > ${to}`;
        expect([change, canChangeOffer(action, from, to)]).toEqual([change, allowed.has(change)]);
      }
});

describe('offerStatusOn', () => {
  const today = '2026-10-25';
  test('takes an open offer for expired from the day after its deadline', () => {
    expect(offerStatusOn('open', '2026-10-24', today)).toBe('expired');
    expect(offerStatusOn('open', today, today)).toBe('open');
    expect(offerStatusOn('open', '2026-10-26', today)).toBe('open');
  });

  test('leaves every other state as it is, on any day', () => {
    const closed = fc.constantFrom(...offerStatuses.filter((status) => status !== 'open'));
    fc.assert(
      fc.property(closed, fc.integer({ min: -400, max: 400 }), (status: OfferStatus, days) => {
        expect(offerStatusOn(status, addDays(today, days), today)).toBe(status);
      }),
    );
  });
});

test.each([
  ['2026-10-24', -1],
  ['2026-10-25', 0],
  ['2026-10-26', 1],
  ['2026-11-24', 30],
  ['2027-03-29', 155],
])('until %s, on the day the clocks change, %i days are left', (deadline, days) => {
  expect(daysLeft(deadline, '2026-10-25')).toBe(days);
});

test('ten offers without Premium, any number with it', () => {
  expect([canPublishOneMore(9, 10), canPublishOneMore(10, 10), canPublishOneMore(500, null)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('requirements are lines without the empty ones, however they are given', () => {
  expect(splitRequirements(' Revit \r\n\n  \nPermis B')).toEqual(['Revit', 'Permis B']);
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      const kept = splitRequirements(lines);
      expect(kept.every((line) => line !== '' && line === line.trim())).toBe(true);
      expect(splitRequirements(kept)).toEqual(kept);
    }),
  );
});

test('a body is taken as forms and programs send it', () => {
  const body = { titre: ' Titre ', description: 'Texte', budget: '350,5', deadline: '2026-12-01' };
  expect(offerBody.parse(body)).toEqual({
    titre: 'Titre',
    description: 'Texte',
    budget: 350.5,
    deadline: '2026-12-01',
    requirements: [],
    duree: null,
    lieu: null,
    remote: 0,
  });
  expect(offerBody.parse({ ...body, remote: true, requirements: 'a\nb' })).toMatchObject({
    remote: 1,
    requirements: ['a', 'b'],
  });
  const requirements = (given: unknown) =>
    offerBody.safeParse({ ...body, requirements: given }).data?.requirements;
  expect(requirements([' Revit ', ''])).toEqual(['Revit']);
  expect([5, [5], ['Revit', 5], {}, true].map(requirements)).toEqual(Array(5).fill(undefined));
  expect([1, 0, false, null].map((remote) => offerBody.parse({ ...body, remote }).remote)).toEqual([
    1, 0, 0, 0,
  ]);
  for (const wrong of [{ budget: true }, { budget: [350] }, { deadline: '2026-02-30' }])
    expect(offerBody.safeParse({ ...body, ...wrong }).success).toBe(false);
  for (const remote of [2, -1]) expect(offerBody.safeParse({ ...body, remote }).success).toBe(false);
});
