import {
  availabilityFilters,
  availabilityFilterValues,
  filterLimits,
  ordreFilters,
  seedPattern,
} from '@mitoyen/contract/features/directory/directory.rules.ts';
import { readSearchWords } from '../../core/lists/search-words.ts';
import { readFieldFilters, readMobilityFilters } from '../field-search/index.ts';
import { activeFields, type Filters, type ProfileType } from './directory.filters.ts';

/** What stands in the page's address: the filters, and the draw that fixes the order. */
export interface DirectoryAddress {
  readonly filters: Filters;
  readonly seed: string | null;
}

const types: readonly ProfileType[] = ['all', 'freelance', 'jobseeker'];

function readAmount(params: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = params.get(name)?.trim().replace(',', '.');
  const amount = text ? Number(text) : Number.NaN;
  return Number.isFinite(amount) ? Math.min(Math.max(amount, 0), max) : fallback;
}

function readRange(params: URLSearchParams, names: [string, string], limits: { min: number; max: number }) {
  const max = readAmount(params, names[1], limits.max, limits.max);
  const min = readAmount(params, names[0], limits.min, limits.max);
  return { min: Math.min(min, max), max };
}

function readAvailability(params: URLSearchParams): string[] {
  const asked = new Set(
    params.getAll('availability').flatMap((text) => availabilityFilterValues(text) ?? []),
  );
  return availabilityFilters.filter(({ value }) => asked.has(value)).map(({ label }) => label);
}

/** Reads an address that anybody may have typed: what makes no sense counts as not asked. */
export function parseDirectoryAddress(params: URLSearchParams): DirectoryAddress {
  const rate = readRange(params, ['minRate', 'maxRate'], filterLimits.hourlyRateEuros);
  const salary = readRange(params, ['minSalary', 'maxSalary'], filterLimits.salaryEuros);
  const seed = params.get('seed');
  const field = readFieldFilters(params);
  return {
    filters: {
      ...field,
      ...readMobilityFilters(params, field),
      type: types.find((type) => type === params.get('type')) ?? 'all',
      ...readSearchWords(params),
      minRate: rate.min,
      maxRate: rate.max,
      minSalary: salary.min,
      maxSalary: salary.max,
      minExperience: Math.floor(readAmount(params, 'minExperience', 0, filterLimits.experienceYears.max)),
      availability: readAvailability(params),
      ordre: ordreFilters.find((value) => value === params.get('ordre')) ?? '',
    },
    seed: seed !== null && seedPattern.test(seed) ? seed : null,
  };
}

/** The filters that are not at their default, as query fields of the page and of the API alike. */
export function filterQuery(filters: Filters): Partial<Filters> {
  return Object.fromEntries(activeFields(filters).map((field) => [field, filters[field]]));
}

/** The page's query; default values are left out of it. */
export function directorySearchParams({ filters, seed }: DirectoryAddress): URLSearchParams {
  const params = new URLSearchParams();
  for (const [field, value] of Object.entries(filterQuery(filters))) {
    for (const item of Array.isArray(value) ? value : [value])
      params.append(field, item === true ? '1' : String(item));
  }
  if (seed !== null) params.set('seed', seed);
  return params;
}
