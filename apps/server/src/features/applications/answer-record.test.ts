import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApplication, makeCompany, makeOffer } from '../../../test/builders/index.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterAll(() => app.stop());

describe('a company’s record', () => {
  test('is shown on its offers from the fifth application on', async () => {
    const company = await makeCompany(app.context);
    const { id, title } = await makeOffer(app.context, { company });
    const other = await makeOffer(app.context);
    const recordOf = async () => {
      const one = await app.call(offerRoutes.get, { params: { id }, token: other.user.token });
      const [listed] = (
        await app.call(offerRoutes.list, { query: { search: title }, token: other.user.token })
      ).body;
      expect(listed).toEqual(one.body);
      return 'answerRecord' in one.body ? one.body.answerRecord : undefined;
    };
    const made: string[] = [];
    const receive = async () => made.push((await makeApplication(app.context, id)).id);
    for (let count = 0; count < 4; count += 1) await receive();
    expect(await recordOf()).toBeNull();
    await receive();
    expect(await recordOf()).toEqual({ rate: 0, medianDelayHours: null });
    app.passTime({ hours: 10 });
    await app.answer(company.user, made[0] ?? '', { status: 'shortlisted' });
    await app.answer(company.user, made[1] ?? '', { status: 'seen' });
    app.passTime({ hours: 20 });
    await app.answer(company.user, made[0] ?? '', { status: 'accepted' });
    await app.answer(company.user, made[2] ?? '', { status: 'rejected', reason: 'other' });
    app.passTime({ hours: 10 });
    await app.answer(company.user, made[3] ?? '', { status: 'accepted' });
    expect(await recordOf()).toEqual({ rate: 0.6, medianDelayHours: 30 });
  });

  test('leaves out what was withdrawn before an answer', async () => {
    const company = await makeCompany(app.context);
    const { id } = await makeOffer(app.context, { company });
    for (let count = 0; count < 5; count += 1)
      await makeApplication(app.context, id, { answered_at: new Date(), status: 'accepted' });
    await makeApplication(app.context, id, { status: 'withdrawn' });
    const { body } = await app.call(offerRoutes.get, { params: { id }, token: company.user.token });
    expect(body).toMatchObject({ answerRecord: { rate: 1 } });
  });
});
