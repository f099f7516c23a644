import type { Role } from '@mitoyen/contract/core/roles.ts';
import { suspendedUserName } from '@mitoyen/contract/core/suspended-user-name.ts';
import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { mayFind } from '../visibility/index.ts';
import { foundConversations } from './conversation-search.repository.ts';

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
  readonly is_archived: boolean;
  readonly has_meetings: boolean;
  readonly mission_from: string | null;
  readonly mission_to: string | null;
  readonly mission_phases: ProjectPhase[] | null;
  readonly mission_is_mine: boolean | null;
  readonly mission_proposed_at: Date | null;
  readonly mission_agreed_at: Date | null;
}

/**
 * An empty conversation is visible only to the person who opened it: opening one must not notify the other.
 */
const isVisibleTo = (userId: string) => sql<boolean>`(c.last_message_id is not null or exists (
  select from conversation_reads opened where opened.conversation_id = c.id and opened.user_id = ${userId}))`;

const sides = [
  { mine: sql.ref('c.user_low_id'), other: sql.ref('c.user_high_id') },
  { mine: sql.ref('c.user_high_id'), other: sql.ref('c.user_low_id') },
] as const;

/** Which of one's conversations: `terms`, none for all, must each be found; `isArchived` undefined: put aside or not. */
export interface ConversationFilter {
  readonly terms: readonly string[];
  readonly isArchived?: boolean | undefined;
}

/** Put aside, and nothing was written since. */
const isArchivedBy = (userId: string) => sql<boolean>`exists (
  select from conversation_reads aside where aside.conversation_id = c.id and aside.user_id = ${userId}
    and aside.archived_at >= c.last_activity_at)`;

const inFilter = (userId: string, { isArchived }: ConversationFilter) =>
  isArchived === undefined ? sql`` : sql`and ${isArchivedBy(userId)} = ${isArchived}`;

/** A conversation as one side of the pair sees it; `more` holds further conditions. */
const ofSide = (userId: string, { mine, other }: (typeof sides)[number], more: RawBuilder<unknown>) => sql`
  select c.id, c.title, c.last_activity_at, c.last_message_id, ${other} as other_id
  from conversations c where ${mine} = ${userId} and ${isVisibleTo(userId)} ${more}`;

const bothSides = (branches: readonly RawBuilder<unknown>[]) => sql.join(branches, sql` union all `);

/** One's conversations in which every term is found, whatever their order. */
const found = (userId: string, filter: ConversationFilter) =>
  foundConversations(
    userId,
    filter.terms,
    bothSides(sides.map((side) => ofSide(userId, side, inFilter(userId, filter)))),
  );

/** The last active first. Each side of the pair is read by its own index, no further than the page. */
export async function listConversationRows(
  db: Queryable,
  userId: string,
  { before, take, ...filter }: ConversationFilter & { before: Instant | null; take: number },
): Promise<ListedConversation[]> {
  const after = (row: string) =>
    before
      ? sql`and (${sql.ref(`${row}.last_activity_at`)}, ${sql.ref(`${row}.id`)}) < (${before.at}, ${before.id})`
      : sql``;
  const lastFirst = (row: string) =>
    sql`order by ${sql.ref(`${row}.last_activity_at`)} desc, ${sql.ref(`${row}.id`)} desc limit ${take}`;
  if (filter.terms.length > 0)
    return describe(
      db,
      userId,
      sql`select found.* from (${found(userId, filter)}) found where true ${after('found')} ${lastFirst('found')}`,
    );
  const branches = sides.map(
    (side) =>
      sql`(${ofSide(userId, side, sql`${inFilter(userId, filter)} ${after('c')} ${lastFirst('c')}`)})`,
  );
  return describe(
    db,
    userId,
    sql`select * from (${bothSides(branches)}) both_sides ${lastFirst('both_sides')}`,
  );
}

/** One conversation as the list shows it, for one of its two people. */
export async function findListedConversation(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ListedConversation | undefined> {
  const branches = sides.map((side) => ofSide(userId, side, sql`and c.id = ${id}`));
  const rows = await describe(db, userId, bothSides(branches));
  return rows[0];
}

/**
 * Adds to a page of conversations what the user sees of each: of a person whom they may not find, the name
 * without profile and portrait.
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
      coalesce(r.archived_at >= page.last_activity_at, false) as is_archived,
      n.starts_on as mission_from, n.ends_on as mission_to, n.phases as mission_phases,
      n.proposed_by = ${userId} as mission_is_mine, n.proposed_at as mission_proposed_at, n.agreed_at as mission_agreed_at,
      exists (select from meetings d where d.conversation_id = page.id) as has_meetings
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
  filter: ConversationFilter,
): Promise<number> {
  const counted =
    filter.terms.length > 0
      ? found(userId, filter)
      : bothSides(sides.map((side) => ofSide(userId, side, inFilter(userId, filter))));
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${counted}) counted`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}
