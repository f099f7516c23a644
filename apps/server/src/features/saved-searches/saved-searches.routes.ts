import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { startCountingConfirmations } from './alert-metrics.ts';
import { changeSavedSearch, listSavedSearches, removeSavedSearch } from './change-saved-search.ts';
import { changeVisitorSearch, confirmSearch, showVisitorSearches } from './confirm-searches.ts';
import { saveSearch } from './save-search.ts';
import { showAlert, stopAlert } from './stop-alert.ts';

export async function registerSavedSearchRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  startCountingConfirmations(context);
  registerRoute(app, context, savedSearchRoutes.list, [], ({ user }) => listSavedSearches(context, user.id));
  registerRoute(app, context, savedSearchRoutes.keep, [], ({ user, body, request }) =>
    saveSearch(context, user, body, clientAddressKey(request)),
  );
  registerRoute(app, context, savedSearchRoutes.confirm, [], ({ body, request }) =>
    confirmSearch(context, { ...body, addressKey: clientAddressKey(request) }),
  );
  registerRoute(app, context, savedSearchRoutes.showByLink, [], ({ query, request }) =>
    showVisitorSearches(context, { ...query, addressKey: clientAddressKey(request) }),
  );
  registerRoute(app, context, savedSearchRoutes.changeByLink, [], ({ body, request }) =>
    changeVisitorSearch(context, { ...body, addressKey: clientAddressKey(request) }),
  );
  registerRoute(app, context, savedSearchRoutes.change, [], ({ user, params, body }) =>
    changeSavedSearch(context, user.id, params.id, body),
  );
  registerRoute(app, context, savedSearchRoutes.remove, [], async ({ user, params }) => {
    await removeSavedSearch(context, user.id, params.id);
    return undefined;
  });
  registerRoute(app, context, savedSearchRoutes.showAlert, [], ({ query }) =>
    showAlert(context, query.token),
  );
  await app.register(async (scope) => {
    // RFC 8058: the body is a form that says nothing the address does not
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    registerRoute(scope, context, savedSearchRoutes.stopAlert, [], async ({ query }) => {
      await stopAlert(context, query.token);
      return { success: true } as const;
    });
  });
}
