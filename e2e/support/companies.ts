import type { APIRequestContext, Page } from '@playwright/test';
import { newEmail, newPassword, refuseCookies, signIn } from './people.ts';
import { listCompanies } from './sandbox.ts';

/** A company that nobody else uses, with what speaks for it. */
export interface NewCompany {
  readonly userId: string;
  readonly token: string;
  readonly email: string;
}

/** Makes a company's account as the form does. */
async function makeCompany(request: APIRequestContext): Promise<NewCompany> {
  const email = newEmail('entreprise');
  const [known] = await listCompanies();
  const answer = await request.post('/api/users', {
    data: {
      username: 'Ana Lima',
      email,
      password: newPassword,
      role: 'entreprise',
      profile: {
        name: known?.name,
        siret: known?.siret,
        registrationCity: 'Nantes',
        legalStatus: 'SAS',
        address: '4, quai de la Fosse',
        postalCode: '44000',
        website: null,
        description: 'Bureau d’études bois.',
        logo: null,
      },
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { id, token } = await answer.json();
  return { userId: id, token, email };
}

/** The same, signed in on this page. */
export async function signInAsNewCompany(page: Page, request: APIRequestContext): Promise<NewCompany> {
  const company = await makeCompany(request);
  await refuseCookies(page);
  await signIn(page, company.email, newPassword);
  return company;
}

/** Contacts this many freelances; answers the profiles of as many that were not. */
export async function contactFreelances(
  request: APIRequestContext,
  { userId, token }: NewCompany,
  count: number,
): Promise<string[]> {
  const cards: { id: string }[] = await (await request.get(`/api/freelancers?limit=${count * 2}`)).json();
  const ids = cards.map(({ id }) => id);
  for (const id of ids.slice(0, count)) {
    const { user_id: receiverId } = await (await request.get(`/api/freelancers/${id}`)).json();
    const answer = await request.post('/api/messages', {
      headers: { authorization: `Bearer ${token}` },
      data: { senderId: userId, receiverId, subject: 'Une mission', content: 'Bonjour' },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return ids.slice(count);
}
