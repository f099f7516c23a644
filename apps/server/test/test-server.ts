import pg from 'pg';

/** Where a run's tests find PostgreSQL, and the migrated database they copy. */
export interface TestServer {
  readonly connection: pg.PoolConfig;
  readonly templateName: string;
  /** What the names of this run's databases begin with. */
  readonly prefix: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The run's server, at another database. */
export function connectionTo({ connection }: TestServer, database: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

export async function asAdmin<T>(
  { connection }: TestServer,
  work: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client(connection);
  await admin.connect();
  return work(admin).finally(() => admin.end());
}
