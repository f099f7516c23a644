import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { companyErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { isJobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import {
  type CompanyOffer,
  type CompanyOffers,
  mostCompanyOffers,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findAnswerRecords } from '../applications/index.ts';
import { hasPublicCompany } from './offer-companies.repository.ts';
import { listOpenOffers, type OpenOfferRow } from './open-offers.repository.ts';

function present(row: OpenOfferRow): CompanyOffer {
  const { id, kind, title, location, is_remote, created_at, salary_period } = row;
  const salary = { salaryMin: row.salary_min, salaryMax: row.salary_max, salaryPeriod: salary_period };
  return {
    ...{ id, kind, titre: title, lieu: location, remote: is_remote ? 1 : 0 },
    createdAt: writeInstant(created_at),
    budget: isJobKind(kind) ? null : row.budget,
    ...salary,
  };
}

/**
 * A company's open offers, newest first, and how it answers. Only members read which company a mission
 * belongs to, so visitors get the number of missions alone.
 * @throws ApiError 404 without such a company.
 */
export async function listCompanyOffers(
  { db, clock }: AppContext,
  companyId: string,
  viewer: SessionUser | null,
): Promise<CompanyOffers> {
  if (!isUuid(companyId)) throw new ApiError(companyErrors.company_not_found);
  const [exists, open, records] = await Promise.all([
    hasPublicCompany(db, companyId),
    listOpenOffers(db, companyId, parisDay(clock.now())),
    findAnswerRecords(db, [companyId]),
  ]);
  if (!exists) throw new ApiError(companyErrors.company_not_found);
  const shown = open.filter(({ kind }) => viewer !== null || isJobKind(kind));
  return {
    offers: shown.slice(0, mostCompanyOffers).map(present),
    total: shown.length,
    hasHidden: shown.length < open.length,
    answerRecord: records.get(companyId) ?? null,
  };
}
