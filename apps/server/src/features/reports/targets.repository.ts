import type { NoticeKind } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { notSuspended } from '../../core/auth/not-suspended.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';

/** A content that is shown, and whose it is. */
export interface ReportedTarget {
  readonly authorId: string;
  readonly title: string;
  readonly text: string;
  /** Of a message. */
  readonly conversationId: string | null;
}

/** What each kind finds; a message is there for the two people of its conversation alone. */
const sources: Readonly<Record<NoticeKind, (id: string, viewerId: string | null) => RawBuilder<unknown>>> = {
  profile: (id) => sql`
    select freelances.user_id as author_id, users.username as title, concat_ws(E'\\n', freelances.title, specialization, description) as text,
      null::uuid as conversation_id
    from freelances join users on users.id = freelances.user_id where freelances.id = ${id}
    union all
    select jobseekers.user_id, users.username, concat_ws(E'\\n', jobseekers.title, specialization, description,
      (select string_agg(concat_ws(', ', entry ->> 'title', entry ->> 'organisation', entry ->> 'text'), E'\\n')
        from jsonb_array_elements(experiences || education) as entry)), null
    from jobseekers join users on users.id = jobseekers.user_id where jobseekers.id = ${id}`,
  company: (id) => sql`
    select user_id as author_id, name as title, concat_ws(E'\\n', name, siret, website, description) as text, null::uuid as conversation_id
    from companies where id = ${id}`,
  project: (id) => sql`
    select freelances.user_id as author_id, portfolio_items.title,
      concat_ws(E'\\n', portfolio_items.title, portfolio_items.description, url) as text, null::uuid as conversation_id
    from portfolio_items join freelances on freelances.id = freelance_id where portfolio_items.id = ${id}`,
  offer: (id) => sql`
    select companies.user_id as author_id, offers.title,
      concat_ws(E'\\n', offers.title, offers.description, array_to_string(requirements, E'\\n'), benefits) as text, null::uuid as conversation_id
    from offers join companies on companies.id = company_id
    where offers.id = ${id} and deleted_at is null and status <> 'draft'`,
  message: (id, viewerId) => sql`
    select sender_id as author_id, coalesce(subject, left(content, 80)) as title, concat_ws(E'\\n', subject, content) as text,
      conversation_id
    from messages join conversations on conversations.id = conversation_id
    where messages.id = ${id} and ${viewerId}::uuid in (user_low_id, user_high_id)`,
};

export async function findTarget(
  db: Queryable,
  kind: NoticeKind,
  { id, viewerId }: { id: string; viewerId: string | null },
): Promise<ReportedTarget | undefined> {
  // a recipient may report a message even if they may no longer find its author
  const mayMeet = kind === 'message' ? sql`` : sql`and ${mayFind(viewerId, 'found.author_id')}`;
  const { rows } = await sql<ReportedTarget>`
    select author_id as "authorId", title, text, conversation_id as "conversationId"
    from (${sources[kind](id, viewerId)}) as found
    where author_id is not null and ${notSuspended('author_id')} ${mayMeet}`.execute(db);
  return rows[0];
}
