import { type MailGateway, MailRejectedError, type OutgoingMail } from '../../gateways/mail/mail.gateway.ts';
import type { Queryable } from '../db/schema.ts';
import { newId } from '../ids/new-id.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { layOutMail, type MailContent } from './mail-layout.ts';
import { createSeal, type Seal } from './seal.ts';

/** A mail on its way: its text can be read and corrected, its links, which open accounts, cannot. */
interface MailJob {
  readonly to: string;
  readonly content: Omit<MailContent, 'headers'>;
  readonly sealedHeaders?: string;
}

/** A mail that the release before laid out and put in the queue. */
type WholeMail = Omit<OutgoingMail, 'messageId'>;

const isWhole = (data: MailJob | WholeMail): data is WholeMail => 'text' in data;

export const sendMailJob = defineJob<MailJob | WholeMail>('mail-send', { expireSeconds: 60 });

/** Mails leave through the job queue, in the transaction that caused them. */
export interface Mailer {
  send(tx: Queryable, to: string, content: MailContent): Promise<void>;
  /** Sends at once and writes nothing down: for an address that must be kept nowhere. A failure is only logged. */
  sendUnrecorded(to: string, content: MailContent): Promise<void>;
}

/** What puts mails into the queue, from which a running server sends them. */
export function createMailQueue({
  jobs,
  secretKey,
}: {
  jobs: Pick<Jobs, 'send'>;
  secretKey: string;
}): Pick<Mailer, 'send'> {
  const seal = createSeal(secretKey);
  return {
    async send(tx, to, content) {
      await jobs.send(tx, sendMailJob, { to, ...sealLinks(seal, content) });
    },
  };
}

/** The job's id is the mail's Message-ID, so that a mail sent twice after a crash is recognised as one. */
export function createMailer(options: {
  gateway: MailGateway;
  jobs: Jobs;
  log: Log;
  publicUrl: string;
  secretKey: string;
}): Mailer {
  const { gateway, jobs, log, publicUrl } = options;
  const seal = createSeal(options.secretKey);
  const domain = new URL(publicUrl).hostname;
  jobs.handle(sendMailJob, async ({ id, data }) => {
    try {
      const mail = isWhole(data) ? data : layOutMail(openLinks(seal, data), publicUrl);
      await gateway.send({ to: data.to, ...mail, messageId: `<${id}@${domain}>` });
    } catch (error) {
      if (!(error instanceof MailRejectedError)) throw error;
      log.warn({ jobId: id }, 'mail refused for good: not sent again');
    }
  });
  return {
    ...createMailQueue(options),
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

/** The same content with other addresses in its button and its small print. */
function withUrls(
  content: Omit<MailContent, 'headers'>,
  change: (url: string) => string,
): Omit<MailContent, 'headers'> {
  const { action, footer } = content;
  return {
    ...content,
    ...(action && { action: { ...action, url: change(action.url) } }),
    ...(footer && { footer: { ...footer, link: { ...footer.link, url: change(footer.link.url) } } }),
  };
}

function sealLinks(seal: Seal, { headers, ...content }: MailContent): Omit<MailJob, 'to'> {
  return {
    content: withUrls(content, seal.close),
    ...(headers && { sealedHeaders: seal.close(JSON.stringify(headers)) }),
  };
}

function openLinks(seal: Seal, { content, sealedHeaders }: MailJob): MailContent {
  return {
    ...withUrls(content, seal.open),
    ...(sealedHeaders && { headers: JSON.parse(seal.open(sealedHeaders)) }),
  };
}
