import { filterLimits } from '@mitoyen/contract/features/directory/directory.rules.ts';

export type ProfileType = 'all' | 'freelance' | 'jobseeker';

/**
 * What the visitor asked of the directory. Rates in euros per hour, salaries in euros per year; the upper ends of
 * `filterLimits` mean "no limit". `availability` holds the short forms ('1 mois').
 */
export interface Filters {
  readonly type: ProfileType;
  readonly search: string;
  readonly location: string;
  readonly minRate: number;
  readonly maxRate: number;
  readonly minSalary: number;
  readonly maxSalary: number;
  readonly minExperience: number;
  readonly availability: readonly string[];
}

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
};

/** The filters of the side panel, each with the fields it stands for. */
export const filterGroups = {
  type: ['type'],
  rate: ['minRate', 'maxRate'],
  salary: ['minSalary', 'maxSalary'],
  experience: ['minExperience'],
  availability: ['availability'],
} as const satisfies Record<string, readonly (keyof Filters)[]>;
export type FilterGroup = keyof typeof filterGroups;

function differs(filters: Filters, field: keyof Filters): boolean {
  return String(filters[field]) !== String(defaultFilters[field]);
}

/** The panel's filters that narrow the list, in the panel's order. */
export function activeGroups(filters: Filters): FilterGroup[] {
  return (Object.keys(filterGroups) as FilterGroup[]).filter((group) =>
    filterGroups[group].some((field) => differs(filters, field)),
  );
}

/** Whether anything at all was asked, the search bar included. */
export function hasCriteria(filters: Filters): boolean {
  return (Object.keys(defaultFilters) as (keyof Filters)[]).some((field) => differs(filters, field));
}

/** The same filters with one of them back at its default. */
export function withoutGroup(filters: Filters, group: FilterGroup): Filters {
  return {
    ...filters,
    ...Object.fromEntries(filterGroups[group].map((field) => [field, defaultFilters[field]])),
  };
}
