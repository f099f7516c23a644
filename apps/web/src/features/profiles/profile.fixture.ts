import type { CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';

const common = {
  firstName: 'Élodie',
  title: 'Architecte',
  specialization: 'Réhabilitation',
  location: 'Lyon',
  description: 'Relevés et suivi de chantier.',
  skills: ['Revit', 'AutoCAD'],
  experienceYears: 7,
  avatar: null,
  placeCode: null,
  trades: [],
  phases: [],
  software: [],
  programmes: [],
  contexts: [],
  travelKm: null,
  availableFrom: null,
  daysPerWeek: null,
};

/** A freelance as a signed-out visitor sees her. */
export function freelance(over: Partial<Freelance> = {}): Freelance {
  return {
    ...common,
    id: 'freelance-1',
    user_id: 'user-elodie',
    hourlyRate: 45,
    availability: 'Disponible',
    completedProjects: 12,
    siretStatus: 'verified',
    siretState: 'exists',
    portfolio: [],
    ...over,
  };
}

/** A job seeker as a signed-out visitor sees her. */
export function jobseeker(over: Partial<Jobseeker> = {}): Jobseeker {
  return {
    ...common,
    id: 'jobseeker-1',
    user_id: 'user-elodie',
    expectedSalary: 38_000,
    availability: 'Disponible sous 3 mois',
    coverImage: null,
    hasCv: true,
    experiences: [],
    education: [],
    contracts: [],
    ...over,
  };
}

/** A company as others see it. */
export function company(over: Partial<CompanyPublic> = {}): CompanyPublic {
  return {
    id: 'company-1',
    user_id: 'user-awa',
    name: 'Atelier Canopée',
    siret: '73282932000074',
    siretStatus: 'verified',
    siretState: 'exists',
    confirmation: null,
    registrationCity: 'Lyon',
    legalStatus: 'SARL',
    address: '12 rue du Mur',
    postalCode: '69001',
    vatNumber: '69001',
    website: null,
    description: 'Construction en bois.',
    logo: null,
    coverImage: null,
    size: null,
    sectors: [],
    placeCode: null,
    ...over,
  };
}
