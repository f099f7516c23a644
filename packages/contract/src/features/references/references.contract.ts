import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, userIdParams } from '../../core/ids.ts';
import {
  answerReferenceBody,
  askReferenceBody,
  ownReferenceSchema,
  ownReferencesSchema,
  referencePageSchema,
  referenceToken,
  settleReferenceBody,
} from './references.schemas.ts';

/**
 * Agencies confirm who did what. « Le nom et les titres de tout architecte qui a effectivement participé à l’élaboration
 * d’un projet doivent être explicitement mentionnés après accord de l’intéressé sur les éléments de ce projet auxquels il
 * a participé » : code of duties of architects, décret n° 80-217 of 20 March 1980, art. 5.
 */
export const referenceRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/api/portfolio/item/:id/confirmation',
    summary: 'Demande à une agence de confirmer le rôle, les phases et l’année d’un de ses projets',
    auth: 'required',
    params: idParams,
    body: askReferenceBody,
    responses: { 201: ownReferenceSchema },
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/confirmations/by-user/:userId',
    summary: 'Les confirmations que l’on a demandées, et celles que l’on a données',
    auth: 'required',
    params: userIdParams,
    responses: { 200: ownReferencesSchema },
  }),
  settle: defineRoute({
    method: 'PUT',
    path: '/api/confirmations/:id',
    summary: 'Accepte ou écarte une correction, ou retire une confirmation demandée ou donnée',
    auth: 'required',
    params: idParams,
    body: settleReferenceBody,
    responses: { 204: null },
  }),
  show: defineRoute({
    method: 'GET',
    path: '/api/confirmations',
    summary: 'Ce que demande le lien reçu par une agence ; ne change rien',
    auth: 'optional',
    query: z.object({ token: referenceToken }),
    responses: { 200: referencePageSchema },
  }),
  answer: defineRoute({
    method: 'POST',
    path: '/api/confirmations',
    summary: 'Répond à une demande de confirmation, ou retire sa réponse, avec le lien reçu par e-mail',
    auth: 'optional',
    body: answerReferenceBody,
    responses: { 200: referencePageSchema },
  }),
};
