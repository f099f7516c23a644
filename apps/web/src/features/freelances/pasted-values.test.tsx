import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import {
  acceptTerms,
  fillAccount,
  fillFreelance,
  submit,
  type,
  typedIn,
} from '../profiles/setup/setup-form.fixture.ts';
import { someVocabulary } from '../vocabulary/vocabulary.fixture.ts';
import FreelanceSetupPage from './freelance-setup-page.tsx';

const created = answer(accountRoutes.create, { id: camille.user.id, ...camille });
const show = () => renderPage(FreelanceSetupPage, patterns.freelanceSetup);
/** Types or pastes, and leaves the field. */
function leave(label: RegExp, value: string): void {
  type(label, value);
  fireEvent.blur(screen.getByLabelText(label));
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
});
afterEach(cleanup);

test('beside a name stands what is shown of it, and another of its words is one press away', async () => {
  const calls = fakeApi(created);
  show();
  fillAccount();
  fillFreelance();
  leave(/^Prénom et nom/, 'Dupont Jean');
  const shown = screen.getByText(/^Affiché/);
  expect(shown.textContent).toBe('Affiché\u00a0: Dupont');
  press('Afficher plutôt Jean');
  expect(shown.textContent).toBe('Affiché\u00a0: Jean');
  expect(document.activeElement).toBe(shown.closest('[role=status]'));
  // so does the card beside the form
  await waitFor(() => expect(screen.getAllByText('Jean').length).toBeGreaterThan(1));
  acceptTerms();
  submit();
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ username: 'Dupont Jean', firstName: 'Jean' }),
  );
});

test('what was chosen goes with the name', () => {
  fakeApi();
  show();
  leave(/^Prénom et nom/, 'Dupont Jean');
  press('Afficher plutôt Jean');
  leave(/^Prénom et nom/, 'Petit Anne');
  expect(screen.getByText(/^Affiché/).textContent).toBe('Affiché\u00a0: Petit');
  type(/^Prénom et nom/, 'Petit');
  expect(screen.queryByText(/^Affiché/)).toBeNull();
});

test('of a family name in capitals the mended name is one press away', () => {
  fakeApi();
  show();
  leave(/^Prénom et nom/, 'DUPONT Marie');
  expect(screen.queryByText(/^Affiché/)).toBeNull();
  press('Écrire «\u00a0Marie Dupont\u00a0»');
  expect(typedIn(/^Prénom et nom/)).toBe('Marie Dupont');
  expect(screen.queryByRole('button', { name: /^Écrire/ })).toBeNull();
  expect(screen.getByText(/^Affiché/).textContent).toBe('Affiché\u00a0: Marie');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Prénom et nom/));
});

test.each([
  [/^Titre/, 'Infographiste 3D', 'Infographiste trois dimensions', /chiffres ne sont pas admis/],
  [/^Titre/, 'Chef de projet H/F', 'Chef de projet', /barres ne sont pas admises/],
  [/^Spécialité/, 'BIM (ISO 19650)', 'BIM', /parenthèses ne sont pas admises/],
  [/^Localisation/, 'Paris 11e', 'Paris onzième', /chiffres ne sont pas admis/],
])('in %s, “%s” is offered as “%s”', (label, typed, mended, because) => {
  fakeApi();
  show();
  leave(label, typed);
  expect(screen.getByText(because)).toBeTruthy();
  press(`Corriger\u00a0: «\u00a0${mended}\u00a0»`);
  expect(typedIn(label)).toBe(mended);
  expect(screen.queryByText(because)).toBeNull();
});

test('what was pasted is shown as it is kept, and a rate of another unit is refused beside it', () => {
  fakeApi();
  show();
  leave(/^Numéro SIRET/, 'SIRET : 732.829.320-00074');
  expect(typedIn(/^Numéro SIRET/)).toBe('732 829 320 00074');
  leave(/^Adresse e-mail/, '<mailto:camille@exemple.fr>,');
  expect(typedIn(/^Adresse e-mail/)).toBe('camille@exemple.fr');
  leave(/^Tarif horaire/, '1.250,50 €');
  expect(typedIn(/^Tarif horaire/)).toBe('1250,5');
  leave(/^Tarif horaire/, '350 € HT/jour');
  expect(typedIn(/^Tarif horaire/)).toBe('350 € HT/jour');
  expect(screen.getByText('Tarif horaire : indiquez le montant par heure.')).toBeTruthy();
  leave(/^Titre/, 'Maître\u00a0d‘œuvre – DPLG ');
  expect(typedIn(/^Titre/)).toBe('Maître d’œuvre - DPLG');
});

test('an address of a project without a scheme gets one, shown', () => {
  fakeApi();
  show();
  press(/^Ajouter un projet/);
  leave(/^Lien/, 'www.exemple.fr/maison.');
  expect(typedIn(/^Lien/)).toBe('https://www.exemple.fr/maison');
});

test('a list pasted into the skills is as many skills', () => {
  fakeApi(answer(vocabularyRoutes.get, someVocabulary));
  show();
  const field = screen.getByLabelText<HTMLInputElement>(/^Compétences/);
  type(/^Compétences/, 'Planning, ');
  field.setSelectionRange(10, 10);
  const isLeftToBrowser = fireEvent.paste(field, {
    clipboardData: { getData: () => '•\tRevit\r\n•\tAutoCAD\r\n' },
  });
  expect([isLeftToBrowser, field.value]).toEqual([false, 'Planning, Revit, AutoCAD']);
  expect(fireEvent.paste(field, { clipboardData: { getData: () => 'BIM, Rhino' } })).toBe(true);
});
