import {
  applicationStatuses,
  canChangeApplication,
  closingTexts,
  rejectionReasons,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeApplication, makeCompany, makeOffer } from '../../../test/builders/index.ts';
import { countByStatus } from '../../../test/paging.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterEach(() => app.sandbox.setFault('mail', 'ok'));
afterAll(() => app.stop());

/** An application with both of its people. */
async function make(values: Parameters<typeof makeApplication>[2] = {}) {
  const offer = await makeOffer(app.context);
  const { user, id } = await makeApplication(app.context, offer.id, values);
  return { id, offerId: offer.id, title: offer.title, company: offer.user, freelance: user };
}

const bodyFor = (status: string) => ({ status, ...(status === 'rejected' && { reason: 'rate' }) });

test.each([
  [
    'answering it',
    (company: MadeUser, id: string) =>
      app.answer(company, id, { status: 'rejected', reason: 'rate', message: 'Cliquez ici' }),
  ],
  [
    'closing its offer',
    async (company: MadeUser, _: string, offerId: string) =>
      app.close(company, offerId, { status: 'cancelled', message: 'Cliquez ici' }),
  ],
] as const)(
  'by %s, a company that did not confirm its address is named in the mail, and not quoted',
  async (_, act) => {
    const { id, offerId, title, company, freelance } = await make();
    await app.context.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', company.id)
      .execute();
    await act(company, id, offerId);
    const [mail] = await app.mailsTo(freelance);
    expect(mail?.subject).toBe('Réponse à votre candidature');
    expect(mail?.text).toContain(title);
    expect(mail?.text).toContain('n’a pas retenu votre candidature');
    expect(mail?.text).not.toContain('Cliquez');
  },
);

describe('every change of state', () => {
  const answers = ['seen', 'shortlisted', 'accepted', 'rejected'] as const;
  test.each(applicationStatuses)('from %s is as the table says', async (from) => {
    for (const to of answers) {
      const { id, company } = await make({ status: from });
      const { status } = await app.answer(company, id, bodyFor(to));
      expect([to, status]).toEqual([to, canChangeApplication(from, to, 'company') ? 200 : 409]);
    }
    const { id, freelance } = await make({ status: from });
    const withdrawn = await app.withdraw(freelance, id);
    expect(withdrawn.status).toBe(canChangeApplication(from, 'withdrawn', 'applicant') ? 200 : 409);
  });

  test('is refused without a trace', async () => {
    const { id, company, freelance } = await make({ status: 'withdrawn' });
    const { status, error } = await app.answer(company, id, { status: 'accepted' });
    expect([status, error.code]).toEqual([409, 'application_transition_refused']);
    expect((await app.sent(freelance)).body).toMatchObject([{ status: 'withdrawn', history: [{}] }]);
    expect(await app.mailsTo(freelance)).toEqual([]);
  });

  test('is dated, and shown to both', async () => {
    const { id, company, freelance } = await make();
    await app.answer(company, id, { status: 'seen', message: 'nobody reads this' });
    app.passTime({ hours: 1 });
    await app.answer(company, id, { status: 'shortlisted', message: 'Parlons-en jeudi.' });
    app.passTime({ hours: 1 });
    const { body } = await app.withdraw(freelance, id);
    expect(body.history.map(({ status, message }) => [status, message])).toEqual([
      ['sent', null],
      ['seen', null],
      ['shortlisted', 'Parlons-en jeudi.'],
      ['withdrawn', null],
    ]);
    const instants = body.history.map(({ at }) => at);
    expect(instants).toEqual([...new Set(instants)].sort());
    const { unread: _, ...common } = body;
    expect((await app.received(company)).body).toMatchObject([common]);
  });
});

describe('the freelance', () => {
  test.each([
    ['shortlisted', 'Votre candidature est présélectionnée'],
    ['accepted', 'Votre candidature est retenue'],
    ['rejected', 'Réponse à votre candidature'],
  ])('is mailed that it is %s', async (status, subject) => {
    const { id, company, freelance, title } = await make();
    await app.answer(company, id, { ...bodyFor(status), message: 'Un mot <b>de nous</b>.' });
    const mails = await app.mailsTo(freelance);
    expect(mails.map((mail) => mail.subject)).toEqual([`${subject} : « ${title} »`]);
    expect(mails[0]?.text).toContain('Un mot <b>de nous</b>.');
    expect(mails[0]?.html).not.toContain('<b>');
  });

  test('is mailed the start of a long answer, without its links', async () => {
    const { id, company, freelance } = await make();
    const message = `Signez sur https://piege.fr/contrat. ${'Merci '.repeat(100)}`;
    await app.answer(company, id, { status: 'accepted', message });
    const [mail] = await app.mailsTo(freelance);
    const quoted = mail?.text.match(/«\u202f(Signez[^»]+)\u202f»/u)?.[1];
    expect(quoted).toMatch(/^Signez sur \[lien à voir sur Mitoyen\]\. Merci .+ Merci…$/u);
    expect(quoted?.length).toBeLessThanOrEqual(200);
    expect(mail?.html).not.toContain('piege');
  });

  test('is not mailed that it was seen, nor of its own withdrawal', async () => {
    const { id, company, freelance } = await make();
    await app.answer(company, id, { status: 'seen' });
    await app.withdraw(freelance, id);
    expect([await app.mailsTo(freelance), await app.mailsTo(company)]).toEqual([[], []]);
  });

  test('gets the reason’s own text with a refusal, unless the company wrote one', async () => {
    const { id, company, freelance } = await make();
    const { body } = await app.answer(company, id, {
      status: 'rejected',
      reason: 'availability',
      message: ' ',
    });
    expect(body).toMatchObject({ status: 'rejected', reason: 'availability' });
    expect(body.history.at(-1)?.message).toBe(rejectionReasons.availability.text);
    expect((await app.mailsTo(freelance))[0]?.text).toContain(rejectionReasons.availability.text);
    const again = await app.answer(company, id, { status: 'shortlisted' });
    expect(again.body).toMatchObject({ status: 'shortlisted', reason: null });
  });

  test('is mailed once, after the mail server was down too', async () => {
    const { id, company, freelance } = await make();
    await app.sandbox.setFault('mail', 'error');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.answer(company, id, { status: 'accepted' })),
    );
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 4 });
    expect(await app.mailsTo(freelance)).toEqual([]);
    await app.sandbox.setFault('mail', 'ok');
    await app.makeJobsDue();
    expect(await app.mailsTo(freelance)).toHaveLength(1);
    await app.makeJobsDue();
    expect(await app.mailsTo(freelance)).toHaveLength(1);
  });
});

test('an answer needs a known state, and a refusal its reason', async () => {
  const { id, company } = await make();
  for (const [body, path] of [
    [{ status: 'sent' }, 'status'],
    [{ status: 'withdrawn' }, 'status'],
    [{}, 'status'],
    [{ status: 'rejected' }, 'reason'],
    [{ status: 'rejected', reason: 'mood' }, 'reason'],
    [{ status: 'accepted', message: 'x'.repeat(5001) }, 'message'],
  ] as const) {
    const { status, error } = await app.answer(company, id, body);
    expect([body, status, error.issues?.[0]?.path]).toEqual([body, 400, path]);
  }
  expect((await app.received(company)).body).toMatchObject([{ status: 'sent' }]);
});

test('nobody answers, withdraws or reminds for another', async () => {
  const { id, company, freelance } = await make();
  const stranger = await make();
  const statuses = async (user: MadeUser | null, unknown = id) =>
    (
      await Promise.all([
        app.answer(user, unknown, { status: 'accepted' }),
        app.withdraw(user, unknown),
        app.remind(user, unknown),
      ])
    ).map(({ status }) => status);
  expect(await statuses(null)).toEqual([401, 401, 401]);
  expect(await statuses(stranger.company)).toEqual([404, 403, 403]);
  expect(await statuses(stranger.freelance)).toEqual([403, 404, 404]);
  expect(await statuses(company, 'x')).toEqual([404, 403, 403]);
  const missing = await app.answer(stranger.company, id, { status: 'seen' });
  const absent = await app.answer(stranger.company, stranger.offerId, { status: 'seen' });
  expect(missing.error).toEqual(absent.error);
  expect((await app.sent(freelance)).body).toMatchObject([{ status: 'sent' }]);
});

describe('closing an offer', () => {
  async function makeCrowd() {
    const company = await makeCompany(app.context);
    const offer = await makeOffer(app.context, { company });
    const other = await makeOffer(app.context, { company });
    const people = new Map<string, Awaited<ReturnType<typeof makeApplication>>>();
    for (const status of applicationStatuses)
      people.set(status, await makeApplication(app.context, offer.id, { status }));
    people.set('elsewhere', await makeApplication(app.context, other.id));
    const stateOf = async (name: string) => {
      const user = people.get(name)?.user;
      const [application] = user ? (await app.sent(user)).body : [];
      const mails = user ? await app.mailsTo(user) : [];
      return [application?.status, application?.history.at(-1)?.message ?? null, mails.length];
    };
    return { company: company.user, offerId: offer.id, stateOf };
  }

  test.each(['filled', 'cancelled'] as const)(
    'as %s answers everyone still waiting, and them alone',
    async (status) => {
      const { company, offerId, stateOf } = await makeCrowd();
      expect((await app.close(company, offerId, { status })).status).toBe(204);
      for (const waiting of ['sent', 'seen', 'shortlisted'])
        expect(await stateOf(waiting)).toEqual(['rejected', closingTexts[status], 1]);
      for (const answered of ['accepted', 'rejected', 'withdrawn'])
        expect(await stateOf(answered)).toEqual([answered, null, 0]);
      expect(await stateOf('elsewhere')).toEqual(['sent', null, 0]);
    },
  );

  test('says it in the company’s own words', async () => {
    const { company, offerId, stateOf } = await makeCrowd();
    await app.close(company, offerId, { status: 'filled', message: 'Merci à toutes et à tous.' });
    expect(await stateOf('seen')).toEqual(['rejected', 'Merci à toutes et à tous.', 1]);
  });

  test('by deleting it answers as well', async () => {
    const { company, offerId, stateOf } = await makeCrowd();
    await app.call(offerRoutes.remove, { params: { id: offerId }, token: company.token });
    expect(await stateOf('sent')).toEqual(['rejected', closingTexts.cancelled, 1]);
    expect(await stateOf('accepted')).toEqual(['accepted', null, 0]);
  });

  test('answers nobody when it fails half-way', async () => {
    const { company, offerId, stateOf } = await makeCrowd();
    const breakEvents = sql`alter table application_events add constraint broken check (false) not valid`;
    await breakEvents.execute(app.context.db);
    const { status } = await app.close(company, offerId);
    await sql`alter table application_events drop constraint broken`.execute(app.context.db);
    expect(status).toBe(500);
    expect(await stateOf('sent')).toEqual(['sent', null, 0]);
    expect((await app.close(company, offerId)).status).toBe(204);
  });
});

describe('a reminder', () => {
  test('goes to the company once, from the tenth day on', async () => {
    const { id, company, freelance } = await make();
    const early = await app.remind(freelance, id);
    expect([early.status, early.error.code]).toEqual([409, 'reminder_too_early']);
    app.passTime({ days: 9, hours: 23, minutes: 59 });
    expect((await app.remind(freelance, id)).status).toBe(409);
    app.passTime({ minutes: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.remind(freelance, id)));
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 4 });
    expect((await app.remind(freelance, id)).error.code).toBe('reminder_already_sent');
    expect((await app.sent(freelance)).body[0]?.remindedAt).toEqual(expect.any(String));
    const mails = await app.mailsTo(company);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('attend votre réponse');
  });

  test('reaches nobody who blocked its writer, and is not used up', async () => {
    const { id, company, freelance } = await make();
    app.passTime({ days: 11 });
    const body = { userId: freelance.id };
    await app.call(blockRoutes.create, { params: { id: company.id }, token: company.token, body });
    expect((await app.remind(freelance, id)).error.code).toBe('messages_refused');
    expect(await app.mailsTo(company)).toEqual([]);
    const blocked = { id: company.id, blockedId: freelance.id };
    await app.call(blockRoutes.remove, { params: blocked, token: company.token });
    expect((await app.remind(freelance, id)).status).toBe(200);
  });

  test('is of no use once there is an answer', async () => {
    for (const status of ['accepted', 'rejected', 'withdrawn'] as const) {
      const { id, freelance } = await make({ status });
      app.passTime({ days: 11 });
      expect((await app.remind(freelance, id)).error.code).toBe('application_transition_refused');
    }
  });
});
