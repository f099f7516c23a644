import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeCompany } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { nextCursorOf } from '../../../test/paging.ts';
import { daySeconds, stripeOf, subscriber } from '../../../test/stripe-driver.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';

let app: TestApp;
let payments: PaymentsGateway;
beforeAll(async () => {
  app = await createTestApp();
  if (!app.context.payments) throw new Error('the tests have a payment provider');
  payments = app.context.payments;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

type Company = Awaited<ReturnType<typeof makeCompany>>;
const list = ({ user }: Company, query: Record<string, unknown> = {}) =>
  app.call(subscriptionRoutes.listInvoices, { token: user.token, params: { userId: user.id }, query });

test('come newest first, page by page', async () => {
  const company = await subscriber(app);
  for (let month = 0; month < 2; month += 1) await app.sandbox.passStripeTime(32 * daySeconds);
  const { data } = await stripeOf(app).invoices.list({ customer: company.customerId });
  expect(data).toHaveLength(3);

  const first = await list(company, { limit: 2 });
  const second = await list(company, { limit: 2, cursor: nextCursorOf(first) });
  expect([first.body.length, second.body.length, nextCursorOf(second)]).toEqual([2, 1, null]);
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(data.map(({ id }) => id));
  expect(nextCursorOf(await list(company, { limit: 3 }))).toBeNull();
});

test('are none while they are drawn up; the pages go on behind one', async () => {
  const company = await subscriber(app);
  const { invoices } = await payments.listInvoices(company.customerId, { take: 1, afterId: undefined });
  const drafts = invoices.map((invoice) => ({ ...invoice, id: 'in_draft', status: 'draft' as const }));
  const asked = vi.spyOn(payments, 'listInvoices').mockResolvedValueOnce({ invoices: drafts, hasMore: true });
  const page = await list(company, { limit: 1 });
  expect(page.body).toEqual([]);
  asked.mockResolvedValueOnce({ invoices, hasMore: false });
  const next = await list(company, { limit: 1, cursor: nextCursorOf(page) });
  expect(asked).toHaveBeenLastCalledWith(company.customerId, { take: 1, afterId: 'in_draft' });
  expect(next.body).toMatchObject([{ id: invoices[0]?.id, amount: 29.99 }]);
});

test('are asked of Stripe for a customer alone', async () => {
  const asked = vi.spyOn(payments, 'listInvoices');
  expect((await list(await makeCompany(app.context))).body).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});
