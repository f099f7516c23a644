import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { encodeCursor, setPageHeaders } from './paging.ts';

const nextCursor = encodeCursor([1, 'un été', 'fin']);

/** The address of the next page of one that was asked for so. */
function nextOf(url: string): string {
  const header = vi.fn();
  setPageHeaders({ url } as FastifyRequest, { header } as unknown as FastifyReply, { nextCursor });
  const [[name, value] = []] = header.mock.calls;
  expect(name).toBe('link');
  // a header of one byte a letter, which nobody can add another to
  expect(value).toMatch(/^<\/[!#-;=?-~]*>; rel="next"$/);
  return String(value).slice(1, -'>; rel="next"'.length);
}

test.each([
  '/api/profiles',
  '/api/profiles?',
  '/api/profiles?seed=a',
  '/api/profiles?seed=a&cursor=before&limit=3',
  '/api/profiles?search=caf%C3%A9+b%C3%A9ton%20brut&trades=a,b',
  '/api/profiles?search=précursor&seed=a',
  '/api/profiles?search=a"b<c>',
  '/api/profiles?a=1#cursor',
])('the next page of %s is asked for alike, with its own cursor', (url) => {
  const [asked, next] = [url, nextOf(url)].map((address) => new URL(address, 'http://localhost'));
  expect(next?.pathname).toBe(asked?.pathname);
  asked?.searchParams.set('cursor', nextCursor);
  expect([...(next?.searchParams ?? [])]).toEqual([...(asked?.searchParams ?? [])]);
});

test('never names another host', () => {
  expect(nextOf('//elsewhere.example/api')).not.toContain('elsewhere');
});
