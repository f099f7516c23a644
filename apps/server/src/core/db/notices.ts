import type pg from 'pg';

/** What PostgreSQL raised: its text, and the detail. */
type Notice = Readonly<Partial<Record<'message' | 'detail', string>>>;
type Handler = (notice: Notice, client: pg.PoolClient) => void;

const handlersOf = new WeakMap<pg.Pool, Handler[]>();

/** Calls `handler` with notices that connections of this pool receive, before the statement's result. */
export function onNotice(pool: pg.Pool, handler: Handler): void {
  handlersOf.set(pool, [...(handlersOf.get(pool) ?? []), handler]);
}

/** Passes the notices that a new connection of the pool receives to the pool's handlers. */
export function handOnNotices(pool: pg.Pool, client: pg.PoolClient): void {
  client.on('notice', (notice) => {
    for (const handler of handlersOf.get(pool) ?? []) handler(notice, client);
  });
}
