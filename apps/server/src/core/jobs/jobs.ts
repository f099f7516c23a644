import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { type Db, type Job, PgBoss, type QueueOptions } from 'pg-boss';
import { scrubDatabaseError } from '../db/database-errors.ts';
import type { PreparingSession } from '../db/prepare-alone.ts';
import type { Queryable } from '../db/schema.ts';
import type { Log } from '../log/log.ts';
import type { JobDefinition } from './define-job.ts';
import { setVersion10Aside, takeOverVersion10 } from './jobs-of-version-10.repository.ts';

export interface SentJob<Data> {
  readonly id: string;
  readonly data: Data;
}

type Handler<Data extends object> = (job: SentJob<Data>) => Promise<void>;

interface SendOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** At most one job with this key waits for its first try, in a queue that says `onePerKey`. */
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
  /** Brings the tables and queues up to date, which no other instance may do meanwhile; then jobs can be sent. */
  prepare(session: PreparingSession): Promise<void>;
  /** Takes jobs as they come. Needs `prepare`. */
  start(): Promise<void>;
  /** Runs every due job once, and those that they cause. Returns how many ran. For tests and commands. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
}

/** The longest row of tries takes sixteen days: a job that waits must not be deleted before its last. */
const waitingDays = 30;
const noJob = '00000000-0000-0000-0000-000000000000';
const secondsPerDay = 24 * 60 * 60;

function executorOf(db: Queryable): Db {
  return {
    executeSql: async (text, values = []) => {
      const result = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows: result.rows };
    },
  };
}

function optionsOf(job: JobDefinition<object>): QueueOptions {
  return {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds,
    retentionSeconds: waitingDays * secondsPerDay,
    deleteAfterSeconds: fixedRetention.finishedJobDays * secondsPerDay,
  };
}

/** Whether the queue gives its jobs these options: those that the clock starts take them from it. */
const isSame = (queue: QueueOptions, options: QueueOptions) =>
  (Object.keys(options) as (keyof QueueOptions)[]).every((name) => queue[name] === options[name]);

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

export function createJobs({ pool, log }: { pool: Pool; log: Log }): Jobs {
  let current: Pick<PreparingSession, 'query'> = pool;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => current.query(text, values) },
    // once an hour, so that what is done goes on the day that the privacy policy tells
    maintenanceIntervalSeconds: 3600,
    // no job waits for another
    flowIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: scrubDatabaseError(error) }, 'job queue error'));
  // its data may hold a statement's values
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'));
  const handlers = new Map<string, { job: JobDefinition<object>; run: Handler<object> }>();

  const runOne = async (name: string, job: Pick<Job<object>, 'id' | 'data'>) => {
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
    const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const { job } of handlers.values()) {
      const options = optionsOf(job);
      const queue = standing.get(job.name);
      if (queue && isSame(queue, options)) continue;
      if (queue) await boss.updateQueue(job.name, options);
      else await boss.createQueue(job.name, { ...options, policy: job.onePerKey ? 'short' : 'standard' });
      // Has pg-boss remember the queue again: a send in a transaction would else ask for it over another connection,
      // and with as many transactions as connections wait forever.
      await boss.findJobs(job.name, { id: noJob });
    }
  };

  return {
    async send(tx, job, data, options = {}) {
      await boss.send(job.name, data, {
        db: executorOf(tx),
        ...optionsOf(job),
        ...options,
      });
    },
    handle(job, handler) {
      handlers.set(job.name, { job, run: handler as Handler<object> });
    },
    async prepare(session) {
      current = session;
      try {
        await setVersion10Aside(session);
        await boss.start();
        await createQueues();
        await takeOverVersion10(session);
      } finally {
        current = pool;
      }
    },
    async start() {
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
          for (const job of due) {
            found = true;
            ran += 1;
            await runOne(name, job).then(
              () => boss.complete(name, job),
              (error) => boss.fail(name, job, { message: asError(error).message }),
            );
          }
        }
      }
      return ran;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}
