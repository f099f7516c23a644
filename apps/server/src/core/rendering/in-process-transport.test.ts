import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInProcessTransport } from './in-process-transport.ts';

let app: FastifyInstance;
let asked: string[];
beforeEach(async () => {
  asked = [];
  app = fastify();
  const route = (path: string, status: number, caching?: string) =>
    app.all(path, async (request, reply) => {
      asked.push(`${request.method} ${path}`);
      if (caching) reply.header('cache-control', caching);
      return reply.code(status).send({ path });
    });
  route('/words', 200, 'public, max-age=60');
  route('/missing', 404, 'public, max-age=60');
  route('/mine', 200, 'private, max-age=60');
  route('/now', 200, 'no-store');
  route('/list', 200);
  app.get('/text', async (_, reply) => {
    asked.push('GET /text');
    return reply.type('text/plain').header('cache-control', 'public, max-age=60').send('{ no JSON');
  });
  await app.ready();
});
afterEach(() => app.close());

test('what anybody may keep is asked for once, and told each page whole', async () => {
  const call = createInProcessTransport(app);
  const answers = [await call('/words', {}), await call('/words', {})];
  expect(asked).toEqual(['GET /words']);
  for (const answer of answers) {
    expect([answer.status, await answer.text()]).toEqual([200, '{"path":"/words"}']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  }
});

test('what is kept has been read, once for all, and nobody can change it for others', async () => {
  const call = createInProcessTransport(app);
  const [first, again] = [await call('/words', {}), await call('/words', {})];
  expect(again.data).toEqual({ path: '/words' });
  expect(again.data).toBe(first.data);
  expect(() => Object.assign(again.data as object, { path: 'mine' })).toThrow(TypeError);
  expect((await call('/list', {})).data).toBeUndefined();
});

test.each(['/missing', '/mine', '/now', '/list'])('%s is asked for each time', async (path) => {
  const call = createInProcessTransport(app);
  for (let times = 0; times < 2; times++) await call(path, {});
  expect(asked).toHaveLength(2);
});

test('what is sent is never kept', async () => {
  const call = createInProcessTransport(app);
  await call('/words', { method: 'POST' });
  await call('/words', {});
  await call('/words', { method: 'POST' });
  expect(asked).toEqual(['POST /words', 'GET /words', 'POST /words']);
});

test('a page that is rendered sends nothing but an address', async () => {
  const call = createInProcessTransport(app);
  await expect(call('/words', { method: 'POST', body: '{}' })).rejects.toThrow('only reads');
  expect(asked).toEqual([]);
});

test('what is kept and is no JSON is given as it came', async () => {
  const call = createInProcessTransport(app);
  for (let times = 0; times < 2; times++) {
    const answer = await call('/text', {});
    expect([await answer.text(), answer.data]).toEqual(['{ no JSON', undefined]);
  }
  expect(asked).toEqual(['GET /text']);
});
