import { waitingStatuses } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';

/** Who applies. */
export interface Applicant {
  readonly id: string;
  readonly username: string;
}

export async function findApplicant(db: Queryable, userId: string): Promise<Applicant | undefined> {
  return db
    .selectFrom('freelances')
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .select(['freelances.id', 'users.username'])
    .where('freelances.user_id', '=', userId)
    .executeTakeFirst();
}

/** An offer as far as applying to it goes. */
export interface OpenOffer {
  readonly id: string;
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
    .select(['id', 'title', 'status', 'deadline', 'company_id'])
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

/** Whom to write to at a company. */
export async function findCompanyContact(db: Queryable, companyId: string): Promise<Contact> {
  return db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .select(['users.id as userId', 'users.username'])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** Whom to write to about each of these freelances. */
export async function findFreelanceContacts(
  db: Queryable,
  freelanceIds: readonly string[],
): Promise<Map<string, Contact>> {
  if (freelanceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('freelances')
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .select(['freelances.id', 'users.id as userId', 'users.username'])
    .where('freelances.id', 'in', freelanceIds)
    .execute();
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}

/** The freelances whose application to an offer has no answer yet. */
export async function findWaitingContacts(db: Queryable, offerId: string): Promise<Contact[]> {
  return db
    .selectFrom('applications')
    .innerJoin('freelances', 'freelances.id', 'applications.freelance_id')
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .select(['users.id as userId', 'users.username'])
    .where('applications.offer_id', '=', offerId)
    .where('applications.status', 'in', waitingStatuses)
    .execute();
}
