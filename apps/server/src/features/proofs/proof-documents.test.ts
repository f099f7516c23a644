import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { fetchFile, pdfBytes, picture, sendFile } from '../../../test/files.ts';
import { forgetProofs } from './forget-proofs.job.ts';
import { createProofsTest, type ProofsTest, vigilance } from './proofs.fixture.ts';

let app: ProofsTest;
beforeAll(async () => {
  app = await createProofsTest();
  app.moveTo('2026-06-01T10:00:00Z');
});
afterAll(() => app.close());

const freelance = async () => (await makeFreelance(app.context)).user;
const idOf = (url: string) => url.split('/').at(-1) ?? '';
const stored = async (folder: string) => readdir(join(app.filesDirectory, folder)).catch(() => []);

test('a document is its owner’s and operators’, whose look is noted; to others there is none', async () => {
  const [owner, other] = [await freelance(), await freelance()];
  const operator = await app.makeOperator();
  const document = await app.upload(owner);
  expect((await fetchFile(app, document, { token: operator.token })).status).toBe(404);
  const { body } = await app.add(owner, { ...vigilance, document });
  expect(body).toMatchObject({ document, documentName: 'attestation.pdf' });
  const read = await fetchFile(app, document, { token: owner.token });
  expect([read.status, read.headers['cache-control'], read.headers['content-disposition']]).toEqual([
    200,
    'private, no-store',
    expect.stringMatching(/^attachment/),
  ]);
  expect((await fetchFile(app, document, { token: other.token })).status).toBe(404);
  expect((await fetchFile(app, document)).status).toBe(404);
  expect((await fetchFile(app, document, { token: operator.token })).status).toBe(200);
  const log = await app.context.db
    .selectFrom('operator_log')
    .selectAll()
    .where('operator_id', '=', operator.id)
    .execute();
  expect(log.map(({ action, target_ids }) => [action, target_ids])).toEqual([
    ['GET /files/:id', [idOf(document)]],
  ]);
});

test('it lies apart, a picture as its pixels alone, and goes with its proof', async () => {
  const owner = await freelance();
  const bytes = await picture(300, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'GPS 48.85' } })
    .toBuffer();
  const document = await app.upload(owner, bytes, 'photo.jpg');
  const id = idOf(document);
  expect([await stored('proofs'), await stored('files')]).toEqual([
    expect.arrayContaining([id]),
    expect.not.arrayContaining([id]),
  ]);
  const read = await fetchFile(app, document, { token: owner.token });
  expect(read.headers['content-type']).toBe('image/webp');
  expect(read.bytes.includes('GPS 48.85')).toBe(false);
  const { body } = await app.add(owner, { ...vigilance, document });
  await app.remove(owner, body.id);
  await app.runJobs();
  expect(await stored('proofs')).not.toContain(id);
  expect((await fetchFile(app, document, { token: owner.token })).status).toBe(404);
});

test('another document takes its place, and the first one goes', async () => {
  const owner = await freelance();
  const [first, second] = [await app.upload(owner), await app.upload(owner)];
  const { body } = await app.add(owner, { ...vigilance, document: first });
  const changed = await app.change(owner, body.id, { ...vigilance, document: second });
  expect(changed.body.document).toBe(second);
  await app.runJobs();
  expect((await fetchFile(app, first, { token: owner.token })).status).toBe(404);
});

test('somebody else’s document, or another kind of file, is none', async () => {
  const [owner, other] = [await freelance(), await freelance()];
  const theirs = await app.upload(other);
  const refusalOf = async (document: string) => (await app.add(owner, { ...vigilance, document })).error;
  const unknown = { code: 'file_unknown', issues: [{ path: 'document' }] };
  expect(await refusalOf(theirs)).toMatchObject(unknown);
  await app.add(other, { ...vigilance, document: theirs });
  expect(await refusalOf(theirs)).toMatchObject(unknown);
  const { body: cv } = await sendFile(app, uploadRoutes.cv, { bytes: pdfBytes, token: owner.token });
  expect(await refusalOf(cv.url)).toMatchObject(unknown);
  expect((await refusalOf('https://ailleurs.fr/a.pdf')).issues).toMatchObject([{ path: 'document' }]);
});

test.each([
  ['a document that is none', Buffer.from('Attestation de vigilance'), 415, 'proof_type'],
  ['a PDF cut in half', Buffer.from('%PDF-1.7\n1 0 obj'), 400, 'file_broken'],
  ['a page of the web', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'proof_type'],
  ['a CV of Word', Buffer.from('PK\u0003\u0004'), 415, 'proof_type'],
  ['nothing', Buffer.alloc(0), 400, 'file_empty'],
  ['one of 100 MB', Buffer.alloc(100 * 1024 * 1024, '%PDF-1.7\n'), 413, 'proof_too_large'],
])('%s is refused', async (_name, bytes, status, code) => {
  const owner = await freelance();
  const answer = await sendFile(app, uploadRoutes.proof, { bytes, token: owner.token });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('who is not signed in sends none', async () => {
  expect((await sendFile(app, uploadRoutes.proof, { bytes: pdfBytes })).status).toBe(401);
});

test('twenty documents at once are taken, each with its proof', async () => {
  const owner = await freelance();
  const documents = await Promise.all(Array.from({ length: 20 }, () => app.upload(owner)));
  const answers = await Promise.all(
    documents.map((document) => app.add(owner, { kind: 'tax', year: 2026, document })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(new Set((await app.list(owner)).proofs.map(({ document }) => document)).size).toBe(20);
});

test('a discreet person’s document is not for operators', async () => {
  const { user } = await makeJobseeker(app.context, { visibility: 'discreet' });
  const operator = await app.makeOperator();
  const document = await app.upload(user);
  const { status } = await app.add(user, { kind: 'hmonp', body: 'ENSA Lyon', document });
  expect(status).toBe(201);
  expect((await fetchFile(app, document, { token: operator.token })).status).toBe(404);
  expect((await fetchFile(app, document, { token: user.token })).status).toBe(200);
});

test('a year after its last day, a proof is gone with its document, and not a day before', async () => {
  const owner = await freelance();
  const document = await app.upload(owner);
  await app.add(owner, { ...vigilance, document });
  await app.add(owner, { kind: 'hmonp', body: 'ENSA Lyon' });
  app.moveTo('2027-11-21T12:00:00Z');
  await forgetProofs(app.context);
  expect(
    (await app.context.db.selectFrom('proofs').where('user_id', '=', owner.id).selectAll().execute()).length,
  ).toBe(2);
  app.moveTo('2027-11-22T12:00:00Z');
  await forgetProofs(app.context);
  await app.runJobs();
  const left = await app.context.db
    .selectFrom('proofs')
    .where('user_id', '=', owner.id)
    .selectAll()
    .execute();
  expect(left.map(({ kind }) => kind)).toEqual(['hmonp']);
  expect(await stored('proofs')).not.toContain(idOf(document));
});
