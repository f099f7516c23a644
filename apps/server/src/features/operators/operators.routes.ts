import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { operatorErrors } from '@mitoyen/contract/features/operators/operators.errors.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { countFailedJobs, listFailedJobs, retryFailedJob } from '../../core/jobs/failed-jobs.repository.ts';
import { pageOfSecurityEvents } from '../account-security/index.ts';
import { registerOperatorRoute } from '../operator-log/index.ts';
import { findHostData } from '../sealed-copies/index.ts';
import { readFigures } from './figures.repository.ts';
import { confirmHolder, endSessions, searchAccounts, showAccount } from './show-account.ts';
import { pageOfUnsentMails, resendMail, resendMails } from './unsent-mails.ts';
import { pageOfWarnedOffers } from './warned-offers.ts';

const weekMs = 7 * 86_400_000;

export function registerOperatorRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  registerOperatorRoute(app, context, operatorRoutes.listAccounts, async ({ query, request, reply }) => {
    const { items, ...page } = await searchAccounts(context, query);
    setPageHeaders(request, reply, page);
    return items;
  });
  registerOperatorRoute(app, context, operatorRoutes.getAccount, ({ params }) =>
    showAccount(context, params.id),
  );
  registerOperatorRoute(app, context, operatorRoutes.confirmCompany, async ({ params, body }) => {
    await confirmHolder(context, params.id, body.isConfirmed);
  });
  registerOperatorRoute(app, context, operatorRoutes.endSessions, ({ params }) =>
    endSessions(context, params.id),
  );
  registerOperatorRoute(app, context, operatorRoutes.listSealedHostData, ({ query }) =>
    findHostData(db, query.search),
  );
  registerOperatorRoute(app, context, operatorRoutes.listFailedJobs, async () =>
    (await listFailedJobs(db)).map((job) => ({
      id: job.id,
      name: job.name,
      createdAt: job.created_on.toISOString(),
      failedAt: job.completed_on?.toISOString() ?? null,
      tries: job.retry_count + 1,
      error: job.error ?? '',
    })),
  );
  registerOperatorRoute(app, context, operatorRoutes.retryJob, async ({ params }) => {
    if (!isUuid(params.id) || !(await retryFailedJob(db, params.id)))
      throw new ApiError(operatorErrors.job_not_found);
  });
  registerOperatorRoute(app, context, operatorRoutes.listUnsentMails, async ({ query, request, reply }) => {
    const { items, ...page } = await pageOfUnsentMails(context, query);
    setPageHeaders(request, reply, page);
    return items;
  });
  registerOperatorRoute(app, context, operatorRoutes.resendMail, ({ params }) =>
    resendMail(context, params.id),
  );
  registerOperatorRoute(app, context, operatorRoutes.resendMails, () => resendMails(context));
  registerOperatorRoute(app, context, operatorRoutes.listWarnedOffers, async ({ query, request, reply }) => {
    const { items, ...page } = await pageOfWarnedOffers(context, query);
    setPageHeaders(request, reply, page);
    return items;
  });
  registerOperatorRoute(
    app,
    context,
    operatorRoutes.listSecurityEvents,
    async ({ query, request, reply }) => {
      const { items, ...page } = await pageOfSecurityEvents(context, query);
      setPageHeaders(request, reply, page);
      return items;
    },
  );
  registerOperatorRoute(app, context, operatorRoutes.figures, async () => {
    const since = new Date(clock.now().getTime() - weekMs);
    return {
      since: since.toISOString(),
      ...(await readFigures(db, since)),
      failedJobs: await countFailedJobs(db),
    };
  });
}
