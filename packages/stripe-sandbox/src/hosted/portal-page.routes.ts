import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StripeAccount } from '../account.ts';
import { cancelAtPeriodEnd, endSubscription, keepSubscription } from '../billing/cancel-subscription.ts';
import { changeCard } from '../billing/change-card.ts';
import { currentPeriodEnd } from '../billing/current-period.ts';
import { runDue } from '../billing/run-due.ts';
import type { Subscription } from '../objects/wire.ts';
import { readCard } from './card-form.ts';
import { hostedTexts as t } from './hosted.texts.ts';
import { sendMessage, sendPage, sendUnknown } from './hosted-layout.ts';
import { formatDay } from './money.ts';
import { endsAtOnce, portalCancelPage } from './portal-cancel-page.ts';
import { type CardAnswer, portalCardPage } from './portal-card-page.ts';
import { type PortalView, portalPage } from './portal-page.ts';
import { textsOf } from './submitted.ts';

interface Route {
  Params: { id: string; subscription: string };
  Querystring: { done?: string };
}

const path = '/stripe/portal/:id';
/** How long a portal stays open. */
const lifetimeSeconds = 60 * 60;

const untouched: CardAnswer = { values: {}, problems: {}, refusal: null };

function noteFor(done: string | undefined, { account, customer }: PortalView): string | null {
  const [ending] = account.subscriptions.filter(
    (each) => each.customer === customer.id && each.cancel_at !== null,
  );
  if (done === 'cancel')
    return ending?.cancel_at && !ending.ended_at ? t.canceled(formatDay(ending.cancel_at)) : t.canceledNow;
  if (done === 'resume') return t.resumed;
  if (done === 'card') return t.cardChanged;
  return done === 'paid' ? t.cardChangedPaid : null;
}

/** The customer portal: plan, cancelling and resuming, card, invoices. */
export function portalPageRoutes(app: FastifyInstance, account: StripeAccount): void {
  /** The session of this id and its customer, or the page that says why there is none. */
  function open(id: string, reply: FastifyReply): PortalView | null {
    runDue(account);
    const session = account.portalSessions.get(id);
    const customer = account.customers.get(session?.customer ?? '');
    if (!session || !customer) {
      sendUnknown(reply);
      return null;
    }
    if (account.clock.now() <= session.created + lifetimeSeconds) return { account, session, customer };
    const link = { href: session.return_url, label: t.backTo(account.merchant) };
    sendMessage(reply.code(410), { title: t.portalExpiredTitle, text: t.portalExpired, link });
    return null;
  }

  /** A running subscription of this very customer. */
  function runningOf(view: PortalView, id: string): Subscription | null {
    const subscription = account.subscriptions.get(id);
    return subscription?.customer === view.customer.id && subscription.ended_at === null
      ? subscription
      : null;
  }

  const homeOf = ({ session }: PortalView): string => `/stripe/portal/${session.id}`;
  /** A portal opened for one step leads back to where that began. */
  const wayBack = (view: PortalView): string =>
    (view.session.flow && view.session.return_url) ?? `${homeOf(view)}?home`;
  const finish = (view: PortalView, done: string): string =>
    account.portalFlows.get(view.session.id)?.redirectTo ?? `${homeOf(view)}?done=${done}`;
  const showCard = (reply: FastifyReply, view: PortalView, answer: CardAnswer) =>
    sendPage(reply, portalCardPage(view, answer, wayBack(view)));

  app.get<Route>(path, async ({ params, query }, reply) => {
    const view = open(params.id, reply);
    if (!view) return reply;
    const flow = account.portalFlows.get(view.session.id);
    const isAtStart = Object.keys(query).length === 0;
    const target = runningOf(view, flow?.subscription ?? '');
    if (isAtStart && flow?.type === 'payment_method_update') return showCard(reply, view, untouched);
    if (isAtStart && target && target.cancel_at === null)
      return sendPage(reply, portalCancelPage(view, target, wayBack(view)));
    return sendPage(reply, portalPage(view, noteFor(query.done, view)));
  });

  app.get<Route>(`${path}/cancel/:subscription`, async ({ params }, reply) => {
    const view = open(params.id, reply);
    if (!view) return reply;
    const subscription = runningOf(view, params.subscription);
    return subscription
      ? sendPage(reply, portalCancelPage(view, subscription, wayBack(view)))
      : sendUnknown(reply);
  });

  app.post<Route>(`${path}/cancel/:subscription`, async ({ params }, reply) => {
    const view = open(params.id, reply);
    if (!view) return reply;
    const subscription = runningOf(view, params.subscription);
    if (!subscription) return sendUnknown(reply);
    if (endsAtOnce(view)) endSubscription(account, subscription, 'cancellation_requested');
    else if (subscription.cancel_at !== currentPeriodEnd(subscription))
      cancelAtPeriodEnd(account, subscription, { by: 'portal' });
    return reply.redirect(finish(view, 'cancel'), 303);
  });

  app.post<Route>(`${path}/resume/:subscription`, async ({ params }, reply) => {
    const view = open(params.id, reply);
    if (!view) return reply;
    const subscription = runningOf(view, params.subscription);
    if (!subscription) return sendUnknown(reply);
    keepSubscription(account, subscription);
    return reply.redirect(`${homeOf(view)}?done=resume`, 303);
  });

  app.get<Route>(`${path}/card`, async ({ params }, reply) => {
    const view = open(params.id, reply);
    return view ? showCard(reply, view, untouched) : reply;
  });

  app.post<Route>(`${path}/card`, async (request, reply) => {
    const view = open(request.params.id, reply);
    if (!view) return reply;
    const values = textsOf(request.body);
    const read = readCard(values, new Date(account.clock.now() * 1000));
    if ('problems' in read)
      return showCard(reply.code(422), view, { values, problems: read.problems, refusal: null });
    const { refused, unpaid, paidInvoices } = changeCard(account, view.customer, read.card);
    const refusal = refused?.message ?? (unpaid && t.cardKeptButRefused(unpaid.message));
    if (refusal) return showCard(reply.code(402), view, { values, problems: {}, refusal });
    return reply.redirect(finish(view, paidInvoices > 0 ? 'paid' : 'card'), 303);
  });
}
