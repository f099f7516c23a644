import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { registryRoutes } from '@mitoyen/contract/features/registry-checks/registry-checks.contract.ts';
import { registryReadErrors } from '@mitoyen/contract/features/registry-checks/registry-checks.errors.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import FreelanceSetupPage from '../freelances/freelance-setup-page.tsx';
import { type, typedIn } from '../profiles/setup/setup-form.fixture.ts';
import CompanySetupPage from './company-setup-page.tsx';
import { registeredFirm } from './registry.fixture.ts';
import { registryTexts as texts } from './registry.texts.ts';

const siret = '73282932000074';
const other = '55203253400646';

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
});
afterEach(cleanup);

const show = () => renderPage(CompanySetupPage, patterns.companySetup);
const refused = (error: keyof typeof registryReadErrors) => {
  const { status, code, message } = registryReadErrors[error];
  return refuse(registryRoutes.read, status, { code, error: message });
};
const typeSiret = (digits = siret) => type(/^Numéro SIRET/, digits);
const typed = () => ({
  name: typedIn(/^Nom de l’entreprise/),
  legalStatus: typedIn(/^Forme juridique/),
  address: typedIn(/^Adresse \*/),
  postalCode: typedIn(/^Code postal/),
  town: typedIn(/^Ville d’immatriculation/),
});
const nothing = { name: '', legalStatus: '', address: '', postalCode: '', town: '' };

test('fourteen digits fill in the rest, which can be changed', async () => {
  const calls = fakeApi(answer(registryRoutes.read, registeredFirm()));
  show();
  typeSiret(siret.slice(0, 13));
  expect(calls).toEqual([]);
  typeSiret('732 829 320 00074');
  await screen.findByText(/^Rempli pour vous.*nom.*forme juridique.*ville/);
  expect(typed()).toEqual({
    name: 'Atelier Nord',
    legalStatus: 'SARL',
    address: '12 rue des Lilas',
    postalCode: '69003',
    town: 'Lyon',
  });
  type(/^Nom de l’entreprise/, 'Atelier du Nord');
  expect(typedIn(/^Nom de l’entreprise/)).toBe('Atelier du Nord');
  expect(calls).toHaveLength(1);
});

test('what was typed while the registry was asked stays, and is told', async () => {
  const held = hold(registryRoutes.read);
  fakeApi(held.reply);
  show();
  typeSiret();
  expect(await screen.findByText(texts.looking)).toBeTruthy();
  type(/^Nom de l’entreprise/, 'Le Nord');
  held.release(registeredFirm());
  await screen.findByText(/Vous avez écrit autre chose que le registre.*nom.*Atelier Nord/);
  expect(typed()).toMatchObject({ name: 'Le Nord', town: 'Lyon' });
  fireEvent.click(screen.getByRole('button', { name: texts.take }));
  expect(typedIn(/^Nom de l’entreprise/)).toBe('Atelier Nord');
  expect(screen.queryByText(/autre chose que le registre/)).toBeNull();
});

test('another number fills in what the first one did, but nothing that was changed since', async () => {
  fakeApi(
    answer(registryRoutes.read, registeredFirm()),
    answer(registryRoutes.read, registeredFirm({ siret: other, name: 'Atelier Sud', address: '1 quai Sud' })),
  );
  show();
  typeSiret();
  await waitFor(() => expect(typedIn(/^Nom de l’entreprise/)).toBe('Atelier Nord'));
  type(/^Adresse \*/, '12 rue des Lilas, cour');
  typeSiret(other);
  await waitFor(() => expect(typedIn(/^Nom de l’entreprise/)).toBe('Atelier Sud'));
  expect(typedIn(/^Adresse \*/)).toBe('12 rue des Lilas, cour');
});

test('a number with a wrong digit is said so and asks nobody', async () => {
  const calls = fakeApi();
  show();
  typeSiret('73282932000075');
  expect(await screen.findByText(asShown(texts.wrong))).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a number that the registry does not know', async () => {
  fakeApi(refused('siret_unknown'));
  show();
  typeSiret();
  expect(await screen.findByText(asShown(registryReadErrors.siret_unknown.message))).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.retry })).toBeNull();
  expect(typed()).toEqual(nothing);
});

test('a closed firm is said as such, its address not taken', async () => {
  const closed = { isOpen: false, address: null, postalCode: null, town: null, placeCode: null };
  fakeApi(answer(registryRoutes.read, registeredFirm(closed)));
  show();
  typeSiret();
  expect(await screen.findByText(asShown(texts.closed))).toBeTruthy();
  expect(typed()).toEqual({ ...nothing, name: 'Atelier Nord', legalStatus: 'SARL' });
});

test('a firm whose name may not be shown is said as such', async () => {
  fakeApi(
    answer(
      registryRoutes.read,
      registeredFirm({ isHidden: true, name: null, address: null, postalCode: null }),
    ),
  );
  show();
  typeSiret();
  expect(await screen.findByText(asShown(texts.hidden))).toBeTruthy();
  expect(typed()).toEqual({ ...nothing, legalStatus: 'SARL', town: 'Lyon' });
});

test.each([
  ['the registry is away', () => refused('registry_unavailable')],
  ['the network is away', () => lose(registryRoutes.read)],
])('%s: all is typed by hand, and it can be asked again', async (_, failing) => {
  fakeApi(failing(), answer(registryRoutes.read, registeredFirm()));
  show();
  typeSiret();
  expect(await screen.findByText(new RegExp(texts.away.slice(0, 30)))).toBeTruthy();
  type(/^Nom de l’entreprise/, 'Atelier Nord');
  fireEvent.click(screen.getByRole('button', { name: texts.retry }));
  await waitFor(() => expect(typedIn(/^Ville d’immatriculation/)).toBe('Lyon'));
});

test('too many numbers from one address', async () => {
  fakeApi(refused('too_many_registry_reads'));
  show();
  typeSiret();
  expect(
    await screen.findByText(new ApiError(registryReadErrors.too_many_registry_reads).message, {
      exact: false,
    }),
  ).toBeTruthy();
});

test('a draft that is restored asks nobody', async () => {
  fakeApi(lose(registryRoutes.read));
  const first = show();
  typeSiret();
  await screen.findByRole('button', { name: texts.retry });
  first.unmount();
  const calls = fakeApi();
  show();
  await waitFor(() => expect(typedIn(/^Numéro SIRET/)).toBe(siret));
  expect(calls).toEqual([]);
});

test('a freelance’s number fills in the town', async () => {
  fakeApi(answer(registryRoutes.read, registeredFirm()));
  renderPage(FreelanceSetupPage, patterns.freelanceSetup);
  typeSiret();
  await waitFor(() => expect(typedIn(/^Localisation/)).toBe('Lyon'));
  expect(screen.getByText(/Au registre des entreprises.*Atelier Nord/)).toBeTruthy();
});
