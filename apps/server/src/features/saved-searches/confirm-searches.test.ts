import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import type { VisitorSearches } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOffer, makeUser, nextNumber } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newId } from '../../core/ids/new-id.ts';
import { mailboxOf } from '../../core/mail/mailbox-of.ts';
import { alertsTo, keep, tokenIn } from './saved-searches.fixture.ts';
import { confirmationMailsPerMailbox } from './saved-searches.limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nextEmail = () => `boite${nextNumber()}@exemple.fr`;
const confirm = (token: string) => app.call(savedSearchRoutes.confirm, { body: { token } });
const show = (token: string) => app.call(savedSearchRoutes.showByLink, { query: { token } });
const change = (token: string, id: string, what: 'begin' | 'remove') =>
  app.call(savedSearchRoutes.changeByLink, { body: { token, id, change: what } });

let browsers = 0;
/** Each from an address of its own, as browsers are. */
async function ask(email: string, word: string, body: object = {}) {
  browsers += 1;
  const asked = await keep(
    app,
    null,
    { email, query: { search: word }, ...body },
    `10.1.${browsers >> 8}.${browsers & 255}`,
  );
  await app.runJobs();
  return asked;
}
/** The token that the last mail to an address has. */
async function mailedToken(email: string): Promise<string> {
  await app.runJobs();
  return tokenIn((await app.sandbox.mails(email))[0]?.text);
}
const words = (searches: VisitorSearches['searches']) => searches.map(({ query }) => query.search).sort();

describe('the link of a request', () => {
  test('begins what its browser asked for, and none of nineteen that a stranger added', async () => {
    const email = nextEmail();
    await ask(email, 'mien', { rhythm: 'weekly' });
    const token = await mailedToken(email);
    for (let index = 0; index < 19; index += 1) await ask(email, `autre${index}`, { rhythm: 'now' });

    const { body } = await confirm(token);
    expect(body.searches).toMatchObject([{ query: { search: 'mien' }, rhythm: 'weekly' }]);
    expect(body.searches[0]?.id).toBe(body.askedId);
    expect(body.waiting).toHaveLength(19);
    await makeOffer(app.context, { title: 'autre0 et autre18' });
    const mails = await alertsTo(app, email);
    expect(mails.filter(({ subject }) => subject.includes('nouvelle mission'))).toEqual([]);
  });

  test('shows what its address keeps, and changes nothing until it is pressed', async () => {
    const email = nextEmail();
    await ask(email, 'regarder');
    const token = await mailedToken(email);
    for (const _ of [1, 2]) {
      const { body } = await show(token);
      expect(body).toMatchObject({ searches: [], waiting: [{ id: body.askedId }], isFull: false });
    }
  });

  test('switches others on and deletes them, one by one', async () => {
    const email = nextEmail();
    for (const word of ['un', 'deux', 'trois']) await ask(email, word);
    const token = await mailedToken(email);
    const idOf = async (word: string) => {
      const { searches, waiting } = (await show(token)).body;
      return [...searches, ...waiting].find(({ query }) => query.search === word)?.id ?? '';
    };
    await confirm(token);
    expect(words((await change(token, await idOf('un'), 'begin')).body.searches)).toEqual(['trois', 'un']);
    const left = (await change(token, await idOf('deux'), 'remove')).body;
    expect([words(left.searches), left.waiting]).toEqual([['trois', 'un'], []]);
    // what it was asked for with may go too, and the link still shows the rest
    const { body } = await change(token, await idOf('trois'), 'remove');
    expect([words(body.searches), body.askedId]).toEqual([['un'], null]);
    expect((await confirm(token)).body).toEqual(body);
  });

  test('reaches nothing of another address, nor of an account', async () => {
    const [email, other] = [nextEmail(), nextEmail()];
    await ask(email, 'ici');
    await ask(other, 'ailleurs');
    const token = await mailedToken(email);
    const foreign = (await show(await mailedToken(other))).body.askedId ?? '';
    const user = await makeUser(app.context);
    const own = (await keep(app, user)).body.id;
    for (const id of [foreign, own, newId(), 'x', '']) {
      for (const what of ['begin', 'remove'] as const) {
        const { status, error } = await change(token, id, what);
        expect([status, error.code]).toEqual([404, 'kept_search_not_found']);
      }
    }
    expect((await show(await mailedToken(other))).body.waiting).toHaveLength(1);
    for (const wrong of ['', 'x', `${token}x`]) {
      expect((await show(wrong)).error.code).toBe('token_invalid');
      expect((await change(wrong, foreign, 'remove')).error.code).toBe('token_invalid');
    }
  });

  test('that asks again for what a stranger asked for begins it at one’s own rhythm', async () => {
    const email = nextEmail();
    await ask(email, 'pareil', { rhythm: 'now' });
    await ask(email, 'pareil', { rhythm: 'weekly' });
    const { body } = await confirm(await mailedToken(email));
    expect(body.searches).toMatchObject([{ query: { search: 'pareil' }, rhythm: 'weekly' }]);
  });
});

describe('an address that keeps twenty searches', () => {
  /** Twenty that have begun; the mails of a day are fewer. */
  async function makeFull(): Promise<{ email: string; token: string }> {
    const email = nextEmail();
    await ask(email, 'mot0');
    const token = await mailedToken(email);
    for (let index = 1; index < 20; index += 1) await ask(email, `mot${index}`);
    for (const { id } of (await confirm(token)).body.waiting) await change(token, id, 'begin');
    await app.runJobs();
    return { email, token };
  }

  test('is told so by its mail and its page; one may go for another', async () => {
    const { email, token } = await makeFull();
    expect((await show(token)).body).toMatchObject({ isFull: true, waiting: [] });
    // the day after
    await app.context.limits.forget(confirmationMailsPerMailbox, mailboxOf(email));
    const asked = await ask(email, 'encore');
    expect(asked.status).toBe(201);
    await app.runJobs();
    const [mail] = await app.sandbox.mails(email);
    expect(mail?.subject).toBe('Vos alertes Mitoyen sont au complet');
    expect(mail?.text).toContain('celle-ci n’a pas commencé');

    const link = tokenIn(mail?.text);
    const full = (await confirm(link)).body;
    expect([full.isFull, words(full.waiting), full.searches.length]).toEqual([true, ['encore'], 20]);
    const refused = await change(link, full.askedId ?? '', 'begin');
    expect([refused.status, refused.error.code]).toEqual([403, 'kept_search_limit']);
    await change(link, full.searches[0]?.id ?? '', 'remove');
    expect(words((await confirm(link)).body.searches)).toContain('encore');
  });

  test('keeps twenty, also when links are pressed at once', async () => {
    const { email, token } = await makeFull();
    const [first] = (await show(token)).body.searches;
    await change(token, first?.id ?? '', 'remove');
    for (const word of ['a1', 'a2', 'a3']) await ask(email, word);
    const { waiting } = (await show(token)).body;
    const answers = await Promise.all(waiting.map(({ id }) => change(token, id, 'begin')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect((await show(token)).body.searches).toHaveLength(20);
  });

  test('is mailed that it has a search already', async () => {
    const email = nextEmail();
    await ask(email, 'déjà');
    await confirm(await mailedToken(email));
    await ask(email, 'déjà');
    await app.runJobs();
    const [mail] = await app.sandbox.mails(email);
    expect(mail?.subject).toBe('Vous avez déjà cette alerte Mitoyen');
    expect((await show(tokenIn(mail?.text))).body).toMatchObject({ waiting: [], searches: [{}] });
  });
});

describe('beyond the mails of a day', () => {
  test('what is asked for stands on the page of the links that came, the last twenty', async () => {
    const email = nextEmail();
    for (let index = 0; index < 30; index += 1) await ask(email, `rang${index}`);
    const { body } = await show(await mailedToken(email));
    // five were mailed about, and of the others the last stay
    expect(body.waiting).toHaveLength(25);
    expect(words(body.waiting)).toContain('rang29');
    expect(words(body.waiting)).not.toContain('rang5');
  });

  test('the site refuses everybody alike, and counts it', async () => {
    const small = await createTestApp(({ config }) => ({
      config: { ...config, alertConfirmationsPerDay: 2 },
    }));
    const known = nextEmail();
    const answers = [];
    for (const email of [known, known, known, nextEmail()])
      answers.push(await keep(small, null, { email, query: { search: `mot${nextNumber()}` } }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 429]);
    expect(answers[2]?.error.code).toBe('alert_mails_exhausted');
    expect(answers[3]?.error).toEqual(answers[2]?.error);
    const told = await small.context.metrics.getSingleMetricAsString('alert_confirmations_total');
    expect(told).toContain('outcome="sent"} 2');
    expect(told).toContain('outcome="site"} 2');
    await small.close();
  });
});
