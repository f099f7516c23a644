import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole, ownBody, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerCachedRead, registerPublicRead } from '../../core/http/register-public-read.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { tellRobots } from '../../core/http/tell-robots.ts';
import { askCompanyConfirmation, confirmCompany } from './confirm-company.ts';
import { createCompany } from './create-company.ts';
import { listCompanies, showCompany, showCompanyOf } from './show-company.ts';
import { updateCompany } from './update-company.ts';

export function registerCompanyRoutes(app: FastifyInstance, context: AppContext): void {
  const owner = onlyRole('entreprise', accountErrors.role_mismatch);

  registerPublicRead(app, context, companyRoutes.list, [], async (reading, { query, request, reply }) => {
    const { cards, ...page } = await listCompanies(reading, query);
    setPageHeaders(request, reply, page);
    return cards;
  });
  registerRoute(app, context, companyRoutes.create, [ownBody('user_id'), owner], ({ user, body }) =>
    createCompany(context, user.id, body),
  );
  registerCachedRead(app, context, companyRoutes.get, [], async (reading, { params, user, reply }) => {
    const { profile, confirmedAt } = await showCompany(reading, params.id, user);
    tellRobots(context, reply, confirmedAt);
    return profile;
  });
  registerCachedRead(app, context, companyRoutes.getByUser, [], (reading, { params, user }) =>
    showCompanyOf(reading, params.userId, user),
  );
  registerRoute(app, context, companyRoutes.askConfirmation, [ownParam('userId'), owner], ({ user, body }) =>
    askCompanyConfirmation(context, user.id, body.email),
  );
  registerRoute(app, context, companyRoutes.confirm, [], ({ body }) => confirmCompany(context, body.token));
  registerRoute(
    app,
    context,
    companyRoutes.updateByUser,
    [ownParam('userId'), ownBody('user_id')],
    ({ user, body }) => updateCompany(context, user.id, body),
  );
}
