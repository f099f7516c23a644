import { expect, test } from 'vitest';
import { constants } from './constants.ts';
import { createDiscreetWatch } from './discreet-watch.ts';
import { gini, judgeAlerts, type OfferRecord, quantile } from './measures.ts';
import { inLetters, planPeople } from './people.ts';
import { isStartedIn } from './scheduled-jobs.ts';
import { formatTable } from './table.ts';

test('every constant says who publishes it, or that it is assumed', () => {
  for (const { source } of Object.values(constants)) expect(source).toMatch(/^assumption$|, https:\/\/\S+$/);
});

test.each([
  [[1, 1, 1, 1], 0],
  [[0, 0, 0, 4], 0.75],
  [[0, 0], 0],
  [[], 0],
])('%j is shared out with a Gini of %d', (values, expected) => {
  expect(gini(values)).toBeCloseTo(expected);
});

test('a share of the values lies at or below its quantile', () => {
  expect([0.5, 0.95].map((share) => quantile([3, 1, 2, 9], share))).toEqual([2, 9]);
  expect(quantile([], 0.5)).toBe(0);
});

const [firm] = planPeople(1, 30, 7);
if (!firm) throw new Error('nobody was planned');
const at = (day: number) => new Date(Date.UTC(2040, 0, day));
const offer = (serial: number, publishedAt: Date, closedAt: Date | null): OfferRecord => ({
  ...{ id: `${serial}`, serial, isJob: false, firm, publishedAt, deadline: '2040-02-20', closedAt },
});

test('an alert is missed once its week has passed, and doubled by a second mail', () => {
  const toTell = new Map([
    ['1 1', offer(1, at(2), null)],
    ['1 2', offer(2, at(2), null)],
    ['1 3', offer(3, at(2), at(5))],
    ['1 4', offer(4, at(25), null)],
  ]);
  const told = new Map([
    ['1 2', 2],
    ['2 2', 1],
  ]);
  expect(judgeAlerts({ toTell, told }, at(30))).toEqual({ sent: 3, missed: 1, doubled: 1, unasked: 1 });
});

test.each([
  ['40 9 * * *', { hour: 9 }, true],
  ['40 9 * * *', { hour: 10 }, false],
  ['0 22,23 * * *', { hour: 23 }, true],
  ['20 8-20 * * *', { hour: 8 }, true],
  ['20 8-20 * * *', { hour: 20 }, true],
  ['20 8-20 * * *', { hour: 21 }, false],
  ['7 * * * *', { hour: 4, weekday: 0 }, true],
  ['7 * * * *', { hour: 4 }, false],
  ['7 * * * *', { hour: 5, weekday: 0 }, false],
])('%s at %j: %s', (cron, when, expected) => {
  expect(isStartedIn({ name: 'one', cron }, { weekday: 1, wasBusy: true, ...when })).toBe(expected);
});

test('what people meet within the hour is started after somebody came by, and where a day begins', () => {
  const alerts = { name: 'saved-searches.alerts', cron: '* * * * *' };
  const started = (hour: number, wasBusy: boolean) => isStartedIn(alerts, { hour, weekday: 1, wasBusy });
  expect([started(3, true), started(3, false), started(0, false), started(8, false)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(() =>
    isStartedIn({ name: 'one', cron: '0 4 * * 1' }, { hour: 4, weekday: 1, wasBusy: true }),
  ).toThrow('0 4');
});

test('a discreet person is a leak to whoever was not told', () => {
  const [hidden, told, other] = planPeople(3, 30, 7);
  if (!hidden || !told || !other) throw new Error('nobody was planned');
  const watch = createDiscreetWatch();
  const id = '01a225eb-3775-7230-9095-12785b19053d';
  watch.hide(hidden, ['Ombreab', id]);
  watch.tell(hidden, told);
  const text = `{"firstName":"Ombreab","id":"${id}","other":"Ombreac"}`;
  expect([hidden, told, other, null].map((reader) => watch.leaksOf(text, reader))).toEqual([
    ...[[], []],
    ...[
      ['Ombreab', id],
      ['Ombreab', id],
    ],
  ]);
});

test('the same seed plans the same people, of whom no two share an address', () => {
  const plan = () =>
    planPeople(60, 30, 7).map(({ name, email, title, joinsAt }) => ({ name, email, title, joinsAt }));
  expect(plan()).toEqual(plan());
  expect(new Set(plan().map(({ email }) => email)).size).toBe(60);
  expect([0, 25, 26, 700].map(inLetters)).toEqual(['a', 'z', 'ba', 'bay']);
});

test('runs stand side by side, a row for each measure', () => {
  const columns = [
    { name: 'all', rows: new Map([['answered', '60 %']]) },
    { name: 'without alerts', rows: new Map([['answered', '40 %']]) },
  ];
  expect(formatTable(columns).split('\n')).toEqual([
    '|  | all | without alerts |',
    '| --- | ---: | ---: |',
    '| answered | 60 % | 40 % |',
  ]);
});
