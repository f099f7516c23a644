import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
  unconfirmed,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, uploaded } from '../../../test/files.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';

let app: TestApp;
let freelance: Awaited<ReturnType<typeof makeFreelance>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await createTestApp(({ config }) => ({ config: { ...config, addressConfirmation: 'required' } }));
  const { context } = app;
  freelance = await makeFreelance(context, {
    user: await makeUser(context, { ...unconfirmed, role: 'freelance' }),
  });
  company = await makeCompany(context, {
    user: await makeUser(context, { ...unconfirmed, role: 'entreprise' }),
  });
});
afterAll(() => app.close());

const offerBody = {
  titre: 'Relevé de façades',
  description: 'Relever et dessiner.',
  requirements: [],
  budget: 400,
  duree: '2 mois',
  lieu: 'Lyon',
  remote: 0,
  deadline: '2999-01-01',
};

test('where it is required, who did not confirm reaches nobody', async () => {
  const { context } = app;
  const [writer, other] = [freelance.user, await makeUser(context)];
  const post = async (user: MadeUser, route: Parameters<TestApp['call']>[0], call: object) =>
    app.call(route, { token: user.token, ...call } as never);
  const offer = await makeOffer(context);
  const ownOffer = await makeOffer(context, { company });
  const closed = await makeOffer(context, { company, status: 'filled' });
  const received = await makeApplication(context, ownOffer.id);
  const sent = await makeApplication(context, offer.id, { freelance });
  const { body: conversation } = await app.call(conversationRoutes.contact, {
    token: other.token,
    body: { senderId: other.id, receiverId: writer.id, subject: 'Un projet', content: 'Bonjour' },
  });
  const message = { senderId: writer.id, content: 'Bonjour' };
  const answers = await Promise.all([
    post(writer, conversationRoutes.contact, {
      body: { ...message, receiverId: other.id, subject: 'Objet' },
    }),
    post(writer, conversationRoutes.create, { body: { user1_id: writer.id, user2_id: other.id } }),
    post(writer, conversationRoutes.sendMessage, {
      params: { conversationId: conversation.conversationId },
      body: message,
    }),
    post(writer, applicationRoutes.apply, {
      body: { jobId: offer.id, coverLetter: 'Je dessine.', proposedRate: 300 },
    }),
    post(writer, applicationRoutes.remind, { params: { id: sent.id } }),
    post(company.user, applicationRoutes.answer, {
      params: { id: received.id },
      body: { status: 'accepted' },
    }),
    post(company.user, offerRoutes.publish, { body: offerBody }),
    post(company.user, offerRoutes.update, { params: { id: ownOffer.id }, body: offerBody }),
    post(company.user, offerRoutes.reopen, { params: { id: closed.id }, body: { deadline: '2999-01-01' } }),
  ]);
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    answers.map(() => [403, 'email_unconfirmed']),
  );
});

test('and downloads no CV', async () => {
  const { token } = await makeUser(app.context, { role: 'jobseeker' });
  const cv = await uploaded(app, uploadRoutes.cv, { bytes: pdfBytes, token });
  await app.call(jobseekerRoutes.create, { token, body: { ...jobseekerBody(), cv, cvAudience: 'everyone' } });
  const { status, bytes } = await fetchFile(app, cv, { token: company.user.token });
  expect([status, JSON.parse(bytes.toString()).code]).toEqual([403, 'email_unconfirmed']);
  const confirmed = await makeUser(app.context);
  expect((await fetchFile(app, cv, { token: confirmed.token })).status).toBe(200);
});

test('but reads, and fills its profile; once confirmed it does all', async () => {
  const { user, profile } = freelance;
  const params = { userId: user.id };
  const shown = await app.call(freelanceRoutes.getByUser, { params, token: user.token });
  const update = { ...shown.body, title: 'Charpentière' };
  const changed = await app.call(freelanceRoutes.updateByUser, { params, token: user.token, body: update });
  expect(changed.body.title).toBe('Charpentière');
  await app.context.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', user.id)
    .execute();
  const offer = await makeOffer(app.context);
  const body = { jobId: offer.id, coverLetter: 'Je dessine des charpentes.', proposedRate: 300 };
  expect((await app.call(applicationRoutes.apply, { token: user.token, body })).status).toBe(201);
  expect(profile.id).toBe(changed.body.id);
});

test('an unconfirmed profile asks search engines to leave it out, a confirmed one does not', async () => {
  const { profile } = await makeFreelance(app.context);
  const robots = async (id: string) =>
    (await app.call(freelanceRoutes.get, { params: { id } })).headers['x-robots-tag'];
  const hidden = await makeFreelance(app.context, {
    user: await makeUser(app.context, { ...unconfirmed, role: 'freelance' }),
  });
  expect([await robots(hidden.profile.id), await robots(profile.id)]).toEqual(['noindex', undefined]);
});
