import type { CardBehaviour } from '../billing/cards.ts';
import { type Html, html } from '../html.ts';
import { type CardFieldName, type CardFields, offeredCards, type Problems } from './card-form.ts';
import { hostedTexts as t } from './hosted.texts.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly attributes: Html;
}

/** An input with its label, and under it what is wrong with it. */
export function field({ name, label, value, problem, attributes }: Field): Html {
  const wrong = problem ? html`<span class="problem" id="${name}-problem">${problem}</span>` : null;
  const state = problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : null;
  return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" ${attributes}${state}>${wrong}</div>`;
}

/** The fields of a card, and the test cards that fill them in. */
export function cardFields(
  values: CardFields,
  problems: Problems<CardFieldName>,
  isOffered: (behaviour: CardBehaviour) => boolean,
): Html {
  const cards = offeredCards(isOffered).map(
    ({ number, label }) =>
      html`<li><button type="button" class="card" data-card="${number}"><code>${number}</code><span>${label}</span></button></li>`,
  );
  return html`<fieldset><legend>${t.card}</legend>
${field({ name: 'number', label: t.cardNumber, value: problems.number === t.cardNumberReal ? '' : (values.number ?? ''), problem: problems.number, attributes: html`inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" maxlength="25" required` })}
<div class="pair">
${field({ name: 'expiry', label: t.expiry, value: values.expiry ?? '', problem: problems.expiry, attributes: html`inputmode="numeric" autocomplete="cc-exp" placeholder="12/34" maxlength="7" required` })}
${field({ name: 'code', label: t.code, value: '', problem: problems.code, attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="123" maxlength="4" required` })}
</div>
${field({ name: 'holder', label: t.holder, value: values.holder ?? '', problem: problems.holder, attributes: html`autocomplete="cc-name" maxlength="100" required` })}
<div class="cards"><p id="cards-help"><strong>${t.testCards}</strong> <span>${t.testCardsHelp}</span></p><ul>${cards}</ul></div>
</fieldset>`;
}

/** What went wrong with the whole, where the browser's focus goes first. */
export const alertBox = (message: string | null): Html | null =>
  message === null
    ? null
    : html`<div class="alert" role="alert" tabindex="-1" data-focus><strong>${t.problems}</strong><p>${message}</p></div>`;
