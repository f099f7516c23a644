import type { MatchOffer } from '@mitoyen/contract/features/matches/match-facts.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { presentFacets } from '../vocabulary/index.ts';
import { areBlocked } from './profile-facts.repository.ts';

/** What is read of an offer to compare it. */
export interface OfferFacts extends MatchOffer {
  readonly id: string;
}

/**
 * These offers, without those that a freelance applied to, and without those of companies that this account blocked or
 * that blocked it.
 */
export async function findOfferFacts(
  db: Queryable,
  ids: readonly string[],
  { userId, profileId }: { readonly userId: string; readonly profileId: string },
): Promise<OfferFacts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select([
      'offers.id',
      'offers.requirements',
      'offers.is_remote',
      'offers.deadline',
      'offers.is_urgent',
      'offers.budget',
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
            .where('applications.freelance_id', '=', profileId),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    requirements: row.requirements,
    remote: row.is_remote ? 1 : 0,
    deadline: row.deadline,
    urgent: row.is_urgent,
    budget: row.budget,
    ...presentFacets(row),
  }));
}
