import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { CompanySector, CompanySize } from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import type { SiretReading, SiretStatus } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { ProfileKind } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { StoredCareerEntry } from '@mitoyen/contract/features/jobseekers/career.schemas.ts';
import type { CvAudience } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import type { ColumnType, Generated } from 'kysely';

/** As `put_profile_cards_together` makes it. */
type StoredCard = Readonly<Record<string, unknown>>;

/** What people show of themselves, and the directory that is made of it. */
export interface ProfilesTables {
  freelances: FreelancesTable;
  jobseekers: JobseekersTable;
  companies: CompaniesTable;
  company_confirmations: CompanyConfirmationsTable;
  portfolio_items: PortfolioItemsTable;
  project_images: ProjectImagesTable;
  directory_words: { word: string };
  directory_profiles: DirectoryProfilesTable;
  /** What each card is made of, null of who is suspended; triggers put it together. */
  profile_cards: { profile_id: string; card: StoredCard | null };
}

/** What people and offers are found by besides words, as the vocabulary's codes. */
export interface FacetColumns {
  place_code: string | null;
  /** The words in which no single place was found; read again once they change. */
  place_read: string | null;
  /** The first is the main one. */
  trades: Generated<string[]>;
  phases: Generated<string[]>;
  /** `code:level`, of level 1 to 3. */
  software: Generated<string[]>;
  programmes: Generated<string[]>;
  contexts: Generated<string[]>;
}

interface ProfessionalColumns extends FacetColumns {
  /** The owner said that `place_read` is none of the places it may mean. */
  is_place_declined: Generated<boolean>;
  id: string;
  user_id: string;
  title: string;
  specialization: string;
  location: string;
  experience_years: number;
  description: string;
  skills: string[];
  avatar_file_id: string | null;
  availability_confirmed_at: Generated<Date>;
  availability_asked_at: Date | null;
  is_availability_unconfirmed: Generated<boolean>;
  /** Suggested although not available. */
  stays_suggested: Generated<boolean>;
  /** Kilometres; -1 for all of France. */
  travel_km: number | null;
  /** `YYYY-MM-DD`. */
  available_from: string | null;
  days_per_week: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface FreelancesTable extends ProfessionalColumns {
  /** Euros per hour. */
  hourly_rate: number;
  availability: 'Disponible' | 'Indisponible';
  completed_projects: Generated<number>;
  siret: string;
  siret_status: SiretStatus;
  /** Null until the registry has said something. */
  siret_reading: SiretReading | null;
  /** How often it was asked. */
  siret_tries: Generated<number>;
  confirmed_by_operator_at: Date | null;
}

interface JobseekersTable extends ProfessionalColumns {
  /** Euros per year. */
  expected_salary: number;
  availability: Availability;
  cover_file_id: string | null;
  cv_file_id: string | null;
  cv_audience: Generated<CvAudience>;
  /** Newest first, as `education` is. */
  experiences: ColumnType<StoredCareerEntry[], string | undefined, string>;
  education: ColumnType<StoredCareerEntry[], string | undefined, string>;
  /** The contracts they look for. */
  contracts: Generated<JobKind[]>;
}

interface CompaniesTable {
  id: string;
  user_id: string;
  name: string;
  siret: string;
  siret_status: SiretStatus;
  /** Null until the registry has said something. */
  siret_reading: SiretReading | null;
  /** How often it was asked. */
  siret_tries: Generated<number>;
  registration_city: string;
  legal_status: string;
  address: string;
  postal_code: string | null;
  website: string | null;
  description: string;
  logo_file_id: string | null;
  cover_file_id: string | null;
  /** Null where it is not told. */
  size: CompanySize | null;
  sectors: Generated<CompanySector[]>;
  is_subscribed: Generated<boolean>;
  subscription_end: Date | null;
  stripe_customer_id: string | null;
  /** The site at whose domain somebody answered a mail, while it is the website's. */
  confirmed_domain: string | null;
  confirmed_by_operator_at: Date | null;
  place_code: string | null;
  place_read: string | null;
  is_place_declined: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CompanyConfirmationsTable {
  token_hash: Buffer;
  company_id: string;
  domain: string;
  expires_at: Date;
}

interface PortfolioItemsTable {
  id: string;
  freelance_id: string;
  position: number;
  title: string;
  description: string;
  url: string | null;
  created_at: Generated<Date>;
  role_held: string | null;
  agency: string | null;
  phases: Generated<ProjectPhase[]>;
  software: Generated<string[]>;
  surface_square_metres: number | null;
  completion_year: number | null;
}

interface ProjectImagesTable {
  project_id: string;
  file_id: string;
  position: number;
  alt_text: Generated<string>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
}

interface DirectoryProfilesTable {
  place_code: string | null;
  travel_km: number | null;
  available_from: string | null;
  trades: Generated<string[]>;
  /** Elements as migration 0073 makes them. */
  facets: Generated<string[]>;
  profile_id: string;
  kind: ProfileKind;
  user_id: string;
  words: string[];
  search_text: string;
  location_folded: string;
  rate: number | null;
  salary: number | null;
  experience_years: number;
  availability: Availability;
  /** False of who is not available and did not choose to be suggested all the same. */
  is_suggested: Generated<boolean>;
  shuffle_a: Generated<number>;
  shuffle_b: Generated<number>;
  shuffle_c: Generated<number>;
  shuffle_d: Generated<number>;
}
