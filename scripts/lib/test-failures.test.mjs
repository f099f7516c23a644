import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';

it('names the tests that failed and the files that did not load, with what they said', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'apps/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'sorts',
            failureMessages: ['\u001b[31mexpected 2\u001b[39m\n  at a.ts:1'],
          },
        ],
      },
      {
        name: join(root, 'apps/b.test.ts'),
        status: 'failed',
        message: 'Cannot find x',
        assertionResults: [],
      },
      {
        name: join(root, 'apps/c.test.ts'),
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'c' }],
      },
    ],
  };
  expect(failuresOfVitest(report)).toEqual([
    'apps/a.test.ts › sorts\nexpected 2\n  at a.ts:1',
    'apps/b.test.ts › the file itself\nCannot find x',
  ]);
});

it('names the journeys that failed, however deep they are grouped', () => {
  const journey = (title, error) => ({
    title,
    file: 'journeys/a.e2e.ts',
    ok: !error,
    tests: [{ results: [error ? { error: { message: error } } : {}] }],
  });
  const report = {
    suites: [{ specs: [journey('signs in')], suites: [{ specs: [journey('signs out', 'no button')] }] }],
  };
  expect(failuresOfPlaywright(report)).toEqual(['journeys/a.e2e.ts › signs out\nno button']);
});

it('keeps a long reason short, and says nothing of a run without a report', () => {
  const failureMessages = [Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n')];
  const assertionResults = [{ status: 'failed', fullName: 'a', failureMessages }];
  const [failure] = failuresOfVitest({ testResults: [{ name: 'a', status: 'failed', assertionResults }] });
  expect(failure.split('\n')).toHaveLength(13);
  expect([failuresOfVitest(null), failuresOfPlaywright(null)]).toEqual([[], []]);
});
