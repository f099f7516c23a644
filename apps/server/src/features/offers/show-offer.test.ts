import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { ShownOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
let member: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  member = await makeUser(app.context, { role: 'jobseeker' });
});
afterAll(() => app.close());
const restrictedFields = ['id', 'titre', 'remote', 'lieu', 'createdAt', 'restricted'].sort();

describe('the restricted form', () => {
  const assertRestricted = (offer: ShownOffer) => {
    expect(Object.keys(offer).sort()).toEqual(restrictedFields);
    expect(offer).toMatchObject({ restricted: true });
  };

  test('is all that the signed-out ever get, of one offer or of many', async () => {
    const secret = 'chêne-liège-confidentiel';
    const company = await makeCompany(app.context, { name: secret });
    const { id } = await makeOffer(app.context, {
      company,
      title: 'Visible',
      location: 'Hyères',
      description: secret,
      requirements: [secret],
      duration: secret,
      budget: 98_765,
    });
    for (const token of [undefined, 'no-session']) {
      const one = await app.call(offerRoutes.get, { params: { id }, token });
      const many = await app.call(offerRoutes.list, { query: { location: 'hyeres' }, token });
      assertRestricted(one.body);
      expect(many.body).toHaveLength(1);
      for (const offer of many.body) assertRestricted(offer);
      const everything = JSON.stringify([one.body, many.body, one.headers, many.headers]);
      for (const hidden of [secret, '98765', company.profile.id, company.user.id])
        expect(everything).not.toContain(hidden);
    }
  });

  test('is no substitute for the full one, which members get whole', async () => {
    const company = await makeCompany(app.context, { name: 'Atelier Complet' });
    const { id } = await makeOffer(app.context, {
      company,
      title: 'Entière',
      requirements: ['Revit', 'Permis B'],
      is_remote: true,
    });
    const { body } = await app.call(offerRoutes.get, { params: { id }, token: member.token });
    expect(body).toEqual({
      id,
      kind: 'mission',
      urgent: false,
      entreprise_id: company.profile.id,
      entreprise_user_id: company.user.id,
      companyName: 'Atelier Complet',
      companyLogo: null,
      titre: 'Entière',
      description: expect.any(String),
      requirements: ['Revit', 'Permis B'],
      budget: 350,
      duree: '3 mois',
      lieu: 'Lyon',
      remote: 1,
      deadline: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: 'open',
      highlighted: false,
      createdAt: expect.any(String),
      answerRecord: null,
      placeCode: null,
      trades: [],
      phases: [],
      software: [],
      programmes: [],
      contexts: [],
    });
  });
});

describe('one offer', () => {
  const show = (id: string, token?: string) => app.call(offerRoutes.get, { params: { id }, token });

  test('says its state once closed, and is missing once deleted', async () => {
    for (const status of ['filled', 'cancelled', 'expired'] as const) {
      const { id } = await makeOffer(app.context, { status });
      expect((await show(id, member.token)).body).toMatchObject({ status });
      const signedOut = await show(id);
      expect(Object.keys(signedOut.body).sort()).toEqual(restrictedFields);
      expect(signedOut.headers['x-offer-status']).toBe('closed');
    }
    const past = await makeOffer(app.context, { deadline: '2026-01-01' });
    expect((await show(past.id, member.token)).body).toMatchObject({ status: 'expired' });
    expect((await show(past.id)).headers['x-offer-status']).toBe('closed');
    const open = await makeOffer(app.context);
    expect((await show(open.id)).headers['x-offer-status']).toBe('open');
    const deleted = await makeOffer(app.context, { deleted_at: new Date() });
    for (const [id, token] of [
      [deleted.id, member.token],
      [deleted.id, undefined],
      ['x', member.token],
      ['x', undefined],
      [member.id, undefined],
    ] as const) {
      const { status, error } = await show(id, token);
      expect([status, error]).toEqual([404, { code: 'offer_not_found', error: 'Offre non trouvée' }]);
    }
  });

  test('is for its owner alone while a draft', async () => {
    const draft = await makeOffer(app.context, { status: 'draft' });
    expect((await show(draft.id, draft.user.token)).status).toBe(200);
    expect((await show(draft.id, member.token)).status).toBe(404);
    expect((await show(draft.id)).status).toBe(404);
  });

  test('tells its own company, and nobody else, how many applied and wait', async () => {
    const own = await makeOffer(app.context);
    const { user: other } = await makeCompany(app.context);
    for (const status of ['sent', 'shortlisted', 'rejected'] as const)
      await makeApplication(app.context, own.id, { status });
    expect((await show(own.id, own.user.token)).body).toMatchObject({
      applicationCount: 3,
      unseenCount: 1,
      waitingCount: 2,
    });
    for (const token of [other.token, member.token])
      expect((await show(own.id, token)).body).not.toHaveProperty('applicationCount');
  });

  test('tells a freelance, and nobody else, whether they applied', async () => {
    const { id, title } = await makeOffer(app.context);
    const freelance = await makeFreelance(app.context);
    const applied = async (token: string) => (await show(id, token)).body as { applied?: boolean };
    expect((await applied(freelance.user.token)).applied).toBe(false);
    await makeApplication(app.context, id, { freelance });
    expect((await applied(freelance.user.token)).applied).toBe(true);
    expect('applied' in (await applied(member.token))).toBe(false);
    const [listed] = (
      await app.call(offerRoutes.list, { query: { search: title }, token: freelance.user.token })
    ).body;
    expect(listed).toMatchObject({ id, applied: true });
  });
});
