import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import ResetPasswordPage from './reset-password-page.tsx';
import { accountTexts as texts } from './sign-in/sign-in.texts.ts';

beforeEach(() => setSession(null));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => renderPage(ResetPasswordPage, patterns.resetPassword, paths.resetPassword('abc'));

function submit(password: string, confirmation: string) {
  fireEvent.change(screen.getByLabelText(/^Nouveau mot de passe/), { target: { value: password } });
  fireEvent.change(screen.getByLabelText(/^Confirmez/), { target: { value: confirmation } });
  fireEvent.click(screen.getByRole('button', { name: texts.submitReset }));
}

test.each([
  ['', '', texts.bothFields],
  ['charpente 12', '', texts.bothFields],
  ['charpente 12', 'charpente 13', texts.notEqual],
  ['court1', 'court1', 'Le mot de passe doit contenir au moins 8 caractères, une lettre et un chiffre.'],
])('%j twice as %j: %s', (password, confirmation, message) => {
  const calls = fakeApi(answer(accountRoutes.resetPassword, { success: true }));
  show();
  submit(password, confirmation);
  expect(screen.getByText(message)).toBeTruthy();
  expect(calls).toHaveLength(0);
});

test('after success the sign-in page comes by itself, three seconds later', async () => {
  vi.useFakeTimers();
  const calls = fakeApi(answer(accountRoutes.resetPassword, { success: true }));
  const { router } = show();
  submit('charpente 12', 'charpente 12');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(texts.resetDone)).toBeTruthy();
  expect(calls[0]?.body).toEqual({ token: 'abc', password: 'charpente 12' });
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(router.state.location.pathname).toBe(patterns.resetPassword);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe(patterns.login);
});

test('who leaves before is not called back', async () => {
  vi.useFakeTimers();
  fakeApi(answer(accountRoutes.resetPassword, { success: true }));
  const { router } = show();
  submit('charpente 12', 'charpente 12');
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => router.navigate(paths.offers()));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(router.state.location.pathname).toBe(paths.offers());
});

test('a dead link offers a new one', async () => {
  const { status, code, message } = accountErrors.reset_token_invalid;
  fakeApi(refuse(accountRoutes.resetPassword, status, { error: message, code }));
  show();
  submit('charpente 12', 'charpente 12');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.askNewLink })).toBeTruthy();
});

test('a server out of reach is said to be', async () => {
  fakeApi(lose(accountRoutes.resetPassword));
  show();
  submit('charpente 12', 'charpente 12');
  expect(await screen.findByText(texts.serverFailure)).toBeTruthy();
});

test('an address without its token says so', () => {
  renderPage(ResetPasswordPage, patterns.resetPassword);
  expect(screen.getByText(texts.tokenMissing)).toBeTruthy();
  expect(screen.queryByLabelText(/^Nouveau/)).toBeNull();
});
