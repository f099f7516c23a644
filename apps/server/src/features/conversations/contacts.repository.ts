import { freeContactLimit } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import type { Pair } from './pair.ts';

/** How many professionals a company contacted, and how many it may. A null limit is Premium. */
export interface ContactQuota {
  readonly count: number;
  readonly limit: number | null;
}

/** Whether either of two people ever wrote to the other, in whatever context. */
export async function haveTalked(db: Queryable, { low, high }: Pair): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('user_low_id', '=', low)
    .where('user_high_id', '=', high)
    .where('last_message_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets one transaction at a time count what an account started, and start one more. */
export async function lockStarts(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** How many conversations an account ever started. */
export async function countStarted(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('started_by_user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** When the account started the `n`-th of its conversations, counted from the last one. */
export async function findStart(db: Queryable, userId: string, n: number): Promise<Date | null> {
  const row = await db
    .selectFrom('conversations')
    .select('started_at')
    .where('started_by_user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.started_at ?? null;
}

export async function loadContactQuota(db: Queryable, companyUserId: string): Promise<ContactQuota> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('conversations')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('contact_company_user_id', '=', companyUserId)
        .as('count'),
      eb
        .exists(
          eb
            .selectFrom('companies')
            .select('id')
            .where('user_id', '=', companyUserId)
            .where('is_subscribed', '=', true),
        )
        .as('isSubscribed'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count ?? 0), limit: row.isSubscribed ? null : freeContactLimit };
}
