import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { company } from '../profiles/profile.fixture.ts';
import { profileTexts as texts } from '../profiles/profiles.texts.ts';
import { renderProfile } from '../profiles/render-profile.fixture.tsx';
import CompanyPage from './company-page.tsx';

afterEach(() => {
  cleanup();
  setSession(null);
});

const open = () => renderProfile(CompanyPage, patterns.company, paths.company('company-1'));

test('shows what a company says of itself, and where its site is', async () => {
  fakeApi(answer(companyRoutes.get, company({ website: 'https://canopee.example/' })));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Atelier Canopée' })).toBeTruthy();
  expect(screen.getByText('Entreprise')).toBeTruthy();
  expect(screen.getByText('SIRET connu du registre')).toBeTruthy();
  expect(screen.getByText('Construction en bois.')).toBeTruthy();
  const site = screen.getByRole('link', { name: 'canopee.example' });
  expect(site.getAttribute('rel')).toContain('noopener');
});

test('a badge says what it proves to whoever presses it, and what it does not', async () => {
  fakeApi(answer(companyRoutes.get, company({ confirmation: 'website' })));
  open();
  const badge = await screen.findByRole('button', { name: 'SIRET connu du registre' });
  const explanation = document.getElementById(badge.getAttribute('popovertarget') ?? '');
  expect(explanation?.getAttribute('popover')).toBe('auto');
  expect(explanation?.textContent).toContain('Cela ne prouve pas que la personne inscrite ici représente');
  const confirmed = screen.getByRole('button', { name: 'Entreprise confirmée' });
  const why = document.getElementById(confirmed.getAttribute('popovertarget') ?? '');
  expect(why?.textContent).toContain('une adresse du site web indiqué sur cette page');
});

test('a company that nothing confirms has no such badge', async () => {
  fakeApi(answer(companyRoutes.get, company({ confirmation: null })));
  open();
  await screen.findByRole('button', { name: 'SIRET connu du registre' });
  expect(screen.queryByRole('button', { name: 'Entreprise confirmée' })).toBeNull();
});

test('only a company that is known to be who it says has its SIRET verified', async () => {
  fakeApi(answer(companyRoutes.get, company({ confirmation: 'operator', siretState: 'confirmed' })));
  open();
  const badge = await screen.findByText('SIRET vérifié');
  expect(badge.closest('[data-tone]')?.getAttribute('data-tone')).toBe('success');
});

test('a company without a SIRET is shown as not verified', async () => {
  fakeApi(answer(companyRoutes.get, company({ siret: '', siretStatus: 'failed', siretState: null })));
  open();
  expect(await screen.findByText('SIRET non vérifié')).toBeTruthy();
});

test('a visitor is asked to sign in, a member goes straight to the message form', async () => {
  fakeApi(answer(companyRoutes.get, company()));
  open();
  expect(await screen.findByText(texts.signInToContact.entreprise)).toBeTruthy();
  cleanup();
  setSession(camille);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Contacter / }));
  expect(await screen.findByText('dialog: contact user-awa')).toBeTruthy();
});

test('a failed load is told, with another try', async () => {
  fakeApi(lose(companyRoutes.get), answer(companyRoutes.get, company()));
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Atelier Canopée')).toBeTruthy();
});
