import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { createReferencesTest, facts, type ReferencesTest, signature } from './references.fixture.ts';

let app: ReferencesTest;
beforeAll(async () => {
  app = await createReferencesTest();
});
afterAll(() => app.close());

const own = 'Vous ne pouvez pas confirmer votre propre projet.';

describe('a request', () => {
  test('is mailed with what it is about, and shows nothing yet', async () => {
    const { user, project } = await app.makeAuthor();
    const email = app.nextEmail();
    const { status, body } = await app.ask(user, project.id, { email });
    expect(status).toBe(201);
    expect(body).toMatchObject({ agency: facts.agency, email, state: 'asked', answeredAt: null });
    await app.runJobs();
    const [mail] = await app.sandbox.mails(email);
    expect(mail?.text).toContain(facts.agency);
    expect(mail?.text).toContain(project.title);
    expect(await app.mark(project.id)).toBeNull();
    expect((await app.list(user)).asked).toMatchObject([{ id: body.id, state: 'asked' }]);
  });

  test('is one a project and agency in twelve months, by name, mailbox or account', async () => {
    const { user, project } = await app.makeAuthor();
    const firm = await app.makeFirm();
    const email = app.nextEmail();
    expect((await app.ask(user, project.id, { email })).status).toBe(201);
    expect((await app.ask(user, project.id, { email: app.nextEmail() })).error.code).toBe('already_asked');
    expect((await app.ask(user, project.id, { companyId: firm.profile.id })).error.code).toBe(
      'already_asked',
    );
    await app.change(user, project.id, { agency: 'ATELIER CANOPEE' });
    expect((await app.ask(user, project.id, { email: app.nextEmail() })).error.code).toBe('already_asked');
    await app.change(user, project.id, { agency: 'Studio Nord' });
    const spelt = email.replace('@', '+nord@').toUpperCase();
    expect((await app.ask(user, project.id, { email: spelt })).error.code).toBe('already_asked');
    expect((await app.ask(user, project.id, { companyId: firm.profile.id })).status).toBe(201);
    app.passTime({ hours: 24 * 366 });
    expect((await app.ask(await app.again(user), project.id, { email })).status).toBe(201);
  });

  test('two at once are one', async () => {
    const { user, project } = await app.makeAuthor();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.ask(user, project.id, { email: app.nextEmail() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('needs an agency and something to confirm, and a project of one’s own', async () => {
    const { user, project } = await app.makeAuthor({ agency: null });
    const bare = await app.makeAuthor({ role_held: null, phases: [], completion_year: null });
    const email = app.nextEmail();
    expect((await app.ask(user, project.id, { email })).error.code).toBe('agency_missing');
    expect((await app.ask(bare.user, bare.project.id, { email })).error.code).toBe('nothing_to_confirm');
    expect((await app.ask(user, bare.project.id, { email })).status).toBe(403);
    expect((await app.ask(user, 'none', { email })).status).toBe(404);
    expect((await app.ask(user, project.id, {} as { email: string })).status).toBe(400);
  });

  test('ten a day from an account, three a day to a mailbox', async () => {
    const email = app.nextEmail();
    for (const expected of [201, 201, 201, 429]) {
      const { user, project } = await app.makeAuthor();
      expect((await app.ask(user, project.id, { email })).status).toBe(expected);
    }
    const { user, profile } = await app.makeAuthor();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { id } = await app.makeProject(profile.id);
      statuses.push((await app.ask(user, id, { email: app.nextEmail() })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  test('an address that wants no more gets none, and a company that blocked the freelance neither', async () => {
    const email = app.nextEmail();
    const first = await app.makeAuthor();
    await app.ask(first.user, first.project.id, { email });
    const token = await app.mailedTo(email);
    expect((await app.answer(token, { answer: 'stop' })).status).toBe(200);
    const second = await app.makeAuthor();
    expect((await app.ask(second.user, second.project.id, { email: email.toUpperCase() })).status).toBe(201);
    const firm = await app.makeFirm();
    const params = { id: firm.user.id };
    const body = { userId: second.user.id };
    await app.call(blockRoutes.create, { params, token: firm.user.token, body });
    const { id } = await app.makeProject(second.profile.id);
    expect((await app.ask(second.user, id, { companyId: firm.profile.id })).status).toBe(201);
    await app.runJobs();
    expect(await app.sandbox.mails(email)).toHaveLength(1);
    expect(await app.sandbox.mails(firm.user.email)).toEqual([]);
  });
});

describe('one’s own project', () => {
  test('is not one’s own mailbox’s to confirm, nor a second account’s with the same SIREN or telephone', async () => {
    const { user, profile, project } = await app.makeAuthor();
    const sameSiren = await app.makeFirm({ siret: `${profile.siret.slice(0, 9)}00099` });
    const phone = '+33612345678';
    await app.context.db.updateTable('users').set({ phone }).where('id', '=', user.id).execute();
    const samePhone = await makeUser(app.context, { role: 'jobseeker', phone });
    const tries = [
      { email: user.email },
      { email: user.email.replace('@', '+autre@') },
      { email: sameSiren.user.email },
      { companyId: sameSiren.profile.id },
      { email: samePhone.email },
    ];
    for (const body of tries) {
      const { status, error } = await app.ask(user, project.id, body);
      expect([body, status, error.error]).toEqual([body, 403, own]);
    }
  });

  test('is not to be confirmed from the freelance’s session, nor from a second account’s', async () => {
    const { user, profile, project } = await app.makeAuthor();
    const email = app.nextEmail();
    await app.ask(user, project.id, { email });
    const token = await app.mailedTo(email);
    const second = await makeFreelance(app.context, { siret: `${profile.siret.slice(0, 9)}00088` });
    for (const account of [user, second.user]) {
      expect((await app.page(token, account)).error.code).toBe('own_project');
      const { status, error } = await app.answer(token, { answer: 'confirm', ...signature }, account);
      expect([status, error.error]).toEqual([403, own]);
    }
    // an account made with the address that was asked, which turns out to be the freelance's
    await makeFreelance(app.context, {
      user: await makeUser(app.context, { role: 'freelance', email }),
      siret: `${profile.siret.slice(0, 9)}00077`,
    });
    const { seen } = { seen: 'whatever' };
    expect((await app.answer(token, { answer: 'confirm', seen })).error.error).toBe(own);
    expect(await app.mark(project.id)).toBeNull();
  });
});
