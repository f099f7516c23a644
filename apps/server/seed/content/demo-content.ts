import { createDemoApplications, type DemoApplication } from './applications.ts';
import { createDemoCompanies, type DemoCompany } from './companies.ts';
import { type DemoConversation, demoConversations } from './conversations.ts';
import { createDemoFreelances, type DemoFreelance } from './freelances.ts';
import { createDemoJobApplications, type DemoJobApplication } from './job-applications.ts';
import { createDemoJobs, type DemoJob } from './jobs.ts';
import { createDemoJobseekers, type DemoJobseeker } from './jobseekers.ts';
import { createDemoOffers, type DemoOffer } from './offers.ts';

export interface DemoContent {
  readonly freelances: readonly DemoFreelance[];
  readonly jobseekers: readonly DemoJobseeker[];
  readonly companies: readonly DemoCompany[];
  readonly conversations: readonly DemoConversation[];
  readonly offers: readonly DemoOffer[];
  readonly applications: readonly DemoApplication[];
  readonly jobs: readonly DemoJob[];
  readonly jobApplications: readonly DemoJobApplication[];
}

/** Everybody and everything in the demonstration, always the same. */
export function createDemoContent(): DemoContent {
  const freelances = createDemoFreelances();
  const jobseekers = createDemoJobseekers();
  const offers = createDemoOffers();
  const jobs = createDemoJobs();
  return {
    freelances,
    jobseekers,
    companies: createDemoCompanies(),
    conversations: demoConversations,
    offers,
    applications: createDemoApplications(offers, freelances),
    jobs,
    jobApplications: createDemoJobApplications(jobs, jobseekers),
  };
}
