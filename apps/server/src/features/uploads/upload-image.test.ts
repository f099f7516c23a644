import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { keptSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, picture, sendFile, uploaded } from '../../../test/files.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { anonymousUploads, memberUploads } from './uploads.routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { avatar, logo } = uploadRoutes;

describe('an uploaded image', () => {
  test.each([
    ['JPEG', 'jpeg'],
    ['PNG', 'png'],
    ['WebP', 'webp'],
  ] as const)('is taken as %s and comes back as WebP', async (_name, format) => {
    const url = await uploaded(app, avatar, { bytes: await picture(400, 300).toFormat(format).toBuffer() });
    expect(url).toMatch(/^\/files\/[0-9a-f-]{36}$/);
    const { status, headers, bytes } = await fetchFile(app, url);
    expect([status, headers['content-type'], headers.vary]).toEqual([
      200,
      'image/webp',
      expect.stringContaining('Accept'),
    ]);
    expect(headers['cache-control']).toContain('max-age=31536000');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  });

  test('comes in the width asked for, never enlarged', async () => {
    const url = await uploaded(app, avatar, { bytes: await picture(2000, 1000).jpeg().toBuffer() });
    const widthOf = async (w?: number) =>
      (await sharp((await fetchFile(app, url, { w })).bytes).metadata()).width;
    expect([await widthOf(100), await widthOf(600), await widthOf(), await widthOf(5000)]).toEqual([
      160, 640, 2000, 2000,
    ]);
    const small = await uploaded(app, avatar, { bytes: await picture(50, 50).png().toBuffer() });
    expect((await sharp((await fetchFile(app, small, { w: 640 })).bytes).metadata()).width).toBe(50);
  });

  test('comes as AVIF to who takes it, once the job has made it', async () => {
    const url = await uploaded(app, avatar, { bytes: await picture(700, 700).jpeg().toBuffer() });
    const accept = 'image/avif,image/webp,*/*';
    expect((await fetchFile(app, url, { accept })).headers['content-type']).toBe('image/webp');
    await app.runJobs();
    const { headers, bytes } = await fetchFile(app, url, { accept, w: 320 });
    expect(headers['content-type']).toBe('image/avif');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 320 });
    expect((await fetchFile(app, url)).headers['content-type']).toBe('image/webp');
  });

  test('keeps neither place nor device, and stands upright', async () => {
    const exif = { IFD0: { Make: 'Appareil' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 0/1' } };
    const bytes = await picture(300, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const kept = await sharp((await fetchFile(app, await uploaded(app, avatar, { bytes }))).bytes).metadata();
    expect(kept).toMatchObject({ width: 200, height: 300 });
    expect([kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('loses what was hidden behind its pixels', async () => {
    const script = '<script>alert(1)</script>';
    const bytes = Buffer.concat([await picture(64, 64).png().toBuffer(), Buffer.from(script)]);
    const url = await uploaded(app, avatar, { bytes, name: 'a.html', type: 'text/html' });
    const file = await fetchFile(app, url);
    expect(file.bytes.includes(script)).toBe(false);
    expect([file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
      'image/webp',
      'nosniff',
    ]);
  });

  test('lies on paper where it could be seen through; a logo is whole in a square', async () => {
    const ink = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: ink } })
      .png()
      .toBuffer();
    const kept = async (route: typeof avatar | typeof logo) =>
      sharp((await fetchFile(app, await uploaded(app, route, { bytes }))).bytes).metadata();
    expect(await kept(avatar)).toMatchObject({ hasAlpha: false, width: 40, height: 20 });
    expect(await kept(logo)).toMatchObject({ hasAlpha: false, width: 46, height: 46 });
  });
});

describe('an odd picture is taken', () => {
  test.each([
    [1, 1000],
    [1000, 1],
    [1, 60_000],
    [40_000, 1],
    [3, 20_000],
    [1, 1],
  ])('of %i × %i', async (width, height) => {
    const url = await uploaded(app, avatar, { bytes: await picture(width, height).png().toBuffer() });
    await app.runJobs();
    for (const accept of ['*/*', 'image/avif'])
      expect((await fetchFile(app, url, { accept, w: 160 })).status).toBe(200);
    const kept = await app.context.db
      .selectFrom('files')
      .select(['height', 'preview'])
      .where('id', '=', url.slice('/files/'.length))
      .executeTakeFirstOrThrow();
    expect(kept.preview).toMatch(/^data:image\/webp;base64,/);
    const size = keptSize({ width, height });
    expect(kept.height).toBe(size.height);
    expect(await sharp((await fetchFile(app, url)).bytes).metadata()).toMatchObject(size);
  });

  test.each([false, true])('as a JPEG without its end marker, progressive: %s', async (progressive) => {
    const whole = await picture(300, 300).jpeg({ progressive }).toBuffer();
    for (const bytes of [whole.subarray(0, -2), whole.subarray(0, -1)])
      await uploaded(app, avatar, { bytes });
  });
});

describe('refused', () => {
  const expectRefused = async (bytes: Buffer, status: number, code: string, name = 'photo.png') => {
    const answer = await sendFile(app, avatar, { bytes, name, type: 'image/png' });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  };

  test('what is no image, whatever its name says', async () => {
    await expectRefused(Buffer.from('just text'), 415, 'image_type');
    await expectRefused(pdfBytes, 415, 'image_type');
    await expectRefused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'image_type');
    await expectRefused(await picture(8, 8).gif().toBuffer(), 415, 'image_type');
  });

  test('a photograph as iPhones keep them, by its own sentence', async () => {
    const head = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expectRefused(head, 415, 'image_heic', 'IMG_0001.jpg');
  });

  test('a broken image', async () => {
    for (const progressive of [false, true]) {
      const { data } = await sharp(
        Buffer.from(Array.from({ length: 90_000 * 3 }, (_, index) => (index * 7919) % 251)),
        {
          raw: { width: 300, height: 300, channels: 3 },
        },
      )
        .jpeg({ progressive })
        .toBuffer({ resolveWithObject: true });
      for (const share of [0.5, 0.75, 0.95])
        await expectRefused(data.subarray(0, Math.floor(data.length * share)), 400, 'file_broken');
      await expectRefused(data.subarray(0, -10), 400, 'file_broken');
    }
    const whole = await picture(300, 300).jpeg().toBuffer();
    await expectRefused(whole.subarray(0, whole.length / 2), 400, 'file_broken');
    await expectRefused((await picture(300, 300).png().toBuffer()).subarray(0, 60), 400, 'file_broken');
    await expectRefused(Buffer.from('RIFF\0\0\0\0WEBPVP8 garbage'), 400, 'file_broken');
  });

  test('more pixels than a computer should unpack', async () => {
    await expectRefused(await picture(7000, 7000).png().toBuffer(), 400, 'image_too_many_pixels');
  });

  test('more than 8 Mo', async () => {
    await expectRefused(Buffer.alloc(maxImageBytes + 1, 1), 413, 'image_too_large');
  });

  test('more than 8 Mo, when what is too much comes by itself', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.jpg"\r\n\r\n';
    const image = await picture(30, 30).jpeg().toBuffer();
    async function* body() {
      yield Buffer.concat([Buffer.from(head), image, Buffer.alloc(maxImageBytes - image.length)]);
      await setImmediate();
      yield Buffer.from('!\r\n--x--\r\n');
    }
    const answer = await app.server.inject({
      method: 'POST',
      url: avatar.path,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Readable.from(body()),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'image_too_large']);
  });

  test('no file, or one under another name', async () => {
    const missing = await app.call(avatar, { body: {} });
    expect([missing.status, missing.error.code]).toEqual([400, 'file_missing']);
    const answer = await sendFile(app, avatar, { bytes: pdfBytes, field: 'cv' });
    expect([answer.status, answer.body.code]).toEqual([400, 'file_missing']);
    const nothing = Buffer.alloc(0);
    expect((await sendFile(app, avatar, { bytes: nothing, name: '' })).body.code).toBe('file_missing');
    expect((await sendFile(app, avatar, { bytes: nothing })).body.code).toBe('file_empty');
  });

  test('a body that ends too early', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: avatar.path,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nabc',
    });
    expect(answer.statusCode).toBe(400);
  });

  test('too many from one address', async () => {
    const from = '203.0.113.9';
    const attempt = async () => (await sendFile(app, avatar, { bytes: Buffer.from('x'), from })).status;
    for (let batch = 0; batch < 12; batch += 1) {
      const statuses = await Promise.all(Array.from({ length: 10 }, attempt));
      expect(new Set(statuses)).toEqual(new Set([415]));
    }
    expect(await attempt()).toBe(429);
  });
});

test('an unknown file is missing', async () => {
  expect((await fetchFile(app, '/files/0190a5b0-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await fetchFile(app, '/files/..%2f..%2fsecret')).status).toBe(404);
});

test('a file whose bytes are gone is missing, and no failure', async () => {
  const url = await uploaded(app, avatar, { bytes: await picture(30, 30).png().toBuffer() });
  await app.context.files.deleteFolder(url.slice(1));
  const { status, text } = await fetchFile(app, url);
  expect([status, JSON.parse(text).code]).toEqual([404, 'not_found']);
});

test('an address uploads so much without an account, and more with one', async () => {
  const from = '198.51.100.77';
  const { token } = await makeUser(app.context);
  const bytes = await picture(10, 10).png().toBuffer();
  const statuses = async () => [
    (await sendFile(app, avatar, { bytes, from })).status,
    (await sendFile(app, logo, { bytes, from, token })).status,
  ];
  const useUp = (rule: LimitRule) =>
    Promise.all(
      Array.from({ length: rule.points }, () =>
        app.context.limits.consume(rule, from, commonErrors.too_many_requests),
      ),
    );
  await useUp(anonymousUploads);
  expect(await statuses()).toEqual([429, 201]);
  await useUp({ ...memberUploads, points: memberUploads.points - 1 });
  expect(await statuses()).toEqual([429, 429]);
});
