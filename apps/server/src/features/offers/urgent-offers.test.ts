import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import {
  urgentDeadlineMessage,
  urgentTooLateMessage,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Refusable = Pick<Awaited<ReturnType<typeof publish>>, 'error'> & { readonly status: number };

const inDays = (days: number) => addDays(parisDay(app.context.clock.now()), days);
const bodyOf = (over: object) => ({
  titre: 'Dossier de permis',
  description: 'Monter le dossier de permis d’une école.',
  budget: 420,
  deadline: inDays(7),
  urgent: true,
  ...over,
});
const publish = (user: MadeUser, over: object = {}) =>
  app.call(offerRoutes.publish, { token: user.token, body: bodyOf(over) });
const update = (user: MadeUser, id: string, over: object = {}) =>
  app.call(offerRoutes.update, { params: { id }, token: user.token, body: bodyOf(over) });
const reopen = (user: MadeUser, id: string, deadline: string) =>
  app.call(offerRoutes.reopen, { params: { id }, token: user.token, body: { deadline } });
const cancel = (user: MadeUser, id: string) =>
  app.call(offerRoutes.close, { params: { id }, token: user.token, body: { status: 'cancelled' } });

const issuesOf = ({ status, error }: Refusable) => [status, error.issues];
const tooLate = [400, [{ path: 'deadline', message: urgentDeadlineMessage }]];

describe('an urgent mission', () => {
  test('says so to members, in the list too, and others do not', async () => {
    const { user } = await makeCompany(app.context);
    const { user: reader } = await makeFreelance(app.context);
    const { body } = await publish(user);
    expect(body).toMatchObject({ urgent: true, deadline: inDays(7) });
    const plain = await publish(user, { urgent: undefined, deadline: inDays(40) });
    expect(plain.body).toMatchObject({ urgent: false });
    const listed = await app.call(offerRoutes.list, { token: reader.token });
    const marks = new Map(listed.body.map((offer) => [offer.id, 'urgent' in offer && offer.urgent]));
    expect([marks.get(body.id), marks.get(plain.body.id)]).toEqual([true, false]);
  });

  test('closes seven days after its publication at the latest', async () => {
    const { user } = await makeCompany(app.context);
    expect(issuesOf(await publish(user, { deadline: inDays(8) }))).toEqual(tooLate);
    expect((await publish(user, { urgent: 'oui' })).status).toBe(400);
    const { body } = await publish(user);
    app.passTime({ hours: 48 });
    expect(issuesOf(await update(user, body.id, { deadline: inDays(6) }))).toEqual(tooLate);
    // left out, it stays urgent
    expect(issuesOf(await update(user, body.id, { urgent: undefined, deadline: inDays(6) }))).toEqual(
      tooLate,
    );
    expect((await update(user, body.id, { deadline: inDays(5) })).status).toBe(200);
    expect((await update(user, body.id, { deadline: inDays(30), urgent: false })).body).toMatchObject({
      urgent: false,
    });
    expect(issuesOf(await update(user, body.id, { deadline: inDays(30) }))).toEqual(tooLate);
  });

  test('is not made of one that has been open for longer', async () => {
    const company = await makeCompany(app.context);
    const { id } = await makeOffer(app.context, {
      company,
      created_at: new Date(app.context.clock.now().getTime() - 9 * 86_400_000),
      deadline: inDays(3),
    });
    expect(issuesOf(await update(company.user, id, { deadline: inDays(3) }))).toEqual([
      400,
      [{ path: 'urgent', message: urgentTooLateMessage }],
    ]);
    await cancel(company.user, id);
    expect((await reopen(company.user, id, inDays(3))).status).toBe(200);
    expect((await update(company.user, id, { deadline: inDays(7) })).status).toBe(200);
  });

  test('reopened, it is held to seven days from then; closed, its words can still be put right', async () => {
    const { user } = await makeCompany(app.context);
    const { body } = await publish(user);
    const { deadline } = body;
    app.passTime({ hours: 24 * 10 });
    expect((await update(user, body.id, { deadline, titre: 'Permis' })).body).toMatchObject({
      status: 'expired',
      titre: 'Permis',
    });
    expect(issuesOf(await reopen(user, body.id, inDays(8)))).toEqual(tooLate);
    expect((await reopen(user, body.id, inDays(7))).status).toBe(200);
    expect(issuesOf(await update(user, body.id, { deadline: inDays(8) }))).toEqual(tooLate);
  });
});
