import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { noFilters, type OfferFilters } from '../offers.filters.ts';

/** The filters of the list of jobs, kept in the page's address. `remote`: five days a week. */
export interface JobFilters extends OfferFilters {
  readonly contract: readonly JobKind[];
  /** What the upper end of the salary must reach, in gross euros a year; null for any. */
  readonly minSalary: number | null;
}

export const noJobFilters: JobFilters = { ...noFilters, contract: [], minSalary: null };
