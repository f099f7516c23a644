import { fixedRetention, monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { sql } from 'kysely';
import type { AppContext } from '../../core/context/app-context.ts';

/**
 * Ends requests that led to nothing and takes their words away: those without an answer and the declined at the same age,
 * which read alike, and those withdrawn after it. That there was one is kept as long as the person stays discreet, so that
 * the firm does not ask again.
 */
export async function forgetOldReveals({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = monthsBefore(clock.now(), fixedRetention.revealMonths);
  await sql`
    update reveals set state = 'ended', subject = '', content = ''
    where (state in ('waiting', 'declined') and asked_at < ${before})
      or (state = 'withdrawn' and answered_at < ${before})
      or (state = 'ended' and asked_at < ${before} and (subject <> '' or content <> ''))`.execute(db);
  await sql`
    delete from reveals where state = 'ended' and asked_at < ${before}
      and not exists (select from jobseekers where jobseekers.user_id = reveals.person_id
        and jobseekers.discreet_key = reveals.discreet_key)`.execute(db);
}
