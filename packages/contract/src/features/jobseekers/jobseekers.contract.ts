import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, userIdParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { profileCardSchema } from '../directory/directory.schemas.ts';
import { jobseekerProfileBody, jobseekerProfileUpdate, jobseekerSchema } from './jobseekers.schemas.ts';

export const jobseekerRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/jobseekers',
    summary: 'Les candidats OpenToWork',
    auth: 'none',
    query: z.object(pageQueryFields),
    responses: { 200: z.array(profileCardSchema) },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/jobseekers',
    summary: 'Crée son profil OpenToWork',
    auth: 'required',
    body: jobseekerProfileBody,
    responses: { 201: jobseekerSchema },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/jobseekers/:id',
    summary: 'Un candidat OpenToWork',
    auth: 'optional',
    params: idParams,
    responses: { 200: jobseekerSchema },
  }),
  getByUser: defineRoute({
    method: 'GET',
    path: '/api/jobseekers/by-user/:userId',
    summary: 'Le profil OpenToWork d’un compte',
    auth: 'optional',
    params: userIdParams,
    responses: { 200: jobseekerSchema },
  }),
  updateByUser: defineRoute({
    method: 'PUT',
    path: '/api/jobseekers/by-user/:userId',
    summary: 'Modifie son profil OpenToWork',
    auth: 'required',
    params: userIdParams,
    body: jobseekerProfileUpdate,
    responses: { 200: jobseekerSchema },
  }),
};
