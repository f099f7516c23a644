import { checkEnv } from '../check-env.ts';
import { migrate } from '../core/db/migrate.ts';
import { prepareAlone } from '../core/db/prepare-alone.ts';
import { createLog } from '../core/log/log.ts';
import { SettingsError } from '../core/settings/define-settings.ts';
import { readEnv } from '../env.ts';
import { CleanupStack } from '../start/cleanup-stack.ts';
import { namedBySetting } from '../start/explain-database-error.ts';
import { findDatabase } from '../start/open-database.ts';
import { serverPaths } from '../start/server-paths.ts';

// `npm run db:migrate`: brings the configured database up to date without starting the server.
const env = readEnv(process.env);
checkEnv(env);
const log = createLog('warn');
const cleanups = new CleanupStack();
try {
  const { direct: connection } = await findDatabase(env, log, cleanups);
  const setting = env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const applied = await namedBySetting(env.DATABASE_URL ? setting : null, () =>
    prepareAlone({ connection, log }, (session) => migrate(session, serverPaths.migrations, log)),
  );
  process.stdout.write(applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'Nothing to apply.\n');
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
}
