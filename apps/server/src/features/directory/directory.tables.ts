import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { ProfileKind } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    directory_profiles: DirectoryProfilesTable;
  }
}

interface DirectoryProfilesTable {
  place_code: string | null;
  travel_km: number | null;
  available_from: string | null;
  trades: Generated<string[]>;
  /** As `list_tags` makes them, in migration 0140. */
  tags: Generated<string[]>;
  profile_id: string;
  kind: ProfileKind;
  user_id: string;
  search_text: string;
  location_folded: string;
  rate: number | null;
  salary: number | null;
  experience_years: number;
  availability: Availability;
  /** False for a person who is not available and did not choose to be suggested all the same. */
  is_suggested: Generated<boolean>;
  /** Found by the signed-in alone. */
  is_members_only: Generated<boolean>;
  /** Until when a number of the Ordre stands that was declared, and one that was verified; triggers follow proofs. */
  ordre_until: string | null;
  ordre_verified_until: string | null;
  shuffle_a: Generated<number>;
  shuffle_b: Generated<number>;
  shuffle_c: Generated<number>;
  shuffle_d: Generated<number>;
}
