import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApplication, makeCompany, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ConversationsTest, createConversationsTest } from './conversations.fixture.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

describe('a conversation about an offer', () => {
  test('is one for its two people, called like the offer, beside their direct one', async () => {
    const offer = await makeOffer(app.context, { title: 'Relevé d’une halle' });
    const { user: freelance } = await makeFreelance(app.context);
    const about = { job_id: offer.id, title: 'Autre titre' };
    const first = await app.open(offer.user, freelance, about);
    expect(first.status).toBe(201);
    const again = await app.open(freelance, offer.user, { job_id: offer.id.toUpperCase() });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    expect((await app.open(freelance, offer.user)).body.id).not.toBe(first.body.id);
    const other = await makeOffer(app.context);
    expect((await app.open(other.user, freelance, { job_id: other.id })).body.id).not.toBe(first.body.id);
    await app.send(freelance, first.body.id);
    const listed = (await app.list(offer.user)).body.find(({ id }) => id === first.body.id);
    expect(listed?.title).toBe('Relevé d’une halle');
  });

  test('needs an offer that there is, and of one of the two', async () => {
    const offer = await makeOffer(app.context);
    const draft = await makeOffer(app.context, { status: 'draft' });
    const { user: freelance } = await makeFreelance(app.context);
    const { user: stranger } = await makeCompany(app.context);
    for (const job_id of [newId(), 'x', draft.id]) {
      const { status, error } = await app.open(freelance, offer.user, { job_id });
      expect([status, error.code]).toEqual([404, 'offer_not_found']);
    }
    expect((await app.open(stranger, freelance, { job_id: offer.id })).status).toBe(403);
    expect((await app.list(stranger)).body).toEqual([]);
  });
});

describe('a company without Premium and without contacts left', () => {
  test('writes to who applied to its offer, in whatever conversation, and none is counted', async () => {
    const company = await app.companyWithContacts(10);
    const profile = await app.context.db
      .selectFrom('companies')
      .select('id')
      .where('user_id', '=', company.id)
      .executeTakeFirstOrThrow();
    const offer = await makeOffer(app.context, { company: { user: company, profile } });
    const applicant = await makeApplication(app.context, offer.id);
    const withdrawn = await makeApplication(app.context, offer.id, { status: 'withdrawn' });
    const { body } = await app.open(company, applicant.user, { job_id: offer.id });
    expect((await app.send(company, body.id)).status).toBe(201);
    expect((await app.contact(company, withdrawn.user)).status).toBe(201);
    expect((await app.quota(company)).body).toEqual({ count: 10, limit: 10 });
    const { user: other } = await makeFreelance(app.context);
    const about = await app.open(company, other, { job_id: offer.id });
    expect((await app.send(company, about.body.id)).error.code).toBe('contact_limit_reached');
  });

  test('is not freed by an application to another company', async () => {
    const company = await app.companyWithContacts(10);
    const elsewhere = await makeOffer(app.context);
    const { user } = await makeApplication(app.context, elsewhere.id);
    expect((await app.contact(company, user)).error.code).toBe('contact_limit_reached');
  });
});
