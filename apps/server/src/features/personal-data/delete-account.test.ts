import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  companyAccount,
  freelanceAccount,
  goodPassword,
  jobseekerAccount,
} from '../../../test/account-bodies.ts';
import {
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, picture, uploaded } from '../../../test/files.ts';
import { findTraces } from '../../../test/find-traces.ts';
import { verifyPhone } from '../../../test/verify-phone.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.sandbox.forget());

const remove = (id: string, token: string | undefined, password: string) =>
  app.call(personalDataRoutes.remove, { params: { id }, token, body: { password } });

/** A message of one member to another, in a conversation of its own. */
async function write(from: { id: string; token: string }, toId: string, content: string): Promise<string> {
  const { body } = await app.call(conversationRoutes.contact, {
    token: from.token,
    body: { senderId: from.id, receiverId: toId, subject: 'Une mission', content },
  });
  return body.conversationId;
}

describe('what is left of a person', () => {
  test('of a freelance: nothing in the database, the queue and the files; the other keeps the thread', async () => {
    const image = await uploaded(app, uploadRoutes.avatar, {
      bytes: await picture(600, 400).jpeg().toBuffer(),
    });
    const base = await freelanceAccount(app, { username: 'Zéphyrine Quatrebarbes' });
    const profile = { ...base.profile, avatar: image, skills: ['Zéphyrologie'] };
    const portfolio = [{ title: 'Villa Quatrebarbes', image, url: null }];
    const email = 'zephyrine@quatrebarbes.exemple.fr';
    const { body: made } = await app.call(accountRoutes.create, {
      body: { ...base, email, profile, portfolio },
    });
    const me = { id: made.id, token: made.token };
    const company = await makeCompany(app.context);
    const offer = await makeOffer(app.context, { company });
    const own = await app.call(freelanceRoutes.getByUser, { params: { userId: me.id }, token: me.token });
    await app.call(applicationRoutes.apply, {
      token: me.token,
      body: {
        jobId: offer.id,
        freelancerId: own.body.id,
        coverLetter: 'Zéphyrine Quatrebarbes, pour vous servir.',
        proposedRate: 400,
      },
    });
    const conversationId = await write(company.user, me.id, 'Bonjour Zéphyrine Quatrebarbes, libre en mai ?');
    await app.call(conversationRoutes.sendMessage, {
      params: { conversationId },
      token: me.token,
      body: { senderId: me.id, content: `Oui : ${email}, zéphyrine quatrebarbes.` },
    });
    await app.call(accountRoutes.forgotPassword, { body: { email } });
    await app.call(accountRoutes.login, { body: { email, password: 'faux12345' } });
    await app.runJobs();
    await app.sandbox.setFault('mail', 'error');
    await app.call(accountRoutes.forgotPassword, { body: { email } });
    await app.runJobs();
    await app.sandbox.setFault('mail', 'ok');
    const texts = ['quatrebarbes', email, 'Zéphyrologie', me.id];
    expect((await findTraces(app, texts)).length).toBeGreaterThan(10);

    expect((await remove(me.id, me.token, goodPassword)).status).toBe(204);
    expect((await app.call(accountRoutes.me, { token: me.token })).status).toBe(401);
    expect((await app.call(freelanceRoutes.get, { params: { id: own.body.id } })).status).toBe(404);
    expect((await fetchFile(app, image)).status).toBe(404);
    expect((await app.call(directoryRoutes.search, { query: { search: 'zephyrologie' } })).body.total).toBe(
      0,
    );
    await app.makeJobsDue();
    await app.runJobs();
    expect(await findTraces(app, texts)).toEqual([]);

    const { body: messages } = await app.call(conversationRoutes.listMessages, {
      params: { conversationId },
      token: company.user.token,
    });
    expect(messages.map(({ content }) => content)).toEqual([
      'Bonjour Utilisateur supprimé, libre en mai ?',
      'Oui : Utilisateur supprimé, Utilisateur supprimé.',
    ]);
    const { body: threads } = await app.call(conversationRoutes.list, {
      params: { userId: company.user.id },
      token: company.user.token,
    });
    expect(threads).toMatchObject([{ other_username: 'Utilisateur supprimé', other_user_id: null }]);
  });

  test('of a job seeker: neither CV nor number, however it is written', async () => {
    const phone = '+33698765432';
    const headers = await verifyPhone(app, phone);
    const cv = await uploaded(app, uploadRoutes.cv, {
      bytes: pdfBytes,
      name: 'CV Tancrède Bellefeuille.pdf',
    });
    const base = jobseekerAccount(phone, {
      username: 'Tancrède Bellefeuille',
      email: 'tancrede@bellefeuille.exemple.fr',
    });
    const { body: made } = await app.call(accountRoutes.create, {
      body: { ...base, profile: { ...base.profile, cv } },
      headers,
    });
    await write(made, (await makeUser(app.context)).id, 'Appelez-moi au 06 98 76 54 32.');
    const texts = ['bellefeuille', '698765432', '6 98 76 54 32'];
    expect((await findTraces(app, texts)).length).toBeGreaterThan(2);
    expect((await remove(made.id, made.token, goodPassword)).status).toBe(204);
    await app.runJobs();
    expect(await findTraces(app, texts)).toEqual([]);
    const profiles = await app.call(jobseekerRoutes.getByUser, { params: { userId: made.id } });
    expect(profiles.status).toBe(404);
  });

  test('of a company: its offers close, who waited is told without being named to, others keep theirs', async () => {
    const base = await companyAccount(app, { username: 'Gontran Sansterre' });
    const email = 'gontran@sansterre.exemple.fr';
    const { body: made } = await app.call(accountRoutes.create, { body: { ...base, email } });
    const own = await app.call(companyRoutes.getByUser, { params: { userId: made.id }, token: made.token });
    const profile = { id: own.body.id };
    const user = { ...(await makeUser(app.context)), id: made.id };
    const offer = await makeOffer(app.context, {
      company: { user, profile },
      title: 'Relevé de combles',
      description: 'Écrire à gontran@sansterre.exemple.fr',
    });
    const other = await makeOffer(app.context);
    const waiting = await makeApplication(app.context, offer.id);
    const answered = await makeApplication(app.context, offer.id, { status: 'rejected' });

    expect((await remove(made.id, made.token, goodPassword)).status).toBe(204);
    await app.runJobs();
    expect(await findTraces(app, ['sansterre', made.id])).toEqual([]);
    expect((await app.call(offerRoutes.get, { params: { id: offer.id } })).status).toBe(404);
    expect((await app.call(offerRoutes.get, { params: { id: other.id } })).status).toBe(200);
    const [mail] = await app.sandbox.mails(waiting.user.email);
    expect(mail?.subject).toContain('Relevé de combles');
    expect(mail?.text).not.toContain('Sansterre');
    expect(await app.sandbox.mails(answered.user.email)).toEqual([]);
  });
});

describe('deleting an account', () => {
  async function register(email: string) {
    const body = { email, password: goodPassword, name: 'Nora Petit' };
    return (await app.call(accountRoutes.register, { body })).body;
  }

  test('needs the password, and is the owner’s alone', async () => {
    const [mine, other] = [await register('a-moi@exemple.fr'), await register('a-toi@exemple.fr')];
    const wrong = await remove(mine.user.id, mine.token, 'faux12345');
    expect(wrong.status).toBe(403);
    expect(wrong.error).toMatchObject({ code: 'password_wrong', issues: [{ path: 'password' }] });
    expect((await remove(mine.user.id, mine.token, '')).status).toBe(400);
    expect((await remove(other.user.id, mine.token, goodPassword)).status).toBe(403);
    expect((await remove(mine.user.id, undefined, goodPassword)).status).toBe(401);
    expect((await app.call(accountRoutes.me, { token: mine.token })).status).toBe(200);
  });

  test('takes a proof of the last ten minutes in place of the password, and no older one', async () => {
    const { user, token } = await register('a-preuve@exemple.fr');
    const params = { id: user.id };
    const unproved = () => app.call(personalDataRoutes.remove, { params, token, body: { withProof: true } });
    expect((await app.call(personalDataRoutes.remove, { params, token, body: {} })).error.issues).toEqual([
      { path: 'password', message: 'Indiquez votre mot de passe.' },
    ]);
    app.passTime({ minutes: 11 });
    expect((await unproved()).error).toMatchObject({
      code: 'password_required',
      issues: [{ path: 'password' }],
    });
    expect((await app.call(personalDataRoutes.remove, { params, token })).status).toBe(400);
    expect((await app.call(accountRoutes.me, { token })).status).toBe(200);
    await app.call(accountRoutes.confirmIdentity, { token, body: { password: goodPassword } });
    app.passTime({ minutes: 9 });
    expect((await unproved()).status).toBe(204);
    expect((await app.call(accountRoutes.me, { token })).status).toBe(401);
  });

  test('is told to the address, and frees it', async () => {
    const email = 'a-la-revoyure@exemple.fr';
    const { user, token } = await register(email);
    expect((await remove(user.id, token, goodPassword)).status).toBe(204);
    expect((await app.sandbox.mails(email)).map(({ subject }) => subject)).toEqual([
      'Votre compte Mitoyen est supprimé',
    ]);
    const again = await app.call(accountRoutes.login, { body: { email, password: goodPassword } });
    expect(again.error.code).toBe('invalid_credentials');
    expect((await register(email)).user.email).toBe(email);
  });

  test('happens although no mail can be sent', async () => {
    const { user, token } = await register('sans-facteur@exemple.fr');
    await app.sandbox.setFault('mail', 'error');
    expect((await remove(user.id, token, goodPassword)).status).toBe(204);
    await app.sandbox.setFault('mail', 'ok');
  });

  test('takes the thread away once both of its people are gone', async () => {
    const [one, two] = [await register('une@exemple.fr'), await register('deux@exemple.fr')];
    const conversationId = await write(
      { id: one.user.id, token: one.token },
      two.user.id,
      'Rien que nous deux',
    );
    await remove(one.user.id, one.token, goodPassword);
    expect(await findTraces(app, [conversationId])).not.toEqual([]);
    await remove(two.user.id, two.token, goodPassword);
    expect(await findTraces(app, [conversationId, 'Rien que nous deux'])).toEqual([]);
  });

  test('asked for twenty times at once happens once', async () => {
    const { user } = await makeFreelance(app.context);
    const made = await register('vingt-fois@exemple.fr');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => remove(made.user.id, made.token, goodPassword)),
    );
    expect(new Set(answers.map(({ status }) => status)).has(500)).toBe(false);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    expect((await app.call(accountRoutes.me, { token: user.token })).status).toBe(200);
  });
});
