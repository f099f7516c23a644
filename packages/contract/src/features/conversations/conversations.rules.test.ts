import { expect, test } from 'vitest';
import { roles } from '../../core/roles.ts';
import { canContactOneMore, conversationTitle, freeContactLimit, isContact } from './conversations.rules.ts';

const anybody = [...roles, null];

test('a company without Premium contacts so many and no more, one with it any number', () => {
  expect(canContactOneMore(freeContactLimit - 1, freeContactLimit)).toBe(true);
  expect(canContactOneMore(freeContactLimit, freeContactLimit)).toBe(false);
  expect(canContactOneMore(500, null)).toBe(true);
});

test('only a company’s first word to a professional is a contact', () => {
  const contacts = anybody.flatMap((from) =>
    anybody.filter((to) => isContact(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(contacts.sort()).toEqual(['entreprise > freelance', 'entreprise > jobseeker']);
});

test.each([
  ['freelance', 'Contact direct avec un freelance'],
  ['entreprise', 'Contact direct avec une entreprise'],
  ['jobseeker', 'Nouvelle conversation'],
  [null, 'Nouvelle conversation'],
] as const)('a conversation with %s is called %s', (role, title) => {
  expect(conversationTitle(role)).toBe(title);
});
