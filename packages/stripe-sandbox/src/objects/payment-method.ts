import { newId } from '../ids.ts';
import type { PaymentMethod } from './wire.ts';

export interface CardOnFile {
  readonly brand: string;
  readonly last4: string;
  readonly country: string;
  readonly expMonth: number;
  readonly expYear: number;
}

interface Owner {
  readonly customer: string | null;
  readonly email: string | null;
  readonly name: string | null;
}

/** A card, of which nothing is kept but what a receipt may show. */
export function newPaymentMethod(card: CardOnFile, owner: Owner, now: number): PaymentMethod {
  return {
    id: newId('pm_1'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: owner.email, name: owner.name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: newId('', 16).slice(1),
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: owner.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
