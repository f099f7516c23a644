import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Queryable, Schema } from '../src/core/db/schema.ts';

/** A node of `explain (format json)`. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs a query and answers how PostgreSQL did it. */
export async function readPlan(db: Queryable, query: RawBuilder<unknown>): Promise<PlanNode> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (analyze, buffers, format json, timing off, costs off) ${query}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('no plan');
  return plan;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** A plan's node reports the mean of its loops. */
const rowsOf = (node: PlanNode) =>
  Math.round(node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)));

/** What a plan did with a table: which indexes were read, how many of its rows, and each time it was read from end to end. */
export function scansOf(plan: PlanNode, table: string) {
  const done = nodesOf(plan).filter((node) => node['Actual Loops'] > 0);
  return {
    indexes: [...new Set(done.flatMap((node) => node['Index Name'] ?? []))].sort(),
    rows: done.filter((node) => node['Relation Name'] === table).reduce((sum, node) => sum + rowsOf(node), 0),
    sequential: done.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table),
  };
}

/** More often than PostgreSQL does before it decides whether to keep a plan. */
const times = 10;

/** Of how many prepared statements PostgreSQL comes to keep the plan when the same is asked for again and again. */
export function plansKept(db: Kysely<Schema>, ask: (db: Queryable) => Promise<unknown>): Promise<number> {
  return db.connection().execute(async (connection) => {
    const count = async () => {
      const { rows } = await sql<{ kept: number }>`
        select count(*) as kept from pg_prepared_statements where generic_plans > 0`.execute(connection);
      return rows[0]?.kept ?? 0;
    };
    const before = await count();
    for (let time = 0; time < times; time += 1) await ask(connection);
    return (await count()) - before;
  });
}
