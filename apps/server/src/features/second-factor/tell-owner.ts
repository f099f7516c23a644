import type { SessionOrigin } from '../../core/auth/open-session.ts';
import type { AccountRow } from '../../core/auth/users.repository.ts';
import type { AppConfig, AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { recordSecurityEvent } from '../account-security/index.ts';
import { type SecondFactorNotice, secondFactorMail } from './second-factor.mails.ts';

/** What is needed to tell an owner something. */
export type Teller = Pick<AppContext, 'clock'> & {
  readonly config: Pick<AppConfig, 'publicUrl'>;
  readonly mailer: Pick<Mailer, 'send'>;
};

/** Writes down what happened to an account's second factor, and mails its owner. */
export async function tellOwner(
  context: Teller,
  tx: Tx,
  { id, username, email }: Pick<AccountRow, 'id' | 'username' | 'email'>,
  origin: SessionOrigin,
  about: { kind: SecondFactorNotice; detail?: string; isUnprotected?: boolean },
): Promise<void> {
  await recordSecurityEvent(context, tx, about.kind, id, origin);
  const forgotUrl = `${context.config.publicUrl}/mot-de-passe-oublie`;
  await context.mailer.send(tx, email, secondFactorMail({ ...about, name: username, forgotUrl }), 'account');
}
