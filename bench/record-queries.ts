import type { AppContext } from '@mitoyen/server/src/core/context/app-context.ts';
import type { Schema } from '@mitoyen/server/src/core/db/schema.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type { FilledDatabase } from './open-databases.ts';

export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The queries behind one answer: a stage's run together, a stage starts when the one before has ended. */
export type QueryPlan = readonly (readonly RecordedQuery[])[];

/** Answers an address of the API. */
export type Operation = (context: AppContext) => Promise<unknown>;
export type OperationOf = (path: string, isMember: boolean) => Operation;

/** What the product asks the database for these addresses, so that a bare server can ask exactly the same. */
export async function recordQueries(
  database: FilledDatabase,
  scenarios: readonly { readonly paths: readonly string[]; readonly token?: string }[],
  operationOf: OperationOf,
): Promise<Record<string, QueryPlan>> {
  const plans: Record<string, QueryPlan> = {};
  let ended: (RecordedQuery & { startMs: number; endMs: number })[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query, queryDurationMillis }) => {
      const endMs = performance.now();
      ended.push({
        text: query.sql,
        values: query.parameters,
        startMs: endMs - queryDurationMillis,
        endMs,
      });
    },
  });
  // all that these operations use
  const context = { db, clock: { now: () => new Date() } } as AppContext;
  for (const { paths, token } of scenarios) {
    for (const path of paths) {
      ended = [];
      await operationOf(path, token !== undefined)(context);
      plans[path] = inStages(ended);
    }
  }
  return plans;
}

/** Queries that overlapped in time did not wait for each other. */
function inStages(queries: readonly (RecordedQuery & { startMs: number; endMs: number })[]): QueryPlan {
  const stages: RecordedQuery[][] = [];
  let firstEndMs = Number.NEGATIVE_INFINITY;
  for (const { text, values, startMs, endMs } of queries.toSorted((a, b) => a.startMs - b.startMs)) {
    if (startMs >= firstEndMs) {
      stages.push([]);
      firstEndMs = endMs;
    }
    stages.at(-1)?.push({ text, values });
    firstEndMs = Math.min(firstEndMs, endMs);
  }
  return stages;
}
