import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { gatheredApplicationsMail } from './applications.mails.ts';
import { claimGathered } from './gathered-mails.repository.ts';

/** In the morning; what came after the last server of a day ended waits for the next. */
const mailGatheredJob = defineJob<Record<string, never>>('applications.mail-gathered', {
  cron: '30 7 * * *',
  retryLimit: 2,
});
const batchSize = 50;

export function handleMailGathered(context: AppContext): void {
  context.jobs.handle(mailGatheredJob, () => mailGathered(context));
}

/** Mails each company once about all applications that it was not mailed about, and has not opened since. */
export async function mailGathered(context: AppContext): Promise<void> {
  for (let told = batchSize; told === batchSize; ) told = await mailSome(context);
}

/** The note that a company was mailed and the mail come in one transaction. Returns how many. */
async function mailSome(context: AppContext): Promise<number> {
  return context.db.transaction().execute(async (tx) => {
    const gathered = await claimGathered(tx, context.clock.now(), batchSize);
    for (const { user_id, username, applications } of gathered) {
      const { publicUrl } = context.config;
      const mail = gatheredApplicationsMail({ contactName: username, applications, publicUrl });
      // each is listed since it came
      await sendMailOfKind(context, tx, { userId: user_id, kind: 'applications', isListed: false }, mail);
    }
    return gathered.length;
  });
}
