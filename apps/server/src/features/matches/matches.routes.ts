import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole, ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { adviseOffer } from './advise-offer.ts';
import { adviseProfile } from './advise-profile.ts';
import { matchOffer } from './match-offer.ts';
import { matchProfile } from './match-profile.ts';

export function registerMatchRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, matchRoutes.listForOffer, [onlyRole('entreprise')], ({ user, params }) =>
    matchOffer(context, user, params.id),
  );
  registerRoute(app, context, matchRoutes.listForProfile, [ownParam('id')], ({ user }) =>
    matchProfile(context, user),
  );
  registerRoute(app, context, matchRoutes.adviseOffer, [onlyRole('entreprise')], ({ user, params }) =>
    adviseOffer(context, user, params.id),
  );
  registerRoute(app, context, matchRoutes.adviseProfile, [ownParam('id')], ({ user }) =>
    adviseProfile(context, user),
  );
}
