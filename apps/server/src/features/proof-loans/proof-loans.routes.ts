import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import {
  proofLoanRoutes,
  vigilanceRoutes,
} from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole, ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { lendProofs, listLoans, revoke } from './lend-proofs.ts';
import { openLoanArchive } from './loan-archive.ts';
import { changeCalendar, openCalendar, showVigilance } from './show-vigilance.ts';

export function registerProofLoanRoutes(app: FastifyInstance, context: AppContext): void {
  const lender = [ownParam('id'), onlyRole('freelance', accountErrors.role_mismatch)];
  const firm = [ownParam('userId'), onlyRole('entreprise', accountErrors.role_mismatch)];

  registerRoute(app, context, proofLoanRoutes.list, lender, ({ user }) => listLoans(context, user.id));
  registerRoute(app, context, proofLoanRoutes.lend, lender, ({ user, body }) =>
    lendProofs(context, user.id, body),
  );
  registerRoute(app, context, proofLoanRoutes.revoke, lender, ({ user, params }) =>
    revoke(context, user.id, params.loanId),
  );
  registerRoute(app, context, proofLoanRoutes.archive, [], async ({ user, params, reply }) => {
    const archive = await openLoanArchive(context, user.id, params.id);
    const day = parisDay(context.clock.now());
    reply.header('content-disposition', `attachment; filename="mitoyen-justificatifs-${day}.zip"`);
    return archive;
  });

  registerRoute(app, context, vigilanceRoutes.get, firm, ({ user }) => showVigilance(context, user.id));
  registerRoute(app, context, vigilanceRoutes.changeCalendar, firm, ({ user }) =>
    changeCalendar(context, user.id),
  );
  registerRoute(app, context, vigilanceRoutes.calendar, [], ({ query, reply }) => {
    reply.header('content-disposition', 'inline; filename="mitoyen-vigilance.ics"');
    reply.header('x-robots-tag', 'noindex, nofollow');
    return openCalendar(context, query.token);
  });
}
