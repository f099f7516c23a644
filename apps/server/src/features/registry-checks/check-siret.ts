import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { registryErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import type { SiretReading } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type SiretVerdict, verifyCompanySiret, verifyFreelanceSiret } from './verify-siret.ts';

/** Nobody waits longer than this for the registry, however many questions it takes. */
const patienceMs = 5000;

/**
 * What the registry says of a freelance's SIRET; null when it did not answer in time.
 * @throws ApiError 400 `siren_not_found` when it knows no company of that number.
 */
export async function checkFreelanceSiret(
  { registry }: Pick<AppContext, 'registry'>,
  siret: string,
): Promise<SiretReading | null> {
  const verdict = await withPatience(verifyFreelanceSiret(registry, siret));
  return requireReading(verdict, registryErrors.siren_not_found);
}

/**
 * What the registry says of a company's SIRET and name; null when it did not answer in time.
 * @throws ApiError 400 `company_name_mismatch` when they do not belong together.
 */
export async function checkCompanySiret(
  { registry }: Pick<AppContext, 'registry'>,
  siret: string,
  name: string,
): Promise<SiretReading | null> {
  const verdict = await withPatience(verifyCompanySiret(registry, siret, name));
  return requireReading(verdict, registryErrors.company_name_mismatch);
}

function requireReading(verdict: SiretVerdict, noCompany: ErrorDefinition): SiretReading | null {
  if (verdict === 'no_company') throw refusal(noCompany);
  return verdict === 'unanswered' ? null : verdict;
}

function refusal(error: ErrorDefinition): ApiError {
  return new ApiError(error, { issues: [{ path: 'siret', message: error.message }] });
}

async function withPatience(judgement: Promise<SiretVerdict>): Promise<SiretVerdict> {
  let timer: NodeJS.Timeout | undefined;
  const outOfPatience = new Promise<SiretVerdict>((resolve) => {
    timer = setTimeout(() => resolve('unanswered'), patienceMs);
  });
  return Promise.race([judgement, outOfPatience]).finally(() => clearTimeout(timer));
}
