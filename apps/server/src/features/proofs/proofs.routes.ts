import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { operatorProofRoutes, proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { readIdempotencyKey } from '../../core/idempotency/idempotent.ts';
import { registerOperatorRoute } from '../operator-log/index.ts';
import { decideOnProof } from './decide-proof.ts';
import { addProof, changeProof, removeProof } from './declare-proof.ts';
import { listProofs } from './list-proofs.ts';
import { pageOfSubmittedProofs } from './list-submitted-proofs.ts';

export function registerProofRoutes(app: FastifyInstance, context: AppContext): void {
  const own = [ownParam('id'), onlyRole(['freelance', 'jobseeker'], accountErrors.role_mismatch)];

  registerRoute(app, context, proofRoutes.list, [ownParam('id')], ({ user }) => listProofs(context, user.id));
  registerRoute(app, context, proofRoutes.add, own, ({ user, body, request }) =>
    addProof(context, user, body, readIdempotencyKey(request)),
  );
  registerRoute(app, context, proofRoutes.change, own, ({ user, params, body }) =>
    changeProof(context, user, params.proofId, body),
  );
  registerRoute(app, context, proofRoutes.remove, [ownParam('id')], ({ user, params }) =>
    removeProof(context, user.id, params.proofId),
  );

  registerOperatorRoute(app, context, operatorProofRoutes.list, async ({ query, request, reply }) => {
    const { items, ...page } = await pageOfSubmittedProofs(context, query);
    setPageHeaders(request, reply, page);
    return items;
  });
  registerOperatorRoute(app, context, operatorProofRoutes.decide, ({ user, params, body }) =>
    decideOnProof(context, user.id, params.id, body),
  );
}
