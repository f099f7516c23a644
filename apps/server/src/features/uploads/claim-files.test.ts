import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, picture, uploaded } from '../../../test/files.ts';
import { freelanceBody } from '../../../test/profile-bodies.ts';
import { fileIdOf } from './file-url.ts';
import { forgetUnclaimedFiles } from './forget-unclaimed.job.ts';
import { claimFile, deleteFilesOfUser, releaseFiles } from './index.ts';

let app: TestApp;
let image: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  image = await picture(40, 40).png().toBuffer();
});
afterAll(() => app.close());

const { avatar, logo, cv } = uploadRoutes;
const send = (token?: string) => uploaded(app, avatar, { bytes: image, ...(token && { token }) });
const bytesOf = (url: string) => app.context.files.read(`${url.slice(1)}/160.webp`);

async function setAvatar({ user, profile }: Awaited<ReturnType<typeof makeFreelance>>, url: string | null) {
  const body = { ...freelanceBody(profile.siret), avatar: url };
  return app.call(freelanceRoutes.updateByUser, { params: { userId: user.id }, token: user.token, body });
}

test('a profile shows what its account, or a visitor not yet signed up, uploaded', async () => {
  const freelance = await makeFreelance(app.context);
  for (const url of [await send(freelance.user.token), await send()]) {
    expect((await setAvatar(freelance, url)).body.avatar).toBe(url);
  }
});

test('what another account uploaded or shows is not to be had', async () => {
  const [one, other] = [await makeFreelance(app.context), await makeFreelance(app.context)];
  const waiting = await send(one.user.token);
  const shown = await send();
  await setAvatar(one, shown);
  for (const url of [waiting, shown, '/files/0190a5b0-0000-7000-8000-000000000000']) {
    const { status, error } = await setAvatar(other, url);
    expect([status, error.code, error.issues?.[0]?.path]).toEqual([400, 'file_unknown', 'avatar']);
  }
});

test('nobody lets go of another account’s file', async () => {
  const [one, other] = [await makeFreelance(app.context), await makeFreelance(app.context)];
  const { context } = app;
  const shown = await send();
  await context.db.transaction().execute(async (tx) => {
    await claimFile(context, tx, { url: shown, kind: 'image', userId: one.user.id, path: 'avatar' });
    await releaseFiles(context, tx, other.user.id, [fileIdOf(shown)]);
  });
  expect((await fetchFile(app, shown)).status).toBe(200);
  await context.db.transaction().execute((tx) => releaseFiles(context, tx, one.user.id, [fileIdOf(shown)]));
  expect((await fetchFile(app, shown)).status).toBe(404);
});

test('a file of another kind is no portrait', async () => {
  const freelance = await makeFreelance(app.context);
  const { token } = freelance.user;
  for (const url of [
    await uploaded(app, cv, { bytes: pdfBytes, token }),
    await uploaded(app, logo, { bytes: image, token }),
  ]) {
    expect((await setAvatar(freelance, url)).error.code).toBe('file_unknown');
  }
});

test('a replaced file is gone at once, its bytes soon after', async () => {
  const freelance = await makeFreelance(app.context);
  const first = await send();
  await setAvatar(freelance, first);
  await setAvatar(freelance, await send());
  expect((await fetchFile(app, first)).status).toBe(404);
  await app.runJobs();
  await expect(bytesOf(first)).rejects.toThrow();
});

test('nobody’s files go after a day, row and bytes; those in use stay', async () => {
  const freelance = await makeFreelance(app.context);
  const [kept, lost] = [await send(), await send()];
  await setAvatar(freelance, kept);
  await app.runJobs();

  app.passTime({ hours: 23 });
  await forgetUnclaimedFiles(app.context);
  expect((await fetchFile(app, lost)).status).toBe(200);

  app.passTime({ hours: 2 });
  await forgetUnclaimedFiles(app.context);
  await app.runJobs();
  expect((await fetchFile(app, lost)).status).toBe(404);
  await expect(bytesOf(lost)).rejects.toThrow();
  expect((await fetchFile(app, kept)).status).toBe(200);
});

test('an account’s files go with it', async () => {
  const freelance = await makeFreelance(app.context);
  const { id, token } = freelance.user;
  const [shown, waiting] = [await send(token), await send(token)];
  await setAvatar(freelance, shown);
  await app.context.db.transaction().execute((tx) => deleteFilesOfUser(app.context, tx, id));
  await app.runJobs();
  for (const url of [shown, waiting]) await expect(bytesOf(url)).rejects.toThrow();
});
