import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { CustomerGoneError, PaymentsRefusedError } from '../../gateways/payments/payments.gateway.ts';
import { setCustomer } from '../companies/index.ts';
import { callPayments, requirePayments } from './call-payments.ts';
import {
  type CheckoutRow,
  deleteCheckout,
  findCheckoutRow,
  replaceCheckout,
  setCheckoutSession,
} from './checkouts.repository.ts';
import { requirePayingCompany, there } from './require-company.ts';
import { lockPayingCompany, type PayingCompany } from './subscriptions.repository.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Stripe knows an idempotency key for 24 hours, and keeps a payment page open as long. */
const attemptHours = 23;

/**
 * The page on which a company pays for Premium: the same one for a double click, another tab, and until it is paid
 * or closed. @throws ApiError 409 `already_subscribed`, 503 `checkout_unavailable`.
 */
export async function openCheckout(context: AppContext, userId: string): Promise<{ url: string }> {
  requirePayments(context);
  return callPayments(subscriptionErrors.checkout_unavailable, async () => {
    try {
      return await findOrOpenPage(context, userId);
    } catch (error) {
      // the customer was removed at Stripe, and is forgotten here by now: the company becomes another one
      if (error instanceof CustomerGoneError) return findOrOpenPage(context, userId);
      throw error;
    }
  });
}

async function findOrOpenPage(context: AppContext, userId: string): Promise<{ url: string }> {
  const company = await requireStillWithout(context, userId);
  const attempt = await claimAttempt(context, userId);
  if (attempt.stripe_session_id === null) return openPage(context, company, attempt);
  const page = await requirePayments(context).findCheckout(attempt.stripe_session_id);
  if (page?.state === 'open' && page.url !== null) return { url: page.url };
  // paid or closed: if it was paid a moment ago, Stripe says so by now
  await requireStillWithout(context, userId);
  await deleteCheckout(context.db, attempt.attempt_id);
  return openPage(context, company, await claimAttempt(context, userId));
}

async function requireWithout({ db }: AppContext, userId: string): Promise<PayingCompany> {
  const company = await requirePayingCompany(db, userId);
  if (company.is_subscribed) throw new ApiError(subscriptionErrors.already_subscribed);
  return company;
}

/** Asks Stripe itself: the event of a payment may still be on its way. */
async function requireStillWithout(context: AppContext, userId: string): Promise<PayingCompany> {
  const company = await requireWithout(context, userId);
  if (company.stripe_customer_id === null) return company;
  await syncSubscription(context, company.stripe_customer_id);
  return requireWithout(context, userId);
}

/** Joins the attempt that is under way, or begins one; the company is locked, so that there is one at a time. */
async function claimAttempt({ db, clock }: AppContext, userId: string): Promise<CheckoutRow> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const company = there(await lockPayingCompany(tx, userId));
    if (company.is_subscribed) throw new ApiError(subscriptionErrors.already_subscribed);
    const current = await findCheckoutRow(tx, company.id);
    const oldest = new Date(now.getTime() - attemptHours * 3_600_000);
    if (current && current.started_at > oldest) return current;
    const begun = { company_id: company.id, attempt_id: newId(), stripe_session_id: null, started_at: now };
    await replaceCheckout(tx, begun);
    return begun;
  });
}

/** What Stripe refused it would refuse again under the same keys: the next try takes others. */
async function openPage(context: AppContext, company: PayingCompany, { attempt_id }: CheckoutRow) {
  const { db, config } = context;
  const payments = requirePayments(context);
  try {
    const customerId = company.stripe_customer_id ?? (await makeCustomer(context, company, attempt_id));
    const page = await payments.createCheckout({
      customerId,
      companyId: company.id,
      successUrl: `${config.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${config.publicUrl}/tarification?paiement=interrompu`,
      idempotencyKey: `checkout-${attempt_id}`,
    });
    await setCheckoutSession(db, attempt_id, page.id);
    if (page.url === null) throw new PaymentsRefusedError('the payment page has no address');
    return { url: page.url };
  } catch (error) {
    if (error instanceof PaymentsRefusedError) await deleteCheckout(db, attempt_id);
    if (error instanceof CustomerGoneError)
      await setCustomer(db, company.id, { before: company.stripe_customer_id, customerId: null });
    throw error;
  }
}

async function makeCustomer(context: AppContext, company: PayingCompany, attemptId: string): Promise<string> {
  const { id } = await requirePayments(context).createCustomer({
    companyId: company.id,
    name: company.name,
    email: company.email,
    idempotencyKey: `customer-${attemptId}`,
  });
  await setCustomer(context.db, company.id, { before: null, customerId: id });
  return id;
}
