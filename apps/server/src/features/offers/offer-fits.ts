import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import { shortPlace } from '../../core/search/short-place.ts';
import { facetsFit, placeFits } from '../facets/index.ts';
import type { OfferCriteria } from './offer-criteria.ts';
import type { Audience } from './offer-word-conditions.ts';

/** A row of `listed_offers` or `listed_jobs`, its words spelt out. */
export interface OfferToFit {
  /** `YYYY-MM-DD`. */
  readonly deadline: string;
  readonly is_remote: boolean;
  readonly location_folded: string;
  readonly place_code: string | null;
  readonly trades: readonly string[];
  readonly facets: ReadonlySet<string>;
  readonly words: readonly string[];
  readonly publicWords: readonly string[];
  /** Of jobs alone, as their salary: the upper end, in gross euros a year. */
  readonly kind?: JobKind;
  readonly yearly_salary?: number;
}

export interface FitContext {
  readonly audience: Audience;
  /** The day in Europe/Paris. */
  readonly today: string;
  /** A text as the database folds it. */
  fold(text: string): string;
}

/** What `fold` must know for these criteria. */
export function offerTextsToFold({ terms, location }: OfferCriteria): string[] {
  const short = shortPlace(location);
  return [
    ...terms.flatMap((term) => tradeWordForms(term)),
    ...(location === null ? [] : [location]),
    ...(short === null ? [] : [short]),
  ];
}

/** Whether the list would show an offer: what `offerConditions` says in SQL, of a row that is at hand. */
export function offerFits(
  criteria: OfferCriteria,
  offer: OfferToFit,
  { audience, today, fold }: FitContext,
): boolean {
  const { terms, location, isRemote, place, trades, kinds, minSalary } = criteria;
  const isMember = audience === 'members';
  if (offer.deadline < today) return false;
  if (isRemote !== null && offer.is_remote !== isRemote) return false;
  if (kinds !== null && !(offer.kind && kinds.includes(offer.kind))) return false;
  if (minSalary !== null && (offer.yearly_salary ?? -1) < minSalary) return false;
  if (place !== null && !(isMember || offer.location_folded !== '')) return false;
  if (place !== null && !placeFits(place, offer)) return false;
  if (!isMember && hasFacets(criteria)) return false;
  if (trades !== null && !trades.some((trade) => offer.trades.includes(trade))) return false;
  if (!facetsFit(criteria, offer.facets)) return false;
  const holds = (words: readonly string[], text: string) => words.some((word) => word.includes(fold(text)));
  if (location !== null && !offer.location_folded.includes(fold(location))) return false;
  const short = shortPlace(location);
  if (short !== null && !holds(offer.publicWords, short)) return false;
  const searched = isMember ? offer.words : offer.publicWords;
  return terms.every((term) => tradeWordForms(term).some((form) => holds(searched, form)));
}

/** Whether something is asked that the signed-out are not told of an offer, so that they find nothing by it. */
export function hasFacets({ trades, phases, software, programmes, contexts }: OfferCriteria): boolean {
  return [trades, phases, software, programmes, contexts].some((asked) => asked !== null);
}
