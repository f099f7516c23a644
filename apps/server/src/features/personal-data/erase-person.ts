import { deletePerson, lockPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { forgetPersonInJobs } from '../../core/jobs/job-traces.repository.ts';
import type { Person } from '../../core/personal-data/personal-data.ts';
import { notifyPagesStale } from '../../core/rendering/stale-pages.repository.ts';

/**
 * Takes a person out of every table, queue, file and kept page, all or nothing. Returns who it was, or null when
 * there is no such account any more.
 */
export async function erasePerson(
  context: AppContext,
  userId: string,
  options: {
    /** Asked with the account locked: whether it is still to be erased. */
    readonly isWanted?: (tx: Tx) => Promise<boolean>;
  } = {},
): Promise<Person | null> {
  const person = await context.db.transaction().execute(async (tx) => {
    const found = await lockPerson(tx, userId);
    if (!found || (await options.isWanted?.(tx)) === false) return null;
    // before the features', so that jobs which they send stay
    await forgetPersonInJobs(tx, found);
    for (const { erase } of context.personalData) await erase?.(context, tx, found);
    await deletePerson(tx, userId);
    await notifyPagesStale(tx);
    return found;
  });
  // once more, for what others wrote about the account while it was going
  if (person) await context.db.transaction().execute((tx) => forgetPersonInJobs(tx, person));
  return person;
}
