import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { originOf } from '../account-security/index.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export function registerPersonalDataRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(
    app,
    context,
    personalDataRoutes.export,
    [ownParam('id')],
    async ({ user, request, reply }) => {
      const archive = await exportAccount(context, user, originOf(context, request));
      const day = parisDay(context.clock.now());
      reply.header('content-disposition', `attachment; filename="mitoyen-mes-donnees-${day}.zip"`);
      return archive;
    },
  );

  registerRoute(app, context, personalDataRoutes.remove, [ownParam('id')], ({ user, body, request }) =>
    deleteAccount(context, user, body.password, originOf(context, request)),
  );
}
