import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRetention } from '@mitoyen/contract/core/retention.ts';
import { startSandbox } from '@mitoyen/sandbox/start-sandbox.ts';
import type { PoolConfig } from 'pg';
import type { AppContext } from '../src/core/context/app-context.ts';
import { prepareAlone } from '../src/core/db/prepare-alone.ts';
import type { ReplicaOptions } from '../src/core/db/replicas/replicas.ts';
import { createLog } from '../src/core/log/log.ts';
import { createContext } from '../src/create-context.ts';
import { readEnv } from '../src/env.ts';
import { createCompanyRegistryGateway } from '../src/gateways/company-registry/recherche-entreprises.adapter.ts';
import { buildGateways } from '../src/start/build-gateways.ts';
import { quickPasswords } from './quick-passwords.ts';
import { createSandboxClient } from './sandbox-client.ts';
import { webhookSecret } from './stripe-events.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestContext {
  /** The database, for another process to use as well. */
  readonly connection: PoolConfig;
  readonly context: AppContext;
  readonly sandbox: ReturnType<typeof createSandboxClient>;
  /** Where the bytes of uploaded files lie. */
  readonly filesDirectory: string;
  /** Moves the product's clock on. */
  passTime(duration: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
  /** Stops the product's clock: only `passTime` moves it from then on. */
  stopClock(): void;
  /** Lets waiting jobs, new tries included, run now. */
  makeJobsDue(): Promise<void>;
  /** Runs every due job, and those they cause. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

/** The registry's patience in tests: long enough for a busy machine, short enough to try a silent one. */
const registryTimeoutMs = 1500;
const mebibyte = 1024 * 1024;
/** A busy machine is slow: only the tests of the queues are about their limits. */
const queueWaitMs = 60_000;
/** Only the tests of ceilings are about them. */
const plenty = { freelance: 1e6, jobseeker: 1e6, company: 1e6, subscriber: 1e6 };

/** What operations use, on this database (jobs on `background`, visitors on `replicas`), with a folder and an outside world of their own. */
export async function assembleTestContext(
  database: Omit<TestDatabase, 'name' | 'leave'>,
  background?: Pick<TestDatabase, 'db' | 'pool'>,
  replicas?: ReplicaOptions,
): Promise<TestContext> {
  const [outside, folder] = await Promise.all([startSandbox(), mkdtemp(join(tmpdir(), 'mitoyen-files-'))]);
  const filesDirectory = join(folder, 'files');
  await mkdir(filesDirectory);
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    MAIL_FROM: 'Mitoyen <test@mitoyen.example>',
    STRIPE_TIMEOUT_S: '3',
  });
  const gateways = {
    ...(await buildGateways(env, { ...outside, webhookSecret })),
    registry: createCompanyRegistryGateway({
      baseUrl: outside.url,
      timeoutMs: registryTimeoutMs,
      maxRequestsPerSecond: 1000,
    }),
  };
  let offsetMs = 0;
  let stoppedAtMs: number | null = null;
  const made = createContext({
    db: database.db,
    pool: database.pool,
    ...(background && { background }),
    ...(replicas && { replicas }),
    connection: database.connection,
    passwordQueue: { maxWaitMs: queueWaitMs },
    callQueue: { maxWaitMs: queueWaitMs },
    eventsOptions: { heartbeatSeconds: 20, maxStreamsPerUser: 3 },
    clock: { now: () => new Date((stoppedAtMs ?? Date.now()) + offsetMs) },
    log: createLog('silent'),
    gateways,
    config: {
      publicUrl: 'http://mitoyen.test',
      secretKey: 'a secret for tests, of enough characters',
      isProduction: false,
      retention: defaultRetention,
      purge: null,
      allowedNames: [],
      uploads: {
        incomingDirectory: join(folder, 'incoming'),
        maxWaitMs: 60_000,
        unclaimedBytesPerAccount: 100 * mebibyte,
        unclaimedBytesPerAddress: 100 * mebibyte,
      },
      addressConfirmation: 'limits',
      hoursPerDay: 7,
      dailyCeilings: { conversations: plenty, cvDownloads: plenty, cvDownloadsPerAddress: 1e6 },
      namePace: { perTenMinutes: 0, perDay: 0 },
      alertConfirmationsPerDay: 1e6,
      replyMail: null,
      smsCeilings: { perHour: 1e6, perDay: 1e6, perPrefixPerHour: 1e6, perPrefixPerDay: 1e6 },
      contact: { email: 'bonjour@mitoyen.example', phone: '01 99 00 12 34', address: 'Paris' },
    },
  });
  const context: AppContext = { ...made, passwords: quickPasswords(made.passwords) };
  await prepareAlone({ connection: database.connection, log: context.log }, context.jobs.prepare);

  return {
    connection: database.connection,
    context,
    sandbox: createSandboxClient(outside.url),
    filesDirectory,
    passTime({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      offsetMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
    stopClock() {
      stoppedAtMs = Date.now();
    },
    async makeJobsDue() {
      await database.pool.query(
        `update pgboss.job set start_after = now() where state in ('created', 'retry')`,
      );
    },
    runJobs: () => context.jobs.runDue(),
    async close() {
      await context.jobs.stop();
      await context.events.stop();
      await context.replicas.close();
      await context.listener.close();
      gateways.mail.close();
      await Promise.all([database.close(), outside.close(), rm(folder, { recursive: true, force: true })]);
    },
  };
}
