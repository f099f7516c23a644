import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import type { KnownAnswers, KnownTotals } from '../../core/search/known-answers.ts';
import { readListVersion } from '../../core/search/list-versions.repository.ts';
import { countFacets, type FoundRows, type KnownFacets } from '../facets/index.ts';
import type { OfferCriteria, OfferList } from './offer-criteria.ts';
import { listedIn } from './offer-list.repository.ts';
import { audienceOf, countOfferSearch, offerSearchKey, prepareOfferSearch } from './prepare-offer-search.ts';

interface FacetContext extends Pick<AppContext, 'db' | 'clock'> {
  /** Both of this list. */
  readonly totals: KnownTotals;
  readonly facets: KnownAnswers<KnownFacets>;
}

/**
 * What can narrow a search of a list of open offers; of missions, for the signed-out, départements alone, as they are
 * told no more.
 */
export async function countOfferFacets(
  context: FacetContext,
  criteria: OfferCriteria,
  viewer: Pick<SessionUser, 'id'> | null,
): Promise<FacetCounts> {
  const { db, totals, facets } = context;
  const { list } = criteria;
  const isTold = audienceOf(list, viewer) === 'members';
  const version = await readListVersion(db, list);
  const keyOf = (narrower: OfferCriteria) => offerSearchKey(context, narrower, viewer);
  const find = async (narrower: OfferCriteria): Promise<FoundRows> => {
    const plan = await prepareOfferSearch(context, narrower, viewer);
    const known = totals.last(plan.key);
    const isKnown = known !== null && known.version >= version;
    // every offer is counted by an index, which does not hold the rows
    const isCounted = isKnown || plan.isHopeless || plan.isPlain;
    return {
      total: isCounted ? await countOfferSearch(context, plan, version) : null,
      all: allOf(list, plan.conditions('count'), isTold),
      some: sampleOf(list, plan.conditions('page'), isTold),
      ...(!isCounted && {
        learnTotal: (total) => void totals.at(version, plan.key, () => Promise.resolve(total)),
      }),
    };
  };
  const kinds = isTold ? undefined : (['departements'] as const);
  return countFacets({ db, known: facets, version, keyOf, find }, criteria, kinds);
}

/** Of an offer whose place is not told in words, the signed-out learn it in no other way. */
const placeFor = (isTold: boolean) =>
  isTold ? sql`place_code` : sql`case when location_folded <> '' then place_code end as place_code`;

/** Which stand for more than are counted: about a tenth, whatever they are. */
const isDrawn = sql`uuid_hash(offer_id) % 10 = 0`;

function allOf(list: OfferList, conditions: RawBuilder<boolean>, isTold: boolean) {
  return sql`
    select trades, facets, ${placeFor(isTold)}, ${isDrawn} as is_drawn from ${listedIn[list]}
    where ${conditions} limit ${countEnd}`;
}

/** Searches whose facets are remembered: longer than totals, so fewer of them. */
export const facetsKept = 500;

const lookedAt = 5_000;
const mostInSample = 1_000;

/** Those who come first in the list stand for all. */
function sampleOf(list: OfferList, conditions: RawBuilder<boolean>, isTold: boolean) {
  return sql`
    select trades, facets, ${placeFor(isTold)}
    from (select * from ${listedIn[list]} order by is_highlighted desc, created_at desc, offer_id desc limit ${lookedAt}) as seen
    where ${conditions} limit ${mostInSample}`;
}
