import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { tidyLine } from '../../core/pasted/tidy-text.ts';
import {
  accountDetailsSchema,
  accountSummarySchema,
  failedJobSchema,
  figuresSchema,
  logEntrySchema,
  sealedHostDataSchema,
  securityEventSchema,
  unsentMailSchema,
  warnedOfferSchema,
} from './operators.schemas.ts';

const searchQuery = z.object({
  ...pageQueryFields,
  search: z._default(z.string().check(z.overwrite(tidyLine), z.maxLength(200)), ''),
});

export const operatorRoutes = {
  listLog: defineRoute({
    method: 'GET',
    path: '/api/operator/log',
    summary: 'Ce que les opérateurs ont consulté et fait, le dernier d’abord (opérateurs)',
    auth: 'required',
    query: z.object({ ...pageQueryFields, operatorId: z.optional(idSchema) }),
    responses: { 200: z.array(logEntrySchema) },
  }),
  listAccounts: defineRoute({
    method: 'GET',
    path: '/api/operator/accounts',
    summary:
      'Les comptes dont le nom, l’adresse ou l’identifiant correspond, le dernier d’abord (opérateurs)',
    auth: 'required',
    query: searchQuery,
    responses: { 200: z.array(accountSummarySchema) },
  }),
  getAccount: defineRoute({
    method: 'GET',
    path: '/api/operator/accounts/:id',
    summary: 'Un compte, ses connexions et ce qui a été décidé à son sujet (opérateurs)',
    auth: 'required',
    params: idParams,
    responses: { 200: accountDetailsSchema },
  }),
  confirmCompany: defineRoute({
    method: 'PUT',
    path: '/api/operator/accounts/:id/company-confirmation',
    summary:
      'Confirme que le compte d’une entreprise ou d’un freelance est bien celui du titulaire de son SIRET, ou reprend cette confirmation (opérateurs)',
    auth: 'required',
    params: idParams,
    body: z.object({ isConfirmed: z.boolean() }),
    responses: { 204: null },
  }),
  endSessions: defineRoute({
    method: 'DELETE',
    path: '/api/operator/accounts/:id/sessions',
    summary: 'Ferme toutes les connexions d’un compte (opérateurs)',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  listSealedHostData: defineRoute({
    method: 'GET',
    path: '/api/operator/host-data',
    summary: 'Ce que la loi fait garder de comptes supprimés, par adresse ou nom exact (opérateurs)',
    auth: 'required',
    query: z.object({ search: z.string().check(z.overwrite(tidyLine), z.minLength(3), z.maxLength(200)) }),
    responses: { 200: z.array(sealedHostDataSchema) },
  }),
  listFailedJobs: defineRoute({
    method: 'GET',
    path: '/api/operator/failed-jobs',
    summary: 'Les tâches de fond qui ont échoué pour de bon, la dernière d’abord (opérateurs)',
    auth: 'required',
    responses: { 200: z.array(failedJobSchema) },
  }),
  retryJob: defineRoute({
    method: 'POST',
    path: '/api/operator/failed-jobs/:id/retry',
    summary: 'Relance une tâche de fond (opérateurs)',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  listUnsentMails: defineRoute({
    method: 'GET',
    path: '/api/operator/unsent-mails',
    summary: 'Les e-mails qu’aucun essai n’a pu envoyer, le dernier d’abord (opérateurs)',
    auth: 'required',
    query: z.object(pageQueryFields),
    responses: { 200: z.array(unsentMailSchema) },
  }),
  resendMail: defineRoute({
    method: 'POST',
    path: '/api/operator/unsent-mails/:id/retry',
    summary: 'Remet un e-mail dans la file d’envoi (opérateurs)',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  resendMails: defineRoute({
    method: 'POST',
    path: '/api/operator/unsent-mails/retry',
    summary: 'Remet dans la file d’envoi tous les e-mails qui n’ont pas pu partir (opérateurs)',
    auth: 'required',
    responses: { 200: z.object({ count: z.number() }) },
  }),
  listWarnedOffers: defineRoute({
    method: 'GET',
    path: '/api/operator/warned-offers',
    summary:
      'Les offres publiées malgré une remarque, avec les mots en cause, la dernière d’abord (opérateurs)',
    auth: 'required',
    query: z.object(pageQueryFields),
    responses: { 200: z.array(warnedOfferSchema) },
  }),
  listSecurityEvents: defineRoute({
    method: 'GET',
    path: '/api/operator/security-events',
    summary: 'Connexions, échecs et changements d’accès, le dernier d’abord (opérateurs)',
    auth: 'required',
    query: z.object({
      ...pageQueryFields,
      userId: z.optional(idSchema),
      kind: z.optional(z.string().check(z.maxLength(40))),
    }),
    responses: { 200: z.array(securityEventSchema) },
  }),
  figures: defineRoute({
    method: 'GET',
    path: '/api/operator/figures',
    summary: 'Les chiffres des sept derniers jours (opérateurs)',
    auth: 'required',
    responses: { 200: figuresSchema },
  }),
};
