import { savedItemRoutes } from '@mitoyen/contract/features/saved-items/saved-items.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam, ownQuery } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { noteSavedItem, saveItem } from './change-saved.ts';
import { listSaved } from './list-saved.ts';
import { deleteSaved, findSavedAmong } from './saved-items.repository.ts';

export function registerSavedItemRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(
    app,
    context,
    savedItemRoutes.list,
    [ownParam('id')],
    async ({ user, query, request, reply }) => {
      const page = await listSaved(context, user.id, query);
      setPageHeaders(request, reply, page);
      return page.items;
    },
  );

  registerRoute(app, context, savedItemRoutes.among, [ownQuery('userId')], ({ user, query }) =>
    findSavedAmong(context.db, user.id, query.of),
  );

  registerRoute(app, context, savedItemRoutes.save, [ownParam('id')], ({ user, params }) =>
    saveItem(context, user.id, params),
  );

  registerRoute(app, context, savedItemRoutes.note, [ownParam('id')], ({ user, params, body }) =>
    noteSavedItem(context, user.id, params, body.note),
  );

  registerRoute(app, context, savedItemRoutes.remove, [ownParam('id')], ({ user, params }) =>
    deleteSaved(context.db, { user_id: user.id, kind: params.kind, item_id: params.itemId }),
  );
}
