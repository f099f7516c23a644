import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { matchAdviceListSchema, offerMatchSchema, profileMatchSchema } from './matches.schemas.ts';

export const matchRoutes = {
  listForOffer: defineRoute({
    method: 'GET',
    path: '/api/appels-doffre/:id/matches',
    summary: 'Les profils qui correspondent à une de ses offres, chacun avec les raisons',
    auth: 'required',
    params: idParams,
    responses: { 200: z.array(profileMatchSchema) },
  }),
  listForProfile: defineRoute({
    method: 'GET',
    path: '/api/users/:id/matches',
    summary: 'Les offres qui correspondent à son profil, chacune avec les raisons',
    auth: 'required',
    params: idParams,
    responses: { 200: z.array(offerMatchSchema) },
  }),
  adviseOffer: defineRoute({
    method: 'GET',
    path: '/api/appels-doffre/:id/matches/advice',
    summary: 'Ce qui ferait correspondre des profils à une de ses offres, où aucun ne convient',
    auth: 'required',
    params: idParams,
    responses: { 200: matchAdviceListSchema },
  }),
  adviseProfile: defineRoute({
    method: 'GET',
    path: '/api/users/:id/matches/advice',
    summary: 'Ce qui ferait correspondre des offres à son profil, où aucune ne convient',
    auth: 'required',
    params: idParams,
    responses: { 200: matchAdviceListSchema },
  }),
};
