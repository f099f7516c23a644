import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { sessionEnded } from '../../core/session/session-ended.ts';
import { getSession, setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import LoginPage from './login-page.tsx';
import { passkeyTexts } from './passkeys/passkeys.texts.ts';
import { accountTexts as texts } from './sign-in/sign-in.texts.ts';

beforeEach(() => setSession(null));
afterEach(cleanup);

async function fill(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText(/E-mail/i), email);
  if (password) await user.type(screen.getByLabelText(/^Mot de passe/), password);
  await user.click(screen.getByRole('button', { name: texts.submitLogin }));
}

test('signs in and goes back to where one came from', async () => {
  const calls = fakeApi(answer(accountRoutes.login, camille));
  renderPage(LoginPage, patterns.login, paths.login({ retour: paths.offer('7') }));
  await fill('camille@exemple.fr', 'charpente 12');
  await atAddress(paths.offer('7'));
  expect(getSession()?.token).toBe(camille.token);
  expect(calls[0]?.body).toEqual({ email: 'camille@exemple.fr', password: 'charpente 12' });
});

test('another origin is no place to come back to', async () => {
  fakeApi(answer(accountRoutes.login, camille));
  renderPage(LoginPage, patterns.login, paths.login({ retour: '//evil.example' }));
  await fill('camille@exemple.fr', 'charpente 12');
  await atAddress(paths.profile());
});

test('empty fields are told beside them, and nothing is sent', async () => {
  const calls = fakeApi(answer(accountRoutes.login, camille));
  renderPage(LoginPage, patterns.login);
  await fill('', '');
  expect(screen.getByLabelText(/E-mail/i).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Indiquez votre mot de passe.')).toBeTruthy();
  expect(calls).toHaveLength(0);
});

test('says what the server says, and keeps what was typed', async () => {
  const { status, code, message } = accountErrors.invalid_credentials;
  fakeApi(refuse(accountRoutes.login, status, { error: message, code }));
  renderPage(LoginPage, patterns.login);
  await fill('camille@exemple.fr', 'faux mot 1');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByLabelText<HTMLInputElement>(/E-mail/i).value).toBe('camille@exemple.fr');
});

test('says the general sentence when the server cannot be reached', async () => {
  fakeApi(lose(accountRoutes.login));
  renderPage(LoginPage, patterns.login);
  await fill('camille@exemple.fr', 'charpente 12');
  expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors de la connexion');
});

test('whose session ended reads why it has to be opened again', async () => {
  const { router } = renderPage(LoginPage, patterns.login);
  expect(screen.queryByText(texts.sessionEnded)).toBeNull();
  await act(() => router.navigate(paths.login(), { state: sessionEnded }));
  expect(screen.getByText(texts.sessionEnded)).toBeTruthy();
});

const secondStep = { token: 'begun', code: true, recoveryCode: true, passkey: null };

test('an account with a second factor asks for its code, and keeps a wrong one', async () => {
  const wrong = secondFactorErrors.second_step_wrong;
  const issues = [{ path: 'code', message: wrong.message }];
  const calls = fakeApi(
    answer(accountRoutes.login, { secondStep }),
    refuse(accountRoutes.takeSecondStep, wrong.status, new ApiError(wrong, { issues }).toBody()),
    answer(accountRoutes.takeSecondStep, camille),
  );
  renderPage(LoginPage, patterns.login, paths.login({ retour: paths.offer('7') }));
  await fill('camille@exemple.fr', 'charpente 12');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Code à 6 chiffres/);
  expect(document.activeElement).toBe(field);
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  await userEvent.type(field, '123456');
  await userEvent.click(screen.getByRole('button', { name: texts.submitStep }));
  expect(await screen.findByText(wrong.message)).toBeTruthy();
  expect(field.value).toBe('123456');
  expect(getSession()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: texts.submitStep }));
  await atAddress(paths.offer('7'));
  expect(calls.at(-1)?.body).toEqual({ token: 'begun', code: '123456' });
});

test('a recovery code is a press away; too late, the password is asked for again', async () => {
  const late = secondFactorErrors.second_step_expired;
  fakeApi(
    answer(accountRoutes.login, { secondStep }),
    refuse(accountRoutes.takeSecondStep, late.status, new ApiError(late).toBody()),
  );
  renderPage(LoginPage, patterns.login);
  await fill('camille@exemple.fr', 'charpente 12');
  await userEvent.click(await screen.findByRole('button', { name: texts.otherWays.recoveryCode }));
  await userEvent.type(screen.getByLabelText(/^Code de secours/), '7K2M-9QXT-4HBD');
  await userEvent.click(screen.getByRole('button', { name: texts.submitStep }));
  expect((await screen.findByRole('alert')).textContent).toContain(late.message);
  expect(screen.getByLabelText<HTMLInputElement>(/E-mail/i).value).toBe('camille@exemple.fr');
});

test('a browser that knows no passkeys says so, and asks the server for nothing', async () => {
  const calls = fakeApi(answer(accountRoutes.login, camille));
  renderPage(LoginPage, patterns.login);
  await userEvent.click(screen.getByRole('button', { name: texts.usePasskey }));
  expect(await screen.findByText(passkeyTexts.unsupported)).toBeTruthy();
  expect(calls).toHaveLength(0);
});
