import {
  meetingDateFar,
  meetingDateMissing,
  meetingDatePast,
  meetingDateSkipped,
  meetingDateTwice,
} from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bodyOf, dateRange, meetingIssues, startValues } from './meeting-values.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const typed = (...dates: string[]) => {
  const [date0 = '', date1 = '', date2 = ''] = dates;
  return { ...startValues(null), date0, date1, date2 };
};
const [one, other] = ['2026-12-01T10:30', '2026-12-03T09:00'];

test.each([
  ['one date', typed(one), {}],
  ['three', typed(one, other, '2026-12-04T09:00'), {}],
  ['none', typed(), { date0: meetingDateMissing }],
  ['none at first', typed('', other), { date0: meetingDateMissing }],
  ['one that passed in Paris', typed('2026-11-29T10:00'), { date0: meetingDatePast }],
  ['one of the next minute', typed('2026-11-29T10:01'), {}],
  ['one too far', typed(one, '2028-01-01T10:00'), { date1: meetingDateFar }],
  ['one that clocks skip', typed('2027-03-28T02:30'), { date0: meetingDateSkipped }],
  ['one twice', typed(one, one), { date1: meetingDateTwice }],
  ['a long place', { ...typed(one), place: 'a'.repeat(201) }, { place: 'Lieu : 200 caractères au plus.' }],
])('%s', (_, values, issues) => expect(meetingIssues(values)).toEqual(issues));

test('what is sent has the dates that were given', () => {
  expect(bodyOf({ ...typed(one, '', other), place: '  ' })).toEqual({
    kind: 'meeting',
    dates: [one, other],
    minutes: 60,
    place: null,
  });
});

test('dates are proposed from the next minute on, as clocks in Paris show it', () => {
  expect(dateRange(new Date()).min).toBe('2026-11-29T10:01');
});
