import type pg from 'pg';

/**
 * Closes all connections of a pool once the server of one only accepts reads (SQLSTATE 25006): a demoted
 * primary keeps connections open, and would continue to answer reads, more and more out of date. Returns a
 * function that does so: an idle connection is closed at once, one in use when it is released.
 */
export function retireConnections(pool: pg.Pool, onRetire: () => void = () => undefined): () => void {
  const current = new Set<pg.PoolClient>();
  const retired = new WeakSet<pg.PoolClient>();

  function retire(): void {
    onRetire();
    for (const client of current) retired.add(client);
    current.clear();
    // the pool gives its idle connections first: each is taken once and closed on release if it is retired
    for (let idle = pool.idleCount; idle > 0; idle -= 1) {
      pool.connect().then(
        (client) => client.release(retired.has(client)),
        () => undefined,
      );
    }
  }

  pool.on('connect', (client) => {
    current.add(client);
    client.connection.on('errorMessage', ({ code }) => {
      if (code === '25006' && current.has(client)) retire();
    });
  });
  pool.on('remove', (client) => current.delete(client as pg.PoolClient));
  pool.on('release', (_error, client) => {
    if (retired.has(client as pg.PoolClient)) void client.end();
  });
  return retire;
}
