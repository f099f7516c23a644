import {
  type NotificationKind,
  notificationListPath,
} from '@mitoyen/contract/features/notifications/notifications.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { queuePush } from '../push/index.ts';
import { insertNotification } from './notifications.repository.ts';

type Context = Pick<AppContext, 'clock' | 'config' | 'events' | 'jobs' | 'push'>;

interface Told {
  readonly userId: string;
  readonly kind: NotificationKind;
}

/**
 * Adds a mail to its recipient's bell: its subject, which names nobody, the target of its button, and the
 * account that caused it. In the transaction of the mail, whether the recipient wants the mail or not.
 */
export async function addNotification(
  context: Context,
  tx: Tx,
  { userId, kind }: Told,
  mail: Pick<MailContent, 'subject' | 'action' | 'authorId'>,
): Promise<void> {
  const { clock, config, events } = context;
  const id = newId();
  const isKept = await insertNotification(tx, {
    id,
    user_id: userId,
    kind,
    text: mail.subject.slice(0, 300),
    path: pathOf(mail.action?.url, config.publicUrl),
    author_id: mail.authorId ?? null,
    created_at: clock.now(),
  });
  if (!isKept) return;
  await events.publish(tx, { userId, type: 'notification', data: { notificationId: id } });
  await queuePush(context, tx, { userId, kind, subject: { type: 'notification', id } });
}

/** Where a mail's button leads. The list itself for what no page shows; one's profile for a link that answers without a session. */
function pathOf(url: string | undefined, publicUrl: string): string {
  if (url?.includes('token=')) return '/profile/modifier';
  const path = url?.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : '/login';
  return path === '/login' || path.length > 500 ? notificationListPath : path;
}

/** Sends an account a mail that it cannot decline, and adds it to the bell. */
export async function tellAccount(
  context: Context & Pick<AppContext, 'mailer'>,
  tx: Tx,
  person: { readonly id: string; readonly email: string },
  mail: MailContent,
): Promise<void> {
  await addNotification(context, tx, { userId: person.id, kind: 'account' }, mail);
  await context.mailer.send(tx, person.email, mail);
}
