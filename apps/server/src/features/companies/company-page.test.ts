import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, picture, uploaded } from '../../../test/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function scene() {
  const { user, profile } = await makeCompany(app.context);
  const put = (change: object) =>
    app.call(companyRoutes.updateByUser, {
      ...{ token: user.token, params: { userId: user.id } },
      body: { name: profile.name, ...change },
    });
  const cover = async () =>
    uploaded(app, uploadRoutes.avatar, {
      ...{ bytes: await picture(30, 10).png().toBuffer(), token: user.token },
    });
  return { user, profile, put, cover };
}

test('size and sectors are kept, stay when left out, and may be taken away', async () => {
  const { put } = await scene();
  const { body } = await put({ size: '2-9', sectors: ['patrimoine', 'architecture', 'patrimoine'] });
  expect(body).toMatchObject({ size: '2-9', sectors: ['architecture', 'patrimoine'] });
  expect((await put({})).body).toMatchObject({ size: '2-9', sectors: ['architecture', 'patrimoine'] });
  expect((await put({ size: '', sectors: [] })).body).toMatchObject({ size: null, sectors: [] });
});

test.each([
  [{ size: 'x' }, 'size'],
  [{ sectors: ['x'] }, 'sectors'],
  [{ sectors: 'architecture' }, 'sectors'],
  [{ sectors: Array.from({ length: 200 }, () => 'bois') }, 'sectors'],
  [{ sectors: ['architecture', 'bois', 'bim', 'paysage', 'economie'] }, 'sectors'],
  [{ coverImage: 'https://ailleurs.example/a.png' }, 'coverImage'],
])('%j is refused beside its field', async (change, path) => {
  const { put } = await scene();
  const { status, error } = await put(change);
  expect([status, error.issues?.[0]?.path.split('.')[0]]).toEqual([400, path]);
});

test('another cover takes the place of the first, whose file goes; somebody else’s is not taken', async () => {
  const { put, cover } = await scene();
  const first = await cover();
  expect((await put({ coverImage: first })).body.coverImage).toBe(first);
  const second = await cover();
  expect((await put({ coverImage: second })).body.coverImage).toBe(second);
  expect((await fetchFile(app, first)).status).toBe(404);
  expect((await fetchFile(app, second)).status).toBe(200);
  const other = await scene();
  expect((await other.put({ coverImage: second })).status).toBe(400);
  expect((await put({ coverImage: null })).body.coverImage).toBeNull();
  expect((await fetchFile(app, second)).status).toBe(404);
});
