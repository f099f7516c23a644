import type { SessionOrigin } from '../../core/auth/open-session.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { networkOf } from '../../core/http/client-address.ts';
import { newId } from '../../core/ids/new-id.ts';
import { insertSecurityEvent } from './security-events.repository.ts';

/** What can happen to the access of an account, or by whom it opened it to. */
export type SecurityEventKind =
  | 'account_created'
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_slowed'
  | 'password_wrong'
  | 'password_changed'
  | 'password_reset'
  | 'email_confirmed'
  | 'conversations_ceiling_met'
  | 'cv_downloads_ceiling_met'
  | 'email_change_asked'
  | 'email_changed'
  | 'phone_changed'
  | 'data_exported'
  | 'second_step_failed'
  | 'second_step_slowed'
  | 'code_wrong'
  | 'passkey_wrong'
  | 'passkey_added'
  | 'passkey_removed'
  | 'app_added'
  | 'app_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'names_limit_reached';

/**
 * Writes down what happened to an account, or (null) to one that does not exist. Inside a transaction, it is written
 * if and only if what it tells about is.
 */
export async function recordSecurityEvent(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  kind: SecurityEventKind,
  userId: string | null,
  { userAgent, ipAddress }: SessionOrigin,
): Promise<void> {
  await insertSecurityEvent(db, {
    id: newId(),
    user_id: userId,
    kind,
    network: ipAddress === null ? null : networkOf(ipAddress),
    user_agent: userAgent?.slice(0, 300) ?? null,
    created_at: clock.now(),
  });
}
