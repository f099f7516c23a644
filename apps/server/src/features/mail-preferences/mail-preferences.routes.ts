import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { changeSubscription, showSubscription, updateMailPreferences } from './change-subscription.ts';
import { findMailPreferences } from './mail-choices.repository.ts';

export async function registerMailPreferenceRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  registerRoute(app, context, mailPreferenceRoutes.get, [ownParam('id')], ({ user }) =>
    findMailPreferences(context.db, user.id),
  );
  registerRoute(app, context, mailPreferenceRoutes.update, [ownParam('id')], ({ user, body }) =>
    updateMailPreferences(context, user.id, body),
  );
  registerRoute(app, context, mailPreferenceRoutes.showSubscription, [], ({ query }) =>
    showSubscription(context, query.token),
  );
  registerRoute(app, context, mailPreferenceRoutes.changeSubscription, [], ({ query, body }) =>
    changeSubscription(context, query.token, body.isWanted),
  );
  await app.register(async (scope) => {
    // RFC 8058: the body is a form that says nothing the address does not
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    registerRoute(scope, context, mailPreferenceRoutes.unsubscribeInOneClick, [], async ({ query }) => {
      await changeSubscription(context, query.token, false);
      return { success: true } as const;
    });
  });
}
