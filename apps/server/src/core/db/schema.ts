import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import type {
  ApplicationStatus,
  RejectionReason,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { SiretStatus } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { ProfileKind } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { CvAudience } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { OfferStatus } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import type { ReportDecision } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { ReportedMessage } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { StripeStatus } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** The tables of `migrations/`, as the queries see them. */
export interface Schema {
  users: UsersTable;
  terms_readings: { user_id: string; version: string; read_at: Date };
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  phone_verifications: PhoneVerificationsTable;
  files: FilesTable;
  cv_downloads: CvDownloadsTable;
  freelances: FreelancesTable;
  jobseekers: JobseekersTable;
  companies: CompaniesTable;
  portfolio_items: PortfolioItemsTable;
  project_images: ProjectImagesTable;
  directory_words: { word: string };
  directory_profiles: DirectoryProfilesTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  message_attachments: MessageAttachmentsTable;
  conversation_reads: ConversationReadsTable;
  idempotency_keys: IdempotencyKeysTable;
  mail_choices: MailChoicesTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  moderation_decisions: ModerationDecisionsTable;
  offers: OffersTable;
  offer_words: { word: string; id: Generated<number> };
  listed_offers: ListedOffersTable;
  list_versions: { list: string; slot: number; version: string };
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
  events: EventsTable;
  subscriptions: SubscriptionsTable;
  checkouts: CheckoutsTable;
  stripe_events: StripeEventsTable;
  subscription_hints: { stripe_customer_id: string };
  rate_limits: { key: string; points: number; expire: number | null };
}

interface UsersTable {
  id: string;
  username: string;
  email: string;
  password_hash: string;
  role: Role | null;
  phone: string | null;
  profile_completed: Generated<boolean>;
  terms_version: string | null;
  created_at: Generated<Date>;
  last_active_at: Generated<Date>;
  inactivity_told_at: Generated<Date | null>;
  is_operator: Generated<boolean>;
  suspended_at: Date | null;
}

interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  user_agent: string | null;
  ip_address: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

interface EmailChangesTable {
  user_id: string;
  new_email: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

interface PhoneVerificationsTable {
  id: string;
  phone: string;
  code_hash: Buffer;
  browser_hash: Buffer | null;
  tries: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  verified_at: Date | null;
}

export type FileKind = 'image' | 'logo' | 'cv' | 'attachment';

interface FilesTable {
  id: string;
  kind: FileKind;
  content_type: string;
  byte_size: number;
  original_name: string | null;
  width: number | null;
  height: number | null;
  uploaded_by: string | null;
  created_at: Generated<Date>;
  taken_at: Date | null;
  owner_id: string | null;
  avif_ready: Generated<boolean>;
  /** A data: address. */
  preview: string | null;
}

interface CvDownloadsTable {
  id: string;
  owner_id: string;
  viewer_id: string | null;
  is_by_member: boolean;
  downloaded_at: Date;
}

interface ProfessionalColumns {
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
  availability_asked_at: Generated<Date | null>;
  is_availability_unconfirmed: Generated<boolean>;
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
}

interface JobseekersTable extends ProfessionalColumns {
  /** Euros per year. */
  expected_salary: number;
  availability: Availability;
  cover_file_id: string | null;
  cv_file_id: string | null;
  cv_audience: Generated<CvAudience>;
}

interface CompaniesTable {
  id: string;
  user_id: string;
  name: string;
  siret: string;
  siret_status: SiretStatus;
  registration_city: string;
  legal_status: string;
  address: string;
  postal_code: string | null;
  website: string | null;
  description: string;
  logo_file_id: string | null;
  is_subscribed: Generated<boolean>;
  subscription_end: Date | null;
  stripe_customer_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
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
  shuffle_a: Generated<number>;
  shuffle_b: Generated<number>;
  shuffle_c: Generated<number>;
  shuffle_d: Generated<number>;
}

interface ConversationsTable {
  id: string;
  user_low_id: string | null;
  user_high_id: string | null;
  context_key: Generated<string>;
  title: string | null;
  contact_company_user_id: string | null;
  message_count: Generated<number>;
  last_message_id: string | null;
  last_activity_at: Date;
}

interface MessagesTable {
  id: string;
  conversation_id: string;
  sender_id: string | null;
  subject: string | null;
  content: string;
  attachment_count: Generated<number>;
  created_at: Date;
}

interface MessageAttachmentsTable {
  file_id: string;
  message_id: string;
  position: number;
}

interface ConversationReadsTable {
  conversation_id: string;
  user_id: string;
  unread_count: Generated<number>;
  read_at: Date | null;
  waiting_since: Date | null;
  mailed_for: Date | null;
}

interface ReportsTable {
  id: string;
  reporter_id: string | null;
  reported_id: string | null;
  reason: string;
  details: string;
  messages: ReportedMessage[];
  created_at: Date;
  closed_at: Date | null;
}

interface ModerationDecisionsTable {
  id: string;
  report_id: string | null;
  subject_id: string | null;
  operator_id: string | null;
  operator_name: string;
  kind: ReportDecision | 'lift';
  ground: string | null;
  statement: string;
  decided_at: Date;
}

interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  blocked_at: Date;
}

interface MailChoicesTable {
  user_id: string;
  kind: string;
  is_wanted: boolean;
  chosen_at: Date;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: Buffer;
  response: unknown;
  created_at: Date;
}

interface OffersTable {
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
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Kept by triggers, as is all that follows. */
  company_name: Generated<string>;
  is_highlighted: Generated<boolean>;
}

/** Kept by triggers: the open offers, as their list is walked and searched. */
interface ListedOffersTable {
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

interface EventsTable {
  id: Generated<number>;
  user_id: string;
  type: string;
  data: unknown;
  /** A transaction's number, which no number of JavaScript holds. */
  xid: Generated<string>;
  created_at: Date;
}

interface SubscriptionsTable {
  company_id: string;
  stripe_subscription_id: string | null;
  status: StripeStatus | null;
  current_period_end: Date | null;
  /** With the database's microseconds, as text where it is compared. */
  read_at: ColumnType<Date, string, string>;
}

interface CheckoutsTable {
  company_id: string;
  attempt_id: string;
  stripe_session_id: string | null;
  started_at: Date;
}

interface StripeEventsTable {
  id: string;
  type: string;
  stripe_customer_id: string | null;
  received_at: Date;
}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
