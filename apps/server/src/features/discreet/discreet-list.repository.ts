import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../core/db/prepared-statements.ts';
import type { Queryable, Row } from '../../core/db/schema.ts';
import { doesNotHideFrom, mayFind } from '../visibility/index.ts';
import type { Firm } from './firms.repository.ts';

/** A discreet person as a firm's list has them. */
export type DiscreetRow = Pick<
  Row<'discreet_profiles'>,
  | 'user_id'
  | 'discreet_key'
  | 'trade'
  | 'place'
  | 'experience'
  | 'software'
  | 'phases'
  | 'availability'
  | 'salary_min'
> & {
  readonly position: number;
  /** Whether enough people that this firm may find share trade and place for the place to be shown. */
  readonly is_place_shared: boolean;
  /** When the firm sent its request; null without one. */
  readonly asked_at: Date | null;
  readonly asked_state: Row<'reveals'>['state'] | null;
  /** Where the firm may read who it is. */
  readonly jobseeker_id: string | null;
};

/** A search, and how many people must share a trade and place before the place is shown. */
export interface DiscreetSearch {
  readonly firm: Firm;
  readonly conditions: RawBuilder<unknown>;
  readonly leastSharing: number;
  /** Whether it is the page that is asked for most, of one text for each order: its statements are prepared. */
  readonly isFirstPage: boolean;
}

/** Where a page begins, in the order that is the firm's. */
export interface DiscreetPlace {
  readonly column: 'shuffle_a' | 'shuffle_b' | 'shuffle_c' | 'shuffle_d';
  readonly direction: 'asc' | 'desc';
  readonly start: number;
  readonly after: { readonly lap: number; readonly position: number; readonly userId: string } | null;
}

/** Those who share trade and place with the row `d`, as far as it matters whether they are enough. */
const isShared = (firm: Firm, leastSharing: number) => sql<boolean>`d.trade <> '' and (
  select count(*) from (
    select from discreet_profiles as other
    where other.place = d.place and other.trade = d.trade and ${doesNotHideFrom(firm, 'other.user_id')}
    limit ${sql.lit(leastSharing)}) as sharing) >= ${sql.lit(leastSharing)}`;

/** What a firm reads of the rows `d`. */
const shown = (firm: Firm, leastSharing: number) => sql`
  d.user_id, d.discreet_key, d.trade, d.place, d.experience, d.software, d.phases, d.availability, d.salary_min,
  ${isShared(firm, leastSharing)} as is_place_shared, asked.asked_at, asked.state as asked_state,
  -- the rule is asked of those alone whom the firm may know by a request or an application: it costs more than all else
  case when asked.state = 'revealed' or exists (
      select from applications join jobseekers on jobseekers.id = applications.jobseeker_id
        join companies on companies.id = applications.company_id
      where jobseekers.user_id = d.user_id and companies.user_id = ${firm.userId})
    then (select jobseekers.id from jobseekers
      where jobseekers.user_id = d.user_id and ${mayFind(firm.userId, 'jobseekers.user_id')}) end as jobseeker_id`;

const askedOf = (firm: Firm) => sql`
  left join lateral (
    select reveals.asked_at, reveals.state from reveals
    where reveals.person_id = d.user_id and reveals.siren = ${firm.siren}
      and (reveals.discreet_key = d.discreet_key or reveals.state = 'revealed')
    order by reveals.state = 'revealed' desc limit 1) as asked on true`;

/** A page of the list in the firm's order: from its starting point to the end of the column, and back to it. */
export async function listDiscreetRows(
  db: Queryable,
  { firm, conditions, leastSharing, isFirstPage }: DiscreetSearch,
  { column: name, direction, start, after }: DiscreetPlace,
  take: number,
): Promise<(DiscreetRow & { readonly lap: number })[]> {
  const column = sql.ref(`p.${name}`);
  const isForward = direction === 'asc';
  const way = isForward ? sql`asc` : sql`desc`;
  const [first, second] = isForward
    ? [sql`${column} >= ${start}`, sql`${column} < ${start}`]
    : [sql`${column} < ${start}`, sql`${column} >= ${start}`];
  const beyond = after
    ? sql`(${column}, p.user_id) ${isForward ? sql`>` : sql`<`} (${after.position}, ${after.userId}::uuid)`
    : sql`true`;
  const laps = [first, second].flatMap((where, lap) => {
    if (after && after.lap > lap) return [];
    const from = after?.lap === lap ? beyond : sql`true`;
    return [
      sql`(select p.*, ${column} as position, ${sql.lit(lap)} as lap from discreet_profiles as p
        where ${where} and ${from} and ${conditions} and ${doesNotHideFrom(firm, 'p.user_id')}
        order by ${column} ${way}, p.user_id ${way} limit ${sql.lit(take)})`,
    ];
  });
  const { rows } = await sql<DiscreetRow & { lap: number }>`
    ${isFirstPage ? prepared : sql``} select ${shown(firm, leastSharing)}, d.position, d.lap
    from (select * from (${sql.join(laps, sql` union all `)}) as both_laps limit ${sql.lit(take)}) as d ${askedOf(firm)}
    order by d.lap, d.position ${way}, d.user_id ${way}`.execute(db);
  return rows;
}

/** How many the list finds, counted up to `most`. */
export async function countDiscreet(
  db: Queryable,
  { firm, conditions, isFirstPage }: DiscreetSearch,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    ${isFirstPage ? prepared : sql``} select count(*)::integer as count from (
      select from discreet_profiles as p where ${conditions} and ${doesNotHideFrom(firm, 'p.user_id')}
      limit ${sql.lit(most)}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A discreet person by their current random key; undefined as well where they hide from the firm. */
export async function findDiscreet(
  db: Queryable,
  firm: Firm,
  discreetKey: string,
  leastSharing: number,
): Promise<DiscreetRow | undefined> {
  const { rows } = await sql<DiscreetRow>`
    ${prepared} select ${shown(firm, leastSharing)}, 0 as position from discreet_profiles as d ${askedOf(firm)}
    where d.discreet_key = ${discreetKey}::uuid and ${doesNotHideFrom(firm, 'd.user_id')}`.execute(db);
  return rows[0];
}

/** The trades shared by enough people in a place, whom a firm may find, for the place to be shown. */
export const sharedTrades = (firm: Firm, place: string, leastSharing: number) => sql`
  select other.trade from discreet_profiles as other
  where other.place = ${place} and other.trade <> '' and ${doesNotHideFrom(firm, 'other.user_id')}
  group by other.trade having count(*) >= ${leastSharing}`;
