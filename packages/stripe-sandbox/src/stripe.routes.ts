import type { FastifyInstance } from 'fastify';
import type { StripeAccount } from './account.ts';
import { type ApiOptions, stripeApiRoutes } from './api/stripe-api.routes.ts';
import { controlRoutes } from './control/control.routes.ts';
import { hostedRoutes } from './hosted/hosted.routes.ts';

/** All of the sandbox on an app that reads bodies: the API under `/v1`, the pages and the controls under `/stripe`. */
export function stripeRoutes(app: FastifyInstance, account: StripeAccount, options: ApiOptions = {}): void {
  stripeApiRoutes(app, account, options);
  controlRoutes(app, account);
  hostedRoutes(app, account);
}
