import type { JobseekerAvailability } from '@mitoyen/contract/core/availability.ts';
import type { ExperienceBand } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type { RevealState } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    discreet_profiles: DiscreetProfilesTable;
    reveals: RevealsTable;
  }
}

/** Discreet people by bands; triggers on `jobseekers` write it. */
interface DiscreetProfilesTable {
  user_id: string;
  /** Random, new each time the person becomes discreet: what handles are made of. */
  discreet_key: string;
  /** The main one; '' without any. */
  trade: string;
  /** `d69`, or `r84` where the person names only a region. */
  place: string | null;
  experience: ExperienceBand;
  software: string[];
  phases: string[];
  availability: JobseekerAvailability;
  /** Euros per year, the lower end of a band. */
  salary_min: number;
  tags: string[];
  shuffle_a: Generated<number>;
  shuffle_b: Generated<number>;
  shuffle_c: Generated<number>;
  shuffle_d: Generated<number>;
}

interface RevealsTable {
  id: string;
  person_id: string;
  discreet_key: string;
  siren: string;
  company_name: string;
  asked_by: string | null;
  subject: string;
  content: string;
  asked_at: Date;
  uses_contact: boolean;
  state: RevealState | 'ended';
  answered_at: Date | null;
  conversation_id: string | null;
}
