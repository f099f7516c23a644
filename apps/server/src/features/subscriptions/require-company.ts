import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { findPayingCompany, type PayingCompany } from './subscriptions.repository.ts';

/** The account's company. @throws ApiError 403 `company_profile_missing` before it has one. */
export async function requirePayingCompany(db: Queryable, userId: string): Promise<PayingCompany> {
  return there(await findPayingCompany(db, userId));
}

/** The same of a company that was looked up already. */
export function there(company: PayingCompany | undefined): PayingCompany {
  if (!company) throw new ApiError(offerErrors.company_profile_missing);
  return company;
}
