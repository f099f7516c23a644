import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { picture, uploaded } from '../../../test/files.ts';
import type { FileStore } from '../../core/files/file-store.ts';
import { FileNotFoundError } from '../../core/files/file-store.ts';
import { folderOf, variantPath } from './file-paths.ts';

/** Files written, by their path, and what is done before a write. */
let written: string[] = [];
let beforeWrite: () => Promise<unknown> = async () => undefined;
const watched = (files: FileStore): FileStore => ({
  ...files,
  async write(path, ...rest) {
    await beforeWrite();
    written.push(path);
    await files.write(path, ...rest);
  },
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(({ files }) => ({ files: watched(files) }));
});
beforeEach(() => {
  beforeWrite = async () => undefined;
});
afterAll(() => app.close());

const fetchJpeg = (id: string) => app.server.inject({ url: `/pictures/${id}/160.jpg` });
const upload = async () => {
  const bytes = await picture(700, 500).jpeg().toBuffer();
  const id = (await uploaded(app, uploadRoutes.avatar, { bytes })).split('/').at(-1) ?? '';
  written = [];
  return id;
};

test('a portrait for mails is a small JPEG, made once for all who ask at once, and kept', async () => {
  const id = await upload();
  const answers = await Promise.all(Array.from({ length: 200 }, () => fetchJpeg(id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(answers[0]?.headers['content-type']).toBe('image/jpeg');
  const { format, width } = await sharp(answers[0]?.rawPayload).metadata();
  expect([format, width]).toEqual(['jpeg', 160]);
  expect(written).toEqual([`${folderOf(id)}/160.jpg`]);

  // without what it was made of
  const { files } = app.context;
  const jpeg = answers[0]?.rawPayload ?? Buffer.of();
  await files.deleteFolder(folderOf(id));
  await files.write(`${folderOf(id)}/160.jpg`, jpeg, 'image/jpeg');
  expect((await fetchJpeg(id)).rawPayload).toEqual(jpeg);
});

test('hundreds of portraits at once are made one after the other; what is too much is to be asked again', async () => {
  const ids = await Promise.all(Array.from({ length: 3 }, upload));
  const answers = await Promise.all(ids.flatMap((id) => Array.from({ length: 100 }, () => fetchJpeg(id))));
  for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
  expect(written.filter((path) => path.endsWith('160.jpg')).toSorted()).toEqual(
    ids.map((id) => `${folderOf(id)}/160.jpg`).toSorted(),
  );
});

test('a portrait that is deleted while its JPEG is made leaves nothing', async () => {
  const id = await upload();
  beforeWrite = async () => {
    await app.context.db.deleteFrom('files').where('id', '=', id).execute();
    await app.context.files.deleteFolder(folderOf(id));
  };
  await fetchJpeg(id);
  for (const path of [`${folderOf(id)}/160.jpg`, variantPath(id, 160, 'webp')])
    await expect(app.context.files.read(path)).rejects.toBeInstanceOf(FileNotFoundError);
  expect((await fetchJpeg(id)).statusCode).toBe(404);
});
