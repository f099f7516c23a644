import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { createApp } from '../../src/app.ts';
import { unlimited } from '../access/unlimited.ts';
import { assembleTestContext } from '../assemble-test-context.ts';
import type { TestDatabase } from '../test-database.ts';
import type { Mechanism } from './mechanisms.ts';
import { createHourlyJobs } from './scheduled-jobs.ts';

/** When every run begins: a Monday far off, so that nothing that the database's own clock says is later. */
export const beginning = new Date('2040-01-02T00:00:00Z');

const shuffled = ['shuffle_a', 'shuffle_b', 'shuffle_c', 'shuffle_d'];
const shuffledTables = ['directory_profiles', 'discreet_profiles'];
const positions = 2_147_483_646;

/** Has the places in the shuffled orders, which the database draws, come from the seed: a run is to be repeatable. */
async function drawOrdersFrom(seed: number, db: TestDatabase['db']): Promise<void> {
  await sql`create sequence simulated_draws`.execute(db);
  for (const table of shuffledTables) {
    for (const column of shuffled) {
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}
        set default abs(hashint8extended(nextval('simulated_draws'), ${sql.lit(seed)}) % ${sql.lit(positions)})::integer`.execute(
        db,
      );
    }
  }
}

/**
 * The product listening on this machine, on a database of its own, with a clock that stands still until it is
 * set and jobs that run when called. Its limits are never reached: their windows follow the machine's clock,
 * in which a year is minutes.
 */
export async function openMarket(
  database: Omit<TestDatabase, 'name' | 'leave'>,
  { seed, off }: { readonly seed: number; readonly off: ReadonlySet<Mechanism> },
) {
  const made = await assembleTestContext(database);
  await drawOrdersFrom(seed, database.db);
  made.stopClock();
  const context = { ...made.context, limits: unlimited };
  const jobs = createHourlyJobs(context, off);
  const { server } = await createApp(context, { trustedProxies: 1 });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const { sandbox } = made;
  return {
    url: `http://127.0.0.1:${port}`,
    sandbox,
    now: () => context.clock.now(),
    setClock(at: Date) {
      made.passTime({ seconds: (at.getTime() - context.clock.now().getTime()) / 1000 });
    },
    runJobs: (wasBusy: boolean) => jobs.run(context.clock.now(), wasBusy),
    async close() {
      await server.close();
      await made.close();
    },
  };
}
export type Market = Awaited<ReturnType<typeof openMarket>>;
