import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createCanonicalAddress } from './canonical-host.ts';

/** Where a page asked for with these headers leads, the path being `//tarification?x=1`. */
async function leads(
  siteUrl: string,
  headers: Record<string, string>,
  trustedProxies = 0,
): Promise<string | null> {
  const app = fastify({ trustProxy: (_address, hop) => hop < trustedProxies });
  app.get('/*', (request) => ({ to: createCanonicalAddress(siteUrl)(request) }));
  const answer = await app.inject({
    url: '//tarification?x=1',
    headers: { 'sec-fetch-mode': 'navigate', ...headers },
  });
  return answer.json().to;
}

const local = 'http://localhost:3000';
const site = 'https://mitoyen.example';

test.each([
  [local, { host: '127.0.0.1:3000' }, `${local}/tarification?x=1`],
  [local, { host: '[::1]:3000' }, `${local}/tarification?x=1`],
  [local, { host: 'localhost:3000' }, null],
  // a port that the machine maps, a phone on the same network
  [local, { host: 'localhost:8080' }, null],
  [local, { host: '192.168.1.5:3000' }, null],
  [site, { host: 'www.mitoyen.example' }, `${site}/tarification?x=1`],
  [site, { host: 'mitoyen.example' }, null],
  [site, { host: 'MITOYEN.example:443' }, null],
  [site, { host: 'a b' }, null],
])('on %s, %j leads to %s', async (siteUrl, headers, expected) => {
  expect(await leads(siteUrl, headers)).toBe(expected);
});

test('only who opens a page is led, in browsers of any age; programs read what they asked for', async () => {
  const host = '127.0.0.1:3000';
  expect(await leads(local, { host, 'sec-fetch-mode': 'cors', accept: 'text/html' })).toBeNull();
  const app = fastify();
  app.get('/', (request) => ({ to: createCanonicalAddress(local)(request) }));
  const to = async (headers: Record<string, string>) => (await app.inject({ url: '/', headers })).json().to;
  expect(await to({ host })).toBeNull();
  expect(await to({ host, accept: '*/*' })).toBeNull();
  expect(await to({ host, accept: 'text/html,*/*;q=0.8' })).toBe(`${local}/`);
});

test('behind a proxy, the host that it tells counts, and none where it tells none', async () => {
  const proxied = { host: 'app:3000', 'x-forwarded-for': '192.0.2.7' };
  expect(await leads(site, proxied, 1)).toBeNull();
  const told = (host: string) => leads(site, { ...proxied, 'x-forwarded-host': host }, 1);
  expect(await told('mitoyen.example')).toBeNull();
  expect(await told('www.mitoyen.example')).toBe(`${site}/tarification?x=1`);
});
