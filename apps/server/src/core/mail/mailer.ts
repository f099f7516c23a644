import { type MailGateway, MailRejectedError } from '../../gateways/mail/mail.gateway.ts';
import type { Queryable } from '../db/schema.ts';
import { newId } from '../ids/new-id.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { layOutMail, type MailContent } from './mail-layout.ts';

interface MailJob {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const sendMailJob = defineJob<MailJob>('mail-send', { expireSeconds: 60 });

/** Mails leave through the job queue, in the transaction that caused them. */
export interface Mailer {
  send(tx: Queryable, to: string, content: MailContent): Promise<void>;
  /** Sends at once and writes nothing down: for an address that must be kept nowhere. A failure is only logged. */
  sendUnrecorded(to: string, content: MailContent): Promise<void>;
}

/** The job's id is the mail's Message-ID, so that a mail sent twice after a crash is recognised as one. */
export function createMailer(options: {
  gateway: MailGateway;
  jobs: Jobs;
  log: Log;
  publicUrl: string;
}): Mailer {
  const { gateway, jobs, log, publicUrl } = options;
  const domain = new URL(publicUrl).hostname;
  jobs.handle(sendMailJob, async ({ id, data }) => {
    try {
      await gateway.send({ ...data, messageId: `<${id}@${domain}>` });
    } catch (error) {
      if (!(error instanceof MailRejectedError)) throw error;
      log.warn({ jobId: id }, 'mail refused for good: not sent again');
    }
  });
  return {
    async send(tx, to, content) {
      await jobs.send(tx, sendMailJob, { to, ...layOutMail(content, publicUrl) });
    },
    async sendUnrecorded(to, content) {
      try {
        await gateway.send({ to, ...layOutMail(content, publicUrl), messageId: `<${newId()}@${domain}>` });
      } catch {
        // the error's message may hold the address
        log.warn({}, 'a mail that is not recorded could not be sent');
      }
    },
  };
}
