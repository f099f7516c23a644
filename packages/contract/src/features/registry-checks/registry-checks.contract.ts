import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { siretSchema } from '../companies/siret.schema.ts';
import { registeredFirmSchema } from './registry-checks.schemas.ts';

export const registryRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/api/registry/:siret',
    summary: 'Ce que le registre des entreprises dit d’un établissement, pour remplir un formulaire',
    auth: 'none',
    params: z.object({ siret: siretSchema }),
    responses: { 200: registeredFirmSchema },
  }),
};
