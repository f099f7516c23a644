import type { Pool } from 'pg';
import type { LimitRule } from './limit-rule.ts';

/** The points that one key has used of one rule, as far as this instance knows. */
interface Count {
  /** By all instances, as last read from the database. */
  known: number;
  /** By this instance since, not yet in the database. */
  untold: number;
  endsAtMs: number;
}

/** Adds one instance's counts, restarts windows that have ended, and returns the counts of all instances. */
const tell = `
  insert into rate_limits as r (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[])
  on conflict (key) do update set
    points = case when r.expire <= $4 then excluded.points else r.points + excluded.points end,
    expire = case when r.expire <= $4 then excluded.expire else r.expire end
  returning key, points, expire`;

/** Counters for frequent requests: each instance counts in memory and shares its counts by the database. */
export interface BufferedLimiter {
  /** Counts so many points, unless the limit is reached: then the milliseconds until the window ends, else 0. */
  consume(rule: LimitRule, key: string, points: number): number;
  /** Adds the counts of this instance to the database, and reads those of the others. */
  share(): Promise<void>;
}

const shareAfterMs = 1000;

/**
 * Costs one statement a second for all keys together, not one a call. Between two of them an instance does
 * not know what others count, so that a key may pass its limit by what it uses on them in that second.
 */
export function createBufferedLimiter(pool: Pool, onFailure: (error: unknown) => void): BufferedLimiter {
  const counts = new Map<string, Count>();
  let isDue = false;
  let sharing: Promise<void> | undefined;

  async function shareAll(): Promise<void> {
    const now = Date.now();
    for (const [id, { endsAtMs }] of counts) if (endsAtMs <= now) counts.delete(id);
    const told = [...counts].filter(([, { untold }]) => untold > 0).sort(([a], [b]) => (a < b ? -1 : 1));
    if (told.length === 0) return;
    const sums = told.map(([, { untold }]) => untold);
    const { rows } = await pool.query<{ key: string; points: number; expire: string }>(tell, [
      told.map(([id]) => id),
      sums,
      told.map(([, { endsAtMs }]) => endsAtMs),
      now,
    ]);
    const answers = new Map(rows.map((row) => [row.key, row]));
    for (const [index, [id, count]] of told.entries()) {
      const answer = answers.get(id);
      if (!answer) continue;
      count.untold -= sums[index] ?? 0;
      count.known = answer.points;
      count.endsAtMs = Number(answer.expire);
    }
  }

  const share = (): Promise<void> => {
    sharing ??= shareAll().finally(() => {
      sharing = undefined;
    });
    return sharing;
  };
  const shareSoon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      share().catch(onFailure);
    }, shareAfterMs).unref();
  };

  return {
    consume(rule, key, points) {
      const id = `${rule.name}:${key}`;
      const now = Date.now();
      let count = counts.get(id);
      if (!count || count.endsAtMs <= now) {
        count = { known: 0, untold: 0, endsAtMs: now + rule.durationSeconds * 1000 };
        counts.set(id, count);
      }
      if (count.known + count.untold >= rule.points) return count.endsAtMs - now;
      count.untold += points;
      shareSoon();
      return 0;
    },
    share,
  };
}
