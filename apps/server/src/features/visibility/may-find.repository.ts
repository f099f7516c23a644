import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

type Account = string | null | RawBuilder<unknown>;

/**
 * The rule of who may find whom, as an SQL condition: whether an account (null: a visitor) may find the
 * person whose account id `personIdColumn` holds (written with its table), and read who they are. Everybody
 * finds a person who is no job seeker, or a public one; members only, one visible to members; a discreet one
 * only themselves, and firms to which they revealed themselves or applied, unless they hide from them
 * (`may_find`, migration 0145).
 *
 * Every statement that returns something about a person has this condition, or is listed in
 * `scripts/lib/people-reads.mjs` with the reason why it needs none; a row left out must look like one that
 * never existed. Most people are public: a small index tells so for each row, without calling the function.
 */
export function mayFind(viewer: Account, personIdColumn: `${string}.${string}`): RawBuilder<boolean> {
  const person = sql.ref(personIdColumn);
  return sql<boolean>`(not exists (select from jobseekers as who where who.user_id = ${person} and who.visibility <> 'public')
    or may_find(${viewer}::uuid, ${person}))`;
}

/**
 * The same for an account's own conversations and other past exchanges: messages stay, and so does the name
 * of their author.
 */
export function mayKnow(viewer: Account, personIdColumn: `${string}.${string}`): RawBuilder<boolean> {
  const person = sql.ref(personIdColumn);
  return sql<boolean>`(not exists (select from jobseekers as who where who.user_id = ${person} and who.visibility <> 'public')
    or may_know(${viewer}::uuid, ${person}))`;
}

/** The same rule about one person by the account's id; of an account that there is not, true. */
export async function canFind(db: Queryable, viewerId: string | null, personId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select may_find(${viewerId}::uuid, ${personId}::uuid) as may`.execute(db);
  return rows[0]?.may === true;
}

/** As `mayKnow` says, about one person. */
export async function canKnow(db: Queryable, viewerId: string | null, personId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select may_know(${viewerId}::uuid, ${personId}::uuid) as may`.execute(db);
  return rows[0]?.may === true;
}

/** What operators find: of discreet people, those about whom there is a report. */
export function mayOperatorFind(personIdColumn: `${string}.${string}`): RawBuilder<boolean> {
  const person = sql.ref(personIdColumn);
  return sql<boolean>`(not exists (select from jobseekers as who where who.user_id = ${person} and who.visibility = 'discreet')
    or exists (select from reports where reports.reported_id = ${person}))`;
}

/** A firm by every SIREN that it has said to be, and every account that has said to be one of these. */
interface HiddenFirm {
  readonly sirens: readonly string[];
  readonly accounts: readonly string[];
}

/** That a person does not hide from a firm: `is_hidden_from` of a list's rows, for a firm that was looked up once. */
export function doesNotHideFrom(
  { sirens, accounts }: HiddenFirm,
  personIdColumn: `${string}.${string}`,
): RawBuilder<boolean> {
  const person = sql.ref(personIdColumn);
  return sql<boolean>`(not exists (select from hidden_from where hidden_from.user_id = ${person}
      and hidden_from.siren = any(${sirens}::text[]))
    and not exists (select from blocks where blocks.blocker_id = ${person}
      and blocks.blocked_id = any(${accounts}::uuid[])))`;
}
