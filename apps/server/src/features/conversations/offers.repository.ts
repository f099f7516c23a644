import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** An offer as far as two people talk about it. */
interface DiscussedOffer {
  readonly id: string;
  readonly title: string;
  readonly companyUserId: string;
}

/** An offer that is no draft; a deleted one too, for those who have applied to it. */
export async function findDiscussedOffer(db: Queryable, id: string): Promise<DiscussedOffer | undefined> {
  return db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(['offers.id', 'offers.title', 'companies.user_id as companyUserId'])
    .where('offers.id', '=', id)
    .where('offers.status', '<>', 'draft')
    .executeTakeFirst();
}

/** Whether a person ever applied to an offer of a company, withdrawn or not: then they wrote first. */
export async function hasApplied(
  db: Queryable,
  { companyUserId, applicantUserId }: { companyUserId: string; applicantUserId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .select('applications.id')
    .where('companies.user_id', '=', companyUserId)
    .where(
      sql<boolean>`(freelance_id = (select id from freelances where user_id = ${applicantUserId})
        or jobseeker_id = (select id from jobseekers where user_id = ${applicantUserId}))`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
