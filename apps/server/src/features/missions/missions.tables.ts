import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';

declare module '../../core/db/schema.ts' {
  interface Schema {
    missions: MissionsTable;
  }
}

interface MissionsTable {
  conversation_id: string;
  company_user_id: string;
  freelance_user_id: string;
  /** Whose the present terms are. */
  proposed_by: string;
  starts_on: string;
  ends_on: string;
  phases: ProjectPhase[];
  proposed_at: Date;
  agreed_at: Date | null;
}
