import { openInvoicesOf } from '../billing/change-card.ts';
import { html } from '../html.ts';
import { alertBox, cardFields } from './card-fields.ts';
import type { CardFieldName, CardFields, Problems } from './card-form.ts';
import { hostedTexts as t } from './hosted.texts.ts';
import { formatCents } from './money.ts';
import type { PortalView } from './portal-page.ts';

export interface CardAnswer {
  readonly values: CardFields;
  readonly problems: Problems<CardFieldName>;
  readonly refusal: string | null;
}

/** The page on which a card replaces another one. `backTo`: where to go without changing it. */
export function portalCardPage(view: PortalView, answer: CardAnswer, backTo: string) {
  const owed = openInvoicesOf(view.account, view.customer.id).reduce(
    (sum, invoice) => sum + invoice.amount_remaining,
    0,
  );
  return {
    title: t.newCardTitle,
    leadsTo: [view.account.portalFlows.get(view.session.id)?.redirectTo ?? null],
    content: html`<main class="single"><a class="back" href="${backTo}"><span aria-hidden="true">←</span> ${t.back}</a>
<h1>${t.newCardTitle}</h1><p>${t.newCardText}</p>
${owed > 0 && html`<p class="note warning">${t.newCardPays(formatCents(owed))}</p>`}
<form method="post" action="/stripe/portal/${view.session.id}/card" novalidate data-once>
${alertBox(answer.refusal)}
${cardFields(answer.values, answer.problems, () => true)}
<button class="primary">${t.saveCard}</button>
</form></main>`,
  };
}
