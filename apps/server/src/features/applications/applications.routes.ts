import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { confirmedAddress, onlyRole, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { answerApplication } from './answer-application.ts';
import { applyToOffer, withdrawApplication } from './apply.ts';
import { compareApplications } from './compare-applications.ts';
import { countReceived, listReceived, listSent, markAnswersRead } from './list-applications.ts';
import { markFavourite } from './mark-favourite.ts';
import { remindCompany } from './remind-company.ts';

export function registerApplicationRoutes(app: FastifyInstance, context: AppContext): void {
  const applicant = onlyRole(['freelance', 'jobseeker']);
  const company = onlyRole('entreprise');
  const confirmed = confirmedAddress(context);

  registerRoute(app, context, applicationRoutes.apply, [applicant, confirmed], ({ user, body }) =>
    applyToOffer(context, user, body),
  );
  registerRoute(
    app,
    context,
    applicationRoutes.listByCompany,
    [ownParam('companyUserId')],
    async ({ user, query, request, reply }) => {
      const { items, ...page } = await listReceived(context, user.id, query);
      setPageHeaders(request, reply, page);
      return items;
    },
  );
  registerRoute(app, context, applicationRoutes.countByCompany, [ownParam('companyUserId')], ({ user }) =>
    countReceived(context, user.id),
  );
  registerRoute(app, context, applicationRoutes.compare, [ownParam('companyUserId')], ({ user, query }) =>
    compareApplications(context, user.id, query.id),
  );
  registerRoute(app, context, applicationRoutes.favourite, [company], ({ user, params, body }) =>
    markFavourite(context, user.id, params.id, body.favourite),
  );
  const lists = {
    freelance: applicationRoutes.listByFreelance,
    jobseeker: applicationRoutes.listByJobseeker,
  };
  for (const side of ['freelance', 'jobseeker'] as const) {
    registerRoute(
      app,
      context,
      lists[side],
      [ownParam('userId')],
      async ({ user, query, request, reply }) => {
        const { items, ...page } = await listSent(context, side, user.id, query);
        setPageHeaders(request, reply, page);
        return items;
      },
    );
  }
  for (const route of [applicationRoutes.read, applicationRoutes.readByJobseeker]) {
    registerRoute(app, context, route, [ownParam('userId')], async ({ user, body: { applicationIds } }) => {
      await markAnswersRead(context, user.id, applicationIds);
      return undefined;
    });
  }
  registerRoute(app, context, applicationRoutes.answer, [company, confirmed], ({ user, params, body }) =>
    answerApplication(context, user.id, params.id, body),
  );
  registerRoute(app, context, applicationRoutes.withdraw, [applicant], ({ user, params }) =>
    withdrawApplication(context, user.id, params.id),
  );
  registerRoute(app, context, applicationRoutes.remind, [applicant, confirmed], ({ user, params }) =>
    remindCompany(context, user.id, params.id),
  );
}
