import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { correctCasing } from '@mitoyen/contract/core/casing.ts';
import { tidySiret } from '@mitoyen/contract/core/pasted/tidy-digits.ts';
import { readableFirmName } from '@mitoyen/contract/features/registry-checks/registry-text.rules.ts';
import { visibilityErrors } from '@mitoyen/contract/features/visibility/visibility.errors.ts';
import type { CompanyName } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import type { RegistryCompany } from '../../gateways/company-registry/company-registry.gateway.ts';

/** Of one account: more than hiding from fifty firms takes, and no way to copy the registry. */
const companyNamesPerAccount: LimitRule = {
  name: 'company-names',
  points: 200,
  durationSeconds: 600,
};
/** The registry takes seven calls a second from the whole product: each account has few at a time. */
const inTurnOfAccount = createConcurrencyLimiter({ concurrency: 3, maxQueued: 3 });
const mostNames = 10;
/** `Retry-After` of the 503 while the registry does not answer. */
const retryAfterSeconds = 30;

/**
 * Firms of the registry by a name or a SIREN, the best match first.
 * @throws ApiError 429 `too_many_company_names`, 503 `company_names_unavailable`, `unavailable` to an account
 * that sends many requests at once.
 */
export async function findCompanyNames(
  { registry, limits }: Pick<AppContext, 'registry' | 'limits'>,
  accountId: string,
  asked: string,
): Promise<CompanyName[]> {
  await limits.consume(companyNamesPerAccount, accountId, visibilityErrors.too_many_company_names);
  return inTurnOfAccount(() => findNames(registry, asked), accountId);
}

async function findNames(registry: AppContext['registry'], asked: string): Promise<CompanyName[]> {
  const number = tidySiret(asked);
  if (/^\d{9}$/.test(number)) {
    const lookup = await registry.findBySiren(number);
    if (lookup.status === 'unavailable') throw unavailable();
    return lookup.status === 'found' ? presentNames([lookup.company]) : [];
  }
  const search = await registry.searchByName(asked);
  if (search.status === 'unavailable') throw unavailable();
  return search.status === 'found' ? presentNames(search.companies) : [];
}

const unavailable = () => new ApiError(visibilityErrors.company_names_unavailable, { retryAfterSeconds });

/** Those whose name the registry shows. */
function presentNames(companies: readonly RegistryCompany[]): CompanyName[] {
  return companies.slice(0, mostNames).flatMap(({ siren, name, establishments: [head] }) => {
    if (name === null) return [];
    return [
      { siren, name: readableFirmName(name), city: head?.town ? correctCasing(head.town, 'place') : null },
    ];
  });
}
