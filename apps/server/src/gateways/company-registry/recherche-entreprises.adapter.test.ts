import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companyNamesMatch } from '@mitoyen/contract/core/company-name.ts';
import { type Sandbox, startSandbox } from '@mitoyen/sandbox/start-sandbox.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSandboxClient } from '../../../test/sandbox-client.ts';
import { createCompanyRegistryGateway } from './recherche-entreprises.adapter.ts';

let sandbox: Sandbox;
let outside: ReturnType<typeof createSandboxClient>;

beforeAll(async () => {
  sandbox = await startSandbox();
  outside = createSandboxClient(sandbox.url);
});
afterEach(() => outside.forget());
afterAll(() => sandbox.close());

const gateway = (timeoutMs = 5_000) =>
  createCompanyRegistryGateway({ baseUrl: sandbox.url, timeoutMs, maxRequestsPerSecond: 50 });

const canopee = { siren: '732829320', siret: '73282932000074', name: 'Atelier Canopée & Fils', active: true };

/** A registry that gives one answer, whatever is asked. */
async function registryAnswering(status: number, body: string, headers: Record<string, string> = {}) {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return createCompanyRegistryGateway({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
}

describe('a look-up by number', () => {
  it('finds a company by SIRET and by SIREN', async () => {
    await outside.addCompany(canopee);
    await outside.addCompany({ ...canopee, siret: '73282932000082' });
    for (const [answer, siret] of [
      [await gateway().findBySiret('73282932000082'), '73282932000082'],
      [await gateway().findBySiren(canopee.siren), canopee.siret],
    ] as const) {
      if (answer.status !== 'found') throw new Error(answer.status);
      expect(answer.company).toMatchObject({
        siren: canopee.siren,
        isActive: true,
        establishments: expect.arrayContaining([
          expect.objectContaining({ siret, isActive: true, town: 'PARIS' }),
        ]),
      });
      expect(companyNamesMatch('SARL Atelier Canopée et fils', answer.company.names)).toBe(true);
      expect(companyNamesMatch('Atelier Canopée', answer.company.names)).toBe(false);
    }
  });

  it('tells a number nobody has', async () => {
    expect(await gateway().findBySiret(canopee.siret)).toEqual({ status: 'not_found' });
    expect(await gateway().findBySiren(canopee.siren)).toEqual({ status: 'not_found' });
  });

  it('tells an establishment that its company does not have', async () => {
    await outside.addCompany(canopee);
    expect(await gateway().findBySiret('73282932000082')).toEqual({ status: 'not_found' });
    const result = { siren: canopee.siren, nom_complet: 'CANOPEE', siege: { siret: canopee.siret } };
    const careless = await registryAnswering(200, JSON.stringify({ results: [result] }));
    expect(await careless.findBySiret('73282932000082')).toEqual({ status: 'not_found' });
  });

  it('tells a company that has closed', async () => {
    await outside.addCompany({ ...canopee, active: false });
    const answer = await gateway().findBySiret(canopee.siret);
    expect(answer).toMatchObject({ company: { isActive: false, establishments: [{ isActive: false }] } });
  });

  it('does not call hidden people unknown', async () => {
    const hidden = (await outside.companies()).find(({ name }) => name === '[NON-DIFFUSIBLE]');
    expect(await gateway().findBySiret(hidden?.siret ?? '')).toMatchObject({
      status: 'found',
      company: { names: [], isActive: true, establishments: [{ postalCode: null, isActive: true }] },
    });
  });

  it('reads the name of a firm of which the registry hides the acronym and the addresses alone', async () => {
    const nd = '[NON-DIFFUSIBLE]';
    const place = {
      siret: canopee.siret,
      etat_administratif: 'A',
      nom_commercial: nd,
      liste_enseignes: [nd],
    };
    const firm = {
      siren: canopee.siren,
      nom_complet: 'ATELIER CANOPEE ET FILS',
      sigle: nd,
      etat_administratif: 'A',
      siege: place,
      matching_etablissements: [place],
    };
    const registry = await registryAnswering(200, JSON.stringify({ results: [firm] }));
    expect(await registry.findBySiret(canopee.siret)).toMatchObject({
      company: { names: ['ATELIER CANOPEE ET FILS'] },
    });
  });

  it('gives every name of a company, trade name and acronym included', async () => {
    const names = async (siret: string) => {
      const answer = await gateway().findBySiret(siret);
      return answer.status === 'found' ? answer.company.names : [];
    };
    const rows = await outside.companies();
    const siretOf = (name: string) => rows.find((row) => row.name === name)?.siret ?? '';
    expect(companyNamesMatch('AMA', await names(siretOf('Agence Mistral Architecture')))).toBe(true);
    expect(companyNamesMatch('studio lumen', await names(siretOf('Camille Durand')))).toBe(true);
    expect(companyNamesMatch('Camille Durand', await names(siretOf('Camille Durand')))).toBe(true);
  });
});

describe('a search by name', () => {
  it('finds companies by the words of their name, legal form or not', async () => {
    await outside.addCompany(canopee);
    for (const name of ['Atelier Canopée & Fils', 'S.A.S. ATELIER CANOPÉE ET FILS']) {
      const answer = await gateway().searchByName(name);
      if (answer.status !== 'found') throw new Error(`${name}: ${answer.status}`);
      expect(answer.companies.map(({ siren }) => siren)).toContain(canopee.siren);
    }
  });

  it.each(['Aucune Telle Maison', 'ab', '', '…'])('finds nothing for "%s"', async (name) => {
    expect(await gateway().searchByName(name)).toEqual({ status: 'not_found' });
  });

  it('leaves hidden people out', async () => {
    const hidden = { siren: '991000035', nom_complet: '[NON-DIFFUSIBLE]' };
    const shown = { siren: '552100554', nom_complet: 'NORD BATI', etat_administratif: 'A' };
    const one = await registryAnswering(200, JSON.stringify({ results: [hidden] }));
    expect(await one.searchByName('Nord Bâti')).toEqual({ status: 'not_found' });
    const two = await registryAnswering(200, JSON.stringify({ results: [hidden, shown] }));
    expect(await two.searchByName('Nord Bâti')).toMatchObject({ companies: [{ siren: '552100554' }] });
  });
});

describe('a registry that does not answer', () => {
  it('is not followed to another address', async () => {
    await outside.addCompany(canopee);
    const location = `${sandbox.url}/search?q=${canopee.siret}&include=siege,matching_etablissements&minimal=true`;
    const registry = await registryAnswering(302, '', { location });
    expect(await registry.findBySiret(canopee.siret)).toMatchObject({ status: 'unavailable' });
  });

  it.each(['error', 'garbage', 'hang'] as const)(
    'in mode %s says nothing about the company',
    async (mode) => {
      await outside.addCompany(canopee);
      await outside.setFault('registry', mode);
      expect(await gateway(200).findBySiret(canopee.siret)).toMatchObject({ status: 'unavailable' });
      expect(await gateway(200).searchByName(canopee.name)).toMatchObject({ status: 'unavailable' });

      await outside.setFault('registry', 'ok');
      expect(await gateway().findBySiret(canopee.siret)).toMatchObject({ status: 'found' });
    },
  );

  it('says how long to wait when it limits us', async () => {
    await outside.setFault('registry', 'refuse');
    expect(await gateway().findBySiret(canopee.siret)).toEqual({
      status: 'unavailable',
      reason: 'status 429',
      retryAfterSeconds: 2,
    });
  });

  it.each([
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', undefined],
  ])('reads Retry-After: %s', async (text, seconds) => {
    const registry = await registryAnswering(429, '', { 'retry-after': text });
    const answer = await registry.findBySiren(canopee.siren);
    expect(answer.status === 'unavailable' && answer.retryAfterSeconds).toBe(seconds);
  });

  it.each([
    ['an array', '[]'],
    ['results of another kind', '{"results":[{"siren":12}]}'],
    ['nothing', ''],
    ['a page', '<!doctype html>'],
  ])('takes %s for no answer', async (_, body) => {
    const registry = await registryAnswering(200, body);
    expect(await registry.findBySiret(canopee.siret)).toMatchObject({ status: 'unavailable' });
  });

  it('is out of reach', async () => {
    const nowhere = createCompanyRegistryGateway({ baseUrl: 'http://127.0.0.1:1' });
    expect(await nowhere.findBySiret(canopee.siret)).toMatchObject({ status: 'unavailable' });
  });

  it('never gets more calls a second than it allows', async () => {
    const oneASecond = createCompanyRegistryGateway({
      baseUrl: sandbox.url,
      timeoutMs: 200,
      maxRequestsPerSecond: 1,
    });
    const [first, second] = await Promise.all([
      oneASecond.findBySiren(canopee.siren),
      oneASecond.findBySiren(canopee.siren),
    ]);
    expect(first).toEqual({ status: 'not_found' });
    expect(second).toMatchObject({ status: 'unavailable' });
  });
});
