import { expect, test } from 'vitest';
import { decisionBody, reportBody } from './reports.schemas.ts';

const faultsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a report for another reason says what happened', () => {
  const faults = (body: object) => faultsOf(reportBody.safeParse({ userId: 'a', ...body }));
  expect(faults({ reason: 'spam' })).toEqual([]);
  expect(faults({ reason: 'other', details: 'Il insiste.' })).toEqual([]);
  for (const details of [undefined, '', '  '])
    expect(faults({ reason: 'other', details })).toEqual(['details']);
});

test('a decision against somebody names its ground, one without action needs none', () => {
  const faults = (body: object) => faultsOf(decisionBody.safeParse({ statement: 'x'.repeat(20), ...body }));
  expect(faults({ decision: 'no_action' })).toEqual([]);
  expect(faults({ decision: 'warning', ground: 'law' })).toEqual([]);
  for (const decision of ['warning', 'suspension'])
    for (const ground of [undefined, null]) expect(faults({ decision, ground })).toEqual(['ground']);
  expect(faults({ decision: 'no_action', statement: 'x'.repeat(19) })).toEqual(['statement']);
});
