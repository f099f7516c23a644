import { setTimeout } from 'node:timers/promises';
import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { type Db, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import { scrubDatabaseError } from '../db/database-errors.ts';
import type { PreparingSession } from '../db/prepare-alone.ts';
import type { Queryable } from '../db/schema.ts';
import type { Log } from '../log/log.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';
import type { JobDefinition } from './define-job.ts';
import { findDueQueues } from './due-queues.repository.ts';
import { watchDueQueues } from './due-queues.ts';
import { failJobForGood } from './failed-jobs.repository.ts';
import { inBatches } from './in-batches.ts';
import { JobFailure } from './job-failure.ts';
import { startWorkLoop, type WorkLoop } from './work-loop.ts';

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
  /** Registers the handler of a job, and how many run at once, unless its definition says so. */
  handle<Data extends object>(
    job: JobDefinition<Data>,
    handler: Handler<Data>,
    options?: { concurrency?: number },
  ): void;
  /** Creates or updates tables and queues, under the lock of `prepareAlone`; then jobs can be sent. */
  prepare(session: PreparingSession): Promise<void>;
  /** Begins to run jobs. Needs `prepare` first. */
  start(): Promise<void>;
  /** Runs every due job once, and those that they cause. Returns how many ran. For tests and commands. */
  runDue(): Promise<number>;
  /** The queues that have a handler here. */
  queues(): readonly string[];
  /** The queues that pause, since all of their jobs would fail. */
  pausedQueues(): readonly string[];
  /** Fetches no more jobs; running ones finish, or return to the queue after eight seconds. */
  stop(): Promise<void>;
}

/** The longest series of retries takes sixteen days: a waiting job must not be deleted before its last. */
const waitingDays = 30;
const noJob = '00000000-0000-0000-0000-000000000000';
const secondsPerDay = 24 * 60 * 60;
const stopWithinMs = 8000;
/** Recording a finished job is retried until it succeeds, or the job would run again. */
const settleAgainMs = 1000;

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
    ...(job.retryDelayMaxSeconds && { retryDelayMax: job.retryDelayMaxSeconds }),
    expireInSeconds: job.expireSeconds,
    retentionSeconds: waitingDays * secondsPerDay,
    deleteAfterSeconds: fixedRetention.finishedJobDays * secondsPerDay,
  };
}

/** Whether a queue has these options already: scheduled jobs take them from their queue. */
const isSame = (queue: QueueOptions, options: QueueOptions) =>
  (Object.keys(options) as (keyof QueueOptions)[]).every((name) => queue[name] === options[name]);

type DueJob = JobWithMetadata<object>;

interface Registered {
  readonly job: JobDefinition<object>;
  readonly run: Handler<object>;
  readonly concurrency: number;
  /** Records that a job is finished, in one statement with others that finish at the same time. */
  readonly complete: (due: DueJob) => Promise<void>;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'Error');

export interface JobsParts {
  readonly pool: Pool;
  readonly log: Log;
  readonly tracing?: Tracing | null;
  /** Called with the outcome of each try. */
  readonly onTry?: (queue: string, outcome: 'done' | 'retried' | 'failed') => void;
  /** Replaced by tests. */
  readonly watchQueues?: typeof watchDueQueues;
}

export function createJobs({
  pool,
  log,
  tracing = null,
  onTry = () => {},
  watchQueues = watchDueQueues,
}: JobsParts): Jobs {
  let current: Pick<PreparingSession, 'query'> = pool;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => current.query(text, values) },
    // once an hour, so that finished jobs are deleted on the day that the privacy policy names
    maintenanceIntervalSeconds: 3600,
    // no job waits for another
    flowIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: scrubDatabaseError(error) }, 'job queue error'));
  // its data may hold a statement's values
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'));
  const handlers = new Map<string, Registered>();
  const loops = new Map<string, WorkLoop<DueJob>>();
  const dueQueues = watchQueues({
    find: (names, withinMs) => findDueQueues(pool, names, withinMs),
    onError: (error) => log.error({ err: scrubDatabaseError(error) }, 'job queue error'),
  });
  let isStopped = false;

  /** Runs one job; returns why it failed, or null. */
  const runOne = async ({ run, job }: Registered, { id, data }: DueJob): Promise<JobFailure | null> => {
    try {
      await inSpan(
        tracing,
        { name: `job ${job.name}`, kind: 'consumer', attributes: { 'mitoyen.job_id': id } },
        () => run({ id, data }),
      );
      return null;
    } catch (error) {
      const details = error instanceof JobFailure ? error.details : { err: scrubDatabaseError(error) };
      log.warn({ ...details, job: job.name, jobId: id }, 'job failed');
      // the stored error must not hold personal data either
      return error instanceof JobFailure ? error : new JobFailure(nameOf(error));
    }
  };
  const settle = async ({ job, complete }: Registered, due: DueJob, failure: JobFailure | null) => {
    if (!failure) {
      await complete(due);
      return onTry(job.name, 'done');
    }
    const output = { message: failure.name, ...failure.details };
    if (!failure.isFinal && due.retryCount < due.retryLimit) {
      await boss.fail(job.name, due, output);
      // its due time is known to the database alone
      dueQueues.wake();
      return onTry(job.name, 'retried');
    }
    log.error(
      { ...failure.details, job: job.name, jobId: due.id, tries: due.retryCount + 1 },
      'job failed for good',
    );
    const keepDays = job.keepFailedDays ?? fixedRetention.finishedJobDays;
    await failJobForGood(pool, due, output, keepDays * secondsPerDay);
    onTry(job.name, 'failed');
  };
  /** Returns whether the queue should pause. */
  const work = async (registered: Registered, due: DueJob): Promise<boolean> => {
    const failure = await runOne(registered, due);
    for (;;) {
      try {
        await settle(registered, due, failure);
        return failure?.pausesQueue ?? false;
      } catch (error) {
        log.error(
          { err: scrubDatabaseError(error), job: due.name, jobId: due.id },
          'a job could not be settled',
        );
        if (isStopped) return true;
        await setTimeout(settleAgainMs);
      }
    }
  };
  const fetchDue = async (name: string, batchSize: number): Promise<readonly DueJob[]> =>
    boss.fetch<object>(name, { batchSize, includeMetadata: true });
  const startLoop = (name: string, registered: Registered) =>
    startWorkLoop<DueJob>({
      concurrency: registered.concurrency,
      fetch: (count) =>
        fetchDue(name, count).catch((error) => {
          log.error({ err: scrubDatabaseError(error), job: name }, 'job queue error');
          return [];
        }),
      run: (due) => work(registered, due),
      untilDue: (signal) => dueQueues.untilDue(name, signal),
      onPause: (isPausing) =>
        isPausing
          ? log.warn({ job: name }, 'a queue pauses: all of its jobs would fail')
          : log.info({ job: name }, 'a queue goes on'),
    });

  const createQueues = async () => {
    const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const { job } of handlers.values()) {
      const options = optionsOf(job);
      const queue = standing.get(job.name);
      if (queue && isSame(queue, options)) continue;
      if (queue) await boss.updateQueue(job.name, options);
      else await boss.createQueue(job.name, { ...options, policy: job.onePerKey ? 'short' : 'standard' });
      // Makes pg-boss cache the queue again: otherwise a send within a transaction would read it over another
      // connection, and as many transactions as connections would wait forever.
      await boss.findJobs(job.name, { id: noJob });
    }
  };

  return {
    async send(tx, job, data, options = {}) {
      if (options.startAfter === undefined) dueQueues.wake();
      else dueQueues.lookWithin(options.startAfter.getTime() - Date.now());
      await boss.send(job.name, data, {
        db: executorOf(tx),
        ...optionsOf(job),
        ...options,
      });
    },
    handle(job, handler, options = {}) {
      handlers.set(job.name, {
        job,
        run: handler as Handler<object>,
        concurrency: options.concurrency ?? job.concurrency ?? 1,
        complete: inBatches(async (done) => void (await boss.complete(job.name, [...done]))),
      });
    },
    async prepare(session) {
      current = session;
      try {
        await boss.start();
        await createQueues();
      } finally {
        current = pool;
      }
    },
    async start() {
      for (const [name, registered] of handlers) {
        const { job } = registered;
        if (job.cron) await boss.schedule(name, job.cron, {}, { tz: 'Europe/Paris' });
        if (job.atStart) await boss.send(name, {});
        loops.set(name, startLoop(name, registered));
      }
    },
    async runDue() {
      let ran = 0;
      for (let before = -1; ran > before; ) {
        before = ran;
        // one statement instead of one for each queue
        const due = new Set((await findDueQueues(pool, [...handlers.keys()], 0)).map(({ name }) => name));
        for (const [name, registered] of handlers) {
          if (!due.has(name)) continue;
          for (const job of await fetchDue(name, 50)) {
            ran += 1;
            await settle(registered, job, await runOne(registered, job));
          }
        }
      }
      return ran;
    },
    queues: () => [...handlers.keys()],
    pausedQueues: () => [...loops].filter(([, loop]) => loop.isPaused()).map(([name]) => name),
    async stop() {
      isStopped = true;
      await Promise.all(
        [...loops].map(async ([name, loop]) => {
          const left = await loop.stop(stopWithinMs);
          if (left.length > 0) await boss.fail(name, [...left], { message: 'Stopped' });
        }),
      );
      dueQueues.stop();
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}
