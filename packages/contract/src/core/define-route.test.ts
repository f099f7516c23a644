import { expect, test } from 'vitest';
import { buildUrl } from './define-route.ts';

const url = (path: string, call?: Parameters<typeof buildUrl>[1]) => buildUrl({ path }, call);

test('path parameters are filled in and cannot leave their place', () => {
  expect(url('/api/users/:id/sessions/:sessionId', { params: { id: 'a/b?c', sessionId: 5 } })).toBe(
    '/api/users/a%2Fb%3Fc/sessions/5',
  );
});

test('a query has what is there, an array once for each', () => {
  expect(url('/api/offers')).toBe('/api/offers');
  expect(url('/api/offers', { query: { cursor: undefined, seed: null, skills: [] } })).toBe('/api/offers');
  expect(url('/api/offers', { query: { limit: 0, search: 'bois & béton', skills: ['a', null, 'b'] } })).toBe(
    '/api/offers?limit=0&search=bois+%26+b%C3%A9ton&skills=a&skills=b',
  );
});
