import type {
  ApplicationStatus,
  RejectionReason,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Generated } from 'kysely';

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
  /** Who applies: a freelance to a mission, a job seeker to a job. */
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
  created_at: Date;
}

interface ApplicationEventsTable {
  id: string;
  application_id: string;
  status: ApplicationStatus;
  message: string | null;
  at: Date;
}
