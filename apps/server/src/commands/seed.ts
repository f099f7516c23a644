import { parseArgs } from 'node:util';
import { seedDemo } from '../../seed/seed-demo.ts';
import { seedLoad } from '../../seed/seed-load.ts';
import { seedLoadOffers } from '../../seed/seed-load-offers.ts';
import { checkEnv } from '../check-env.ts';
import { createClock } from '../core/clock/clock.ts';
import { migrate } from '../core/db/migrate.ts';
import { prepareAlone } from '../core/db/prepare-alone.ts';
import { createLog } from '../core/log/log.ts';
import { readEnv } from '../env.ts';
import { gatewayBuilders } from '../start/build-gateways.ts';
import { CleanupStack } from '../start/cleanup-stack.ts';
import { openDatabase } from '../start/open-database.ts';
import { serverPaths } from '../start/server-paths.ts';

// `npm run db:seed`: the demonstration, in a database without accounts. `npm run db:seed -- --profiles 100000` adds
// invented professionals until there are as many, `--offers 100000` companies with as many open missions, `--jobs` with
// jobs as well. The server must not be running on the same embedded database.
const option = { type: 'string', default: '0' } as const;
const { values } = parseArgs({
  options: { profiles: option, offers: option, jobs: { type: 'boolean', default: false } },
});
const profiles = readCount('profiles');
const offers = readCount('offers');

function readCount(name: 'profiles' | 'offers'): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= 0 && count <= 1_000_000) return count;
  process.stderr.write(`--${name}: a whole number up to 1000000\n`);
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
  const { db, connection } = await openDatabase(env, log, cleanups);
  await prepareAlone({ connection, log }, (session) => migrate(session, serverPaths.migrations, log));
  const clock = createClock(env.MITOYEN_CLOCK_OFFSET_S);
  const isFilled = await seedDemo({ db, clock, log, files: await gatewayBuilders.files(env, null) });
  say(isFilled ? 'Demonstration added.' : 'There are accounts already: no demonstration added.');
  const onProgress = (made: number) => made % 50_000 === 0 && say(`${made} made`);
  if (profiles > 0) await report('profiles', () => seedLoad({ db, clock }, { profiles, onProgress }));
  if (offers > 0)
    await report('offers', () =>
      seedLoadOffers({ db, clock }, { offers, withJobs: values.jobs, onProgress }),
    );
} finally {
  await cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
}

async function report(what: string, add: () => Promise<number>): Promise<void> {
  const startedAt = Date.now();
  const added = await add();
  say(`${added} ${what} added in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}
