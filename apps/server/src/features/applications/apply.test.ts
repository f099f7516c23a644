import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { countByStatus, nextCursorOf } from '../../../test/paging.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterAll(() => app.stop());

describe('applying', () => {
  test('reaches the company’s list, the freelance’s own, and the company by mail', async () => {
    const company = await makeCompany(app.context, { username: 'Hélène Morin', name: 'Atelier Aubier' });
    const { id: jobId, title } = await makeOffer(app.context, { company, title: 'Plans\nbois' });
    const { user, profile } = await makeFreelance(app.context, { username: 'Camille Durand' });
    const { status, body } = await app.apply(user, jobId, {
      freelancerId: profile.id,
      proposedRate: '1340,50',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      jobId,
      job_id: jobId,
      job_title: title,
      offerStatus: 'open',
      isOfferDeleted: false,
      companyName: 'Atelier Aubier',
      company_user_id: company.user.id,
      freelancerId: profile.id,
      freelancer_user_id: user.id,
      freelancer_name: 'Camille Durand',
      coverLetter: 'Je dessine des charpentes.',
      proposedRate: 1340.5,
      status: 'sent',
      reason: null,
      remindedAt: null,
      history: [{ status: 'sent', message: null, at: body.createdAt }],
    });
    expect((await app.sent(user)).body).toEqual([body]);
    const { unread, ...common } = body;
    expect([unread, (await app.received(company.user)).body]).toMatchObject([false, [common]]);
    const mails = await app.mailsTo(company.user);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Nouvelle candidature pour « Plans bois »');
    expect(mails[0]?.text).toMatch(/Camille Durand a postulé .+ 1\s340,50\s€ par jour/u);
    expect(mails[0]?.text).toContain(`/profile/candidatures-recues?offre=${jobId}&candidature=${body.id}`);
    expect(await app.mailsTo(user)).toEqual([]);
  });

  test('takes the profile’s id or the account’s, and nobody else’s', async () => {
    const { id } = await makeOffer(app.context);
    const { user } = await makeFreelance(app.context);
    const other = await makeFreelance(app.context);
    for (const freelancerId of [other.profile.id, other.user.id, 'x'])
      expect((await app.apply(user, id, { freelancerId })).status).toBe(403);
    expect((await app.sent(other.user)).body).toEqual([]);
    expect((await app.apply(user, id, { freelancerId: user.id })).status).toBe(201);
  });

  test('is for freelances with a profile', async () => {
    const { id, user: company } = await makeOffer(app.context);
    expect((await app.apply(null, id)).status).toBe(401);
    const jobseeker = await makeUser(app.context, { role: 'jobseeker' });
    for (const stranger of [company, jobseeker]) expect((await app.apply(stranger, id)).status).toBe(403);
    const bare = await makeUser(app.context, { role: 'freelance' });
    for (const over of [{}, { freelancerId: bare.id }])
      expect((await app.apply(bare, id, over)).error.code).toBe('freelance_profile_missing');
  });

  test('needs a letter, a rate and an offer that takes applications', async () => {
    const { id } = await makeOffer(app.context);
    const { user } = await makeFreelance(app.context);
    for (const [field, value] of [
      ['coverLetter', '  '],
      ['coverLetter', 'x'.repeat(10_001)],
      ['proposedRate', -1],
      ['proposedRate', ''],
      ['proposedRate', null],
    ] as const) {
      const { status, error } = await app.apply(user, id, { [field]: value });
      expect([status, error.issues?.[0]?.path]).toEqual([400, field]);
    }
    const hidden = [
      (await makeOffer(app.context, { status: 'draft' })).id,
      (await makeOffer(app.context, { deleted_at: new Date() })).id,
      newId(),
      'x',
    ];
    for (const missing of hidden)
      expect((await app.apply(user, missing)).error).toEqual({
        code: 'offer_not_found',
        error: 'Offre non trouvée',
      });
    for (const status of ['filled', 'cancelled', 'expired'] as const) {
      const answer = await app.apply(user, (await makeOffer(app.context, { status })).id);
      expect([answer.status, answer.error.code]).toEqual([409, 'offer_closed']);
    }
    expect((await app.sent(user)).body).toEqual([]);
  });

  test('twenty times at once applies once, and mails once', async () => {
    const { id, user: company } = await makeOffer(app.context);
    const { user } = await makeFreelance(app.context);
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.apply(user, id)));
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: 19 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe('already_applied');
    expect((await app.received(company)).body).toHaveLength(1);
    expect(await app.mailsTo(company)).toHaveLength(1);
  });

  test('tells the company once, after the mail server was down too', async () => {
    const { user } = await makeFreelance(app.context);
    const offer = await makeOffer(app.context);
    await app.sandbox.setFault('mail', 'error');
    expect((await app.apply(user, offer.id)).status).toBe(201);
    expect(await app.mailsTo(offer.user)).toEqual([]);
    await app.sandbox.setFault('mail', 'ok');
    await app.makeJobsDue();
    expect(await app.mailsTo(offer.user)).toHaveLength(1);
    await app.makeJobsDue();
    expect(await app.mailsTo(offer.user)).toHaveLength(1);
  });

  test('after withdrawing is no longer possible', async () => {
    const { id } = await makeOffer(app.context);
    const { user } = await makeFreelance(app.context);
    const { body } = await app.apply(user, id);
    await app.withdraw(user, body.id);
    expect((await app.apply(user, id)).error.code).toBe('already_applied');
  });

  test('while the offer closes ends in a refusal or in an answer, never in silence', async () => {
    const { id, user: company } = await makeOffer(app.context);
    const freelances = await Promise.all(Array.from({ length: 8 }, () => makeFreelance(app.context)));
    const applying = freelances.map(({ user }) => app.apply(user, id));
    const [closed, ...answers] = await Promise.all([app.close(company, id), ...applying]);
    expect(closed.status).toBe(204);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const { body } = await app.received(company);
    expect(body).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(body.every(({ status }) => status === 'rejected')).toBe(true);
  });

  test('waits for a closing under way, and is then refused', async () => {
    const { id } = await makeOffer(app.context);
    const { user } = await makeFreelance(app.context);
    const applying = await app.context.db.transaction().execute(async (tx) => {
      await tx.updateTable('offers').set({ status: 'filled' }).where('id', '=', id).execute();
      const answer = app.apply(user, id);
      let isAnswered = false;
      void answer.then(() => {
        isAnswered = true;
      });
      const waiting = sql<{ count: number }>`select count(*) as count from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
      for (let count = 0; count === 0 && !isAnswered; )
        count = Number((await waiting.execute(tx)).rows[0]?.count);
      return { answer };
    });
    expect((await applying.answer).error.code).toBe('offer_closed');
  });

  test('while the company changes its name waits for nobody in turn', async () => {
    const company = await makeCompany(app.context);
    const { id } = await makeOffer(app.context, { company });
    const freelances = await Promise.all(Array.from({ length: 8 }, () => makeFreelance(app.context)));
    const rename = (name: string) =>
      app.context.db.updateTable('companies').set({ name }).where('id', '=', company.profile.id).execute();
    const answers = freelances.map(async ({ user }, index) => {
      await rename(`Atelier ${index}`);
      return app.apply(user, id);
    });
    expect(countByStatus(await Promise.all(answers))).toEqual({ 201: 8 });
  });
});

describe('the lists', () => {
  test('go newest first, page by page, and by offer', async () => {
    const company = await makeCompany(app.context);
    const one = await makeOffer(app.context, { company });
    const two = await makeOffer(app.context, { company });
    const freelance = await makeFreelance(app.context);
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const oldest = await makeApplication(app.context, one.id, { created_at: at(1) });
    const newest = await makeApplication(app.context, one.id, { created_at: at(3), freelance });
    const middle = await makeApplication(app.context, two.id, { created_at: at(2), freelance });
    const ids = async (query: Record<string, unknown>) =>
      (await app.received(company.user, query)).body.map(({ id }) => id);
    expect(await ids({})).toEqual([newest.id, middle.id, oldest.id]);
    expect(await ids({ jobId: one.id })).toEqual([newest.id, oldest.id]);
    expect(await ids({ jobId: 'x' })).toEqual([]);
    expect((await app.sent(freelance.user)).body.map(({ id }) => id)).toEqual([newest.id, middle.id]);

    const first = await app.received(company.user, { limit: 2 });
    expect([first.body.length, first.headers['x-total-count']]).toEqual([2, '3']);
    expect(await ids({ limit: 2, cursor: nextCursorOf(first) })).toEqual([oldest.id]);
    expect((await app.received(company.user, { cursor: 'x' })).status).toBe(400);
    const other = await makeOffer(app.context);
    await makeApplication(app.context, other.id);
    expect(await ids({ jobId: other.id })).toEqual([]);
  });

  test('keep to the states that are asked for, and are counted by offer and state', async () => {
    const company = await makeCompany(app.context);
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const older = await makeOffer(app.context, { company, created_at: at(1) });
    const newer = await makeOffer(app.context, { company, created_at: at(2) });
    await makeOffer(app.context, { company, created_at: at(3) });
    for (const status of ['sent', 'seen', 'rejected', 'sent'] as const)
      await makeApplication(app.context, older.id, { status });
    await makeApplication(app.context, newer.id, { status: 'accepted' });
    const states = async (query: Record<string, unknown>) => {
      const { body, headers } = await app.received(company.user, query);
      return [headers['x-total-count'], ...body.map(({ status }) => status).sort()];
    };
    expect(await states({ status: 'sent' })).toEqual(['2', 'sent', 'sent']);
    expect(await states({ status: ['seen', 'accepted'] })).toEqual(['2', 'accepted', 'seen']);
    expect(await states({ status: ['seen', 'accepted'], jobId: older.id })).toEqual(['1', 'seen']);
    expect((await app.received(company.user, { status: 'lost' })).status).toBe(400);

    const none = { sent: 0, seen: 0, shortlisted: 0, accepted: 0, rejected: 0, withdrawn: 0 };
    expect((await app.counts(company.user)).body).toEqual([
      { jobId: newer.id, job_title: newer.title, favouriteCount: 0, counts: { ...none, accepted: 1 } },
      {
        jobId: older.id,
        job_title: older.title,
        favouriteCount: 0,
        counts: { ...none, sent: 2, seen: 1, rejected: 1 },
      },
    ]);
    expect((await app.counts((await makeFreelance(app.context)).user)).body).toEqual([]);
    const params = { companyUserId: company.user.id };
    const other = await makeUser(app.context, { role: 'entreprise' });
    for (const [token, status] of [[undefined, 401] as const, [other.token, 403] as const])
      expect((await app.call(applicationRoutes.countByCompany, { params, token })).status).toBe(status);
  });

  test('are for their own user', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    const ask = (token: string | undefined) =>
      Promise.all([
        app.call(applicationRoutes.listByCompany, { params: { companyUserId: company.id }, token }),
        app.call(applicationRoutes.listByFreelance, { params: { userId: freelance.id }, token }),
      ]);
    const { token } = await makeUser(app.context, { role: 'entreprise' });
    expect((await ask(undefined)).map(({ status }) => status)).toEqual([401, 401]);
    expect((await ask(token)).map(({ status }) => status)).toEqual([403, 403]);
    expect((await app.received(freelance)).body).toEqual([]);
    expect((await app.sent(company)).body).toEqual([]);
  });

  test('keep an application whose offer was deleted', async () => {
    const { id, title } = await makeOffer(app.context);
    const { user } = await makeApplication(app.context, id);
    await app.context.db.updateTable('offers').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    expect((await app.sent(user)).body).toMatchObject([{ job_title: title, isOfferDeleted: true }]);
  });
});
