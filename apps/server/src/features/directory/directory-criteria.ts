import {
  availabilityFilterValues,
  isUnlimitedRate,
  isUnlimitedSalary,
} from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { ProfileKind } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import { foldKey } from '../../core/search/fold-key.ts';
import { readTerms } from '../../core/search/read-terms.ts';

/** Both ends belong to it; null where it is open. */
export interface AmountRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** What filters ask of a profile. Null asks nothing. */
export interface DirectoryCriteria {
  readonly terms: readonly string[];
  readonly location: string | null;
  readonly kind: ProfileKind | null;
  readonly minExperience: number | null;
  /** Of a freelance, in euros per hour. */
  readonly rate: AmountRange | null;
  /** Of a job seeker, in euros per year. */
  readonly salary: AmountRange | null;
  /** Of a job seeker: one of them. */
  readonly availability: readonly string[] | null;
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

/** The same criteria for all filters that mean the same. */
export function readCriteria(filters: DirectoryFilters): DirectoryCriteria {
  const kind = filters.type === 'all' ? null : filters.type;
  const { minRate, maxRate, minSalary, maxSalary, minExperience } = filters;
  return {
    terms: readTerms(filters.search),
    location: filters.location === '' ? null : foldKey(filters.location),
    kind,
    minExperience: minExperience || null,
    rate: kind === 'jobseeker' ? null : readRange(minRate, maxRate, isUnlimitedRate(maxRate)),
    salary: kind === 'freelance' ? null : readRange(minSalary, maxSalary, isUnlimitedSalary(maxSalary)),
    availability: kind === 'freelance' ? null : readAvailability(filters.availability),
  };
}
