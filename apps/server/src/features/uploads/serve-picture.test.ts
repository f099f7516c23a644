import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { pdfBytes, picture, uploaded } from '../../../test/files.ts';
import { noteCall, withTags } from '../../core/rendering/page-tags.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const idOf = (url: string) => url.split('/').at(-1) ?? '';
const fetchPicture = (id: string, name: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: `/pictures/${id}/${name}`, headers });
const statusOf = async (id: string, name = '320.webp', headers = {}) =>
  (await fetchPicture(id, name, headers)).statusCode;
const upload = async (token?: string) =>
  idOf(
    await uploaded(app, uploadRoutes.avatar, {
      bytes: await picture(700, 500).jpeg().toBuffer(),
      ...(token && { token }),
    }),
  );

test('each width and format has an address, the same to everybody', async () => {
  const id = await upload();
  const early = await fetchPicture(id, '320.avif');
  expect([early.headers['content-type'], early.headers['cache-control']]).toEqual([
    'image/webp',
    'public, max-age=60',
  ]);
  await app.runJobs();
  for (const [name, width] of [
    ['320.avif', 320],
    ['640.webp', 640],
    ['1600.avif', 700],
  ] as const) {
    const accept = name.endsWith('avif') ? 'image/webp' : 'image/avif';
    const { statusCode, headers, rawPayload } = await fetchPicture(id, name, { accept });
    expect([statusCode, headers['content-type']]).toEqual([200, `image/${name.split('.')[1]}`]);
    expect((await sharp(rawPayload).metadata()).width).toBe(width);
    expect(headers.vary).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toContain('s-maxage=');
    const { tags } = await withTags(async () => noteCall(`/api/portfolio/${id}`));
    expect([headers['cache-tag'], headers['surrogate-key']]).toEqual([tags[1], tags[1]]);
    expect(await statusOf(id, name, { 'if-none-match': String(headers.etag) })).toBe(304);
  }
});

test.each([
  '321.webp',
  '320.jpg',
  '320',
  '0320.webp',
  `${'3'.repeat(100)}.webp`,
  '320.webp%00',
  '..%2F320.webp',
])('there is no %s', async (name) => {
  expect(await statusOf(await upload(), name)).toBe(404);
});

test('what is private has none: a CV, what was sent, what is withdrawn, sealed, or of a suspended account', async () => {
  const { db } = app.context;
  const operator = await makeUser(app.context, { is_operator: true });
  const authorization = `Bearer ${operator.token}`;
  const cv = idOf(await uploaded(app, uploadRoutes.cv, { bytes: pdfBytes }));
  const member = await makeUser(app.context, { role: 'freelance' });
  const sent = idOf(
    await uploaded(app, uploadRoutes.attachment, {
      bytes: await picture(400, 400).png().toBuffer(),
      token: member.token,
    }),
  );
  for (const id of [cv, sent, 'nobody', member.id]) {
    expect(await statusOf(id)).toBe(404);
    expect(await statusOf(id, '320.webp', { authorization: `Bearer ${member.token}` })).toBe(404);
  }
  for (const column of ['withdrawn_at', 'sealed_at'] as const) {
    const id = await upload();
    expect(await statusOf(id)).toBe(200);
    await db
      .updateTable('files')
      .set({ [column]: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await statusOf(id)).toBe(404);
    expect(await statusOf(id, '320.webp', { authorization })).toBe(404);
  }
  const own = await upload(member.token);
  expect(await statusOf(own)).toBe(200);
  await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', member.id).execute();
  expect(await statusOf(own)).toBe(404);
});
