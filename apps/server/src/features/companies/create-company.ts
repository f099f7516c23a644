import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { companyErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import type {
  CompanyOwn,
  CompanyProfileValues,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { SiretReading } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import { markProfileCompleted } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { requireOwnName } from '../../core/names/require-own-name.ts';
import { checkCompanySiret, sendRecheck, siretColumns } from '../registry-checks/index.ts';
import { requireKnownCodes } from '../vocabulary/index.ts';
import { claimCompanyFiles, noCompanyFiles } from './claim-company-files.ts';
import { hasCompany, insertCompanyRow } from './companies.repository.ts';
import { companyColumns } from './companies.tables.ts';
import { requireOwnCompany } from './show-company.ts';

/** A profile whose SIRET and name the registry was asked about. */
export interface PreparedCompany {
  readonly values: CompanyProfileValues;
  /** Null when it did not answer. */
  readonly siretReading: SiretReading | null;
}

/** Creates the profile of an account that exists. @throws ApiError 409 when it has one. */
export async function createCompany(
  context: AppContext,
  userId: string,
  values: CompanyProfileValues,
): Promise<CompanyOwn> {
  if (await hasCompany(context.db, userId)) throw new ApiError(companyErrors.company_exists);
  const prepared = await prepareCompany(context, values);
  return context.db.transaction().execute((tx) => insertCompany(context, tx, userId, prepared));
}

/**
 * The checks that call outside services, before any transaction. @throws ApiError 400 about `name`, `siret`
 * or `placeCode`.
 */
export async function prepareCompany(
  context: Pick<AppContext, 'registry' | 'config'>,
  values: CompanyProfileValues,
): Promise<PreparedCompany> {
  requireKnownCodes(values);
  requireOwnName(context, 'company', { path: 'name', name: values.name });
  return { values, siretReading: await checkCompanySiret(context, values.siret, values.name) };
}

/**
 * Writes a prepared profile, takes its files up, and has an unread SIRET read later.
 * @throws ApiError 409 `company_exists`, 400 `file_unknown`.
 */
export async function insertCompany(
  context: AppContext,
  tx: Tx,
  userId: string,
  { values, siretReading }: PreparedCompany,
): Promise<CompanyOwn> {
  const id = newId();
  const now = context.clock.now();
  const files = await claimCompanyFiles(context, tx, userId, values, noCompanyFiles);
  const inserted = await insertCompanyRow(tx, {
    id,
    user_id: userId,
    ...companyColumns(values, files),
    ...siretColumns('company', siretReading),
    created_at: now,
    updated_at: now,
  });
  if (!inserted) throw new ApiError(companyErrors.company_exists);
  await markProfileCompleted(tx, userId);
  if (siretReading === null) await sendRecheck(context, tx, { kind: 'company', profileId: id });
  return requireOwnCompany(tx, userId);
}
