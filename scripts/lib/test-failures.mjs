import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

const maxReasonLines = 12;

const shortPath = (file) => (isAbsolute(file) ? relative(root, file) : file);

/** What a test said when it failed, short enough to stand beside others. */
function shortReason(message = '') {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, maxReasonLines).join('\n');
}

const describe = (file, title, message) => `${shortPath(file)} › ${title}\n${shortReason(message)}`;

/** The tests that failed in a report of Vitest's `json` reporter, and the files that did not load. */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [describe(name, 'the file itself', message)];
    return failed.map((test) => describe(name, test.fullName, test.failureMessages?.[0]));
  });
}

function journeysOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(journeysOf)];
}

/** The journeys that failed in a report of Playwright's `json` reporter. */
export function failuresOfPlaywright(report) {
  return (report?.suites ?? [])
    .flatMap(journeysOf)
    .filter((journey) => !journey.ok)
    .map(({ file, title, tests }) => {
      const error = tests.flatMap((test) => test.results).find((result) => result.error)?.error;
      return describe(file, title, error?.message);
    });
}
