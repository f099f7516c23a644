import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { companyNamesMatch } from '@mitoyen/contract/core/company-name.ts';
import { isReservedName, type NamedKind } from '@mitoyen/contract/core/reserved-names.ts';
import type { AppContext } from '../context/app-context.ts';

/**
 * Refuses a name that reads like the product's or an official body's, unless the operator allows it. Called
 * where a name is chosen, not where an account keeps one. @throws ApiError `name_reserved` about `path`.
 */
export function requireOwnName(
  { config }: Pick<AppContext, 'config'>,
  kind: NamedKind,
  { path, name }: { path: string; name: string },
): void {
  if (!isReservedName(name, kind) || companyNamesMatch(name, config.allowedNames)) return;
  const { message } = commonErrors.name_reserved;
  throw new ApiError(commonErrors.name_reserved, { issues: [{ path, message }] });
}
