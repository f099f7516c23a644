import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { maxAttachmentBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { fetchFile, pdfBytes, picture, sendFile, uploaded } from '../../../test/files.ts';
import { deleteFilesOfUser } from '../uploads/index.ts';
import { attachmentBytesPerDay } from '../uploads/unclaimed-quota.ts';
import { officeOf, zipOf } from '../uploads/zip.fixture.ts';
import { type ConversationsTest, countByStatus, createConversationsTest } from './conversations.fixture.ts';
import { mailUnread } from './mail-unread.job.ts';

let app: ConversationsTest;
let company: MadeUser;
let freelance: MadeUser;
let conversationId: string;
beforeAll(async () => {
  app = await createConversationsTest();
  company = (await makeCompany(app.context)).user;
  freelance = (await makeFreelance(app.context)).user;
  conversationId = (await app.contact(company, freelance)).body.conversationId;
});
afterAll(() => app.close());

const { attachment } = uploadRoutes;
const sendPdf = (by: MadeUser, name = 'Plan d’exécution.pdf') =>
  uploaded(app, attachment, { bytes: pdfBytes, name, token: by.token });
const write = (
  from: MadeUser,
  attachments: unknown,
  { content, key }: { content?: string; key?: string } = {},
) =>
  app.call(conversationRoutes.sendMessage, {
    token: from.token,
    params: { conversationId },
    body: { senderId: from.id, content, attachments },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const refusal = ({ status, error }: { status: number; error: { code: string } }) => [status, error.code];

describe('an upload for a message', () => {
  test('keeps a PDF as it is', async () => {
    const answer = await sendFile(app, attachment, {
      bytes: pdfBytes,
      name: '../../Plan d’exécution.exe.pdf',
      token: company.token,
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'Plan d’exécution.exe.pdf', kind: 'pdf', byteSize: pdfBytes.length, width: null },
    });
  });

  test('makes an image anew, without what its device wrote into it', async () => {
    const exif = { IFD0: { Make: 'Appareil' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 0/1' } };
    const bytes = await picture(900, 600).withExif(exif).jpeg().toBuffer();
    const { body } = await sendFile(app, attachment, { bytes, name: 'chantier.jpg', token: company.token });
    expect(body).toMatchObject({ name: 'chantier.webp', kind: 'image', width: 900, height: 600 });
    const { bytes: kept, headers } = await fetchFile(app, body.url, { token: company.token, w: 320 });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringContaining('attachment; filename="chantier.webp"'),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { format, width, exif: left } = await sharp(kept).metadata();
    expect([format, width, left]).toEqual(['webp', 320, undefined]);
  });

  test('keeps what offices and sites draw and count with as it is, to be downloaded alone', async () => {
    const zip = zipOf([{ name: 'setup.exe', text: 'x' }]);
    const files = [
      ['DPGF.xlsx', officeOf('xlsx'), 'DPGF.xlsx', undefined],
      ['CCTP.docm.docx', officeOf('docm'), 'CCTP.docm.docm', ['macros']],
      ['Plan.DWG', Buffer.from('AC1032\0\0'.padEnd(200)), 'Plan.dwg', undefined],
      ['lot 3.pdf', zip, 'lot 3.zip', ['program']],
    ] as const;
    for (const [name, bytes, keptName, cautions] of files) {
      const { status, body } = await sendFile(app, attachment, { bytes, name, token: company.token });
      expect([status, body.kind, body.name, body.byteSize, body.cautions]).toEqual([
        201,
        'document',
        keptName,
        bytes.length,
        cautions,
      ]);
      const { headers, bytes: kept } = await fetchFile(app, body.url, { token: company.token });
      expect(kept.equals(bytes)).toBe(true);
      expect(headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; /),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const sent = await write(company, [body.url]);
      expect(sent.body.attachments[0]?.cautions).toEqual(cautions);
    }
  });

  test('gives a photograph as it was taken beside the small one, without its place', async () => {
    const exif = { IFD0: { Make: 'Appareil' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 0/1' } };
    const bytes = await picture(2400, 1800).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await sendFile(app, attachment, { bytes, name: 'chantier.jpg', token: company.token });
    expect(body).toMatchObject({
      width: 1800,
      original: { url: `${body.url}?original=1`, name: 'chantier.jpg' },
    });
    const original = (by?: MadeUser) =>
      fetchFile(app, body.url, { original: true, ...(by && { token: by.token }) });
    expect((await original(freelance)).status).toBe(404);
    await write(company, [body.url]);
    const { status, headers, bytes: kept } = await original(freelance);
    expect([status, kept.length]).toEqual([200, body.original.byteSize]);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringContaining('attachment; filename="chantier.jpg"'),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(kept).metadata()).toMatchObject({ width: 2400, height: 1800, orientation: 6 });
    expect(kept.includes('Appareil')).toBe(false);
    expect((await original()).status).toBe(404);
    const portrait = await uploaded(app, uploadRoutes.avatar, { bytes, token: company.token });
    expect((await fetchFile(app, portrait, { original: true })).headers['content-type']).toBe('image/webp');
  });

  test('is bounded in a day, whether its files were sent or not', async () => {
    const { user } = await makeFreelance(app.context);
    const send = (token = user.token) => sendFile(app, attachment, { bytes: pdfBytes, token });
    const { body } = await send();
    await app.context.db
      .updateTable('files')
      .set({ byte_size: attachmentBytesPerDay - pdfBytes.length, taken_at: app.context.clock.now() })
      .where('id', '=', body.url.slice('/files/'.length))
      .execute();
    expect((await send()).status).toBe(201);
    expect(refusal({ ...(await send()), error: (await send()).body })).toEqual([429, 'attachment_quota']);
    expect((await send(company.token)).status).toBe(201);
    expect((await sendFile(app, uploadRoutes.cv, { bytes: pdfBytes, token: user.token })).status).toBe(201);
    app.passTime({ hours: 25 });
    expect((await send()).status).toBe(201);
    app.passTime({ hours: -25 });
  });

  test('is refused for other formats, whatever they are called, damaged or too large', async () => {
    const send = (bytes: Buffer, name = 'plan.pdf', token: string | undefined = company.token) =>
      sendFile(app, attachment, { bytes, name, type: 'application/pdf', ...(token && { token }) });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send(svg)).body.code).toBe('attachment_type');
    expect((await send(Buffer.from('PK\u0003\u0004 zip'))).body.code).toBe('file_broken');
    expect((await send(Buffer.alloc(0))).body.code).toBe('file_empty');
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect((await send(heic)).body.code).toBe('image_heic');
    expect((await send(Buffer.from('%PDF-1.7 cut short'))).body.code).toBe('file_broken');
    const png = await picture(40, 40).png().toBuffer();
    expect((await send(png.subarray(0, 60))).body.code).toBe('file_broken');
    const padded = Buffer.concat([pdfBytes, Buffer.alloc(maxAttachmentBytes - pdfBytes.length)]);
    expect((await send(padded)).status).toBe(201);
    expect((await send(Buffer.concat([padded, Buffer.alloc(1)]))).body).toMatchObject({
      code: 'attachment_too_large',
      error: 'Le fichier dépasse la taille maximale de 25 Mo. Allégez-le, ou partagez-le par un lien.',
    });
    expect((await sendFile(app, attachment, { bytes: pdfBytes })).status).toBe(401);
  });
});

describe('a message with files', () => {
  test('shows them to both, in their order, with or without a text', async () => {
    const urls = [await sendPdf(company, 'Un.pdf'), await sendPdf(company, 'Deux.pdf')];
    const { status, body } = await write(company, urls);
    expect([status, body.content]).toEqual([201, '']);
    expect(body.attachments.map(({ name }) => name)).toEqual(['Un.pdf', 'Deux.pdf']);
    const read = (await app.read(freelance, conversationId)).body.at(-1);
    expect(read).toEqual(body);
    expect((await app.list(freelance)).body[0]?.lastMessage).toMatchObject({ content: '', attachments: 2 });
  });

  test('gives them to the two people alone', async () => {
    const url = await sendPdf(company);
    const other = await makeUser(app.context);
    const asked = (by?: MadeUser) => fetchFile(app, url, by ? { token: by.token } : {});
    expect((await asked(company)).status).toBe(200);
    expect((await asked(freelance)).status).toBe(404);
    await write(company, [url]);
    for (const reader of [company, freelance]) {
      const { status, headers, bytes } = await asked(reader);
      expect([status, bytes.equals(pdfBytes)]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; /),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    expect([(await asked(other)).status, (await asked()).status]).toEqual([404, 404]);
  });

  test('takes a file once, of one’s own, five at most, and none that is something else', async () => {
    const url = await sendPdf(company);
    expect(refusal(await write(freelance, [url]))).toEqual([400, 'file_unknown']);
    expect(refusal(await write(company, [url, url]))).toEqual([400, 'file_unknown']);
    expect((await write(company, [url])).status).toBe(201);
    expect(refusal(await write(company, [url]))).toEqual([400, 'file_unknown']);
    const portrait = await uploaded(app, uploadRoutes.avatar, {
      bytes: await picture(40, 40).png().toBuffer(),
      token: company.token,
    });
    expect(refusal(await write(company, [portrait]))).toEqual([400, 'file_unknown']);
    const { error } = await write(company, Array(6).fill(url));
    expect(error.issues?.[0]).toEqual({
      path: 'attachments',
      message: 'Un message prend 5 fichiers au plus.',
    });
    expect((await write(company, ['https://ailleurs.fr/plan.pdf'])).status).toBe(400);
    expect((await write(company, [])).error.issues?.[0]?.path).toBe('content');
  });

  test('sent many times at once with one key is stored once, without a key too', async () => {
    const withKey = await sendPdf(company);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => write(company, [withKey], { key: 'attachment-once' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const without = await sendPdf(company);
    const tries = await Promise.all(Array.from({ length: 5 }, () => write(company, [without])));
    expect(countByStatus(tries)).toEqual({ 201: 1, 400: 4 });
  });

  test('leaves nothing behind when it is refused', async () => {
    const urls = [await sendPdf(company), '/files/0190a5b0-0000-7000-8000-000000000000'];
    const before = await app.countRows('messages');
    expect((await write(company, urls)).status).toBe(400);
    expect(await app.countRows('messages')).toBe(before);
    expect((await write(company, urls.slice(0, 1))).status).toBe(201);
  });

  test('is told by mail with how many there are', async () => {
    const { user } = await makeFreelance(app.context);
    const opened = await app.open(company, user);
    const url = await sendPdf(company);
    await app.call(conversationRoutes.sendMessage, {
      token: company.token,
      params: { conversationId: opened.body.id },
      body: { senderId: company.id, attachments: [url] },
    });
    app.passTime({ minutes: 15 });
    await mailUnread(app.context);
    await app.runJobs();
    expect((await app.sandbox.mails(user.email))[0]?.text).toContain('Un fichier est joint.');
  });

  test('loses them with the account that sent them, and stays', async () => {
    const { user } = await makeFreelance(app.context);
    const { body } = await app.contact(user, company);
    const url = await uploaded(app, attachment, { bytes: pdfBytes, token: user.token });
    await app.call(conversationRoutes.sendMessage, {
      token: user.token,
      params: { conversationId: body.conversationId },
      body: { senderId: user.id, content: 'Voici', attachments: [url] },
    });
    await app.context.db.transaction().execute((tx) => deleteFilesOfUser(app.context, tx, user.id));
    await app.runJobs();
    const read = (await app.read(company, body.conversationId)).body.at(-1);
    expect(read).toMatchObject({ content: 'Voici', attachments: [] });
    expect((await fetchFile(app, url, { token: company.token })).status).toBe(404);
    await expect(app.context.files.read(`${url.slice(1)}/document`)).rejects.toThrow();
  });
});
