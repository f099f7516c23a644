import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { missionBody, missionSchema } from './missions.schemas.ts';

/** The mission of a conversation; what it is now comes with the conversation itself. */
export const missionRoutes = {
  agree: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/mission',
    summary: 'Propose une mission, ou convient de celle que l’autre a proposée telle quelle',
    auth: 'required',
    params: idParams,
    body: missionBody,
    responses: { 200: missionSchema, 201: missionSchema },
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/api/conversations/:id/mission',
    summary: 'Propose de changer la mission, que l’autre accepte à nouveau',
    auth: 'required',
    params: idParams,
    body: missionBody,
    responses: { 200: missionSchema },
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/conversations/:id/mission',
    summary: 'Retire la mission, proposée ou convenue',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
};
