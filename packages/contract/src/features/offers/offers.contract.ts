import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, userIdParams } from '../../core/ids.ts';
import { pageQueryFields, pageQueryFieldsOf } from '../../core/pagination.ts';
import { facetCountsSchema } from '../facets/facet-counts.schemas.ts';
import { listTotalsSchema, withoutFields } from '../facets/list-totals.schemas.ts';
import { anyOfferBody } from './job-body.schemas.ts';
import { closeOfferBody, offerFilters } from './offer-calls.schemas.ts';
import {
  anyOfferSchema,
  companyOffersSchema,
  fullOfferSchema,
  ownOfferSchema,
  reopenOfferBody,
  shownOfferSchema,
} from './offers.schemas.ts';

export const offerRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/appels-doffre',
    summary: 'Les offres de mission ouvertes, celles des abonnées d’abord, puis les plus récentes',
    auth: 'optional',
    query: z.extend(offerFilters, pageQueryFields),
    responses: { 200: z.array(anyOfferSchema) },
  }),
  facets: defineRoute({
    method: 'GET',
    path: '/api/appels-doffre/facets',
    summary: 'Ce qui peut encore préciser une recherche d’offres, et combien d’offres chaque choix laisse',
    auth: 'optional',
    query: offerFilters,
    responses: { 200: facetCountsSchema },
  }),
  totals: defineRoute({
    method: 'GET',
    path: '/api/appels-doffre/totaux',
    summary: 'Combien d’offres donnerait une recherche sans tel ou tel de ses critères',
    auth: 'optional',
    query: z.extend(offerFilters, withoutFields),
    responses: { 200: listTotalsSchema },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/appels-doffre/:id',
    summary: 'Une offre, mission ou emploi',
    auth: 'optional',
    params: idParams,
    responses: { 200: shownOfferSchema },
  }),
  listByCompany: defineRoute({
    method: 'GET',
    path: '/api/appels-doffre/by-company/:userId',
    summary: 'Toutes ses offres, dans tous leurs états, et combien comptent dans la limite',
    auth: 'required',
    params: userIdParams,
    query: z.object(pageQueryFieldsOf(100)),
    responses: {
      200: z.object({ offers: z.array(ownOfferSchema), count: z.number(), limit: z.nullable(z.number()) }),
    },
  }),
  listOpenByCompany: defineRoute({
    method: 'GET',
    path: '/api/companies/:id/offers',
    summary:
      'Les offres ouvertes d’une entreprise, et comment elle répond\u00a0; sans compte, les emplois seuls',
    auth: 'optional',
    params: idParams,
    responses: { 200: companyOffersSchema },
  }),
  publish: defineRoute({
    method: 'POST',
    path: '/api/appels-doffre',
    summary: 'Publie une offre',
    auth: 'required',
    body: anyOfferBody,
    responses: { 201: fullOfferSchema },
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/appels-doffre/:id',
    summary: 'Modifie une de ses offres',
    auth: 'required',
    params: idParams,
    body: anyOfferBody,
    responses: { 200: fullOfferSchema },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/appels-doffre/:id',
    summary: 'Supprime une de ses offres',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  close: defineRoute({
    method: 'POST',
    path: '/api/appels-doffre/:id/close',
    summary: 'Ferme une de ses offres et répond à ceux qui attendent',
    auth: 'required',
    params: idParams,
    body: z.optional(z.nullable(closeOfferBody)),
    responses: { 204: null },
  }),
  reopen: defineRoute({
    method: 'POST',
    path: '/api/appels-doffre/:id/reopen',
    summary: 'Rouvre une de ses offres avec une nouvelle date limite',
    auth: 'required',
    params: idParams,
    body: reopenOfferBody,
    responses: { 200: fullOfferSchema },
  }),
};
