import type { Queryable } from '../db/schema.ts';
import { newId } from '../ids/new-id.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import {
  type MailGateway,
  type MailLane,
  MailRejectedError,
  MailUnavailableError,
  mailLanes,
} from './mail.gateway.ts';
import { type MailJob, sendMailJobs } from './mail-jobs.ts';
import { layOutMail, type MailContent } from './mail-layout.ts';
import { createSeal, type Seal } from './seal.ts';

/** Sends mails through the job queue, in the transaction that caused them. */
export interface Mailer {
  /** Lane `account` goes first: mails that a user needs to sign in, or must see at once. */
  send(tx: Queryable, to: string, content: MailContent, lane?: MailLane): Promise<void>;
  /** Sends at once without a job: for an address that must not be stored. A failure is only logged. */
  sendUnrecorded(to: string, content: MailContent): Promise<void>;
}

/** Puts mails into the queue, from which a running server sends them. */
export function createMailQueue({
  jobs,
  secretKey,
}: {
  jobs: Pick<Jobs, 'send'>;
  secretKey: string;
}): Pick<Mailer, 'send'> {
  const seal = createSeal(secretKey);
  return {
    async send(tx, to, content, lane = 'notices') {
      await jobs.send(tx, sendMailJobs[lane], { to, ...sealLinks(seal, content) });
    },
  };
}

export type MailOutcome = 'sent' | 'refused' | 'retried';

/** The job's id is the mail's Message-ID, so that a mail sent twice after a crash is recognised as one. */
export function createMailer(options: {
  gateway: MailGateway;
  jobs: Jobs;
  log: Log;
  publicUrl: string;
  secretKey: string;
  /** How many mails of each lane leave at once. */
  connections?: Readonly<Record<MailLane, number>> | undefined;
  /** Called with the outcome of each try: sent, refused for its address, or to be retried. */
  onTry?: (lane: MailLane, outcome: MailOutcome) => void;
  /** The path of this account's public portrait. Read when the mail is sent: it may have changed by then. */
  portraitOf?: (userId: string) => Promise<string | null>;
}): Mailer {
  const { gateway, jobs, log, publicUrl, connections = { account: 1, notices: 1 } } = options;
  const seal = createSeal(options.secretKey);
  const domain = new URL(publicUrl).hostname;
  const layOut = async (content: MailContent) => {
    const { actorName, authorId } = content;
    const portrait = actorName && authorId ? await options.portraitOf?.(authorId) : null;
    return layOutMail(content, publicUrl, portrait);
  };
  for (const lane of mailLanes) {
    const tell = (outcome: MailOutcome) => options.onTry?.(lane, outcome);
    const send = async (id: string, data: MailJob) => {
      const mail = await layOut(openLinks(seal, data));
      await gateway.send({ to: data.to, ...mail, messageId: `<${id}@${domain}>` }, lane);
    };
    jobs.handle(
      sendMailJobs[lane],
      ({ id, data }) =>
        send(id, data).then(
          () => tell('sent'),
          (error) => {
            tell(error instanceof MailRejectedError ? 'refused' : 'retried');
            throw asJobFailure(error);
          },
        ),
      { concurrency: connections[lane] },
    );
  }
  return {
    ...createMailQueue(options),
    async sendUnrecorded(to, content) {
      try {
        const mail = { to, ...layOutMail(content, publicUrl), messageId: `<${newId()}@${domain}>` };
        await gateway.send(mail, 'account');
      } catch (error) {
        const failure = asJobFailure(error);
        // another error's message may hold the address
        const details = failure instanceof JobFailure ? failure.details : {};
        log.warn(details, 'a mail that is not recorded could not be sent');
      }
    },
  };
}

/** A refusal as it is stored with the job, for operators; any other error unchanged. */
function asJobFailure(error: unknown): unknown {
  if (!(error instanceof MailRejectedError || error instanceof MailUnavailableError)) return error;
  const { step, code, enhancedCode, text } = error.answer;
  return new JobFailure(error.name, {
    isFinal: error instanceof MailRejectedError,
    pausesQueue: error instanceof MailUnavailableError && error.concernsAll,
    details: { step, code, enhancedCode, text },
  });
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
