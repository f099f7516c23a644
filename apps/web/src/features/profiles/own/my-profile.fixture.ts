import type { CompanyOwn } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { camille } from '../../../core/session/session.fixture.ts';

const person = {
  user_id: camille.user.id,
  firstName: 'Camille',
  username: 'Camille Durand',
  specialization: 'Réhabilitation',
  location: 'Lyon',
  description: 'Relevés et suivi de chantier.',
  skills: ['Revit', 'AutoCAD'],
  experienceYears: 7,
  avatar: '/files/01900000-0000-7000-8000-0000000000fa',
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

/** Camille's profiles, as their owner gets them. */
export const ownFreelance: Freelance = {
  ...person,
  id: 'freelance-1',
  title: 'Architecte',
  hourlyRate: 62.5,
  availability: 'Disponible',
  completedProjects: 12,
  siret: '73282932000074',
  siretStatus: 'verified',
  siretState: 'exists',
  portfolio: [],
};

export const ownJobseeker: Jobseeker = {
  ...person,
  id: 'jobseeker-1',
  title: 'Conductrice de travaux',
  expectedSalary: 38_000,
  availability: 'Disponible sous 3 mois',
  coverImage: null,
  hasCv: true,
  cv: '/files/01900000-0000-7000-8000-0000000000cf',
  cvAudience: 'members',
  experiences: [],
  education: [],
  contracts: [],
};

export const ownCompany: CompanyOwn = {
  id: 'company-1',
  user_id: camille.user.id,
  name: 'Atelier Canopée',
  siret: '99100003500014',
  siretStatus: 'pending',
  siretState: 'unread',
  confirmation: null,
  registrationCity: 'Lyon',
  legalStatus: 'SARL',
  address: '3, quai des Étroits',
  postalCode: '69005',
  vatNumber: '69005',
  website: 'https://exemple.fr/',
  description: 'Agence de huit personnes.',
  logo: null,
  coverImage: null,
  size: null,
  sectors: [],
  placeCode: null,
  is_subscribed: false,
  subscription_end: null,
  stripe_customer_id: null,
};
