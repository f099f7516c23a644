import type { StripeAccount } from '../account.ts';
import { chargeInvoice } from '../billing/charge-invoice.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import type { Invoice } from '../objects/wire.ts';
import { requireCustomer } from './customers.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { createdFilter, listPage, listParameters } from './list-page.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

const path = '/v1/invoices';

function requireInvoice(account: StripeAccount, id: string): Invoice {
  const invoice = account.invoices.get(id);
  if (!invoice) throw noSuch('invoice', id);
  return invoice;
}

export const invoiceEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path,
    takes: [...listParameters, 'customer', 'subscription', 'status', 'created'],
    answer({ account, parameters }) {
      const customer = parameters.text('customer');
      if (customer !== undefined && !account.deletedCustomers.get(customer))
        requireCustomer(account, customer, 'customer', 400);
      const subscription = parameters.text('subscription');
      const status = parameters.oneOf('status', ['draft', 'open', 'paid', 'uncollectible', 'void']);
      const isWanted = createdFilter(parameters);
      const found = account.invoices.filter(
        (invoice) =>
          isWanted(invoice) &&
          invoice.customer === (customer ?? invoice.customer) &&
          (subscription === undefined || subscriptionOf(invoice) === subscription) &&
          invoice.status === (status ?? invoice.status),
      );
      return listPage(found.reverse(), parameters, path);
    },
  },
  { method: 'GET', path: `${path}/:id`, takes: [], answer: ({ account, id }) => requireInvoice(account, id) },
  {
    method: 'POST',
    path: `${path}/:id/pay`,
    takes: ['payment_method'],
    answer({ account, parameters, id }) {
      const invoice = requireInvoice(account, id);
      if (invoice.status !== 'open')
        throw new StripeProblem(`Invoice is already ${invoice.status}`, { code: 'invoice_not_open' });
      const card = parameters.text('payment_method');
      const decline = chargeInvoice(account, invoice, { isScheduled: false, card });
      if (decline) {
        const { code, declineCode } = decline;
        throw new StripeProblem(decline.message, { type: 'card_error', status: 402, code, declineCode });
      }
      return invoice;
    },
  },
];
