import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { removedMessageText } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freelanceAccount } from '../../../test/account-bodies.ts';
import {
  type MadeUser,
  makeApplication,
  makeFreelance,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, picture, uploaded } from '../../../test/files.ts';
import { otherMails } from '../../../test/other-mails.ts';
import { createListener } from '../../core/db/listen.ts';
import { stalePagesChannel } from '../../core/rendering/stale-pages.repository.ts';
import { mailUnread } from '../conversations/mail-unread.job.ts';
import { forgetTakedowns } from './forget-takedowns.job.ts';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  operator = await makeUser(app.context, { username: 'Nora Petit', is_operator: true });
});
afterAll(() => app.close());

const statement = 'Cette image montre le projet d’une autre agence.';
const takeDown = (kind: string, id: string, over: object = {}) =>
  app.call(takedownRoutes.takeDown, {
    token: operator.token,
    body: { kind, id, ground: 'conduct', statement, ...over },
  });
const settle = (id: string, outcome: string, token = operator.token) =>
  app.call(takedownRoutes.settle, { params: { id }, token, body: { outcome, statement } });
const contest = (author: { id: string; token: string }, takedownId: string) =>
  app.call(takedownRoutes.contest, {
    params: { id: author.id, takedownId },
    token: author.token,
    body: { text: 'Ce projet est bien de moi, voici pourquoi.' },
  });
const own = (author: { id: string; token: string }) =>
  app.call(takedownRoutes.listOwn, { params: { id: author.id }, token: author.token });
const jpeg = () => picture(600, 400).jpeg().toBuffer();

/** A freelance with a portrait and a project of two pictures. */
async function withPictures(email: string) {
  const upload = async () => uploaded(app, uploadRoutes.avatar, { bytes: await jpeg() });
  const [avatar, cover, second] = [await upload(), await upload(), await upload()];
  const base = await freelanceAccount(app);
  const profile = { ...base.profile, avatar };
  const images = [cover, second].map((url) => ({ url, alt: '', focusX: 50, focusY: 50 }));
  const portfolio = [{ title: 'Halle de marché', description: 'Charpente', images, url: null }];
  const { body } = await app.call(accountRoutes.create, { body: { ...base, email, profile, portfolio } });
  const { body: shown } = await app.call(freelanceRoutes.getByUser, { params: { userId: body.id } });
  const items = await app.call(portfolioRoutes.list, { params: { freelanceId: shown.id } });
  const author = { id: body.id, token: body.token, email, freelanceId: shown.id };
  return { author, avatar, cover, second, projectId: items.body[0]?.id ?? '' };
}
const idOf = (url: string) => url.split('/').at(-1) ?? '';
const mailsTo = async (email: string) => {
  await app.runJobs();
  return otherMails(app, email);
};

describe('what is taken down is gone for everybody, and comes back as it was', () => {
  test('a portrait', async () => {
    const { author, avatar } = await withPictures('portrait@exemple.fr');
    const shown = async () =>
      (await app.call(freelanceRoutes.get, { params: { id: author.freelanceId } })).body.avatar;
    const { body } = await takeDown('picture', idOf(avatar));
    expect(body).toMatchObject({ kind: 'picture', title: 'Photo de profil', files: [avatar] });
    expect(await shown()).toBeNull();
    expect((await fetchFile(app, avatar)).status).toBe(404);
    expect((await fetchFile(app, avatar, { token: author.token })).status).toBe(404);
    const seen = await fetchFile(app, avatar, { token: operator.token });
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await settle(body.id, 'restored')).status).toBe(201);
    expect(await shown()).toBe(avatar);
    expect((await fetchFile(app, avatar)).status).toBe(200);
  });

  test('a picture of a project, which stays without it', async () => {
    const { author, cover, second, projectId } = await withPictures('image@exemple.fr');
    const shown = async () =>
      (await app.call(portfolioRoutes.get, { params: { id: projectId } })).body.images.map(({ url }) => url);
    const { body } = await takeDown('picture', idOf(cover));
    expect(await shown()).toEqual([second]);
    const claimAgain = await app.call(portfolioRoutes.update, {
      params: { id: projectId },
      token: author.token,
      body: { title: 'Halle', description: '', image: cover, url: null } as never,
    });
    expect(claimAgain.error.code).toBe('file_unknown');
    await settle(body.id, 'restored');
    expect(await shown()).toEqual([second, cover]);
  });

  test('a project with its pictures', async () => {
    const { author, cover, projectId } = await withPictures('projet@exemple.fr');
    const list = () => app.call(portfolioRoutes.list, { params: { freelanceId: author.freelanceId } });
    const before = (await list()).body;
    const { body } = await takeDown('project', projectId);
    expect(body.text).toContain('Charpente');
    expect((await list()).body).toEqual([]);
    expect((await fetchFile(app, cover)).status).toBe(404);
    await settle(body.id, 'restored');
    expect((await list()).body).toEqual(before);
    expect((await fetchFile(app, cover)).status).toBe(200);
  });

  test('an offer; who applied is answered', async () => {
    const offer = await makeOffer(app.context);
    const applicant = await makeApplication(app.context, offer.id);
    const { body } = await takeDown('offer', offer.id);
    expect((await app.call(offerRoutes.get, { params: { id: offer.id } })).status).toBe(404);
    expect((await app.call(offerRoutes.list)).body.map(({ id }) => id)).not.toContain(offer.id);
    const mine = await app.call(applicationRoutes.listByFreelance, {
      params: { userId: applicant.user.id },
      token: applicant.user.token,
    });
    expect(mine.body).toMatchObject([{ status: 'rejected' }]);
    await settle(body.id, 'restored');
    const listed = await app.call(offerRoutes.list, { token: applicant.user.token });
    expect(listed.body.find(({ id }) => id === offer.id)).toMatchObject({ status: 'open' });
  });

  test('a message with its file, also from a mail that would quote it', async () => {
    const [author, reader] = [await makeUser(app.context), await makeUser(app.context)];
    const { body: contact } = await app.call(conversationRoutes.contact, {
      token: author.token,
      body: { senderId: author.id, receiverId: reader.id, subject: 'Acompte', content: 'Versez 500 euros' },
    });
    const { conversationId, id } = contact;
    const file = await uploaded(app, uploadRoutes.attachment, {
      bytes: pdfBytes,
      name: 'rib.pdf',
      token: author.token,
    });
    const { body: second } = await app.call(conversationRoutes.sendMessage, {
      params: { conversationId },
      token: author.token,
      body: { senderId: author.id, content: '', attachments: [file] },
    });
    app.passTime({ minutes: 20 });
    await mailUnread(app.context);
    const read = async () => {
      const { body } = await app.call(conversationRoutes.listMessages, {
        params: { conversationId },
        token: reader.token,
      });
      return body.map(({ subject, content, attachments }) => [subject, content, attachments.length]);
    };
    const before = await read();
    const words = (await takeDown('message', id)).body;
    const files = (await takeDown('message', second.id)).body;
    expect(await read()).toEqual([
      [null, removedMessageText, 0],
      [null, removedMessageText, 0],
    ]);
    expect((await fetchFile(app, file, { token: reader.token })).status).toBe(404);
    expect((await fetchFile(app, file, { token: operator.token })).status).toBe(200);
    expect(await mailsTo(reader.email)).toEqual([]);
    await settle(words.id, 'restored');
    await settle(files.id, 'restored');
    expect(await read()).toEqual(before);
    expect((await fetchFile(app, file, { token: reader.token })).status).toBe(200);
  });
});

describe('its author', () => {
  test('is told why, in the product and by mail, contests once, and hears the outcome', async () => {
    const { author, avatar } = await withPictures('auteur@exemple.fr');
    const { id } = (await takeDown('picture', idOf(avatar))).body;
    const [mail] = await mailsTo(author.email);
    expect(mail?.subject).toBe('Un de vos contenus est retiré');
    expect(mail?.text).toContain(statement);
    expect(mail?.text).toContain('section «\u202fConduite des membres\u202f»');
    expect((await own(author)).body).toMatchObject([{ id, statement, contest: null, outcome: null }]);
    expect((await own(author)).body[0]).not.toHaveProperty('operatorName');

    expect((await settle(id, 'upheld')).error.code).toBe('not_contested');
    const answers = await Promise.all([1, 2, 3].map(() => contest(author, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const waiting = await app.call(takedownRoutes.list, { token: operator.token });
    expect(waiting.body.map(({ id: one }) => one)).toContain(id);
    expect((await settle(id, 'upheld')).status).toBe(201);
    expect((await mailsTo(author.email))[0]?.subject).toBe('Votre contestation : retrait confirmé');
    expect((await own(author)).body).toMatchObject([{ outcome: { kind: 'upheld' } }]);
    expect((await contest(author, id)).error.code).toBe('already_contested');
  });

  test('contests within six months; then what was taken is forgotten, and the decision after a year', async () => {
    const { author, avatar } = await withPictures('tard@exemple.fr');
    const { id } = (await takeDown('picture', idOf(avatar))).body;
    app.passTime({ days: 190 });
    await forgetTakedowns(app.context);
    await app.runJobs();
    operator = await makeUser(app.context, { username: 'Nora Petit', is_operator: true });
    expect((await fetchFile(app, avatar, { token: operator.token })).status).toBe(404);
    expect((await settle(id, 'restored')).error.code).toBe('already_settled');
    const { body } = await app.call(accountRoutes.login, {
      body: { email: author.email, password: (await freelanceAccount(app)).password },
    });
    const back = { id: author.id, token: sessionOf(body).token };
    expect((await contest(back, id)).error.code).toBe('contest_too_late');
    app.passTime({ days: 190 });
    await forgetTakedowns(app.context);
    const rows = await app.context.db.selectFrom('takedowns').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([]);
  });
});

describe('a takedown', () => {
  test('is operators’ alone, and nobody’s own', async () => {
    const { author, avatar } = await withPictures('droits@exemple.fr');
    const other = await makeUser(app.context);
    for (const [token, expected] of [
      [undefined, 401],
      [author.token, 404],
    ] as const) {
      const answers = [
        await app.call(takedownRoutes.takeDown, {
          token,
          body: { kind: 'picture', id: idOf(avatar), ground: 'conduct', statement },
        }),
        await app.call(takedownRoutes.list, { token }),
        await app.call(takedownRoutes.settle, {
          params: { id: author.id },
          token,
          body: { outcome: 'restored', statement },
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
    }
    const mine = await makeFreelance(app.context);
    const { body } = await app.call(portfolioRoutes.create, {
      token: mine.user.token,
      body: {
        freelance_id: mine.profile.id,
        title: 'Le mien',
        description: '',
        image: null,
        url: 'https://exemple.fr',
      },
    });
    await app.context.db
      .updateTable('users')
      .set({ is_operator: true, has_second_factor: true })
      .where('id', '=', mine.user.id)
      .execute();
    const refused = await app.call(takedownRoutes.takeDown, {
      token: mine.user.token,
      body: { kind: 'project', id: body.id, ground: 'conduct', statement },
    });
    expect(refused.error.code).toBe('own_content');
    expect((await app.call(portfolioRoutes.get, { params: { id: body.id } })).status).toBe(200);

    const { id } = (await takeDown('picture', idOf(avatar))).body;
    expect((await contest(other, id)).error.code).toBe('takedown_not_found');
    expect(
      (await app.call(takedownRoutes.listOwn, { params: { id: author.id }, token: other.token })).status,
    ).toBe(403);
  });

  test('is forgotten by kept pages at once, and so is a content that comes back', async () => {
    const { avatar } = await withPictures('pages@exemple.fr');
    const forget = vi.fn();
    const listener = createListener({ connection: app.connection, log: app.context.log });
    await listener.on(stalePagesChannel, forget);
    const { id } = (await takeDown('picture', idOf(avatar))).body;
    await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
    await settle(id, 'restored');
    await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(2));
    await listener.close();
  });

  test('needs a content that is there, a ground and reasons', async () => {
    const { avatar } = await withPictures('motifs@exemple.fr');
    expect((await takeDown('picture', idOf(avatar), { statement: 'Non' })).status).toBe(400);
    expect((await takeDown('picture', idOf(avatar), { ground: null })).status).toBe(400);
    expect((await takeDown('offer', idOf(avatar))).error.code).toBe('content_not_found');
    expect((await takeDown('picture', 'nulle-part')).error.code).toBe('content_not_found');
    expect((await takeDown('picture', idOf(avatar))).status).toBe(201);
    expect((await takeDown('picture', idOf(avatar))).error.code).toBe('content_not_found');
  });
});
