import type { ApplicationStatus } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { type ShownApplicationRow, shownRows } from './shown-applications.repository.ts';

/** Whose applications are listed. */
export type ApplicationScope =
  | {
      readonly side: 'company';
      readonly companyId: string;
      readonly offerId: string | null;
      /** None: whatever the state. */
      readonly statuses: readonly ApplicationStatus[];
      readonly isFavourite: boolean;
    }
  | { readonly side: 'freelance' | 'jobseeker'; readonly profileId: string };

function conditionOf(scope: ApplicationScope) {
  if (scope.side !== 'company') {
    const column = sql.ref(`applications.${scope.side}_id`);
    return sql<boolean>`${column} = ${scope.profileId}::uuid`;
  }
  const ofOffer = scope.offerId === null ? sql`` : sql`and applications.offer_id = ${scope.offerId}::uuid`;
  const inState =
    scope.statuses.length === 0 ? sql`` : sql`and applications.status = any(${scope.statuses}::text[])`;
  const isFavourite = scope.isFavourite ? sql`and applications.favourite_at is not null` : sql``;
  return sql<boolean>`applications.company_id = ${scope.companyId}::uuid ${ofOffer} ${inState} ${isFavourite}`;
}

/** Newest first. */
export async function listApplicationRows(
  db: Queryable,
  scope: ApplicationScope,
  { before, take }: { before: Instant | null; take: number },
): Promise<ShownApplicationRow[]> {
  return shownRows(db, scope.side === 'company' ? 'company' : 'applicant')
    .where(conditionOf(scope))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(applications.created_at, applications.id) < (${before?.at}, ${before?.id}::uuid)`,
      ),
    )
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(take)
    .execute();
}

export async function countApplicationRows(db: Queryable, scope: ApplicationScope): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(conditionOf(scope))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findCompanyId(db: Queryable, userId: string): Promise<string | null> {
  const row = await db.selectFrom('companies').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row?.id ?? null;
}

/** The profile with which an account applies. */
export async function findProfileId(
  db: Queryable,
  side: 'freelance' | 'jobseeker',
  userId: string,
): Promise<string | null> {
  const row = await (side === 'freelance'
    ? db.selectFrom('freelances').select('id').where('user_id', '=', userId)
    : db.selectFrom('jobseekers').select('id').where('user_id', '=', userId)
  ).executeTakeFirst();
  return row?.id ?? null;
}
