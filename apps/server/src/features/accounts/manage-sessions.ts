import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import {
  deleteSession,
  deleteSessionsOf,
  listSessions,
  type SessionUser,
} from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';

/** Where an account is signed in, the last used first. */
export async function showSessions({ db, clock }: AppContext, user: SessionUser) {
  const rows = await listSessions(db, user.id, clock.now());
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    userAgent: row.user_agent,
    ipAddress: row.ip_address,
    current: row.id === user.sessionId,
  }));
}

/** Ends one of one's own sessions. @throws ApiError `session_not_found`. */
export async function endSession({ db }: AppContext, user: SessionUser, sessionId: string): Promise<void> {
  const ended = isUuid(sessionId) && (await deleteSession(db, user.id, sessionId));
  if (!ended) throw new ApiError(accountErrors.session_not_found);
}

/** Ends every session of the account but the one that asks. */
export async function endOtherSessions({ db }: AppContext, user: SessionUser): Promise<void> {
  await deleteSessionsOf(db, user.id, user.sessionId);
}
