import { isValidSiret, luhnCheckDigit, sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { describe, expect, it } from 'vitest';
import { useSandbox } from '../../test/sandbox-driver.ts';
import { initialCompanies } from './companies.ts';
import type { CompanyRow } from './company-row.ts';

interface SearchAnswer {
  results: {
    siren: string;
    nom_complet: string;
    siege?: { siret: string };
    matching_etablissements?: { siret: string }[];
  }[];
  total_results: number;
  page: number;
  per_page: number;
  total_pages: number;
}

const sandbox = useSandbox();
const search = async (query: string) => (await sandbox.get(`/search?${query}`)).json<SearchAnswer>();
const rows = async () => (await sandbox.get('/registry/companies')).json<CompanyRow[]>();
const short = 'minimal=true&include=siege,matching_etablissements';
const row = { siren: '732829320', siret: '73282932000074', name: 'Cœur d’Îlot', active: true };

describe('the companies known from the start', () => {
  it('are some hundred, each with numbers of its own that hold', () => {
    const companies = initialCompanies();
    const sirets = companies.flatMap(({ establishments }) => establishments.map(({ siret }) => siret));
    expect(companies.length).toBeGreaterThan(100);
    expect(new Set(companies.map(({ siren }) => siren)).size).toBe(companies.length);
    expect(new Set(sirets).size).toBe(sirets.length);
    expect(sirets.every(isValidSiret)).toBe(true);
    expect(companies.every(({ siren }) => luhnCheckDigit(siren.slice(0, -1)) === siren.at(-1))).toBe(true);
    expect(initialCompanies()).toEqual(companies);
  });

  it('are listed, an active one with a name first', async () => {
    const listed = await rows();
    expect(listed[0]).toEqual({
      siren: sirenOf(listed[0]?.siret ?? ''),
      siret: expect.stringMatching(/^\d{14}$/),
      name: 'Atelier Canopée Architectes',
      active: true,
    });
    expect(listed.filter(({ active }) => !active)).toHaveLength(1);
    expect(listed.filter(({ name }) => name === '[NON-DIFFUSIBLE]')).toHaveLength(1);
    expect(listed.some(({ siren }) => siren === '356000000')).toBe(true);
  });
});

describe('adding a company', () => {
  it('makes it known to the list and to the search', async () => {
    expect((await sandbox.post('/registry/companies', row)).status).toBe(201);
    expect(await rows()).toContainEqual(row);
    for (const query of ['732829320', '73282932000074', '732 829 320 00074', 'coeur ilot']) {
      const found = await search(`q=${encodeURIComponent(query)}&${short}`);
      expect(found.total_results, query).toBe(1);
      expect(found.results[0]).toMatchObject({ siren: row.siren, nom_raison_sociale: "COEUR D'ILOT" });
    }
  });

  it('changes one that is known, and adds establishments to it', async () => {
    await sandbox.post('/registry/companies', row);
    expect((await sandbox.post('/registry/companies', { ...row, active: false })).status).toBe(200);
    expect((await search('q=732829320')).results[0]).toMatchObject({ etat_administratif: 'C' });
    await sandbox.post('/registry/companies', { siret: '73282932000082', name: 'Autre nom' });
    expect((await search(`q=73282932000082&${short}`)).results[0]).toMatchObject({
      etat_administratif: 'A',
      nom_complet: 'AUTRE NOM',
      siege: { siret: row.siret, etat_administratif: 'F' },
      matching_etablissements: [{ siret: '73282932000082', etat_administratif: 'A', est_siege: false }],
    });
  });

  it.each([
    ['no object', 'null'],
    ['no JSON', '{'],
    ['a short SIRET', { ...row, siret: '123' }],
    ['a wrong check digit', { ...row, siret: '73282932000075' }],
    ['another company’s SIREN', { ...row, siren: '552100554' }],
    ['no name', { ...row, name: ' ' }],
    ['a vague state', { ...row, active: 'yes' }],
  ])('is refused with a reason: %s', async (_, body) => {
    const answer = await sandbox.post('/registry/companies', body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: string }>().error).not.toBe('');
  });

  it('is forgotten', async () => {
    const before = await rows();
    await sandbox.post('/registry/companies', row);
    await sandbox.delete('/');
    expect(await rows()).toEqual(before);
  });
});

describe('the search', () => {
  it('comes in pages', async () => {
    const first = await search('q=atelier&per_page=2');
    const second = await search('q=atelier&per_page=2&page=2');
    expect(first).toMatchObject({ page: 1, per_page: 2, total_pages: Math.ceil(first.total_results / 2) });
    expect(first.results).toHaveLength(2);
    const names = [...first.results, ...second.results].map(({ nom_complet }) => nom_complet);
    expect(new Set(names).size).toBe(4);
    expect(names.every((name) => name.includes('ATELIER'))).toBe(true);
  });

  it('gives the longer fields when asked, all of them unless the answer is to be short', async () => {
    expect((await search('q=atelier&minimal=true')).results[0]).not.toHaveProperty('siege');
    expect((await search('q=atelier&minimal=true&include=siege')).results[0]).toHaveProperty('siege');
    expect((await search('q=atelier')).results[0]).toHaveProperty('matching_etablissements');
  });

  it('wants every word', async () => {
    expect((await search('q=atelier%20introuvable')).total_results).toBe(0);
    expect((await search('q=999999999')).total_results).toBe(0);
    expect((await search('q=...')).total_results).toBe(0);
  });

  it('tells an establishment, and not its company by another’s number', async () => {
    await sandbox.post('/registry/companies', row);
    await sandbox.post('/registry/companies', { siret: '73282932000082', name: row.name, active: false });
    const places = async (q: string) =>
      (await search(`q=${q}`)).results.map(({ matching_etablissements }) =>
        matching_etablissements?.map(({ siret }) => siret),
      );
    expect(await places('73282932000082')).toEqual([['73282932000082']]);
    expect(await places('73282932000090')).toEqual([]);
    // as the real one: a SIREN matches no establishment
    expect(await places('732829320')).toEqual([[]]);
    expect(await places('coeur ilot')).toEqual([[row.siret, '73282932000082']]);
    expect(await places('coeur ilot&limite_matching_etablissements=1')).toEqual([[row.siret]]);
  });

  it('hides the name of people who asked for it, and does not find them by it', async () => {
    const hidden = (await rows()).find(({ name }) => name === '[NON-DIFFUSIBLE]');
    const found = await search(`q=${hidden?.siren}`);
    const nd = '[NON-DIFFUSIBLE]';
    expect(found.results[0]).toMatchObject({
      ...{ nom_complet: nd, nom_raison_sociale: nd, sigle: nd, statut_diffusion: 'P' },
      siege: { code_postal: nd, adresse: nd, libelle_commune: expect.stringMatching(/^[A-Z]/) },
    });
    expect((await search('q=lenoir')).total_results).toBe(0);
    await sandbox.post('/registry/companies', { ...row, name: nd });
    expect((await search(`q=${row.siret}`)).results[0]).toMatchObject({
      nom_complet: nd,
      nature_juridique: '1000',
      complements: { est_entrepreneur_individuel: true },
    });
  });

  it.each([
    '',
    'q=ab',
    'q=atelier&per_page=26',
    'q=atelier&page=0',
    'q=atelier&include=siege',
    'q=atelier&minimal=true&include=tout',
  ])('refuses "%s" as the real one does', async (query) => {
    const answer = await sandbox.get(`/search?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json<{ erreur: string }>().erreur).not.toBe('');
  });

  it('stands under /registry too', async () => {
    expect((await sandbox.get('/registry/search?q=atelier')).json()).toEqual(await search('q=atelier'));
  });
});
