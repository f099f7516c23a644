import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openCluster } from '@mitoyen/embedded-postgres';
import { markOperator } from '../core/auth/users.repository.ts';
import { createDatabase } from '../core/db/database.ts';
import { embeddedDatabase } from '../core/db/embedded-database.ts';
import { createLog } from '../core/log/log.ts';
import { readEnv } from '../env.ts';
import { CleanupStack } from '../start/cleanup-stack.ts';

/**
 * `npm run operator -- EMAIL`: lets the account with this address decide reports; with `--remove`, no longer. The
 * server may be running.
 */
const { values, positionals } = parseArgs({
  options: { remove: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [email] = positionals;
if (!email || positionals.length > 1) {
  process.stderr.write('Name one account: npm run operator -- EMAIL [--remove]\n');
  process.exit(2);
}
const env = readEnv(process.env);
const log = createLog('warn');
const cleanups = new CleanupStack();
try {
  const cluster = env.DATABASE_URL
    ? null
    : await openCluster({ ...embeddedDatabase, dataDir: resolve(env.DATA_DIR, 'postgres'), log });
  if (cluster) cleanups.add(() => cluster.close());
  const connection = cluster?.connection ?? { connectionString: env.DATABASE_URL };
  const { db, close } = createDatabase({ connection, poolSize: 1, log });
  cleanups.add(() => close());
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
} finally {
  await cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
}
