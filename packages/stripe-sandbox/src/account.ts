import { IdempotencyKeys } from './api/idempotency.ts';
import type { CardBehaviour } from './billing/cards.ts';
import { Collection } from './collection.ts';
import { EventLog } from './events/event-log.ts';
import { initialCatalogue, type MonthlyPlan } from './objects/catalogue.ts';
import {
  type CheckoutPlan,
  type InvoicePaymentLink,
  invoicePaymentOf,
  lineItemsOf,
} from './objects/included-lists.ts';
import { defaultPortalConfiguration } from './objects/portal.ts';
import type * as wire from './objects/wire.ts';
import { StripeClock } from './stripe-clock.ts';

export interface StripeOptions {
  /** The merchant's name, as pages and invoices show it. */
  readonly merchant: string;
  /** What is on sale from the start. */
  readonly plan: MonthlyPlan;
  /** Where events go from the start, such as 'http://127.0.0.1:3000/api/stripe/webhook'. */
  readonly webhookUrl?: string;
  readonly webhookSecret?: string;
  /** How far its time is ahead of the machine's, in seconds. */
  readonly clockOffsetSeconds?: number;
}

/** What a portal session leads to, besides its object. */
export interface PortalFlow {
  readonly id: string;
  readonly type: 'payment_method_update' | 'subscription_cancel';
  readonly subscription: string | null;
  readonly redirectTo: string | null;
}

/** One Stripe account in test mode: everything it remembers. */
export class StripeAccount {
  readonly customers = new Collection<wire.Customer>();
  readonly deletedCustomers = new Collection<{ id: string; object: 'customer'; deleted: true }>();
  readonly products = new Collection<wire.Product>(500);
  readonly prices = new Collection<wire.Price>(500);
  readonly checkoutSessions = new Collection<wire.CheckoutSession>();
  readonly checkoutPlans = new Collection<CheckoutPlan>();
  readonly portalSessions = new Collection<wire.PortalSession>();
  readonly portalFlows = new Collection<PortalFlow>();
  readonly portalConfigurations = new Collection<wire.PortalConfiguration>(100);
  readonly subscriptions = new Collection<wire.Subscription>();
  readonly invoices = new Collection<wire.Invoice>(20_000);
  readonly invoicePayments = new Collection<InvoicePaymentLink>(20_000);
  readonly paymentMethods = new Collection<wire.PaymentMethod>();
  readonly cardBehaviours = new Collection<{ id: string; behaviour: CardBehaviour }>();
  readonly paymentIntents = new Collection<wire.PaymentIntent>(20_000);
  readonly idempotencyKeys = new IdempotencyKeys();
  readonly merchant: string;
  readonly #plan: MonthlyPlan;
  readonly clock: StripeClock;
  readonly events: EventLog;
  /** Where a person's browser finds the hosted pages, set once the sandbox listens. */
  baseUrl = 'http://127.0.0.1:3010';
  /** What becomes of a subscription whose last retry failed. */
  afterLastRetry: 'cancel' | 'unpaid' = 'cancel';

  constructor(options: StripeOptions) {
    this.merchant = options.merchant;
    this.#plan = options.plan;
    this.clock = new StripeClock(options.clockOffsetSeconds);
    this.events = new EventLog(this.clock, options);
    this.#addCatalogue();
  }

  /** Whatever has this id. */
  find(id: string): object | undefined {
    const kinds = [
      this.customers,
      this.deletedCustomers,
      this.products,
      this.prices,
      this.checkoutSessions,
      this.portalConfigurations,
      this.subscriptions,
      this.invoices,
      this.paymentMethods,
      this.paymentIntents,
    ];
    for (const kind of kinds) {
      const found = kind.get(id);
      if (found) return found;
    }
    return undefined;
  }

  lineItemsOf(sessionId: string) {
    const plan = this.checkoutPlans.get(sessionId);
    return plan ? lineItemsOf(plan, (product) => this.products.get(product)?.name ?? product) : [];
  }

  paymentsOf(invoiceId: string) {
    const invoice = this.invoices.get(invoiceId);
    const link = this.invoicePayments.get(invoiceId);
    return invoice && link ? [invoicePaymentOf(invoice, link)] : [];
  }

  /** Deletes everything but its catalogue and the address of its webhook. */
  reset(): void {
    const kept = [
      this.customers,
      this.deletedCustomers,
      this.products,
      this.prices,
      this.checkoutSessions,
      this.checkoutPlans,
      this.portalSessions,
      this.portalFlows,
      this.portalConfigurations,
      this.subscriptions,
      this.invoices,
      this.invoicePayments,
      this.paymentMethods,
      this.cardBehaviours,
      this.paymentIntents,
      this.idempotencyKeys,
    ];
    for (const collection of kept) collection.clear();
    this.clock.reset();
    this.events.reset();
    this.afterLastRetry = 'cancel';
    this.#addCatalogue();
  }

  /** Stops telling what happened. */
  close(): void {
    this.events.close();
  }

  #addCatalogue(): void {
    const { product, price } = initialCatalogue(this.#plan, this.clock.now());
    this.products.add(product);
    this.prices.add(price);
    this.portalConfigurations.add(defaultPortalConfiguration(this.clock.now()));
  }
}
