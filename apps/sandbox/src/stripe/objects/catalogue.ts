import { newId } from '../ids.ts';
import type { Price, Product } from './wire.ts';

/** The key the product asks its price by. */
export const premiumLookupKey = 'premium_monthly';
/** 29,99 €, taxes included. */
const premiumCents = 2999;

export function newProduct(given: Partial<Product> & { name: string }, now: number): Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
    ...given,
  };
}

export function newPrice(
  given: Partial<Price> & { product: string; currency: string; unit_amount: number },
  now: number,
): Price {
  return {
    id: newId('price_1'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: String(given.unit_amount),
    ...given,
  };
}

export const monthly: NonNullable<Price['recurring']> = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
};

/** What the operator of the product would have set up in Stripe's dashboard. */
export function initialCatalogue(lookupKey: string, now: number): { product: Product; price: Price } {
  const price = newPrice(
    {
      id: 'price_premium_monthly',
      product: 'prod_premium',
      currency: 'eur',
      unit_amount: premiumCents,
      lookup_key: lookupKey,
      nickname: 'Premium mensuel',
      recurring: monthly,
      tax_behavior: 'inclusive',
    },
    now,
  );
  const product = newProduct(
    {
      id: 'prod_premium',
      name: 'Mitoyen Premium',
      description: 'Profils et offres de mission sans limite, offres mises en avant.',
      default_price: price.id,
    },
    now,
  );
  return { product, price };
}
