import { waitingStatuses } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { sql } from 'kysely';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';

/** The profile of an applicant. */
export interface Applicant {
  readonly id: string;
  readonly username: string;
}

export async function findApplicant(
  db: Queryable,
  side: 'freelance' | 'jobseeker',
  userId: string,
): Promise<Applicant | undefined> {
  const account = db.selectFrom('users').where('users.id', '=', userId);
  const found =
    side === 'freelance'
      ? account
          .innerJoin('freelances', 'freelances.user_id', 'users.id')
          .select(['freelances.id', 'users.username'])
      : account
          .innerJoin('jobseekers', 'jobseekers.user_id', 'users.id')
          .select(['jobseekers.id', 'users.username']);
  return found.executeTakeFirst();
}

/** An offer as far as applying to it goes. */
export interface OpenOffer {
  readonly id: string;
  readonly kind: Row<'offers'>['kind'];
  readonly title: string;
  readonly status: Row<'offers'>['status'];
  readonly deadline: string;
  readonly company_id: string;
}

/**
 * The offer, which stays in its state until the transaction ends. Its company is kept first: who changes a company
 * takes the two in the same order.
 */
export async function lockOfferForShare(tx: Tx, id: string): Promise<OpenOffer | undefined> {
  await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('offers').select('company_id').where('id', '=', id))
    .forKeyShare()
    .execute();
  return tx
    .selectFrom('offers')
    .select(['id', 'kind', 'title', 'status', 'deadline', 'company_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'draft')
    .forShare()
    .executeTakeFirst();
}

export interface Contact {
  readonly userId: string;
  readonly username: string;
}

export interface ApplicantContact extends Contact {
  /** Since when their address is confirmed. */
  readonly confirmedAt: Date | null;
}

/** Whom to write to at a company. */
export async function findCompanyContact(db: Queryable, companyId: string): Promise<Contact> {
  return db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .select(['users.id as userId', 'users.username'])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow();
}

type Sender = Pick<Row<'applications'>, 'freelance_id' | 'jobseeker_id'>;

/** The applicant's profile: every application has exactly one. */
export function applicantIdOf({ freelance_id, jobseeker_id }: Sender): string {
  return freelance_id ?? jobseeker_id ?? '';
}

/** The addresses of the applicants of each of these applications, by the applicant's profile. */
export async function findApplicantContacts(
  db: Queryable,
  applications: readonly Sender[],
): Promise<Map<string, ApplicantContact>> {
  if (applications.length === 0) return new Map();
  const { rows } = await sql<{ id: string } & ApplicantContact>`
    select profiles.id, users.id as "userId", users.username, users.email_confirmed_at as "confirmedAt"
    from (
      select id, user_id from freelances where id = any(${idsOf(applications, 'freelance_id')}::uuid[])
      union all
      select id, user_id from jobseekers where id = any(${idsOf(applications, 'jobseeker_id')}::uuid[])
    ) as profiles
    join users on users.id = profiles.user_id`.execute(db);
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}

const idsOf = (applications: readonly Sender[], column: keyof Sender) =>
  applications.flatMap((application) => application[column] ?? []);

/** Those whose application to an offer has no answer yet. */
export async function findWaitingContacts(db: Queryable, offerId: string): Promise<Contact[]> {
  const waiting = await db
    .selectFrom('applications')
    .select(['freelance_id', 'jobseeker_id'])
    .where('offer_id', '=', offerId)
    .where('status', 'in', waitingStatuses)
    .execute();
  return [...(await findApplicantContacts(db, waiting)).values()];
}

/** How many of these projects are in this freelance's portfolio. */
export async function countOwnProjects(
  db: Queryable,
  freelanceId: string,
  ids: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('portfolio_items')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('freelance_id', '=', freelanceId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
