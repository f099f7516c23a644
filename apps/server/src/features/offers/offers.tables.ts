import type {
  JobKind,
  OfferKind,
  SalaryPeriod,
} from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { OfferStatus } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { Generated } from 'kysely';
import type { FacetColumns } from '../vocabulary/index.ts';

declare module '../../core/db/schema.ts' {
  interface Schema {
    offers: OffersTable;
    listed_offers: ListedOffersTable;
    listed_jobs: ListedJobsTable;
  }
}

interface OffersTable extends FacetColumns {
  id: string;
  company_id: string;
  kind: Generated<OfferKind>;
  title: string;
  description: string;
  requirements: Generated<string[]>;
  /** Euros per day; null for a job. */
  budget: number | null;
  duration: string | null;
  /** Gross euros, as all that follows null for a mission. */
  salary_min: number | null;
  salary_max: number | null;
  salary_period: SalaryPeriod | null;
  start_date: string | null;
  months: number | null;
  hours_per_week: number | null;
  remote_days: number | null;
  benefits: string | null;
  tutor: string | null;
  location: string | null;
  is_remote: boolean;
  /** `YYYY-MM-DD`, in Europe/Paris. */
  deadline: string;
  status: OfferStatus;
  closed_at: Date | null;
  noticed_deadline: string | null;
  /** 'Besoin sous 7 jours': closes at most so many days after its opening. */
  is_urgent: Generated<boolean>;
  /** The day in Europe/Paris on which it was reopened last; null: open since it was made. */
  opened_on: string | null;
  /** Rules that warned when it was written last, and those whose warning its company had read. */
  warned_rules: Generated<string[]>;
  read_rules: Generated<string[]>;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Kept by triggers, as is all that follows. */
  company_name: Generated<string>;
  is_highlighted: Generated<boolean>;
}

/** Kept by triggers: the open missions, as their list is walked and searched. */
interface ListedOffersTable {
  place_code: string | null;
  /** As `list_tags` makes them, in migration 0140. */
  tags: Generated<string[]>;
  offer_id: string;
  created_at: Date;
  deadline: string;
  is_highlighted: boolean;
  is_remote: boolean;
  location_folded: string;
  /** The text that visitors' searches read, and the whole text; folded. */
  public_text: Generated<string>;
  search_text: Generated<string>;
  requirements_text: Generated<string>;
}

/** Kept by triggers: the open jobs. */
interface ListedJobsTable extends ListedOffersTable {
  kind: JobKind;
  /** The upper end, in gross euros. */
  yearly_salary: number;
}
