import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { companyErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import type {
  CompanyOwn,
  CompanyProfileChange,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { requireOwnName } from '../../core/names/require-own-name.ts';
import { checkCompanySiret, isGivenUp, sendRecheck, siretColumns } from '../registry-checks/index.ts';
import { releaseFiles } from '../uploads/index.ts';
import { requireKnownCodes } from '../vocabulary/index.ts';
import { claimCompanyFiles, droppedCompanyFiles } from './claim-company-files.ts';
import { findCompanyByUser, lockCompanyByUser, updateCompanyRow } from './companies.repository.ts';
import { companyColumns } from './companies.tables.ts';
import { confirmableDomain } from './confirmable-domain.ts';
import { requireOwnCompany } from './show-company.ts';

/**
 * Changes the account's company; what is left out stays. Another SIRET or name is checked first, and one that the
 * registry never answered about is asked about again; without a SIRET there is nothing to check.
 * @throws ApiError 404 without a profile, 400 about `name`, `siret`, `placeCode` or one of its files.
 */
export async function updateCompany(
  context: AppContext,
  userId: string,
  change: CompanyProfileChange,
): Promise<CompanyOwn> {
  const current = await findCompanyByUser(context.db, userId);
  if (!current) throw new ApiError(companyErrors.company_not_found);
  requireKnownCodes(change);
  if (change.name !== current.name) requireOwnName(context, 'company', { path: 'name', name: change.name });
  const siret = change.siret ?? current.siret;
  const isOther = siret !== current.siret || change.name !== current.name;
  const reading = isOther && siret !== '' ? await checkCompanySiret(context, siret, change.name) : null;
  const readColumns = () =>
    siret === ''
      ? { ...siretColumns('company', null), siret_status: 'failed' as const }
      : siretColumns('company', reading);

  return context.db.transaction().execute(async (tx) => {
    const before = await lockCompanyByUser(tx, userId);
    if (!before) throw new ApiError(companyErrors.company_not_found);
    const files = await claimCompanyFiles(context, tx, userId, change, before);
    const isAsked = isOther || isGivenUp(before);
    await updateCompanyRow(tx, userId, {
      ...companyColumns({ ...change, siret: isOther ? siret : undefined }, files),
      ...(isAsked && readColumns()),
      // an operator's word was about the firm of this name and number
      ...(isOther && { confirmed_by_operator_at: null }),
      ...((siret !== before.siret || isOtherSite(before.website, change.website)) && {
        confirmed_domain: null,
      }),
      updated_at: context.clock.now(),
    });
    await releaseFiles(context, tx, userId, droppedCompanyFiles(before, files));
    if (isAsked && siret !== '' && reading === null)
      await sendRecheck(context, tx, { kind: 'company', profileId: before.id });
    return requireOwnCompany(tx, userId);
  });
}

/** Whether a change of the website takes it to another domain. */
function isOtherSite(before: string | null, after: string | null | undefined): boolean {
  return after !== undefined && confirmableDomain(before) !== confirmableDomain(after);
}
