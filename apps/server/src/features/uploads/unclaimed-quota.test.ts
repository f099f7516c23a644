import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { pdfBytes, sendFile, uploaded } from '../../../test/files.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';
import { forgetUnclaimedFiles } from './forget-unclaimed.job.ts';

const { cv } = uploadRoutes;
let app: TestApp;
beforeAll(async () => {
  const room = { unclaimedBytesPerAccount: pdfBytes.length, unclaimedBytesPerAddress: pdfBytes.length };
  app = await createTestApp(({ config }) => ({
    config: { ...config, uploads: { ...config.uploads, ...room } },
  }));
});
afterAll(() => app.close());

const send = (sender: { from?: string; token?: string }) => sendFile(app, cv, { bytes: pdfBytes, ...sender });
const codes = (answers: readonly { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => [status, body.code]).toSorted();

test('a visitor’s address sends no more than its quota, at once or one after the other', async () => {
  const from = '203.0.113.20';
  const answers = await Promise.all([send({ from }), send({ from }), send({ from })]);
  const refused = [429, 'unclaimed_quota'];
  expect(codes(answers)).toEqual([[201, undefined], refused, refused]);
  expect(codes([await send({ from })])).toEqual([refused]);
  expect((await send({ from: '203.0.113.21' })).status).toBe(201);
});

test('the quota is free again once files are a day old', async () => {
  const from = '203.0.113.22';
  await uploaded(app, cv, { bytes: pdfBytes, from });
  expect((await send({ from })).status).toBe(429);
  app.passTime({ hours: 25 });
  await forgetUnclaimedFiles(app.context);
  expect((await send({ from })).status).toBe(201);
});

test('an account that takes its file up may send the next, and the visitor’s address is forgotten', async () => {
  const from = '203.0.113.23';
  const { user } = await makeJobseeker(app.context);
  const { token } = user;
  const claim = (url: string) =>
    app.call(jobseekerRoutes.updateByUser, {
      params: { userId: user.id },
      token,
      body: { ...jobseekerBody(), cv: url },
    });
  const own = await uploaded(app, cv, { bytes: pdfBytes, token, from });
  expect((await send({ token, from: '203.0.113.24' })).status).toBe(429);
  expect((await claim(own)).status).toBe(200);
  expect((await send({ token })).status).toBe(201);

  const id = (await uploaded(app, cv, { bytes: pdfBytes, from })).slice('/files/'.length);
  const hashOf = async () =>
    (
      await app.context.db
        .selectFrom('files')
        .select('address_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).address_hash;
  expect(await hashOf()).toHaveLength(32);
  expect((await claim(`/files/${id}`)).status).toBe(200);
  expect(await hashOf()).toBeNull();
  expect((await send({ from })).status).toBe(201);
});
