import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { confirmedAddress, onlyRole, ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { answerReference } from './answer-reference.ts';
import { askReference } from './ask-reference.ts';
import { listReferences } from './list-references.ts';
import { showReference } from './reference-link.ts';
import { settleReference } from './settle-reference.ts';

export function registerReferenceRoutes(app: FastifyInstance, context: AppContext): void {
  const asker = [onlyRole('freelance'), confirmedAddress(context)];

  registerRoute(app, context, referenceRoutes.ask, asker, ({ user, params, body }) =>
    askReference(context, user.id, params.id, body),
  );
  registerRoute(app, context, referenceRoutes.list, [ownParam('userId')], ({ user }) =>
    listReferences(context, user.id),
  );
  registerRoute(app, context, referenceRoutes.settle, [], async ({ user, params, body }) => {
    await settleReference(context, user.id, params.id, body.act);
    return undefined;
  });
  registerRoute(app, context, referenceRoutes.show, [], ({ user, query, request }) =>
    showReference(context, { token: query.token, user, addressKey: clientAddressKey(request) }),
  );
  registerRoute(app, context, referenceRoutes.answer, [], ({ user, body: { token, ...answer }, request }) =>
    answerReference(context, { token, user, answer, addressKey: clientAddressKey(request) }),
  );
}
