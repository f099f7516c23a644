import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema, userIdParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { applicationStatuses, mostCompared } from './applications.rules.ts';
import {
  anyApplicationBody,
  applicationAnswerBody,
  applicationSchema,
  comparedApplicationSchema,
  favouriteBody,
  offerApplicationsSchema,
} from './applications.schemas.ts';

/** States to keep, the key repeated for each; without any, all are. */
const statusFilter = z.pipe(
  z.transform((value: string | readonly string[] | undefined) => (value === undefined ? [] : [value].flat())),
  z.array(z.enum(applicationStatuses, 'État de candidature inconnu.')).check(z.maxLength(20)),
);

const tooManyComparedMessage = `Comparez ${mostCompared} candidatures au plus.`;
const comparedIds = z.pipe(
  z.transform((value: string | readonly string[] | undefined) => (value === undefined ? [] : [value].flat())),
  z
    .array(z.string().check(z.maxLength(64, 'Candidature inconnue.')))
    .check(
      z.minLength(1, 'Choisissez les candidatures à comparer.'),
      z.maxLength(mostCompared, tooManyComparedMessage),
    ),
);

export const applicationRoutes = {
  apply: defineRoute({
    method: 'POST',
    path: '/api/applications',
    summary: 'Postule à une offre',
    auth: 'required',
    body: anyApplicationBody,
    responses: { 201: applicationSchema },
  }),
  listByCompany: defineRoute({
    method: 'GET',
    path: '/api/applications/by-company/:companyUserId',
    summary: 'Les candidatures reçues, les plus récentes d’abord',
    auth: 'required',
    params: z.object({ companyUserId: idSchema }),
    query: z.object({
      ...pageQueryFields,
      jobId: z.optional(idSchema),
      status: statusFilter,
      /** The company's favourites alone. */
      favourite: z.optional(z.literal('1', 'Favoris\u00a0: indiquez 1, ou rien.')),
    }),
    responses: { 200: z.array(applicationSchema) },
  }),
  countByCompany: defineRoute({
    method: 'GET',
    path: '/api/applications/by-company/:companyUserId/counts',
    summary: 'Combien de candidatures reçues, par offre et par état ; les offres les plus récentes d’abord',
    auth: 'required',
    params: z.object({ companyUserId: idSchema }),
    responses: { 200: z.array(offerApplicationsSchema) },
  }),
  compare: defineRoute({
    method: 'GET',
    path: '/api/applications/by-company/:companyUserId/compare',
    summary:
      'Une à quatre candidatures reçues à une même offre, avec ce qui les compare ; sans celles qui sont inconnues',
    auth: 'required',
    params: z.object({ companyUserId: idSchema }),
    query: z.object({ id: comparedIds }),
    responses: { 200: z.array(comparedApplicationSchema) },
  }),
  favourite: defineRoute({
    method: 'PUT',
    path: '/api/applications/:id/favourite',
    summary: 'Met une candidature reçue parmi ses favoris, ou l’en retire ; qui a postulé n’en sait rien',
    auth: 'required',
    params: idParams,
    body: favouriteBody,
    responses: { 200: applicationSchema },
  }),
  listByFreelance: defineRoute({
    method: 'GET',
    path: '/api/applications/by-freelance/:userId',
    summary: 'Ses candidatures et où elles en sont',
    auth: 'required',
    params: userIdParams,
    query: z.object(pageQueryFields),
    responses: { 200: z.array(applicationSchema) },
  }),
  listByJobseeker: defineRoute({
    method: 'GET',
    path: '/api/applications/by-jobseeker/:userId',
    summary: 'Ses candidatures à des emplois et où elles en sont',
    auth: 'required',
    params: userIdParams,
    query: z.object(pageQueryFields),
    responses: { 200: z.array(applicationSchema) },
  }),
  readByJobseeker: defineRoute({
    method: 'POST',
    path: '/api/applications/by-jobseeker/:userId/read',
    summary: 'Dit lues les réponses à ces candidatures à des emplois',
    auth: 'required',
    params: userIdParams,
    body: z.object({ applicationIds: z.array(idSchema).check(z.maxLength(100)) }),
    responses: { 204: null },
  }),
  read: defineRoute({
    method: 'POST',
    path: '/api/applications/by-freelance/:userId/read',
    summary: 'Dit lues les réponses à ces candidatures',
    auth: 'required',
    params: userIdParams,
    body: z.object({ applicationIds: z.array(idSchema).check(z.maxLength(100)) }),
    responses: { 204: null },
  }),
  answer: defineRoute({
    method: 'POST',
    path: '/api/applications/:id/answer',
    summary: 'Répond à une candidature reçue',
    auth: 'required',
    params: idParams,
    body: applicationAnswerBody,
    responses: { 200: applicationSchema },
  }),
  withdraw: defineRoute({
    method: 'POST',
    path: '/api/applications/:id/withdraw',
    summary: 'Retire sa candidature',
    auth: 'required',
    params: idParams,
    responses: { 200: applicationSchema },
  }),
  remind: defineRoute({
    method: 'POST',
    path: '/api/applications/:id/remind',
    summary: 'Relance l’entreprise, une fois, dix jours après',
    auth: 'required',
    params: idParams,
    responses: { 200: applicationSchema },
  }),
};
