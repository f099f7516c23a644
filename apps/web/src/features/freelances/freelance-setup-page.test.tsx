import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { registryErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { formTexts } from '../../core/forms/forms.texts.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { getSession, setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { setupTexts as texts } from '../profiles/setup/setup.texts.ts';
import {
  acceptTerms,
  fillAccount,
  fillFreelance,
  submit,
  submitButton,
  type,
  typedIn,
} from '../profiles/setup/setup-form.fixture.ts';
import { someVocabulary } from '../vocabulary/vocabulary.fixture.ts';
import { freelanceSetupTexts } from './freelance-setup.texts.ts';
import FreelanceSetupPage from './freelance-setup-page.tsx';
import { emptyFreelance } from './freelance-values.ts';

const created = answer(accountRoutes.create, { id: camille.user.id, ...camille });
const show = () => renderPage(FreelanceSetupPage, patterns.freelanceSetup);

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
});
afterEach(cleanup);

test('nothing can be sent until the terms are accepted', () => {
  fakeApi();
  show();
  expect(submitButton().disabled).toBe(true);
  acceptTerms();
  expect(submitButton().disabled).toBe(false);
});

test('an empty form says what is missing, field by field, and sends nothing', () => {
  const calls = fakeApi();
  show();
  acceptTerms();
  submit();
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(screen.getAllByText('Le numéro SIRET doit contenir 14 chiffres.').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('link', { name: 'Le numéro SIRET doit contenir 14 chiffres.' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Numéro SIRET/));
  expect(calls).toHaveLength(0);
});

test('a field left with something wrong in it says so at once', () => {
  show();
  type(/^Mot de passe/, 'court');
  fireEvent.blur(screen.getByLabelText(/^Mot de passe/));
  expect(screen.getByText(/au moins 8 caractères, une lettre et un chiffre\.$/)).toBeTruthy();
});

test('capitals are put where they belong once a field is left, and what has some of its own stays', () => {
  show();
  const leave = (label: RegExp, text: string) => {
    type(label, text);
    fireEvent.blur(screen.getByLabelText(label));
    return typedIn(label);
  };
  expect(leave(/^Prénom et nom/, 'JEAN DUPONT')).toBe('Jean Dupont');
  expect(leave(/^Titre/, 'ARCHITECTE DPLG')).toBe('Architecte DPLG');
  expect(leave(/^Spécialité/, 'rénovation')).toBe('Rénovation');
  expect(leave(/^Localisation/, 'lyon')).toBe('Lyon');
  expect(leave(/^Titre/, 'BIM Manager')).toBe('BIM Manager');
});

test('a name whose capitals are doubtful is offered as it is probably meant', () => {
  show();
  type(/^Prénom et nom/, 'Camille DURAND');
  fireEvent.blur(screen.getByLabelText(/^Prénom et nom/));
  fireEvent.click(screen.getByRole('button', { name: /Camille Durand/ }));
  expect(typedIn(/^Prénom et nom/)).toBe('Camille Durand');
});

test('every field of the profile has its control, availability apart, which the edit form asks for', async () => {
  fakeApi(answer(vocabularyRoutes.get, someVocabulary));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Être mieux trouvé' }));
  await screen.findByRole('combobox', { name: 'Métiers' });
  // the location's control sets the code as well
  const { availability, staysSuggested, avatar, placeCode, ...typed } = emptyFreelance;
  for (const name of Object.keys(typed))
    expect([name, document.getElementsByName(name).length > 0]).toEqual([name, true]);
});

test('account, profile and portfolio go in one call, and the profile comes next, signed in', async () => {
  const saving = hold(accountRoutes.create);
  const calls = fakeApi(saving.reply, answer(placeRoutes.caseTitle, { title: 'Maison de ville' }));
  show();
  fillAccount();
  fillFreelance();
  fireEvent.click(screen.getByRole('button', { name: freelanceSetupTexts.addEntry }));
  type(/^Titre du projet/, 'MAISON DE VILLE');
  fireEvent.blur(screen.getByLabelText(/^Titre du projet/));
  await waitFor(() => expect(typedIn(/^Titre du projet/)).toBe('Maison de ville'));
  type(/^Lien du projet/, 'https://exemple.fr/maison');
  fireEvent.click(screen.getByRole('button', { name: freelanceSetupTexts.addEntry }));
  acceptTerms();
  submit();
  await waitFor(() => expect(submitButton().textContent).toBe(formTexts.saving));
  expect(submitButton().disabled).toBe(true);
  saving.release({ id: camille.user.id, ...camille }, 201);
  await atAddress(paths.profile());
  expect(getSession()?.user.username).toBe('Camille Durand');
  expect(calls.map(({ route }) => route)).toEqual([placeRoutes.caseTitle, accountRoutes.create]);
  expect(calls[1]?.body).toMatchObject({
    username: 'Camille Durand',
    role: 'freelance',
    profile: { hourlyRate: 62.5, experienceYears: 7, siret: '73282932000074', skills: ['Revit', 'AutoCAD'] },
    portfolio: [{ title: 'Maison de ville', url: 'https://exemple.fr/maison', image: null }],
  });
});

test('what the server refuses stands beside its field, and everything typed is still there', async () => {
  const { code, message, status } = registryErrors.siren_not_found;
  const issues = [
    { path: 'profile.siret', message },
    { path: 'portfolio.0.url', message: 'Ce lien ne répond pas.' },
  ];
  fakeApi(refuse(accountRoutes.create, status, { error: message, code, issues }));
  show();
  fillAccount();
  fillFreelance();
  fireEvent.click(screen.getByRole('button', { name: freelanceSetupTexts.addEntry }));
  fireEvent.click(screen.getByRole('button', { name: freelanceSetupTexts.addEntry }));
  const [, second] = screen.getAllByLabelText(/^Lien du projet/);
  fireEvent.change(second as HTMLElement, { target: { value: 'https://exemple.fr/b' } });
  acceptTerms();
  submit();
  await waitFor(() =>
    expect(screen.getByLabelText(/^Numéro SIRET/).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(second?.getAttribute('aria-invalid')).toBe('true');
  expect(typedIn(/^Mot de passe/)).toBe('charpente 12');
  expect(typedIn(/^Description \*/)).toBe('Vingt chantiers livrés.');
  type(/^Numéro SIRET/, '732 829 320 00075');
  expect(screen.getByLabelText(/^Numéro SIRET/).getAttribute('aria-invalid')).toBeNull();
});

test('an answer that was lost does not leave an account nobody can finish', async () => {
  const { code, message, status } = accountErrors.email_taken;
  const calls = fakeApi(
    lose(accountRoutes.create),
    refuse(accountRoutes.create, status, { error: message, code }),
    answer(accountRoutes.login, camille),
    answer(accountRoutes.me, {
      user: camille.user,
      profile: { id: 'p' } as never,
      unreadCount: 0,
      unseenApplicationCount: 0,
      unreadNotificationCount: 0,
    }),
  );
  show();
  fillAccount();
  fillFreelance();
  acceptTerms();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.accountFailure);
  submit();
  await atAddress(paths.profile());
  expect(calls.map(({ route }) => route.path)).toEqual([
    accountRoutes.create.path,
    accountRoutes.create.path,
    accountRoutes.login.path,
    accountRoutes.me.path,
  ]);
});

test('when the account may be there and signing in is lost, that is what is told', async () => {
  const { code, message, status } = accountErrors.email_taken;
  fakeApi(
    lose(accountRoutes.create),
    refuse(accountRoutes.create, status, { error: message, code }),
    lose(accountRoutes.login),
  );
  show();
  fillAccount();
  fillFreelance();
  acceptTerms();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.accountFailure);
  submit();
  expect(await screen.findByText('Erreur lors de la connexion')).toBeTruthy();
});

test('an address that has an account leads to signing in', async () => {
  const { code, message, status } = accountErrors.email_taken;
  fakeApi(refuse(accountRoutes.create, status, { error: message, code }), created);
  show();
  fillAccount();
  fillFreelance();
  acceptTerms();
  submit();
  expect(await screen.findByRole('link', { name: message })).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.emailTakenAction })).toBeTruthy();
});

test('a draft comes back without its password, and can be dropped', async () => {
  const first = show();
  fillAccount();
  fillFreelance();
  first.unmount();
  show();
  expect(await screen.findByText(formTexts.draftRestored)).toBeTruthy();
  expect(typedIn(/^Titre/)).toBe('Architecte');
  expect(typedIn(/^Mot de passe/)).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('charpente');
  fireEvent.click(screen.getByRole('button', { name: formTexts.startOver }));
  fireEvent.click(screen.getByRole('button', { name: formTexts.eraseDraft }));
  expect(typedIn(/^Titre/)).toBe('');
  expect(screen.queryByText(formTexts.draftRestored)).toBeNull();
});
