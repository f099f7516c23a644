import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../db/schema.ts';

interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly failed: number;
  /** Seconds for which the longest overdue job has waited; 0 without any. */
  readonly oldest: number;
}

/** Every instance reads the same rows: they are not read anew for each scrape. */
const keptMs = 10_000;

async function readQueues(db: Queryable): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select name, (count(*) filter (where state <> 'failed'))::integer as waiting,
      (count(*) filter (where state = 'failed'))::integer as failed,
      greatest(0, extract(epoch from now() - min(start_after) filter (where state <> 'failed')))::float8 as oldest
    from pgboss.job where state in ('created', 'retry', 'failed') group by name`.execute(db);
  return rows;
}

/**
 * Waiting and failed jobs by queue, and whether the database answers at all. All instances report the same:
 * they are not summed.
 */
export function measureJobs(registry: Registry, db: Queryable, queues: () => readonly string[]): void {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    try {
      const rows = new Map((await readQueues(db)).map((row) => [row.name, row]));
      for (const queue of queues()) {
        const row = rows.get(queue);
        waiting.set({ queue }, row?.waiting ?? 0);
        failed.set({ queue }, row?.failed ?? 0);
        oldest.set({ queue }, row?.oldest ?? 0);
      }
      isUp.set(1);
    } catch {
      // the other metrics are served all the same
      for (const gauge of [waiting, failed, oldest]) gauge.reset();
      isUp.set(0);
    }
  };
  const readOnce = () => {
    if (performance.now() - readAt < keptMs) return reading;
    readAt = performance.now();
    reading = read();
    return reading;
  };
  const gaugeOf = (name: string, help: string, aggregator: 'max' | 'min' = 'max', labelNames = ['queue']) =>
    new Gauge({ name, help, labelNames, registers: [registry], aggregator, collect: readOnce });
  const waiting = gaugeOf('mitoyen_jobs_waiting', 'Jobs that wait for their next try, or for their instant');
  const failed = gaugeOf('mitoyen_jobs_failed', 'Jobs that failed for good and are still kept');
  const oldest = gaugeOf('mitoyen_jobs_oldest_seconds', 'How long the oldest job that is due has waited');
  const isUp = gaugeOf(
    'mitoyen_database_up',
    'Whether the database answers, 0 as soon as one instance gets no answer',
    'min',
    [],
  );
}
