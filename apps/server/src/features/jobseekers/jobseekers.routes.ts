import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole, ownBody, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerCachedRead, registerPublicRead } from '../../core/http/register-public-read.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { tellRobots } from '../../core/http/tell-robots.ts';
import { createScrapeLimit, paceFullNames } from '../account-security/index.ts';
import { createJobseeker } from './create-jobseeker.ts';
import { listJobseekers } from './list-jobseekers.ts';
import { showJobseeker, showJobseekerOf } from './show-jobseeker.ts';
import { updateJobseeker } from './update-jobseeker.ts';

export function registerJobseekerRoutes(app: FastifyInstance, context: AppContext): void {
  const owner = onlyRole('jobseeker', accountErrors.role_mismatch);

  const limitScraping = createScrapeLimit(context);
  const fullName = paceFullNames(context);

  registerPublicRead(app, context, jobseekerRoutes.list, [], async (reading, { query, request, reply }) => {
    const { cards, ...page } = await listJobseekers(reading, query);
    await limitScraping(request, cards.length);
    setPageHeaders(request, reply, page);
    return cards;
  });
  registerRoute(app, context, jobseekerRoutes.create, [ownBody('user_id'), owner], ({ user, body }) =>
    createJobseeker(context, user.id, body),
  );
  registerCachedRead(
    app,
    context,
    jobseekerRoutes.get,
    [fullName],
    async (reading, { params, user, reply }) => {
      const { profile, confirmedAt } = await showJobseeker(reading, params.id, user);
      tellRobots(context, reply, confirmedAt);
      return profile;
    },
  );
  registerCachedRead(app, context, jobseekerRoutes.getByUser, [fullName], (reading, { params, user }) =>
    showJobseekerOf(reading, params.userId, user),
  );
  registerRoute(
    app,
    context,
    jobseekerRoutes.updateByUser,
    [ownParam('userId'), ownBody('user_id')],
    ({ user, body }) => updateJobseeker(context, user.id, body),
  );
}
