import { type RawBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { notSuspended } from '../../core/auth/not-suspended.ts';
import { prepare } from '../../core/db/prepared-statements.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import { type CardRow, professionalColumns } from '../profiles/index.ts';
import { type ProofMarkRow, proofMarkRowsOf } from '../proofs/index.ts';
import { mayFind } from '../visibility/index.ts';

const shownColumns = [
  ...professionalColumns,
  'expected_salary',
  'experiences',
  'education',
  'contracts',
  'cover_file_id',
  'cv_file_id',
  'cv_audience',
  'visibility',
] as const;

/** What is shown of a job seeker, with the name of the account: no instants, so that it is the same out of JSON. */
export type JobseekerRow = Pick<Row<'jobseekers'>, (typeof shownColumns)[number]> & {
  username: string;
  first_name: string | null;
  cv_cautions: Row<'files'>['cautions'] | null;
  /** Whether its owner has blocked the viewer. */
  is_viewer_blocked?: boolean;
};

/** The same as its own page has it: with the proofs that others may see. */
export type JobseekerPageRow = JobseekerRow & { proof_marks: ProofMarkRow[] };

/** As much of it as a card says. */
export type JobseekerCardRow = CardRow<JobseekerRow> & Pick<JobseekerRow, 'expected_salary' | 'cv_file_id'>;

const shown = (db: Queryable) =>
  db
    .selectFrom('jobseekers')
    .select(shownColumns.map((column) => `jobseekers.${column}` as const))
    .select(
      sql<
        JobseekerRow['cv_cautions']
      >`(select cautions from files where files.id = jobseekers.cv_file_id)`.as('cv_cautions'),
    );

const rows = (db: Queryable) =>
  shown(db)
    .innerJoin('users', 'users.id', 'jobseekers.user_id')
    .select(['users.username', 'users.first_name'])
    .where('users.suspended_at', 'is', null);

const forPage = (db: Queryable) => rows(db).select(proofMarkRowsOf('jobseekers.user_id').as('proof_marks'));

/** False when the account has such a profile already. */
export async function insertJobseekerRow(tx: Tx, row: NewRow<'jobseekers'>): Promise<boolean> {
  const result = await tx
    .insertInto('jobseekers')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const isBlocked = (viewerId: string | null) =>
  sql<boolean>`exists (select from blocks
    where blocker_id = jobseekers.user_id and blocked_id = ${viewerId}::uuid)`.as('is_viewer_blocked');

const byId = prepare((db, id: string, viewerId: string | null) =>
  forPage(db)
    .select('users.email_confirmed_at')
    .select(isBlocked(viewerId))
    .where('jobseekers.id', '=', id)
    .where(mayFind(viewerId, 'jobseekers.user_id')),
);

/**
 * With the date on which its account's address was confirmed; undefined as well where the viewer may not find
 * it.
 */
export async function findJobseeker(
  db: Queryable,
  id: string,
  viewerId: string | null,
): Promise<(JobseekerPageRow & { email_confirmed_at: Date | null }) | undefined> {
  const [row] = await byId(db, id, viewerId);
  return row;
}

export async function findJobseekerByUser(
  db: Queryable,
  userId: string,
  viewerId: string | null,
): Promise<JobseekerPageRow | undefined> {
  return forPage(db)
    .select(isBlocked(viewerId))
    .where('jobseekers.user_id', '=', userId)
    .where(mayFind(viewerId, 'jobseekers.user_id'))
    .executeTakeFirst();
}

/** The job seeker of an account in one value of a statement about `users`; null where it has no such profile. */
export const jobseekerRowOfUser = (db: Queryable): RawBuilder<JobseekerPageRow | null> =>
  jsonObjectFrom(
    shown(db)
      .select([
        sql.ref<string>('users.username').as('username'),
        sql.ref<string | null>('users.first_name').as('first_name'),
      ])
      .select(proofMarkRowsOf('jobseekers.user_id').as('proof_marks'))
      .where('jobseekers.user_id', '=', sql.ref<string>('users.id')),
  );

export async function hasJobseeker(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.selectFrom('jobseekers').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** The account's profile, locked until the transaction ends. */
export async function lockJobseekerByUser(tx: Tx, userId: string): Promise<Row<'jobseekers'> | undefined> {
  return tx.selectFrom('jobseekers').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateJobseekerRow(
  tx: Tx,
  userId: string,
  change: Partial<NewRow<'jobseekers'>>,
): Promise<void> {
  await tx.updateTable('jobseekers').set(change).where('user_id', '=', userId).execute();
}

/** Sets who may find an account's profile; triggers update the tables that depend on it. */
export async function setVisibility(
  tx: Tx,
  userId: string,
  change: Pick<NewRow<'jobseekers'>, 'visibility' | 'updated_at'>,
): Promise<void> {
  await tx.updateTable('jobseekers').set(change).where('user_id', '=', userId).execute();
}

/** Who may download a CV; undefined as well where the viewer may not find its owner. */
export async function findCvAudience(
  db: Queryable,
  cvFileId: string,
  viewerId: string | null,
): Promise<Row<'jobseekers'>['cv_audience'] | undefined> {
  const row = await db
    .selectFrom('jobseekers')
    .select('cv_audience')
    .where('cv_file_id', '=', cvFileId)
    .where(mayFind(viewerId, 'jobseekers.user_id'))
    .executeTakeFirst();
  return row?.cv_audience;
}

/** Those that everybody may find. */
export async function listJobseekers(
  db: Queryable,
  beforeId: string | null,
  take: number,
): Promise<JobseekerRow[]> {
  return rows(db)
    .where('jobseekers.visibility', '=', 'public')
    .$if(beforeId !== null, (query) => query.where('jobseekers.id', '<', beforeId))
    .orderBy('jobseekers.id', 'desc')
    .limit(take)
    .execute();
}

export async function countJobseekers(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('jobseekers')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('visibility', '=', 'public')
    .where(notSuspended('jobseekers.user_id'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
