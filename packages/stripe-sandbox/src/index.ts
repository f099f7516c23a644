export { StripeAccount, type StripeOptions } from './account.ts';
export { type BeforeCall, stripeFailures } from './api/stripe-api.routes.ts';
export { currentPeriodEnd } from './billing/current-period.ts';
export { advanceClock, resendEvent } from './control/control.ts';
export { keepTime } from './keep-time.ts';
export type { StripeEvent, Subscription } from './objects/wire.ts';
export { type StripeSandbox, type StripeSandboxOptions, startStripeSandbox } from './start-stripe-sandbox.ts';
export { stripeRoutes } from './stripe.routes.ts';
