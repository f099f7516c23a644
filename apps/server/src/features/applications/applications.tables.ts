import type {
  ApplicationStatus,
  RejectionReason,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Row } from '../../core/db/schema.ts';

declare module '../../core/db/schema.ts' {
  interface Schema {
    applications: ApplicationsTable;
    application_events: ApplicationEventsTable;
  }
}

interface ApplicationsTable {
  id: string;
  offer_id: string;
  company_id: string;
  /** The applicant: a freelance for a mission, a job seeker for a job. */
  freelance_id: string | null;
  jobseeker_id: string | null;
  /** A copy, for the company alone. */
  cv_file_id: string | null;
  cover_letter: string;
  /** Euros per day; null for a job. */
  proposed_rate: number | null;
  status: ApplicationStatus;
  reason: RejectionReason | null;
  reminded_at: Date | null;
  answered_at: Date | null;
  has_unread_answer: Generated<boolean>;
  /** Of the freelance, in the order chosen; they may be gone. */
  project_ids: Generated<string[]>;
  /** The company's own mark. */
  favourite_at: Date | null;
  /** Of a job seeker, written by the database. */
  shown: ColumnType<ShownJobseeker | null, never, never>;
  created_at: Date;
}

/** What a company could read of a job seeker when they applied: since when it may not find them, it reads this. */
export type ShownJobseeker = Pick<
  Row<'jobseekers'>,
  | 'title'
  | 'location'
  | 'experience_years'
  | 'availability'
  | 'expected_salary'
  | 'skills'
  | 'software'
  | 'place_code'
  | 'travel_km'
  | 'available_from'
  | 'days_per_week'
>;

interface ApplicationEventsTable {
  id: string;
  application_id: string;
  status: ApplicationStatus;
  message: string | null;
  at: Date;
}
