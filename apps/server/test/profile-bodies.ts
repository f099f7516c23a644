import type { CompanyProfileInput } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import type { FreelanceProfileInput } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { JobseekerProfileInput } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { nextNumber, nextSiret } from './builders/index.ts';
import type { TestApp } from './create-test-app.ts';

const professional = {
  title: 'Dessinatrice',
  specialization: 'Structure bois',
  location: 'Nantes',
  experienceYears: 4,
  description: 'Plans d’exécution et nomenclatures.',
  skills: ['Revit', 'Cadwork'],
};

export function freelanceBody(siret: string): FreelanceProfileInput {
  return { ...professional, hourlyRate: 48.5, siret, avatar: null };
}

export function jobseekerBody(): JobseekerProfileInput {
  return { ...professional, expectedSalary: 36_000, avatar: null, coverImage: null, cv: null };
}

export function companyBody(name: string, siret: string): CompanyProfileInput {
  return {
    name,
    siret,
    registrationCity: 'Nantes',
    legalStatus: 'SAS',
    address: '4, quai de la Fosse',
    postalCode: '44000',
    website: 'https://exemple.fr',
    description: 'Bureau d’études bois.',
    logo: null,
  };
}

/** Has the sandbox's registry know a company that nothing else knows. */
export async function registerCompany(
  { sandbox }: TestApp,
  { name = `Charpentes ${nextNumber()}`, active = true } = {},
): Promise<{ name: string; siret: string }> {
  const siret = nextSiret();
  await sandbox.addCompany({ siren: sirenOf(siret), siret, name, active });
  return { name, siret };
}
