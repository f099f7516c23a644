import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { mailKinds, unsubscribeLabel } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { hasAccountConfirmedEmail, hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import type { MailContent, NamingMail } from '../../core/mail/mail-layout.ts';
import { addNotification } from '../notifications/index.ts';
import { findWillingReader, type MailReader } from './mail-choices.repository.ts';
import { type MailSubscriber, makeUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Lists for a person what a mail tells (not `isListed`: it is listed otherwise), and mails it unless they do not want this
 * kind; every mail that may be refused goes this way. The mail tells at
 * its foot why it comes and how to stop it, and lets the mail program do so: List-Unsubscribe (RFC 2369) in one
 * click (RFC 8058). Returns whether it was sent.
 */
export async function sendMailOfKind(
  context: Pick<AppContext, 'mailer' | 'config' | 'clock' | 'events' | 'jobs' | 'push'>,
  tx: Tx,
  { isListed = true, ...subscriber }: MailSubscriber & { readonly isListed?: boolean },
  content: MailContent | NamingMail,
): Promise<boolean> {
  const { userId, kind } = subscriber;
  if (isListed && kind !== 'news') await addNotification(context, tx, { userId, kind }, content);
  const reader = await findWillingReader(tx, subscriber.userId, subscriber.kind);
  if (!reader) return false;
  const { mailer, config } = context;
  const token = makeUnsubscribeToken(config.secretKey, subscriber);
  const url = config.publicUrl + buildUrl(mailPreferenceRoutes.unsubscribeInOneClick, { query: { token } });
  const { namingSubject, ...said } = { namingSubject: undefined, ...content };
  const isNaming = namingSubject !== undefined && (await mayName(context, tx, reader, content.authorId));
  await mailer.send(tx, reader.email, {
    ...said,
    subject: isNaming ? namingSubject : content.subject,
    footer: {
      text: `Les e-mails «\u202f${mailKinds[subscriber.kind].label}\u202f» sont activés pour votre compte Mitoyen.`,
      link: { label: unsubscribeLabel, url },
    },
    headers: {
      ...content.headers,
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  return true;
}

/** Whether a subject may hold what an account typed: the reader's own words too, until their address is confirmed. */
async function mayName(
  context: Pick<AppContext, 'config'>,
  tx: Queryable,
  { confirmedAt }: MailReader,
  authorId: string | undefined,
): Promise<boolean> {
  if (!hasConfirmedEmail(context.config, confirmedAt)) return false;
  return authorId === undefined || hasAccountConfirmedEmail(context, tx, authorId);
}
