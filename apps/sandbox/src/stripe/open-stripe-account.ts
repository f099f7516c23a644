import { StripeAccount, type StripeOptions } from '@mitoyen/stripe-sandbox';

export type StripeSettings = Omit<StripeOptions, 'merchant' | 'plan'> & {
  /** What the product asks its price by, 'premium_monthly' by default. */
  readonly priceLookupKey?: string;
};

/** The product's account at Stripe, as its operator would have set it up in the dashboard. */
export function openStripeAccount({
  priceLookupKey = 'premium_monthly',
  ...options
}: StripeSettings = {}): StripeAccount {
  return new StripeAccount({
    ...options,
    merchant: 'Mitoyen',
    plan: {
      id: 'premium',
      name: 'Mitoyen Premium',
      nickname: 'Premium mensuel',
      description: 'Profils et offres de mission sans limite, offres mises en avant.',
      lookupKey: priceLookupKey,
      cents: 2999,
    },
  });
}
