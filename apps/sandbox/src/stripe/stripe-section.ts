import { currentPeriodEnd, type StripeEvent, type Subscription } from '@mitoyen/stripe-sandbox';
import { type Html, html } from '@mitoyen/stripe-sandbox/html.ts';
import { instant } from '../page/layout.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { sectionTexts as t } from './stripe-section.texts.ts';

const maxEvents = 15;
const maxSubscriptions = 50;

const at = (seconds: number): Html => instant(new Date(seconds * 1000).toISOString());

const steps: readonly (readonly [label: string, seconds: number])[] = [
  [t.oneHour, 3600],
  [t.oneDay, 86_400],
  [t.oneWeek, 7 * 86_400],
  [t.oneMonth, 31 * 86_400],
];

function subscriptionItem(state: SandboxState, subscription: Subscription): Html {
  const { customers, deletedCustomers } = state.stripe;
  const customer = customers.get(subscription.customer);
  const name = customer?.name ?? customer?.email;
  const whose = name ?? (deletedCustomers.get(subscription.customer) ? t.deleted : subscription.customer);
  const { status, cancel_at, ended_at } = subscription;
  const isTrouble = ['past_due', 'unpaid', 'incomplete'].includes(status);
  const next =
    ended_at !== null
      ? html`${t.ended} ${at(ended_at)}`
      : cancel_at !== null
        ? html`${t.endsAt} ${at(cancel_at)}`
        : html`${t.renewsAt} ${at(currentPeriodEnd(subscription))}`;
  return html`<li><strong>${whose}</strong> <span${isTrouble && html` class="broken"`}>${t.statuses[status] ?? status}</span><br>
<small>${customer?.email}, <code>${subscription.id}</code>, ${next}</small></li>`;
}

function subscriptionList(state: SandboxState): Html {
  const { subscriptions, customers } = state.stripe;
  const all = subscriptions.newestFirst();
  const count = html`<p class="quiet">${t.customers(customers.newestFirst().length)}</p>`;
  if (all.length === 0) return html`${count}<p class="quiet">${t.noSubscription}</p>`;
  return html`${count}<ul>${all.slice(0, maxSubscriptions).map((each) => subscriptionItem(state, each))}</ul>`;
}

function eventItem(state: SandboxState, event: StripeEvent): Html {
  const attempts = state.stripe.events.deliveries.attemptsFor(event.id);
  const trouble =
    attempts !== null && attempts > 0 && html` <span class="broken">${t.waiting(attempts)}</span>`;
  return html`<li><form method="post" action="/page/stripe/resend"><span class="grow"><code>${event.type}</code>${trouble}<br>
<small>${at(event.created)}, <code>${event.id}</code></small></span>
<input type="hidden" name="id" value="${event.id}"><button aria-label="${t.resend} ${event.type}">${t.resend}</button></form></li>`;
}

function eventList(state: SandboxState): Html {
  const all = state.stripe.events.newestFirst();
  if (all.length === 0) return html`<p class="quiet">${t.noEvent}</p>`;
  const hidden = all.length - maxEvents;
  return html`<ul>${all.slice(0, maxEvents).map((event) => eventItem(state, event))}</ul>
${hidden > 0 && html`<p class="quiet">${t.more(hidden)}</p>`}`;
}

function delivery(state: SandboxState): Html {
  const { endpoints, deliveries } = state.stripe.events;
  const urls = endpoints.newestFirst().map(({ url }) => html`<code>${url}</code> `);
  const isPaused = deliveries.isPaused;
  return html`<p>${urls.length > 0 ? html`${t.sentTo} ${urls}` : t.sentNowhere}
${isPaused && html`<strong class="broken">${t.paused(deliveries.waiting)}</strong>`}</p>
<form method="post" action="/page/stripe/deliveries"><input type="hidden" name="paused" value="${isPaused ? 'no' : 'yes'}"><button>${isPaused ? t.letGo : t.keepBack}</button></form>`;
}

/** The payments on the sandbox's page: time, subscribers, events and the webhook's address. */
export function stripeSection(state: SandboxState): Html {
  const clock = steps.map(
    ([label, seconds]) => html`<button name="seconds" value="${seconds}">${label}</button>`,
  );
  return html`<section id="paiement"><h2>${t.title}</h2>
<div id="stripe-time" data-live><p>${t.now} ${at(state.stripe.clock.now())}</p></div>
<form method="post" action="/page/stripe/clock">${clock}</form>
<h3>${t.subscriptions}</h3><div id="stripe-subscriptions" data-live>${subscriptionList(state)}</div>
<h3>${t.events}</h3><div id="stripe-delivery" data-live>${delivery(state)}</div>
<div id="stripe-events" data-live>${eventList(state)}</div></section>`;
}
