import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { JobFilters } from './jobs.filters.ts';
import { jobListTexts as texts } from './jobs.texts.ts';

/** One active filter of the panel: what it says, and what taking it away changes. */
interface JobChip {
  readonly label: string;
  readonly removal: Partial<JobFilters>;
}

/** The filters of jobs alone, in the panel's order. */
export function jobChips({ contract, minSalary, remote }: JobFilters): JobChip[] {
  return [
    ...contract.map((kind) => ({
      label: offerKindLabels[kind],
      removal: { contract: contract.filter((other) => other !== kind) },
    })),
    ...(minSalary === null ? [] : [{ label: texts.salaryChip(minSalary), removal: { minSalary: null } }]),
    ...(remote ? [{ label: texts.remote, removal: { remote: false } }] : []),
  ];
}
