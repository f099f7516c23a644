import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { paceFullNames } from '../account-security/index.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { presentBlock } from './blocks.presenter.ts';
import { listBlockRows } from './blocks.repository.ts';

/** Blocking answers with a name. */
const blockedIn = ({ body }: FastifyRequest) => (body as { userId?: string } | null | undefined)?.userId;

export function registerBlockRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, blockRoutes.list, [ownParam('id')], async ({ user }) =>
    (await listBlockRows(context.db, user.id)).map(presentBlock),
  );
  registerRoute(
    app,
    context,
    blockRoutes.create,
    [ownParam('id'), paceFullNames(context, blockedIn)],
    ({ user, body }) => blockPerson(context, user.id, body.userId),
  );
  registerRoute(app, context, blockRoutes.remove, [ownParam('id')], ({ user, params }) =>
    unblockPerson(context, user.id, params.blockedId),
  );
}
