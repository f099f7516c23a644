import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeApplication, makeOffer, makeUser } from '../../../test/builders/index.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterAll(() => app.stop());

async function make() {
  const offer = await makeOffer(app.context);
  const { user, id } = await makeApplication(app.context, offer.id);
  return { id, offerId: offer.id, company: offer.user, freelance: user };
}

const unseenOf = async ({ token }: MadeUser) =>
  (await app.call(accountRoutes.me, { token })).body.unseenApplicationCount;
const read = (user: MadeUser | null, userId: string, applicationIds: unknown) =>
  app.call(applicationRoutes.read, { params: { userId }, token: user?.token, body: { applicationIds } });
const unreadOf = async (user: MadeUser) => (await app.sent(user)).body.map(({ unread }) => unread);

test('a company’s new applications wait until it opens or answers them', async () => {
  const { id, offerId, company } = await make();
  const other = await makeApplication(app.context, offerId);
  const gone = await makeApplication(app.context, offerId);
  await make();
  expect(await unseenOf(company)).toBe(3);
  await app.answer(company, id, { status: 'seen' });
  expect(await unseenOf(company)).toBe(2);
  await app.answer(company, other.id, { status: 'accepted' });
  await app.withdraw(gone.user, gone.id);
  expect(await unseenOf(company)).toBe(0);
});

describe('a freelance’s answers', () => {
  test('wait until they are read, each anew', async () => {
    const { id, company, freelance } = await make();
    expect([await unseenOf(freelance), await unreadOf(freelance)]).toEqual([0, [false]]);
    await app.answer(company, id, { status: 'seen' });
    expect(await unseenOf(freelance)).toBe(0);
    await app.answer(company, id, { status: 'shortlisted' });
    expect([await unseenOf(freelance), await unreadOf(freelance)]).toEqual([1, [true]]);
    expect((await read(freelance, freelance.id, [id])).status).toBe(204);
    expect([await unseenOf(freelance), await unreadOf(freelance)]).toEqual([0, [false]]);
    await app.answer(company, id, { status: 'accepted' });
    expect(await unseenOf(freelance)).toBe(1);
  });

  test('wait as well when the offer closed, and no longer once withdrawn', async () => {
    const closed = await make();
    await app.close(closed.company, closed.offerId);
    expect(await unseenOf(closed.freelance)).toBe(1);
    const { id, company, freelance } = await make();
    await app.answer(company, id, { status: 'shortlisted' });
    await app.withdraw(freelance, id);
    expect(await unseenOf(freelance)).toBe(0);
  });

  test('are read by nobody else, and unseen by their company', async () => {
    const { id, company, freelance } = await make();
    const stranger = await make();
    await app.answer(company, id, { status: 'accepted' });
    const statuses = await Promise.all([
      read(null, freelance.id, [id]),
      read(stranger.freelance, freelance.id, [id]),
      read(stranger.freelance, stranger.freelance.id, [id, 'x']),
      read(company, company.id, [id]),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 204, 204]);
    expect((await read(freelance, freelance.id, 'x')).status).toBe(400);
    expect(await unseenOf(freelance)).toBe(1);
    expect((await app.received(company)).body[0]).not.toHaveProperty('unread');
  });
});

test('an account without a type has nothing waiting', async () => {
  const user = await makeUser(app.context, { role: null });
  expect(await unseenOf(user)).toBe(0);
});
