import { isDeepStrictEqual } from 'node:util';
import { hasPremium, subscriptionEnd } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import {
  CustomerGoneError,
  type PaidSubscription,
  type PaymentsGateway,
} from '../../gateways/payments/payments.gateway.ts';
import { setPremium } from '../companies/index.ts';
import { tellAccount } from '../notifications/index.ts';
import { requirePayments } from './call-payments.ts';
import { chooseSubscription } from './choose-subscription.ts';
import { subscriptionMail, subscriptionNews } from './subscriptions.mails.ts';
import { presentSubscription } from './subscriptions.presenter.ts';
import type { PayingCompany } from './subscriptions.repository.ts';
import { lockCompanyOfCustomer, readDatabaseClock, saveReading } from './subscriptions.repository.ts';

/**
 * Writes what Stripe says now about a customer, whatever happened before. Readings may overlap: the one that began
 * last stands. @throws PaymentsUnavailableError when Stripe does not answer.
 */
export async function syncSubscription(context: AppContext, customerId: string): Promise<void> {
  const readAt = await readDatabaseClock(context.db);
  const subscription = await readSubscription(requirePayments(context), customerId);
  await context.db
    .transaction()
    .execute((tx) => writeReading(context, tx, { customerId, subscription, readAt }));
}

/** A customer that Stripe does not have pays for nothing. */
async function readSubscription(payments: PaymentsGateway, customerId: string) {
  try {
    return chooseSubscription(await payments.listSubscriptions(customerId));
  } catch (error) {
    if (error instanceof CustomerGoneError) return null;
    throw error;
  }
}

interface Reading {
  readonly customerId: string;
  readonly subscription: PaidSubscription | null;
  readonly readAt: string;
}

async function writeReading(context: AppContext, tx: Tx, reading: Reading): Promise<void> {
  const { customerId, subscription, readAt } = reading;
  const before = await lockCompanyOfCustomer(tx, customerId);
  if (!before) return;
  const status = subscription?.status ?? null;
  const isNews = await saveReading(tx, {
    company_id: before.id,
    stripe_subscription_id: subscription?.id ?? null,
    status,
    current_period_end: subscription?.currentPeriodEnd ?? null,
    read_at: readAt,
  });
  if (!isNews) return;
  const premium = {
    is_subscribed: hasPremium(status),
    subscription_end: subscription ? subscriptionEnd(subscription) : null,
  };
  await setPremium(tx, before.id, premium);
  await notifySubscriber(context, tx, before, {
    ...before,
    ...premium,
    status,
    current_period_end: subscription?.currentPeriodEnd ?? null,
  });
}

/** Tells a company's owner what changed, by mail and on its open pages, in the transaction that changes it. */
async function notifySubscriber(
  context: AppContext,
  tx: Tx,
  before: PayingCompany,
  after: PayingCompany,
): Promise<void> {
  if (isDeepStrictEqual(presentSubscription(before), presentSubscription(after))) return;
  await context.events.publish(tx, {
    userId: after.user_id,
    type: 'subscription',
    data: { companyId: after.id },
  });
  const news = subscriptionNews(before, after);
  if (!news) return;
  const mail = subscriptionMail(news, after, context.config.publicUrl);
  await tellAccount(context, tx, { id: after.user_id, email: after.email }, mail);
}
