import type { CompanyCard } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newestFirst, pageOf } from '../profiles/index.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { countCompanies, listCompanies as listRows } from './companies.repository.ts';

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
