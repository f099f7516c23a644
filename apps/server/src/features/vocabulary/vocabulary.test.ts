import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (headers = {}) => app.call(vocabularyRoutes.get, { headers });

test('all lists come with what users read of them', async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body.trades).toContainEqual({
    code: 'paysagiste-concepteur',
    family: 'design',
    masculine: 'paysagiste concepteur',
    feminine: 'paysagiste conceptrice',
    plurals: ['paysagistes concepteurs', 'paysagistes conceptrices'],
    synonyms: expect.arrayContaining(['architecte paysagiste']),
    abbreviations: [],
    rome: 'F1101',
    reservedTitle: true,
  });
  expect(body.phases).toContainEqual({ code: 'DIAG', name: 'Études de diagnostic' });
  expect(body.software).toContainEqual(expect.objectContaining({ code: 'revit', name: 'Revit' }));
  expect(body.softwareLevels.map(({ level, name }) => [level, name])).toEqual([
    [1, 'Notions'],
    [2, 'Confirmé'],
    [3, 'Expert'],
  ]);
  expect(body.programmes.map(({ code }) => code)).toContain('logement');
  expect(body.contexts.map(({ code }) => code)).toContain('site-occupe');
});

test('they are kept, and sent again only when they changed', async () => {
  const { headers } = await ask();
  expect(headers['cache-control']).toBe('public, max-age=3600');
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask({ 'if-none-match': known });
    expect([known, again.status, again.headers.etag]).toEqual([known, 304, etag]);
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
});
