import type { ApplicationStatus } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { sql } from 'kysely';
import { fileUnlessSuspended, nameUnlessSuspended } from '../../core/auth/not-suspended.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';

/** An application with its offer, its company and its applicant. */
export interface ApplicationRow extends Row<'applications'> {
  readonly offer_kind: Row<'offers'>['kind'];
  readonly offer_title: string;
  readonly offer_status: Row<'offers'>['status'];
  readonly offer_deadline: string;
  readonly offer_deleted_at: Date | null;
  readonly company_name: string;
  readonly company_user_id: string;
  readonly applicant_user_id: string;
  readonly applicant_name: string;
  readonly applicant_avatar_file_id: string | null;
}

/** Also of a deleted offer: who applied to it keeps its answer. */
export const applicationRows = (db: Queryable) =>
  db
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .leftJoin('freelances', 'freelances.id', 'applications.freelance_id')
    .leftJoin('jobseekers', 'jobseekers.id', 'applications.jobseeker_id')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`users.id = coalesce(freelances.user_id, jobseekers.user_id)`),
    )
    .selectAll('applications')
    .select([
      'offers.kind as offer_kind',
      'offers.title as offer_title',
      'offers.status as offer_status',
      'offers.deadline as offer_deadline',
      'offers.deleted_at as offer_deleted_at',
      'companies.user_id as company_user_id',
      'users.id as applicant_user_id',
      nameUnlessSuspended('companies.name', 'companies.user_id').as('company_name'),
      nameUnlessSuspended('users.username', 'users.id').as('applicant_name'),
      fileUnlessSuspended(sql`coalesce(freelances.avatar_file_id, jobseekers.avatar_file_id)`, 'users.id').as(
        'applicant_avatar_file_id',
      ),
    ]);

/** An application that this account received or sent, which nobody else changes until the transaction ends. */
export async function lockApplicationOf(
  tx: Tx,
  id: string,
  side: 'company' | 'applicant',
  userId: string,
): Promise<ApplicationRow | undefined> {
  const owner = side === 'company' ? 'companies.user_id' : 'users.id';
  return applicationRows(tx)
    .where('applications.id', '=', id)
    .where(owner, '=', userId)
    .forUpdate('applications')
    .executeTakeFirst();
}

/** False when this person applied to this offer before. */
export async function insertApplication(tx: Tx, row: NewRow<'applications'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateApplicationRow(
  tx: Tx,
  id: string,
  change: Partial<NewRow<'applications'>>,
): Promise<void> {
  await tx.updateTable('applications').set(change).where('id', '=', id).execute();
}

/** Dates a change for its two people. */
export async function noteEvent(
  tx: Tx,
  applicationId: string,
  event: { status: ApplicationStatus; message: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto('application_events')
    .values({ id: newId(), application_id: applicationId, ...event })
    .execute();
}

/** What happened to each application, oldest first. */
export async function findEvents(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<Row<'application_events'>[]> {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('application_events')
    .selectAll()
    .where(sql<boolean>`application_id = any(${applicationIds}::uuid[])`)
    .orderBy('application_id')
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Deletes those to which nothing has happened since an instant: accepted ones, or all others. Returns their CVs. */
export async function deleteApplicationsBefore(
  db: Queryable,
  which: 'accepted' | 'others',
  before: Date,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('applications')
    .where('created_at', '<', before)
    .where('status', which === 'accepted' ? '=' : '<>', 'accepted')
    .where(
      sql<boolean>`not exists (select from application_events
        where application_events.application_id = applications.id and application_events.at >= ${before})`,
    )
    .returning('cv_file_id')
    .execute();
  return rows.flatMap(({ cv_file_id }) => cv_file_id ?? []);
}
