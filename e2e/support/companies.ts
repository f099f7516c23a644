import type { APIRequestContext, Page } from '@playwright/test';
import { companyRoutes } from '../../packages/contract/src/features/companies/companies.contract.ts';
import { conversationRoutes } from '../../packages/contract/src/features/conversations/conversations.contract.ts';
import { freelanceRoutes } from '../../packages/contract/src/features/freelances/freelances.contract.ts';
import { makeCompany } from './accounts.ts';
import { callRoute } from './api.ts';
import type { Person } from './conversations.ts';
import { newPassword, refuseCookies, signIn } from './people.ts';
import { readMail } from './sandbox.ts';

/** Signs in on this page as a company that nobody else uses. */
export async function signInAsNewCompany(
  page: Page,
  request: APIRequestContext,
  name = 'Ana Lima',
): Promise<Person> {
  const company = await makeCompany(request, { name });
  await refuseCookies(page);
  await signIn(page, company.email, newPassword);
  return company;
}

/** Contacts this many freelances; answers the profiles of as many that were not. */
export async function contactFreelances(
  request: APIRequestContext,
  { id: senderId, token }: Person,
  count: number,
): Promise<string[]> {
  const cards = await callRoute(request, freelanceRoutes.list, { query: { limit: count * 2 } });
  const ids = cards.map(({ id }) => id);
  for (const id of ids.slice(0, count)) {
    const { user_id: receiverId } = await callRoute(request, freelanceRoutes.get, { params: { id } });
    const body = { senderId, receiverId, subject: 'Une mission', content: 'Bonjour' };
    await callRoute(request, conversationRoutes.contact, { body }, token);
  }
  return ids.slice(count);
}

/** A company whose SIRET is confirmed by a mail at its site, which no other has. */
export async function makeConfirmedCompany(
  request: APIRequestContext,
  { name, rank, domain }: { name: string; rank: number; domain: string },
): Promise<Awaited<ReturnType<typeof makeCompany>>> {
  const made = await makeCompany(request, { name, rank, profile: { website: `https://www.${domain}` } });
  const email = `contact@${domain}`;
  const call = { params: { userId: made.id }, body: { email } };
  await callRoute(request, companyRoutes.askConfirmation, call, made.token);
  const { text } = await readMail(email, 'Confirmez votre entreprise sur Mitoyen');
  const link = new URL(/https?:\/\/\S+confirmer-entreprise\S+/.exec(text)?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';
  await callRoute(request, companyRoutes.confirm, { body: { token } });
  return made;
}
