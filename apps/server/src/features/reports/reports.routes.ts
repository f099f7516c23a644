import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { readIdempotencyKey } from '../../core/idempotency/idempotent.ts';
import { registerOperatorRoute } from '../operator-log/index.ts';
import { decideReport } from './decide-report.ts';
import { liftSuspension } from './lift-suspension.ts';
import { listReports } from './list-reports.ts';
import { receiveNotice } from './receive-notice.ts';
import { reportPerson } from './report-person.ts';
import { showReport } from './show-report.ts';
import { suspendWithoutReport } from './suspend-without-report.ts';

export function registerReportRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, reportRoutes.create, [], ({ user, body, request }) =>
    reportPerson(context, user.id, body, readIdempotencyKey(request)),
  );
  registerRoute(app, context, reportRoutes.notify, [], ({ user, body, request }) =>
    receiveNotice(context, user?.id ?? null, body, clientAddressKey(request), readIdempotencyKey(request)),
  );
  registerOperatorRoute(app, context, reportRoutes.suspend, ({ user, params, body }) =>
    suspendWithoutReport(context, user.id, params.id, body),
  );
  registerOperatorRoute(app, context, reportRoutes.list, async ({ query, request, reply }) => {
    const { items, ...page } = await listReports(context, query);
    setPageHeaders(request, reply, page);
    return items;
  });
  registerOperatorRoute(app, context, reportRoutes.get, ({ params }) => showReport(context.db, params.id));
  registerOperatorRoute(app, context, reportRoutes.decide, ({ user, params, body }) =>
    decideReport(context, user.id, params.id, body),
  );
  registerOperatorRoute(app, context, reportRoutes.liftSuspension, ({ user, params, body }) =>
    liftSuspension(context, user.id, params.id, body.statement),
  );
}
