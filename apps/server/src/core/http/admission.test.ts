import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installErrorHandler } from '../errors/error-handler.ts';
import { Admission, admitRequests, kindOf } from './admission.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { EarlyRefusals } from './early-refusals.ts';
import { shedLoad } from './shed-load.ts';

const onAnswered = vi.fn();
let app: FastifyInstance;
let framework: string[];
let finish: (() => void)[];
beforeEach(async () => {
  framework = [];
  finish = [];
  onAnswered.mockClear();
  const early = createEarlyAnswers({});
  app = fastify({ serverFactory: early.serverFactory });
  installErrorHandler(app);
  const refusals = new EarlyRefusals(onAnswered);
  const one = { atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 };
  const admission = new Admission({
    refusals,
    isLate: () => false,
    limits: { read: one, page: one },
  });
  app.addHook('onRequest', async ({ url }) => void framework.push(url));
  shedLoad(app, { lag: { lastingMs: 0 }, fromMs: 1, refusals });
  admitRequests(app, admission, refusals);
  for (const path of ['/api/slow', '/slow-page'])
    app.get(path, () => new Promise((resolve) => finish.push(() => resolve('done'))));
  app.get('/health/live', async () => 'alive');
  app.get('/*', async () => 'page');
  early.answerEarly((...asked) => admission.answer(...asked));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = app.server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, path, headers, agent: false });
  const answer = once(request, 'response').then(async ([response]) => {
    const message = response as IncomingMessage;
    return { status: message.statusCode, headers: message.headers, body: await text(message) };
  });
  answer.catch(() => undefined);
  return { answer, leave: () => request.destroy() };
}
const under = (count: number) => vi.waitFor(() => expect(finish).toHaveLength(count));

it('keeps the next from the framework until the one before is answered', async () => {
  const first = ask('/api/slow');
  await under(1);
  const second = ask('/api/slow?second');
  expect((await ask('/a-page').answer).body).toBe('page');
  expect((await ask('/health/live').answer).body).toBe('alive');
  expect(framework).toEqual(['/api/slow', '/a-page', '/health/live']);
  finish[0]?.();
  expect((await first.answer).body).toBe('done');
  await under(2);
  finish[1]?.();
  expect((await second.answer).body).toBe('done');
});

it('gives the place of who went away to the next', async () => {
  const first = ask('/api/slow');
  await under(1);
  const second = ask('/api/slow');
  first.leave();
  await under(2);
  finish[1]?.();
  expect((await second.answer).status).toBe(200);
});

/** Has one be answered and one wait: a third is refused. */
async function fill(path: string) {
  const before = finish.length;
  const visits = [ask(path), ask(path)];
  await under(before + 1);
  // both have come once somebody else, who came later, is answered
  await ask('/health/live').answer;
  framework.length = 0;
  return async () => {
    finish[before]?.();
    await under(before + 2);
    finish[before + 1]?.();
    await Promise.all(visits.map(({ answer }) => answer));
  };
}

it('refuses as the framework does, without asking it again', async () => {
  for (const path of ['/api/slow', '/slow-page']) {
    const empty = await fill(path);
    const first = await ask(path, { authorization: 'Bearer mine' }).answer;
    const second = await ask(`${path}?again`).answer;
    expect(framework).toEqual([path]);
    await empty();
    expect([first.status, second.status]).toEqual([503, 503]);
    expect(second.body).toBe(first.body);
    const { 'x-request-id': id, date: _, ...headers } = second.headers;
    const { date: _first, ...firstHeaders } = first.headers;
    expect(headers).toEqual(firstHeaders);
    expect(id).toMatch(/^[\da-f-]{36}$/);
  }
  expect(onAnswered.mock.calls.map(([, , status, , route]) => [status, route])).toEqual([
    [503, 'unknown'],
    [503, 'page'],
  ]);
});

it('leaves the refusal of another origin to the framework, which says who may read it', async () => {
  const empty = await fill('/api/slow');
  await ask('/api/slow').answer;
  const { status } = await ask('/api/slow?b', { origin: 'https://elsewhere.example' }).answer;
  expect(status).toBe(503);
  expect(framework).toEqual(['/api/slow', '/api/slow?b']);
  await empty();
});

it.each([
  ['GET', '/api/profiles?seed=a', 'read'],
  ['GET', '/freelancers', 'page'],
  ['GET', '/', 'page'],
  ['GET', '/share/freelance/a.jpg?x=/', null],
  ['GET', '/sitemap.xml', null],
  ['GET', '/sitemaps/profils.xml?apres=a', null],
  ['GET', '/robots.txt', null],
  ['GET', '/share/of-a-page', 'page'],
  ['GET', '/api/events', null],
  ['GET', '/assets/entry.js', null],
  ['GET', '/session-hint.js?x=/', null],
  ['GET', '/health/live', null],
  ['POST', '/api/messages', null],
  ['HEAD', '/', null],
])('%s %s is %s', (method, url, kind) => {
  expect(kindOf({ method, url })).toBe(kind);
});
