import type { APIRequestContext, Page } from '@playwright/test';
import { newEmail, newPassword, signIn } from './people.ts';
import { listCompanies } from './sandbox.ts';
import { expect } from './test.ts';

async function create(request: APIRequestContext, body: object): Promise<void> {
  const answer = await request.post('/api/users', { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Signs in as a new freelance with two projects that are links. Answers the account's e-mail. */
export async function asNewFreelance(page: Page): Promise<string> {
  const email = newEmail('portfolio');
  const [company] = await listCompanies();
  await create(page.request, {
    ...{ username: 'Inès Quentin', email, password: newPassword, role: 'freelance' },
    profile: {
      ...{ title: 'Architecte', specialization: 'Construction bois', location: 'Grenoble' },
      ...{ experienceYears: 6, hourlyRate: 58, siret: company?.siret, skills: ['Revit'] },
      description: 'Charpentes et surélévations.',
    },
    portfolio: [
      { title: 'Refuge', url: 'https://exemple.fr/refuge' },
      { title: 'Gîte', url: 'https://exemple.fr/gite' },
    ],
  });
  await signIn(page, email, newPassword);
  return email;
}

/** Signs in as a new company, the one that stands at `rank` in the registry. */
export async function asNewCompany(page: Page, rank: number): Promise<{ name: string; siret: string }> {
  const company = (await listCompanies())[rank];
  if (!company) throw new Error('the registry knows fewer companies');
  const email = newEmail('societe');
  await create(page.request, {
    ...{ username: 'Noé Garnier', email, password: newPassword, role: 'entreprise' },
    profile: {
      ...{ name: company.name, siret: company.siret, registrationCity: 'Lyon', legalStatus: 'SARL' },
      ...{ address: '2, rue de la Paix', description: 'Agence de huit personnes.' },
    },
  });
  await signIn(page, email, newPassword);
  return company;
}
