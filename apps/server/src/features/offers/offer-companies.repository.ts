import { freeOfferLimit } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { notSuspended } from '../../core/auth/not-suspended.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { countPublishedOffers } from './offers.repository.ts';

/** How many offers a company published, and how many it may. A null limit is Premium. */
export interface OfferQuota {
  readonly count: number;
  readonly limit: number | null;
}

/** The company that an account publishes for. */
interface PublishingCompany {
  readonly id: string;
  readonly is_subscribed: boolean;
  /** As all that follows, for the checks of its offers. */
  readonly name: string;
  readonly legal_status: string;
  readonly description: string;
}

const publishingColumns = ['id', 'is_subscribed', 'name', 'legal_status', 'description'] as const;

export async function findPublishingCompany(
  db: Queryable,
  userId: string,
): Promise<PublishingCompany | undefined> {
  return db
    .selectFrom('companies')
    .select(publishingColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The account's company, for which nobody else publishes until the transaction ends. */
export async function lockPublishingCompany(tx: Tx, userId: string): Promise<PublishingCompany | undefined> {
  return tx
    .selectFrom('companies')
    .select(publishingColumns)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function loadOfferQuota(db: Queryable, company: PublishingCompany): Promise<OfferQuota> {
  const count = await countPublishedOffers(db, company.id);
  return { count, limit: company.is_subscribed ? null : freeOfferLimit };
}

/** Whether there is such a company, which nobody has suspended. */
export async function hasPublicCompany(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where(notSuspended('companies.user_id'))
    .executeTakeFirst();
  return row !== undefined;
}

/** The account and its name behind each company. */
export async function findCompanyContacts(
  db: Queryable,
  companyIds: readonly string[],
): Promise<Map<string, { userId: string; username: string }>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .select(['companies.id', 'users.id as userId', 'users.username'])
    .where('companies.id', 'in', companyIds)
    .execute();
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}
