import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { successResponse } from '../../core/ok-response.ts';
import { maxSavedSearches } from './saved-searches.rules.ts';
import {
  changeSavedSearchBody,
  namedAlertSchema,
  savedSearchSchema,
  saveSearchBody,
  visitorSearchChange,
  visitorSearchesSchema,
} from './saved-searches.schemas.ts';

const tokenTooLong = 'Lien incomplet.';
const token = z.string(tokenTooLong).check(z.maxLength(200, tokenTooLong));
/** Of the link that ends alerts: a mail may be about all that an account keeps, 22 characters each. */
const alertToken = z.string(tokenTooLong).check(z.maxLength(200 + 22 * maxSavedSearches, tokenTooLong));

export const savedSearchRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/kept-searches',
    summary: 'Les recherches que l’on garde, la dernière d’abord',
    auth: 'required',
    responses: { 200: z.array(savedSearchSchema) },
  }),
  keep: defineRoute({
    method: 'POST',
    path: '/api/kept-searches',
    summary: 'Garde une recherche ; sans compte, un e-mail demande d’abord de confirmer l’adresse',
    auth: 'optional',
    body: saveSearchBody,
    responses: { 201: savedSearchSchema },
  }),
  change: defineRoute({
    method: 'PATCH',
    path: '/api/kept-searches/:id',
    summary: 'Change le nom ou le rythme d’une recherche gardée, ou note que ses nouveautés ont été vues',
    auth: 'required',
    params: idParams,
    body: changeSavedSearchBody,
    responses: { 200: savedSearchSchema },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/kept-searches/:id',
    summary: 'Ne garde plus une recherche',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/api/kept-searches/confirm',
    summary: 'Commence la recherche d’un visiteur par le lien que son adresse a reçu, et aucune autre',
    auth: 'none',
    body: z.object({ token }),
    responses: { 200: visitorSearchesSchema },
  }),
  showByLink: defineRoute({
    method: 'GET',
    path: '/api/kept-searches/by-link',
    summary: 'Ce que garde l’adresse qui a reçu ce lien ; ne change rien',
    auth: 'none',
    query: z.object({ token }),
    responses: { 200: visitorSearchesSchema },
  }),
  changeByLink: defineRoute({
    method: 'POST',
    path: '/api/kept-searches/by-link',
    summary: 'Commence ou supprime une des recherches de l’adresse qui a reçu ce lien',
    auth: 'none',
    body: z.object({
      token,
      id: z.string('Choisissez une recherche.').check(z.maxLength(100, 'Choisissez une recherche.')),
      change: visitorSearchChange,
    }),
    responses: { 200: visitorSearchesSchema },
  }),
  showAlert: defineRoute({
    method: 'GET',
    path: '/api/alert',
    summary: 'Les recherches dont parle le lien d’arrêt d’un e-mail ; ne change rien',
    auth: 'none',
    query: z.object({ token: alertToken }),
    /** `alert`: the first of them. */
    responses: { 200: z.object({ alert: z.nullable(namedAlertSchema), alerts: z.array(namedAlertSchema) }) },
  }),
  /** RFC 8058: a mail program posts to the address of `List-Unsubscribe`, whose GET is the page with a button. */
  stopAlert: defineRoute({
    method: 'POST',
    path: '/arreter-alerte',
    summary:
      'Arrête les alertes d’un e-mail sans connexion, aussi en un clic depuis un logiciel de messagerie (RFC 8058)',
    auth: 'none',
    query: z.object({ token: alertToken }),
    responses: { 200: successResponse },
  }),
};
