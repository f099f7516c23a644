export {};

declare module '../../core/db/schema.ts' {
  interface Schema {
    proof_loans: ProofLoansTable;
    proof_loan_downloads: ProofLoanDownloadsTable;
    proof_notices: ProofNoticesTable;
    vigilance_calendars: VigilanceCalendarsTable;
  }
}

interface ProofLoansTable {
  id: string;
  person_id: string;
  siren: string;
  company_name: string;
  months: number;
  lent_on: string;
  /** The last day, whole, in Paris. */
  lent_until: string;
  revoked_at: Date | null;
  created_at: Date;
}

interface ProofLoanDownloadsTable {
  id: string;
  loan_id: string;
  /** Null once the account is gone. */
  account_id: string | null;
  at: Date;
}

interface ProofNoticesTable {
  proof_id: string;
  ends_on: string;
  days: number;
  recipient_id: string;
  at: Date;
}

interface VigilanceCalendarsTable {
  user_id: string;
  version: number;
}
