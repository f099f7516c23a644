import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makePortfolioItem } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
let freelanceId: string;
beforeAll(async () => {
  app = await createTestApp();
  freelanceId = (await makeFreelance(app.context)).profile.id;
});
afterAll(() => app.close());

const vimeo = 'https://vimeo.com/846486260/d30c95d242';
const projectWith = (url: string | null) => makePortfolioItem(app.context, freelanceId, { url });
const ask = (id: string, headers: Record<string, string> = { 'sec-fetch-dest': 'iframe' }) =>
  app.server.inject({ url: `/portfolio/item/${id}/media`, headers });

test('a video stands in a document of its own, whose policy lets our pages frame it and it this one host', async () => {
  const { id } = await projectWith(vimeo);
  const { statusCode, headers, body } = await ask(id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^style-src 'sha256-[\w+/]+='$/),
    'frame-src https://player.vimeo.com',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  expect(body).toContain(
    'src="https://player.vimeo.com/video/846486260?h=d30c95d242&amp;dnt=1&amp;autoplay=1"',
  );
  expect(body).toContain('title="Vidéo sur Vimeo"');
  expect(body).toContain('referrerpolicy="strict-origin"');
  expect(body).toMatch(/ sandbox="allow-scripts [^"]*"/);
  expect(body).not.toContain('allow-top-navigation');
  expect(body).not.toContain('<script');
});

test('a host that asks for no origin is told none', async () => {
  const { id } = await projectWith('https://my.matterport.com/show/?m=SxQL3iGyoDo');
  const { headers, body } = await ask(id);
  expect(headers['content-security-policy']).toContain('frame-src https://my.matterport.com;');
  expect(body).toContain('referrerpolicy="no-referrer"');
});

test('a link to it leads to the project, where it opens on a press', async () => {
  const { id } = await projectWith(vimeo);
  const { statusCode, headers } = await ask(id, { 'sec-fetch-dest': 'document' });
  expect([statusCode, headers.location]).toEqual([302, `/portfolio/item/${id}`]);
  // browsers that do not say what asks are answered
  expect((await ask(id, {})).statusCode).toBe(200);
});

test.each(['https://exemple.fr/film', null])('there is none for %s', async (url) => {
  const { id } = await projectWith(url);
  const { statusCode, headers } = await ask(id);
  expect([statusCode, headers['x-frame-options']]).toEqual([404, 'DENY']);
});

test.each(['0190a5b0-0000-7000-8000-000000000000', 'autre'])('nor for a project %s', async (id) => {
  expect((await ask(id)).statusCode).toBe(404);
});
