import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StripeAccount } from '../account.ts';
import { keepCard } from '../billing/cards-on-file.ts';
import { chargeInvoice } from '../billing/charge-invoice.ts';
import { runDue } from '../billing/run-due.ts';
import type { Invoice } from '../objects/wire.ts';
import { readCard } from './card-form.ts';
import { sendPage, sendUnknown } from './hosted-layout.ts';
import { invoicePage } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { textsOf } from './submitted.ts';

interface Route {
  Params: { id: string };
  Querystring: { paid?: string };
}

const path = '/stripe/invoices/:id';
const untouched = { values: {}, problems: {}, refusal: null };

/** An invoice's own page and its PDF. */
export function invoicePageRoutes(app: FastifyInstance, account: StripeAccount): void {
  const find = (id: string): Invoice | undefined => {
    runDue(account);
    const invoice = account.invoices.get(id);
    return invoice?.status === 'draft' ? undefined : invoice;
  };
  const show = (reply: FastifyReply, invoice: Invoice, answer: Parameters<typeof invoicePage>[2]) =>
    sendPage(reply, invoicePage(account, invoice, answer));

  app.get<Route>(path, async ({ params, query }, reply) => {
    const invoice = find(params.id);
    if (!invoice) return sendUnknown(reply);
    return show(reply, invoice, {
      ...untouched,
      isJustPaid: query.paid !== undefined && invoice.status === 'paid',
    });
  });

  app.get<Route>(`${path}/pdf`, async ({ params }, reply) => {
    const invoice = find(params.id);
    if (!invoice) return sendUnknown(reply);
    const name = `facture-${invoice.number ?? invoice.id}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(invoicePdf(account, invoice));
  });

  app.post<Route>(path, async (request, reply) => {
    const invoice = find(request.params.id);
    const customer = account.customers.get(invoice?.customer ?? '');
    if (!invoice || !customer) return sendUnknown(reply);
    const paidUrl = `/stripe/invoices/${invoice.id}?paid`;
    if (invoice.status !== 'open') return reply.redirect(paidUrl, 303);
    const values = textsOf(request.body);
    const read = readCard(values, new Date(account.clock.now() * 1000));
    if ('problems' in read)
      return show(reply.code(422), invoice, { values, problems: read.problems, refusal: null });
    const { onEntry } = read.card.card.behaviour;
    const card = onEntry ? null : keepCard(account, customer, read.card).id;
    const refused = card === null ? onEntry : chargeInvoice(account, invoice, { isScheduled: false, card });
    if (refused) return show(reply.code(402), invoice, { values, problems: {}, refusal: refused.message });
    return reply.redirect(paidUrl, 303);
  });
}
