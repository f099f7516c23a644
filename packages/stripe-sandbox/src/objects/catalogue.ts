import { newId } from '../ids.ts';
import type { Price, Product } from './wire.ts';

/** What people subscribe to, as its seller would have set it up in Stripe's dashboard. */
export interface MonthlyPlan {
  /** Makes the ids: 'premium' sells `prod_premium` at `price_premium_monthly`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** What the dashboard calls the price. */
  readonly nickname: string;
  /** What programs ask the price by. */
  readonly lookupKey: string;
  /** A month's price, taxes included. */
  readonly cents: number;
}

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

/** The plan's product and price. */
export function initialCatalogue(plan: MonthlyPlan, now: number): { product: Product; price: Price } {
  const productId = `prod_${plan.id}`;
  const price = newPrice(
    {
      id: `price_${plan.id}_monthly`,
      product: productId,
      currency: 'eur',
      unit_amount: plan.cents,
      lookup_key: plan.lookupKey,
      nickname: plan.nickname,
      recurring: monthly,
      tax_behavior: 'inclusive',
    },
    now,
  );
  const product = newProduct(
    {
      id: productId,
      name: plan.name,
      description: plan.description,
      default_price: price.id,
    },
    now,
  );
  return { product, price };
}
