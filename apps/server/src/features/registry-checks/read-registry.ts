import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isValidSiret } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { registryReadErrors } from '@mitoyen/contract/features/registry-checks/registry-checks.errors.ts';
import type { RegisteredFirm } from '@mitoyen/contract/features/registry-checks/registry-checks.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import { presentRegistered } from './registry-checks.presenter.ts';

/** Of one client address: more than a registration takes, and no way to copy the registry. */
export const registryReadsPerAddress: LimitRule = {
  name: 'registry-reads-address',
  points: 30,
  durationSeconds: 600,
};

/** `Retry-After` of the 503 while the registry does not answer. */
const retryAfterSeconds = 30;

/** The registry takes seven calls a second from the whole product: each caller address has few at a time. */
const inTurnOfAddress = createConcurrencyLimiter({ concurrency: 3, maxQueued: 7 });

/**
 * What the registry says of a SIRET. A number whose check digit is wrong never reaches it.
 * @throws ApiError 404 `siret_unknown`, 429 `too_many_registry_reads`, 503 `registry_unavailable`.
 */
export async function readRegistry(
  { registry, limits }: Pick<AppContext, 'registry' | 'limits'>,
  siret: string,
  addressKey: string,
): Promise<RegisteredFirm> {
  if (!isValidSiret(siret)) throw new ApiError(registryReadErrors.siret_unknown);
  await limits.consume(registryReadsPerAddress, addressKey, registryReadErrors.too_many_registry_reads);
  const lookup = await inTurnOfAddress(() => registry.findBySiret(siret), addressKey);
  if (lookup.status === 'unavailable')
    throw new ApiError(registryReadErrors.registry_unavailable, { retryAfterSeconds });
  const place =
    lookup.status === 'found' ? lookup.company.establishments.find((one) => one.siret === siret) : undefined;
  if (lookup.status === 'not_found' || !place) throw new ApiError(registryReadErrors.siret_unknown);
  return presentRegistered(lookup.company, place);
}
