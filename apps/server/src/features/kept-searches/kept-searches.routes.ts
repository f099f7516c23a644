import { keptSearchRoutes } from '@mitoyen/contract/features/kept-searches/kept-searches.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { startCountingConfirmations } from './alert-metrics.ts';
import { changeKeptSearch, listKeptSearches, removeKeptSearch } from './change-kept-search.ts';
import { changeVisitorSearch, confirmSearch, showVisitorSearches } from './confirm-searches.ts';
import { keepSearch } from './keep-search.ts';
import { showAlert, stopAlert } from './stop-alert.ts';

export async function registerKeptSearchRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  startCountingConfirmations(context);
  registerRoute(app, context, keptSearchRoutes.list, [], ({ user }) => listKeptSearches(context, user.id));
  registerRoute(app, context, keptSearchRoutes.keep, [], ({ user, body, request }) =>
    keepSearch(context, user, body, clientAddressKey(request)),
  );
  registerRoute(app, context, keptSearchRoutes.confirm, [], ({ body, request }) =>
    confirmSearch(context, { ...body, addressKey: clientAddressKey(request) }),
  );
  registerRoute(app, context, keptSearchRoutes.showByLink, [], ({ query, request }) =>
    showVisitorSearches(context, { ...query, addressKey: clientAddressKey(request) }),
  );
  registerRoute(app, context, keptSearchRoutes.changeByLink, [], ({ body, request }) =>
    changeVisitorSearch(context, { ...body, addressKey: clientAddressKey(request) }),
  );
  registerRoute(app, context, keptSearchRoutes.change, [], ({ user, params, body }) =>
    changeKeptSearch(context, user.id, params.id, body),
  );
  registerRoute(app, context, keptSearchRoutes.remove, [], async ({ user, params }) => {
    await removeKeptSearch(context, user.id, params.id);
    return undefined;
  });
  registerRoute(app, context, keptSearchRoutes.showAlert, [], ({ query }) => showAlert(context, query.token));
  await app.register(async (scope) => {
    // RFC 8058: the body is a form that says nothing the address does not
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    registerRoute(scope, context, keptSearchRoutes.stopAlert, [], async ({ query }) => {
      await stopAlert(context, query.token);
      return { success: true } as const;
    });
  });
}
