import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole, ownBody, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerCachedRead, registerPublicRead } from '../../core/http/register-public-read.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { tellRobots } from '../../core/http/tell-robots.ts';
import { createScrapeLimit, paceFullNames } from '../account-security/index.ts';
import { createFreelance } from './create-freelance.ts';
import { listFreelances } from './list-freelances.ts';
import { showFreelance, showFreelanceOf } from './show-freelance.ts';
import { updateFreelance } from './update-freelance.ts';

export function registerFreelanceRoutes(app: FastifyInstance, context: AppContext): void {
  const freelance = onlyRole('freelance', accountErrors.role_mismatch);

  const limitScraping = createScrapeLimit(context);
  const fullName = paceFullNames(context);

  registerPublicRead(app, context, freelanceRoutes.list, [], async (reading, { query, request, reply }) => {
    const { cards, ...page } = await listFreelances(reading, query);
    await limitScraping(request, cards.length);
    setPageHeaders(request, reply, page);
    return cards;
  });
  registerRoute(app, context, freelanceRoutes.create, [ownBody('user_id'), freelance], ({ user, body }) =>
    createFreelance(context, user.id, body),
  );
  registerCachedRead(
    app,
    context,
    freelanceRoutes.get,
    [fullName],
    async (reading, { params, user, reply }) => {
      const { profile, confirmedAt } = await showFreelance(reading, params.id, user);
      tellRobots(context, reply, confirmedAt);
      return profile;
    },
  );
  registerCachedRead(app, context, freelanceRoutes.getByUser, [fullName], (reading, { params, user }) =>
    showFreelanceOf(reading, params.userId, user),
  );
  registerRoute(
    app,
    context,
    freelanceRoutes.updateByUser,
    [ownParam('userId'), ownBody('user_id')],
    ({ user, body }) => updateFreelance(context, user.id, body),
  );
}
