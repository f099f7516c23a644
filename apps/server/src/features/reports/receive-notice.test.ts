import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makePortfolioItem,
  makeUser,
} from '../../../test/builders/index.ts';
import { newId } from '../../core/ids/new-id.ts';
import { createReportsTest, type ReportsTest } from './reports.fixture.ts';
import { noticesPerAddress, noticesPerMail } from './reports.limits.ts';

let app: ReportsTest;
let operator: MadeUser;
beforeAll(async () => {
  app = await createReportsTest();
  operator = await app.makeOperator();
});
afterAll(() => app.close());

let visitors = 0;
/** Each visitor comes from an address of their own. */
const visitor = () => {
  visitors += 1;
  return `198.51.100.${visitors}`;
};
const details = 'Ce projet est celui de notre agence, livré en 2019.';
const notice = (over: object, { token, from = visitor() }: { token?: string; from?: string } = {}) =>
  app.call(reportRoutes.notify, {
    token,
    from,
    body: {
      kind: 'offer',
      reason: 'stolen_work',
      details,
      place: 'Deuxième paragraphe',
      name: 'Agence Lemoine',
      email: `agence${visitors}@exemple.fr`,
      goodFaith: true,
      ...over,
    },
  });

describe('anybody reports', () => {
  test('a profile, a company, a project and an offer, signed out, and operators read what it said', async () => {
    const freelance = await makeFreelance(app.context, { username: 'Camille Durand' });
    const jobseeker = await makeJobseeker(app.context);
    const project = await makePortfolioItem(app.context, freelance.profile.id, { title: 'Halle' });
    const company = await makeCompany(app.context);
    const offer = await makeOffer(app.context, { company, title: 'Relevé de combles' });
    for (const [kind, id, title] of [
      ['profile', freelance.profile.id, 'Camille Durand'],
      ['profile', jobseeker.profile.id, ''],
      ['company', company.profile.id, company.profile.name],
      ['project', project.id, 'Halle'],
      ['offer', offer.id, 'Relevé de combles'],
    ] as const) {
      const { status, body } = await notice({ kind, id });
      expect([kind, status]).toEqual([kind, 201]);
      const shown = (await app.show(operator, body.id)).body;
      expect(shown.target).toMatchObject({ kind, id, ...(title && { title }) });
      expect(shown).toMatchObject({ place: 'Deuxième paragraphe', details, reporter: null });
      expect(shown.content).not.toBe('');
      expect(shown.reporterContact?.name).toBe('Agence Lemoine');
    }
  });

  test('and gets an acknowledgement that repeats nothing, then the decision', async () => {
    const offer = await makeOffer(app.context, { title: 'Cliquez sur pirate.example' });
    const email = 'accuse@exemple.fr';
    const { body } = await notice({
      id: offer.id,
      email,
      name: 'Allez sur pirate.example',
      details: `${details} pirate.example`,
    });
    const [received] = await app.mailsTo({ email });
    expect(received?.subject).toBe('Nous avons bien reçu votre signalement');
    expect(received?.text).toContain(body.id);
    expect(received?.text).not.toContain('pirate.example');
    await app.decide(operator, body.id, { decision: 'warning' });
    const [decided] = await app.mailsTo({ email });
    expect(decided?.subject).toBe('Votre signalement : notre décision');
    expect(decided?.text).toContain(app.statement);
    const [warned] = await app.mailsTo(offer.user);
    expect(warned?.text).not.toContain(email);
  });

  test('sent again by an account that lost the answer, it is taken in once; a visitor’s key counts for nothing', async () => {
    const user = await makeUser(app.context);
    const { id } = await makeOffer(app.context);
    const body = { kind: 'offer', id, reason: 'scam', details, goodFaith: true };
    const send = (more: object, token?: string) =>
      app.call(reportRoutes.notify, {
        ...{ token, from: visitor(), headers: { 'idempotency-key': 'notice-of-an-offer' } },
        body: { ...body, ...more },
      });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({}, user.token)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body: { id: noticeId } }) => noticeId)).size).toBe(1);
    expect((await send({ details: `${details} Bis.` }, user.token)).error.code).toBe('idempotency_mismatch');
    expect(await app.mailsTo(user)).toHaveLength(1);
    const contact = { name: 'Agence Lemoine', email: 'agence-cle@exemple.fr' };
    expect((await send(contact)).status).toBe(201);
    expect((await send(contact)).error.code).toBe('notice_already_open');
  });

  test('with name and address, good faith and reasons; unnamed where the law lets them', async () => {
    const offer = await makeOffer(app.context);
    const path = async (over: object) => (await notice({ id: offer.id, ...over })).error.issues?.[0]?.path;
    expect(await path({ name: '' })).toBe('name');
    expect(await path({ email: null })).toBe('email');
    expect(await path({ email: 'pas une adresse' })).toBe('email');
    expect(await path({ goodFaith: false })).toBe('goodFaith');
    expect(await path({ details: 'Trop court' })).toBe('details');
    expect(await path({ kind: 'account' })).toBe('kind');
    const unnamed = await notice({ id: offer.id, name: null, email: null, reason: 'child_abuse' });
    expect(unnamed.status).toBe(201);
    expect((await app.show(operator, unnamed.body.id)).body.reporterContact).toBeNull();
  });

  test('only what is shown: not a draft, not what is gone or suspended', async () => {
    const draft = await makeOffer(app.context, { status: 'draft' });
    const suspended = await makeFreelance(app.context);
    await app.context.db
      .updateTable('users')
      .set({ suspended_at: app.context.clock.now() })
      .where('id', '=', suspended.user.id)
      .execute();
    for (const given of [
      { id: draft.id },
      { id: newId() },
      { id: 'rien' },
      { kind: 'profile', id: suspended.profile.id },
    ]) {
      expect((await notice(given)).error.code).toBe('target_not_found');
    }
  });
});

describe('a message', () => {
  test('is reported by its two people alone, with what was written around it', async () => {
    const [author, reader, other] = [
      await makeUser(app.context),
      await makeUser(app.context),
      await makeUser(app.context),
    ];
    const { body: sent } = await app.call(conversationRoutes.contact, {
      token: author.token,
      body: { senderId: author.id, receiverId: reader.id, subject: 'Acompte', content: 'Versez 500 euros' },
    });
    const about = { kind: 'message', id: sent.id, reason: 'scam' };
    expect((await notice(about)).error.code).toBe('target_not_found');
    expect((await notice(about, { token: other.token })).error.code).toBe('target_not_found');
    expect((await notice(about, { token: author.token })).error.code).toBe('self_report');
    const { body } = await notice({ ...about, name: null, email: null }, { token: reader.token });
    const shown = (await app.show(operator, body.id)).body;
    expect(shown.reporter?.userId).toBe(reader.id);
    expect(shown.messages).toMatchObject([{ content: 'Versez 500 euros' }]);
    expect((await app.mailsTo(reader))[0]?.subject).toBe('Nous avons bien reçu votre signalement');
  });
});

describe('repetition', () => {
  test('of the same by the same waits once, whoever they are', async () => {
    const offer = await makeOffer(app.context);
    const reader = await makeUser(app.context);
    const email = 'encore@exemple.fr';
    const from = visitor();
    const unnamed = { id: offer.id, name: null, email: null, reason: 'child_abuse' };
    for (const send of [
      () => notice({ id: offer.id, email }),
      () => notice({ id: offer.id }, { token: reader.token }),
      () => notice(unnamed, { from }),
    ]) {
      expect((await send()).status).toBe(201);
      expect((await send()).error.code).toBe('notice_already_open');
    }
  });

  test('is limited by where it comes from, and by whom it would be mailed to', async () => {
    const offers = await Promise.all(Array.from({ length: 6 }, () => makeOffer(app.context)));
    const email = 'victime@exemple.fr';
    const statuses = [];
    for (const { id } of offers) statuses.push((await notice({ id, email })).status);
    expect(statuses).toEqual([...Array(noticesPerMail.points).fill(201), 429]);
    const from = visitor();
    for (let sent = 0; sent < noticesPerAddress.points; sent += 1)
      await notice({ id: newId(), email: `autre${sent}@exemple.fr` }, { from });
    const refused = await notice({ id: newId(), email: 'encore-un@exemple.fr' }, { from });
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_reports']);
  });
});

test('a decision takes the reported content down, and tells both', async () => {
  const offer = await makeOffer(app.context);
  const email = 'retrait@exemple.fr';
  const { id } = (await notice({ id: offer.id, email })).body;
  await app.runJobs();
  expect((await app.decide(operator, id, { decision: 'takedown' })).status).toBe(201);
  expect((await app.call(offerRoutes.get, { params: { id: offer.id } })).status).toBe(404);
  expect((await app.mailsTo({ email }))[0]?.text).toContain('nous avons retiré le contenu signalé');
  expect((await app.mailsTo(offer.user)).map(({ subject }) => subject)).toEqual([
    'Un de vos contenus est retiré',
  ]);
  const own = await app.call(takedownRoutes.listOwn, {
    params: { id: offer.user.id },
    token: offer.user.token,
  });
  expect(own.body).toMatchObject([{ kind: 'offer', statement: app.statement }]);
  const company = await makeCompany(app.context);
  const other = (await notice({ kind: 'company', id: company.profile.id })).body;
  expect((await app.decide(operator, other.id, { decision: 'takedown' })).error.code).toBe(
    'nothing_to_take_down',
  );
  expect((await app.show(operator, other.id)).body.outcome).toBeNull();
});
