import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { readableFirmName } from '@mitoyen/contract/features/registry-checks/registry-text.rules.ts';
import { visibilityErrors } from '@mitoyen/contract/features/visibility/visibility.errors.ts';
import { isValidSiren, maxHiddenCompanies } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import type {
  HiddenCompany,
  VisibilityChange,
} from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';

/** Nobody waits longer than this for the registry, however many firms are new. */
const patienceMs = 4000;

/**
 * The firms to hide from, each once, with the names that the registry gives. Those in `known` are not looked
 * up again. While the registry does not answer, a number is accepted unchecked: hiding cannot wait for it.
 * @throws ApiError 400 `hidden_limit`, 400 `siren_unknown` about `hiddenFrom`.
 */
export async function checkHiddenFrom(
  { registry }: Pick<AppContext, 'registry'>,
  given: VisibilityChange['hiddenFrom'],
  known: readonly HiddenCompany[],
): Promise<HiddenCompany[]> {
  const names = new Map(known.map(({ siren, name }) => [siren, name]));
  const companies = [...new Map(given.map((one) => [one.siren, one])).values()];
  if (companies.length > maxHiddenCompanies) throw new ApiError(visibilityErrors.hidden_limit);
  const outOfPatience = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref());
  return Promise.all(
    companies.map(async ({ siren, name }) => {
      const before = names.get(siren);
      if (before !== undefined) return { siren, name: before };
      const index = given.findIndex((one) => one.siren === siren);
      if (!isValidSiren(siren)) throw unknownSiren(index);
      const lookup = await Promise.race([registry.findBySiren(siren), outOfPatience]);
      if (lookup?.status === 'not_found') throw unknownSiren(index);
      const registered = lookup?.status === 'found' ? lookup.company.name : null;
      return { siren, name: (registered && readableFirmName(registered)) || name || siren };
    }),
  );
}

function unknownSiren(index: number): ApiError {
  const { message } = visibilityErrors.siren_unknown;
  return new ApiError(visibilityErrors.siren_unknown, {
    issues: [{ path: `hiddenFrom.${index}.siren`, message }],
  });
}
