import {
  notificationKindNames,
  notificationKinds,
} from '@mitoyen/contract/features/notifications/notifications.rules.ts';
import type {
  NotificationPreferences,
  NotificationPreferencesChange,
} from '@mitoyen/contract/features/notifications/notifications.schemas.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

const optionalHere = notificationKindNames.filter((kind) => notificationKinds[kind].isOptionalHere);

/** For each channel and kind, the person's choice, or true without one. */
export async function findNotificationPreferences(
  db: Queryable,
  userId: string,
): Promise<NotificationPreferences> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['channel', 'kind', 'is_wanted'])
    .where('user_id', '=', userId)
    .execute();
  const chosen = new Map(rows.map(({ channel, kind, is_wanted }) => [`${channel} ${kind}`, is_wanted]));
  const here = Object.fromEntries(optionalHere.map((kind) => [kind, chosen.get(`here ${kind}`) ?? true]));
  const push = Object.fromEntries(
    notificationKindNames.map((kind) => [kind, chosen.get(`push ${kind}`) ?? true]),
  );
  return { here, push } as NotificationPreferences;
}

/** Writes choices down, in one statement; nothing when the account is gone. */
export async function saveNotificationChoices(
  db: Queryable,
  userId: string,
  change: NotificationPreferencesChange,
  now: Date,
): Promise<void> {
  const chosen = Object.entries(change).flatMap(([channel, choices]) =>
    Object.entries(choices ?? {}).map(([kind, isWanted]) => ({ channel, kind, isWanted })),
  );
  if (chosen.length === 0) return;
  await sql`
    insert into notification_choices (user_id, channel, kind, is_wanted, chosen_at)
    select users.id, chosen.channel, chosen.kind, chosen.is_wanted, ${now}
    from users, unnest(${chosen.map(({ channel }) => channel)}::text[], ${chosen.map(({ kind }) => kind)}::text[],
      ${chosen.map(({ isWanted }) => isWanted)}::boolean[]) as chosen (channel, kind, is_wanted)
    where users.id = ${userId}::uuid
    on conflict (user_id, channel, kind) do update
      set is_wanted = excluded.is_wanted, chosen_at = excluded.chosen_at`.execute(db);
}
