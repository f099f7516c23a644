import type { SecurityEventKind } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { networkOf } from '../../core/http/client-address.ts';
import { newId } from '../../core/ids/new-id.ts';
import { insertSecurityEvent } from './security-events.repository.ts';

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
    kind,
    network: ipAddress === null ? null : networkOf(ipAddress),
    user_agent: userAgent?.slice(0, 300) ?? null,
    user_id: userId,
    created_at: clock.now(),
  });
}
