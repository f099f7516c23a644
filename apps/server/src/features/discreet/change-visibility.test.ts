import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeJobseeker, nextSiret } from '../../../test/builders/index.ts';
import { createDiscreetTest, type DiscreetTest } from './discreet.fixture.ts';

let app: DiscreetTest;
beforeAll(async () => {
  app = await createDiscreetTest();
});
afterEach(() => app.sandbox.setFault('registry', 'ok'));
afterAll(() => app.close());

const registered = async (name: string, more: object = {}) => {
  const siret = nextSiret();
  const siren = siret.slice(0, 9);
  await app.sandbox.addCompany({ siren, siret, name, active: true, ...more });
  return siren;
};
const settings = ({ user }: Awaited<ReturnType<typeof makeJobseeker>>) =>
  app.call(visibilityRoutes.get, { params: { id: user.id }, token: user.token });

describe('the firms that somebody hides from', () => {
  test('have the names of the registry, each once, and are replaced whole', async () => {
    const person = await makeJobseeker(app.context);
    expect((await settings(person)).body).toEqual({ visibility: 'public', hiddenFrom: [] });
    const [one, other] = [await registered('BETON ET LUMIERE'), await registered('AGENCE MISTRAL')];
    const spaced = `${one.slice(0, 3)} ${one.slice(3, 6)} ${one.slice(6)}`;
    const made = await app.change(person.user, 'discreet', [one, spaced, other]);
    expect(made.body).toEqual({
      visibility: 'discreet',
      hiddenFrom: [
        { siren: other, name: 'Agence Mistral' },
        { siren: one, name: 'Béton et Lumière' },
      ],
    });
    expect((await settings(person)).body).toEqual(made.body);
    await app.change(person.user, 'discreet', [other]);
    expect((await settings(person)).body.hiddenFrom).toEqual([{ siren: other, name: 'Agence Mistral' }]);
  });

  test('are fifty at most', async () => {
    const person = await makeJobseeker(app.context);
    const sirens = Array.from({ length: 51 }, () => nextSiret().slice(0, 9));
    await app.sandbox.setFault('registry', 'error');
    expect((await app.change(person.user, 'discreet', sirens)).error.code).toBe('hidden_limit');
    expect((await settings(person)).body).toEqual({ visibility: 'public', hiddenFrom: [] });
    expect((await app.change(person.user, 'discreet', sirens.slice(1))).body.hiddenFrom).toHaveLength(50);
  });

  test('are known to the registry, or else nothing changes; while it is away, a number is taken as it is', async () => {
    const person = await makeJobseeker(app.context);
    const [known, unknown] = [await registered('AGENCE MISTRAL'), nextSiret().slice(0, 9)];
    const refused = await app.change(person.user, 'discreet', [known, unknown]);
    expect(refused.error).toMatchObject({ code: 'siren_unknown', issues: [{ path: 'hiddenFrom.1.siren' }] });
    expect((await settings(person)).body).toEqual({ visibility: 'public', hiddenFrom: [] });
    await app.sandbox.setFault('registry', 'error');
    const wrong = `${unknown.slice(0, 8)}${(Number(unknown[8]) + 1) % 10}`;
    expect((await app.change(person.user, 'discreet', [wrong])).error.code).toBe('siren_unknown');
    const body = { visibility: 'discreet', hiddenFrom: [{ siren: unknown, name: 'Mon agence' }] } as const;
    const call = { params: { id: person.user.id }, token: person.user.token, body };
    const taken = await app.call(visibilityRoutes.change, call);
    expect(taken.body.hiddenFrom).toEqual([{ siren: unknown, name: 'Mon agence' }]);
    // what is there already is not asked about again
    await app.sandbox.setFault('registry', 'ok');
    expect((await app.call(visibilityRoutes.change, call)).body).toEqual(taken.body);
  });

  test('are a job seeker’s with a profile', async () => {
    const { user } = await makeCompany(app.context);
    expect((await app.change(user, 'discreet')).error.code).toBe('jobseeker_not_found');
  });
});

describe('names of firms', () => {
  const names = async (q: string) => {
    const { user } = await makeJobseeker(app.context);
    return app.call(visibilityRoutes.companyNames, { token: user.token, query: { q } });
  };

  test('come from the registry, by name or number, without those it hides', async () => {
    const siren = await registered('CHARPENTES QUINTREC');
    const found = [{ siren, name: 'Charpentes Quintrec', city: 'Paris' }];
    expect((await names('charpentes quintrec')).body).toEqual(found);
    expect((await names(`${siren.slice(0, 3)} ${siren.slice(3)}`)).body).toEqual(found);
    expect((await names(nextSiret().slice(0, 9))).body).toEqual([]);
    const hidden = (await app.sandbox.companies()).find(({ name }) => name === '[NON-DIFFUSIBLE]');
    expect((await names(hidden?.siren ?? '')).body).toEqual([]);
  });

  test('are unavailable while it is', async () => {
    await app.sandbox.setFault('registry', 'error');
    expect((await names('charpentes')).error.code).toBe('company_names_unavailable');
    expect((await names('')).status).toBe(400);
  });
});
