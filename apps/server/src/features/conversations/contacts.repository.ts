import { freeContactLimit } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import type { Pair } from './pair.ts';

/** How many professionals a company contacted, discreet ones that it asked among them, and how many it may. A null limit is Premium. */
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

/** When an account started conversations, and asked discreet people: a request is a start until it has a conversation. */
const starts = (userId: string) => sql`(
  select started_at from conversations where started_by_user_id = ${userId}
  union all
  select asked_at from reveals where asked_by = ${userId} and conversation_id is null) as starts`;

/** How many conversations an account ever started. */
export async function countStarted(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${starts(userId)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** When the account started the `n`-th of its conversations, counted from the last one. */
export async function findStart(db: Queryable, userId: string, n: number): Promise<Date | null> {
  const { rows } = await sql<{ started_at: Date }>`
    select started_at from ${starts(userId)} order by started_at desc offset ${n - 1} limit 1`.execute(db);
  return rows[0]?.started_at ?? null;
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
        .selectFrom('reveals')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('asked_by', '=', companyUserId)
        .where('uses_contact', '=', true)
        .where('conversation_id', 'is', null)
        .as('asked'),
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
  return {
    count: Number(row.count ?? 0) + Number(row.asked ?? 0),
    limit: row.isSubscribed ? null : freeContactLimit,
  };
}
