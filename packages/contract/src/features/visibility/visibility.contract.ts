import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { freeLineSchema } from '../../core/field-schemas.ts';
import { idParams } from '../../core/ids.ts';
import { companyNameSchema, visibilityAnswer, visibilityBody } from './visibility.schemas.ts';

export const visibilityRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/users/:id/visibility',
    summary: 'Qui peut trouver son profil OpenToWork, et les entreprises à qui il est masqué',
    auth: 'required',
    params: idParams,
    responses: { 200: visibilityAnswer },
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/visibility',
    summary:
      'Choisit qui peut trouver son profil OpenToWork ; caches et listes l’ont oublié avant la réponse',
    auth: 'required',
    params: idParams,
    body: visibilityBody,
    responses: { 200: visibilityAnswer },
  }),
  companyNames: defineRoute({
    method: 'GET',
    path: '/api/company-names',
    summary: 'Des entreprises du registre, par leur nom ou leur numéro SIREN',
    auth: 'required',
    query: z.object({
      q: freeLineSchema('Nom de l’entreprise', 100, 1, 'Indiquez un nom ou un numéro SIREN.'),
    }),
    responses: { 200: z.array(companyNameSchema) },
  }),
};
