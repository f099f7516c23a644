import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import { shortPlace } from '../../core/search/short-place.ts';
import { facetsFit, placeFits } from '../facets/index.ts';
import type { AmountRange, DirectoryCriteria } from './directory-criteria.ts';

/** A row of `directory_profiles`. */
export interface ProfileToFit {
  readonly kind: 'freelance' | 'jobseeker';
  readonly search_text: string;
  readonly location_folded: string;
  readonly rate: number | null;
  readonly salary: number | null;
  readonly experience_years: number | null;
  readonly availability: string | null;
  /** Missing in what was noted before the directory knew of it. */
  readonly is_suggested?: boolean;
  /** `YYYY-MM-DD`. */
  readonly available_from: string | null;
  readonly place_code: string | null;
  readonly travel_km: number | null;
  readonly trades: readonly string[];
  readonly facets: ReadonlySet<string>;
}

/** What `fold` must know for these criteria. */
export function profileTextsToFold({ terms, location }: DirectoryCriteria): string[] {
  const short = shortPlace(location);
  return [
    ...terms.flatMap((term) => tradeWordForms(term)),
    ...(location === null ? [] : [location]),
    ...(short === null ? [] : [short]),
  ];
}

function isWithinRange(amount: number | null, range: AmountRange | null): boolean {
  if (range === null) return true;
  const { min, max } = range;
  return amount !== null && (min === null || amount >= min) && (max === null || amount <= max);
}

/** What is asked of one kind alone leaves the other in. */
function kindFits({ kind, rate, salary, availability }: DirectoryCriteria, profile: ProfileToFit): boolean {
  if (kind !== null && profile.kind !== kind) return false;
  if (profile.kind === 'freelance') return isWithinRange(profile.rate, rate);
  if (!isWithinRange(profile.salary, salary)) return false;
  return availability === null || isOneOf(availability, profile.availability);
}

const isOneOf = (values: readonly string[], value: string | null) => value !== null && values.includes(value);

function isFree({ free }: DirectoryCriteria, { available_from: from, availability }: ProfileToFit): boolean {
  if (free === null) return true;
  return from === null ? isOneOf(free.orSaying, availability) : from <= free.by;
}

/** Whether a profile is suggested to whoever keeps a search: who is not available, only where that is asked for. */
export function isSuggestedFor(
  { availability }: DirectoryCriteria,
  { is_suggested: isSuggested = true, ...profile }: ProfileToFit,
): boolean {
  return isSuggested || (profile.kind === 'jobseeker' && (availability ?? []).includes('Indisponible'));
}

/** Whether the directory would show a profile: what `directoryConditions` says in SQL, of a row that is at hand. */
export function profileFits(
  criteria: DirectoryCriteria,
  profile: ProfileToFit,
  fold: (text: string) => string,
): boolean {
  const { terms, location, minExperience, place, trades } = criteria;
  if (!kindFits(criteria, profile) || !isFree(criteria, profile)) return false;
  if (minExperience !== null && (profile.experience_years ?? -1) < minExperience) return false;
  if (place !== null && !placeFits(place, profile)) return false;
  if (trades !== null && !trades.some((trade) => profile.trades.slice(0, 3).includes(trade))) return false;
  if (!facetsFit(criteria, profile.facets)) return false;
  const short = shortPlace(location);
  if (location !== null && !profile.location_folded.includes(fold(location))) return false;
  if (short !== null && !profile.search_text.includes(fold(short))) return false;
  return terms.every((term) => tradeWordForms(term).some((form) => profile.search_text.includes(fold(form))));
}
