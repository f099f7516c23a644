import type { BenchArguments } from './arguments.ts';
import { type Checkout, openCheckout, startProduct } from './checkouts.ts';
import { startDatabases } from './databases.ts';
import type { Server } from './processes.ts';

/** One checkout's running product and its database. */
export interface Side extends Server {
  readonly checkout: Checkout;
  readonly database: Awaited<ReturnType<Awaited<ReturnType<typeof startDatabases>>['open']>>;
}

/** What a part of the bench works with. Functions passed to `atEnd` run when it ends, the last first. */
export type Bench = Awaited<ReturnType<typeof openSides>>;

/** This checkout's product, and another's where one is named, each on a database of its own. */
export async function openSides({ part, against, size }: BenchArguments) {
  const folders = [new URL('..', import.meta.url).pathname, ...(against === null ? [] : [against])];
  const checkouts = folders.map(openCheckout);
  const databases = await startDatabases();
  const endings: (() => Promise<unknown>)[] = [databases.close];
  const close = async () => {
    for (const end of endings.toReversed()) await end();
  };
  const sides: Side[] = [];
  try {
    for (const checkout of checkouts) {
      const database = await databases.open(checkout, size);
      // a call that is refused because of neighbours says nothing, but where refusals are what is measured
      const settings = part === 'pressure' ? {} : { SHED_FROM_MS: '60000' };
      const server = await startProduct(checkout, { ...settings, ...database.data });
      endings.push(server.stop);
      sides.push({ ...server, checkout, database });
    }
  } catch (error) {
    await close();
    throw error;
  }
  const atEnd = (end: () => Promise<unknown>) => endings.push(end);
  return { sides, postmasterPid: databases.postmasterPid, atEnd, close };
}
