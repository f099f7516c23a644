import { parseArgs } from 'node:util';
import { seedDemo } from '../../seed/seed-demo.ts';
import { seedLoad } from '../../seed/seed-load.ts';
import { checkEnv } from '../check-env.ts';
import { createClock } from '../core/clock/clock.ts';
import { migrate } from '../core/db/migrate.ts';
import { createLog } from '../core/log/log.ts';
import { readEnv } from '../env.ts';
import { CleanupStack } from '../start/cleanup-stack.ts';
import { openFileStore } from '../start/file-storage.ts';
import { openDatabase } from '../start/open-database.ts';
import { serverPaths } from '../start/server-paths.ts';

/**
 * `npm run db:seed`: the demonstration, in a database without accounts. `npm run db:seed -- --profiles 100000` adds
 * invented professionals until there are as many. The server must not be running on the same embedded database.
 */
const { values } = parseArgs({ options: { profiles: { type: 'string', default: '0' } } });
const profiles = Number(values.profiles);
if (!Number.isInteger(profiles) || profiles < 0 || profiles > 1_000_000) {
  process.stderr.write('--profiles: a whole number up to 1000000\n');
  process.exit(2);
}
const env = readEnv(process.env);
checkEnv(env);
if (env.NODE_ENV === 'production') {
  process.stderr.write('Invented people have no place in production: NODE_ENV must be something else.\n');
  process.exit(2);
}
const log = createLog('warn');
const cleanups = new CleanupStack();
const say = (text: string) => process.stdout.write(`${text}\n`);
try {
  const { db } = await openDatabase(env, log, cleanups);
  await migrate(db, serverPaths.migrations);
  const clock = createClock(env.MITOYEN_CLOCK_OFFSET_S);
  const isFilled = await seedDemo({ db, clock, log, files: openFileStore(env) });
  say(isFilled ? 'Demonstration added.' : 'There are accounts already: no demonstration added.');
  if (profiles > 0) {
    const startedAt = Date.now();
    const onProgress = (made: number) => made % 50_000 === 0 && say(`${made} profiles`);
    const added = await seedLoad({ db, clock }, { profiles, onProgress });
    say(`${added} profiles added in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  }
} finally {
  await cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
}
