import { missionRoutes } from '@mitoyen/contract/features/missions/missions.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { confirmedAddress } from '../../core/http/guards.ts';
import { registerRoute, StatusResponse } from '../../core/http/register-route.ts';
import { noteCeiling } from '../account-security/index.ts';
import { agreeOnMission, changeMission } from './agree-on-mission.ts';
import { withdrawMission } from './withdraw-mission.ts';

export function registerMissionRoutes(app: FastifyInstance, context: AppContext): void {
  const confirmed = confirmedAddress(context);

  registerRoute(app, context, missionRoutes.agree, [confirmed], ({ user, params, body, request }) =>
    noteCeiling(context, user.id, request, async () => {
      const asked = { userId: user.id, conversationId: params.id, terms: body };
      const { mission, isNew } = await agreeOnMission(context, asked);
      return new StatusResponse(isNew ? 201 : 200, mission);
    }),
  );

  registerRoute(app, context, missionRoutes.change, [confirmed], ({ user, params, body }) =>
    changeMission(context, { userId: user.id, conversationId: params.id, terms: body }),
  );

  registerRoute(app, context, missionRoutes.withdraw, [], ({ user, params }) =>
    withdrawMission(context, user.id, params.id),
  );
}
