import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { refuseUnstorable } from '../../core/http/register-route.ts';
import {
  EventNotSignedError,
  type PaymentsEvent,
  type PaymentsGateway,
} from '../../gateways/payments/payments.gateway.ts';
import { requirePayments } from './call-payments.ts';
import { insertEvent } from './events.repository.ts';
import { sendSync } from './sync-subscription.job.ts';

/** Events after which a company may have Premium, or have it no more. */
const telling = /^(customer\.subscription\.|customer\.deleted$|checkout\.session\.|invoice\.)/;

/**
 * Keeps an event and, with it, the job that asks Stripe what is true now: an event is a hint, and neither its order
 * nor its age matters. @throws ApiError 400 unless the bytes carry a fresh signature of Stripe's.
 */
export async function receiveEvent(context: AppContext, rawBody: Buffer, signature: string): Promise<void> {
  const { id, type, customerId } = await verify(requirePayments(context), rawBody, signature);
  refuseUnstorable(id, type, customerId);
  await context.db.transaction().execute(async (tx) => {
    const row = { id, type, stripe_customer_id: customerId, received_at: context.clock.now() };
    const isNew = await insertEvent(tx, row);
    if (isNew && customerId !== null && telling.test(type)) await sendSync(context, tx, customerId);
  });
}

async function verify(payments: PaymentsGateway, rawBody: Buffer, signature: string): Promise<PaymentsEvent> {
  try {
    return await payments.readEvent(rawBody, signature);
  } catch (error) {
    if (error instanceof EventNotSignedError)
      throw new ApiError(subscriptionErrors.webhook_signature_invalid, { cause: error });
    throw error;
  }
}
