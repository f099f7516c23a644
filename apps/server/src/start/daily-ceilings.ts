import type { DailyCeilings } from '../core/context/app-context.ts';
import type { Env } from '../env.ts';

/** The most that one account does in a day. */
export function dailyCeilingsOf(env: Env): DailyCeilings {
  return {
    conversations: {
      freelance: env.CONVERSATIONS_PER_DAY_FREELANCE,
      jobseeker: env.CONVERSATIONS_PER_DAY_JOBSEEKER,
      company: env.CONVERSATIONS_PER_DAY_COMPANY,
      subscriber: env.CONVERSATIONS_PER_DAY_SUBSCRIBER,
    },
    cvDownloads: {
      freelance: env.CV_DOWNLOADS_PER_DAY_FREELANCE,
      jobseeker: env.CV_DOWNLOADS_PER_DAY_JOBSEEKER,
      company: env.CV_DOWNLOADS_PER_DAY_COMPANY,
      subscriber: env.CV_DOWNLOADS_PER_DAY_SUBSCRIBER,
    },
    cvDownloadsPerAddress: env.CV_DOWNLOADS_PER_DAY_VISITOR,
  };
}
