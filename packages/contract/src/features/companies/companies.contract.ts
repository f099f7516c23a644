import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { freeLineSchema } from '../../core/field-schemas.ts';
import { idParams, userIdParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import {
  askConfirmationBody,
  companyCardSchema,
  companyOwnSchema,
  companyProfileBody,
  companyProfileUpdate,
  companySchema,
  confirmCompanyBody,
} from './companies.schemas.ts';

export const companyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/companies',
    summary: 'Les entreprises, ou celles dont le nom contient un texte',
    auth: 'none',
    query: z.object({ ...pageQueryFields, name: z.optional(freeLineSchema('Nom de l’entreprise', 100, 0)) }),
    responses: { 200: z.array(companyCardSchema) },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/companies',
    summary: 'Crée le profil de son entreprise',
    auth: 'required',
    body: companyProfileBody,
    responses: { 201: companyOwnSchema },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/companies/:id',
    summary: 'Une entreprise',
    auth: 'optional',
    params: idParams,
    responses: { 200: companySchema },
  }),
  getByUser: defineRoute({
    method: 'GET',
    path: '/api/companies/by-user/:userId',
    summary: 'L’entreprise d’un compte',
    auth: 'optional',
    params: userIdParams,
    responses: { 200: companySchema },
  }),
  askConfirmation: defineRoute({
    method: 'POST',
    path: '/api/companies/by-user/:userId/confirmation',
    summary: 'Envoie un lien à une adresse du site web de son entreprise, pour la confirmer',
    auth: 'required',
    params: userIdParams,
    body: askConfirmationBody,
    responses: { 204: null },
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/api/companies/confirmation',
    summary: 'Confirme une entreprise avec le lien reçu à une adresse de son site web',
    auth: 'none',
    body: confirmCompanyBody,
    responses: { 200: z.object({ name: z.string() }) },
  }),
  updateByUser: defineRoute({
    method: 'PUT',
    path: '/api/companies/by-user/:userId',
    summary: 'Modifie le profil de son entreprise',
    auth: 'required',
    params: userIdParams,
    body: companyProfileUpdate,
    responses: { 200: companyOwnSchema },
  }),
};
