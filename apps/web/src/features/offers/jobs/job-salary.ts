import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { jobTexts } from './jobs.texts.ts';

/** What a job pays: '38 000 – 45 000 € brut par an'. */
export function salaryText(job: Pick<JobOffer, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>): string {
  return jobTexts.range(job.salaryMin, job.salaryMax, job.salaryPeriod);
}
