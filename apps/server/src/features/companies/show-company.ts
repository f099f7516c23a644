import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { companyErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import type {
  CompanyCard,
  CompanyOwn,
  CompanyPublic,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import type { Viewer } from '../profiles/index.ts';
import { newestFirst, pageOf } from '../profiles/index.ts';
import { isSiretElsewhere } from '../registry-checks/index.ts';
import { presentCompany, presentCompanyCard, presentOwnCompany } from './companies.presenter.ts';
import {
  type CompanyJsonRow,
  type CompanyRow,
  companyRowOfUser,
  countCompanies,
  findCompaniesNamed,
  findCompany,
  findCompanyByUser,
  listCompanies as listRows,
} from './companies.repository.ts';

/** A company by its id, with its subscription for its owner, and when its address was confirmed. @throws ApiError 404. */
export async function showCompany(
  { db }: AppContext,
  id: string,
  viewer: Viewer,
): Promise<{ profile: CompanyOwn | CompanyPublic; confirmedAt: Date | null }> {
  const row = required(isUuid(id) ? await findCompany(db, id) : undefined);
  return { profile: await presentFor(db, viewer, row), confirmedAt: row.email_confirmed_at };
}

/** A company by its account's id. @throws ApiError 404. */
export async function showCompanyOf(
  { db }: AppContext,
  userId: string,
  viewer: Viewer,
): Promise<CompanyOwn | CompanyPublic> {
  const row = required(isUuid(userId) ? await findCompanyByUser(db, userId) : undefined);
  return presentFor(db, viewer, row);
}

/** An account's own company as one value of a statement about `users`, and what to make of it. */
export const ownCompanyValue = {
  select: companyRowOfUser,
  present: ({ subscription_end: end, ...row }: CompanyJsonRow) =>
    presentOwnCompany({ ...row, subscription_end: end === null ? null : new Date(end) }),
};

/** An account's own company, or null before it has one. */
export async function showOwnCompany(
  { db }: Pick<AppContext, 'db'>,
  userId: string,
): Promise<CompanyOwn | null> {
  const row = await findCompanyByUser(db, userId);
  return row ? presentOwnCompany(row) : null;
}

/** The same, where it must be there. @throws ApiError 404. */
export async function requireOwnCompany(db: Queryable, userId: string): Promise<CompanyOwn> {
  return presentToOwner(db, required(await findCompanyByUser(db, userId)));
}

async function presentFor(
  db: Queryable,
  viewer: Viewer,
  row: CompanyRow,
): Promise<CompanyOwn | CompanyPublic> {
  return viewer?.id === row.user_id ? presentToOwner(db, row) : presentCompany(row);
}

async function presentToOwner(db: Queryable, row: CompanyRow): Promise<CompanyOwn> {
  const isElsewhere = await isSiretElsewhere(db, row.user_id);
  return { ...presentOwnCompany(row), ...(isElsewhere && { siretElsewhere: true }) };
}

function required<Row extends CompanyRow>(row: Row | undefined): Row {
  if (!row) throw new ApiError(companyErrors.company_not_found);
  return row;
}

interface CompanyQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly name?: string | undefined;
}

/** A page of companies, newest first; of those whose name holds some letters, the first page alone. */
export async function listCompanies(
  { db }: AppContext,
  query: CompanyQuery,
): Promise<{ cards: CompanyCard[]; total: number; nextCursor: string | null }> {
  const { name, limit } = query;
  if (name) {
    const [named, total] = await Promise.all([findCompaniesNamed(db, name, limit), countCompanies(db, name)]);
    return { cards: named.map(presentCompanyCard), total, nextCursor: null };
  }
  const { beforeId, take } = newestFirst(query);
  const [found, total] = await Promise.all([listRows(db, beforeId, take), countCompanies(db)]);
  const { rows, nextCursor } = pageOf(found, query.limit);
  return { cards: rows.map(presentCompanyCard), total, nextCursor };
}
