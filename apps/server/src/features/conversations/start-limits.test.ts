import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
  unconfirmed,
} from '../../../test/builders/index.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type ConversationsTest, countByStatus, createConversationsTest } from './conversations.fixture.ts';
import { mailUnread } from './mail-unread.job.ts';

const ceilings = { freelance: 3, jobseeker: 4, company: 5, subscriber: 6 };

const lowCeilings = ({ config }: AppContext) => ({
  config: { ...config, dailyCeilings: { ...config.dailyCeilings, conversations: ceilings } },
});

const people = (app: ConversationsTest, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeUser(app.context)));

describe('an account whose address is not confirmed', () => {
  let app: ConversationsTest;
  beforeAll(async () => {
    app = await createConversationsTest();
  });
  afterAll(() => app.close());

  const newcomer = () => makeUser(app.context, { ...unconfirmed, role: 'freelance' });
  const company = async (is_subscribed: boolean) => {
    const user = await makeUser(app.context, { ...unconfirmed, role: 'entreprise' });
    await makeCompany(app.context, { user, is_subscribed });
    return user;
  };

  test('starts ten conversations in all, also many at once, and the eleventh once it is confirmed', async () => {
    const user = await newcomer();
    const others = await people(app, 14);
    const answers = await Promise.all(others.map((other) => app.contact(user, other)));
    expect(countByStatus(answers)).toEqual({ 201: 10, 403: 4 });
    const [late] = await people(app, 1);
    app.passTime({ days: 30 });
    await app.context.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 1e10) })
      .execute();
    const refused = await app.contact(user, late as MadeUser);
    expect([refused.status, refused.error.code]).toEqual([403, 'conversation_limit_unconfirmed']);
    await app.context.db
      .updateTable('users')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    expect((await app.contact(user, late as MadeUser)).status).toBe(201);
  });

  test('does so in conversations it opened empty', async () => {
    const user = await newcomer();
    const others = await people(app, 11);
    const opened = await Promise.all(others.map((other) => app.open(user, other)));
    const answers = [];
    for (const { body } of opened) answers.push(await app.send(user, body.id));
    expect(countByStatus(answers)).toEqual({ 201: 10, 403: 1 });
  });

  test('has with Premium the contacts without limit that were paid', async () => {
    const user = await company(true);
    const others = await people(app, 12);
    const answers = await Promise.all(others.map((other) => app.contact(user, other)));
    expect(countByStatus(answers)).toEqual({ 201: 12 });
  });

  test('goes on in those it has, and answers whoever writes to it or applied', async () => {
    const user = await company(false);
    const others = await people(app, 10);
    const started = [];
    for (const other of others) started.push(await app.contact(user, other));
    expect((await app.send(user, started[0]?.body.conversationId ?? '')).status).toBe(201);
    const { user: writer } = await makeFreelance(app.context);
    const { body } = await app.contact(writer, user);
    expect((await app.send(user, body.conversationId)).status).toBe(201);
    const { user: applicant, profile } = await makeFreelance(app.context);
    const { id: company_id } = await app.context.db
      .selectFrom('companies')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const offer = await makeOffer(app.context, { company_id });
    await makeApplication(app.context, offer.id, { freelance: { user: applicant, profile } });
    expect((await app.contact(user, applicant)).status).toBe(201);
  });

  test('reads the sentence of the specification when its ten contacts are used up', async () => {
    const user = await makeUser(app.context, { ...unconfirmed, role: 'entreprise' });
    await makeCompany(app.context, { user });
    for (let made = 0; made < 10; made += 1) {
      expect((await app.contact(user, (await makeFreelance(app.context)).user)).status).toBe(201);
    }
    const refused = await app.contact(user, (await makeFreelance(app.context)).user);
    expect(refused.error.code).toBe('contact_limit_reached');
  });

  test('is named in mails, and not quoted', async () => {
    const user = await makeUser(app.context, { ...unconfirmed, username: 'Inès Roy' });
    const [other] = await people(app, 1);
    await app.contact(user, other as MadeUser, {}, 'Cliquez sur ce lien');
    app.passTime({ minutes: 16 });
    await mailUnread(app.context);
    await app.runJobs();
    const [mail] = await app.sandbox.mails(other?.email);
    expect(mail?.subject).toBe('Un message vous attend');
    expect(mail?.text).toContain('Inès Roy vous a écrit');
    expect(mail?.text).not.toContain('Cliquez');
    expect(mail?.text).not.toContain('Un projet');
  });
});

test('where no account is asked, an unconfirmed one is limited and cut no more than others', async () => {
  const app = await createConversationsTest(({ config }) => ({
    config: { ...config, addressConfirmation: 'off' },
  }));
  const user = await makeUser(app.context, unconfirmed);
  const others = await people(app, 11);
  const answers = await Promise.all(others.map((other) => app.contact(user, other, {}, 'Bonjour à vous')));
  expect(countByStatus(answers)).toEqual({ 201: 11 });
  app.passTime({ minutes: 16 });
  await mailUnread(app.context);
  await app.runJobs();
  expect((await app.sandbox.mails(others[0]?.email))[0]?.text).toContain('Bonjour à vous');
  await app.close();
});

describe('the ceiling of 24 hours', () => {
  let app: ConversationsTest;
  beforeAll(async () => {
    app = await createConversationsTest(lowCeilings);
  });
  afterAll(() => app.close());

  const company = async (is_subscribed: boolean) => (await makeCompany(app.context, { is_subscribed })).user;
  test.each<[keyof typeof ceilings | 'nobody', () => Promise<MadeUser>, number]>([
    ['freelance', () => makeUser(app.context, { role: 'freelance' }), ceilings.freelance],
    ['jobseeker', () => makeUser(app.context, { role: 'jobseeker' }), ceilings.jobseeker],
    ['nobody', () => makeUser(app.context), ceilings.jobseeker],
    ['company', () => company(false), ceilings.company],
    ['subscriber', () => company(true), ceilings.subscriber],
  ])('of a %s holds against many at once', async (_, make, ceiling) => {
    const user = await make();
    const others = await people(app, ceiling + 3);
    const answers = await Promise.all(others.map((other) => app.contact(user, other)));
    expect(countByStatus(answers)).toEqual({ 201: ceiling, 429: 3 });
  });

  test('says when to come back, is written down once, and lets go a day after', async () => {
    const user = await makeUser(app.context, { role: 'freelance' });
    const [one, two, three, four] = (await people(app, 4)) as [MadeUser, MadeUser, MadeUser, MadeUser];
    const first = await app.contact(user, one);
    app.passTime({ hours: 1 });
    for (const other of [two, three]) await app.contact(user, other);
    const refused = await app.contact(user, four);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_conversations']);
    const seconds = Number(refused.headers['retry-after']);
    expect(Math.abs(seconds - 23 * 3600)).toBeLessThan(60);
    expect((await app.contact(user, four)).status).toBe(429);
    const events = await app.context.db
      .selectFrom('security_events')
      .select('kind')
      .where('user_id', '=', user.id)
      .execute();
    expect(events).toEqual([{ kind: 'conversations_ceiling_met' }]);
    expect((await app.send(user, first.body.conversationId)).status).toBe(201);
    app.passTime({ hours: 23, minutes: 1 });
    expect((await app.contact(user, four)).status).toBe(201);
  });
});
