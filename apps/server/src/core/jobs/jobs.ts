import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { scrubDatabaseError } from '../db/database-errors.ts';
import type { Queryable } from '../db/schema.ts';
import type { Log } from '../log/log.ts';
import type { JobDefinition } from './define-job.ts';

export interface SentJob<Data> {
  readonly id: string;
  readonly data: Data;
}

type Handler<Data extends object> = (job: SentJob<Data>) => Promise<void>;

interface SendOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** At most one waiting job with this key. */
  singletonKey?: string;
}

/** Background work in the same database: a job sent inside a transaction exists only if it commits. */
export interface Jobs {
  send<Data extends object>(
    tx: Queryable,
    job: JobDefinition<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>;
  handle<Data extends object>(job: JobDefinition<Data>, handler: Handler<Data>): void;
  /** Creates the queues; then, unless told otherwise, takes jobs as they come. */
  start(options?: { work: boolean }): Promise<void>;
  /** Runs every due job once, and those that they cause. Returns how many ran. For tests and commands. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
}

function executorOf(db: Queryable): PgBoss.Db {
  return {
    executeSql: async (text: string, values: unknown[]) => {
      const result = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows: result.rows, rowCount: result.rows.length };
    },
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

export function createJobs({ pool, log }: { pool: Pool; log: Log }): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    retryBackoff: true,
    deleteAfterDays: fixedRetention.finishedJobDays,
    archiveCompletedAfterSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: scrubDatabaseError(error) }, 'job queue error'));
  const handlers = new Map<string, { job: JobDefinition<object>; run: Handler<object> }>();

  const runOne = async (name: string, job: PgBoss.Job<object>) => {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`no handler for ${name}`);
    try {
      await handler.run({ id: job.id, data: job.data });
    } catch (error) {
      log.warn({ err: scrubDatabaseError(error), job: name, jobId: job.id }, 'job failed');
      // what pg-boss keeps of an error must not hold personal data either
      throw new Error(asError(error).name);
    }
  };

  const createQueues = async () => {
    for (const { job } of handlers.values()) {
      await boss.createQueue(job.name, {
        name: job.name,
        retryLimit: job.retryLimit,
        retryDelay: job.retryDelaySeconds,
        retryBackoff: true,
        expireInSeconds: job.expireSeconds,
      });
    }
  };

  return {
    async send(tx, job, data, options = {}) {
      await boss.send(job.name, data, {
        db: executorOf(tx),
        retryLimit: job.retryLimit,
        retryDelay: job.retryDelaySeconds,
        retryBackoff: true,
        expireInSeconds: job.expireSeconds,
        ...options,
      });
    },
    handle(job, handler) {
      handlers.set(job.name, { job, run: handler as Handler<object> });
    },
    async start({ work } = { work: true }) {
      await boss.start();
      await createQueues();
      if (!work) return;
      for (const [name, { job }] of handlers) {
        if (job.cron) await boss.schedule(name, job.cron, {}, { tz: 'Europe/Paris' });
        if (job.atStart) await boss.send(name, {});
        await boss.work<object>(name, { batchSize: 1, pollingIntervalSeconds: 1 }, async ([sent]) => {
          if (sent) await runOne(name, sent);
        });
      }
    },
    async runDue() {
      let ran = 0;
      for (let found = true; found; ) {
        found = false;
        for (const name of handlers.keys()) {
          const due = await boss.fetch<object>(name, { batchSize: 50 });
          for (const job of due ?? []) {
            found = true;
            ran += 1;
            await runOne(name, job).then(
              () => boss.complete(name, job.id),
              (error) => boss.fail(name, job.id, { message: asError(error).message }),
            );
          }
        }
      }
      return ran;
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 8000 });
    },
  };
}
