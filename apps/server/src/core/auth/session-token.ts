import { hash, randomBytes } from 'node:crypto';

/** A new opaque token: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a token is stored: a reader of the database cannot use it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
