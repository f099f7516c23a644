import { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInsteadOfNode } from '../http/answer-instead-of-node.ts';
import { callInProcess } from './in-process-call.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify({ trustProxy: () => false });
});
afterEach(() => app.close());

async function call(url: string, headers: Record<string, string> = {}) {
  await app.ready();
  return callInProcess(app, { method: 'GET', url, headers });
}

test('a call is answered as one that came in', async () => {
  app.get('/words/:id', async ({ params, query, headers, ip, host, protocol }, reply) =>
    reply.code(202).header('cache-control', 'no-store').send({ params, query, headers, ip, host, protocol }),
  );
  const { status, headers, body } = await call('/words/7?seed=a%20b', { accept: 'application/json' });
  expect(status).toBe(202);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  });
  expect(JSON.parse(body)).toEqual({
    params: { id: '7' },
    query: { seed: 'a b' },
    headers: { host: 'localhost', accept: 'application/json' },
    ip: '127.0.0.1',
    host: 'localhost',
    protocol: 'http',
  });
});

test('a call passes what looks at the hosts that a request names', async () => {
  answerInsteadOfNode(app);
  app.get('/words', async () => 'seen');
  expect((await call('/words')).body).toBe('seen');
});

test('bytes, nothing and refusals are answers', async () => {
  app.get('/bytes', async () => Buffer.from('été'));
  app.get('/nothing', async (_, reply) => reply.code(204).send());
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  expect((await call('/bytes')).body).toBe('été');
  expect(await call('/nothing')).toMatchObject({ status: 204, body: '' });
  expect((await call('/broken')).status).toBe(500);
  expect((await call('/missing')).status).toBe(404);
});

test('what is measured and noted of every call is told of these', async () => {
  const told: string[] = [];
  app.addHook('onRequest', async ({ url }) => void told.push(`asked ${url}`));
  app.addHook('onResponse', async ({ url }, { statusCode, elapsedTime }) => {
    expect(elapsedTime).toBeGreaterThan(0);
    told.push(`answered ${url} ${statusCode}`);
  });
  app.get('/list', async () => []);
  await call('/list');
  expect(told).toEqual(['asked /list', 'answered /list 200']);
});

test('it makes nothing of Node’s own kinds, for whose sake V8 would compile all of HTTP twice', async () => {
  app.get('/kinds', async (request, reply) => {
    const [asked, answered]: readonly object[] = [request.raw, reply.raw];
    return [asked instanceof Readable, asked instanceof IncomingMessage, answered instanceof ServerResponse];
  });
  expect(JSON.parse((await call('/kinds')).body)).toEqual([false, false, false]);
});

test('a stream is refused', async () => {
  app.get('/stream', async () => Readable.from(['a', 'b']));
  await expect(call('/stream')).rejects.toThrow('answered whole');
});
