import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import type { MailLane } from './mail.gateway.ts';
import type { MailContent } from './mail-layout.ts';

/** A queued mail: its text can be read and corrected, its links, which open accounts, are encrypted. */
export interface MailJob {
  readonly to: string;
  readonly content: Omit<MailContent, 'headers'>;
  readonly sealedHeaders?: string;
}

/** Longer than a mail server at its slowest takes: a job taken for dead would be sent twice. */
const expireSeconds = 600;
const keepFailedDays = fixedRetention.unsentMailDays;

/** The queue of each lane. */
export const sendMailJobs: Readonly<Record<MailLane, JobDefinition<MailJob>>> = {
  // 22 tries over a day
  account: defineJob('mail-send-account', {
    expireSeconds,
    keepFailedDays,
    retryLimit: 21,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 2 * 3600,
  }),
  // 27 tries over three days
  notices: defineJob('mail-send', {
    expireSeconds,
    keepFailedDays,
    retryLimit: 26,
    retryDelaySeconds: 30,
    retryDelayMaxSeconds: 4 * 3600,
  }),
};

export const mailQueues: readonly string[] = Object.values(sendMailJobs).map(({ name }) => name);
