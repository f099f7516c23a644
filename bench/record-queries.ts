import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { AppContext } from '@mitoyen/server/src/core/context/app-context.ts';
import type { Schema } from '@mitoyen/server/src/core/db/schema.ts';
import { searchDirectory } from '@mitoyen/server/src/features/directory/search-directory.ts';
import { showFreelance } from '@mitoyen/server/src/features/freelances/show-freelance.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type { FilledDatabase } from './open-databases.ts';

export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The queries behind one answer: a stage's run together, a stage starts when the one before has ended. */
export type QueryPlan = readonly (readonly RecordedQuery[])[];

type Operation = (context: Pick<AppContext, 'db'>) => Promise<unknown>;

/** The operation that answers an address of the API. */
function operationOf(path: string): Operation {
  const url = new URL(path, 'http://localhost');
  if (url.pathname === directoryRoutes.search.path) {
    const query = directoryRoutes.search.query?.parse(Object.fromEntries(url.searchParams));
    if (!query) throw new Error('the directory takes a query');
    return (context) => searchDirectory(context, query);
  }
  const id = url.pathname.split('/').at(-1) ?? '';
  return (context) => showFreelance(context, id, null);
}

/** What the product asks the database for these addresses, so that a bare server can ask exactly the same. */
export async function recordQueries(
  database: FilledDatabase,
  paths: readonly string[],
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
  for (const path of paths) {
    ended = [];
    await operationOf(path)({ db });
    plans[path] = inStages(ended);
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
