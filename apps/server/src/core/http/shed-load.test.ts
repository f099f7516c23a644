import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { installErrorHandler } from '../errors/error-handler.ts';
import { shedLoad } from './shed-load.ts';

const delay = { sustainedMs: 0 };
let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  installErrorHandler(app);
  shedLoad(app, { delay, fromMs: 200 });
  for (const path of [
    '/api/me',
    '/health/live',
    '/health/ready',
    '/share/:kind/:name',
    '/sitemaps/offres.xml',
    '/assets/entry.js',
    '/jobs',
    '/session-hint.js',
    '/files/:id',
  ])
    app.all(path, async () => 'here');
});
beforeEach(() => {
  delay.sustainedMs = 900;
});
afterAll(() => app.close());

test('an overloaded server refuses calls, and is not ready for more', async () => {
  for (const [method, url] of [
    ['POST', '/api/me'],
    ['DELETE', '/api/me?a=1'],
    ['GET', '/health/ready'],
    ['GET', '/share/offer/a.jpg'],
    ['GET', '/sitemaps/offres.xml'],
  ] as const) {
    const { statusCode, headers, json } = await app.inject({ method, url });
    expect([statusCode, headers['retry-after'], json().code]).toEqual([503, '5', 'busy']);
  }
});

test('reads and pages, which wait in bounded queues of their own, are answered', async () => {
  for (const path of ['/api/me?a=1', '/jobs?search=bim'])
    expect((await app.inject(path)).statusCode).toBe(200);
});

test('people are told so by a page, where the address is no program’s', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/jobs' });
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ]);
  expect(body).toContain(commonErrors.unavailable.message);
});

test('it still answers with what pages are made of, and says that it lives', async () => {
  for (const path of ['/session-hint.js', '/assets/entry.js', '/files/1', '/health/live']) {
    expect((await app.inject(path)).statusCode).toBe(200);
  }
});

test('what somebody signed in is writing is refused last', async () => {
  const writing = { method: 'POST', url: '/api/me', headers: { authorization: 'Bearer mine' } } as const;
  expect((await app.inject(writing)).statusCode).toBe(200);
  expect((await app.inject({ ...writing, headers: {} })).statusCode).toBe(503);
  delay.sustainedMs = 1001;
  expect((await app.inject(writing)).statusCode).toBe(503);
});

test('up to the lag that is allowed, everybody is answered', async () => {
  delay.sustainedMs = 200;
  expect((await app.inject({ method: 'POST', url: '/api/me' })).statusCode).toBe(200);
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
});
