import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { decisionGroundNames } from './reports.rules.ts';
import {
  decisionBody,
  groundMissingMessage,
  noticeBody,
  reportBody,
  reportReceiptSchema,
  reportSchema,
  reportStatusSchema,
  reportSummarySchema,
  statementSchema,
} from './reports.schemas.ts';

export const reportRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/api/reports',
    summary: 'Signale quelqu’un à l’équipe de Mitoyen',
    auth: 'required',
    body: reportBody,
    responses: { 201: reportReceiptSchema },
  }),
  notify: defineRoute({
    method: 'POST',
    path: '/api/notices',
    summary: 'Signale un profil, une entreprise, un projet, une offre ou un message, aussi sans compte',
    auth: 'optional',
    body: noticeBody,
    responses: { 201: reportReceiptSchema },
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/reports',
    summary: 'Les signalements ouverts, le plus ancien d’abord, ou tranchés, le dernier d’abord (opérateurs)',
    auth: 'required',
    query: z.object({ ...pageQueryFields, status: z._default(reportStatusSchema, 'open') }),
    responses: { 200: z.array(reportSummarySchema) },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/operator/reports/:id',
    summary: 'Un signalement et son contexte (opérateurs)',
    auth: 'required',
    params: idParams,
    responses: { 200: reportSchema },
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/api/operator/reports/:id/decision',
    summary: 'Tranche un signalement\u00a0; les deux personnes en reçoivent les motifs (opérateurs)',
    auth: 'required',
    params: idParams,
    body: decisionBody,
    responses: { 201: reportSchema },
  }),
  suspend: defineRoute({
    method: 'POST',
    path: '/api/operator/users/:id/suspension',
    summary: 'Suspend un compte sans signalement\u00a0; son titulaire en reçoit les motifs (opérateurs)',
    auth: 'required',
    params: idParams,
    body: z.object({
      ground: z.enum(decisionGroundNames, groundMissingMessage),
      statement: statementSchema,
    }),
    responses: { 204: null },
  }),
  liftSuspension: defineRoute({
    method: 'POST',
    path: '/api/operator/users/:id/lift-suspension',
    summary: 'Lève la suspension d’un compte (opérateurs)',
    auth: 'required',
    params: idParams,
    body: z.object({ statement: statementSchema }),
    responses: { 204: null },
  }),
};
