import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import type { CvAudience } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { maxCvBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, picture, sendFile, uploaded } from '../../../test/files.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';
import { docxOf } from './zip.fixture.ts';

let app: TestApp;
let owner: MadeUser;
let member: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  owner = await makeUser(app.context, { role: 'jobseeker', username: 'Inès Morel' });
  member = await makeUser(app.context, { role: 'entreprise' });
});
afterAll(() => app.close());

const { cv } = uploadRoutes;

test('a CV is downloaded as an attachment, by its name, and found by no search engine', async () => {
  const url = await uploaded(app, cv, { bytes: pdfBytes, name: 'CV d’Inès.pdf', token: owner.token });
  const { status, headers, bytes } = await fetchFile(app, url, { token: owner.token });
  expect([status, bytes.equals(pdfBytes)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^attachment; .*filename\*=UTF-8''CV%20d%E2%80%99In%C3%A8s\.pdf$/,
    ),
    'x-robots-tag': expect.stringContaining('noindex'),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('until a profile shows it, a CV is its uploader’s alone', async () => {
  const url = await uploaded(app, cv, { bytes: docxOf(), token: owner.token });
  expect((await fetchFile(app, url, { token: owner.token })).status).toBe(200);
  expect((await fetchFile(app, url, { token: member.token })).status).toBe(404);
  expect((await fetchFile(app, url)).status).toBe(404);
  const anonymous = await uploaded(app, cv, { bytes: pdfBytes });
  expect((await fetchFile(app, anonymous)).status).toBe(404);
});

test.each<[CvAudience, boolean, boolean]>([
  ['everyone', true, true],
  ['members', true, false],
  ['nobody', false, false],
])('a CV for %s: members %j, visitors %j', async (cvAudience, forMembers, forVisitors) => {
  const { id, token } = await makeUser(app.context, { role: 'jobseeker' });
  const url = await uploaded(app, cv, { bytes: pdfBytes, token });
  const made = await app.call(jobseekerRoutes.create, {
    token,
    body: { ...jobseekerBody(), cv: url, cvAudience },
  });
  expect(made.body).toMatchObject({ cv: url, cvAudience, hasCv: true });

  const missing = await fetchFile(app, '/files/0190a5b0-0000-7000-8000-000000000000');
  const callers: [string | undefined, boolean][] = [
    [token, true],
    [member.token, forMembers],
    [undefined, forVisitors],
  ];
  for (const [caller, may] of callers) {
    const seen = await app.call(jobseekerRoutes.getByUser, { params: { userId: id }, token: caller });
    expect([seen.body.hasCv, seen.body.cv]).toEqual([true, may ? url : undefined]);
    const file = await fetchFile(app, url, { token: caller });
    expect(file.status).toBe(may ? 200 : 404);
    if (!may) expect(file.text).toBe(missing.text);
  }
});

test('a file of the wrong kind is refused', async () => {
  const image = await picture(10, 10).png().toBuffer();
  const wrong = await sendFile(app, cv, { bytes: image, name: 'cv.pdf', type: 'application/pdf' });
  expect([wrong.status, wrong.body.error]).toEqual([
    415,
    expect.stringContaining('Seuls les fichiers PDF et Word sont acceptés pour le CV.'),
  ]);
  const large = await sendFile(app, cv, { bytes: Buffer.concat([pdfBytes, Buffer.alloc(maxCvBytes)]) });
  expect([large.status, large.body.error]).toEqual([413, 'Le fichier dépasse la taille maximale de 5 Mo.']);
  expect((await sendFile(app, cv, { bytes: Buffer.from('%PDF-1.4 cut') })).status).toBe(400);
});

test('a file that comes without a name is given one', async () => {
  const { token } = await makeUser(app.context);
  const part = 'content-disposition: form-data; name="cv"\r\ncontent-type: application/octet-stream';
  const { statusCode, json } = await app.server.inject({
    method: 'POST',
    url: cv.path,
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
    payload: `--x\r\n${part}\r\n\r\n${pdfBytes}\r\n--x--\r\n`,
  });
  expect(statusCode).toBe(201);
  const { headers } = await fetchFile(app, json().url, { token });
  expect(headers['content-disposition']).toContain('filename="cv.pdf"');
});
