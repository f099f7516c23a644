import type { RevealState } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { doesNotHideFrom, mayFind } from '../visibility/index.ts';
import type { Firm } from './firms.repository.ts';

/** False when the firm asked this person before, this time. */
export async function insertReveal(tx: Tx, row: NewRow<'reveals'>): Promise<boolean> {
  const result = await tx
    .insertInto('reveals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'siren', 'discreet_key']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A request to this person that they can read, locked until the transaction ends. */
export async function lockReveal(tx: Tx, id: string, personId: string): Promise<Row<'reveals'> | undefined> {
  return tx
    .selectFrom('reveals')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('state', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the account that asked is known to be that firm still, and none that the person hides from. */
export async function isStillFirm(tx: Tx, { asked_by, person_id, siren }: Row<'reveals'>): Promise<boolean> {
  const { rows } = await sql<{ still: boolean }>`
    select exists (
      select from companies where user_id = ${asked_by} and left(siret, 9) = ${siren}
        and is_confirmed_company(user_id) and not is_hidden_from(user_id, ${person_id}::uuid)) as still`.execute(
    tx,
  );
  return rows[0]?.still === true;
}

export async function updateReveal(tx: Tx, id: string, change: Partial<NewRow<'reveals'>>): Promise<void> {
  await tx.updateTable('reveals').set(change).where('id', '=', id).execute();
}

/** A request as its person reads it. */
export type RevealRow = Pick<
  Row<'reveals'>,
  'id' | 'siren' | 'company_name' | 'subject' | 'content' | 'asked_at' | 'answered_at' | 'conversation_id'
> & {
  readonly state: RevealState;
  readonly company_id: string | null;
  readonly confirmation: 'website' | 'operator' | null;
};

/** Firms' requests to a person, latest first, without those that ended unanswered. */
export async function listRevealRows(
  db: Queryable,
  personId: string,
  { before, take }: { before: Instant | null; take: number },
): Promise<RevealRow[]> {
  const after = before ? sql`and (asked_at, reveals.id) < (${before.at}, ${before.id}::uuid)` : sql``;
  const { rows } = await sql<RevealRow>`
    select reveals.id, reveals.siren, company_name, subject, content, asked_at, state, answered_at, conversation_id,
      companies.id as company_id,
      case when left(companies.siret, 9) = reveals.siren and is_confirmed_company(asked_by)
        then case when confirmed_by_operator_at is not null then 'operator' else 'website' end end as confirmation
    from reveals left join companies on companies.user_id = asked_by
    where person_id = ${personId} and state <> 'ended' ${after}
    order by asked_at desc, reveals.id desc limit ${take}`.execute(db);
  return rows;
}

export async function countReveals(db: Queryable, personId: string): Promise<number> {
  const row = await db
    .selectFrom('reveals')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A firm's request to a person whom it still may find. */
export type AskedRow = Pick<Row<'reveals'>, 'id' | 'subject' | 'content' | 'asked_at' | 'state'> & {
  /** Of the person in the list; null while they are not. */
  readonly shown_key: string | null;
  readonly jobseeker_id: string | null;
  /** Of the account that asks; another account of the firm has none. */
  readonly own_conversation_id: string | null;
};

/** Requests whose person is still listed under the same key, or has revealed themselves and may be found. */
const asked = (firm: Firm) => sql`
  from reveals
  left join discreet_profiles as d on d.user_id = reveals.person_id and ${doesNotHideFrom(firm, 'reveals.person_id')}
  left join jobseekers on jobseekers.user_id = reveals.person_id and ${mayFind(firm.userId, 'jobseekers.user_id')}
  where reveals.siren = ${firm.siren} and reveals.state <> 'ended'
    and (d.discreet_key = reveals.discreet_key or (reveals.state = 'revealed' and jobseekers.id is not null))`;

/** What a firm asked, the last first. */
export async function listAskedRows(
  db: Queryable,
  firm: Firm,
  { before, take }: { before: Instant | null; take: number },
): Promise<AskedRow[]> {
  const after = before ? sql`and (reveals.asked_at, reveals.id) < (${before.at}, ${before.id}::uuid)` : sql``;
  const { rows } = await sql<AskedRow>`
    select reveals.id, subject, content, asked_at, state, d.discreet_key as shown_key, jobseekers.id as jobseeker_id,
      case when asked_by = ${firm.userId} then conversation_id end as own_conversation_id
    ${asked(firm)} ${after}
    order by reveals.asked_at desc, reveals.id desc limit ${take}`.execute(db);
  return rows;
}

export async function countAsked(db: Queryable, firm: Firm): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${asked(firm)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes an account's unanswered requests, and its words in all others. */
export async function forgetAsker(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('reveals').where('asked_by', '=', userId).where('state', '=', 'waiting').execute();
  await tx
    .updateTable('reveals')
    .set({ asked_by: null, subject: '', content: '' })
    .where('asked_by', '=', userId)
    .execute();
}

/** Ends unsuccessful requests made before an instant, and deletes their words. */
export async function endRevealsBefore(db: Queryable, before: Date): Promise<void> {
  await sql`
    update reveals set state = 'ended', subject = '', content = ''
    where (state in ('waiting', 'declined') and asked_at < ${before})
      or (state = 'withdrawn' and answered_at < ${before})
      or (state = 'ended' and asked_at < ${before} and (subject <> '' or content <> ''))`.execute(db);
}

/** Deletes what has ended and was asked before an instant, of people who are no longer discreet as they were then. */
export async function deleteEndedReveals(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from reveals where state = 'ended' and asked_at < ${before}
      and not exists (select from jobseekers where jobseekers.user_id = reveals.person_id
        and jobseekers.discreet_key = reveals.discreet_key)`.execute(db);
}

/**
 * An account's requests for its archive: without their recipients, and with no more of an answer than it has
 * read.
 */
export async function listAskedForArchive(db: Queryable, userId: string) {
  return db
    .selectFrom('reveals')
    .select(['id', 'siren', 'subject', 'content', 'asked_at'])
    .select(sql<boolean>`state = 'revealed'`.as('is_revealed'))
    .where('asked_by', '=', userId)
    .orderBy('asked_at')
    .execute();
}

/** Firms' requests to a person, for the person's archive. */
export async function listRevealsForArchive(db: Queryable, personId: string) {
  return db
    .selectFrom('reveals')
    .select(['id', 'siren', 'company_name', 'subject', 'content', 'asked_at', 'state', 'answered_at'])
    .where('person_id', '=', personId)
    .orderBy('asked_at')
    .execute();
}
