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
import { presentCompany, presentCompanyCard, presentOwnCompany } from './companies.presenter.ts';
import {
  type CompanyRow,
  countCompanies,
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
  return { profile: presentFor(viewer, row), confirmedAt: row.email_confirmed_at };
}

/** A company by its account's id. @throws ApiError 404. */
export async function showCompanyOf(
  { db }: AppContext,
  userId: string,
  viewer: Viewer,
): Promise<CompanyOwn | CompanyPublic> {
  return presentFor(viewer, required(isUuid(userId) ? await findCompanyByUser(db, userId) : undefined));
}

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
  return presentOwnCompany(required(await findCompanyByUser(db, userId)));
}

function presentFor(viewer: Viewer, row: CompanyRow): CompanyOwn | CompanyPublic {
  return viewer?.id === row.user_id ? presentOwnCompany(row) : presentCompany(row);
}

function required<Row extends CompanyRow>(row: Row | undefined): Row {
  if (!row) throw new ApiError(companyErrors.company_not_found);
  return row;
}

/** A page of companies, newest first. */
export async function listCompanies(
  { db }: AppContext,
  query: { limit: number; cursor?: string | undefined },
): Promise<{ cards: CompanyCard[]; total: number; nextCursor: string | null }> {
  const { beforeId, take } = newestFirst(query);
  const [found, total] = await Promise.all([listRows(db, beforeId, take), countCompanies(db)]);
  const { rows, nextCursor } = pageOf(found, query.limit);
  return { cards: rows.map(presentCompanyCard), total, nextCursor };
}
