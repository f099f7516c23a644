import pg from 'pg';
import { NoServerError } from '../core/db/database-errors.ts';
import { SettingsError } from '../core/settings/define-settings.ts';

type Sentence = (said: string) => string;

/** What an operator can mend, by PostgreSQL's code. What the server said names role, database and host, no password. */
const byCode: Readonly<Record<string, Sentence>> = {
  '28P01': (said) => `the server refuses the password (${said})`,
  '28000': (said) => `the server refuses the role or this machine (${said})`,
  '3D000': (said) => `there is no such database on the server (${said}): create it first`,
  '42501': (said) => `the role may not do what the product needs (${said}): let it own the database`,
  '58P01': (said) => `the server misses an extension (${said}): install PostgreSQL’s contrib package`,
  '0A000': (said) => `the server cannot do what the product needs (${said})`,
  '25006': () => 'the server is a standby or read-only: name the primary, or all servers with commas',
  '53300': (said) => `the server takes no more connections (${said}): lower DATABASE_POOL_SIZE`,
  '57P03': (said) => `the server is starting or stopping (${said}): try again`,
  '08P01': (said) =>
    `a pooler is at the other end (${said}): name the PostgreSQL server behind it in DATABASE_DIRECT_URL`,
};

const byNetworkCode: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: (said) => `no server listens there (${said})`,
  ENOTFOUND: (said) => `there is no such host (${said})`,
  EAI_AGAIN: (said) => `the host’s name cannot be looked up now (${said})`,
  EHOSTUNREACH: (said) => `the host cannot be reached (${said})`,
  ENETUNREACH: (said) => `the host cannot be reached (${said})`,
  ETIMEDOUT: (said) => `the host does not answer (${said})`,
  ECONNRESET: (said) => `the server closed the connection (${said})`,
  ENOENT: (said) => `there is no such socket (${said})`,
};

/** The driver's and TLS's own failures. */
const byMessage: readonly (readonly [RegExp, Sentence])[] = [
  [/does not support SSL/i, () => 'the server speaks no TLS: leave sslmode out, or set TLS up on the server'],
  [
    /certificate|altnames|self-signed|SSL connection|ssl3_|tls_/i,
    (said) => `TLS with the server failed (${said}): see sslmode and sslrootcert`,
  ],
  [
    /password must be a (?:non-empty )?string/i,
    () => 'the server asks for a password: name it in the address',
  ],
  [
    /timeout expired|connection timeout|trying to connect|read timeout/i,
    () => 'the server does not answer in time',
  ],
  [/Connection terminated/i, () => 'the server closed the connection'],
];

/** Why the database cannot be used, or null where it is nothing that a setting or a server's set-up would mend. */
export function explainDatabaseError(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof SettingsError) return null;
  if (error.cause instanceof pg.DatabaseError) return explainDatabaseError(error.cause);
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) return byCode[code]?.(message) ?? null;
  if (error instanceof NoServerError) return `${message}: the others are standbys, or do not answer`;
  const sentence = byNetworkCode[code] ?? byMessage.find(([pattern]) => pattern.test(message))?.[1];
  return sentence?.(message || code) ?? null;
}

/** Has a failure to use the database named by the setting that leads to it. @throws SettingsError, or what `work` threw. */
export async function namedBySetting<T>(setting: string | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const why = setting === null ? null : explainDatabaseError(error);
    if (why === null) throw error;
    throw new SettingsError([`${setting}: ${why}`]);
  }
}
