import { defineRoute } from '../../core/define-route.ts';
import { showcaseSchema } from './showcase.schemas.ts';

export const showcaseRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/showcase',
    summary:
      'Des personnes, des projets et les dernières offres, pour la page d’accueil ; un autre tirage chaque jour',
    auth: 'none',
    responses: { 200: showcaseSchema },
  }),
};
