import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { LoginAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteSession } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { ownParam } from '../../core/http/guards.ts';
import { type Handler, registerRoute, StatusResponse } from '../../core/http/register-route.ts';
import { asBrowserOf, keepBrowser, type Origin, originOf, paceFullNames } from '../account-security/index.ts';
import { readBrowserHash } from '../phone-verification/index.ts';
import { confirmIdentity } from '../second-factor/index.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { createAccount } from './create-account.ts';
import { endOtherSessions, endSession, showSessions } from './manage-sessions.ts';
import { readTerms } from './read-terms.ts';
import { registerAccount } from './register-account.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { requestPasswordReset } from './request-password-reset.ts';

import { resetPassword } from './reset-password.ts';
import { showAccount } from './show-account.ts';
import { showMe } from './show-me.ts';
import { signIn } from './sign-in.ts';
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.ts';
import { finishSignIn } from './take-second-step.ts';
import { updateAccount } from './update-account.ts';

const success = { success: true } as const;

export function registerAccountRoutes(app: FastifyInstance, context: AppContext): void {
  /** What opens or secures an account leaves its browser known. */
  const withBrowser = async <T extends LoginAnswer | null>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (origin: Origin) => Promise<T>,
  ): Promise<T> => {
    const origin = originOf(context, request);
    const answer = await work(origin);
    const opened = answer && 'user' in answer ? answer.user.id : null;
    const { config } = context;
    keepBrowser(
      config,
      reply,
      opened === null ? origin.browser : asBrowserOf(config, origin.browser, opened),
    );
    return answer;
  };

  const login: Handler<typeof accountRoutes.login> = async ({ body, request, reply }) => {
    const answer = await withBrowser(request, reply, (origin) => signIn(context, body, origin));
    return new StatusResponse('secondStep' in answer ? 202 : 200, answer);
  };
  registerRoute(app, context, accountRoutes.login, [], login, { entersBulkhead: true });

  const secondStep: Handler<typeof accountRoutes.takeSecondStep> = ({ body, request, reply }) =>
    withBrowser(request, reply, (origin) => finishSignIn(context, body, origin));
  registerRoute(app, context, accountRoutes.takeSecondStep, [], secondStep, { entersBulkhead: true });

  registerRoute(app, context, accountRoutes.startPasskeyLogin, [], ({ request }) =>
    askForPasskey(context, originOf(context, request)),
  );

  registerRoute(app, context, accountRoutes.loginWithPasskey, [], ({ body, request, reply }) =>
    withBrowser(request, reply, (origin) => signInWithPasskey(context, body.passkey, origin)),
  );

  registerRoute(app, context, accountRoutes.register, [], ({ body, request, reply }) =>
    withBrowser(request, reply, (origin) => registerAccount(context, body, origin)),
  );

  registerRoute(app, context, accountRoutes.create, [], ({ body, request, reply }) =>
    withBrowser(request, reply, (origin) => createAccount(context, body, origin, readBrowserHash(request))),
  );

  registerRoute(app, context, accountRoutes.logout, [], async ({ user }) => {
    await deleteSession(context.db, user.id, user.sessionId);
  });

  registerRoute(app, context, accountRoutes.me, [], ({ user }) => showMe(context, user));

  registerRoute(app, context, accountRoutes.update, [ownParam('id')], ({ user, body, request }) =>
    updateAccount(context, user, body, originOf(context, request), readBrowserHash(request)),
  );

  registerRoute(app, context, accountRoutes.readTerms, [ownParam('id')], ({ user, body }) =>
    readTerms(context, user, body.version),
  );

  registerRoute(
    app,
    context,
    accountRoutes.changePassword,
    [ownParam('id')],
    async ({ user, body, request, reply }) => {
      await withBrowser(request, reply, async (origin) => {
        await changePassword(context, user, body, origin);
        return null;
      });
    },
  );

  registerRoute(app, context, accountRoutes.get, [paceFullNames(context)], ({ params, user }) =>
    showAccount(context, params.id, user.id),
  );

  registerRoute(app, context, accountRoutes.listSessions, [ownParam('id')], ({ user }) =>
    showSessions(context, user),
  );

  registerRoute(app, context, accountRoutes.endSession, [ownParam('id')], ({ user, params }) =>
    endSession(context, user, params.sessionId),
  );

  registerRoute(app, context, accountRoutes.endOtherSessions, [ownParam('id')], async ({ user }) => {
    await endOtherSessions(context, user);
  });

  registerRoute(app, context, accountRoutes.confirmEmail, [], ({ body, request }) =>
    confirmEmail(context, body.token, originOf(context, request)),
  );

  registerRoute(app, context, accountRoutes.sendConfirmation, [ownParam('id')], async ({ user, request }) => {
    await requestConfirmation(context, user, clientAddressKey(request));
    return success;
  });

  registerRoute(app, context, accountRoutes.confirmIdentity, [], async ({ user, body, request }) => {
    await confirmIdentity(context, user, body, originOf(context, request));
  });

  registerRoute(app, context, accountRoutes.forgotPassword, [], async ({ body, request }) => {
    await requestPasswordReset(context, body.email, clientAddressKey(request));
    return success;
  });

  registerRoute(app, context, accountRoutes.resetPassword, [], async ({ body, request, reply }) => {
    await withBrowser(request, reply, async (origin) => {
      await resetPassword(context, body, origin);
      return null;
    });
    return success;
  });
}
