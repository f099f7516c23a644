import type pg from 'pg';
import type { Listener } from '../db/listen.ts';
import { onNotice } from '../db/notices.ts';
import type { Queryable } from '../db/schema.ts';
import { findSession, type LivingSession, type SessionUser } from './sessions.repository.ts';

/** Keeps the accounts of recently used sessions in memory. */
export interface SessionCache {
  /**
   * The account of a living session, or null: read from the database, or kept for some seconds if unchanged.
   */
  find(db: Queryable, tokenHash: Buffer, now: Date, maxMonths: number): Promise<SessionUser | null>;
}

interface Kept extends LivingSession {
  readonly keptAt: number;
}

/** How long a session is kept when no notice of a change arrives: a connection may be lost unnoticed. */
const keepMs = 5_000;
const mostKept = 10_000;
/** Longer than a transaction of a call takes. */
const holdBackMs = 10_000;
const retryListeningMs = 1_000;

/**
 * Channel, and message of the notice, for changes of sessions. Payload: ids of sessions or accounts, with
 * commas.
 */
export const sessionChangesName = 'session_changed';

/**
 * Keeps sessions while the listener is connected, which reports changes made by every instance. Changes on
 * this instance's own connections (`pools`) are known before they are committed; the sessions they touch are
 * not kept until all instances have been notified.
 */
export function createSessionCache(listener: Listener, pools: readonly pg.Pool[]): SessionCache {
  const kept = new Map<string, Kept>();
  const heldBack = new Map<string, number>();
  let isListening = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  // a session read before a change may be out of date
  let changes = 0;

  function forget(ids: readonly string[]): void {
    changes += 1;
    for (const [key, { user }] of kept) {
      if (ids.includes(user.id) || ids.includes(user.sessionId)) kept.delete(key);
    }
  }

  function forgetAll(): void {
    changes += 1;
    kept.clear();
  }

  function holdBack(ids: readonly string[]): void {
    const now = performance.now();
    for (const [id, until] of heldBack) {
      if (until > now) break;
      heldBack.delete(id);
    }
    for (const id of ids) {
      heldBack.delete(id);
      heldBack.set(id, now + holdBackMs);
    }
  }

  for (const pool of new Set(pools)) {
    onNotice(pool, ({ message, detail }) => {
      if (message !== sessionChangesName || !detail) return;
      const ids = detail.split(',');
      // not committed yet: until then, a read returns the old session
      holdBack(ids);
      forget(ids);
    });
  }
  const hear = (ids: string) => forget(ids.split(','));
  listener.onLoss(() => {
    isListening = false;
    forgetAll();
  });
  listener.onReconnect(() => {
    forgetAll();
    isListening = true;
  });

  function startListening(): void {
    const now = performance.now();
    if (now - startedAt < retryListeningMs) return;
    startedAt = now;
    listener.on(sessionChangesName, hear).then(
      () => {
        startedAt = Number.POSITIVE_INFINITY;
        isListening = true;
      },
      () => undefined,
    );
  }

  const isHeldBack = (id: string, now: number) => (heldBack.get(id) ?? 0) > now;

  function keep(key: string, session: Kept): void {
    const now = performance.now();
    const { user } = session;
    if (isHeldBack(user.id, now) || isHeldBack(user.sessionId, now)) return;
    kept.set(key, session);
    // insertion order: the oldest come first
    for (const [oldest, { keptAt }] of kept) {
      if (kept.size <= mostKept && session.keptAt - keptAt < keepMs) break;
      kept.delete(oldest);
    }
  }

  return {
    async find(db, tokenHash, now, maxMonths) {
      const key = tokenHash.toString('latin1');
      const known = kept.get(key);
      const ageMs = known ? now.getTime() - known.keptAt : 0;
      if (known && ageMs >= 0 && ageMs < keepMs && known.expiresAt > now) return known.user;
      kept.delete(key);
      if (!isListening) startListening();
      const changesBefore = changes;
      const session = await findSession(db, tokenHash, now, maxMonths);
      if (session && isListening && changes === changesBefore)
        keep(key, { ...session, keptAt: now.getTime() });
      return session?.user ?? null;
    },
  };
}
