import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  // no page's, and answers reads alone
  .filter((file) => !file.startsWith('service-worker/'))
  .map((file) => ({ file, text: readFileSync(sources + file, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

/**
 * A write's `Write` comes from `useAttempt` (by `useWrite`, `useSubmit`, `useLongForm`), or the call does not compile. These
 * make their own, since nobody presses anything for it, or since they tell of it themselves: one more is a line here, with why.
 */
const withoutAForm = [
  'core/api/api-client.ts', // makes it
  'core/session/session.tsx', // signing out: ends here at once, whatever the server says
  'features/applications/own/use-mark-answers-read.ts', // what is looked at becomes read
  'features/applications/received/use-see.ts', // the same
  'features/conversations/composer/use-typing.ts', // typing events: nothing is stored
  'features/conversations/outbox/outbox.ts', // messages wait in their conversation, where their author takes them out
  'features/conversations/thread/thread.queries.ts', // what is looked at becomes read
  'features/notifications/activity-page.tsx', // a line that is pressed becomes read, on the way to its page
  'features/notifications/bell.tsx', // what is looked at becomes read
  'features/portfolio/use-own-portfolio.ts', // an order that failed is put back, and said
  'features/push/use-presence.ts', // a page is looked at: nothing is kept of it
  'features/saved-searches/new-marks.tsx', // what is looked at is marked as seen
  'features/subscriptions/subscriptions.queries.ts', // asks Stripe anew, changes nothing of anybody's
];
/** What else can make a write: the one way of calls, reads of files, and files for a form that is sent later. */
const waysOut = [
  'core/api/api-client.ts',
  'core/api/download-file.ts',
  'core/pdf/load-pdfjs.ts',
  'features/directory/use-kept-pictures.ts',
  'features/uploads/upload-file.ts',
];

test('every write of the pages goes by the one rule', () => {
  expect(filesWith(/\bunattended\b/)).toEqual(withoutAForm);
  expect(filesWith(/(?<!\.)\bfetch\(|XMLHttpRequest\(|sendBeacon|new WebSocket/)).toEqual(waysOut);
  expect(filesWith(/\buseAttempt\(/)).toEqual([
    'core/forms/use-long-form.ts',
    'core/forms/use-submit.ts',
    'core/writes/use-attempt.ts',
    'core/writes/use-write.ts',
    'features/phone-verification/use-phone-verification.ts',
    'features/subscriptions/use-hosted-page.ts',
  ]);
});
