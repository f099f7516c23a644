import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import {
  calendarAddressSchema,
  loanBody,
  ownLoansSchema,
  proofLoanSchema,
  vigilanceSchema,
} from './proof-loans.schemas.ts';

/** The calls of lenders, and the archive for the firm. */
export const proofLoanRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/users/:id/proof-loans',
    summary: 'Les prêts de ses justificatifs, leurs téléchargements, et à qui l’on peut prêter',
    auth: 'required',
    params: idParams,
    responses: { 200: ownLoansSchema },
  }),
  lend: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/proof-loans',
    summary: 'Prête ses justificatifs à une entreprise, ou renouvelle le prêt',
    auth: 'required',
    params: idParams,
    body: loanBody,
    responses: { 200: proofLoanSchema },
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/api/users/:id/proof-loans/:loanId',
    summary: 'Retire un prêt, aussitôt',
    auth: 'required',
    params: z.object({ id: idSchema, loanId: idSchema }),
    responses: { 204: null },
  }),
  archive: defineRoute({
    method: 'GET',
    path: '/api/proof-loans/:id/archive',
    summary: 'Les justificatifs prêtés qui courent, dans une archive (l’entreprise)',
    auth: 'required',
    params: idParams,
    contentType: 'application/zip',
    responses: { 200: z.unknown() },
  }),
};

const companyParams = z.object({ userId: idSchema });

/** The follow-up of a firm: who lends it proofs, and when they end. */
export const vigilanceRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/companies/by-user/:userId/vigilance',
    summary: 'Qui prête ses justificatifs à l’entreprise, et quand ils se terminent',
    auth: 'required',
    params: companyParams,
    responses: { 200: vigilanceSchema },
  }),
  changeCalendar: defineRoute({
    method: 'POST',
    path: '/api/companies/by-user/:userId/vigilance/calendar',
    summary: 'Change l’adresse privée du calendrier\u00a0: l’ancienne ne répond plus',
    auth: 'required',
    params: companyParams,
    responses: { 201: calendarAddressSchema },
  }),
  /** The token is the secret of the address: calendars send nothing else. */
  calendar: defineRoute({
    method: 'GET',
    path: '/api/vigilance.ics',
    summary: 'Les fins de validité, pour un calendrier',
    auth: 'none',
    query: z.object({ token: z.string().check(z.maxLength(200)) }),
    contentType: 'text/calendar',
    responses: { 200: z.unknown() },
  }),
};
