import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['ana@exemple.fr', 'ana@exemple.fr'],
  ['ana+un@exemple.fr', 'ana@exemple.fr'],
  ['ana+un+deux@exemple.fr', 'ana@exemple.fr'],
  ['Ana+UN@Exemple.FR', 'ana@exemple.fr'],
  // two people, but for one provider
  ['a.na@exemple.fr', 'a.na@exemple.fr'],
  // nobody would be left
  ['+un@exemple.fr', '+un@exemple.fr'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
