import type { Generated } from 'kysely';
import type { FacetColumns } from '../vocabulary/index.ts';

/** The columns that freelances and job seekers share. */
export interface ProfessionalColumns extends FacetColumns {
  /** The owner said that `place_read` is none of the places it may mean. */
  is_place_declined: Generated<boolean>;
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
  availability_asked_at: Date | null;
  is_availability_unconfirmed: Generated<boolean>;
  /** Suggested although not available. */
  stays_suggested: Generated<boolean>;
  /** Kilometres; -1 for all of France. */
  travel_km: number | null;
  /** `YYYY-MM-DD`. */
  available_from: string | null;
  days_per_week: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
