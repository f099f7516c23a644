import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { CompanyOffers } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { paths, patterns } from '../../paths.ts';
import { company } from '../profiles/profile.fixture.ts';
import { renderProfile } from '../profiles/render-profile.fixture.tsx';
import { companyTexts as texts } from './company.texts.ts';
import CompanyPage from './company-page.tsx';

afterEach(cleanup);

const job: CompanyOffers['offers'][number] = {
  ...{ id: 'o1', kind: 'cdi', titre: 'Cheffe de projet', lieu: 'Lyon', remote: 0 },
  ...{ createdAt: '2026-11-02T08:00:00Z', budget: null },
  ...{ salaryMin: 36_000, salaryMax: 44_000, salaryPeriod: 'year' },
};

async function show(over: Partial<CompanyOffers>) {
  const offers = { offers: [], total: 0, hasHidden: false, answerRecord: null, ...over };
  const sectors = ['architecture', 'bois'] as const;
  fakeApi(
    answer(companyRoutes.get, company({ sectors: [...sectors], size: '2-9' })),
    answer(offerRoutes.listOpenByCompany, offers),
  );
  renderProfile(CompanyPage, patterns.company, paths.company('company-1'));
  await screen.findByRole('heading', { level: 1 });
}

test('each open offer is a line that leads to it, with its contract, pay and place', async () => {
  await show({ offers: [job], total: 1 });
  const link = await screen.findByRole('link', { name: 'Cheffe de projet' });
  expect(link.getAttribute('href')).toBe(paths.offer('o1'));
  const row = link.closest('li')?.textContent ?? '';
  expect(row).toMatch(/CDI.*36\s000.*44\s000.*Lyon.*2 novembre 2026/);
  expect(screen.queryByText(texts.signIn)).toBeNull();
});

test('a visitor learns that there are missions, and nothing of them', async () => {
  await show({ hasHidden: true });
  expect(await screen.findByText(texts.hiddenOnly)).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.signIn })).toBeTruthy();
});

test('how fast it answers is said where it usually does, and how often', async () => {
  await show({ answerRecord: { rate: 0.8, medianDelayHours: 190 } });
  expect(await screen.findByText(/Répond en 8\sj/)).toBeTruthy();
  expect(screen.getByText(/80\s%/)).toBeTruthy();
});

test('what a company does and how many it is stand under its name; no heading stands over nothing', async () => {
  await show({});
  expect(screen.getByText('Architecture, Charpente et ossature bois')).toBeTruthy();
  expect(screen.getByText('Lyon, 2 à 9 personnes')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: texts.offers })).toBeNull();
});
