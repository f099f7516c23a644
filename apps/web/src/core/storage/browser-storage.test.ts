import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOwnStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { expect, test } from 'vitest';

const sources = ['../../', '../../../../server/src/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const writes =
  /\.setItem\(|\.setCookie\(|\bwriteCookie\(|'set-cookie'|\bindexedDB\b|\bcaches\.open\(|useRouterScrollRestoration\(/;
/** These are given what they write, by those that name it. */
const givenItsName = [
  'features/consent/write-cookie.ts',
  'features/consent/consent-store.ts',
  'core/http/public-response-cache.ts',
];

test('whoever writes to the browser takes the name from the one list', () => {
  const nameless = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
      .filter((file) => {
        const text = readFileSync(`${folder}${file}`, 'utf8');
        return writes.test(text) && !text.includes('/browser-storage.ts') && !givenItsName.includes(file);
      }),
  );
  expect(nameless).toEqual([]);
});

test('what is ours is told from what is not', () => {
  expect(isOwnStorage('cookie', 'cookieConsent')).toBe(true);
  expect(isOwnStorage('localStorage', 'kept:camille:draft:1')).toBe(true);
  expect(isOwnStorage('localStorage', 'cookieConsent')).toBe(false);
  expect(isOwnStorage('localStorage', 'user_of_somebody')).toBe(false);
  expect(isOwnStorage('cookie', 'audience')).toBe(false);
});
