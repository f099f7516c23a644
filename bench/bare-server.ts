import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import pg from 'pg';
import type { QueryPlan } from './record-queries.ts';

/** What a bare server is told, as JSON in the file its first argument names. */
export interface BareServerTask {
  readonly connection: pg.PoolConfig;
  readonly plans: Readonly<Record<string, QueryPlan>>;
}

// The least that can answer: the product's queries through `pg`, the last stage's rows as JSON. No routing, no
// validation, no presenter, no headers.
const { connection, plans }: BareServerTask = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const pool = new pg.Pool({ ...connection, max: 15 });

async function answer(plan: QueryPlan): Promise<string> {
  let rows: unknown[] = [];
  for (const stage of plan) {
    const results = await Promise.all(stage.map(({ text, values }) => pool.query(text, [...values])));
    rows = results.map((result) => result.rows);
  }
  return JSON.stringify(rows);
}

const server = createServer((request, response) => {
  answer(plans[request.url ?? ''] ?? [])
    .then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
    .catch(() => response.writeHead(500).end());
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
