import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerCors } from './security-headers.ts';

const pages = 'https://mitoyen.example';

/** What an API that lets these pages in says to a page of an origin. */
async function headersFor(
  origin: string,
  pagesOrigin: string | undefined,
  method: 'GET' | 'OPTIONS' = 'GET',
) {
  const app = fastify();
  await registerCors(app, pagesOrigin);
  app.get('/api/offers/:id', () => ({}));
  const { headers } = await app.inject({
    method,
    url: '/api/offers/1',
    headers: { origin, 'access-control-request-method': 'PUT' },
  });
  await app.close();
  return headers;
}

test('the pages’ origin alone is let in, with its cookies', async () => {
  expect(await headersFor(pages, pages)).toMatchObject({
    'access-control-allow-origin': pages,
    'access-control-allow-credentials': 'true',
  });
  for (const other of ['https://piege.example', 'null', `${pages}.piege.example`, 'http://mitoyen.example'])
    expect(await headersFor(other, pages)).not.toHaveProperty('access-control-allow-origin');
});

test('where pages and API share an origin, no other one is let in', async () => {
  expect(await headersFor(pages, undefined)).not.toHaveProperty('access-control-allow-origin');
});

test('pages read what answers say beside their body, and send what calls need', async () => {
  const { 'access-control-expose-headers': exposed } = await headersFor(pages, pages);
  expect(String(exposed).split(', ').sort()).toEqual([
    'link',
    'retry-after',
    'x-ignored-terms',
    'x-offer-status',
    'x-suggestion',
    'x-total-count',
    'x-total-exact',
  ]);
  expect(await headersFor(pages, pages, 'OPTIONS')).toMatchObject({
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, last-event-id',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  });
});
