import { fixedRetention, monthsBefore } from '@mitoyen/contract/core/retention.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { sql } from 'kysely';
import type { NewRow, Queryable } from '../db/schema.ts';

/** The account behind a request. */
export interface SessionUser {
  readonly id: string;
  readonly role: Role | null;
  readonly sessionId: string;
  /** Decides reports, once the account has a second factor: see `mayOperate`. */
  readonly isOperator: boolean;
  readonly hasSecondFactor: boolean;
  readonly isEmailConfirmed: boolean;
  /** When the account's owner last signed in or confirmed their identity in this session. */
  readonly provedAt: Date;
}

/** Whether this account decides reports: it is an operator's and has a second factor. */
export function mayOperate(user: Pick<SessionUser, 'isOperator' | 'hasSecondFactor'>): boolean {
  return user.isOperator && user.hasSecondFactor;
}

const touchEveryMinutes = 10;

/**
 * When a session ends that is not used after `lastUse`; also the end of a new one, since no setting is
 * shorter.
 */
export function unusedSessionEnd(lastUse: Date): Date {
  return new Date(lastUse.getTime() + fixedRetention.sessionDays * 86_400_000);
}

/** The end of a session, which comes `maxMonths` after its opening at the latest. */
function sessionEnd(lastUse: Date, openedAt: Date, maxMonths: number): Date {
  const latest = monthsBefore(openedAt, -maxMonths);
  return new Date(Math.min(unusedSessionEnd(lastUse).getTime(), latest.getTime()));
}

export async function insertSession(tx: Queryable, session: NewRow<'sessions'>): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** A session that has not ended, and until when. */
export interface LivingSession {
  readonly user: SessionUser;
  readonly expiresAt: Date;
}

/**
 * The session of a token, or null. Its use is recorded every ten minutes at most: most requests only read.
 */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
  maxMonths: number,
): Promise<LivingSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'users.is_operator as isOperator'])
    .select('users.has_second_factor as hasSecondFactor')
    .select('users.email_confirmed_at as emailConfirmedAt')
    .select(['sessions.id as sessionId', 'sessions.last_used_at as lastUsedAt'])
    .select(['sessions.created_at as openedAt', 'sessions.proved_at as provedAt'])
    .select('sessions.expires_at as expiresAt')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.lastUsedAt.getTime() > touchEveryMinutes * 60_000) {
    await touch(db, row, now, sessionEnd(now, row.openedAt, maxMonths));
  }
  const { id, role, sessionId, isOperator, hasSecondFactor, provedAt, expiresAt } = row;
  const isEmailConfirmed = row.emailConfirmedAt !== null;
  return {
    user: { id, role, sessionId, isOperator, hasSecondFactor, isEmailConfirmed, provedAt },
    expiresAt,
  };
}

/** Whether a session still exists; for the transaction in which its call changes something. */
export async function isSessionOpen(tx: Queryable, sessionId: string): Promise<boolean> {
  const row = await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst();
  return row !== undefined;
}

async function touch(
  db: Queryable,
  { id, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
  now: Date,
  end: Date,
): Promise<void> {
  await db
    .with('active', (query) => query.updateTable('users').set({ last_active_at: now }).where('id', '=', id))
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: end })
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteSession(tx: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends every session of an account, or all but one. */
export async function deleteSessionsOf(
  tx: Queryable,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptSessionId) query = query.where('id', '!=', exceptSessionId);
  await query.execute();
}

export async function deleteEndedSessions(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

/** Records that the session's holder has just confirmed their identity. */
export async function recordProof(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute();
}

export async function listSessions(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'user_agent', 'ip_address'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Those of these sessions that have not ended. */
export async function findLivingSessions(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes the client addresses of sessions opened before an instant. */
export async function forgetAddressesBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ip_address: null })
    .where('ip_address', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}
