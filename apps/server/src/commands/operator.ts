import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openCluster } from '@mitoyen/embedded-postgres';
import type { Pool } from 'pg';
import { markOperator } from '../core/auth/users.repository.ts';
import { createClock } from '../core/clock/clock.ts';
import { createDatabase } from '../core/db/database.ts';
import { embeddedDatabase } from '../core/db/embedded-database.ts';
import { prepareAlone } from '../core/db/prepare-alone.ts';
import type { Database } from '../core/db/schema.ts';
import type { DatabaseConnection } from '../core/db/servers.ts';
import { createJobs } from '../core/jobs/jobs.ts';
import { createLog } from '../core/log/log.ts';
import { createMailQueue } from '../core/mail/mailer.ts';
import { readEnv } from '../env.ts';
import { removeSecondFactor } from '../features/second-factor/index.ts';
import { CleanupStack } from '../start/cleanup-stack.ts';
import { configuredDatabase } from '../start/open-database.ts';
import { readOrMakeSecretKey } from '../start/secret-key.ts';

// `npm run operator -- EMAIL`: lets the account with this address decide reports; with `--remove`, no longer. The
// server may be running. With `--remove-second-factor`: opens the account to its password alone, for an owner who lost
// devices and codes.
const { values, positionals } = parseArgs({
  options: {
    remove: { type: 'boolean', default: false },
    'remove-second-factor': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [email] = positionals;
if (!email || positionals.length > 1) {
  process.stderr.write('Name one account: npm run operator -- EMAIL [--remove | --remove-second-factor]\n');
  process.exit(2);
}
const outcomes = {
  removed: (email: string) =>
    `${email} is opened by its password alone; its sessions are ended, its owner is mailed.`,
  none: (email: string) => `${email} has no second factor.`,
  unknown: (email: string) => `No account has the address ${email}.`,
};

const env = readEnv(process.env);
const log = createLog('warn');
const cleanups = new CleanupStack();
try {
  const configured = configuredDatabase(env);
  const cluster = configured
    ? null
    : await openCluster({ ...embeddedDatabase, dataDir: resolve(env.DATA_DIR, 'postgres'), log });
  if (cluster) cleanups.add(() => cluster.close());
  const connection = configured?.direct ?? cluster?.connection ?? {};
  const { db, pool, close } = createDatabase({ connection, poolSize: 2, log });
  cleanups.add(() => close());
  if (values['remove-second-factor'])
    process.exitCode = await takeSecondFactorAway(db, pool, connection, email);
  else await setOperator(db, email);
} finally {
  await cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
}

async function setOperator(db: Database, email: string): Promise<void> {
  const isOperator = !values.remove;
  if (!(await markOperator(db, email, isOperator))) {
    process.stderr.write(`No account has the address ${email}.\n`);
    process.exitCode = 1;
  } else if (isOperator) {
    process.stdout.write(
      `${email} is an operator: /operateur/signalements, with a second factor set up under « Compte ».\n`,
    );
  } else {
    process.stdout.write(`${email} is no operator any more.\n`);
  }
}

/** Returns the exit code. The mail leaves with the server's next look at the queue. */
async function takeSecondFactorAway(
  db: Database,
  pool: Pool,
  connection: DatabaseConnection,
  email: string,
): Promise<number> {
  const jobs = createJobs({ pool, log });
  await prepareAlone({ connection, log }, jobs.prepare);
  cleanups.add(() => jobs.stop());
  const secretKey = env.SECRET_KEY ?? (await readOrMakeSecretKey(env.DATA_DIR));
  const outcome = await removeSecondFactor(
    {
      db,
      clock: createClock(env.NODE_ENV === 'production' ? 0 : env.MITOYEN_CLOCK_OFFSET_S),
      config: { publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` },
      mailer: createMailQueue({ jobs, secretKey }),
    },
    email,
  );
  const isDone = outcome === 'removed';
  (isDone ? process.stdout : process.stderr).write(`${outcomes[outcome](email)}\n`);
  return isDone ? 0 : 1;
}
