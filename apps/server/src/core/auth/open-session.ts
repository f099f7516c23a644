import type { BaseContext } from '../context/base-context.ts';
import type { Tx } from '../db/schema.ts';
import { newId } from '../ids/new-id.ts';
import { hashToken, newToken } from './session-token.ts';
import { insertSession, unusedSessionEnd } from './sessions.repository.ts';

/** The device and address of a new session, as its owner will see them. */
export interface SessionOrigin {
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
}

/** Opens a session of an account, and returns its token, of which only a hash is stored. */
export async function openSession(
  { clock }: Pick<BaseContext, 'clock'>,
  tx: Tx,
  userId: string,
  { userAgent, ipAddress }: SessionOrigin,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await insertSession(tx, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    user_agent: userAgent?.slice(0, 300) ?? null,
    ip_address: ipAddress,
    created_at: now,
    last_used_at: now,
    proved_at: now,
    expires_at: unusedSessionEnd(now),
  });
  return token;
}
