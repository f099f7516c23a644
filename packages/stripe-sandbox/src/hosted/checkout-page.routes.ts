import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StripeAccount } from '../account.ts';
import { payCheckout } from '../billing/pay-checkout.ts';
import { runDue } from '../billing/run-due.ts';
import type { CheckoutSession } from '../objects/wire.ts';
import { readCard } from './card-form.ts';
import { type CheckoutAnswer, type CheckoutFields, checkoutPage } from './checkout-page.ts';
import { hostedTexts as t } from './hosted.texts.ts';
import { sendMessage, sendPage, sendUnknown } from './hosted-layout.ts';
import { textsOf } from './submitted.ts';

interface Route {
  Params: { id: string };
}

const untouched: CheckoutAnswer = { values: {}, problems: {}, refusal: null };
const path = '/stripe/checkout/:id';

/** Where the payer is sent after paying: `success_url` with the session's id in its place. */
const successUrl = (session: CheckoutSession): string | null =>
  session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;

function sendClosed(reply: FastifyReply, session: CheckoutSession): FastifyReply {
  return session.status === 'complete'
    ? sendMessage(reply, {
        title: t.completeTitle,
        text: t.complete,
        link: { href: successUrl(session), label: t.continue },
      })
    : sendMessage(reply.code(410), {
        title: t.expiredTitle,
        text: t.expired,
        link: { href: session.cancel_url, label: t.back },
      });
}

/** The hosted page of Checkout. */
export function checkoutPageRoutes(app: FastifyInstance, account: StripeAccount): void {
  const find = (id: string) => {
    runDue(account);
    return account.checkoutSessions.get(id);
  };
  const show = (reply: FastifyReply, session: CheckoutSession, answer: CheckoutAnswer) =>
    sendPage(reply, checkoutPage(account, session, answer));

  app.get<Route>(path, async ({ params }, reply) => {
    const session = find(params.id);
    if (!session) return sendUnknown(reply);
    return session.status === 'open' ? show(reply, session, untouched) : sendClosed(reply, session);
  });

  app.post<Route>(path, async (request, reply) => {
    const session = find(request.params.id);
    if (!session) return sendUnknown(reply);
    if (session.status === 'expired') return sendClosed(reply, session);
    const paidUrl = successUrl(session) ?? '/';
    if (session.status === 'complete') return reply.redirect(paidUrl, 303);
    const values: CheckoutFields = textsOf(request.body);
    const email =
      account.customers.get(session.customer ?? '')?.email ?? session.customer_email ?? values.email ?? '';
    const read = readCard(values, new Date(account.clock.now() * 1000));
    const isEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim());
    if ('problems' in read || !isEmail) {
      const problems = {
        ...('problems' in read && read.problems),
        ...(!isEmail && { email: t.emailProblem }),
      };
      return show(reply.code(422), session, { values, problems, refusal: null });
    }
    const decline = payCheckout(account, session, { ...read.card, email: email.trim() });
    if (decline) return show(reply.code(402), session, { values, problems: {}, refusal: decline.message });
    return reply.redirect(paidUrl, 303);
  });
}
