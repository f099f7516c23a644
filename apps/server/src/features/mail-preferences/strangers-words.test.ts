import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
  unconfirmed,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { mailUnread } from '../conversations/mail-unread.job.ts';
import { watchDeadlines } from '../offers/watch-deadlines.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const title = 'Compte bloqué, appelez vite';
const name = 'Compte Bloqué';
const typed = /compte|bloqu|appelez/iu;

interface Addresses {
  readonly company?: object;
  readonly freelance?: object;
}

/** Everything by which a company and a freelance make mails of their words to each other: what each was mailed. */
async function writeToEachOther({ company: ofCompany = {}, freelance: ofFreelance = {} }: Addresses) {
  const { context } = app;
  const company = await makeCompany(context, {
    user: await makeUser(context, { role: 'entreprise', username: name, ...ofCompany }),
  });
  const freelance = await makeFreelance(context, {
    user: await makeUser(context, { role: 'freelance', username: name, ...ofFreelance }),
  });
  const today = parisDay(context.clock.now());
  const offers = await Promise.all(
    [1, 2].map(() => makeOffer(context, { company, title, deadline: addDays(today, 1) })),
  );
  const applications = [];
  for (const { id: jobId } of offers) {
    const { body } = await app.call(applicationRoutes.apply, {
      token: freelance.user.token,
      body: { jobId, freelancerId: freelance.profile.id, coverLetter: title, proposedRate: 300 },
    });
    applications.push(body);
  }
  await app.call(conversationRoutes.contact, {
    token: company.user.token,
    body: { senderId: company.user.id, receiverId: freelance.user.id, subject: title, content: title },
  });
  await watchDeadlines(context);
  app.passTime({ days: 11 });
  await mailUnread(context);
  await app.call(applicationRoutes.remind, {
    token: freelance.user.token,
    params: { id: applications[0]?.id ?? '' },
  });
  await app.call(applicationRoutes.answer, {
    token: company.user.token,
    params: { id: applications[0]?.id ?? '' },
    body: { status: 'shortlisted', message: title },
  });
  await app.call(offerRoutes.close, {
    token: company.user.token,
    params: { id: offers[1]?.id ?? '' },
    body: { status: 'cancelled', message: title },
  });
  await app.runJobs();
  return {
    toCompany: await app.sandbox.mails(company.user.email),
    toFreelance: await app.sandbox.mails(freelance.user.email),
  };
}

const subjects = (mails: readonly { readonly subject: string }[]) => mails.map(({ subject }) => subject);

test('between people whose addresses are confirmed, subjects name whom and what they are about', async () => {
  const { toCompany, toFreelance } = await writeToEachOther({});
  expect([toCompany.length, toFreelance.length]).toEqual([5, 3]);
  for (const subject of subjects([...toCompany, ...toFreelance])) expect(subject).toMatch(typed);
});

test.each<[string, Addresses]>([
  ['the company', { company: unconfirmed }],
  ['the freelance', { freelance: unconfirmed }],
  ['neither', { company: unconfirmed, freelance: unconfirmed }],
])(
  'no subject holds words of who has not confirmed theirs, nor comes to them with words: %s',
  async (_, who) => {
    const { toCompany, toFreelance } = await writeToEachOther(who);
    expect([toCompany.length, toFreelance.length]).toEqual([5, 3]);
    // what a confirmed company wrote itself is its own
    const own =
      'company' in who ? [] : subjects(toCompany).filter((subject) => subject.startsWith('Votre offre'));
    expect(own).toHaveLength('company' in who ? 0 : 2);
    const others = subjects([...toCompany, ...toFreelance]).filter((subject) => !own.includes(subject));
    for (const subject of others) expect(subject).not.toMatch(typed);
    // nor are their messages and answers repeated
    for (const { text } of toFreelance) expect(text).not.toContain(`«\u202f${title}`);
  },
);
