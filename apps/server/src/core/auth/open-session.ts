import type { BaseContext } from '../context/base-context.ts';
import { newId } from '../ids/new-id.ts';
import { hashToken, newToken } from './session-token.ts';
import { type SessionValues, unusedSessionEnd } from './sessions.repository.ts';

/** Where a session is opened from, as its owner will see it. */
export interface SessionOrigin {
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
}

/** A session to be opened, and its token, which is stored nowhere. */
export function newSession(
  { clock }: Pick<BaseContext, 'clock'>,
  { userAgent, ipAddress }: SessionOrigin,
): { readonly token: string; readonly values: SessionValues } {
  const token = newToken();
  const end = unusedSessionEnd(clock.now());
  return { token, values: [newId(), hashToken(token), userAgent?.slice(0, 300) ?? null, ipAddress, end] };
}
