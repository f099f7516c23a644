import { currentPeriodEnd } from '../billing/current-period.ts';
import { html } from '../html.ts';
import type { Subscription } from '../objects/wire.ts';
import { hostedTexts as t } from './hosted.texts.ts';
import { formatDay } from './money.ts';
import type { PortalView } from './portal-page.ts';

/** Whether this portal ends subscriptions at once instead of with their period. */
export const endsAtOnce = ({ account, session }: PortalView): boolean =>
  account.portalConfigurations.get(session.configuration)?.features.subscription_cancel.mode ===
  'immediately';

/** The one question before a subscription is cancelled. `backTo`: where the answer 'no' leads. */
export function portalCancelPage(view: PortalView, subscription: Subscription, backTo: string) {
  const text = endsAtOnce(view) ? t.cancelNowText : t.cancelText(formatDay(currentPeriodEnd(subscription)));
  const path = `/stripe/portal/${view.session.id}/cancel/${subscription.id}`;
  return {
    title: t.cancelTitle,
    leadsTo: [view.account.portalFlows.get(view.session.id)?.redirectTo ?? null],
    content: html`<main class="single"><h1>${t.cancelTitle}</h1><p>${text}</p>
<div class="actions"><form method="post" action="${path}" data-once><button class="danger primary">${t.confirmCancel}</button></form>
<a class="button" href="${backTo}">${t.keep}</a></div></main>`,
  };
}
