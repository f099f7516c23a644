import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

type Account = string | null | RawBuilder<unknown>;

/**
 * The rule of who may find whom, as a condition: whether an account (null: a visitor) may find the person whose account a
 * column names, with its table, and read who they are. Everybody finds whoever is no job seeker or a public one; members alone are found by
 * the signed-in; a discreet person by themselves and by firms that they revealed themselves to or applied to, and that they
 * do not hide from (`may_find`, migration 0145).
 *
 * Every statement that gives out something of a person has it, or is named in `scripts/lib/people-reads.mjs` with why it
 * needs none; a row that is left out is to look like one that was never there. Most people are for everybody: that alone is
 * asked of each row, by a small index.
 */
export function mayFind(viewer: Account, personIdColumn: `${string}.${string}`): RawBuilder<boolean> {
  const person = sql.ref(personIdColumn);
  return sql<boolean>`(not exists (select from jobseekers as who where who.user_id = ${person} and who.visibility <> 'public')
    or may_find(${viewer}::uuid, ${person}))`;
}

/**
 * The same where an account names somebody whom it may have exchanged messages with: what was written stays, and so does
 * who wrote it.
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
