import type { OfferStatus } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { companySeats } from './company-identities.ts';
import { type JobTemplate, jobTemplates } from './job-templates.ts';
import { placeOf, projects } from './offers.ts';
import { createRandom } from './random.ts';

export interface DemoJob extends JobTemplate {
  /** Rank of its company. */
  readonly company: number;
  readonly place: string;
  readonly tutor: string | null;
  readonly status: Exclude<OfferStatus, 'draft'>;
  readonly publishedDaysAgo: number;
  /** From today; in the past for a job that expired. */
  readonly deadlineInDays: number;
}

const jobCount = 40;

/** Most are open; one in ten was filled, and one each was given up or ran out. */
function statusAt(rank: number): DemoJob['status'] {
  if (rank % 10 === 7) return 'filled';
  return rank === 18 ? 'cancelled' : rank === 29 ? 'expired' : 'open';
}

/** The one job of the first company, whose account is there to be tried: it has offers left to publish. */
const tried = { company: 0, rank: 2 } as const;

const companyAt = (rank: number) =>
  rank === tried.rank ? tried.company : 1 + (rank % (companySeats.length - 1));

/** The forty jobs of the demonstration, always the same: three or four for each company but the first. */
export function createDemoJobs(): DemoJob[] {
  return Array.from({ length: jobCount }, (_, rank) => createJob(rank));
}

function createJob(rank: number): DemoJob {
  const random = createRandom(`job/${rank}`);
  // so that no company looks for the same twice
  const template = jobTemplates[(rank + Math.floor(rank / 20)) % jobTemplates.length];
  const company = companyAt(rank);
  const place = placeOf(company);
  if (!template || !place) throw new RangeError(`job ${rank} is nobody’s`);
  const status = statusAt(rank);
  return {
    ...template,
    title: `${template.title}, ${projects[(rank * 5 + 3) % projects.length]}`,
    company,
    place,
    tutor: template.kind === 'msp' ? random.pick(['Irène Castel', 'Paul Garnier', 'Nadia Ferhat']) : null,
    status,
    publishedDaysAgo: 9 + (rank % 21),
    deadlineInDays: status === 'expired' ? -random.int(1, 6) : random.int(20, 110),
  };
}
