import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { deadlineNoticeDays } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { findCompanyContacts } from './offer-companies.repository.ts';
import { deadlineNoticeMail } from './offers.mails.ts';
import { claimOffersToNotify, expireOffers } from './offers.repository.ts';

/** Every hour, so that a night in which no server ran is made up for; and when a server starts. */
const watchDeadlinesJob = defineJob<Record<string, never>>('offers.watch-deadlines', {
  cron: '2 * * * *',
  atStart: true,
  retryLimit: 2,
});
const batchSize = 100;

export function handleWatchDeadlines(context: AppContext): void {
  context.jobs.handle(watchDeadlinesJob, () => watchDeadlines(context));
}

/** Closes offers from the day after their deadline on, and tells companies of those that are about to close. */
export async function watchDeadlines(context: AppContext): Promise<void> {
  const now = context.clock.now();
  await expireOffers(context.db, parisDay(now), now);
  for (let told = batchSize; told === batchSize; ) told = await tellCompanies(context, parisDay(now));
}

/** Marks companies as notified and queues their mails in one transaction. Returns how many. */
async function tellCompanies(context: AppContext, today: string): Promise<number> {
  return context.db.transaction().execute(async (tx) => {
    const days = { from: today, to: addDays(today, deadlineNoticeDays) };
    const offers = await claimOffersToNotify(tx, { ...days, take: batchSize });
    const contacts = await findCompanyContacts(
      tx,
      offers.map(({ company_id }) => company_id),
    );
    for (const { id, title, deadline, company_id } of offers) {
      const contact = contacts.get(company_id);
      if (!contact) continue;
      const mail = deadlineNoticeMail(
        { title, deadline, companyContact: contact.username },
        `${context.config.publicUrl}/jobs/${id}`,
      );
      await sendMailOfKind(context, tx, { userId: contact.userId, kind: 'offers' }, mail);
    }
    return offers.length;
  });
}
