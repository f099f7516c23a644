import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { storedProofStates } from './proof-kinds.rules.ts';
import {
  ownProofsSchema,
  proofBody,
  proofDecisionBody,
  proofSchema,
  submittedProofSchema,
} from './proofs.schemas.ts';

const proofParams = z.object({ id: idSchema, proofId: idSchema });

/** The calls of proofs' owners. */
export const proofRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/users/:id/proofs',
    summary: 'Ses justificatifs, et ce que le registre dit de son SIRET',
    auth: 'required',
    params: idParams,
    responses: { 200: ownProofsSchema },
  }),
  add: defineRoute({
    method: 'POST',
    path: '/api/users/:id/proofs',
    summary: 'Ajoute un justificatif',
    auth: 'required',
    params: idParams,
    body: proofBody,
    responses: { 201: proofSchema },
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/proofs/:proofId',
    summary: 'Remplace un justificatif, qui redevient déclaré',
    auth: 'required',
    params: proofParams,
    body: proofBody,
    responses: { 200: proofSchema },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/users/:id/proofs/:proofId',
    summary: 'Supprime un justificatif et son document',
    auth: 'required',
    params: proofParams,
    responses: { 204: null },
  }),
};

export const operatorProofRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/proofs',
    summary: 'Les justificatifs qui courent, selon leur état, le plus ancien d’abord (opérateurs)',
    auth: 'required',
    query: z.object({ ...pageQueryFields, state: z._default(z.enum(storedProofStates), 'declared') }),
    responses: { 200: z.array(submittedProofSchema) },
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/api/operator/proofs/:id/decision',
    summary: 'Vérifie un justificatif, avec comment, ou le refuse, avec le motif (opérateurs)',
    auth: 'required',
    params: idParams,
    body: proofDecisionBody,
    responses: { 201: submittedProofSchema },
  }),
};
