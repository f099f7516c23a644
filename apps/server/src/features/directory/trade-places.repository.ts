import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { holdsTag, tagPrefixes } from '../facets/index.ts';

export interface TradePlace {
  readonly code: string;
  readonly count: number;
}

/** Of whom everybody finds: the communes that most of a trade name as theirs, most first; of these alone where some are given. */
export async function findPlacesOfTrade(
  db: Queryable,
  trade: string,
  { among, limit }: { among: readonly string[] | null; limit: number },
): Promise<TradePlace[]> {
  const there = among === null ? sql`place_code like 'c%'` : sql`place_code = any(${among})`;
  const { rows } = await sql<TradePlace>`
    select place_code as code, count(*)::integer as count from directory_profiles
    where ${holdsTag([`${tagPrefixes.trades}${trade}`])} and ${there} and not is_members_only
    group by place_code order by count desc, code limit ${limit}`.execute(db);
  return rows;
}
