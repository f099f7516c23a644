import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header over a body's very bytes (https://docs.stripe.com/webhooks#verify-manually).
 * `seconds` is the machine's time, also when Stripe's clock was moved on.
 */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
