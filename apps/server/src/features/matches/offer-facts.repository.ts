import type { MatchOffer } from '@mitoyen/contract/features/matches/match-facts.ts';
import type { OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { presentFacets } from '../vocabulary/index.ts';
import { areBlocked, type ProfileFacts } from './profile-facts.repository.ts';

/** What is read of an offer to compare it. */
export interface OfferFacts extends MatchOffer {
  readonly id: string;
  readonly kind: OfferKind;
}

/**
 * These offers, without those that this profile applied to, and without those of companies that this account blocked or
 * that blocked it.
 */
export async function findOfferFacts(
  db: Queryable,
  ids: readonly string[],
  { userId, profile }: { readonly userId: string; readonly profile: Pick<ProfileFacts, 'id' | 'kind'> },
): Promise<OfferFacts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select([
      'offers.id',
      'offers.kind',
      'offers.requirements',
      'offers.is_remote',
      'offers.deadline',
      'offers.is_urgent',
      'offers.budget',
      'offers.salary_min',
      'offers.salary_max',
      'offers.salary_period',
      'offers.start_date',
      'offers.hours_per_week',
      'offers.place_code',
      'offers.trades',
      'offers.phases',
      'offers.software',
      'offers.programmes',
      'offers.contexts',
    ])
    .where(sql<boolean>`offers.id = any(${ids}::uuid[])`)
    .where(sql<boolean>`not ${areBlocked(sql.ref('companies.user_id'), userId)}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.offer_id', '=', 'offers.id')
            .where(`applications.${profile.kind}_id`, '=', profile.id),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    requirements: row.requirements,
    remote: row.is_remote ? 1 : 0,
    deadline: row.deadline,
    urgent: row.is_urgent,
    budget: row.budget,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    salaryPeriod: row.salary_period,
    startDate: row.start_date,
    hoursPerWeek: row.hours_per_week,
    ...presentFacets(row),
  }));
}
