import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import type { Registry } from 'prom-client';
import { createApp } from '../app.ts';
import { backupStampOf } from '../backup/backup-stamp.ts';
import { createKeptAssets } from '../core/assets/kept-assets.ts';
import { createClock } from '../core/clock/clock.ts';
import { migrate } from '../core/db/migrate.ts';
import type { GracefulShutdown } from '../core/http/graceful-shutdown.ts';
import type { Log } from '../core/log/log.ts';
import { measureBackups } from '../core/metrics/measure-backups.ts';
import { serveMetrics, shareMetrics } from '../core/metrics/metrics.ts';
import { startPurging } from '../core/purging/purge.job.ts';
import { clientFolder, preloadBuiltPages } from '../core/rendering/page-source.ts';
import { renderingPlugin } from '../core/rendering/rendering-plugin.ts';
import { watchStalePages } from '../core/rendering/stale-pages.repository.ts';
import { traceStatements } from '../core/tracing/trace-statements.ts';
import { createContext } from '../create-context.ts';
import type { Env } from '../env.ts';
import { buildGateways, mailConnections } from './build-gateways.ts';
import { CleanupStack } from './cleanup-stack.ts';
import { dailyCeilingsOf } from './daily-ceilings.ts';
import { addDemoData, withDemoPictures } from './demo-data.ts';
import { everyAddress } from './listening-host.ts';
import { metricsAddressOf } from './metrics-address.ts';
import { openDatabases } from './open-database.ts';
import { fictitiousDetails } from './operator-details.ts';
import { pageConfigOf } from './page-config.ts';
import { prepareDatabase } from './prepare-database.ts';
import { replicaOptions, requireReplicas } from './replicas.ts';
import { replyMailOf, startReplyMail } from './reply-mail.ts';
import { retentionOf } from './retention.ts';
import { readOrMakeSecretKey } from './secret-key.ts';
import { serverPaths } from './server-paths.ts';
import { type SharedParts, startSharedParts } from './shared-parts.ts';
import { sendSandboxEvents } from './start-sandbox-process.ts';
import { startTracing } from './start-tracing.ts';
import { uploadConfigOf } from './upload-config.ts';
import { tellServices } from './verify-services.ts';

export interface RunningServer {
  readonly url: string;
  readonly metricsUrl: string;
  readonly sandboxUrl: string | null;
  /** Ready-made accounts, one line each. */
  readonly demoAccounts: readonly string[];
}

interface StartOptions {
  /** Aborted when the start is to be given up. */
  readonly stopping: AbortSignal;
  readonly hot: boolean;
  /** What another process has started for all instances; started here by default. */
  readonly shared?: SharedParts | undefined;
}

/** A running server and how to stop it. */
interface StartedServer extends RunningServer {
  stop(): Promise<void>;
}

/** Starts everything, in the order in which one part needs another. @throws after stopping what had started. */
export async function startServer(env: Env, log: Log, options: StartOptions): Promise<StartedServer> {
  const cleanups = new CleanupStack();
  const stop = () => cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
  try {
    return { ...(await startParts(env, log, cleanups, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  env: Env,
  log: Log,
  cleanups: CleanupStack,
  { hot, shared, stopping }: StartOptions,
) {
  if (!hot) preloadBuiltPages(serverPaths.web);
  const { database, sandbox } = shared ?? (await startSharedParts(env, log, cleanups));
  stopping.throwIfAborted();
  const tracing = await startTracing(env);
  if (tracing) cleanups.add(() => tracing.stop());
  const { calls, jobs } = openDatabases(
    env,
    database,
    log,
    cleanups,
    tracing ? traceStatements(tracing) : undefined,
  );
  const gateways = await buildGateways(env, sandbox);
  cleanups.add(async () => gateways.mail.close());
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const isProduction = env.NODE_ENV === 'production';
  const fictitious = fictitiousDetails(env);
  if (isProduction && fictitious.length > 0) log.warn({ settings: fictitious }, 'details are fictitious');
  const context = createContext({
    db: calls.db,
    pool: calls.pool,
    background: jobs,
    replicas: replicaOptions(env),
    connection: database.direct,
    eventsOptions: {
      heartbeatSeconds: env.EVENTS_HEARTBEAT_S,
      maxStreamsPerUser: env.EVENTS_STREAMS_PER_USER,
    },
    clock: createClock(isProduction ? 0 : env.MITOYEN_CLOCK_OFFSET_S),
    log,
    gateways: { ...gateways, files: withDemoPictures(env, gateways.files) },
    tracing,
    mailConnections: mailConnections(env),
    config: {
      publicUrl,
      isProduction,
      secretKey: env.SECRET_KEY ?? (await readOrMakeSecretKey(env.DATA_DIR)),
      retention: retentionOf(env),
      purge: env.CDN_PURGE_URL ? { url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN } : null,
      allowedNames: env.ALLOWED_NAMES?.split(',') ?? [],
      uploads: uploadConfigOf(env),
      addressConfirmation: env.ADDRESS_CONFIRMATION,
      hoursPerDay: env.HOURS_PER_DAY,
      dailyCeilings: dailyCeilingsOf(env),
      namePace: { perTenMinutes: env.NAMES_PER_10_MIN, perDay: env.NAMES_PER_DAY },
      alertConfirmationsPerDay: env.ALERT_CONFIRMATIONS_PER_DAY,
      replyMail: replyMailOf(env, sandbox),
      smsCeilings: {
        perHour: env.SMS_PER_HOUR,
        perDay: env.SMS_PER_DAY,
        perPrefixPerHour: env.SMS_PER_PREFIX_PER_HOUR,
        perPrefixPerDay: env.SMS_PER_PREFIX_PER_DAY,
      },
      contact: { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, address: env.CONTACT_ADDRESS },
    },
  });
  // to the process that started all instances, which adds them up: from now on, since it asks those that are starting too
  if (shared) shareMetrics(context.metrics);
  cleanups.add(() => context.listener.close());
  cleanups.add(() => context.replicas.close());
  cleanups.add(() => context.events.stop());
  cleanups.add(() => context.limits.shareCounts());
  cleanups.add(() => context.jobs.stop());
  await prepareDatabase(env, { database, calls, stopping }, log, async (session) => {
    await migrate(session, serverPaths.migrations, log);
    await context.jobs.prepare(session);
  });
  await requireReplicas(context.replicas, log);
  // it asks its server whether that still writes, and is the first to know
  context.listener.onLoss(() => {
    calls.reconnect();
    jobs.reconnect();
  });
  const demoAccounts = await addDemoData(env, { ...context, db: jobs.db });
  stopping.throwIfAborted();
  await context.jobs.start();
  await startPurging(context);
  context.replicas.start();
  measureBackups(
    context.metrics,
    env.BACKUP_STAMP_FILE ?? backupStampOf(env.DATA_DIR),
    env.BACKUP_STAMP_FILE !== undefined,
  );
  void tellServices(gateways, log);

  const keptAssets = createKeptAssets({
    ...context,
    db: jobs.db,
    folder: join(clientFolder(serverPaths.web), 'assets'),
  });
  if (!hot) await keptAssets.keep();

  const { server: app, shutdown } = await createApp(context, {
    trustedProxies: env.TRUST_PROXY ?? 0,
    // behind proxies, every connection comes from them
    ...(!env.TRUST_PROXY && { connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS }),
    readsPerAddress: env.READS_PER_ADDRESS,
    apiBaseUrl: env.API_BASE_URL,
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL,
    picturesUrl: env.FILES_PUBLIC_URL,
    // a browser asks the development server for hundreds of sources at once, some of which take their time
    ...(!hot && { shedFromMs: env.SHED_FROM_MS }),
    cachesPublicReads: true,
    holdsMissing: true,
    pages: (pages) =>
      renderingPlugin(pages, {
        webRoot: serverPaths.web,
        keptAssets,
        sharedSeconds: env.CDN_PAGE_SECONDS,
        pageConfig: pageConfigOf(env, {
          siteUrl: publicUrl,
          areSubscriptionsOpen: gateways.payments !== null,
        }),
        hot,
        watchStale: (forget) => watchStalePages(context.listener, forget),
      }),
  });
  cleanups.add(() => app.close());
  stopping.throwIfAborted();
  const address = await app.listen({ port: env.PORT, host: env.HOST ?? everyAddress() });
  // no new work, while what is under way may still send some
  cleanups.add(() => Promise.all([shutDown(shutdown, env), context.jobs.stop()]));
  await startReplyMail(env, context, { sandbox, cleanups });
  if (sandbox) await sendSandboxEvents(sandbox.url, address + subscriptionRoutes.webhook.path);
  return {
    url: publicUrl,
    metricsUrl: shared ? '' : await offerMetrics(env, context.metrics, cleanups),
    sandboxUrl: sandbox?.url ?? null,
    demoAccounts,
  };
}

/** On a port of its own. */
async function offerMetrics(env: Env, registry: Registry, cleanups: CleanupStack) {
  const { server, url } = await serveMetrics(registry, metricsAddressOf(env));
  cleanups.add(async () => void server.close());
  return url;
}

async function shutDown(shutdown: GracefulShutdown, { STOP_WAIT_MS, STOP_TIMEOUT_S }: Env): Promise<void> {
  shutdown.announce();
  await wait(STOP_WAIT_MS);
  await shutdown.close(STOP_TIMEOUT_S * 1000);
}
