import { describe, expect, test } from 'vitest';
import { parisDay } from '../../core/paris-day.ts';
import { monthsAfter, type ProofDays, proofStateOf, stands, standsUntil } from './proof-days.rules.ts';

const days = (values: Partial<ProofDays> & Pick<ProofDays, 'kind'>): ProofDays => ({
  declaredOn: '2026-06-01',
  date: null,
  year: null,
  from: null,
  to: null,
  ...values,
});

// Code de procédure civile, art. 641, al. 2; règlement 1182/71, art. 3, § 2, c
test.each([
  ['2026-05-22', '2026-11-22'],
  ['2026-08-28', '2027-02-28'],
  ['2026-08-29', '2027-02-28'],
  ['2026-08-30', '2027-02-28'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2027-08-29', '2028-02-29'],
  ['2026-03-31', '2026-09-30'],
  ['2026-05-31', '2026-11-30'],
  ['2026-12-31', '2027-06-30'],
  ['2026-07-31', '2027-01-31'],
  ['2028-02-29', '2028-08-29'],
])('six months after %s is %s', (day, after) => {
  expect(monthsAfter(day, 6)).toBe(after);
});

test.each([
  ['2026-05-22', '2026-11-21'],
  ['2026-08-31', '2027-02-27'],
  ['2026-09-01', '2027-02-28'],
  ['2027-08-31', '2028-02-28'],
  ['2026-05-31', '2026-11-29'],
])('an attestation of %s stands until %s', (date, until) => {
  expect(standsUntil(days({ kind: 'vigilance', date }))).toBe(until);
});

test('an attestation of 22 May stands on 21 November at 23:59 in Paris, and not a minute later', () => {
  const until = standsUntil(days({ kind: 'vigilance', date: '2026-05-22' }));
  const at = (instant: string) => stands({ from: null, until }, parisDay(new Date(instant)));
  expect(at('2026-11-21T22:59:59Z')).toBe(true);
  expect(at('2026-11-21T23:00:00Z')).toBe(false);
});

describe('the other ends', () => {
  test.each([
    ['a sworn statement, by the day it was typed', { kind: 'no_foreign_workers' }, '2026-11-30'],
    ['a year of taxes', { kind: 'tax', year: 2026 }, '2026-12-31'],
    ['the Ordre, the 31 March after', { kind: 'ordre' }, '2027-03-31'],
    ['the Ordre, before a 31 March', { kind: 'ordre', declaredOn: '2026-03-30' }, '2026-03-31'],
    ['the Ordre, on a 31 March', { kind: 'ordre', declaredOn: '2026-03-31' }, '2027-03-31'],
    ['an insurance', { kind: 'decennial', from: '2026-01-01', to: '2026-12-31' }, '2026-12-31'],
    ['a diploma', { kind: 'diploma' }, null],
    ['a qualification with an end', { kind: 'opqibi', to: '2027-04-30' }, '2027-04-30'],
  ] as const)('%s', (_name, values, until) => {
    expect(standsUntil(days(values))).toBe(until);
  });
});

test('an insurance that has not begun does not stand', () => {
  const insured = { from: '2027-01-01', until: '2027-12-31' };
  expect(stands(insured, '2026-12-31')).toBe(false);
  expect(stands(insured, '2027-01-01')).toBe(true);
  expect(stands({ from: null, until: null }, '2099-01-01')).toBe(true);
});

test('what ended is expired, whatever was decided', () => {
  for (const state of ['declared', 'verified', 'refused'] as const) {
    expect(proofStateOf({ state, until: '2026-11-21' }, '2026-11-21')).toBe(state);
    expect(proofStateOf({ state, until: '2026-11-21' }, '2026-11-22')).toBe('expired');
    expect(proofStateOf({ state, until: null }, '2026-11-22')).toBe(state);
  }
});
