import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { secondFactorRoutes as routes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { originOf } from '../account-security/index.ts';
import { addApp, startApp } from './add-app.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { startConfirmation } from './confirm-identity.ts';
import { removeApp, removePasskey } from './remove-factor.ts';
import { renamePasskey } from './rename-passkey.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { challengesPerSession } from './second-factor.limits.ts';
import { showSecondFactor } from './show-second-factor.ts';

export function registerSecondFactorRoutes(app: FastifyInstance, context: AppContext): void {
  const own = [ownParam('id')];
  /** What begins something leaves a row. */
  const counted = async <T>({ sessionId }: SessionUser, work: () => Promise<T>): Promise<T> => {
    await context.limits.consume(challengesPerSession, sessionId, accountErrors.too_many_logins);
    return work();
  };

  registerRoute(app, context, routes.get, own, ({ user }) => showSecondFactor(context, user));
  registerRoute(app, context, routes.startApp, own, ({ user, request }) =>
    counted(user, () => startApp(context, user, originOf(context, request))),
  );
  registerRoute(app, context, routes.addApp, own, ({ user, body, request }) =>
    counted(user, () => addApp(context, user, body, originOf(context, request))),
  );
  registerRoute(app, context, routes.removeApp, own, async ({ user, request }) => {
    await removeApp(context, user, originOf(context, request));
  });
  registerRoute(app, context, routes.startPasskey, own, ({ user, request }) =>
    counted(user, () => startPasskey(context, user, originOf(context, request))),
  );
  registerRoute(app, context, routes.addPasskey, own, ({ user, body, request }) =>
    counted(user, () => addPasskey(context, user, body, originOf(context, request))),
  );
  registerRoute(app, context, routes.removePasskey, own, async ({ user, params, request }) => {
    await removePasskey(context, user, params.passkeyId, originOf(context, request));
  });
  registerRoute(app, context, routes.renamePasskey, own, ({ user, params, body }) =>
    renamePasskey(context, user, params.passkeyId, body.name),
  );
  registerRoute(app, context, routes.renewRecoveryCodes, own, ({ user, request }) =>
    counted(user, () => renewRecoveryCodes(context, user, originOf(context, request))),
  );
  registerRoute(app, context, routes.startConfirmation, own, ({ user }) =>
    counted(user, () => startConfirmation(context, user)),
  );
}
