import { defineRoute } from '../../core/define-route.ts';
import { todaySchema } from './today.schemas.ts';

export const todayRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/today',
    summary: 'Ce qui attend le compte connecté : messages, candidatures, limites, profil',
    auth: 'required',
    responses: { 200: todaySchema },
  }),
};
