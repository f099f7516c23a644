import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../src/core/auth/passwords.ts';
import { goodPassword } from './account-bodies.ts';
import {
  makeApplication,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makeUser,
} from './builders/index.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { statementsOf } from './statements-of.ts';

type Call = Parameters<TestApp['call']>[1];

async function openScene() {
  const app = await createTestApp();
  const { context } = app;
  const company = await makeCompany(context);
  const password_hash = await hashPassword(goodPassword);
  const user = await makeUser(context, { role: 'freelance', password_hash });
  const freelance = await makeFreelance(context, { user });
  const jobseeker = await makeJobseeker(context);
  for (let made = 0; made < 3; made += 1) {
    await makeFreelance(context);
    await makeOffer(context, { company });
  }
  const offer = await makeOffer(context, { company });
  const { body } = await app.call(conversationRoutes.contact, {
    token: company.user.token,
    body: {
      senderId: company.user.id,
      receiverId: freelance.user.id,
      subject: 'Un projet',
      content: 'Bonjour',
    },
  });
  const applicationIds: string[] = [];
  for (let made = 0; made < 4; made += 1) applicationIds.push((await makeApplication(context, offer.id)).id);
  return { app, company, freelance, jobseeker, offer, applicationIds, conversationId: body.conversationId };
}

type Scene = Awaited<ReturnType<typeof openScene>>;
let scene: Scene;
let known = '';

beforeAll(async () => {
  scene = await openScene();
  const { app, company, freelance } = scene;
  // from the first call on that is signed in, sessions are kept as soon as their changes are heard of
  const me = () => app.call(accountRoutes.me, { token: company.user.token });
  await vi.waitFor(async () => expect(await statementsOf(me)).toHaveLength(2));
  const signedIn = await app.call(accountRoutes.login, {
    body: { email: freelance.user.email, password: goodPassword },
    headers: { 'user-agent': 'Mozilla/5.0' },
  });
  known = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => scene.app.close());

const as = (who: 'company' | 'freelance' | 'jobseeker') => ({ token: scene[who].user.token });
let times = 0;
const another = () => `${++times}`;

/** What calls send that are sent often, once what may be kept in memory is. A figure that grows says why in its commit. */
const calls: [string, number, RouteDefinition, () => Call][] = [
  ['the directory', 1, directoryRoutes.search, () => ({ query: { seed: another() } })],
  [
    'a search of the directory',
    1,
    directoryRoutes.search,
    () => ({ query: { search: 'arch chant', maxRate: 900, location: 'lyon', seed: another() } }),
  ],
  ['a freelance', 1, freelanceRoutes.get, () => ({ params: { id: scene.freelance.profile.id } })],
  ['a job seeker', 1, jobseekerRoutes.get, () => ({ params: { id: scene.jobseeker.profile.id } })],
  ['a company', 1, companyRoutes.get, () => ({ params: { id: scene.company.profile.id } })],
  ['the open offers', 1, offerRoutes.list, () => ({})],
  ['the open offers, signed in', 1, offerRoutes.list, () => as('freelance')],
  ['an offer', 1, offerRoutes.get, () => ({ params: { id: scene.offer.id } })],
  ['a freelance’s own account', 1, accountRoutes.me, () => as('freelance')],
  ['a company’s own account', 1, accountRoutes.me, () => as('company')],
  ['a freelance’s day', 2, todayRoutes.get, () => as('freelance')],
  ['a company’s day', 2, todayRoutes.get, () => as('company')],
  ['a job seeker’s day', 2, todayRoutes.get, () => as('jobseeker')],
  ['a job seeker’s own account', 1, accountRoutes.me, () => as('jobseeker')],
  [
    'the conversations',
    2,
    conversationRoutes.list,
    () => ({ ...as('freelance'), params: { userId: scene.freelance.user.id } }),
  ],
  [
    'the messages of a conversation',
    2,
    conversationRoutes.listMessages,
    () => ({ ...as('freelance'), params: { conversationId: scene.conversationId } }),
  ],
  [
    'a message to somebody one has written with',
    7,
    conversationRoutes.contact,
    () => ({
      ...as('company'),
      body: {
        senderId: scene.company.user.id,
        receiverId: scene.freelance.user.id,
        subject: 'Encore',
        content: 'Encore',
      },
    }),
  ],
  [
    'one more message',
    7,
    conversationRoutes.sendMessage,
    () => ({
      ...as('company'),
      params: { conversationId: scene.conversationId },
      body: { senderId: scene.company.user.id, content: 'Encore' },
    }),
  ],
  [
    'one more message, which may be sent again',
    9,
    conversationRoutes.sendMessage,
    () => ({
      ...as('company'),
      headers: { 'idempotency-key': another() },
      params: { conversationId: scene.conversationId },
      body: { senderId: scene.company.user.id, content: 'Encore' },
    }),
  ],
  [
    'that messages are read',
    4,
    conversationRoutes.markRead,
    () => ({ ...as('freelance'), params: { id: scene.conversationId } }),
  ],
  [
    'the applications of a freelance',
    3,
    applicationRoutes.listByFreelance,
    () => ({ ...as('freelance'), params: { userId: scene.freelance.user.id } }),
  ],
  [
    'the applications that a company received',
    4,
    applicationRoutes.listByCompany,
    () => ({ ...as('company'), params: { companyUserId: scene.company.user.id } }),
  ],
  [
    'applications side by side',
    4,
    applicationRoutes.compare,
    () => ({
      ...as('company'),
      params: { companyUserId: scene.company.user.id },
      query: { id: scene.applicationIds },
    }),
  ],
  [
    'signing in where one did before',
    13,
    accountRoutes.login,
    () => ({
      body: { email: scene.freelance.user.email, password: goodPassword },
      headers: { cookie: known, 'user-agent': 'Mozilla/5.0' },
    }),
  ],
  [
    'signing in as a program that did before',
    16,
    accountRoutes.login,
    () => ({
      body: { email: scene.freelance.user.email, password: goodPassword },
      headers: { 'user-agent': 'agence-sync/2.1' },
    }),
  ],
  [
    'signing in elsewhere',
    18,
    accountRoutes.login,
    () => ({
      body: { email: scene.freelance.user.email, password: goodPassword },
      headers: { 'user-agent': 'Mozilla/5.0' },
    }),
  ],
];

test.each(calls)('%s: %i statements', async (_, statements, route, given) => {
  const send = async () => {
    const { status } = await scene.app.call(route, given());
    expect(status).toBeLessThan(300);
  };
  await send();
  const sent = await statementsOf(send);
  expect(sent, sent.join('\n')).toHaveLength(statements);
});
