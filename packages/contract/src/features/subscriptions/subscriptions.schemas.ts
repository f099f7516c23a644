import * as z from 'zod/mini';
import { idSchema } from '../../core/ids.ts';
import { subscriptionStates } from './subscriptions.rules.ts';

export const checkoutBody = z.object({ userId: idSchema });

/** Where the portal opens: at its first page, or straight at one step. */
export const portalFlows = ['cancel', 'payment_method'] as const;
export type PortalFlow = (typeof portalFlows)[number];

export const portalBody = z.object({
  customerId: z.string().check(z.minLength(1), z.maxLength(255)),
  flow: z.optional(z.enum(portalFlows)),
});

/** A page of Stripe's, to which the browser goes. */
export const hostedPageSchema = z.object({ url: z.string() });

/** A company's subscription. Instants are ISO 8601. */
export const subscriptionSchema = z.object({
  state: z.enum(subscriptionStates),
  isSubscribed: z.boolean(),
  /** When it ended or is to end. */
  endsAt: z.nullable(z.string()),
  /** When the next month is paid; null when it does not renew. */
  renewsAt: z.nullable(z.string()),
  /** What opens the portal; null for a company that never went to pay. */
  customerId: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceSchema = z.object({
  id: z.string(),
  /** Null until the invoice is final. */
  number: z.nullable(z.string()),
  createdAt: z.string(),
  /** Euros, taxes included. */
  amount: z.number(),
  status: z.enum(invoiceStatuses),
  /** Stripe's page of the invoice, where it can also be paid. */
  url: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof invoiceSchema>;
