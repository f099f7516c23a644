import { expect, test } from 'vitest';
import { repairUrl } from './repair-url.ts';

test.each([
  ['/jobs?search=%E0%A4%A', '/jobs?search=%E0%A4%A'],
  ['/files/caf%C3%A9%20a%2Fb', '/files/caf%C3%A9%20a%2Fb'],
  ['/jobs/%E0%A4%A?a=%', '/jobs/%EF%BF%BD%25A?a=%'],
  ['/jobs/100%', '/jobs/100%25'],
  ['/jobs%0d%0aSet-Cookie:%20x=1', '/jobs%EF%BF%BDSet-Cookie:%20x=1'],
  ['/jobs/%e2%80%a8', '/jobs/%EF%BF%BD'],
])('%s is read as %s', (given, read) => {
  expect(repairUrl(given)).toBe(read);
});
