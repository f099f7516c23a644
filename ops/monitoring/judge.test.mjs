import { describe, expect, test } from 'vitest';
import { judge, stretchesOf } from './judge.mjs';

const series = (labels, ...instants) => ({ metric: labels, values: instants.map((at) => [at, '1']) });
const late = { alertname: 'Late', queue: 'mails' };
const fault = {
  what: 'mails wait',
  alerts: [{ ...late, within: 5 }],
  also: [{ alertname: 'Slow' }],
  struckAt: 100,
  explainsUntil: 1000,
};
const minutes = (count) => count * 60;

describe('what is made of the alerts that fired', () => {
  test('a gap ends a stretch', () => {
    const found = stretchesOf([series(late, 10, 20, 30, 90, 100)], 10);
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      [10, 30],
      [90, 100],
    ]);
  });

  test('an alert counts that fires in its time and has the labels', () => {
    const { results, unexplained } = judge([fault], stretchesOf([series(late, 300, 310)], 10), minutes);
    expect(results).toMatchObject([{ after: 200, holds: true }]);
    expect(unexplained).toEqual([]);
  });

  test.each([
    ['too late', [series(late, 500)]],
    ['never', []],
    ['of another queue', [series({ ...late, queue: 'pictures' }, 300)]],
    ['that fired before', [series(late, 90, 100, 110)]],
  ])('one does not: %s', (_, fired) => {
    const { results } = judge([fault], stretchesOf(fired, 10), minutes);
    expect(results[0].holds).toBe(false);
  });

  test('what nothing explains is told: before, after, or of another kind', () => {
    const other = { alertname: 'Away' };
    const fired = [series(late, 50), series(late, 990, 1000, 1010), series(other, 300)];
    const { unexplained } = judge([fault], stretchesOf(fired, 10), minutes);
    expect(unexplained).toHaveLength(3);
    expect(judge([fault], stretchesOf([series({ alertname: 'Slow' }, 400)], 10), minutes)).toMatchObject({
      unexplained: [],
    });
  });

  test('two faults that overlap explain one stretch, two with a gap between them do not', () => {
    const slow = { alertname: 'Slow' };
    const next = { what: 'another', alerts: [], also: [slow], struckAt: 900, explainsUntil: 1500 };
    const fired = stretchesOf([series(slow, 500, 800, 1100, 1400)], 300);
    expect(judge([next, fault], fired, minutes).unexplained).toEqual([]);
    const later = { ...next, struckAt: 1001 };
    expect(judge([fault, later], fired, minutes).unexplained).toHaveLength(1);
    expect(judge([fault], fired, minutes).unexplained).toHaveLength(1);
  });
});
