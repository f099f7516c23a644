import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../../core/api/fake-api.fixture.ts';
import { forgetErrand, keepErrand } from '../../../core/errand/errand-storage.ts';
import { atAddress, renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { getSession, setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { AuthDialogProvider, useAuthDialog } from '../auth-dialog-provider.tsx';
import AuthDialog from './auth-dialog.tsx';
import { accountTexts as texts } from './sign-in.texts.ts';

function Openers() {
  const dialog = useAuthDialog();
  return (
    <>
      <button type="button" onClick={() => dialog.open('login')}>
        login
      </button>
      <button type="button" onClick={() => dialog.open('login', paths.offer('offer-1'))}>
        login to read
      </button>
      <button type="button" onClick={() => dialog.open('register')}>
        register
      </button>
    </>
  );
}

function Host() {
  return (
    <AuthDialogProvider dialog={AuthDialog}>
      <Openers />
    </AuthDialogProvider>
  );
}

beforeEach(() => setSession(null));
afterEach(cleanup);

function open(mode: 'login' | 'login to read' | 'register') {
  renderPage(Host, patterns.home);
  fireEvent.click(screen.getByRole('button', { name: mode }));
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function register() {
  type(/^Prénom et nom/, 'Camille Durand');
  type(/^Adresse e-mail/, 'camille@exemple.fr');
  type(/^Mot de passe/, 'charpente 12');
  fireEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }));
  fireEvent.click(screen.getByRole('button', { name: texts.submitRegister }));
}

test('says what one came for, to sign in and to register', async () => {
  keepErrand({ kind: 'contact', target: { userId: 'u1', name: 'Manon', role: 'freelance' } });
  renderPage(Host, patterns.home);
  fireEvent.click(screen.getByText('login'));
  expect(screen.getByText('Pour écrire à Manon.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  fireEvent.click(screen.getByText('register'));
  expect(screen.getByText('Pour écrire à Manon.')).toBeTruthy();
  forgetErrand();
});

test('signing in leads to what one wanted to read', async () => {
  fakeApi(answer(accountRoutes.login, camille));
  open('login to read');
  type(/^Adresse e-mail/, 'camille@exemple.fr');
  type(/^Mot de passe/, 'charpente 12');
  fireEvent.click(screen.getByRole('button', { name: texts.submitLogin }));
  expect(await atAddress(paths.offer('offer-1'))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('signing in closes the dialog and stays on the page', async () => {
  fakeApi(answer(accountRoutes.login, camille));
  open('login');
  type(/^Adresse e-mail/, 'camille@exemple.fr');
  type(/^Mot de passe/, 'charpente 12');
  fireEvent.click(screen.getByRole('button', { name: texts.submitLogin }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(getSession()?.token).toBe(camille.token);
  expect(screen.getByRole('button', { name: 'login' })).toBeTruthy();
});

test('its links lead to a forgotten password and to the registration', () => {
  open('login');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([paths.forgotPassword(), paths.inscription()]);
});

test('an account can be made at once, signed in, on the way to the profile', async () => {
  const calls = fakeApi(answer(accountRoutes.register, camille));
  open('register');
  register();
  await atAddress(paths.profile());
  expect(getSession()?.user.username).toBe('Camille Durand');
  expect(calls[0]?.body).toEqual({
    name: 'Camille Durand',
    firstName: null,
    email: 'camille@exemple.fr',
    password: 'charpente 12',
    termsVersion,
  });
});

test('no account is made before the policy and the terms are accepted', () => {
  const calls = fakeApi(answer(accountRoutes.register, camille));
  open('register');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: texts.submitRegister });
  expect(submit.disabled).toBe(true);
  const links = screen.getAllByRole('link', { name: /nouvel onglet/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.privacy(), paths.terms()]);
  fireEvent.click(submit);
  expect(calls).toEqual([]);
  const box = screen.getByRole('checkbox', { name: /^J’accepte/ });
  fireEvent.click(box);
  expect(submit.disabled).toBe(false);
  fireEvent.click(box);
  expect(submit.disabled).toBe(true);
});

test('the three kinds of profile are one step away', () => {
  open('register');
  expect(screen.getByRole('link', { name: texts.toKinds }).getAttribute('href')).toBe(paths.inscription());
});

const { status, code, message } = accountErrors.email_taken;
test.each([
  [refuse(accountRoutes.register, status, { error: message, code }), message],
  [lose(accountRoutes.register), texts.registerFailure],
])('a refused account keeps what was typed', async (reply, sentence) => {
  fakeApi(reply);
  open('register');
  register();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByLabelText<HTMLInputElement>(/^Prénom et nom/).value).toBe('Camille Durand');
});
