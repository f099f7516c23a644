import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, userIdParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import {
  companyCardSchema,
  companyOwnSchema,
  companyProfileBody,
  companyProfileUpdate,
  companySchema,
} from './companies.schemas.ts';

export const companyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/companies',
    summary: 'Les entreprises',
    auth: 'none',
    query: z.object(pageQueryFields),
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
