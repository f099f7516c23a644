import {
  type ApplicationStatus,
  answerRecordMinimum,
  waitingStatuses,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import { type RawBuilder, sql } from 'kysely';
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

interface RecordRow extends AnswerRecord {
  readonly companyId: string;
}

/**
 * The records of those companies that received enough applications to have one. What was withdrawn before any answer
 * is left out: nobody was kept waiting.
 */
const answerRecordsOf = (companyIds: RawBuilder<unknown>) => sql<RecordRow>`
  select company_id as "companyId",
    round(count(answered_at)::numeric / count(*), 3)::float8 as rate,
    round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
      filter (where answered_at is not null))::numeric, 1)::float8 as "medianDelayHours"
  from applications
  where company_id = any(${companyIds}) and not (status = 'withdrawn' and answered_at is null)
  group by company_id having count(*) >= ${answerRecordMinimum}`;

const byCompany = (rows: readonly RecordRow[]): Map<string, AnswerRecord> =>
  new Map(rows.map(({ companyId, ...record }) => [companyId, record]));

/** How these companies answer: those of which enough is known. */
export async function findAnswerRecords(
  db: Queryable,
  companyIds: readonly string[],
): Promise<Map<string, AnswerRecord>> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await answerRecordsOf(sql`${companyIds}::uuid[]`).execute(db);
  return byCompany(rows);
}

/** What members read with offers. */
export interface OfferFigures {
  readonly records: Map<string, AnswerRecord>;
  /** The offers to which the viewer applied, also if they withdrew: one applies once. */
  readonly appliedTo: ReadonlySet<string>;
}

/** The same as a statement's columns have it. */
export interface OfferFigureColumns {
  readonly records: readonly RecordRow[];
  readonly appliedTo: readonly string[];
}

/** The viewer, who may apply: role and account. */
interface Applicant {
  readonly role: 'freelance' | 'jobseeker';
  readonly userId: string;
}

/** Columns for a statement that knows the offers and their companies, read by `readOfferFigures`. */
export const offerFigureColumns = (
  companyIds: RawBuilder<unknown>,
  offerIds: RawBuilder<unknown>,
  { role, userId }: Applicant,
) => sql<OfferFigureColumns>`
  (select coalesce(json_agg(record), '[]') from (${answerRecordsOf(companyIds)}) as record) as records,
  array(
    select offer_id from applications
    where offer_id = any(${offerIds}) and ${sql.ref(`${role}_id`)} =
      (select id from ${sql.table(`${role}s`)} where user_id = ${userId})
  ) as "appliedTo"`;

export const readOfferFigures = ({ records, appliedTo }: OfferFigureColumns): OfferFigures => ({
  records: byCompany(records),
  appliedTo: new Set(appliedTo),
});

/**
 * How these companies answer and, for a viewer who may apply, to which of these offers they have: one
 * statement.
 */
export async function findOfferFigures(
  db: Queryable,
  companyIds: readonly string[],
  offerIds: readonly string[],
  viewer: Pick<SessionUser, 'id' | 'role'> | null,
): Promise<OfferFigures> {
  const { id, role } = viewer ?? {};
  if (id === undefined || offerIds.length === 0 || (role !== 'freelance' && role !== 'jobseeker'))
    return { records: await findAnswerRecords(db, companyIds), appliedTo: new Set() };
  const applicant = { role, userId: id };
  const { rows } = await sql<OfferFigureColumns>`
    select ${offerFigureColumns(sql`${companyIds}::uuid[]`, sql`${offerIds}::uuid[]`, applicant)}`.execute(
    db,
  );
  return readOfferFigures(rows[0] ?? { records: [], appliedTo: [] });
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
