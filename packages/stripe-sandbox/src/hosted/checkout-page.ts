import type { StripeAccount } from '../account.ts';
import { html } from '../html.ts';
import type { CheckoutSession, Price } from '../objects/wire.ts';
import { alertBox, cardFields, field } from './card-fields.ts';
import type { CardFieldName, CardFields, Problems } from './card-form.ts';
import { hostedTexts as t } from './hosted.texts.ts';
import { formatCents } from './money.ts';

export type CheckoutFields = CardFields & { readonly email?: string };

export interface CheckoutAnswer {
  readonly values: CheckoutFields;
  readonly problems: Problems<CardFieldName | 'email'>;
  /** What the bank said. */
  readonly refusal: string | null;
}

function rhythm(price: Price | undefined): string {
  const count = price?.recurring?.interval_count ?? 1;
  return count === 1 ? t.perMonth : t.everyMonths(count);
}

/** The page on which a subscription is paid: what is bought on one side, the card on the other. */
export function checkoutPage(account: StripeAccount, session: CheckoutSession, answer: CheckoutAnswer) {
  const plan = account.checkoutPlans.get(session.id);
  const customer = account.customers.get(session.customer ?? '');
  const price = plan?.items[0]?.price;
  const product = account.products.get(price?.product ?? '');
  const name = product?.name ?? account.merchant;
  const amount = formatCents(session.amount_total);
  const knownEmail = customer?.email ?? session.customer_email;
  const { values, problems, refusal } = answer;
  const email = knownEmail
    ? html`<div class="field"><span class="label">${t.email}</span><p class="fixed">${knownEmail}</p></div>`
    : field({
        name: 'email',
        label: t.email,
        value: values.email ?? '',
        problem: problems.email,
        attributes: html`type="email" autocomplete="email" maxlength="254" required`,
      });
  const back = session.cancel_url
    ? html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> ${t.back}</a>`
    : null;
  return {
    title: t.subscribeTo(name),
    leadsTo: [session.success_url],
    content: html`<div class="columns">
<aside class="order">${back}
<p class="merchant">${account.merchant}</p>
<h1>${t.subscribeTo(name)}</h1>
<p class="price"><strong>${amount}</strong> <span>${rhythm(price)}</span></p>
${product?.description ? html`<p>${product.description}</p>` : null}
<dl><div><dt>${name}</dt><dd>${amount}</dd></div><div class="total"><dt>${t.dueToday}</dt><dd>${amount}</dd></div></dl>
<p class="small">${t.thenMonthly}</p>
</aside>
<main><form method="post" action="/stripe/checkout/${session.id}" novalidate data-once>
${alertBox(refusal)}
<fieldset><legend>${t.contact}</legend>${email}</fieldset>
${cardFields(values, problems, () => true)}
<button class="primary">${t.pay(amount)}</button>
<p class="small">${t.mandate(account.merchant)}</p>
</form></main>
</div>`,
  };
}
