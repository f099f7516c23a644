import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { registryErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import type { SiretStatus } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type SiretVerification, verifyCompanySiret, verifyFreelanceSiret } from './verify-siret.ts';

/** Nobody waits longer than this for the registry, however many questions it takes. */
const patienceMs = 5000;

const statusOf = { verified: 'verified', closed: 'failed', unanswered: 'pending' } as const;

/** Checks a freelance's SIRET. @throws ApiError 400 `siren_not_found` when the registry says there is none. */
export async function checkFreelanceSiret(
  { registry }: Pick<AppContext, 'registry'>,
  siret: string,
): Promise<SiretStatus> {
  const verdict = await withPatience(verifyFreelanceSiret(registry, siret));
  if (verdict === 'unknown') throw refusal(registryErrors.siren_not_found, 'siret');
  return statusOf[verdict];
}

/** Checks a company's SIRET and name. @throws ApiError 400 `company_name_mismatch` when they do not belong together. */
export async function checkCompanySiret(
  { registry }: Pick<AppContext, 'registry'>,
  siret: string,
  name: string,
): Promise<SiretStatus> {
  const verdict = await withPatience(verifyCompanySiret(registry, siret, name));
  if (verdict === 'unknown') throw refusal(registryErrors.company_name_mismatch, 'siret');
  return statusOf[verdict];
}

function refusal(error: ErrorDefinition, path: string): ApiError {
  return new ApiError(error, { issues: [{ path, message: error.message }] });
}

async function withPatience(judgement: Promise<SiretVerification>): Promise<SiretVerification> {
  let timer: NodeJS.Timeout | undefined;
  const outOfPatience = new Promise<SiretVerification>((resolve) => {
    timer = setTimeout(() => resolve('unanswered'), patienceMs);
  });
  return Promise.race([judgement, outOfPatience]).finally(() => clearTimeout(timer));
}
