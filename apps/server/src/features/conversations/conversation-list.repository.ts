import type { Role } from '@mitoyen/contract/core/roles.ts';
import { suspendedUserName } from '@mitoyen/contract/core/suspended-user-name.ts';
import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { containsPattern } from '../../core/lists/folded-text.ts';
import { mayFind } from '../visibility/index.ts';

/** A conversation as the list of one of its two people shows it. */
export interface ListedConversation {
  readonly id: string;
  readonly title: string | null;
  readonly last_activity_at: Date;
  readonly other_id: string | null;
  readonly other_username: string | null;
  readonly other_role: Role | null;
  readonly other_profile_id: string | null;
  readonly other_company_name: string | null;
  readonly avatar_file_id: string | null;
  readonly last_content: string | null;
  readonly last_attachment_count: number | null;
  readonly last_sender_id: string | null;
  readonly last_created_at: Date | null;
  readonly unread_count: number;
  /** When the other one last read what there was. */
  readonly other_read_at: Date | null;
  /** By the account whose list it is. */
  readonly is_blocked: boolean;
  readonly mission_from: string | null;
  readonly mission_to: string | null;
  readonly mission_phases: ProjectPhase[] | null;
  readonly mission_is_mine: boolean | null;
  readonly mission_proposed_at: Date | null;
  readonly mission_agreed_at: Date | null;
}

/** An empty conversation is nobody's but theirs who opened it: opening one is no way to call on somebody. */
const isVisibleTo = (userId: string) => sql<boolean>`(c.last_message_id is not null or exists (
  select from conversation_reads opened where opened.conversation_id = c.id and opened.user_id = ${userId}))`;

const sides = [
  { mine: sql.ref('c.user_low_id'), other: sql.ref('c.user_high_id') },
  { mine: sql.ref('c.user_high_id'), other: sql.ref('c.user_low_id') },
] as const;

/** A conversation in which every term is found: in the other one's name, its title or any of its messages. */
const isFound = (terms: readonly string[], other: RawBuilder<unknown>) =>
  sql.join(
    terms.map(containsPattern).map(
      (pattern) => sql`and (
        fold_text(coalesce(c.title, '')) like fold_text(${pattern})
        or exists (select from users p left join companies pk on pk.user_id = p.id
          where p.id = ${other} and fold_text(concat_ws(' ', p.username, pk.name)) like fold_text(${pattern}))
        or exists (select from messages s
          where s.conversation_id = c.id and fold_text(concat_ws(' ', s.subject, s.content)) like fold_text(${pattern})))`,
    ),
    sql` `,
  );

const noTerms = sql``;

/** Part of one's conversations; without terms, all. */
const among = (terms: readonly string[], other: RawBuilder<unknown>) =>
  terms.length > 0 ? isFound(terms, other) : noTerms;

/** The last active first. Each side of the pair is read by its own index, no further than the page. */
export async function listConversationRows(
  db: Queryable,
  userId: string,
  { before, take, terms }: { before: Instant | null; take: number; terms: readonly string[] },
): Promise<ListedConversation[]> {
  const after = before ? sql`and (c.last_activity_at, c.id) < (${before.at}, ${before.id})` : sql``;
  const branches = sides.map(
    ({ mine, other }) => sql`(
      select c.id, c.title, c.last_activity_at, c.last_message_id, ${other} as other_id
      from conversations c
      where ${mine} = ${userId} and ${isVisibleTo(userId)} ${among(terms, other)} ${after}
      order by c.last_activity_at desc, c.id desc limit ${take})`,
  );
  return describe(
    db,
    userId,
    sql`select * from (${sql.join(branches, sql` union all `)}) both_sides
      order by last_activity_at desc, id desc limit ${take}`,
  );
}

/** One conversation as the list shows it, for one of its two people. */
export async function findListedConversation(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ListedConversation | undefined> {
  const branches = sides.map(
    ({ mine, other }) => sql`
      select c.id, c.title, c.last_activity_at, c.last_message_id, ${other} as other_id
      from conversations c
      where c.id = ${id} and ${mine} = ${userId} and ${isVisibleTo(userId)}`,
  );
  const rows = await describe(db, userId, sql.join(branches, sql` union all `));
  return rows[0];
}

/**
 * Adds to a page of conversations what somebody sees of each of them: of whom they may not find, the name that they wrote
 * under.
 */
async function describe(
  db: Queryable,
  userId: string,
  page: RawBuilder<unknown>,
): Promise<ListedConversation[]> {
  const { rows } = await sql<ListedConversation>`
    select page.id, page.title, page.last_activity_at, page.other_id,
      case when u.suspended_at is null then u.username else ${suspendedUserName} end as other_username, u.role as other_role,
      case when found.may then coalesce(f.id, j.id, k.id) end as other_profile_id, k.name as other_company_name,
      case when found.may then coalesce(f.avatar_file_id, j.avatar_file_id, k.logo_file_id) end as avatar_file_id,
      m.content as last_content, m.attachment_count as last_attachment_count, m.sender_id as last_sender_id, m.created_at as last_created_at,
      coalesce(r.unread_count, 0) as unread_count, o.read_at as other_read_at,
      b.blocker_id is not null as is_blocked,
      n.starts_on as mission_from, n.ends_on as mission_to, n.phases as mission_phases,
      n.proposed_by = ${userId} as mission_is_mine, n.proposed_at as mission_proposed_at, n.agreed_at as mission_agreed_at
    from (${page}) page
    left join users u on u.id = page.other_id
    cross join lateral (select ${mayFind(userId, 'u.id')} as may) found
    left join freelances f on f.user_id = u.id and u.suspended_at is null
    left join jobseekers j on j.user_id = u.id and u.suspended_at is null
    left join companies k on k.user_id = u.id and u.suspended_at is null
    left join messages m on m.id = page.last_message_id
    left join conversation_reads r on r.conversation_id = page.id and r.user_id = ${userId}
    left join conversation_reads o on o.conversation_id = page.id and o.user_id = page.other_id
    left join missions n on n.conversation_id = page.id
    left join blocks b on b.blocker_id = ${userId} and b.blocked_id = page.other_id
    order by page.last_activity_at desc, page.id desc`.execute(db);
  return rows;
}

export async function countConversations(
  db: Queryable,
  userId: string,
  terms: readonly string[],
): Promise<number> {
  const counts = sides.map(
    ({ mine, other }) =>
      sql`(select count(*) from conversations c
        where ${mine} = ${userId} and ${isVisibleTo(userId)} ${among(terms, other)})`,
  );
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
