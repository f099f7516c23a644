import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import type { SecurityEventKind } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { hasSecurityEventSince } from './security-events.repository.ts';

/** What changes by what an account is opened, or where its mails go. */
const credentialChanges: readonly SecurityEventKind[] = [
  'password_changed',
  'password_reset',
  'email_changed',
  'passkey_added',
  'passkey_removed',
  'app_added',
  'app_removed',
  'recovery_codes_renewed',
  'second_factor_removed',
];

/**
 * Whether a password, a second factor or the address of an account changed after an instant. If so, mailed
 * links that act for the account without signing in are invalid: an intruder whom the change shuts out may
 * hold the mail. Returns true where the events of that time are deleted already.
 */
export async function haveCredentialsChanged(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  db: Queryable,
  { userId, since }: { userId: string; since: Date },
): Promise<boolean> {
  if (since < monthsBefore(clock.now(), config.retention.securityMonths)) return true;
  return hasSecurityEventSince(db, { userId, kinds: credentialChanges, since });
}
