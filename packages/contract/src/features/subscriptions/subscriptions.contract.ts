import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { userIdParams } from '../../core/ids.ts';
import { pageQueryFieldsOf } from '../../core/pagination.ts';
import {
  checkoutBody,
  hostedPageSchema,
  invoiceSchema,
  portalBody,
  subscriptionSchema,
} from './subscriptions.schemas.ts';

/** Invoices of one page: two years. */
const invoicePageSize = 24;

export const subscriptionRoutes = {
  checkout: defineRoute({
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    summary: 'Ouvre la page de paiement de l’abonnement Premium',
    auth: 'required',
    body: checkoutBody,
    responses: { 200: hostedPageSchema },
  }),
  portal: defineRoute({
    method: 'POST',
    path: '/api/stripe/create-customer-portal-session',
    summary: 'Ouvre le portail où l’abonnement se gère',
    auth: 'required',
    body: portalBody,
    responses: { 200: hostedPageSchema },
  }),
  webhook: defineRoute({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'Reçoit les événements de Stripe, signés',
    auth: 'none',
    responses: { 200: z.object({ received: z.literal(true) }) },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/companies/by-user/:userId/subscription',
    summary: 'L’abonnement de son entreprise',
    auth: 'required',
    params: userIdParams,
    responses: { 200: subscriptionSchema },
  }),
  refresh: defineRoute({
    method: 'POST',
    path: '/api/companies/by-user/:userId/subscription/refresh',
    summary: 'Relit l’abonnement de son entreprise chez Stripe',
    auth: 'required',
    params: userIdParams,
    responses: { 200: subscriptionSchema },
  }),
  listInvoices: defineRoute({
    method: 'GET',
    path: '/api/companies/by-user/:userId/invoices',
    summary: 'Les factures de son entreprise, la plus récente d’abord',
    auth: 'required',
    params: userIdParams,
    query: z.object(pageQueryFieldsOf(invoicePageSize)),
    responses: { 200: z.array(invoiceSchema) },
  }),
};
