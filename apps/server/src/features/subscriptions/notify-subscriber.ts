import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { subscriptionMail, subscriptionNews } from './subscriptions.mails.ts';
import { presentSubscription } from './subscriptions.presenter.ts';
import type { PayingCompany } from './subscriptions.repository.ts';

/** Tells a company's owner what changed, by mail and on its open pages, in the transaction that changes it. */
export async function notifySubscriber(
  { mailer, events, config }: AppContext,
  tx: Tx,
  before: PayingCompany,
  after: PayingCompany,
): Promise<void> {
  if (isDeepStrictEqual(presentSubscription(before), presentSubscription(after))) return;
  await events.publish(tx, {
    userId: after.user_id,
    type: 'subscription',
    data: { companyId: after.id },
  });
  const news = subscriptionNews(before, after);
  if (news) await mailer.send(tx, after.email, subscriptionMail(news, after, config.publicUrl));
}
