import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import type * as z from 'zod';
import { CustomerGoneError, PaymentsRefusedError, PaymentsUnavailableError } from './payments.gateway.ts';

/** Whether Stripe says that the customer which was named is not there. */
const namesMissingCustomer = (error: Stripe.errors.StripeError) =>
  error.code === 'resource_missing' && (error.param === 'customer' || error.param === 'id');

/** An error of the SDK in the gateway's words: never with a key, an address or a name in it. */
async function translate(error: unknown): Promise<Error> {
  const { default: Stripe } = await import('stripe');
  if (!(error instanceof Stripe.errors.StripeError)) {
    return error instanceof PaymentsUnavailableError
      ? error
      : new PaymentsUnavailableError('Stripe could not be asked', { cause: error });
  }
  const { type, code, statusCode, requestId } = error;
  const said = [type, code, statusCode, requestId].filter(Boolean).join(' ');
  if (namesMissingCustomer(error)) return new CustomerGoneError(`Stripe has no such customer: ${said}`);
  // 409: the same call is under way; 429: too many at once. Neither says anything about the call itself.
  const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode !== 409 && statusCode !== 429;
  return isRefusal
    ? new PaymentsRefusedError(`Stripe refused: ${said}`)
    : new PaymentsUnavailableError(`Stripe does not answer: ${said}`);
}

/**
 * One call through the SDK, its answer read by a schema, within `timeoutMs` in all: the SDK's own limit starts
 * again with each packet. @throws PaymentsUnavailableError, PaymentsRefusedError, CustomerGoneError.
 */
export async function callStripe<Schema extends z.ZodType>(
  schema: Schema,
  timeoutMs: number,
  call: () => Promise<unknown>,
): Promise<z.output<Schema>> {
  const settled = new AbortController();
  const late = wait(timeoutMs, undefined, { signal: settled.signal, ref: false }).then(() => {
    throw new PaymentsUnavailableError('Stripe does not answer in time');
  });
  try {
    const parsed = schema.safeParse(await Promise.race([call(), late]));
    if (!parsed.success) throw new PaymentsUnavailableError('Stripe answered something of another shape');
    return parsed.data;
  } catch (error) {
    throw await translate(error);
  } finally {
    late.catch(() => undefined);
    settled.abort();
  }
}
