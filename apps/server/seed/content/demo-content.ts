import { createDemoApplications, type DemoApplication } from './applications.ts';
import { createDemoCompanies, type DemoCompany } from './companies.ts';
import { type DemoConversation, demoConversations } from './conversations.ts';
import { createDemoFreelances, type DemoFreelance } from './freelances.ts';
import { createDemoJobseekers, type DemoJobseeker } from './jobseekers.ts';
import { createDemoOffers, type DemoOffer } from './offers.ts';

export interface DemoContent {
  readonly freelances: readonly DemoFreelance[];
  readonly jobseekers: readonly DemoJobseeker[];
  readonly companies: readonly DemoCompany[];
  readonly conversations: readonly DemoConversation[];
  readonly offers: readonly DemoOffer[];
  readonly applications: readonly DemoApplication[];
}

/** Everybody and everything in the demonstration, always the same. */
export function createDemoContent(): DemoContent {
  const freelances = createDemoFreelances();
  const offers = createDemoOffers();
  return {
    freelances,
    jobseekers: createDemoJobseekers(),
    companies: createDemoCompanies(),
    conversations: demoConversations,
    offers,
    applications: createDemoApplications(offers, freelances),
  };
}
