import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { JobOffer, ShownOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { salaryText } from './job-salary.ts';
import { jobTexts as texts } from './jobs.texts.ts';

/** The offer where it is a job. */
export function asJob(offer: ShownOffer): JobOffer | null {
  return 'kind' in offer && offer.kind !== 'mission' ? offer : null;
}

/** The page's title: what is sought, as what, by whom. */
export function jobTitle(job: JobOffer): string {
  return texts.head(job.titre, offerKindLabels[job.kind], job.companyName);
}

/** One sentence for search engines and shared links. */
export function describeJob(job: JobOffer): string {
  const place = job.lieu ?? texts.remoteDays(job.remoteDays);
  const contract = texts.contracts[job.kind];
  return texts.description(job.titre, contract, job.companyName, place, salaryText(job));
}
