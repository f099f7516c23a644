import type { APIRequestContext } from '@playwright/test';
import type { RouteBodyInput } from '../../packages/contract/src/core/define-route.ts';
import { applicationRoutes } from '../../packages/contract/src/features/applications/applications.contract.ts';
import { offerRoutes } from '../../packages/contract/src/features/offers/offers.contract.ts';
import { callRoute } from './api.ts';
import type { Person } from './conversations.ts';

/** Publishes an offer without a page; gives its id. */
export async function publishThroughApi(
  request: APIRequestContext,
  company: Person,
  titre: string,
  description = 'Un relevé complet, plans et coupes au 1/50.',
): Promise<string> {
  const body = {
    ...{ entreprise_id: company.id, titre, description, requirements: ['Revit'], budget: 420 },
    ...{ duree: null, lieu: 'Lyon', remote: 1, deadline: '2999-12-31' },
  };
  return (await callRoute(request, offerRoutes.publish, { body }, company.token)).id;
}

/** Applies to an offer without a page; gives the application's id. */
export async function applyThroughApi(
  request: APIRequestContext,
  freelance: Person,
  jobId: string,
  coverLetter = 'Je relève des groupes scolaires depuis huit ans.',
): Promise<string> {
  const body = { jobId, coverLetter, proposedRate: 390 };
  return (await callRoute(request, applicationRoutes.apply, { body }, freelance.token)).id;
}

/** Answers an application as its company does. */
export async function answerThroughApi(
  request: APIRequestContext,
  company: Person,
  id: string,
  body: RouteBodyInput<typeof applicationRoutes.answer>,
): Promise<void> {
  await callRoute(request, applicationRoutes.answer, { params: { id }, body }, company.token);
}
