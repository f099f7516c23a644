import { stripeStatuses } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import { invoiceStatuses } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import * as z from 'zod';

// What is read of Stripe's answers (https://docs.stripe.com/api). An answer of another shape is no answer.

const instant = z.number().transform((seconds) => new Date(seconds * 1000));
const webUrl = z.url({ protocol: /^https?$/ });

export const customerSchema = z.object({ id: z.string().min(1) });

export const checkoutSchema = z
  .object({
    id: z.string().min(1),
    status: z.enum(['open', 'complete', 'expired']),
    url: webUrl.nullish(),
  })
  .transform(({ id, status, url }) => ({ id, state: status, url: url ?? null }));

export const portalSchema = z.object({ url: webUrl });

/** A price and what it asks for: cents, how often. */
export const priceListSchema = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      currency: z.string(),
      unit_amount: z.number().nullable(),
      recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
    }),
  ),
});

export const subscriptionListSchema = z.object({
  data: z.array(
    z
      .object({
        id: z.string().min(1),
        status: z.enum(stripeStatuses),
        created: instant,
        ended_at: instant.nullable(),
        cancel_at: instant.nullable(),
        cancel_at_period_end: z.boolean(),
        // the period is an item's since API version 2025-03-31
        items: z.object({ data: z.array(z.object({ current_period_end: instant })) }),
      })
      .transform((subscription) => ({
        id: subscription.id,
        status: subscription.status,
        createdAt: subscription.created,
        endedAt: subscription.ended_at,
        cancelAt: subscription.cancel_at,
        cancelAtPeriodEnd: subscription.cancel_at_period_end,
        currentPeriodEnd: subscription.items.data[0]?.current_period_end ?? null,
      })),
  ),
});

export const invoiceListSchema = z.object({
  has_more: z.boolean(),
  data: z.array(
    z
      .object({
        id: z.string().min(1),
        number: z.string().nullish(),
        created: instant,
        total: z.number(),
        status: z.enum(invoiceStatuses),
        hosted_invoice_url: webUrl.nullish(),
        invoice_pdf: webUrl.nullish(),
      })
      .transform((invoice) => ({
        id: invoice.id,
        number: invoice.number ?? null,
        createdAt: invoice.created,
        amountCents: invoice.total,
        status: invoice.status,
        url: invoice.hosted_invoice_url ?? null,
        pdfUrl: invoice.invoice_pdf ?? null,
      })),
  ),
});

/** An event: the customer it is about is its object, or named by it. */
export const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});
