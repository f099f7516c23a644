import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idSchema } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { logEntrySchema } from './operators.schemas.ts';

export const operatorRoutes = {
  listLog: defineRoute({
    method: 'GET',
    path: '/api/operator/log',
    summary: 'Ce que les opérateurs ont consulté et fait, le dernier d’abord (opérateurs)',
    auth: 'required',
    query: z.object({ ...pageQueryFields, operatorId: z.optional(idSchema) }),
    responses: { 200: z.array(logEntrySchema) },
  }),
};
