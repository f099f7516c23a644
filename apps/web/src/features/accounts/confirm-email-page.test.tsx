import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';
import { confirmationTexts } from './confirmation/confirmation.texts.ts';
import { myAccountTexts as texts } from './settings/settings.texts.ts';

afterEach(() => {
  cleanup();
  setSession(null);
});

const open = (query = '?token=abc') =>
  renderPage(ConfirmEmailPage, patterns.confirmEmail, patterns.confirmEmail + query);
const press = () => userEvent.click(screen.getByRole('button', { name: texts.confirmAction }));

test('confirms once somebody presses, not when the page opens', async () => {
  const calls = fakeApi(answer(accountRoutes.confirmEmail, { email: 'nouvelle@exemple.fr' }));
  open();
  expect(calls).toEqual([]);
  await press();
  expect(await screen.findByText(texts.confirmedBody('nouvelle@exemple.fr'))).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
});

test('says when the link is dead or incomplete', async () => {
  const dead = accountErrors.email_token_invalid;
  fakeApi(refuse(accountRoutes.confirmEmail, dead.status, new ApiError(dead).toBody()));
  open();
  await press();
  expect(await screen.findByText(dead.message)).toBeTruthy();
  cleanup();
  open('');
  expect(screen.getByText(texts.tokenMissing)).toBeTruthy();
});

test('says that the address is confirmed already', async () => {
  fakeApi(answer(accountRoutes.confirmEmail, { email: 'camille@exemple.fr', alreadyConfirmed: true }));
  open();
  await press();
  expect(await screen.findByText(texts.alreadyConfirmedTitle)).toBeTruthy();
});

test('offers another link to who is signed in and not confirmed, when this one is dead', async () => {
  setSession(camille);
  const dead = accountErrors.email_token_invalid;
  const calls = fakeApi(
    answer(accountRoutes.me, {
      user: { ...camille.user, emailConfirmed: false },
      profile: null,
      unreadCount: 0,
      unseenApplicationCount: 0,
      unreadNotificationCount: 0,
    }),
    refuse(accountRoutes.confirmEmail, dead.status, new ApiError(dead).toBody()),
    answer(accountRoutes.sendConfirmation, { success: true }),
  );
  open();
  await press();
  await userEvent.click(await screen.findByRole('button', { name: confirmationTexts.sendAgain }));
  expect(await screen.findByText(confirmationTexts.sent(camille.user.email))).toBeTruthy();
  expect(calls.at(-1)?.route).toBe(accountRoutes.sendConfirmation);
});
