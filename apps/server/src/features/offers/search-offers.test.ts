import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeOffer, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
let member: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  member = await makeUser(app.context, { role: 'jobseeker' });
});
afterAll(() => app.close());

type Query = Record<string, unknown>;
const list = (query: Query, token: string | undefined = member.token) =>
  app.call(offerRoutes.list, { query, token });
const titles = async (query: Query) => (await list(query)).body.map(({ titre }) => titre);

describe('the search', () => {
  beforeAll(async () => {
    const company = await makeCompany(app.context, { name: 'Atelier Quartz' });
    const offer = (values: object) => makeOffer(app.context, { company, ...values });
    await offer({
      title: 'Métré d’un Collège',
      location: 'L’Haÿ-les-Roses',
      description: 'Relever les façades en meulière.',
      requirements: ['Maîtrise de Winchill', '100 % autonome'],
      is_remote: true,
    });
    await offer({ title: 'Synthèse du lot_5', location: 'Gex', description: 'Réunions hebdomadaires.' });
    await offer({ title: 'Cheffe de chantier', location: 'Dole', requirements: ['Projeteuse bienvenue'] });
  });

  test.each([
    ['metre', ['Métré d’un Collège']],
    ['COLLÈGE metre', ['Métré d’un Collège']],
    ['ollèg', ['Métré d’un Collège']],
    ["d'un meuliere", ['Métré d’un Collège']],
    ['winchill', ['Métré d’un Collège']],
    ['meulière', ['Métré d’un Collège']],
    ['quartz synthèse', ['Synthèse du lot_5']],
    ['lot_', ['Synthèse du lot_5']],
    ['100 %', ['Métré d’un Collège']],
    ['lot%5', []],
    ['CHEFS chantier', ['Cheffe de chantier']],
    ['projeteurs', ['Cheffe de chantier']],
    ['bienvenu', ['Cheffe de chantier']],
    ['bienvenus', ['Cheffe de chantier']],
    ['meulière hebdomadaires', []],
  ])('a member’s “%s” finds %j', async (search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  test('leaves words out beyond the eighth, and names them', async () => {
    const eight = 'metre college winchill meuliere facades relever quartz autonome';
    const { body, headers } = await list({ search: `${eight} introuvable élu` });
    expect(body).toHaveLength(1);
    expect(headers['x-ignored-terms']).toBe('introuvable,%C3%A9lu');
    expect((await list({ search: eight })).headers['x-ignored-terms']).toBeUndefined();
  });

  test('takes the place and the remote ones together', async () => {
    expect(await titles({ location: 'hay-les' })).toEqual(['Métré d’un Collège']);
    expect(await titles({ location: 'l’haÿ', remote: '1' })).toEqual(['Métré d’un Collège']);
    expect(await titles({ location: 'hay-les', remote: '0' })).toEqual([]);
    expect(await titles({ location: 'gex', remote: 'false' })).toEqual(['Synthèse du lot_5']);
    expect(await titles({ location: 'gex', remote: 'true' })).toEqual([]);
    expect((await list({ remote: 'maybe' })).status).toBe(400);
  });

  test('of somebody signed out matches only what they may see', async () => {
    const anonymous = async (query: Query) =>
      (await app.call(offerRoutes.list, { query })).body.map(({ titre }) => titre);
    expect(await anonymous({ search: 'college hay' })).toEqual(['Métré d’un Collège']);
    for (const search of ['winchill', 'meulière', 'quartz', 'autonome'])
      expect([search, await anonymous({ search })]).toEqual([search, []]);
  });

  test('finds what follows a change, and not what was there before', async () => {
    const { id } = await makeOffer(app.context, { title: 'Pavillon ginkgo' });
    await app.context.db
      .updateTable('offers')
      .set({ title: 'Pavillon mélèze' })
      .where('id', '=', id)
      .execute();
    expect(await titles({ search: 'ginkgo' })).toEqual([]);
    expect(await titles({ search: 'meleze' })).toEqual(['Pavillon mélèze']);
  });

  test('takes a term that stands in very many words, and a text without a space', async () => {
    const { title } = await makeOffer(app.context, {
      description: Array.from({ length: 300 }, (_, index) => `zqx${index}`).join(' '),
      requirements: ['w'.repeat(9000)],
    });
    const { body, headers } = await list({ search: 'zqx' });
    expect([body.map(({ titre }) => titre), headers['x-total-count']]).toEqual([[title], '1']);
    expect(await titles({ search: 'www' })).toEqual([title]);
  });
});
