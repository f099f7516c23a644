import { jobKinds, maxSalaryEuros } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { filterQuery, parseOfferFilters, searchParamsOf } from '../offers-url.ts';
import type { JobFilters } from './jobs.filters.ts';

function readSalary(text: string | null): number | null {
  if (text === null || !/^\d{1,7}$/.test(text)) return null;
  const euros = Number(text);
  return euros > 0 && euros <= maxSalaryEuros ? euros : null;
}

/** Reads an address that anybody may have typed: what makes no sense counts as not asked. */
export function parseJobFilters(params: URLSearchParams): JobFilters {
  const asked = params.getAll('contract');
  return {
    ...parseOfferFilters(params),
    contract: jobKinds.filter((kind) => asked.includes(kind)),
    minSalary: readSalary(params.get('minSalary')),
  };
}

/** The filters in use, as query fields of the page and of the API alike. */
export function jobFilterQuery({ contract, minSalary, ...others }: JobFilters) {
  return {
    ...filterQuery(others),
    ...(contract.length > 0 && { contract }),
    ...(minSalary !== null && { minSalary }),
  };
}

/** The page's query; what was not asked is left out of it. */
export function jobSearchParams(filters: JobFilters): URLSearchParams {
  return searchParamsOf(jobFilterQuery(filters));
}

/** Whether anything at all was asked. */
export function hasJobCriteria(filters: JobFilters): boolean {
  return Object.keys(jobFilterQuery(filters)).length > 0;
}
