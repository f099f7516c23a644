import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsAny, containsPattern } from '../../core/search/contains-pattern.ts';
import { shortPlace } from '../../core/search/short-place.ts';
import type { SearchTerm } from '../../core/search/term-words.ts';
import {
  facetElements,
  groundCondition,
  holdsOne,
  placeCondition,
  type Surroundings,
} from '../facets/index.ts';
import type { AmountRange, DirectoryCriteria } from './directory-criteria.ts';
import { areCommon, expectedFits, type KnownOfSearch } from './directory-size.ts';
import {
  all,
  type ByWordGroups,
  byWordGroups,
  type HeldTerm,
  heldTerms,
  mostAtOnce,
  mostCompared,
} from './held-words.ts';

type Condition = RawBuilder<boolean>;

/** What fits, for the index of words, facets and trades. */
export interface ByIndex {
  readonly held: Condition;
  /** Whether words are among it: they come less often than facets and trades. */
  readonly hasWords: boolean;
  /** What is left to compare. */
  readonly rest: Condition | null;
  /** Whether that is texts alone: no other index finds fewer. */
  readonly isRestOfTexts: boolean;
  /** About how many profiles the directory has. */
  readonly size: number;
  /** About how many fit, as far as is known before looking; null where nothing is. */
  readonly expected: number | null;
}

/** The same conditions, written for the ways they are used in. */
export interface DirectoryConditions {
  /** For profiles that are looked at one by one. */
  readonly walk: Condition;
  /** For fetching by index what fits. */
  readonly fetch: Condition;
  /** The same by that index alone; null where nothing is asked that it knows. */
  readonly byIndex: ByIndex | null;
  /** For fetching what fits in another way than by `fetch`; null where that costs no less. */
  readonly byWordGroups: ByWordGroups | null;
  /** Whether the index of places tells all that is asked, so that fetching what fits reads no profile. */
  readonly isByPlaceAlone: boolean;
  /** Whether every profile fits. */
  readonly areNone: boolean;
}

const searchText = sql.ref('search_text');
const containsTerm = (term: string) => containsAny(searchText, tradeWordForms(term));

function within(column: 'rate' | 'salary', { min, max }: AmountRange): Condition[] {
  const amount = sql.ref(column);
  return [
    ...(min === null ? [] : [sql<boolean>`${amount} >= ${min}`]),
    ...(max === null ? [] : [sql<boolean>`${amount} <= ${max}`]),
  ];
}

/** What is asked of one kind alone leaves the other in. */
function kindCondition({ kind, rate, salary, availability }: DirectoryCriteria): Condition[] {
  if (!kind && !rate && !salary && !availability) return [];
  const freelance = all([sql`kind = 'freelance'`, ...(rate ? within('rate', rate) : [])]);
  const jobseeker = all([
    sql`kind = 'jobseeker'`,
    ...(salary ? within('salary', salary) : []),
    ...(availability ? [sql<boolean>`availability = any(${availability}::text[])`] : []),
  ]);
  if (kind === 'freelance') return [freelance];
  if (kind === 'jobseeker') return [jobseeker];
  return [sql`((${freelance}) or (${jobseeker}))`];
}

/** Any of the three trades that a profile names, each of which has an index of its own with the place. */
function tradeCondition({ trades }: DirectoryCriteria): Condition[] {
  if (trades === null) return [];
  const isOne = sql`any(${trades}::text[])`;
  return [sql<boolean>`(trades[1] = ${isOne} or trades[2] = ${isOne} or trades[3] = ${isOne})`];
}

/** The same for the index that facets are in. */
const heldTrades = ({ trades }: DirectoryCriteria) =>
  trades === null ? [] : [sql<boolean>`trades && ${trades}::text[]`];

/** The facets, trades and kind that are asked for: who fits has one of each list. */
export const askedTags = (criteria: DirectoryCriteria): (readonly string[])[] => [
  ...facetElements(criteria),
  ...(criteria.trades === null ? [] : [criteria.trades]),
  ...(criteria.kind ? [[criteria.kind]] : []),
];

/** Whether the index knows of a facet or a trade that is asked for. */
export const asksTags = (criteria: DirectoryCriteria): boolean =>
  criteria.trades !== null || facetElements(criteria).length > 0;

const dayCondition = ({ free }: DirectoryCriteria) =>
  free === null
    ? []
    : [
        sql<boolean>`(available_from <= ${free.by}::date or (available_from is null
          and availability = any(${free.orSaying}::text[])))`,
      ];

/** What is looked up among the known words, for the conditions. */
export function wordsToFind({ terms, location }: DirectoryCriteria): SearchTerm[] {
  const short = shortPlace(location);
  return [...terms.map(tradeWordForms), ...(short === null ? [] : [[short]])];
}

/**
 * Where more people live, a hundredth of all, whom another index finds is compared with the communes: looking up all who
 * are there costs more.
 */
const mostLookedUp = 700_000;

/**
 * Keeps the planner from finding profiles by a condition, and from weighing up how: it would look up each of thousands of
 * communes in what it knows of their frequency.
 */
const compared = (condition: Condition) => sql<boolean>`coalesce((${condition}), false)`;

/**
 * What a profile must fulfil, as SQL over `directory_profiles`; with what was found of `wordsToFind`, and what is around
 * the place asked for. Without surroundings, it may be anywhere.
 */
export function directoryConditions(
  criteria: DirectoryCriteria,
  { found, size, tagFrequencies }: KnownOfSearch,
  surroundings: Surroundings | null,
): DirectoryConditions {
  const { terms, location, minExperience } = criteria;
  const others = [
    ...(location === null
      ? []
      : [sql<boolean>`location_folded like fold_text(${containsPattern(location)})`]),
    ...kindCondition(criteria),
    ...(minExperience === null ? [] : [sql<boolean>`experience_years >= ${minExperience}`]),
    ...dayCondition(criteria),
    ...(criteria.isSuggested ? [sql<boolean>`is_suggested`] : []),
  ];
  const around = surroundings === null ? [] : [placeCondition(surroundings)];
  const facets = facetElements(criteria);
  const tagged = [...tradeCondition(criteria), ...facets.map(holdsOne)];
  const contained = terms.map(containsTerm);
  const texts = [...contained, ...others, ...around, ...tagged];
  if (texts.length === 0)
    return {
      walk: sql`true`,
      fetch: sql`true`,
      byIndex: null,
      byWordGroups: null,
      isByPlaceAlone: false,
      areNone: true,
    };
  const held = heldTerms(mostAtOnce, found);
  const rare = facets.filter((elements) => !areCommon(elements, tagFrequencies));
  const areRareAsked = held.length + rare.length > 0 || criteria.trades !== null;
  const lookedUp = areRareAsked ? rare : facets;
  const leftOut = facets.filter((elements) => !lookedUp.includes(elements)).map(holdsOne);
  const tags = [...lookedUp.map(holdsOne), ...heldTrades(criteria)];
  const isAsked = held.length + tags.length > 0;
  const grounds = surroundings !== null && isAsked ? [groundCondition(surroundings)] : [];
  const holding = (asked: readonly HeldTerm[]) => [
    ...asked.map(({ condition }) => condition),
    ...tags,
    ...grounds,
  ];
  // who has one of the words that contain a term contains it: nothing is left to compare
  const comparing = (asked: readonly HeldTerm[]) => [
    ...contained.filter((_, index) => !asked.some((one) => one.found === found[index])).map(compared),
    ...others,
    ...[...around, ...leftOut].map(compared),
  ];
  // where another index may find the profile, texts are cheaper to compare than words
  const areWordsAll = others.length + around.length + tagged.length === 0 && held.length > 0;
  // a trade and a place are in one index, if nobody travels to it
  const isByTrade = held.length + facets.length === 0 && !criteria.place?.withTravellers;
  const areMany = (surroundings?.population ?? 0) > mostLookedUp || criteria.place?.withTravellers;
  const near = grounds.length > 0 && areMany ? around.map(compared) : around;
  const few = heldTerms(mostCompared, found);
  const fetch = isByTrade
    ? [...contained.map(compared), ...others, ...around, ...tagged]
    : areWordsAll
      ? [...comparing(held), ...holding(held)]
      : [
          ...[...contained, ...leftOut].map(compared),
          ...others,
          ...near,
          ...holding(location === null ? held : few),
        ];
  const rest = comparing(few);
  return {
    walk: all(texts),
    fetch: all(fetch),
    byIndex:
      few.length + tags.length > 0
        ? {
            held: all(holding(few)),
            hasWords: few.length > 0,
            rest: rest.length > 0 ? all(rest) : null,
            isRestOfTexts: rest.length > 0 && others.length + around.length + leftOut.length === 0,
            size,
            expected: expectedFits({ size, tagFrequencies }, { tagLists: askedTags(criteria), surroundings }),
          }
        : null,
    byWordGroups: byWordGroups(found, (asked, besides) =>
      comparing(asked).length === 0 ? holding(besides) : null,
    ),
    isByPlaceAlone: surroundings !== null && !criteria.place?.withTravellers && texts.length === 1,
    areNone: false,
  };
}
