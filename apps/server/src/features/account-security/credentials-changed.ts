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
 * Whether a password, a second factor or the address of an account changed after an instant: a mailed link that acts for
 * the account without signing in ends then, since whoever it was changed against may hold the mail. Of instants whose
 * events are forgotten by now, they count as changed.
 */
export async function haveCredentialsChanged(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  db: Queryable,
  { userId, since }: { userId: string; since: Date },
): Promise<boolean> {
  if (since < monthsBefore(clock.now(), config.retention.securityMonths)) return true;
  return hasSecurityEventSince(db, { userId, kinds: credentialChanges, since });
}
