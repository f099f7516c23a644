import { createDemoCompanies, type DemoCompany } from './companies.ts';
import { type DemoConversation, demoConversations } from './conversations.ts';
import { createDemoFreelances, type DemoFreelance } from './freelances.ts';
import { createDemoJobseekers, type DemoJobseeker } from './jobseekers.ts';

export interface DemoContent {
  readonly freelances: readonly DemoFreelance[];
  readonly jobseekers: readonly DemoJobseeker[];
  readonly companies: readonly DemoCompany[];
  readonly conversations: readonly DemoConversation[];
}

/** Everybody and everything in the demonstration, always the same. */
export function createDemoContent(): DemoContent {
  return {
    freelances: createDemoFreelances(),
    jobseekers: createDemoJobseekers(),
    companies: createDemoCompanies(),
    conversations: demoConversations,
  };
}
