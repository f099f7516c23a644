import type { StripeAccount } from '../account.ts';
import type { Parameters } from './parameters.ts';

export interface Call {
  readonly account: StripeAccount;
  readonly parameters: Parameters;
  /** The id in the address, '' when there is none. */
  readonly id: string;
}

/** One call of Stripe's API. `takes` names its parameters, besides `expand`: others are refused, as there. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** '/v1/customers/:id' */
  readonly path: string;
  readonly takes: readonly string[];
  /** @throws StripeProblem */
  readonly answer: (call: Call) => object;
}
