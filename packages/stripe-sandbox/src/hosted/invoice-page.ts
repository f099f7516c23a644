import type { StripeAccount } from '../account.ts';
import { html } from '../html.ts';
import type { Invoice } from '../objects/wire.ts';
import { alertBox, cardFields } from './card-fields.ts';
import { hostedTexts as t } from './hosted.texts.ts';
import { formatCents, formatDay } from './money.ts';
import type { CardAnswer } from './portal-card-page.ts';

/** What an invoice says, for its page and for its PDF. */
export function invoiceFacts(account: StripeAccount, invoice: Invoice) {
  const paidAt = invoice.status_transitions.paid_at;
  return {
    title: invoice.number === null ? t.invoiceDraft : t.invoiceNumber(invoice.number),
    status: t.invoiceStatuses[invoice.status ?? 'draft'],
    facts: [
      [t.issued, formatDay(invoice.effective_at ?? invoice.created)],
      ...(paidAt === null ? [] : [[t.paidOn, formatDay(paidAt)] as const]),
      [t.from, invoice.account_name ?? account.merchant],
      [t.billedTo, [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')],
    ] as readonly (readonly [string, string])[],
    lines: invoice.lines.data.map((line) => ({
      name: line.description ?? account.products.get(line.pricing?.price_details?.product ?? '')?.name ?? '',
      period: t.period(formatDay(line.period.start), formatDay(line.period.end)),
      quantity: line.quantity ?? 1,
      amount: formatCents(line.amount),
    })),
    total: formatCents(invoice.total),
  };
}

/** An invoice as a page, which also takes a card while it is not paid. */
export function invoicePage(
  account: StripeAccount,
  invoice: Invoice,
  answer: CardAnswer & { isJustPaid?: boolean },
) {
  const { title, status, facts, lines, total } = invoiceFacts(account, invoice);
  const isOpen = invoice.status === 'open';
  const payment = html`<section class="panel" aria-labelledby="pay"><h2 id="pay">${t.payInvoice}</h2>
<form method="post" action="/stripe/invoices/${invoice.id}" novalidate data-once>${alertBox(answer.refusal)}
${cardFields(answer.values, answer.problems, () => true)}<button class="primary">${t.pay(total)}</button></form></section>`;
  return {
    title,
    content: html`<main class="single">
${answer.isJustPaid && html`<p class="note" role="status" tabindex="-1" data-focus>${t.invoiceWasPaid}</p>`}
<h1>${title} <span class="status${isOpen && ' late'}">${status}</span></h1>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<table><thead><tr><th scope="col">${t.description}</th><th scope="col">${t.amount}</th></tr></thead>
<tbody>${lines.map(({ name, period, amount }) => html`<tr><td>${name}<br><span class="small">${period}</span></td><td>${amount}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row">${t.total}</th><td><strong>${total}</strong></td></tr></tfoot></table>
${invoice.invoice_pdf && html`<p><a class="button" href="${invoice.invoice_pdf}">${t.download}</a></p>`}
${isOpen && payment}</main>`,
  };
}
