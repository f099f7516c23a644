import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobKinds, type OfferKind } from '../offers/offer-kinds.rules.ts';
import {
  answeredStatuses,
  applicationStatuses,
  applicationTransitions,
  canChangeApplication,
  closingText,
  isAnswer,
  rejectionReasonKeys,
  rejectionReasons,
  rejectionText,
  remindableFrom,
  waitingStatuses,
} from './applications.rules.ts';

const actors = ['company', 'applicant'] as const;

/** The whole table once more, by hand: 'from > to by whom'. */
const allowed = new Set(
  `sent > seen by company
sent > shortlisted by company
seen > shortlisted by company
rejected > shortlisted by company
sent > accepted by company
seen > accepted by company
shortlisted > accepted by company
rejected > accepted by company
sent > rejected by company
seen > rejected by company
shortlisted > rejected by company
sent > withdrawn by applicant
seen > withdrawn by applicant
shortlisted > withdrawn by applicant`.split('\n'),
);

describe('canChangeApplication', () => {
  test('allows what the table lists and refuses every other change', () => {
    for (const from of applicationStatuses)
      for (const to of applicationStatuses)
        for (const by of actors) {
          const change = `${from} > ${to} by ${by}`;
          expect([change, canChangeApplication(from, to, by)]).toEqual([change, allowed.has(change)]);
        }
  });

  test('lets nobody out of what the applicant took back or the company accepted, whatever is tried', () => {
    const tries = fc.array(fc.tuple(fc.constantFrom(...applicationStatuses), fc.constantFrom(...actors)));
    fc.assert(
      fc.property(fc.constantFrom('withdrawn' as const, 'accepted' as const), tries, (end, changes) => {
        expect(changes.some(([to, by]) => canChangeApplication(end, to, by))).toBe(false);
      }),
    );
  });

  test('never leads back to the start, and never lets one side do the other’s part', () => {
    const status = fc.constantFrom(...applicationStatuses);
    fc.assert(
      fc.property(status, status, (from, to) => {
        expect(canChangeApplication(from, 'sent', 'company')).toBe(false);
        expect(canChangeApplication(from, from, 'company')).toBe(false);
        expect(canChangeApplication(from, to, 'company') && canChangeApplication(from, to, 'applicant')).toBe(
          false,
        );
      }),
    );
  });

  test('gives whoever waits an answer, and a way out', () => {
    for (const from of waitingStatuses) {
      expect(answeredStatuses.some((to) => canChangeApplication(from, to, 'company'))).toBe(true);
      expect(canChangeApplication(from, 'withdrawn', 'applicant')).toBe(true);
    }
    expect(applicationTransitions.flatMap(({ from }) => from)).not.toContain('withdrawn');
  });
});

test('an answer is an answer, and having been seen is none', () => {
  expect(applicationStatuses.filter(isAnswer)).toEqual([...answeredStatuses]);
});

test('every reason has a text to start from', () => {
  for (const { label, text, jobText } of Object.values(rejectionReasons)) {
    expect(label).not.toBe('');
    for (const words of [text, jobText]) expect(words).toMatch(/^Merci pour votre candidature\..+\.$/u);
  }
});

test('a mission is called one, and a job is not', () => {
  const wordsFor = (kind: OfferKind) => [
    ...rejectionReasonKeys.map((reason) => rejectionText(reason, kind)),
    closingText('filled', kind),
    closingText('cancelled', kind),
  ];
  for (const kind of jobKinds) expect(wordsFor(kind).join(' ')).not.toMatch(/mission|tarif/iu);
  expect(wordsFor('mission').filter((text) => /cette mission/iu.test(text))).toHaveLength(6);
});

test('a reminder may be sent ten times twenty-four hours later', () => {
  expect(remindableFrom(new Date('2026-10-20T08:00:00Z'))).toEqual(new Date('2026-10-30T08:00:00Z'));
});
