import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { expect, test } from 'vitest';
import { beyondLimit, isNoPage, isOwnPage, keptReadOf, keptReads } from './kept-reads.rules.ts';

const contracts = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/contract/src/features/*/*.contract.ts',
  { eager: true },
);
const reads = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .flatMap((group) => Object.values(Object(group)) as Partial<RouteDefinition>[])
  .filter((route) => route?.method === 'GET')
  .map(({ path }) => path);

const id = '01890000-0000-7000-8000-000000000001';
const at = (path: string) => new URL(path, 'https://mitoyen.test');

test('what is kept is what the contract calls so', () => {
  expect(keptReads.map(({ path }) => path).filter((path) => !reads.includes(path))).toEqual([]);
});

test('an address is known by its path, ids and all', () => {
  expect(keptReadOf(at(`/api/messages/${id}`))?.path).toBe('/api/messages/:conversationId');
  expect(keptReadOf(at(`/api/conversations/${id}?limit=50`))?.path).toBe('/api/conversations/:userId');
  expect(keptReadOf(at(`/api/appels-doffre/by-company/${id}`))?.path).toContain('by-company');
});

test.each([
  `/api/conversations/${id}?limit=50&search=plan`,
  `/api/messages/${id}?cursor=x`,
  '/api/messages/contacts',
  '/api/messages/contacted-count',
  `/api/users/${id}/sessions`,
  `/api/users/${id}/export`,
  '/api/operator/accounts',
  '/api/events',
  `/x/api/messages/${id}`,
  `/api/messages/${id}/more`,
  `/api/messages/${'1'.repeat(36)}`,
])('%s is not kept', (path) => expect(keptReadOf(at(path))).toBeNull());

test('of one call the oldest go, of others none', () => {
  const read = keptReadOf(at('/api/me'));
  if (!read) throw new Error('kept');
  const urls = ['/api/me', '/api/today', '/api/me?v=2', '/api/me?v=3'].map((path) => at(path).href);
  expect(beyondLimit(urls, read)).toEqual([urls[0], urls[2]]);
  expect(beyondLimit(urls.slice(0, 2), read)).toEqual([]);
});

test('own pages and what is no page are told by their path', () => {
  expect(['/profile', '/profile/messages', `/chat/${id}`].map(isOwnPage)).toEqual([true, true, true]);
  expect(['/', '/profiles', '/jobs/1', '/operateur/comptes'].filter(isOwnPage)).toEqual([]);
  expect(['/files/1', '/api/vigilance.ics', '/health/live'].every(isNoPage)).toBe(true);
  expect(['/', '/jobs', '/filesystem'].some(isNoPage)).toBe(false);
});
