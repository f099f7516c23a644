import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';
import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import type { Invoice } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { active, plain, renderSubscriptions, subscription } from './render-subscriptions.fixture.tsx';
import { receiptTexts, successTexts as texts } from './subscriptions.texts.ts';
import SuccessPage from './success-page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setSession(null);
});

const paid: Invoice = {
  id: 'in_1',
  number: 'F-2030-01',
  createdAt: '2030-01-01T10:00:00.000Z',
  amount: 29.99,
  status: 'paid',
  url: 'https://stripe.example/F-2030-01',
  pdfUrl: 'https://stripe.example/F-2030-01.pdf',
};

const open = () =>
  renderSubscriptions(SuccessPage, {
    pattern: patterns.subscriptionSuccess,
    address: `${patterns.subscriptionSuccess}?session_id=cs_1`,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a paid subscription succeeded, with the way back to the profile', async () => {
  signInAs('entreprise');
  fakeApi(answer(subscriptionRoutes.refresh, active), answer(subscriptionRoutes.listInvoices, [paid]));
  open();
  expect((await heading(texts.doneTitle)).textContent?.replace('\u202f', ' ')).toBe('Abonnement réussi !');
  const link = screen.getByRole('link', { name: texts.toProfile });
  expect(link.getAttribute('href')).toBe(paths.profile());
  const receipt = screen.getByRole('region', { name: receiptTexts.heading });
  const invoice = await within(receipt).findByRole('link', { name: 'Ouvrir la facture F-2030-01' });
  expect(invoice.getAttribute('href')).toBe('https://stripe.example/F-2030-01.pdf');
  const lines = within(receipt)
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));
  expect(lines).toEqual([
    'Premium Entreprise',
    '29,99 € TTC',
    '1er janvier 2030',
    'Ouvrir la facture F-2030-01',
    '1er février 2030',
  ]);
  const publish = screen.getByRole('link', { name: texts.publish });
  expect(publish.getAttribute('href')).toBe(paths.ownOffers());
});

test('an invoice that is not there yet, or cannot be read, is no failure of the payment', async () => {
  for (const invoices of [
    answer(subscriptionRoutes.listInvoices, []),
    refuse(subscriptionRoutes.listInvoices, 503, new ApiError(failureErrors.unavailable).toBody()),
  ]) {
    signInAs('entreprise');
    fakeApi(answer(subscriptionRoutes.refresh, active), invoices);
    open();
    await heading(texts.doneTitle);
    expect(await screen.findByText(plain(receiptTexts.noInvoice))).toBeTruthy();
    expect(screen.getByText(/^29,99/)).toBeTruthy();
    cleanup();
  }
});

test('a subscription that was given says no payment', async () => {
  signInAs('entreprise');
  const given = subscription({ state: 'active', isSubscribed: true });
  const calls = fakeApi(answer(subscriptionRoutes.refresh, given));
  open();
  await heading(texts.doneTitle);
  expect(screen.queryByText(receiptTexts.next)).toBeNull();
  expect(calls.some(({ route }) => route === subscriptionRoutes.listInvoices)).toBe(false);
});

test('a payment that takes its time is asked after until it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signInAs('entreprise');
  fakeApi(
    answer(subscriptionRoutes.refresh, subscription({ customerId: 'cus_1' })),
    answer(subscriptionRoutes.refresh, active),
    answer(subscriptionRoutes.listInvoices, []),
  );
  open();
  await heading(texts.waitingTitle);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await heading(texts.doneTitle);
});

test('without any payment, nothing is called a success', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signInAs('entreprise');
  fakeApi(answer(subscriptionRoutes.refresh, subscription()));
  open();
  await heading(texts.waitingTitle);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await heading(texts.unpaidTitle);
  expect(screen.getByRole('button', { name: texts.checkAgain })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: texts.doneTitle })).toBeNull();
});

test('a Stripe that does not answer is told, with another try', async () => {
  signInAs('entreprise');
  const down = new ApiError(subscriptionErrors.subscription_unavailable);
  fakeApi(
    refuse(subscriptionRoutes.refresh, 503, down.toBody()),
    answer(subscriptionRoutes.refresh, active),
    answer(subscriptionRoutes.listInvoices, []),
  );
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(down.message);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await heading(texts.doneTitle);
});

test('the signed-out are asked to sign in, others are told whom it is for', async () => {
  setSession(null);
  fakeApi();
  open();
  await userEvent.click(screen.getByRole('button', { name: texts.signIn }));
  expect(await screen.findByText('dialog: login')).toBeTruthy();
  cleanup();
  signInAs('freelance');
  open();
  expect(await screen.findByText(texts.notCompany)).toBeTruthy();
});
