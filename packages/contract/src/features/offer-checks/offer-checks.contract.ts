import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { findingSchema, offerDraftBody } from './offer-checks.schemas.ts';

export const offerCheckRoutes = {
  check: defineRoute({
    method: 'POST',
    path: '/api/offer-checks',
    summary:
      'Ce qu’une offre en cours d’écriture contient de contraire à la loi ou à l’usage ; rien n’est gardé',
    auth: 'required',
    body: offerDraftBody,
    responses: { 200: z.array(findingSchema) },
  }),
};
