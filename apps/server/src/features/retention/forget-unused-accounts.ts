import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { erasePerson } from '../personal-data/index.ts';
import { accountUnusedMail } from './retention.mails.ts';
import { claimAccountsToNotify, findAccountsToRemove, isAccountToRemove } from './retention.repository.ts';

const batchSize = 100;

/** Mails the owners of unused accounts, and deletes the accounts that stay unused. */
export async function forgetUnusedAccounts(context: AppContext): Promise<void> {
  await removeUnused(context);
  await tellUnused(context);
}

async function tellUnused(context: AppContext): Promise<void> {
  const { db, clock, mailer, config } = context;
  const { inactiveNoticeMonths, inactiveMonths } = config.retention;
  const now = clock.now();
  const unusedSince = monthsBefore(now, inactiveNoticeMonths);
  const removedOn = monthsBefore(now, inactiveNoticeMonths - inactiveMonths);
  for (let told = batchSize; told === batchSize; ) {
    told = await db.transaction().execute(async (tx) => {
      const accounts = await claimAccountsToNotify(tx, { unusedSince, now, limit: batchSize });
      for (const { username, email } of accounts) {
        const mail = accountUnusedMail({
          name: username,
          unusedMonths: inactiveNoticeMonths,
          removedOn,
          loginUrl: `${config.publicUrl}/login`,
        });
        await mailer.send(tx, email, mail);
      }
      return accounts.length;
    });
  }
}

/** Deletes no account sooner after its notice than the notice said, however late it was sent. */
async function removeUnused(context: AppContext): Promise<void> {
  const { inactiveNoticeMonths, inactiveMonths } = context.config.retention;
  const now = context.clock.now();
  const unused = {
    unusedSince: monthsBefore(now, inactiveMonths),
    toldBefore: monthsBefore(now, inactiveMonths - inactiveNoticeMonths),
  };
  for (let found = batchSize; found === batchSize; ) {
    const ids = await findAccountsToRemove(context.db, unused, batchSize);
    for (const id of ids) {
      // its owner may be signing in at this very moment
      await erasePerson(context, id, { isWanted: (tx) => isAccountToRemove(tx, unused, id) });
    }
    found = ids.length;
  }
}
