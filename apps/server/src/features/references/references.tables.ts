import type { ReferenceState } from '@mitoyen/contract/features/references/references.rules.ts';
import type { ReferenceFacts } from '@mitoyen/contract/features/references/references.schemas.ts';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    project_references: ProjectReferencesTable;
    reference_stops: ReferenceStopsTable;
  }
}

interface ProjectReferencesTable {
  id: string;
  project_id: string;
  agency: string;
  email: string | null;
  mailbox: string | null;
  company_id: string | null;
  token_hash: Buffer;
  asked_at: Date;
  expires_at: Date;
  state: Generated<ReferenceState>;
  answered_at: Date | null;
  answerer_name: string | null;
  answerer_position: string | null;
  answered_by: string | null;
  siren: string | null;
  confirmed_by: string | null;
  confirmed_title: string | null;
  corrections: JSONColumnType<ReferenceFacts> | null;
}

interface ReferenceStopsTable {
  mailbox_hash: Buffer;
  stopped_at: Date;
}
