import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';

/** Undefined where nobody can apply. */
export async function findOfferKind(db: Queryable, id: string): Promise<OfferKind | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db
    .selectFrom('offers')
    .select('kind')
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.kind;
}

/** The CV in a job seeker's profile. */
export async function findProfileCv(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('jobseekers')
    .select('cv_file_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.cv_file_id ?? null;
}

/** Takes the CVs from applications, and returns their ids. */
export async function takeSentCvs(
  tx: Tx,
  of: { readonly applicationId: string } | { readonly offerId: string },
): Promise<string[]> {
  const condition =
    'offerId' in of ? sql`offer_id = ${of.offerId}::uuid` : sql`id = ${of.applicationId}::uuid`;
  const { rows } = await sql<{ file: string }>`
    with sent as (
      select id, cv_file_id from applications where ${condition} and cv_file_id is not null for update
    )
    update applications set cv_file_id = null from sent
    where applications.id = sent.id returning sent.cv_file_id as file`.execute(tx);
  return rows.map(({ file }) => file);
}

/** Whether the account's company received this CV with an application, and may still find the applicant. */
export async function isCvSentTo(db: Queryable, fileId: string, companyUserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select('applications.id')
    .where('applications.cv_file_id', '=', fileId)
    .where('applications.status', '<>', 'withdrawn')
    .where('offers.deleted_at', 'is', null)
    .where('companies.user_id', '=', companyUserId)
    .innerJoin('jobseekers', 'jobseekers.id', 'applications.jobseeker_id')
    .where(mayFind(companyUserId, 'jobseekers.user_id'))
    .executeTakeFirst();
  return row !== undefined;
}
