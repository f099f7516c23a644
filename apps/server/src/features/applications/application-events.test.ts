import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeApplication, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import type { TestStream } from '../../../test/open-test-stream.ts';
import { createEventsTest, type EventsTest } from '../events/events.fixture.ts';

let app: EventsTest;
beforeAll(async () => {
  app = await createEventsTest();
});
afterAll(() => app.close());

async function nextOf(stream: TestStream, count: number) {
  const seen: { event: string | undefined; data: unknown }[] = [];
  while (seen.length < count) {
    const [next] = await stream.next(1);
    if (next && next.event !== 'notification') seen.push({ event: next.event, data: next.data });
  }
  return seen;
}

async function make() {
  const offer = await makeOffer(app.context);
  const { user: freelance, profile } = await makeFreelance(app.context);
  const [companyStream, freelanceStream] = [await app.open(offer.user), await app.open(freelance)];
  const event = (applicationId: string) => ({
    event: 'application',
    data: { applicationId, jobId: offer.id },
  });
  /** The events that both received, in order, without those of the bell. */
  const told = (count: number) =>
    Promise.all([companyStream, freelanceStream].map((stream) => nextOf(stream, count)));
  return { offer, company: offer.user, freelance, profile, event, told };
}

const change = (
  route: (typeof applicationRoutes)['answer' | 'withdraw' | 'remind'],
  user: MadeUser,
  id: string,
  body?: object,
) => app.call(route, { params: { id }, token: user.token, ...(body && { body }) });

test('both people are told of every step of an application, once it is done', async () => {
  const { offer, company, freelance, event, told } = await make();
  const body = { jobId: offer.id, coverLetter: 'Je dessine des charpentes.', proposedRate: 340 };
  const { id } = (await app.call(applicationRoutes.apply, { token: freelance.token, body })).body;
  expect(await told(1)).toEqual([[event(id)], [event(id)]]);
  await app.call(applicationRoutes.apply, { token: freelance.token, body });
  await change(applicationRoutes.answer, company, id, { status: 'seen' });
  app.passTime({ days: 10 });
  await change(applicationRoutes.remind, freelance, id);
  await change(applicationRoutes.remind, freelance, id);
  await change(applicationRoutes.answer, company, id, { status: 'shortlisted' });
  await change(applicationRoutes.withdraw, freelance, id);
  await change(applicationRoutes.answer, company, id, { status: 'accepted' });
  const last = await app.publish(company, freelance);
  const steps = [
    ...Array.from({ length: 4 }, () => event(id)),
    { event: 'conversation', data: { conversationId: last } },
  ];
  expect(await told(5)).toEqual([steps, steps]);
});

test('closing an offer tells everyone who waited, and nobody else', async () => {
  const { offer, company, profile, freelance, event, told } = await make();
  const waiting = await makeApplication(app.context, offer.id, { freelance: { user: freelance, profile } });
  const answered = await makeApplication(app.context, offer.id, { status: 'accepted' });
  const answeredStream = await app.open(answered.user);
  await app.call(offerRoutes.close, { params: { id: offer.id }, token: company.token, body: {} });
  expect(await told(1)).toEqual([[event(waiting.id)], [event(waiting.id)]]);
  const last = await app.publish(answered.user);
  const [only] = await answeredStream.next(1);
  expect(only?.data).toEqual({ conversationId: last });
});

test('a favourite is told to its company alone', async () => {
  const { offer, company, profile, freelance, event, told } = await make();
  const { id } = await makeApplication(app.context, offer.id, { freelance: { user: freelance, profile } });
  const mark = (favourite: boolean) =>
    app.call(applicationRoutes.favourite, { params: { id }, token: company.token, body: { favourite } });
  // marking twice sends one event
  for (const favourite of [true, true, false]) await mark(favourite);
  const last = { event: 'conversation', data: { conversationId: await app.publish(company, freelance) } };
  expect(await told(1)).toEqual([[event(id)], [last]]);
});
