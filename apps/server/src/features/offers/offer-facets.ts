import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import type { KnownAnswers, KnownTotals } from '../../core/search/known-answers.ts';
import { readListVersion } from '../../core/search/list-versions.repository.ts';
import { countFacets, type KnownFacets, type RowsToCount } from '../facets/index.ts';
import { type OfferCriteria, readOfferCriteria } from './offer-criteria.ts';
import { countOfferSearch, offerSearchKey, prepareOfferSearch } from './prepare-offer-search.ts';

interface FacetContext extends Pick<AppContext, 'db' | 'clock'> {
  /** Both of the list of offers. */
  readonly totals: KnownTotals;
  readonly facets: KnownAnswers<KnownFacets>;
}

/** What can narrow a search of the open offers; for the signed-out, départements alone, as they are told no more. */
export async function countOfferFacets(
  context: FacetContext,
  filters: OfferFilters,
  viewer: Pick<SessionUser, 'id'> | null,
): Promise<FacetCounts> {
  const { db, facets } = context;
  const criteria = readOfferCriteria(filters);
  const version = await readListVersion(db, 'offers');
  const keyOf = (narrower: OfferCriteria) => offerSearchKey(context, narrower, viewer);
  const find = async (narrower: OfferCriteria): Promise<RowsToCount> => {
    const plan = await prepareOfferSearch(context, narrower, viewer);
    const total = await countOfferSearch(context, plan, version);
    return {
      total,
      rows:
        total < countEnd
          ? allOf(plan.conditions('count'), viewer)
          : sampleOf(plan.conditions('page'), viewer),
    };
  };
  const kinds = viewer ? undefined : (['departements'] as const);
  return countFacets({ db, known: facets, version, keyOf, find }, criteria, kinds);
}

/** Of an offer whose place is not told in words, the signed-out learn it in no other way. */
const placeFor = (viewer: Pick<SessionUser, 'id'> | null) =>
  viewer ? sql`place_code` : sql`case when location_folded <> '' then place_code end as place_code`;

function allOf(conditions: RawBuilder<boolean>, viewer: Pick<SessionUser, 'id'> | null) {
  return sql`select trades, facets, ${placeFor(viewer)} from listed_offers where ${conditions} limit ${countEnd}`;
}

const lookedAt = 5_000;
const mostInSample = 1_000;

/** Those who come first in the list stand for all. */
function sampleOf(conditions: RawBuilder<boolean>, viewer: Pick<SessionUser, 'id'> | null) {
  return sql`
    select trades, facets, ${placeFor(viewer)}
    from (select * from listed_offers order by is_highlighted desc, created_at desc, offer_id desc limit ${lookedAt}) as seen
    where ${conditions} limit ${mostInSample}`;
}
