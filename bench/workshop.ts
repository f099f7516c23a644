import type { BenchArguments } from './arguments.ts';
import { type Checkout, type Server, startProduct } from './checkouts.ts';
import { type Database, type Databases, startDatabases } from './databases.ts';

/** One checkout's running product and its database. */
export interface Side extends Server {
  readonly name: string;
  readonly checkout: Checkout;
  readonly database: Database;
}

/** What the parts of the bench work with; `close` ends all of it. */
export interface Workshop {
  readonly checkouts: readonly Checkout[];
  /** Called in the opposite order when the bench ends. */
  atEnd(ending: () => Promise<unknown>): void;
  databases(): Promise<Databases>;
  /** Every checkout's product on a database of its own. */
  startSides(settings?: Readonly<Record<string, string>>): Promise<Side[]>;
  close(): Promise<void>;
}

export function openWorkshop(
  checkouts: readonly Checkout[],
  { size }: Pick<BenchArguments, 'size'>,
): Workshop {
  const endings: (() => Promise<unknown>)[] = [];
  let opened: Databases | null = null;
  async function databases(): Promise<Databases> {
    if (opened) return opened;
    opened = await startDatabases();
    endings.push(opened.close);
    return opened;
  }
  return {
    checkouts,
    atEnd: (ending) => endings.push(ending),
    databases,
    async startSides(settings = {}) {
      const sides: Side[] = [];
      for (const checkout of checkouts) {
        const database = await (await databases()).open(checkout, size);
        const env = { ...settings, DATABASE_URL: database.url, DATA_DIR: database.dataDir };
        const server = await startProduct(checkout, env);
        endings.push(server.stop);
        sides.push({ ...server, name: checkout.label, checkout, database });
      }
      return sides;
    },
    async close() {
      for (const end of endings.toReversed()) await end();
    },
  };
}
