import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type PaymentsGateway, PaymentsUnavailableError } from '../../gateways/payments/payments.gateway.ts';

/** The longest a user waits for the provider, however many calls one request takes. */
const patienceMs = 4_500;
const retryAfterSeconds = 10;

/** The payment provider. @throws ApiError 503 where none is configured. */
export function requirePayments({ payments }: AppContext): PaymentsGateway {
  if (!payments) throw new ApiError(subscriptionErrors.subscriptions_closed, { retryAfterSeconds: 3600 });
  return payments;
}

/**
 * Runs calls to the payment provider while a user waits. What takes too long continues in the background, so
 * that the next try finds it done.
 * @throws ApiError `refusal` (503) when the provider does not answer, refuses, or its answer cannot be read.
 */
export async function callPayments<Result>(
  refusal: ErrorDefinition,
  wish: () => Promise<Result>,
): Promise<Result> {
  const running = wish();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentsUnavailableError('too long in all')), patienceMs);
  });
  try {
    return await Promise.race([running, late]);
  } catch (cause) {
    if (cause instanceof PaymentsUnavailableError) throw new ApiError(refusal, { retryAfterSeconds, cause });
    throw cause;
  } finally {
    clearTimeout(timer);
    running.catch(() => undefined);
  }
}
