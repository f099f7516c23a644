import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../paths.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';
import { myAccountTexts as texts } from './settings/settings.texts.ts';

afterEach(cleanup);

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
