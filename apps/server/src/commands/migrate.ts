import { checkEnv } from '../check-env.ts';
import { migrate } from '../core/db/migrate.ts';
import { prepareAlone } from '../core/db/prepare-alone.ts';
import { createLog } from '../core/log/log.ts';
import { readEnv } from '../env.ts';
import { CleanupStack } from '../start/cleanup-stack.ts';
import { findConnection } from '../start/open-database.ts';
import { serverPaths } from '../start/server-paths.ts';

/** `npm run db:migrate`: brings the configured database up to date without starting the server. */
const env = readEnv(process.env);
checkEnv(env);
const log = createLog('warn');
const cleanups = new CleanupStack();
try {
  const connection = await findConnection(env, log, cleanups);
  const applied = await prepareAlone({ connection, log }, (session) =>
    migrate(session, serverPaths.migrations, log),
  );
  process.stdout.write(applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'Nothing to apply.\n');
} finally {
  await cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
}
