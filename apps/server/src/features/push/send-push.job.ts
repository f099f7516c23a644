import { createHash } from 'node:crypto';
import { quietUntil } from '@mitoyen/contract/features/push/push.rules.ts';
import type { PushPayload } from '@mitoyen/contract/features/push/push.schemas.ts';
import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { JobFailure } from '../../core/jobs/job-failure.ts';
import { type PushGateway, PushGoneError, PushUnavailableError } from '../../gateways/push/push.gateway.ts';
import { deleteGoneBrowsers } from './push-browsers.repository.ts';
import { findPushContent, findPushReader, type PushBrowser } from './push-content.repository.ts';
import { type CloseJob, closeJob, type PushJob, pushJob, tagOf } from './push-jobs.ts';
import { pushText } from './push-text.ts';
import { deletePushesBefore, notePushed } from './pushes.repository.ts';

const forgetPushesJob = defineJob<Record<string, never>>('push.forget', {
  cron: '47 4 * * *',
  retryLimit: 2,
});
/** What a browser that is away for longer has missed is in the list under the bell. */
const keptSeconds = 24 * 3600;
const noticeDays = 30;

export function handlePushes(context: AppContext): void {
  const { jobs, db, clock } = context;
  jobs.handle(pushJob, ({ data }) => sendPush(context, data));
  jobs.handle(closeJob, ({ data }) => sendClose(context, data));
  jobs.handle(forgetPushesJob, () =>
    deletePushesBefore(db, new Date(clock.now().getTime() - noticeDays * 86_400_000)),
  );
}

/** Pushes what an account has not read to all its browsers, unless one of its pages is being looked at. */
async function sendPush(context: AppContext, job: PushJob): Promise<void> {
  const { push, db, clock, config, jobs } = context;
  if (!push) return;
  const now = clock.now();
  const reader = await findPushReader(db, job.userId, job.kind, now);
  if (!reader || (reader.seenUntil && reader.seenUntil > now)) return;
  const tag = tagOf(job.subject);
  const startAfter = quietUntil(now, reader);
  if (startAfter) {
    await jobs.send(db, pushJob, job, { startAfter, singletonKey: `${job.userId} ${tag}` });
    return;
  }
  const content = await findPushContent(db, job);
  if (!content) return;
  const isQuoted =
    reader.showsWords &&
    [reader.confirmedAt, content.authorConfirmedAt].every((at) => hasConfirmedEmail(config, at));
  const payload = pushText(content, { tag, unread: reader.unread, isQuoted });
  await notePushed(db, job.userId, tag, now);
  await sendToAll(context, push, { browsers: reader.browsers, payload, topic: tag, urgency: 'high' });
}

/**
 * Apple withdraws the permission of a site that pushes without showing a notice: there, notices close only in
 * the open app.
 */
const showsEach = ({ endpoint }: PushBrowser) => new URL(endpoint).hostname.endsWith('.push.apple.com');

async function sendClose(context: AppContext, { userId, tags }: CloseJob): Promise<void> {
  const { push, db, clock } = context;
  const reader = push && (await findPushReader(db, userId, null, clock.now()));
  if (!push || !reader) return;
  const browsers = reader.browsers.filter((browser) => !showsEach(browser));
  const payload: PushPayload = { type: 'close', tags, unread: reader.unread };
  // replaces a notice still waiting for a browser that is offline
  const topic = tags.length === 1 ? (tags[0] as string) : tags.join();
  await sendToAll(context, push, { browsers, payload, topic, urgency: 'low' });
}

interface Sending {
  readonly browsers: readonly PushBrowser[];
  readonly payload: PushPayload;
  readonly topic: string;
  readonly urgency: 'low' | 'high';
}

/** The topic says to the push service which notices are about the same, and nothing else. */
const topicOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 32);

/**
 * Sends to each browser; those that are gone are forgotten. Where a push service did not take it, all of it is tried again:
 * a notice that comes twice takes its own place, without a sound. @throws JobFailure
 */
async function sendToAll(
  { db, log }: AppContext,
  push: PushGateway,
  { browsers, payload, topic, urgency }: Sending,
): Promise<void> {
  const message = {
    payload: JSON.stringify(payload),
    ttlSeconds: keptSeconds,
    topic: topicOf(topic),
    urgency,
  };
  const gone: string[] = [];
  let late: PushUnavailableError | null = null;
  await Promise.all(
    browsers.map(async (browser) => {
      try {
        if (!push.accepts(browser.endpoint)) throw new PushGoneError('Not an address to push to');
        await push.send(browser, message);
      } catch (error) {
        if (error instanceof PushGoneError) gone.push(browser.id);
        else if (error instanceof PushUnavailableError) late = error;
        else log.warn({ error: String(error) }, 'a push was refused');
      }
    }),
  );
  await deleteGoneBrowsers(db, gone);
  const failed = late as PushUnavailableError | null;
  if (failed) throw new JobFailure(failed.name, { details: { status: failed.status } });
}
