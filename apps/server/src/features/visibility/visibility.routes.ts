import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { findCompanyNames } from './find-company-names.ts';

export function registerVisibilityRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(
    app,
    context,
    visibilityRoutes.companyNames,
    [],
    ({ user, query }) => findCompanyNames(context, user.id, query.q),
    { waitsFor: 'registry' },
  );
}
