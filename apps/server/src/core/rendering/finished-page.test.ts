import { gunzipSync } from 'node:zlib';
import type { HtmlPart } from '@mitoyen/contract/core/page-rendering.ts';
import { expect, test } from 'vitest';
import { encodePage, type FinishedPage, finishPage, type ShownPage } from './finished-page.ts';

function finished(...html: HtmlPart[]): ShownPage {
  const page: FinishedPage = finishPage({ kind: 'page', status: 200, html, isShared: true, inlined: null });
  if (page.kind !== 'page') throw new Error('a redirect');
  return page;
}

const textOf = async (page: ShownPage) => (await encodePage(page, 'identity')).toString();

test.each([
  ['letters of one to four bytes', 'Bâti — 45 m², « R+1 » 🏗'],
  ['a long page', 'Pièce d’eau, œil-de-bœuf. '.repeat(60_000)],
])('%s come back as they were, in every encoding', async (_what, html) => {
  const page = finished(html);
  expect(await textOf(page)).toBe(html);
  expect(gunzipSync(await encodePage(page, 'gzip')).toString()).toBe(html);
});

test.each([
  ['short', 1],
  ['too long for the room that pages share', 60_000],
])('texts and bytes come one after the other: %s', async (_what, times) => {
  const [start, end] = ['<p>Début — ', 'œuvre</p>'].map((text) => text.repeat(times));
  const page = finished(`${start}`, Buffer.from('<style>é{}</style>'), 'Milieu', `${end}`);
  expect(await textOf(page)).toBe(`${start}<style>é{}</style>Milieu${end}`);
});

test('a kept page holds no more memory than it has bytes', () => {
  const { br } = finished('Un');
  expect(br.buffer.byteLength).toBe(br.length);
});

test('a page that is finished stays what it is while others are', async () => {
  const first = finished('Première');
  finished('Deuxième');
  expect(await textOf(first)).toBe('Première');
});

test('its version is that of what it shows', () => {
  const { etag } = finished('Un');
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(finished('Un').etag).toBe(etag);
  expect(finished('Deux').etag).not.toBe(etag);
});
