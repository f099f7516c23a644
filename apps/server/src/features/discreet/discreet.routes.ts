import { discreetRoutes, revealRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { confirmedAddress, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { readIdempotencyKey } from '../../core/idempotency/idempotent.ts';
import { answerReveal, listReveals, withdrawReveal } from './answer-reveal.ts';
import { askReveal, listAsked } from './ask-reveal.ts';
import { changeVisibility, showVisibility } from './change-visibility.ts';
import { listDiscreet, showDiscreet } from './list-discreet.ts';

export function registerDiscreetRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, visibilityRoutes.get, [ownParam('id')], ({ user }) =>
    showVisibility(context, user.id),
  );
  registerRoute(
    app,
    context,
    visibilityRoutes.change,
    [ownParam('id')],
    ({ user, body }) => changeVisibility(context, user.id, body),
    { waitsFor: 'registry' },
  );

  registerRoute(app, context, discreetRoutes.list, [], async ({ user, query, request, reply }) => {
    const page = await listDiscreet(context, user.id, query);
    setPageHeaders(request, reply, page);
    return page;
  });
  registerRoute(app, context, discreetRoutes.listAsked, [], async ({ user, query, request, reply }) => {
    const { items, ...page } = await listAsked(context, user.id, query);
    setPageHeaders(request, reply, page);
    return items;
  });
  registerRoute(app, context, discreetRoutes.get, [], ({ user, params }) =>
    showDiscreet(context, user.id, params.handle),
  );
  registerRoute(
    app,
    context,
    discreetRoutes.ask,
    [confirmedAddress(context)],
    ({ user, params, body, request }) =>
      askReveal(context, user.id, { ...params, ...body }, readIdempotencyKey(request)),
  );

  registerRoute(app, context, revealRoutes.list, [], async ({ user, query, request, reply }) => {
    const { items, ...page } = await listReveals(context, user.id, query);
    setPageHeaders(request, reply, page);
    return items;
  });
  registerRoute(app, context, revealRoutes.answer, [], ({ user, params, body }) =>
    answerReveal(context, user.id, params.id, body.answer),
  );
  registerRoute(app, context, revealRoutes.withdraw, [], ({ user, params }) =>
    withdrawReveal(context, user.id, params.id),
  );
}
