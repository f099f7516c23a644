import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import type { Invoice } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { emitLiveEvent } from '../../core/live-events/live-bus.ts';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import { active, plain, renderSubscriptions, subscription, userId } from './render-subscriptions.fixture.tsx';
import SubscriptionAlert from './subscription-alert.tsx';
import SubscriptionBlock from './subscription-block.tsx';
import { invoiceTexts, subscriptionTexts as texts } from './subscriptions.texts.ts';

const goTo = vi.spyOn(window.location, 'assign');
beforeEach(() => {
  signInAs('entreprise');
  goTo.mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  setSession(null);
  goTo.mockReset();
});

const Block = () => <SubscriptionBlock userId={userId} />;
const open = (address: string = patterns.profile) =>
  renderSubscriptions(Block, { pattern: patterns.profile, address });
const noInvoices = answer(subscriptionRoutes.listInvoices, []);

const paid: Invoice = {
  id: 'in_1',
  number: 'MIT-0001',
  createdAt: '2030-01-01T10:00:00.000Z',
  amount: 29.99,
  status: 'paid',
  url: 'https://invoice.stripe.com/i/1',
  pdfUrl: 'https://invoice.stripe.com/i/1.pdf',
};

test('a company without Premium is offered it', async () => {
  fakeApi(
    answer(subscriptionRoutes.get, subscription()),
    answer(subscriptionRoutes.checkout, { url: 'https://checkout.stripe.com/c/1' }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'S’abonner maintenant' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://checkout.stripe.com/c/1'));
  expect(screen.queryByText(invoiceTexts.heading)).toBeNull();
});

test('a subscriber sees until when it paid, its invoices, and the ways to manage and cancel', async () => {
  const calls = fakeApi(
    answer(subscriptionRoutes.get, active),
    answer(subscriptionRoutes.listInvoices, [paid]),
    answer(subscriptionRoutes.portal, { url: 'https://billing.stripe.com/p/1' }),
  );
  open();
  expect(await screen.findByText('Abonnement actif')).toBeTruthy();
  expect(screen.getByText(plain(texts.renews('1er février 2030')))).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Voir la facture MIT-0001' });
  expect(link.getAttribute('href')).toBe(paid.url);
  expect(screen.getByRole('link', { name: 'PDF la facture MIT-0001' })).toBeTruthy();
  expect(screen.getByText('Payée')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Gérer mon abonnement' }));
  await userEvent.click(screen.getByRole('button', { name: texts.cancel }));
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(2));
  const bodies = calls.flatMap(({ route, body }) => (route === subscriptionRoutes.portal ? [body] : []));
  expect(bodies).toEqual([{ customerId: 'cus_1' }, { customerId: 'cus_1', flow: 'cancel' }]);
});

test('a cancelled subscription tells its last day', async () => {
  fakeApi(
    answer(subscriptionRoutes.get, {
      ...active,
      state: 'ending',
      endsAt: '2030-01-31T10:00:00.000Z',
      renewsAt: null,
    }),
    noInvoices,
  );
  open();
  expect(await screen.findByText('Abonnement actif')).toBeTruthy();
  expect(screen.getByText(plain(texts.activeUntil('31 janvier 2030')))).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.cancel })).toBeNull();
});

test('one that is over says so beside the offer', async () => {
  const endsAt = '2030-01-31T10:00:00.000Z';
  fakeApi(
    answer(subscriptionRoutes.get, subscription({ state: 'ended', endsAt, customerId: 'cus_1' })),
    noInvoices,
  );
  open();
  expect(await screen.findByText(plain(texts.ended('31 janvier 2030')))).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.subscribe })).toBeTruthy();
});

test('a portal that does not open is told in place', async () => {
  fakeApi(answer(subscriptionRoutes.get, active), noInvoices, lose(subscriptionRoutes.portal));
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.manage }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Erreur lors de l’accès au portail Stripe',
  );
});

test('coming back from the portal asks Stripe what was done there', async () => {
  const endsAt = '2030-01-31T10:00:00.000Z';
  const ending = { ...active, state: 'ending' as const, endsAt, renewsAt: null };
  fakeApi(
    answer(subscriptionRoutes.get, active),
    answer(subscriptionRoutes.get, ending),
    answer(subscriptionRoutes.refresh, ending),
    noInvoices,
  );
  const { router } = open(`${patterns.profile}?retour=stripe`);
  expect(await screen.findByText(plain(texts.activeUntil('31 janvier 2030')))).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('what happens elsewhere to the subscription shows at once, limits included', async () => {
  const calls = fakeApi(
    answer(subscriptionRoutes.get, subscription()),
    answer(subscriptionRoutes.get, active),
    noInvoices,
  );
  open();
  await screen.findByRole('button', { name: texts.subscribe });
  act(() => emitLiveEvent('subscription', { companyId: 'company-1' }));
  expect(await screen.findByText('Abonnement actif')).toBeTruthy();
  expect(calls.filter(({ route }) => route === subscriptionRoutes.get)).toHaveLength(2);
});

test('failed loads are told, each with another try', async () => {
  fakeApi(
    lose(subscriptionRoutes.get),
    answer(subscriptionRoutes.get, active),
    lose(subscriptionRoutes.listInvoices),
    answer(subscriptionRoutes.listInvoices, [paid]),
  );
  open();
  await screen.findByText(texts.failureTitle);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText(invoiceTexts.failureTitle);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('MIT-0001')).toBeTruthy();
});

test('a failed payment raises an alert that leads to the card; nothing else does', async () => {
  const calls = fakeApi(
    answer(subscriptionRoutes.get, { ...active, state: 'late' }),
    answer(subscriptionRoutes.portal, { url: 'https://billing.stripe.com/p/2' }),
  );
  renderSubscriptions(() => <SubscriptionAlert userId={userId} />, { pattern: patterns.profile });
  expect(await screen.findByText(texts.lateTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.updateCard }));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.body).toEqual({ customerId: 'cus_1', flow: 'payment_method' });
});
