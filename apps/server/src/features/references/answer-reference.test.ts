import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany } from '../../../test/builders/index.ts';
import { createReferencesTest, facts, type ReferencesTest, signature } from './references.fixture.ts';

let app: ReferencesTest;
beforeAll(async () => {
  app = await createReferencesTest();
});
afterAll(() => app.close());

/** A freelance whose project was asked about, and the token of the mail. */
async function asked() {
  const author = await app.makeAuthor();
  const email = app.nextEmail();
  const { id } = (await app.ask(author.user, author.project.id, { email })).body;
  return { ...author, email, id, token: await app.mailedTo(email) };
}
const confirm = (token: string, user?: MadeUser) => app.answer(token, { answer: 'confirm' }, user);
const stateOf = async (user: MadeUser) => (await app.list(user)).asked[0]?.state;

describe('a link', () => {
  test('shows exactly what would be shown, and changes nothing however often it is opened', async () => {
    const { user, token } = await asked();
    for (const _ of [1, 2, 3]) {
      const { body } = await app.page(token);
      expect(body).toMatchObject({ state: 'asked', agency: facts.agency, means: 'email' });
      expect(body.facts).toEqual({ roleHeld: facts.role_held, phases: facts.phases, year: 2021 });
    }
    expect(await stateOf(user)).toBe('asked');
  });

  test('takes one answer', async () => {
    const { user, project, token } = await asked();
    expect((await confirm(token)).body.state).toBe('confirmed');
    expect(await app.mark(project.id)).toMatchObject({
      by: facts.agency,
      means: 'email',
      title: project.title,
    });
    expect((await confirm(token)).error.code).toBe('reference_answered');
    expect((await app.answer(token, { answer: 'refuse' })).error.code).toBe('reference_answered');
    expect((await app.list(user)).asked).toMatchObject([{ state: 'confirmed', ...signature }]);
    await app.runJobs();
    const [told] = await app.sandbox.mails(user.email);
    expect(told?.subject).toBe('Votre projet est confirmé');
  });

  test('two answers at once are one', async () => {
    const { token } = await asked();
    const { seen } = (await app.page(token)).body;
    const answers = await Promise.all([1, 2, 3].map(() => app.answer(token, { answer: 'confirm', seen })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('is good for thirty days', async () => {
    const { user, project, token } = await asked();
    app.passTime({ hours: 24 * 30 - 1 });
    expect((await app.page(token)).status).toBe(200);
    app.passTime({ hours: 25 });
    expect((await app.page(token)).error.code).toBe('reference_expired');
    expect((await confirm(token)).error.code).toBe('reference_expired');
    expect([await app.mark(project.id), await stateOf(user)]).toEqual([null, 'expired']);
  });

  test('confirms no project that became another since it was read, nor another agency’s', async () => {
    const { user, project, token } = await asked();
    const { seen } = (await app.page(token)).body;
    await app.change(user, project.id, { roleHeld: 'Directeur' });
    expect((await app.answer(token, { answer: 'confirm', seen })).error.code).toBe(
      'reference_project_changed',
    );
    expect((await app.page(token)).body.facts.roleHeld).toBe('Directeur');
    await app.change(user, project.id, { agency: 'Studio Nord' });
    expect((await confirm(token)).error.code).toBe('reference_link_invalid');
    expect([await app.mark(project.id), await stateOf(user)]).toEqual([null, 'changed']);
  });

  test('is nobody’s where it is made up, withdrawn, or its project is gone', async () => {
    const { user, id, token } = await asked();
    expect((await app.page('made-by-nobody')).error.code).toBe('reference_link_invalid');
    await app.settle(user, id, 'withdraw');
    expect((await confirm(token)).error.code).toBe('reference_link_invalid');
    const gone = await asked();
    await app.call(portfolioRoutes.remove, { params: { id: gone.project.id }, token: gone.user.token });
    expect((await app.page(gone.token)).error.code).toBe('reference_link_invalid');
  });

  test('wants a name, a function, and what is right', async () => {
    const { token } = await asked();
    const refused = await app.answer(token, { answer: 'confirm', name: ' ', position: null });
    expect(refused.error.issues?.map(({ path }) => path)).toEqual(['name', 'position']);
    expect((await app.answer(token, { answer: 'correct' })).status).toBe(400);
    const nothing = { roleHeld: null, phases: [], year: null };
    expect((await app.answer(token, { answer: 'correct', corrections: nothing })).status).toBe(400);
  });

  test('a refusal shows nothing, and the freelance alone learns of it', async () => {
    const { user, project, token } = await asked();
    expect((await app.answer(token, { answer: 'refuse' })).body.state).toBe('refused');
    expect([await app.mark(project.id), await stateOf(user)]).toEqual([null, 'refused']);
  });
});

describe('a correction', () => {
  const corrections = { roleHeld: 'Dessinateur', phases: ['APD' as const], year: 2022 };

  test('is shown once the freelance takes it over', async () => {
    const { user, project, id, token } = await asked();
    expect((await app.answer(token, { answer: 'correct', corrections })).body.state).toBe('proposed');
    expect(await app.mark(project.id)).toBeNull();
    expect((await app.list(user)).asked).toMatchObject([{ state: 'proposed', corrections }]);
    expect((await app.settle(user, id, 'accept')).status).toBe(204);
    const { body } = await app.call(portfolioRoutes.get, { params: { id: project.id } });
    expect(body).toMatchObject({ ...corrections, confirmation: { by: facts.agency, means: 'email' } });
    expect((await app.settle(user, id, 'accept')).error.code).toBe('reference_not_settled');
  });

  test('is dropped, and nothing is shown', async () => {
    const { user, project, id, token } = await asked();
    await app.answer(token, { answer: 'correct', corrections });
    await app.settle(user, id, 'drop');
    const { body } = await app.call(portfolioRoutes.get, { params: { id: project.id } });
    expect([body.roleHeld, body.confirmation]).toEqual([facts.role_held, undefined]);
  });

  test('that corrects nothing confirms', async () => {
    const { project, token } = await asked();
    const same = { roleHeld: facts.role_held, phases: facts.phases, year: facts.completion_year };
    await app.answer(token, { answer: 'correct', corrections: same });
    expect(await app.mark(project.id)).toMatchObject({ by: facts.agency });
  });
});

describe('a mark', () => {
  test.each([
    { roleHeld: 'Directeur' },
    { phases: ['APD' as const] },
    { year: 2020 },
    { agency: 'Studio Nord' },
    { roleHeld: null },
  ])('goes with %o', async (change) => {
    const { user, project, token } = await asked();
    await confirm(token);
    expect(await app.mark(project.id)).not.toBeNull();
    await app.change(user, project.id, change);
    expect([await app.mark(project.id), await stateOf(user)]).toEqual([null, 'changed']);
    // what it was before brings nothing back
    const { agency, role_held, phases, completion_year } = facts;
    await app.change(user, project.id, { agency, roleHeld: role_held, phases, year: completion_year });
    expect(await app.mark(project.id)).toBeNull();
  });

  test('stays with another title, and says what the project was called', async () => {
    const { user, project, token } = await asked();
    await confirm(token);
    await app.change(user, project.id, { title: 'Philharmonie', description: 'Autre texte' });
    expect(await app.mark(project.id)).toMatchObject({ title: project.title });
  });

  test('is withdrawn by the freelance, and by the same link', async () => {
    const one = await asked();
    await confirm(one.token);
    await app.settle(one.user, one.id, 'withdraw');
    const other = await asked();
    await confirm(other.token);
    app.passTime({ hours: 24 * 60 });
    expect((await app.page(other.token)).body.state).toBe('confirmed');
    expect((await app.answer(other.token, { answer: 'withdraw' })).body.state).toBe('withdrawn');
    expect([await app.mark(one.project.id), await app.mark(other.project.id)]).toEqual([null, null]);
    expect((await app.answer(other.token, { answer: 'withdraw' })).error.code).toBe('reference_not_settled');
  });

  test('has the SIREN where the firm’s own confirmed account answered, as long as it is confirmed', async () => {
    const { user, project } = await app.makeAuthor();
    const firm = await app.makeFirm({ name: 'Canopée Architectes' });
    const { body } = await app.ask(user, project.id, { companyId: firm.profile.id });
    expect(body.email).toBeNull();
    const token = await app.mailedTo(firm.user.email);
    expect((await app.page(token)).body).toMatchObject({ agency: facts.agency, means: 'email' });
    expect((await app.page(token, firm.user)).body).toMatchObject({
      agency: 'Canopée Architectes',
      means: 'siren',
    });
    await confirm(token, firm.user);
    expect(await app.mark(project.id)).toMatchObject({ by: 'Canopée Architectes', means: 'siren' });
    expect((await app.list(firm.user)).given).toMatchObject([{ projectId: project.id, state: 'confirmed' }]);
    const companies = app.context.db.updateTable('companies').where('id', '=', firm.profile.id);
    await companies.set({ confirmed_by_operator_at: null }).execute();
    expect(await app.mark(project.id)).toMatchObject({ means: 'email' });
    expect((await app.settle(firm.user, body.id, 'withdraw')).status).toBe(204);
    expect(await app.mark(project.id)).toBeNull();
  });

  test('has no SIREN from another firm’s account, an unconfirmed one, or who holds the link alone', async () => {
    const other = await app.makeFirm();
    const unconfirmed = await makeCompany(app.context, { name: 'Autre Nom' });
    const answerers = [
      { firm: await app.makeFirm(), by: other.user },
      { firm: unconfirmed, by: unconfirmed.user },
      { firm: await app.makeFirm(), by: undefined },
    ];
    for (const { firm, by } of answerers) {
      const { user, project } = await app.makeAuthor();
      await app.ask(user, project.id, { companyId: firm.profile.id });
      const token = await app.mailedTo(firm.user.email);
      expect((await app.page(token, by)).body).toMatchObject({ agency: facts.agency, means: 'email' });
      await confirm(token, by);
      expect(await app.mark(project.id)).toMatchObject({ by: facts.agency, means: 'email' });
    }
  });

  test('is nobody else’s to settle', async () => {
    const { id, token } = await asked();
    await confirm(token);
    const stranger = await app.makeAuthor();
    const firm = await app.makeFirm();
    for (const { user } of [stranger, firm])
      expect((await app.settle(user, id, 'withdraw')).error.code).toBe('reference_not_found');
  });
});
