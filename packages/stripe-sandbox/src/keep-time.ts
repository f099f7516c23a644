import type { StripeAccount } from './account.ts';
import { runDue } from './billing/run-due.ts';

/** How often subscriptions are renewed by themselves when nobody calls. */
const tickMs = 60_000;

/** Has an account do what becomes due while nobody calls; returns the way to end that. */
export function keepTime(account: StripeAccount): () => void {
  const ticking = setInterval(() => runDue(account), tickMs).unref();
  return () => clearInterval(ticking);
}
