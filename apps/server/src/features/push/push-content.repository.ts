import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { mayFind, mayKnow } from '../visibility/index.ts';
import type { PushJob } from './push-jobs.ts';

/** A browser to push to. */
export interface PushBrowser {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** An account to push to, with its browsers. */
export interface PushReader {
  readonly isQuietAtNight: boolean;
  readonly isQuietAtWeekends: boolean;
  readonly showsWords: boolean;
  readonly seenUntil: Date | null;
  readonly confirmedAt: Date | null;
  /** Messages and lines that are unread. */
  readonly unread: number;
  readonly browsers: readonly PushBrowser[];
}

/**
 * The recipient of a push of this kind (null: any kind); undefined if they declined it, are suspended or have
 * no browser.
 */
export async function findPushReader(
  db: Queryable,
  userId: string,
  kind: string | null,
  now: Date,
): Promise<PushReader | undefined> {
  const { rows } = await sql<PushReader>`
    select coalesce(s.is_quiet_at_night, true) as "isQuietAtNight", coalesce(s.is_quiet_at_weekends, true) as "isQuietAtWeekends",
      coalesce(s.shows_words, false) as "showsWords", s.seen_until as "seenUntil", u.email_confirmed_at as "confirmedAt",
      ((select coalesce(sum(unread_count), 0) from conversation_reads where user_id = u.id and unread_count > 0)
        + (select count(*) from notifications where user_id = u.id and read_at is null))::int as unread,
      b.browsers
    from users u
    left join push_settings s on s.user_id = u.id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', p.id, 'endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth)) as browsers
      from push_subscriptions p join sessions on sessions.id = p.session_id and sessions.expires_at > ${now}
      where p.user_id = u.id) b
    where u.id = ${userId}::uuid and u.suspended_at is null and b.browsers is not null
      and not exists (select from notification_choices
        where user_id = u.id and channel = 'push' and kind = ${kind} and not is_wanted)`.execute(db);
  return rows[0];
}

/** What is unread of a push's subject. */
export interface PushContent {
  /** Null for messages. */
  readonly text: string | null;
  readonly path: string;
  /** The author's name, shown by the same rule as in the bell. */
  readonly name: string | null;
  /** Unread messages; 0 for a line. */
  readonly count: number;
  /** The last one, as it was written; null for a line, and for files alone. */
  readonly words: string | null;
  readonly authorConfirmedAt: Date | null;
}

const known = (userId: string, rule: RawBuilder<boolean>) => sql`u.suspended_at is null and ${rule}
  and not exists (select from blocks where (blocker_id, blocked_id) in ((${userId}::uuid, u.id), (u.id, ${userId}::uuid)))`;

/**
 * The unread content of a subject; undefined once it was read, or is gone. As with mails, a message is not
 * pushed while its author is suspended or blocked.
 */
export async function findPushContent(
  db: Queryable,
  { userId, subject }: Pick<PushJob, 'userId' | 'subject'>,
): Promise<PushContent | undefined> {
  const { rows } =
    subject.type === 'conversation'
      ? await sql<PushContent>`
          select null as text, '/chat/' || r.conversation_id as path, coalesce(k.name, u.username) as name,
            r.unread_count as count, nullif(m.content, '') as words, u.email_confirmed_at as "authorConfirmedAt"
          from conversation_reads r
          cross join lateral (select sender_id, content from messages
            where conversation_id = r.conversation_id and sender_id is distinct from ${userId}::uuid
            order by created_at desc, id desc limit 1) m
          join users u on u.id = m.sender_id and ${known(userId, mayKnow(userId, 'u.id'))}
          left join companies k on k.user_id = u.id
          where r.conversation_id = ${subject.id}::uuid and r.user_id = ${userId}::uuid and r.unread_count > 0`.execute(
          db,
        )
      : await sql<PushContent>`
          select n.text, n.path, case when n.kind <> 'reveals' then coalesce(k.name, u.username) end as name,
            0 as count, null as words, u.email_confirmed_at as "authorConfirmedAt"
          from notifications n
          left join users u on u.id = n.author_id and ${known(userId, mayFind(userId, 'u.id'))}
          left join companies k on k.user_id = u.id
          where n.id = ${subject.id}::uuid and n.user_id = ${userId}::uuid and n.read_at is null`.execute(db);
  return rows[0];
}
