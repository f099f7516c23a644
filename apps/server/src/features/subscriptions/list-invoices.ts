import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import type { Invoice } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../../core/http/paging.ts';
import { CustomerGoneError } from '../../gateways/payments/payments.gateway.ts';
import { callPayments, requirePayments } from './call-payments.ts';
import { requirePayingCompany } from './require-company.ts';
import { presentInvoice } from './subscriptions.presenter.ts';

interface InvoicePage {
  readonly items: Invoice[];
  readonly nextCursor: string | null;
}

const none: InvoicePage = { items: [], nextCursor: null };

/** @throws ApiError 400 for a cursor that this product did not make. */
function readInvoiceCursor(cursor: string): string {
  const [id] = decodeCursor(cursor, 1);
  if (typeof id !== 'string' || !/^in_\w+$/.test(id)) throw invalidCursor();
  return id;
}

/** A company's invoices, as Stripe keeps them; what is only being drawn up is none yet. @throws ApiError 503. */
export async function listInvoices(
  context: AppContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<InvoicePage> {
  const afterId = cursor === undefined ? undefined : readInvoiceCursor(cursor);
  const { stripe_customer_id: customerId } = await requirePayingCompany(context.db, userId);
  if (customerId === null) return none;
  const payments = requirePayments(context);
  const { invoices, hasMore } = await callPayments(subscriptionErrors.invoices_unavailable, async () => {
    try {
      return await payments.listInvoices(customerId, { take: limit, afterId });
    } catch (error) {
      if (error instanceof CustomerGoneError) return { invoices: [], hasMore: false };
      throw error;
    }
  });
  const last = invoices.at(-1);
  return {
    items: invoices.filter(({ status }) => status !== 'draft').map(presentInvoice),
    nextCursor: hasMore && last ? encodeCursor([last.id]) : null,
  };
}
