import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { setupTexts as texts } from '../profiles/setup/setup.texts.ts';
import { acceptTerms, fillAccount, submit, type, typedIn } from '../profiles/setup/setup-form.fixture.ts';
import CompanySetupPage from './company-setup-page.tsx';

const show = () => renderPage(CompanySetupPage, patterns.companySetup);

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
});
afterEach(cleanup);

function fill() {
  fillAccount();
  type(/^Nom de l’entreprise/, 'Atelier Nord');
  type(/^Numéro SIRET/, '73282932000074');
  type(/^Forme juridique/, 'SARL');
  type(/^Adresse \*/, '12 rue des Lilas');
  type(/^Code postal/, '69003');
  type(/^Ville d’immatriculation/, 'Lyon');
  type(/^Description/, 'Agence d’architecture.');
  acceptTerms();
}

test('a SIRET is put in groups once it is all there', () => {
  show();
  type(/^Numéro SIRET/, '73282932000074');
  fireEvent.blur(screen.getByLabelText(/^Numéro SIRET/));
  expect(typedIn(/^Numéro SIRET/)).toBe('732 829 320 00074');
});

test('a postal code has five digits, and may be left out', () => {
  const calls = fakeApi();
  show();
  fill();
  type(/^Code postal/, '6900');
  submit();
  expect(screen.getAllByText('Le code postal doit contenir 5 chiffres.').length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Code postal/).hasAttribute('required')).toBe(false);
  expect(calls).toHaveLength(0);
});

test('the company is sent with its account; a lost call keeps everything for another try', async () => {
  const calls = fakeApi(
    lose(accountRoutes.create),
    answer(accountRoutes.create, { id: camille.user.id, ...camille }),
  );
  show();
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.accountFailure);
  expect(typedIn(/^Nom de l’entreprise/)).toBe('Atelier Nord');
  submit();
  await atAddress(paths.profile());
  expect(calls[1]?.body).toMatchObject({
    role: 'entreprise',
    profile: {
      name: 'Atelier Nord',
      siret: '73282932000074',
      postalCode: '69003',
      website: null,
      logo: null,
    },
  });
});
