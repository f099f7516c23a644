import type { createUserBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type * as z from 'zod/mini';
import type { TestApp } from './create-test-app.ts';

type Body = z.input<typeof createUserBody>;

let count = 0;
const nextEmail = () => `personne${++count}.${Date.now()}@exemple.fr`;

export const goodPassword = 'charpente7bois';

const professional = {
  title: 'Architecte',
  specialization: 'Réhabilitation',
  location: 'Saint-Étienne',
  experienceYears: 7,
  description: 'Relevés, esquisses et suivi de chantier.',
  skills: ['Revit', 'AutoCAD'],
};

const companiesTaken = new WeakMap<TestApp, number>();

/** A company of the sandbox's registry, not taken by another call for the same application. */
async function nextCompany(app: TestApp) {
  const companies = (await app.sandbox.companies()).filter(
    ({ active, name }) => active && !name.startsWith('['),
  );
  const taken = companiesTaken.get(app) ?? 0;
  companiesTaken.set(app, taken + 1);
  const company = companies[taken % companies.length];
  if (!company) throw new Error('the sandbox knows no company');
  return company;
}

/** The body of `POST /api/users` for a freelance with a profile. */
export async function freelanceAccount(app: TestApp, over: Partial<Body> = {}): Promise<Body> {
  const { siret } = await nextCompany(app);
  const profile = { ...professional, hourlyRate: 45, siret };
  return {
    username: 'Camille Durand',
    email: nextEmail(),
    password: goodPassword,
    role: 'freelance',
    profile,
    ...over,
  };
}

/** The body of `POST /api/users` for a company with a profile. */
export async function companyAccount(app: TestApp, over: Partial<Body> = {}): Promise<Body> {
  const { siret, name } = await nextCompany(app);
  const profile = {
    name,
    siret,
    registrationCity: 'Lyon',
    legalStatus: 'SARL',
    address: '3, quai des Étroits',
    postalCode: '69005',
    description: 'Agence de huit personnes.',
  };
  return {
    username: 'Awa Ndiaye',
    email: nextEmail(),
    password: goodPassword,
    role: 'entreprise',
    profile,
    ...over,
  };
}

/** The body of `POST /api/users` for a job seeker; its phone must be verified first. */
export function jobseekerAccount(phone: string, over: Partial<Body> = {}): Body {
  const profile = { ...professional, expectedSalary: 38_000, availability: 'Disponible sous 1 mois' };
  return {
    username: 'Samir Benali',
    email: nextEmail(),
    password: goodPassword,
    role: 'jobseeker',
    phone,
    profile,
    ...over,
  };
}
