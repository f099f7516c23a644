import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The stored form of the token that a request shows. */
export function tokenHashOf({ headers }: IncomingMessage): Buffer {
  return createHash('sha256')
    .update((headers.authorization ?? '').slice('Bearer '.length))
    .digest();
}

/** Joins the account whose session `$1` is, as `me`; no row when it is nobody's. */
export const signedIn = `
  sessions s join users me on me.id = s.user_id
    and s.token_hash = $1 and s.expires_at > now() and me.suspended_at is null`;
