import { filterLimits } from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import { exactName } from '../../core/lists/exact-search.ts';

/**
 * The filters of the directory. Rates in euros per hour, salaries in euros per year; the upper ends of
 * `filterLimits` mean "no limit". `availability` holds the short forms ('1 mois').
 */
export type Filters = Readonly<Required<DirectoryFilters>>;
export type ProfileType = Filters['type'];

const { hourlyRateEuros, salaryEuros, experienceYears } = filterLimits;

export const defaultFilters: Filters = {
  type: 'all',
  search: '',
  location: '',
  minRate: hourlyRateEuros.min,
  maxRate: hourlyRateEuros.max,
  minSalary: salaryEuros.min,
  maxSalary: salaryEuros.max,
  minExperience: experienceYears.min,
  availability: [],
  ordre: '',
  place: '',
  radius: null,
  travel: false,
  trade: [],
  phase: [],
  software: [],
  programme: [],
  context: [],
  availableBefore: '',
  order: 'shuffle',
};

const { minRate, maxRate, minSalary, maxSalary, availability } = defaultFilters;
const ofFreelances = { minRate, maxRate };
const ofJobseekers = { minSalary, maxSalary, availability };

/** The changes of choosing a kind of profile: filters of the other kind alone are reset. */
export function ofType(type: ProfileType): Partial<Filters> {
  return { type, ...(type === 'freelance' && ofJobseekers), ...(type === 'jobseeker' && ofFreelances) };
}

/** The query parameters that the page reads: every filter, the draw that fixes the order, and whether its words are exact. */
export const directoryQueryNames: readonly string[] = [...Object.keys(defaultFilters), 'seed', exactName];

function differs(filters: Filters, field: keyof Filters): boolean {
  return String(filters[field]) !== String(defaultFilters[field]);
}

/** The filters that narrow the list, the search bar included. */
export function activeFields(filters: Filters): (keyof Filters)[] {
  return (Object.keys(defaultFilters) as (keyof Filters)[]).filter((field) => differs(filters, field));
}

/** Whether anything at all was asked. */
export function hasCriteria(filters: Filters): boolean {
  return activeFields(filters).length > 0;
}
