import type { StripeAccount } from '../account.ts';
import { cancelAtPeriodEnd, endSubscription, keepSubscription } from '../billing/cancel-subscription.ts';
import { changeSubscription, isOver } from '../billing/change-subscription.ts';
import { currentPeriodEnd } from '../billing/current-period.ts';
import type { Subscription } from '../objects/wire.ts';
import type { Endpoint } from './endpoint.ts';
import { createdFilter, listPage, listParameters } from './list-page.ts';
import { mergeMetadata } from './metadata.ts';
import type { Parameters } from './parameters.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

const path = '/v1/subscriptions';
const statuses = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
  'all',
  'ended',
] as const;

const feedbacks = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

function requireSubscription(account: StripeAccount, id: string): Subscription {
  const subscription = account.subscriptions.get(id);
  if (!subscription) throw noSuch('subscription', id);
  return subscription;
}

function hasStatus(subscription: Subscription, status: (typeof statuses)[number] | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return isOver(subscription);
  return status === undefined ? subscription.status !== 'canceled' : subscription.status === status;
}

function cancellationDetails(parameters: Parameters) {
  const details = parameters.within('cancellation_details');
  details.allowOnly(['comment', 'feedback']);
  return {
    comment: details.clearable('comment') ?? null,
    feedback: details.oneOf('feedback', feedbacks) ?? null,
  };
}

function changeEnd(account: StripeAccount, subscription: Subscription, parameters: Parameters): void {
  const atPeriodEnd = parameters.flag('cancel_at_period_end');
  const cancelAt = parameters.clearable('cancel_at');
  if (atPeriodEnd !== undefined && cancelAt !== undefined) {
    throw new StripeProblem('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (atPeriodEnd === true || cancelAt === 'min_period_end' || cancelAt === 'max_period_end') {
    const by = atPeriodEnd === true ? 'api' : 'portal';
    cancelAtPeriodEnd(account, subscription, { by, details: cancellationDetails(parameters) });
  } else if (atPeriodEnd === false || cancelAt === null) {
    keepSubscription(account, subscription);
  } else if (cancelAt !== undefined) {
    const at = parameters.integer('cancel_at') ?? 0;
    if (at <= account.clock.now())
      throw new StripeProblem('`cancel_at` must be in the future.', { param: 'cancel_at' });
    const canceledAt = subscription.canceled_at ?? account.clock.now();
    const isPeriodEnd = at === currentPeriodEnd(subscription);
    changeSubscription(account, subscription, {
      cancel_at: at,
      canceled_at: canceledAt,
      cancel_at_period_end: isPeriodEnd,
    });
  }
}

export const subscriptionEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path,
    takes: [...listParameters, 'customer', 'status', 'price', 'created'],
    answer({ account, parameters }) {
      const customer = parameters.text('customer');
      if (
        customer !== undefined &&
        !account.customers.get(customer) &&
        !account.deletedCustomers.get(customer)
      )
        throw noSuch('customer', customer, 'customer', 400);
      const status = parameters.oneOf('status', statuses);
      const price = parameters.text('price');
      const isWanted = createdFilter(parameters);
      const found = account.subscriptions.filter(
        (subscription) =>
          isWanted(subscription) &&
          hasStatus(subscription, status) &&
          subscription.customer === (customer ?? subscription.customer) &&
          (price === undefined || subscription.items.data.some((item) => item.price.id === price)),
      );
      return listPage(found.reverse(), parameters, path);
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    takes: [],
    answer: ({ account, id }) => requireSubscription(account, id),
  },
  {
    method: 'POST',
    path: `${path}/:id`,
    takes: [
      'cancel_at_period_end',
      'cancel_at',
      'cancellation_details',
      'metadata',
      'default_payment_method',
      'description',
      'proration_behavior',
    ],
    answer({ account, parameters, id }) {
      const subscription = requireSubscription(account, id);
      if (isOver(subscription)) {
        throw new StripeProblem(
          'A canceled subscription can only update its cancellation_details and metadata.',
          { status: 400 },
        );
      }
      changeEnd(account, subscription, parameters);
      const card = parameters.text('default_payment_method');
      if (card !== undefined && account.paymentMethods.get(card)?.customer !== subscription.customer)
        throw noSuch('payment_method', card, 'default_payment_method', 400);
      const description = parameters.clearable('description', 500);
      changeSubscription(account, subscription, {
        metadata: mergeMetadata(parameters, subscription.metadata),
        ...(card !== undefined && { default_payment_method: card }),
        ...(description !== undefined && { description }),
      });
      return subscription;
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    takes: ['cancellation_details', 'invoice_now', 'prorate'],
    answer({ account, parameters, id }) {
      const subscription = requireSubscription(account, id);
      if (isOver(subscription)) throw noSuch('subscription', id);
      const { reason = null, feedback_option = null } = subscription.cancellation_details ?? {};
      subscription.cancellation_details = { ...cancellationDetails(parameters), feedback_option, reason };
      endSubscription(account, subscription, 'cancellation_requested');
      return subscription;
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/resume`,
    takes: ['billing_cycle_anchor', 'proration_behavior'],
    answer({ account, id }) {
      const { status } = requireSubscription(account, id);
      throw new StripeProblem(
        `You can only resume a subscription with status \`paused\`. The subscription \`${id}\` has status \`${status}\`.`,
      );
    },
  },
];
