import type { StripeAccount } from '../account.ts';
import { currentPeriodEnd } from '../billing/current-period.ts';
import { type Html, html } from '../html.ts';
import type { Customer, Invoice, PaymentMethod, PortalSession, Subscription } from '../objects/wire.ts';
import { hostedTexts as t } from './hosted.texts.ts';
import { formatCents, formatDay } from './money.ts';

/** What a session of the portal is about. */
export interface PortalView {
  readonly account: StripeAccount;
  readonly session: PortalSession;
  readonly customer: Customer;
}

const homeOf = ({ session }: PortalView): string => `/stripe/portal/${session.id}`;

const priceOf = (subscription: Subscription): number =>
  subscription.items.data.reduce(
    (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1),
    0,
  );

interface Standing {
  readonly label: string;
  readonly style: '' | 'late' | 'ending';
  readonly text: string;
}

function standingOf(account: StripeAccount, subscription: Subscription): Standing {
  const { status, cancel_at, ended_at } = subscription;
  if (ended_at !== null) return { label: t.over, style: 'late', text: t.endedOn(formatDay(ended_at)) };
  if (status === 'past_due') {
    const next = account.invoices.get(subscription.latest_invoice ?? '')?.next_payment_attempt ?? null;
    const nextTry = next === null ? '' : ` ${t.nextTry(formatDay(next))}`;
    return { label: t.late, style: 'late', text: t.latePayment + nextTry };
  }
  if (status === 'unpaid') return { label: t.unpaid, style: 'late', text: t.latePayment };
  if (status === 'incomplete') return { label: t.incomplete, style: 'late', text: t.latePayment };
  if (cancel_at !== null) return { label: t.ending, style: 'ending', text: t.endsOn(formatDay(cancel_at)) };
  const next = t.nextPayment(formatCents(priceOf(subscription)), formatDay(currentPeriodEnd(subscription)));
  return { label: t.active, style: '', text: next };
}

function subscriptionPart(view: PortalView, subscription: Subscription): Html {
  const { account } = view;
  const product = account.products.get(subscription.items.data[0]?.price.product ?? '');
  const { label, style, text } = standingOf(account, subscription);
  const canCancel = account.portalConfigurations.get(view.session.configuration)?.features.subscription_cancel
    .enabled;
  const isEnding = subscription.cancel_at !== null;
  const action = isEnding
    ? html`<form method="post" action="${homeOf(view)}/resume/${subscription.id}" data-once><button class="primary">${t.resume}</button></form>`
    : canCancel &&
      html`<a class="button danger" href="${homeOf(view)}/cancel/${subscription.id}">${t.cancel}</a>`;
  return html`<div><p><strong>${product?.name ?? t.currentPlan}</strong> <span class="status ${style}">${label}</span></p>
<p class="price"><strong>${formatCents(priceOf(subscription))}</strong> <span>${t.perMonth}</span></p>
<p>${text}</p>
${subscription.ended_at === null && html`<div class="actions">${action ?? null}</div>`}</div>`;
}

function planSection(view: PortalView): Html {
  const own = view.account.subscriptions.filter(({ customer }) => customer === view.customer.id).reverse();
  const running = own.filter(({ ended_at }) => ended_at === null);
  const shown = running.length > 0 ? running : own.slice(0, 1);
  const content =
    shown.length > 0
      ? shown.map((subscription) => subscriptionPart(view, subscription))
      : html`<p class="quiet">${t.noPlan}</p>`;
  return html`<section class="panel" aria-labelledby="plan"><h2 id="plan">${t.currentPlan}</h2>${content}</section>`;
}

function cardSection(view: PortalView): Html {
  const method = view.account.paymentMethods.get(view.customer.invoice_settings.default_payment_method ?? '');
  const shown = method
    ? html`<p><strong>${cardName(method)}</strong>, ${cardExpiry(method)}</p>`
    : html`<p class="quiet">${t.noCard}</p>`;
  return html`<section class="panel" aria-labelledby="card"><h2 id="card">${t.paymentMethod}</h2>${shown}
<div class="actions"><a class="button" href="${homeOf(view)}/card">${t.changeCard}</a></div></section>`;
}

function invoiceRow(invoice: Invoice): Html {
  const status = t.invoiceStatuses[invoice.status ?? 'draft'];
  const links =
    invoice.hosted_invoice_url && invoice.invoice_pdf
      ? html`<a href="${invoice.hosted_invoice_url}" aria-label="${t.see} ${invoice.number}">${t.see}</a>
<a href="${invoice.invoice_pdf}" aria-label="${t.download} ${invoice.number}">PDF</a>`
      : null;
  return html`<li><span class="grow">${formatDay(invoice.created)}</span><span>${formatCents(invoice.total)}</span>
<span class="status${invoice.status === 'open' && ' late'}">${status}</span>${links}</li>`;
}

function invoiceSection({ account, customer }: PortalView): Html {
  const own = account.invoices.filter((invoice) => invoice.customer === customer.id).reverse();
  const shown =
    own.length > 0
      ? html`<ul class="rows">${own.slice(0, 36).map(invoiceRow)}</ul>`
      : html`<p class="quiet">${t.noInvoice}</p>`;
  return html`<section class="panel" aria-labelledby="invoices"><h2 id="invoices">${t.invoices}</h2>${shown}</section>`;
}

/** The portal's first page: the plan, the card, the invoices, each with what can be done about it. */
export function portalPage(view: PortalView, note: string | null) {
  const { account, session } = view;
  const { return_url } = session;
  const back =
    return_url &&
    html`<a class="back" href="${return_url}"><span aria-hidden="true">←</span> ${t.backTo(account.merchant)}</a>`;
  return {
    title: t.portalTitle,
    content: html`<main class="single">${back}
<h1>${t.portalTitle}</h1><p class="quiet">${t.portalIntro(account.merchant)} ${view.customer.email}</p>
${note !== null && html`<p class="note" role="status" tabindex="-1" data-focus>${note}</p>`}
${planSection(view)}${cardSection(view)}${invoiceSection(view)}
</main>`,
  };
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
};

const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Visa se terminant par 4242' */
const cardName = ({ card }: PaymentMethod): string =>
  card ? t.cardEnding(brands[card.brand] ?? card.brand, card.last4) : t.card;

/** 'expire en décembre 2034' */
const cardExpiry = ({ card }: PaymentMethod): string =>
  card ? t.cardExpires(monthAndYear.format(Date.UTC(card.exp_year, card.exp_month - 1))) : '';
