import { expect, test } from 'vitest';
import { isMailKind, mailKindsOf } from './mail-kinds.rules.ts';

test.each([
  ['freelance', ['messages', 'meetings', 'applications', 'proofs', 'availability', 'news']],
  ['entreprise', ['messages', 'meetings', 'applications', 'offers', 'proofs', 'news']],
  ['jobseeker', ['messages', 'meetings', 'applications', 'reveals', 'availability', 'news']],
  [null, ['messages', 'meetings', 'news']],
] as const)('an account of type %s chooses among the mails that it may get', (role, kinds) => {
  expect(mailKindsOf(role)).toEqual(kinds);
});

test('a kind of mail is known by its name', () => {
  expect(['messages', 'news', 'newsletter', 'toString', ''].map(isMailKind)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
