import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { limitReads } from './limit-reads.ts';

let app: FastifyInstance;
const lines: string[] = [];
beforeEach(() => {
  const loggerInstance = createLog('info', { write: (line) => lines.push(line) }) as FastifyBaseLogger;
  lines.splice(0);
  app = fastify({ trustProxy: (_address, hop) => hop < 1, loggerInstance, disableRequestLogging: true });
  limitReads(app, 3);
  app.all('/*', async () => 'bonjour');
});
afterEach(() => app.close());

const ask = (url: string, remoteAddress = '203.0.113.9', method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  app.inject({ url, method, remoteAddress });

async function readTimes(times: number, remoteAddress?: string): Promise<void> {
  for (let i = 0; i < times; i++) expect((await ask('/api/profiles', remoteAddress)).statusCode).toBe(200);
}

test('an address reads so often in a minute and no more, wherever it reads', async () => {
  await readTimes(2);
  await ask('/freelances', undefined, 'HEAD');
  const refused = await ask('/api/profiles');
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const page = await ask('/freelances');
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Trop de tentatives');
  for (const path of ['/share/offer/a.jpg', '/sitemaps/offres.xml', '/robots.txt']) {
    const { statusCode, json } = await ask(path);
    expect([statusCode, json().code]).toEqual([429, 'too_many_requests']);
  }
});

test('two hundred at once do not pass together', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/api/offers')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
});

test('a flood is in the log once a minute for each address, without the address', async () => {
  for (let i = 0; i < 9; i++) await ask('/api/profiles');
  for (let i = 0; i < 9; i++) await ask('/api/profiles', '203.0.113.10');
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call refused');
  expect(told).toMatchObject([{ status: 429, limit: 'reads of an address' }, { status: 429 }]);
  expect(lines.join('')).not.toContain('203.0.113');
});

test('neighbours in an IPv6 network count as one, other addresses for themselves', async () => {
  await readTimes(2, '2001:db8:1:2::1');
  await readTimes(1, '2001:db8:1:2:ffff::9');
  expect((await ask('/api/profiles', '2001:db8:1:2::3')).statusCode).toBe(429);
  await readTimes(3, '203.0.113.10');
});

test('what a page brings with it, writes, and the machine itself are not counted', async () => {
  for (const url of ['/assets/a.js', '/files/1', '/health/ready'])
    for (let i = 0; i < 4; i++) expect((await ask(url)).statusCode).toBe(200);
  for (let i = 0; i < 4; i++) expect((await ask('/api/messages', undefined, 'POST')).statusCode).toBe(200);
  await readTimes(4, '127.0.0.1');
  await readTimes(3);
});

test('behind a trusted proxy, the visitor is counted', async () => {
  const from = (visitor: string) =>
    app.inject({ url: '/api/profiles', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': visitor } });
  for (let i = 0; i < 3; i++) expect((await from('203.0.113.7')).statusCode).toBe(200);
  expect((await from('203.0.113.7')).statusCode).toBe(429);
  expect((await from('203.0.113.8')).statusCode).toBe(200);
});
