import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { registryErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { formStepTexts as texts } from '../../core/forms/form-steps.texts.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import {
  acceptTerms,
  fillAccount,
  fillFreelance,
  submit,
  type,
} from '../profiles/setup/setup-form.fixture.ts';
import FreelanceSetupPage from './freelance-setup-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
});
afterEach(cleanup);

const show = () => renderPage(FreelanceSetupPage, patterns.freelanceSetup);
const where = (step: number, title: string) => screen.findByText(texts.position(step, 3, title));
const folded = (title: RegExp) => screen.queryByRole('button', { name: title });
const goOn = () => fireEvent.click(screen.getByRole('button', { name: texts.continue }));

test('the first step is open, the others are lines that lead to theirs', async () => {
  show();
  await where(1, 'Votre compte');
  expect(folded(/Votre compte/)).toBeNull();
  fireEvent.click(folded(/Votre métier/) as HTMLElement);
  await where(2, 'Votre métier');
  expect(folded(/Votre métier/)).toBeNull();
  expect(folded(/Votre compte/)?.textContent).toContain(texts.toFill);
});

test('what is wrong in a step keeps one there, on its first field', async () => {
  show();
  type(/^Prénom et nom/, 'Camille Durand');
  goOn();
  const email = screen.getByLabelText(/^Adresse e-mail/);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(email);
  await where(1, 'Votre compte');
});

test('a step that is right leads to the next, by its button or by Enter, and Back returns to it', async () => {
  show();
  fillAccount();
  fireEvent.keyDown(screen.getByLabelText(/^Mot de passe/), { key: 'Enter' });
  await where(2, 'Votre métier');
  expect(document.activeElement?.textContent).toBe('Votre métier');
  expect(folded(/Votre compte/)?.textContent).toContain('Camille Durand');
  fireEvent.click(folded(/Votre compte/) as HTMLElement);
  await where(1, 'Votre compte');
});

test('a field of a folded step can be filled in, and unfolds it', () => {
  show();
  const skills = screen.getByLabelText(/^Compétences/);
  expect(folded(/Votre présentation/)).not.toBeNull();
  act(() => skills.focus());
  expect(folded(/Votre présentation/)).toBeNull();
  expect(screen.getByText(texts.position(3, 3, 'Votre présentation'))).toBeTruthy();
  type(/^Titre/, 'Architecte');
  expect(folded(/Votre métier/)).toBeNull();
});

test('what the server refuses unfolds the step that it is in', async () => {
  const { code, message, status } = registryErrors.siren_not_found;
  fakeApi(
    refuse(accountRoutes.create, status, {
      error: message,
      code,
      issues: [{ path: 'profile.siret', message }],
    }),
  );
  const first = show();
  fillAccount();
  fillFreelance();
  first.unmount();
  show();
  // the draft holds no password
  type(/^Mot de passe/, 'charpente 12');
  expect(folded(/Votre métier/)).not.toBeNull();
  acceptTerms();
  submit();
  await waitFor(() =>
    expect(screen.getByLabelText(/^Numéro SIRET/).getAttribute('aria-invalid')).toBe('true'),
  );
  await waitFor(() => expect(folded(/Votre métier/)).toBeNull());
});

test('the card of the directory fills in as one types', async () => {
  show();
  type(/^Prénom et nom/, 'Camille Durand');
  type(/^Titre/, 'Architecte DPLG');
  type(/^Tarif horaire/, '62,5');
  type(/^Compétences/, 'Revit, AutoCAD, Rhino, Excel');
  await waitFor(() => expect(screen.getByText('Votre carte dans l’annuaire')).toBeTruthy());
  const card = screen.getByText('Votre carte dans l’annuaire').parentElement?.querySelector('[inert]');
  expect(card?.textContent).toContain('Camille');
  expect(card?.textContent).toContain('Architecte DPLG');
  expect(card?.textContent).toMatch(/62,50/);
  expect(card?.textContent).not.toContain('Durand');
  expect(card?.textContent).not.toContain('Excel');
});
