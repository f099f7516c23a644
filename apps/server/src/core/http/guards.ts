import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../auth/sessions.repository.ts';
import type { AppContext } from '../context/app-context.ts';

/**
 * Runs before the request is validated, so that a caller without permission learns nothing about valid
 * values.
 */
export type Guard = (user: SessionUser | null, request: FastifyRequest) => void;

/** The caller's role must be this one, or one of these. */
export function onlyRole(
  role: Role | readonly Role[],
  refusal: ErrorDefinition = commonErrors.forbidden,
): Guard {
  const admitted = [role].flat();
  return (user) => {
    if (!user?.role || !admitted.includes(user.role)) throw new ApiError(refusal);
  };
}

/**
 * For calls that reach other people: the caller's address must be confirmed, where the operator requires it
 * (`ADDRESS_CONFIRMATION=required`).
 */
export function confirmedAddress({ config }: Pick<AppContext, 'config'>): Guard {
  return (user) => {
    if (config.addressConfirmation === 'required' && user && !user.isEmailConfirmed) {
      throw new ApiError(commonErrors.email_unconfirmed);
    }
  };
}

function ownId(part: 'params' | 'query' | 'body', name: string): Guard {
  return (user, request) => {
    const values = request[part] as Record<string, unknown> | null | undefined;
    const given = typeof values === 'object' && values !== null ? values[name] : undefined;
    // validation reports a missing one
    if (given !== undefined && given !== null && given !== user?.id)
      throw new ApiError(commonErrors.forbidden);
  };
}

/** The user id in the path must be the caller's own. */
export const ownParam = (name: string) => ownId('params', name);
/** The user id in the query must be the caller's own. */
export const ownQuery = (name: string) => ownId('query', name);
/** The user id in the body, when given, must be the caller's own. */
export const ownBody = (name: string) => ownId('body', name);
