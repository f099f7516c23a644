import type { QuietTimes } from '@mitoyen/contract/features/push/push.rules.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** How an account is pushed to. */
export interface PushChoices extends QuietTimes {
  readonly showsWords: boolean;
}

/** An account's choices, or everybody's. */
export async function findPushChoices(db: Queryable, userId: string): Promise<PushChoices> {
  const row = await db
    .selectFrom('push_settings')
    .select([
      'is_quiet_at_night as isQuietAtNight',
      'is_quiet_at_weekends as isQuietAtWeekends',
      'shows_words as showsWords',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { isQuietAtNight: true, isQuietAtWeekends: true, showsWords: false };
}

export async function savePushChoices(db: Queryable, userId: string, choices: PushChoices): Promise<void> {
  const row = {
    is_quiet_at_night: choices.isQuietAtNight,
    is_quiet_at_weekends: choices.isQuietAtWeekends,
    shows_words: choices.showsWords,
  };
  await db
    .insertInto('push_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Until when a page of the account is taken to be looked at. */
export async function saveSeenUntil(db: Queryable, userId: string, until: Date | null): Promise<void> {
  await db
    .insertInto('push_settings')
    .values({ user_id: userId, seen_until: until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_until: until }))
    .execute();
}

/**
 * The quiet times of an account that wants to be pushed a kind, on some browser; undefined for every other. One of nobody's
 * choices has everybody's.
 */
export async function findWillingOne(
  db: Queryable,
  userId: string,
  kind: string,
): Promise<QuietTimes | undefined> {
  const { rows } = await sql<QuietTimes>`
    select coalesce(is_quiet_at_night, true) as "isQuietAtNight", coalesce(is_quiet_at_weekends, true) as "isQuietAtWeekends"
    from (select ${userId}::uuid as id) as account
    left join push_settings on push_settings.user_id = account.id
    where exists (select from push_subscriptions where user_id = account.id)
      and not exists (select from notification_choices
        where user_id = account.id and channel = 'push' and kind = ${kind} and not is_wanted)`.execute(db);
  return rows[0];
}
