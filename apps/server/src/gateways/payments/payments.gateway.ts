import type { StripeStatus } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type {
  InvoiceStatus,
  PortalFlow,
} from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';

declare module '../../core/context/gateways.ts' {
  interface Gateways {
    /** Null where no payment provider is configured. */
    readonly payments: PaymentsGateway | null;
  }
}

/** A subscription as the provider has it now. */
export interface PaidSubscription {
  readonly id: string;
  readonly status: StripeStatus;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly cancelAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly currentPeriodEnd: Date | null;
}

/** A payment page of the provider. */
export interface CheckoutPage {
  readonly id: string;
  readonly state: 'open' | 'complete' | 'expired';
  /** Null once it is not open any more. */
  readonly url: string | null;
}

export interface PaidInvoice {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: Date;
  readonly amountCents: number;
  readonly status: InvoiceStatus;
  readonly url: string | null;
  readonly pdfUrl: string | null;
}

/** What a verified event tells: only that something happened to a customer. */
export interface PaymentsEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

/** The key under which a call sent twice has one effect. */
interface Idempotent {
  readonly idempotencyKey: string;
}

/**
 * The payment provider. Every call answers within the gateway's patience or throws PaymentsUnavailableError;
 * one that the provider refused throws PaymentsRefusedError, one about a customer it does not have CustomerGoneError.
 */
export interface PaymentsGateway {
  createCustomer(
    customer: Idempotent & { companyId: string; name: string; email: string },
  ): Promise<{ id: string }>;
  createCheckout(
    checkout: Idempotent & { customerId: string; companyId: string; successUrl: string; cancelUrl: string },
  ): Promise<CheckoutPage>;
  /** Null when there is none of this id. */
  findCheckout(id: string): Promise<CheckoutPage | null>;
  createPortal(portal: {
    customerId: string;
    returnUrl: string;
    /** Where the portal opens; its first page by default. `subscriptionId` is the one to cancel. */
    flow?: { kind: PortalFlow; subscriptionId: string } | undefined;
  }): Promise<{ url: string }>;
  /** All of a customer's subscriptions, those that are over too. */
  listSubscriptions(customerId: string): Promise<readonly PaidSubscription[]>;
  /** Newest first, `take` at most, from after the invoice `afterId`. */
  listInvoices(
    customerId: string,
    page: { take: number; afterId: string | undefined },
  ): Promise<{ invoices: readonly PaidInvoice[]; hasMore: boolean }>;
  /** Ends the customer's subscription at once, and deletes their data; invoices stay. May be repeated. */
  removeCustomer(customerId: string): Promise<void>;
  /** @throws EventNotSignedError unless the bytes were signed by the provider in the last five minutes. */
  readEvent(rawBody: Buffer, signature: string): Promise<PaymentsEvent>;
}

/**
 * The provider did not answer in time, or its answer cannot be read. The request may have been carried out.
 */
export class PaymentsUnavailableError extends Error {
  override readonly name: string = 'PaymentsUnavailableError';
}

/** The provider answered that it did not carry out the request. */
export class PaymentsRefusedError extends PaymentsUnavailableError {
  override readonly name: string = 'PaymentsRefusedError';
}

/** The provider has no such customer, or has it no more. */
export class CustomerGoneError extends PaymentsRefusedError {
  override readonly name = 'CustomerGoneError';
}

export class EventNotSignedError extends Error {
  override readonly name = 'EventNotSignedError';
}
