import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import {
  contestBody,
  outcomeBody,
  ownTakedownSchema,
  takedownBody,
  takedownSchema,
  takedownStatusSchema,
} from './takedowns.schemas.ts';

export const takedownRoutes = {
  listOwn: defineRoute({
    method: 'GET',
    path: '/api/users/:id/takedowns',
    summary: 'Ses contenus que l’équipe a retirés, avec les motifs, le dernier d’abord',
    auth: 'required',
    params: idParams,
    responses: { 200: z.array(ownTakedownSchema) },
  }),
  contest: defineRoute({
    method: 'POST',
    path: '/api/users/:id/takedowns/:takedownId/contest',
    summary: 'Conteste, une fois, le retrait d’un de ses contenus',
    auth: 'required',
    params: z.object({ id: idSchema, takedownId: idSchema }),
    body: contestBody,
    responses: { 201: ownTakedownSchema },
  }),
  takeDown: defineRoute({
    method: 'POST',
    path: '/api/operator/takedowns',
    summary:
      'Retire une image, un projet, une offre ou un message\u00a0; son auteur en reçoit les motifs (opérateurs)',
    auth: 'required',
    body: takedownBody,
    responses: { 201: takedownSchema },
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/takedowns',
    summary: 'Les contenus retirés\u00a0: contestés, en vigueur, ou dont le sort est définitif (opérateurs)',
    auth: 'required',
    query: z.object({ ...pageQueryFields, status: z._default(takedownStatusSchema, 'contested') }),
    responses: { 200: z.array(takedownSchema) },
  }),
  settle: defineRoute({
    method: 'POST',
    path: '/api/operator/takedowns/:id/outcome',
    summary: 'Confirme un retrait contesté, ou rétablit le contenu (opérateurs)',
    auth: 'required',
    params: idParams,
    body: outcomeBody,
    responses: { 201: takedownSchema },
  }),
};
