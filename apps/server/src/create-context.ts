import type pg from 'pg';
import { createPasswords, type PasswordQueueOptions } from './core/auth/passwords.ts';
import { createSessionCache } from './core/auth/session-cache.ts';
import type { Clock } from './core/clock/clock.ts';
import type { AppConfig, AppContext } from './core/context/app-context.ts';
import type { Gateways } from './core/context/gateways.ts';
import { coreParts } from './core/core-parts.ts';
import { createListener } from './core/db/listen.ts';
import { createReplicas, type ReplicaOptions } from './core/db/replicas/replicas.ts';
import type { Database } from './core/db/schema.ts';
import { createEvents } from './core/events/events.ts';
import type { EventsOptions } from './core/events/live-streams.ts';
import { watchFiles } from './core/files/watch-files.ts';
import { createBulkhead } from './core/http/bulkhead.ts';
import type { CorePart } from './core/http/define-feature.ts';
import { createJobs } from './core/jobs/jobs.ts';
import { createLimits } from './core/limits/limits.ts';
import type { Log } from './core/log/log.ts';
import type { MailLane } from './core/mail/mail.gateway.ts';
import { createMailer } from './core/mail/mailer.ts';
import { measureFiles } from './core/metrics/measure-files.ts';
import { measureInstance } from './core/metrics/measure-instance.ts';
import { measureJobs } from './core/metrics/measure-jobs.ts';
import { measureReplicas } from './core/metrics/measure-replicas.ts';
import { createMetrics } from './core/metrics/metrics.ts';
import type { Tracing } from './core/tracing/tracing.ts';
import { countedGateways, countJobs, countMails } from './count-outcomes.ts';
import { findMailPortrait } from './features/conversations/index.ts';
import { features } from './features/index.ts';

const everyPart: readonly CorePart[] = [...features, ...coreParts];

interface ContextParts {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** The connections of jobs, whose statements may take longer; those of calls by default. */
  readonly background?: { readonly db: Database; readonly pool: pg.Pool };
  /** The standbys that answer visitors; none by default. */
  readonly replicas?: ReplicaOptions;
  /** For the one connection that listens. */
  readonly connection: pg.ClientConfig;
  readonly eventsOptions: EventsOptions;
  readonly passwordQueue?: PasswordQueueOptions;
  readonly callQueue?: Parameters<typeof createBulkhead>[0];
  readonly clock: Clock;
  readonly log: Log;
  readonly gateways: Gateways;
  /** How many mails of each lane leave at once; one by default. */
  readonly mailConnections?: Readonly<Record<MailLane, number>>;
  readonly config: AppConfig;
  readonly tracing?: Tracing | null;
}

/** Assembles the context of operations, and registers every feature's jobs. Starts nothing. */
export function createContext(parts: ContextParts): AppContext {
  const { db, pool, connection, clock, log, config } = parts;
  const metrics = createMetrics();
  const { tracing = null } = parts;
  const { mail, files: store, ...gateways } = countedGateways(parts.gateways, metrics, tracing);
  const files = watchFiles(store);
  measureFiles(metrics, files);
  const background = parts.background ?? { db, pool };
  const jobs = createJobs({ pool: background.pool, log, tracing, onTry: countJobs(metrics) });
  const mailer = createMailer({
    gateway: mail,
    jobs,
    log,
    publicUrl: config.publicUrl,
    secretKey: config.secretKey,
    connections: parts.mailConnections,
    onTry: countMails(metrics),
    portraitOf: (userId) => findMailPortrait(background.db, config, userId),
  });
  const listener = createListener({ connection, log });
  const reads = measureReplicas(metrics);
  const replicas = createReplicas(
    { primary: db, pools: [pool, background.pool], listener, log, onRead: reads.count },
    parts.replicas ?? { connections: [], maxLagMs: 0, database: { poolSize: 1 } },
  );
  reads.measure(replicas);
  const context: AppContext = {
    db,
    replicas,
    clock,
    log,
    jobs,
    events: createEvents({ db, clock, log, listener, options: parts.eventsOptions }),
    listener,
    sessions: createSessionCache(listener, [pool, background.pool]),
    limits: createLimits(pool, config.secretKey, log),
    passwords: createPasswords(parts.passwordQueue),
    bulkhead: createBulkhead(parts.callQueue),
    mailer,
    files,
    ...gateways,
    metrics,
    tracing,
    config,
    fileHolders: features.flatMap(({ files }) => files ?? []),
    personalData: everyPart.flatMap(({ personalData }) => personalData ?? []),
  };
  for (const part of everyPart) part.jobs?.({ ...context, db: background.db });
  measureJobs(metrics, background.db, jobs.queues);
  measureInstance(metrics, {
    pools: { calls: pool, jobs: background.pool },
    streamCount: () => context.events.streamCount(),
    queues: jobs.queues,
    pausedQueues: jobs.pausedQueues,
  });
  return context;
}
