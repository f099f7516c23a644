import type {
  ApplicationStatus,
  RejectionReason,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { OfferStatus } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { Generated } from 'kysely';
import type { FacetColumns } from './profiles.tables.ts';

/** Offers, their list, and applications to them. */
export interface OffersTables {
  offers: OffersTable;
  offer_words: { word: string; id: Generated<number> };
  listed_offers: ListedOffersTable;
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
}

interface OffersTable extends FacetColumns {
  id: string;
  company_id: string;
  title: string;
  description: string;
  requirements: Generated<string[]>;
  /** Euros per day. */
  budget: number;
  duration: string | null;
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
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Kept by triggers, as is all that follows. */
  company_name: Generated<string>;
  is_highlighted: Generated<boolean>;
}

/** Kept by triggers: the open offers, as their list is walked and searched. */
interface ListedOffersTable {
  place_code: string | null;
  trades: Generated<string[]>;
  /** Elements as migration 0073 makes them. */
  facets: Generated<string[]>;
  offer_id: string;
  created_at: Date;
  deadline: string;
  is_highlighted: boolean;
  is_remote: boolean;
  location_folded: string;
  public_word_ids: number[];
  word_ids: number[];
}

interface ApplicationsTable {
  id: string;
  offer_id: string;
  company_id: string;
  freelance_id: string;
  cover_letter: string;
  /** Euros per day. */
  proposed_rate: number;
  status: ApplicationStatus;
  reason: RejectionReason | null;
  reminded_at: Date | null;
  answered_at: Date | null;
  has_unread_answer: Generated<boolean>;
  created_at: Date;
}

interface ApplicationEventsTable {
  id: string;
  application_id: string;
  status: ApplicationStatus;
  message: string | null;
  at: Date;
}
