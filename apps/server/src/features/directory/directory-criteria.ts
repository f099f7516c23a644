import type { Availability } from '@mitoyen/contract/core/availability.ts';
import { addDays } from '@mitoyen/contract/core/paris-day.ts';
import {
  availabilityFilterValues,
  isUnlimitedRate,
  isUnlimitedSalary,
} from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { ProfileKind } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import {
  type DirectoryFilters,
  directoryFilters,
} from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchedRows } from '../../core/lists/list-query.ts';
import {
  type AskedFacets,
  type AskedLocation,
  type AskedPlace,
  facetTags,
  locationCondition,
  readAskedFacets,
  readAskedLocation,
  readAskedPlace,
  tagConditions,
} from '../facets/index.ts';
import { holdsTerms, readTerms } from '../vocabulary/index.ts';

/** Both ends belong to it; null where it is open. */
export interface AmountRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Available by a day: their date is not later, or they gave none and their availability is one of these. */
export interface AskedDay {
  readonly by: string;
  readonly orSaying: readonly Availability[];
}

/** What filters ask of a profile. Null asks nothing. */
export interface DirectoryCriteria extends AskedFacets {
  readonly place: AskedPlace | null;
  readonly free: AskedDay | null;
  readonly terms: readonly string[];
  readonly location: AskedLocation | null;
  readonly kind: ProfileKind | null;
  readonly minExperience: number | null;
  /** Of a freelance, in euros per hour. */
  readonly rate: AmountRange | null;
  /** Of a job seeker, in euros per year. */
  readonly salary: AmountRange | null;
  /** Of a job seeker: one of them. */
  readonly availability: readonly string[] | null;
  /** A number of the Ordre that stands on a day, verified or at least declared. */
  readonly ordre: { readonly on: string; readonly isVerified: boolean } | null;
  /** Only profiles that may be suggested; the list shows the others as well. */
  readonly isSuggested?: true;
  /** The caller is signed out, and does not find profiles that only members may find. */
  readonly isForVisitor?: true;
}

/** Amounts are stored in cents: a bound between two of them stands for the next one. */
function toCents(amount: number, round: (value: number) => number): number {
  return Number(amount.toFixed(2)) === amount ? amount : round(amount * 100) / 100;
}

function readRange(
  min: number | undefined,
  max: number | undefined,
  isUnlimited: boolean,
): AmountRange | null {
  const range = {
    min: min === undefined || min <= 0 ? null : toCents(min, Math.ceil),
    max: max === undefined || isUnlimited ? null : toCents(max, Math.floor),
  };
  return range.min === null && range.max === null ? null : range;
}

function readAvailability(asked: readonly string[]): readonly string[] | null {
  const values = new Set(asked.flatMap((text) => availabilityFilterValues(text) ?? []));
  return values.size === 0 ? null : [...values].sort();
}

/** « Sous 1 mois » counts from today, not from the day on which the person said so. */
const monthDays = 30;

function readDay(by: string, today: string): AskedDay | null {
  if (by === '') return null;
  const isIn = (months: number) => by >= addDays(today, months * monthDays);
  return {
    by,
    orSaying: [
      'Disponible immédiatement',
      'Disponible',
      ...(isIn(1) ? (['Disponible sous 1 mois'] as const) : []),
      ...(isIn(3) ? (['Disponible sous 3 mois'] as const) : []),
    ],
  };
}

/**
 * The same criteria for all filters that mean the same. `today` is the day in Europe/Paris.
 * @throws ApiError 400 for places and codes that there are not, and for a radius around nothing.
 */
export function readCriteria(filters: DirectoryFilters, today: string): DirectoryCriteria {
  const kind = filters.type === 'all' ? null : filters.type;
  const { minRate, maxRate, minSalary, maxSalary, minExperience } = filters;
  return {
    terms: readTerms(filters.search),
    location: readAskedLocation(filters.location),
    kind,
    minExperience: minExperience || null,
    rate: kind === 'jobseeker' ? null : readRange(minRate, maxRate, isUnlimitedRate(maxRate)),
    salary: kind === 'freelance' ? null : readRange(minSalary, maxSalary, isUnlimitedSalary(maxSalary)),
    availability: kind === 'freelance' ? null : readAvailability(filters.availability),
    place: readAskedPlace(filters, filters.travel),
    free: readDay(filters.availableBefore, today),
    ordre: filters.ordre === '' ? null : { on: today, isVerified: filters.ordre === 'verified' },
    ...readAskedFacets(filters),
  };
}

/** Criteria that ask nothing. */
export const anybody = readCriteria(directoryFilters.parse({}), '');

type Condition = RawBuilder<boolean>;

const all = (conditions: readonly Condition[]) => sql.join<boolean>(conditions, sql` and `);

function within(column: 'rate' | 'salary', { min, max }: AmountRange): Condition[] {
  const amount = sql.ref(column);
  return [
    ...(min === null ? [] : [sql<boolean>`${amount} >= ${min}`]),
    ...(max === null ? [] : [sql<boolean>`${amount} <= ${max}`]),
  ];
}

/** Filters of one kind do not exclude the other. */
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

const dayCondition = ({ free }: DirectoryCriteria) =>
  free === null
    ? []
    : [
        sql<boolean>`(available_from <= ${free.by}::date or (available_from is null
          and availability = any(${free.orSaying}::text[])))`,
      ];

const ordreCondition = ({ ordre }: DirectoryCriteria) => {
  if (ordre === null) return [];
  const until = sql.ref(ordre.isVerified ? 'ordre_verified_until' : 'ordre_until');
  return [sql<boolean>`${until} >= ${ordre.on}::date`];
};

/** What a profile must fulfil, as SQL over `directory_profiles`; null where every profile does. */
export function directoryConditions(criteria: DirectoryCriteria): Condition | null {
  const { terms, location, minExperience } = criteria;
  const conditions = [
    ...holdsTerms(sql.ref('search_text'), terms),
    ...(location === null ? [] : [locationCondition(location)]),
    ...kindCondition(criteria),
    ...(minExperience === null ? [] : [sql<boolean>`experience_years >= ${minExperience}`]),
    ...dayCondition(criteria),
    ...ordreCondition(criteria),
    ...(criteria.isSuggested ? [sql<boolean>`is_suggested`] : []),
    ...(criteria.isForVisitor ? [sql<boolean>`is_members_only is not true`] : []),
    ...tagConditions(facetTags(criteria), criteria.place),
  ];
  return conditions.length === 0 ? null : all(conditions);
}

/** The profiles that fit. */
export const profileSearch = (criteria: DirectoryCriteria): SearchedRows => ({
  list: 'directory',
  key: JSON.stringify(criteria),
  conditions: directoryConditions(criteria) ?? sql`true`,
});
