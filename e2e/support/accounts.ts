import type { APIRequestContext, Page } from '@playwright/test';
import type { RouteBodyInput } from '../../packages/contract/src/core/define-route.ts';
import { accountRoutes } from '../../packages/contract/src/features/accounts/accounts.contract.ts';
import { phoneVerificationRoutes } from '../../packages/contract/src/features/phone-verification/phone-verification.contract.ts';
import { callRoute } from './api.ts';
import type { Person } from './conversations.ts';
import { newEmail, newPassword, signIn } from './people.ts';
import { listCompanies, readSmsCode } from './sandbox.ts';

type AccountBody = RouteBodyInput<typeof accountRoutes.create>;

/** What an account is to have that is not what such accounts usually have here. */
interface Wishes {
  readonly name?: string;
  readonly profile?: Readonly<Record<string, unknown>>;
}

async function create(request: APIRequestContext, body: AccountBody): Promise<Person> {
  const { id, token } = await callRoute(request, accountRoutes.create, { body });
  return { id, token, name: body.username, email: body.email };
}

const activity = {
  ...{ title: 'Architecte', specialization: 'Construction bois', location: 'Grenoble', experienceYears: 6 },
  ...{ skills: ['Revit'], description: 'Charpentes et surélévations.' },
};

const links = [
  { title: 'Refuge', image: null, url: 'https://exemple.fr/refuge' },
  { title: 'Gîte', image: null, url: 'https://exemple.fr/gite' },
];

/** A freelance with two projects that are links by default. */
export async function makeFreelance(
  request: APIRequestContext,
  {
    name = 'Inès Quentin',
    profile = {},
    portfolio = links,
  }: Wishes & { portfolio?: AccountBody['portfolio'] } = {},
): Promise<Person> {
  const [company] = await listCompanies();
  return create(request, {
    ...{ username: name, email: newEmail('portfolio'), password: newPassword, role: 'freelance' },
    profile: { ...activity, hourlyRate: 58, siret: company?.siret, ...profile },
    portfolio,
  });
}

/** A company, the one that stands at `rank` in the registry. */
export async function makeCompany(
  request: APIRequestContext,
  { name = 'Noé Garnier', rank = 0, profile = {} }: Wishes & { rank?: number } = {},
): Promise<Person & { readonly company: { readonly name: string; readonly siret: string } }> {
  const company = (await listCompanies())[rank];
  if (!company) throw new Error('the registry knows fewer companies');
  const made = await create(request, {
    ...{ username: name, email: newEmail('societe'), password: newPassword, role: 'entreprise' },
    profile: {
      ...{ name: company.name, siret: company.siret, registrationCity: 'Lyon', legalStatus: 'SARL' },
      ...{ address: '2, rue de la Paix', description: 'Agence de huit personnes.', ...profile },
    },
  });
  return { ...made, company };
}

/** A job seeker whose mobile number (E.164) was verified: an SMS, of which one address gets five an hour. */
export async function makeJobseeker(
  request: APIRequestContext,
  { name = 'Loïc Tanguy', phone, profile = {} }: Wishes & { phone: string },
): Promise<Person> {
  const verification = { phoneNumber: phone };
  await callRoute(request, phoneVerificationRoutes.send, { body: verification });
  const code = await readSmsCode(phone);
  await callRoute(request, phoneVerificationRoutes.verify, { body: { ...verification, code } });
  return create(request, {
    ...{ username: name, email: newEmail('candidat'), password: newPassword, role: 'jobseeker', phone },
    profile: { ...activity, expectedSalary: 38_000, ...profile },
  });
}

/** Signs in as a new freelance with two projects that are links. Answers the account's e-mail. */
export async function asNewFreelance(page: Page): Promise<string> {
  const { email } = await makeFreelance(page.request);
  await signIn(page, email, newPassword);
  return email;
}

/** Signs in as a new company, the one that stands at `rank` in the registry. */
export async function asNewCompany(page: Page, rank: number): Promise<{ name: string; siret: string }> {
  const { email, company } = await makeCompany(page.request, { rank });
  await signIn(page, email, newPassword);
  return company;
}
