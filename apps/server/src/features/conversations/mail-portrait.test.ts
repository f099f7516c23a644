import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeUser,
  unconfirmed,
} from '../../../test/builders/index.ts';
import { picture, uploaded } from '../../../test/files.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ConversationsTest, createConversationsTest } from './conversations.fixture.ts';
import { mailUnread } from './mail-unread.job.ts';

let app: ConversationsTest;
let portrait: string;
beforeAll(async () => {
  app = await createConversationsTest();
  portrait = newId();
  const file = { id: portrait, kind: 'image', content_type: 'image/webp', byte_size: 1 } as const;
  await app.context.db.insertInto('files').values(file).execute();
});
afterAll(() => app.close());

/** The HTML of a mail about a message of `sender`. */
async function mailAbout(sender: MadeUser): Promise<string> {
  const { user: receiver } = await makeFreelance(app.context);
  await app.contact(sender, receiver);
  app.passTime({ minutes: 16 });
  await mailUnread(app.context);
  await app.runJobs();
  const [mail] = await app.sandbox.mails(receiver.email);
  return mail?.html ?? '';
}

test('a mail shows the portrait or the logo of who wrote, at the product’s own address', async () => {
  const { user: freelance } = await makeFreelance(app.context, { avatar_file_id: portrait });
  const { user: company } = await makeCompany(app.context, { logo_file_id: portrait });
  for (const sender of [freelance, company])
    expect(await mailAbout(sender)).toContain(`src="http://mitoyen.test/pictures/${portrait}/160.jpg"`);
});

test('the portrait of a mail is a JPEG, which every mail program draws', async () => {
  const bytes = await picture(300, 300).png().toBuffer();
  const url = await uploaded(app, uploadRoutes.avatar, { bytes });
  const { user } = await makeFreelance(app.context, { avatar_file_id: url.split('/').at(-1) ?? '' });
  const [, path = ''] =
    /<img src="http:\/\/mitoyen\.test(\/pictures\/[^"]+)"/.exec(await mailAbout(user)) ?? [];
  const { headers, rawPayload } = await app.server.inject({ url: path });
  expect(headers['content-type']).toBe('image/jpeg');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 160 });
});

test('who has none is shown by initials, and so is who did not confirm their address', async () => {
  const { user: plain } = await makeFreelance(app.context, { username: 'Hugo Petit' });
  const user = await makeUser(app.context, { ...unconfirmed, role: 'freelance', username: 'Hugo Petit' });
  await makeFreelance(app.context, { user, avatar_file_id: portrait });
  for (const sender of [plain, user]) {
    const html = await mailAbout(sender);
    expect(html).toContain('>HP</td>');
    expect(html).not.toContain('/pictures/');
  }
});
