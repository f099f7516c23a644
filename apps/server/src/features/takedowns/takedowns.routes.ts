import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { registerOperatorRoute } from '../operator-log/index.ts';
import { contestTakedown } from './contest-takedown.ts';
import { listOwnTakedowns, pageOfTakedowns, showTakedown } from './list-takedowns.ts';
import { settleTakedown } from './settle-takedown.ts';
import { takeDown } from './take-down.ts';

export function registerTakedownRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, takedownRoutes.listOwn, [ownParam('id')], ({ user }) =>
    listOwnTakedowns(context, user.id),
  );
  registerRoute(app, context, takedownRoutes.contest, [ownParam('id')], ({ user, params, body }) =>
    contestTakedown(context, user.id, params.takedownId, body.text),
  );
  registerOperatorRoute(app, context, takedownRoutes.takeDown, ({ user, body }) =>
    context.db
      .transaction()
      .execute(async (tx) => showTakedown(context, tx, await takeDown(context, tx, user.id, body))),
  );
  registerOperatorRoute(app, context, takedownRoutes.list, async ({ query, request, reply }) => {
    const { items, ...page } = await pageOfTakedowns(context, query);
    setPageHeaders(request, reply, page);
    return items;
  });
  registerOperatorRoute(app, context, takedownRoutes.settle, ({ user, params, body }) =>
    settleTakedown(context, user.id, params.id, body),
  );
}
