import {
  askAvailabilityAfterDays,
  unconfirmedAfterDays,
} from '@mitoyen/contract/features/availability/availability.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { freelanceAvailability } from '../freelances/index.ts';
import { jobseekerAvailability } from '../jobseekers/index.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import type { AskedProfile } from '../profiles/index.ts';
import { stillAvailableMail } from './availability.mails.ts';
import { makeAvailabilityToken } from './availability-token.ts';

/** In the morning: people answer what they read at work. */
export const askAgainJob = defineJob<Record<string, never>>('availability-ask', {
  cron: '40 9 * * *',
  retryLimit: 3,
});

const batchSize = 200;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

export function registerAskAgain(context: AppContext): void {
  context.jobs.handle(askAgainJob, () => askAgain(context));
}

/**
 * Mails, once, those who confirmed their availability a month ago; marks it unconfirmed where nobody
 * answered.
 */
async function askAgain(context: AppContext): Promise<void> {
  const now = context.clock.now();
  const confirmedBefore = daysBefore(now, askAvailabilityAfterDays);
  for (const profiles of [freelanceAvailability, jobseekerAvailability]) {
    await profiles.markUnconfirmed(context.db, daysBefore(now, unconfirmedAfterDays));
    for (let asked = batchSize; asked === batchSize; ) {
      asked = await context.db.transaction().execute(async (tx) => {
        const due = await profiles.claimProfilesToAsk(tx, { confirmedBefore, now, limit: batchSize });
        for (const profile of due) await ask(context, tx, profile);
        return due.length;
      });
    }
  }
}

async function ask(
  context: AppContext,
  tx: Tx,
  { userId, username, availability }: AskedProfile,
): Promise<void> {
  const token = makeAvailabilityToken(context.config.secretKey, userId, context.clock.now());
  const url = `${context.config.publicUrl}/disponibilite?token=${token}`;
  const mail = stillAvailableMail(username, availability, url);
  await sendMailOfKind(context, tx, { userId, kind: 'availability' }, mail);
}
