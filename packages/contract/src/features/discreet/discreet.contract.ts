import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import {
  askedRevealSchema,
  discreetCardSchema,
  discreetPageSchema,
  discreetQuery,
  revealAnswerBody,
  revealRequestBody,
  revealSchema,
} from './discreet.schemas.ts';

const handleParams = z.object({ handle: idSchema });

/** The calls of firms whose SIRET is confirmed; to everybody else there is nothing at these addresses. */
export const discreetRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/discreet',
    summary: 'Les profils discrets que son entreprise peut trouver, par tranches',
    auth: 'required',
    query: discreetQuery,
    responses: { 200: discreetPageSchema },
  }),
  listAsked: defineRoute({
    method: 'GET',
    path: '/api/discreet/requests',
    summary: 'Les demandes que son entreprise a faites à des profils discrets, la dernière d’abord',
    auth: 'required',
    query: z.object(pageQueryFields),
    responses: { 200: z.array(askedRevealSchema) },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/discreet/:handle',
    summary: 'Un profil discret',
    auth: 'required',
    params: handleParams,
    responses: { 200: discreetCardSchema },
  }),
  ask: defineRoute({
    method: 'POST',
    path: '/api/discreet/:handle/requests',
    summary: 'Demande à un profil discret de se révéler ; compte comme un contact',
    auth: 'required',
    params: handleParams,
    body: revealRequestBody,
    responses: { 201: askedRevealSchema },
  }),
};

/** The calls of the person whom firms asked. */
export const revealRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/reveals',
    summary: 'Les entreprises qui ont demandé à vous connaître, la dernière d’abord',
    auth: 'required',
    query: z.object(pageQueryFields),
    responses: { 200: z.array(revealSchema) },
  }),
  answer: defineRoute({
    method: 'POST',
    path: '/api/reveals/:id/answer',
    summary: 'Se révèle à une entreprise, décline, ou décline et se masque à elle',
    auth: 'required',
    params: idParams,
    body: revealAnswerBody,
    responses: { 204: null },
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/reveals/:id',
    summary: 'Ne se révèle plus à une entreprise ; ce qu’elle a lu reste lu',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
};
