import type { Role } from '@mitoyen/contract/core/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { unseenCountOf } from '../applications/index.ts';
import { unreadCountOf } from '../conversations/index.ts';

/** What waits for an account, and what it has used. What concerns another role is 0 or null. */
export interface Waiting {
  readonly unread: number;
  readonly unseen: number;
  /** Applications that nobody answered: those a company received, or those an applicant sent. */
  readonly unanswered: number;
  readonly contacts: number;
  readonly started: number;
  readonly published: number;
  readonly isSubscribed: boolean | null;
  readonly offerId: string | null;
  readonly offerTitle: string | null;
  readonly openReports: number;
  /** Firms that wait for a discreet person's answer. */
  readonly reveals: number;
}

const unanswered: Readonly<Record<Role, RawBuilder<unknown>>> = {
  entreprise: sql`select count(*) from applications
    where company_id = company.id and status in ('sent', 'seen')`,
  freelance: sql`select count(*) from applications
    where freelance_id = (select id from freelances where user_id = users.id) and status in ('sent', 'seen', 'shortlisted')`,
  jobseeker: sql`select count(*) from applications
    where jobseeker_id = (select id from jobseekers where user_id = users.id) and status in ('sent', 'seen', 'shortlisted')`,
};

const nothing = sql`select 0`;

/**
 * What waits for one account, in one statement. `day` is one in Europe/Paris: an offer is open until its
 * deadline. `mayOperate`: reports are counted only for operators.
 */
export async function findWaiting(
  db: Queryable,
  { id, role, day, mayOperate }: { id: string; role: Role | null; day: string; mayOperate: boolean },
): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select ${unreadCountOf('users.id')}::int as unread,
      ${unseenCountOf('users.id', 'users.role')}::int as unseen,
      (${role ? unanswered[role] : nothing})::int as unanswered,
      (select count(*) from conversations where contact_company_user_id = users.id)::int as contacts,
      (select count(*) from conversations where started_by_user_id = users.id)::int as started,
      (select count(*) from offers where company_id = company.id and status <> 'draft')::int as published,
      (select count(*) from reveals where person_id = users.id and state = 'waiting')::int as reveals,
      company.is_subscribed as "isSubscribed",
      newest.id as "offerId", newest.title as "offerTitle",
      (${mayOperate ? sql`select count(*) from reports where closed_at is null` : nothing})::int as "openReports"
    from users
    left join companies as company on company.user_id = users.id
    left join lateral (
      select id, title from offers
      where company_id = company.id and status = 'open' and deadline >= ${day} and deleted_at is null
      order by created_at desc, id desc limit 1) as newest on true
    where users.id = ${id}`.execute(db);
  return rows[0];
}
