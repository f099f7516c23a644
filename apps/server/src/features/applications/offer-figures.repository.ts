import {
  type ApplicationStatus,
  answerRecordMinimum,
  waitingStatuses,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import { sql } from 'kysely';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { Queryable } from '../../core/db/schema.ts';

/** How often a company answers, from 0 to 1, and in how many hours it does one time in two. */
export interface AnswerRecord {
  readonly rate: number;
  readonly medianDelayHours: number | null;
}

export interface ApplicationCounts {
  readonly received: number;
  /** Not opened yet by the company. */
  readonly unseen: number;
  /** Whose applicants wait for an answer. */
  readonly waiting: number;
}

/**
 * The records of those companies that received enough applications to have one. What was withdrawn before any answer
 * is left out: nobody was kept waiting.
 */
export async function findAnswerRecords(
  db: Queryable,
  companyIds: readonly string[],
): Promise<Map<string, AnswerRecord>> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await sql<{ companyId: string; rate: number; delay: number | null }>`
    select company_id as "companyId",
      round(count(answered_at)::numeric / count(*), 3)::float8 as rate,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
        filter (where answered_at is not null) as delay
    from applications
    where company_id = any(${[...new Set(companyIds)]}::uuid[])
      and not (status = 'withdrawn' and answered_at is null)
    group by company_id having count(*) >= ${answerRecordMinimum}`.execute(db);
  return new Map(
    rows.map(({ companyId, rate, delay }) => [
      companyId,
      { rate, medianDelayHours: delay === null ? null : Math.round(Number(delay) * 10) / 10 },
    ]),
  );
}

/** Those of these offers to which an account applied, also if it withdrew: one applies once. */
export async function findAppliedOfferIds(
  db: Queryable,
  { id, role }: Pick<SessionUser, 'id' | 'role'>,
  offerIds: readonly string[],
): Promise<Set<string>> {
  if (offerIds.length === 0) return new Set();
  const sent = db.selectFrom('applications').select('offer_id').where('offer_id', 'in', offerIds);
  const rows = await (role === 'jobseeker'
    ? sent
        .innerJoin('jobseekers', 'jobseekers.id', 'applications.jobseeker_id')
        .where('jobseekers.user_id', '=', id)
    : sent
        .innerJoin('freelances', 'freelances.id', 'applications.freelance_id')
        .where('freelances.user_id', '=', id)
  ).execute();
  return new Set(rows.map(({ offer_id }) => offer_id));
}

export async function countApplications(
  db: Queryable,
  offerIds: readonly string[],
): Promise<Map<string, ApplicationCounts>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select((eb) => [
      'offer_id',
      eb.fn.countAll().as('received'),
      eb.fn.countAll().filterWhere('status', '=', 'sent').as('unseen'),
      eb.fn.countAll().filterWhere('status', 'in', waitingStatuses).as('waiting'),
    ])
    .where('offer_id', 'in', offerIds)
    .groupBy('offer_id')
    .execute();
  return new Map(
    rows.map(({ offer_id, received, unseen, waiting }) => [
      offer_id,
      { received: Number(received), unseen: Number(unseen), waiting: Number(waiting) },
    ]),
  );
}

export interface StatusCount {
  readonly offerId: string;
  readonly title: string;
  readonly status: ApplicationStatus;
  readonly count: number;
  readonly favourites: number;
}

/** How many applications a company received to each of its offers, by their state; the newest offers first. */
export async function countByOfferAndStatus(db: Queryable, companyId: string): Promise<StatusCount[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select((eb) => [
      'offers.id as offerId',
      'offers.title',
      'applications.status',
      eb.fn.countAll().as('count'),
      eb.fn.count('applications.favourite_at').as('favourites'),
    ])
    .where('applications.company_id', '=', companyId)
    .groupBy(['offers.id', 'applications.status'])
    .orderBy('offers.created_at', 'desc')
    .orderBy('offers.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), favourites: Number(row.favourites) }));
}
