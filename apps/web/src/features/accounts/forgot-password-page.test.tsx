import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../paths.ts';
import ForgotPasswordPage from './forgot-password-page.tsx';
import { accountTexts as texts } from './sign-in/sign-in.texts.ts';

afterEach(cleanup);

async function ask(email: string) {
  renderPage(ForgotPasswordPage, patterns.forgotPassword);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/E-mail/i), email);
  await user.click(screen.getByRole('button', { name: texts.submitForgot }));
}

test('confirms without saying whether the address is known', async () => {
  const calls = fakeApi(answer(accountRoutes.forgotPassword, { success: true }));
  await ask('camille@exemple.fr');
  expect(await screen.findByText(texts.forgotDone)).toBeTruthy();
  expect(calls[0]?.body).toEqual({ email: 'camille@exemple.fr' });
});

test('refuses what is no address', async () => {
  const calls = fakeApi();
  await ask('camille@');
  expect(screen.getByText(/^Cette adresse e-mail n’est pas valide\./)).toBeTruthy();
  expect(calls).toHaveLength(0);
});

test.each([
  [
    'the server’s sentence',
    refuse(accountRoutes.forgotPassword, 429, { error: 'Trop !', code: 'x' }),
    'Trop !',
  ],
  [
    'a failure without a sentence',
    refuse(accountRoutes.forgotPassword, 500, {} as never),
    texts.forgotFailure,
  ],
  ['no answer', lose(accountRoutes.forgotPassword), texts.serverFailure],
])('%s', async (_name, reply, sentence) => {
  fakeApi(reply);
  await ask('camille@exemple.fr');
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});
